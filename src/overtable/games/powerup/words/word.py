"""What a word of the vocabulary is: what it does or changes, what it says, and a hint, side by side.

Whoever wants to know something of a word asks it: each question below has the answer of a word that is about
something else, and the words concerned answer for themselves.
"""

from typing import Literal

import msgspec

from overtable.games.powerup.state import Link, PowerUp
from overtable.games.powerup.words.modifier import Modifier
from overtable.kernel.language import signed
from overtable.kernel.message import Reason

Who = Literal["target", "self", "team", "others", "adjacent", "enemies", "beside_target"]

WHO: dict[str, str] = {
    "target": "the target",
    "self": "this Hero",
    "team": "each of your Heroes",
    "others": "each other Hero of yours",
    "adjacent": "each adjacent Hero",
    "enemies": "each enemy Hero",
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
    "own_attached": "an Equipment or a Power attached to one of your Heroes",
    "enemy_battle": "the enemy Battle card",
    "astra": "an enemy Astra on the Power Chain",
    "power": "an enemy Power on the Power Chain",
    "battle": "an enemy Battle effect on the Power Chain",
    "effect": "an enemy effect on the Power Chain",
    "wound": "the Wounds that a combat or an effect deals to one of your Heroes",
    "hq_wound": "a Wound to your HQ",
    "attack": "an enemy attack",
    "enemy_astra": "an unlocked Astra of an enemy Hero that is activated, or an ability of its attached Power",
    "redirect": "an enemy Astra aimed at one of your Heroes, and another Hero of yours",
}


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A word of what an effect does."""

    def does(self, s: PowerUp, link: Link) -> None:
        """Carry the word out for the link's user and its targets."""

    def says(self) -> str:
        """A clause without capital and full stop."""
        return ""

    def hint(self) -> float:
        """About how much the word is worth, in points of Power energy."""
        return 1.0

    def deals_wounds(self) -> bool:
        return False

    def wounded(self, s: PowerUp, link: Link) -> list[int]:
        """The Heroes that it would wound as things are."""
        return []

    def wounds_hq(self) -> bool:
        return False

    def cannot_be_stopped(self) -> bool:
        return False

    def why_not_on(self, s: PowerUp, seat: int, target: int) -> Reason | None:
        """Why the seat may not aim it at this card, for a word that does not allow all of their kind."""
        return None

    def copies(self) -> bool:
        """Whether it uses another effect as its own."""
        return False

    def given_when_attached(self) -> tuple["Passive", ...]:
        """What the Hero gives its bearer once the word has attached it."""
        return ()


class Passive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", kw_only=True):
    """A word of what a card does all the time without being activated (PU-CARD-09, PU-KEY-13)."""

    def says(self) -> str:
        """A sentence."""
        return ""

    def hint(self) -> float:
        """About how much the word is worth in play, beside the figures it changes: for bots."""
        return 0.2

    def modifier(self) -> Modifier | None:
        """What it changes about figures."""
        return None

    def equipment_carried(self) -> int:
        """How many Equipment cards its Hero may carry (PU-DEPLOY-05)."""
        return 1

    def extra_draws(self) -> int:
        return 0

    def hand_limit(self, seat: int) -> tuple[int, int] | None:
        """Whose hand it limits when it works for this seat, and to how many cards."""
        return None

    def extra_energy(self) -> tuple[int, int]:
        """Deploy and Power energy more in Refresh!."""
        return 0, 0

    def guards_hq(self) -> int:
        """How many Wounds to the HQ it negates each round."""
        return 0

    def pairs_any_faction(self) -> bool:
        """Whether the pair of a Team-Up may be of different factions (PU-KEY-35)."""
        return False

    def pairs_equal_stars(self) -> bool:
        """Whether a Hero of the pair may have as many stars as the target (PU-KEY-35)."""
        return False

    def wounds_when_leaving(self) -> int:
        """Wounds to the bearer when the card leaves play."""
        return 0


def stat_text(atk: int, dfn: int) -> str:
    """`+2/+0`, `-0/-1`: a zero takes the other figure's sign."""
    return f"{_beside(atk, dfn)}/{_beside(dfn, atk)}"


def _beside(n: int, other: int) -> str:
    return "-0" if n == 0 and other < 0 else signed(n)
