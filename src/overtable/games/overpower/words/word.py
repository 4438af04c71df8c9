"""The words that a card is written in: what each does, what it says, and when it holds.

A word is a small frozen Struct, tagged by `do`. `Effects` runs a card's list of words one after the other; a word
that needs a choice asks through that frame. `When` is a condition that any word, and some fields of a card, may carry.
"""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import Face, face
from overtable.games.overpower.inplay.effects import start
from overtable.games.overpower.state import CHARACTERS, TEAM, Overpower, owner
from overtable.games.overpower.words.run import DECLINED, Effects
from overtable.games.overpower.words.when import When
from overtable.kernel.frame import Frame, Refusals
from overtable.kernel.message import Message
from overtable.kernel.option import Option

Side = Literal["attack", "defence"]


class Word(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing a card does."""

    when: When | None = None

    LASTS: ClassVar[bool] = False
    """Whether it goes on working, as an effect in play."""
    RAISES_GRID: ClassVar[bool] = False
    MOVES_OBJECTIVES: ClassVar[bool] = False
    TOUCHES_HITS: ClassVar[bool] = False
    """Whether it removes, moves or changes hits that lie on a character, or what they count for."""
    DONE: ClassVar[str] = "that was done"
    """How later words speak of it, if they depend on whether it was done."""
    SHIELDS: ClassVar[bool] = False
    """Whether it keeps attacks away from somebody."""

    def says(self, name: str) -> str:
        """What the card's text says of it; `name` is the character that plays the card."""
        return ""

    def asks(self, s: Overpower, k: Effects) -> int:
        """Who must choose something; from public facts and what was picked so far only."""
        return 0

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        """What whoever must choose is asked, and what for."""
        raise NotImplementedError(f"{type(self).__name__} asks, and has no sentence for it")

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        return []

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        """Take a choice. May put a changed `k` on top of the stack: then the word goes on asking."""

    def besides(self, s: Overpower, k: Effects, seat: int) -> list[Option]:
        """Picks of a set in another order, and picks to take back."""
        return []

    @property
    def drafts(self) -> bool:
        """Whether its picks are a set that takes effect when it is whole; nobody else knows it before."""
        return False

    @property
    def in_order(self) -> bool:
        """Whether somebody cares which of its picks comes first."""
        return False

    def picked(self, s: Overpower, k: Effects, option: Option) -> tuple[int, ...]:
        """What is picked after this answer."""
        return (*k.got, option.refs[-1] if option.refs else DECLINED)

    def how_many(self, s: Overpower, k: Effects) -> tuple[int, int]:
        """How many picks make the whole answer, at least and at most."""
        return 1, 1

    def does(self, s: Overpower, k: Effects) -> None:
        """What happens when nobody has to choose."""

    # What the rules ask of a word, whatever it is.

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        """OP25-BATT-17, OP25-BATT-82: whether a utility with this word could modify an attack or a defence."""
        return False

    @property
    def touches_hits(self) -> bool:
        return self.TOUCHES_HITS

    def hinders(self, act: Act | None = None) -> bool:
        """OP25-BATT-17: whether it takes defences away from the opponent (against this attack)."""
        return False

    def suppose(self, s: Overpower, k: Effects) -> None:
        """What a utility with this word changes for the attack or defence it goes with, on a copy of the table."""

    def fetched(self, s: Overpower, seat: int) -> int:
        """The card of the Dead Pile that it puts into play and that raises its user's attacks, or -1."""
        return -1

    @property
    def raises_attack(self) -> bool:
        return False

    @property
    def raises_follow_ups(self) -> bool:
        """Whether it raises the bonuses of follow-up attacks to the card that it was played with."""
        return False

    @property
    def exchanges(self) -> bool:
        """Whether its card is exchanged for one of the Dead Pile, which is played at once."""
        return False

    @property
    def draws_attacks(self) -> bool:
        """Whether attacks move to its user, whether anybody likes it or not."""
        return False

    @property
    def lowers_drawn(self) -> int:
        """By how much such an attack is lowered."""
        return 0

    def idle_on(self, s: Overpower, act: Act, ch: int) -> bool:
        """OP25-BATT-35: whether it would do nothing if this attack hit that character."""
        return False

    def lets_use(self, f: Face) -> bool:
        """Whether a character with this inherent ability can use a card that its grid does not allow."""
        return False

    def lets_play(self, f: Face) -> bool:
        """Whether, once played, it lets its user play a card whatever the grid."""
        return False

    def senseless(self, mode: int) -> bool:
        """OP25-MODE-01, OP25-MODE-07: whether it speaks only of what a mode lacks."""
        return False

    def forbids(self) -> tuple[int, int, int]:
        """The masks of locks and icons that it takes away."""
        return 0, 0, 0

    def raise_grid(self, grid: list[int]) -> None:
        """What the word would make of a Power Grid, if it were played."""

    @property
    def lies_on_user(self) -> bool:
        """Whether its card, played for somebody else, lies on the one who played it all the same."""
        return False

    def condition(self, before: "Word | None" = None) -> str:
        """On what it depends, where `before` is the word whose doing may be asked for."""
        if self.when is None:
            return ""
        return f"If {self.when.says(before.DONE if before is not None else Word.DONE)}"


Who = Literal["user", "target", "pick", "team", "teammates", "opponent", "both", "user_and_target", "women", "others"]


class Lasting(Word, frozen=True, kw_only=True):
    """A word that goes on working: it becomes an effect in play, for as long as its card says."""

    who: Who = "user"
    KIND: ClassVar[int] = 0
    LASTS: ClassVar[bool] = True

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        if self.who == "user":  # OP25-CARD-36: whoever plays it
            return [user if user >= 0 else TEAM + seat]
        if self.who in ("target", "pick"):
            return [target]
        if self.who == "team":
            return [TEAM + seat]
        if self.who == "teammates":
            return [c for c in range(seat * 4, seat * 4 + 4) if c != user]
        if self.who == "opponent":
            return [TEAM + 1 - seat]  # OP25-BATT-76: the player, and no character
        if self.who == "both":
            return [TEAM + seat, TEAM + 1 - seat]
        if self.who == "women":
            return [c for c in range(seat * 4, seat * 4 + 4) if face(s, c).female or c == user]
        if self.who == "others":
            return [c for c in (*range(CHARACTERS), *s.homes) if c >= 0 and c not in (user, target)]
        return [user, target]

    def follow_ups(self, s: Overpower, a: int) -> list[Frame[Overpower]]:
        """The further actions of act `a`, which this word started, that it grants after its own words."""
        return []

    def also(self, s: Overpower, k: Effects) -> int:
        """A second thing that the effect remembers: a character, a type; -1 for none."""
        return -1

    def does(self, s: Overpower, k: Effects) -> None:
        act = s.acts[k.act]
        until = k.length(s)
        source, whose = (k.card, owner(s, k.card)) if k.card >= CHARACTERS else (-1, act.seat)
        for subject in self.subjects(s, act.seat, act.user, act.target):
            start(s, self, source, whose, subject, until, self.also(s, k))  # what an inherent ability did stays done
        k.keep(s)


def whom(who: str, name: str) -> str:
    return {
        "user": name,
        "target": "the target",
        "pick": "the chosen character",
        "team": f"{name}'s team",
        "teammates": f"{name}'s teammates",
        "opponent": "the opponent",
        "both": "both players",
        "user_and_target": f"{name} and the target",
        "women": f"{name} and every woman on the team",
        "others": "everybody else",
    }[who]
