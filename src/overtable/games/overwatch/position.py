"""Positions by hand. What a position may say:

    turn: a                      whose turn it is (default a); the position stands at that player's action
    round: 1, first: a           the round and who leads it
    wins: [1, 0]
    last_loser: b                who lost the last round; extra: true in the extra round after a tied match
    passed: [b]                  who has passed
    hill: back                   King of the Hill: the row that counts
    last_ultimate: hanzo         the Ultimate that Duplicate would repeat; last_x: 2
    at: start                    start the turn with its start-of-turn effects; 'swap' before the swap,
                                 'end' with both passed and the round to be scored, 'draft' with picks to make
    a:                           and the same for b
      hand: [Ana, Genji]
      deck: [..]                 top card first; all cards not named lie under them, shuffled, unless rest: unused
      discard: [..]              top card first
      removed: [dvameka], aside: [..], rest: unused
      synergy: [2, 0, 5]         front, middle, back
      board:
        front-4: Winston
        front-5: {hero: Genji, damage: 2, shields: 1, down: true, used: true, marks: [frozen]}
      tokens:                    Hero tokens of this player's Heroes
        - {token: trap, of: Bastion, row: middle}             beside the enemy's or the own row, as the token goes
        - {token: discord, of: Zenyatta, on: Roadhog, amount: 1}
        - {token: field, of: Baptiste, row: middle, damage: 1}

A token's Hero need not stand on the board: it is then taken to be somewhere behind the scenes.
"""

from typing import Annotated, Any, Literal

import msgspec

from overtable.games.overwatch.board import A_SIDE, ROWS, field_place, line_at, line_of, lines_of, space_named
from overtable.games.overwatch.book import CATALOGUE
from overtable.games.overwatch.facts import HEALTH, IS_FIELD, ULTIMATE
from overtable.games.overwatch.heroes.rows import enter, set_down
from overtable.games.overwatch.heroes.standing import fields
from overtable.games.overwatch.rounds.draft import Draft
from overtable.games.overwatch.rounds.hand import Swap, swap_limit
from overtable.games.overwatch.rounds.round import EndRound
from overtable.games.overwatch.state import (
    ASIDE,
    BOARD,
    DECK,
    DISCARD,
    HAND,
    POOL,
    REMOVED,
    UNUSED,
    Overwatch,
    owner,
    zone,
)
from overtable.games.overwatch.tokens import FIELD, NAMES, ON_OWN_ROW, is_token, on_row
from overtable.games.overwatch.turn.action import Action, StartTurn
from overtable.kernel.chance import PLAY, below
from overtable.kernel.effect import begin
from overtable.kernel.frame import Frame, do
from overtable.kernel.knowledge import move, shuffle
from overtable.kernel.position import SIDES, Position, by_hand, each_once, seat_of, word_of

Amount = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]


class Standing(Position):
    hero: str
    damage: Amount = 0
    shields: Amount = 0
    down: bool = False
    used: bool = False
    marks: list[str] = []


class TokenAt(Position):
    token: str
    of: str
    row: str = ""
    on: str = ""
    amount: Amount = 1
    damage: Amount = 0


class Side(Position):
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    aside: list[str] = []
    rest: Literal["deck", "unused"] = "deck"
    synergy: tuple[Amount, Amount, Amount] = (0, 0, 0)
    board: dict[str, str | Standing] = {}
    tokens: list[TokenAt] = []

    def heroes(self) -> list[str]:
        """Every Hero that has a place on this side."""
        standing = [what if isinstance(what, str) else what.hero for what in self.board.values()]
        return [*self.hand, *self.deck, *self.discard, *self.removed, *self.aside, *standing]


class Table(Position):
    turn: str = "a"
    round: Some = 1
    first: str = "a"
    wins: tuple[Amount, Amount] = (0, 0)
    passed: list[str] = []
    hill: str = ""
    last_ultimate: str = ""
    last_x: Amount = 0
    last_loser: str = ""
    extra: bool = False
    at: str = "action"
    a: Side = msgspec.field(default_factory=Side)
    b: Side = msgspec.field(default_factory=Side)


TOKENS = {name: kind for name, kind in NAMES.items() if is_token(kind)}
MARKS = {name: kind for name, kind in NAMES.items() if not is_token(kind)}


def build(s: Overwatch, raw: dict[str, Any]) -> None:
    """Put a fresh state, with all cards in its decks, into the position; raises `BadSetup`."""
    by_hand(raw, Table, lambda told: lay_out(s, told))


def lay_out(s: Overwatch, told: Table) -> None:
    sides = (told.a, told.b)
    decks = [[*told.a.heroes(), *told.b.heroes()]] if s.draft else [side.heroes() for side in sides]
    for heroes in decks:  # OW-SETUP-01, OW-MODE-01
        each_once((CATALOGUE.find(name).name for name in heroes), "a deck has each Hero once")
    for side, one in enumerate(sides):
        lay_side(s, side, one)
    for side, one in enumerate(sides):
        for token in one.tokens:
            lay_token(s, side, token)
    all_stand(s)
    s.round, s.first, s.wins = told.round, seat_of(told.first), list(told.wins)
    s.last_loser = seat_of(told.last_loser) if told.last_loser else -1
    s.extra = told.extra
    s.turn = seat_of(told.turn)
    for name in told.passed:
        s.passed |= 1 << seat_of(name)
    if told.at in ("action", "start") and s.passed >> s.turn & 1:  # OW-PASS-02
        raise ValueError(f"{told.turn} has passed and takes no turn")
    if s.hill_counts or told.hill:
        s.hill = row_named(told.hill) if told.hill else below(s, PLAY, A_SIDE)
        if not s.hill_counts:
            raise ValueError("hill: this table does not play King of the Hill")
    if told.last_ultimate:
        s.echoed, s.echoed_x = ULTIMATE[row_of_hero(told.last_ultimate)], told.last_x
    do(s, *steps(s, told.at), EndRound())
    s.dirty = 1


def steps(s: Overwatch, at: str) -> list[Frame[Overwatch]]:
    """What comes before the end of the round."""
    known: dict[str, list[Frame[Overwatch]]] = {
        "action": [Action(s.turn)],
        "start": [StartTurn(s.turn)],
        "swap": [Swap(swap_limit(s)), StartTurn(s.first)],
        "draft": [Draft(s.turn), StartTurn(s.first)],
        "end": [],
    }
    if at not in known:
        raise ValueError(f"at: {at!r} is no step; expected one of {', '.join(known)}")
    return known[at]


def lay_side(s: Overwatch, side: int, told: Side) -> None:
    for kind, names in (
        (DISCARD, told.discard[::-1]),  # in a zone the top card is the last one
        (REMOVED, told.removed),
        (ASIDE, told.aside),
        (HAND, told.hand),
    ):
        for name in names:
            move(s, card_of(s, side, name), zone(side, kind))
    for where, what in told.board.items():
        stand(s, side, space_named(where, side), Standing(hero=what) if isinstance(what, str) else what)
    if told.rest == "unused":
        for card in s.zones[zone(side, DECK)][:]:
            move(s, card, UNUSED)
    shuffle(s, zone(side, DECK))
    for name in told.deck[::-1]:
        move(s, card_of(s, side, name), zone(side, DECK))
    lines = lines_of(side)
    s.synergy[lines.start : lines.stop] = told.synergy


def stand(s: Overwatch, side: int, space: int, told: Standing) -> None:
    card = card_of(s, side, told.hero)
    if s.space[space] >= 0 or s.at[card] >= 0:
        raise ValueError(f"{told.hero}: the space or the card is taken")
    move(s, card, zone(side, BOARD))
    enter(s, card, space)
    s.damage[card] = told.damage
    s.shields[card] = told.shields
    set_down(s, card, told.down)
    s.used[card] = told.used
    for mark in told.marks:
        begin(s, word_of(mark, MARKS), card, side, card)


def all_stand(s: Overwatch) -> None:
    """Whoever is not down has less damage than Health (OW-DEFEAT-01), but for a Field of the row (OW-TOKEN-04)."""
    for card in [c for c, place in enumerate(s.at) if place >= 0 and not s.down[c]]:
        row = s.printing[card]
        kept = not IS_FIELD[row] and fields(s, line_of(s.at[card]))
        if s.damage[card] >= HEALTH[row] and not kept:
            raise ValueError(f"{CATALOGUE[row].name} has {s.damage[card]} damage and {HEALTH[row]} Health: it is down")


def lay_token(s: Overwatch, side: int, told: TokenAt) -> None:
    kind = word_of(told.token, TOKENS)
    source = card_of(s, side, told.of)
    if kind == FIELD:
        field = next(c for c in s.zones[zone(side, ASIDE)] if IS_FIELD[s.printing[c]])
        move(s, field, zone(side, BOARD))
        s.at[field] = field_place(line_at(side, row_named(told.row)))
        s.damage[field] = told.damage
        begin(s, FIELD, source, side, field)
    elif on_row(kind):
        line = line_at(side if kind in ON_OWN_ROW else 1 - side, row_named(told.row))
        begin(s, kind, source, side, line, told.amount)
    else:
        here = [c for p in (side, 1 - side) if s.at[c := card_of(s, p, told.on)] >= 0]
        if not here:
            raise ValueError(f"{told.on} is not on the board")
        begin(s, kind, source, side, here[0], told.amount)


def row_named(name: str) -> int:
    if name not in ROWS:
        raise ValueError(f"{name!r} is no row; expected {', '.join(ROWS)}")
    return ROWS.index(name)


def row_of_hero(name: str) -> int:
    """The row of the catalogue with a Hero's name or id."""
    return CATALOGUE.row[CATALOGUE.find(name).id]


def card_of(s: Overwatch, side: int, name: str) -> int:
    """A card of this side by its name, from wherever it lies."""
    row = row_of_hero(name)
    for card, printed in enumerate(s.printing):
        if printed == row and (s.where[card] in (POOL, UNUSED) or owner(s, card) == side):
            return card
    raise ValueError(f"player {SIDES[side]} has no {name}")
