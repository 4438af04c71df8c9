"""The cards: who may use which, as what, and with what (OPC-CARD)."""

import pytest

from games.overpower.table import hero, reach
from games.overpower_classic.making import plays, special, strike
from games.overpower_classic.table import table
from games.overpower_classic.walks import walk
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
    thinker = {"type": "character", "id": "thinker", "name": "Thinker", "set": "IQOP"}
    thinker |= {"energy": 1, "combat": 1, "brute_force": 1, "intelligence": 8}
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


PRICED = {"type": "character", "id": "priced", "name": "Priced", "set": "IQOP"}
PRICED |= {"energy": 6, "combat": 6, "brute_force": 6, "intelligence": 6}
PRICED |= {
    "inherent": [
        {"do": "give_up", "cost": {"kind": "card"}, "then": [{"do": "draw"}]},
        {"do": "bonus", "amount": 1, "to": "attack", "who": "team"},
    ]
}


@rule("OPC-CARD-08")
@pytest.mark.parametrize("reserve", [False, True])
def test_what_an_inherent_does_of_itself_it_does_in_reserve_too(reserve: bool) -> None:
    team = {"front": [HULK], "reserve": "Priced"} if reserve else {"front": [HULK, "Priced"]}
    a, _ = table(a=team | {"hand": ["7S", "1E"]}, b={"front": [STORM]}, cards=[PRICED])
    assert a.can("give_up", "Priced") is not reserve, "what costs something is used on the Front Line"
    a.does("attack", "7S", "Hulk", "Storm")
    assert a.level == 8, "it needs no card and no turn"


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


@rule("OPC-CARD-15")
def test_a_special_is_for_the_character_it_names() -> None:
    team = ["Doctor Doom: 2099", STORM]
    doom = next(f for f in CLASSIC_BOOK.in_print() if f.special and f.character == "Doctor Doom" and f.attack)
    a, _ = table(a={"front": team, "hand": [doom.card.id, "Gamma Terror (MVOP)"]}, b={"front": [HULK]})
    assert a.offered("attack", doom.name) == ["Doctor Doom: 2099"], "a version plays the cards of who it is one of"
    assert a.refusal("attack", doom.name, "Storm", "Hulk") == "OPC-CARD-15"
    assert a.offered("attack", "Gamma Terror") == ["Doctor Doom: 2099", "Storm"], "7 Strength, and no rating is asked"


@rule("OPC-CARD-16")
def test_a_special_that_acts_as_a_power_card_stays_a_special() -> None:
    acts = special("Acts", "Hulk", icons=["brute_force"], value=7, power=True)
    teamwork = "6 Energy Teamwork (Strength/Fighting +1/+2)"
    a, _ = table(a={"front": [HULK, STORM], "hand": ["Acts", "City Bus", teamwork]}, b={"front": [THING]}, cards=[acts])
    assert a.can("attack", "Acts", "Hulk", "Thing") and not a.can("attack", "Acts", "City Bus")
    assert not a.can("attack", teamwork), "nothing is there to follow it"
    a, _ = table(a={"front": [HULK], "hand": ["Acts", "7S"]}, phase="discard", cards=[acts])
    assert a.verbs == {"done"} and a.hand == ["7S", "Acts"], "no duplicates"


@rule("OPC-CARD-17")
def test_an_event_affects_both_players() -> None:
    a, b = table(
        a={"front": [HULK], "hand": ["Down But Not Out!", "Green Goliath"], "mission": "Fatal Attractions"},
        b={"front": [THING], "hand": ["Clobberin' Time"]},
        phase="event",
    )
    a.does("event", "Down But Not Out!")
    reach(a, b, "Turn")
    assert not a.can("attack", "Green Goliath"), "who played it"
    a.does("pass")
    assert not b.can("attack", "Clobberin' Time"), "and the other"


def rated(card: str, kind: str, to: int, **more: object) -> dict[str, object]:
    word = {"do": "grid", "types": ["energy"], "to": to, "who": "both" if kind == "event" else "user"}
    text = {"type": kind, "id": card.lower(), "name": card, "set": "MVOP"} | more
    return text | ({"inherent": [word]} if kind == "character" else {"play": [word]})


@rule("OPC-CARD-18")
def test_an_event_prevails_over_an_inherent_and_an_inherent_over_a_special() -> None:
    event = rated("Flood", "event", 3, mission="Any Mission")
    special = rated("Spark", "special", 8, character="Born", until="battle", stays="astral")
    other = rated("Glow", "special", 7, character="Plain", until="battle", stays="astral")
    later = rated("Gleam", "special", 6, character="Plain", until="battle", stays="astral")
    grid = {"energy": 1, "combat": 6, "brute_force": 6, "intelligence": 6}
    born = rated("Born", "character", 5, **grid)
    plain = {"type": "character", "id": "plain", "name": "Plain", "set": "MVOP", **grid}
    cards = [event, special, other, later, born, plain]
    in_play = [{"card": "Spark", "by": "Born"}, {"card": "Glow", "by": "Plain"}, {"card": "Gleam", "by": "Plain"}]
    side = {"front": ["Born", "Plain"], "in_play": in_play}
    a, _ = table(a=side, cards=cards)
    assert a.grid("Born")[0] == 5, "the inherent ability, not the Special"
    assert a.grid("Plain")[0] == 7, "the earlier of two Specials"
    a, b = table(a=side | {"hand": ["Flood"]}, b={"front": [HULK]}, phase="event", cards=cards)
    a.does("event", "Flood")
    b.does("no_event")
    if b.pending == "NegateEvent":
        b.does("decline")
    assert a.grid("Born")[0] == a.grid("Plain")[0] == b.grid("Hulk")[0] == 3


@rule("OPC-CARD-18")
def test_what_names_the_other_class_wins() -> None:
    born = {
        "type": "character",
        "id": "born",
        "name": "Born",
        "set": "MVOP",
        "inherent": [{"do": "immune", "to": "events"}],
    }
    born |= {"energy": 6, "combat": 6, "brute_force": 6, "intelligence": 6}
    event = rated("Flood", "event", 3, mission="Any Mission")
    a, b = table(a={"front": ["Born"], "hand": ["Flood"]}, b={"front": [HULK]}, phase="event", cards=[born, event])
    a.does("event", "Flood")
    b.does("no_event")
    if b.pending == "NegateEvent":
        b.does("decline")
    assert a.grid("Born")[0] == 6 and b.grid("Hulk")[0] == 3


@rule("OPC-CARD-19")
@pytest.mark.parametrize("once, left", [(True, 9), (False, 8)])
def test_a_text_without_a_length_lasts_the_game_on_a_one_per_deck_special(once: bool, left: int) -> None:
    rage = special(
        "Rage", "Hulk", one_per_deck=once, stays="astral", play=[{"do": "bonus", "amount": 1, "to": "attack"}]
    )
    side = {"front": [hero(HULK, placed=["8S"])], "draw": ["1E", "2E", "3E", "4E", "1F", "2F", "3F", "4F"]}
    a, b = table(
        a=side | {"hand": ["Rage"]}, b={"front": [STORM], "draw": ["1E", "2E", "3E", "1F", "2F"]}, cards=[rage]
    )
    plays(a, b, "Rage", "Hulk")
    b.does("concede")
    walk(a, b, "Turn", battle=3)
    a.does("attack", "8S", "Hulk", "Storm")
    assert a.level == left


def test_the_decks_of_facts_know_missing_ratings() -> None:
    lois, cyclops = CLASSIC_BOOK.find("Lois Lane"), CLASSIC_BOOK.face("mvop-cyclops")
    assert not usable_by_grid(lois, cyclops) and usable_by_grid(lois, CLASSIC_BOOK.face("iqop-cyclops"))
