"""What a card says about attacks and defences: avoids, shifts, negates, blocks, limits, costs."""

from typing import Literal

import msgspec

from overtable.games.overpower.book.icons import Icon, Type, names
from overtable.games.overpower.state import ANY
from overtable.games.overpower.words.when import When
from overtable.games.overpower.words.which import Which, a_card
from overtable.kernel.language import first_up, some


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a card's data that is no word of its own."""


class Avoid(Part, frozen=True, kw_only=True):
    """Avoids an attack."""

    who: Literal["user", "teammate", "team"] = "user"
    icons: tuple[Icon, ...] = ()
    types: tuple[Type, ...] = ()
    made_with: Literal["", "universe", "teamwork", "special", "power"] = ""
    most: int = 99
    numerical: bool = False
    """Only an attack with a number (OPC-DEF-11)."""
    when: When | None = None
    removes: bool = False
    """The avoided attack leaves the game."""
    better: When | None = None
    """When this holds, `better_most` and `better_who` are used."""
    better_most: int = 0
    better_who: Literal["", "team"] = ""

    def says(self, name: str) -> str:
        who = {"user": name, "teammate": "A teammate", "team": f"{name} or a teammate"}[self.who]
        what = "a numerical attack" if self.numerical else "an attack"
        if self.made_with:
            made = {"universe": "a Universe card", "special": "a Special", "power": "a Power card"}
            what += f" made with {made.get(self.made_with, 'a Teamwork card, or as a follow-up to one')}"
        if self.types:
            what = f"a {names(self.types)} attack"
        if self.most < 99:
            what += f" of level {self.most} or lower"
        if self.icons:
            what += f" that shows {names(self.icons)}"
        text = f"{who} avoids {what}."
        if self.when:
            text = f"If {self.when.says()}: {text[0].lower() if who == 'A teammate' else text[0]}{text[1:]}"
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

    to: Literal["user", "any", "teammate"] = "user"
    """`teammate`: an attack on the user, to a Front Line teammate."""
    pins: bool = False
    """Further attacks of the string go to the user, at -2."""

    def says(self, name: str) -> str:
        if self.to == "any":
            return "An attack on a Front Line character moves to another one, who may defend."
        if self.to == "teammate":
            return f"An attack on {name} moves to a Front Line teammate of your choice, who may defend."
        text = f"An attack on a teammate moves to {name}, who may defend."
        if self.pins:
            text += f" Further attacks of that string go to {name} as well, at -2."
        return text


class Negate(Part, frozen=True, kw_only=True):
    """Negates a Special."""

    cost: "Cost | None" = None
    """What negating on defence costs."""
    whose: Literal["opponent", "any"] = "opponent"
    """On offence: the opponent's Specials in play, or anybody's."""
    against: Literal["", "user"] = ""
    """Only what was played against the user."""
    which: Which | None = None
    placed: Which | None = None
    """Which Specials it negates when it was placed."""

    def says(self, name: str) -> str:
        what = a_card(self.which) if self.which else "a Special"
        text = f"Negates {what} of the opponent{f' played against {name}' if self.against else ''}."
        if self.placed:
            text += f" If it was placed: {a_card(self.placed)} only."
        if self.whose == "any":
            text += " On offence it may be one of your own in play."
        if self.cost:
            text += f" On defence only if you {self.cost.act(name)}."
        return text


class Combine(Part, frozen=True, kw_only=True):
    """Joins with a Power card into one attack.

    A Special without a level goes with an attack of its user: it adds nothing to the level, and lies nowhere.
    """

    by: Literal["user", "teammate"]
    types: tuple[Type, ...] = ()
    multi: bool = False
    """It names a MultiPower card, which it takes then (OPC-COMBO-06)."""
    every: bool = False
    """It speaks of every Power card attack of its user: a MultiPower card will do too."""
    parts: bool = False
    """The attack may be defended in parts (OP25-BATT-72)."""
    many: bool = False
    """The Special has no level: it joins several Power cards."""
    most: int = 99
    """Their highest value."""
    twice: bool = False
    """Only two blocks stop the attack."""

    def says(self, name: str) -> str:
        who = name if self.by == "user" else "A teammate"
        tail = " It may be defended part by part." if self.parts else ""
        return f"{who} may add {self.card()}: one combined attack.{tail}"

    def says_with(self, name: str) -> str:
        """Of a Special without a level."""
        if self.many:
            tail = " It may be defended part by part." if self.parts else ""
            return f"{name} joins {names(self.types)} Power cards of value {self.most} or lower into one attack.{tail}"
        whose = name if self.by == "user" else "a teammate"
        tail = " One block does not stop it: there must be two." if self.twice else ""
        return f"Goes with an attack that {whose} makes with {self.card()}.{tail}"

    def card(self) -> str:
        if not self.types and not self.multi:
            return "any Power card" if self.every else "any Power card but a MultiPower"
        kind = f"{'MultiPower' if self.multi else names(self.types)} Power card"
        return f"{'an' if kind[0] in 'AEI' else 'a'} {kind}"

    def takes(self, icons: int, wild: bool) -> bool:
        """Whether a Power card with these icons may join at all; `wild`: MultiPower and Any-Power cards may.

        OPC-COMBO-01: else exactly the stated type; OPC-COMBO-06: a MultiPower card where it is named, an Any-Power card
        where every Power card will do.
        """
        if wild or self.every:
            return True
        if icons & (icons - 1):
            return self.multi
        return not self.multi and (not self.types or not icons >> ANY & 1)


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
            text = f"If {self.when.says()}: it may block for {whom}."
        if self.better:
            text += f" If {self.better.says()}: for any teammate too."
        return text


class Limits(Part, frozen=True, kw_only=True):
    """What cannot defend this attack."""

    no: tuple[Literal["special", "placed", "any", "shift"], ...] = ()
    """`any`: nothing can defend it; `shift`: it goes to no teammate of its target."""
    no_if: When | None = None
    """Only where this holds."""
    only: Which | None = None
    none: Which | None = None
    no_block: Which | None = None
    with_universe: bool = False
    """A Power card defends only together with a Universe card."""
    strikes_back: bool = False
    """A Power card that blocks it hits whoever made the attack."""

    def says(self, name: str) -> str:
        said = []
        lead = f"If {self.no_if.says()}: no" if self.no_if else "No"
        for what in self.no:
            if what == "shift":
                said.append("It cannot be moved to a teammate of its target.")
                continue
            kind = {"special": " Special", "placed": " placed card", "any": "thing"}[what]
            said.append(f"{lead}{kind} can defend it.")
        if self.with_universe:
            return "Only a Power card together with a Universe card can defend it."
        if self.only:
            said.append(f"Only {self.only.says(many=True)} can defend it.")
        if self.none:
            said.append(f"{first_up(self.none.says(many=True))} cannot defend it.")
        if self.no_block:
            said.append(f"{first_up(self.no_block.says(many=True))} cannot block it.")
        if self.strikes_back:
            said.append(f"A Power card that blocks it hits {name}.")
        return " ".join(said)


class Cost(Part, frozen=True, kw_only=True):
    """Cards to be given up."""

    kind: Literal[
        "card",
        "any",
        "special",
        "power",
        "pure_power",
        "multi_power",
        "energy_power",
        "combat_power",
        "brute_force_power",
        "intelligence_power",
        "teams_intelligence",
        "basic",
        "teammates",
        "advanced",
        "top",
        "open_hand",
    ] = "card"
    """Of the hand; of the hand or placed; a kind of card; placed on a teammate; in play; the top of the Draw Pile."""
    count: int = 1

    def what(self, name: str) -> str:
        if self.kind == "top":
            return f"the top {some(self.count, 'card')} of the Draw Pile"
        things = {
            "card": ("card", " from hand"),
            "any": ("card", ", placed or from hand"),
            "special": ("Special", " that the team can play, placed or from hand"),
            "intelligence_power": ("Intelligence Power card", f" that {name} can play"),
            "teams_intelligence": ("Intelligence Power card", ", placed or from hand, whoever could play it"),
            "brute_force_power": ("Brute Force Power card", f" that {name} can play"),
            "energy_power": ("Energy Power card", f" that {name} can play"),
            "combat_power": ("Combat Power card", f" that {name} can play"),
            "power": ("Power card", f" that {name} can play"),
            "pure_power": ("Power card", f" that {name} can play, no MultiPower card"),
            "multi_power": ("MultiPower Power card", f" that {name} can play"),
            "basic": ("Basic Universe card", ""),
            "teammates": ("card", " of a Front Line teammate"),
            "advanced": ("Advanced Universe card", " in play"),
        }
        noun, tail = things[self.kind]
        return some(self.count, noun) + tail

    def act(self, name: str) -> str:
        """What the player does to pay."""
        return "play open handed this battle" if self.kind == "open_hand" else f"discard {self.what(name)}"

    def says(self, name: str) -> str:
        return f"To play it, {self.act(name)}."
