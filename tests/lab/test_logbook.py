"""The file of a run: every setup is in it at once, half a line does no harm, and runs are never mixed."""

from pathlib import Path

import msgspec
import pytest

from lab.bouts import fought, run_of
from overtable.lab.ladder import Wish
from overtable.lab.logbook import NAME, BadLogbook, Logbook
from toy import LanternsGame

WISH = Wish(mode="short", players=("a", "b"), seed=4)


def begun(folder: Path, game: LanternsGame, setups: int = 3) -> Path:
    """A run that was killed after so many setups."""
    book = Logbook(folder, game, WISH)
    for one in run_of([1, 0] * setups):
        book.add(one)
    return folder / NAME


def test_a_setup_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path, lanterns: LanternsGame) -> None:
    path = begun(tmp_path / "new" / "folder", lanterns)
    assert len(path.read_text().splitlines()) == 4


def test_it_goes_on_with_what_is_there(tmp_path: Path, lanterns: LanternsGame) -> None:
    path = begun(tmp_path, lanterns)
    book = Logbook(tmp_path, lanterns, WISH, resume=True)
    assert book.known == run_of([1, 0] * 3)
    book.add(fought(3, 0.5, None))
    book = Logbook(tmp_path, lanterns, WISH, resume=True)
    assert [f.setup for f in book.known] == [0, 1, 2, 3]
    assert path.read_text().count('"game":') == 1


def test_half_a_line_at_the_end_is_cut_off(tmp_path: Path, lanterns: LanternsGame) -> None:
    path = begun(tmp_path, lanterns)
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    for lost in (1, 20, len(last) - 1):
        path.write_bytes(whole[:-lost])
        book = Logbook(tmp_path, lanterns, WISH, resume=True)
        assert len(book.known) == 2
        book.add(fought(2, 1, 1))
        book = Logbook(tmp_path, lanterns, WISH, resume=True)
        assert [f.setup for f in book.known] == [0, 1, 2]


def test_noise_at_the_end_is_cut_off(tmp_path: Path, lanterns: LanternsGame) -> None:
    path = begun(tmp_path, lanterns)
    path.write_bytes(path.read_bytes() + b'\x00\x00\n{"players": 3}\n')
    assert len(Logbook(tmp_path, lanterns, WISH, resume=True).known) == 3


def test_a_broken_line_in_the_middle_is_told(tmp_path: Path, lanterns: LanternsGame) -> None:
    path = begun(tmp_path, lanterns)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], "noise", *lines[2:]]) + "\n")
    with pytest.raises(BadLogbook, match="line 3 is broken: mend or delete it"):
        Logbook(tmp_path, lanterns, WISH, resume=True)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"mode": "wide"}, "another mode: mode short, not wide"),
        ({"seed": 5}, "another seed: seed 4, not 5"),
        ({"players": ("a", "c")}, "other players: players a, b, not a, c"),
    ],
)
def test_another_run_is_refused(tmp_path: Path, lanterns: LanternsGame, other: dict[str, object], said: str) -> None:
    path = begun(tmp_path, lanterns)
    before = path.read_bytes()
    with pytest.raises(BadLogbook, match=said):
        Logbook(tmp_path, lanterns, msgspec.structs.replace(WISH, **other), resume=True)
    assert path.read_bytes() == before


def test_another_game_is_refused(tmp_path: Path, lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path, lanterns)
    monkeypatch.setattr(LanternsGame, "id", "candles")
    with pytest.raises(BadLogbook, match="another game: game lanterns, not candles"):
        Logbook(tmp_path, lanterns, WISH, resume=True)


def test_more_games_or_a_narrower_interval_is_the_same_run(tmp_path: Path, lanterns: LanternsGame) -> None:
    begun(tmp_path, lanterns)
    further = msgspec.structs.replace(WISH, games=1000, width=0.01)
    assert len(Logbook(tmp_path, lanterns, further, resume=True).known) == 3


def test_nothing_is_overwritten(tmp_path: Path, lanterns: LanternsGame) -> None:
    path = begun(tmp_path, lanterns)
    with pytest.raises(BadLogbook, match="holds a run already: --resume goes on with it"):
        Logbook(tmp_path, lanterns, WISH)
    path.write_text("somebody's\nown file\n")
    for resume in (False, True):
        with pytest.raises(BadLogbook, match="is not the file of a ladder"):
            Logbook(tmp_path, lanterns, WISH, resume=resume)
    assert path.read_text() == "somebody's\nown file\n"


def test_a_run_that_played_nothing_yet_begins_anew(tmp_path: Path, lanterns: LanternsGame) -> None:
    path = begun(tmp_path, lanterns, 0)
    path.write_bytes(path.read_bytes()[:10])
    book = Logbook(tmp_path, lanterns, WISH, resume=True)
    assert book.known == []
    book.add(fought(0, 1, 1))
    assert len(Logbook(tmp_path, lanterns, WISH, resume=True).known) == 1


def test_records_of_broken_games_are_files_of_their_own(tmp_path: Path, lanterns: LanternsGame) -> None:
    broken = msgspec.structs.replace(fought(6, None, 1), records={12: "the record"})
    book = Logbook(tmp_path, lanterns, WISH)
    book.add(broken)
    assert [p.name for p in book.kept] == ["lanterns-short-a-b-12.yaml"]
    assert book.kept[0].read_text() == "the record"
    assert "the record" not in (tmp_path / NAME).read_text()
