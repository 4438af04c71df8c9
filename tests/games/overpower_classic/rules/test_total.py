"""The Venture Total (OPC-TOTAL)."""

from games.overpower.table import hero
from games.overpower_classic.given import GAIN, STRIKE, TEAMWORK
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel, table
from marks import rule

HULK, STORM, BEAST, CYCLOPS, WOLVERINE = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Cyclops", "Wolverine")
)


@rule("OPC-TOTAL-01", "OPC-TOTAL-02", "OPC-TOTAL-03")
def test_all_hits_of_this_battle_count_by_their_values_without_bonuses() -> None:
    theirs = [hero(STORM, hits=["8S"]), hero(BEAST, hits=["7S"])]
    hand = [TEAMWORK, "4S", "Strike", "3S", "Haymaker (basic)"]
    a, b = duel([CYCLOPS, HULK], hand, theirs, cards=[STRIKE])
    assert a.venture == 0
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    strike_home(a, b, "4S", "Hulk", "Beast")
    a.does("decline")
    assert a.venture == 10
    b.does("pass")
    a.does("attack", "Strike", "Hulk", "Beast")
    b.answers(("decline",), ("take",), ("pass",))
    strike_home(a, b, "3S", "Haymaker (basic)", "Hulk", "Storm")
    assert a.venture == 17 and b.venture == 0


@rule("OPC-TOTAL-04")
def test_hits_on_the_fallen_and_on_the_reserve_count() -> None:
    far = special("Far", "Hulk", value=5, icons=["brute_force"], reach="reserve_too")
    a, b = duel(
        [HULK], ["7S", "Far"], [hero(STORM, current=["8S", "6S"]), BEAST], cards=[far], them={"reserve": WOLVERINE}
    )
    strike_home(a, b, "7S", "Hulk", "Storm")
    assert b.is_kod("Storm") and a.venture == 21
    b.does("pass")
    a.does("attack", "Far", "Hulk", "Wolverine")
    b.answers(("decline",), ("take",))
    assert a.venture == 26


@rule("OPC-TOTAL-05", "OPC-TOTAL-06")
def test_the_higher_total_wins_and_equal_totals_move_nothing() -> None:
    for mine, missions in (
        ("5E", [(6, 0, 1), (6, 1, 0)]),
        ("4E", [(6, 0, 0), (6, 0, 0)]),
        ("3E", [(6, 1, 0), (6, 0, 1)]),
    ):
        a, b = table(a={"front": [hero(HULK, current=[mine])]}, b={"front": [hero(STORM, current=["4S"])]}, phase="end")
        assert [a.missions, b.missions] == missions


@rule("OPC-TOTAL-07")
def test_cards_change_the_total_also_below_zero() -> None:
    less = special(
        "Less",
        "Storm",
        until="this_battle",
        stays="astral",
        play=[{"do": "venture_total", "amount": -6, "who": "opponent"}],
    )
    both = {"in_play": [{"card": "Gain", "by": "Hulk"}]}
    them = {"in_play": [{"card": "Less", "by": "Storm"}]}
    a, b = duel([HULK], [], [hero(STORM, current=["2S"])], cards=[less, GAIN], me=both, them=them)
    assert a.venture == -1 and b.venture == 0
    a.does("pass")
    b.does("pass")
    assert b.initiative, "-1 is less than 0"


@rule("OPC-TOTAL-08")
def test_a_hit_that_is_removed_no_longer_counts() -> None:
    heal = special("Mend", "Storm", play=[{"do": "heal", "who": "user", "records": "current"}])
    a, b = duel([HULK], ["5S", "4S"], [STORM], ["Mend"], cards=[heal])
    strike_home(a, b, "5S", "Hulk", "Storm")
    assert a.venture == 5
    b.does("play", "Mend", "Storm")
    a.does("decline")
    if b.pending == "Effects":
        b.table.answer(b.number, b.options()[0])
    assert b.hits("Storm") == [] and a.venture == 0


@rule("OPC-TOTAL-08")
def test_a_hit_counts_the_value_with_which_it_lies() -> None:
    grow = special(
        "Grow",
        "Hulk",
        value=3,
        icons=["brute_force"],
        level_if={"when": {"ventured": 3}, "value": 7, "icons": ["brute_force"]},
    )
    a, b = duel([HULK], ["Grow"], [STORM], cards=[grow])
    a.does("attack", "Grow", "Hulk", "Storm")
    b.answers(("decline",), ("take",))
    assert a.venture == b.damage("Storm") == 7


@rule("OPC-TOTAL-09")
def test_whoever_lost_the_front_line_may_win_the_battle() -> None:
    a, b = duel([hero(HULK, current=["8E", "6E"])], ["5S"], [hero(STORM, hits=["8S", "7S"])], them={"reserve": BEAST})
    strike_home(a, b, "5S", "Hulk", "Storm")
    assert a.s.battle == 3 and b.missions == (6, 1, 0) and a.missions == (6, 0, 1)
