"""The word that asks for Heroes: who may be chosen, how many, and from where."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from overtable.games.overwatch.board import LINES, is_space, line_of, lines_of, opposing, spaces_of
from overtable.games.overwatch.heroes.standing import can_be_hit, has, neighbours, right_of, targets
from overtable.games.overwatch.picks import DONE, after_last, choices, leaving
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import FROZEN
from overtable.games.overwatch.words.word import Use, Word, replace, user_line
from overtable.kernel.frame import Refusals
from overtable.kernel.language import SMALL
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

ANY_NUMBER = 21
"""From so many on the text says 'any number': a side has no more spaces."""

ONE = {
    "enemy": "enemy",
    "ally": "ally",
    "friend": "ally or this Hero",
    "any": "Hero of either side",
    "fallen": "defeated Hero of this row",
}
MANY = {"enemy": "enemies", "ally": "allies", "any": "Heroes"}
WHERE = {
    "anywhere": "",
    "row": " in one row",
    "run": " side by side in one row",
    "adjacent": " adjacent to it",
    "opposing_row": " in the opposing row",
    "own_row": " in this Hero's row",
}


class Choose(Word, frozen=True, tag="choose"):
    """Choose Heroes, freely among those whom the word does not leave out (OW-TERM-06)."""

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
        if self.who == "fallen":
            return fallen(s, use)
        if self.among == "adjacent":
            return [c for c in neighbours(s, use.focus) if can_be_hit(s, c)] if use.focus >= 0 else []
        found = targets(s, self.lines(s, use))
        if self.who == "ally":  # OW-TERM-02: all but the user; OW-ULT-07: so no Symmetra teleports herself
            found = [c for c in found if c != use.user]
        if self.damaged:  # OW-TERM-04: at least one damage counter; OW-SHIELD-04: lost shields are no damage
            found = [c for c in found if s.damage[c]]
        if self.cards_only:
            found = [c for c in found if is_space(s.at[c])]
        return found

    def lines(self, s: Overwatch, use: Use) -> Iterable[int]:
        """The lines from which Heroes may be chosen."""
        if self.among == "opposing_row":
            return (opposing(user_line(s, use)),)
        if self.among == "own_row":
            return (user_line(s, use),)
        if self.who == "any":
            return range(LINES)
        return lines_of(1 - use.actor if self.who == "enemy" else use.actor)

    def next_picks(self, s: Overwatch, use: Use) -> list[int]:
        """Whom the next pick may name, so that the whole choice can still be finished."""
        if len(use.picks) >= self.n:
            return []
        able = self.eligible(s, use)
        if self.ordered:
            return [c for c in able if c not in use.picks]  # OW-DAMAGE-07
        if self.among == "run":
            return self.next_of_run(s, use, able)
        if use.picks:
            after = after_last(able, use.picks)
            if self.among == "row":
                after = [c for c in after if line_of(s.at[c]) == line_of(s.at[use.picks[0]])]
            return after if self.up_to else leaving(after, self.n - len(use.picks))
        if self.up_to or self.n == 1:
            return able
        # OW-DEPLOY-09: a fixed number, or all there are
        if self.among == "row":
            rows = [[c for c in able if line_of(s.at[c]) == line] for line in range(LINES)]
            return [c for row in rows for c in leaving(row, self.n)]
        return leaving(able, self.n)

    def next_of_run(self, s: Overwatch, use: Use, able: list[int]) -> list[int]:
        """Neighbours in one row, from left to right (OW-DAMAGE-06)."""
        if use.picks:
            right = right_of(s, use.picks[-1])
            return [right] if right in able else []
        if self.up_to:
            return able
        # OW-DEPLOY-09: of a fixed number, whoever has a neighbour must be chosen together with one
        return [c for c in able if right_of(s, c) in able or not any(n in able for n in neighbours(s, c))]

    def asks(self, s: Overwatch, use: Use) -> bool:
        return bool(self.next_picks(s, use))

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        picks = self.next_picks(s, use)
        found = choices(picks)
        if self.up_to and len(use.picks) >= self.how_many()[0]:  # OW-DEPLOY-09
            found.append(DONE)
        if no is not None:
            others = [c for c in range(len(s.at)) if c not in picks]
            no += [(Option("choose", (card_ref(c),)), self.why_not(s, use, c)) for c in others]
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
        chosen = self.with_pick(s, use, index_of(option.refs[0]))
        return chosen if self.next_picks(s, chosen) else chosen.onward()

    def with_pick(self, s: Overwatch, use: Use, card: int) -> Use:
        # OW-TERM-08: the row is where the Hero stands now, before the ability may move it
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
        one, many = ONE[self.who], MANY.get(self.who, ONE[self.who])
        if self.damaged:
            one, many = f"damaged {one}", f"damaged {many}"
        if self.n == 1:
            said = f"{'an' if one[0] in 'aeiou' else 'a'} {one}"
        elif self.n >= ANY_NUMBER:
            said = f"any number of {many}"
        else:
            said = f"{'up to ' if self.up_to else ''}{SMALL[self.n]} {many}"
        return said + WHERE[self.among]

    def leaves_one(self, one: bool) -> bool:
        return self.n == 1

    def says(self, one: bool = False) -> str:
        return f"Choose {self.whom()}."


def fallen(s: Overwatch, use: Use) -> list[int]:
    """The defeated Heroes of the user's row, whom Guardian Angel alone may name (OW-DEFEAT-07)."""
    row = [s.space[space] for space in spaces_of(user_line(s, use))]
    # Not itself, fallen on the way; OW-DAMAGE-10: nobody that is frozen
    return [c for c in row if c >= 0 and s.down[c] and c != use.user and not has(s, FROZEN, c)]
