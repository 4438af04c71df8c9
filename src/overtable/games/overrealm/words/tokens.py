"""Words about named counters: lockdown, quake, wish, honey, torment, acorns."""

from typing import TYPE_CHECKING, Literal

from overtable.games.overrealm.choices import ChooseAcorn, ChooseWish
from overtable.games.overrealm.cubes import gain_acorns, gain_honey, torment_all
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.figures import HAUNTS, LOCKDOWN, QUAKE, TORMENT
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.word import Word
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.refs import card

if TYPE_CHECKING:
    from overtable.games.overrealm.text import Text


class ToggleLockdown(Word, frozen=True, tag="toggle_lockdown"):
    def does(self, s: Overrealm, t: "Text") -> None:
        monster = s.active[t.side]
        s.f[LOCKDOWN + monster] ^= 1
        emit(s, "lockdown" if s.f[LOCKDOWN + monster] else "lockdown_off", card(s.team[monster]))

    def says(self) -> str:
        return "the lockdown counter of this monster comes on, or off if it was on"


class Quake(Word, frozen=True, tag="quake"):
    """Put the quake counter on this monster, or take it off."""

    on: bool = True

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[QUAKE + s.active[t.side]] = int(self.on)

    def says(self) -> str:
        return "put a quake counter on it" if self.on else "take it off"


class Wish(Word, frozen=True, tag="wish"):
    """A wish counter for a monster of the owner's choice."""

    other: bool = False

    def does(self, s: Overrealm, t: "Text") -> None:
        do(s, ChooseWish(t.side, self.other))

    def says(self) -> str:
        return f"one {'other ' if self.other else ''}monster of your team, as you choose, gets a wish counter"

    def hint(self) -> float:
        return 0.6


class Honey(Word, frozen=True, tag="honey"):
    """Gain or spend honey counters."""

    amount: int = 1

    def does(self, s: Overrealm, t: "Text") -> None:
        gain_honey(s, t.side, self.amount)

    def says(self) -> str:
        return "take a honey counter" if self.amount > 0 else "spend a honey counter"

    def hint(self) -> float:
        return 0.6 * self.amount


class Torment(Word, frozen=True, tag="torment"):
    """Torment counters for the enemy's actions."""

    amount: int = 1
    on: Literal["selected", "all"] = "all"

    def does(self, s: Overrealm, t: "Text") -> None:
        enemy = 1 - t.side
        if self.on == "all":
            torment_all(s, s.active[enemy])
        elif 0 <= s.chosen[enemy] < 4 and s.actor[enemy] == s.active[enemy]:
            s.f[TORMENT + s.actor[enemy] * 4 + s.chosen[enemy]] += self.amount
            emit(s, "torment", card(s.team[s.actor[enemy]]))

    def says(self) -> str:
        where = (
            "every action of the enemy monster" if self.on == "all" else "the monster action that the enemy selected"
        )
        counters = "a torment counter" if self.amount == 1 else f"{self.amount} torment counters"
        return f"put {counters} on {where}"

    def hint(self) -> float:
        return 1.0

    @property
    def targets(self) -> bool:
        return True


class Haunt(Word, frozen=True, tag="haunt"):
    """Wildfire: whoever replaces an enemy KO'd this turn comes in tormented."""

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[HAUNTS + t.side] = 1

    def says(self) -> str:
        return "whoever replaces an enemy KO'd this turn comes in with a torment counter on every action"

    def hint(self) -> float:
        return 0.3


class Acorn(Word, frozen=True, tag="acorn"):
    stat: Literal["ATK", "SPD", "DEF", "any"]
    amount: int = 1

    def does(self, s: Overrealm, t: "Text") -> None:
        if self.stat == "any":
            do(s, ChooseAcorn(t.side, self.amount))
        else:
            gain_acorns(s, t.side, STATS.index(self.stat), self.amount)

    def says(self) -> str:
        if self.stat == "any":
            return f"store {self.amount} acorn{'s' if self.amount > 1 else ''} of any type"
        return f"store {self.amount} {self.stat} acorn{'s' if self.amount > 1 else ''}"

    def hint(self) -> float:
        return 0.6 * self.amount
