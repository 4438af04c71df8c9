"""Worked cases of the Reserve."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import PILE, duel, table
from marks import case

STORM, ROGUE, BEAST, HULK, THING = (f"{name} (MVOP)" for name in ("Storm", "Rogue", "Beast", "Hulk", "Thing"))


@case("OPC-CASE-068")
def test_rogue_joins_in_the_second_battle() -> None:
    pile = ["6F", *PILE]
    b, a = duel(
        [HULK],
        ["7S", "2S"],
        [hero(STORM, current=["8S", "7S"]), "Spider-Man (MVOP)"],
        them={"reserve": hero(ROGUE, placed=["6S"]), "draw": pile},
        battle=1,
    )
    strike_home(b, a, "7S", "Hulk", "Storm")
    assert a.is_kod("Storm") and a.reserve == ["Rogue"] and "Rogue" not in a.front
    a.does("pass")
    assert b.refusal("attack", "2S", "Hulk", "Rogue") == "OPC-RESERVE-01"
    strike_home(b, a, "2S", "Hulk", "Spider-Man")
    a.does("pass")
    b.does("pass")
    assert a.s.battle == 2 and sorted(a.front) == ["Rogue", "Spider-Man"] and a.reserve == []
    while a.pending not in ("Place", "Turn"):
        p = a if a.is_asked else b
        for verb in ("no_event", "done"):
            if p.can(verb):
                p.does(verb)
                break
        else:
            p.table.answer(p.number, p.options()[0])
    assert "6F" not in a.hand and "6F" in a.power_pack and a.placed("Rogue") == ["6S"]


@case("OPC-CASE-070")
@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_special_that_only_the_reserve_can_use(version: int) -> None:
    rocks = special("Rocks", "Thing", value=4, icons=["brute_force"])
    other = special("Club", "Thing", value=3, icons=["brute_force"])
    reserve = hero(THING, placed=["Club"]) if version == 2 else THING
    side = {"front": [STORM], "reserve": reserve, "draw": PILE}
    if version == 3:
        b, a = table(
            a={"front": [BEAST], "draw": PILE},
            b=side | {"draw": ["Rocks", *PILE]},
            phase="venture",
            cards=[rocks, other],
        )
        b.ventures(3)
        assert a.dead == ["Rocks"]
        return
    for placed in (True, False):
        a, b = table(
            a=side | {"hand": ["Rocks"]}, b={"front": [BEAST], "draw": PILE}, phase="placement", cards=[rocks, other]
        )
        assert a.can("place", "Rocks", "Thing") is (version == 1)
        if placed and version == 1:
            a.does("place", "Rocks", "Thing")
        while a.pending == "Place":
            (a if a.is_asked else b).does("done")
        stays = placed and version == 1
        assert a.hand == [] and a.dead == ([] if stays else ["Rocks"])
