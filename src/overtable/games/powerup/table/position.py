"""Positions built by hand, in the game's own words.

    round: 3                      # 1 when not said; energy is the round's unless said
    phase: deploy                 # refresh, deploy (default), combat or resolve: where play goes on
    offense: a                    # the Offense player of this round (default a)
    a:
      hq: 7                       # as in the settings when not said
      deploy: 3                   # Deploy energy left
      power: 3                    # Power energy left
      hand: [Torch]
      deck: [Torch, Torch]        # from the top; ten fillers when not said
      slots: [Cinder Scout]       # face-down Heroes, by themselves in the slot of their rarity
      battle: [X, Y]              # from the top
      used: [X, Y]                # from the top, like every pile
      hero_used: []
      heroes:                     # in play, by themselves in the place of their rarity
      - Cinder Scout
      - {hero: Kiln Guard, wounds: 1, level: 2, kneeling: true, stunned: false, immortal: false, burn: 4, poison: 4,
         plus: 1, minus: 0, regen: 2, evade: 1, equipment: [Torch], power: Fireheart, joined: [Ash Runner]}
    b: {}                         # the same for the other side

`burn` and `poison` say in which round's Resolve! the counter goes. A wrong field is refused with its name.
"""

from typing import Annotated, Any, Literal

import msgspec

from overtable.games.powerup.book.facts import FACES, face
from overtable.games.powerup.book.glossary import HERO, IMMORTAL_WORD
from overtable.games.powerup.combat.turn import CombatPhase
from overtable.games.powerup.inplay.figures import sheet
from overtable.games.powerup.inplay.moves import clear, enters
from overtable.games.powerup.inplay.working import joins_by
from overtable.games.powerup.phases.deploy import DeployPhase
from overtable.games.powerup.phases.refresh import Refresh
from overtable.games.powerup.phases.resolve import ResolvePhase
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    DECK,
    HAND,
    HERO_USED,
    HEROES,
    IMMORTAL,
    KNELT,
    STUNNED,
    USED,
    PowerUp,
    place,
    slot,
    which_zone,
    zone,
)
from overtable.kernel.catalogue import CardError, Catalogue
from overtable.kernel.frame import Frame, do
from overtable.kernel.knowledge import everyone, mix, put
from overtable.kernel.position import Position, by_hand, each_once, seat_of

FILLERS = 10
MOST_CARDS = 250
_PHASES = ("deploy", "combat", "resolve", "refresh")
"""Where play can go on; each leads to the next."""


Amount = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]


class HeroAt(Position):
    """A Hero in play, and what lies on it."""

    hero: str
    wounds: Amount = 0
    level: Amount = 1
    kneeling: bool = False
    stunned: bool = False
    immortal: bool = False
    burn: Amount = 0
    poison: Amount = 0
    plus: Amount = 0
    minus: Amount = 0
    regen: Amount | None = None
    evade: Amount | None = None
    equipment: list[str] = []
    power: str = ""
    joined: list[str] = []


class Side(Position):
    """What one player has."""

    hq: Amount | None = None
    """As the settings have it when not said."""
    deploy: Amount | None = None
    power: Amount | None = None
    hand: list[str] = []
    deck: list[str] | None = None
    slots: list[str] = []
    battle: list[str] = []
    used: list[str] = []
    hero_used: list[str] = []
    heroes: list[str | HeroAt] = []


class PowerUpPosition(Position):
    round: Some = 1
    phase: Literal["deploy", "combat", "resolve", "refresh"] = "deploy"
    offense: Literal["a", "b"] = "a"
    a: Side = msgspec.field(default_factory=Side)
    b: Side = msgspec.field(default_factory=Side)


def from_position(raw: dict[str, Any], catalogue: Catalogue[Any], seed: int, limit: int, hq: int) -> PowerUp:
    """The state that a position describes; raises `BadSetup` with what is wrong in it."""
    return by_hand(raw, PowerUpPosition, lambda position: _Laying(catalogue).lay(position, seed, limit, hq))


class _Laying:
    """Collects the cards first, since a state is made for a fixed number of them."""

    def __init__(self, catalogue: Catalogue[Any]) -> None:
        self.catalogue = catalogue
        self.rows: list[int] = []
        self.owners: list[int] = []
        self.piles: list[tuple[int, list[int]]] = []
        self.heroes: list[tuple[int, HeroAt, int, list[int]]] = []
        self.problems: list[str] = []

    def lay(self, position: PowerUpPosition, seed: int, limit: int, hq: int) -> PowerUp:
        for seat, side in enumerate((position.a, position.b)):
            self.take(seat, side)
        if len(self.rows) > MOST_CARDS:
            self.problems.append(f"a position holds at most {MOST_CARDS} cards")
        if self.problems:
            raise CardError(self.problems)
        s = PowerUp(seed, self.rows, limit)
        s.owner = bytearray(self.owners)
        for where, cards in self.piles:
            for c in cards:
                put(s, c, where)
                if which_zone(s, c) == BATTLE:
                    enters(s, c)
        for seat, at, hero, attached in self.heroes:
            _stand_up(s, seat, at, hero, attached)
        _hide(s)
        _go_on(s, position, hq)
        self.all_stand(s)
        return s

    def all_stand(self, s: PowerUp) -> None:
        """Whoever is in play has fewer Wounds than Health (PU-WOUND-04)."""
        for hero, row in sheet(s).items():
            if s.wounds[hero] >= row.health and not row.keywords & IMMORTAL_WORD:
                name = self.catalogue[s.printing[hero]].name
                raise ValueError(
                    f"{name} has {row.health} Health: with {s.wounds[hero]} Wounds it is KO'd, not in play"
                )

    def take(self, seat: int, side: Side) -> None:
        """The cards of a side, each pile from the bottom, as a state keeps it."""
        filler = next(c.name for c in self.catalogue.cards if c.type == "power")
        deck = [filler] * FILLERS if side.deck is None else side.deck
        self.piles.append((zone(seat, DECK), self.cards(deck[::-1], seat)))
        self.piles.append((zone(seat, HAND), self.cards(side.hand, seat)))
        self.piles.append((zone(seat, BATTLE), self.cards(side.battle[::-1], seat)))
        self.piles.append((zone(seat, USED), self.cards(side.used[::-1], seat)))
        self.piles.append((zone(seat, HERO_USED), self.cards(side.hero_used[::-1], seat)))
        for name in side.slots:
            c = self.hero(name, seat)
            self.piles.append((slot(seat, FACES[self.rows[c]].stars), [c]))
        for entry in side.heroes:
            at = HeroAt(hero=entry) if isinstance(entry, str) else entry
            attached = self.cards([*at.equipment, *([at.power] if at.power else []), *at.joined], seat)
            self.heroes.append((seat, at, self.hero(at.hero, seat), attached))
        mine = [self.catalogue[row] for row, owner in zip(self.rows, self.owners, strict=True) if owner == seat]
        each_once((c.name for c in mine if c.unique), "it is Unique")  # PU-DECK-05

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

    def hero(self, name: str, seat: int) -> int:
        card = self.card(name, seat)
        if FACES[self.rows[card]].kind != HERO:
            self.problems.append(f"{name} is no Hero")
        return card


def _stand_up(s: PowerUp, seat: int, at: HeroAt, hero: int, attached: list[int]) -> None:
    stars = face(s, hero).stars
    if s.board[place(seat, stars)] >= 0:
        raise ValueError(f"two Heroes of {stars}* on one side")
    put(s, hero, zone(seat, HEROES))
    s.board[place(seat, stars)] = hero
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
        if face(s, c).kind == HERO:
            clear(s, c)
            s.joined[c] = joins_by(s, c)


def _hide(s: PowerUp) -> None:
    """Hands and slots are known to their owners only, decks to nobody."""
    for number, z in enumerate(s.layout):
        if z.sight == "none":
            mix(s, s.zones[number], everyone(s))
        elif z.sight == "owner":
            mix(s, s.zones[number], everyone(s) & ~(1 << z.owner))


def _go_on(s: PowerUp, position: PowerUpPosition, hq: int) -> None:
    """The figures of the round, and the phase in which play goes on."""
    s.round = position.round
    s.offense = seat_of(position.offense)
    for seat, side in enumerate((position.a, position.b)):
        s.hq[seat] = hq if side.hq is None else side.hq
        s.deploy[seat] = position.round if side.deploy is None else side.deploy
        s.power[seat] = position.round if side.power is None else side.power
    s.dirty = 0
    first = position.phase == "refresh" and position.round == 1  # PU-REFRESH-02: there is no round before it
    if position.phase == "refresh" and not first:  # as the round before it ends
        s.round -= 1
        s.offense = 1 - s.offense
    steps: list[Frame[PowerUp]] = [DeployPhase(), CombatPhase(), ResolvePhase(), Refresh(first)]
    do(s, *steps[_PHASES.index(position.phase) :])
