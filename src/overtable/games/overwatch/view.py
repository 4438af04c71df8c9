"""What a watcher sees: both boards, the rows' values, tokens, and the cards it knows."""

from typing import Any

from overtable.games.overwatch.board import ROWS, is_space, line_of, lines_of, place_name, row_of, side_of
from overtable.games.overwatch.book import CATALOGUE
from overtable.games.overwatch.facts import ABILITIES, ULTIMATE, X
from overtable.games.overwatch.heroes.power import cost, counted_power, power
from overtable.games.overwatch.heroes.standing import health
from overtable.games.overwatch.rounds.draft import Draft
from overtable.games.overwatch.rounds.hand import Swap
from overtable.games.overwatch.state import DECK, DISCARD, HAND, Overwatch, has_passed, zone
from overtable.games.overwatch.tokens import FIELD, NAME_OF, on_row
from overtable.kernel.game import View
from overtable.kernel.view import result_view, zone_views

PHASES = ("Draft", "Swap", "Turns", "Scoring")


def view(s: Overwatch, watcher: int) -> View:
    return {
        "seat": watcher,
        "turn": s.turn,
        "phase": phase(s),
        "phases": [p for p in PHASES if p != ("Swap" if s.draft else "Draft")],
        "zones": zone_views(s, watcher, CATALOGUE, lambda card: marks(s, card)),
        "players": [player(s, side) for side in range(2)],
        "result": result_view(s),
        "round": s.round,
        "rounds": s.rounds,
        "first": s.first,
        "extra": s.extra,
        "hill": ROWS[s.hill] if s.hill >= 0 else None,
        "tokens": row_tokens(s),
        "last_ultimate": ABILITIES[s.echoed].name if s.echoed >= 0 else None,
        "super_synergy": s.super_synergy,
    }


def phase(s: Overwatch) -> str:
    if s.result is not None or not s.stack:
        return "Scoring"
    top = s.stack[-1]
    return "Swap" if isinstance(top, Swap) else "Draft" if isinstance(top, Draft) else "Turns"


def player(s: Overwatch, side: int) -> dict[str, Any]:
    """Public facts of one side; Power and Synergy are kept for each row apart (OW-SETUP-09)."""
    lines = lines_of(side)
    return {
        "wins": s.wins[side],
        "passed": has_passed(s, side),
        "power": [power(s, line) for line in lines],
        "synergy": [s.synergy[line] for line in lines],
        "counted": counted_power(s, side),
        "hand": len(s.zones[zone(side, HAND)]),
        "deck": len(s.zones[zone(side, DECK)]),
        "discard": len(s.zones[zone(side, DISCARD)]),
    }


def marks(s: Overwatch, card: int) -> dict[str, Any]:
    """What lies on a card on the board."""
    place = s.at[card]
    if place < 0:
        return {}
    line = line_of(place)
    ability = ULTIMATE[s.printing[card]]
    printed = ABILITIES[ability].cost if ability >= 0 else 0
    return {
        "row": ROWS[row_of(line)],
        "side": side_of(line),
        "space": place if is_space(place) else None,
        "place": place_name(place),
        "health": health(s, card),
        "damage": s.damage[card],
        "shields": s.shields[card],
        "down": bool(s.down[card]),
        "used": bool(s.used[card]),
        "cost": cost(s, line, printed) if printed != X else "X",
        "tokens": [
            {"kind": NAME_OF[e.kind], "of": CATALOGUE[s.printing[e.source]].name, "amount": e.amount}
            for e in s.effects
            if not on_row(e.kind) and e.subject == card and e.kind != FIELD
        ],
    }


def row_tokens(s: Overwatch) -> list[dict[str, Any]]:
    return [
        {
            "kind": NAME_OF[e.kind],
            "of": CATALOGUE[s.printing[e.source]].name,
            "owner": e.owner,
            "side": side_of(e.subject),
            "row": ROWS[row_of(e.subject)],
            "amount": e.amount,
        }
        for e in s.effects
        if on_row(e.kind)
    ]
