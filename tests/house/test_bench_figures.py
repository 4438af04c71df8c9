"""The page about performance tells what was measured, of all games and of all that is measured."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import bench_figures
from pages import is_there

from marks import our_games
from overtable.lab.bench.figures import IN_WORDS, load_figures


def test_the_page_has_the_figures_that_are_kept() -> None:
    assert is_there(bench_figures.PAGE, bench_figures.HEADING, bench_figures.section()), "make words writes it anew"


def test_all_games_and_all_figures_are_there() -> None:
    found = load_figures(bench_figures.FIGURES)
    assert {b.game for b in found} == set(our_games())
    assert {name for b in found for name in b.figures} == set(IN_WORDS)
    assert all(b.same_games for b in found), "ratios of different work"
