"""Paired setups: two players play the same deal and the same decks twice, with the seats changed.

What favours a seat or a deck favours each of them once. Setups are numbered; a number and a seed say all of it, and
every pair of players with the same seed plays the same setups. Decks take turns over all ready decks of the mode.
"""

import hashlib
import time
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.lab.match import Match, Played, play_match
from overtable.lab.shares import Share, share_of
from overtable.lab.times import Times
from overtable.players.registry import make

TWO = 2


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """One setup that two players are to play twice."""

    game: str
    mode: str
    players: tuple[str, str]
    seed: int
    setup: int


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """One of the two games. `points` are the first player's: 1, 0.5 for a draw, 0; nothing when it broke off."""

    points: float | None
    decisions: int
    limit: bool = False
    hash: str = ""
    error: str = ""


class Fought(msgspec.Struct, frozen=True, kw_only=True):
    """A bout that was played: both games, in the first of which the first player sat first, and how long the two
    thought. `records` are those of games that broke off, by the number of the game; they are kept elsewhere."""

    players: tuple[str, str]
    setup: int
    games: tuple[Ended, Ended]
    times: tuple[Times, Times]
    records: dict[int, str] = {}


def decks_for(decks: Sequence[str], setup: int) -> tuple[str, ...]:
    """The decks of both seats: over the setups every deck meets every other, from both seats, equally often."""
    n = len(decks)
    if n < TWO:
        return tuple(decks) * TWO
    first = setup % n
    further = 1 + setup // n % (n - 1)
    return decks[first], decks[(first + further) % n]


def match_of(bout: Bout) -> Match:
    decks = decks_for(find(bout.game).decks(bout.mode), bout.setup)
    return Match(game=bout.game, mode=bout.mode, players=bout.players, seed=bout.seed, decks=decks, paired=True)


def fight(bout: Bout) -> Fought:
    """Play a bout: both games, one after the other."""
    match = match_of(bout)
    numbers = (bout.setup * 2, bout.setup * 2 + 1)
    first, second = (play_match(match, number, clock=time.perf_counter) for number in numbers)
    mine, theirs = (Times.of(s for p in (first, second) for s in p.seconds[player]) for player in range(TWO))
    return Fought(
        players=bout.players,
        setup=bout.setup,
        games=(_ended(first), _ended(second)),
        times=(mine, theirs),
        records={p.number: p.record for p in (first, second) if p.error},
    )


def _ended(played: Played) -> Ended:
    points = None
    if not played.error:
        points = 0.5 if len(played.winners) != 1 else float(played.winners[0] == 0)
    return Ended(
        points=points, decisions=played.decisions, limit=played.limit, hash=played.hash[:16], error=played.error
    )


class Outcome(msgspec.Struct, kw_only=True):
    """What the first of two players made of their games."""

    players: tuple[str, str]
    wins: int
    draws: int
    losses: int
    limits: int
    errors: int
    share: Share


class Score(msgspec.Struct, kw_only=True):
    """What two players made of their games so far. Games that broke off are `errors` and count for nobody."""

    players: tuple[str, str]
    wins: int = 0
    draws: int = 0
    losses: int = 0
    limits: int = 0
    errors: int = 0

    def add(self, fought: Fought) -> None:
        for game in fought.games:
            if game.points is None:
                self.errors += 1
                continue
            self.wins += game.points == 1
            self.draws += game.points == 0.5
            self.losses += game.points == 0
            self.limits += game.limit

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> Share:
        """The first player's."""
        return share_of(self.wins + self.draws / 2, self.games)

    def outcome(self) -> Outcome:
        return Outcome(
            players=self.players,
            wins=self.wins,
            draws=self.draws,
            losses=self.losses,
            limits=self.limits,
            errors=self.errors,
            share=self.share,
        )


def check(game: Game[Any], mode: str, players: Iterable[str]) -> None:
    """Refuse what cannot be played before anything is: `BadSetup` or `NoSuchPlayer`."""
    if TWO not in game.modes[mode].seats:
        raise BadSetup([f"{game.name}, {mode}, is not for two players, and pairs are two"])
    for name in players:
        make(name, game, Random(0))
    decks = game.decks(mode)
    for setup in range(max(1, len(decks))):
        game.start(Setup(mode=mode, seed=0, seats=TWO, decks=decks_for(decks, setup)))


def digest_of(fought: Iterable[Fought]) -> str:
    """The same for the same games, whoever played them in which order; times do not count."""
    ordered = sorted(fought, key=lambda f: (f.players, f.setup))
    said = "".join(f"{'/'.join(f.players)} {f.setup} {[g.hash or '-' for g in f.games]}\n" for f in ordered)
    return hashlib.sha256(said.encode()).hexdigest()[:16]
