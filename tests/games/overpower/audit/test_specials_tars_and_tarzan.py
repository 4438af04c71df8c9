"""The Specials of Tars Tarkas and Tarzan, each played in an awkward situation of its own."""

from typing import Any

from games.overpower.specials import UNHURRIED, facing, hits, in_play, plays, strikes, turn_of
from games.overpower.table import hero
from marks import audit

TARS = "Tars Tarkas"


@audit("avenging-my-love", "what is placed lies in Reserve and on the Homebase; a single card is all there is")
def test_avenging_reaches_reserve_and_homebase() -> None:
    them: dict[str, Any] = {"homebase": "Barsoom", "home": ["Riposte"], "reserve": hero("Ra", placed=["8E"])}
    a, b = facing([TARS], ["Avenging My Love"], ["Zorro"], them=them)
    plays(a, b, "Avenging My Love", TARS)
    a.answers(("choose", "Riposte"), ("choose", "8E"))
    assert b.placed() == [] and b.power_pack == ["8E"] and b.dead == ["Riposte"] and turn_of(b)
    a, b = facing([TARS], ["Avenging My Love"], [hero("Zorro", placed=["5C"])])
    plays(a, b, "Avenging My Love", TARS)
    a.does("choose", "5C")
    assert b.placed() == [] and turn_of(b)


@audit("barsoomian-warrior-statesman", "John Carter fell long ago, and a teammate is defended")
def test_the_statesman_remembers_john_carter() -> None:
    name = "Barsoomian Warrior & Statesman"
    for mate, saved in ((hero("John Carter of Mars", ko=1), True), ("Korak", False)):
        a, b = facing(["Leonidas"], ["6C"], [TARS, "Zorro", mate], [name])
        strikes(a, b, "6C", "Leonidas", "Zorro")
        assert b.can("block", name, TARS) is saved
    a, b = facing([TARS], [name, "Rapier"], [hero("Korak", hits=["2E", "2B"])])
    assert not a.can("attack", name, "Rapier")
    hits(a, b, name, TARS, "Korak")
    assert b.damage("Korak") == 10 and not b.is_kod("Korak"), "Any-Power is no third type"


@audit("four-armed-warrior", "played from where it is placed: the others count, it does not; they are no damage")
def test_four_arms_and_the_card_itself() -> None:
    me = hero(TARS, placed=["Four-Armed Warrior", "Rapier", "Hucklebuck", "5C"])
    a, b = facing([me, hero("Zorro", placed=["6C"])], [], ["Leonidas"])
    strikes(a, b, "Four-Armed Warrior", TARS, "Leonidas")
    assert a.level == 9
    b.does("take")
    assert b.damage("Leonidas") == a.venture == 6


@audit("jeddak-of-thark", "the top card is an Ally that he could not play; a card that is no attack")
def test_the_jeddak_turns_over_an_ally() -> None:
    me = {"draw": ["Queen Guinevere", "1E"]}
    a, b = facing([TARS], ["Jeddak of Thark"], ["Tarzan"], ["Emotional Senses"], me=me)
    strikes(a, b, "Jeddak of Thark", TARS, "Tarzan")
    b.does("avoid", "Emotional Senses", "Tarzan")
    assert not a.can("decline")
    hits(a, b, "Queen Guinevere", TARS, "Tarzan")
    assert b.damage("Tarzan") == a.venture == 2 and turn_of(b), "and no Special must follow"
    a, b = facing([TARS], ["Jeddak of Thark"], ["Leonidas"], ["6C"], me={"draw": ["Rapier", "1E"]})
    strikes(a, b, "Jeddak of Thark", TARS, "Leonidas")
    b.does("block", "6C", "Leonidas")
    assert turn_of(b) and "Rapier" in a.dead and a.draw_pile == ["1E"]


@audit("protector-of-the-incubator", "the attack with a Basic card is the second of three: the third is lost")
def test_the_incubator_ends_a_string() -> None:
    hand = ["Master Archer", "5C", "Rapier", "3C"]
    a, b = facing(["Robin Hood"], hand, [TARS, "Zorro"], ["Protector of the Incubator"])
    hits(a, b, "Master Archer", "Robin Hood", "Zorro")
    strikes(a, b, "5C", "Rapier", "Robin Hood", "Zorro")
    b.does("avoid", "Protector of the Incubator", TARS)
    assert b.damage("Zorro") == 3 and turn_of(b) and a.hand == ["3C"]
    a, b = facing(["Robin Hood"], hand, ["Zorro"], ["Protector of the Incubator"], them={"reserve": TARS})
    strikes(a, b, "5C", "Rapier", "Robin Hood", "Zorro")
    assert not b.can("avoid"), "he stands in Reserve"


@audit("sola", "two cards in the pile, and none: the five points are hers all the same")
def test_sola_over_short_piles() -> None:
    a, b = facing([TARS], ["Sola"], ["Zorro"], them={"draw": ["8C", "2C"]})
    plays(a, b, "Sola", TARS)
    a.does("look")
    assert sorted(a.offered("choose")) == ["2 Combat", "8 Combat"] and not a.can("decline")
    a.does("choose", "8C")
    assert b.dead == ["8C"] and b.draw_pile == ["2C"] and a.venture == 5 and a.astral == ["Sola"]
    a, b = facing([TARS], ["Sola"], ["Zorro"], them={"draw": []})
    plays(a, b, "Sola", TARS)
    assert a.venture == 5 and turn_of(b)


@audit("emotional-senses", "Tarzan is attacked in Reserve; a teammate is not saved")
def test_senses_work_in_reserve_for_himself() -> None:
    a, b = facing(["Wicked Witch"], ["One Eye"], ["Zorro"], ["Emotional Senses"], them={"reserve": "Tarzan"})
    strikes(a, b, "One Eye", "Wicked Witch", "Tarzan")
    b.does("avoid", "Emotional Senses", "Tarzan")
    assert b.damage("Tarzan") == 0 and b.reserve == ["Tarzan"]
    a, b = facing(["Wicked Witch"], ["One Eye"], ["Zorro", "Tarzan"], ["Emotional Senses"])
    strikes(a, b, "One Eye", "Wicked Witch", "Zorro")
    assert not b.can("avoid")


@audit("jungle-tactics", "the required follow-up is lost with the Teamwork card; a Basic card is no Teamwork")
def test_tactics_against_teamwork_alone() -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["Zorro", "Ra"], [team, "5E", "5C", "Rapier"], ["Tarzan", "Korak"], ["Jungle Tactics"])
    strikes(a, b, team, "Zorro", "Korak")
    b.does("avoid", "Jungle Tactics", "Tarzan")
    assert turn_of(b) and b.damage("Korak") == 0 and "5E" in a.hand
    a, b = facing(["Zorro"], ["5C", "Rapier"], ["Tarzan", "Korak"], ["Jungle Tactics"])
    strikes(a, b, "5C", "Rapier", "Zorro", "Korak")
    assert not b.can("avoid")


@audit("lord-of-the-jungle", "a bystander may neither negate nor save the target, who defends itself")
def test_the_lord_of_the_jungle_silences_bystanders() -> None:
    me = in_play("Lord of the Jungle", "Tarzan", "Zorro")
    hand = ["Raised by Mangani Apes", "Elite Swordsmanship", "2C"]
    answers = ["Brilliant Deduction", "7C", "Defender of the People"]
    a, b = facing(["Tarzan", "Korak"], hand, ["Zorro", "Sherlock Holmes", "Robin Hood"], answers, me=me)
    assert a.offered("attack", "2C") == ["Tarzan"] and a.offered("attack", "2C", "Tarzan") == ["Zorro"]
    a.does("attack", "Raised by Mangani Apes", "Tarzan", "Zorro")
    assert not b.can("negate")
    b.does("decline")
    assert not b.can("avoid")
    b.does("block", "7C", "Zorro")
    assert b.damage("Zorro") == 0


@audit("my-feet-are-like-hands", "the one who may not attack plays a utility that heals it, and may attack again")
def test_the_feet_let_go_when_healed() -> None:
    them = hero("The Mummy", hits=["4C"])
    hand = ["Reinvigorated by Fresh Organs", "5B"]
    a, b = facing(["Tarzan"], ["My Feet are Like Hands"], [them, "Zorro"], hand, me=UNHURRIED)
    hits(a, b, "My Feet are Like Hands", "Tarzan", "The Mummy")
    assert not b.can("attack", "5B", "The Mummy")
    plays(b, a, "Reinvigorated by Fresh Organs", "The Mummy")
    b.does("choose", "Zorro")
    assert b.damage("Zorro") == 11 and b.damage("The Mummy") == 0
    a.does("pass")
    assert b.can("attack", "5B", "The Mummy")


@audit("raised-by-mangani-apes", "its hit is negated on a later turn: damage and Venture Total go")
def test_a_special_hit_is_negated() -> None:
    a, b = facing(["Tarzan"], ["Raised by Mangani Apes"], ["Sherlock Holmes"], ["Brilliant Deduction"])
    hits(a, b, "Raised by Mangani Apes", "Tarzan", "Sherlock Holmes")
    assert b.damage("Sherlock Holmes") == a.venture == 7
    b.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Raised by Mangani Apes")
    a.does("decline")
    assert b.damage("Sherlock Holmes") == a.venture == 0 and a.dead == ["Raised by Mangani Apes"]


@audit("deceptive-maneuver", "from Reserve; what lies on the target and its Homebase is of no use then")
def test_the_maneuver_from_reserve() -> None:
    them: dict[str, Any] = {"homebase": "Barsoom", "home": ["Elite Swordsmanship"]}
    target = hero("Zorro", placed=["8C", "Riposte"])
    a, b = facing(["Korak"], ["Deceptive Maneuver", "2C"], [target], ["3C"], me={"reserve": "Tarzan"}, them=them)
    hits(a, b, "Deceptive Maneuver", "Tarzan", "Zorro")
    assert b.damage("Zorro") == 5 and b.offered("attack") == ["3 Combat"]
    hits(b, a, "3C", "Zorro", "Korak")
    strikes(a, b, "2C", "Korak", "Zorro")
    assert not b.can("block")
