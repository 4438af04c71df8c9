"""Words of damage, healing and conditions, and what stops the enemy."""

from typing import TYPE_CHECKING, Literal

from overtable.games.overrealm.cubes import CONDITIONS, afflict
from overtable.games.overrealm.figures import (
    BURN,
    CUBES,
    FATIGUE,
    FOILED,
    LEAVES,
    LEECH,
    MANEUVER,
    PARALYZE,
    STAYS,
)
from overtable.games.overrealm.hp import heal, hurt
from overtable.games.overrealm.speed import action_row
from overtable.games.overrealm.state import Overrealm, acts
from overtable.games.overrealm.tables import KIND, MAX_HP, STATUS_KIND
from overtable.games.overrealm.words.count import WEAK_HP, for_each, times, weak
from overtable.games.overrealm.words.word import WHOSE, Aimed, Who, Word, monster_of
from overtable.kernel.event import emit
from overtable.kernel.refs import seat

if TYPE_CHECKING:
    from overtable.games.overrealm.text import Text

Condition = Literal["burn", "fatigue", "paralyze", "leech"]

MEANS = {
    "burn": "-1 ATK; Leaf, Rock and Death -2",
    "fatigue": "-1 DEF; Water, Electric and Fire use no buffs",
    "paralyze": "-2 SPD; its actions do nothing unless a ❷ succeeds",
    "leech": "each End Phase it loses 1 HP and your active monster heals 1; up to 3 counters, gone on a switch",
}
"""OR-COND-02, OR-COND-03, OR-COND-04, OR-COND-06, in brief."""


class Hurt(Aimed, frozen=True, kw_only=True, tag="hurt"):
    """A loss of HP that is not attack damage (OR-ATTACK-09)."""

    amount: int
    who: Who = "enemy"
    per: str = ""
    plus: int = 0

    def does(self, s: Overrealm, t: "Text") -> None:
        amount = self.amount * times(s, t.side, self.per) + self.plus
        hurt(s, monster_of(s, t.side, self.who), amount, t.source)

    def says(self) -> str:
        plus = f", and {self.plus} more" if self.plus else ""
        return f"take {self.amount} HP from {WHOSE[self.who]}{for_each(self.per)}{plus}"

    def hint(self) -> float:
        return float(self.amount if self.who == "enemy" else -self.amount)


class Heal(Word, frozen=True, tag="heal"):
    amount: int
    who: Literal["self", "active", "flipper", "weak"] = "self"
    """`flipper` says whose monster it is where an aura makes the opponent flip."""
    per: str = ""

    def does(self, s: Overrealm, t: "Text") -> None:
        amount = self.amount * times(s, t.side, self.per)
        for monster in weak(s, t.side) if self.who == "weak" else [s.active[t.side]]:
            heal(s, monster, amount)

    def says(self) -> str:
        if self.who == "weak":
            return f"heal every monster of your team at {WEAK_HP} HP or below by {self.amount}"
        whose = WHOSE.get(self.who, "the flipping player's active monster")
        return f"heal {whose} by {self.amount}{for_each(self.per)}"

    def hint(self) -> float:
        return 0.6 * self.amount

    @property
    def mine(self) -> bool:
        return self.who == "self"


class HealFully(Word, frozen=True, tag="heal_fully"):
    def does(self, s: Overrealm, t: "Text") -> None:
        monster = s.active[t.side]
        heal(s, monster, MAX_HP[s.row[monster]])

    def says(self) -> str:
        return "heal this monster completely"

    def hint(self) -> float:
        return 3.0

    @property
    def mine(self) -> bool:
        return True


class Afflict(Word, frozen=True, tag="afflict"):
    """A condition for the enemy monster."""

    condition: Condition

    def does(self, s: Overrealm, t: "Text") -> None:
        afflict(s, s.active[1 - t.side], self.condition)

    def says(self) -> str:
        return f"put {self.condition} on the enemy monster ({MEANS[self.condition]})"

    def hint(self) -> float:
        return 2.0

    @property
    def targets(self) -> bool:
        return True


class RemoveLeech(Word, frozen=True, tag="remove_leech"):
    def does(self, s: Overrealm, t: "Text") -> None:
        i = LEECH + s.active[1 - t.side]
        s.f[i] = max(0, s.f[i] - 1)

    def says(self) -> str:
        return "take one leech counter off it"

    @property
    def targets(self) -> bool:
        return True


class RemoveIncreases(Word, frozen=True, tag="remove_increases"):
    """All positive cubes of the enemy go."""

    def does(self, s: Overrealm, t: "Text") -> None:
        first = CUBES + (1 - t.side) * 3
        for i in range(first, first + 3):
            s.f[i] = min(s.f[i], 0)

    def says(self) -> str:
        return "clear all positive cubes off the enemy's board"

    def hint(self) -> float:
        return 0.8

    @property
    def targets(self) -> bool:
        return True


class Purify(Word, frozen=True, tag="purify"):
    """All negative cubes and all conditions of the own team go, on the bench too."""

    def does(self, s: Overrealm, t: "Text") -> None:
        first = CUBES + t.side * 3
        for i in range(first, first + 3):
            s.f[i] = max(s.f[i], 0)
        for row in (BURN, FATIGUE, PARALYZE, LEECH):
            for monster in range(t.side * 3, t.side * 3 + 3):
                s.f[row + monster] = 0
        emit(s, "purified", seat(s.sides[t.side]))

    def says(self) -> str:
        all_conditions = f"{', '.join(CONDITIONS[:-1])} and {CONDITIONS[-1]}"
        return f"clear your board of negative cubes and your whole team, bench included, of {all_conditions}"

    def hint(self) -> float:
        return 0.8


class Stay(Word, frozen=True, tag="stay"):
    """OR-CARD-10, OR-BUFF-09."""

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[STAYS + 1 - t.side] = 1

    def says(self) -> str:
        return "hold the enemy monster in play: it does not switch this turn"

    def hint(self) -> float:
        return 0.4

    @property
    def targets(self) -> bool:
        return True


class DriveOut(Word, frozen=True, tag="drive_out"):
    """OR-SWITCH-10: the enemy monster must switch once this step is over."""

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[LEAVES + 1 - t.side] = 2

    def says(self) -> str:
        return "drive the enemy monster out: its owner must switch if possible"

    def hint(self) -> float:
        return 0.5

    @property
    def targets(self) -> bool:
        return True


class SwitchOut(Word, frozen=True, tag="switch_out"):
    """OR-SWITCH-11: the user leaves when its action is over."""

    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[LEAVES + t.side] = 1

    def says(self) -> str:
        return "this monster switches out once the attack is over; you still get the End Phase draw"

    def hint(self) -> float:
        return 0.5

    @property
    def mine(self) -> bool:
        return True


class LoseManeuver(Word, frozen=True, tag="lose_maneuver"):
    """OR-STD-09."""

    def does(self, s: Overrealm, t: "Text") -> None:
        i = MANEUVER + 1 - t.side
        if s.f[i]:
            s.f[i] -= 1
            emit(s, "maneuver_lost", seat(s.sides[1 - t.side]))

    def says(self) -> str:
        return "one more of the opponent's maneuver cubes is spent"

    def hint(self) -> float:
        return 0.8


class FoilStatus(Word, frozen=True, tag="foil_status"):
    """An enemy status action is unsuccessful."""

    def does(self, s: Overrealm, t: "Text") -> None:
        enemy = 1 - t.side
        if acts(s, enemy) and KIND[action_row(s, enemy)] == STATUS_KIND:
            s.f[FOILED + enemy] = 1

    def says(self) -> str:
        return "if the enemy selected a status action, it is unsuccessful"

    def hint(self) -> float:
        return 0.5

    @property
    def targets(self) -> bool:
        return True
