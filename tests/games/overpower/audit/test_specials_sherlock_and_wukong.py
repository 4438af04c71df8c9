"""The Specials of Sherlock Holmes and Sun Wukong, each played in an awkward situation of its own."""

from typing import Any

from games.overpower.specials import UNHURRIED, facing, hits, in_play, plays, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import audit

HOLMES, WUKONG = "Sherlock Holmes", "Sun Wukong"


@audit("battle-of-wits", "the target still defends and plays utilities; its hit is healed, and both may attack again")
def test_the_battle_of_wits_is_healed() -> None:
    hand = ["Healing Waters of the Nile", "5E", "8E"]
    a, b = facing([HOLMES, "Zorro"], ["Battle of Wits", "5I", "5C"], ["Ra"], hand)
    hits(a, b, "Battle of Wits", HOLMES, "Ra")
    assert not b.can("attack") and b.can("play", "Healing Waters of the Nile", "Ra")
    assert b.hits("Ra") == ["Battle of Wits"]
    plays(b, a, "Healing Waters of the Nile", "Ra")
    b.does("choose", "Battle of Wits")
    assert a.can("attack", "5I", HOLMES)
    strikes(a, b, "5C", "Zorro", "Ra")
    b.does("block", "5E", "Ra")
    assert b.can("attack", "8E", "Ra")


@audit("brilliant-deduction", "Sherlock in Reserve; a card that cannot be negated; a Special placed, not in play")
def test_deduction_needs_sherlock_on_the_front_line() -> None:
    them = {"reserve": HOLMES}
    a, b = facing(["Hercules"], ["Great Club"], ["Zorro"], ["Brilliant Deduction"], them=them)
    a.does("attack", "Great Club", "Hercules", "Zorro")
    assert b.can("decline") and not b.can("negate")
    zeus = hero("Zeus", placed=["Thunderbolt"])
    a, _ = facing([HOLMES], ["Brilliant Deduction"], [zeus], them=in_play("Hera (Zeus)", "Zeus"))
    assert not a.can("negate")


@audit("irene-adler", "a card drawn afterwards lies open too; the next hand is hidden again")
def test_irene_adler_shows_what_is_drawn_later() -> None:
    hand = ["Department of Theoretical Physics", "2I"]
    them = {"draw": ["Freya: Goddess of Protection"] * 8}
    a, b = facing([HOLMES], ["Irene Adler"], ["Victory Harben"], hand, me=UNHURRIED, them=them)
    hits(a, b, "Irene Adler", HOLMES, "Victory Harben")
    assert b.is_open
    b.does("play", "Department of Theoretical Physics", "Victory Harben")
    b.does("pay", "2I")
    a.does("decline")
    while b.pending == "Duplicates":
        b.does("done")
    assert len(b.hand) == 4 and b.is_open
    a.does("concede")
    quietly(a.table)
    assert b.s.battle == 3 and b.hand and not b.is_open


@audit("logical-reasoning", "on its own turn it is negated itself, and its victim stays")
def test_reasoning_is_negated() -> None:
    team = ["Van Helsing", "Sheriff of Nottingham"]
    them = in_play("Squeeze the Commoners", "Sheriff of Nottingham")
    a, b = facing([HOLMES], ["Logical Reasoning"], team, ["Doctor, Professor, Lawyer, Scientist"], them=them)
    a.does("negate", "Logical Reasoning", HOLMES, "Squeeze the Commoners")
    b.does("negate", "Doctor, Professor, Lawyer, Scientist", "Van Helsing", "Logical Reasoning")
    assert b.clipped("Sheriff of Nottingham") == ["Squeeze the Commoners"] and a.dead == ["Logical Reasoning"]
    assert turn_of(b)


@audit("probability-evaluation", "the last card of the Draw Pile goes, and the Power Pack becomes the new one")
def test_the_last_card_is_evaluated() -> None:
    them = {"draw": ["8C"], "power_pack": ["2C", "3C"]}
    a, b = facing([HOLMES], ["Probability Evaluation"], ["Zorro"], them=them)
    plays(a, b, "Probability Evaluation", HOLMES)
    a.does("look")
    assert not a.can("decline")
    a.does("choose", "8C")
    assert "8 Combat" in b.zone("removed") and sorted(b.draw_pile) == ["2C", "3C"] and b.power_pack == []


@audit("unpredictable-mind", "avoided: the further attack is granted all the same; no Teamwork card, nobody else")
def test_the_mind_goes_on_after_an_avoid() -> None:
    team = "8 Intelligence Teamwork (Energy/Combat)"
    hand = ["Unpredictable Mind", "5I", team]
    a, b = facing([HOLMES, "Victory Harben"], hand, ["Tarzan"], ["Emotional Senses"])
    a.does("attack", "Unpredictable Mind", HOLMES, "Tarzan", "Combat")
    b.does("decline")
    b.does("avoid", "Emotional Senses", "Tarzan")
    assert a.offered("attack", "5I") == [HOLMES] and not a.can("attack", team)
    hits(a, b, "5I", HOLMES, "Tarzan")
    assert b.damage("Tarzan") == 5 and turn_of(b)


@audit("cloud-surfing", "as many Defeated Objectives as the opponent draw nothing; ventured ones do not count")
def test_cloud_surfing_compares_defeated_objectives() -> None:
    for mine, drawn in ((1, False), (2, True)):
        piles: dict[str, Any] = {"objectives": {"reserve": 5 - mine, "defeated": mine, "ventured": {"reserve": 2}}}
        other: dict[str, Any] = {"objectives": {"reserve": 5, "defeated": 1, "ventured": {"reserve": 1}}}
        a, b = facing(["Leonidas"], ["8C"], [WUKONG, "Zorro"], ["Cloud Surfing"], me=other, them=piles)
        strikes(a, b, "8C", "Leonidas", "Zorro")
        b.does("avoid", "Cloud Surfing", WUKONG)
        quietly(a.table)
        assert b.damage("Zorro") == 0 and bool(b.hand) is drawn


@audit("godly-strength", "Law and Order empties the Defeated pile after the hit: what counted goes on counting")
def test_godly_strength_is_judged_once() -> None:
    for defeated, total in ((1, 11), (0, 0)):
        piles: dict[str, Any] = {
            "objectives": {"reserve": 6 - defeated, "defeated": defeated, "ventured": {"reserve": 1}}
        }
        a, b = facing([WUKONG], ["Godly Strength"], ["Zeus"], ["Law and Order"], me=piles)
        hits(a, b, "Godly Strength", WUKONG, "Zeus")
        assert b.damage("Zeus") == 11 and a.venture == total
        plays(b, a, "Law and Order", "Zeus")
        assert a.missions == (6, 0, 0) and a.venture == total


@audit("grasp-of-the-five-elements", "placed on him itself, beside a Power card; hits of this battle stop counting")
def test_the_grasp_lets_go_of_everything() -> None:
    me = hero(WUKONG, placed=["Grasp of the Five Elements", "5C"], hits=["4C"], current=["6C"])
    a, b = facing(
        [me],
        ["2C"],
        ["Leonidas"],
        them=in_play("My Feet are Like Hands", "Tarzan", WUKONG) | {"front": ["Leonidas", "Tarzan"]},
    )
    assert b.venture == 13
    plays(a, b, "Grasp of the Five Elements", WUKONG)
    assert a.damage(WUKONG) == 0 and a.hits(WUKONG) == [] and a.placed() == [] and b.venture == 0
    assert a.hand == ["2C"] and a.power_pack == ["5C"]


@audit("staff-of-the-monkey-king", "the only Universe card that is placed lies under the Armory")
def test_the_staff_reaches_under_the_armory() -> None:
    them = {"homebase": "Dracula's Armory", "under": ["Rapier"]}
    a, b = facing([WUKONG], ["Staff of the Monkey King"], [hero("Zorro", placed=["5C"])], them=them)
    hits(a, b, "Staff of the Monkey King", WUKONG, "Zorro")
    a.does("choose", "Rapier")
    assert b.zone("under homebase") == [] and b.placed("Zorro") == ["5C"] and b.damage("Zorro") == 6


@audit("stone-skin", "the follow-up of the Teamwork card that it avoided, a MultiPower card, finds him shielded")
def test_stone_skin_holds_for_the_rest_of_the_string() -> None:
    team = "8 Brute Force Teamwork (Energy/Combat)"
    a, b = facing(["Hercules", "Carson of Venus"], [team, "4M", "5C"], [WUKONG, "Zorro"], ["Stone Skin"])
    strikes(a, b, team, "Hercules", WUKONG)
    b.does("avoid", "Stone Skin", WUKONG)
    assert b.clipped(WUKONG) == ["Stone Skin"]
    assert a.offered("attack", "4M", "Carson of Venus") == ["Zorro"]
    assert a.offered("attack", "5C", "Carson of Venus") == [WUKONG, "Zorro"]


@audit("transformation-trickery", "the chosen teammate falls to an attack shifted there; then nothing moves any more")
def test_trickery_ends_with_the_chosen_one() -> None:
    team = [WUKONG, hero("Zorro", hits=["8C", "8C"]), "Korak"]
    hand = ["Transformation Trickery", "Freya: Goddess of Protection"]
    a, b = facing(["Leonidas"], ["6C", "5C"], team, hand, them={"reserve": "Ra"})
    strikes(a, b, "6C", "Leonidas", "Korak")
    assert b.offered("use", "Transformation Trickery", WUKONG) == [WUKONG, "Zorro"], "not to where it is already"
    b.does("use", "Transformation Trickery", WUKONG, "Zorro")
    b.does("shift", "Transformation Trickery", "Zorro")
    b.does("take")
    assert b.is_kod("Zorro") and b.clipped(WUKONG) == ["Transformation Trickery"] and b.damage("Korak") == 0
    b.does("pass")
    strikes(a, b, "5C", "Leonidas", "Korak")
    assert not b.can("shift")
