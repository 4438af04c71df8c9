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
        return f"when this monster switches, you may keep up to {self.amount} cubes on your board"


class Lockdown(Standing, frozen=True, tag="lockdown"):
    """OR-SELECT-13."""

    def says(self) -> str:
        return "while this monster has the lockdown counter, the enemy cannot use switch actions"


class QuakeSpeed(Standing, frozen=True, tag="quake_speed"):
    def says(self) -> str:
        return "it has +2 SPD while it has a quake counter, which is removed when it switches"


class Wishes(Standing, frozen=True, tag="wishes"):
    """OR-SELECT-17."""

    def says(self) -> str:
        return "a monster with wish counters may spend one to play one buff more with an attack"


class StaticShock(Standing, frozen=True, tag="static_shock"):
    def says(self) -> str:
        return "its attacks have +1 ATK for each different condition on the enemy monster"


class StartsWithHoney(Standing, frozen=True, tag="starts_with_honey"):
    def says(self) -> str:
        return "your team starts the game with a honey counter"


class HoneySpeed(Standing, frozen=True, tag="honey_speed"):
    """The counter is used in place of a maneuver cube, never beside it."""

    def says(self) -> str:
        return "you may select a monster action with a honey counter: it is spent, and the action has +3 SPD"


class TormentRecoil(Standing, frozen=True, tag="torment_recoil"):
    def says(self) -> str:
        return (
            "an action with torment counters has recoil 1 for each of them; "
            "when the enemy switches, one is removed from each action of the monster that leaves"
        )


class Exposed(Standing, frozen=True, tag="exposed"):
    def says(self) -> str:
        return "this monster is exposed while it has no positive DEF cubes"


class Hoarder(Standing, frozen=True, tag="hoarder"):
    def says(self) -> str:
        return (
            "whenever a monster of your team buffs an attack, your acorns are discarded: "
            "+1 DEF this turn, +1 ATK or +1 SPD for the attack for each of that type"
        )


class RenewOnReshuffle(Standing, frozen=True, tag="renew_on_reshuffle"):
    amount: int

    def says(self) -> str:
        return f"whenever you reshuffle your deck, this monster heals {self.amount} HP if it is active"


class HitsFirst(Standing, frozen=True, tag="hits_first"):
    """OR-ORDER-11."""

    def says(self) -> str:
        return "if the enemy selected an attack, this attack hits first"


class BuffsTwice(Standing, frozen=True, tag="buffs_twice"):
    def says(self) -> str:
        return "each buff played with this attack resolves twice"


class SlotPerTorment(Standing, frozen=True, tag="slot_per_torment"):
    def says(self) -> str:
        return "you may play one buff more for each enemy action with a torment counter"


class Mist(Standing, frozen=True, tag="mist"):
    """OR-AURA-07."""

    elements: tuple[Element, ...]

    def says(self) -> str:
        return f"enemy {', '.join(self.elements[:-1])} and {self.elements[-1]} attacks have -1 ATK"

    def hint(self) -> float:
        return 2.0


class FlipMore(Standing, frozen=True, tag="flip_more"):
    """OR-FLIP-08."""

    def says(self) -> str:
        return "each flip of yours turns 1 card more"

    def hint(self) -> float:
        return 1.5


class Ambush(Standing, frozen=True, tag="ambush"):
    """OR-AURA-06, the first half."""

    own = True
    amount: int

    def says(self) -> str:
        return f"when an enemy monster switches, it loses {self.amount} HP and this aura is discarded"

    def hint(self) -> float:
        return 1.5


class AbsorbAttack(Standing, frozen=True, tag="absorb_attack"):
    """Galvanite: an attack on it in the turn it switched in is unsuccessful."""

    own = True
    elements: tuple[Element, ...]

    def says(self) -> str:
        return (
            "an enemy attack in the turn this monster switched in is unsuccessful, and this monster gains 2 negative "
            f"cubes of your choice; if the attack was {' or '.join(self.elements)}, it also loses 2 HP"
        )


class Evaporate(Standing, frozen=True, tag="evaporate"):
    """OR-REACT-03."""

    own = True
    amount: int

    def says(self) -> str:
        return (
            f"if one attack would deal this monster {self.amount} damage or more this turn, "
            "it is unsuccessful instead and its unresolved buffs are lost; then draw 2 cards and gain +2 DEF cubes"
        )

    def hint(self) -> float:
        return 2.5
