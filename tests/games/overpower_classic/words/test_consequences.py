"""What an attack brings about if it hits, cards that are drawn to attack, and duplicates that a card declares."""

from typing import Any

import msgspec
import pytest

from games.overpower.table import Player
from games.overpower_classic.table import table
from games.overpower_classic.words.plays_C import attacks, hits
from overtable.games.overpower.book.played import Special

SPECIAL = {"type": "special", "character": "Hulk", "icons": ["brute_force"]}
WARP = {**SPECIAL, "id": "warp", "name": "Warp", "value": 4, "hit": [{"do": "move_hits", "of": "user", "to": "record"}]}
RESET = {
    "type": "special",
    "id": "reset",
    "name": "Reset",
    "character": "Hulk",
    "play": [{"do": "move_hits", "of": "all", "to": "record"}],
}
COIN = {
    "type": "special",
    "id": "toss",
    "name": "Toss",
    "character": "Hulk",
    "play": [{"do": "attack_with_top", "pile": "draw", "drawn": True}],
}
MIGHT = {**SPECIAL, "id": "own-might", "name": "Own Might", "value": 1, "plus": 1, "per": "hand"}
SNAP = {
    **SPECIAL,
    "id": "snap",
    "name": "Snap",
    "value": 4,
    "until": "battle",
    "hit": [{"do": "lock", "no": ["protection"], "who": "target"}],
}
CROWD = {
    **SPECIAL,
    "id": "crowd",
    "name": "Crowd",
    "value": 3,
    "until": "battle",
    "hit": [{"do": "lock", "no": ["further"], "who": "target"}],
}
TOUGH = {
    "type": "special",
    "id": "tough",
    "name": "Tough",
    "character": "Storm",
    "until": "game",
    "play": [{"do": "hits_to_ko", "amount": 10}],
}
TWICE = {
    "type": "special",
    "id": "twice",
    "name": "Twice",
    "character": "Storm",
    "icons": ["energy"],
    "value": 2,
    "follow": [{}],
}
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
    hits(a, b, "Warp", "Hulk", "Storm")
    assert a.permanent("Hulk") == ["3E"] and a.current("Hulk") == [] and b.venture == 0
    assert b.current("Storm") == ["2S", "Warp"] and a.venture == 6


def test_hits_of_this_battle_join_the_records_of_all() -> None:
    a, b = sides({"current": ["3E"]}, {"current": ["2S"], "hits": ["1S"]}, a={"hand": ["Reset"]})
    a.does("play", "Reset", "Hulk")
    if b.pending == "NegateWindow":
        b.does("decline")
    assert a.permanent("Hulk") == ["3E"] and sorted(b.permanent("Storm")) == ["1S", "2S"]
    assert a.venture == b.venture == 0


def toss(top: str) -> list[Player]:
    a, b = sides(a={"hand": ["Toss"], "draw": [top, "1E"]})
    a.does("play", "Toss", "Hulk")
    if b.pending == "NegateWindow":
        b.does("decline")
    return [a, b]


def test_a_drawn_attack_may_be_made_at_once() -> None:
    a, b = toss("7S")
    hits(a, b, "7S", "Hulk", "Storm")
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
    hits(a, b, "Snap", "Hulk", "Storm")
    assert b.is_kod("Storm") is falls


def test_protection_holds_against_others() -> None:
    a, b = sides(None, {"hits": ["8S", "8S"]}, a={"hand": ["4S"]}, b={"in_play": [{"card": "Tough", "by": "Storm"}]})
    hits(a, b, "4S", "Hulk", "Storm")
    assert not b.is_kod("Storm")


@pytest.mark.parametrize("barred", [False, True])
def test_no_further_attacks_after_specials(barred: bool) -> None:
    crowd = [{"card": "Crowd", "by": "Hulk", "target": "Storm"}] if barred else []
    a, b = sides(a={"in_play": crowd}, b={"hand": ["Twice", "5E"]}, turn="b")
    hits(b, a, "Twice", "Storm", "Hulk")
    assert b.can("attack", "5E", "Storm", "Hulk") is not (barred and b.pending == "FollowUp")


def test_a_card_may_declare_itself_a_duplicate() -> None:
    code = {"type": "special", "character": "Any Character", "code": "ZQ", "icons": ["energy"], "value": 4}
    one = {**code, "id": "own-one", "name": "Own One"}
    two = {**code, "id": "own-two", "name": "Own Two", "code": "ZR", "duplicate_of": "ZQ"}
    three = {**code, "id": "own-three", "name": "Own Three", "code": "ZR"}
    assert said(two) == "Energy attack, level 4. A duplicate of every Any Character Special with the code ZQ."
    for cards in ([one, two, three], [two, three, one]):
        hand = ["Own One", "Own Two", "Own Three"]
        a, _ = table(a={"front": ["Hulk (MVOP)"], "hand": hand}, phase="discard", cards=cards)
        assert a.can("discard", "Own One") and a.can("discard", "Own Two") and not a.can("discard", "Own Three")
        a.does("discard", "Own Two")
        assert not a.can("discard", "Own One")


def said(card: dict[str, Any]) -> str:
    return str(msgspec.convert(card, Special).text())


def test_how_they_read() -> None:
    assert said(WARP) == (
        "Brute Force attack, level 4. If it hits: all hits of this battle on Hulk move to the permanent record and no "
        "longer count to the Venture Total."
    )
    assert said(COIN) == (
        "Draw the top card of the Draw Pile and show it: if it is an attack Hulk may make it at once, if not it goes "
        "to the Dead Pile."
    )
    assert said(MIGHT) == "Brute Force attack, level 1. +1 to the attack for each card in your hand, not to its damage."
    assert said(SNAP) == (
        "Brute Force attack, level 4. If it hits: the target can be KO'd by the ordinary rules, whatever would prevent "
        "that. Lasts for the rest of the battle."
    )
    assert said(CROWD) == (
        "Brute Force attack, level 3. If it hits: the target may make no follow-up attacks after Teamwork cards and "
        "Specials. Lasts for the rest of the battle."
    )
