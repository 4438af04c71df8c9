"""Hits and KOs of the classic edition (OPC-KO)."""

import msgspec
import pytest

from games.overpower.table import hero
from games.overpower_classic.given import GLOOM, TEAMWORK, concedes
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel, table
from marks import rule

HULK, STORM, BEAST, WOLVERINE, CYCLOPS, THING = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Wolverine", "Cyclops", "Thing")
)


@rule("OPC-KO-01")
def test_hits_of_this_battle_lie_apart_from_those_before() -> None:
    a, b = duel([HULK], ["5S"], [hero(STORM, hits=["3S"])])
    strike_home(a, b, "5S", "Hulk", "Storm")
    assert b.permanent("Storm") == ["3S"] and b.current("Storm") == ["5S"]


@rule("OPC-KO-02")
@pytest.mark.parametrize(("before", "falls"), [(["8S", "5S"], True), (["8S", "4S"], False)])
def test_twenty_points_recorded_and_current_ko_and_no_bonus_counts(before: list[str], falls: bool) -> None:
    a, b = duel([HULK], ["7S", "Haymaker (basic)"], [hero(STORM, hits=before[:1], current=before[1:]), BEAST])
    strike_home(a, b, "7S", "Haymaker (basic)", "Hulk", "Storm")
    assert b.is_kod("Storm") is falls


@rule("OPC-KO-02")
def test_a_card_may_set_another_number() -> None:
    tough = special("Tough", "Storm", until="game", stays="clipped", play=[{"do": "hits_to_ko", "amount": 2}])
    them = {"in_play": [{"card": "Tough", "by": "Storm"}]}
    a, b = duel([HULK], ["7S", "1S"], [hero(STORM, current=["8S", "6S"]), BEAST], cards=[tough], them=them)
    strike_home(a, b, "7S", "Hulk", "Storm")
    assert not b.is_kod("Storm") and b.damage("Storm") == 21
    b.does("pass")
    strike_home(a, b, "1S", "Hulk", "Storm")
    assert b.is_kod("Storm")


@rule("OPC-KO-03")
@pytest.mark.parametrize(("third", "falls"), [("1S", True), ("1F", False)])
def test_three_types_ko_whatever_their_values(third: str, falls: bool) -> None:
    a, b = duel([HULK], [third], [hero(STORM, hits=["1E"], current=["2F"]), BEAST])
    strike_home(a, b, third, "Hulk", "Storm")
    assert b.is_kod("Storm") is falls


@rule("OPC-KO-04", "OPC-KO-07")
def test_a_special_with_several_icons_stands_for_one_of_them() -> None:
    blast = special("Blast", "Hulk", value=2, icons=["energy", "combat", "brute_force"])
    a, b = duel([HULK], ["Blast", "1F"], [hero(STORM, current=["1S"]), BEAST], cards=[blast])
    a.does("attack", "Blast", "Hulk", "Storm", "Energy")
    b.answers(("decline",), ("take",))
    assert not b.is_kod("Storm")
    b.does("pass")
    a.does("attack", "1F", "Hulk", "Storm")
    b.does("take")
    a.does("accept")
    assert b.is_kod("Storm"), "Strength, Fighting, and the Special as Energy"


@rule("OPC-KO-05")
def test_an_any_power_hit_adds_no_type() -> None:
    a, b = duel([HULK], ["6A"], [hero(STORM, current=["1S", "1F"]), BEAST])
    strike_home(a, b, "6A", "Hulk", "Storm")
    assert b.damage("Storm") == 8 and not b.is_kod("Storm")


@rule("OPC-KO-06")
def test_teamwork_and_ally_hits_count_with_their_type_and_value() -> None:
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "1S"], [hero(STORM, current=["1S", "1F"]), BEAST])
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    assert b.is_kod("Storm") and a.venture == 8
    hand = ["Edwin Jarvis", "Berserk Attack"]
    a, b = duel(["Spider-Man (MVOP)", WOLVERINE], hand, [hero(STORM, current=["1S", "1E"]), BEAST])
    strike_home(a, b, "Edwin Jarvis", "Spider-Man", "Storm")
    assert b.is_kod("Storm")


@rule("OPC-KO-07")
def test_the_attacker_may_decline_a_ko_that_hangs_on_open_types() -> None:
    a, b = duel([HULK], ["1E", "2E"], [hero(STORM, current=["3M", "1S"])])
    a.does("attack", "1E", "Hulk", "Storm")
    b.does("take")
    assert a.pending == "SpectrumKO" and a.is_asked and not b.is_asked
    a.does("decline")
    assert not b.is_kod("Storm") and b.pending == "Turn"
    b.does("pass")
    a.does("attack", "2E", "Hulk", "Storm")
    b.does("take")
    assert a.pending == "SpectrumKO", "with every further hit"
    a.does("accept")
    assert b.is_kod("Storm")


@rule("OPC-KO-07")
def test_nobody_is_asked_where_the_types_are_certain() -> None:
    a, b = duel([HULK], ["1E"], [hero(STORM, current=["3M", "1S", "1F"]), BEAST])
    a.does("accept")
    assert b.is_kod("Storm"), "MultiPower, Strength and Fighting were there already"
    a, b = duel([HULK], ["1E"], [hero(STORM, current=["1S", "1F"]), BEAST])
    strike_home(a, b, "1E", "Hulk", "Storm")
    assert b.is_kod("Storm") and b.pending == "Turn"


@rule("OPC-KO-08", "OPC-KO-09")
def test_hits_that_may_not_ko_are_left_out_and_nothing_overrides_that() -> None:
    which = {"kinds": ["power"]}
    iron = special(
        "Iron", "Storm", until="game", stays="clipped", play=[{"do": "immune", "to": "ko_by", "which": which}]
    )
    them = {"in_play": [{"card": "Iron", "by": "Storm"}]}
    blow = special("Blow", "Hulk", value=8, icons=["brute_force"])
    a, b = duel([HULK], ["8S"], [hero(STORM, current=["8E", "7F", "Blow"]), BEAST], cards=[iron, blow], them=them)
    strike_home(a, b, "8S", "Hulk", "Storm")
    assert b.damage("Storm") == 31 and not b.is_kod("Storm")


@rule("OPC-KO-10", "OPC-KO-11", "OPC-KO-12", "OPC-TOTAL-04")
def test_what_goes_and_what_stays_with_a_ko() -> None:
    fallen = hero(THING, hits=["7E"], current=["6E"], placed=["4S", "Haymaker (basic)"])
    a, b = duel([CYCLOPS], ["7E"], [fallen, HULK], ["1S"])
    strike_home(a, b, "7E", "Cyclops", "Thing")
    assert b.is_kod("Thing") and b.defeated == ["Thing"] and b.front == ["Hulk"]
    assert b.power_pack == ["4S"] and b.dead == ["Haymaker"] and a.power_pack == ["7E"]
    assert a.venture == 13
    concedes(b, a)
    assert sorted(a.power_pack) == ["6E", "7E", "7E"]


@rule("OPC-KO-13")
def test_cards_of_the_fallen_are_kept_to_the_end_of_the_battle_and_not_played() -> None:
    a, b = duel(
        [CYCLOPS], ["7E"], [hero(WOLVERINE, current=["7E", "6E"]), HULK], ["Berserk Attack", "Fighting Instinct"]
    )
    strike_home(a, b, "7E", "Cyclops", "Wolverine")
    assert b.is_kod("Wolverine") and len(b.hand) == 2 and not b.can("attack", "Berserk Attack")
    a, b = table(
        a={"front": [CYCLOPS]},
        b={"front": [HULK, hero(WOLVERINE, ko=1)], "hand": ["Berserk Attack"]},
        phase="discard",
        battle=2,
    )
    a.does("done")
    assert b.dead == ["Berserk Attack"]


@rule("OPC-KO-14")
def test_the_rest_of_a_chain_goes_on_against_others() -> None:
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "4S"], [hero(STORM, current=["8E", "7E"]), BEAST])
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    assert b.is_kod("Storm") and a.pending == "FollowUp"
    strike_home(a, b, "4S", "Hulk", "Beast")
    assert b.hits("Beast") == ["4S"]


@rule("OPC-KO-15")
def test_lasting_specials_on_the_fallen_leave_and_those_on_others_stay() -> None:
    own = special("Own", "Storm", until="battle", stays="astral", play=[{"do": "bonus", "amount": 2, "to": "attack"}])
    all_ = special(
        "All",
        "Storm",
        until="battle",
        stays="clipped",
        play=[{"do": "bonus", "amount": 2, "to": "attack", "who": "team"}],
    )
    on = [{"card": "Own", "by": "Storm"}, {"card": "All", "by": "Storm"}]
    a, b = duel(
        [HULK], ["7S"], [hero(STORM, current=["8S", "7S"]), BEAST], ["3F"], cards=[own, all_], them={"in_play": on}
    )
    strike_home(a, b, "7S", "Hulk", "Storm")
    assert b.is_kod("Storm") and b.dead == ["Own"] and "All" in b.astral
    b.does("attack", "3F", "Beast", "Hulk")
    assert b.level == 5


@rule("OPC-KO-15")
def test_an_effect_on_the_team_outlives_the_character_it_was_laid_before() -> None:
    on = {"in_play": [{"card": "Gloom", "by": "Hulk", "target": "Storm"}]}
    a, b = duel([HULK], ["7S"], [hero(STORM, current=["8S", "7S"]), BEAST], ["5F"], cards=[GLOOM], me=on)
    strike_home(a, b, "7S", "Hulk", "Storm")
    assert b.is_kod("Storm")
    b.does("attack", "5F", "Beast", "Hulk")
    assert b.level == 3


@rule("OPC-KO-16")
def test_a_special_without_a_number_is_a_hit_of_nothing_until_its_effect_ends() -> None:
    a, b = duel([HULK], ["Gloom"], [hero(STORM, current=["8S", "7S"])], cards=[GLOOM])
    a.does("attack", "Gloom", "Hulk", "Storm")
    b.answers(("decline",), ("take",))
    assert "Gloom" in b.hits("Storm") and b.damage("Storm") == 15 and a.venture == 15
    concedes(b, a)
    assert sorted(b.permanent("Storm")) == ["7S", "8S"]
    assert "Gloom" in a.dead


@rule("OPC-KO-17")
def test_permanent_records_are_open_to_both() -> None:
    a, b = duel([HULK], ["5S"], [hero(STORM, hits=["3S"])])
    for seat in (a, b):
        shown = msgspec.to_builtins(seat.table.game.view(seat.s, seat.number))["zones"]
        lies = [z["cards"] for z in shown if z["name"] == "hits" and z["owner"] == 1]
        assert [card["name"] for card in lies[0]] == ["3 Strength"]
