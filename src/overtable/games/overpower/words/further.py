"""What a card grants after its own action: further attacks and further cards to be played."""

from typing import Literal

from overtable.games.overpower.book.icons import Type, names
from overtable.games.overpower.words.attack import Limits, Part
from overtable.games.overpower.words.when import When
from overtable.kernel.language import and_list, some

AS_POSSIBLE = 99
"""A count that stands for "as many as possible" (OP25-BATT-77)."""


class Additional(Part, frozen=True, kw_only=True):
    """A further attack (or action) that the card grants."""

    count: int = 1
    by: Literal["user", "each_teammate", "teammates", "front_line", "team"] = "user"
    """`teammates`: up to `count` different Front Line teammates, one each."""
    kind: Literal["attack", "power", "special", "numerical", "teammates_special", "mates_special"] = "attack"
    """`teammates_special` may lie anywhere; `mates_special` comes out of the hand (OPC-PLACE-04)."""
    types: tuple[Type, ...] = ()
    each_type: bool = False
    """One attack of each of the types, in any order."""
    bonus: int = 0
    rather: tuple[tuple[int, int], ...] = ()
    """Or, as the attacker likes, so many at that bonus instead."""
    at: Literal["", "target", "other", "reserve"] = ""
    """At the same target, at another one, or at the Reserve character."""
    alone: bool = False
    """Without a Universe card."""
    healed: bool = False
    """With a card of the hand, of no higher value than the hit that was removed."""
    face_down: bool = False
    limits: Limits | None = None
    when: When | None = None

    @property
    def ways(self) -> tuple[tuple[int, int], ...]:
        """How many attacks, and at which bonus: one of these is chosen."""
        return (len(self.types) if self.each_type else self.count, self.bonus), *self.rather

    def says(self, name: str, further: str = "further ") -> str:
        """`further` is left out on a card that is no attack itself."""
        who = {
            "user": name,
            "each_teammate": "Each Front Line teammate",
            "teammates": f"Up to {some(self.count, 'Front Line teammate')}",
            "front_line": "Any Front Line character",
            "team": "The team",
        }[self.by]
        if self.by == "teammates" and self.count == 1:
            who = "A Front Line teammate"
        verb = "play" if self.kind == "special" else "make"
        head = ""
        if self.when:
            head = "If it hits: " if self.when.hit else "If it hits nobody: " * self.when.defended
        limits = f" {self.limits.says(name)}".replace(" it.", " that attack either.") if self.limits else ""
        limits = limits.replace(" either.", ".") if self.limits and "any" in self.limits.no else limits
        return f"{head}{who} may {verb} {self.how_many(further)}{self.tail()}.{limits}"

    def how_many(self, further: str) -> str:
        if self.each_type:
            return and_list([f"one {further}{self.thing((t,))}" for t in self.types], "and/or")
        what = f"{further}{self.thing(self.types)}"
        if self.count >= AS_POSSIBLE:
            return f"any number of {what}s"
        return some(self.count if self.by == "user" else 1, what)

    def thing(self, types: tuple[str, ...]) -> str:
        kind = f"{names(types)} " if types else ""
        return {
            "attack": f"{kind}attack",
            "power": f"{kind}Power card attack",
            "special": "Special",
            "numerical": "numerical attack",
            "teammates_special": "attack with a teammate's Special, in hand or placed anywhere",
            "mates_special": "attack with a teammate's Special from hand",
        }[self.kind]

    def tail(self) -> str:
        said = " each" if self.by == "teammates" and self.count > 1 else ""
        alone = self.by == "teammates" or self.rather or self.alone
        said += at_bonus(self.bonus, self.count == 1 and bool(alone))
        if self.rather:
            others = [f"{some(n, 'attack').split()[0]}{at_bonus(bonus, n == 1)}" for n, bonus in self.rather]
            said += f", or instead {and_list(others, 'or')}"
        said += {
            "": "",
            "target": " on the same target",
            "other": " on another target",
            "reserve": " on the Reserve character",
        }[self.at]
        said += ", without a Universe card" if self.alone else ""
        said += " with a card of the hand, of no higher value than that hit" if self.healed else ""
        return said + (" face down; the opponent must guess a defence" if self.face_down else "")


def at_bonus(bonus: int, single: bool) -> str:
    return f" at {bonus:+d}{'' if single else ' each'}" if bonus else ""
