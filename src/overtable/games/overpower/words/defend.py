"""Lasting words about defending: attacks that move, that Power cards avoid, that cards in play draw to themselves."""

from typing import ClassVar, Literal

from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import TYPES, Type, names
from overtable.games.overpower.inplay.kinds import K_AVOID_WITH, K_DECOY, K_DEFEND_FOR, K_SHIFT, K_SWARM
from overtable.games.overpower.state import ANY, CHARACTERS, TEAM, Overpower
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.saying import an
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, Side, whom
from overtable.kernel.language import and_list


class Shifts(Lasting, frozen=True, kw_only=True, tag="shifts"):
    """Lets, or makes, attacks on some characters move to others."""

    of: Literal["user", "team", "either", "chosen"] = "team"
    """Whose attacks: the user's, the whole team's, the user's and the chosen teammate's, the chosen character's."""
    to: Literal["user", "chosen", "card", "teammates", "other", "front_line", "reserve"]
    must: bool = False
    until_ko: bool = False
    """Until the one who is chosen is KO'd."""
    less: int = 0
    which: Which | None = None
    """Only attacks with such cards."""
    block: bool = False
    """Only if the new target at once blocks with a Power card."""
    holds: int = 0
    """How much damage the card takes before it goes; 0: a single hit removes it."""
    KIND: ClassVar[int] = K_SHIFT

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return side == "defence"

    def suppose(self, s: Overpower, k: Effects) -> None:
        self.does(s, k)

    @property
    def draws_attacks(self) -> bool:
        return self.must

    @property
    def lowers_drawn(self) -> int:
        return self.less if self.must else 0

    @property
    def lies_on_user(self) -> bool:
        return True

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        return [TEAM + seat] if self.of == "team" else [target if self.of == "chosen" else user]

    def also(self, s: Overpower, k: Effects) -> int:
        return s.acts[k.act].user if self.to in ("user", "teammates") else s.acts[k.act].target

    def says(self, name: str) -> str:
        of = {
            "user": name,
            "team": "the team" if name == "each player" else f"{name}'s team",
            "either": f"{name} or the chosen teammate",
            "chosen": "the chosen character",
        }[self.of]
        whose = "that character" if self.of == "chosen" else name
        to = {
            "user": name,
            "chosen": "the chosen character, who may defend",
            "card": "this card",
            "teammates": f"any Front Line teammate of {whose}",
            "other": "the other of the two",
            "front_line": "any other Front Line character of the team, who may defend",
            "reserve": "the Reserve character, who may defend",
        }[self.to]
        verb = "are shifted" if self.must else "may be shifted"
        kind = f"Attacks with {self.which.says(many=True)}" if self.which else "Attacks"
        tail = f" at -{self.less}" if self.less else ""
        tail += ", if that one blocks with a Power card at once" if self.block else ""
        tail += ", until that one is KO'd" if self.until_ko else ""
        text = f"{kind} on {of} {verb} to {to}{tail}."
        if self.to == "card":
            end = f"{self.holds} damage removes it" if self.holds else "one hit removes it"
            text += f" It cannot be defended, {end}, and hits on it do not count to the Venture Total."
        return text


class AvoidWith(Lasting, frozen=True, kw_only=True, tag="avoid_with"):
    """Power cards of a type avoid attacks."""

    type: Type
    attacks: tuple[Type, ...] = ()
    any_level: bool = False
    """The Power card need not be playable by the grid."""
    least: int = 0
    most: int = 99
    numerical: bool = False
    """Only numerical attacks."""
    cards: Literal["any", "pure", "multi"] = "any"
    """Besides Power cards of the type: MultiPower and Any-Power cards, none, MultiPower cards."""
    basic: bool = False
    """Each together with a Basic Universe card of the type."""
    KIND: ClassVar[int] = K_AVOID_WITH

    def takes(self, f: Face, icons: int) -> bool:
        """Whether a Power card that shows these icons is one of those that avoid."""
        t = TYPES.index(self.type)
        if not self.least <= f.value <= self.most:
            return False
        if self.cards == "pure":
            return icons == 1 << t
        return bool(icons >> t & 1 or (self.cards == "any" and icons >> ANY & 1))

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return side == "defence"

    def suppose(self, s: Overpower, k: Effects) -> None:
        self.does(s, k)

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        return list(range(CHARACTERS)) if self.who == "both" else [user]

    def says(self, name: str) -> str:
        card = names((self.type,))
        kind = f"{card} or MultiPower" if self.cards == "multi" else card
        what = f"{names(self.attacks)} attacks" if self.attacks else f"any {'numerical ' * self.numerical}attack"
        how = "of any level" if self.any_level else "that the grid allows"
        how = f"of level {self.least} or higher {how}" if self.least else how
        how = f"of level {self.most} {how}" if self.most == 1 else how
        how += f", each with {an(card)} Basic Universe card that {name} can use" if self.basic else ""
        whose = f"{name} or a teammate" if self.who == "team" else name
        if self.who == "both":
            return f"Any character may avoid {what} on itself with {kind} Power cards {how}."
        return f"{name} may avoid {what} on {whose} with {kind} Power cards {how}."


class DefendFor(Lasting, frozen=True, kw_only=True, tag="defend_for"):
    """Named teammates and this character may block for each other with Power cards."""

    names: tuple[str, ...] = ()
    in_play: str = ""
    """Rather those that have a card of this name in play, with whatever defends."""
    reserve: Literal["", "for_user", "by_user", "everybody"] = ""
    """Rather the Reserve character: for the user, the user from there for the Front Line, everybody's for everybody."""
    alone: bool = False
    """Without a Universe card."""
    KIND: ClassVar[int] = K_DEFEND_FOR

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return side == "defence"

    def suppose(self, s: Overpower, k: Effects) -> None:
        self.does(s, k)

    def says(self, name: str) -> str:
        if self.reserve:
            who = name if self.reserve == "by_user" else "The Reserve character"
            whom_for = name if self.reserve == "for_user" else "Front Line characters"
            end = ", without Universe cards" if self.alone else ""
            return f"{who} may block from Reserve for {whom_for} with Power cards{end}."
        if self.in_play:
            return f"{name} may defend any Front Line teammate that has {self.in_play} in play, too."
        return f"{name} may block for {and_list(self.names, 'or')} with Power cards, and they for {name}."


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
