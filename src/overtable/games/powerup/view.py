"""What a watcher may see of the table, built from what it knows, and the board as text for the terminal."""

from typing import Any

from overtable.games.powerup.inforce import stars_in_play
from overtable.games.powerup.passives import KEYWORDS
from overtable.games.powerup.printed import FACES, KIND_NAMES
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
    STUNNED,
    PowerUp,
    zone,
)
from overtable.games.powerup.stats import sheet
from overtable.games.powerup.wounds import guards_left
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.game import View
from overtable.kernel.view import result_view, zone_views

LINE = (1, 3, 5, 4, 2)
"""The flying V from left to right."""


def view_of(s: PowerUp, watcher: int, catalogue: Catalogue[Any]) -> View:
    rows = sheet(s)

    def marks(card: int) -> dict[str, Any]:
        f = FACES[s.printing[card]]
        place = s.where[card] % 12
        marks: dict[str, Any] = {"kind": KIND_NAMES[f.kind], "cost": f.cost}
        if f.stars:
            marks["stars"] = f.stars
        if place == HEROES:
            row, flags = rows[card], s.flags[card]
            marks |= {"atk": row.atk, "def": row.dfn, "health": row.health, "wounds": s.wounds[card]}
            marks |= {"level": s.level[card], "kneeling": bool(flags & KNELT), "stunned": bool(flags & STUNNED)}
            marks["keywords"] = [k for i, k in enumerate(KEYWORDS) if row.keywords >> i & 1]
            counters = {"+1/+1": s.plus, "-1/-1": s.minus, "Regen": s.regen, "Evade": s.evade}
            marks["counters"] = {k: a[card] for k, a in counters.items() if a[card]}
            marks["burn"], marks["poison"] = s.burn[card], s.poison[card]
            marks["immortal"] = bool(flags & IMMORTAL)
            marks["charges"] = [s.charges[card] >> 4 * a.index & 15 for a in f.acts if a.counters]
        elif place == ATTACHED and s.bearer[card] != NOBODY:
            marks["bearer"] = s.bearer[card]
        elif place == BATTLE:
            marks["current"] = s.zones[s.where[card]][-1] == card
        return marks

    fight = s.fight
    return {
        "seat": watcher,
        "turn": s.offense,
        "phase": PHASES[s.phase],
        "phases": list(PHASES[1:]),
        "round": s.round,
        "offense": s.offense,
        "zones": zone_views(s, watcher, catalogue, marks),
        "players": [
            {
                "hq": s.hq[p],
                "deploy": s.deploy[p],
                "power": s.power[p],
                "shield": s.shield[p] + max(0, guards_left(s, p)),
                "hand": len(s.zones[zone(p, HAND)]),
                "deck": len(s.zones[zone(p, DECK)]),
                "stars": stars_in_play(s, p),
            }
            for p in (0, 1)
        ],
        "line": list(LINE),
        "board": [s.board[p * 5 : p * 5 + 5] for p in (0, 1)],
        "chain": [{"source": k.source, "seat": k.seat, "target": k.target, "negated": k.dead} for k in s.chain],
        "fight": None
        if fight is None
        else {
            "kind": "team-up" if fight.kind == 2 else "attack",
            "seat": fight.seat,
            "attacker": fight.attacker,
            "partner": fight.partner,
            "target": fight.target,
            "blocked": fight.blocked,
        },
        "result": result_view(s),
    }


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
