"""The word that repeats another ability: Echo's Duplicate."""

from typing import ClassVar

from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.words.run import UseAbility, could_do_something
from overtable.games.overwatch.words.word import Use, Word, begun
from overtable.kernel.frame import do


class CopyUltimate(Word, frozen=True, tag="copy_ultimate"):
    """Repeat the last Ultimate used this round, as the user's own and with new choices (OW-ULT-12)."""

    repeats: ClassVar[bool] = True

    def copied(self, s: Overwatch, use: Use) -> Use:
        return begun(s, s.echoed, use.user, use.actor, s.echoed_x)  # OW-ULT-13: of Minefield with the original X

    def does(self, s: Overwatch, use: Use) -> Use:
        do(s, UseAbility(self.copied(s, use)))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return s.echoed >= 0 and could_do_something(s, self.copied(s, use))

    def says(self, one: bool = False) -> str:
        return "Use the last Ultimate that anyone used this round, other than this one, as this Hero's own."
