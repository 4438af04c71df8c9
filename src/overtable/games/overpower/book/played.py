"""Cards that are written in words and played: Specials, Aspects, Advanced Universe cards, Artifacts, Activators."""

from typing import Annotated, Literal

import msgspec

from overtable.games.overpower.book.cards import Printed, power_name
from overtable.games.overpower.book.icons import Icon, Type
from overtable.games.overpower.words.attack import (
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
from overtable.games.overpower.words.vocabulary import Words
from overtable.games.overpower.words.when import When

Value = Annotated[int, msgspec.Meta(ge=0, le=30)]
Keyword = Literal["", "Cataclysm", "Ambush", "Assist", "Fortifications"]


LASTS = {"hit": "while it is a hit", "action": "one attack or defence", "this_battle": "this battle"}


class Played(Printed, frozen=True, kw_only=True):
    """What Specials, Aspects, Advanced Universe cards and Artifacts share: they are written in words."""

    icons: tuple[Icon, ...] = ()
    value: Value | None = None
    use: tuple[Literal["offence", "defence"], ...] = ("offence",)
    until: Literal["", "action", "battle", "this_battle", "game", "hit"] = ""
    """How long it lasts; without a word of a remainder: `this_battle`, and `hit`, as long as it is a hit."""
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
        from overtable.games.overpower.book.text import special_text

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
