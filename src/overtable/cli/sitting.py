"""A game at one terminal, without its input and output: answers, bots, the log in words, undo, saving.

Undo is free while the same player is deciding and nothing was revealed and no chance was used since: the decider
and the state's epoch are the same.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from overtable.kernel.catalogue import CardError, Catalogue
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import apply, asking, explain
from overtable.kernel.event import Event
from overtable.kernel.game import Game
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.record import Record, replay, save_record, step
from overtable.kernel.refs import card as card_ref
from overtable.kernel.state import State
from overtable.players.player import ask
from overtable.players.registry import make

HUMAN = "human"


class Step(msgspec.Struct, frozen=True):
    """Where an undo leads: how many entries the record had, and the state then."""

    entries: int
    seat: int
    epoch: int
    state: State


class Sitting:
    """`names` says who sits where: `human`, or a player of the house."""

    def __init__(self, game: Game[Any], record: Record, names: Sequence[str]) -> None:
        self.game = game
        self.record = record
        self.names = list(names)
        self.state: State = replay(game, record)
        self.logs: list[list[str]] = [[] for _ in range(self.state.seats + 1)]
        self.trail: list[Step] = []
        self.saved = len(record.answers)
        rngs = [Random(record.setup.seed * 31 + seat + 1) for seat in range(self.state.seats)]
        self.rngs = rngs
        self.bots = [None if n == HUMAN else make(n, game, r) for n, r in zip(names, rngs, strict=True)]

    @property
    def over(self) -> bool:
        return self.state.result is not None

    def human_asked(self) -> int | None:
        """The person who must decide now: the first of them, before any bot."""
        mask = asking(self.state)
        asked = [p for p in range(self.state.seats) if mask >> p & 1 and self.bots[p] is None]
        return asked[0] if asked else None

    def bot_answers(self) -> int:
        """Let the next bot answer; returns its seat."""
        mask = asking(self.state)
        for seat, bot in enumerate(self.bots):
            if bot is not None and mask >> seat & 1:
                self.take(seat, ask(bot, self.state, seat, self.rngs[seat]))
                return seat
        raise RuntimeError("no bot is asked")

    def take(self, seat: int, option: Option) -> None:
        """Give an answer; raises `Refused` and changes nothing unless it is offered."""
        before = Step(len(self.record.answers), seat, self.state.epoch, self.state.clone())
        events = apply(self.state, seat, option)
        self.record.add(self.game, seat, option)
        if self.trail and (self.trail[-1].seat != seat or self.trail[-1].epoch != before.epoch):
            self.trail.clear()
        self.trail.append(before)
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        """Put events into everybody's log, each as that watcher may hear it."""
        for watcher, log in enumerate(self.logs):
            for event in events:
                if text := self.game.tell_event(self.state, event, watcher):
                    log.append(text)

    def why_no_undo(self, seat: int) -> str | None:
        """Why the last answer cannot be taken back, or nothing when it can."""
        if not self.trail:
            return "There is nothing to take back."
        last = self.trail[-1]
        if last.seat != seat or not asking(self.state) >> seat & 1:
            return "Another player has decided since."
        if last.epoch != self.state.epoch:
            return "Something was revealed or left to chance since."
        return None

    def undo(self, seat: int) -> None:
        """Take the last answer back; `why_no_undo` has been asked."""
        last = self.trail.pop()
        self.record.take_back(seat, last.entries)
        self.state = last.state
        for log in self.logs:
            log.append("The last answer was taken back.")

    def resign(self, seat: int) -> None:
        self.record.resign(seat)
        step(self.game, self.state, self.record.answers[-1], len(self.record.answers))
        self.trail.clear()

    def save(self, path: Path) -> None:
        self.record.hash = fingerprint(self.state)
        save_record(self.record, path)
        self.saved = len(self.record.answers)

    def why(self, seat: int, name: str) -> list[str]:
        """What keeps a card from being used now, in words."""
        return why_not(self.game, self.state, seat, name)


def why_not(game: Game[Any], s: State, seat: int, name: str) -> list[str]:
    """For each copy of the card that the seat knows of: why it cannot be used now, or that it can."""
    printed = find_card(game.catalogue_at(s), name)
    row = game.catalogue_at(s).row[printed.id]
    known = [c for c, p in enumerate(s.printing) if p == row and s.pool[seat][c] == 0]
    mine = [c for c in known if s.layout[s.where[c]].owner in (seat, -1)]
    if not known:
        return [f"You know of no {printed.name} on the table."]
    lines: list[str] = []
    for c in mine or known:
        zone = s.layout[s.where[c]]
        reasons = explain(s, seat, card_ref(c))
        where = f"{printed.name} ({zone.name})"
        lines += [f"{where}: {in_words(game, s, r, seat)}" for r in reasons] or [f"{where} can be used now."]
    return list(dict.fromkeys(lines))


def in_words(game: Game[Any], s: State, reason: Reason, seat: int) -> str:
    return f"{game.tell(s, reason, seat)} [{reason.rule}]"


def find_card(catalogue: Catalogue[Any], name: str) -> Any:
    """The card with this id or name, or the only one whose name holds these letters."""
    try:
        return catalogue.find(name)
    except CardError:
        part = name.casefold()
        found = [c for c in catalogue.cards if part in c.name.casefold()]
        if len(found) == 1:
            return found[0]
        raise
