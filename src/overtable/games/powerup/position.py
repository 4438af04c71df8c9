"""Positions built by hand, in the game's own words.

    round: 3                      # 1 when not said; energy is the round's unless said
    phase: deploy                 # refresh, deploy (default), combat or resolve: where play goes on
    offense: a                    # the Offense player of this round (default a)
    a:
      hq: 7
      deploy: 3                   # Deploy energy left
      power: 3                    # Power energy left
      hand: [Torch]
      deck: [Torch, Torch]        # from the top; ten fillers when not said
      slots: [Cinder Scout]       # face-down Heroes, by themselves in the slot of their rarity
      battle: [X, Y]              # from the top
      used: []
      hero_used: []
      heroes:                     # in play, by themselves in the place of their rarity
      - Cinder Scout
      - {hero: Kiln Guard, wounds: 1, level: 2, kneeling: true, stunned: false, immortal: false, burn: 4, poison: 4,
         plus: 1, minus: 0, regen: 2, evade: 1, equipment: [Torch], power: Fireheart, joined: [Ash Runner]}

`burn` and `poison` say in which round's Resolve! the counter goes. A wrong field is refused with its name.
"""

from typing import Any

import msgspec

from overtable.games.powerup.combat import CombatPhase
from overtable.games.powerup.deploy import DeployPhase
from overtable.games.powerup.ko import enters
from overtable.games.powerup.printed import FACES, HERO
from overtable.games.powerup.rounds import Refresh, ResolvePhase
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    DECK,
    HAND,
    HERO_USED,
    HEROES,
    IMMORTAL,
    KNELT,
    SLOT_1,
    STUNNED,
    USED,
    PowerUp,
    zone,
)
from overtable.kernel.catalogue import CardError, Catalogue
from overtable.kernel.frame import do
from overtable.kernel.game import BadSetup
from overtable.kernel.knowledge import everyone, mix, put

FILLERS = 10


class HeroAt(msgspec.Struct, forbid_unknown_fields=True):
    hero: str
    wounds: int = 0
    level: int = 1
    kneeling: bool = False
    stunned: bool = False
    immortal: bool = False
    burn: int = 0
    poison: int = 0
    plus: int = 0
    minus: int = 0
    regen: int | None = None
    evade: int | None = None
    equipment: list[str] = []
    power: str = ""
    joined: list[str] = []


class Side(msgspec.Struct, forbid_unknown_fields=True):
    hq: int = 7
    deploy: int | None = None
    power: int | None = None
    hand: list[str] = []
    deck: list[str] | None = None
    slots: list[str] = []
    battle: list[str] = []
    used: list[str] = []
    hero_used: list[str] = []
    heroes: list[str | HeroAt] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    round: int = 1
    phase: str = "deploy"
    offense: str = "a"
    a: Side = msgspec.field(default_factory=Side)
    b: Side = msgspec.field(default_factory=Side)


class _Laying:
    """Collects the cards first, since a state is made for a fixed number of them."""

    def __init__(self, catalogue: Catalogue[Any]) -> None:
        self.catalogue = catalogue
        self.rows: list[int] = []
        self.owners: list[int] = []
        self.problems: list[str] = []

    def card(self, name: str, seat: int) -> int:
        try:
            self.rows.append(self.catalogue.row[self.catalogue.find(name).id])
        except CardError as error:
            self.problems += error.problems
            self.rows.append(0)
        self.owners.append(seat)
        return len(self.rows) - 1

    def cards(self, names: list[str], seat: int) -> list[int]:
        return [self.card(n, seat) for n in names]


def from_position(raw: dict[str, Any], catalogue: Catalogue[Any], seed: int, limit: int) -> PowerUp:
    """The state that a position describes; raises `BadSetup` with what is wrong in it."""
    try:
        position = msgspec.convert(raw, Position)
    except msgspec.ValidationError as error:
        raise BadSetup([f"position: {error}"]) from None
    laying = _Laying(catalogue)
    filler = next(c.name for c in catalogue.cards if c.type == "power")
    plan: list[tuple[int, list[int]]] = []
    in_play: list[tuple[int, HeroAt, int, list[int]]] = []
    for seat, side in enumerate((position.a, position.b)):
        deck = [filler] * FILLERS if side.deck is None else side.deck[::-1]
        plan.append((zone(seat, DECK), laying.cards(deck, seat)))
        plan.append((zone(seat, HAND), laying.cards(side.hand, seat)))
        plan.append((zone(seat, BATTLE), laying.cards(side.battle[::-1], seat)))
        plan.append((zone(seat, USED), laying.cards(side.used, seat)))
        plan.append((zone(seat, HERO_USED), laying.cards(side.hero_used, seat)))
        for name in side.slots:
            c = laying.card(name, seat)
            plan.append((zone(seat, SLOT_1 + max(1, FACES[laying.rows[c]].stars) - 1), [c]))
        for entry in side.heroes:
            at = HeroAt(entry) if isinstance(entry, str) else entry
            attached = laying.cards([*at.equipment, *([at.power] if at.power else []), *at.joined], seat)
            in_play.append((seat, at, laying.card(at.hero, seat), attached))
    if len(laying.rows) > 250:
        laying.problems.append("a position holds at most 250 cards")
    if position.phase not in ("refresh", "deploy", "combat", "resolve"):
        laying.problems.append(f"phase {position.phase!r}: expected refresh, deploy, combat or resolve")
    laying.problems += [
        f"{FACES[laying.rows[c]].name} is no Hero" for _, _, c, _ in in_play if FACES[laying.rows[c]].kind != HERO
    ]
    if laying.problems:
        raise BadSetup(laying.problems)
    s = PowerUp(seed, laying.rows, limit)
    s.owner = bytearray(laying.owners)
    for where, cards in plan:
        for c in cards:
            put(s, c, where)
        if where % 12 == BATTLE:
            for c in cards:
                enters(s, c)
    for seat, at, hero, attached in in_play:
        _stand_up(s, seat, at, hero, attached)
    _hide(s)
    _numbers(s, position)
    return s


def _stand_up(s: PowerUp, seat: int, at: HeroAt, hero: int, attached: list[int]) -> None:
    put(s, hero, zone(seat, HEROES))
    place = seat * 5 + FACES[s.printing[hero]].stars - 1
    if s.board[place] >= 0:
        raise BadSetup([f"two Heroes of {FACES[s.printing[hero]].stars}* on one side"])
    s.board[place] = hero
    enters(s, hero)
    s.level[hero] = at.level
    s.wounds[hero] = at.wounds
    s.flags[hero] = (KNELT if at.kneeling or at.stunned else 0) | (STUNNED if at.stunned else 0)
    s.flags[hero] |= IMMORTAL if at.immortal else 0
    s.burn[hero], s.poison[hero] = at.burn, at.poison
    s.plus[hero], s.minus[hero] = at.plus, at.minus
    if at.regen is not None:
        s.regen[hero] = at.regen
    if at.evade is not None:
        s.evade[hero] = at.evade
    for c in attached:
        put(s, c, zone(seat, ATTACHED))
        enters(s, c)
        s.bearer[c] = hero


def _hide(s: PowerUp) -> None:
    """Hands and slots are known to their owners only, decks to nobody."""
    for number, z in enumerate(s.layout):
        if z.sight == "none":
            mix(s, s.zones[number], everyone(s))
        elif z.sight == "owner":
            mix(s, s.zones[number], everyone(s) & ~(1 << z.owner))


def _numbers(s: PowerUp, position: Position) -> None:
    s.round = position.round
    s.offense = 0 if position.offense == "a" else 1
    s.first = s.offense if position.round % 2 else 1 - s.offense
    for seat, side in enumerate((position.a, position.b)):
        s.hq[seat] = side.hq
        s.deploy[seat] = position.round if side.deploy is None else side.deploy
        s.power[seat] = position.round if side.power is None else side.power
    s.dirty = 0
    steps = [DeployPhase(), CombatPhase(), ResolvePhase()]
    if position.phase == "refresh":
        s.round -= 1
        s.offense = 1 - s.offense
        do(s, Refresh())
    else:
        do(s, *steps[["deploy", "combat", "resolve"].index(position.phase) :])
