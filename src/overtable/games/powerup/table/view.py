"""What a watcher may see of the table, built from what it knows."""

from functools import cache, lru_cache, partial
from typing import Any, Literal, NotRequired, TypedDict

from overtable.games.powerup.book.facts import Face, face
from overtable.games.powerup.book.glossary import KEYWORDS, KIND_NAMES, named
from overtable.games.powerup.inplay.figures import Row, sheet
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
    zone,
)
from overtable.games.powerup.table.score import score
from overtable.games.powerup.table.step import step
from overtable.games.powerup.wounds.hq import guards_left
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.engine import asking
from overtable.kernel.frame import Frame
from overtable.kernel.refs import COMMON_KINDS, index_of, kind_of
from overtable.kernel.view import CardView, GameView, Plain, Sight, card_view, open_list, result_view, zone_views


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
    view: PowerUpView = {
        "seat": watcher,
        "turn": acting(s),
        "phase": PHASES[s.phase],
        "phases": list(PHASES[1:]),
        "step": step(s),
        "round": s.round,
        "offense": s.offense,
        "zones": zone_views(s, watcher, sight.alike("looks", partial(looks, catalogue), s)),
        "players": sight.alike("players", players, s),
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


def as_printed(catalogue: Catalogue[Any], s: PowerUp, card: int) -> PrintedView:
    seen, f = card_view(s, catalogue, card), face(s, card)
    printed: PrintedView = {
        "id": card,
        "card": seen["card"],
        "name": seen["name"],
        "kind": KIND_NAMES[f.kind],
        "cost": f.cost,
    }
    if f.stars:
        printed["stars"] = f.stars
    return printed


@lru_cache(maxsize=8)
def printed_in(catalogue: Catalogue[Any]) -> Plain[PowerUp, PrintedView]:
    return Plain(partial(as_printed, catalogue))


def looks(catalogue: Catalogue[Any], s: PowerUp) -> list[Seen]:
    """By id, each card with what lies on it where it is in play."""
    found: list[Any] = printed_in(catalogue).of(s)[:]
    rows = sheet(s)
    for seat in (0, 1):
        for card in s.zones[zone(seat, HEROES)]:
            found[card] = hero(s, found[card], rows[card])
        for card in s.zones[zone(seat, ATTACHED)]:
            if s.bearer[card] != NOBODY:
                found[card] = {**found[card], "bearer": s.bearer[card]}
        stack = s.zones[zone(seat, BATTLE)]
        for card in stack:
            found[card] = {**found[card], "current": card == stack[-1]}
    return found


def hero(s: PowerUp, printed: PrintedView, row: Row) -> HeroView:
    card = printed["id"]
    flags = s.flags[card]
    counters: dict[str, int] = {}
    if n := s.plus[card]:
        counters["+1/+1"] = n
    if n := s.minus[card]:
        counters["-1/-1"] = n
    if n := s.regen[card]:
        counters["Regen"] = n
    if n := s.evade[card]:
        counters["Evade"] = n
    return {
        **printed,
        "atk": row.atk,
        "def": row.dfn,
        "health": row.health,
        "wounds": s.wounds[card],
        "level": s.level[card],
        "kneeling": bool(flags & KNELT),
        "stunned": bool(flags & STUNNED),
        "keywords": keywords(row.keywords),
        "counters": counters,
        "burn": s.burn[card],
        "poison": s.poison[card],
        "immortal": bool(flags & IMMORTAL),
        "charges": [counters_left(s, card, index) for index in with_counters(face(s, card))],
    }


@cache
def with_counters(f: Face) -> list[int]:
    """The abilities of a card that counters lie on, by their index."""
    return [act.index for act in f.acts if act.counters]


@lru_cache(maxsize=4096)
def keywords(mask: int) -> list[str]:
    return named(mask, KEYWORDS)


def players(s: PowerUp) -> list[PlayerView]:
    return [player(s, seat) for seat in (0, 1)]


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
