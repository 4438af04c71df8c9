"""Words about KO's that wait, and about who comes back."""

from typing import ClassVar

from overtable.games.overpower.inplay.kinds import K_FIGHT_ON
from overtable.games.overpower.words.word import Lasting, whom
from overtable.kernel.language import first_up, some


class FightOn(Lasting, frozen=True, kw_only=True, tag="fight_on"):
    """Whoever is KO'd fights on, and goes when the battle ends."""

    hits: int = 0
    """Or with so many further hits."""
    KIND: ClassVar[int] = K_FIGHT_ON

    def says(self, name: str) -> str:
        who = "Characters" if self.who == "both" else first_up(whom(self.who, name))
        one = self.who != "both"
        until = f"until {some(self.hits, 'further hit')} or the end of that battle" if self.hits else "until it ends"
        return f"{who} fight{'s' * one} on in the battle in which {'it is' if one else 'they are'} KO'd, {until}."
