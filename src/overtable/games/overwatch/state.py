"""The state of a match: where Heroes stand, what lies on them, the rows' Synergy, the rounds."""

from typing import Self

import msgspec

from overtable.games.overwatch.board import LINES, SIDE, SPACE, SPACES
from overtable.kernel.message import Reason
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.state import State, Zone

ZONES = (
    ("deck", "none"),
    ("hand", "owner"),
    ("board", "all"),
    ("discard", "all"),
    ("aside", "all"),
    ("removed", "all"),
)
"""The zones of each side, and who knows what lies there."""
PER_SIDE = len(ZONES)
DECK, HAND, BOARD, DISCARD, ASIDE, REMOVED = range(PER_SIDE)
POOL, UNUSED = 2 * PER_SIDE, 2 * PER_SIDE + 1
"""Zones of nobody: the Heroes on offer in a draft, and what is not in the game."""

BOTH = 0b11
"""The mask of both players."""

PASSED = Reason("OW-PASS-02", "You have passed and take no further action in this round.")
NOT_YOUR_TURN = Reason("OW-ROUND-01", "It is the other player's turn.")
LIES = {
    DECK: ("OW-SETUP-02", "{0} is in your deck."),
    HAND: ("OW-PLAY-01", "{0} is in your hand, and is played as the action of a turn."),
    DISCARD: ("OW-PLAY-02", "{0} is in your discard pile, and Heroes are played from the hand."),
    ASIDE: ("OW-SETUP-01", "{0} is set aside until an ability brings it."),
    REMOVED: ("OW-ROUND-13", "{0} is removed until Call Mech brings it back."),
    POOL: ("OW-MODE-01", "{0} was drafted by nobody."),
    UNUSED: ("OW-MODE-01", "{0} is not in this match."),
}
"""Why a card that lies there is of no use: the rule, and in words."""


class Trigger(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Something that was set off and waits for its turn (OW-DEFEAT-10)."""

    kind: int
    """MAYHEM or MINES."""
    card: int
    """Whose it is: Junkrat, or the Hero that laid the mine."""
    cause: int
    """The Hero that set it off."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """What the rules ask of a row all the time."""

    heroes: tuple[int, ...]
    """Its undefeated Heroes from left to right, without a Field."""
    taken: int
    """Bit mask of the columns where a card lies, defeated or not."""
    up: int
    """Bit mask of the columns where an undefeated Hero stands."""


class Overwatch(State):
    __slots__ = (
        "at",
        "damage",
        "down",
        "draft",
        "echoed",
        "echoed_x",
        "extra",
        "first",
        "hand",
        "hill",
        "hill_counts",
        "last_loser",
        "passed",
        "reinforce",
        "round",
        "rounds",
        "rows",
        "shields",
        "sides",
        "space",
        "striker",
        "super_synergy",
        "synergy",
        "triggers",
        "turn",
        "used",
        "wins",
    )
    UNSAVED = State.UNSAVED | {"rows", "sides"}

    # What was agreed before the match.
    hand: int
    rounds: int
    draft: bool
    reinforce: bool
    hill_counts: bool
    """Whether one row alone decides a round: King of the Hill."""
    super_synergy: bool

    # The match.
    round: int
    wins: list[int]
    first: int
    """Who leads the round."""
    last_loser: int
    """The loser of the last round, or -1."""
    extra: bool
    """Whether this is the extra round of OW-WIN-03."""
    hill: int
    """The row that counts in King of the Hill, or -1."""

    # The round.
    turn: int
    passed: int
    """Bit mask of the players who have passed."""
    synergy: list[int]
    """By line."""
    echoed: int
    """The last Ultimate used this round that Duplicate may repeat (a row of ABILITIES), or -1."""
    echoed_x: int

    # The board.
    space: list[int]
    """space -> card, or -1."""
    rows: list[Row | None]
    """line -> who stands there, or nothing when nobody has looked since it changed (`heroes.rows`); clones share the
    list, and whichever changes a row goes on with one of its own."""
    sides: list[tuple[int, ...] | None]
    """side -> the undefeated Heroes of its rows, without Fields; dropped with any of them."""
    at: list[int]
    """card -> its place, or -1."""
    damage: bytearray
    shields: bytearray
    down: bytearray
    """card -> whether it is defeated."""
    used: bytearray
    """card -> whether its Ultimate was used this round."""
    striker: int
    """The Hero whose ability dealt the last damage, or -1."""
    triggers: list[Trigger]

    def __init__(self, seed: int, printing: list[int], limit: int) -> None:
        super().__init__(2, seed, printing, limit)
        self.hand, self.rounds = 6, 3
        self.draft = self.reinforce = self.hill_counts = self.super_synergy = False
        self.round = 0
        self.wins = [0, 0]
        self.first = 0
        self.last_loser = -1
        self.extra = False
        self.hill = -1
        self.turn = -1
        self.passed = 0
        self.synergy = [0] * LINES
        self.echoed = -1
        self.echoed_x = 0
        self.space = [-1] * SPACES
        self.forget()
        self.at = [-1] * len(printing)
        self.damage = bytearray(len(printing))
        self.shields = bytearray(len(printing))
        self.down = bytearray(len(printing))
        self.used = bytearray(len(printing))
        self.striker = -1
        self.triggers = []

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        sides = [Zone(name, side, sight, bare=name != "board") for side in range(2) for name, sight in ZONES]
        return (*sides, Zone("pool", -1, bare=True), Zone("unused", -1, bare=True))

    def forget(self) -> None:
        self.rows = [None] * LINES
        self.sides = [None, None]

    def why_not_asked(self, seat: int) -> Reason:
        others_choose = getattr(self.stack[-1], "others_choose", None) if self.stack else None
        return others_choose or (PASSED if has_passed(self, seat) else NOT_YOUR_TURN)

    def plain_fact(self, seat: int, thing: int) -> Reason | None:
        kind, index = kind_of(thing), index_of(thing)
        if kind == SPACE and index // SIDE != seat:
            return Reason("OW-PLAY-02", "{0} is on the other player's side.", (thing,))
        fact = super().plain_fact(seat, thing)
        if fact is None and kind == CARD and index < len(self.where):
            zone = self.where[index]
            rule, text = LIES.get(zone % PER_SIDE if zone < POOL else zone, ("", ""))
            return Reason(rule, text, (thing,)) if rule else None
        return fact

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.hand = self.hand
        new.rounds = self.rounds
        new.draft = self.draft
        new.reinforce = self.reinforce
        new.hill_counts = self.hill_counts
        new.super_synergy = self.super_synergy
        new.round = self.round
        new.wins = self.wins[:]
        new.first = self.first
        new.last_loser = self.last_loser
        new.extra = self.extra
        new.hill = self.hill
        new.turn = self.turn
        new.passed = self.passed
        new.synergy = self.synergy[:]
        new.echoed = self.echoed
        new.echoed_x = self.echoed_x
        new.space = self.space[:]
        new.rows = self.rows
        new.sides = self.sides
        new.at = self.at[:]
        new.damage = self.damage[:]
        new.shields = self.shields[:]
        new.down = self.down[:]
        new.used = self.used[:]
        new.striker = self.striker
        new.triggers = self.triggers[:]


def zone(side: int, kind: int) -> int:
    return side * PER_SIDE + kind


def owner(s: Overwatch, card: int) -> int:
    """Whose card it is: a drafted Hero belongs to whoever took it."""
    return s.where[card] // PER_SIDE


def has_passed(s: Overwatch, seat: int) -> bool:
    return s.passed >> seat & 1 == 1
