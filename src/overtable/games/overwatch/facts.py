"""What is printed on the Heroes, as plain tables by catalogue row, filled by `book` when it loads the cards.

The rules and the vocabulary read these, and so need not import the cards that are made of them.
"""

from typing import Literal, get_args

import msgspec

Role = Literal["offense", "defense", "tank", "support"]
CLASSES: tuple[str, ...] = get_args(Role)

X = -1
"""The cost of an Ultimate whose X is chosen on payment (OW-ULT-09)."""


class Ability(msgspec.Struct, frozen=True):
    """One usable ability: a branch of a deploy skill, or an Ultimate. Frames name it by its row in ABILITIES."""

    name: str
    branch: str = ""
    cost: int = 0

    def price(self, x: int) -> int:
        """The printed cost, or the X that was chosen."""
        return x if self.cost == X else self.cost


NAMES: list[str] = []
"""hero row -> what the Hero is called."""
TEXT: list[str] = []
"""hero row -> what the card says."""
HEALTH: list[int] = []
POWER: list[tuple[int, ...]] = []
"""hero row -> Power in front, middle and back."""
SYNERGY: list[tuple[int, ...]] = []
"""hero row -> Synergy in front, middle and back."""
ROLE: list[str] = []
IS_FIELD: list[bool] = []
SET_ASIDE: list[bool] = []
ABILITIES: list[Ability] = []
LEAST: list[int] = []
"""ability -> what it costs at least: an X is at least 1."""
SKILLS: list[list[int]] = []
"""hero row -> its deploy skill's branches, as rows of ABILITIES."""
ULTIMATE: list[int] = []
"""hero row -> its Ultimate, as a row of ABILITIES, or -1."""
ROW_OF: dict[str, int] = {}
"""hero id -> hero row."""
BRANCHES: list[str] = []
"""The names of branches: the game's words."""
