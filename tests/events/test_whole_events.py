"""What must hold in every event, over many drawn ones: with drops, late entries, corrections and closed rounds."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from events.evening import Drawn, Evening, setup_of
from overtable.events import entry as e
from overtable.events.entry import line, read
from overtable.events.event import Event, Match, Round
from overtable.events.fold import fold
from overtable.events.matches import score
from overtable.events.standings import standings
from overtable.events.todo import todo

SEEDS = [range(n, n + 20) for n in range(0, 200, 20)]
SOAK = [range(n, n + 100) for n in range(1000, 2000, 100)]
SOME = pytest.mark.parametrize(
    "seeds", [*SEEDS, *(pytest.param(s, marks=pytest.mark.soak) for s in SOAK)], ids=lambda s: f"{s.start}-{s.stop - 1}"
)


def possible(players: tuple[int, ...], met: frozenset[frozenset[int]]) -> bool:
    """The oracle: whether these can all be paired without a repeat, by trying."""

    @cache
    def rest(left: tuple[int, ...]) -> bool:
        if not left:
            return True
        first, others = left[0], left[1:]
        return any(
            frozenset((first, other)) not in met and rest(tuple(p for p in others if p != other)) for other in others
        )

    return rest(players)


class Watch:
    """Looks at every round when it begins."""

    def __init__(self) -> None:
        self.rounds = 0
        self.met: Counter[frozenset[int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.repeats = 0

    def __call__(self, event: Event) -> None:
        if len(event.rounds) == self.rounds:
            return
        self.rounds += 1
        around = event.rounds[-1]
        self.everybody_plays_once(event, around)
        if around.stage == "swiss":
            self.no_repeat_that_could_be_helped(event, around)
            self.the_bye_is_fair(event, around)
        elif around.stage == "round-robin":
            assert not [m for m in around.matches if not m.bye and self.met[pair(m)]]
        for match in around.matches:
            if match.bye:
                self.byes[match.a] += 1
            else:
                self.met[pair(match)] += 1

    def everybody_plays_once(self, event: Event, around: Round) -> None:
        paired = [p for m in around.matches for p in (m.a, m.b) if p]
        assert len(set(paired)) == len(paired)
        assert set(paired) <= {p.number for p in event.active}
        if around.stage != "bracket":
            assert set(paired) == {p.number for p in event.active}
        if around.stage == "swiss":
            assert len([m for m in around.matches if m.bye]) == len(paired) % 2

    def no_repeat_that_could_be_helped(self, event: Event, around: Round) -> None:
        again = [m for m in around.matches if not m.bye and self.met[pair(m)]]
        if again:
            self.repeats += 1
            here = tuple(p.number for p in event.active)
            known = frozenset(self.met)
            rests = here if len(here) % 2 else (0,)
            assert not any(possible(tuple(p for p in here if p != rest), known) for rest in rests)

    def the_bye_is_fair(self, event: Event, around: Round) -> None:
        """Whoever had fewer byes could not have this one without a repeat."""
        for rest in (m.a for m in around.matches if m.bye):
            here = [p.number for p in event.active]
            fewer = [p for p in here if self.byes[p] < self.byes[rest]]
            if fewer and not any(not m.bye and self.met[pair(m)] for m in around.matches):
                known = frozenset(self.met)
                assert not any(possible(tuple(p for p in here if p != one), known) for one in fewer)


def pair(match: Match) -> frozenset[int]:
    return frozenset((match.a, match.b))


def points_add_up(event: Event) -> None:
    """Every match gives three points or two, a bye three; nobody has a point from elsewhere."""
    given = 0
    for match in (m for r in event.rounds if r.stage != "bracket" or not event.planned for m in r.matches):
        done = score(event, match)
        assert done.over
        assert match.bye or done.winner in (match.a, match.b, 0)
        given += 3 if match.bye or done.winner else 0 if match.forfeits else 2
    table = standings(event)
    assert sum(s.points for s in table) == given
    assert [s.rank for s in table] == list(range(1, len(table) + 1))
    assert {s.player for s in table} == {p.number for p in event.players}
    if not event.planned:
        return
    for s in table:
        player = event.players[s.player - 1]
        rounds = [r for r in event.rounds if r.stage != "bracket"]
        present = sum(1 for r in rounds for m in r.matches if s.player in (m.a, m.b))
        assert s.wins + s.losses + s.draws + s.byes == present + player.since - 1
        assert s.points == 3 * (s.wins + s.byes) + s.draws


def nobody_plays_on_who_is_out(event: Event) -> None:
    lives = 2 if event.setup.structure.kind == "double" else 1
    lost: Counter[int] = Counter()
    for around in (r for r in event.rounds if r.stage == "bracket"):
        for match in around.matches:
            assert lost[match.a] < lives and lost[match.b] < lives
        for match in around.matches:
            winner = score(event, match).winner if match.through is None else match.through
            lost.update(p for p in (match.a, match.b) if p and p != winner)
    brackets = [r for r in event.rounds if r.stage == "bracket"]
    if brackets and len(event.active) >= 2:
        here = [p.number for p in event.active if p.number in event.seeds and lost[p.number] < lives]
        if len(here) > 1:  # a judge has given the grand final to the other one after the end: it is not played again
            here = [score(event, brackets[-1].matches[0]).winner]
        assert not here or standings(event)[0].player == here[0]


@SOME
def test_pairings_points_and_byes(seeds: range) -> None:
    for seed in seeds:
        watch = Watch()
        evening = Drawn(seed).play(watch)
        assert evening.event.status == "over", seed
        assert watch.rounds == len(evening.event.rounds)
        points_add_up(evening.event)
        nobody_plays_on_who_is_out(evening.event)


def test_the_drawn_events_have_what_they_are_drawn_for() -> None:
    evenings = [Drawn(seed).play() for seed in range(60)]
    entries = Counter(type(entry).__name__ for evening in evenings for entry in evening.entries)
    assert min(entries[kind] for kind in ("Drop", "Late", "Correct", "Replaced", "RoundClosed")) >= 5
    assert {r.stage for evening in evenings for r in evening.event.rounds} == {"swiss", "round-robin", "bracket"}
    assert any(evening.event.setup.structure.cut for evening in evenings)
    assert max(len(evening.event.players) for evening in evenings) > 48


@pytest.mark.parametrize("seed", range(12))
def test_a_record_goes_on_from_every_entry_and_says_the_same_to_do(seed: int) -> None:
    known: list[tuple[Event, list[str]]] = []
    evening = Drawn(seed, most=12)
    setup, before = evening.event.setup, len(evening.entries)
    evening.play(lambda event: known.append((event, [t.key for t in todo(event)])))
    lines = [line(entry) for entry in evening.entries]
    entries = [read(text, n) for n, text in enumerate(lines, 1)]
    assert entries == evening.entries
    for event, keys in known:
        prefix = fold(setup, entries[: event.version])
        assert prefix == event
        assert [t.key for t in todo(prefix)] == keys
    assert fold(setup, entries, checked=True) == evening.event
    assert before < len(entries)


@pytest.mark.parametrize("seed", range(12))
def test_tasks_have_keys_of_their_own(seed: int) -> None:
    """A key that came once and was done never comes again for something else."""
    done: set[str] = set()
    asked: dict[str, object] = {}

    def seen(event: Event) -> None:
        keys = [t.key for t in todo(event)]
        assert len(set(keys)) == len(keys)
        for key in [k for k in asked if k not in keys]:
            done.add(key)
            del asked[key]
        asked.update(dict.fromkeys(keys))
        assert not {k for k in keys if k.startswith("game-")} & done

    evening = Drawn(seed, most=12)
    evening.play(seen)
    opened = [entry.key for entry in evening.entries if isinstance(entry, e.Opened)]
    assert len(set(opened)) == len(opened)


@pytest.mark.parametrize("seed", range(12))
def test_standings_do_not_depend_on_the_order_in_which_results_come_in(seed: int) -> None:
    evening = Drawn(seed, most=16).play()
    shuffled = results_shuffled(evening.entries, Random(seed))
    told = fold(evening.event.setup, shuffled)
    assert standings(told) == standings(evening.event)


def results_shuffled(entries: list[e.Entry], rng: Random) -> list[e.Entry]:
    """The same entries, those of different matches between two others mixed; those of one match stay in order."""
    found: list[e.Entry] = []
    block: list[e.Entry] = []
    for entry in [*entries, None]:
        if isinstance(entry, e.Opened | e.GameEnded):
            block.append(entry)
            continue
        order = [of_match(one) for one in block]
        rng.shuffle(order)
        queues = {name: [one for one in block if of_match(one) == name] for name in set(order)}
        found += [queues[name].pop(0) for name in order]
        block = []
        if entry is not None:
            found.append(entry)
    return found


def of_match(entry: e.Entry) -> str:
    return entry.match if isinstance(entry, e.GameEnded) else entry.key[5:].rpartition(".")[0]  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", range(8))
def test_who_enters_first_changes_neither_pairings_nor_standings(seed: int) -> None:
    rng = Random(seed)
    names = [f"P{n}" for n in range(rng.randint(3, 20))]
    ratings = {name: float(rng.randint(1, 5)) for name in names}
    told = []
    for _ in range(2):
        rng.shuffle(names)
        told.append(played_by_names(names, ratings, seed))
    assert told[0] == told[1]


def played_by_names(names: list[str], ratings: dict[str, float], seed: int) -> object:
    evening = Evening(setup_of(len(names), seed)).enter(*names, ratings=ratings).start()
    rounds = []
    while any(t.key.startswith("round-") for t in todo(evening.event)):
        evening.pair()
        rounds.append(evening.pairs())
        evening.by_rule(lambda a, b: min(a, b, key=lambda name: (hash_of(name, len(rounds)), name)))
    return rounds, [(evening.name(s.player), s.points, s.parted_by) for s in standings(evening.event)]


def hash_of(name: str, number: int) -> int:
    return Random(f"{name} {number}").randrange(1000)
