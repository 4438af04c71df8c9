"""What the value of a position makes a bot do: in a mode of KO's other things than where there are wagers."""

import pytest

from games.overpower.table import PILE, Player, hero, table
from overtable.games.overpower.state import HAND, Overpower, zone
from overtable.games.overpower.table.value import value
from overtable.kernel.engine import play
from overtable.kernel.knowledge import move


def after(p: Player, verb: str, *names: str) -> float:
    """The value for this player once the answer was given."""
    found = [o for o in p.options() if o.verb == verb and (not names or p._names_fit(o, names))]
    assert found, (verb, names)
    s = p.s.clone()
    play(s, p.number, found[0])
    return value(s, p.number)


@pytest.mark.parametrize("mode, placed", [("venture", True), ("brawl", False), ("skirmish", False)])
def test_power_cards_are_placed_where_a_hand_is_not_spent_anyway(mode: str, placed: bool) -> None:
    a, _ = table(
        a={"front": ["Hercules"], "hand": ["7B", "Great Club"], "draw": PILE},
        b={"front": ["Merlin"], "draw": PILE},
        mode=mode,
        phase="placement",
    )
    done = after(a, "done")
    assert (after(a, "place", "7B", "Hercules") > done) is placed
    assert after(a, "place", "Great Club", "Hercules") > done, "a Special serves its character only, wherever it is"


def test_in_a_brawl_power_cards_are_kept_as_blocks_until_the_opponent_has_passed() -> None:
    worth = {}
    for passed in (False, True):
        theirs = {"front": ["Merlin"], "hand": ["7E", "6E", "5E", "4I"], "draw": PILE, "passed": passed}
        a, _ = table(a={"front": ["Hercules"], "hand": ["7B"], "draw": PILE}, b=theirs, mode="brawl")
        s = a.s.clone()
        before = value(s, 0)
        move(s, s.zones[zone(0, HAND)][0], zone(0, 2))
        worth[passed] = before - value(s, 0)
    assert worth[False] > worth[True] + 4


@pytest.mark.parametrize("mode", ["venture", "brawl", "skirmish"])
def test_a_hit_that_completes_a_ko_is_the_best_one(mode: str) -> None:
    a, _ = table(
        a={"front": ["Hercules"], "hand": ["7B"], "draw": PILE},
        b={"front": [hero("Merlin", hits=["8B", "6B"]), hero("Zorro", hits=["2B"])], "draw": PILE},
        mode=mode,
    )
    assert after(a, "attack", "7B", "Hercules", "Merlin") > after(a, "attack", "7B", "Hercules", "Zorro") + 5


@pytest.mark.parametrize("mode", ["venture", "brawl", "skirmish"])
def test_one_is_as_well_off_as_the_other_is_badly_off(mode: str) -> None:
    a, _ = table(
        a={"front": ["Hercules"], "hand": ["7B"], "draw": PILE},
        b={"front": [hero("Merlin", hits=["8B"])], "hand": ["2E"], "draw": PILE},
        mode=mode,
    )
    s: Overpower = a.s
    assert value(s, 0) == pytest.approx(-value(s, 1)) and value(s, 0) > 0
