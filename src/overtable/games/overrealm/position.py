"""Positions by hand, in the game's own words.

    {"from": "selection",                      # or "start": the beginning of the Start Phase
     "a": {"team": {"Chargroar": 8, "Galeaffy": 10, "Steamie": 0},   # HP; 0 is KO'd; a list means full HP
           "active": "Chargroar",              # the first of the team when absent
           "hand": ["Chargroar/Energize+", "Standard-"],             # or a number of cards of no importance
           "deck_top": ["Chargroar/Charge-", "any"],                 # the top card first
           "deck_size": 10, "discard": [...],  # hand, deck and discard hold 14 cards together
           "cubes": {"ATK": 2, "DEF": -1}, "maneuver": 3, "honey": 1, "acorns": {"SPD": 2},
           "conditions": {"Chargroar": {"burn": 1, "leech": 2}},
           "counters": {"Chargroar": {"wish": 1}}, "torment": {"Lights Out": 2},
           "auras": {"Chilly Mists": 5}, "single_used": ["Roost"]},
     "b": {...}}

A buff is called by its monster, its name and its mark: + success, - fail, and ! for a flip event, which may be left
out; `Standard+` and `Standard-` are the two standard buffs.
"""

from typing import Any

from overtable.games.overrealm.book import book
from overtable.games.overrealm.cubes import CONDITION_ROW
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.figures import (
    ACORNS,
    AURA,
    CUBES,
    HONEY,
    HP,
    LOCKDOWN,
    MANEUVER,
    QUAKE,
    TORMENT,
    USED,
    WISH,
)
from overtable.games.overrealm.match import set_table
from overtable.games.overrealm.printed import Buff, Monster
from overtable.games.overrealm.state import DECK, DISCARD, HAND, TEAM, Overrealm, cards, zone
from overtable.games.overrealm.tables import ACTIONS_OF
from overtable.games.overrealm.turn import SelectionPhase, StartPhase
from overtable.kernel.catalogue import CardError
from overtable.kernel.frame import do
from overtable.kernel.game import BadSetup
from overtable.kernel.knowledge import move, put

KEYS = {
    "team",
    "active",
    "hand",
    "deck_top",
    "deck_size",
    "discard",
    "cubes",
    "maneuver",
    "honey",
    "acorns",
    "conditions",
    "counters",
    "torment",
    "auras",
    "single_used",
}
COUNTERS = {"wish": WISH, "quake": QUAKE, "lockdown": LOCKDOWN}


def notation(row: int) -> str:
    """`Chargroar/Energize+`: how a position and a scenario call a buff card."""
    printed = book()[row]
    if not isinstance(printed, Buff):
        return printed.name
    mark = "+" if printed.flip == "success" else "-"
    if printed.monster == "standard":
        return f"Standard{mark}"
    return f"{book().find(printed.monster).name}/{printed.name}{mark}"


def team_rows(side: dict[str, Any]) -> list[int]:
    rows = []
    for name in side.get("team", ()):
        try:
            printed = book().find(name)
        except CardError as error:
            raise BadSetup(error.problems) from None
        if not isinstance(printed, Monster):
            raise BadSetup([f"{name} is no monster"])
        rows.append(book().row[printed.id])
    if len(rows) != 3 or len(set(rows)) != 3:
        raise BadSetup([f"a team is three different monsters, not {', '.join(map(str, side.get('team', ())))}"])
    return rows


def lay_out(s: Overrealm, position: dict[str, Any]) -> None:
    """Put the position on the table; the state's first six cards are the teams' monsters."""
    for side, key in enumerate("ab"):
        unknown = set(position[key]) - KEYS
        if unknown:
            raise BadSetup([f"{key}: a position says nothing of {', '.join(sorted(unknown))}"])
        for c in range(side * 3, side * 3 + 3):
            put(s, c, zone(s, side, TEAM))
    set_table(s)
    for side, key in enumerate("ab"):
        _figures(s, side, position[key])
        _cards(s, side, position[key])
    do(s, StartPhase() if position.get("from") == "start" else SelectionPhase())
    s.turn = 0 if position.get("from") == "start" else 1


def _figures(s: Overrealm, side: int, given: dict[str, Any]) -> None:
    names = [book()[row].name for row in s.row[side * 3 : side * 3 + 3]]
    actions = {
        book()[row].name: (side * 3 + slot) * 4 + a
        for slot in range(3)
        for a, row in enumerate(ACTIONS_OF[s.row[side * 3 + slot]])
    }
    monster = {name: side * 3 + slot for slot, name in enumerate(names)}
    f = s.f
    try:
        if isinstance(given["team"], dict):
            for name, hp in given["team"].items():
                f[HP + monster[name]] = hp
        s.active[side] = s.actor[side] = monster[given.get("active", names[0])]
        f[MANEUVER + side] = given.get("maneuver", f[MANEUVER + side])
        f[HONEY + side] = given.get("honey", f[HONEY + side])
        for row, key in ((CUBES, "cubes"), (ACORNS, "acorns")):
            for stat, n in given.get(key, {}).items():
                f[row + side * 3 + STATS.index(stat)] = n
        for name, conditions in given.get("conditions", {}).items():
            for condition, n in conditions.items():
                f[CONDITION_ROW[condition] + monster[name]] = n
        for name, counters in given.get("counters", {}).items():
            for counter, n in counters.items():
                f[COUNTERS[counter] + monster[name]] = n
        for row, key in ((AURA, "auras"), (TORMENT, "torment")):
            for name, n in given.get(key, {}).items():
                f[row + actions[name]] = n
        for name in given.get("single_used", ()):
            f[USED + actions[name]] = 1
    except (KeyError, ValueError) as error:
        raise BadSetup([f"the team {', '.join(names)} has no {error}"]) from None


def _cards(s: Overrealm, side: int, given: dict[str, Any]) -> None:
    """Hand, discard pile and the top of the deck; cards of no importance are taken from what nothing else names."""
    deck = cards(s, side, DECK)
    left = deck[:]
    named: dict[str, list[int]] = {}
    for key in ("hand", "deck_top", "discard"):
        asked = given.get(key, ())
        named[key] = [] if isinstance(asked, int) else [_take(s, left, name) for name in asked if name != "any"]
    for key in ("hand", "discard"):
        if isinstance(given.get(key), int):
            count = min(given[key], len(left))
            named[key] = left[:count]
            del left[:count]
    if "deck_size" in given and len(left) + len(named["deck_top"]) != given["deck_size"]:
        raise BadSetup([f"hand, deck and discard pile hold {len(deck)} cards together"])
    for c in named["hand"]:
        move(s, c, zone(s, side, HAND))
    for c in named["discard"]:
        move(s, c, zone(s, side, DISCARD))
    top = list(named["deck_top"])
    order = [left.pop() if name == "any" else top.pop(0) for name in given.get("deck_top", ())]
    deck[:] = [*left, *order[::-1]]


def _take(s: Overrealm, left: list[int], name: str) -> int:
    for c in left:
        if notation(s.printing[c]).casefold() == name.rstrip("!").casefold():
            left.remove(c)
            return c
    there = ", ".join(sorted({notation(s.printing[c]) for c in left}))
    raise BadSetup([f"no {name!r} is left in the deck; there are {there}"])
