"""The end of every step: HP land, KOs are checked, monsters leave and enter play, and entering is a step again.

A step is one monster action, or two on a speed tie; the effects of one timing; a step of the End Phase.
"""

from typing import ClassVar

from overtable.games.overrealm.action.selected import action_ref, action_row
from overtable.games.overrealm.board.cubes import torment_all
from overtable.games.overrealm.board.hp import bench, land, living
from overtable.games.overrealm.facts import ABILITY, ENTERS, NO_SCRIPT, ON_KILL
from overtable.games.overrealm.figures import CUBES_OF, DEALT, HAUNTS, HP, LEAVES, STAYS
from overtable.games.overrealm.refs import ability_ref
from overtable.games.overrealm.setup.match import match_over
from overtable.games.overrealm.state import Overrealm, in_mask, side_of
from overtable.games.overrealm.turn.bring_in import NOBODY, BringIn
from overtable.games.overrealm.turn.keep import Keep, may_keep
from overtable.games.overrealm.turn.leaving import ambushed, leave_play
from overtable.games.overrealm.turn.simultaneous import Effect, together
from overtable.games.overrealm.words.run import Text
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.message import Message
from overtable.kernel.refs import card, seat

Two = tuple[int, int]
"""side -> the monster that comes in, or NOBODY."""


def step_of(first: tuple[Effect, ...], second: tuple[Effect, ...], ordered: bool = False) -> list[Frame[Overrealm]]:
    """Both sides' effects at once, and the end of that step; nothing when neither side has any."""
    steps = together(first, second, ordered)
    return [*steps, StepOver()] if steps else []


class StepOver(Frame[Overrealm], frozen=True):
    """HP land, kills are paid, KOs are checked, and who was made to leave leaves (OR-KO-01)."""

    struck: int = 0
    """The sides whose monster action this step was."""

    def run(self, s: Overrealm) -> None:
        land(s)
        f = s.f
        a, b = s.active
        if f[HP + a] and f[HP + b] and not (f[LEAVES] or f[LEAVES + 1]):
            return
        kills = []
        for side in (0, 1):
            if in_mask(self.struck, side) and f[DEALT + side] and not f[HP + s.active[1 - side]]:
                row = action_row(s, side)
                if ON_KILL[row] != NO_SCRIPT:
                    kills.append(Text(ON_KILL[row], side, action_ref(s, side)))
        do(s, *kills, CheckKO(), Departures())


class CheckKO(Frame[Overrealm], frozen=True):
    """OR-KO-01: monsters at 0 HP are KO'd; OR-WIN-02: a side without living monsters ends the match at once."""

    def run(self, s: Overrealm) -> None:
        down = 0
        for side in (0, 1):
            if s.f[HP + s.active[side]] == 0:
                down |= 1 << side
                s.f[LEAVES + side] = 0
                emit(s, "ko", card(s.team[s.active[side]]))
        if not down:
            return
        standing = [side for side in (0, 1) if living(s, side)]
        if len(standing) < 2:
            match_over(s, standing)
        else:
            do(s, Replace(down))


def active_card(s: Overrealm, seat: int) -> int:
    """The monster that a seat has in play, as a reference."""
    return card(s.team[s.active[side_of(s, seat)]])


class Replace(BringIn, frozen=True):
    """OR-KO-03, OR-KO-08: the owner of a KO'd monster chooses the next one."""

    VERB: ClassVar[str] = "replace"

    def run(self, s: Overrealm) -> None:
        do(s, Enter((self.first, self.second), switched=False))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("{0} is KO'd: which of your monsters enters play?", (active_card(s, seat),))


class Departures(Frame[Overrealm], frozen=True):
    """OR-SWITCH-10, OR-SWITCH-11: monsters that a text makes switch leave once the step is over, two together."""

    def run(self, s: Overrealm) -> None:
        leaving = 0
        for side in (0, 1):
            if s.f[LEAVES + side] and bench(s, side) and not s.f[STAYS + side]:
                leaving |= 1 << side
            s.f[LEAVES + side] = 0
        if leaving:
            do(s, MustSwitch(leaving))


class MustSwitch(BringIn, frozen=True):
    """OR-SWITCH-10: the owner picks who comes in."""

    VERB: ClassVar[str] = "switch"

    def run(self, s: Overrealm) -> None:
        do(s, Leave((self.first, self.second)))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("{0} must leave play: which of your monsters comes in?", (active_card(s, seat),))


class Leave(Frame[Overrealm], frozen=True):
    """What happens before a monster leaves by switching: Download, and the cubes that may be kept."""

    to: Two

    def run(self, s: Overrealm) -> None:
        kept = 0
        for side in (0, 1):
            if self.to[side] != NOBODY:
                ambushed(s, side)
                if may_keep(s, side):
                    kept |= 1 << side
        land(s)
        for side in (0, 1):
            if not s.f[HP + s.active[side]]:
                emit(s, "ko", card(s.team[s.active[side]]))
        if kept:
            do(s, Keep(kept), Enter(self.to, kept))
        else:
            do(s, Enter(self.to))


class Enter(Frame[Overrealm], frozen=True):
    """OR-SWITCH-04, OR-KO-08: monsters leave and enter, boards are cleared, then enters-play abilities resolve."""

    to: Two
    kept: int = 0
    switched: bool = True

    def run(self, s: Overrealm) -> None:
        entered = 0
        for side in (0, 1):
            monster = self.to[side]
            if monster == NOBODY:
                continue
            entered |= 1 << side
            leave_play(s, side, self.switched)
            if not in_mask(self.kept, side):
                s.f[CUBES_OF[side]] = [0, 0, 0]  # OR-SWITCH-02, OR-CUBES-05
            s.active[side] = monster
            emit(s, "enters", seat(s.sides[side]), card(s.team[monster]))
            if self.switched:
                s.entered[monster] = s.turn
            elif s.f[HAUNTS + 1 - side]:
                torment_all(s, monster)
        do(s, EntersPlay(entered))


class EntersPlay(Frame[Overrealm], frozen=True):
    """OR-SETUP-08, OR-SWITCH-05, OR-KO-06: the enters-play abilities, together."""

    sides: int

    def run(self, s: Overrealm) -> None:
        both: list[tuple[Effect, ...]] = []
        for side in (0, 1):
            row = s.row[s.active[side]]
            script = ABILITY[row][ENTERS] if in_mask(self.sides, side) else NO_SCRIPT
            both.append(((script, ability_ref(row)),) if script != NO_SCRIPT else ())
        do(s, *step_of(both[0], both[1]))
