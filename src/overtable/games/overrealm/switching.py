"""Switching: leaving play, what stays on the board, entering play."""

from overtable.games.overrealm.choices import ABILITY as ABILITY_REF
from overtable.games.overrealm.choices import DONE
from overtable.games.overrealm.cubes import torment_all
from overtable.games.overrealm.figures import (
    AURA,
    CUBES,
    DEFENCE,
    GONE,
    HAUNTS,
    HP,
    LEECH,
    QUAKE,
    SPARED,
    STAYS,
    TORMENT,
    USED,
)
from overtable.games.overrealm.hp import hurt, land
from overtable.games.overrealm.ko import NOBODY
from overtable.games.overrealm.state import SWITCH, Overrealm, seats_mask, side_of, switching
from overtable.games.overrealm.tables import ABILITY, ACTIONS_OF, AMBUSH, ENTERS, KEEPS, NO_SCRIPT
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, ref, seat, word

Two = tuple[int, int]


class Switches(Frame[Overrealm], frozen=True):
    """OR-SWITCH-01, OR-SWITCH-04: both players' switch actions, together, unless they are prevented (OR-SWITCH-08)."""

    def run(self, s: Overrealm) -> None:
        to = [NOBODY, NOBODY]
        for side in (0, 1):
            if switching(s, side) and s.actor[side] == s.active[side]:
                if s.f[STAYS + side]:
                    emit(s, "switch_prevented", seat(s.sides[side]))
                else:
                    to[side] = side * 3 + s.chosen[side] - SWITCH
        if to != [NOBODY, NOBODY]:
            do(s, Leave((to[0], to[1])))


class Leave(Frame[Overrealm], frozen=True):
    """What happens before a monster leaves by switching: Download, and the cubes that may be kept."""

    to: Two

    def run(self, s: Overrealm) -> None:
        kept = 0
        for side in (0, 1):
            if self.to[side] == NOBODY:
                continue
            ambushed(s, side)
            board = s.f[CUBES + side * 3 : CUBES + side * 3 + 3]
            if KEEPS[s.row[s.active[side]]] and any(board):
                kept |= 1 << side
        land(s)
        for side in (0, 1):
            if not s.f[HP + s.active[side]]:
                emit(s, "ko", card(s.team[s.active[side]]))
        if kept:
            do(s, Keep(kept), Enter(self.to, kept))
        else:
            do(s, Enter(self.to))


def ambushed(s: Overrealm, side: int) -> None:
    """OR-AURA-06: the enemy's Download hits the monster that switches out, and is discarded without a draw."""
    enemy = 1 - side
    for i in range(enemy * 12, enemy * 12 + 12):
        if s.f[AURA + i]:
            row = ACTIONS_OF[s.row[i >> 2]][i & 3]
            if AMBUSH[row]:
                hurt(s, s.active[side], AMBUSH[row], card(s.deeds + i))
                s.f[AURA + i] = 0


class Keep(Frame[Overrealm], frozen=True):
    """OR-SWITCH-09: the owner names up to three cubes to keep, one after the other."""

    sides: int
    done: int = 0
    first: tuple[int, ...] = ()
    second: tuple[int, ...] = ()

    def asks(self, s: Overrealm) -> Seats:
        return seats_mask(s, self.sides & ~self.done)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        named = (self.first, self.second)[side]
        if len(named) >= KEEPS[s.row[s.active[side]]]:
            return [DONE]
        last = named[-1] if named else 0
        left = [stat for stat in range(last, 3) if abs(s.f[CUBES + side * 3 + stat]) > named.count(stat)]
        return [*(Option("keep", (word(stat),)) for stat in left), DONE]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        side = side_of(s, seat)
        named = [self.first, self.second]
        done = self.done
        if option.verb == "keep":
            named[side] = (*named[side], index_of(option.refs[0]))
        else:
            done |= 1 << side
        s.stack[-1] = Keep(self.sides, done, named[0], named[1])

    def run(self, s: Overrealm) -> None:
        for side, named in enumerate((self.first, self.second)):
            if self.sides >> side & 1:
                for stat in range(3):
                    i = CUBES + side * 3 + stat
                    s.f[i] = named.count(stat) * (1 if s.f[i] > 0 else -1)

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(Option("keep", (word(stat),)) for stat in (self.first, self.second)[side_of(s, seat)])

    def untold(self, s: Overrealm, seat: int) -> "Keep":
        mine = s.sides.index(seat) if seat in s.sides else -1
        done = self.done & 1 << mine if mine >= 0 else 0
        return Keep(self.sides, done, self.first if mine == 0 else (), self.second if mine == 1 else ())

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which cubes do you keep on your board?")


class Enter(Frame[Overrealm], frozen=True):
    """Monsters leave and enter: boards are cleared, then the abilities of those who enter resolve (OR-SWITCH-05)."""

    to: Two
    kept: int = 0
    switched: bool = True

    def run(self, s: Overrealm) -> None:
        mask = 0
        for side in (0, 1):
            monster = self.to[side]
            if monster == NOBODY:
                continue
            mask |= 1 << side
            leave_play(s, side, self.switched)
            if not self.kept >> side & 1:
                s.f[CUBES + side * 3 : CUBES + side * 3 + 3] = [0, 0, 0]  # OR-SWITCH-02, OR-CUBES-05
            s.active[side] = monster
            emit(s, "enters", seat(s.sides[side]), card(s.team[monster]))
            if self.switched:
                s.entered[monster] = s.turn
            elif s.f[HAUNTS + 1 - side]:
                torment_all(s, monster)
        do(s, EntersPlay(mask))


def leave_play(s: Overrealm, side: int, switched: bool) -> None:
    """OR-SWITCH-07: leech and quake counters go, single-use actions are ready again; so do this turn's marks."""
    f, monster = s.f, s.active[side]
    f[LEECH + monster] = f[QUAKE + monster] = f[SPARED + monster] = f[DEFENCE + side] = f[STAYS + side] = 0
    for i in range(monster * 4, monster * 4 + 4):
        f[USED + i] = 0
        if switched and f[TORMENT + i]:
            f[TORMENT + i] -= 1
    if s.actor[side] == monster:
        f[GONE + side] = 1  # OR-KO-04: an action that has not resolved is lost


class EntersPlay(Frame[Overrealm], frozen=True):
    """OR-SETUP-08, OR-SWITCH-04, OR-KO-06: the enters-play abilities, together."""

    sides: int

    def run(self, s: Overrealm) -> None:
        from overtable.games.overrealm.together import together

        both: list[tuple[tuple[int, int], ...]] = []
        for side in (0, 1):
            row = s.row[s.active[side]]
            script = ABILITY[row][ENTERS] if self.sides >> side & 1 else NO_SCRIPT
            both.append(((script, ref(ABILITY_REF, row)),) if script != NO_SCRIPT else ())
        do(s, *together(both[0], both[1]))
