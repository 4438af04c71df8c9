"""The end of a battle (OPC-END)."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.given import GAIN, TEAMWORK, concedes
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import PILE, duel, table
from marks import rule

HULK, STORM, BEAST, WOLVERINE, CYCLOPS = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Wolverine", "Cyclops")
)


@rule("OPC-END-01")
def test_two_passes_in_a_row_end_the_battle() -> None:
    a, b = duel([HULK], [], [STORM], ["3E"])
    a.does("pass")
    strike_home(b, a, "3E", "Storm", "Hulk")
    a.does("pass")
    assert a.s.battle == 2 and b.pending == "SecondPass"
    b.does("pass")
    assert a.s.battle == 3


@rule("OPC-END-02", "OPC-TOTAL-09", "OPC-VICTORY-05")
def test_a_battle_ends_at_once_without_a_front_line() -> None:
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "4S"], [hero(STORM, current=["8S", "7S"])], ["7E"], them={"reserve": BEAST})
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    assert a.s.battle == 3 and b.front == ["Beast"] and a.missions == (6, 1, 0), "neither follow-up nor turn"


@rule("OPC-END-02")
def test_a_battle_that_begins_without_a_front_line_is_over() -> None:
    a, b = table(a={"front": [HULK], "draw": PILE}, b={"front": [], "reserve": BEAST, "draw": PILE}, phase="venture")
    a.ventures(1)
    b.ventures(1)
    a.does("fight")
    b.does("fight")
    assert a.s.battle == 3 and b.front == ["Beast"]


@rule("OPC-END-02")
def test_what_the_last_hit_does_is_still_done() -> None:
    blow = special(
        "Blow",
        "Hulk",
        value=6,
        icons=["brute_force"],
        follow=[{}],
        hit=[{"do": "venture_total", "amount": 9, "who": "team"}],
    )
    stakes = {"reserve": 6, "ventured": {"reserve": 1}}
    a, b = duel(
        [hero(HULK, current=["8E", "7E"])],
        ["Blow", "4S"],
        [hero(STORM, hits=["8S", "7S"])],
        cards=[blow],
        me={"objectives": stakes},
        them={"reserve": BEAST, "objectives": stakes},
    )
    a.does("attack", "Blow", "Hulk", "Storm")
    b.answers(("decline",), ("take",))
    assert a.s.battle == 3 and a.staked == (1, 0), "6 and 9 to 15: a tie"


@rule("OPC-END-03")
def test_a_concession_ends_the_battle() -> None:
    a, b = duel([HULK], ["5S"], [STORM], ["7E"])
    concedes(a, b)
    assert a.s.battle == 3


@rule("OPC-END-04")
def test_hands_go_to_the_proper_piles_and_placed_cards_stay() -> None:
    a, b = duel([hero(HULK, placed=["6S"])], ["5S", "Haymaker (basic)", "7E", "Gain"], [STORM], cards=[GAIN])
    concedes(a, b)
    assert "5S" in a.power_pack and sorted(a.dead)[:3] == ["7E", "Gain", "Haymaker"] and a.placed("Hulk") == ["6S"]


@rule("OPC-END-05", "OPC-END-06")
def test_hands_go_before_the_missions_move_and_hits_are_recorded_after() -> None:
    a, b = table(
        a={"front": [HULK], "hand": ["5S"], "objectives": {"reserve": 5, "defeated": 1, "ventured": {"completed": 1}}},
        b={"front": [hero(STORM, current=["5S"])], "hand": ["5E"]},
        phase="end",
    )
    assert a.pending == "Steps" and a.hand == [] and b.hand == [] and b.current("Storm") == ["5S"]
    a.does("done")
    assert b.permanent("Storm") == ["5S"] and b.current("Storm") == []


@rule("OPC-END-05")
def test_effects_of_the_battle_end_with_it() -> None:
    me = {"in_play": [{"card": "Gain", "by": "Hulk"}]}
    a, b = duel([HULK], [], [STORM], cards=[GAIN], me=me)
    assert a.venture == 3
    concedes(a, b)
    assert a.venture == 0 and "Gain" in a.dead


@rule("OPC-END-06")
@pytest.mark.parametrize("how", ["tie", "concession"])
def test_hits_are_recorded_also_after_a_tie_or_a_concession(how: str) -> None:
    theirs = hero(STORM, current=["5S"])
    if how == "tie":
        a, b = table(a={"front": [hero(HULK, current=["5E"])]}, b={"front": [theirs]}, phase="end")
    else:
        a, b = duel([hero(HULK, current=["5E"])], [], [theirs])
        concedes(a, b)
    assert a.permanent("Hulk") == ["5E"] and b.permanent("Storm") == ["5S"]


@rule("OPC-END-07", "OPC-END-09")
@pytest.mark.parametrize(("mine", "theirs", "first"), [("4E", "5S", 0), ("5E", "4S", 1), ("5E", "5S", 0)])
def test_the_higher_total_goes_first_next_and_after_a_tie_the_same_player(mine: str, theirs: str, first: int) -> None:
    a, _ = table(a={"front": [hero(HULK, current=[mine])]}, b={"front": [hero(STORM, current=[theirs])]}, phase="end")
    assert a.s.initiative == first


@rule("OPC-END-08")
def test_after_a_concession_the_other_player_goes_first() -> None:
    a, b = duel([HULK], [], [hero(STORM, current=["8S"])])
    concedes(a, b)
    assert b.initiative and not a.initiative
