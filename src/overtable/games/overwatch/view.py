"""What a watcher sees: both boards, the rows' values, tokens, and the cards it knows."""

from functools import lru_cache
from typing import Literal, TypedDict

from overtable.games.overwatch.board import (
    LINES,
    ROWS,
    SPACES,
    is_space,
    line_of,
    lines_of,
    place_name,
    row_of,
    side_of,
)
from overtable.games.overwatch.book import CATALOGUE
from overtable.games.overwatch.facts import ABILITIES, ULTIMATE, X
from overtable.games.overwatch.heroes.power import cost, counted, powers
from overtable.games.overwatch.heroes.standing import health
from overtable.games.overwatch.rounds.draft import Draft
from overtable.games.overwatch.rounds.hand import Swap
from overtable.games.overwatch.state import BOARD, DECK, DISCARD, HAND, Overwatch, has_passed, zone
from overtable.games.overwatch.tokens import FIELD, NAME_OF, on_row
from overtable.games.overwatch.words.token import HERO_TOKENS, MARKS, ROW_TOKENS
from overtable.kernel.effect import Effect
from overtable.kernel.language import sentence
from overtable.kernel.view import CardView, GameView, Plain, Sight, card_view, result_view, zone_views

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


PHASES_WITH_DRAFT = tuple(p for p in PHASES if p != "Swap")
PHASES_WITH_SWAP = tuple(p for p in PHASES if p != "Draft")


def view(s: Overwatch, watcher: int, sight: Sight) -> OverwatchView:
    return {
        "seat": watcher,
        "turn": s.turn,
        "phase": phase(s),
        "phases": [*(PHASES_WITH_DRAFT if s.draft else PHASES_WITH_SWAP)],
        "zones": zone_views(s, watcher, sight.alike("looks", looks, s)),
        "players": sight.alike("players", players, s),
        "result": result_view(s),
        "round": s.round,
        "rounds": s.rounds,
        "first": s.first,
        "extra": s.extra,
        "hill": ROWS[s.hill] if s.hill >= 0 else None,
        "tokens": sight.alike("tokens", row_tokens, s),
        "last_ultimate": ABILITIES[s.echoed].name if s.echoed >= 0 else None,
        "super_synergy": s.super_synergy,
    }


def phase(s: Overwatch) -> str:
    if s.result is not None or not s.stack:
        return "Scoring"
    top = s.stack[-1]
    return "Swap" if isinstance(top, Swap) else "Draft" if isinstance(top, Draft) else "Turns"


def players(s: Overwatch) -> list[PlayerView]:
    there = powers(s)
    return [player(s, side, there) for side in range(2)]


def player(s: Overwatch, side: int, there: list[int]) -> PlayerView:
    """Public facts of one side; Power and Synergy are kept for each row apart (OW-SETUP-09)."""
    lines = lines_of(side)
    own = there[lines.start : lines.stop]
    return {
        "wins": s.wins[side],
        "passed": has_passed(s, side),
        "power": own,
        "synergy": s.synergy[lines.start : lines.stop],
        "counted": counted(s, own),
        "hand": len(s.zones[zone(side, HAND)]),
        "deck": len(s.zones[zone(side, DECK)]),
        "discard": len(s.zones[zone(side, DISCARD)]),
    }


def as_printed(s: Overwatch, card: int) -> CardView:
    return card_view(s, CATALOGUE, card)


PRINTED = Plain(as_printed)
PLACES = [
    (line, ROWS[row_of(line)], side_of(line), place if is_space(place) else None, place_name(place))
    for place, line in enumerate([line_of(place) for place in range(SPACES + LINES)])
]
"""Place -> its line, and how a Hero there is seen: the row, the side, the space and the place in words."""


def looks(s: Overwatch) -> list[CardView | HeroView]:
    """By id, each card with what lies on it where it is on the board."""
    found: list[CardView | HeroView] = [*PRINTED.of(s)]
    tokens: dict[int, list[TokenView]] = {}
    for e in s.effects:
        if not on_row(e.kind) and e.kind != FIELD:
            tokens.setdefault(e.subject, []).append(token(s, e))
    for side in (0, 1):
        for card in s.zones[zone(side, BOARD)]:
            if s.at[card] >= 0:
                found[card] = hero(s, found[card], tokens.get(card))
    return found


def hero(s: Overwatch, seen: CardView, tokens: list[TokenView] | None) -> HeroView:
    card = seen["id"]
    line, row, side, space, place = PLACES[s.at[card]]
    ability = ULTIMATE[s.printing[card]]
    printed = ABILITIES[ability].cost if ability >= 0 else 0
    return {
        "id": card,
        "card": seen["card"],
        "name": seen["name"],
        "row": row,
        "side": side,
        "space": space,
        "place": place,
        "health": health(s, card),
        "damage": s.damage[card],
        "shields": s.shields[card],
        "down": bool(s.down[card]),
        "used": bool(s.used[card]),
        "cost": cost(s, line, printed) if printed != X else "X",
        "tokens": tokens or [],
    }


def token(s: Overwatch, e: Effect) -> TokenView:
    """A token or a mark, with what it does."""
    kind = NAME_OF[e.kind]
    return {"kind": kind, "of": CATALOGUE[s.printing[e.source]].name, "amount": e.amount, "text": said(kind, e.amount)}


@lru_cache(maxsize=1024)
def said(kind: str, amount: int) -> str:
    return MARKS.get(kind) or sentence((ROW_TOKENS | HERO_TOKENS)[kind].format(amount=amount))


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
