"""Words that do nothing by themselves: the rules look for them while the monster or the aura is there."""

from typing import Literal

from overtable.games.overrealm.words.word import Word

Element = Literal["Fire", "Water", "Rock", "Leaf", "Electric", "Death"]


class Standing(Word, frozen=True):
    """A word that holds as long as its card is in play."""


class KeepCubes(Standing, frozen=True, tag="keep_cubes"):
    """OR-SWITCH-09."""

    amount: int

    def says(self) -> str:
        return f"up to {self.amount} cubes of your choice stay on your board when this monster switches"


class Lockdown(Standing, frozen=True, tag="lockdown"):
    """OR-SELECT-13."""

    def says(self) -> str:
        return "with the lockdown counter on, no switch action is open to the enemy"


class QuakeSpeed(Standing, frozen=True, tag="quake_speed"):
    def says(self) -> str:
        return "a quake counter means +2 SPD; it goes when the monster switches"


class Wishes(Standing, frozen=True, tag="wishes"):
    """OR-SELECT-17."""

    def says(self) -> str:
        return (
            "a monster with a wish counter may spend it, one for each attack, to play one buff above the attack's slots"
        )


class StaticShock(Standing, frozen=True, tag="static_shock"):
    def says(self) -> str:
        return "+1 ATK for its attacks for each different condition on the enemy monster"


class StartsWithHoney(Standing, frozen=True, tag="starts_with_honey"):
    def says(self) -> str:
        return "your team begins with a honey counter"


class HoneySpeed(Standing, frozen=True, tag="honey_speed"):
    """The counter is used in place of a maneuver cube, never beside it."""

    def says(self) -> str:
        return "a honey counter spent on a monster action of your team, in place of a maneuver cube, gives it +3 SPD"


class TormentRecoil(Standing, frozen=True, tag="torment_recoil"):
    def says(self) -> str:
        return (
            "every torment counter on an action means recoil 1; "
            "when its monster switches out, each of its actions loses one"
        )


class Exposed(Standing, frozen=True, tag="exposed"):
    def says(self) -> str:
        return "without positive DEF cubes this monster counts as exposed"


class Hoarder(Standing, frozen=True, tag="hoarder"):
    def says(self) -> str:
        return (
            "a buffed attack of your team uses up all acorns: "
            "each is +1 ATK or +1 SPD for the attack, or +1 DEF until the turn ends, by its type"
        )


class RenewOnReshuffle(Standing, frozen=True, tag="renew_on_reshuffle"):
    amount: int

    def says(self) -> str:
        return f"a reshuffle of your deck heals this monster by {self.amount} while it is active"


class HitsFirst(Standing, frozen=True, tag="hits_first"):
    """OR-ORDER-11."""

    def says(self) -> str:
        return "against an attack it strikes first"


class BuffsTwice(Standing, frozen=True, tag="buffs_twice"):
    def says(self) -> str:
        return "all its buffs resolve twice"


class SlotPerTorment(Standing, frozen=True, tag="slot_per_torment"):
    def says(self) -> str:
        return "one more buff slot for every action of the enemy monster that carries torment"


class Mist(Standing, frozen=True, tag="mist"):
    """OR-AURA-07."""

    elements: tuple[Element, ...]

    def says(self) -> str:
        return f"-1 ATK for {', '.join(self.elements[:-1])} or {self.elements[-1]} attacks of the enemy"

    def hint(self) -> float:
        return 2.0


class FlipMore(Standing, frozen=True, tag="flip_more"):
    """OR-FLIP-08."""

    def says(self) -> str:
        return "each flip of yours turns up to 1 card more"

    def hint(self) -> float:
        return 1.5


class Ambush(Standing, frozen=True, tag="ambush"):
    """OR-AURA-06, the first half."""

    own = True
    amount: int

    def says(self) -> str:
        return f"an enemy monster that switches out loses {self.amount} HP, and the aura is over"

    def hint(self) -> float:
        return 1.5


class AbsorbAttack(Standing, frozen=True, tag="absorb_attack"):
    """Galvanite: an attack on it in the turn it switched in is unsuccessful."""

    own = True
    elements: tuple[Element, ...]

    def says(self) -> str:
        return (
            "an attack on it in the turn it switches in is unsuccessful; instead put 2 negative cubes of your choice "
            f"on your board, and a {' or '.join(self.elements)} attack still costs it 2 HP"
        )


class Evaporate(Standing, frozen=True, tag="evaporate"):
    """OR-REACT-03."""

    own = True
    amount: int

    def says(self) -> str:
        return (
            f"an attack that would do {self.amount} damage or more to this monster is unsuccessful and loses the buffs "
            "that have not resolved; you draw 2 cards and put +2 DEF cubes on your board"
        )

    def hint(self) -> float:
        return 2.5
