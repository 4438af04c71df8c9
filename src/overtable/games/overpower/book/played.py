"""Cards that are written in words and played: Specials, Aspects, Advanced Universe cards, Artifacts, Activators."""

from typing import Annotated, Literal

import msgspec

from overtable.games.overpower.book.cards import CLASSIC_SETS, Allegiance, Printed
from overtable.games.overpower.book.icons import Icon, Type
from overtable.games.overpower.book.says import (
    FROM_RESERVE,
    INSTEAD,
    LASTS,
    UNAFFECTED,
    attacks,
    kind_of_attack,
    says_after_concession,
    says_avoid,
    says_blocking,
    says_combine,
    says_counts,
    says_follow,
    says_hit,
    says_level,
    says_moment,
    says_negate,
    says_onto,
    says_other_level,
    says_per,
    says_play_if,
    says_stops,
    says_until,
    says_use,
    says_with_power,
)
from overtable.games.overpower.book.sentences import Says, part, text_of, words
from overtable.games.overpower.words.attack import (
    Avoid,
    Combine,
    Cost,
    Guard,
    LevelIf,
    Limits,
    Negate,
    Shift,
)
from overtable.games.overpower.words.further import Additional
from overtable.games.overpower.words.landing import Lands
from overtable.games.overpower.words.saying import under
from overtable.games.overpower.words.vocabulary import Words, sentences
from overtable.games.overpower.words.when import When
from overtable.games.overpower.words.which import Which

Value = Annotated[int, msgspec.Meta(ge=0, le=30)]
Keyword = Literal["", "Cataclysm", "Ambush", "Assist", "Fortifications"]


class Played(Printed, frozen=True, kw_only=True):
    """What Specials, Aspects, Advanced Universe cards and Artifacts share: they are written in words.

    The fields stand in the order in which the card speaks of them.
    """

    keyword: Annotated[Keyword, Says(lambda c, name: f"{c.keyword}!")] = ""
    first: bool = False
    """Only as the first action of a turn."""
    moment: Annotated[Literal["", "opponent_concedes", "you_concede"], Says(says_moment)] = ""
    """Classic: when it is played, if not on one's turn (OPC-BATT-28)."""
    play_if: Annotated[When | None, Says(says_play_if)] = None
    """When it may be played at all."""
    cost: Annotated[Cost | None, Says(part("cost"))] = None
    icons: tuple[Icon, ...] = ()
    power: bool = False
    """Acts as a Power card, not just as an attack."""
    value: Annotated[Value | None, Says(says_level)] = None
    with_power: Annotated[bool, Says(says_with_power)] = False
    """Played with a Power card, which is no part of an attack; its words speak of that card (OP25-BATT-32)."""
    with_which: tuple[Which, ...] = ()
    """Only with such a card; a Special of the hand need be none that its user can play."""
    with_may: bool = False
    """Or without one."""
    target: Annotated[bool, Says(lambda c, name: "" if attacks(c) else "An attack on a target character.")] = False
    """A non-numerical attack on a target character."""
    aims: Annotated[
        Literal["", "team", "player"],
        Says(lambda c, name: "An attack on the opposing team." if c.aims == "team" else "An attack on the opponent."),
    ] = ""
    """Classic: whom a card without a target affects, which makes it an attack there (OPC-BATT-19, OPC-BATT-21)."""
    onto: Annotated[
        Literal[
            "",
            "user_or_teammate",
            "teammate",
            "front_teammate",
            "user_or_front_teammate",
            "any_teammate",
            "user_or_any_teammate",
        ],
        Says(says_onto),
    ] = ""
    """Whom the card is played for, when that is not its user, or not always; `any_teammate`: in Reserve too."""
    onto_if: When | None = None
    """Only for somebody of whom this holds."""
    target_if: Annotated[When | None, Says(lambda c, name: f"Only where {c.target_if.says()}.")] = None
    level_if: Annotated[LevelIf | None, Says(says_other_level)] = None
    identical: Annotated[Literal["", "power_pack"], Says("It acts identical to the top card of your Power Pack.")] = ""
    """Acts identical to the top card of that pile, whose icons it gains (OP25-INTER-20)."""
    plus: int = 0
    """A bonus of the card itself (`plus_if`), which is no damage."""
    plus_if: Annotated[
        When | None, Says(lambda c, name: f"If {c.plus_if.says()}: {c.plus:+d} to the attack, not to its damage.")
    ] = None
    guard: Annotated[Guard | None, Says(lambda c, name: c.guard.says(name, c.value))] = None
    use: Annotated[tuple[Literal["offence", "defence"], ...], Says(says_use)] = ("offence",)
    per: Annotated[
        Literal["", "placed", "hand", "defeated", "opponent_completed", "recorded", "kod", "fighters"], Says(says_per)
    ] = ""
    """So much for each of what is counted; what may be is listed in `counted.PER`."""
    avoid: Annotated[Avoid | None, Says(says_avoid)] = None
    shift: Annotated[Shift | None, Says(part("shift"))] = None
    negate: Annotated[Negate | None, Says(says_negate)] = None
    combine: Annotated[Combine | None, Says(says_combine)] = None
    limits: Annotated[Limits | None, Says(part("limits"))] = None
    lands: Annotated[Lands | None, Says(part("lands"))] = None
    takes_universe: Annotated[bool, Says("A Basic or Training card may go with it.")] = False
    """OPC-BATT-24: only if the card says so."""
    counter: Annotated[
        bool,
        Says(
            lambda c, name: (
                f"When {name} is targeted, {name} may strike the attacker first with this card; "
                "if that hits, the attack is discarded."
            )
        ),
    ] = False
    ignores_protection: Annotated[bool, Says("No Special that forbids attacking or being attacked stops it.")] = False
    unaffected: Annotated[Literal["", "in_play", "teammate"], Says(lambda c, name: UNAFFECTED[c.unaffected])] = ""
    """Specials that were in play before, or cards that speak of a teammate, do not touch the attack."""
    reach: Annotated[Literal["", "reserve_too"], Says("The Reserve character may be the target, and may defend.")] = ""
    play: Annotated[Words, Says(lambda c, name: [] if c.either else sentences(c.play, name))] = ()
    hit: Annotated[Words, Says(says_hit)] = ()
    either: Annotated[
        bool,
        Says(lambda c, name: under(INSTEAD[c.avoid is None], sentences(c.play, name), name)),
    ] = False
    """As an attack it does its `hit` words; it may instead be played as a utility, which does its `play` words. A card
    that avoids does them on offence."""
    defended: Annotated[Words, Says(words("defended", "If it hits nobody"))] = ()
    ko: Annotated[Words, Says(words("ko", "If it KO's"))] = ()
    blocking: Annotated[Words, Says(says_blocking)] = ()
    """What happens when the card is used to block or to avoid."""
    follow: Annotated[tuple[Additional, ...], Says(says_follow)] = ()
    strokes: Annotated[
        bool,
        Says(
            "If one of these attacks hits and the target has 15 damage or more, it is KO'd whatever would prevent that."
        ),
    ] = False
    """If one of this string's attacks hits and the target has 15 damage, it is KO'd whatever would prevent that."""
    ends_with_user: Annotated[bool, Says(lambda c, name: f"Leaves play when {name} is KO'd.")] = False
    """Leaves play when its character is KO'd, wherever it lies."""
    counts: Annotated[bool, Says(says_counts)] = True
    counts_if: When | None = None
    after_concession: Annotated[bool, Says(says_after_concession)] = False
    after_concession_if: When | None = None
    to_concede: Annotated[bool, Says("Play it to concede the battle.")] = False
    stops_concession: Annotated[bool, Says(says_stops)] = False
    negates_events: Annotated[bool, Says("Negates an Event of the opponent as it is played.")] = False
    reserve: Annotated[
        Literal["", "free", "teammate_discards", "intelligence_power"],
        Says(lambda c, name: f"Playable from Reserve too{FROM_RESERVE[c.reserve].format(name)}."),
    ] = ""
    """How the card may be played from Reserve."""
    negatable: Annotated[bool, Says("Cannot be negated.")] = True
    placeable: Annotated[bool, Says("May be placed.")] = False
    slotless: Annotated[bool, Says("Takes no slot when placed.")] = False
    keeps_duplicate: Annotated[bool, Says("One duplicate may be kept.")] = False
    speaks_of_teammate: bool = False
    mentions: tuple[Literal["avoid", "draw", "negate"], ...] = ()
    """Classic: words that stand in its printed text and that other cards ask for."""
    until: Annotated[
        Literal["", "action", "battle", "this_battle", "next_battle", "game", "this_game", "hit"],
        Says(says_until),
    ] = ""
    """How long it lasts; without a word of a remainder: `this_battle`, `this_game`, and `hit`, as long as it is a hit.
    `next_battle`: its words wait for the beginning of the next battle (`inplay.waiting`)."""
    stays: Literal["", "clipped", "astral", "target"] = ""

    def all_words(self) -> Words:
        return (*self.play, *self.hit, *self.defended, *self.ko, *self.blocking)

    def who(self) -> str:
        return "the user"

    def shown(self) -> list[tuple[str, str]]:
        rows = [("Level", f"{self.value} {kind_of_attack(self, self.icons)}")] if self.value is not None else []
        if self.until:
            rows.append(("Lasts", LASTS.get(self.until, f"rest of the {self.until}")))
        return rows

    def written(self) -> str:
        closing = [f"One {self.keyword} card per deck."] if self.keyword else []
        said = " ".join([*text_of(self, self.who()), *closing])
        return said.replace("s's ", "s' ") if self.set in CLASSIC_SETS else said


class Special(Played, frozen=True, kw_only=True, tag="special"):
    character: str
    code: str = ""
    """Classic: the function code that is printed on it."""
    allegiance: Allegiance = ""
    duplicate_of: Annotated[
        str, Says(lambda c, name: f"A duplicate of every Any Character Special with the code {c.duplicate_of}.")
    ] = ""
    """Classic: a function code (OPC-DISC-07)."""

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
