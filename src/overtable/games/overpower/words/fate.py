"""Words about KO's that wait, and about who comes back."""

from typing import ClassVar

from overtable.games.overpower.inplay.kinds import K_FIGHT_ON, K_SPECTRUM
from overtable.games.overpower.state import Overpower, front
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.word import Lasting, Word, whom
from overtable.kernel.language import some


class FightOn(Lasting, frozen=True, kw_only=True, tag="fight_on"):
    """Whoever is KO'd fights on, and goes when the battle ends."""

    hits: int = 0
    """Or with so many further hits."""
    KIND: ClassVar[int] = K_FIGHT_ON

    def says(self, name: str) -> str:
        who = "characters" if self.who == "both" else whom(self.who, name)
        until = f"{some(self.hits, 'further hit')} or the end of that battle" if self.hits else "that battle ends"
        return f"When KO'd, {who} may fight on until {until}."


class SpectrumTypes(Lasting, frozen=True, kw_only=True, tag="spectrum_types"):
    """A Spectrum KO takes more types than three (OPC-KO-03)."""

    types: int
    KIND: ClassVar[int] = K_SPECTRUM

    def says(self, name: str) -> str:
        return f"A Spectrum KO of {whom(self.who, name)} takes {some(self.types, 'type')}."


class GoesFirst(Word, frozen=True, kw_only=True, tag="goes_first"):
    """Whoever has more hits on the permanent records of the Front Line goes first in this battle."""

    def does(self, s: Overpower, k: Effects) -> None:
        found = [sum(1 for h in s.hits if not h.current and h.host in front(s, seat)) for seat in (0, 1)]
        if found[0] != found[1]:
            s.initiative = s.turn = int(found[1] > found[0])

    def says(self, name: str) -> str:
        return "The player with more hits on the permanent records of the Front Line goes first in this battle."
