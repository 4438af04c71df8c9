"""Effects in play: which word of which card each one is, and how long it lasts.

A lasting word has a row of its own in `LASTING`; an effect holds that row as its `amount`. What else it remembers
(against whom, of which type, for which battle) is its `also`.
"""

from typing import Any

from overtable.games.overpower.state import Overpower
from overtable.kernel.effect import Effect, begin

BATTLE, GAME, NEXT_BATTLE, ACTION = 1, 2, 3, 4
LENGTHS = {
    "battle": BATTLE,
    "this_battle": BATTLE,
    "next_battle": BATTLE,
    "game": GAME,
    "this_game": GAME,
    "hit": GAME,
    "action": ACTION,
}
"""How long what a card starts will last, by what the card says."""

FORMER = -2
"""The `source` of what somebody who fell could do: it tells until the battle ends what may be kept (OP25-KO-18)."""

LASTING: dict[int, Any] = {}
"""Row -> lasting word."""
FORBIDS: dict[int, tuple[int, int, int]] = {}
"""Row -> what the word forbids: the mask of locks, of icons not to be used, of icons not to attack with."""
FIRST_ROWS = {"2025": 0, "classic": 100_000, "golden": 200_000}
"""Each edition has rows of its own: a saved game is read by a process that has loaded other cards before."""
_rows: dict[str, dict[Any, int]] = {edition: {} for edition in FIRST_ROWS}


def row_of(word: Any, edition: str) -> int:
    rows = _rows[edition]
    row = rows.get(word)
    if row is None:
        row = rows[word] = FIRST_ROWS[edition] + len(rows)
        LASTING[row] = word
        FORBIDS[row] = word.forbids()
    return row


def word_of(e: Effect) -> Any:
    """The word that this effect is."""
    return LASTING[e.amount]


def forbidden_by(e: Effect) -> tuple[int, int, int]:
    return FORBIDS[e.amount]


def start(s: Overpower, word: Any, source: int, seat: int, subject: int, until: int, also: int = -1) -> None:
    """Put an effect into play; one that is there already does not keep it away (OP25-INTER-13)."""
    begin(s, word.KIND, source, seat, subject, row_of(word, s.edition), until, also)
    s.dirty = 1
