"""A digest of random games: whoever rebuilds the house without changing a rule gets the same one before and after.

It covers every answer with its id, how many options stood beside it, and every result. With `words` it also covers
what was said: prompts, notes to the players, reasons and log lines.
"""

import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.engine import apply, decisions, explain, play
from overtable.kernel.game import Game
from overtable.kernel.refs import card as card_ref
from overtable.kernel.state import State
from overtable.lab.match import Match, next_seat, seed_of

BATCH = 10
"""Games are digested in batches of this size, whatever the number of workers."""


class Digest(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    mode: str
    seats: int
    games: int
    decisions: int
    digest: str


def digest(
    match: Match,
    games: int,
    words: bool = False,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Digest:
    """The digest of the games 0 to `games` - 1 of a match between random players."""
    spans = [(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    found = hashlib.sha256()
    count = 0
    with ProcessPoolExecutor(workers or os.cpu_count() or 1) as pool:
        for some, (first, last) in zip(pool.map(batch, *_columns(match, spans, words)), spans, strict=True):
            found.update(some[0])
            count += some[1]
            progress(last - first)
    return Digest(
        game=match.game,
        mode=match.mode,
        seats=len(match.players),
        games=games,
        decisions=count,
        digest=found.hexdigest()[:16],
    )


def _columns(match: Match, spans: list[tuple[int, int]], words: bool) -> tuple[list[Any], ...]:
    return [match] * len(spans), [a for a, _ in spans], [b for _, b in spans], [words] * len(spans)


def batch(match: Match, first: int, last: int, words: bool) -> tuple[bytes, int]:
    found = hashlib.sha256()
    count = 0
    for number in range(first, last):
        for line in lines(match, number, words):
            found.update(line.encode())
            found.update(b"\n")
            count += line.startswith("answer ")
    return found.digest(), count


def lines(match: Match, number: int, words: bool) -> list[str]:
    """All that one game contributes, as text: for a digest, or to see where two versions part."""
    game = find(match.game)
    s: State = game.start(match.setup(number))
    rng = Random(seed_of(match.seed, number, 1))
    said: list[str] = []
    while s.result is None:
        seat = next_seat(s)
        decision = next(d for d in decisions(s) if d.seat == seat)
        option = decision.options[int(rng.random() * len(decision.options))]
        said.append(f"answer {seat} {game.option_id(option)} of {len(decision.options)}")
        if words:
            said += _words(game, s, seat, rng.random())
            said += [f"log {game.tell_event(s, event, seat)}" for event in apply(s, seat, option)]
        else:
            play(s, seat, option)
    said.append(f"result {s.result.winners} {s.result.rule} {s.result.limit}")
    return said


def _words(game: Game[Any], s: State, seat: int, luck: float) -> list[str]:
    """The prompt, all options with their notes, and why one card of the game cannot be used."""
    decision = next(d for d in decisions(s) if d.seat == seat)
    said = [f"prompt {game.tell(s, decision.prompt, seat)}"]
    for option in decision.options:
        note = game.note(s, seat, option)
        said.append(f"option {game.option_text(s, option, seat)} {game.tell(s, note, seat) if note else ''}")
    card = int(luck * len(s.printing))
    said += [f"why {reason.rule} {game.tell(s, reason, seat)}" for reason in explain(s, seat, card_ref(card))]
    return said
