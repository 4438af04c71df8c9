"""Lasting words: bonuses, grids, locks, shields, shifts and whatever else goes on working while its card is in play."""

from typing import TYPE_CHECKING, ClassVar, Literal

from overtable.games.overpower.kinds import (
    K_AVOID_WITH,
    K_BONUS,
    K_DECOY,
    K_DEFEND_FOR,
    K_GRID,
    K_HAND,
    K_HITS_TO_KO,
    K_KO_NEEDS,
    K_LOCK,
    K_NO_COUNT,
    K_OPEN,
    K_SHIELD,
    K_SHIFT,
    K_SWARM,
    K_UNIVERSE_LESS,
    K_VENTURE,
)
from overtable.games.overpower.state import TEAM, Overpower
from overtable.games.overpower.which import Which
from overtable.games.overpower.word import Icon, Lasting, Type, first_up, mask, names, whom

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects
    from overtable.games.overpower.faces import Face


class Bonus(Lasting, frozen=True, kw_only=True, tag="bonus"):
    """A bonus or penalty to attacks, defences or both (all actions)."""

    amount: int
    to: Literal["attack", "defence", "actions"] = "actions"
    types: tuple[Type, ...] = ()
    power: bool = False
    """Only for Power cards."""
    versus: Literal["", "target", "user"] = ""
    """Only against the target of the card, or (for an effect on the target) against the card's user."""
    against: str = ""
    """Only against the character of this name."""
    chosen: bool = False
    no_basic: bool = False
    KIND: ClassVar[int] = K_BONUS

    def extra(self, s: Overpower, k: "Effects") -> int:
        act = s.acts[k.act]
        if self.chosen:
            return act.type + 1
        if self.versus == "target":
            return act.target + 1
        return act.user + 1 if self.versus == "user" else 0

    def says(self, name: str) -> str:
        what = {"attack": "attacks", "defence": "defences", "actions": "all actions"}[self.to]
        kind = f"{names(self.types)} " if self.types else ""
        kind += "Power card " if self.power else ""
        if self.chosen:
            kind = "(in the chosen skill) "
        tail = {"": "", "target": " against the target", "user": f" against {name}"}[self.versus]
        tail += f" against {self.against}" if self.against else ""
        tail += " unless a Basic Universe card helps" if self.no_basic else ""
        if kind and self.to == "actions":
            kind, what = "all ", f"{kind}actions"
        return f"{first_up(whom(self.who, name))}: {self.amount:+d} to {kind}{what}{tail}."


class Grid(Lasting, frozen=True, kw_only=True, tag="grid"):
    """Raises skills of the Power Grid to a level, or by a number."""

    types: tuple[Type, ...]
    to: int = 0
    plus: int = 0
    KIND: ClassVar[int] = K_GRID

    def says(self, name: str) -> str:
        how = f"become {self.to}" if self.to else f"go up by {self.plus}"
        return f"{whom(self.who, name)}'s {names(self.types, ' and ')} skills {how}."


LOCKS = {
    "attack": (1, "may not attack"),
    "special": (2, "may not play Specials"),
    "placed": (4, "may not play placed cards"),
    "placed_universe": (8, "may not play placed Universe cards"),
    "follow_up": (16, "may not follow up Teamwork or Ally cards"),
    "inherent": (32, "has no inherent ability"),
    "defend": (64, "may not defend"),
    "place_special": (128, "may not place Specials in the next battle"),
    "teammate_word": (256, "may not attack or defend with cards that speak of a teammate"),
    "any_character": (512, "may not attack with Any Character Specials"),
    "basic": (1024, "may not play Basic Universe cards"),
    "training": (2048, "may not play Training cards"),
    "energy_teamwork": (4096, "may not play Energy Teamwork cards"),
    "special_defence": (8192, "may not be defended with Specials"),
}


class Lock(Lasting, frozen=True, kw_only=True, tag="lock"):
    """Takes kinds of actions away from a character or a player."""

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
        ],
        ...,
    ] = ()
    icons: tuple[Icon, ...] = ()
    attack_icons: tuple[Icon, ...] = ()
    KIND: ClassVar[int] = K_LOCK

    @property
    def mask(self) -> int:
        return sum(LOCKS[n][0] for n in self.no)

    @property
    def icon_mask(self) -> int:
        return mask(self.icons)

    @property
    def attack_mask(self) -> int:
        return mask(self.attack_icons)

    def does(self, s: Overpower, k: "Effects") -> None:
        super().does(s, k)
        if "place_special" in self.no:
            from overtable.games.overpower.word import NEXT_BATTLE, row_of, start
            from overtable.kernel.effect import end

            act = s.acts[k.act]
            row = row_of(self)
            end(s, lambda e: e.source == k.card and e.amount == row)
            start(s, self, k.card, act.seat, act.target, NEXT_BATTLE)

    def says(self, name: str) -> str:
        parts = [LOCKS[n][1] for n in self.no]
        if self.icons:
            parts.append(f"may not use cards that show {names(self.icons)}")
        if self.attack_icons:
            parts.append(f"may not attack with cards that show {names(self.attack_icons)}")
        return f"{first_up(whom(self.who, name))} {' and '.join(parts)}."


class Shield(Lasting, frozen=True, kw_only=True, tag="shield"):
    """Keeps attacks, or some kinds of them, away from a character or the team."""

    icons: tuple[Icon, ...] = ()
    types: tuple[Type, ...] = ()
    but: tuple[Type, ...] = ()
    universe: Literal["", "against", "only"] = ""
    which: Which | None = None
    """Against attacks with such cards."""
    KIND: ClassVar[int] = K_SHIELD

    def prevents(self, icons: int, kind: int, universe: bool, f: "Face") -> bool:
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

    def says(self, name: str) -> str:
        whose = first_up(whom(self.who, name))
        if self.icons:
            return f"{whose} may not be attacked by cards that show {names(self.icons)}."
        if self.types:
            return f"No {names(self.types)} attacks against {whose[0].lower()}{whose[1:]}."
        if self.but:
            return f"{whose}: only {names(self.but)} attacks are possible."
        if self.universe == "against":
            return f"{whose} may not be attacked with Universe cards."
        if self.universe == "only":
            return f"{whose} may be attacked only with Universe cards."
        if self.which:
            return f"{whose} may not be attacked with {self.which.says(many=True)}, nor defended against with them."
        return f"{whose} may not be attacked."


class Shifts(Lasting, frozen=True, kw_only=True, tag="shifts"):
    """Lets, or makes, attacks on some characters move to others."""

    of: Literal["user", "team", "either", "chosen"] = "team"
    """Whose attacks: the user's, the whole team's, the user's and the chosen teammate's, the chosen character's."""
    to: Literal["user", "chosen", "card", "teammates", "other"]
    must: bool = False
    less: int = 0
    which: Which | None = None
    """Only attacks with such cards."""
    block: bool = False
    """Only if the new target at once blocks with a Power card."""
    holds: int = 0
    """How much damage the card takes before it goes; 0: a single hit removes it."""
    KIND: ClassVar[int] = K_SHIFT

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        return [TEAM + seat] if self.of == "team" else [target if self.of == "chosen" else user]

    def extra(self, s: Overpower, k: "Effects") -> int:
        return (s.acts[k.act].user if self.to == "user" else s.acts[k.act].target) + 1

    def says(self, name: str) -> str:
        of = {
            "user": name,
            "team": f"{name}'s team",
            "either": f"{name} or the chosen teammate",
            "chosen": "the chosen character",
        }[self.of]
        to = {
            "user": name,
            "chosen": "the chosen character, who may defend",
            "card": "this card",
            "teammates": "any other Front Line character of the team",
            "other": "the other of the two",
        }[self.to]
        verb = "are shifted" if self.must else "may be shifted"
        kind = f"Attacks with {self.which.says(many=True)}" if self.which else "Attacks"
        tail = f" at -{self.less}" if self.less else ""
        tail += ", if that one blocks with a Power card at once" if self.block else ""
        text = f"{kind} on {of} {verb} to {to}{tail}."
        if self.to == "card":
            end = f"{self.holds} damage removes it" if self.holds else "one hit removes it"
            text += f" It cannot be defended, {end}, and such hits never count."
        return text


class HitsToKO(Lasting, frozen=True, kw_only=True, tag="hits_to_ko"):
    """Changes the damage that a Cumulative KO takes."""

    amount: int
    KIND: ClassVar[int] = K_HITS_TO_KO

    def says(self, name: str) -> str:
        who = "each of the opponent's characters" if self.who == "opponent" else whom(self.who, name)
        return f"Hits to KO of {who}: {self.amount:+d}."


class OpenHand(Lasting, frozen=True, kw_only=True, tag="open_hand"):
    KIND: ClassVar[int] = K_OPEN

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.piles import show_open_hands

        super().does(s, k)
        show_open_hands(s)

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        if self.who == "both":
            return [TEAM + seat, TEAM + 1 - seat]
        return [TEAM + (seat if self.who in ("user", "team") else 1 - seat)]

    def says(self, name: str) -> str:
        who = {"both": "Both players show their hands and play", "opponent": "The opponent shows the hand and plays"}
        return f"{who.get(self.who, 'You show your hand and play')} open handed."


class VentureTotal(Lasting, frozen=True, kw_only=True, tag="venture_total"):
    amount: int = 0
    of: Literal["", "cards"] = ""
    """`cards`: the value of the cards that the words before spoke of."""
    KIND: ClassVar[int] = K_VENTURE

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        return [TEAM + (1 - seat if self.who == "opponent" else seat)]

    def extra(self, s: Overpower, k: "Effects") -> int:
        from overtable.games.overpower.faces import face

        return sum(max(0, face(s, c).value) for c in s.acts[k.act].seen) + 1 if self.of else 0

    def says(self, name: str) -> str:
        who = "The opponent" if self.who == "opponent" else "The team"
        if self.of:
            return f"The value of that card is added to {who.lower()}'s Venture Total."
        return f"{who}: {self.amount:+d} to the Venture Total."


class AvoidWith(Lasting, frozen=True, kw_only=True, tag="avoid_with"):
    """Power cards of a type avoid attacks."""

    type: Type
    attacks: tuple[Type, ...] = ()
    any_level: bool = False
    """The Power card need not be playable by the grid."""
    KIND: ClassVar[int] = K_AVOID_WITH

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        return [user]

    def says(self, name: str) -> str:
        card = names((self.type,))
        what = f"{names(self.attacks)} attacks" if self.attacks else "any attack"
        how = "of any level" if self.any_level else "that the grid allows"
        whose = f"{name} or a teammate" if self.who == "team" else name
        return f"{name} may avoid {what} on {whose} with {card} Power cards {how}."


class DefendFor(Lasting, frozen=True, kw_only=True, tag="defend_for"):
    """Named teammates and this character may block for each other with Power cards."""

    names: tuple[str, ...]
    KIND: ClassVar[int] = K_DEFEND_FOR

    def says(self, name: str) -> str:
        from overtable.games.overpower.word import and_list

        return f"{name} and {and_list(self.names, 'or')} may block for each other with Power cards."


class Decoy(Lasting, frozen=True, kw_only=True, tag="decoy"):
    """The card lies before a character, who may not be attacked until it was; one hit removes it."""

    KIND: ClassVar[int] = K_DECOY

    def says(self, name: str) -> str:
        return (
            f"Lies before {whom(self.who, name)}, who may not be attacked while it lies there. "
            "It may be attacked itself, cannot be defended, and one hit removes it."
        )


class Swarm(Lasting, frozen=True, kw_only=True, tag="swarm"):
    """The target may attack nothing but this card; one hit removes it."""

    who: Literal["target"] = "target"
    KIND: ClassVar[int] = K_SWARM

    def says(self, name: str) -> str:
        return (
            "The target may attack nothing but this card, which its teammates may attack too. "
            "It cannot be defended, and one hit removes it."
        )


class KONeeds(Lasting, frozen=True, kw_only=True, tag="ko_needs"):
    icon: Type
    KIND: ClassVar[int] = K_KO_NEEDS

    def says(self, name: str) -> str:
        return f"{name} is only KO'd while carrying a hit that shows {names((self.icon,))}."


class UniverseLess(Lasting, frozen=True, kw_only=True, tag="universe_bonus"):
    amount: int
    KIND: ClassVar[int] = K_UNIVERSE_LESS

    def says(self, name: str) -> str:
        return f"Bonuses of {whom(self.who, name)}'s Universe cards: {self.amount:+d}."


class NoCount(Lasting, frozen=True, kw_only=True, tag="no_count"):
    """Hits that show an icon do not count to the Venture Total."""

    icon: Type
    KIND: ClassVar[int] = K_NO_COUNT

    def says(self, name: str) -> str:
        return f"Hits that show {names((self.icon,))} do not count to the Venture Total."


class HandChoice(Lasting, frozen=True, kw_only=True, tag="hand_choice"):
    """Before each Draw Phase the owner says how many cards both players draw."""

    sizes: tuple[int, ...]
    KIND: ClassVar[int] = K_HAND

    def says(self, name: str) -> str:
        numbers = ", ".join(map(str, self.sizes[:-1]))
        return f"Before each Draw Phase say how many cards each player draws: {numbers} or {self.sizes[-1]}."
