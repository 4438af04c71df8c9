"""Questions about stat cubes: which ones are gained, taken or passed on."""

from overtable.games.overrealm.board.cubes import give_cubes
from overtable.games.overrealm.choices.asking import CHOOSE_STAT, DONE, NO, Asking, of_stats
from overtable.games.overrealm.choices.stats import changed_stats, onward_stats, passed_over_stats, take_back_stats
from overtable.games.overrealm.figures import CUBE_LIMIT, CUBES
from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm
from overtable.kernel.frame import Refusals, Seats, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of

CUBES_ONLY = ("OR-CUBES-03", "This is about stat cubes: choose ATK, SPD or DEF, not {0}.")
"""What a question about cubes says of anything else."""


class NegativeCubes(Asking, frozen=True):
    """The side gains negative cubes of its own choice (Galvanite), as far as its board has room for them."""

    amount: int
    picks: tuple[int, ...] = ()

    about = CUBES_ONLY

    def room(self, s: Overrealm) -> list[int]:
        return [s.f[CUBES + self.side * 3 + stat] + CUBE_LIMIT for stat in range(3)]

    def needed(self, s: Overrealm) -> int:
        return min(self.amount, sum(self.room(s)))

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.needed(s) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        room = self.room(s)
        if no is not None:
            full = Reason("OR-CUBES-02", "Your board holds {0} negative cubes of that stat at most.", (CUBE_LIMIT,))
            no += [(CHOOSE_STAT[stat], full) for stat in range(3) if self.picks.count(stat) == room[stat]]
        return of_stats("choose", onward_stats(room, self.picks, self.needed(s)))

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        others = passed_over_stats(self.room(s), self.picks, self.needed(s))
        return [*of_stats("choose", others), *take_back_stats(self.picks)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        picks = changed_stats(self.picks, option)
        if len(picks) < self.needed(s):
            go_on_as(s, NegativeCubes(self.at, self.amount, picks))
            return
        s.stack.pop()
        for stat in dict.fromkeys(picks):
            give_cubes(s, self.side, stat, -picks.count(stat))

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(of_stats("choose", self.picks))

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        return self.needed(s), self.needed(s)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        text = "Which negative cubes do you gain for the absorbed attack? ({0} of {1})"
        return Message(text, (len(self.picks) + 1, self.needed(s)))

    def said(self) -> str:
        return "put 2 negative cubes of your choice on your board"


class Skulk(Asking, frozen=True):
    """Midnight Skulk: take a positive cube from the opponent's board."""

    about = CUBES_ONLY

    def stats(self, s: Overrealm) -> list[int]:
        return [stat for stat in range(3) if s.f[CUBES + (1 - self.side) * 3 + stat] > 0]

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.stats(s) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        there = self.stats(s)
        if no is not None:
            none = Reason("OR-CUBES-03", "The opponent has no positive cube of that stat.")
            no += [(CHOOSE_STAT[stat], none) for stat in range(3) if stat not in there]
        return [*(CHOOSE_STAT[stat] for stat in there), NO]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "choose":
            stat = index_of(option.refs[0])
            s.f[CUBES + (1 - self.side) * 3 + stat] -= 1
            give_cubes(s, self.side, stat, 1)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which positive cube do you take from the enemy's board?")


class Polarity(Asking, frozen=True):
    """Reverse Polarity: which negative cubes go, up to `most`; then which ones the enemy gains for them, as many."""

    most: int
    removed: tuple[int, ...] = ()
    giving: bool = False
    given: tuple[int, ...] = ()

    about = CUBES_ONLY

    def room(self, s: Overrealm) -> list[int]:
        """How often each stat may be picked: the own negative cubes, or whatever the enemy is to gain."""
        if self.giving:
            return [len(self.removed)] * 3
        return [max(0, -s.f[CUBES + self.side * 3 + stat]) for stat in range(3)]

    def picks(self) -> tuple[int, ...]:
        return self.given if self.giving else self.removed

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if any(self.room(s)) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        room, (least, most) = self.room(s), self.range(s, seat)
        if self.giving:
            return of_stats("give", onward_stats(room, self.given, least))
        if no is not None:
            for stat in range(3):
                if self.removed.count(stat) == room[stat]:
                    none = Reason("OR-CUBES-03", "Your board has no more negative cubes of that stat.")
                    no.append((Option("remove", (STAT_WORDS[stat],)), none))
                elif len(self.removed) == most:
                    enough = Reason("OR-CUBES-03", "Reverse Polarity removes {0} cubes at most.", (self.most,))
                    no.append((Option("remove", (STAT_WORDS[stat],)), enough))
        more = onward_stats(room, self.removed) if len(self.removed) < most else []
        return [*of_stats("remove", more), DONE]

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        room, (least, most) = self.room(s), self.range(s, seat)
        others = passed_over_stats(room, self.picks(), least) if len(self.picks()) < most else []
        return [*of_stats("give" if self.giving else "remove", others), *take_back_stats(self.picks())]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        if option == DONE:
            if self.removed:
                go_on_as(s, Polarity(self.at, self.most, self.removed, True))
            else:
                s.stack.pop()
            return
        picks = changed_stats(self.picks(), option)
        if not self.giving:
            go_on_as(s, Polarity(self.at, self.most, picks))
        elif len(picks) < len(self.removed):
            go_on_as(s, Polarity(self.at, self.most, self.removed, True, picks))
        else:
            s.stack.pop()
            for stat in self.removed:
                s.f[CUBES + self.side * 3 + stat] += 1
            for stat in dict.fromkeys(picks):
                give_cubes(s, 1 - self.side, stat, -picks.count(stat))

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(of_stats("give" if self.giving else "remove", self.picks()))

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        if self.giving:
            return len(self.removed), len(self.removed)
        return 0, min(self.most, sum(self.room(s)))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        _, most = self.range(s, seat)
        if self.giving:
            return Message("Which negative cubes does the enemy gain? ({0} of {1})", (len(self.given) + 1, most))
        left = most - len(self.removed)
        if not left:
            return Message("These are all the cubes that you may remove: go on, or take one back.")
        return Message("Which negative cubes do you remove from your board? (up to {0} more)", (left,))
