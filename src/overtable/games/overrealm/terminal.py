"""The table as text for a terminal of 100 columns, drawn from a view: what the watcher may not see is not in it."""

from typing import Any

from rich.markup import escape

from overtable.games.overrealm.book import book
from overtable.games.overrealm.cards import Action, Buff, Monster
from overtable.kernel.game import View

BAR = 14


def board(view: View) -> str:
    playing = [seat for seat in view["sides"] if view["players"][seat]["playing"]]
    if len(playing) < 2:
        return "\n".join(drafting(view))
    me = view["seat"] if view["seat"] in playing else playing[0]
    other = playing[1] if me == playing[0] else playing[0]
    lines = [*side(view, other), f"  [dim]{'┄' * 30} turn {view['round']} · {view['phase']} {'┄' * 30}[/]"]
    lines += side(view, me)[::-1]
    if view["seat"] == me:
        lines += ["", *actions(view, me), *hand(view, me)]
    return "\n".join(lines)


def drafting(view: View) -> list[str]:
    """Packs and picks: the own ones by name, those of others as numbers."""
    lines = []
    for seat, p in enumerate(view["players"]):
        who = "You" if seat == view["seat"] else f"Player {seat + 1}"
        score = f" · score {p['score']}" if p["score"] else ""
        lines.append(f"  [bold]{who}[/] · {p['pack']} to choose from · {p['picks']} kept{score}")
        for name in ("pack", "picks", "supply"):
            zone = cards(view, name, seat)
            if zone["cards"]:
                lines.append(f"    {name}: " + ", ".join(monster_line(c) for c in zone["cards"]))
    return lines


def cards(view: View, name: str, owner: int) -> dict[str, Any]:
    found: list[dict[str, Any]] = [z for z in view["zones"] if z["name"] == name and z["owner"] == owner]
    return found[0]


def monster_line(c: dict[str, Any]) -> str:
    printed = book().find(c["card"])
    elements = "/".join(printed.elements) if isinstance(printed, Monster) else ""
    return f"[bold]{escape(c['name'])}[/] [dim]{elements}[/]"


def side(view: View, seat: int) -> list[str]:
    """From the far edge to the middle: the player, the bench, auras and boards, the active monster."""
    p = view["players"][seat]
    who = "You" if seat == view["seat"] else f"Player {seat + 1}"
    head = (
        f"  [bold]{who}[/] · hand {p['hand']} · deck {p['deck']} · discard {p['discard']} · "
        f"maneuver {'■' * p['maneuver']}{'□' * max(0, 3 - p['maneuver'])}"
    )
    head += f" · honey {p['honey']}" if p["honey"] else ""
    acorns = " ".join(f"{stat} {n}" for stat, n in p["acorns"].items() if n)
    head += f" · acorns {acorns}" if acorns else ""
    team = cards(view, "team", seat)["cards"]
    bench = "   ".join(monster(c) for c in team if not c["active"])
    active = next(c for c in team if c["active"])
    cubes = " ".join(f"{stat} {n:+d}" for stat, n in p["cubes"].items() if n)
    chosen = f"   [yellow]{escape(p['selected'])}[/]" if p["selected"] else ""
    played = ", ".join(escape(c["name"]) for c in cards(view, "played", seat)["cards"])
    chosen += f" [yellow]with {played}[/]" if played else ""
    auras = ", ".join(
        f"{escape(c['name'])} ({c['time']})" for c in cards(view, "actions", seat)["cards"] if "time" in c
    )
    lines = [head, f"    bench  {bench}"]
    if auras:
        lines.append(f"    auras  [magenta]{auras}[/]")
    lines.append(f"  ▶ [bold]{monster(active)}[/]" + (f"   [cyan]{cubes}[/]" if cubes else "") + chosen)
    return lines


def monster(c: dict[str, Any]) -> str:
    if c["down"]:
        return f"[dim strike]{escape(c['name'])}[/]"
    full = max(1, round(BAR * c["hp"] / c["max_hp"]))
    marks = [f"{name} {n}" if n > 1 else name for name, n in {**c["conditions"], **c["counters"]}.items()]
    note = f" [red]{', '.join(marks)}[/]" if marks else ""
    return f"{escape(c['name'])} [green]{'█' * full}[/][dim]{'░' * (BAR - full)}[/] {c['hp']}/{c['max_hp']}{note}"


def actions(view: View, seat: int) -> list[str]:
    active = next(c["id"] for c in cards(view, "team", seat)["cards"] if c["active"])
    lines = []
    for c in cards(view, "actions", seat)["cards"]:
        printed = book().find(c["card"])
        if c["monster"] != active or not isinstance(printed, Action):
            continue
        figure = f"{printed.damage} dmg" if printed.kind == "attack" else printed.kind
        speed = "-" if printed.speed is None else printed.speed
        used = " [red]used[/]" if c.get("used") else f" [red]torment {c['torment']}[/]" if c.get("torment") else ""
        icons = f"+{printed.draw} cards " * bool(printed.draw) + f"{printed.slots} buffs " * bool(printed.slots)
        icons += f"discard {printed.cost}" * bool(printed.cost)
        lines.append(
            f"  [bold]{escape(c['name']):<20}[/] {printed.element:<9}{figure:<10} "
            f"spd {speed:<3}{icons.strip():<22}{used}"
        )
        lines.append(f"      [dim]{escape(printed.text())}[/]")
    return lines


def hand(view: View, seat: int) -> list[str]:
    lines = []
    for c in cards(view, "hand", seat)["cards"]:
        printed = book().find(c["card"])
        if isinstance(printed, Buff):
            mark = "✓" if printed.flip == "success" else "✗"
            lines.append(f"  {mark} [bold]{escape(c['name'])}[/] [dim]{printed.timing}: {escape(printed.text())}[/]")
    return lines
