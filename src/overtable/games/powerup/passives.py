"""Passive words: what a card does all the time without being activated (PU-CARD-09, PU-KEY-13).

Each word is plain data and says itself; `stats` folds them when a value is asked for.
"""

from typing import Literal, get_args

import msgspec

Whose = Literal["self", "adjacent", "team", "others", "enemies"]
Keyword = Literal["Resolve", "Speedster", "Strike First", "Invisible", "Divert", "Immortal", "Unavoidable"]
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
RESOLVE_WORD, SPEEDSTER, STRIKE_FIRST, INVISIBLE, DIVERT, IMMORTAL_WORD, UNAVOIDABLE = (1 << i for i in range(7))

Type = Literal["Melee", "Ranged", "Human", "Angel", "Flyer", "Machine", "Beast", "Spirit"]
TYPES: tuple[Type, ...] = get_args(Type)
Harm = Literal["Stun", "Burn", "Poison", "Kneel", "Duel", "Steal", "Wound", "Astra", "Power", "Battle"]
HARMS: tuple[Harm, ...] = get_args(Harm)
"""What a card can be Immune to: a kind of effect, or all enemy effects of a kind of card; Wound: by effects."""
While = Literal["always", "standing", "kneeling", "wounded", "attacking", "blocking", "alone", "burning"]

WHOSE = {
    "self": "This Hero",
    "adjacent": "Adjacent Heroes",
    "team": "Your Heroes",
    "others": "Your other Heroes",
    "enemies": "Enemy Heroes",
}
WHILE = {
    "always": "",
    "standing": " while standing",
    "kneeling": " while kneeling",
    "wounded": " while wounded",
    "attacking": " while attacking",
    "blocking": " while blocking",
    "alone": " while no Hero is adjacent",
    "burning": " while burning",
}


def mask(words: tuple[str, ...], among: tuple[str, ...]) -> int:
    return sum(1 << among.index(w) for w in set(words))


def signed(n: int, minus: bool = False) -> str:
    return f"-{abs(n)}" if n < 0 or (n == 0 and minus) else f"+{n}"


def stat_text(atk: int, dfn: int) -> str:
    """`+2/+0`, `-0/-1`: a zero takes the other figure's sign."""
    return f"{signed(atk, dfn < 0)}/{signed(dfn, atk < 0)}"


def subject(who: Whose, one: str, many: str) -> str:
    """Whom a word speaks of, with the verb: one Hero gets, several get."""
    return f"{WHOSE[who]} {one if who == 'self' else many}"


class Passive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", kw_only=True):
    def says(self) -> str:
        return ""

    def hint(self) -> float:
        """About how much the word is worth in play, beside the figures it changes: for bots."""
        return 0.2


class Stat(Passive, frozen=True, tag="stat"):
    """+ATK/+DEF and Health total."""

    atk: int = 0
    dfn: int = msgspec.field(default=0, name="def")
    health: int = 0
    who: Whose = "self"
    during: While = msgspec.field(default="always", name="while")

    def says(self) -> str:
        parts = [stat_text(self.atk, self.dfn)] if self.atk or self.dfn else []
        if self.health:
            parts.append(f"Health total {signed(self.health)}")
        return f"{subject(self.who, 'gets', 'get')} {' and '.join(parts)}{WHILE[self.during]}."

    def hint(self) -> float:
        return 0.0 if self.during == "always" else 0.3 * abs(self.atk + self.dfn) * (1 if self.who == "self" else 2)


class Has(Passive, frozen=True, tag="has"):
    """A keyword."""

    keyword: Keyword
    who: Whose = "self"
    during: While = msgspec.field(default="always", name="while")

    def says(self) -> str:
        return f"{subject(self.who, 'has', 'have')} {self.keyword}{WHILE[self.during]}."


class Slays(Passive, frozen=True, tag="slayer"):
    type: Type
    who: Whose = "self"

    def says(self) -> str:
        return f"{subject(self.who, 'has', 'have')} Slayer [{self.type}]."


class ImmuneTo(Passive, frozen=True, tag="immune"):
    to: Harm
    who: Whose = "self"

    def says(self) -> str:
        return f"{subject(self.who, 'is', 'are')} Immune ({self.to})."


class Carries(Passive, frozen=True, tag="carries"):
    """More than one Equipment."""

    equipment: int

    def says(self) -> str:
        return f"This Hero may carry {self.equipment} Equipment cards."


class HandLimit(Passive, frozen=True, tag="hand_limit"):
    cards: int
    who: Literal["opponent", "you"] = "opponent"

    def says(self) -> str:
        whose = "The opponent's" if self.who == "opponent" else "Your"
        return f"{whose} hand limit is {self.cards}, looked at after Draw!."

    def hint(self) -> float:
        return 0.6 if self.who == "opponent" else -0.2


class ExtraDraw(Passive, frozen=True, tag="extra_draw"):
    cards: int = 1

    def says(self) -> str:
        return f"Draw {self.cards} more in Draw!."

    def hint(self) -> float:
        return 1.2 * self.cards


class ExtraEnergy(Passive, frozen=True, tag="extra_energy"):
    deploy: int = 0
    power: int = 0

    def says(self) -> str:
        parts = [f"{n} {kind}" for n, kind in ((self.deploy, "Deploy"), (self.power, "Power")) if n]
        return f"Refresh! gives you {' and '.join(parts)} energy more."

    def hint(self) -> float:
        return 1.2 * (self.deploy + self.power)


class HQGuard(Passive, frozen=True, tag="hq_guard"):
    wounds: int = 1

    def says(self) -> str:
        first = "The first Wound" if self.wounds == 1 else f"Each of the first {self.wounds} Wounds"
        return f"{first} to your HQ each round is negated."

    def hint(self) -> float:
        return 3.0 * self.wounds


class TeamUpWith(Passive, frozen=True, tag="team_up_with"):
    """Looser demands for Team-Up Challenges."""

    any_faction: bool = False
    equal_stars: bool = False

    def says(self) -> str:
        parts = ["Heroes of different factions"] if self.any_faction else []
        if self.equal_stars:
            parts.append("a Hero with as many stars as the target")
        return f"Team-Up!: your challenges may use {' and '.join(parts)}."

    def hint(self) -> float:
        return 0.8


class LeavesWounds(Passive, frozen=True, tag="leaves"):
    """What happens to the bearer when the card leaves play."""

    wounds: int

    def says(self) -> str:
        return f"When this card leaves play, its bearer takes {self.wounds} Wound."


AnyPassive = (
    Stat | Has | Slays | ImmuneTo | Carries | HandLimit | ExtraDraw | ExtraEnergy | HQGuard | TeamUpWith | LeavesWounds
)
