"""Constant words: what a card does all the time without being activated (PU-CARD-09, PU-KEY-13)."""

from typing import Literal

import msgspec

from overtable.games.powerup.book.glossary import (
    HARM_TEXT,
    HARMS,
    KEYWORD_TEXT,
    KEYWORDS,
    TYPES,
    Harm,
    Keyword,
    Type,
    While,
    Whose,
    mask,
)
from overtable.games.powerup.words.modifier import Modifier
from overtable.games.powerup.words.word import Passive, stat_text
from overtable.kernel.language import and_list, plural, signed

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
    "wounded": " while wounded",
    "attacking": " while attacking",
    "blocking": " while blocking",
    "alone": " while no Hero is adjacent",
}


def subject(who: Whose, one: str, many: str) -> str:
    """Whom a word speaks of, with the verb: one Hero gets, several get."""
    return f"{WHOSE[who]} {one if who == 'self' else many}"


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
        return f"{subject(self.who, 'gets', 'get')} {and_list(parts)}{WHILE[self.during]}."

    def modifier(self) -> Modifier:
        return Modifier(self.who, self.during, atk=self.atk, dfn=self.dfn, health=self.health)

    def hint(self) -> float:
        return 0.0 if self.during == "always" else 0.3 * abs(self.atk + self.dfn) * (1 if self.who == "self" else 2)


class Has(Passive, frozen=True, tag="has"):
    """A keyword."""

    keyword: Keyword
    who: Whose = "self"
    during: While = msgspec.field(default="always", name="while")

    def says(self) -> str:
        has = KEYWORD_TEXT.get(self.keyword, self.keyword)
        return f"{subject(self.who, 'has', 'have')} {has}{WHILE[self.during]}."

    def modifier(self) -> Modifier:
        return Modifier(self.who, self.during, keywords=mask((self.keyword,), KEYWORDS))


class Slays(Passive, frozen=True, tag="slayer"):
    type: Type
    who: Whose = "self"

    def says(self) -> str:
        return f"{subject(self.who, 'has', 'have')} Slayer [{self.type}]."

    def modifier(self) -> Modifier:
        return Modifier(self.who, slayer=mask((self.type,), TYPES))


class ImmuneTo(Passive, frozen=True, tag="immune"):
    to: Harm
    who: Whose = "self"

    def says(self) -> str:
        return f"{subject(self.who, 'is', 'are')} Immune ({HARM_TEXT.get(self.to, self.to)})."

    def modifier(self) -> Modifier:
        return Modifier(self.who, immune=mask((self.to,), HARMS))


class Carries(Passive, frozen=True, tag="carries"):
    """More than one Equipment."""

    equipment: int

    def says(self) -> str:
        return f"This Hero may carry {self.equipment} Equipment cards."

    def equipment_carried(self) -> int:
        return self.equipment


class HandLimit(Passive, frozen=True, tag="hand_limit"):
    cards: int
    who: Literal["opponent", "you"] = "opponent"

    def says(self) -> str:
        whose = "The opponent's" if self.who == "opponent" else "Your"
        return f"{whose} hand limit is {self.cards}, looked at after Draw!."

    def hand_limit(self, seat: int) -> tuple[int, int]:
        return (seat if self.who == "you" else 1 - seat), self.cards

    def hint(self) -> float:
        return 0.6 if self.who == "opponent" else -0.2


class ExtraDraw(Passive, frozen=True, tag="extra_draw"):
    cards: int = 1

    def says(self) -> str:
        return f"Draw {plural(self.cards, 'card')} more in Draw!."

    def extra_draws(self) -> int:
        return self.cards

    def hint(self) -> float:
        return 1.2 * self.cards


class ExtraEnergy(Passive, frozen=True, tag="extra_energy"):
    deploy: int = 0
    power: int = 0

    def says(self) -> str:
        parts = [f"{n} {kind}" for n, kind in ((self.deploy, "Deploy"), (self.power, "Power")) if n]
        return f"Refresh! gives you {and_list(parts)} energy more."

    def extra_energy(self) -> tuple[int, int]:
        return self.deploy, self.power

    def hint(self) -> float:
        return 1.2 * (self.deploy + self.power)


class HQGuard(Passive, frozen=True, tag="hq_guard"):
    wounds: int = 1

    def says(self) -> str:
        return f"Negates {plural(self.wounds, 'Wound')} to your HQ each round, as soon as one comes."

    def guards_hq(self) -> int:
        return self.wounds

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
        return f"Team-Up!: your challenges may use {and_list(parts)}."

    def pairs_any_faction(self) -> bool:
        return self.any_faction

    def pairs_equal_stars(self) -> bool:
        return self.equal_stars

    def hint(self) -> float:
        return 0.8


class LeavesWounds(Passive, frozen=True, tag="leaves"):
    """What happens to the bearer when the card leaves play."""

    wounds: int

    def says(self) -> str:
        return f"When this card leaves play, its bearer takes {plural(self.wounds, 'Wound')}."

    def wounds_when_leaving(self) -> int:
        return self.wounds


AnyPassive = (
    Stat | Has | Slays | ImmuneTo | Carries | HandLimit | ExtraDraw | ExtraEnergy | HQGuard | TeamUpWith | LeavesWounds
)
