"""Whole events for tests: who enters, wins and leaves is drawn by a seed. No tables are played: results are drawn."""

from collections.abc import Callable
from random import Random

from overtable.events import entry as e
from overtable.events.event import Event
from overtable.events.fold import apply, begin
from overtable.events.making import next_round
from overtable.events.matches import finished, is_over
from overtable.events.refusals import refusals
from overtable.events.setup import Clocks, Doors, EventSetup, Shape, Structure
from overtable.events.todo import BeginRound, CloseRound, End, OpenGame, todo

SHAPES: tuple[Shape, ...] = ("swiss", "swiss", "swiss", "single", "double", "round-robin")


def setup_of(players: int = 8, seed: int = 0, clocks: Clocks | None = None, **structure: object) -> EventSetup:
    """An event of a game that is played without decks of one's own."""
    return EventSetup(
        name="Friday",
        game="overwatch",
        mode="standard",
        structure=Structure(**structure),  # type: ignore[arg-type]
        clocks=clocks or Clocks(),
        entry=Doors(most=max(2, players)),
        seed=seed,
    )


class Evening:
    """An event that is going on, with the entries that led there."""

    def __init__(self, setup: EventSetup) -> None:
        self.event = begin(setup)
        self.entries: list[e.Entry] = []
        self.time = 1000

    def add(self, entry: e.Entry) -> Event:
        self.event = apply(self.event, entry)
        self.entries.append(entry)
        return self.event

    def now(self) -> int:
        self.time += 1000
        return self.time

    def enter(self, *names: str, ratings: dict[str, float] | None = None) -> "Evening":
        for name in names:
            rating = (ratings or {}).get(name)
            self.add(e.Enter(at=self.now(), person=name.lower(), name=name, rating=rating))
        return self

    def start(self) -> "Evening":
        self.add(e.Start(at=self.now()))
        return self

    def pair(self) -> "Evening":
        """The next round begins."""
        self.add(next_round(self.event, self.now()))
        return self

    def number(self, name: str) -> int:
        return next(p.number for p in self.event.players if p.name == name)

    def name(self, number: int) -> str:
        return self.event.players[number - 1].name if number else ""

    def match_of(self, name: str) -> str:
        """The match of this player in the current round."""
        assert self.event.current is not None
        return next(m.id for m in self.event.current.matches if self.number(name) in (m.a, m.b))

    def win(self, name: str, games: int = 1) -> "Evening":
        """This player wins the next games of the match that is open."""
        for _ in range(games):
            self.result(name, self.number(name))
        return self

    def draw(self, name: str) -> "Evening":
        return self.result(name, 0)

    def result(self, name: str, winner: int) -> "Evening":
        match = self.event.match(self.match_of(name))
        assert match is not None
        self.add(e.GameEnded(at=self.now(), match=match.id, number=len(finished(match)) + 1, winner=winner))
        return self

    def by_rule(self, winner: Callable[[str, str], str]) -> "Evening":
        """Every open match of the round is won by whoever the rule names of its two players."""
        assert self.event.current is not None
        for match in self.event.current.matches:
            while not is_over(self.event, found := self.event.match(match.id) or match):
                won = self.number(winner(self.name(match.a), self.name(match.b)))
                number = len(finished(found)) + 1
                self.add(e.GameEnded(at=self.now(), match=match.id, number=number, winner=won))
        return self

    def pairs(self) -> set[frozenset[str]]:
        """Who meets whom in the current round."""
        assert self.event.current is not None
        return {frozenset(filter(None, (self.name(m.a), self.name(m.b)))) for m in self.event.current.matches}


class Drawn(Evening):
    """A random event. `seen` is asked after every entry."""

    def __init__(self, seed: int, most: int = 64) -> None:
        self.rng = rng = Random(seed)
        players = rng.choice((rng.randint(2, 10), rng.randint(2, most)))
        kind = rng.choice(SHAPES)
        if kind == "round-robin":
            players = min(players, 14)
        swiss = kind == "swiss"
        super().__init__(
            setup_of(
                players + 4 if kind != "round-robin" else players,
                seed,
                Clocks(round=rng.choice((0, 0, 600))),
                kind=kind,
                rounds=rng.choice((0, 0, rng.randint(1, 8))) if swiss else 0,
                cut=rng.choice((0, 0, min(players, 4), min(players, 8))) if swiss else 0,
                best_of=rng.choice((1, 1, 3)),
            )
        )
        self.trouble = rng.choice((0.0, 0.02, 0.1))
        self.draws = rng.choice((0.0, 0.1, 0.5))
        names = [f"P{n}" for n in range(players)]
        rng.shuffle(names)
        ratings = {name: float(rng.randint(10, 40)) for name in names if rng.random() < 0.7}
        self.enter(*names, ratings=ratings).start()

    def play(self, seen: Callable[[Event], None] = lambda event: None) -> "Drawn":
        while tasks := todo(self.event):
            task = self.rng.choice(tasks)
            if isinstance(task, BeginRound):
                self.between()
                if task in todo(self.event):
                    self.pair()
            elif isinstance(task, OpenGame):
                if self.rng.random() < self.trouble:
                    self.upset()
                else:
                    self.add(e.Opened(at=self.now(), key=task.key, table=f"t{self.time}"))
                    self.ends(task)
            elif isinstance(task, CloseRound):
                if self.rng.random() < 0.05:
                    self.add(e.RoundClosed(at=self.now(), number=task.number))
            else:
                assert isinstance(task, End)
                self.add(e.Finish(at=self.now()))
            seen(self.event)
        self.correct()
        seen(self.event)
        return self

    def ends(self, task: OpenGame) -> None:
        winner = 0 if self.rng.random() < self.draws else self.rng.choice(task.seats)
        self.add(e.GameEnded(at=self.now(), match=task.match, number=task.number, winner=winner))

    def between(self) -> None:
        """Between two rounds somebody may drop or come late, and a judge may correct."""
        for _ in range(3):
            if self.rng.random() < 3 * self.trouble:
                self.upset()

    def upset(self) -> None:
        self.rng.choice((self.drop, self.correct, self.late, self.replace))()

    def drop(self) -> None:
        if here := self.event.active:
            self.add(e.Drop(at=self.now(), player=self.rng.choice(here).number))

    def replace(self) -> None:
        wanted = [p for p in self.event.active if not p.bot]
        if wanted:
            self.add(e.Replaced(at=self.now(), player=self.rng.choice(wanted).number, bot="regular"))

    def late(self) -> None:
        name = f"L{len(self.event.players)}"
        entry = e.Late(at=self.now(), person=name.lower(), name=name)
        if not refusals(self.event, entry):
            self.add(entry)

    def correct(self) -> None:
        played = [m for r in self.event.rounds for m in r.matches if not m.bye]
        if played:
            match = self.rng.choice(played)
            games = tuple(self.rng.choice((match.a, match.b, 0)) for _ in range(self.rng.randint(0, 3)))
            entry = e.Correct(at=self.now(), match=match.id, games=games, why="it was noted wrongly", by="Judge")
            if not refusals(self.event, entry):
                self.add(entry)
