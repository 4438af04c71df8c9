"""Questions about counters: who gets a wish, which acorn is gained, which team aura goes."""

from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.cubes import gain_acorns
from overtable.games.overrealm.board.hp import living
from overtable.games.overrealm.choices.asking import CHOOSE_STAT, Asking, of_stats
from overtable.games.overrealm.choices.stats import changed_stats, onward_stats, passed_over_stats, take_back_stats
from overtable.games.overrealm.elements import SPD
from overtable.games.overrealm.facts import NO_SCRIPT
from overtable.games.overrealm.figures import ACORNS_OF, AURA, CUBE_LIMIT, HP, TEAM_OF, WISH
from overtable.games.overrealm.refs import STAT_WORDS
from overtable.games.overrealm.state import Overrealm, action_card, monster_of_card
from overtable.games.overrealm.words.run import say
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals, Seats, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of


class ChooseWish(Asking, frozen=True):
    """Who gets the wish counter."""

    other: bool

    about = ("OR-SELECT-17", "A wish counter goes to a living monster of your team, and {0} is none.")

    def candidates(self, s: Overrealm) -> list[int]:
        return [m for m in living(s, self.side) if not (self.other and m == s.active[self.side])]

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.candidates(s) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            for monster in TEAM_OF[self.side]:
                shown = card(s.team[monster])
                if not s.f[HP + monster]:
                    no.append((Option("choose", (shown,)), Reason("OR-KO-02", "{0} is KO'd.", (shown,))))
                elif monster not in self.candidates(s):
                    other = Reason("OR-SELECT-17", "{0} attacks itself: another monster gets the wish.", (shown,))
                    no.append((Option("choose", (shown,)), other))
        return [Option("choose", (card(s.team[m]),)) for m in self.candidates(s)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        s.f[WISH + monster_of_card(s, option.refs[0])] += 1
        emit(s, "wish", option.refs[0])

    def prompt(self, s: Overrealm, seat: int) -> Message:
        other = "other " if self.other else ""
        return Message(f"Which {other}monster of your team gets the wish counter?")


class ChooseAcorn(Asking, frozen=True):
    """Gain acorns of any type, as far as there is room; for a SPD acorn the script `then` is carried out."""

    amount: int
    then: int = NO_SCRIPT
    picks: tuple[int, ...] = ()

    about = ("OR-CUBES-02", "This is about acorns: choose ATK, SPD or DEF, not {0}.")

    def room(self, s: Overrealm) -> list[int]:
        return [CUBE_LIMIT - n for n in s.f[ACORNS_OF[self.side]]]

    def needed(self, s: Overrealm) -> int:
        return min(self.amount, sum(self.room(s)))

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if self.needed(s) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        room = self.room(s)
        if no is not None:
            full = Reason("OR-CUBES-02", "You store {0} acorns of a type at most.", (CUBE_LIMIT,))
            no += [(CHOOSE_STAT[stat], full) for stat in range(3) if self.picks.count(stat) == room[stat]]
        return of_stats("choose", onward_stats(room, self.picks, self.needed(s)))

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        others = passed_over_stats(self.room(s), self.picks, self.needed(s))
        return [*of_stats("choose", others), *take_back_stats(self.picks)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        picks = changed_stats(self.picks, option)
        if len(picks) < self.needed(s):
            go_on_as(s, ChooseAcorn(self.at, self.amount, self.then, picks))
            return
        s.stack.pop()
        for stat in dict.fromkeys(picks):
            gain_acorns(s, self.side, stat, picks.count(stat))
        if SPD in picks:
            say(s, self.then, self.side, STAT_WORDS[SPD])

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(of_stats("choose", self.picks))

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        return self.needed(s), self.needed(s)

    def prompt(self, s: Overrealm, seat: int) -> Message:
        if self.needed(s) == 1:
            return Message("Which acorn do you store?")
        return Message("Which acorns do you store? ({0} of {1})", (len(self.picks) + 1, self.needed(s)))


class ChooseAura(Asking, frozen=True):
    """Which team aura of the opponent goes."""

    about = ("OR-AURA-03", "You end a team aura of the enemy that has time counters, and {0} is none.")

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side] if running(s, 1 - self.side) else 0

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("choose", (action_card(s, aura),)) for aura, _ in running(s, 1 - self.side)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        s.f[AURA + index_of(option.refs[0]) - s.first_action] = 0
        emit(s, "aura_gone", option.refs[0])

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which team aura of the enemy do you end?")
