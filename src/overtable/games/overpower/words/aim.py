"""Lasting words about attacks that must be made: on whom, by whom, at what price."""

from typing import ClassVar, Literal

from overtable.games.overpower.inplay.kinds import K_AIMED, K_FRENZY, K_TOLL
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting
from overtable.kernel.language import some


class Aimed(Lasting, frozen=True, kw_only=True, tag="aimed"):
    """Attacks must all be made on one character."""

    who: Literal["opponent", "both"] = "opponent"
    """Whose attacks."""
    at: Literal["user", "first", "string"] = "user"
    """On the user, as long as it can be attacked; on whom the first of them was made; follow-ups to a Teamwork card on
    whom that was played."""
    which: Which | None = None
    """Only attacks with such cards."""
    KIND: ClassVar[int] = K_AIMED

    def also(self, s: Overpower, k: Effects) -> int:
        return s.acts[k.act].user if self.at == "user" else -1

    def says(self, name: str) -> str:
        cards = f" with {self.which.says(many=True)}" if self.which else ""
        if self.at == "user":
            return f"All attacks of the opponent{cards} must be made on {name}, as long as {name} can be attacked."
        if self.at == "string":
            return "All attacks that follow a Teamwork card must be made on its target, until that one is KO'd."
        return f"All attacks of a team{cards} must be made on the same Front Line character, until that one is KO'd."


class MustAttack(Lasting, frozen=True, kw_only=True, tag="must_attack"):
    """On its next turn the target makes all the attacks that it can."""

    who: Literal["target"] = "target"
    KIND: ClassVar[int] = K_FRENZY

    def says(self, name: str) -> str:
        return "The target must make as many attacks as possible on the opponent's next turn, one after the other."


class Toll(Lasting, frozen=True, kw_only=True, tag="toll"):
    """The target attacks only if its player discards cards for that."""

    who: Literal["target"] = "target"
    cards: int
    KIND: ClassVar[int] = K_TOLL

    def says(self, name: str) -> str:
        price = some(self.cards, "other card")
        return f"The target may not attack unless the opponent discards {price}, placed or in hand, for each attack."
