"""Lasting words that forbid: locks on what a character or player does, shields against attacks."""

from typing import ClassVar, Literal

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import Face, face
from overtable.games.overpower.book.icons import Icon, Type, mask, names
from overtable.games.overpower.inplay.effects import NEXT_BATTLE, row_of, start
from overtable.games.overpower.inplay.kinds import K_LOCK, K_SHIELD
from overtable.games.overpower.inplay.locks import (
    DEFENSIVE,
    NO_ANY_CHARACTER,
    NO_ATTACK,
    NO_BASIC,
    NO_CONCEDING,
    NO_DEFENCE,
    NO_ENERGY_TEAMWORK,
    NO_FOLLOW_UP,
    NO_FURTHER,
    NO_INHERENT,
    NO_KEEPING,
    NO_PLACED,
    NO_PLACED_UNIVERSE,
    NO_PLACING,
    NO_PLACING_SPECIALS,
    NO_PLAY,
    NO_PROTECTION,
    NO_RAISING,
    NO_SPECIAL,
    NO_SPECIAL_DEFENCE,
    NO_TEAMMATE_WORD,
    NO_TRAINING,
    ONE_PLACED,
)
from overtable.games.overpower.inplay.named import TYPE_WORD
from overtable.games.overpower.inplay.queries import icons_of
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, Side, whom
from overtable.kernel.effect import end
from overtable.kernel.frame import Refusals
from overtable.kernel.language import first_up
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import word as word_ref

LOCKS = {
    "attack": (NO_ATTACK, "may not attack"),
    "special": (NO_SPECIAL, "may not play Specials"),
    "placed": (NO_PLACED, "may not play placed cards"),
    "placed_universe": (NO_PLACED_UNIVERSE, "may not play placed Universe cards"),
    "follow_up": (NO_FOLLOW_UP, "may make no follow-up attacks after Teamwork or Ally cards"),
    "inherent": (NO_INHERENT, "has no inherent ability"),
    "defend": (NO_DEFENCE, "may not defend"),
    "place_special": (NO_PLACING_SPECIALS, "may not place Specials in the next battle"),
    "teammate_word": (NO_TEAMMATE_WORD, "may not attack or defend with cards that speak of a teammate"),
    "any_character": (NO_ANY_CHARACTER, "may not attack with Any Character Specials"),
    "basic": (NO_BASIC, "may not play Basic Universe cards"),
    "training": (NO_TRAINING, "may not play Training cards"),
    "energy_teamwork": (NO_ENERGY_TEAMWORK, "may not play Energy Teamwork cards"),
    "special_defence": (NO_SPECIAL_DEFENCE, "may not be defended with Specials"),
    "further": (NO_FURTHER, "may make no follow-up attacks after Teamwork cards and Specials"),
    "protection": (NO_PROTECTION, "can be KO'd by the ordinary rules, whatever would prevent that"),
    "play": (NO_SPECIAL | NO_PLAY, "may not play cards"),
    "concede": (NO_CONCEDING, "may not concede the battle"),
    "raise_defeated": (NO_RAISING, "may move no Defeated Objectives when the battle ends"),
    "place": (NO_PLACING, "may not place cards"),
    "keep": (NO_KEEPING, "may not keep cards in hand that can be placed on the Front Line"),
    "second_placed": (ONE_PLACED, "may not have more than one card placed"),
}


class Lock(Lasting, frozen=True, kw_only=True, tag="lock"):
    """OP25-BATT-78: takes kinds of actions away from a character or a player."""

    no: tuple[
        Literal[
            "attack",
            "special",
            "placed",
            "placed_universe",
            "follow_up",
            "inherent",
            "defend",
            "place_special",
            "teammate_word",
            "any_character",
            "basic",
            "training",
            "energy_teamwork",
            "special_defence",
            "further",
            "protection",
            "play",
            "concede",
            "raise_defeated",
            "place",
            "second_placed",
            "keep",
        ],
        ...,
    ] = ()
    first_turns: bool = False
    """Until both players have taken a turn."""
    icons: tuple[Icon, ...] = ()
    attack_icons: tuple[Icon, ...] = ()
    KIND: ClassVar[int] = K_LOCK

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return side == "attack" and self.hinders()

    def hinders(self, act: Act | None = None) -> bool:
        lock, icons, _ = self.forbids()
        return self.who == "opponent" and (bool(icons) or bool(lock & DEFENSIVE))

    def forbids(self) -> tuple[int, int, int]:
        return sum(LOCKS[n][0] for n in self.no), mask(self.icons), mask(self.attack_icons)

    def does(self, s: Overpower, k: Effects) -> None:
        super().does(s, k)
        if "place_special" in self.no:
            act = s.acts[k.act]
            row = row_of(self, s.edition)
            end(s, lambda e: e.source == k.card and e.amount == row)
            start(s, self, k.card, act.seat, act.target, NEXT_BATTLE)

    def says(self, name: str) -> str:
        parts = [LOCKS[n][1] for n in self.no]
        if self.icons:
            parts.append(f"may not use cards that show {names(self.icons)}")
        if self.attack_icons:
            parts.append(f"may not attack with cards that show {names(self.attack_icons)}")
        if self.first_turns:
            parts = [f"{part} until both have taken a turn" for part in parts]
        if self.who in ("others", "both"):
            nobody = f"Nobody but {name} and the target" if self.who == "others" else "Neither player"
            return f"{nobody} may {' or '.join(part.removeprefix('may not ') for part in parts)}."
        return f"{first_up(whom(self.who, name))} {' and '.join(parts)}."


LIKE = {
    "type": "cards of the type of that Power card",
    "value": "Power cards of the value of that Power card or lower",
    "record": "Power cards of a value that a Power card on the permanent record of {0} has",
}


class Shield(Lasting, frozen=True, kw_only=True, tag="shield"):
    """Keeps attacks, or some kinds of them, away from a character or the team."""

    icons: tuple[Icon, ...] = ()
    types: tuple[Type, ...] = ()
    but: tuple[Type, ...] = ()
    universe: Literal["", "against", "only"] = ""
    which: Which | None = None
    """Against attacks with such cards."""
    only_attacks: bool = False
    """Such cards may still defend against the one that is shielded."""
    like: Literal["", "type", "value", "record"] = ""
    """Against cards of the type of the Power card that it is played with, Power cards of its value or less, Power cards
    of a value that one on the permanent record has."""
    KIND: ClassVar[int] = K_SHIELD
    SHIELDS: ClassVar[bool] = True

    @property
    def whole(self) -> bool:
        """Whether it keeps every attack away."""
        return not (self.icons or self.types or self.but or self.universe or self.which or self.like)

    def asks(self, s: Overpower, k: Effects) -> int:
        """OPC-CARD-04: of a MultiPower card its player says the type when something asks for it."""
        several = self.like == "type" and len(played_types(s, k)) > 1
        return 1 << s.acts[k.act].seat if several and not k.got else 0

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        return [Option("choose", (word_ref(TYPE_WORD + t),)) for t in played_types(s, k)]

    def also(self, s: Overpower, k: Effects) -> int:
        if self.like == "type":
            return index_of(k.got[0]) - TYPE_WORD if k.got else played_types(s, k)[0]
        return face(s, s.acts[k.act].seen[0]).value if self.like == "value" else -1

    def prevents(self, icons: int, kind: int, universe: bool, f: Face) -> bool:
        """Whether an attack with these icons, acting as this type, is kept away."""
        if self.icons:
            return bool(icons & mask(self.icons))
        if self.types:
            return kind >= 0 and bool(1 << kind & mask(self.types))
        if self.but:
            return kind < 0 or not 1 << kind & mask(self.but)
        if self.universe == "against":
            return universe
        if self.universe == "only":
            return not universe
        return self.which is None or self.which.fits(f)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        card = card_ref(s.acts[k.act].seen[0])
        return Message("As which type does {0} count? Attacks of that type are kept away.", (card,))

    def says(self, name: str) -> str:
        whose = first_up(whom(self.who, name))
        if self.icons:
            return f"{whose} may not be attacked by cards that show {names(self.icons)}."
        if self.types:
            return f"No {names(self.types)} attacks may be made against {whom(self.who, name)}."
        if self.but:
            return f"{whose} may be attacked only with {names(self.but)} attacks."
        if self.universe == "against":
            return f"{whose} may not be attacked with Universe cards."
        if self.universe == "only":
            return f"{whose} may be attacked only with Universe cards."
        if self.like:
            return f"{whose} may not be attacked with {LIKE[self.like].format(whom(self.who, name))}."
        if self.which:
            cards = self.which.says(many=True)
            if self.only_attacks:
                return f"{whose} may not be attacked with {cards}."
            return f"{whose} may not be attacked with {cards}, and such cards do not defend against {whose}'s attacks."
        return "Nobody else may be attacked." if self.who == "others" else f"{whose} may not be attacked."


def played_types(s: Overpower, k: Effects) -> list[int]:
    """The icons of the Power card that this card was played with, of which one is its type."""
    icons = icons_of(s, s.acts[k.act].seen[0])
    return [t for t in range(5) if icons >> t & 1]
