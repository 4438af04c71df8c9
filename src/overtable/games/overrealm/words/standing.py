"""Words that do nothing by themselves: what they say holds while the monster or the aura is there.

Most enter a fact that the rules ask for. Those that enter none speak of a counter: the rules ask for the counter.
"""

from typing import Literal

from overtable.games.overrealm import facts
from overtable.games.overrealm.elements import NUMBER
from overtable.games.overrealm.words.word import Word
from overtable.kernel.language import and_list

Element = Literal["Fire", "Water", "Rock", "Leaf", "Electric", "Death"]


class KeepCubes(Word, frozen=True, tag="keep_cubes"):
    """OR-SWITCH-09."""

    amount: int

    def stands(self, row: int) -> None:
        facts.KEEPS_CUBES[row] = self.amount

    def says(self) -> str:
        return f"up to {self.amount} cubes of your choice stay on your board when this monster switches"


class Lockdown(Word, frozen=True, tag="lockdown"):
    """OR-SELECT-13."""

    def stands(self, row: int) -> None:
        facts.LOCKS_DOWN[row] = True

    def says(self) -> str:
        return "with the lockdown counter on, no switch action is open to the enemy"


class QuakeSpeed(Word, frozen=True, tag="quake_speed"):
    def says(self) -> str:
        return "a quake counter means +2 SPD; it goes when the monster switches"


class Wishes(Word, frozen=True, tag="wishes"):
    """OR-SELECT-17."""

    def says(self) -> str:
        return (
            "a monster with a wish counter may spend it, one for each attack, to play one buff above the attack's slots"
        )


class StaticShock(Word, frozen=True, tag="static_shock"):
    def stands(self, row: int) -> None:
        facts.STATIC_SHOCK[row] = True

    def says(self) -> str:
        return "+1 ATK for its attacks for each different condition on the enemy monster"


class StartsWithHoney(Word, frozen=True, tag="starts_with_honey"):
    def stands(self, row: int) -> None:
        facts.STARTS_WITH_HONEY[row] = True

    def says(self) -> str:
        return "your team begins with a honey counter"


class HoneySpeed(Word, frozen=True, tag="honey_speed"):
    """The counter is used in place of a maneuver cube, never beside it."""

    def says(self) -> str:
        return "a honey counter spent on a monster action of your team, in place of a maneuver cube, gives it +3 SPD"


class TormentRecoil(Word, frozen=True, tag="torment_recoil"):
    def says(self) -> str:
        return (
            "every torment counter on an action means recoil 1; "
            "when its monster switches out, each of its actions loses one"
        )


class Exposed(Word, frozen=True, tag="exposed"):
    """What the test of that name means."""

    def says(self) -> str:
        return "without positive DEF cubes this monster counts as exposed"


class Hoarder(Word, frozen=True, tag="hoarder"):
    def says(self) -> str:
        return (
            "a buffed attack of your team uses up all acorns: "
            "each is +1 ATK or +1 SPD for the attack, or +1 DEF until the turn ends, by its type"
        )


class RenewOnReshuffle(Word, frozen=True, tag="renew_on_reshuffle"):
    amount: int

    def stands(self, row: int) -> None:
        facts.RENEWS[row] = self.amount

    def says(self) -> str:
        return f"a reshuffle of your deck heals this monster by {self.amount} while it is active"


class HitsFirst(Word, frozen=True, tag="hits_first"):
    """OR-ORDER-11."""

    def stands(self, row: int) -> None:
        facts.HITS_FIRST[row] = True

    def says(self) -> str:
        return "against an attack it strikes first"


class BuffsTwice(Word, frozen=True, tag="buffs_twice"):
    def stands(self, row: int) -> None:
        facts.BUFFS_TWICE[row] = True

    def says(self) -> str:
        return "all its buffs resolve twice"


class SlotPerTorment(Word, frozen=True, tag="slot_per_torment"):
    def stands(self, row: int) -> None:
        facts.SLOT_PER_TORMENT[row] = True

    def says(self) -> str:
        return "one more buff slot for every action of the enemy monster that carries torment"


class Mist(Word, frozen=True, tag="mist"):
    """OR-AURA-07."""

    elements: tuple[Element, ...]

    def stands(self, row: int) -> None:
        facts.MISTS[row] = frozenset(NUMBER[e] for e in self.elements)

    def says(self) -> str:
        return f"-1 ATK for {and_list(self.elements, 'or')} attacks of the enemy"

    def hint(self) -> float:
        return 2.0


class FlipMore(Word, frozen=True, tag="flip_more"):
    """OR-FLIP-08."""

    def stands(self, row: int) -> None:
        facts.FLIP_MORE[row] = True

    def says(self) -> str:
        return "each flip of yours turns up to 1 card more"

    def hint(self) -> float:
        return 1.5


class Ambush(Word, frozen=True, tag="ambush"):
    """OR-AURA-06, the loss."""

    amount: int

    def stands(self, row: int) -> None:
        facts.AMBUSH[row] = self.amount

    def says(self) -> str:
        return f"an enemy monster that switches out loses {self.amount} HP, and the aura is over"

    def hint(self) -> float:
        return 1.5


class AbsorbAttack(Word, frozen=True, tag="absorb_attack"):
    """Galvanite: an attack on it in the turn it switched in is unsuccessful."""

    elements: tuple[Element, ...]

    def stands(self, row: int) -> None:
        facts.ABSORBS_ATTACKS[row] = True
        facts.HURT_BY_ABSORBED[row] = frozenset(NUMBER[e] for e in self.elements)

    def says(self) -> str:
        return (
            "an attack on it in the turn it switches in is unsuccessful; instead put 2 negative cubes of your choice "
            f"on your board, and a {' or '.join(self.elements)} attack still costs it 2 HP"
        )


class Evaporate(Word, frozen=True, tag="evaporate"):
    """OR-REACT-03."""

    amount: int

    def stands(self, row: int) -> None:
        facts.EVAPORATES[row] = self.amount

    def says(self) -> str:
        return (
            f"an attack that would do {self.amount} damage or more to this monster is unsuccessful and loses the buffs "
            "that have not resolved; you draw 2 cards and put +2 DEF cubes on your board"
        )

    def hint(self) -> float:
        return 2.5
