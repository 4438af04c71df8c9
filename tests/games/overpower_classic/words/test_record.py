"""Hits that lie already: other types, counted twice, moved, exchanged, not recorded."""

from typing import Any

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.making import attacks, plays, special, strike_home
from games.overpower_classic.table import table
from overtable.games.overpower.words.record import DoubleHits, MoveHits, NoRecord, Retype, SwapHits
from overtable.games.overpower.words.unique import SwitchHits
from overtable.games.overpower.words.which import Which


def target(*words: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An attack without a number on a target."""
    return special("Made Curse", target=True, hit=list(words), **more)


def curse(a: Player, b: Player, who: str) -> None:
    attacks(a, b, "Made Curse", "Thing", who)
    b.does("take")


def test_any_power_hits_of_the_record_become_a_type_and_ko() -> None:
    retype = {"do": "retype", "who": "target", "which": {"icons": ["any_power"]}, "become": "energy"}
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Curse"]},
        b={"front": [hero("Hulk (MVOP)", hits=["2S", "2F", "5A"]), hero("Beast (MVOP)", hits=["5A"])]},
        cards=[target(retype, until="game")],
    )
    curse(a, b, "Hulk")
    assert b.is_kod("Hulk") and not b.is_kod("Beast")


def test_hits_of_this_battle_are_not_meant() -> None:
    retype = {"do": "retype", "who": "target", "which": {"icons": ["any_power"]}, "become": "energy"}
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Curse"]},
        b={"front": [hero("Hulk (MVOP)", hits=["2S", "2F"], current=["5A"]), "Beast (MVOP)"]},
        cards=[target(retype, until="game")],
    )
    curse(a, b, "Hulk")
    assert not b.is_kod("Hulk")


def test_hits_with_several_icons_become_any_power() -> None:
    retype = {"do": "retype", "which": {"multi": True}, "become": "any_power"}
    card = special("Made Stamina", until="game", stays="clipped", play=[retype])
    sides = {
        "a": {"front": ["Thing (MVOP)"], "hand": ["4S"]},
        "b": {"front": [hero("Beast (MVOP)", hits=["2E", "3M"])]},
    }
    a, b = table(**sides, cards=[card])
    strike_home(a, b, "4S", "Thing", "Beast")
    assert b.is_kod("Beast"), "Energy, Strength, and whatever the MultiPower card stands for"
    sides["b"] = {**sides["b"], "in_play": [{"card": "Made Stamina", "by": "Beast"}]}
    a, b = table(**sides, cards=[card])
    strike_home(a, b, "4S", "Thing", "Beast")
    assert not b.is_kod("Beast")


def test_hits_count_twice_for_the_cumulative_ko_alone() -> None:
    double = {"do": "double_hits", "who": "target", "which": {"kinds": ["power"], "icons": ["brute_force"]}}
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Curse", "2S"]},
        b={"front": [hero("Hulk (MVOP)", hits=["8S"]), "Beast (MVOP)"], "hand": ["1E"]},
        cards=[target(double, until="game")],
    )
    curse(a, b, "Hulk")
    assert not b.is_kod("Hulk"), "sixteen"
    strike_home(b, a, "1E", "Beast", "Thing")
    strike_home(a, b, "2S", "Thing", "Hulk")
    assert b.is_kod("Hulk") and a.venture == 2


def test_two_equal_hits_of_two_opposing_characters_are_exchanged() -> None:
    word = {"do": "swap_hits", "of": "opponents", "which": {"kinds": ["power"]}, "equal": True, "records": "both"}
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Turn"]},
        b={"front": [hero("Hulk (MVOP)", hits=["4S", "3S"]), hero("Beast (MVOP)", current=["4E", "2E"])]},
        cards=[special("Made Turn", play=[word])],
    )
    plays(a, b, "Made Turn", "Thing")
    assert not a.can("choose", "3S") and not a.can("choose", "2E")
    a.does("choose", "4S")
    assert not a.can("decline")
    a.does("choose", "4E")
    assert b.permanent("Hulk") == ["3S", "4E"] and b.current("Beast") == ["2E", "4S"]


def test_nothing_need_be_exchanged() -> None:
    word = {"do": "swap_hits", "of": "front", "which": {"icons": ["energy"]}}
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["4E"]), hero("Beast (MVOP)", hits=["2E"])], "hand": ["Made Turn"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Turn", play=[word])],
    )
    plays(a, b, "Made Turn", "Hulk")
    a.does("decline")
    assert a.hits("Hulk") == ["4E"]


def test_a_hit_of_this_battle_for_one_of_the_record() -> None:
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["2E"], current=["6E"])], "hand": ["Made Turn"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Turn", play=[{"do": "swap_hits", "of": "user", "records": "across"}])],
    )
    assert b.venture == 6
    plays(a, b, "Made Turn", "Hulk")
    a.does("choose", "6E")
    a.does("choose", "2E")
    assert a.permanent("Hulk") == ["6E"] and a.current("Hulk") == ["2E"] and b.venture == 2


def test_whole_records_are_exchanged_and_current_hits_stay() -> None:
    a, b = table(
        a={
            "front": [hero("Hulk (MVOP)", hits=["2E"], current=["6E"]), hero("Beast (MVOP)", hits=["3S", "1S"])],
            "hand": ["Made Turn"],
        },
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Turn", play=[{"do": "switch_hits", "records": "permanent"}])],
    )
    plays(a, b, "Made Turn", "Hulk")
    a.does("choose", "Beast")
    assert a.permanent("Hulk") == ["1S", "3S"] and a.current("Hulk") == ["6E"] and a.permanent("Beast") == ["2E"]


def test_hits_of_one_icon_gather_on_the_user() -> None:
    which = {"icons": ["energy"], "single": True}
    a, b = table(
        a={
            "front": ["Hulk (MVOP)", hero("Beast (MVOP)", hits=["2E", "1S"]), hero("Storm (MVOP)", hits=["3E", "4M"])],
            "reserve": hero("Rhino (MVOP)", hits=["1E"]),
            "hand": ["Made Turn"],
        },
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Turn", play=[{"do": "move_hits", "of": "front_teammates", "which": which}])],
    )
    plays(a, b, "Made Turn", "Hulk")
    assert a.permanent("Hulk") == ["2E", "3E"] and a.hits("Beast") == ["1S"] and a.hits("Storm") == ["4M"]
    assert a.hits("Rhino") == ["1E"]


def test_hits_of_both_front_lines_gather_on_a_teammate() -> None:
    word = {"do": "move_hits", "of": "front_lines", "to": "pick", "which": {"icons": ["energy"], "single": True}}
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["2E"]), "Beast (MVOP)"], "hand": ["Made Turn"]},
        b={"front": [hero("Thing (MVOP)", hits=["3E"])]},
        cards=[special("Made Turn", onto="any_teammate", play=[word])],
    )
    plays(a, b, "Made Turn", "Hulk", "Beast")
    assert a.permanent("Beast") == ["2E", "3E"] and b.hits("Thing") == []


def test_a_record_becomes_hits_of_this_battle() -> None:
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Curse"]},
        b={"front": [hero("Hulk (MVOP)", hits=["2E", "5S"])]},
        cards=[target({"do": "move_hits", "of": "target", "to": "battle"})],
    )
    curse(a, b, "Hulk")
    assert b.permanent("Hulk") == [] and a.venture == 7


def test_hits_move_one_by_one_until_the_user_falls() -> None:
    word = {"do": "move_hits", "of": "teammates", "records": "both", "until_ko": True}
    a, b = table(
        a={
            "front": ["Hulk (MVOP)", hero("Beast (MVOP)", hits=["8S"], current=["7S"])],
            "reserve": hero("Storm (MVOP)", hits=["6S", "5S"]),
            "hand": ["Made Turn"],
        },
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Turn", reserve="free", play=[word])],
    )
    plays(a, b, "Made Turn", "Hulk")
    a.does("choose", "8S")
    a.does("choose", "7S")
    assert not a.can("decline") and not a.is_kod("Hulk")
    a.does("choose", "5S")
    assert a.is_kod("Hulk") and a.hits("Storm") == ["6S"] and b.venture == 7


def test_hits_of_this_battle_are_not_recorded() -> None:
    card = special("Made Zero", until="battle", stays="astral", play=[{"do": "no_record"}])
    a, b = table(
        a={"front": [hero("Thing (MVOP)", current=["3E"])], "in_play": [{"card": "Made Zero", "by": "Thing"}]},
        b={"front": [hero("Hulk (MVOP)", hits=["2E"], current=["5S"])], "draw": ["1E"] * 9},
        cards=[card],
        phase="end",
    )
    assert b.hits("Hulk") == ["2E"] and a.hits("Thing") == []


@pytest.mark.parametrize(
    "word, said",
    [
        (
            Retype(who="target", which=Which(icons=("any_power",)), become="energy"),
            "Cards that show Any-Power on the permanent record of the target are Energy cards.",
        ),
        (
            DoubleHits(who="target", which=Which(kinds=("power",), icons=("energy",))),
            "Hits of Energy Power cards count twice for a Cumulative KO of the target, not to the Venture Total.",
        ),
        (NoRecord(), "When the battle ends, all its hits on all characters are discarded and not recorded."),
        (
            SwapHits(of="opponents", which=Which(kinds=("power",)), equal=True, records="both"),
            "May exchange two hits of Power cards of equal value on two of the opponent's characters.",
        ),
        (
            MoveHits(of="front_teammates", which=Which(icons=("energy",), single=True)),
            "All hits that show only Energy on the permanent records of Hulk's Front Line teammates move to Hulk.",
        ),
        (SwitchHits(records="permanent"), "Hulk may exchange permanent records with a Front Line teammate."),
    ],
)
def test_what_it_says(word: Any, said: str) -> None:
    assert word.says("Hulk") == said
