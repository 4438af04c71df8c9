"""What is printed on the cards: one Struct for each type of card, their text made from their words."""

from typing import Annotated, Literal

import msgspec

from overtable.games.overpower.book.icons import MISSING, TYPE_NAMES, Icon, Type, names
from overtable.games.overpower.wording import classic_card_text
from overtable.games.overpower.words.saying import lowered
from overtable.games.overpower.words.vocabulary import Words, sentences
from overtable.games.overpower.words.when import When
from overtable.kernel.catalogue import Card

CLASSIC_SETS = {
    "MVOP": "Marvel OverPower",
    "PSOP": "PowerSurge",
    "MCOP": "Mission Control",
    "IQOP": "IQ",
    "DCOP": "DC OverPower",
    "MNOP": "Monumental",
    "CLOP": "Classic",
    "JLAOP": "JLA",
    "IMOP": "Image OverPower",
    "XMOP": "X-Men",
    "PROMO": "Promotional cards",
}
"""The sets of the classic edition, whose cards speak in its words."""

Allegiance = Literal["", "hero", "villain"]
"""Classic: the code letter of a card (OPC-CODE-01)."""


class Printed(Card, frozen=True, kw_only=True, tag_field="type"):
    """What every OverPower card has."""

    set: str = "World Legends"
    number: str = ""
    one_per_deck: bool = False

    @property
    def type(self) -> str:
        return str(type(self).__struct_config__.tag)

    def text(self) -> str:
        return classic_card_text(self.written()) if self.set in CLASSIC_SETS else self.written()

    def figures(self) -> list[tuple[str, str]]:
        if self.set not in CLASSIC_SETS:
            return self.shown()
        return [(classic_card_text(label), classic_card_text(value)) for label, value in self.shown()]

    def written(self) -> str:
        """The text, in the words of the engine."""
        return ""

    def shown(self) -> list[tuple[str, str]]:
        """The figures, in the words of the engine."""
        return []

    def all_words(self) -> Words:
        return ()


class Character(Printed, frozen=True, kw_only=True, tag="character"):
    """OP25-CARD-01: a name, a Power Grid, a threat level, perhaps an inherent ability."""

    energy: int
    combat: int
    brute_force: int
    intelligence: int | None
    """Early characters have none (OPC-CARD-07)."""
    threat: int | None = None
    threat_in_reserve: int | None = None
    family: str = ""
    """Variants of one character share a family, and its Specials."""
    female: bool = False
    inherent: Words = ()
    after_ko: bool = False
    """The inherent ability goes on after a KO (OP25-KO-11)."""
    starts_with: str = ""
    """A Special that starts placed on the character and takes no slot."""
    allegiance: Allegiance = ""

    @property
    def grid(self) -> tuple[int, int, int, int]:
        last = MISSING if self.intelligence is None else self.intelligence
        return self.energy, self.combat, self.brute_force, last

    @property
    def points(self) -> int:
        """OPC-DECK-09: the sum of the ratings, where the card sets no other figure."""
        return sum(v for v in self.grid if v != MISSING) if self.threat is None else self.threat

    @property
    def gifted(self) -> bool:
        """OPC-CARD-08: whether a text stands under the grid, be it only about points (OPC-DECK-09)."""
        return bool(self.inherent) or self.sets_points

    @property
    def sets_points(self) -> bool:
        return self.set in CLASSIC_SETS and self.threat is not None

    def all_words(self) -> Words:
        return self.inherent

    def shown(self) -> list[tuple[str, str]]:
        rows = [(TYPE_NAMES[i], str(v)) for i, v in enumerate(self.grid) if v != MISSING]
        return [*rows, ("Threat", str(self.points))]

    def written(self) -> str:
        said = [f"Counts as {self.threat} points when a deck is built."] if self.sets_points else []
        said += sentences(self.inherent, self.name)
        if self.after_ko:
            said.append(f"This goes on when {self.name} is KO'd.")
        if self.starts_with:
            said.append(f"Begins the game with {self.starts_with} placed; it takes no slot.")
        if self.threat_in_reserve is not None:
            said.append(f"Threat {self.threat_in_reserve} when starting in Reserve.")
        return " ".join(said)


class Power(Printed, frozen=True, kw_only=True, tag="power"):
    """OP25-CARD-04, OPC-CARD-01: a type, or the icons of several (OPC-CARD-03), and a value from 1 to 8."""

    icons: tuple[Icon, ...]
    value: Annotated[int, msgspec.Meta(ge=1, le=8)]

    def shown(self) -> list[tuple[str, str]]:
        return [("Value", str(self.value)), ("Type", power_name(self.icons))]


class Basic(Printed, frozen=True, kw_only=True, tag="basic"):
    skill: Icon
    """The rating that it needs, and the type of the Power card; with `any_power` any of them will do."""
    least: int
    bonus: int
    allegiance: Allegiance = ""

    def shown(self) -> list[tuple[str, str]]:
        return [("Needs", f"{self.least}+ {names((self.skill,))}"), ("Bonus", f"+{self.bonus}")]

    def written(self) -> str:
        kind = f"{names((self.skill,))} Power card" if self.skill != "any_power" else "Power card of any type"
        return f"With {article(kind)} {kind}: {self.bonus:+d} to one attack or defence."


class Training(Printed, frozen=True, kw_only=True, tag="training"):
    skills: tuple[Icon, ...]
    most: int = 5
    bonus: int

    def shown(self) -> list[tuple[str, str]]:
        return [("Needs", f"at most {self.most} {names(self.skills)}"), ("Bonus", f"+{self.bonus}")]

    def written(self) -> str:
        kind = f"{names(self.skills)} Power card"
        if "any_power" in self.skills:
            kind = "Power card of any type"
        return (
            f"With {article(kind)} {kind}, by a character of at most {self.most} in that skill: "
            f"{self.bonus:+d} to one attack or defence."
        )


class Teamwork(Printed, frozen=True, kw_only=True, tag="teamwork"):
    icon: Icon
    least: int
    value: int
    follow_ups: tuple[Type, ...]
    """The types of the follow-ups; empty: any."""
    bonuses: tuple[int, int]

    def shown(self) -> list[tuple[str, str]]:
        return [("Needs", f"{self.least}+ {names((self.icon,))}"), ("Attack", f"{self.value} {names((self.icon,))}")]

    def written(self) -> str:
        kinds = names(self.follow_ups) if self.follow_ups else "any"
        other = "the other type" if self.follow_ups else "any type"
        return (
            f"A teammate must follow with a Power card ({kinds}) at {self.bonuses[0]:+d}; "
            f"a third character may follow with {other} at {self.bonuses[1]:+d}."
        )


class Ally(Printed, frozen=True, kw_only=True, tag="ally"):
    skill: Icon
    """The rating that it needs; with `any_power` the highest one counts."""
    least: int = 0
    most: int = 99
    attack: Type | None = None
    """The type of its attack, where that is not the one of the rating."""
    value: int
    allegiance: Allegiance = ""

    def shown(self) -> list[tuple[str, str]]:
        need = f"{self.least}+" if self.least else f"at most {self.most}"
        kind = names((self.attack or self.skill,))
        return [("Needs", f"{need} {names((self.skill,))}"), ("Attack", f"{self.value} {kind}")]

    def written(self) -> str:
        return "A teammate must follow with a Special."


class Battlesite(Printed, frozen=True, kw_only=True, tag="battlesite"):
    """A place with Specials under it, which Activators fetch; it can be hit and KO'd."""

    characters: tuple[str, ...] = ()
    words: Words = ()

    def all_words(self) -> Words:
        return self.words


class Homebase(Printed, frozen=True, kw_only=True, tag="homebase"):
    threat: int = 0
    characters: tuple[str, ...] = ()
    """Characters that a thematic Homebase lists; empty: any team."""
    thematic: bool = False
    under: Literal["", "basic", "training"] = ""
    """Three different cards of this type start under it."""
    words: Words = ()

    def all_words(self) -> Words:
        return self.words

    def shown(self) -> list[tuple[str, str]]:
        return [("Threat", str(self.threat))]

    def written(self) -> str:
        said = []
        if self.under:
            said.append(f"Three different {self.under.capitalize()} Universe cards, none Any-Power, start under it.")
            said.append("Once per battle one of them may be removed to be used with a legal attack or defence.")
        return " ".join([*said, *sentences(self.words, "the team")])


class Objective(Printed, frozen=True, kw_only=True, tag="objective"):
    mission: str

    def shown(self) -> list[tuple[str, str]]:
        return [("Mission", self.mission)]


class Event(Printed, frozen=True, kw_only=True, tag="event"):
    mission: str
    lasts: bool = True
    """Stays in the Astral Plane for the battle; otherwise it is resolved once."""
    play: Words = ()
    each: Words = ()
    """What each player does in turn."""
    play_if: When | None = None
    """Unless this holds as it is carried out, it is discarded without effect."""

    def all_words(self) -> Words:
        return (*self.play, *self.each)

    def written(self) -> str:
        said = sentences(self.each, "each player")
        if said:
            first = lowered(said[0], "each player")
            may = first.startswith("may ")
            said[0] = f"Each player {first.replace(' your ', ' their ')}" if may else f"Each player: {first}"
        lasts = ["Lasts for this battle."] if self.lasts else []
        if self.play_if:
            lasts.append(f"Without effect unless {self.play_if.says()}.")
        text = " ".join([*sentences(self.play, "each player"), *said, *lasts])
        return text.replace("he target", "he chosen character")  # an Event targets nobody


def article(noun: str) -> str:
    return "an" if noun[:1] in "AEIO" else "a"


def power_name(icons: tuple[str, ...]) -> str:
    if not icons:
        return ""
    if len(icons) == 4:
        return "MultiPower"
    return names(icons) + (" MultiPower" if len(icons) > 1 else "")
