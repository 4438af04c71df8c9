"""Everything once, for one game and mode: one turn of the measuring."""

import platform
from statistics import mean

import msgspec

from overtable.games import find
from overtable.kernel.codec import encode
from overtable.lab.bench.apart import Quarter, play_apart, quarters, starts
from overtable.lab.bench.courses import setups, with_new_decks
from overtable.lab.bench.looking import looked_at, positions
from overtable.lab.bench.pace import games_in, random_play

STARTS = 40
"""So many starts with new decks: they are dear."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured. The same seed and the same number of `games` are the same games on every source tree
    and in every turn; 0 games: as many as fill the seconds. Decks that are made anew are others in
    each turn (`number`), so that no turn finds them made."""

    game: str
    mode: str
    seed: int
    number: int
    seconds: float
    games: int = 0


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """`figures` are microseconds by name, and `decisions_per_second`."""

    python: str
    games: int
    decisions: int
    choices: int
    offered: int
    encoded_bytes: int
    figures: dict[str, float]
    length: list[Quarter]
    cards: list[Quarter]


def turn(wanted: Wanted) -> Turn:
    """Raises `Broken` when a game breaks off."""
    game, mode, seed = find(wanted.game), wanted.mode, wanted.seed
    # In a new process everything has to warm up first.
    games = games_in(game, mode, seed, wanted.seconds if wanted.games == 0 else wanted.seconds / 4)
    tables = setups(game, mode, seed, wanted.games or games)
    pace = random_play(game, tables)
    apart = play_apart(game, tables)
    sample = positions(game, mode, seed)
    figures = {
        "decisions_per_second": pace.decisions / pace.seconds,
        "start_us": mean(apart.starts),
        "question_us": mean(d.question for d in apart.decisions),
        "answer_us": mean(d.answer for d in apart.decisions),
        **looked_at(game, sample),
    }
    if new := with_new_decks(game, setups(game, mode, seed + 1 + wanted.number, STARTS)):
        figures["start_new_decks_us"] = mean(starts(game, new))
    return Turn(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        games=pace.games,
        decisions=pace.decisions,
        choices=pace.choices,
        offered=pace.offered,
        encoded_bytes=round(mean(len(encode(p.state)) for p in sample)),
        figures=figures,
        length=quarters(apart.decisions, lambda d: d.answers),
        cards=quarters(apart.decisions, lambda d: d.cards),
    )
