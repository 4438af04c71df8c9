"""What a watcher is told, in words and as data: decisions, lines of the log, reasons, the end.

Everything passes through the game's own naming for that watcher, so nothing unknown gets a name.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from overtable.kernel.ending import how_it_ended, why_it_ended
from overtable.kernel.entry import BACK, RESIGN, TIMEOUT
from overtable.kernel.event import told
from overtable.kernel.game import Game
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Decision, Option
from overtable.kernel.refs import UNKNOWN_CARD, index_of, is_ref, kind_of, ref
from overtable.kernel.state import Result, State
from overtable.server.play import Happened

TABLE_LINES = {BACK: "took the last answer back", RESIGN: "gave the game up", TIMEOUT: "ran out of time"}


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


class DecisionOut(msgspec.Struct, frozen=True):
    number: int
    frame: str
    prompt: str
    options: list[OptionOut]
    verbs: dict[str, str]
    names: dict[str, str]
    picked: list[OptionOut]
    least: int
    most: int


class Line(msgspec.Struct, frozen=True):
    n: int
    text: str
    kind: str
    refs: list[str]
    seat: int | None


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
        return f"{self.game.kind_name(kind_of(r))}:{index_of(r)}"

    def say(self, s: State, message: Message | Reason) -> str:
        return self.named(self.game.tell(s, message, self.watcher))

    def option(self, s: State, o: Option) -> OptionOut:
        text = self.named(self.game.option_text(s, o, self.watcher))
        return OptionOut(self.game.option_id(o), o.verb, [self.ref(r) for r in o.refs], text)

    def decision(self, s: State, d: Decision, number: int) -> DecisionOut:
        refs = {r for o in (*d.open, *d.picked) for r in o.refs}
        return DecisionOut(
            number,
            d.frame,
            self.say(s, d.prompt),
            [self.option(s, o) for o in d.open],
            {o.verb: self.game.verb(o.verb) for o in (*d.open, *d.picked)},
            {self.ref(r): self.name(s, r) for r in sorted(refs)},
            [self.option(s, o) for o in d.picked],
            d.least,
            d.most,
        )

    def line(self, s: State, h: Happened) -> Line | None:
        """An event as this watcher heard it when it happened; nothing when it needs no words."""
        if h.event.kind.startswith("!"):
            if not h.event.known >> self.watcher & 1:
                return None
            who = "You" if h.seat == self.watcher else self.people[h.seat]
            return Line(h.n, f"{who} {TABLE_LINES[h.event.kind]}", h.event.kind, [], h.seat)
        text = self.named(self.game.tell_event(s, h.event, self.watcher))
        if not text:
            return None
        heard = told(h.event, self.watcher)
        return Line(h.n, text, heard.kind, [self.ref(r) for r in heard.refs if is_ref(r)], h.seat)

    def reason(self, s: State, reason: Reason) -> ReasonOut:
        return ReasonOut(reason.rule, self.say(s, reason))

    def end(self, r: Result) -> ResultOut:
        def name(seat: int) -> str:
            return "you" if seat == self.watcher else self.people[seat]

        why = why_it_ended(self.game, r)
        return ResultOut(list(r.winners), r.rule, r.limit, how_it_ended(self.game, r, name), why)


def parse_ref(game: Game[Any], text: str) -> int:
    """The reference with this text; raises `ValueError`."""
    name, colon, index = text.partition(":")
    if not colon or not index.isascii() or not index.isdigit() or name not in game.kind_numbers or int(index) > 4094:
        raise ValueError(f"{text!r} names no thing; expected a kind and a number, as in card:12")
    return ref(game.kind_numbers[name], int(index))
