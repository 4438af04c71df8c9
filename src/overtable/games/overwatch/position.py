"""Positions by hand. What a position may say:

    turn: a                      whose turn it is (default a); the position stands at that player's action
    round: 1, first: a           the round and who leads it
    wins: [1, 0]
    passed: [b]                  who has passed
    hill: back                   King of the Hill: the row that counts
    last_ultimate: hanzo         the Ultimate that Duplicate would repeat; last_x: 2
    at: start                    start the turn with its start-of-turn effects; 'swap' before the swap,
                                 'end' with both passed and the round to be scored, 'draft' with picks to make
    a:                           and the same for b
      hand: [Ana, Genji]
      deck: [..]                 top card last; all cards not named go under it, shuffled, unless rest: unused
      discard: [..], removed: [dvameka], rest: unused
      synergy: [2, 0, 5]         front, middle, back
      board:
        front-4: Winston
        front-5: {hero: Genji, damage: 2, shields: 1, down: true, used: true, marks: [frozen], by: Mei}
      tokens:                    Hero tokens of this player's Heroes
        - {token: trap, of: Bastion, row: middle}             beside the enemy's or the own row, as the token goes
        - {token: discord, of: Zenyatta, on: Roadhog, amount: 1}
        - {token: field, of: Baptiste, row: middle, damage: 1}

A token's Hero need not stand on the board: it is then taken to be somewhere behind the scenes.
"""

from typing import Any

import msgspec

from overtable.games.overwatch.board import ROWS, SPACES, space_named
from overtable.games.overwatch.cards import CATALOGUE
from overtable.games.overwatch.kinds import FIELD, NAMES, SHELTER, SONG, on_row
from overtable.games.overwatch.printed import IS_FIELD, ROW, ULTIMATE
from overtable.games.overwatch.rounds import Draft, EndRound, Swap, swap_limit
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
from overtable.games.overwatch.turn import Action, StartTurn
from overtable.kernel.catalogue import CardError, field_error
from overtable.kernel.effect import begin
from overtable.kernel.frame import do
from overtable.kernel.game import BadSetup
from overtable.kernel.knowledge import move, shuffle


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    hero: str
    damage: int = 0
    shields: int = 0
    down: bool = False
    used: bool = False
    marks: list[str] = []


class TokenAt(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    of: str
    row: str = ""
    on: str = ""
    amount: int = 1
    damage: int = 0


class Side(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    aside: list[str] = []
    rest: str = "deck"
    synergy: tuple[int, int, int] = (0, 0, 0)
    board: dict[str, str | Standing] = {}
    tokens: list[TokenAt] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: str = "a"
    round: int = 1
    first: str = "a"
    wins: tuple[int, int] = (0, 0)
    passed: list[str] = []
    hill: str = ""
    last_ultimate: str = ""
    last_x: int = 0
    last_loser: str = ""
    extra: bool = False
    at: str = "action"
    a: Side = msgspec.field(default_factory=Side)
    b: Side = msgspec.field(default_factory=Side)


def build(s: Overwatch, raw: dict[str, Any]) -> None:
    """Put a fresh state, with all cards in its decks, into the position; raises `BadSetup`."""
    try:
        position = msgspec.convert(raw, Position)
        lay_out(s, position)
    except msgspec.ValidationError as error:
        raise BadSetup([f"position: {field_error(error)}"]) from None
    except (CardError, ValueError, KeyError) as error:
        raise BadSetup([f"position: {error}"]) from None


def seat_of(name: str) -> int:
    if name not in ("a", "b"):
        raise ValueError(f"{name!r} is no player; expected a or b")
    return "ab".index(name)


def card_of(s: Overwatch, side: int, name: str) -> int:
    """A card of this side by its name, from wherever it lies."""
    row = ROW[CATALOGUE.find(name).id]
    for card, printed in enumerate(s.printing):
        if printed == row and (s.where[card] in (POOL, UNUSED) or owner(s, card) == side):
            return card
    raise ValueError(f"player {'ab'[side]} has no {name}")


def lay_out(s: Overwatch, p: Position) -> None:
    for side, told in enumerate((p.a, p.b)):
        for kind, names in (
            (DISCARD, told.discard),
            (REMOVED, told.removed),
            (ASIDE, told.aside),
            (HAND, told.hand),
        ):
            for name in names:
                move(s, card_of(s, side, name), zone(side, kind))
        for where, what in told.board.items():
            stand(s, side, space_named(where, side), Standing(what) if isinstance(what, str) else what)
        if told.rest == "unused":
            for card in s.zones[zone(side, DECK)][:]:
                move(s, card, UNUSED)
        shuffle(s, zone(side, DECK))
        for name in told.deck:
            move(s, card_of(s, side, name), zone(side, DECK))
        s.synergy[side * 3 : side * 3 + 3] = told.synergy
    for side, told in enumerate((p.a, p.b)):
        for token in told.tokens:
            lay_token(s, side, token)
    s.round, s.first, s.wins = p.round, seat_of(p.first), list(p.wins)
    s.last_loser = seat_of(p.last_loser) if p.last_loser else -1
    s.extra = p.extra
    s.turn = seat_of(p.turn)
    for name in p.passed:
        s.passed |= 1 << seat_of(name)
    if p.hill:
        s.hill = ROWS.index(p.hill)
    if p.last_ultimate:
        s.echoed, s.echoed_x = ULTIMATE[ROW[CATALOGUE.find(p.last_ultimate).id]], p.last_x
    frames = {
        "action": Action(s.turn),
        "start": StartTurn(s.turn),
        "swap": Swap(s.hand if s.hills else swap_limit(s)),
        "draft": Draft(s.turn),
        "end": EndRound(),
    }
    if p.at not in frames:
        raise ValueError(f"at: {p.at!r} is no step; expected one of {', '.join(frames)}")
    if p.at in ("swap", "draft"):
        do(s, frames[p.at], StartTurn(s.first))
    else:
        do(s, frames[p.at])
    s.dirty = 1


def stand(s: Overwatch, side: int, space: int, told: Standing) -> None:
    card = card_of(s, side, told.hero)
    if s.space[space] >= 0 or s.at[card] >= 0:
        raise ValueError(f"{told.hero}: the space or the card is taken")
    move(s, card, zone(side, BOARD))
    s.space[space] = card
    s.at[card] = space
    s.damage[card] = told.damage
    s.shields[card] = told.shields
    s.down[card] = told.down
    s.used[card] = told.used
    for mark in told.marks:
        begin(s, NAMES[mark], card, side, card)


def lay_token(s: Overwatch, side: int, told: TokenAt) -> None:
    kind = NAMES[told.token]
    source = card_of(s, side, told.of)
    if kind == FIELD:
        field = next(c for c in s.zones[zone(side, ASIDE)] if IS_FIELD[s.printing[c]])
        move(s, field, zone(side, BOARD))
        s.at[field] = SPACES + side * 3 + ROWS.index(told.row)
        s.damage[field] = told.damage
        begin(s, FIELD, source, side, field)
    elif on_row(kind):
        own = kind in (SONG, SHELTER) or told.token == "nano"
        line = (side if own else 1 - side) * 3 + ROWS.index(told.row)
        begin(s, kind, source, side, line, told.amount)
    else:
        target = next((card_of(s, p, told.on) for p in (side, 1 - side) if s.at[card_of(s, p, told.on)] >= 0), -1)
        if target < 0:
            raise ValueError(f"{told.on} is not on the board")
        begin(s, kind, source, side, target, told.amount)
