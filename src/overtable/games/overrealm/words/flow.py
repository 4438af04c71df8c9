"""Words that contain other words, and the whole vocabulary."""

from typing import TYPE_CHECKING

from overtable.games.overrealm.choices import ChooseAcorn
from overtable.games.overrealm.choices import May as MayFrame
from overtable.games.overrealm.figures import HITS
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.tables import THEN
from overtable.games.overrealm.words import bonus, harm, keep, own, standing, tokens
from overtable.games.overrealm.words.count import COUNTS, times
from overtable.games.overrealm.words.test import Test, exposed
from overtable.games.overrealm.words.word import Word, clauses
from overtable.kernel.frame import do

if TYPE_CHECKING:
    from overtable.games.overrealm.text import Text

DIGITS = "⓪❶❷❸❹❺❻"


class If(Word, frozen=True, tag="if"):
    test: Test
    then: "tuple[AnyWord, ...]"
    otherwise: "tuple[AnyWord, ...]" = ()

    def does(self, s: Overrealm, t: "Text") -> None:
        t.then(s, 0 if self.test.holds(s, t.side) else 1)

    def says(self) -> str:
        other = f"; otherwise {clauses(self.otherwise)}" if self.otherwise else ""
        return f"if {self.test.says()}, {clauses(self.then)}{other}"

    def hint(self) -> float:
        return 0.5 * sum(w.hint() for w in (*self.then, *self.otherwise))

    @property
    def targets(self) -> bool:
        return any(w.targets for w in (*self.then, *self.otherwise))

    @property
    def mine(self) -> bool:
        return any(w.mine for w in self.then)

    def inner(self) -> tuple[tuple[Word, ...], ...]:
        return (self.then, self.otherwise)


class Flip(Word, frozen=True, tag="flip"):
    """OR-FLIP-01. `times` repeats the whole flip; `each` repeats it for each thing counted."""

    n: int
    then: "tuple[AnyWord, ...]"
    times: int = 1
    each: str = ""
    more_if_exposed: int = 0

    def does(self, s: Overrealm, t: "Text") -> None:
        from overtable.games.overrealm.text import flip

        s.f[HITS + t.side] = 0
        n = self.n + (self.more_if_exposed if exposed(s, t.side) else 0)
        for _ in range(self.times * times(s, t.side, self.each)):
            flip(s, n, t)

    def flipped(self, s: Overrealm, t: "Text", success: bool) -> None:
        if success:
            t.then(s)

    def says(self) -> str:
        again = f"{self.times} times " if self.times > 1 else ""
        again += f"for each {COUNTS[self.each][1]} " if self.each else ""
        more = f" (turn up to {self.more_if_exposed} cards more if exposed)" if self.more_if_exposed else ""
        return f"{again}{DIGITS[self.n]}: {clauses(self.then)}{more}"

    def hint(self) -> float:
        return (1 - 0.5**self.n) * self.times * sum(w.hint() for w in self.then)

    @property
    def targets(self) -> bool:
        return any(w.targets for w in self.then)

    def inner(self) -> tuple[tuple[Word, ...], ...]:
        return (self.then,)


class May(Word, frozen=True, tag="may"):
    """The owner may have the words carried out, or not; `given` is what must hold for the question."""

    then: "tuple[AnyWord, ...]"
    given: Test | None = None

    def does(self, s: Overrealm, t: "Text") -> None:
        if self.given is None or self.given.holds(s, t.side):
            do(s, MayFrame(t.script, t.side, t.source, t.i))

    def says(self) -> str:
        given = f"if {self.given.says()}, " if self.given else ""
        return f"{given}you may do this: {clauses(self.then)}"

    def hint(self) -> float:
        return max(0.0, sum(w.hint() for w in self.then))

    @property
    def targets(self) -> bool:
        return any(w.targets for w in self.then)

    def inner(self) -> tuple[tuple[Word, ...], ...]:
        return (self.then,)


class Forage(Word, frozen=True, tag="forage"):
    """An acorn of any type; a SPD acorn leads to the words inside."""

    own = True
    then: "tuple[AnyWord, ...]"

    def does(self, s: Overrealm, t: "Text") -> None:
        do(s, ChooseAcorn(t.side, 1, THEN[t.script][t.i][0]))

    def says(self) -> str:
        return f"store 1 acorn of any type; for a SPD acorn also {clauses(self.then)}"

    def hint(self) -> float:
        return 2.0

    def inner(self) -> tuple[tuple[Word, ...], ...]:
        return (self.then,)


AnyWord = (
    If
    | Flip
    | May
    | Forage
    | bonus.Cubes
    | bonus.CubesForHP
    | bonus.StripCubes
    | bonus.Attack
    | bonus.Speed
    | bonus.Defence
    | bonus.Flinch
    | bonus.IgnoreDefence
    | bonus.Pierce
    | bonus.Steady
    | bonus.Harmless
    | bonus.BecomeSlower
    | bonus.ReverseSpeeds
    | bonus.MoreFlips
    | bonus.Recoil
    | bonus.Spare
    | harm.Hurt
    | harm.Heal
    | harm.HealFully
    | harm.Afflict
    | harm.RemoveLeech
    | harm.RemoveIncreases
    | harm.Purify
    | harm.Stay
    | harm.DriveOut
    | harm.SwitchOut
    | harm.LoseManeuver
    | harm.FoilStatus
    | keep.Draw
    | keep.DiscardAtRandom
    | keep.ReturnToHand
    | keep.ToEnemyDeck
    | keep.RemoveAura
    | tokens.ToggleLockdown
    | tokens.Quake
    | tokens.Wish
    | tokens.Honey
    | tokens.Torment
    | tokens.Haunt
    | tokens.Acorn
    | standing.KeepCubes
    | standing.Lockdown
    | standing.QuakeSpeed
    | standing.Wishes
    | standing.StaticShock
    | standing.StartsWithHoney
    | standing.HoneySpeed
    | standing.TormentRecoil
    | standing.Exposed
    | standing.Hoarder
    | standing.RenewOnReshuffle
    | standing.HitsFirst
    | standing.BuffsTwice
    | standing.SlotPerTorment
    | standing.Mist
    | standing.FlipMore
    | standing.Ambush
    | standing.AbsorbAttack
    | standing.Evaporate
    | own.ClearMind
    | own.ReclaimCard
    | own.StealCube
    | own.PassOnCubes
    | own.Liberate
)
