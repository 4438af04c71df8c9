"""The word that asks for Heroes: who may be chosen, how many, and from where."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import ClassVar, Literal

from msgspec.structs import replace

from overtable.games.overwatch.board import is_space, line_of, opposing, spaces_of
from overtable.games.overwatch.heroes.reach import why_out_of_reach
from overtable.games.overwatch.heroes.standing import (
    has,
    heroes,
    neighbours,
    right_of,
    side_heroes,
    side_of_hero,
    targets,
    within_reach,
)
from overtable.games.overwatch.picks import DONE, choices
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import FROZEN
from overtable.games.overwatch.words.word import Use, Word, user_line
from overtable.kernel.frame import Refusals
from overtable.kernel.language import SMALL
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.picks import changed, onward, take_backs
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

ANY_NUMBER = 21
"""From so many on the text says 'any number': a side has no more spaces."""

ONE = {
    "enemy": "enemy",
    "ally": "ally",
    "friend": "ally or this Hero",
    "any": "Hero of either side",
    "fallen": "defeated Hero of that row",
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

    def eligible(self, s: Overwatch, use: Use) -> Sequence[int]:
        """All Heroes that could be chosen at all, in board order."""
        if self.who == "fallen":
            return fallen(s, use)
        if self.among == "adjacent":
            return within_reach(s, neighbours(s, use.focus)) if use.focus >= 0 else []
        found: Sequence[int] = targets(s, self.all_there(s, use))
        if self.who == "ally":  # OW-TERM-02: all but the user; OW-ULT-07: so no Symmetra teleports herself
            found = [c for c in found if c != use.user]
        if self.damaged:  # OW-TERM-04: at least one damage counter; OW-SHIELD-04: lost shields are no damage
            found = [c for c in found if s.damage[c]]
        if self.cards_only:
            found = [c for c in found if is_space(s.at[c])]
        return found

    def all_there(self, s: Overwatch, use: Use) -> tuple[int, ...]:
        """The Heroes of the rows from which may be chosen."""
        if self.among == "opposing_row":
            return heroes(s, opposing(user_line(s, use)))
        if self.among == "own_row":
            return heroes(s, user_line(s, use))
        if self.who == "any":
            return side_heroes(s, 0) + side_heroes(s, 1)
        return side_heroes(s, 1 - use.actor if self.who == "enemy" else use.actor)

    def parts(self, s: Overwatch, use: Use) -> list[Sequence[int]]:
        """The groups within one of which all picks must lie: rows, stretches of neighbours, or everybody.

        Once somebody is picked, it is the one group that holds the picks.
        """
        able = self.eligible(s, use)
        found: list[Sequence[int]] = [able]
        if self.among == "row":
            found = [list(row) for _, row in groupby(able, key=lambda c: line_of(s.at[c]))]
        elif self.among == "run":
            found = stretches(s, able)
        return [part for part in found if use.picks[0] in part] if use.picks else found

    def least(self, part: Sequence[int]) -> int:
        """How many must be picked of a group: of a fixed number all there are, if there are fewer (OW-DEPLOY-09)."""
        if not self.up_to:
            return min(self.n, len(part))
        return 0 if self.among == "adjacent" else 1  # neighbours of a target need not be hit at all

    def open_picks(self, s: Overwatch, use: Use) -> Sequence[int]:
        """Whom the next pick may name, in any order."""
        if len(use.picks) >= self.n:
            return ()
        return self.eligible(s, use) if self.n == 1 else self.open_in(self.parts(s, use), use.picks)

    def open_in(self, parts: list[Sequence[int]], picks: tuple[int, ...]) -> list[int]:
        """The same of these groups, while fewer are picked than may be."""
        if self.among == "run" and picks:  # OW-DAMAGE-06: it grows at either end
            part = list(parts[0])
            first, last = part.index(picks[0]), part.index(picks[-1])
            return part[max(0, first - 1) : first] + part[last + 1 : last + 2]
        return [c for part in parts for c in part if c not in picks]  # OW-DAMAGE-07

    def next_picks(self, s: Overwatch, use: Use) -> Sequence[int]:
        """Those of them that go on from the last pick, so that each set is one sequence; all where order counts."""
        if self.ordered or self.n == 1 or len(use.picks) >= self.n:
            return self.open_picks(s, use)
        parts = self.parts(s, use)
        able = self.open_in(parts, use.picks)
        return [c for part in parts for c in onward(part, use.picks, self.least(part)) if c in able] if able else able

    def asks(self, s: Overwatch, use: Use) -> bool:
        return bool(self.open_picks(s, use) if use.picks else self.eligible(s, use))

    def options(self, s: Overwatch, use: Use, no: Refusals | None) -> list[Option]:
        found = choices(self.next_picks(s, use))
        if self.up_to and (use.picks or self.among == "adjacent"):  # OW-DEPLOY-09
            found.append(DONE)
        if no is not None:
            if DONE not in found:
                enough, _ = self.how_many(s, use)
                no.append((DONE, Reason("OW-DEPLOY-09", "Choose {0} of them in all.", (enough,))))
            able = self.open_picks(s, use)
            others = [c for c in range(len(s.at)) if c not in able]
            no += [(Option("choose", (card_ref(c),)), self.why_not(s, use, c)) for c in others]
        return found

    def besides(self, s: Overwatch, use: Use) -> list[Option]:
        if self.ordered or self.n == 1:
            return []  # OW-DAMAGE-07: first, second and third are different answers
        offered = self.next_picks(s, use)
        back = {*use.picks[:1], *use.picks[-1:]} if self.among == "run" else use.picks  # what is left stays a run
        return [
            *choices(c for c in self.open_picks(s, use) if c not in offered),
            *take_backs(c for c in use.picks if c in back),
        ]

    def why_not(self, s: Overwatch, use: Use, card: int) -> Reason:
        who = (card_ref(card),)
        out = why_out_of_reach(s, card)
        if out is not None and (self.who != "fallen" or out.rule != "OW-DEFEAT-07"):
            return out
        if self.who == "fallen" and not s.down[card]:
            return Reason("OW-DEFEAT-13", "{0} is not defeated.", who)
        if card in use.picks:
            return Reason("OW-DAMAGE-07", "{0} is chosen already; the targets must be different Heroes.", who)
        if card == use.user and self.who in ("ally", "fallen"):
            return Reason("OW-TERM-02", "{0} uses the ability and is not its own ally.", who)
        mine = side_of_hero(s, card) == use.actor
        if self.who != "any" and mine == (self.who == "enemy"):
            return Reason("OW-TERM-06", "{0} is yours." if mine else "{0} is your opponent's.", who)
        if self.cards_only and not is_space(s.at[card]):
            return Reason("OW-TOKEN-07", "{0} is a token beside the row, with no space and no abilities.", who)
        if self.damaged and not s.damage[card]:
            return Reason("OW-TERM-04", "{0} carries no damage.", who)
        if self.among == "run":
            return Reason("OW-DAMAGE-06", "{0} is not adjacent to those that are chosen.", who)
        if self.among == "adjacent":
            return Reason("OW-TERM-01", "{0} is not adjacent to {1}.", (*who, card_ref(use.focus)))
        if self.among == "opposing_row":
            return Reason("OW-TERM-05", "{0} does not stand in the opposing row.", who)
        return Reason("OW-TERM-06", "{0} stands in another row.", who)

    def take(self, s: Overwatch, use: Use, option: Option) -> Use:
        if option == DONE:
            return self.settled(s, use, use.picks).onward()
        if self.ordered or self.n == 1:
            chosen = replace(use, picks=(*use.picks, index_of(option.refs[0])))
        else:
            chosen = replace(use, picks=changed(self.eligible(s, use), use.picks, option))
        return chosen if self.open_picks(s, chosen) else self.settled(s, chosen, chosen.picks).onward()

    def settled(self, s: Overwatch, use: Use, picks: tuple[int, ...]) -> Use:
        """The choice is made: what later words speak of is where the first of those chosen stands, and who it is."""
        if not picks:
            return use
        first = picks[0]
        # OW-TERM-08: the row is where the Hero stands now, before the ability may move it
        line = use.line if self.who == "fallen" else line_of(s.at[first])
        return replace(use, picks=picks, focus=first if use.focus < 0 else use.focus, line=line)

    def candidates(self, s: Overwatch, use: Use) -> Iterable[Use]:
        return (self.settled(s, use, (c,)) for c in self.eligible(s, use))

    def picked(self, use: Use) -> tuple[Option, ...]:
        return tuple(choices(use.picks))

    def in_order(self) -> bool:
        return self.ordered

    def how_many(self, s: Overwatch, use: Use) -> tuple[int, int]:
        parts = [part for part in self.parts(s, use) if part] or [[]]
        return min(self.least(part) for part in parts), min(self.n, max(len(part) for part in parts))

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


def stretches(s: Overwatch, able: Sequence[int]) -> list[Sequence[int]]:
    """Those who could be chosen, parted where one is not the next one's neighbour (OW-DAMAGE-06)."""
    found: list[Sequence[int]] = []
    stretch: list[int] = []
    for c in able:
        if stretch and right_of(s, stretch[-1]) == c:
            stretch.append(c)
        else:
            stretch = [c]
            found.append(stretch)
    return found


def fallen(s: Overwatch, use: Use) -> list[int]:
    """The defeated Heroes of the user's row, whom Guardian Angel alone may name (OW-DEFEAT-07)."""
    row = [s.space[space] for space in spaces_of(user_line(s, use))]
    # Not itself, fallen on the way; OW-DAMAGE-10: nobody that is frozen
    return [c for c in row if c >= 0 and s.down[c] and c != use.user and not has(s, FROZEN, c)]
