"""The table of a game of Power Up!: a bag of plain data. No rules live here.

The board has five places a side, one for each rarity, that hold the id of the Hero in play there. Everything that
lies on a card (Wounds, levels, counters) is an array over card ids.
"""

from typing import Any, Self

import msgspec

from overtable.games.powerup.book.glossary import STARS, WHENS
from overtable.kernel.message import Reason
from overtable.kernel.refs import OWN
from overtable.kernel.state import State, Zone

DECK, HAND, SLOT_1, HEROES, ATTACHED, BATTLE, USED, HERO_USED = 0, 1, 2, 7, 8, 9, 10, 11
"""Zones of a seat; the five slots of face-down Heroes begin at `SLOT_1`. A seat's zones start at `seat * ZONES`."""
ZONES = 12
PLACES = 5
"""Places of a side on the board: no more Heroes can be in play (PU-DEPLOY-04)."""

KNELT, STUNNED, ATTACKED, DEFENDED, DIVERTED, IMMORTAL, PINNED = 1, 2, 4, 8, 16, 32, 64
"""Flags of a Hero in play. A pinned one does not stand in the next Refresh!."""
ROUND_FLAGS = STUNNED | ATTACKED | DEFENDED | DIVERTED | IMMORTAL

SETUP, REFRESH, POWER_UP, DRAW, DEPLOY, COMBAT, RESOLVE = range(7)
PHASES = ("Setup", "Refresh!", "Power Up!", "Draw!", "Deploy!", "Combat!", "Resolve!")

ATTACK, TEAM_UP = 1, 2
"""Kinds of a fight."""
ASTRA, POWER, BATTLE_EFFECT, EQUIPMENT_EFFECT = range(4)
"""Kinds of a link: what sort of card it comes from."""
BUFF_ATK, BUFF_DEF, GRANT = 1, 2, 3
"""Kinds of effects: Stat Buffs until the end of Combat!, and a keyword given for the round."""

NO_CARD = -1
"""Where the id of a card could stand; the same for a target. Ids begin at 0."""
NOBODY = 255
"""No bearer: the card is not attached."""
BITS_EACH, MOST_EACH = 4, 15
"""Counters and uses of a card's abilities are packed into one number, four bits an ability."""

ABILITY = OWN
"""The game's own kind of reference: an ability, by its number."""


class Link(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One effect that was announced and has not resolved: its ability, its source card, its user, its targets.

    Targets are references: a card, another link of the chain, a seat, an ability. `spared` are Heroes whose Wounds from
    it are negated, or the HQ's.
    """

    ability: int
    source: int
    seat: int
    kind: int
    target: int = NO_CARD
    second: int = NO_CARD
    dead: bool = False
    spared: tuple[int, ...] = ()
    hq_spared: bool = False


class Fight(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The combat going on: an attack or a Team-Up. `spared` are Heroes whose Wounds from it are negated."""

    kind: int
    seat: int
    attacker: int
    target: int
    partner: int = NO_CARD
    decided: bool = False
    blocked: bool = False
    over: bool = False
    hq_spared: bool = False
    spared: tuple[int, ...] = ()
    returned: int = 0
    dealt: int = 0


class PowerUp(State):
    __slots__ = (
        "bearer",
        "board",
        "brutal",
        "burn",
        "chain",
        "charges",
        "deploy",
        "equipment_replaced",
        "evade",
        "extra_teamups",
        "fight",
        "flags",
        "guarded",
        "hold",
        "hq",
        "joined",
        "level",
        "minus",
        "offense",
        "owner",
        "phase",
        "plus",
        "poison",
        "power",
        "powers_replaced",
        "ran_out",
        "regen",
        "round",
        "sides",
        "tally",
        "teamups",
        "uses",
        "wounds",
    )
    UNSAVED = State.UNSAVED | {"sides"}

    round: int
    phase: int
    offense: int
    hq: list[int]
    deploy: list[int]
    power: list[int]
    guarded: list[int]
    """How many Wounds to the HQ of each seat its guards have negated this round."""
    board: list[int]
    """`place(seat, stars)` -> the Hero in play there, or NO_CARD."""
    owner: bytearray
    bearer: bytearray
    """card id -> the Hero it is attached to, or NOBODY."""
    joined: list[int]
    """card id -> the ability by which a Hero has attached itself, or 0."""
    flags: bytearray
    wounds: bytearray
    level: bytearray
    plus: bytearray
    minus: bytearray
    regen: bytearray
    evade: bytearray
    burn: bytearray
    """card id -> the round whose Resolve! takes the counter away; 0: none. The same for poison."""
    poison: bytearray
    charges: list[int]
    """card id -> counters of its abilities (N) that are left, packed (`counters_left`)."""
    uses: list[int]
    """card id -> how often its abilities were used this round, packed (`times_used`)."""
    chain: list[Link]
    fight: Fight | None
    hold: int
    """While it is set KO'd Heroes stay: between the strike and Aftermath!, and during a Team-Up."""
    teamups: int
    """Team-Up Challenges left this round for whoever issues first."""
    extra_teamups: list[int]
    equipment_replaced: list[int]
    """How many Equipment cards each seat has replaced this round; the same for attached Powers."""
    powers_replaced: list[int]
    ran_out: list[int]
    """When the Power Deck of each seat ran out (in order of arrivals), or 0."""
    tally: list[list[int]]
    """seat -> how often each of `WHENS` came to pass this round."""
    brutal: int
    sides: list[Any]
    """seat -> the `Side` gathered of its cards in play, until one of them changes (`board_changed`); else None."""

    def __init__(self, seed: int, printing: list[int], limit: int) -> None:
        super().__init__(2, seed, printing, limit)
        n = len(printing)
        self.round = 1  # PU-SETUP-01: and so both energies
        self.phase = SETUP
        self.offense = 0
        self.hq = [7, 7]
        self.deploy = [1, 1]
        self.power = [1, 1]
        self.guarded = [0, 0]
        self.board = [NO_CARD] * (2 * PLACES)
        self.owner = bytearray(n)
        self.bearer = bytearray([NOBODY]) * n
        self.joined = [0] * n
        self.flags = bytearray(n)
        self.wounds = bytearray(n)
        self.level = bytearray(n)
        self.plus = bytearray(n)
        self.minus = bytearray(n)
        self.regen = bytearray(n)
        self.evade = bytearray(n)
        self.burn = bytearray(n)
        self.poison = bytearray(n)
        self.charges = [0] * n
        self.uses = [0] * n
        self.chain = []
        self.fight = None
        self.hold = 0
        self.teamups = 1
        self.extra_teamups = [0, 0]
        self.equipment_replaced = [0, 0]
        self.powers_replaced = [0, 0]
        self.ran_out = [0, 0]
        self.tally = empty_tally()
        self.brutal = 0
        self.forget()

    def forget(self) -> None:
        self.sides = [None, None]

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        zones: list[Zone] = []
        for seat in range(seats):
            zones.append(Zone("deck", seat, "none", bare=True))
            zones.append(Zone("hand", seat, "owner", bare=True))
            zones += [Zone(f"slot{stars}", seat, "owner", bare=True) for stars in STARS]  # PU-SETUP-04
            zones += [Zone(name, seat) for name in ("heroes", "attached", "battle")]
            zones += [Zone(name, seat, bare=True) for name in ("used", "hero_used")]
        return tuple(zones)

    # `restless` is set by a book in which a Health total hangs on what nobody notes down: who kneels, who attacks
    # (PU-WOUND-07).
    def settle(self) -> None:
        if not self.hold:
            self.dirty |= self.restless
            super().settle()

    def plain_fact(self, seat: int, thing: int) -> Reason | None:
        """Whose it is; else where it lies and when its turn comes, which the printed cards say."""
        from overtable.games.powerup.inplay.idle import idle  # it reads cards, whose facts read this module

        return super().plain_fact(seat, thing) or idle(self, seat, thing)

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.round = self.round
        new.phase = self.phase
        new.offense = self.offense
        new.hq = self.hq[:]
        new.deploy = self.deploy[:]
        new.power = self.power[:]
        new.guarded = self.guarded[:]
        new.board = self.board[:]
        new.owner = self.owner
        new.bearer = self.bearer[:]
        new.joined = self.joined[:]
        new.flags = self.flags[:]
        new.wounds = self.wounds[:]
        new.level = self.level[:]
        new.plus = self.plus[:]
        new.minus = self.minus[:]
        new.regen = self.regen[:]
        new.evade = self.evade[:]
        new.burn = self.burn[:]
        new.poison = self.poison[:]
        new.charges = self.charges[:]
        new.uses = self.uses[:]
        new.chain = self.chain[:]
        new.fight = self.fight
        new.hold = self.hold
        new.teamups = self.teamups
        new.extra_teamups = self.extra_teamups[:]
        new.equipment_replaced = self.equipment_replaced[:]
        new.powers_replaced = self.powers_replaced[:]
        new.ran_out = self.ran_out[:]
        new.tally = [side[:] for side in self.tally]
        new.brutal = self.brutal
        new.sides = self.sides[:]


def empty_tally() -> list[list[int]]:
    return [[0] * len(WHENS), [0] * len(WHENS)]


def zone(seat: int, which: int) -> int:
    """The number of a seat's zone."""
    return seat * ZONES + which


def slot(seat: int, stars: int) -> int:
    """The zone of a seat's face-down Heroes of this rarity (PU-SETUP-03)."""
    return seat * ZONES + SLOT_1 + stars - 1


def place(seat: int, stars: int) -> int:
    """The place on the board of a seat's Hero of this rarity."""
    return seat * PLACES + stars - 1


def which_zone(s: PowerUp, card: int) -> int:
    """The zone in which the card lies, whosever it is: `HEROES`, `ATTACHED`, ..."""
    return s.where[card] % ZONES


def in_play(s: PowerUp, hero: int) -> bool:
    return hero >= 0 and s.where[hero] % ZONES == HEROES


def seat_of(s: PowerUp, card: int) -> int:
    """Who controls the card: whose zone it lies in, stolen or not (PU-KEY-30)."""
    return s.where[card] // ZONES


def heroes_of(s: PowerUp, seat: int) -> list[int]:
    """The Heroes in play of a seat, 1* to 5*."""
    return [h for h in s.board[seat * PLACES : seat * PLACES + PLACES] if h >= 0]


def attached_to(s: PowerUp, hero: int) -> list[int]:
    bearer = s.bearer
    return [c for c in s.zones[s.where[hero] // ZONES * ZONES + ATTACHED] if bearer[c] == hero]


def board_changed(s: PowerUp, *seats: int) -> None:
    """Told by whoever let a card of these seats come into play, leave it, change its bearer or rise a level, when it
    has happened: what was gathered of them holds no longer, and figures are to be checked."""
    for seat in seats:
        s.sides[seat] = None
    s.dirty = 1


def unset(s: PowerUp, hero: int, flags: int) -> None:
    s.flags[hero] &= 255 - flags


def counters_left(s: PowerUp, card: int, index: int) -> int:
    """Counters of the card's ability with this index."""
    return s.charges[card] >> BITS_EACH * index & MOST_EACH


def times_used(s: PowerUp, card: int, index: int) -> int:
    """How often the card's ability with this index was used this round."""
    return s.uses[card] >> BITS_EACH * index & MOST_EACH


def once(index: int) -> int:
    """One counter, or one use, of the ability with this index, as it is packed."""
    return 1 << BITS_EACH * index
