"""Words that take away without damage: Synergy, shields, Hero tokens."""

from typing import Literal

from overtable.games.overwatch.heroes.counters import drain, lose_shields
from overtable.games.overwatch.heroes.defeat import lose_tokens, remove_field
from overtable.games.overwatch.heroes.standing import can_be_hit, has, heroes
from overtable.games.overwatch.state import BOARD, Overwatch, zone
from overtable.games.overwatch.tokens import FIELD, FROZEN, PARTICLE, is_token, on_row
from overtable.games.overwatch.words.whom import group, theirs
from overtable.games.overwatch.words.word import Use, Word
from overtable.kernel.effect import Effect, end


class Drain(Word, frozen=True, tag="drain"):
    """Take Synergy from the chosen row, or from the row where the chosen Hero stood before a push (OW-SYN-07)."""

    amount: int | Literal["enemies", "all"]

    def does(self, s: Overwatch, use: Use) -> Use:
        if use.line >= 0 and not s.super_synergy:  # OW-MODE-14
            line = theirs(use)
            drain(s, line, self.amount_in(s, line))
        return use

    def amount_in(self, s: Overwatch, line: int) -> int:
        if self.amount == "enemies":
            return len(heroes(s, line))  # OW-SYN-06: the Field included
        if self.amount == "all":
            return s.synergy[line]
        return self.amount

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        if use.line < 0 or s.super_synergy:
            return False  # OW-MODE-14
        return s.synergy[theirs(use)] > 0 and (self.amount != "enemies" or bool(heroes(s, theirs(use))))

    def says(self, one: bool = False) -> str:
        if self.amount == "all":
            return "All Synergy of that row is removed."
        if self.amount == "enemies":
            return "Remove 1 Synergy from that row for each enemy in it."
        return f"The row it stood in loses {self.amount} Synergy."


class Strip(Word, frozen=True, tag="strip"):
    """Take shields and Hero tokens away: those on and of the chosen Hero, or all on both sides.

    OW-TOKEN-09: a Field goes with them, and the defeat check follows.
    """

    of: Literal["chosen", "everyone"]
    shields: bool = True

    def does(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user
        if self.of == "everyone":
            strip_everyone(s)
            return use
        for c in group(s, use, "chosen"):
            if self.shields:
                lose_shields(s, c)
                end(s, lambda e, c=c: e.kind == PARTICLE and e.subject == c)  # type: ignore[misc]
            lose_tokens(s, c)
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        if self.of == "everyone":
            if any(s.shields) and [c for c, n in enumerate(s.shields) if n and can_be_hit(s, c)]:
                return True
            return any(loose(s, e) for e in s.effects)
        return any(
            (self.shields and (s.shields[c] or has(s, PARTICLE, c)))
            or any(is_token(e.kind) and e.source == c for e in s.effects)
            for c in group(s, use, "chosen")
        )

    def says(self, one: bool = False) -> str:
        if self.of == "everyone":
            return "Remove all shields and Hero tokens of both sides."
        return f"Remove {'all shields on it and ' if self.shields else ''}all Hero tokens that belong to it."


def strip_everyone(s: Overwatch) -> None:
    """All shields and Hero tokens go but what lies on the frozen, whom area effects pass by (OW-DAMAGE-10)."""
    for side in range(2):
        for c in s.zones[zone(side, BOARD)]:
            if can_be_hit(s, c):
                lose_shields(s, c)
    for e in [e for e in s.effects if e.kind == FIELD and loose(s, e)]:
        remove_field(s, e.subject)
    end(s, lambda e: loose(s, e))


def loose(s: Overwatch, e: Effect) -> bool:
    """Whether it is a Hero token that can be taken away: beside a row, or on a Hero that is not frozen."""
    return is_token(e.kind) and (on_row(e.kind) or not has(s, FROZEN, e.subject))
