"""Words of damage, healing and conditions."""

from typing import Literal

from overtable.games.overrealm.board.conditions import afflict
from overtable.games.overrealm.board.hp import heal, hurt
from overtable.games.overrealm.facts import MAX_HP
from overtable.games.overrealm.figures import CONDITIONS, CUBES_OF, LEECH, TEAM_OF
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.count import WEAK_HP, for_each, times, weak
from overtable.games.overrealm.words.word import WHOSE, Aimed, At, Who, Word, monster_of
from overtable.kernel.event import emit
from overtable.kernel.language import and_list
from overtable.kernel.refs import seat

Condition = Literal["burn", "fatigue", "paralyze", "leech"]

MEANS = {
    "burn": "-1 ATK; Leaf, Rock and Death -2",
    "fatigue": "-1 DEF; Water, Electric and Fire use no buffs",
    "paralyze": "-2 SPD; its actions do nothing unless a ❷ succeeds",
    "leech": "each End Phase it loses 1 HP and your active monster heals 1; up to 3 counters, gone on a switch",
}
"""What each condition does, in brief."""


class Hurt(Aimed, frozen=True, kw_only=True, tag="hurt"):
    """A loss of HP that is not attack damage (OR-ATTACK-09)."""

    amount: int
    who: Who = "enemy"
    per: str = ""
    plus: int = 0

    def does(self, s: Overrealm, at: At) -> None:
        amount = self.amount * times(s, at.side, self.per) + self.plus
        hurt(s, monster_of(s, at.side, self.who), amount, at.source)

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

    def does(self, s: Overrealm, at: At) -> None:
        amount = self.amount * times(s, at.side, self.per)
        for monster in weak(s, at.side) if self.who == "weak" else [s.active[at.side]]:
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
    def does(self, s: Overrealm, at: At) -> None:
        monster = s.active[at.side]
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

    def does(self, s: Overrealm, at: At) -> None:
        afflict(s, s.active[1 - at.side], self.condition)

    def says(self) -> str:
        return f"put {self.condition} on the enemy monster ({MEANS[self.condition]})"

    def hint(self) -> float:
        return 2.0

    @property
    def targets(self) -> bool:
        return True


class RemoveLeech(Word, frozen=True, tag="remove_leech"):
    def does(self, s: Overrealm, at: At) -> None:
        i = LEECH + s.active[1 - at.side]
        s.f[i] = max(0, s.f[i] - 1)

    def says(self) -> str:
        return "take one leech counter off it"

    @property
    def targets(self) -> bool:
        return True


class Purify(Word, frozen=True, tag="purify"):
    """All negative cubes and all conditions of the own team go, on the bench too."""

    def does(self, s: Overrealm, at: At) -> None:
        mine = CUBES_OF[at.side]
        s.f[mine] = [max(n, 0) for n in s.f[mine]]
        for row in CONDITIONS.values():
            for monster in TEAM_OF[at.side]:
                s.f[row + monster] = 0
        emit(s, "purified", seat(s.sides[at.side]))

    def says(self) -> str:
        conditions = and_list(list(CONDITIONS))
        return f"clear your board of negative cubes and your whole team, bench included, of {conditions}"

    def hint(self) -> float:
        return 0.8
