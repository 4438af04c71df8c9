"""How often a player who asks "why not?" gets a reason: over random states, for all that it can see and cannot use.

A reason is a rule of the game, or a plain fact: whose a thing is, whose turn it is. That a thing is "not one of the
answers open to you" is none.
"""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from overtable.kernel.engine import NOT_OFFERED, asking, explain, options, play
from overtable.kernel.game import Game
from overtable.kernel.refs import CARD, OWN, SEAT, index_of, kind_of
from overtable.kernel.refs import card as card_ref
from overtable.kernel.state import State
from overtable.lab.match import Match, seed_of

EVERY = 5
"""One decision out of so many is looked at."""


class Bare(msgspec.Struct, frozen=True, order=True):
    """Where no reason is given: the step that asks, and what was asked about."""

    frame: str
    thing: str


class Reasons(msgspec.Struct, kw_only=True):
    game: str
    states: int
    asked: int = 0
    """For how many things somebody could ask why they cannot be used."""
    told: int = 0
    bare: Counter[Bare] = msgspec.field(default_factory=Counter)

    @property
    def share(self) -> float:
        return self.told / self.asked if self.asked else 1.0


def reasons(game: Game[Any], states: int, seed: int) -> Reasons:
    """What `explain` tells in so many random states, spread over the modes of the game."""
    found = Reasons(game=game.id, states=0)
    number = 0
    while found.states < states:
        mode = list(game.modes)[number % len(game.modes)]
        seats = game.modes[mode].seats
        players = ("random",) * seats[number // len(game.modes) % len(seats)]
        match = Match(game=game.id, mode=mode, players=players, seed=seed)
        _look_at(game, match, number, states, found)
        number += 1
    return found


def _look_at(game: Game[Any], match: Match, number: int, states: int, found: Reasons) -> None:
    """One random game, and what is told at some of its decisions."""
    s: State = game.start(match.setup(number))
    rng = Random(seed_of(match.seed, number, 1))
    places: set[int] = set()
    step = 0
    while s.result is None and found.states < states:
        asked = [seat for seat in range(s.seats) if asking(s) >> seat & 1]
        seat = rng.choice(asked)
        offered = options(s, seat)
        places.update(r for o in offered for r in o.refs if kind_of(r) >= OWN or kind_of(r) == SEAT)
        if step % EVERY == number % EVERY:
            found.states += 1
            for one in range(s.seats):
                _ask(game, s, one, places, found)
        play(s, seat, rng.choice(offered))
        step += 1


def _ask(game: Game[Any], s: State, seat: int, places: set[int], found: Reasons) -> None:
    known = [card_ref(c) for c in range(len(s.printing)) if not s.pool[seat][c]]
    for thing in (*known, *sorted(places)):
        told = explain(s, seat, thing)
        if not told:
            continue
        found.asked += 1
        if NOT_OFFERED in told:
            found.bare[Bare(type(s.stack[-1]).__name__, _what(game, s, seat, thing))] += 1
        else:
            found.told += 1


def _what(game: Game[Any], s: State, seat: int, thing: int) -> str:
    """What sort of thing this is: where a card lies, and on whose side; else the name of its kind."""
    if kind_of(thing) != CARD:
        return game.kind_name(kind_of(thing))
    zone = s.layout[s.where[index_of(thing)]]
    whose = "" if zone.owner < 0 else "own " if zone.owner == seat else "their "
    return f"card in {whose}{zone.name}"
