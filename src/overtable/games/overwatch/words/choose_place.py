"""The words that ask for a row or a column."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from overtable.games.overwatch.board import (
    IN_COLUMNS,
    LINES,
    WIDTH,
    column_ref,
    lines_of,
    row_of,
    row_ref,
    side_of,
)
from overtable.games.overwatch.heroes.moving import has_room
from overtable.games.overwatch.heroes.rows import row
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.words.word import Use, Word, user_line
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of

WHICH_ROW = {
    "enemy": "an enemy row",
    "own": "one of your rows",
    "both": "one of your rows",
    "next_to_own": "a row next to this Hero's",
    "with_room": "one of your rows",
}


class ChooseRow(Word, frozen=True, tag="choose_row"):
    """Choose a row: of the enemy, of one's own, a neighbouring one, or one with room to move to (OW-TOKEN-10)."""

    of: Literal["enemy", "own", "both", "next_to_own", "with_room"]
    chooses: ClassVar[bool] = True

    def lines(self, s: Overwatch, use: Use) -> list[int]:
        if self.of == "enemy":
            return list(lines_of(1 - use.actor))
        own, mine = lines_of(use.actor), user_line(s, use)
        if self.of == "next_to_own":  # OW-TERM-09: front-middle and middle-back are adjacent
            return [n for n in own if abs(row_of(n) - row_of(mine)) == 1 and has_room(s, n)]
        if self.of == "with_room":  # OW-MOVE-08: staying included
            return [n for n in own if n == mine or has_room(s, n)]
        return list(own)

    def asks(self, s: Overwatch, use: Use) -> bool:
        return bool(self.lines(s, use))

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        lines = self.lines(s, use)
        if no is not None:
            others = [line for line in range(LINES) if line not in lines]
            no += [(Option("choose", (row_ref(line),)), self.why_not(s, use, line)) for line in others]
        return [Option("choose", (row_ref(line),)) for line in lines]

    def why_not(self, s: Overwatch, use: Use, line: int) -> Reason:
        it = (row_ref(line),)
        whose = f"A row of {'the enemy' if side_of(line) == use.actor else 'yours'} is asked for, not {{0}}."
        if self.of in ("enemy", "own"):
            token = any(word.lays_token for word in use.words()[use.i :])
            return Reason("OW-TOKEN-10" if token else "OW-TERM-06", whose, it)
        if self.of == "both":
            return Reason("OW-TERM-05", "Name your own row: {0}, which lies opposite, is meant with it.", it)
        if side_of(line) != use.actor:
            return Reason("OW-MOVE-08", whose, it)
        if self.of == "next_to_own" and abs(row_of(line) - row_of(user_line(s, use))) != 1:
            return Reason("OW-TERM-09", "{0} is not next to this Hero's row.", it)
        return Reason("OW-MOVE-04", "{0} is full.", it)

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        return replace(use, line=index_of(option.refs[0])).onward()

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        return (replace(use, line=line) for line in self.lines(s, use))

    def asked(self) -> str:
        return f"choose {WHICH_ROW[self.of]}"

    def says(self, one: bool = False) -> str:
        return f"Choose {WHICH_ROW[self.of]}."


class ChooseColumn(Word, frozen=True, tag="choose_column"):
    """Choose a column with at least one Hero of the affected side (OW-TERM-03)."""

    of: Literal["enemy", "both"]
    chooses: ClassVar[bool] = True
    rule: ClassVar[str] = "OW-TERM-03"

    def columns(self, s: Overwatch, use: Use) -> list[int]:
        held = 0
        for line in lines_of(1 - use.actor) if self.of == "enemy" else range(LINES):
            held |= row(s, line).up
        return IN_COLUMNS[held]

    def asks(self, s: Overwatch, use: Use) -> bool:
        return bool(self.columns(s, use))

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        columns = self.columns(s, use)
        if no is not None:
            why = Reason("OW-TERM-03", "That column holds no Hero of the affected side.")
            no += [(Option("choose", (column_ref(c),)), why) for c in range(WIDTH) if c not in columns]
        return [Option("choose", (column_ref(c),)) for c in columns]

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        return replace(use, column=index_of(option.refs[0])).onward()

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        return (replace(use, column=c) for c in self.columns(s, use))

    def asked(self) -> str:
        return "choose a column"

    def says(self, one: bool = False) -> str:
        return "Choose a column."
