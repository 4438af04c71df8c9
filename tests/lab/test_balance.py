"""The balance table: shares that add up, and the same seed gives the same table."""

import pytest

from overtable.games import find
from overtable.lab.balance import Tally, contenders, one_game

GAME = find("power-up")
MODE = "same-faction"


def test_one_deck_of_each_faction_takes_part() -> None:
    names = [deck.partition(":")[0] for deck in contenders(GAME, MODE)]
    assert len(names) == len(set(names)) == 4


def test_a_game_depends_on_its_seed_alone() -> None:
    first, second = contenders(GAME, MODE)[:2]
    games = [one_game(GAME, MODE, first, second, n, seed=3, player="random") for n in (0, 1, 0)]
    assert games[0] == games[2]
    assert all(winner in (-1, 0, 1) and rule.startswith("PU-WIN") for winner, _, rule, _ in games)


def test_the_shares_of_a_pairing_add_up() -> None:
    tally = Tally()
    tally.add(
        "A: x", "B: y", [(0, 1, "PU-WIN-01", 5), (1, 0, "PU-WIN-01", 7), (-1, -1, "PU-WIN-07", 10), (0, 0, "E", 4)]
    )
    assert tally.share("A: x") == 62.5 and tally.share("B: y") == 37.5
    text = tally.table(["A: x", "B: y"])
    assert "| A |  | 62.5 | 62.5 |" in text
    assert "4 games; the first player won 33.3 %" in text and text.endswith("6.5 rounds.")


@pytest.mark.parametrize("name", ["quick", "greedy", "random"])
def test_any_bot_can_play_the_pairings(name: str) -> None:
    from random import Random

    from overtable.lab.balance import seated

    assert hasattr(seated(name, GAME, Random(1)), "choose")
