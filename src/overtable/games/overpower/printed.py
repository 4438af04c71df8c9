"""What is printed on the cards: one Struct for each type of card, their text made from their words."""

from typing import Annotated, Literal

import msgspec

from overtable.games.overpower.vocabulary import Words, sentences
from overtable.games.overpower.word import TYPE_NAMES, Icon, Type, When, names
from overtable.games.overpower.words_follow import (
    Additional,
    Avoid,
    Combine,
    Cost,
    Guard,
    LevelIf,
    Limits,
    Negate,
    Shift,
)
from overtable.kernel.catalogue import Card

Value = Annotated[int, msgspec.Meta(ge=0, le=30)]
Keyword = Literal["", "Cataclysm", "Ambush", "Assist", "Fortifications"]


class Printed(Card, frozen=True, kw_only=True, tag_field="type"):
    """What every OverPower card has."""

    set: str = "World Legends"
    number: str = ""
    one_per_deck: bool = False

    @property
    def type(self) -> str:
        return str(type(self).__struct_config__.tag)

    def figures(self) -> list[tuple[str, str]]:
        return []

    def all_words(self) -> Words:
        return ()

    @property
    def custom(self) -> bool:
        """Whether some word, flag or way serves this card alone (`census`)."""
        from overtable.games.overpower.census import lonely

        return bool(lonely(self))


class Character(Printed, frozen=True, kw_only=True, tag="character"):
    energy: int
    combat: int
    brute_force: int
    intelligence: int | None
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

    @property
    def grid(self) -> tuple[int, int, int, int]:
        return self.energy, self.combat, self.brute_force, self.intelligence or 0

    def all_words(self) -> Words:
        return self.inherent

    def figures(self) -> list[tuple[str, str]]:
        rows = [(TYPE_NAMES[i], str(v)) for i, v in enumerate(self.grid)]
        return [*rows, ("Threat", str(self.threat if self.threat is not None else sum(self.grid)))]

    def text(self) -> str:
        said = sentences(self.inherent, self.name)
        if self.after_ko:
            said.append(f"This goes on when {self.name} is KO'd.")
        if self.starts_with:
            said.append(f"Begins the game with {self.starts_with} placed; it takes no slot.")
        if self.threat_in_reserve is not None:
            said.append(f"Threat {self.threat_in_reserve} when starting in Reserve.")
        return " ".join(said)


class Power(Printed, frozen=True, kw_only=True, tag="power"):
    icons: tuple[Icon, ...]
    value: Annotated[int, msgspec.Meta(ge=1, le=8)]

    def figures(self) -> list[tuple[str, str]]:
        return [("Value", str(self.value)), ("Type", power_name(self.icons))]


class Basic(Printed, frozen=True, kw_only=True, tag="basic"):
    skill: Type
    least: int
    bonus: int

    def figures(self) -> list[tuple[str, str]]:
        return [("Needs", f"{self.least}+ {names((self.skill,))}"), ("Bonus", f"+{self.bonus}")]

    def text(self) -> str:
        return f"With a {names((self.skill,))} Power card: {self.bonus:+d} to one attack or defence."


class Training(Printed, frozen=True, kw_only=True, tag="training"):
    skills: tuple[Icon, ...]
    most: int = 5
    bonus: int

    def figures(self) -> list[tuple[str, str]]:
        return [("Needs", f"at most {self.most} {names(self.skills)}"), ("Bonus", f"+{self.bonus}")]

    def text(self) -> str:
        return f"With a Power card of the skill that is at most {self.most}: {self.bonus:+d} to one attack or defence."


class Teamwork(Printed, frozen=True, kw_only=True, tag="teamwork"):
    icon: Icon
    least: int
    value: int
    follow_ups: tuple[Type, ...]
    """The types of the follow-ups; empty: any."""
    bonuses: tuple[int, int]

    def figures(self) -> list[tuple[str, str]]:
        return [("Needs", f"{self.least}+ {names((self.icon,))}"), ("Attack", f"{self.value} {names((self.icon,))}")]

    def text(self) -> str:
        kinds = names(self.follow_ups) if self.follow_ups else "any"
        other = "the other type" if self.follow_ups else "any type"
        return (
            f"A teammate must follow with a Power card ({kinds}) at {self.bonuses[0]:+d}; "
            f"a third character may follow with {other} at {self.bonuses[1]:+d}."
        )


class Ally(Printed, frozen=True, kw_only=True, tag="ally"):
    skill: Type
    least: int = 0
    most: int = 99
    value: int

    def figures(self) -> list[tuple[str, str]]:
        need = f"{self.least}+" if self.least else f"at most {self.most}"
        return [("Needs", f"{need} {names((self.skill,))}"), ("Attack", f"{self.value} {names((self.skill,))}")]

    def text(self) -> str:
        return "A teammate must follow with a Special."


LASTS = {"hit": "while it is a hit", "action": "one attack or defence"}


class Played(Printed, frozen=True, kw_only=True):
    """What Specials, Aspects, Advanced Universe cards and Artifacts share: they are written in words."""

    icons: tuple[Icon, ...] = ()
    value: Value | None = None
    use: tuple[Literal["offence", "defence"], ...] = ("offence",)
    until: Literal["", "action", "battle", "game", "hit"] = ""
    """How long it lasts; `hit`: as long as it is a hit, though it speaks of no remainder."""
    stays: Literal["", "clipped", "astral", "target"] = ""
    first: bool = False
    keyword: Keyword = ""
    power: bool = False
    """Acts as a Power card, not just as an attack."""
    target: bool = False
    """A non-numerical attack on a target character."""
    target_if: When | None = None
    onto: Literal["", "user_or_teammate", "teammate", "front_teammate", "user_or_front_teammate"] = ""
    """Whom the card is played for, when that is not its user."""
    reach: Literal["", "reserve_too"] = ""
    reserve: Literal["", "free", "teammate_discards", "intelligence_power"] = ""
    """How the card may be played from Reserve."""
    cost: Cost | None = None
    negatable: bool = True
    ignores_protection: bool = False
    placeable: bool = False
    slotless: bool = False
    keeps_duplicate: bool = False
    counts: bool = True
    counts_if: When | None = None
    after_concession: bool = False
    after_concession_if: When | None = None
    to_concede: bool = False
    stops_concession: bool = False
    negates_events: bool = False
    speaks_of_teammate: bool = False
    plus: int = 0
    """A bonus of the card itself (`plus_if`), which is no damage."""
    per: Literal["", "placed", "defeated"] = ""
    """So much for each card placed on the user, for each Defeated Objective of the team."""
    plus_if: When | None = None
    level_if: LevelIf | None = None
    identical: Literal["", "power_pack"] = ""
    """Acts identical to the top card of that pile, whose icons it gains (OP25-INTER-20)."""
    guard: Guard | None = None
    avoid: Avoid | None = None
    shift: Shift | None = None
    negate: Negate | None = None
    counter: bool = False
    either: bool = False
    """As an attack it does its `hit` words; it may instead be played as a utility, which does its `play` words."""
    ends_with_user: bool = False
    """Leaves play when its character is KO'd, wherever it lies."""
    combine: Combine | None = None
    limits: Limits | None = None
    play: Words = ()
    hit: Words = ()
    defended: Words = ()
    ko: Words = ()
    blocking: Words = ()
    """What happens when the card is used to block or to avoid."""
    strokes: bool = False
    """If one of this string's attacks hits and the target has 15 damage, it is KO'd whatever would prevent that."""
    follow: tuple[Additional, ...] = ()

    def all_words(self) -> Words:
        return (*self.play, *self.hit, *self.defended, *self.ko, *self.blocking)

    def who(self) -> str:
        return "the user"

    def figures(self) -> list[tuple[str, str]]:
        rows = [("Level", f"{self.value} {power_name(self.icons)}")] if self.value is not None else []
        if self.until:
            rows.append(("Lasts", LASTS.get(self.until, f"rest of the {self.until}")))
        return rows

    def text(self) -> str:
        from overtable.games.overpower.text import special_text

        return special_text(self)


class Special(Played, frozen=True, kw_only=True, tag="special"):
    character: str

    def who(self) -> str:
        return "this character" if self.character == "Any Character" else self.character


class Advanced(Played, frozen=True, kw_only=True, tag="advanced"):
    character: str

    def who(self) -> str:
        return self.character


class Aspect(Played, frozen=True, kw_only=True, tag="aspect"):
    homebase: str = "Any Homebase"

    def who(self) -> str:
        return "the Homebase"


class Artifact(Played, frozen=True, kw_only=True, tag="artifact"):
    skill: Type | None = None
    least: int = 0


class Activator(Played, frozen=True, kw_only=True, tag="activator"):
    """Exchanged for a Special of its character that lies under the Battlesite (OP25-DISC-29)."""

    character: str


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

    def figures(self) -> list[tuple[str, str]]:
        return [("Threat", str(self.threat))]

    def text(self) -> str:
        said = []
        if self.under:
            said.append(f"Three different {self.under.capitalize()} Universe cards start under it.")
            said.append("Once per battle one of them may be used with a legal attack or defence.")
        return " ".join([*said, *sentences(self.words, "the team")])


class Objective(Printed, frozen=True, kw_only=True, tag="objective"):
    mission: str

    def figures(self) -> list[tuple[str, str]]:
        return [("Mission", self.mission)]


class Event(Printed, frozen=True, kw_only=True, tag="event"):
    mission: str
    lasts: bool = True
    """Stays in the Astral Plane for the battle; otherwise it is resolved once."""
    play: Words = ()
    each: Words = ()
    """What each player does in turn."""

    def all_words(self) -> Words:
        return (*self.play, *self.each)

    def text(self) -> str:
        return " ".join([*sentences(self.play, "each player"), *(f"Each player: {t}" for t in turns(self.each))])


def turns(words: Words) -> list[str]:
    """What each player does, said as one."""
    said = sentences(words, "each player")
    return [" ".join([said[0][0].lower() + said[0][1:], *said[1:]])] if said else []


AnyCard = (
    Character
    | Power
    | Basic
    | Training
    | Teamwork
    | Ally
    | Special
    | Advanced
    | Aspect
    | Artifact
    | Activator
    | Battlesite
    | Homebase
    | Objective
    | Event
)


def power_name(icons: tuple[str, ...]) -> str:
    if not icons:
        return ""
    if len(icons) == 4:
        return "MultiPower"
    return names(icons) + (" MultiPower" if len(icons) > 1 else "")
