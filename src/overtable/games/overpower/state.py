"""The table of OverPower: zones, hits, acts in progress and the counters of a battle. No rules live here.

Characters have the ids 0 to 3 (seat 0) and 4 to 7 (seat 1), the fourth of each being the declared Reserve; so
`id >> 2` is a character's seat. All other cards follow: seat 0's below `border`, seat 1's from it on.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.edition import CLASSIC, NEW, Edition
from overtable.games.overpower.idle import BARE, FAINT, IDLE, OUT_OF_TIME, ZONE_NAMES
from overtable.games.overpower.wording import classic_message, classic_reason
from overtable.kernel.frame import Frame
from overtable.kernel.message import Message, Reason
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.state import Result, State, Zone

if TYPE_CHECKING:
    from overtable.games.overpower.book.facts import Face

ENERGY, COMBAT, BRUTE, INTEL, ANY = range(5)
"""Power types; ANY is the Any-Power icon. An icon mask has the bit `1 << type`."""

(
    DRAW,
    HAND,
    POWER_PACK,
    DEAD,
    DEFEATED,
    FRONT,
    RESERVE,
    PLACED,
    CLIPPED,
    HITS,
    MISSION_RESERVE,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_VENTURED,
    HOMEBASE,
    UNDER,
    FACE_DOWN,
    REMOVED,
) = range(ZONES := 18)
ASTRAL = 2 * ZONES
"""OP25-SETUP-09: the Astral Plane, which both players share."""
STAKES = ASTRAL + 1
"""Skirmish: the Objectives not yet won."""

SIGHT = {DRAW: "none", HAND: "owner", FACE_DOWN: "owner"}
"""Who sees what lies in a place; placed cards and all else are open to everybody (OP25-PLACE-06, OPC-KO-17)."""

CHARACTERS = 8
"""The ids below are characters."""

VENTURE, BRAWL, SKIRMISH = range(3)
"""Modes."""

(P_DRAW, P_EVENT, P_DISCARD, P_PLACEMENT, P_VENTURE, P_BATTLE, P_CONCESSION, P_END) = range(CHARACTERS)
PHASES = ("Draw", "Event", "Discard", "Placement", "Venture", "Battle", "Post-Concession", "End Battle")

TEAM = 1000
"""`TEAM + seat` as the subject of an effect: the whole team of that seat, or its player."""


class Overpower(State):
    __slots__ = (
        "acts",
        "allowed",
        "battle",
        "border",
        "carried_c",
        "carried_r",
        "coded",
        "conceded",
        "declined",
        "discarded",
        "edition",
        "exempt",
        "forward",
        "gathered",
        "guises",
        "hits",
        "homes",
        "initiative",
        "kod",
        "lost",
        "mode",
        "no_penalty",
        "on",
        "passed",
        "phase",
        "placed_now",
        "sets",
        "spared",
        "stakes",
        "stayed_away",
        "struck",
        "surplus_events",
        "tally",
        "thrown",
        "turn",
        "turn_over",
        "used_under",
        "ventured_c",
        "ventured_r",
        "won",
        "won_stakes",
    )

    UNSAVED = State.UNSAVED | {"gathered"}
    rules: ClassVar[Edition] = NEW
    """Where the rules of its edition differ from others."""
    faces: ClassVar[list["Face"]] = []
    """Row of the catalogue -> what is printed there, compiled for the edition (`book.facts`)."""

    edition: str
    mode: int
    battle: int
    phase: int
    initiative: int
    turn: int
    passed: int
    """Mask of seats that passed this battle."""
    conceded: int
    """The seat that conceded this battle, or -1."""
    won: int
    """Who won the last decided battle: a seat, 2 for a tie, -1 before the first."""
    lost: int
    """Mask of the seats that lost the battle before this one."""
    border: int
    on: list[int]
    """card id -> the character, Homebase or Special it lies on, or -1."""
    kod: list[int]
    """character -> the battle in which it was KO'd, or 0."""
    homes: list[int]
    """seat -> the id of its Homebase, or -1."""
    spared: tuple[tuple[str, ...], tuple[str, ...]]
    """By seat: the cards of the deck that the mode leaves out (OP25-MODE-01, OP25-MODE-07)."""
    sets: list[str]
    """seat -> its Mission set."""
    hits: list[Hit]
    acts: list[Act]
    ventured_r: list[int]
    """seat -> how many Objectives it ventured from Reserve in this battle."""
    ventured_c: list[int]
    carried_r: list[int]
    """seat -> Objectives from Reserve still staked from ties."""
    carried_c: list[int]
    no_penalty: int
    """Mask of seats whose venture of this battle draws no penalty."""
    discarded: list[int]
    """seat -> duplicate and unusable cards of this Discard Phase."""
    surplus_events: list[int]
    """seat -> Events that went in it and bring no redraw (OP25-DISC-08)."""
    exempt: list[int]
    """Cards in hand that were drawn with "may keep duplicates" (OP25-DISC-26)."""
    allowed: list[tuple[int, int]]
    """Card and character: a card that an effect lets this character play."""
    used_under: int
    """Mask of seats that used a card from under their Homebase this battle."""
    forward: int
    """Mask of the characters that an Event called to the Front Line for this battle."""
    gathered: tuple[Frame[Any], Any] | None
    """A frame and what the answer that put it there found out for its question. It holds while that very frame asks, in
    this state alone: a copy may have other cards in hidden places."""
    guises: list[tuple[int, int]]
    """Card and what is printed on it: a card that acts identical to another one, as long as it is in play."""
    stayed_away: int
    """Mask of the characters that an effect kept in Reserve when they should have moved up: it does so once."""
    struck: list[int]
    """character -> who hit it last in this battle, or -1."""
    tally: int
    """What the last word did: how many cards, hits or Objectives it moved."""
    thrown: list[int]
    """seat -> cards that it had to discard this battle (OP25-DISC-28)."""
    coded: bool
    """Whether heroes and villains keep to their own cards (OPC-CODE-01)."""
    placed_now: list[int]
    """The cards that were placed in this battle (OPC-DISC-10)."""
    declined: int
    """Mask of the characters whose Spectrum KO the attacker would not have, by the types of open hits (OPC-KO-07)."""
    turn_over: bool
    stakes: int
    """Skirmish: Objectives at stake in this battle."""
    won_stakes: list[int]

    def __init__(self, seed: int, printing: list[int], limit: int, border: int) -> None:
        super().__init__(2, seed, printing, limit)
        self.edition = self.rules.name
        self.mode = VENTURE
        self.battle = 0
        self.phase = P_DRAW
        self.initiative = 0
        self.turn = 0
        self.passed = self.lost = 0
        self.conceded = self.won = -1
        self.border = border
        self.on = [-1] * len(printing)
        self.kod = [0] * 8
        self.homes = [-1, -1]
        self.sets = ["", ""]
        self.spared = ((), ())
        self.hits, self.acts = [], []
        self.ventured_r, self.ventured_c = [0, 0], [0, 0]
        self.carried_r, self.carried_c = [0, 0], [0, 0]
        self.no_penalty = 0
        self.discarded = [0, 0]
        self.surplus_events = [0, 0]
        self.exempt = []
        self.allowed = []
        self.used_under = self.forward = 0
        self.gathered, self.guises = None, []
        self.stayed_away = 0
        self.struck = [-1] * CHARACTERS
        self.tally = self.declined = 0
        self.thrown = [0, 0]
        self.coded, self.turn_over = self.rules.allegiance, False
        self.placed_now = []
        self.stakes = 0
        self.won_stakes = [0, 0]

    def forget(self) -> None:
        self.gathered = None

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        names = [*enumerate(ZONE_NAMES)]
        own = (Zone(name, seat, SIGHT.get(z, "all"), name in BARE) for seat in range(seats) for z, name in names)
        return (*own, Zone("astral plane", -1), Zone("objectives at stake", -1))

    OUT_OF_TIME, FAINT = OUT_OF_TIME, FAINT

    def plain_fact(self, seat: int, thing: int) -> Reason | None:
        fact = super().plain_fact(seat, thing)
        if fact is not None or kind_of(thing) != CARD or index_of(thing) >= len(self.where):
            return fact
        place = self.layout[self.where[index_of(thing)]].name
        return Reason(*IDLE[place], (thing,)) if place in IDLE else None

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.edition = self.edition
        new.mode = self.mode
        new.battle = self.battle
        new.phase = self.phase
        new.initiative = self.initiative
        new.turn = self.turn
        new.passed = self.passed
        new.conceded = self.conceded
        new.won, new.lost = self.won, self.lost
        new.border = self.border
        new.on = self.on[:]
        new.kod = self.kod[:]
        new.homes, new.sets = self.homes, self.sets
        new.spared = self.spared
        new.hits = self.hits[:]
        new.acts = self.acts[:]
        new.ventured_r = self.ventured_r[:]
        new.ventured_c = self.ventured_c[:]
        new.carried_r = self.carried_r[:]
        new.carried_c = self.carried_c[:]
        new.no_penalty = self.no_penalty
        new.discarded = self.discarded[:]
        new.surplus_events = self.surplus_events[:]
        new.exempt = self.exempt[:]
        new.allowed = self.allowed[:]
        new.used_under, new.forward = self.used_under, self.forward
        new.gathered = None
        new.guises = self.guises[:]
        new.stayed_away = self.stayed_away
        new.struck = self.struck[:]
        new.tally = self.tally
        new.thrown = self.thrown[:]
        new.coded = self.coded
        new.placed_now = self.placed_now[:]
        new.declined = self.declined
        new.turn_over = self.turn_over
        new.stakes = self.stakes
        new.won_stakes = self.won_stakes[:]


class ClassicOverpower(Overpower):
    """A table of the classic edition."""

    __slots__ = ()
    rules = CLASSIC
    faces: ClassVar[list["Face"]] = []

    def worded(self, said: Message) -> Message:
        return classic_message(said)

    def worded_reason(self, said: Reason) -> Reason:
        return classic_reason(said)


def zone(seat: int, place: int) -> int:
    return seat * ZONES + place


def place_of(z: int) -> int:
    """Which of a player's places a zone is; -1 for the places that both share."""
    return z % ZONES if z < ASTRAL else -1


def owner(s: Overpower, c: int) -> int:
    """Whose card it is, wherever it lies."""
    return c >> 2 if c < CHARACTERS else int(c >= s.border)


def front(s: Overpower, seat: int) -> list[int]:
    return s.zones[seat * ZONES + FRONT]


def reserve(s: Overpower, seat: int) -> list[int]:
    return s.zones[seat * ZONES + RESERVE]


def hand(s: Overpower, seat: int) -> list[int]:
    return s.zones[seat * ZONES + HAND]


def placed(s: Overpower, seat: int) -> list[int]:
    return s.zones[seat * ZONES + PLACED]


def team(s: Overpower, seat: int) -> list[int]:
    """The living characters, the Front Line first."""
    return s.zones[seat * ZONES + FRONT] + s.zones[seat * ZONES + RESERVE]


def team_mask(seat: int) -> int:
    """The mask of all four characters of a seat."""
    return 0b1111 << 4 * seat


def lent(s: Overpower, c: int) -> bool:
    """Whether an effect lets somebody play this card who could not by the rules."""
    return any(card == c for card, _ in s.allowed)


def replace(s: Overpower, a: int, **changes: object) -> Act:
    """The act with these changes, in its place."""
    s.acts[a] = act = msgspec.structs.replace(s.acts[a], **changes)
    return act


def finish(s: Overpower, winners: tuple[int, ...], rule: str) -> None:
    s.result = Result(winners, s.worded_reason(Reason(rule, "")).rule)
