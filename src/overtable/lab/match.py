"""One game between players: who sits where, what comes out of it, and the record of it when something breaks."""

import traceback
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.chance import mixed
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import asking, decision_of, play
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.record import Record, dump_record
from overtable.kernel.state import State
from overtable.players.player import Player, ask
from overtable.players.registry import make

Noted = Callable[[State, int, Option], None]
"""Called before each answer, for whoever counts something."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played, by whom. Decks go with the players; seats alternate from game to game.

    When `paired`, two games in a row (0 and 1, 2 and 3) have the very same setup: decks stay where they are and the
    players change seats, so that neither the deal nor the deck nor the first move favours anybody.
    """

    game: str
    mode: str
    players: tuple[str, ...] = ("random", "random")
    seed: int = 0
    settings: dict[str, int | str | bool] = {}
    decks: tuple[str, ...] = ()
    paired: bool = False

    def seating(self, number: int) -> list[int]:
        """seat -> player, in the game with this number."""
        n = len(self.players)
        return [(seat + number) % n for seat in range(n)]

    def setup(self, number: int) -> Setup:
        moving = len(self.decks) > 1 and not self.paired
        decks = tuple(self.decks[p] for p in self.seating(number)) if moving else self.decks
        return Setup(
            mode=self.mode,
            seed=seed_of(self.seed, number // 2 if self.paired else number),
            seats=len(self.players),
            settings=self.settings,
            decks=decks,
        )


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went. `winners` are players, not seats; `error` and `record` are filled when it broke off.

    `seconds` says for each player how long its answers took, those with a choice, if somebody gave a clock.
    """

    number: int
    winners: tuple[int, ...] = ()
    limit: bool = False
    decisions: int = 0
    hash: str = ""
    error: str = ""
    record: str = ""
    seconds: tuple[tuple[float, ...], ...] = ()


def seed_of(seed: int, number: int, stream: int = 0) -> int:
    """The seed of one game of a run, the same whatever else is played beside it."""
    return mixed(mixed(mixed(seed & (1 << 64) - 1) + number & (1 << 64) - 1) + stream & (1 << 64) - 1) >> 1


def play_match(
    match: Match, number: int = 0, noted: Noted | None = None, clock: Callable[[], float] | None = None
) -> Played:
    """Play one game to its end. A defect is caught and comes back with the record that leads to it.

    With a clock, what comes back tells how long the players thought.
    """
    game = find(match.game)
    setup = match.setup(number)
    record = Record.of(game, setup)
    seating = match.seating(number)
    decisions = 0
    seconds: list[list[float]] = [[] for _ in match.players] if clock else []
    try:
        rngs = [Random(seed_of(match.seed, number, 1 + p)) for p in seating]
        players = [make(match.players[p], game, rng) for p, rng in zip(seating, rngs, strict=True)]
        s: State = game.start(setup)
        while s.result is None:
            seat = next_seat(s)
            if clock:
                offered = decision_of(s, seat)  # before the clock runs: finding the options is not the player's work
            began = clock() if clock else 0.0
            option = ask(players[seat], s, seat, rngs[seat])
            if clock and offered is not None and len(offered.options) > 1:
                seconds[seating[seat]].append(clock() - began)
            if noted is not None:
                noted(s, seat, option)
            record.add(game, seat, option)
            decisions += 1
            play(s, seat, option)
        reached = fingerprint(s)
    except BadSetup:
        raise
    except Exception:
        broken = traceback.format_exc()
        return Played(
            number=number, decisions=decisions, error=broken, record=dump_record(record), seconds=_frozen(seconds)
        )
    return Played(
        number=number,
        winners=tuple(seating[seat] for seat in s.result.winners),
        limit=s.result.limit,
        decisions=decisions,
        hash=reached,
        seconds=_frozen(seconds),
    )


def _frozen(seconds: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(some) for some in seconds)


def next_seat(s: State) -> int:
    """The first of the seats that are asked."""
    mask = asking(s)
    if not mask:
        raise RuntimeError(f"nobody is asked, and the game is not over: {s.stack[-1:]}")
    return (mask & -mask).bit_length() - 1


def record_of(match: Match, number: int = 0) -> Record:
    """The record of one game of a run, with its hash."""
    game: Game[Any] = find(match.game)
    record = Record.of(game, match.setup(number))

    def note(s: State, seat: int, option: Option) -> None:
        record.add(game, seat, option)

    played = play_match(match, number, note)
    record.hash = played.hash
    return record


__all__ = ["Match", "Played", "Player", "next_seat", "play_match", "record_of", "seed_of"]
