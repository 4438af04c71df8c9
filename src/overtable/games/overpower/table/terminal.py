"""The table as text for the terminal, drawn from a view."""

from collections.abc import Mapping
from typing import Any

from overtable.kernel.game import View

SHORT = {"energy": "E", "combat": "C", "brute_force": "B", "intelligence": "I"}


def board(view: View, short: Mapping[str, str] = SHORT) -> str:
    """`short`: the letters of the power types."""
    zones = {(z["name"], z["owner"]): z for z in view["zones"]}
    me = view["seat"] if view["seat"] < 2 else 0
    lines = [f"[bold]Battle {view['battle']} · {view['phase']}[/bold]"]
    lines += side(view, zones, 1 - me, short)
    lines += astral(view, zones)
    lines += side(view, zones, me, short)
    hand = zones["hand", me]
    lines.append("[bold]Hand[/bold] " + (", ".join(c["name"] for c in hand["cards"]) or "empty"))
    lines += [f"[dim]{note}[/dim]" for note in view["notes"]]
    return "\n".join(lines)


def side(view: View, zones: dict[Any, Any], seat: int, short: Mapping[str, str]) -> list[str]:
    player = view["players"][seat]
    o = player["objectives"]
    piles = ", ".join(
        f"{name} {len(zones[name, seat]['cards']) + zones[name, seat]['hidden']}"
        for name in ("draw pile", "hand", "power pack", "dead pile", "defeated characters")
    )
    title = (
        f"[bold]Player {seat + 1}[/bold] · Venture Total {player['total']} · Objectives: {o['reserve']} reserve, "
        f"{o['completed']} completed, {o['defeated']} defeated, {sum(player['ventured'])} ventured"
        + (" · passed" if player["passed"] else "")
    )
    lines = [title, f"  [dim]{piles}[/dim]"]
    on: dict[int, list[str]] = {}
    for name, style in (("placed", "cyan"), ("attached", "green"), ("hits", "red")):
        for owner in (0, 1):
            for c in zones[name, owner]["cards"]:
                if "on" in c:
                    mark = "" if name != "hits" else ("*" if c.get("current") else "")
                    on.setdefault(c["on"], []).append(f"[{style}]{c['name']}{mark}[/{style}]")
    for name in ("front line", "reserve"):
        for c in zones[name, seat]["cards"]:
            grid = " ".join(f"{short[k]}{v}" for k, v in c["grid"].items())
            where = "" if name == "front line" else " (Reserve)"
            extra = f": {', '.join(on[c['id']])}" if c["id"] in on else ""
            lines.append(f"  {c['name']}{where} [dim]{grid}[/dim] {c['damage']}/{c['hits_to_ko']}{extra}")
    for c in zones["homebase", seat]["cards"]:
        lines.append(f"  Homebase {c['name']}: {', '.join(on.get(c['id'], [])) or 'nothing placed'}")
    return lines


def astral(view: View, zones: dict[Any, Any]) -> list[str]:
    names = ", ".join(c["name"] for c in zones["astral plane", -1]["cards"])
    lines = [f"[magenta]Astral Plane:[/magenta] {names or 'empty'}"]
    for act in view["acts"]:
        if act.get("hidden"):
            lines.append("  a face-down attack")
        elif act["level"] is not None:
            lines.append(f"  {' + '.join(act['cards'])} at level {act['level']}")
    return lines
