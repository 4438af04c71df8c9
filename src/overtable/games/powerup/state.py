"""The table of a game of Power Up!: a bag of plain data. No rules live here.

The board has five places a side, one for each rarity: place `seat * 5 + stars - 1` holds the id of the Hero in
play there, or -1. Everything that lies on a card (Wounds, levels, counters) is an array over card ids.
"""

from typing import Self

import msgspec

from overtable.kernel.state import State, Zone

DECK, HAND, SLOT_1, HEROES, ATTACHED, BATTLE, USED, HERO_USED = 0, 1, 2, 7, 8, 9, 10, 11
"""Zones of a seat; the five slots are `SLOT_1 + stars - 1`. A seat's zones start at `seat * ZONES`."""
ZONES = 12
ZONE_NAMES = ("deck", "hand", "slot1", "slot2", "slot3", "slot4", "slot5", "heroes", "attached", "battle", "used")

KNELT, STUNNED, ATTACKED, DEFENDED, DIVERTED, IMMORTAL, PINNED = 1, 2, 4, 8, 16, 32, 64
"""Flags of a Hero in play. A pinned one does not stand in the next Refresh!."""
ROUND_FLAGS = STUNNED | ATTACKED | DEFENDED | DIVERTED | IMMORTAL

SETUP, REFRESH, POWER_UP, DRAW, DEPLOY, COMBAT, RESOLVE = range(7)
PHASES = ("Setup", "Refresh!", "Power Up!", "Draw!", "Deploy!", "Combat!", "Resolve!")

ATTACK, TEAM_UP = 1, 2
"""Kinds of a fight."""
ASTRA, POWER, BATTLE_EFFECT, EQUIPMENT_EFFECT = range(4)
"""Kinds of a link: what sort of card it comes from."""

NOBODY = 255
"""No bearer: the card is not attached."""

BUFF_ATK, BUFF_DEF, GRANT = 1, 2, 3
"""Kinds of effects: Stat Buffs until the end of Combat!, and a keyword given for the round."""

HQ_HIT, HQ_LOST, ENEMY_KO, OWN_KO, BLOCKED, TEAM_UP_WON, DEPLOYED, WAS_BLOCKED = range(8)
HAPPENINGS = 8
"""What the Conditions of cards wait for; each is counted by seat and round."""


class Link(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One effect that was announced and has not resolved: its ability, its source card, its user, its targets.

    Targets are references: a card, another link of the chain, a seat, an ability.
    """

    ability: int
    source: int
    seat: int
    kind: int
    target: int = -1
    second: int = -1
    dead: bool = False


class Fight(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The combat going on: an attack or a Team-Up. `spared` are Heroes whose Wounds from it are negated."""

    kind: int
    seat: int
    attacker: int
    target: int
    partner: int = -1
    decided: bool = False
    blocked: bool = False
    over: bool = False
    hq_spared: bool = False
    direct: bool = False
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
        "evade",
        "extra_teamups",
        "fight",
        "first",
        "flags",
        "guarded",
        "hold",
        "hq",
        "level",
        "minus",
        "mixed",
        "offense",
        "owner",
        "phase",
        "plus",
        "poison",
        "power",
        "ran_out",
        "regen",
        "replaced",
        "round",
        "shield",
        "tally",
        "teamups",
        "uses",
        "wounds",
    )

    round: int
    phase: int
    first: int
    """The seat that is Offense player in odd rounds."""
    offense: int
    hq: list[int]
    deploy: list[int]
    power: list[int]
    shield: list[int]
    """How many further Wounds to the HQ of each seat are negated this round."""
    guarded: list[int]
    """How many Wounds to the HQ of each seat its guards have negated this round."""
    board: list[int]
    owner: bytearray
    bearer: bytearray
    """card id -> the Hero it is attached to, or NOBODY."""
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
    """card id -> counters of its abilities (N) that are left, four bits an ability."""
    uses: list[int]
    """card id -> how often its abilities were used this round, four bits an ability."""
    chain: list[Link]
    fight: Fight | None
    hold: int
    """While it is set KO'd Heroes stay: between the strike and Aftermath!, and during a Team-Up."""
    teamups: int
    """Team-Up Challenges left this round for whoever issues first."""
    extra_teamups: list[int]
    replaced: list[int]
    """Equipment replaced by seat 0, by seat 1, Powers replaced by seat 0, by seat 1, this round."""
    ran_out: list[int]
    """When the Power Deck of each seat ran out (in order of arrivals), or 0."""
    tally: list[int]
    """Happenings of this round by seat."""
    brutal: int
    mixed: int

    def __init__(self, seed: int, printing: list[int], limit: int) -> None:
        super().__init__(2, seed, printing, limit)
        n = len(printing)
        self.round = 1
        self.phase = SETUP
        self.first = 0
        self.offense = 0
        self.hq = [7, 7]
        self.deploy = [1, 1]
        self.power = [1, 1]
        self.shield = [0, 0]
        self.guarded = [0, 0]
        self.board = [-1] * 10
        self.owner = bytearray(n)
        self.bearer = bytearray([NOBODY]) * n
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
        self.replaced = [0, 0, 0, 0]
        self.ran_out = [0, 0]
        self.tally = [0] * (2 * HAPPENINGS)
        self.brutal = 0
        self.mixed = 0

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        zones: list[Zone] = []
        for seat in range(seats):
            zones.append(Zone("deck", seat, "none"))
            zones.append(Zone("hand", seat, "owner"))
            zones += [Zone(f"slot{stars}", seat, "owner") for stars in range(1, 6)]  # PU-SETUP-04
            zones += [Zone(name, seat) for name in ("heroes", "attached", "battle", "used", "hero_used")]
        return tuple(zones)

    def settle(self) -> None:
        if self.dirty and not self.hold:
            from overtable.games.powerup.ko import standing_checks

            standing_checks(self)

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.offense = self.offense
        new.hq = self.hq[:]
        new.deploy = self.deploy[:]
        new.power = self.power[:]
        new.shield = self.shield[:]
        new.guarded = self.guarded[:]
        new.board = self.board[:]
        new.owner = self.owner
        new.bearer = self.bearer[:]
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
        new.replaced = self.replaced[:]
        new.ran_out = self.ran_out[:]
        new.tally = self.tally[:]
        new.brutal = self.brutal
        new.mixed = self.mixed


def zone(seat: int, which: int) -> int:
    return seat * ZONES + which


def in_play(s: PowerUp, hero: int) -> bool:
    return hero >= 0 and s.where[hero] % ZONES == HEROES


def seat_of(s: PowerUp, card: int) -> int:
    """Who controls the card: whose zone it lies in (PU-KEY-30)."""
    return s.where[card] // ZONES


def heroes_of(s: PowerUp, seat: int) -> list[int]:
    """The Heroes in play of a seat, 1* to 5*."""
    return [h for h in s.board[seat * 5 : seat * 5 + 5] if h >= 0]


def attached_to(s: PowerUp, hero: int) -> list[int]:
    bearer = s.bearer
    return [c for c in s.zones[s.where[hero] // ZONES * ZONES + ATTACHED] if bearer[c] == hero]
