"""The table drawn for the terminal."""

from typing import Any

from overtable.games.powerup.inplay.line import LINE
from overtable.kernel.game import View


def board_text(view: View) -> str:
    """The table drawn for the terminal, in Rich markup."""
    watcher = view["seat"] if view["seat"] in (0, 1) else 0
    lines = [f"[bold]Round {view['round']}[/] · {view['phase']} · Offense: player {view['offense'] + 1}"]
    for seat in (1 - watcher, watcher):
        p = view["players"][seat]
        lines.append(
            f"[bold]Player {seat + 1}[/]  HQ [red]{'♥' * p['hq']}[/] {p['hq']}  "
            f"Deploy {p['deploy']}  Power {p['power']}  hand {p['hand']}  deck {p['deck']}"
        )
        zones = {z["name"]: z for z in view["zones"] if z["owner"] == seat}
        attached = zones["attached"]["cards"]
        by_stars = {c["stars"]: c for c in zones["heroes"]["cards"]}
        for stars in LINE:
            hero = by_stars.get(stars)
            lines.append(f"  {stars}* " + (_hero_text(hero, attached) if hero else "[dim]—[/]"))
        battle = zones["battle"]["cards"]
        if battle:
            lines.append(f"  Battle: {battle[-1]['name']}" + (f" (+{len(battle) - 1} under it)" if battle[1:] else ""))
        if zones["hand"]["cards"]:
            lines.append("  Hand: " + ", ".join(f"{c['name']} ({c['cost']})" for c in zones["hand"]["cards"]))
    return "\n".join(lines)


def _hero_text(hero: dict[str, Any], attached: list[dict[str, Any]]) -> str:
    marks = [k for k in ("kneeling", "stunned", "immortal") if hero[k]]
    marks += [k for k in ("burn", "poison") if hero[k]]
    marks += [f"{n} {k}" for k, n in hero["counters"].items()]
    carried = [c["name"] for c in attached if c.get("bearer") == hero["id"]]
    text = f"{hero['name']} [bold]{hero['atk']}/{hero['def']}[/] ♥{hero['health'] - hero['wounds']}/{hero['health']}"
    text += f" lv{hero['level']}"
    if carried:
        text += f" + {', '.join(carried)}"
    return text + (f" [yellow]({', '.join(marks)})[/]" if marks else "")
