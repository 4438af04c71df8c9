"""What a watcher may see of the table, built from what it knows, and the board as text for the terminal."""

from typing import Any, Literal, NotRequired, TypedDict

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
    TEAM_UP,
    Fight,
    Link,
    PowerUp,
    zone,
)
from overtable.games.powerup.stats import Row, Sheet, sheet
from overtable.games.powerup.targets import ABILITY
from overtable.games.powerup.wounds import guards_left
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.game import View
from overtable.kernel.refs import COMMON_KINDS, index_of, kind_of
from overtable.kernel.view import CardView, GameView, card_view, result_view, zone_views

Stars = Literal[1, 2, 3, 4, 5]
LINE: tuple[Stars, ...] = (1, 3, 5, 4, 2)
"""The flying V from left to right."""


class PrintedView(CardView):
    """A card wherever it lies."""

    kind: str
    cost: int
    stars: NotRequired[int]


class AttachedView(PrintedView):
    bearer: int
    """The id of the Hero that carries it."""


class BattleView(PrintedView):
    current: bool
    """Whether it is the top one, which is in force."""


Defence = TypedDict("Defence", {"def": int})
"""The one key that Python lets no class name."""


class HeroView(PrintedView, Defence):
    """A Hero in play."""

    atk: int
    health: int
    wounds: int
    level: int
    kneeling: bool
    stunned: bool
    keywords: list[str]
    counters: dict[str, int]
    burn: int
    poison: int
    immortal: bool
    charges: list[int]


Seen = PrintedView | AttachedView | BattleView | HeroView


class PlayerView(TypedDict):
    hq: int
    deploy: int
    power: int
    shield: int
    hand: int
    deck: int
    stars: int


class LinkView(TypedDict):
    """An effect of the chain."""

    source: int
    seat: int
    target: str | None
    """The reference of what it aims at: a card, a seat, another effect of the chain, an ability."""
    negated: bool


class FightView(TypedDict):
    kind: Literal["attack", "team-up"]
    seat: int
    attacker: int
    partner: int
    target: int
    blocked: bool


class PowerUpView(GameView[Seen, PlayerView]):
    round: int
    offense: int
    line: list[Stars]
    board: list[list[int]]
    chain: list[LinkView]
    fight: FightView | None


def view_of(s: PowerUp, watcher: int, catalogue: Catalogue[Any]) -> PowerUpView:
    rows = sheet(s)
    return {
        "seat": watcher,
        "turn": s.offense,
        "phase": PHASES[s.phase],
        "phases": list(PHASES[1:]),
        "round": s.round,
        "offense": s.offense,
        "zones": zone_views(s, watcher, lambda card: card_seen(s, card_view(s, catalogue, card), rows)),
        "players": [player(s, p) for p in (0, 1)],
        "line": list(LINE),
        "board": [s.board[p * 5 : p * 5 + 5] for p in (0, 1)],
        "chain": [link(k) for k in s.chain],
        "fight": fight(s.fight),
        "result": result_view(s),
    }


def card_seen(s: PowerUp, seen: CardView, rows: Sheet) -> Seen:
    """A card, with what lies on it where it is in play."""
    card = seen["id"]
    f = FACES[s.printing[card]]
    printed: PrintedView = {
        "id": card,
        "card": seen["card"],
        "name": seen["name"],
        "kind": KIND_NAMES[f.kind],
        "cost": f.cost,
    }
    if f.stars:
        printed["stars"] = f.stars
    place = s.where[card] % 12
    if place == HEROES:
        return hero(s, printed, rows[card])
    if place == ATTACHED and s.bearer[card] != NOBODY:
        return {**printed, "bearer": s.bearer[card]}
    if place == BATTLE:
        return {**printed, "current": s.zones[s.where[card]][-1] == card}
    return printed


def hero(s: PowerUp, printed: PrintedView, row: Row) -> HeroView:
    card = printed["id"]
    flags = s.flags[card]
    counters = {"+1/+1": s.plus, "-1/-1": s.minus, "Regen": s.regen, "Evade": s.evade}
    return {
        **printed,
        "atk": row.atk,
        "def": row.dfn,
        "health": row.health,
        "wounds": s.wounds[card],
        "level": s.level[card],
        "kneeling": bool(flags & KNELT),
        "stunned": bool(flags & STUNNED),
        "keywords": [k for i, k in enumerate(KEYWORDS) if row.keywords >> i & 1],
        "counters": {k: a[card] for k, a in counters.items() if a[card]},
        "burn": s.burn[card],
        "poison": s.poison[card],
        "immortal": bool(flags & IMMORTAL),
        "charges": [s.charges[card] >> 4 * a.index & 15 for a in FACES[s.printing[card]].acts if a.counters],
    }


def player(s: PowerUp, p: int) -> PlayerView:
    return {
        "hq": s.hq[p],
        "deploy": s.deploy[p],
        "power": s.power[p],
        "shield": s.shield[p] + max(0, guards_left(s, p)),
        "hand": len(s.zones[zone(p, HAND)]),
        "deck": len(s.zones[zone(p, DECK)]),
        "stars": stars_in_play(s, p),
    }


def link(k: Link) -> LinkView:
    kinds = {**COMMON_KINDS, ABILITY: "ability"}
    target = None if k.target < 0 else f"{kinds[kind_of(k.target)]}:{index_of(k.target)}"
    return {"source": k.source, "seat": k.seat, "target": target, "negated": k.dead}


def fight(f: Fight | None) -> FightView | None:
    if f is None:
        return None
    return {
        "kind": "team-up" if f.kind == TEAM_UP else "attack",
        "seat": f.seat,
        "attacker": f.attacker,
        "partner": f.partner,
        "target": f.target,
        "blocked": f.blocked,
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
