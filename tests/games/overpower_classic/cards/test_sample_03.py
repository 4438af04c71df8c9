"""The sample: avoids, shields and what else keeps attacks away."""

import pytest

from games.overpower.table import Player, hero, pass_out
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    HULK,
    NEGATE,
    PUNCH,
    STORM,
    TEAMWORK,
    THING,
    WEAKEN,
    duel,
    named,
    says,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike, unnegated
from games.overpower_classic.walks import walk
from marks import card

AVOIDS = [
    pytest.param("Venom (MVOP)", "Creepy Crawler", marks=card("mvop-venom-creepy-crawler")),
    pytest.param("Daredevil (PSOP)", "Alertness", marks=card("psop-daredevil-alertness")),
    pytest.param("Iceman (PSOP)", "Ice Armor", marks=card("psop-iceman-ice-armor")),
    pytest.param("Bishop (MVOP)", "Body Armor (Bishop)", marks=card("psop-bishop-body-armor")),
    pytest.param("Doctor Octopus (MVOP)", "Evasive Action", marks=card("mvop-doctor-octopus-evasive-action")),
]


@pytest.mark.parametrize(("who", "card_"), AVOIDS)
@pytest.mark.parametrize("attack", [("8S", "Taxi Cab", "Hulk"), ("6A", "Hulk"), (WEAKEN, "Hulk")])
def test_any_one_attack_on_the_user_is_avoided(who: str, card_: str, attack: tuple[str, ...]) -> None:
    """Of any level, and one without a number; it is no attack itself and follows nothing."""
    name, user = named(card_), named(who)
    a, b = duel([HULK, BEAST], [*attack[:-1], "4S", NEGATE], [who, THING], [card_, "1S"])
    attacks(a, b, *attack, user)
    b.does("avoid", name, user)
    assert b.hits(user) == [] and name in b.dead and to_move(b)
    b.does("attack", "1S", "Thing", "Hulk")
    a.does("take")
    strike(a, b, "4S", "Hulk", user)
    assert b.damage(user) == 4


@pytest.mark.parametrize(("who", "card_"), AVOIDS)
def test_an_avoid_saves_no_teammate_and_is_no_play_of_a_turn(who: str, card_: str) -> None:
    name, user = named(card_), named(who)
    a, b = duel([HULK, CYCLOPS], [TEAMWORK, "4S"], [who, THING], [card_])
    attacks(a, b, TEAMWORK, "Cyclops", "Thing")
    assert not b.can("avoid", name)
    b.does("take")
    attacks(a, b, "4S", "Hulk", user)
    assert a.level == 5
    b.does("avoid", name, user)
    assert b.damage(user) == 0
    a, b = duel([who, THING], [card_], [HULK])
    assert a.verbs == {"pass", "concede"}


SAVES = [
    pytest.param(
        "Alpha Flight", "mnop-alpha-flight-guardian", "Guardian", 99, marks=card("mnop-alpha-flight-guardian")
    ),
    pytest.param(
        "Wonder Woman",
        "jlaop-wonder-woman-gift-of-flight",
        "Gift of Flight",
        9,
        marks=card("jlaop-wonder-woman-gift-of-flight"),
    ),
]


@pytest.mark.parametrize(("who", "card_", "name", "most"), SAVES)
def test_a_teammate_is_saved_and_not_the_user(who: str, card_: str, name: str, most: int) -> None:
    for attack, level in ((("8S", "Manhole Cover"), 10), (("8S", "Hot Dog Cart"), 9), (("6S",), 6)):
        a, b = duel([HULK], list(attack), [who, THING], [card_])
        attacks(a, b, *attack, "Hulk", "Thing")
        assert a.level == level and b.can("avoid", name, who) is (level <= most)
        assert not b.can("avoid", name, "Thing")
        a, b = duel([HULK], list(attack), [who, THING], [card_])
        attacks(a, b, *attack, "Hulk", who)
        assert not b.can("avoid", name)


@pytest.mark.parametrize(("who", "card_", "name", "most"), SAVES)
def test_the_saved_teammate_may_stand_in_reserve(who: str, card_: str, name: str, most: int) -> None:
    """OPC-RESERVE-06."""
    a, b = duel(["Knockout"], ["Mighty Blow"], [who], [card_], them={"reserve": STORM})
    attacks(a, b, "Mighty Blow", "Knockout", "Storm")
    b.does("avoid", name, who)
    assert b.hits("Storm") == [] and name in b.dead


@pytest.mark.parametrize(("who", "card_", "name", "most"), SAVES)
def test_an_attack_without_a_number_has_no_level_to_compare(who: str, card_: str, name: str, most: int) -> None:
    """OPC-DEF-11."""
    a, b = duel([HULK], [WEAKEN], [who, THING], [card_])
    attacks(a, b, WEAKEN, "Hulk", "Thing")
    assert b.can("avoid", name, who) is (most == 99)


@card("clop-falcon-mechanical-wings")
@pytest.mark.parametrize(
    ("attack", "stopped"),
    [
        (["8S"], True),
        (["4F"], True),
        (["2E"], False),
        (["2M"], True),
        (["6A"], False),
        ([WEAKEN], False),
        ([PUNCH], True),
    ],
)
def test_mechanical_wings_avoid_strength_and_fighting(attack: list[str], stopped: bool) -> None:
    a, b = duel([HULK], attack, ["Falcon", THING], ["Mechanical Wings"])
    options = [o for o in a.options() if o.verb == "attack" and a._names_fit(o, (attack[0], "Hulk", "Falcon"))]
    a.table.answer(0, options[0])
    unnegated(b)
    assert b.can("avoid", "Mechanical Wings", "Falcon") is stopped
    assert not b.can("avoid", "Mechanical Wings", "Thing")
    if stopped:
        b.does("avoid", "Mechanical Wings", "Falcon")
        assert b.hits("Falcon") == []


@card("clop-falcon-mechanical-wings")
def test_mechanical_wings_save_nobody_else() -> None:
    a, b = duel([HULK], ["8S"], ["Falcon", THING], ["Mechanical Wings"])
    attacks(a, b, "8S", "Hulk", "Thing")
    assert b.verbs == {"take"}


SHIELDS = [
    pytest.param(
        "Strong Guy (PSOP)",
        "psop-strong-guy-kinetic-absorption",
        "Kinetic Absorption",
        marks=card("psop-strong-guy-kinetic-absorption"),
    ),
    pytest.param(
        "Nightwing", "dcop-nightwing-circus-acrobat", "Circus Acrobat", marks=card("dcop-nightwing-circus-acrobat")
    ),
]


@pytest.mark.parametrize(("who", "card_", "name"), SHIELDS)
def test_strength_stays_away_for_the_battle(who: str, card_: str, name: str) -> None:
    user = named(who)
    a, b = duel([who, THING], [card_, "2F"], [HULK, STORM], ["4S", "1M", "6A", "2E", PUNCH, "3F", "1S"])
    plays(a, b, name, user)
    assert name in a.clipped(user)
    for barred in ("4S", "1M", PUNCH):
        assert not b.can("attack", barred, "Hulk", user) and b.can("attack", barred, "Hulk", "Thing")
    assert b.can("attack", "6A", "Hulk", user) and b.can("attack", "2E", "Hulk", user)
    strike(b, a, "2E", "Hulk", user)
    attacks(a, b, "2F", user, "Hulk")
    assert b.can("block", "4S", "Hulk"), "it speaks of what is played against the user"
    b.does("take")
    assert not b.can("attack", "4S", "Hulk", user) and b.can("attack", "3F", "Hulk", user)
    assert "Lasts for the rest of the battle." in says(card_)


@pytest.mark.parametrize(("who", "card_", "name"), SHIELDS)
def test_no_universe_card_that_shows_strength_is_played_against_the_user(who: str, card_: str, name: str) -> None:
    """An Any-Power card takes any of them (OPC-CARD-06); of a Training card all icons count."""
    user = named(who)
    helps = ["Manhole Cover", "Energy/Strength Training +3", "Fighting/Energy Training +3"]
    a, b = duel([who, THING], [card_], [HULK], ["6A", "2E", *helps])
    plays(a, b, name, user)
    assert all(b.can("attack", "6A", c, "Hulk", "Thing") for c in helps)
    assert [b.can("attack", "6A", c, "Hulk", user) for c in helps] == [False, False, True]
    assert [b.can("attack", "2E", c, "Hulk", user) for c in helps[1:]] == [False, True]
    a, b = duel([HULK], ["6A", "Manhole Cover"], [who], [card_])
    attacks(a, b, "6A", "Manhole Cover", "Hulk", user)
    b.does("invalidate", name, user)
    assert b.hits(user) == []


@pytest.mark.parametrize(("who", "card_", "name"), SHIELDS)
def test_the_shield_ends_with_the_battle(who: str, card_: str, name: str) -> None:
    user = named(who)
    them = {"draw": ["4S"]}
    a, b = duel([who], [card_], [HULK], me={"draw": ["1F"]}, them=them)
    plays(a, b, name, user)
    b.does("pass")
    a.does("pass")
    walk(a, b, "Turn", battle=3)
    assert a.clipped(user) == [] and name in a.dead
    strike(a, b, "1F", user, "Hulk")
    assert b.can("attack", "4S", "Hulk", user)


@pytest.mark.parametrize(("who", "card_", "name"), SHIELDS)
def test_the_shield_may_be_raised_against_such_an_attack(who: str, card_: str, name: str) -> None:
    user = named(who)
    a, b = duel([HULK], ["4S", "2E"], [who], [card_])
    attacks(a, b, "4S", "Hulk", user)
    b.does("invalidate", name, user)
    assert b.hits(user) == [] and b.clipped(user) == [name] and to_move(b)
    a, b = duel([HULK], ["2E"], [who], [card_])
    attacks(a, b, "2E", "Hulk", user)
    assert b.verbs == {"take"}


FIELD = "Energy Absorption Field"


def fielded(*more: str, attack: str = "2E", **there: object) -> list[Player]:
    a, b = duel([CYCLOPS, HULK], [attack, *more], ["Booster Gold", THING], [FIELD, "1S", "2S"], **there)
    attacks(a, b, attack, "Cyclops", "Booster Gold")
    return [a, b]


@card("jlaop-booster-gold-energy-absorption-field")
def test_the_absorption_field_avoids_energy_and_keeps_energy_power_cards_from_the_team() -> None:
    a, b = fielded("7E", "1M", "6A", "3F")
    b.does("avoid", FIELD, "Booster Gold")
    assert b.hits("Booster Gold") == [] and to_move(b)
    strike(b, a, "1S", "Thing", "Hulk")
    for target in ("Booster Gold", "Thing"):
        assert not a.can("attack", "7E", "Cyclops", target)
        assert all(a.can("attack", other, "Cyclops", target) for other in ("1M", "6A", "3F"))
    strike(a, b, "3F", "Cyclops", "Thing")
    strike(b, a, "2S", "Thing", "Hulk")
    assert not a.can("attack", "7E")


@card("jlaop-booster-gold-energy-absorption-field")
def test_the_absorption_field_leaves_energy_specials_and_defences_alone() -> None:
    blast = "Chain Lightning"
    a, b = duel([STORM], ["2E", blast, "5E"], ["Booster Gold", THING], [FIELD, "4S"])
    attacks(a, b, "2E", "Storm", "Booster Gold")
    b.does("avoid", FIELD, "Booster Gold")
    attacks(b, a, "4S", "Thing", "Storm")
    assert a.can("block", "5E", "Storm")
    a.does("take")
    assert a.can("attack", blast, "Storm", "Thing") and not a.can("attack", "5E")


@card("jlaop-booster-gold-energy-absorption-field")
def test_the_absorption_field_is_raised_by_an_attack_with_an_energy_icon_on_booster_gold_alone() -> None:
    for attack, target, able in (("2E", "Booster Gold", True), ("3F", "Booster Gold", False), ("2E", "Thing", False)):
        a, b = duel([CYCLOPS], [attack], ["Booster Gold", THING], [FIELD])
        attacks(a, b, attack, "Cyclops", target)
        assert b.can("avoid", FIELD) is able and not b.can("invalidate", FIELD)
    a, _ = duel(["Booster Gold"], [FIELD], [HULK])
    assert not a.can("play", FIELD)


@card("promo-post-protective-plates")
def test_protective_plates_avoid_one_attack_and_keep_all_others_away() -> None:
    plates = "Protective Plates"
    a, b = duel([HULK], ["8S", "6A", WEAKEN, "2E"], ["Post (PROMO)", THING], [plates, "1F", "2F"])
    attacks(a, b, "8S", "Hulk", "Post")
    b.does("avoid", plates, "Post")
    assert b.hits("Post") == [] and b.clipped("Post") == [plates]
    for own in ("1F", "2F"):
        strike(b, a, own, "Post", "Hulk")
        assert a.can("attack", "6A", "Hulk", "Thing")
        for other in ("6A", WEAKEN):
            assert not a.can("attack", other, "Hulk", "Post")
        if own == "1F":
            strike(a, b, "2E", "Hulk", "Thing")


@card("promo-post-protective-plates")
def test_protective_plates_save_nobody_else_and_end_with_the_battle() -> None:
    plates = "Protective Plates"
    a, b = duel([HULK], ["8S"], ["Post (PROMO)", THING], [plates])
    attacks(a, b, "8S", "Hulk", "Thing")
    assert b.verbs == {"take"}
    a, b = duel([HULK], ["8S"], ["Post (PROMO)"], [plates], me={"draw": ["4S"]})
    attacks(a, b, "8S", "Hulk", "Post")
    b.does("avoid", plates, "Post")
    pass_out(a, b)
    walk(a, b, "Turn", battle=3)
    assert a.can("attack", "4S", "Hulk", "Post") and plates in b.dead
    a, _ = duel(["Post (PROMO)"], [plates], [HULK])
    assert not a.can("play", plates)


@card("mcop-sentinels-learning-circuits")
def test_learning_circuits_know_the_power_cards_of_the_record() -> None:
    front = [hero("Sentinels (MCOP)", hits=["3E", PUNCH, "4E"], current=["2S"]), THING]
    hand = ["3S", "3M", "2F", "4S", "7S", "1E"]
    a, b = duel(front, ["Learning Circuits"], [HULK], hand)
    plays(a, b, "Learning Circuits", "Sentinels")
    assert not b.can("attack", "3S", "Hulk", "Sentinels") and b.can("attack", "3S", "Hulk", "Thing")
    assert not b.can("attack", "4S", "Hulk", "Sentinels") and not b.can("attack", "3M", "Hulk", "Sentinels")
    assert b.can("attack", "2F", "Hulk", "Sentinels"), "a hit of this battle is not on the record yet"
    assert b.can("attack", "7S", "Hulk", "Sentinels"), "a Special is no Power card"


@card("mcop-sentinels-learning-circuits")
def test_learning_circuits_go_on_learning_for_the_game() -> None:
    me = {"draw": ["1F"]}
    a, b = duel(
        [hero("Sentinels (MCOP)", current=["2S"])], ["Learning Circuits"], [HULK], me=me, them={"draw": ["2S", "3S"]}
    )
    plays(a, b, "Learning Circuits", "Sentinels")
    b.does("pass")
    a.does("pass")
    walk(a, b, "Turn", battle=3)
    assert a.clipped("Sentinels") == ["Learning Circuits"]
    if a.is_asked:
        strike(a, b, "1F", "Sentinels", "Hulk")
    assert not b.can("attack", "2S", "Hulk", "Sentinels") and b.can("attack", "3S", "Hulk", "Sentinels")


@card("jlaop-captain-atom-skin-alloy")
def test_skin_alloy_adds_two_to_the_users_defences_for_the_battle() -> None:
    a, b = duel(["Captain Atom", THING], ["Skin Alloy", "3E", "4E", "5S"], [HULK], ["6S", "7S", "4S", "5S"])
    plays(a, b, "Skin Alloy", "Captain Atom")
    attacks(b, a, "6S", "Hulk", "Captain Atom")
    assert a.refused("block", "3E", "Captain Atom") and a.can("block", "4E", "Captain Atom")
    a.does("block", "4E", "Captain Atom")
    attacks(a, b, "3E", "Captain Atom", "Hulk")
    assert a.level == 3, "no help to attacks"
    b.does("take")
    attacks(b, a, "7S", "Hulk", "Thing")
    assert a.refused("block", "5S", "Thing")


@card("jlaop-captain-atom-skin-alloy")
def test_skin_alloy_is_over_with_the_battle() -> None:
    a, b = duel(["Captain Atom"], ["Skin Alloy"], [HULK], me={"draw": ["2E", "1F"]}, them={"draw": ["4S"]})
    plays(a, b, "Skin Alloy", "Captain Atom")
    b.does("pass")
    a.does("pass")
    walk(a, b, "Turn", battle=3)
    strike(a, b, "1F", "Captain Atom", "Hulk")
    attacks(b, a, "4S", "Hulk", "Captain Atom")
    assert a.refused("block", "2E", "Captain Atom") and "Skin Alloy" in a.dead
