"""What an attack brings about if it hits, cards that are drawn to attack, and duplicates that a card declares."""

from typing import Any

import pytest

from games.overpower.table import Player
from games.overpower_classic.making import attacks, plays, special, strike, text
from games.overpower_classic.table import table

WARP = special("Warp", "Hulk", icons=["brute_force"], value=4, hit=[{"do": "move_hits", "of": "user", "to": "record"}])
RESET = special("Reset", "Hulk", play=[{"do": "move_hits", "of": "all", "to": "record"}])
COIN = special("Toss", "Hulk", play=[{"do": "attack_with_top", "pile": "draw", "drawn": True}])
MIGHT = special("Own Might", "Hulk", icons=["brute_force"], value=1, plus=1, per="hand")
SNAP = special(
    "Snap",
    "Hulk",
    icons=["brute_force"],
    value=4,
    until="battle",
    hit=[{"do": "lock", "no": ["protection"], "who": "target"}],
)
CROWD = special(
    "Crowd",
    "Hulk",
    icons=["brute_force"],
    value=3,
    until="battle",
    hit=[{"do": "lock", "no": ["further"], "who": "target"}],
)
TOUGH = special("Tough", "Storm", until="game", play=[{"do": "hits_to_ko", "amount": 10}])
TWICE = special("Twice", "Storm", icons=["energy"], value=2, follow=[{}])
CARDS = [WARP, RESET, COIN, MIGHT, SNAP, CROWD, TOUGH, TWICE]


def sides(hulk: dict[str, Any] | None = None, storm: dict[str, Any] | None = None, **more: Any) -> list[Player]:
    a, b = more.pop("a", {}), more.pop("b", {})
    return table(
        a={"front": [{"name": "Hulk (MVOP)", **(hulk or {})}], **a},
        b={"front": [{"name": "Storm (MVOP)", **(storm or {})}], **b},
        cards=CARDS,
        **more,
    )


def test_hits_of_this_battle_join_the_record_of_the_user() -> None:
    a, b = sides({"current": ["3E"]}, {"current": ["2S"]}, a={"hand": ["Warp"]})
    assert b.venture == 3
    strike(a, b, "Warp", "Hulk", "Storm")
    assert a.permanent("Hulk") == ["3E"] and a.current("Hulk") == [] and b.venture == 0
    assert b.current("Storm") == ["2S", "Warp"] and a.venture == 6


def test_hits_of_this_battle_join_the_records_of_all() -> None:
    a, b = sides({"current": ["3E"]}, {"current": ["2S"], "hits": ["1S"]}, a={"hand": ["Reset"]})
    plays(a, b, "Reset", "Hulk")
    assert a.permanent("Hulk") == ["3E"] and sorted(b.permanent("Storm")) == ["1S", "2S"]
    assert a.venture == b.venture == 0


def toss(top: str) -> list[Player]:
    a, b = sides(a={"hand": ["Toss"], "draw": [top, "1E"]})
    plays(a, b, "Toss", "Hulk")
    return [a, b]


def test_a_drawn_attack_may_be_made_at_once() -> None:
    a, b = toss("7S")
    strike(a, b, "7S", "Hulk", "Storm")
    assert b.hits("Storm") == ["7S"] and a.hand == []

    a, _ = toss("7S")
    a.does("decline")
    assert a.hand == ["7S"]


def test_a_drawn_attack_must_be_possible_for_the_user() -> None:
    a, _ = toss("7E")
    assert a.verbs == {"decline"}


def test_a_drawn_card_that_is_no_attack_goes_to_the_dead_pile() -> None:
    a, _ = toss("City Bus")
    assert a.hand == [] and sorted(a.dead) == ["City Bus", "Toss"]


@pytest.mark.parametrize(("others", "level"), [([], 1), (["1E", "2E", "City Bus"], 4)])
def test_the_level_grows_with_the_hand(others: list[str], level: int) -> None:
    a, b = sides(a={"hand": ["Own Might", *others]})
    attacks(a, b, "Own Might", "Hulk", "Storm")
    assert a.level == level
    b.does("take")
    assert b.damage("Storm") == 1


@pytest.mark.parametrize(("recorded", "falls"), [(["8S", "8S"], True), (["8S", "7S"], False)])
def test_without_protection_the_ordinary_number_kos(recorded: list[str], falls: bool) -> None:
    tough = {"card": "Tough", "by": "Storm"}
    a, b = sides(None, {"hits": recorded}, a={"hand": ["Snap"]}, b={"in_play": [tough]})
    strike(a, b, "Snap", "Hulk", "Storm")
    assert b.is_kod("Storm") is falls


def test_protection_holds_against_others() -> None:
    a, b = sides(None, {"hits": ["8S", "8S"]}, a={"hand": ["4S"]}, b={"in_play": [{"card": "Tough", "by": "Storm"}]})
    strike(a, b, "4S", "Hulk", "Storm")
    assert not b.is_kod("Storm")


@pytest.mark.parametrize("barred", [False, True])
def test_no_further_attacks_after_specials(barred: bool) -> None:
    crowd = [{"card": "Crowd", "by": "Hulk", "target": "Storm"}] if barred else []
    a, b = sides(a={"in_play": crowd}, b={"hand": ["Twice", "5E"]}, turn="b")
    strike(b, a, "Twice", "Storm", "Hulk")
    assert b.can("attack", "5E", "Storm", "Hulk") is not (barred and b.pending == "FollowUp")


def test_a_card_may_declare_itself_a_duplicate() -> None:
    one = special("Own One", code="ZQ", icons=["energy"], value=4)
    two = special("Own Two", code="ZR", icons=["energy"], value=4, duplicate_of="ZQ")
    three = special("Own Three", code="ZR", icons=["energy"], value=4)
    assert text(two) == "Energy attack, level 4. A duplicate of every Any Character Special with the code ZQ."
    for cards in ([one, two, three], [two, three, one]):
        hand = ["Own One", "Own Two", "Own Three"]
        a, _ = table(a={"front": ["Hulk (MVOP)"], "hand": hand}, phase="discard", cards=cards)
        assert a.can("discard", "Own One") and a.can("discard", "Own Two") and not a.can("discard", "Own Three")
        a.does("discard", "Own Two")
        assert not a.can("discard", "Own One")


def test_how_they_read() -> None:
    assert text(WARP) == (
        "Strength attack, level 4. If it hits: all hits of this battle on Hulk move to the permanent record and no "
        "longer count to the Venture Total."
    )
    assert text(COIN) == (
        "Draw the top card of the Draw Pile and show it: if it is an attack Hulk may make it at once, else it is "
        "kept; what is no attack goes to the Dead Pile."
    )
    assert text(MIGHT) == "Strength attack, level 1. +1 to the attack for each card in your hand, not to its damage."
    assert text(SNAP) == (
        "Strength attack, level 4. If it hits: the target can be KO'd by the ordinary rules, whatever would prevent "
        "that. Lasts for the rest of the battle."
    )
    assert text(CROWD) == (
        "Strength attack, level 3. If it hits: the target may make no follow-up attacks after Teamwork cards and "
        "Specials. Lasts for the rest of the battle."
    )
