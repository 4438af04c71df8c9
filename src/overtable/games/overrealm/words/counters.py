"""Words about named counters: lockdown, quake, wish, honey, torment, acorns, the time counters of auras."""

from typing import Literal

from overtable.games.overrealm.action.selected import action_number, active_chose_action
from overtable.games.overrealm.board.cubes import gain_acorns, gain_honey, torment_all
from overtable.games.overrealm.choices.counters import ChooseAcorn, ChooseAura, ChooseWish
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.figures import HAUNTS, LOCKDOWN, QUAKE, TORMENT
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.word import At, Word
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.language import plural
from overtable.kernel.refs import card


class ToggleLockdown(Word, frozen=True, tag="toggle_lockdown"):
    def does(self, s: Overrealm, at: At) -> None:
        monster = s.active[at.side]
        s.f[LOCKDOWN + monster] ^= 1
        emit(s, "lockdown" if s.f[LOCKDOWN + monster] else "lockdown_off", card(s.team[monster]))

    def says(self) -> str:
        return "the lockdown counter of this monster comes on, or off if it was on"


class Quake(Word, frozen=True, tag="quake"):
    """Put the quake counter on this monster, or take it off."""

    on: bool = True

    def does(self, s: Overrealm, at: At) -> None:
        s.f[QUAKE + s.active[at.side]] = int(self.on)

    def says(self) -> str:
        return "put a quake counter on it" if self.on else "take it off"


class Wish(Word, frozen=True, tag="wish"):
    """A wish counter for a monster of the owner's choice."""

    other: bool = False

    def does(self, s: Overrealm, at: At) -> None:
        do(s, ChooseWish(at.here(), self.other))

    def says(self) -> str:
        return f"one {'other ' if self.other else ''}monster of your team, as you choose, gets a wish counter"

    def hint(self) -> float:
        return 0.6


class Honey(Word, frozen=True, tag="honey"):
    """Gain or spend honey counters."""

    amount: int = 1

    def does(self, s: Overrealm, at: At) -> None:
        gain_honey(s, at.side, self.amount)

    def says(self) -> str:
        return "take a honey counter" if self.amount > 0 else "spend a honey counter"

    def hint(self) -> float:
        return 0.6 * self.amount


class Torment(Word, frozen=True, tag="torment"):
    """Torment counters for the enemy's actions."""

    amount: int = 1
    on: Literal["selected", "all"] = "all"

    def does(self, s: Overrealm, at: At) -> None:
        enemy = 1 - at.side
        if self.on == "all":
            torment_all(s, s.active[enemy])
        elif active_chose_action(s, enemy):
            s.f[TORMENT + action_number(s, enemy)] += self.amount
            emit(s, "torment", card(s.team[s.actor[enemy]]))

    def says(self) -> str:
        where = (
            "every action of the enemy monster"
            if self.on == "all"
            else "the monster action that the enemy monster selected this turn"
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

    def does(self, s: Overrealm, at: At) -> None:
        s.f[HAUNTS + at.side] = 1

    def says(self) -> str:
        return "whoever replaces an enemy KO'd this turn comes in with a torment counter on every action"

    def hint(self) -> float:
        return 0.3


class Acorn(Word, frozen=True, tag="acorn"):
    stat: Literal["ATK", "SPD", "DEF", "any"]
    amount: int = 1

    def does(self, s: Overrealm, at: At) -> None:
        if self.stat == "any":
            do(s, ChooseAcorn(at.here(), self.amount))
        else:
            gain_acorns(s, at.side, STATS.index(self.stat), self.amount)

    def says(self) -> str:
        if self.stat == "any":
            return f"store {plural(self.amount, 'acorn')} of any type"
        return f"store {plural(self.amount, f'{self.stat} acorn')}"

    def hint(self) -> float:
        return 0.6 * self.amount


class RemoveAura(Word, frozen=True, tag="remove_aura"):
    """One team aura of the opponent goes; its owner gets nothing for it."""

    def does(self, s: Overrealm, at: At) -> None:
        do(s, ChooseAura(at.here()))

    def says(self) -> str:
        return "end one team aura of the enemy"

    def hint(self) -> float:
        return 0.6
