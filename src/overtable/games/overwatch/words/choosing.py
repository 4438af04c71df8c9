"""Words that ask: choose Heroes, a row, a column."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from overtable.games.overwatch.arrival import has_room
from overtable.games.overwatch.board import SIDE, SPACES, WIDTH, column_ref, line_of, row_of, row_ref
from overtable.games.overwatch.heroes import can_be_hit, has, neighbours, standing, targets
from overtable.games.overwatch.kinds import FROZEN
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.triggers import DONE
from overtable.games.overwatch.word import Use, Word, replace, user_line
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref

ANY_NUMBER = 21


class Choose(Word, frozen=True, tag="choose"):
    """Choose Heroes: one after the other, from left to right and front to back, so that no set comes twice."""

    who: Literal["enemy", "ally", "friend", "any", "fallen"]
    n: int = 1
    up_to: bool = False
    among: Literal["anywhere", "row", "run", "adjacent", "opposing_row", "own_row"] = "anywhere"
    damaged: bool = False
    ordered: bool = False
    cards_only: bool = False
    chooses: ClassVar[bool] = True
    chooses_heroes: ClassVar[bool] = True

    def eligible(self, s: Overwatch, use: Use) -> list[int]:
        """All Heroes that could be chosen at all, in board order."""
        own, line = use.actor * 3, user_line(s, use)
        if self.who == "fallen":
            row = s.space[line * WIDTH : line * WIDTH + WIDTH]
            # OW-DEFEAT-07: not itself, fallen on the way; OW-DAMAGE-10: nobody that is frozen
            return [c for c in row if c >= 0 and s.down[c] and c != use.user and not has(s, FROZEN, c)]
        if self.among == "adjacent":
            return [c for c in neighbours(s, use.focus) if can_be_hit(s, c)] if use.focus >= 0 else []
        enemies = range(3 - own, 6 - own)
        lines: range | tuple[int, ...]
        if self.among == "opposing_row":
            lines = ((line + 3) % 6,)
        elif self.among == "own_row":
            lines = (line,)
        elif self.who == "any":
            lines = range(6)
        else:
            lines = enemies if self.who == "enemy" else range(own, own + 3)
        found = targets(s, lines)
        if self.who == "ally":
            found = [c for c in found if c != use.user]
        if self.damaged:
            found = [c for c in found if s.damage[c]]
        if self.cards_only:
            found = [c for c in found if s.at[c] < SPACES]
        return found

    def next_picks(self, s: Overwatch, use: Use) -> list[int]:
        """Whom the next pick may name, so that the whole choice can still be finished."""
        if len(use.picks) >= self.n:
            return []
        able = self.eligible(s, use)
        if self.ordered:
            return [c for c in able if c not in use.picks]
        if self.among == "run":
            return self.next_of_run(s, use, able)
        if use.picks:
            after = able[able.index(use.picks[-1]) + 1 :]
            if self.among == "row":
                after = [c for c in after if line_of(s.at[c]) == line_of(s.at[use.picks[0]])]
            return after if self.up_to else leaving(after, self.n - len(use.picks))
        if self.up_to or self.n == 1:
            return able
        if self.among == "row":
            rows = [[c for c in able if line_of(s.at[c]) == line] for line in range(6)]
            return [c for row in rows for c in leaving(row, self.n)]
        return leaving(able, self.n)

    def next_of_run(self, s: Overwatch, use: Use, able: list[int]) -> list[int]:
        """Neighbours in one row, from left to right (OW-DAMAGE-06)."""
        if use.picks:
            right = right_of(s, use.picks[-1])
            return [right] if right in able else []
        if self.up_to:
            return able
        # A fixed number: whoever has a neighbour must be chosen together with one (OW-DEPLOY-09).
        return [c for c in able if right_of(s, c) in able or not any(n in able for n in neighbours(s, c))]

    def asks(self, s: Overwatch, use: Use) -> bool:
        return bool(self.next_picks(s, use))

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        picks = self.next_picks(s, use)
        found = [Option("choose", (card_ref(c),)) for c in picks]
        if self.up_to and len(use.picks) >= self.how_many()[0]:
            found.append(DONE)
        if no is not None:
            no += [
                (Option("choose", (card_ref(c),)), self.why_not(s, use, c)) for c in range(len(s.at)) if c not in picks
            ]
        return found

    def why_not(self, s: Overwatch, use: Use, card: int) -> Reason:
        who = card_ref(card)
        if s.at[card] < 0:
            return Reason("OW-TERM-06", "{0} is not on the board.", (who,))
        if has(s, FROZEN, card):
            return Reason("OW-DAMAGE-10", "{0} is frozen and cannot be chosen.", (who,))
        if s.down[card]:
            return Reason("OW-DEFEAT-07", "{0} is defeated and no legal target.", (who,))
        if card in use.picks:
            return Reason("OW-DAMAGE-07", "{0} is chosen already; the targets must be different Heroes.", (who,))
        if card == use.user and self.who == "ally":
            return Reason("OW-TERM-02", "{0} uses the ability and is not its own ally.", (who,))
        if self.damaged and not s.damage[card]:
            return Reason("OW-TERM-04", "{0} carries no damage.", (who,))
        if self.among == "run" and use.picks:
            return Reason("OW-DAMAGE-06", "{0} is not adjacent to the last one chosen.", (who,))
        if self.among in ("row", "adjacent", "opposing_row", "own_row"):
            return Reason("OW-TERM-01", "{0} does not stand where the ability reaches.", (who,))
        return Reason("OW-TERM-06", "{0} is not among those the ability may name now.", (who,))

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        if option == DONE:
            return use.onward()
        chosen = self.with_pick(s, use, option.refs[0] & 0xFFF)
        return chosen if self.next_picks(s, chosen) else chosen.onward()

    def with_pick(self, s: Overwatch, use: Use, card: int) -> Use:
        line = use.line if use.picks or self.who == "fallen" else line_of(s.at[card])
        focus = card if use.focus < 0 else use.focus
        return replace(use, picks=(*use.picks, card), focus=focus, line=line)

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        clean = replace(use, picks=()) if use.picks else use
        return (self.with_pick(s, clean, c) for c in self.next_picks(s, clean))

    def how_many(self) -> tuple[int, int]:
        """At least and at most: neighbours of a target need not be hit at all (OW-DEPLOY-09)."""
        return (0 if self.among == "adjacent" else 1 if self.up_to else self.n), self.n

    def asked(self) -> str:
        return f"choose {self.whom()}"

    def whom(self) -> str:
        one = {
            "enemy": "enemy",
            "ally": "ally",
            "friend": "ally or this Hero",
            "any": "Hero of either side",
            "fallen": "defeated Hero of this row",
        }[self.who]
        many = {"enemy": "enemies", "ally": "allies", "any": "Heroes"}.get(self.who, one)
        if self.damaged:
            one, many = f"damaged {one}", f"damaged {many}"
        if self.n == 1:
            said = f"{'an' if one[0] in 'aeiou' else 'a'} {one}"
        elif self.n >= ANY_NUMBER:
            said = f"any number of {many}"
        else:
            said = f"{'up to ' if self.up_to else ''}{('two', 'three')[self.n - 2]} {many}"
        where = {
            "anywhere": "",
            "row": " in one row",
            "run": " side by side in one row",
            "adjacent": " adjacent to it",
            "opposing_row": " in the opposing row",
            "own_row": " in this Hero's row",
        }[self.among]
        return said + where

    def says(self) -> str:
        return f"Choose {self.whom()}."


def leaving(row: list[int], n: int) -> list[int]:
    """Those of a list after which enough are left to pick `n` from left to right, or all there are."""
    return row[: max(0, len(row) - min(n, len(row)) + 1)] if row else []


def right_of(s: Overwatch, card: int) -> int:
    """The right-hand neighbour, or -1."""
    if s.at[card] >= SPACES:
        return -1
    row = standing(s, line_of(s.at[card]))
    i = row.index(card)
    return row[i + 1] if i + 1 < len(row) else -1


class ChooseRow(Word, frozen=True, tag="choose_row"):
    """Choose a row: of the enemy, of one's own, a neighbouring one, or one with room to move to."""

    of: Literal["enemy", "own", "both", "next_to_own", "with_room"]
    chooses: ClassVar[bool] = True

    def lines(self, s: Overwatch, use: Use) -> list[int]:
        own = use.actor * 3
        if self.of == "enemy":
            return list(range(3 - own, 6 - own))
        mine = user_line(s, use)
        if self.of == "next_to_own":  # OW-TERM-09: front-middle and middle-back are adjacent
            return [n for n in range(own, own + 3) if abs(row_of(n) - row_of(mine)) == 1 and has_room(s, n)]
        if self.of == "with_room":  # OW-MOVE-08: staying included
            return [n for n in range(own, own + 3) if n == mine or has_room(s, n)]
        return list(range(own, own + 3))

    def asks(self, s: Overwatch, use: Use) -> bool:
        return bool(self.lines(s, use))

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        lines = self.lines(s, use)
        if no is not None:
            rule = {"enemy": "OW-TOKEN-10", "own": "OW-TOKEN-10", "next_to_own": "OW-TERM-09"}.get(
                self.of, "OW-MOVE-04"
            )
            for line in range(6):
                if line not in lines:
                    no.append(
                        (
                            Option("choose", (row_ref(line),)),
                            Reason(rule, "{0} cannot be chosen for this.", (row_ref(line),)),
                        )
                    )
        return [Option("choose", (row_ref(line),)) for line in lines]

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        return replace(use, line=option.refs[0] & 0xFFF).onward()

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        return (replace(use, line=line) for line in self.lines(s, use))

    def asked(self) -> str:
        return f"choose {self.which()}"

    def which(self) -> str:
        return {
            "enemy": "an enemy row",
            "own": "one of your rows",
            "both": "a row",
            "next_to_own": "a row next to this Hero's",
            "with_room": "one of your rows",
        }[self.of]

    def says(self) -> str:
        return f"Choose {self.which()}."


class ChooseColumn(Word, frozen=True, tag="choose_column"):
    """Choose a column with at least one Hero of the affected side (OW-TERM-03)."""

    of: Literal["enemy", "both"]
    chooses: ClassVar[bool] = True

    def columns(self, s: Overwatch, use: Use) -> list[int]:
        sides = (1 - use.actor,) if self.of == "enemy" else (0, 1)
        return [
            c
            for c in range(WIDTH)
            if any(is_hero(s, s.space[side * SIDE + row * WIDTH + c]) for side in sides for row in range(3))
        ]

    def asks(self, s: Overwatch, use: Use) -> bool:
        return bool(self.columns(s, use))

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        columns = self.columns(s, use)
        if no is not None:
            why = Reason("OW-TERM-03", "That column holds no Hero of the affected side.")
            no += [(Option("choose", (column_ref(c),)), why) for c in range(WIDTH) if c not in columns]
        return [Option("choose", (column_ref(c),)) for c in columns]

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        return replace(use, column=option.refs[0] & 0xFFF).onward()

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        return (replace(use, column=c) for c in self.columns(s, use))

    def asked(self) -> str:
        return "choose a column"

    def says(self) -> str:
        return "Choose a column."


def is_hero(s: Overwatch, card: int) -> bool:
    return card >= 0 and not s.down[card]
