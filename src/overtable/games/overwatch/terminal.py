"""The table as text, for a terminal of 100 columns: the enemy's rows above, one's own below, fronts meeting."""

from typing import Any

from rich.markup import escape

from overtable.kernel.game import View

CELL = 12
ROWS = ("front", "middle", "back")


def board(view: View) -> str:
    me = view["seat"] if view["seat"] < 2 else 0
    heroes = [c for z in view["zones"] if z["name"] == "board" for c in z["cards"]]
    lines = [heading(view, 1 - me)]
    lines += [row(view, heroes, 1 - me, r) for r in reversed(ROWS)]
    lines.append("  " + "┄" * (7 * CELL + 22))
    lines += [row(view, heroes, me, r) for r in ROWS]
    lines.append(heading(view, me))
    hand = next(z for z in view["zones"] if z["name"] == "hand" and z["owner"] == me)
    if hand["cards"]:
        lines.append("  Hand: " + ", ".join(f"[bold]{escape(c['name'])}[/]" for c in hand["cards"]))
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


def row(view: View, heroes: list[dict[str, Any]], side: int, name: str) -> str:
    r = ROWS.index(name)
    start = side * 21 + r * 7
    here = {c["space"]: c for c in heroes if c["side"] == side and c["row"] == name and c["space"] is not None}
    cells = "".join(cell(here.get(start + i)) for i in range(7))
    p = view["players"][side]
    figures = f"P{p['power'][r]:>2} S{p['synergy'][r]:>2}"
    extra = [
        f"{t['of']}:{t['kind']}" + (f"×{t['amount']}" if t["amount"] > 1 else "")
        for t in view["tokens"]
        if t["side"] == side and t["row"] == name
    ]
    extra += [f"Field {c['damage']}/3" for c in heroes if c["side"] == side and c["row"] == name and c["space"] is None]
    tokens = f"  [magenta]{escape(' '.join(extra))}[/]" if extra else ""
    return f"  {name:<7}{cells} [cyan]{figures}[/]{tokens}"


def cell(card: dict[str, Any] | None) -> str:
    if card is None:
        return "[dim]" + "·".center(CELL) + "[/]"
    left = f"{max(0, card['health'] - card['damage'])}/{card['health']}"
    shield = f"+{card['shields']}" if card["shields"] else ""
    if card["down"]:
        return f"[dim]{escape(('†' + card['name'])[: CELL - 1].ljust(CELL))}[/]"
    marks = "".join(sorted({"frozen": "*", "bashed": "!"}.get(t["kind"], "°") for t in card["tokens"]))[:2]
    used = "'" if card["used"] else ""
    text = f"{card['name'][: CELL - 7]}{used}{marks} {left}{shield}"
    return f"[bold]{escape(text[: CELL - 1].ljust(CELL))}[/]"
