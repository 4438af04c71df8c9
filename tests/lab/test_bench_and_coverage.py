"""What is measured, what is compared, and what happens when a measured game breaks; what a run has reached."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from overtable.games import find
from overtable.kernel.codec import encode
from overtable.kernel.engine import options
from overtable.kernel.option import Option
from overtable.kernel.record import Record, load_record, replay
from overtable.kernel.state import State
from overtable.lab.bench.apart import Decision, Quarter, play_apart, quarters
from overtable.lab.bench.courses import Broken, course, setups, with_new_decks
from overtable.lab.bench.figures import (
    IN_WORDS,
    RATE,
    BadFigures,
    Bench,
    Figure,
    Ratio,
    compare,
    load_figures,
)
from overtable.lab.bench.looking import Position, looked_at, positions
from overtable.lab.bench.pace import random_play
from overtable.lab.bench.trees import OWN, BadTree, tree_at, turn_in
from overtable.lab.bench.turn import Wanted
from overtable.lab.bench.turns import bench
from overtable.lab.coverage import Reached, cover
from overtable.lab.match import Match
from toy import LANTERNS, Duel, Lanterns, LanternsGame, TurnUp

TABLES = setups(LANTERNS, "short", 1, 20)
SOME = Wanted(game="overwatch", mode="standard", seed=1, number=0, seconds=0.01)


@pytest.fixture(scope="module")
def sample() -> list[Position]:
    return positions(LANTERNS, "short", 1)


class TestWhatIsMeasured:
    def test_a_bench_has_all_its_figures(self, lanterns: LanternsGame) -> None:
        told: list[int] = []
        (b,) = bench([("lanterns", "short")], seconds=0.02, rounds=2, progress=told.append)
        assert (b.game, b.mode, b.rounds, told) == ("lanterns", "short", 2, [1, 1])
        assert list(IN_WORDS) == [name for name in IN_WORDS if name in b.figures or name == "start_new_decks_us"]
        assert b.games > 0 and b.decisions_per_game > 5
        assert 0 < b.choices_per_decision <= 1 < b.options_per_decision < 5
        assert 100 < b.encoded_bytes < 1000
        assert [len(b.length), len(b.cards)] == [4, 4]
        for name, figure in b.figures.items():
            assert figure.best > 0
            assert figure.best >= figure.median if name == RATE else figure.best <= figure.median
        assert (b.before, b.same_games) == ({}, True)

    def test_random_play_counts_the_decisions_with_a_choice_apart(self) -> None:
        pace = random_play(LANTERNS, TABLES)
        assert pace.games == len(TABLES)
        assert pace.choices < pace.decisions < pace.offered

    def test_whoever_plays_a_table_plays_the_same_game(self) -> None:
        seen: list[int] = []
        for table in TABLES:
            course(LANTERNS, table, lambda s, seat, found: seen.append(len(found)))
        apart = play_apart(LANTERNS, TABLES)
        assert [d.offered for d in apart.decisions] == seen
        assert len(apart.starts) == len(TABLES)
        assert random_play(LANTERNS, TABLES).offered == sum(seen)

    def test_tables_have_ready_decks_where_there_are_such(self) -> None:
        game = find("overpower-2025")
        tables = setups(game, "venture", 1, 3)
        assert all(deck in game.decks("venture") for table in tables for deck in table.decks)
        assert tables == setups(game, "venture", 1, 3)
        assert [table.decks for table in with_new_decks(game, tables)] == [("random", "random")] * 3

    @pytest.mark.parametrize(("game", "mode"), [("power-up", "same-faction"), ("overwatch", "standard")])
    def test_no_decks_are_made_where_a_game_makes_none(self, game: str, mode: str) -> None:
        assert with_new_decks(find(game), setups(find(game), mode, 1, 2)) == []

    def test_a_sample_has_states_from_all_parts_of_a_game(self, sample: list[Position]) -> None:
        assert len({p.state.answers for p in sample}) > 5
        assert len({p.table.seed for p in sample}) > 5
        assert all(len(options(p.state, p.seat)) > 1 for p in sample)

    def test_what_is_looked_at_is_left_as_it_was(self, sample: list[Position]) -> None:
        before = [encode(p.state) for p in sample]
        looked_at(LANTERNS, sample)
        assert [encode(p.state) for p in sample] == before
        assert all(p.state.asked is None for p in sample)

    def test_quarters_tell_whether_a_decision_gets_dearer(self) -> None:
        decisions = [
            Decision(step="Duel", answers=n, cards=9 - n % 2, offered=2, question=n, answer=1.0) for n in range(8)
        ]
        Random(1).shuffle(decisions)
        found = quarters(decisions, lambda d: d.answers)
        assert found[0] == Quarter(at=0.5, options=2.0, us=1.5, alike_us=1.5)
        assert [q.us for q in found] == [1.5, 3.5, 5.5, 7.5]
        assert [q.at for q in quarters(decisions, lambda d: d.cards)] == [8.0, 8.0, 9.0, 9.0]
        assert quarters(decisions[:3], lambda d: d.answers) == []

    def test_dear_steps_at_the_end_do_not_make_a_game_grow(self) -> None:
        kinds = ["Veil"] * 5 + ["Duel"] * 15
        costs = {"Veil": 1.0, "Duel": 7.0}
        decisions = [
            Decision(step=step, answers=n, cards=0, offered=2, question=costs[step], answer=0.0)
            for n, part in enumerate((kinds, kinds, kinds, kinds[::-1][:15] + kinds[:5]))
            for step in (part if n else ["Veil"] * 15 + ["Duel"] * 5)
        ]
        found = quarters(decisions, lambda d: d.answers)
        assert [q.us for q in found] == [2.5, 5.5, 5.5, 5.5]
        assert len({q.alike_us for q in found}) == 1


class TestComparing:
    @pytest.fixture
    def now(self, lanterns: LanternsGame) -> Iterator[Bench]:
        (b,) = bench([("lanterns", "short")], seconds=0.01, rounds=1)
        b.figures = {RATE: Figure(median=200, best=300), "view_us": Figure(median=5, best=4)}
        yield b

    def test_a_ratio_says_how_many_times_as_fast(self, now: Bench) -> None:
        now.before = {RATE: Figure(median=100, best=100), "view_us": Figure(median=15, best=10)}
        assert now.ratio(RATE) == Ratio(median=2.0, best=3.0)
        assert now.ratio("view_us") == Ratio(median=3.0, best=2.5)
        assert now.ratio("clone_us") is None

    def test_an_earlier_run_is_put_beside(self, now: Bench, tmp_path: Path) -> None:
        file = tmp_path / "before.json"
        file.write_bytes(msgspec.json.encode(now))
        assert load_figures(file) == [now]
        file.write_bytes(msgspec.json.encode([now]))
        compare([now], load_figures(file))
        assert now.ratio("view_us") == Ratio(median=1.0, best=1.0)

    def test_games_that_were_not_measured_have_nothing_beside_them(self, now: Bench) -> None:
        compare([now], [msgspec.structs.replace(now, mode="wide")])
        assert now.before == {}

    def test_a_file_of_something_else_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "x.json").write_text("[3]")
        with pytest.raises(BadFigures, match=r"x.json is not what overtable bench --json prints"):
            load_figures(tmp_path / "x.json")


PLANTED = """
from overtable.kernel import engine
def play(*given):
    raise ZeroDivisionError("a planted defect")
engine.play = play
"""


def older_tree(folder: Path, planted: str = "") -> Path:
    """A checkout whose packages are this one's, but for a laboratory that measures something else."""
    package = folder / "src" / "overtable"
    (package / "lab").mkdir(parents=True)
    for part in (OWN / "overtable").iterdir():
        if part.name not in ("lab", "__init__.py"):
            (package / part.name).symlink_to(part)
    (package / "__init__.py").write_text(f'__version__ = "0"\n{planted}')
    (package / "lab" / "__init__.py").write_text("")
    (package / "lab" / "bench.py").write_text("raise RuntimeError('the measuring of this tree is not asked')")
    return folder


class TestOtherTrees:
    def test_two_trees_take_turns_on_the_same_games(self) -> None:
        (b,) = bench([("overwatch", "standard")], seconds=0.01, rounds=2, against=OWN)
        assert b.same_games
        assert set(b.before) == set(b.figures)
        assert b.ratio(RATE) is not None

    def test_a_tree_need_not_know_the_measuring(self, tmp_path: Path) -> None:
        assert turn_in(tree_at(older_tree(tmp_path)), SOME).figures[RATE] > 0

    def test_a_game_that_breaks_off_there_is_told_here(self, tmp_path: Path) -> None:
        with pytest.raises(Broken, match="a planted defect") as broken:
            turn_in(tree_at(older_tree(tmp_path, PLANTED)), SOME)
        assert broken.value.breakage.game == "overwatch"
        assert len(as_record(broken.value.breakage.record, tmp_path).answers) == 1

    def test_what_is_no_tree_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadTree, match="holds no source tree of Overtable"):
            tree_at(tmp_path)

    def test_a_tree_without_the_game_is_told(self) -> None:
        with pytest.raises(BadTree, match=r"cannot be measured: .*no game is called 'chess'"):
            turn_in(OWN, msgspec.structs.replace(SOME, game="chess"))


class TestBrokenGames:
    def test_a_decision_without_options_is_told_with_its_record(
        self, lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        offered = Duel.options

        def none_later(self: Duel, s: Lanterns, seat: int, no: object = None) -> list[Option]:
            return [] if s.duels == 3 and seat == 1 else offered(self, s, seat)

        monkeypatch.setattr(Duel, "options", none_later)
        with pytest.raises(Broken) as broken:
            bench([("lanterns", "short")], seconds=0.01, rounds=1)
        found = broken.value.breakage
        assert (found.game, found.mode) == ("lanterns", "short")
        assert found.error == "seat 1 is asked by Duel and has no option"
        record = as_record(found.record, tmp_path)
        assert record.setup.seed == found.seed
        s = replay(lanterns, record)
        assert isinstance(s, Lanterns) and s.duels == 3 and options(s, 1) == []

    def test_an_exception_is_told_with_the_answer_that_led_to_it(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        def breaks(self: TurnUp, s: object) -> None:
            raise ZeroDivisionError("a planted defect")

        monkeypatch.setattr(TurnUp, "run", breaks)
        for play in (random_play, play_apart):
            with pytest.raises(Broken, match="a planted defect") as broken:
                play(LANTERNS, TABLES)
            assert len(as_record(broken.value.breakage.record, tmp_path).answers) == 2

    def test_whoever_breaks_a_position_by_looking_has_a_record_that_leads_there(
        self, sample: list[Position], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        def breaks(self: object, s: State, *others: object) -> None:
            raise ZeroDivisionError("a planted defect")

        monkeypatch.setattr(LanternsGame, "view", breaks)
        with pytest.raises(Broken, match="a planted defect") as broken:
            looked_at(LANTERNS, sample)
        reached = replay(LANTERNS, as_record(broken.value.breakage.record, tmp_path))
        assert encode(reached) == encode(sample[0].state)


def as_record(text: str, folder: Path) -> Record:
    (folder / "record.yaml").write_text(text, encoding="utf-8")
    return load_record(folder / "record.yaml")


def test_cards_and_steps_that_were_reached(lanterns: LanternsGame) -> None:
    reached = cover(Match(game="lanterns", mode="short"), 6)
    assert reached.games == 6
    assert reached.cards_missed(LANTERNS) == []
    assert reached.steps_missed(LANTERNS) == []
    assert set(reached.questions) == {"Duel", "Veil"}
    assert reached.steps["TurnUp"] >= 6


def test_what_was_never_reached_is_told(lanterns: LanternsGame) -> None:
    decks = ("ember,ember,ember,ember", "ember,ember,ember,ember")
    reached = cover(Match(game="lanterns", mode="short", decks=decks), 1)
    assert "beacon" in reached.cards_missed(LANTERNS)
    assert reached.steps_missed(LANTERNS) == ["Veil"]


def test_runs_add_up(lanterns: LanternsGame) -> None:
    reached = Reached()
    for mode in LANTERNS.modes:
        cover(Match(game="lanterns", mode=mode), 1, reached)
    assert reached.games == 2
