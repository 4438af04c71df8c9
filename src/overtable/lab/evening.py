"""A whole event between bots: what the event asks for is drafted, built, paired and played, until nothing is left.

Everything comes of the event's seed: who is paired, each game's deal, each bot's chance. So does the time of the
entries, which only counts them. A run that was broken off goes on from its entries and comes out the same.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from overtable.events import record
from overtable.events.entry import Built, Drafted, Entry, Finish, GameEnded, line
from overtable.events.event import Event
from overtable.events.fold import apply, begin
from overtable.events.making import bots_of, next_round, starting
from overtable.events.matches import score
from overtable.events.record import BadEventRecord
from overtable.events.setup import EventSetup, draft_of
from overtable.events.standings import Standing, standings
from overtable.events.todo import BeginRound, Build, End, OpenDraft, OpenGame, Task, todo
from overtable.kernel.option import Option
from overtable.kernel.state import State
from overtable.lab.crew import work
from overtable.lab.match import Match, Played, play_match

DRAFTER = "drafter"
TICK = 1000
"""Milliseconds from one entry to the next."""


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a match and who plays it: what a worker is given."""

    task: OpenGame
    bots: tuple[str, str]


class MatchTold(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    a: str
    b: str = ""
    wins_a: int
    wins_b: int
    draws: int
    winner: str = ""
    bye: bool = False
    node: str = ""


class RoundTold(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    label: str
    matches: list[MatchTold]


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """How an event went, in names."""

    setup: EventSetup
    players: list[str]
    draft_tables: list[list[str]]
    rounds: list[RoundTold]
    standings: list[Standing]
    winner: str
    games: int
    entries: int
    errors: int


class Evening:
    """An event that is played here. `kept` gets each entry as soon as it is made."""

    def __init__(
        self, setup: EventSetup, known: Iterable[Entry] = (), kept: Callable[[Entry], None] = lambda entry: None
    ) -> None:
        self.event = begin(setup)
        self.entries: list[Entry] = []
        self.broken: dict[str, Played] = {}
        """Games that broke off, by the key of their task; they count as drawn."""
        self._kept = kept
        for entry in known:
            self._take(entry)

    def add(self, entry: Entry) -> None:
        self._take(entry)
        self._kept(entry)

    def _take(self, entry: Entry) -> None:
        self.event = apply(self.event, entry)
        self.entries.append(entry)

    @property
    def time(self) -> int:
        return TICK * (len(self.entries) + 1)

    def fill(self, bots: Sequence[str], players: int) -> None:
        """Bots enter until so many are here, the levels in turn, and the event begins."""
        while self.event.status == "open" and len(self.event.active) < players:
            level = bots[len(self.event.players) % len(bots)]
            self.add(next(bots_of(self.event, self.time, level=level)))
        if self.event.status == "open":
            for entry in starting(self.event, self.time):
                self.add(entry)

    def play(self, workers: int | None = None, seen: Callable[[Event], None] = lambda event: None) -> Event:
        """Do all there is to do, until the event is over. Games that are asked for together go on side by side; their
        entries stand in the order of the tasks, whoever was done first."""
        asked = self._until_games()
        waiting = deque(asked)
        done: dict[str, Played] = {}

        def following() -> Bout | None:
            return Bout(task=(task := waiting.popleft()), bots=self._bots(task)) if waiting else None

        for key, played in work(following, fight, workers or os.cpu_count() or 1):
            done[key] = played
            if len(done) == len(asked):
                for task in asked:
                    self._ended(task, done[task.key])
                asked, done = self._until_games(), {}
                waiting.extend(asked)
                seen(self.event)
        return self.event

    def _until_games(self) -> list[OpenGame]:
        """Do what is to be done until games are asked for; none when the event is over."""
        while tasks := todo(self.event):
            if games := [task for task in tasks if isinstance(task, OpenGame)]:
                # First the first game of every match: so one that was cut off goes on in the order it would have had.
                least = min(game.number for game in games)
                return [game for game in games if game.number == least]
            for task in tasks:
                self._do(task)
        return []

    def _do(self, task: Task) -> None:
        if isinstance(task, OpenDraft):
            self.add(Drafted(at=self.time, pod=task.pod, pools=self._drafted(task)))
        elif isinstance(task, Build):
            pool = self.event.players[task.player - 1].pool
            self.add(Built(at=self.time, player=task.player, text=draft_of(self.event.setup).built(pool, task.seed)))
        elif isinstance(task, BeginRound):
            self.add(next_round(self.event, self.time))
        elif isinstance(task, End):
            self.add(Finish(at=self.time))

    def _drafted(self, task: OpenDraft) -> tuple[tuple[str, ...], ...]:
        """The pools of a table where every seat drafts."""
        tables: list[State] = []

        def look(s: State, seat: int, option: Option) -> None:
            tables[:] = [s]

        drafters = (DRAFTER,) * len(task.seats)
        played = play_match(Match(game=task.game, mode=task.mode, players=drafters, seed=task.seed), noted=look)
        if played.error:
            raise RuntimeError(f"the draft broke off: {played.error}")
        draft = draft_of(self.event.setup)
        return tuple(tuple(draft.pool(tables[0], seat)) for seat in range(len(task.seats)))

    def _ended(self, task: OpenGame, played: Played) -> None:
        if played.error:
            self.broken[task.key] = played
        winner = task.seats[played.winners[0]] if len(played.winners) == 1 else 0
        how = "broke off" if played.error else "limit" if played.limit else ""
        self.add(GameEnded(at=self.time, match=task.match, number=task.number, winner=winner, how=how))

    def _bots(self, task: OpenGame) -> tuple[str, str]:
        a, b = (self.event.players[p - 1].bot for p in task.seats)
        return a, b


def fight(bout: Bout) -> tuple[str, Played]:
    """Play one game of a match."""
    task = bout.task
    match = Match(
        game=task.game, mode=task.mode, players=bout.bots, seed=task.seed, settings=task.settings, decks=task.decks
    )
    return task.key, play_match(match)


def told(evening: Evening) -> Told:
    """How it went, for people and programs."""
    event = evening.event
    table = standings(event)
    return Told(
        setup=event.setup,
        players=[p.name for p in event.players],
        draft_tables=[[event.players[p - 1].name for p in pod.seats] for pod in event.pods],
        rounds=[
            RoundTold(number=r.number, label=r.label, matches=list(_matches(event, r.number))) for r in event.rounds
        ],
        standings=table,
        winner=event.players[table[0].player - 1].name if table and event.status == "over" else "",
        games=sum(isinstance(entry, GameEnded) for entry in evening.entries),
        entries=len(evening.entries),
        errors=sum(isinstance(entry, GameEnded) and entry.how == "broke off" for entry in evening.entries),
    )


def _matches(event: Event, number: int) -> Iterator[MatchTold]:
    names = ["", *(p.name for p in event.players)]
    for match in event.rounds[number - 1].matches:
        done = score(event, match)
        yield MatchTold(
            id=match.id,
            a=names[match.a],
            b=names[match.b],
            wins_a=done.wins_a,
            wins_b=done.wins_b,
            draws=done.draws,
            winner=names[done.winner],
            bye=match.bye,
            node=match.node,
        )


class Book:
    """The file that an event's record is written into, entry by entry. `known` are those that it holds already."""

    def __init__(self, path: Path, setup: EventSetup, resume: bool = False) -> None:
        self.path = path
        self.known: list[Entry] = []
        if path.exists() and path.stat().st_size:
            if not resume:
                raise BadEventRecord(f"{path} holds a record already: --resume goes on with it, or name another file")
            found, self.known = record.load(path.read_text(encoding="utf-8"))
            if found != setup:
                raise BadEventRecord(f"{path} is the record of another event: {differences(found, setup)}")
        whole = path.with_name(f"{path.name}.new")  # so that whoever is killed here still has the old one
        whole.write_text(record.dump(setup, self.known), encoding="utf-8")
        whole.replace(path)

    def write(self, entry: Entry) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line(entry) + "\n")


def differences(found: EventSetup, wanted: EventSetup) -> str:
    """Which fields of two setups differ, and what the first one says."""
    there, here = msgspec.to_builtins(found), msgspec.to_builtins(wanted)
    return ", ".join(f"{key} is {there[key]!r}" for key in there if there[key] != here[key])
