"""The sample: attacks with limits and consequences, and attacks without a number."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    STORM,
    THING,
    WOLVERINE,
    duel,
    named,
    next_battle,
    only_one,
    to_move,
    types_on,
)
from games.overpower_classic.making import attacks, character, plays, strike
from marks import card

MIRACLE = character("Scott Free", grid=(3, 3, 3, 7), family="Mister Miracle")
"""A version of Mister Miracle, without an ability of his own."""


@card("jlaop-mister-miracle-big-barda")
def test_big_barda_is_followed_by_one_special_of_mister_miracle() -> None:
    hand = ["jlaop-mister-miracle-big-barda", "jlaop-mister-miracle-oberon", "4F", "mvop-hulk-enraged"]
    a, b = duel(
        ["Scott Free", HULK], hand, [hero(CYCLOPS, hits=["1E", "1F"]), THING], ["4E", "5E", "1S"], cards=[MIRACLE]
    )
    assert not a.can("attack", "Big Barda", "Hulk")
    attacks(a, b, "Big Barda", "Scott Free", "Cyclops")
    assert a.level == 5 and b.refused("block", "4E", "Cyclops") and b.can("block", "5E", "Cyclops")
    b.does("take")
    assert b.is_kod("Cyclops") and a.venture == 5  # Strength is the third type
    assert not a.can("attack", "4F") and not a.can("attack", "Enraged") and a.can("decline")
    plays(a, b, "Oberon", "Scott Free")  # no attack, but a Special
    assert to_move(b) and not b.can("attack", "1S", "Thing", "Scott Free")


@card("jlaop-mister-miracle-big-barda")
def test_big_barda_grants_its_special_when_it_was_stopped_and_may_go_alone() -> None:
    hand = ["jlaop-mister-miracle-big-barda", "jlaop-mister-miracle-super-escape-artist", "jlaop-mister-miracle-oberon"]
    a, b = duel(["Scott Free"], hand, [THING, STORM], [DODGE], cards=[MIRACLE])
    attacks(a, b, "Big Barda", "Scott Free", "Thing")
    b.does("avoid", DODGE, "Thing")
    assert a.can("play", "Oberon") and a.can("play", "Super-Escape Artist")
    a.does("decline")
    assert to_move(b) and len(a.hand) == 2


@card("imop-fairchild-fist-full-of-danger")
def test_fist_full_of_danger_lends_fairchild_the_special_of_a_teammate() -> None:
    hand = ["imop-fairchild-fist-full-of-danger", "mvop-hulk-enraged", "mvop-hulk-hulk-smash", "4F", DODGE]
    hand += ["imop-fairchild-super-smarts", "mvop-thing-clobberin-time", "mvop-storm-chain-lightning"]
    me = {"reserve": STORM}
    a, b = duel(["Fairchild", hero(HULK, hits=["1F"])], hand, [THING, CYCLOPS], ["2S", "3S"], me)
    attacks(a, b, "Fist Full of Danger", "Fairchild", "Thing")
    assert a.level == 3 and b.refused("block", "2S", "Thing") and b.can("block", "3S", "Thing")
    b.does("take")
    assert types_on(b, "Thing") == [{"intelligence"}] and a.venture == 3
    assert a.can("decline") and not a.can("attack", "4F") and not a.can("attack", "Super Smarts")
    assert not a.can("attack", "Clobberin' Time") and not a.can("attack", "Enraged", "Hulk")
    assert a.can("attack", "Chain Lightning", "Fairchild", "Thing")  # OPC-RESERVE-06: the Reserve is a teammate
    strike(a, b, "Enraged", "Fairchild", "Cyclops")
    assert b.damage("Cyclops") == 8 and to_move(b)


@card("imop-fairchild-fist-full-of-danger")
def test_fist_full_of_danger_may_be_left_alone() -> None:
    a, b = duel(["Fairchild", HULK], ["imop-fairchild-fist-full-of-danger", "mvop-hulk-enraged"], [THING], [DODGE])
    attacks(a, b, "Fist Full of Danger", "Fairchild", "Thing")
    b.does("avoid", DODGE, "Thing")
    assert a.can("attack", "Enraged", "Fairchild", "Thing")  # OPC-BATT-22: though it was stopped
    a.does("decline")
    assert to_move(b) and a.hand == ["Enraged"] and not a.can("attack", "Enraged", "Fairchild")


@card("xmop-thunderbird-powerhouse")
def test_powerhouse_is_not_defended_with_specials() -> None:
    """OPC-DEF-19: neither avoided nor negated; Power cards stop it."""
    answers = [DODGE, NEGATE, "mvop-wolverine-snikt", "4S", "5S", "psop-any-character-confusion"]
    a, b = duel(["Thunderbird", HULK], ["xmop-thunderbird-powerhouse"], [THING, BEAST, WOLVERINE], answers)
    assert not a.can("attack", "Powerhouse", "Hulk")
    a.does("attack", "Powerhouse", "Thunderbird", "Thing")
    assert b.refusal("negate", NEGATE, "Beast") == "OPC-DEF-19"
    b.does("decline")
    assert b.pending == "DefenceWindow" and a.level == 5
    assert b.refused("avoid", DODGE, "Thing") and b.refused("block", "4S", "Thing")
    b.does("block", "5S", "Thing")
    assert b.damage("Thing") == 0 and to_move(b)


@card("xmop-thunderbird-powerhouse")
def test_powerhouse_is_an_energy_attack() -> None:
    a, b = duel(["Thunderbird"], ["xmop-thunderbird-powerhouse"], [hero(CYCLOPS, hits=["1S", "1F"]), THING])
    strike(a, b, "Powerhouse", "Thunderbird", "Cyclops")
    assert b.is_kod("Cyclops") and a.venture == 5 and to_move(b)


PLACED = ["7S", "mvop-thing-rock-skin", "Tree"]


@card("dcop-joker-acid-spray-flower")
def test_acid_spray_flower_costs_its_target_a_placed_card_that_the_opponent_picks() -> None:
    foes = [hero(THING, placed=PLACED, hits=["1S"]), hero(STORM, placed=["6E"])]
    a, b = duel(["Joker"], ["dcop-joker-acid-spray-flower"], foes, ["2S", "4F"])
    attacks(a, b, "Acid Spray Flower", "Joker", "Thing")
    assert a.level == 3 and b.refused("block", "2S", "Thing")
    b.does("take")
    assert types_on(b, "Thing") == [{"brute_force"}, {"energy"}] and b.is_asked and not a.is_asked
    assert sorted(b.offered("choose")) == ["7 Strength", "Rock Skin", "Tree"]
    b.does("choose", "Tree")
    assert b.placed("Thing") == ["7S", "Rock Skin"] and b.placed("Storm") == ["6E"] and b.dead == ["Tree"]
    assert b.hand == ["2S", "4F"] and to_move(b)


@card("dcop-joker-acid-spray-flower")
def test_acid_spray_flower_takes_nothing_if_it_is_stopped() -> None:
    a, b = duel(["Joker"], ["dcop-joker-acid-spray-flower"], [hero(THING, placed=["7S"])], ["3S"])
    attacks(a, b, "Acid Spray Flower", "Joker", "Thing")
    b.does("block", "3S", "Thing")
    assert b.placed("Thing") == ["7S"] and to_move(b)


@card("clop-heroes-for-hire-white-tiger")
def test_white_tiger_costs_two_cards_placed_or_in_hand() -> None:
    foes = [hero(THING, placed=PLACED), hero(STORM, placed=["6E"])]
    a, b = duel(["Heroes for Hire"], ["clop-heroes-for-hire-white-tiger"], foes, ["5S", "4F", "3E"])
    attacks(a, b, "White Tiger", "Heroes for Hire", "Thing")
    assert a.level == 6 and b.refused("block", "5S", "Thing")
    b.does("take")
    assert types_on(b, "Thing") == [{"combat"}] and not a.is_asked
    assert sorted(b.offered("choose")) == ["3 Energy", "4 Fighting", "5 Strength", "7 Strength", "Rock Skin", "Tree"]
    b.does("choose", "Rock Skin")
    b.does("choose", "4F")
    assert b.placed("Thing") == ["7S", "Tree"] and sorted(b.hand) == ["3E", "5S"] and b.placed("Storm") == ["6E"]
    assert to_move(b)


@card("clop-heroes-for-hire-white-tiger")
def test_white_tiger_takes_nothing_if_it_is_stopped() -> None:
    a, b = duel(["Heroes for Hire"], ["clop-heroes-for-hire-white-tiger"], [hero(THING, placed=["8S"])], ["6S", "1S"])
    attacks(a, b, "White Tiger", "Heroes for Hire", "Thing")
    b.does("block", "6S", "Thing")
    assert b.placed("Thing") == ["8S"] and b.hand == ["1S"] and to_move(b)


STILL = [
    pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0])
    for row in (
        ("mvop-hobgoblin-stun-gas", "Hobgoblin (MVOP)", "Stun Gas", False),
        ("mvop-psylocke-mental-hold", "Psylocke (MVOP)", "Mental Hold", False),
        ("psop-banshee-vocal-hypnosis", "Banshee (PSOP)", "Vocal Hypnosis", True),
    )
]


def stilled(card_id: str, who: str, name: str, *hand: str, answers: tuple[str, ...] = ()) -> list[Player]:
    """The card was played on Thing and is to be answered."""
    me = {"draw": ["4F", *["1S"] * 7]}
    them = {"draw": ["8S", *["1S"] * 7], "reserve": STORM}
    a, b = duel([who, HULK], [card_id, *hand], [THING, WOLVERINE], ["8S", "6F", *answers], me, them)
    assert not a.can("attack", name, "Hulk")
    assert sorted(a.offered("attack", name, named(who))) == ["Thing", "Wolverine"]
    attacks(a, b, name, named(who), "Thing")
    return [a, b]


@pytest.mark.parametrize(("card_id", "who", "name", "both"), STILL)
def test_the_target_may_not_attack_in_this_battle(card_id: str, who: str, name: str, both: bool) -> None:
    a, b = stilled(card_id, who, name, "3F", "2S")
    user = named(who)
    assert b.refused("block", "8S", "Thing")  # OPC-DEF-11
    b.does("take")
    assert b.damage("Thing") == a.venture == 0 and to_move(b)
    assert not b.can("attack", "8S") and not b.can("attack", "6F", "Thing") and b.can("attack", "6F", "Wolverine")
    strike(b, a, "6F", "Wolverine", "Hulk")
    assert a.can("attack", "3F", user) is not both and a.can("attack", "2S", "Hulk", "Thing")
    attacks(a, b, "2S", "Hulk", "Thing")
    b.does("block", "8S", "Thing")  # who may not attack may defend
    next_battle(a, b)
    assert b.permanent("Thing") == []  # OPC-KO-16: it goes with its effect
    strike(b, a, "8S", "Thing", "Hulk")
    assert a.can("attack", "4F", user)


@pytest.mark.parametrize(("card_id", "who", "name", "both"), STILL)
def test_the_card_can_be_avoided_and_negated(card_id: str, who: str, name: str, both: bool) -> None:
    a, b = stilled(card_id, who, name, "3F", answers=(DODGE,))
    assert only_one(card_id) is not both
    b.does("avoid", DODGE, "Thing")
    strike(b, a, "8S", "Thing", "Hulk")
    assert a.can("attack", "3F", named(who))
    a, b = duel([who], [card_id, "3F"], [THING, BEAST], ["8S", NEGATE])
    a.does("attack", name, named(who), "Thing")
    b.does("negate", NEGATE, "Beast", name)
    assert b.can("attack", "8S", "Thing")


@card("iqop-sentinels-mutant-countermeasures")
def test_mutant_countermeasures_keeps_its_target_from_specials() -> None:
    pile = ["mvop-thing-clobberin-time", *["1S"] * 7]
    answers = ["mvop-thing-clobberin-time", "mvop-thing-rock-skin", DODGE, "8S", "mvop-wolverine-berserk-attack"]
    foes = [hero(THING, placed=["mvop-thing-bear-hug"]), WOLVERINE]
    hand = ["iqop-sentinels-mutant-countermeasures", "7S", "5F"]
    a, b = duel(["Sentinels (IQOP)", hero(HULK, placed=["Tree"])], hand, foes, answers, them={"draw": pile})
    assert not only_one("iqop-sentinels-mutant-countermeasures")
    strike(a, b, "Mutant Countermeasures", "Sentinels", "Thing")
    assert not b.can("attack", "Clobberin' Time") and not b.can("attack", "Bear Hug")
    assert b.can("attack", "8S", "Thing") and b.can("attack", "Berserk Attack", "Wolverine")
    strike(b, a, "8S", "Thing", "Hulk")
    attacks(a, b, "7S", "Sentinels", "Thing")
    assert b.refused("avoid", "Rock Skin", "Thing") and b.refused("avoid", DODGE, "Thing")
    b.does("take")
    assert b.damage("Thing") == 7
    strike(b, a, "Berserk Attack", "Wolverine", "Hulk")
    b.does("decline")
    attacks(a, b, "5F", "Sentinels", "Wolverine")
    b.does("avoid", DODGE, "Wolverine")
    next_battle(a, b)
    assert b.can("attack", "Clobberin' Time", "Thing") and b.can("attack", "Bear Hug", "Thing")


@card("iqop-sentinels-mutant-countermeasures")
def test_mutant_countermeasures_is_an_attack_that_may_be_avoided() -> None:
    hand = ["iqop-sentinels-mutant-countermeasures"]
    a, b = duel(["Sentinels (IQOP)"], hand, [THING], ["mvop-thing-rock-skin", "mvop-thing-clobberin-time", "8S"])
    attacks(a, b, "Mutant Countermeasures", "Sentinels", "Thing")
    assert b.refused("block", "8S", "Thing")
    b.does("avoid", "Rock Skin", "Thing")
    assert b.can("attack", "Clobberin' Time", "Thing")
