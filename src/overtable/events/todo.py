"""What the house must do next, as data.

Every task has a key that is the same whenever and wherever it is asked for, so that a house that was killed between
deciding and doing does each thing once: a table is opened under its key, and the entry that the task leads to takes it
off the list. `at` is the time before which it is not done (0: at once); a task for later is told already now, so that
whoever waits knows until when.
"""

from collections.abc import Callable

import msgspec

from overtable.events.event import Event, Match
from overtable.events.lots import drawn
from overtable.events.matches import finished, is_over, open_game, seats
from overtable.events.pairing import next_stage
from overtable.events.setup import draft_of


class _Task(msgspec.Struct, frozen=True, kw_only=True, tag_field="task"):
    key: str
    at: int = 0


class Begin(_Task, frozen=True, kw_only=True, tag="start"):
    """Start the event: append what `making.starting` says."""


class CallOff(_Task, frozen=True, kw_only=True, tag="cancel"):
    """The time has come and too few are there: append `Cancel`."""

    why: str


class OpenDraft(_Task, frozen=True, kw_only=True, tag="draft"):
    """Open a table of the draft, and append `Opened`; when it has ended, `Drafted` with the pools of its seats."""

    pod: int
    game: str
    mode: str
    seats: tuple[int, ...]
    """Players by their numbers. A bot sits for those who are bots or have left."""
    seed: int
    pick_seconds: int


class Build(_Task, frozen=True, kw_only=True, tag="build"):
    """Have a deck built of this player's pool, and append `Built`."""

    player: int
    seed: int


class BeginRound(_Task, frozen=True, kw_only=True, tag="round"):
    """Append what `making.next_round` says: the pairings."""

    number: int


class OpenGame(_Task, frozen=True, kw_only=True, tag="game"):
    """Open a table for a game of a match, and append `Opened`; when it has ended, `GameEnded`."""

    match: str
    number: int
    seats: tuple[int, int]
    """Players by their numbers: who sits at seat 0 and at seat 1."""
    decks: tuple[str, ...]
    game: str
    mode: str
    settings: dict[str, int | str | bool]
    seed: int


class CloseRound(_Task, frozen=True, kw_only=True, tag="close"):
    """The time of the round is up: append `RoundClosed`."""

    number: int


class End(_Task, frozen=True, kw_only=True, tag="finish"):
    """Nothing is left to play: append `Finish`."""


Task = Begin | CallOff | OpenDraft | Build | BeginRound | OpenGame | CloseRound | End


def todo(event: Event) -> list[Task]:
    """Everything that the house must do, each task once; nothing when it waits for people or the event is over."""
    return STAGES[event.status](event)


def _open(event: Event) -> list[Task]:
    setup, here = event.setup, len(event.active)
    if setup.when_full and here >= setup.entry.most:
        return [Begin(key="start")]
    if not setup.starts_at:
        return []
    if max(here, setup.bots.fill) < setup.entry.least:
        why = f"{setup.entry.least} players are needed; {here} entered"
        return [CallOff(key="cancel", at=setup.starts_at, why=why)]
    return [Begin(key="start", at=setup.starts_at)]


def _drafting(event: Event) -> list[Task]:
    if len(event.active) < 2:
        return [End(key="finish")]
    form = event.setup.format
    return [
        OpenDraft(
            key=(key := f"draft-{pod.number}"),
            pod=pod.number,
            game=form.draft,
            mode=form.draft_mode,
            seats=pod.seats,
            seed=drawn(event.setup, key),
            pick_seconds=event.setup.clocks.pick,
        )
        for pod in event.pods
        if not pod.done and not pod.table
    ]


def _building(event: Event) -> list[Task]:
    """Bots have their decks built at once, and whoever has none when the time is up."""
    if len(event.active) < 2:
        return [End(key="finish")]
    until = event.since + event.setup.clocks.building * 1000
    waits = bool(event.setup.clocks.building)
    late = [p for p in event.active if not p.deck]
    if not late:
        return [BeginRound(key="round-1", number=1)]
    return [
        Build(
            key=(key := f"build-{p.number}"),
            player=p.number,
            seed=drawn(event.setup, key),
            at=0 if p.bot else until,
        )
        for p in late
        if p.bot or waits
    ]


def _playing(event: Event) -> list[Task]:
    current = event.current
    if current is not None and current.ended is None:
        games: list[Task] = [
            _game(event, match) for match in current.matches if not is_over(event, match) and open_game(match) is None
        ]
        if event.setup.clocks.round:
            at = current.begun + event.setup.clocks.round * 1000
            games.append(CloseRound(key=f"close-{current.number}", number=current.number, at=at))
        return games
    if next_stage(event) is None:
        return [End(key="finish")]
    number = len(event.rounds) + 1
    pause = event.setup.clocks.pause * 1000
    at = (current.ended or 0) + pause if current is not None and pause else 0
    return [BeginRound(key=f"round-{number}", number=number, at=at)]


def _game(event: Event, match: Match) -> OpenGame:
    setup, number, sitting = event.setup, len(finished(match)) + 1, seats(match)
    again = f"-{match.corrections}" if match.corrections else ""  # a judge may have a game played once more
    key = f"game-{match.id}.{number}{again}"
    decks = tuple(event.players[p - 1].deck for p in sitting)
    return OpenGame(
        key=key,
        match=match.id,
        number=number,
        seats=sitting,
        decks=decks if all(decks) else (),
        game=setup.game,
        mode=setup.mode,
        settings={**(draft_of(setup).deck_settings if setup.limited else {}), **setup.settings},
        seed=drawn(setup, key),
    )


def _nothing(event: Event) -> list[Task]:
    return []


STAGES: dict[str, Callable[[Event], list[Task]]] = {
    "open": _open,
    "drafting": _drafting,
    "building": _building,
    "playing": _playing,
    "over": _nothing,
    "cancelled": _nothing,
}
