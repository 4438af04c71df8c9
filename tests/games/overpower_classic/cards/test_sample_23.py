"""The sample: lasting bonuses, and a Special out of the Dead Pile."""

from games.overpower.table import pass_out
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    PUNCH,
    STORM,
    THING,
    duel,
    only_one,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike
from games.overpower_classic.walks import walk
from marks import card

REVOLT, REVOLTIN = "mvop-thing-revoltin-development", "Revoltin' Development"


@card(REVOLT)
def test_revoltin_development_adds_two_against_the_one_who_hit_thing() -> None:
    """To attacks and defences of Thing, for the battle; not to the damage (OPC-CARD-10)."""
    hand = [REVOLT, "3S", "4S", "5S", "1E"]
    a, b = duel([THING, CYCLOPS], hand, [HULK, STORM], ["2S", "6S", "6E", "1F"], turn="b")
    strike(b, a, "2S", "Hulk", "Thing")
    plays(a, b, REVOLTIN, "Thing")
    attacks(b, a, "6S", "Hulk", "Thing")
    assert a.refused("block", "3S", "Thing") and a.can("block", "4S", "Thing")
    a.does("take")
    attacks(a, b, "3S", "Thing", "Hulk")
    assert a.level == 5
    b.does("take")
    assert b.damage("Hulk") == 3 == a.venture
    attacks(b, a, "6E", "Storm", "Thing")
    assert a.refused("block", "4S", "Thing") and a.refused("block", "5S", "Thing")
    a.does("take")
    attacks(a, b, "4S", "Thing", "Storm")
    assert a.level == 4
    b.does("take")
    strike(b, a, "1F", "Storm", "Cyclops")
    attacks(a, b, "1E", "Cyclops", "Hulk")
    assert a.level == 1 and only_one(REVOLT)


@card(REVOLT)
def test_revoltin_development_waits_for_a_hit_and_means_the_last_one() -> None:
    a, b = duel([THING, CYCLOPS], [REVOLT, "1E", "3S"], [HULK, STORM], ["2S", "2E", "1F"])
    assert not a.can("play", REVOLTIN)
    strike(a, b, "1E", "Cyclops", "Hulk")
    strike(b, a, "2S", "Hulk", "Cyclops")
    assert not a.can("play", REVOLTIN)
    a, b = duel([THING, CYCLOPS], [REVOLT, "1E", "3S"], [HULK, STORM], ["2S", "2E", "1F"], turn="b")
    strike(b, a, "2S", "Hulk", "Thing")
    strike(a, b, "1E", "Cyclops", "Hulk")
    strike(b, a, "2E", "Storm", "Thing")
    plays(a, b, REVOLTIN, "Thing")
    strike(b, a, "1F", "Storm", "Cyclops")
    attacks(a, b, "3S", "Thing", "Storm")
    assert a.level == 5


@card(REVOLT)
def test_revoltin_development_is_over_with_the_battle() -> None:
    a, b = duel([THING], [REVOLT], [HULK], ["2S"], me={"draw": ["3S"]}, them={"draw": ["1S"]}, turn="b")
    strike(b, a, "2S", "Hulk", "Thing")
    plays(a, b, REVOLTIN, "Thing")
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    if b.is_asked:
        strike(b, a, "1S", "Hulk", "Thing")
    attacks(a, b, "3S", "Thing", "Hulk")
    assert a.level == 3


CORTEZ = "mnop-the-acolytes-fabian-cortez"


@card(CORTEZ)
def test_fabian_cortez_adds_one_to_the_teams_numerical_specials() -> None:
    guard = "psop-mojo-bodyguard"
    hand = [CORTEZ, PUNCH, "mnop-the-acolytes-exodus", guard, "3F", "dcop-superman-heat-vision"]
    a, b = duel(["The Acolytes", "Mojo (PSOP)"], hand, [THING, STORM], ["6S", "7S", "8S", PUNCH, "2S"])
    plays(a, b, "Fabian Cortez", "The Acolytes")
    attacks(b, a, "6S", "Thing", "Mojo")
    assert a.can("block", "Bodyguard", "Mojo")
    a.does("take")
    attacks(a, b, PUNCH, "Mojo", "Thing")
    assert a.level == 8 and b.refused("block", "7S", "Thing")
    b.does("take")
    assert b.damage("Thing") == 7 == a.venture
    attacks(b, a, "7S", "Thing", "Mojo")
    assert not a.can("block", "Bodyguard", "Mojo")
    a.does("take")
    attacks(a, b, "3F", "The Acolytes", "Storm")
    assert a.level == 3
    b.does("take")
    attacks(b, a, PUNCH, "Storm", "The Acolytes")
    assert b.level == 7
    a.does("take")
    attacks(a, b, "Exodus", "The Acolytes", "Storm")
    assert a.level == 5 and only_one(CORTEZ)


@card(CORTEZ)
def test_fabian_cortez_may_be_played_from_reserve_and_is_over_with_the_battle() -> None:
    a, b = duel([HULK], [CORTEZ, PUNCH], [THING], ["1S"], me={"reserve": "The Acolytes"})
    plays(a, b, "Fabian Cortez", "The Acolytes")
    strike(b, a, "1S", "Thing", "Hulk")
    attacks(a, b, PUNCH, "Hulk", "Thing")
    assert a.level == 8
    a, b = duel(["The Acolytes"], [CORTEZ], [THING], me={"draw": [PUNCH]}, them={"draw": ["1S"]})
    plays(a, b, "Fabian Cortez", "The Acolytes")
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    if b.is_asked:
        strike(b, a, "1S", "Thing", "The Acolytes")
    attacks(a, b, PUNCH, "The Acolytes", "Thing")
    assert a.level == 7


MIND = "clop-puppet-master-mental-domination"
DEAD = ["iqop-mr-sinister-marauder", "mvop-hulk-shrug-off", "mvop-hulk-hulk-smash", "mvop-hulk-enraged"]


@card(MIND)
def test_mental_domination_plays_a_special_of_the_dead_pile_that_puppet_master_could_not() -> None:
    own = "clop-puppet-master-automatons"
    pile = {"dead": [*DEAD, own, DODGE, "1S", "Taxi Cab"]}
    theirs = {"dead": ["mcop-morbius-blood-hunger"]}
    a, b = duel(["Puppet Master", HULK], [MIND, "1S"], [THING, STORM], ["3S"], me=pile, them=theirs)
    plays(a, b, "Mental Domination", "Puppet Master")
    assert {"Marauder", "Enraged"} <= set(a.offered("choose")) <= {"Marauder", "Enraged", "Hulk Smash"}
    a.does("choose", "Marauder")
    assert a.verbs == {"attack"} and a.offered("attack") == ["Marauder"] * len(a.offered("attack"))
    attacks(a, b, "Marauder", "Puppet Master", "Thing", "Energy")
    assert a.level == 9
    b.does("take")
    assert b.damage("Thing") == 9 == a.venture and to_move(b)
    assert "Mental Domination" in a.dead and "Marauder" not in a.dead and a.hand == ["1S"] and only_one(MIND)


@card(MIND)
def test_mental_domination_plays_what_is_no_attack_too_and_may_take_nothing() -> None:
    pile = {"dead": ["mvop-magneto-evil-genius"]}
    a, b = duel(["Puppet Master"], [MIND], [THING], me=pile)
    plays(a, b, "Mental Domination", "Puppet Master")
    a.does("choose", "Evil Genius")
    plays(a, b, "Evil Genius", "Puppet Master")
    assert b.venture == -3 and to_move(b)
    a, b = duel(["Puppet Master"], [MIND], [THING], me=pile)
    plays(a, b, "Mental Domination", "Puppet Master")
    a.does("decline")
    assert to_move(b) and a.dead == ["Evil Genius", "Mental Domination"] and b.venture == 0


@card(MIND)
def test_what_mental_domination_plays_may_be_negated() -> None:
    a, b = duel(["Puppet Master"], [MIND], [BEAST], [NEGATE], me={"dead": ["iqop-mr-sinister-marauder"]})
    a.does("play", "Mental Domination", "Puppet Master")
    b.does("decline")
    a.does("choose", "Marauder")
    a.does("attack", "Marauder", "Puppet Master", "Beast", "Energy")
    b.does("negate", NEGATE, "Beast", "Marauder")
    assert b.hits("Beast") == [] and "Marauder" in a.dead


LIFE = "imop-curse-techno-life"


@card(LIFE)
def test_techno_life_lowers_every_attack_of_the_opposing_team_on_curse() -> None:
    hand = ["4S", "7E", "mvop-any-character-gamma-terror", "3F"]
    a, b = duel(["Curse", HULK], [LIFE, "3F", "4F", "2F", "5F"], [THING, STORM], hand)
    strike(a, b, "Techno-Life", "Curse", "Storm")
    attacks(b, a, "4S", "Thing", "Curse")
    assert a.level == 2 and a.can("block", "2F", "Curse")
    a.does("take")
    assert a.damage("Curse") == 4 == b.venture
    strike(a, b, "3F", "Curse", "Thing")
    attacks(b, a, "Gamma Terror", "Storm", "Curse")
    assert a.level == 5 and a.refused("block", "4F", "Curse") and a.can("block", "5F", "Curse")
    a.does("take")
    attacks(a, b, "4F", "Curse", "Thing")
    assert a.level == 4
    b.does("take")
    attacks(b, a, "7E", "Storm", "Hulk")
    assert b.level == 7 and not only_one(LIFE)


@card(LIFE)
def test_techno_life_is_an_attack_on_the_team_which_one_character_may_avoid() -> None:
    """OPC-BATT-19."""
    a, b = duel(["Curse", HULK], [LIFE], [THING, STORM], ["4S", DODGE])
    attacks(a, b, "Techno-Life", "Curse", "Storm")
    b.does("avoid", DODGE, "Storm")
    attacks(b, a, "4S", "Thing", "Curse")
    assert a.level == 4
    a, b = duel(["Curse"], [LIFE], [THING], me={"draw": ["1F"]}, them={"draw": ["4S"]})
    strike(a, b, "Techno-Life", "Curse", "Thing")
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    if a.is_asked:
        strike(a, b, "1F", "Curse", "Thing")
    attacks(b, a, "4S", "Thing", "Curse")
    assert a.level == 4
