"""Pods: players draft together, a deck is built of each pool, and the decks play each other.

Decks of one draft are not independent of each other: what one took the others did not get. So a pod is the unit that
everything is counted and resampled by. It depends on its seed and number alone.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from overtable.games import all_drafts, find
from overtable.kernel.engine import options, play
from overtable.kernel.frame import Frame
from overtable.kernel.game import Setup
from overtable.kernel.limited import Limited
from overtable.kernel.state import State
from overtable.kernel.values import set_aside
from overtable.lab.balance import seated
from overtable.lab.match import next_seat, seed_of
from overtable.players.player import ask
from overtable.players.registry import make

BUILDING, PICKING = 1000, 2000
"""Streams of a pod's seeds, far from those of its games."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a run plays: `drafters` by seat, and who plays the decks.

    `straying` is how often a drafter takes anything; `blind` drafters and builders know no values, only the draft's own
    guess. When `paired`, two pods in a row (0 and 1, 2 and 3) have the same packs and games, and each drafter sits
    one seat further.
    """

    draft: str
    mode: str
    drafters: tuple[str, ...]
    seed: int
    player: str
    straying: float = 0.0
    blind: bool = False
    paired: bool = False
    settings: dict[str, int | str | bool] = {}
    """Of the games, beside those that decks of the draft are played with."""

    def drafter(self, number: int, seat: int) -> str:
        return self.drafters[(seat + (number % 2 if self.paired else 0)) % len(self.drafters)]


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """One game between the decks of two seats of a draft; `points` are those of `a`, who sat first."""

    a: int
    b: int
    points: float
    first: float | None
    """What the player won who was asked first, where there was a winner."""
    end: str
    rounds: int


class Pod(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    decks: tuple[str, ...]
    games: tuple[Met, ...]


def ring(seats: int) -> list[tuple[int, int]]:
    """Every deck plays its two neighbours', once from each seat of the table."""
    return [(seat, (seat + 1) % seats) for seat in range(seats)]


def play_pod(wanted: Wanted, number: int) -> Pod:
    """Draft, build, and play."""
    draft = all_drafts()[wanted.draft]
    same = number // 2 if wanted.paired else number
    with set_aside(wanted.blind):
        pools = drafted(draft, wanted, number, same)
        built = tuple(draft.built(pool, seed_of(wanted.seed, same, BUILDING + seat)) for seat, pool in enumerate(pools))
    games = [
        meet(draft, wanted, built, a, b, seed_of(wanted.seed, same, k)) for k, (a, b) in enumerate(ring(len(built)))
    ]
    return Pod(number=number, decks=built, games=tuple(games))


def drafted(draft: Limited[Any], wanted: Wanted, number: int, same: int) -> list[list[str]]:
    """The pools of all seats."""
    seats = len(wanted.drafters)
    s: State = draft.start(Setup(mode=wanted.mode, seed=seed_of(wanted.seed, same), seats=seats))
    rngs = [Random(seed_of(wanted.seed, same, PICKING + seat)) for seat in range(seats)]
    players = [make(wanted.drafter(number, seat), draft, rng) for seat, rng in enumerate(rngs)]
    while s.result is None:
        seat = next_seat(s)
        if rngs[seat].random() < wanted.straying:
            play(s, seat, rngs[seat].choice(options(s, seat)))
        else:
            play(s, seat, ask(players[seat], s, seat, rngs[seat]))
    return [draft.pool(s, seat) for seat in range(seats)]


def meet(draft: Limited[Any], wanted: Wanted, decks: Sequence[str], a: int, b: int, seed: int) -> Met:
    """One game between two decks, both played by the same bot."""
    game = find(draft.plays)
    rng = Random(seed)
    setup = Setup(
        mode=draft.plays_mode,
        seed=rng.getrandbits(60),
        settings={**draft.deck_settings, **wanted.settings},
        decks=(decks[a], decks[b]),
    )
    s: State = game.start(setup)
    players = [seated(wanted.player, game, Random(rng.getrandbits(64))) for _ in range(2)]
    opens = -1
    while s.result is None:
        seat = next_seat(s)
        if opens < 0 and type(s.stack[-1]).untold is Frame.untold:  # what all choose in secret says nothing
            opens = seat
        play(s, seat, ask(players[seat], s, seat, rng))
    winners = s.result.winners
    won = len(winners) == 1
    return Met(
        a=a,
        b=b,
        points=float(winners[0] == 0) if won else 0.5,
        first=float(winners[0] == opens) if won else None,
        end=s.result.rule,
        rounds=getattr(s, "round", 0),
    )


class Lengths(msgspec.Struct, kw_only=True):
    """How games between decks of pools go: what a format is judged by."""

    games: int
    drawn: int
    rounds: float
    """On average."""
    first: float
    """The share of decided games that the first player won."""
    ends: dict[str, int]


def lengths(pods: Iterable[Pod]) -> Lengths:
    games = [game for pod in pods for game in pod.games]
    decided = [game.first for game in games if game.first is not None]
    ends = sorted({game.end for game in games})
    return Lengths(
        games=len(games),
        drawn=len(games) - len(decided),
        rounds=round(sum(game.rounds for game in games) / max(1, len(games)), 2),
        first=round(sum(decided) / max(1, len(decided)), 4),
        ends={end: sum(game.end == end for game in games) for end in ends},
    )
