"""One game between players: who sits where, what comes out of it, and the record of it when something breaks."""

import traceback
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.chance import mixed
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import asking, play
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.record import Record, dump_record
from overtable.kernel.state import State
from overtable.players.player import Player, ask
from overtable.players.registry import make

Noted = Callable[[State, int, Option], None]
"""Called before each answer, for whoever counts something."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played, by whom. Decks go with the players; seats alternate from game to game."""

    game: str
    mode: str
    players: tuple[str, ...] = ("random", "random")
    seed: int = 0
    settings: dict[str, int | str | bool] = {}
    decks: tuple[str, ...] = ()

    def seating(self, number: int) -> list[int]:
        """seat -> player, in the game with this number."""
        n = len(self.players)
        return [(seat + number) % n for seat in range(n)]

    def setup(self, number: int) -> Setup:
        decks = tuple(self.decks[p] for p in self.seating(number)) if len(self.decks) > 1 else self.decks
        return Setup(
            mode=self.mode,
            seed=seed_of(self.seed, number),
            seats=len(self.players),
            settings=self.settings,
            decks=decks,
        )


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went. `winners` are players, not seats; `error` and `record` are filled when it broke off."""

    number: int
    winners: tuple[int, ...] = ()
    limit: bool = False
    decisions: int = 0
    hash: str = ""
    error: str = ""
    record: str = ""


def seed_of(seed: int, number: int, stream: int = 0) -> int:
    """The seed of one game of a run, the same whatever else is played beside it."""
    return mixed(mixed(mixed(seed & (1 << 64) - 1) + number & (1 << 64) - 1) + stream & (1 << 64) - 1) >> 1


def play_match(match: Match, number: int = 0, noted: Noted | None = None) -> Played:
    """Play one game to its end. A defect is caught and comes back with the record that leads to it."""
    game = find(match.game)
    setup = match.setup(number)
    record = Record.of(game, setup)
    seating = match.seating(number)
    decisions = 0
    try:
        rngs = [Random(seed_of(match.seed, number, 1 + p)) for p in seating]
        players = [make(match.players[p], game, rng) for p, rng in zip(seating, rngs, strict=True)]
        s: State = game.start(setup)
        while s.result is None:
            seat = next_seat(s)
            option = ask(players[seat], s, seat, rngs[seat])
            if noted is not None:
                noted(s, seat, option)
            record.add(game, seat, option)
            decisions += 1
            play(s, seat, option)
        reached = fingerprint(s)
    except BadSetup:
        raise
    except Exception:
        return Played(number=number, decisions=decisions, error=traceback.format_exc(), record=dump_record(record))
    winners = tuple(seating[seat] for seat in s.result.winners)
    return Played(number=number, winners=winners, limit=s.result.limit, decisions=decisions, hash=reached)


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
