"""The checklist of a deck: a ready deck needs nothing, a deck with a hole names it, and everything is said once."""

from typing import Any

import pytest

from marks import our_games
from overtable.kernel.decks import Need
from overtable.kernel.game import Game
from overtable.server.judging import judged

READY = [(game, mode, name) for game in our_games().values() for mode in game.modes for name in game.decks(mode)]
ONCE = {(game.id, name): (game, mode, name) for game, mode, name in reversed(READY)}.values()


def is_met(need: Need) -> bool:
    if need.bound == "at most":
        return need.have <= need.want
    return need.have >= need.want if need.bound == "at least" else need.have == need.want


def asked(game: Game[Any], text: str, mode: str) -> dict[str, tuple[int, int]]:
    """What a deck still needs: by name, what it has and what it wants."""
    return {n.what: (n.have, n.want) for n in game.deck_contents(text, mode).needs if not is_met(n)}


@pytest.mark.parametrize(("game", "mode", "name"), READY, ids=lambda x: getattr(x, "id", x))
def test_a_ready_deck_needs_nothing(game: Game[Any], mode: str, name: str) -> None:
    text = game.deck_text(name)
    contents = game.deck_contents(text, mode)
    assert contents.needs and asked(game, text, mode) == {}
    assert game.check_deck(text, mode) == []
    assert game.deck_contents(name, mode) == contents
    assert all(0 < pile.draws < len(pile.cards) for pile in contents.piles)
    known = {c.id for c in game.catalogue_of(mode).printed}
    assert all(card in known for pile in contents.piles for card in pile.cards)


HOLES = [
    ("power-up", "same-faction", "Emberwake: Forge Fire", "1 Lava Ox\n", {"Heroes of 4 stars": (3, 4)}),
    ("power-up", "same-faction", "Emberwake: Forge Fire", "1 Torch\n", {"Power cards": (19, 20)}),
    ("overpower-2025", "venture", "Horror Menagerie", "; Cthulhu", {"Front Line characters": (2, 3)}),
    ("overpower-2025", "venture", "Horror Menagerie", "Reserve: Mina Harker", {"Reserve character": (0, 1)}),
    ("overpower-2025", "venture", "Horror Menagerie", "Mission: King of the Jungle", {"Mission": (0, 1)}),
    ("overrealm", "competitive", "Kindling", "Chargroar", {"Monsters": (4, 5)}),
]


@pytest.mark.parametrize(("game_id", "mode", "name", "hole", "want"), HOLES)
def test_a_deck_with_a_hole_names_it_and_nothing_else(
    game_id: str, mode: str, name: str, hole: str, want: dict[str, tuple[int, int]]
) -> None:
    game = our_games()[game_id]
    whole = game.deck_text(name)
    assert hole in whole
    text = whole.replace(hole, "", 1)
    assert asked(game, text, mode) == want
    told = judged(game.id, text, mode)
    assert told.problems, "it is still not legal"
    assert told.wrong == [], "and the checklist says all of it"


def test_the_checklist_of_an_empty_deck_says_all_that_is_missing() -> None:
    for game, mode, _ in ONCE:
        told = judged(game.id, "# Nothing yet\n", mode)
        assert told.problems and told.wrong == []
        assert all(n.have == 0 for n in told.needs)


def test_too_many_is_told_by_the_line_itself() -> None:
    game = our_games()["power-up"]
    told = judged(game.id, game.deck_text("Emberwake: Forge Fire") + "1 Lava Ox\n", "same-faction")
    assert [(n.what, n.have) for n in told.needs if n.have > n.want] == [("Heroes of 4 stars", 5)]
    assert len(told.problems) == 2 and told.wrong == []


def test_what_no_line_tells_stays_wrong() -> None:
    game = our_games()["overpower-2025"]
    text = game.deck_text("Horror Menagerie") + "1 Excalibur\n"
    told = judged(game.id, text, "venture")
    assert told.wrong == told.problems and any("Excalibur" in p for p in told.wrong)
    power_up = our_games()["power-up"]
    mixed = judged(power_up.id, power_up.deck_text("Mixed: Four Winds"), "same-faction")
    assert [p.rpartition("[")[2] for p in mixed.wrong] == ["PU-MODE-01]"]
    assert judged(power_up.id, power_up.deck_text("Mixed: Four Winds"), "mixed-factions").problems == []


def test_lines_that_cannot_be_read_are_told_by_number_and_the_rest_is_counted() -> None:
    texts = {
        "power-up": ("same-faction", "1 Cinder Scoot\n1 Lava Ox\n", "Heroes of 4 stars"),
        "overpower-2025": ("venture", "Front Line: Nobody; Cthulhu\n1 Nothing\n", "Front Line characters"),
        "overrealm": ("competitive", "Chargroa\nFlexferno, Steamie\n", "Monsters"),
    }
    for game_id, (mode, text, line) in texts.items():
        told = judged(game_id, "# Mine\n" + text, mode)
        assert any(p.startswith("line 2: ") for p in told.wrong), told.wrong
        have = next(n.have for n in told.needs if n.what == line)
        assert have == (2 if game_id == "overrealm" else 1)


def test_a_mode_that_leaves_cards_out_draws_from_the_others() -> None:
    game = our_games()["overpower-2025"]
    text = game.deck_text("Camelot's Oath")
    (venture,), (brawl,) = (game.deck_contents(text, mode).piles for mode in ("venture", "brawl"))
    assert venture.draws == brawl.draws == 8
    assert len(venture.cards) - len(brawl.cards) == len(game.left_out(text, "brawl")) > 0
