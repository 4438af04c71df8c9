"""What is printed on the Heroes, as plain tables by catalogue row, filled by `cards` when it loads them.

The rules and the vocabulary read these, and so need not import the cards that are made of them.
"""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from overtable.games.overwatch.word import Word


class Ability(msgspec.Struct, frozen=True):
    """One usable ability: a branch of a deploy skill, or an Ultimate. A frame names it by its row in ABILITIES."""

    hero: int
    name: str
    branch: str
    does: "tuple[Word, ...]"
    cost: int
    """-1 is X (OW-ULT-09)."""
    ultimate: bool


HEALTH: list[int] = []
POWER: list[tuple[int, int, int]] = []
SYNERGY: list[tuple[int, int, int]] = []
ROLE: list[str] = []
IS_FIELD: list[bool] = []
SET_ASIDE: list[bool] = []
ABILITIES: list[Ability] = []
SKILLS: list[list[int]] = []
"""hero row -> its deploy skill's branches, as rows of ABILITIES."""
ULTIMATE: list[int] = []
"""hero row -> its Ultimate, as a row of ABILITIES, or -1."""
ROW: dict[str, int] = {}
"""hero id -> row."""
LABELS: list[str] = []
"""The names of branches: the game's words."""
