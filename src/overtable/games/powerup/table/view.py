"""What a watcher may see of the table, built from what it knows."""

from typing import Any

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import KEYWORDS, KIND_NAMES, named
from overtable.games.powerup.inplay.figures import Row, sheet
from overtable.games.powerup.inplay.line import LINE, stars_in_play
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    DECK,
    HAND,
    HEROES,
    IMMORTAL,
    KNELT,
    NOBODY,
    PHASES,
    PLACES,
    STUNNED,
    TEAM_UP,
    Fight,
    PowerUp,
    counters_left,
    which_zone,
    zone,
)
from overtable.games.powerup.wounds.hq import guards_left
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.game import View
from overtable.kernel.view import result_view, zone_views


def view_of(s: PowerUp, watcher: int, catalogue: Catalogue[Any]) -> View:
    rows = sheet(s)

    def marks(card: int) -> dict[str, Any]:
        f = face(s, card)
        there = which_zone(s, card)
        marks: dict[str, Any] = {"kind": KIND_NAMES[f.kind], "cost": f.cost}
        if f.stars:
            marks["stars"] = f.stars
        if there == HEROES:
            marks |= _hero_marks(s, card, rows[card])
        elif there == ATTACHED and s.bearer[card] != NOBODY:
            marks["bearer"] = s.bearer[card]
        elif there == BATTLE:
            marks["current"] = s.zones[s.where[card]][-1] == card
        return marks

    return {
        "seat": watcher,
        "turn": s.offense,
        "phase": PHASES[s.phase],
        "phases": list(PHASES[1:]),
        "round": s.round,
        "offense": s.offense,
        "zones": zone_views(s, watcher, catalogue, marks),
        "players": [_player_view(s, seat) for seat in (0, 1)],
        "line": list(LINE),
        "board": [s.board[:PLACES], s.board[PLACES:]],
        "chain": [{"source": k.source, "seat": k.seat, "target": k.target, "negated": k.dead} for k in s.chain],
        "fight": None if s.fight is None else _fight_view(s.fight),
        "result": result_view(s),
    }


def _hero_marks(s: PowerUp, hero: int, row: Row) -> dict[str, Any]:
    flags = s.flags[hero]
    counters = {"+1/+1": s.plus, "-1/-1": s.minus, "Regen": s.regen, "Evade": s.evade}
    return {
        "atk": row.atk,
        "def": row.dfn,
        "health": row.health,
        "wounds": s.wounds[hero],
        "level": s.level[hero],
        "kneeling": bool(flags & KNELT),
        "stunned": bool(flags & STUNNED),
        "keywords": named(row.keywords, KEYWORDS),
        "counters": {name: there[hero] for name, there in counters.items() if there[hero]},
        "burn": s.burn[hero],
        "poison": s.poison[hero],
        "immortal": bool(flags & IMMORTAL),
        "charges": [counters_left(s, hero, act.index) for act in face(s, hero).acts if act.counters],
    }


def _player_view(s: PowerUp, seat: int) -> dict[str, Any]:
    return {
        "hq": s.hq[seat],
        "deploy": s.deploy[seat],
        "power": s.power[seat],
        "shield": max(0, guards_left(s, seat)),
        "hand": len(s.zones[zone(seat, HAND)]),
        "deck": len(s.zones[zone(seat, DECK)]),
        "stars": stars_in_play(s, seat),
    }


def _fight_view(fight: Fight) -> dict[str, Any]:
    return {
        "kind": "team-up" if fight.kind == TEAM_UP else "attack",
        "seat": fight.seat,
        "attacker": fight.attacker,
        "partner": fight.partner,
        "target": fight.target,
        "blocked": fight.blocked,
    }
