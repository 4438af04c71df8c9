"""What a watcher may see of the table, built from what it knows."""

from typing import Any, Literal, NotRequired, TypedDict

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import KEYWORDS, KIND_NAMES, named
from overtable.games.powerup.inplay.figures import Row, Sheet, sheet
from overtable.games.powerup.inplay.line import LINE, Stars, stars_in_play
from overtable.games.powerup.state import (
    ABILITY,
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
    Link,
    PowerUp,
    counters_left,
    which_zone,
    zone,
)
from overtable.games.powerup.table.score import score
from overtable.games.powerup.table.step import step
from overtable.games.powerup.wounds.hq import guards_left
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.engine import asking
from overtable.kernel.frame import Frame
from overtable.kernel.refs import COMMON_KINDS, index_of, kind_of
from overtable.kernel.view import CardView, GameView, Sight, card_view, open_list, result_view, zone_views


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


def view_of(s: PowerUp, watcher: int, catalogue: Catalogue[Any], sight: Sight) -> PowerUpView:
    rows = sight.alike("rows", lambda: sheet(s))
    view: PowerUpView = {
        "seat": watcher,
        "turn": acting(s),
        "phase": PHASES[s.phase],
        "phases": list(PHASES[1:]),
        "step": step(s),
        "round": s.round,
        "offense": s.offense,
        "zones": zone_views(s, watcher, lambda card: card_seen(s, card_view(s, catalogue, card), rows), sight),
        "players": sight.alike("players", lambda: [player(s, seat) for seat in (0, 1)]),
        "line": list(LINE),
        "board": [s.board[:PLACES], s.board[PLACES:]],
        "chain": [link(k) for k in s.chain],
        "fight": None if s.fight is None else fight(s.fight),
        "result": result_view(s),
        "notes": [open_list(s, catalogue, seat, decks(s, seat)) for seat in (0, 1) if s.open_lists and seat != watcher],
    }
    if s.result is not None:
        view["score"] = score(s, s.result)
    return view


def acting(s: PowerUp) -> int:
    """Whose turn it is: roles last a round, but actions alternate, so it is whoever must answer. Where both choose in
    secret it must not tell who has."""
    top = s.stack[-1] if s.stack else None
    if top is None or type(top).untold is not Frame.untold:
        return s.offense
    asked = asking(s)
    return next((seat for seat in (0, 1) if asked == 1 << seat), s.offense)


def decks(s: PowerUp, seat: int) -> list[int]:
    """All that a player has brought to the table, wherever it lies."""
    return [c for c in range(len(s.printing)) if s.owner[c] == seat]


def card_seen(s: PowerUp, seen: CardView, rows: Sheet) -> Seen:
    """A card, with what lies on it where it is in play."""
    card = seen["id"]
    f = face(s, card)
    printed: PrintedView = {
        "id": card,
        "card": seen["card"],
        "name": seen["name"],
        "kind": KIND_NAMES[f.kind],
        "cost": f.cost,
    }
    if f.stars:
        printed["stars"] = f.stars
    there = which_zone(s, card)
    if there == HEROES:
        return hero(s, printed, rows[card])
    if there == ATTACHED and s.bearer[card] != NOBODY:
        return {**printed, "bearer": s.bearer[card]}
    if there == BATTLE:
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
        "keywords": named(row.keywords, KEYWORDS),
        "counters": {name: there[card] for name, there in counters.items() if there[card]},
        "burn": s.burn[card],
        "poison": s.poison[card],
        "immortal": bool(flags & IMMORTAL),
        "charges": [counters_left(s, card, act.index) for act in face(s, card).acts if act.counters],
    }


def player(s: PowerUp, seat: int) -> PlayerView:
    return {
        "hq": s.hq[seat],
        "deploy": s.deploy[seat],
        "power": s.power[seat],
        "shield": max(0, guards_left(s, seat)),
        "hand": len(s.zones[zone(seat, HAND)]),
        "deck": len(s.zones[zone(seat, DECK)]),
        "stars": stars_in_play(s, seat),
    }


def link(k: Link) -> LinkView:
    kinds = {**COMMON_KINDS, ABILITY: "ability"}
    target = None if k.target < 0 else f"{kinds[kind_of(k.target)]}:{index_of(k.target)}"
    return {"source": k.source, "seat": k.seat, "target": target, "negated": k.dead}


def fight(f: Fight) -> FightView:
    return {
        "kind": "team-up" if f.kind == TEAM_UP else "attack",
        "seat": f.seat,
        "attacker": f.attacker,
        "partner": f.partner,
        "target": f.target,
        "blocked": f.blocked,
    }
