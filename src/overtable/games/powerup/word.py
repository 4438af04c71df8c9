"""What a word of the vocabulary is: what it does, what it says, and a hint, side by side."""

from typing import Literal

import msgspec

from overtable.games.powerup.state import Link, PowerUp

Who = Literal["target", "self", "team", "others", "adjacent", "enemies", "foe", "beside_target"]
WHO: dict[str, str] = {
    "target": "the target",
    "self": "this Hero",
    "team": "each of your Heroes",
    "others": "each other Hero of yours",
    "adjacent": "each adjacent Hero",
    "enemies": "each enemy Hero",
    "foe": "the Hero in combat with this one",
    "beside_target": "each Hero adjacent to the target",
}

Target = Literal[
    "none",
    "ally",
    "other_ally",
    "adjacent_ally",
    "enemy",
    "hero",
    "enemy_equipment",
    "enemy_power",
    "own_attached",
    "enemy_battle",
    "astra",
    "power",
    "battle",
    "effect",
    "wound",
    "hq_wound",
    "attack",
    "enemy_astra",
    "redirect",
]
TARGET: dict[str, str] = {
    "none": "",
    "ally": "one of your Heroes",
    "other_ally": "another Hero of yours",
    "adjacent_ally": "an adjacent Hero",
    "enemy": "an enemy Hero",
    "hero": "any Hero",
    "enemy_equipment": "an enemy Equipment",
    "enemy_power": "an enemy attached Power",
    "own_attached": "a card attached to one of your Heroes",
    "enemy_battle": "the enemy Battle card",
    "astra": "an Astra on the Power Chain",
    "power": "a Power on the Power Chain",
    "battle": "a Battle effect on the Power Chain",
    "effect": "an effect on the Power Chain",
    "wound": "the Wounds that a combat or an effect deals to one of your Heroes",
    "hq_wound": "a Wound to your HQ",
    "attack": "an attack on one of your Heroes",
    "enemy_astra": "an unlocked Astra of an enemy Hero",
    "redirect": "an Astra aimed at one of your Heroes, and another Hero of yours",
}


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    def does(self, s: PowerUp, link: Link) -> None:
        """Carry the word out for the link's user and its targets."""

    def says(self) -> str:
        """A clause without capital and full stop."""
        return ""

    def hint(self) -> float:
        """About how much the word is worth, in points of Power energy."""
        return 1.0

    @property
    def deals_wounds(self) -> bool:
        return False

    @property
    def cannot_be_stopped(self) -> bool:
        return False


def plural(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
