"""What a watcher sees: both boards, the rows' values, tokens, and the cards it knows."""

from typing import Literal, TypedDict

from overtable.games.overwatch.board import ROWS, is_space, line_of, lines_of, place_name, row_of, side_of
from overtable.games.overwatch.book import CATALOGUE
from overtable.games.overwatch.facts import ABILITIES, ULTIMATE, X
from overtable.games.overwatch.heroes.power import cost, counted_power, power
from overtable.games.overwatch.heroes.standing import health
from overtable.games.overwatch.rounds.draft import Draft
from overtable.games.overwatch.rounds.hand import Swap
from overtable.games.overwatch.state import DECK, DISCARD, HAND, Overwatch, has_passed, zone
from overtable.games.overwatch.tokens import FIELD, NAME_OF, on_row
from overtable.games.overwatch.words.token import HERO_TOKENS, MARKS, ROW_TOKENS
from overtable.kernel.effect import Effect
from overtable.kernel.language import sentence
from overtable.kernel.view import CardView, GameView, Sight, card_view, result_view, zone_views

PHASES = ("Draft", "Swap", "Turns", "Scoring")


class TokenView(TypedDict):
    kind: str
    of: str
    amount: int
    text: str
    """What it does, in words."""


class RowTokenView(TokenView):
    owner: int
    side: int
    row: str
    source: int
    """The Hero that laid it."""


class HeroView(CardView):
    """A Hero on the board; a Field, which stands in a row, has no space."""

    row: str
    side: int
    space: int | None
    place: str
    health: int
    damage: int
    shields: int
    down: bool
    used: bool
    cost: int | Literal["X"]
    tokens: list[TokenView]


class PlayerView(TypedDict):
    wins: int
    passed: bool
    power: list[int]
    synergy: list[int]
    counted: int
    hand: int
    deck: int
    discard: int


class OverwatchView(GameView[CardView | HeroView, PlayerView]):
    round: int
    rounds: int
    first: int
    extra: bool
    hill: str | None
    tokens: list[RowTokenView]
    last_ultimate: str | None
    super_synergy: bool


def view(s: Overwatch, watcher: int, sight: Sight) -> OverwatchView:
    return {
        "seat": watcher,
        "turn": s.turn,
        "phase": phase(s),
        "phases": [p for p in PHASES if p != ("Swap" if s.draft else "Draft")],
        "zones": zone_views(s, watcher, lambda card: card_seen(s, card), sight),
        "players": sight.alike("players", lambda: [player(s, side) for side in range(2)]),
        "result": result_view(s),
        "round": s.round,
        "rounds": s.rounds,
        "first": s.first,
        "extra": s.extra,
        "hill": ROWS[s.hill] if s.hill >= 0 else None,
        "tokens": sight.alike("tokens", lambda: row_tokens(s)),
        "last_ultimate": ABILITIES[s.echoed].name if s.echoed >= 0 else None,
        "super_synergy": s.super_synergy,
    }


def phase(s: Overwatch) -> str:
    if s.result is not None or not s.stack:
        return "Scoring"
    top = s.stack[-1]
    return "Swap" if isinstance(top, Swap) else "Draft" if isinstance(top, Draft) else "Turns"


def player(s: Overwatch, side: int) -> PlayerView:
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


def card_seen(s: Overwatch, card: int) -> CardView | HeroView:
    """A card, with what lies on it where it is on the board."""
    seen, place = card_view(s, CATALOGUE, card), s.at[card]
    return seen if place < 0 else hero(s, seen, place)


def hero(s: Overwatch, seen: CardView, place: int) -> HeroView:
    card = seen["id"]
    line = line_of(place)
    ability = ULTIMATE[s.printing[card]]
    printed = ABILITIES[ability].cost if ability >= 0 else 0
    return {
        **seen,
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
        "tokens": [token(s, e) for e in s.effects if not on_row(e.kind) and e.subject == card and e.kind != FIELD],
    }


def token(s: Overwatch, e: Effect) -> TokenView:
    """A token or a mark, with what it does."""
    kind = NAME_OF[e.kind]
    said = MARKS.get(kind) or sentence((ROW_TOKENS | HERO_TOKENS)[kind].format(amount=e.amount))
    return {"kind": kind, "of": CATALOGUE[s.printing[e.source]].name, "amount": e.amount, "text": said}


def row_tokens(s: Overwatch) -> list[RowTokenView]:
    return [
        {
            **token(s, e),
            "owner": e.owner,
            "side": side_of(e.subject),
            "row": ROWS[row_of(e.subject)],
            "source": e.source,
        }
        for e in s.effects
        if on_row(e.kind)
    ]
