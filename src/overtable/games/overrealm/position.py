"""Positions by hand, in the game's own words.

    {"from": "selection",                      # or "start": the beginning of the Start Phase
     "a": {"team": {"Chargroar": 8, "Galeaffy": 10, "Steamie": 0},   # HP; 0 is KO'd; a list means full HP
           "active": "Chargroar",              # the first of the team when absent
           "hand": ["Chargroar/Energize+", "Standard-"],             # or a number of cards of no importance
           "deck_top": ["Chargroar/Charge-", "any"],                 # the top card first
           "deck_size": 10, "discard": [...],  # hand, deck and discard hold 14 cards together; the top card first
           "cubes": {"ATK": 2, "DEF": -1}, "maneuver": 3, "honey": 1, "acorns": {"SPD": 2},
           "conditions": {"Chargroar": {"burn": 1, "leech": 2}},
           "counters": {"Chargroar": {"wish": 1}}, "torment": {"Lights Out": 2},
           "auras": {"Chilly Mists": 5}, "single_used": ["Roost"]},
     "b": {...}}

A buff is called by its monster, its name and its mark: + success, - fail, and ! for a flip event, which may be left
out; `Standard+` and `Standard-` are the two standard buffs.
"""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from overtable.games.overrealm.book import book, monster_rows, notation
from overtable.games.overrealm.cards import Monster
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.facts import ACTIONS_OF, BUFFS_OF, MAX_HP
from overtable.games.overrealm.figures import (
    ACORNS,
    ACTIONS_EACH,
    AURA,
    CONDITIONS,
    COUNTERS,
    CUBE_LIMIT,
    CUBES,
    HONEY,
    HP,
    MANEUVER,
    TEAM_OF,
    TEAM_SIZE,
    TORMENT,
    USED,
)
from overtable.games.overrealm.setup.match import set_table
from overtable.games.overrealm.state import DECK, DISCARD, HAND, TEAM, Overrealm, action_of, cards, zone
from overtable.games.overrealm.turn.phases import SelectionPhase, StartPhase
from overtable.kernel.frame import do
from overtable.kernel.knowledge import move, put
from overtable.kernel.position import Position

Amount = Annotated[int, msgspec.Meta(ge=0)]
Cubes = Annotated[int, msgspec.Meta(ge=-CUBE_LIMIT, le=CUBE_LIMIT)]
Stat = Literal["ATK", "SPD", "DEF"]
Condition = Literal["burn", "fatigue", "paralyze", "leech"]
Counter = Literal["wish", "quake", "lockdown"]

BUFFS_EACH = 4
ANY = "any"
"""A card of no importance."""


class Side(Position):
    """What a position says of one side. Monsters and actions go by their names, buffs by their notation."""

    team: dict[str, Amount] | list[str]
    active: str = ""
    hand: list[str] | Amount = []
    deck_top: list[str] = []
    deck_size: Amount | None = None
    discard: list[str] | Amount = []
    cubes: dict[Stat, Cubes] = {}
    acorns: dict[Stat, Amount] = {}
    maneuver: Amount | None = None
    honey: Amount | None = None
    conditions: dict[str, dict[Condition, Amount]] = {}
    counters: dict[str, dict[Counter, Amount]] = {}
    auras: dict[str, Amount] = {}
    torment: dict[str, Amount] = {}
    single_used: list[str] = []

    def rows(self, pool: list[int]) -> list[int]:
        """The team as rows of the catalogue; raises `CardError` or `ValueError`."""
        rows = []
        for name in self.team:
            printed = book().find(name)
            if not isinstance(printed, Monster):
                raise ValueError(f"{name} is no monster")
            rows.append(book().row[printed.id])
            if rows[-1] not in pool:
                raise ValueError(f"{name} is not in the strict pool")
            if len(ACTIONS_OF[rows[-1]]) != ACTIONS_EACH or len(BUFFS_OF[rows[-1]]) != BUFFS_EACH:
                raise ValueError(f"{name} must have {ACTIONS_EACH} actions and {BUFFS_EACH} buffs")
        if len(rows) != TEAM_SIZE or len(set(rows)) != TEAM_SIZE:
            raise ValueError(f"a team is three different monsters, not {', '.join(self.team)}")
        return rows


class MatchPosition(Position, rename={"begin": "from"}):
    """A match between the sides `a` and `b`, at the beginning of a phase."""

    a: Side
    b: Side
    begin: Literal["start", "selection"] = "selection"

    def rows(self, strict: bool) -> list[int]:
        """The teams as rows of the catalogue, from the pool that the settings allow."""
        pool = [*monster_rows(strict), *book().guests]
        return [*self.a.rows(pool), *self.b.rows(pool)]


def lay_out(s: Overrealm, position: MatchPosition) -> None:
    """Put the position on the table; the state's first six cards are the teams' monsters."""
    for side in (0, 1):
        for c in TEAM_OF[side]:
            put(s, c, zone(s, side, TEAM))
    set_table(s)
    for side, given in enumerate((position.a, position.b)):
        _monsters(s, side, given)
        _board(s, side, given)
        _piles(s, side, given)
    at_start = position.begin == "start"
    do(s, StartPhase() if at_start else SelectionPhase())
    s.turn = 0 if at_start else 1


def _monsters(s: Overrealm, side: int, given: Side) -> None:
    names = [book()[s.row[monster]].name for monster in TEAM_OF[side]]
    monsters = dict(zip(names, TEAM_OF[side], strict=True))
    if isinstance(given.team, dict):
        for monster, hp in zip(TEAM_OF[side], given.team.values(), strict=True):
            if hp > MAX_HP[s.row[monster]]:
                raise ValueError(f"{names[monster % TEAM_SIZE]} has at most {MAX_HP[s.row[monster]]} HP, not {hp}")
            s.f[HP + monster] = hp
    s.active[side] = s.actor[side] = _named(monsters, given.active or names[0])
    if not s.f[HP + s.active[side]]:
        raise ValueError(f"{given.active or names[0]} has 0 HP and cannot be the active monster")
    for rows, on_monsters in ((CONDITIONS, given.conditions), (COUNTERS, given.counters)):
        for name, kinds in on_monsters.items():
            for kind, n in kinds.items():
                s.f[rows[kind] + _named(monsters, name)] = n
    actions = {
        book()[s.printing[s.first_action + action]].name: action
        for monster in TEAM_OF[side]
        for action in range(action_of(monster, 0), action_of(monster, 0) + ACTIONS_EACH)
    }
    used = dict.fromkeys(given.single_used, 1)
    for row, on_actions in ((AURA, given.auras), (TORMENT, given.torment), (USED, used)):
        for name, n in on_actions.items():
            s.f[row + _named(actions, name)] = n


def _named(things: dict[str, int], name: str) -> int:
    if name not in things:
        raise ValueError(f"the team has no {name!r}; there are {', '.join(things)}")
    return things[name]


def _board(s: Overrealm, side: int, given: Side) -> None:
    if given.maneuver is not None:
        s.f[MANEUVER + side] = given.maneuver
    if given.honey is not None:
        s.f[HONEY + side] = given.honey
    for row, stats in ((CUBES, given.cubes), (ACORNS, given.acorns)):
        for stat, n in stats.items():
            s.f[row + side * 3 + STATS.index(stat)] = n


def _piles(s: Overrealm, side: int, given: Side) -> None:
    """Hand, discard pile and the top of the deck; cards of no importance are taken from what nothing else names."""
    deck = cards(s, side, DECK)
    left = deck[:]
    hand = _take_all(s, left, given.hand)
    top = _take_all(s, left, [name for name in given.deck_top if name != ANY])
    discard = _take_all(s, left, given.discard)[::-1]
    hand += _take_some(left, given.hand, len(deck))
    discard += _take_some(left, given.discard, len(deck))
    if given.deck_top.count(ANY) > len(left):
        raise ValueError(f"hand, deck and discard pile hold {len(deck)} cards together")
    if given.deck_size is not None and len(left) + len(top) != given.deck_size:
        raise ValueError(f"hand, deck and discard pile hold {len(deck)} cards together")
    for c in hand:
        move(s, c, zone(s, side, HAND))
    for c in discard:
        move(s, c, zone(s, side, DISCARD))
    order = [left.pop() if name == ANY else top.pop(0) for name in given.deck_top]
    deck[:] = [*left, *order[::-1]]


def _take_some(left: list[int], number: list[str] | int, all_of_them: int) -> list[int]:
    """So many cards when a number is given."""
    if isinstance(number, int) and number > len(left):
        raise ValueError(f"hand, deck and discard pile hold {all_of_them} cards together")
    taken = left[:number] if isinstance(number, int) else []
    del left[: len(taken)]
    return taken


def _take_all(s: Overrealm, left: list[int], names: Iterable[str] | int) -> list[int]:
    """The cards of these names, when names are given."""
    return [] if isinstance(names, int) else [_take(s, left, name) for name in names if name != ANY]


def _take(s: Overrealm, left: list[int], name: str) -> int:
    for c in left:
        if notation(s.printing[c]).casefold() == name.rstrip("!").casefold():
            left.remove(c)
            return c
    there = ", ".join(sorted({notation(s.printing[c]) for c in left}))
    raise ValueError(f"no {name!r} is left in the deck; there are {there}")
