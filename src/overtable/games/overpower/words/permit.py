"""Lasting words about what the rules allow: permissions, immunities, icons and bonuses that count otherwise."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import Icon, names
from overtable.games.overpower.inplay.kinds import IMMUNE, IMMUNITY, K_ICONS, MAY, PERMISSION
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.saying import in_words
from overtable.games.overpower.words.which import Which, a_card
from overtable.games.overpower.words.word import Lasting, whom
from overtable.kernel.language import first_up

ANY_NUMBER = 99


class May(Lasting, frozen=True, kw_only=True, tag="may"):
    """Allows what the rules forbid; what may be allowed is listed in `kinds.MAY`."""

    what: Literal[
        "play",
        "follow_own",
        "follow_any_type",
        "defend_with",
        "include",
        "place_free",
        "place_home",
        "from_reserve",
        "keep_duplicate",
        "specials_of",
        "negate_on_defence",
        "attack_face_down",
        "attack_late",
        "strike_back",
        "combine",
        "anybody",
        "fallen_specials",
        "duplicates",
        "follow_freely",
        "attack_with",
        "many_basics",
        "placed_of_teammates",
        "attack_reserve",
        "follow_with",
        "follow_any",
        "place_any",
    ]
    which: Which = Which()
    """The cards that are meant."""
    beside: Which = Which()
    """The cards that such a card may be joined with."""
    count: int = 0
    """How many (0: as the permission says); `ANY_NUMBER` for any number."""
    distinct: bool = False
    """No duplicates of what lies there."""
    front: bool = False
    """Only to Front Line characters."""
    must: bool = False
    """What is allowed is done whenever it can be."""
    played: bool = False
    """Only cards of the type and value of the Power card that this card was played with."""

    def lets_use(self, f: Face) -> bool:
        return self.what in ("include", "defend_with") and self.which.fits(f)

    def lets_play(self, f: Face) -> bool:
        return self.what == "play" and self.which.fits(f)

    @property
    def lies_on_user(self) -> bool:
        return self.what == "specials_of"

    @property
    def KIND(self) -> int:  # type: ignore[override]  # noqa: N802
        return PERMISSION[self.what]

    def also(self, s: Overpower, k: Effects) -> int:
        act = s.acts[k.act]
        if self.played:
            return s.printing[act.seen[0]] if act.seen else -1
        return act.target

    def says(self, name: str) -> str:
        everybody = "everybody on the Front Line" if self.front else "everybody"
        who = everybody if self.who == "both" else whom(self.who, name) if self.who in ("target", "pick") else name
        if self.what == "play" and self.which.kinds == ("special",):
            cards = self.which.says(many=not self.which.named).removesuffix(".")
            return f"{first_up(who)} may place and play {cards}."
        if self.what == "follow_own" and self.count == 1:
            return f"{first_up(who)} may make one of the follow-up attacks to the Teamwork cards that {who} plays."
        if self.what == "duplicates":
            cards = "duplicates" if self.which == Which() else f"duplicate {self.which.says(many=True)}"
            cards = f"duplicates of {self.which.named}" if self.which.named else cards
            cards = "duplicates of that card's type and value" if self.played else cards
            if self.who == "both":
                return f"Nobody need discard {cards}."
            return f"{'You' if self.who == 'team' else first_up(who)} need not discard {cards}."
        if self.what == "attack_face_down" and self.which != Which():
            verb = "makes" if self.must else "may make"
            cards = self.which.says(many=True)
            return f"{first_up(who)} {verb} attacks with {cards} face down: the opponent must guess a defence."
        if self.what == "place_free" and (self.count or self.distinct):
            return self.more_slots(name)
        if self.what == "from_reserve" and self.which.attack:
            cards = msgspec.structs.replace(self.which, attack=False).says(many=True)
            return f"{first_up(who)} may attack with {cards} from Reserve."
        meant = self.which.says(), self.which.named or self.which.says(many=True), self.beside.says()
        said = MAY[self.what].format(who, *meant)
        return first_up(said if self.which != Which() else said.replace(" with cards", ""))

    def more_slots(self, name: str) -> str:
        many = "any number of" if self.count >= ANY_NUMBER else in_words(self.count or 1)
        cards = self.which.says(many=self.count > 1)
        verb = "take no slot" if self.count > 1 else "takes no slot"
        alike = "; no duplicates" * self.distinct
        return first_up(f"{many} {cards} placed on {whom(self.who, name)} {verb}{alike}.")


class Immune(Lasting, frozen=True, kw_only=True, tag="immune"):
    """Keeps something away from a character; what is listed in `kinds.IMMUNE`."""

    to: Literal["ko_by", "ko_without", "events", "spectrum", "cumulative", "negate"]
    which: Which = Which()
    """Of such cards; of all, where nothing is said."""
    earlier: bool = False
    """Events that are in play already, too."""

    @property
    def KIND(self) -> int:  # type: ignore[override]  # noqa: N802
        return IMMUNITY[self.to]

    @property
    def touches_hits(self) -> bool:
        return self.to in ("ko_by", "spectrum", "cumulative") and self.which != Which()

    def senseless(self, mode: int) -> bool:
        return self.to == "events"  # OP25-MODE-01: what deals only with Events

    def says(self, name: str) -> str:
        if self.to in ("spectrum", "cumulative") and self.which == Which():
            return f"{first_up(whom(self.who, name))} cannot be {self.to.capitalize()} KO'd."
        if self.to == "ko_without" and self.which.kinds:
            who = whom(self.who, name)
            return f"{first_up(who)} is only KO'd while {a_card(self.which)} lies on {who} as a hit."
        said = IMMUNE[self.to].format(whom(self.who, name), self.which.says(many=True))
        if self.to == "negate" and self.who == "team":
            said = said.replace(".", " while this card is in play, which itself can be.")
        return said.replace("Events that come later", "Events") if self.earlier else said


class Icons(Lasting, frozen=True, kw_only=True, tag="icons"):
    """Icons of one kind are icons of another."""

    of: Icon
    become: Icon
    KIND: ClassVar[int] = K_ICONS

    def says(self, name: str) -> str:
        return f"{names((self.of,))} icons are {names((self.become,))} icons."
