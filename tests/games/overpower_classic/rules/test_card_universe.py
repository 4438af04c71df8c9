"""Universe cards: who may use which, and with what (OPC-CARD)."""

import pytest

from games.overpower_classic.making import strike
from games.overpower_classic.table import table
from marks import rule
from overtable.games.overpower.book.book import CLASSIC_BOOK

THREE = "4 MultiPower (three icons)"
HULK, STORM, THING = "Hulk (MVOP)", "Storm (MVOP)", "Thing (MVOP)"


@rule("OPC-CARD-09")
def test_a_basic_card_needs_its_rating_and_a_power_card_of_its_type() -> None:
    bonus = CLASSIC_BOOK.find("City Bus").bonus
    a, b = table(a={"front": [HULK, STORM], "hand": ["3S", "3E", THREE, "City Bus"]}, b={"front": [THING]})
    assert a.refusal("attack", "3S", "City Bus", "Storm", "Thing") == "OPC-CARD-09", "Strength 3"
    assert a.refusal("attack", "3E", "City Bus", "Storm", "Thing") == "OPC-CARD-09", "and another type besides"
    a.does("attack", THREE, "City Bus", "Hulk", "Thing")
    assert a.level == 4 + bonus and a.attack.type == 2, "the MultiPower card is used as Strength"
    b.does("take")
    assert b.damage("Thing") == 4


@rule("OPC-CARD-09")
def test_any_power_basics_take_every_power_card() -> None:
    blast = {"type": "basic", "id": "blast", "name": "Blast", "set": "IMOP"}
    blast |= {"skill": "any_power", "least": 6, "bonus": 2}
    a, _ = table(a={"front": [HULK, "Longshot (PSOP)"], "hand": ["3F", "Blast"]}, b={"front": [THING]}, cards=[blast])
    assert a.refusal("attack", "3F", "Blast", "Longshot", "Thing") == "OPC-CARD-09", "highest rating 4"
    a.does("attack", "3F", "Blast", "Hulk", "Thing")
    assert a.level == 5


@rule("OPC-CARD-10")
def test_a_bonus_raises_no_grid_and_no_hit() -> None:
    a, b = table(a={"front": [STORM], "hand": ["8E", "6E", "Photon"]}, b={"front": [THING], "hand": ["6S"]})
    assert a.offered("attack", "8E") == [] and a.refusal("attack", "8E", "Storm") == "OPC-CARD-02", "Energy 7"
    a.does("attack", "6E", "Photon", "Storm", "Thing")
    assert a.level == 7 and not b.can("block", "6S", "Thing")
    b.does("take")
    assert b.damage("Thing") == 6 and a.venture == 6


@rule("OPC-CARD-11")
def test_a_training_card_needs_5_or_less_in_the_type_of_the_power_card() -> None:
    training = "Fighting/Strength Training +3"
    a, _ = table(a={"front": [HULK], "hand": ["4F", "8S", "2E", training]}, b={"front": [STORM]})
    assert a.refusal("attack", "8S", training, "Hulk", "Storm") == "OPC-CARD-11", "Strength 8"
    assert a.refusal("attack", "2E", training, "Hulk", "Storm") == "OPC-CARD-11", "not a type of the card"
    a.does("attack", "4F", training, "Hulk", "Storm")
    assert a.level == 7


@rule("OPC-CARD-12")
@pytest.mark.parametrize("card", ["City Bus", "Fighting/Energy Training +3"])
def test_a_basic_or_training_card_is_used_once(card: str) -> None:
    power = "8S" if card == "City Bus" else "4F"
    a, b = table(a={"front": [HULK], "hand": [power, card]}, b={"front": [STORM]})
    strike(a, b, power, card, "Hulk", "Storm")
    assert a.dead == [card] and b.hits("Storm") == [power]
    attack = "7E" if card == "City Bus" else "5E"
    low = "6S" if card == "City Bus" else "4F"
    a, b = table(a={"front": [STORM], "hand": [attack]}, b={"front": [HULK], "hand": [low, card]})
    a.does("attack", attack, "Storm", "Hulk")
    b.does("block", low, card, "Hulk")
    assert b.dead == [card], "in a defence too"


@rule("OPC-CARD-13")
@pytest.mark.parametrize("first, second", [("7S", "6F"), ("6F", "7S")])
def test_a_teamwork_card_attacks_and_its_two_types_follow_in_either_order(first: str, second: str) -> None:
    teamwork = "6 Energy Teamwork (Strength/Fighting +1/+2)"
    team = [STORM, HULK, "Spider-Man (MVOP)"]
    users = {"7S": "Hulk", "6F": "Spider-Man"}
    a, b = table(a={"front": team, "hand": [teamwork, "7S", "6F"]}, b={"front": [THING, "Venom (MVOP)"]})
    assert "Hulk" not in a.offered("attack", teamwork), "Energy 6 is needed"
    a.does("attack", teamwork, "Storm", "Thing")
    assert a.level == 6 and a.attack.type == 0
    b.does("take")
    a.does("attack", first, users[first], "Venom")
    assert a.level == int(first[0]) + 1
    b.does("take")
    a.does("attack", second, users[second], "Venom")
    assert a.level == int(second[0]) + 2


@rule("OPC-CARD-14")
def test_an_ally_needs_a_rating_and_attacks_itself() -> None:
    hand = ["Mary Jane Watson-Parker", "Shadowdragon", "Green Goliath", "Heal"]
    team = [HULK, STORM, "Wolverine (MVOP)"]
    a, _ = table(a={"front": team, "hand": hand}, b={"front": [THING]})
    assert a.offered("attack", "Mary Jane Watson-Parker") == ["Hulk"], "Strength 6"
    assert a.offered("attack", "Shadowdragon") == ["Hulk", "Storm"], "Fighting 5 or less: 4, 4, and not 8"
    a.does("attack", "Shadowdragon", "Storm", "Thing")
    assert a.level == 3 and a.attack.type == 1


@rule("OPC-CARD-14")
def test_an_ally_that_any_rating_may_call_attacks_with_a_type_of_its_own() -> None:
    chief = {"type": "ally", "id": "chief", "name": "Chief", "set": "XMOP"}
    chief |= {"skill": "any_power", "least": 6, "attack": "brute_force", "value": 1}
    team = [STORM, HULK, "Longshot (PSOP)"]
    a, b = table(a={"front": team, "hand": ["Chief", "Green Goliath"]}, b={"front": [THING]}, cards=[chief])
    assert a.offered("attack", "Chief") == ["Storm"], "Hulk must be there to follow, and Longshot's best is 4"
    a.does("attack", "Chief", "Storm", "Thing")
    assert a.attack.type == 2 and a.level == 1
    b.does("take")
    assert a.s.hits[0].types == 1 << 2
