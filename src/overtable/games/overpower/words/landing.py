"""As what the card of an attack lies once it hit."""

from typing import Literal

from overtable.games.overpower.book.icons import Icon, names
from overtable.games.overpower.words.attack import Part


class Lands(Part, frozen=True, kw_only=True):
    """The hit is another than the attack: a second icon on the card says which (OPC-TOTAL-08).

    The level that a defence must reach is that of the attack. A Special that so acts as a Power card stays a Special
    (OPC-CARD-16).
    """

    value: int | None = None
    icons: tuple[Icon, ...] = ()
    plus: int = 0
    """More damage than the attack was worth; of a Special without a level: that of the Power card it goes with."""
    record: Literal["current", "permanent"] = "current"

    def says(self, name: str) -> str:
        if self.plus:
            return f"If it hits: {self.plus:+d} to the damage."
        where = " on the permanent record" if self.record == "permanent" else ""
        return f"If it hits it lies as a level {self.value} {names(self.icons)} hit{where}."
