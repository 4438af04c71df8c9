"""The words that a card is written in: what each does, what it says, and when it holds.

A word is a small frozen Struct, tagged by `do`. `Effects` runs a card's list of words one after the other; a word
that needs a choice asks through that frame. `When` is a condition that any word, and some fields of a card, may carry.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from overtable.games.overpower.state import TEAM, Overpower, owner
from overtable.kernel.effect import begin
from overtable.kernel.frame import Refusals
from overtable.kernel.option import Option

if TYPE_CHECKING:
    from overtable.games.overpower.words.run import Effects

Type = Literal["energy", "combat", "brute_force", "intelligence"]
Icon = Literal["energy", "combat", "brute_force", "intelligence", "any_power"]
TYPES: tuple[str, ...] = ("energy", "combat", "brute_force", "intelligence", "any_power")
TYPE_NAMES = ("Energy", "Combat", "Brute Force", "Intelligence", "Any-Power")


def mask(icons: tuple[str, ...]) -> int:
    return sum(1 << TYPES.index(i) for i in icons)


def names(icons: tuple[str, ...], glue: str = " or ") -> str:
    return glue.join(TYPE_NAMES[TYPES.index(i)] for i in icons)


def and_list(items: tuple[str, ...], glue: str = "and") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {glue} {items[-1]}"


def first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def some(count: int, thing: str) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six", "seven")
    n = words[count] if count < len(words) else str(count)
    return f"{n} {thing}" + ("" if count == 1 or thing.endswith("s") else "s")


class When(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition; every field that is set must hold."""

    marked: str = ""
    teammate: tuple[str, ...] = ()
    in_play: str = ""
    mission: str = ""
    homebase: str = ""
    more_defeated: bool = False
    missions: Literal["", "up", "down"] = ""
    """More Completed than Defeated Objectives, or the other way round (OP25-VENT-17)."""
    grid: Literal["energy", "combat", "brute_force", "intelligence", "any", ""] = ""
    least: int = 0
    most: int = 99
    threat: int = 0
    unmarked: str = ""
    done: bool = False
    defended: bool = False
    ventured: int = 99
    """The team ventured no more than so many."""
    would_ko: bool = False
    """The attack in progress would KO its target."""
    lost_battle: bool = False
    """The team lost the battle before this one."""
    discarded: bool = False
    """Duplicate or unusable cards were discarded in this Discard Phase."""

    def says(self) -> str:
        parts: list[str] = []
        if self.marked:
            parts.append(f"the target carries {self.marked} as a hit")
        if self.unmarked:
            parts.append(f"the target does not carry {self.unmarked}")
        if self.teammate:
            parts.append(f"{and_list(self.teammate, 'or')} began the game beside this character")
        if self.in_play:
            parts.append(f"{self.in_play} is in play")
        if self.mission:
            parts.append(f"the team plays the Mission {self.mission}")
        if self.homebase:
            parts.append(f"the team's Homebase is {self.homebase}")
        if self.more_defeated:
            parts.append("the team has more Defeated Objectives than the opponent")
        if self.missions:
            parts.append(f"the team is {self.missions} on missions")
        if self.grid:
            skill = "one of the target's skills" if self.grid == "any" else f"the target's {names((self.grid,))}"
            parts.append(f"{skill} is {self.least} or higher" if self.least else f"{skill} is at most {self.most}")
        if self.threat:
            parts.append(f"the target's threat is at most {self.threat}")
        if self.ventured < 99:
            parts.append(f"you ventured no more than {some(self.ventured, 'Objective')}")
        if self.would_ko:
            parts.append("the hit would KO")
        if self.lost_battle:
            parts.append("the last battle was lost")
        if self.discarded:
            parts.append("you discarded duplicate or unusable cards")
        if self.done:
            parts.append("that was done")
        if self.defended:
            parts.append("it was defended")
        return " and ".join(parts)

    def holds(self, s: Overpower, seat: int, target: int) -> bool:
        from overtable.games.overpower.book.facts import face
        from overtable.games.overpower.inplay import queries as lasting
        from overtable.games.overpower.state import MISSION_COMPLETED, MISSION_DEFEATED, zone

        if self.marked and not carries(s, target, self.marked):
            return False
        if self.unmarked and carries(s, target, self.unmarked):
            return False
        if self.teammate and not any(
            name in face(s, c).names for c in range(seat * 4, seat * 4 + 4) for name in self.teammate
        ):
            return False
        if self.in_play and not lasting.in_play(s, seat, self.in_play):
            return False
        if self.mission and s.sets[seat] != self.mission:
            return False
        if self.homebase and (s.homes[seat] < 0 or face(s, s.homes[seat]).name != self.homebase):
            return False
        if self.more_defeated and not (
            len(s.zones[zone(seat, MISSION_DEFEATED)]) > len(s.zones[zone(1 - seat, MISSION_DEFEATED)])
        ):
            return False
        if self.missions:
            gap = len(s.zones[zone(seat, MISSION_COMPLETED)]) - len(s.zones[zone(seat, MISSION_DEFEATED)])
            if gap <= 0 if self.missions == "up" else gap >= 0:
                return False
        if self.grid:
            if not 0 <= target < 8:
                return False
            grid = lasting.grid(s, target)
            values = grid if self.grid == "any" else (grid[TYPES.index(self.grid)],)
            if not any(self.least <= v <= self.most for v in values):
                return False
        if self.threat and not (0 <= target < 8 and face(s, target).threat <= self.threat):
            return False
        if self.ventured < s.ventured_r[seat] + s.ventured_c[seat]:
            return False
        if self.would_ko and not attack_would_ko(s):
            return False
        if (self.lost_battle and not s.lost >> seat & 1) or (self.discarded and not s.discarded[seat]):
            return False
        return not (self.done and not s.tally)


def attack_would_ko(s: Overpower) -> bool:
    """Whether the attack that waits for its defence would KO its target."""
    from overtable.games.overpower.hits.ko import would_ko

    act = next((a for a in reversed(s.acts) if a.attack and not (a.hit or a.defended or a.stopped)), None)
    return act is not None and would_ko(s, act)


def carries(s: Overpower, target: int, name: str) -> bool:
    """Whether a card of this name is a hit on the character, or lies in the Astral Plane for it."""
    from overtable.games.overpower.book.facts import face

    if any(h.host == target and face(s, h.card).name == name for h in s.hits):
        return True
    return any(e.subject == target and e.source >= 8 and face(s, e.source).name == name for e in s.effects)


class Word(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing a card does."""

    when: When | None = None

    hint: ClassVar[float] = 1.0
    """How much a bot should like to see it happen, in points of damage."""

    def says(self, name: str) -> str:
        """What the card's text says of it; `name` is the character that plays the card."""
        return ""

    def asks(self, s: Overpower, k: "Effects") -> int:
        """Who must choose something; from public facts and what was picked so far only."""
        return 0

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        return []

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        """Take a choice; true when the word is finished. May put a changed `k` on top of the stack instead."""
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        """What happens when nobody has to choose."""

    def text(self, name: str) -> str:
        said = self.says(name)
        if self.when is None or not said:
            return said
        return f"If {self.when.says()}: {said if said.startswith(name) else said[0].lower() + said[1:]}"


Who = Literal["user", "target", "pick", "team", "opponent", "both", "user_and_target", "women", "others"]

LENGTHS = {"battle": 1, "this_battle": 1, "game": 2, "hit": 2, "action": 4}
BATTLE, GAME, NEXT_BATTLE = 1, 2, 3
LASTING: list[Any] = []
"""Rows of lasting words: an effect in play points at its word by `amount`."""
FORBIDS: list[tuple[int, int, int]] = []
"""By row, what a word forbids: the mask of locks, of icons not to be used, of icons not to attack with."""
_rows: dict[Any, int] = {}


def row_of(word: Any) -> int:
    if word not in _rows:
        _rows[word] = len(LASTING)
        LASTING.append(word)
        FORBIDS.append(word.forbids())
    return _rows[word]


class Lasting(Word, frozen=True, kw_only=True):
    """A word that goes on working: it becomes an effect in play, for as long as its card says."""

    who: Who = "user"
    KIND: ClassVar[int] = 0

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        from overtable.games.overpower.book.facts import face

        if self.who == "user":
            return [user if user >= 0 else TEAM + seat]
        if self.who in ("target", "pick"):
            return [target]
        if self.who == "team":
            return [TEAM + seat]
        if self.who == "opponent":
            return [TEAM + 1 - seat]
        if self.who == "both":
            return [TEAM + seat, TEAM + 1 - seat]
        if self.who == "women":
            return [c for c in range(seat * 4, seat * 4 + 4) if face(s, c).female or c == user]
        if self.who == "others":
            return [c for c in (*range(8), *s.homes) if c >= 0 and c not in (user, target)]
        return [user, target]

    def forbids(self) -> tuple[int, int, int]:
        """The masks of locks and icons that it takes away."""
        return 0, 0, 0

    def extra(self, s: Overpower, k: "Effects") -> int:
        """A second thing the effect remembers (a character, a type), plus one; 0 for none."""
        return 0

    def does(self, s: Overpower, k: "Effects") -> None:
        act = s.acts[k.act]
        until = k.length(s)
        source, whose = (k.card, owner(s, k.card)) if k.card >= 8 else (-1, act.seat)
        for subject in self.subjects(s, act.seat, act.user, act.target):
            start(s, self, source, whose, subject, until, self.extra(s, k))  # what an inherent ability did stays done
        k.keep(s)


def start(s: Overpower, word: Any, source: int, seat: int, subject: int, until: int, extra: int = 0) -> None:
    begin(s, word.KIND, source, seat, subject, row_of(word), until | extra << 4)
    s.dirty = 1


def whom(who: str, name: str) -> str:
    return {
        "user": name,
        "target": "the target",
        "pick": "the chosen character",
        "team": f"{name}'s team",
        "opponent": "the opponent",
        "both": "both players",
        "user_and_target": f"{name} and the target",
        "women": f"{name} and every woman on the team",
        "others": "everybody else",
    }[who]


Says = Callable[[str], str]
