"""Conceding and passing in the classic Battle Phase (OPC-BATT)."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.given import GAIN, TEAMWORK, concedes
from games.overpower_classic.making import special
from games.overpower_classic.table import duel, table
from marks import rule

JUBILEE, THING = "Jubilee (MVOP)", "Thing (MVOP)"
HULK, STORM, BEAST, WOLVERINE, CYCLOPS, GAMBIT = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Wolverine", "Cyclops", "Gambit")
)


@rule("OPC-BATT-25")
def test_the_first_player_decides_first_whether_to_fight() -> None:
    a, b = table(a={"front": [HULK]}, b={"front": [STORM]}, phase="venture", initiative="b", turn="b")
    b.ventures(1)
    a.ventures(1)
    assert b.pending == "PreConcession" and b.is_asked and not a.is_asked
    b.does("fight")
    a.does("concede")
    assert b.s.battle == 3 and a.missions == (6, 0, 1) and b.missions == (6, 1, 0)


@rule("OPC-BATT-26")
def test_a_concession_is_the_whole_turn() -> None:
    a, b = duel([WOLVERINE], ["Berserk Attack", "5F"], [STORM])
    a.does("attack", "Berserk Attack", "Wolverine", "Storm")
    assert not a.can("concede")
    b.does("decline")
    assert not b.can("concede"), "on one's own turn"
    b.does("take")
    assert a.pending == "FollowUp" and a.refusal("concede") == "OPC-BATT-26"
    a.does("decline")
    assert b.can("concede")


@rule("OPC-BATT-27", "OPC-BATT-28", "OPC-END-03", "OPC-END-08")
def test_whoever_concedes_loses_the_venture_and_nobody_acts_any_more() -> None:
    a, b = duel([hero(HULK)], ["5S"], [hero(STORM, current=["8S"])], ["7E"])
    assert a.venture == 8
    concedes(a, b)
    assert a.s.battle == 3, "no phase follows"
    assert a.missions == (6, 0, 1) and b.missions == (6, 1, 0) and b.initiative


@rule("OPC-BATT-28")
@pytest.mark.parametrize("passed", [False, True])
def test_a_card_that_says_so_opens_a_window_after_a_concession(passed: bool) -> None:
    late = special("Late", "Jubilee", value=6, icons=["energy"], after_concession=True, follow=[{}])
    a, b = duel([HULK], ["5S"], [JUBILEE], ["Late", "7E"], cards=[late], them={"passed": passed})
    concedes(a, b)
    if passed:
        assert a.s.battle == 3
        return
    assert b.pending == "PostConcession" and b.offered("attack") == ["Late"]
    b.does("attack", "Late", "Jubilee", "Hulk")
    a.answers(("decline",), ("take",))
    assert a.s.battle == 3 and a.permanent("Hulk") == ["Late"], "without its further attack"


@rule("OPC-BATT-28")
def test_a_card_may_forbid_the_concession_and_none_works_before_the_battle() -> None:
    hold = special("Hold", "Jubilee", stops_concession=True)
    a, b = duel([HULK], ["5S"], [JUBILEE], ["Hold"], cards=[hold])
    a.does("concede")
    b.does("prevent", "Hold", "Jubilee")
    assert b.pending == "Turn" and a.s.conceded == -1
    late = special("Late", "Jubilee", value=6, icons=["energy"], after_concession=True)
    b_side = {"front": [JUBILEE], "hand": ["Late"]}
    a, b = table(a={"front": [HULK]}, b=b_side, phase="venture", cards=[late])
    a.ventures(1)
    b.ventures(1)
    a.does("concede")
    assert a.s.battle == 3


@rule("OPC-BATT-29")
def test_no_pass_while_an_attack_can_be_made_from_the_hand() -> None:
    a, _ = duel([HULK], ["3S"], [STORM])
    assert a.refusal("pass") == "OPC-BATT-29"
    a, _ = duel([HULK], ["Gain", "6E"], [STORM], cards=[GAIN])
    assert a.can("pass"), "neither an attack nor one that he can make"


@rule("OPC-BATT-29", "OPC-BATT-30")
def test_placed_cards_are_saved_also_those_that_an_attack_of_the_hand_needs() -> None:
    a, _ = duel([hero(HULK, placed=["3S"])], [], [STORM])
    assert a.can("pass")
    a, _ = duel([CYCLOPS, hero(HULK, placed=["4S"])], [TEAMWORK], [STORM])
    assert a.can("attack", TEAMWORK, "Cyclops", "Storm") and a.can("pass")
    a, _ = duel([CYCLOPS, HULK], [TEAMWORK, "4S"], [STORM])
    assert not a.can("pass")
    a, _ = duel(["Spider-Man (MVOP)", hero(HULK, placed=["Gain"])], ["Edwin Jarvis"], [STORM], cards=[GAIN])
    assert a.can("attack", "Edwin Jarvis") and a.can("pass")


@rule("OPC-BATT-31")
def test_after_a_pass_there_is_only_passing_conceding_and_defending() -> None:
    a, b = duel([hero(WOLVERINE, placed=["7F"])], ["Fighting Instinct", "Gain"], [STORM], ["5E"], cards=[GAIN])
    a.does("pass")
    b.does("attack", "5E", "Storm", "Wolverine")
    a.does("avoid", "Fighting Instinct", "Wolverine")
    assert a.verbs == {"pass", "concede"} and a.refusal("attack", "7F", "Wolverine", "Storm") == "OPC-BATT-31"
