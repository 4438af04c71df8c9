"""The frame that runs a card's list of words, one after the other."""

from typing import TYPE_CHECKING

import msgspec

from overtable.games.overpower.asking import source_of
from overtable.games.overpower.inplay.effects import BATTLE, GAME, LASTING, LENGTHS
from overtable.games.overpower.inplay.kinds import K_PROLONG
from overtable.games.overpower.inplay.piles import clip
from overtable.games.overpower.state import ASTRAL, CHARACTERS, TEAM, Overpower, replace
from overtable.kernel.frame import Frame, Refusals, do, go_on_as
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source

if TYPE_CHECKING:
    from overtable.games.overpower.words.word import Word

DECLINED, SEARCHED = -1, -3
"""What may stand among the picks of a word beside references."""
PLAY, HIT, DEFENDED, KO_WORDS, BLOCKING, EACH = range(6)
PARTS = ("play", "hit", "defended", "ko", "blocking", "each")


class Effects(Frame[Overpower], frozen=True):
    """Word `i` of one part of a card's text; it pushes its successor before it does its own."""

    about = ("OP25-CARD-19", "The card that is being carried out does not speak of {0}.")

    act: int
    card: int
    part: int
    i: int = 0
    got: tuple[int, ...] = ()
    """What was picked for this word so far."""

    def words(self, s: Overpower) -> "tuple[Word, ...]":
        return getattr(s.faces[s.printing[self.card]].card, PARTS[self.part], ())

    def word(self, s: Overpower) -> "Word | None":
        words = self.words(s)
        if self.i >= len(words):
            return None
        word = words[self.i]
        act = s.acts[self.act]
        if word.when is not None and not self.got and not word.when.holds(s, act.seat, act.target, act.user):
            return None
        return word

    def asks(self, s: Overpower) -> int:
        word = self.word(s)
        return 0 if word is None else word.asks(s, self)

    def run(self, s: Overpower) -> None:
        word = self.word(s)
        if self.i + 1 < len(self.words(s)):
            do(s, self.__class__(self.act, self.card, self.part, self.i + 1))
        if word is not None:
            word.does(s, self)
        elif self.i < len(self.words(s)):
            s.tally = 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        word = self.word(s)
        return word.options(s, self, seat, no) if word is not None else []

    def besides(self, s: Overpower, seat: int) -> list[Option]:
        word = self.word(s)
        return word.besides(s, self, seat) if word is not None else []

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        word = self.word(s)
        if word is not None:
            go_on_as(s, msgspec.structs.replace(self, got=word.picked(s, self, option)))
            word.answer(s, self, seat, option)

    def prompt(self, s: Overpower, seat: int) -> Message:
        word = self.word(s)
        if word is None:
            raise LookupError(f"{self} has no word that could ask")
        return word.asked(s, self, seat)

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return source_of(s, self.card, lambda name: self.said(s, name))

    def said(self, s: Overpower, name: str) -> list[str]:
        """What the card's text may say of the word that asks: most closely first."""
        word = self.word(s)
        return [word.says(name)] if word is not None else []

    def picked(self, s: Overpower, seat: int) -> tuple[Option, ...]:
        word = self.word(s)
        return tuple(Option("choose", (g,)) for g in self.got if g >= 0) if word is not None and word.drafts else ()

    def in_order(self, s: Overpower, seat: int) -> bool:
        word = self.word(s)
        return word is not None and word.drafts and word.in_order

    def range(self, s: Overpower, seat: int) -> tuple[int, int]:
        word = self.word(s)
        return word.how_many(s, self) if word is not None and word.drafts else (1, 1)

    def untold(self, s: Overpower, seat: int) -> "Effects":
        word = self.word(s)
        if word is None or not word.drafts or word.asks(s, self) >> seat & 1:
            return self
        return msgspec.structs.replace(self, got=tuple(g for g in self.got if g < 0))

    def length(self, s: Overpower) -> int:
        """How long what this card starts will last (OP25-CARD-19).

        OPC-CARD-19: a One Per Deck Special that does not say it, the game.
        """
        card = s.faces[s.printing[self.card]].card
        unsaid = GAME if s.rules.no_length_is_game and card.type == "special" and card.one_per_deck else BATTLE
        until = LENGTHS.get(getattr(card, "until", ""), unsaid)
        act = s.acts[self.act]
        if until == BATTLE and act.offence and s.faces[s.printing[self.card]].raises and s.kinds >> K_PROLONG & 1:
            seat = act.seat
            return GAME if any(e.kind == K_PROLONG and e.subject == TEAM + seat for e in s.effects) else until
        return until

    def keep(self, s: Overpower) -> None:
        """The card stays in play: attached to a character or in the Astral Plane (OP25-BATT-63)."""
        act = s.acts[self.act]
        card = s.faces[s.printing[self.card]].card
        if (
            self.card < CHARACTERS
            or getattr(card, "until", "") == "action"
            or s.where[self.card] != ASTRAL
            or self.card in act.kept
        ):
            return
        if getattr(card, "stays", "") == "clipped":
            onto = act.target if getattr(card, "onto", "") and not any(w.lies_on_user for w in card.play) else act.user
            if 0 <= onto < CHARACTERS and s.kod[onto] == 0:
                clip(s, self.card, onto)
                return
        beside = act.cards[1:] if getattr(card, "with_power", False) else ()  # OP25-BATT-32: both stay there
        for c in beside:
            s.on[c] = self.card
        replace(s, self.act, kept=(*act.kept, self.card, *beside))  # OP25-BATT-64


class Chosen(Effects, frozen=True):
    """The words of the way that was chosen, whose row is `part`: one of several things that a card may do."""

    def words(self, s: Overpower) -> "tuple[Word, ...]":
        inner: tuple[Word, ...] = LASTING[self.part].then
        return inner


class Triggered(Effects, frozen=True):
    """The words inside a lasting word, whose row is `part`: what a card in play does of itself."""

    def words(self, s: Overpower) -> "tuple[Word, ...]":
        inner: tuple[Word, ...] = LASTING[self.part].then
        return inner

    def said(self, s: Overpower, name: str) -> list[str]:
        return [*super().said(s, name), *super().said(s, "the character"), LASTING[self.part].says(name)]

    def length(self, s: Overpower) -> int:
        return LENGTHS.get(getattr(LASTING[self.part], "until", ""), BATTLE)

    def keep(self, s: Overpower) -> None:
        """The card is in play already."""
