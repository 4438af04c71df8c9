"""Words that help: healing, shields, revival."""

from overtable.games.overwatch.board import opposing
from overtable.games.overwatch.heroes.counters import add_shields, heal
from overtable.games.overwatch.heroes.rows import set_down
from overtable.games.overwatch.heroes.standing import heroes
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.words.whom import Whom, called, group
from overtable.games.overwatch.words.word import Use, Word, user_line
from overtable.kernel.event import emit
from overtable.kernel.language import plural
from overtable.kernel.refs import card as card_ref


class Heal(Word, frozen=True, tag="heal"):
    """Remove damage counters; only by Repair Pack the rest of it becomes shields (OW-DAMAGE-08)."""

    amount: int
    to: Whom = "chosen"
    rest_as_shields: bool = False

    def does(self, s: Overwatch, use: Use) -> Use:
        for c in group(s, use, self.to):
            rest = heal(s, c, self.amount)
            if self.rest_as_shields and rest:
                add_shields(s, c, rest)
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool([c for c in group(s, use, self.to) if self.rest_as_shields or s.damage[c]])

    def says(self, one: bool = False) -> str:
        rest = "; each point above full Health becomes a shield" if self.rest_as_shields else ""
        return f"Heal {self.amount} on {called(self.to, one)}{rest}."


class Shield(Word, frozen=True, tag="shield"):
    """Put shield tokens on Heroes, a fixed number or one more for each enemy in the opposing row."""

    amount: int
    to: Whom = "self"
    each_opposing_enemy: bool = False

    def does(self, s: Overwatch, use: Use) -> Use:
        n = self.amount
        if self.each_opposing_enemy:
            n += len(heroes(s, opposing(user_line(s, use))))
        for c in group(s, use, self.to):
            add_shields(s, c, n)
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(group(s, use, self.to))

    def says(self, one: bool = False) -> str:
        more = ", plus 1 for each enemy in the opposing row" if self.each_opposing_enemy else ""
        return f"Put {plural(self.amount, 'shield')} on {called(self.to, one)}{more}."


class Revive(Word, frozen=True, tag="revive"):
    """The chosen defeated Hero stands again in its space; its counters went with its defeat (OW-DEFEAT-13)."""

    def does(self, s: Overwatch, use: Use) -> Use:
        for c in use.picks:
            if s.at[c] >= 0 and s.down[c]:
                set_down(s, c, False)
                emit(s, "revived", card_ref(c))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return any(s.down[c] for c in use.picks)

    def says(self, one: bool = False) -> str:
        return "It stands again with full Health."
