"""What games do to the stack: push, go on, insert, replace, unwind; and how the frames of a game are found."""

from pathlib import Path

import pytest

from overtable.kernel.frame import Frame, after, below, do, frames_of, go_on_as, in_place_of, nearest, unwind_to
from overtable.kernel.state import State
from toy import LANTERNS


class One(Frame[State], frozen=True):
    n: int = 0


class Two(Frame[State], frozen=True):
    n: int = 0


class Three(Frame[State], frozen=True):
    n: int = 0


@pytest.fixture
def s() -> State:
    state = State(2, 0, [], 100)
    do(state, One(1), Two(1), One(2), Two(2))
    return state


def order(s: State) -> list[Frame[State]]:
    """In the order in which they will run."""
    return s.stack[::-1]


def test_steps_after_a_frame_run_right_after_the_nearest_of_its_kind(s: State) -> None:
    after(s, Two, Three(1), Three(2))
    assert order(s) == [One(1), Two(1), Three(1), Three(2), One(2), Two(2)]


def test_steps_below_run_after_all_that_was_pushed_since(s: State) -> None:
    depth = len(s.stack)
    do(s, Three(1))
    below(s, depth, Three(2))
    assert order(s) == [Three(1), Three(2), One(1), Two(1), One(2), Two(2)]


def test_a_frame_goes_on_as_another(s: State) -> None:
    go_on_as(s, One(7))
    assert order(s) == [One(7), Two(1), One(2), Two(2)]


def test_a_frame_takes_the_place_of_the_nearest_of_a_kind(s: State) -> None:
    in_place_of(s, Two, Three(1))
    assert order(s) == [One(1), Three(1), One(2), Two(2)]


def test_unwinding_keeps_the_frame_it_unwinds_to(s: State) -> None:
    unwind_to(s, Two)
    assert order(s) == [Two(1), One(2), Two(2)]


def test_unwinding_without_a_kind_leaves_nothing(s: State) -> None:
    unwind_to(s)
    assert s.stack == []


def test_a_kind_that_is_not_there_is_an_error_that_names_it(s: State) -> None:
    with pytest.raises(LookupError, match="Three"):
        nearest(s, Three)


def test_the_frames_of_a_game_are_those_of_its_package() -> None:
    assert [f.__name__ for f in LANTERNS.frames()] == ["Duel", "NextDuel", "TurnUp", "Veil"]
    assert frames_of("toy") == LANTERNS.frames()


def test_two_frames_of_one_name_in_a_game_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "twins").mkdir()
    one = "from overtable.kernel.frame import Frame\n\n\nclass Twin(Frame, frozen=True):\n    pass\n"
    for name, text in (("__init__", ""), ("first", one), ("second", one)):
        (tmp_path / "twins" / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(TypeError, match="two frames of twins are called Twin"):
        frames_of("twins")
