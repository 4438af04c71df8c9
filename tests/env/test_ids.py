"""The numbers of observations are published and stay what they are."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from overtable.env.ids import FILE, Ids, appended, as_tables, ids_in_code, ids_of, published, renewed, written
from overtable.kernel.game import Game
from toy import LANTERNS

sys.path.insert(0, str(Path(__file__).parents[1] / "house"))
import ids
from pages import is_there


def known() -> dict[str, Ids]:
    """The table as the file should be now, of the games that are in it: a new one is published by `make words`."""
    return {game: numbers for game, numbers in renewed().items() if game in published()}


def test_the_published_table_is_what_the_code_has() -> None:
    assert len(known()) >= 5
    assert FILE.read_text(encoding="utf-8") == written(known()), "make words appends what is new"


def test_the_page_has_the_table() -> None:
    assert is_there(ids.PAGE, ids.HEADING, ids.made(known())), "make words writes it anew"
    assert as_tables(known()) in ids.PAGE.read_text(encoding="utf-8")


def test_what_is_new_is_appended_and_what_is_gone_keeps_its_number() -> None:
    old = Ids(["more", "play", "pass"], {"card": 1}, ["deck"], ["hp"], ["turn"], ["points"])
    new = Ids(["more", "draw", "play"], {"card": 1, "row": 8}, ["hand", "deck"], ["hp", "up"], ["turn"], ["points"])
    both = appended(old, new)
    assert both.verbs == ["more", "play", "pass", "draw"]
    assert both.zones == ["deck", "hand"]
    assert both.card == ["hp", "up"]
    assert both.kinds == {"card": 1, "row": 8}


def test_what_would_renumber_is_refused() -> None:
    old = Ids(["more"], {"card": 1, "row": 8}, [], ["hp", "up"], [], [])
    with pytest.raises(ValueError, match="other numbers than published: row"):
        appended(old, msgspec.structs.replace(old, kinds={"card": 1, "row": 9}))
    with pytest.raises(ValueError, match="figures of a card no longer begin"):
        appended(old, msgspec.structs.replace(old, card=["up", "hp"]))


def test_a_game_that_is_not_published_has_the_numbers_of_its_code() -> None:
    game: Game[object] = LANTERNS  # type: ignore[type-var,assignment]
    assert LANTERNS.id not in published()
    assert ids_of(game) == ids_in_code(game)
    assert ids_of(game).verbs == ["more", "light", "rest", "hide", "decline"]


def test_without_its_packages_the_environment_says_what_to_install() -> None:
    script = "import sys; sys.modules['pettingzoo'] = None; import overtable.env"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert "overtable.env needs pettingzoo, which is not installed: pip install 'overtable[research]'" in done.stderr
