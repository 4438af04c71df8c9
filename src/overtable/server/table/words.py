"""What a watcher is told, in words and as data: decisions, lines of the log, reasons, the end.

Everything passes through the game's own naming for that watcher, so nothing unknown gets a name.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from overtable.kernel.ending import how_it_ended, why_it_ended
from overtable.kernel.engine import NOT_OFFERED, asked_by, decision_of, explain
from overtable.kernel.entry import ABSENT, BACK, RESIGN, TIMEOUT
from overtable.kernel.event import told
from overtable.kernel.game import Game
from overtable.kernel.message import Message, Piece, Reason
from overtable.kernel.option import Decision, Option
from overtable.kernel.refs import CARD, NUMBER, SEAT, UNKNOWN_CARD, WORD, index_of, is_ref, kind_of, ref
from overtable.kernel.speech.story import PLAIN, Role
from overtable.kernel.state import Result, State
from overtable.server.table.play import Happened

TABLE_LINES = {
    BACK: "took the last answer back",
    RESIGN: "gave the game up",
    TIMEOUT: "ran out of time",
    ABSENT: "did not come back, and the game was claimed",
}


ARTICLE = re.compile(r"^(The|An?|At|No)\b")
PLAYER = re.compile(r"\b[Pp]layer (\d+)\b")


class ResultOut(msgspec.Struct, frozen=True):
    winners: list[int]
    rule: str
    limit: bool
    text: str
    why: str
    """The text without who won."""


class OptionOut(msgspec.Struct, frozen=True):
    id: str
    verb: str
    refs: list[str]
    text: str


class SourceOut(msgspec.Struct, frozen=True):
    """The card that a question comes from: its reference, its id in the catalogue, its name; and the sentence of its
    text that asks, or "" where none of it is meant."""

    ref: str
    card: str
    name: str
    clause: str


class DecisionOut(msgspec.Struct, frozen=True):
    number: int
    frame: str
    prompt: str
    source: SourceOut | None
    options: list[OptionOut]
    verbs: dict[str, str]
    names: dict[str, str]
    picked: list[OptionOut]
    least: int
    most: int
    ordered: bool
    """Whether the order of the picks is a part of the answer."""
    itself: str | None
    """The option that the table gives for you at its even delay; nothing when you are waited for."""


class Mention(msgspec.Struct, frozen=True):
    """A thing that a line names, and which card it is ("" when it is none)."""

    name: str
    ref: str
    card: str


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, in words; what else there is tells a page how to group lines and what to draw."""

    n: int
    text: str
    kind: str
    refs: list[str]
    seat: int | None
    """Whose doing it is, as far as that can be told."""
    role: Role | Literal["table"]
    pieces: list[str | Mention]
    """The text, cut where it names a thing; it begins small and ends without a full stop."""
    aim: list[str]
    """Who aims at whom; one alone: at whom, and who aims is whoever the line before began with."""
    dealt: int
    """How much that did."""
    score: list[int]
    """What each seat has, where the line tells how a part of the game ended."""
    to: int | None
    """Of one that takes answers back: what came after this entry does not stand."""


class ReasonOut(msgspec.Struct, frozen=True):
    rule: str
    text: str


class Advised(msgspec.Struct, frozen=True):
    """An answer that is advised: the chance to win with it in percent, and what it does better than the other one."""

    option: str
    text: str
    chance: int
    why: str


class Teller:
    """One watcher's words at one table; `people` are the names of those who sit there."""

    def __init__(self, game: Game[Any], people: Sequence[str], watcher: int) -> None:
        self.game = game
        self.people = people
        self.watcher = watcher

    def named(self, text: str) -> str:
        """The people who sit there by their names, where the game speaks of `player 2`."""
        return PLAYER.sub(self._name, text) if "layer " in text else text

    def _name(self, found: "re.Match[str]") -> str:
        seat = int(found[1]) - 1
        return self.people[seat] if seat < len(self.people) else found[0]

    def name(self, s: State, r: int) -> str:
        return self.named(self.game.name_of(s, r, self.watcher))

    def ref(self, r: int) -> str:
        if r == UNKNOWN_CARD:
            return "card:?"
        return self.game.ref_id(r)

    def say(self, s: State, message: Message | Reason) -> str:
        return self.named(self.game.tell(s, message, self.watcher))

    def option(self, s: State, o: Option) -> OptionOut:
        return self.options(s, [o])[0]

    def options(self, s: State, options: Sequence[Option]) -> list[OptionOut]:
        texts = self.game.option_texts(s, options, self.watcher)
        return [
            OptionOut(self.game.option_id(o), o.verb, [self.ref(r) for r in o.refs], self.named(text))
            for o, text in zip(options, texts, strict=True)
        ]

    def done(self, before: State, after: State, o: Option) -> str:
        """An answer that was given; cards that it showed are named."""
        cards = [index_of(r) for r in o.refs if kind_of(r) == CARD and r != UNKNOWN_CARD]
        if not any(before.pool[self.watcher][c] and not after.pool[self.watcher][c] for c in cards):
            return self.option(before, o).text
        return self.named(self.game.option_named(after, o, self.watcher))

    def beside(self, seat: int, what: str) -> str:
        """What somebody did beside the game: took an answer back, gave up, stayed away."""
        who = "You" if seat == self.watcher else self.people[seat]
        return f"{who} {TABLE_LINES[what]}"

    def decision(self, s: State, d: Decision, number: int, itself: Option | None = None) -> DecisionOut:
        every = [*d.open, *d.picked]
        refs = {r for o in every for r in o.refs}
        told = self.options(s, every)
        return DecisionOut(
            number,
            d.frame,
            self.say(s, d.prompt),
            self.source(s, d.seat),
            told[: len(every) - len(d.picked)],
            {verb: self.game.verb(verb) for verb in dict.fromkeys(o.verb for o in every)},
            {self.ref(r): self.named(self.game.name_asked(s, r, self.watcher)) for r in sorted(refs)},
            told[len(every) - len(d.picked) :],
            d.least,
            d.most,
            d.ordered,
            None if itself is None else self.game.option_id(itself),
        )

    def source(self, s: State, seat: int) -> SourceOut | None:
        """The card that asks; nothing where the rules do, or where this watcher does not know the card."""
        known = asked_by(s, seat, self.watcher)
        if known is None:
            return None
        printed = self.game.catalogue_at(s)[s.printing[index_of(known.card)]]
        return SourceOut(self.ref(known.card), printed.id, self.name(s, known.card), known.clause)

    def line(self, s: State, h: Happened) -> Line | None:
        """An event as this watcher heard it when it happened; nothing when it needs no words."""
        if h.event.kind.startswith("!"):
            if not h.event.known >> self.watcher & 1:
                return None
            return _own_line(h.n, self.beside(h.seat, h.event.kind), h.event.kind, "table", h.seat, h.to)
        said = self.game.event_pieces(s, h.event, self.watcher)
        if not said:
            return None
        text = self.named("".join(piece.text for piece in said))
        refs = told(h.event, self.watcher).refs
        part = self.game.story.get(h.event.kind, PLAIN)
        return Line(
            n=h.n,
            text=text[:1].upper() + text[1:],
            kind=h.event.kind,
            refs=[self.ref(r) for r in refs if is_ref(r)],
            seat=self._doer(s, refs, h.seat),
            role=part.role,
            pieces=self._pieces(s, said),
            aim=self._aim(s, [refs[i] for i in part.aim if i < len(refs)], part.dealt is not None),
            dealt=index_of(refs[part.dealt]) if part.dealt is not None and part.dealt < len(refs) else 0,
            score=[index_of(refs[i]) for i in part.score],
            to=None,
        )

    def start(self) -> Line:
        """The first line of every log."""
        return _own_line(0, "The game begins.", "!start", "chapter")

    def _doer(self, s: State, refs: tuple[int, ...], otherwise: int) -> int:
        """The player or the holder of the card that is named first; else whoever gave the answer."""
        first = next((r for r in refs if kind_of(r) in (SEAT, CARD)), None)
        owner = None if first is None else self._side(s, first)
        return otherwise if owner is None else owner

    def _side(self, s: State, thing: int) -> int | None:
        """Whose a thing is, as far as this watcher can know it now."""
        if kind_of(thing) == SEAT:
            return index_of(thing)
        if kind_of(thing) != CARD or thing == UNKNOWN_CARD or s.pool[self.watcher][index_of(thing)]:
            return None
        owner = s.layout[s.where[index_of(thing)]].owner
        return None if owner < 0 else owner

    def _aim(self, s: State, things: list[int], hurts: bool) -> list[str]:
        """Who aims at whom; nobody aims at their own, but what has hurt somebody may lie there by now."""
        sides = [self._side(s, thing) for thing in things]
        mine = len(things) > 1 and sides[0] is not None and sides[0] == sides[1]
        return [] if mine and not hurts else [self.ref(thing) for thing in things]

    def _pieces(self, s: State, said: list[Piece]) -> list[str | Mention]:
        found: list[str | Mention] = []
        for piece in said:
            text = self.named(piece.text)
            thing = piece.thing
            if thing is not None and kind_of(thing) not in (NUMBER, WORD) and thing != UNKNOWN_CARD:
                known = kind_of(thing) == CARD
                card = self.game.catalogue_at(s)[s.printing[index_of(thing)]].id if known else ""
                found.append(Mention(text, self.ref(thing), str(card)))
            elif found and isinstance(found[-1], str):
                found[-1] += text
            else:
                found.append(text)
        if isinstance(found[-1], str):
            found[-1] = found[-1].removesuffix(".")
        if isinstance(found[0], str):
            found[0] = ARTICLE.sub(lambda first: first[0].lower(), found[0])
        return [piece for piece in found if piece]

    def reason(self, s: State, reason: Reason) -> ReasonOut:
        return ReasonOut(reason.rule, self.say(s, reason))

    def called(self, s: State, text: str) -> str:
        """What a thing is called; raises `ValueError`."""
        return self.name(s, parse_ref(self.game, text))

    def why(self, s: State, text: str) -> list[ReasonOut]:
        """Why a thing cannot be used now; nothing is told of a card that the watcher does not know. Raises
        `ValueError`."""
        thing = parse_ref(self.game, text)
        card = index_of(thing)
        if kind_of(thing) == CARD and (card >= len(s.printing) or s.pool[self.watcher][card]):
            decision = decision_of(s, self.watcher)
            usable = decision is not None and any(o.refs and o.refs[0] == thing for o in decision.options)
            reasons = [] if usable else [NOT_OFFERED]
        else:
            reasons = explain(s, self.watcher, thing)
        return [self.reason(s, r) for r in reasons]

    def notes(self, s: State, options: Iterable[Option]) -> dict[str, str]:
        """What these options of the watcher will do, as far as something can be said."""
        told = {self.game.option_id(o): self.game.note(s, self.watcher, o) for o in options}
        return {text: self.say(s, note) for text, note in told.items() if note is not None}

    def end(self, r: Result) -> ResultOut:
        def name(seat: int) -> str:
            return "you" if seat == self.watcher else self.people[seat]

        why = why_it_ended(self.game, r, name)
        return ResultOut(list(r.winners), r.rule, r.limit, how_it_ended(self.game, r, name), why)


def _own_line(
    n: int, text: str, kind: str, role: Literal["chapter", "table"], seat: int | None = None, to: int | None = None
) -> Line:
    """A line of the table's own, that no game tells."""
    said: list[str | Mention] = [text.removesuffix(".")]
    return Line(n=n, text=text, kind=kind, refs=[], seat=seat, role=role, pieces=said, aim=[], dealt=0, score=[], to=to)


def parse_ref(game: Game[Any], text: str) -> int:
    """The reference with this text; raises `ValueError`."""
    name, colon, index = text.partition(":")
    if not colon or not index.isascii() or not index.isdigit() or name not in game.kind_numbers or int(index) > 4094:
        raise ValueError(f"{text!r} names no thing; expected a kind and a number, as in card:12")
    return ref(game.kind_numbers[name], int(index))
