"""Words that stop the enemy, hold it in play, or make a monster leave."""

from overtable.games.overrealm.action.selected import action_row
from overtable.games.overrealm.facts import KIND, STATUS_KIND
from overtable.games.overrealm.figures import FOILED, LEAVES, MANEUVER, STAYS
from overtable.games.overrealm.state import Overrealm, acts
from overtable.games.overrealm.words.word import At, Word
from overtable.kernel.event import emit
from overtable.kernel.refs import seat


class Stay(Word, frozen=True, tag="stay"):
    """OR-CARD-10, OR-BUFF-09: the enemy monster cannot switch this turn."""

    def does(self, s: Overrealm, at: At) -> None:
        s.f[STAYS + 1 - at.side] = 1

    def says(self) -> str:
        return "hold the enemy monster in play: it does not switch this turn"

    def hint(self) -> float:
        return 0.4

    @property
    def targets(self) -> bool:
        return True

    @property
    def holds(self) -> bool:
        return True


class DriveOut(Word, frozen=True, tag="drive_out"):
    """OR-SWITCH-10: the enemy monster must switch once this step is over."""

    def does(self, s: Overrealm, at: At) -> None:
        s.f[LEAVES + 1 - at.side] = 1

    def says(self) -> str:
        return "drive the enemy monster out: its owner must switch if possible"

    def hint(self) -> float:
        return 0.5

    @property
    def targets(self) -> bool:
        return True


class SwitchOut(Word, frozen=True, tag="switch_out"):
    """OR-SWITCH-11: the user leaves when its action is over."""

    def does(self, s: Overrealm, at: At) -> None:
        s.f[LEAVES + at.side] = 1

    def says(self) -> str:
        return "this monster switches out once the attack is over; you still get the End Phase draw"

    def hint(self) -> float:
        return 0.5

    @property
    def mine(self) -> bool:
        return True


class LoseManeuver(Word, frozen=True, tag="lose_maneuver"):
    """OR-STD-09: Beak Drill, at Pre-Attack, against a Counter."""

    def does(self, s: Overrealm, at: At) -> None:
        i = MANEUVER + 1 - at.side
        if s.f[i]:
            s.f[i] -= 1
            emit(s, "maneuver_lost", seat(s.sides[1 - at.side]))

    def says(self) -> str:
        return "one more of the opponent's maneuver cubes is spent"

    def hint(self) -> float:
        return 0.8


class FoilStatus(Word, frozen=True, tag="foil_status"):
    """An enemy status action is unsuccessful."""

    def does(self, s: Overrealm, at: At) -> None:
        enemy = 1 - at.side
        if acts(s, enemy) and KIND[action_row(s, enemy)] == STATUS_KIND:
            s.f[FOILED + enemy] = 1

    def says(self) -> str:
        return "if the enemy selected a status action, it is unsuccessful"

    def hint(self) -> float:
        return 0.5

    @property
    def targets(self) -> bool:
        return True
