"""The table as text, for a terminal of 100 columns: the enemy's rows above, one's own below, fronts meeting."""

from typing import Any

from rich.markup import escape

from overtable.games.overwatch.board import ROWS, WIDTH, space_at
from overtable.kernel.game import View

CELL = 11
LEGEND = "† defeated   ' Ultimate used   +n shields   ❄ frozen   ✗ bashed   ° tokens   (n) cost of the Ultimate"


def board(view: View) -> str:
    me = view["seat"] if view["seat"] < 2 else 0
    heroes = [c for z in view["zones"] if z["name"] == "board" for c in z["cards"]]
    lines = [heading(view, 1 - me)]
    for name in reversed(ROWS):
        lines += row(view, heroes, 1 - me, name)
    lines.append("  " + "┄" * (WIDTH * CELL + 16))
    for name in ROWS:
        lines += row(view, heroes, me, name)
    lines.append(heading(view, me))
    if heroes:
        lines.append(f"  [dim]{LEGEND}[/]")
    for zone in view["zones"]:
        if zone["name"] == "hand" and zone["owner"] == me and zone["cards"]:
            lines.append("  Hand: " + ", ".join(f"[bold]{escape(c['name'])}[/]" for c in zone["cards"]))
    return "\n".join(lines)


def heading(view: View, side: int) -> str:
    p = view["players"][side]
    who = "You" if side == view["seat"] else f"Player {side + 1}"
    turn = " [bold yellow]◀ turn[/]" if view["turn"] == side and view["result"] is None else ""
    state = " · passed" if p["passed"] else ""
    hill = f" · Hill: {view['hill']}" if view["hill"] else ""
    return (
        f"  [bold]{who}[/] · round {view['round']} · wins {p['wins']} · Power {p['counted']}{hill}"
        f" · hand {p['hand']} · deck {p['deck']} · discard {p['discard']}{state}{turn}"
    )


def row(view: View, heroes: list[dict[str, Any]], side: int, name: str) -> list[str]:
    """Two lines: the names, and under them what lies on the Heroes; the row's values at its end."""
    r = ROWS.index(name)
    here = [c for c in heroes if c["side"] == side and c["row"] == name]
    at = {c["space"]: c for c in here}
    cells = [cell(at.get(space_at(side, r, column))) for column in range(WIDTH)]
    p = view["players"][side]
    tokens = [
        f"{t['of']}: {t['kind']}" + (f" ×{t['amount']}" if t["amount"] > 1 else "")
        for t in view["tokens"]
        if t["side"] == side and t["row"] == name
    ]
    tokens += [f"Immortality Field {c['health'] - c['damage']}/{c['health']}" for c in here if c["space"] is None]
    beside = f"[magenta]{escape(', '.join(tokens))}[/]"
    return [
        f"  {name:<7}" + "".join(top for top, _ in cells) + f" [cyan]Power {p['power'][r]}[/]",
        "         " + "".join(low for _, low in cells) + f" [cyan]Synergy {p['synergy'][r]}[/] {beside}".rstrip(),
    ]


def cell(card: dict[str, Any] | None) -> tuple[str, str]:
    if card is None:
        return "[dim]" + "·".center(CELL) + "[/]", " " * CELL
    name = escape((card["name"][: CELL - 2]).ljust(CELL))
    if card["down"]:
        return f"[dim]{name}[/]", "[dim]" + "†".ljust(CELL) + "[/]"
    left = f"{card['health'] - card['damage']}/{card['health']}"
    shields = f"+{card['shields']}" if card["shields"] else ""
    signs = {"frozen": "❄", "bashed": "✗"}
    marks = "".join(sorted({signs.get(t["kind"], "°") for t in card["tokens"]}))
    ultimate = "'" if card["used"] else f"({card['cost']})"
    return f"[bold]{name}[/]", escape(f"{left}{shields} {ultimate}{marks}"[: CELL - 1].ljust(CELL))
