"""Words that contain other words, and the whole vocabulary."""

from overtable.games.overrealm.choices.counters import ChooseAcorn
from overtable.games.overrealm.choices.may import Offer
from overtable.games.overrealm.figures import HITS
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words import bonus, counters, cubes, harm, hinder, one_card, piles, standing
from overtable.games.overrealm.words.count import COUNTS, times
from overtable.games.overrealm.words.run import flip, say_inside
from overtable.games.overrealm.words.scripts import INSIDE
from overtable.games.overrealm.words.test import Test, exposed
from overtable.games.overrealm.words.word import At, Word, clauses
from overtable.kernel.frame import do

DIGITS = "⓪❶❷❸❹❺❻"


class If(Word, frozen=True, tag="if"):
    test: Test
    then: "tuple[AnyWord, ...]"
    otherwise: "tuple[AnyWord, ...]" = ()

    def does(self, s: Overrealm, at: At) -> None:
        say_inside(s, at, 0 if self.test.holds(s, at.side) else 1)

    def says(self) -> str:
        other = f"; otherwise {clauses(self.otherwise)}" if self.otherwise else ""
        return f"if {self.test.says()}, {clauses(self.then)}{other}"

    def hint(self) -> float:
        return 0.5 * sum(w.hint() for w in (*self.then, *self.otherwise))

    def would_act(self, s: Overrealm, side: int) -> bool:
        return bool(self.otherwise) or self.test.holds(s, side)

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

    def does(self, s: Overrealm, at: At) -> None:
        s.f[HITS + at.side] = 0
        n = self.n + (self.more_if_exposed if exposed(s, at.side) else 0)
        for _ in range(self.times * times(s, at.side, self.each)):
            flip(s, n, at)

    def flipped(self, s: Overrealm, at: At, success: bool) -> None:
        if success:
            say_inside(s, at)  # OR-ATTACK-07: on a fail the rest goes on without it

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

    def does(self, s: Overrealm, at: At) -> None:
        if self.given is None or self.given.holds(s, at.side):
            do(s, Offer(at.script, at.side, at.source, at.i))

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

    then: "tuple[AnyWord, ...]"

    def does(self, s: Overrealm, at: At) -> None:
        do(s, ChooseAcorn(at.here(), 1, INSIDE[at.script][at.i][0]))

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
    | cubes.Cubes
    | cubes.CubesForHP
    | cubes.StripCubes
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
    | cubes.RemoveIncreases
    | harm.Purify
    | hinder.Stay
    | hinder.DriveOut
    | hinder.SwitchOut
    | hinder.LoseManeuver
    | hinder.FoilStatus
    | piles.Draw
    | piles.DiscardAtRandom
    | piles.ReturnToHand
    | piles.ToEnemyDeck
    | counters.RemoveAura
    | counters.ToggleLockdown
    | counters.Quake
    | counters.Wish
    | counters.Honey
    | counters.Torment
    | counters.Haunt
    | counters.Acorn
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
    | one_card.ClearMind
    | one_card.ReclaimCard
    | one_card.StealCube
    | one_card.PassOnCubes
    | one_card.Liberate
)
