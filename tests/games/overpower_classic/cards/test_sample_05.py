"""The sample: draws, piles, hidden attacks and hits of another type."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    PUNCH,
    STORM,
    TEAMWORK,
    THING,
    WEAKEN,
    duel,
    says,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike, unnegated
from games.overpower_classic.table import known
from games.overpower_classic.walks import walk
from marks import card


@card("mvop-war-machine-battle-computer")
def test_battle_computer_draws_a_card_that_may_be_a_duplicate() -> None:
    a, b = duel(["War Machine (MVOP)"], ["Battle Computer", "3S"], [THING], [NEGATE], me={"draw": ["3F", "2E"]})
    plays(a, b, "Battle Computer", "War Machine")
    assert a.verbs == {"done"}, "nothing has to go"
    a.does("done")
    assert a.hand == ["3F", "3S"] and a.draw_pile == ["2E"] and known(b, a) == []
    assert to_move(b) and a.dead == ["Battle Computer"]


@card("mvop-war-machine-battle-computer")
def test_battle_computer_is_no_attack() -> None:
    a, b = duel(["War Machine (MVOP)"], ["Battle Computer"], [THING, BEAST], [DODGE, NEGATE])
    assert a.can("pass")  # OPC-BATT-29
    a.does("play", "Battle Computer", "War Machine")
    assert b.verbs == {"negate", "decline"}


def fortune(*pile: str, **more: object) -> list[Player]:
    a, b = duel(["Mercury", STORM], ["Soldier-of-Fortune"], [THING], me={"draw": list(pile)})
    plays(a, b, "Soldier-of-Fortune", "Mercury")
    return [a, b]


@card("xmop-mercury-soldier-of-fortune")
@pytest.mark.parametrize(
    ("first", "worth"), [("7F", 7), ("6A", 6), ("4M", 4), (TEAMWORK, 6), ("Mary Jane Watson-Parker", 1), (PUNCH, 7)]
)
def test_soldier_of_fortune_adds_the_value_of_the_first_card_with_one(first: str, worth: int) -> None:
    a, b = fortune("Sword", DODGE, WEAKEN, first, "8F", "2E")
    assert a.venture == worth and to_move(b)
    assert sorted(a.draw_pile) == sorted(["Sword", DODGE, WEAKEN, "8F", "2E"])
    assert first in a.power_pack + a.dead and "Soldier-of-Fortune" not in a.hand


@card("xmop-mercury-soldier-of-fortune")
def test_soldier_of_fortune_finds_nothing_or_counts_for_this_battle_only() -> None:
    a, b = fortune("Sword", DODGE)
    assert a.venture == 0 and sorted(a.draw_pile) == sorted(["Sword", DODGE]) and to_move(b)
    a, b = fortune("7F", "Sword")
    b.does("pass")
    a.does("pass")
    walk(a, b, "Turn", battle=3)
    assert a.venture == 0 and "Soldier-of-Fortune" in a.dead
    assert "the first numerical card that attacks is discarded;" in says("xmop-mercury-soldier-of-fortune")


def flipped(top: str, *hand: str, draw: tuple[str, ...] = ("1E",)) -> list[Player]:
    pile = {"draw": [top, *draw]}
    a, b = duel(["Two-Face", CYCLOPS], ["Flip of the Coin", *hand], [THING, STORM], ["8S"], me=pile)
    plays(a, b, "Flip of the Coin", "Two-Face")
    return [a, b]


@card("dcop-two-face-flip-of-the-coin")
def test_flip_of_the_coin_lets_two_face_attack_with_what_is_drawn() -> None:
    a, b = flipped("6F", "2F")
    assert "6F" in known(b, a)
    assert {o.verb for o in a.options()} == {"attack", "decline"} and not a.can("attack", "2F")
    assert sorted(a.offered("attack", "6F", "Two-Face")) == ["Storm", "Thing"] and not a.can("attack", "6F", "Cyclops")
    strike(a, b, "6F", "Two-Face", "Storm")
    assert b.damage("Storm") == 6 and to_move(b)
    a, b = flipped(PUNCH)
    strike(a, b, PUNCH, "Two-Face", "Thing")
    assert b.damage("Thing") == 7


@card("dcop-two-face-flip-of-the-coin")
@pytest.mark.parametrize("top", ["6F", "7E"])
def test_flip_of_the_coin_leaves_an_attack_that_is_not_made_in_the_hand(top: str) -> None:
    a, b = flipped(top)
    a.does("decline")
    assert a.hand == [top] and a.dead == ["Flip of the Coin"] and to_move(b)


@card("dcop-two-face-flip-of-the-coin")
@pytest.mark.parametrize("top", ["Sword", DODGE, "Training"])
def test_flip_of_the_coin_loses_what_is_no_attack(top: str) -> None:
    top = "Energy/Strength Training +3" if top == "Training" else top
    a, b = flipped(top)
    assert to_move(b) and a.hand == [] and sorted(a.dead) == sorted(["Flip of the Coin", top])


@card("dcop-two-face-flip-of-the-coin")
def test_flip_of_the_coin_finds_no_teamwork_to_open_with() -> None:
    """OPC-BATT-22: what it grants is a further attack."""
    a, _ = flipped(TEAMWORK, "4S")
    assert a.verbs == {"decline"}


def bluffing(*hand: str, theirs: tuple[str, ...] = ("8S", "5S", DODGE)) -> list[Player]:
    front = ["Daredevil (PSOP)", HULK]
    a, b = duel(front, ["Blind Man's Bluff", *hand], [THING, STORM], ["1S", *theirs])
    plays(a, b, "Blind Man's Bluff", "Daredevil")
    strike(b, a, "1S", "Thing", "Hulk")
    return [a, b]


@card("psop-daredevil-blind-mans-bluff")
def test_blind_mans_bluff_hides_every_numerical_attack_of_daredevil() -> None:
    a, b = bluffing("6F", "2F", "2S", WEAKEN)
    assert not a.can("attack", "6F", "Daredevil") and a.can("attack_face_down", "6F", "Daredevil", "Thing")
    assert a.can("attack", "2S", "Hulk") and not a.can("attack_face_down", "2S", "Hulk")
    assert a.can("attack", WEAKEN, "Daredevil", "Thing") and not a.can("attack_face_down", WEAKEN)
    a.does("attack_face_down", "6F", "Daredevil", "Thing")
    unnegated(a, b)
    assert "6F" not in known(b, a)
    assert b.can("block", "5S", "Thing") and b.can("block", "8S", "Thing") and b.can("avoid", DODGE, "Thing")
    b.does("block", "5S", "Thing")
    assert b.current("Thing") == ["6F"] and "5S" not in b.hand


@card("psop-daredevil-blind-mans-bluff")
def test_a_good_guess_stops_the_hidden_attack_and_the_bluff_goes_on() -> None:
    a, b = bluffing("6F", "2F")
    a.does("attack_face_down", "6F", "Daredevil", "Thing")
    unnegated(a, b)
    b.does("block", "8S", "Thing")
    assert b.hits("Thing") == [] and a.power_pack == ["6F"]
    strike(b, a, "5S", "Thing", "Hulk")
    assert not a.can("attack", "2F", "Daredevil") and a.can("attack_face_down", "2F", "Daredevil", "Storm")


@card("psop-daredevil-blind-mans-bluff")
def test_the_bluff_ends_with_the_battle() -> None:
    front = ["Daredevil (PSOP)"]
    a, b = duel(front, ["Blind Man's Bluff"], [THING], me={"draw": ["6F"]}, them={"draw": ["1S"]})
    plays(a, b, "Blind Man's Bluff", "Daredevil")
    b.does("pass")
    a.does("pass")
    walk(a, b, "Turn", battle=3)
    assert a.can("attack", "6F", "Daredevil", "Thing") and not a.can("attack_face_down")


@card("jlaop-martian-manhunter-martian-vision")
def test_martian_vision_makes_recorded_any_power_hits_energy() -> None:
    name = "Martian Vision"
    front = [hero(CYCLOPS, hits=["6A", "1S"], current=["5A"]), hero(THING, hits=["6A", "1S", "1F"]), STORM]
    a, b = duel(["Martian Manhunter", HULK], [name, "1F", "1E"], front, [DODGE])
    attacks(a, b, name, "Martian Manhunter", "Cyclops")
    assert b.can("avoid", DODGE, "Cyclops") and b.verbs == {"avoid", "take"}
    b.does("take")
    assert b.damage("Cyclops") == 12 and a.venture == 5 and not b.is_kod("Thing")
    b.does("pass")
    strike(a, b, "1F", "Hulk", "Cyclops")
    assert b.is_kod("Cyclops"), "Energy, Strength, Fighting"


@card("jlaop-martian-manhunter-martian-vision")
def test_martian_vision_kos_at_once_and_not_if_avoided() -> None:
    name = "Martian Vision"
    for answer in ("take", "avoid"):
        front = [hero(CYCLOPS, hits=["6A", "1S", "1F"]), STORM]
        a, b = duel(["Martian Manhunter"], [name], front, [DODGE])
        attacks(a, b, name, "Martian Manhunter", "Cyclops")
        b.does(answer, *((DODGE, "Cyclops") if answer == "avoid" else ()))
        assert b.is_kod("Cyclops") is (answer == "take")


@card("jlaop-martian-manhunter-martian-vision")
def test_martian_vision_lasts_for_the_game() -> None:
    name = "Martian Vision"
    piles = {"me": {"draw": ["1F"]}, "them": {"draw": ["Sword"]}}
    a, b = duel(["Martian Manhunter"], [name], [hero(CYCLOPS, hits=["6A", "1S"]), STORM], **piles)
    strike(a, b, name, "Martian Manhunter", "Cyclops")
    b.does("pass")
    a.does("pass")
    walk(a, b, "Turn", battle=3)
    strike(a, b, "1F", "Martian Manhunter", "Cyclops")
    assert b.is_kod("Cyclops")
