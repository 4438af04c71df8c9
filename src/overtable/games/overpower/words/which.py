"""Which cards a word speaks of: one filter for everything that picks, allows, forbids or watches cards."""

from typing import Literal

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import Icon, mask, names
from overtable.games.overpower.state import ANY
from overtable.kernel.language import and_list

Kind = Literal["special", "universe", "power", "teamwork", "ally", "basic", "training", "advanced", "event", "card"]

KIND_NAMES = {
    "card": "card",
    "special": "Special",
    "universe": "Universe card",
    "power": "Power card",
    "teamwork": "Teamwork card",
    "ally": "Ally card",
    "basic": "Basic Universe card",
    "training": "Training card",
    "advanced": "Advanced Universe card",
    "event": "Event",
}


def of_kind_name(f: Face, kind: str) -> bool:
    """OP25-INTER-21: whether a card is by print of the kind that a word calls by this name."""
    if kind == "card":
        return True
    if kind == "universe":
        return f.universe
    want = {
        "special": fc.SPECIAL,
        "power": fc.POWER,
        "teamwork": fc.TEAMWORK,
        "ally": fc.ALLY,
        "basic": fc.BASIC,
        "training": fc.TRAINING,
        "advanced": fc.ADVANCED,
        "event": fc.EVENT,
    }
    return f.kind == want[kind]


class Which(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A filter of cards; every field that is set must hold."""

    kinds: tuple[Kind, ...] = ()
    named: str = ""
    icons: tuple[Icon, ...] = ()
    least: int = 0
    most: int = 99
    numerical: bool | None = None
    attack: bool = False
    """Only as an attack."""
    any_character: bool | None = None
    character: str = ""
    """Only Specials of this character."""
    names: tuple[str, ...] = ()
    """Only cards of one of these names."""
    single: bool = False
    """Shows one icon: no MultiPower and no Any-Power."""
    one_per_deck: bool | None = None
    acts_as_power: bool = False
    """A Power card, or a card that acts as one."""
    multi: bool = False
    """Shows more than one icon."""
    no_attack: bool = False
    """Only what is no attack."""
    lasting: bool = False
    """Speaks of the rest of the battle or the game."""
    speaks: Literal["", "teammate", "avoid", "draw", "negate", "hits"] = ""
    """Has this word in its text; `hits`: does something to hits that lie there."""
    allegiance: Literal["", "hero", "villain"] = ""
    """Shows this code (OPC-CODE-01)."""
    but_code: str = ""
    """Classic: without this function code."""

    def fits(self, f: Face, value: int = -1, icons: int = -1) -> bool:
        """Whether a card is meant; `value` and `icons` where it acts as something else than is printed."""
        if self.kinds and not any(of_kind_name(f, k) for k in self.kinds):
            return False
        if self.named and f.name != self.named:
            return False
        shown = f.icons if icons < 0 else icons
        if self.icons and not shown & mask(self.icons):
            return False
        if not self.least <= max(0, f.value if value < 0 else value) <= self.most:
            return False
        if self.numerical is not None and f.numeric != self.numerical:
            return False
        if self.attack and not f.attack:
            return False
        if self.any_character is not None and f.any_character != self.any_character:
            return False
        if (self.character and f.character != self.character) or (self.names and f.name not in self.names):
            return False
        if self.single and (f.icons & (f.icons - 1) or f.icons >> ANY):
            return False
        if self.one_per_deck is not None and f.card.one_per_deck != self.one_per_deck:
            return False
        if self.multi and not shown & (shown - 1):
            return False
        if (self.no_attack and f.attack) or (self.lasting and getattr(f.card, "until", "") not in ("battle", "game")):
            return False
        if self.speaks and not speaks_of(f, self.speaks):
            return False
        if self.but_code and getattr(f.card, "code", "") == self.but_code:
            return False
        if self.allegiance and getattr(f.card, "allegiance", "") != self.allegiance:
            return False
        return f.power or not self.acts_as_power

    def says(self, many: bool = False) -> str:
        """A noun: an Intelligence Power card of level 7 or higher."""
        kinds = self.kinds or ("power" if self.acts_as_power else "card",)
        end = "s" if many else ""
        noun = (" and " if many else " or ").join(KIND_NAMES[k] + end for k in kinds)
        if self.named:
            noun = self.named + end
        if self.names:
            noun = and_list(self.names, "and" if many else "or")
        if self.character:
            noun += f" of {self.character}"
        if self.any_character:
            noun = f"Any Character {noun}"
        if self.icons and (self.kinds or self.acts_as_power):
            noun = f"{names(self.icons)} {noun}"
        elif self.icons:
            noun += f" that show{'' if many else 's'} {'only ' * self.single}{names(self.icons)}"
        if self.numerical is not None:
            noun = f"{'' if self.numerical else 'non-'}numerical {noun}"
        if self.least and self.least == self.most:
            noun += f" of level {self.least}"
        elif self.least:
            noun += f" of level {self.least} or higher"
        elif self.most < 99:
            noun += f" of level {self.most} or lower"
        if self.attack:
            noun += f" that attack{'' if many else 's'}"
        if self.single and (self.kinds or self.acts_as_power or not self.icons):
            noun += f" that show{'' if many else 's'} a single icon"
        if self.multi:
            noun += f" that show{'' if many else 's'} more than one icon"
        if self.no_attack:
            noun += " that are no attacks" if many else " that is no attack"
        if self.lasting:
            noun += f" that speak{'' if many else 's'} of the rest of the battle or the game"
        if self.but_code:
            noun += f" but those of code {self.but_code}"
        if self.allegiance:
            noun = f"{self.allegiance.capitalize()} {noun}"
        if self.speaks == "hits":
            noun += f" that do{'' if many else 'es'} something to hits"
        elif self.speaks in ("avoid", "draw", "negate"):
            noun += f" with the word {self.speaks}"
        elif self.speaks:
            noun += f" that speak{'' if many else 's'} of a {self.speaks}"
        if self.one_per_deck is not None:
            noun += " marked One Per Deck" if self.one_per_deck else " not marked One Per Deck"
        if self.any_character is False:
            noun += f" that {'are no Any Character Specials' if many else 'is no Any Character Special'}"
        return noun


def speaks_of(f: Face, word: str) -> bool:
    """Whether a card has this word in its text, or does something to hits."""
    if word == "teammate":
        return speaks_of_teammate(f)
    if not f.words:
        return False
    if word == "hits":
        return any(w.touches_hits for w in f.card.all_words())
    return word in f.card.mentions


def speaks_of_teammate(f: Face) -> bool:
    """Whether a card has the word teammate in its text, as every Teamwork and Ally card has."""
    return f.kind in (fc.TEAMWORK, fc.ALLY) or (f.words and f.card.speaks_of_teammate)


def of_hits(which: Which | None, one: bool) -> str:
    """What tells hits apart, after the word hit: of a Power card; that show Energy."""
    if which is None:
        return ""
    if which.kinds:
        return f" of {a_card(which) if one else which.says(many=True)}"
    return which.says(many=not one).removeprefix("card").removeprefix("s")


def a_card(which: Which | None) -> str:
    noun = which.says() if which else "card"
    if which and (which.named or which.names):
        return noun
    return f"{'an' if noun[0] in 'AEIOaeio' else 'a'} {noun}"
