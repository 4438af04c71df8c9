"""What a watcher sees: teams, boards and counters are open; hands and selections are not (OR-SETUP-09)."""

from typing import Any

from overtable.games.overrealm.action.selected import action_number
from overtable.games.overrealm.board.hp import hp_now
from overtable.games.overrealm.book import book
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.facts import MAX_HP
from overtable.games.overrealm.figures import (
    ACORNS_OF,
    ACTIONS,
    ACTIONS_EACH,
    AURA,
    CONDITIONS,
    COUNTERS,
    CUBES_OF,
    HONEY,
    HP,
    MANEUVER,
    TEAM_OF,
    TEAM_SIZE,
    TORMENT,
    USED,
)
from overtable.games.overrealm.state import (
    COUNTER,
    DECK,
    DISCARD,
    DRAW_CARDS,
    HAND,
    HONEYED,
    NOTHING,
    PACK,
    PER_SEAT,
    PHASES,
    PICKS,
    PROTECTED,
    SWITCH,
    TEAM_PHASE,
    Overrealm,
)
from overtable.kernel.game import View
from overtable.kernel.view import result_view, zone_views

NOT_SHOWN = ("past",)
"""Zones that nobody needs to see, though all may."""


def view(s: Overrealm, watcher: int) -> View:
    zones = zone_views(s, watcher, book(), lambda card: marks(s, card))
    return {
        "seat": watcher,
        "turn": -1,
        "phase": PHASES[s.phase],
        "phases": list(PHASES),
        "zones": [z for z in zones if z["name"] not in NOT_SHOWN],
        "players": [player(s, seat) for seat in range(s.seats)],
        "result": result_view(s),
        "round": s.turn,
        "match": s.match,
        "sides": list(s.sides),
    }


def player(s: Overrealm, seat: int) -> dict[str, Any]:
    """What everybody may know of a player."""
    first = seat * PER_SEAT
    facts: dict[str, Any] = {
        "score": s.score[seat],
        "pack": len(s.zones[first + PACK]),
        "picks": len(s.zones[first + PICKS]),
        "hand": len(s.zones[first + HAND]),
        "deck": len(s.zones[first + DECK]),
        "discard": len(s.zones[first + DISCARD]),
        "playing": seat in s.sides and bool(s.team),
    }
    if facts["playing"]:
        side = s.sides.index(seat)
        facts |= {
            "active": book()[s.row[s.active[side]]].name,
            "maneuver": s.f[MANEUVER + side],
            "honey": s.f[HONEY + side],
            "cubes": dict(zip(STATS, s.f[CUBES_OF[side]], strict=True)),
            "acorns": dict(zip(STATS, s.f[ACORNS_OF[side]], strict=True)),
            "selected": selected(s, side),
        }
    return facts


def selected(s: Overrealm, side: int) -> str | None:
    """What was revealed this turn; nothing before the reveal, since a selection lives in the frame alone."""
    chosen = s.chosen[side]
    if s.phase <= TEAM_PHASE or chosen == NOTHING:
        return None
    if chosen in (DRAW_CARDS, COUNTER):
        return "Draw Cards" if chosen == DRAW_CARDS else "Counter"
    if chosen >= SWITCH:
        return f"switch to {book()[s.row[TEAM_OF[side][chosen - SWITCH]]].name}"
    name = book()[s.printing[s.first_action + action_number(s, side)]].name
    return name + (" (protected)" if s.how[side] == PROTECTED else " (honey)" if s.how[side] == HONEYED else "")


def marks(s: Overrealm, card: int) -> dict[str, Any]:
    """What lies on a monster or an action of the match."""
    if card in s.team:
        return monster_marks(s, s.team.index(card))
    action = card - s.first_action
    if s.team and 0 <= action < ACTIONS:
        facts = {"time": s.f[AURA + action], "torment": s.f[TORMENT + action], "used": bool(s.f[USED + action])}
        monster = action // ACTIONS_EACH
        return {"of": monster, "monster": s.team[monster]} | {k: v for k, v in facts.items() if v}
    return {}


def monster_marks(s: Overrealm, monster: int) -> dict[str, Any]:
    conditions = {name: s.f[row + monster] for name, row in CONDITIONS.items() if s.f[row + monster]}
    counters = {name: s.f[row + monster] for name, row in COUNTERS.items() if s.f[row + monster]}
    return {
        "hp": hp_now(s, monster),
        "max_hp": MAX_HP[s.row[monster]],
        "damage": MAX_HP[s.row[monster]] - hp_now(s, monster),
        "active": s.active[monster // TEAM_SIZE] == monster,
        "down": not s.f[HP + monster],
        "conditions": conditions,
        "counters": counters,
    }
