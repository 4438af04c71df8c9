"""Fitting: positions as a player could see them, weights that tell who wins, the same whoever computes."""

import json
from pathlib import Path
from random import Random

import pytest

from cli.calling import complains, says
from contract.walks import states
from overtable.games import find
from overtable.lab.fit import Sample, fit, fitted, one_game, quality, regressed
from overtable.players.judge import Book, Judge, Taste, Weights, certain


def test_positions_of_a_game_have_figures_of_the_difference_and_who_won() -> None:
    game = find("overrealm")
    found = one_game("overrealm", "casual", 3, seed=1)
    assert len(found) > 5 and {x.won for x in found} <= {0.0, 0.5, 1.0}
    assert all(len(x.features) == len(game.feature_names) for x in found)
    assert found == one_game("overrealm", "casual", 3, seed=1)


def made_up(count: int = 600) -> list[Sample]:
    """Games that the first figure decides and the second does not touch."""
    rng = Random(3)
    found = []
    for n in range(count):
        lead, noise = rng.gauss(0, 1), rng.gauss(0, 1)
        found.append(Sample("standard", n, [lead, noise], 10 * lead, float(rng.random() < certain(2 * lead))))
    return found


class Two:
    feature_names = ("lead", "noise")


def test_weights_find_what_decides_and_leave_the_rest() -> None:
    pytest.importorskip("numpy")
    weights = fitted(Two(), made_up())  # type: ignore[arg-type]
    assert weights.weights["lead"] == pytest.approx(2.0, abs=0.5) and abs(weights.weights["noise"]) < 0.3
    assert weights.scale == pytest.approx(5.0, abs=1.5)
    assert weights.fitted is not None and weights.fitted.auc > 0.8


def test_a_figure_that_never_differs_gets_no_weight() -> None:
    np = pytest.importorskip("numpy")
    figures = np.array([[1.0], [-1.0], [2.0], [-2.0]] * 50)
    assert regressed(figures, np.array([1.0, 0.0, 1.0, 0.0] * 50))[0] > 1
    still = [Sample("standard", n, [x.features[0], 0.0], x.value, x.won) for n, x in enumerate(made_up(200))]
    assert fitted(Two(), still).weights["noise"] == 0.0  # type: ignore[arg-type]


def test_quality_is_one_for_whoever_knows_and_a_half_for_whoever_guesses() -> None:
    of = [Sample("standard", n, [], 0.0, float(n % 2)) for n in range(40)]
    assert quality([x.won * 0.98 + 0.01 for x in of], of).auc == 1.0
    assert quality([0.5] * 40, of).log_loss == pytest.approx(0.6931, abs=1e-3)


def test_the_number_of_workers_changes_nothing() -> None:
    pytest.importorskip("numpy")
    game = find("overrealm")
    steps: list[int] = []
    one = fit(game, games=20, seed=2, workers=1, step=steps.append)
    assert fit(game, games=20, seed=2, workers=2) == one
    assert sum(steps) == 20 * sum(2 in mode.seats for mode in game.modes.values())


def test_a_judge_takes_the_weights_of_its_kind_of_table_and_may_have_a_taste() -> None:
    game = find("overwatch")
    s = next(s for s in states(game, "standard", count=60, every=5) if s.turn >= 0)
    flat = Book(kinds={"standard": Weights(weights=dict.fromkeys(game.feature_names, 0.0))})
    assert Judge(game, book=flat).chance(s, 0) == 0.5
    turn = Book(kinds={"standard": Weights(weights={"to act": 2.0})})
    plain, fond = Judge(game, book=turn), Judge(game, book=turn, taste=Taste(own=2.0))
    assert 0.5 < plain.chance(s, s.turn) < fond.chance(s, s.turn)


def test_the_command_writes_a_file_with_what_made_it(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    path = tmp_path / "weights.json"
    says("fit", "overrealm", "--games", "20", "--seed", "4", "--workers", "1", "--to", str(path))
    book = json.loads(path.read_text(encoding="utf-8"))
    assert book["command"] == "overtable fit overrealm --games 20 --seed 4"
    assert set(book["kinds"]["standard"]["weights"]) == set(find("overrealm").feature_names)


def test_what_games_have_shown_to_play_better_outlives_a_new_fit(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    path = tmp_path / "weights.json"
    says("fit", "overpower-classic", "--games", "20", "--seed", "4", "--workers", "1", "--to", str(path))
    assert json.loads(path.read_text(encoding="utf-8"))["kinds"]["venture"]["leaf"] == "value"


@pytest.mark.usefixtures("lanterns")
def test_a_game_without_figures_cannot_be_fitted() -> None:
    assert "tells no figures of a position" in complains("fit", "lanterns")
