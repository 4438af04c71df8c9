"""The Specials of the Wicked Witch, Zeus and Zorro, each played in an awkward situation of its own."""

from typing import Any

from games.overpower.specials import UNHURRIED, facing, hits, in_play, plays, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import audit

WITCH = "Wicked Witch"


@audit("aquaphobic", "raised in time against a Power card with a Basic card; a bare one of the same string hits her")
def test_water_without_a_universe_card() -> None:
    hand = ["Master Archer", "5C", "Rapier", "4C"]
    a, b = facing(["Robin Hood"], hand, [WITCH, "Korak"], ["Aquaphobic"])
    hits(a, b, "Master Archer", "Robin Hood", WITCH)
    strikes(a, b, "5C", "Rapier", "Robin Hood", WITCH)
    b.does("invalidate", "Aquaphobic", WITCH)
    assert b.damage(WITCH) == 3 and b.clipped(WITCH) == ["Aquaphobic"]
    hits(a, b, "4C", "Robin Hood", WITCH)
    assert b.damage(WITCH) == 7 and a.dead == ["Rapier"]


@audit("feared-by-all-witches", "the hit is healed: she may attack, and be attacked, again")
def test_fear_lasts_as_long_as_its_hit() -> None:
    hand = ["Healing Waters of the Nile", "8E"]
    a, b = facing([WITCH, "Korak"], ["Feared by all Witches", "5E"], ["Ra"], hand)
    hits(a, b, "Feared by all Witches", WITCH, "Ra")
    assert b.offered("attack", "8E", "Ra") == ["Korak"] and a.venture == 4
    plays(b, a, "Healing Waters of the Nile", "Ra")
    b.does("choose", "Feared by all Witches")
    assert a.can("attack", "5E", WITCH) and a.venture == 0
    hits(a, b, "5E", WITCH, "Ra")
    assert b.offered("attack", "8E", "Ra") == [WITCH, "Korak"]


@audit("i-will-have-those-silver-shoes", "a Basic card of her own is placed and dead: no duplicate comes, another does")
def test_the_shoes_bring_no_duplicate() -> None:
    name = "I Will Have Those Silver Shoes!"
    target = hero("Zorro", placed=["5C"])
    me: dict[str, Any] = {"dead": ["Ray Gun", "Lightning Bolt", "Rapier", "Hucklebuck"]}
    a, b = facing([hero(WITCH, placed=["Ray Gun"])], [name], [target], me=me)
    hits(a, b, name, WITCH, "Zorro")
    a.does("choose", "5C")
    assert a.offered("choose") == ["Lightning Bolt", "Rapier"]
    a.does("choose", "Rapier")
    assert a.hand == ["Rapier"] and b.placed() == [] and b.power_pack == ["5C"]


@audit("one-eye", "hits the Reserve: with a gap to fill it waits for one battle, and comes in the next")
def test_one_eye_keeps_the_reserve_away_for_one_battle() -> None:
    line = ["Zorro", hero("Tarzan", ko=1), hero("Leonidas", ko=1)]
    a, b = facing([WITCH], ["One Eye"], line, me=UNHURRIED, them=UNHURRIED | {"reserve": "Korak"})
    hits(a, b, "One Eye", WITCH, "Korak")
    assert b.damage("Korak") == 7
    b.does("concede")
    quietly(a.table)
    assert a.s.battle == 3 and b.reserve == ["Korak"]
    next(p for p in (a, b) if p.is_asked).does("concede")
    quietly(a.table)
    assert a.s.battle == 4 and b.front == ["Korak", "Zorro"]


@audit("one-eye", "hits the Reserve, then the last of the Front Line falls: nobody waits")
def test_one_eye_keeps_nobody_from_an_empty_line() -> None:
    line = [hero("Zorro", hits=["8C", "8C"])]
    a, b = facing([WITCH], ["One Eye", "5E"], line, me=UNHURRIED, them=UNHURRIED | {"reserve": "Korak"})
    hits(a, b, "One Eye", WITCH, "Korak")
    b.does("pass")
    hits(a, b, "5E", WITCH, "Zorro")
    assert b.is_kod("Zorro")
    b.does("concede")
    quietly(a.table)
    assert a.s.battle == 3 and b.front == ["Korak"]


@audit("harness-the-wind", "from one teammate to another, from the Witch to a teammate, never to her or into Reserve")
def test_the_wind_blows_to_teammates() -> None:
    them = in_play("Harness the Wind", WITCH) | {"reserve": "Ra"}
    for first, goals in (("Korak", ["Zorro"]), (WITCH, ["Korak", "Zorro"])):
        a, b = facing(["Leonidas"], ["5C"], [WITCH, "Korak", "Zorro"], ["5C"], them=them)
        strikes(a, b, "5C", "Leonidas", first)
        assert b.offered("shift", "Harness the Wind") == goals
        b.does("shift", "Harness the Wind", "Zorro")
        assert not b.can("shift"), "once for each attack"
        b.does("block", "5C", "Zorro")
        assert b.damage("Zorro") == b.damage(first) == 0


@audit("wolves-crows-black-bees", "against one who may not be attacked with an Energy icon: whatever it is used as")
def test_bees_show_every_icon() -> None:
    a, b = facing(
        [WITCH], ["Wolves, Crows, & Black Bees"], ["Sun Wukong", "Korak"], them=in_play("Stone Skin", "Sun Wukong")
    )
    assert a.offered("attack", "Wolves, Crows, & Black Bees", WITCH) == ["Korak"]
    a.does("attack", "Wolves, Crows, & Black Bees", WITCH, "Korak", "Combat")
    b.does("decline")
    b.does("take")
    assert b.damage("Korak") == a.venture == 8


@audit(
    "a-jealous-god",
    "nobody is envied where no skill is higher; a MultiPower attack as another skill is not lowered; Zeus falls",
)
def test_jealousy_needs_a_reason() -> None:
    god = hero("Zeus", hits=["8C", "8C"])
    a, b = facing([god, "Korak"], ["A Jealous God", "A Jealous God"], ["Leonidas", "Ra"], ["4M", "5C", "8C"])
    hits(a, b, "A Jealous God", "Zeus", "Leonidas")
    assert a.offered("choose") == ["Combat"], "8 against 3; all else is lower or equal"
    a.does("choose", "Combat")
    strikes(b, a, "8C", "Leonidas", "Korak")
    assert b.level == 6
    a.does("take")
    assert a.offered("attack", "A Jealous God", "Zeus") == ["Ra"], "not twice on one character"
    a, b = facing(
        [god, "Korak"], [], ["Leonidas"], ["4C", "8C"], me=in_play("A Jealous God", "Zeus", "Leonidas"), turn="b"
    )
    hits(b, a, "4C", "Leonidas", "Zeus")
    assert a.is_kod("Zeus") and b.hits("Leonidas") == [] and "A Jealous God" in a.dead


@audit("banishment", "as an attack it leaves no hit to heal; otherwise it takes the Allies of the Reserve as well")
def test_banishment_either_way() -> None:
    a, b = facing(["Zeus"], ["Banishment"], ["Ra"], ["Healing Waters of the Nile", "8E"])
    a.does("attack", "Banishment", "Zeus", "Ra")
    b.does("decline")
    b.does("take")
    assert b.hits("Ra") == [] and a.astral == ["Banishment"] and not b.can("attack", "8E")
    assert b.venture == 0
    line = [hero("Zorro", placed=["Sir Galahad"]), hero("Korak", placed=["Rapier"])]
    them = {"reserve": hero("Tarzan", placed=["Little John"])}
    a, b = facing(["Zeus"], ["Banishment"], line, them=them)
    a.does("play", "Banishment", "Zeus")
    b.does("decline")
    assert b.placed() == ["Rapier"] and b.dead == ["Little John", "Sir Galahad"] and b.venture == -3


@audit("hera", "a single attack of 11: Hera goes, nothing is left for Zeus; an attack without a number hits him")
def test_hera_takes_it_all() -> None:
    them = in_play("Hera (Zeus)", "Zeus")
    piles: dict[str, Any] = {"objectives": {"reserve": 5, "defeated": 1, "ventured": {"reserve": 1}}}
    a, b = facing(["Sun Wukong", "Tarzan"], ["Godly Strength", "2C"], ["Zeus"], ["8E"], me=piles, them=them)
    a.does("attack", "Godly Strength", "Sun Wukong", "Zeus")
    b.does("decline")
    assert b.pending != "DefenceWindow" and b.damage("Zeus") == 0 and a.venture == 0
    assert b.dead == ["Hera"] and a.dead == ["Godly Strength"]
    a, b = facing(["Sherlock Holmes"], ["Battle of Wits", "5I"], ["Zeus"], [], me=UNHURRIED, them=them)
    hits(a, b, "5I", "Sherlock Holmes", "Zeus")
    assert b.damage("Zeus") == 0 and b.clipped("Zeus") == ["Hera"]
    b.does("pass")
    hits(a, b, "Battle of Wits", "Sherlock Holmes", "Zeus")
    assert b.hits("Zeus") == ["Battle of Wits"]


@audit(
    "law-and-order",
    "Objectives staked from Completed, and from a tie, count as ventured from Reserve when they are lost",
)
def test_law_and_order_over_old_stakes() -> None:
    piles = {
        "reserve": 1,
        "completed": 1,
        "defeated": 2,
        "ventured": {"completed": 1},
        "carried": {"reserve": 1, "completed": 1},
    }
    a, b = facing(["Zeus"], ["Law and Order"], ["Korak"], me=UNHURRIED | {"objectives": piles}, them=UNHURRIED)
    plays(a, b, "Law and Order", "Zeus")
    assert a.missions == (4, 0, 0) and a.staked == (3, 0)
    b.does("pass")
    a.does("concede")
    quietly(a.table)
    assert a.missions[2] == 3


@audit("thunderbolt", "no Special defends Zeus any more, but a shift is no defence", mended=True)
def test_zeus_without_specials_points_at_a_teammate() -> None:
    hand = ["Freya: Goddess of Protection", "Legendary Escape", "Grim Reaper"]
    me = {"in_play": [{"card": "Thunderbolt", "by": "Zeus", "target": "Ra"}]}
    a, b = facing(["Zeus", WITCH], hand, ["Ra"], ["7E"], me=me, turn="b")
    strikes(b, a, "7E", "Ra", "Zeus")
    assert not a.can("invalidate") and not a.can("avoid")
    a.does("shift", "Legendary Escape", WITCH, WITCH)
    assert a.can("avoid", "Freya: Goddess of Protection", WITCH), "the Witch may be defended so"
    a.does("take")
    assert a.damage("Zeus") == 0 and a.damage(WITCH) == 7


@audit("a-jealous-god", "it cannot be shifted to one who carries another, or who has nothing higher", mended=True)
def test_jealousy_is_not_shifted_to_where_it_does_nothing() -> None:
    carried = in_play("A Jealous God", "Zeus", "Zorro")
    a, b = facing(["Zeus"], ["A Jealous God"], ["Leonidas", "Zorro", "Ra"], ["Legendary Escape"], me=carried)
    strikes(a, b, "A Jealous God", "Zeus", "Leonidas")
    assert not b.can("shift"), "Zorro carries one, Ra has no skill higher than Zeus"
    a, b = facing(["Zeus"], ["A Jealous God"], ["Leonidas", "Zorro"], ["Legendary Escape"])
    strikes(a, b, "A Jealous God", "Zeus", "Leonidas")
    assert b.can("shift", "Legendary Escape", "Leonidas", "Zorro")


@audit("3-quick-strokes", "the first two are blocked and avoided; the third finds a Mob of 25 hits at 15")
def test_the_third_stroke() -> None:
    mob = "Angry Mob: Modern Age"
    hand = ["3 Quick Strokes", "2C", "5C"]
    a, b = facing(["Zorro"], hand, [hero(mob, hits=["8C", "3C"]), "Tarzan"], ["2I", "3E"])
    strikes(a, b, "3 Quick Strokes", "Zorro", mob)
    b.does("block", "2I", mob)
    assert a.offered("attack", "2C", "Zorro") == [mob], "the same target"
    strikes(a, b, "2C", "Zorro", mob)
    b.does("block", "3E", mob)
    strikes(a, b, "5C", "Zorro", mob)
    assert not b.is_kod(mob)
    b.does("take")
    assert b.is_kod(mob) and a.venture == 5


@audit("elite-swordsmanship", "a plain attack: no Basic card with it, and no part of a Teamwork string")
def test_swordsmanship_is_no_power_card() -> None:
    team = "8 Energy Teamwork (Combat/Intelligence)"
    a, b = facing([WITCH, "Zorro"], [team, "Elite Swordsmanship", "Riposte", "Rapier"], ["Leonidas"])
    assert not a.can("attack", "Elite Swordsmanship", "Rapier")
    hits(a, b, team, WITCH, "Leonidas")
    assert not a.can("attack", "Elite Swordsmanship") and a.can("attack", "Riposte", "Zorro")


@audit("master-of-escape", "stakes of both piles and of a tie: each player keeps the one that they choose")
def test_the_master_of_escape_and_the_stakes_of_a_tie() -> None:
    mine = {
        "reserve": 2,
        "completed": 1,
        "defeated": 1,
        "ventured": {"reserve": 1, "completed": 1},
        "carried": {"reserve": 1},
    }
    a, b = facing(["Zorro"], ["Master of Escape"], ["Korak"], me={"objectives": mine})
    plays(a, b, "Master of Escape", "Zorro")
    a.does("keep", "from Completed")
    assert a.staked == (0, 1) and a.missions == (4, 1, 1) and b.staked == (1, 0) and turn_of(b)


@audit("ancestral-rapier", "three cards in the pile; the hit is one on a falling target; the look is declined")
def test_the_ancestral_rapier_over_a_short_pile() -> None:
    target = [hero("Korak", hits=["8C", "8C"]), "Ra"]
    for looks in (True, False):
        a, b = facing(["Zorro"], ["Ancestral Rapier"], target, them={"draw": ["2C", "8E", "3C"]})
        hits(a, b, "Ancestral Rapier", "Zorro", "Korak")
        assert b.is_kod("Korak")
        if not looks:
            a.does("decline")
            assert b.draw_pile == ["2C", "8E", "3C"] and turn_of(b)
            continue
        a.does("look")
        assert not a.can("decline")
        a.does("choose", "8E")
        assert b.dead == ["8E"] and sorted(b.draw_pile) == ["2C", "3C"]


@audit("riches-of-don-diego-de-la-vega", "only ventured and Completed Objectives are left: nothing can be moved")
def test_the_riches_leave_stakes_alone() -> None:
    mine: dict[str, Any] = {"objectives": {"completed": 4, "ventured": {"reserve": 3}}}
    a, b = facing(["Zorro"], ["Riches of Don Diego de la Vega"], ["Korak"], me=mine)
    hits(a, b, "Riches of Don Diego de la Vega", "Zorro", "Korak")
    quietly(a.table)
    assert a.missions == (0, 4, 0) and a.staked == (3, 0) and b.damage("Korak") == 7
    mine = {"objectives": {"reserve": 3, "defeated": 1, "ventured": {"reserve": 3}}}
    a, b = facing(["Zorro"], ["Riches of Don Diego de la Vega"], ["Korak"], me=mine)
    hits(a, b, "Riches of Don Diego de la Vega", "Zorro", "Korak")
    a.does("complete", "from Defeated")
    assert a.missions == (3, 1, 0)


@audit(
    "riposte",
    "blocks for a teammate with a Basic card that Zorro's grid would allow only for Intelligence or Brute Force",
)
def test_riposte_for_a_teammate() -> None:
    a, b = facing(
        ["Wicked Witch"], ["8E"], ["Zorro", "Sherlock Holmes"], ["Riposte", "Secret Identity", "Training (Lancelot)"]
    )
    strikes(a, b, "8E", "Wicked Witch", "Sherlock Holmes")
    assert not b.can("block", "Riposte", "Secret Identity"), "Zorro has 5 Intelligence"
    b.does("block", "Riposte", "Training (Lancelot)", "Zorro")
    assert b.damage("Sherlock Holmes") == 0 and b.dead == ["Riposte", "Training (Lancelot)"]
