"""Lasting words about what the rules allow: permissions, immunities, icons and bonuses that count otherwise."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import Icon, names
from overtable.games.overpower.inplay.kinds import IMMUNE, IMMUNITY, K_ICONS, MAY, PERMISSION
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, whom
from overtable.kernel.language import first_up


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
        "attack_reserve",
        "keep_duplicate",
        "specials_of",
        "negate_on_defence",
        "attack_face_down",
        "attack_late",
        "combine",
    ]
    which: Which = Which()
    """The cards that are meant."""
    beside: Which = Which()
    """The cards that such a card may be joined with."""

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
        return s.acts[k.act].target

    def says(self, name: str) -> str:
        who = "everybody" if self.who == "both" else name
        if self.what == "from_reserve" and self.which.attack:
            cards = msgspec.structs.replace(self.which, attack=False).says(many=True)
            return f"{first_up(who)} may attack with {cards} from Reserve."
        if self.what == "attack_reserve" and self.who == "target":
            return "The target may be attacked while it stands in Reserve, and may defend."
        if self.what == "attack_reserve" and self.which == Which():
            return f"{first_up(who)} may attack the Reserve character, who may defend."
        meant = self.which.says(), self.which.named or self.which.says(many=True), self.beside.says()
        return first_up(MAY[self.what].format(who, *meant))


class Immune(Lasting, frozen=True, kw_only=True, tag="immune"):
    """Keeps something away from a character; what is listed in `kinds.IMMUNE`."""

    to: Literal["ko_by", "ko_without", "events", "spectrum", "cumulative"]
    which: Which = Which()
    """Of such cards; of all, where nothing is said."""

    @property
    def KIND(self) -> int:  # type: ignore[override]  # noqa: N802
        return IMMUNITY[self.to]

    def senseless(self, mode: int) -> bool:
        return self.to == "events"  # OP25-MODE-01: what deals only with Events

    def says(self, name: str) -> str:
        if self.to in ("spectrum", "cumulative") and self.which == Which():
            return f"{first_up(whom(self.who, name))} cannot be {self.to.capitalize()} KO'd."
        return IMMUNE[self.to].format(whom(self.who, name), self.which.says(many=True))


class Icons(Lasting, frozen=True, kw_only=True, tag="icons"):
    """Icons of one kind are icons of another."""

    of: Icon
    become: Icon
    KIND: ClassVar[int] = K_ICONS

    def says(self, name: str) -> str:
        return f"{names((self.of,))} icons are {names((self.become,))} icons."
