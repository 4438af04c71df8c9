"""Power cards and characters: who may use which, and as what (OPC-CARD)."""

import pytest

from games.overpower_classic.making import character, special, strike
from games.overpower_classic.table import table
from marks import rule
from overtable.games.overpower.act import NO_TYPE
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.book.icons import MISSING
from overtable.games.overpower.decks.legal import usable_by_grid

THREE = "4 MultiPower (three icons)"
HULK, STORM, THING = "Hulk (MVOP)", "Storm (MVOP)", "Thing (MVOP)"
PUMPED = special(
    "Pumped",
    "Hulk",
    until="battle",
    stays="astral",
    play=[{"do": "bonus", "amount": 2, "to": "attack", "types": ["combat"]}],
)


@rule("OPC-CARD-01")
def test_power_cards_have_one_of_four_types_and_a_value_from_1_to_8() -> None:
    CLASSIC_BOOK.catalogue  # noqa: B018
    plain = [f for f in CLASSIC_BOOK.in_print() if f.kind == fc.POWER and len(f.types) == 1]
    assert {f.name.partition(" ")[2] for f in plain} == {"Energy", "Fighting", "Strength", "Intellect"}
    for kind in range(4):
        assert sorted(f.value for f in plain if f.types == (kind,)) == list(range(1, 9))


@rule("OPC-CARD-02")
def test_a_rating_of_7_allows_7_and_not_8() -> None:
    a, _ = table(a={"front": [STORM], "hand": ["7E", "8E", "5F"]}, b={"front": [HULK]})
    assert a.can("attack", "7E", "Storm")
    assert a.refusal("attack", "8E", "Storm") == "OPC-CARD-02"
    assert a.refusal("attack", "5F", "Storm") == "OPC-CARD-02", "the rating of its own type counts, not the best"
    assert a.tells(a.refused("attack", "8E", "Storm")) == "8 Energy needs a rating of 8; Storm has 7."


@rule("OPC-CARD-03")
def test_a_multipower_card_is_used_as_what_it_shows() -> None:
    three, four = (CLASSIC_BOOK.find(name) for name in (THREE, "4 MultiPower"))
    assert three.types == (0, 1, 2) and four.types == (0, 1, 2, 3)
    thinker = character("Thinker", grid=(1, 1, 1, 8))
    a, _ = table(a={"front": ["Thinker"], "hand": [THREE, "4M"]}, b={"front": [STORM]}, cards=[thinker])
    assert a.can("attack", "4M", "Thinker"), "as Intellect"
    assert a.refusal("attack", THREE, "Thinker") == "OPC-CARD-02", "it does not show Intellect"


@rule("OPC-CARD-04")
def test_no_type_is_declared_for_a_multipower_card() -> None:
    a, b = table(a={"front": [STORM], "hand": ["4M"]}, b={"front": [HULK]})
    assert a.offered("attack", "4M", "Storm", "Hulk") == [], "no type is named"
    a.does("attack", "4M", "Storm", "Hulk")
    assert b.pending == "DefenceWindow" and a.attack.type == NO_TYPE, "nobody is asked for one"
    b.does("take")
    (hit,) = a.s.hits
    assert hit.types == 0b1111, "as a hit it may be any of those it shows"


@rule("OPC-CARD-04")
def test_its_owner_picks_the_type_once_something_in_play_asks_for_it() -> None:
    in_play = [{"card": "Pumped", "by": "Hulk"}]
    a, _ = table(a={"front": [HULK], "hand": [THREE], "in_play": in_play}, b={"front": [STORM]}, cards=[PUMPED])
    assert a.offered("attack", THREE, "Hulk", "Storm") == ["Fighting", "Strength"]
    a.does("attack", THREE, "Hulk", "Storm", "Fighting")
    assert a.level == 6


@rule("OPC-CARD-05")
def test_an_any_power_card_has_no_type() -> None:
    in_play = [{"card": "Pumped", "by": "Hulk"}]
    a, b = table(a={"front": [HULK, STORM], "hand": ["8A"], "in_play": in_play}, b={"front": [THING]}, cards=[PUMPED])
    assert a.offered("attack", "8A") == ["Hulk"], "the highest rating counts: 8 and 7"
    assert a.offered("attack", "8A", "Hulk", "Thing") == []
    a.does("attack", "8A", "Hulk", "Thing")
    assert a.attack.type == NO_TYPE and a.level == 8, "so no bonus of a type is added"
    b.does("take")
    assert a.s.hits[0].types == 0


@rule("OPC-CARD-06")
def test_an_any_power_card_goes_with_every_universe_card_whose_need_is_met() -> None:
    hand = ["7A", "Lamp Post", "City Bus", "Fighting/Energy Training +3"]
    a, _ = table(a={"front": [HULK], "hand": hand}, b={"front": [STORM]})
    lamp, bus = (CLASSIC_BOOK.find(name) for name in ("Lamp Post", "City Bus"))
    assert {lamp.skill, bus.skill} == {2} and a.grid("Hulk") == (2, 4, 8, MISSING)
    a.does("attack", "7A", "City Bus", "Hulk", "Storm")
    assert a.level == 7 + bus.bonus
    a, _ = table(a={"front": [HULK], "hand": ["7A", "Sword", "Fighting/Energy Training +3"]}, b={"front": [STORM]})
    assert a.refusal("attack", "7A", "Sword", "Hulk", "Storm") == "OPC-CARD-09", "Fighting 7 is needed"
    a.does("attack", "7A", "Fighting/Energy Training +3", "Hulk", "Storm")
    assert a.level == 10, "7 Any-Power is above 5, but has no type that must be 5 or less"


@rule("OPC-CARD-06")
def test_an_any_power_card_follows_a_teamwork_and_no_special_that_asks_for_a_type() -> None:
    teamwork = "7 Energy Teamwork (Strength/Fighting +2/+2)"
    a, b = table(a={"front": [STORM, HULK], "hand": [teamwork, "7A"]}, b={"front": [THING]})
    strike(a, b, teamwork, "Storm", "Thing")
    a.does("attack", "7A", "Hulk", "Thing")
    assert a.level == 9
    asks = special("Asks", "Hulk", icons=["brute_force"], value=4, follow=[{"types": ["brute_force"]}])
    a, b = table(a={"front": [HULK], "hand": ["Asks", "7A", THREE]}, b={"front": [THING]}, cards=[asks])
    strike(a, b, "Asks", "Hulk", "Thing")
    assert a.can("attack", THREE) and not a.can("attack", "7A")


@rule("OPC-CARD-07")
def test_no_intellect_is_no_rating() -> None:
    a, _ = table(a={"front": ["Cyclops (MVOP)"], "hand": ["1I", "Lois Lane"]}, b={"front": [STORM]})
    assert a.grid("Cyclops")[3] == MISSING and a.refusal("attack", "1I", "Cyclops") == "OPC-CARD-02"
    assert a.refusal("attack", "Lois Lane", "Cyclops", "Storm") == "OPC-CARD-14", "there is nothing that is 5 or less"
    side = {"front": ["Cyclops (MVOP)"], "hand": ["7A", "Energy/Intellect Training +3"]}
    other, _ = table(a=side, b={"front": [STORM]})
    training = ("7A", "Energy/Intellect Training +3", "Cyclops", "Storm")
    assert other.refusal("attack", *training) == "OPC-CARD-11", "Energy 7, and nothing else"
    card = CLASSIC_BOOK.face("mvop-cyclops").card
    assert [label for label, _ in card.figures()] == ["Energy", "Fighting", "Strength", "Points"]
    assert list(a.sees()["zones"][5]["cards"][0]["grid"]) == ["energy", "combat", "brute_force"]


@rule("OPC-CARD-07")
def test_nothing_is_added_to_a_rating_that_is_not_there() -> None:
    smart = special(
        "Smart",
        "Hulk",
        until="battle",
        stays="astral",
        play=[{"do": "grid", "types": ["intelligence", "energy"], "plus": 3}],
    )
    a, _ = table(a={"front": [HULK], "in_play": [{"card": "Smart", "by": "Hulk"}]}, cards=[smart])
    assert a.grid("Hulk") == (5, 4, 8, MISSING)


PRICED = character(
    "Priced",
    {"do": "give_up", "cost": {"kind": "card"}, "then": [{"do": "draw"}]},
    {"do": "bonus", "amount": 1, "to": "attack", "who": "team"},
)


@rule("OPC-CARD-08")
@pytest.mark.parametrize("reserve", [False, True])
def test_what_an_inherent_does_of_itself_it_does_in_reserve_too(reserve: bool) -> None:
    team = {"front": [HULK], "reserve": "Priced"} if reserve else {"front": [HULK, "Priced"]}
    a, _ = table(a=team | {"hand": ["7S", "1E"]}, b={"front": [STORM]}, cards=[PRICED])
    assert a.can("give_up", "Priced") is not reserve, "what costs something is used on the Front Line"
    a.does("attack", "7S", "Hulk", "Storm")
    assert a.level == 8, "it needs no card and no turn"


def test_the_decks_of_facts_know_missing_ratings() -> None:
    lois, cyclops = CLASSIC_BOOK.find("Lois Lane"), CLASSIC_BOOK.face("mvop-cyclops")
    assert not usable_by_grid(lois, cyclops) and usable_by_grid(lois, CLASSIC_BOOK.face("iqop-cyclops"))
