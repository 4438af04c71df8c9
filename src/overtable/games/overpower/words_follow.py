"""What a card says about attacks and defences: further attacks, avoids, shifts, negates, blocks, limits, costs."""

from typing import Literal

import msgspec

from overtable.games.overpower.word import Icon, Type, When, names, some

AS_POSSIBLE = 99
"""A count that stands for "as many as possible" (OP25-BATT-77)."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a card's data that is no word of its own."""


class Additional(Part, frozen=True, kw_only=True):
    """A further attack (or action) that the card grants."""

    count: int = 1
    by: Literal["user", "each_teammate", "teammates", "front_line", "team"] = "user"
    """`teammates`: up to `count` different Front Line teammates, one each."""
    kind: Literal["attack", "power", "special", "numerical", "teammates_special"] = "attack"
    types: tuple[Type, ...] = ()
    bonus: int = 0
    same_target: bool = False
    at_reserve: bool = False
    face_down: bool = False
    no_special_defence: bool = False
    when: When | None = None

    def says(self, name: str) -> str:
        who = {
            "user": name,
            "each_teammate": "Each Front Line teammate",
            "teammates": f"Up to {some(self.count, 'Front Line teammate')}",
            "front_line": "Any Front Line character",
            "team": "The team",
        }[self.by]
        kind = f"{names(self.types)} " if self.types else ""
        what = {
            "attack": f"{kind}attack",
            "power": "Power card attack",
            "special": "Special",
            "numerical": "numerical attack",
            "teammates_special": "attack with a teammate's Special",
        }[self.kind]
        many = some(self.count if self.by == "user" else 1, f"further {what}")
        if self.count >= AS_POSSIBLE:
            many = f"as many further {what}s as possible"
        verb = "play" if self.kind == "special" else "make"
        tail = f" at {self.bonus:+d} each" if self.bonus else ""
        tail += " on the same target" if self.same_target else ""
        tail += " on the Reserve character" if self.at_reserve else ""
        tail += " face down; the opponent must guess a defence" if self.face_down else ""
        tail += ", which no Special can defend" if self.no_special_defence else ""
        head = "If it was defended: " if self.when and self.when.defended else ""
        return f"{head}{who} may {verb} {many}{tail}."


class Avoid(Part, frozen=True, kw_only=True):
    """Avoids an attack."""

    who: Literal["user", "teammate", "team"] = "user"
    icons: tuple[Icon, ...] = ()
    types: tuple[Type, ...] = ()
    made_with: Literal["", "universe", "teamwork", "special", "power"] = ""
    most: int = 99
    only_ko: bool = False
    removes: bool = False
    """The avoided attack leaves the game."""
    whole_string: bool = False
    better: When | None = None
    """When this holds, `better_most` and `better_who` are used."""
    better_most: int = 0
    better_who: Literal["", "team"] = ""

    def says(self, name: str) -> str:
        who = {"user": name, "teammate": "A teammate", "team": f"{name} or a teammate"}[self.who]
        what = "an attack"
        if self.whole_string:
            what = "all attacks of one Teamwork card"
        elif self.made_with:
            made = {"universe": "a Universe card", "teamwork": "a Teamwork card", "special": "a Special"}
            what += f" made with {made.get(self.made_with, 'a Power card')}"
        if self.icons:
            what += f" that shows {names(self.icons)}"
        if self.types:
            what = f"a {names(self.types)} attack"
        if self.most < 99:
            what += f" of level {self.most} or lower"
        text = f"{who} avoids {what}."
        if self.only_ko:
            text += " Only a hit that would KO may be avoided."
        if self.removes:
            text += " The attack leaves the game."
        if self.better:
            if self.better_most:
                text += f" If {self.better.says()}: up to level {self.better_most}."
            if self.better_who:
                text += f" If {self.better.says()}: any teammate may be saved too."
        return text


class Shift(Part, frozen=True, kw_only=True):
    """Moves an attack to another character of the defender's."""

    to: Literal["user", "any"] = "user"
    pins: bool = False
    """Further attacks of the string go to the user, at -2."""

    def says(self, name: str) -> str:
        if self.to == "any":
            return "An attack on a Front Line character moves to another one, who may defend."
        text = f"An attack on a teammate moves to {name}, who may defend."
        if self.pins:
            text += f" Further attacks of that string go to {name} as well, at -2."
        return text


class Negate(Part, frozen=True, kw_only=True):
    """Negates a Special."""

    cost: Literal["", "brute_force_power", "open_hand"] = ""
    """What negating on defence costs."""
    own: bool = False

    def says(self, name: str) -> str:
        text = "Negates a Special of the opponent."
        if self.cost == "open_hand":
            text += f" On defence {name}'s player then plays open handed this battle."
        elif self.cost:
            text += f" On defence a Brute Force Power card that {name} can play must be discarded."
        return text


class Combine(Part, frozen=True, kw_only=True):
    """Joins with a Power card into one attack."""

    by: Literal["user", "teammate"]
    types: tuple[Type, ...]
    parts: bool = False
    """The attack may be defended in parts (OP25-BATT-72)."""

    def says(self, name: str) -> str:
        who = name if self.by == "user" else "A teammate"
        tail = " It may be defended part by part." if self.parts else ""
        return f"{who} may add a {names(self.types)} Power card: one combined attack.{tail}"


class LevelIf(Part, frozen=True, kw_only=True):
    """The card acts at another level, and perhaps as another type."""

    when: When
    value: int
    icons: tuple[Icon, ...]


class Guard(Part, frozen=True, kw_only=True):
    """The card may block."""

    value: int | None = None
    icons: tuple[Icon, ...] = ()
    who: Literal["user", "team"] = "user"
    when: When | None = None
    better: When | None = None
    """When this holds it may block for any teammate."""

    def says(self, name: str, value: int | None) -> str:
        level = self.value if self.value is not None else value
        whom = f"{name} or a teammate" if self.who == "team" else name
        kind = f" {names(self.icons)}" if self.icons else ""
        text = f"May block for {whom} at level {level}{kind}."
        if self.when:
            text = f"If {self.when.says()}: may block for {whom}."
        if self.better:
            text += f" If {self.better.says()}: for any teammate too."
        return text


class Limits(Part, frozen=True, kw_only=True):
    """What cannot defend this attack."""

    no_special: bool = False
    no_special_if: When | None = None
    no_placed: bool = False
    only_icon: Type | None = None
    only_power: int = 0
    no_block_icon: Type | None = None

    def says(self, name: str) -> str:
        if self.no_special:
            return "No Special can defend it."
        if self.no_special_if:
            return f"If {self.no_special_if.says()}: no Special can defend it."
        if self.no_placed:
            return "No placed card can defend it."
        if self.only_icon:
            return f"Only cards that show {names((self.only_icon,))} can defend it."
        if self.only_power:
            return f"Only a Power card of level {self.only_power}+ can defend it."
        if self.no_block_icon:
            return f"Cards that show {names((self.no_block_icon,))} cannot block it."
        return ""


class Cost(Part, frozen=True, kw_only=True):
    """Cards to be given up."""

    kind: Literal[
        "card", "any", "special", "intelligence_power", "brute_force_power", "teammates", "advanced", "top"
    ] = "card"
    """Of the hand; of the hand or placed; a kind of card; placed on a teammate; in play; the top of the Draw Pile."""
    count: int = 1

    def what(self, name: str) -> str:
        if self.kind == "top":
            return f"the top {some(self.count, 'card')} of the Draw Pile"
        things = {
            "card": ("card", " from hand"),
            "any": ("card", ", placed or from hand"),
            "special": ("Special", ""),
            "intelligence_power": ("Intelligence Power card", f" that {name} can play"),
            "brute_force_power": ("Brute Force Power card", f" that {name} can play"),
            "teammates": ("card", " of a Front Line teammate"),
            "advanced": ("Advanced Universe card", " in play"),
        }
        noun, tail = things[self.kind]
        return some(self.count, noun) + tail

    def says(self, name: str) -> str:
        return f"Costs {self.what(name)}, discarded."
