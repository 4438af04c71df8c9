"""Specials at the edge: the level from which they act otherwise, whom and what a bonus or a shield leaves out."""

import pytest

from games.overpower.specials import facing, hits, in_play, mask, plays, strikes, turn_of, under_attack
from games.overpower.table import hero
from marks import card


@card("cult-of-mnevis-bull", "futuristic-phaser", "sadistic-tendencies", "visage-of-terror", "true-strike")
@pytest.mark.parametrize(
    ("name", "by", "target", "level", "icons"),
    [
        ("Cult of Mnevis Bull", "Ra", "Poseidon", 8, "CI"),
        ("Cult of Mnevis Bull", "Ra", "Sun Wukong", 6, "CI"),
        ("Futuristic Phaser", "Time Traveler", "Carson of Venus", 8, "E"),
        ("Futuristic Phaser", "Time Traveler", "Anubis", 6, "E"),
        ("Sadistic Tendencies", "Mr. Hyde", "Korak", 8, "A"),
        ("Sadistic Tendencies", "Mr. Hyde", "Robin Hood", 4, "BI"),
        ("Visage of Terror", "Headless Horseman", "Mina Harker", 9, "I"),
        ("Visage of Terror", "Headless Horseman", "Tars Tarkas", 6, "I"),
    ],
)
def test_from_this_figure_on_it_acts_otherwise(name: str, by: str, target: str, level: int, icons: str) -> None:
    a, b = facing([by], [name], [target])
    strikes(a, b, name, by, target)
    assert a.level == level and a.attack.icons == mask(icons)
    b.does("take")
    assert b.damage(target) == (6 if name == "Visage of Terror" else level), "a bonus is no damage"


@card("true-strike")
def test_true_strike_shows_any_power_beside_sword_and_shield() -> None:
    for there, level, icons in ((True, 10, "A"), (False, 7, "C")):
        me = in_play("Sword and Shield", "Lancelot") if there else None
        a, b = facing(["Lancelot"], ["True Strike"], ["Zorro"], me=me)
        strikes(a, b, "True Strike", "Lancelot", "Zorro")
        assert a.level == level and a.attack.icons == mask(icons)


@card("overdose")
def test_overdose_stops_at_three() -> None:
    a, b = facing(["Mr. Hyde"], ["Overdose"], ["Zorro"])
    strikes(a, b, "Overdose", "Mr. Hyde", "Zorro")
    assert a.offered("choose") == ["0", "1", "2", "3"]


@card("union-power", "like-father-like-son", "shield-phalanx")
@pytest.mark.parametrize(
    ("name", "by", "more"),
    [
        ("Union Power", "Angry Mob: Industrial Age", 2),
        ("Like Father, Like Son", "Korak", 2),
        ("Shield Phalanx", "Leonidas", 1),
    ],
)
def test_a_team_defends_better_and_attacks_as_before(name: str, by: str, more: int) -> None:
    side = {"mission": "King of the Jungle"} | in_play(name, by, "Hercules" if name == "Union Power" else "")
    a, b = facing([by, "Zorro"], ["5C", "6C"], ["Hercules"], ["8B"], me=side, turn="b")
    strikes(b, a, "8B", "Hercules", "Zorro")
    assert a.can("block", "6C", "Zorro") is (more == 2) and not a.can("block", "5C")
    a.does("take")
    strikes(a, b, "5C", "Zorro", "Hercules")
    assert a.level == 5


@card("sword-and-shield")
def test_sword_and_shield_is_for_power_card_attacks_of_lancelot() -> None:
    me = in_play("Sword and Shield", "Lancelot")
    for attack, by, level in (("6C", "Lancelot", 8), ("For the Queen!", "Lancelot", 5), ("5C", "Zorro", 5)):
        a, b = facing(["Lancelot", "Zorro"], [attack], ["Hercules"], me=me)
        strikes(a, b, attack, by, "Hercules")
        assert a.level == level
    a, b = facing(["Hercules"], ["8B"], ["Lancelot"], ["7C"], them=me)
    strikes(a, b, "8B", "Hercules", "Lancelot")
    assert not b.can("block", "7C")
    a, b = facing(["Hercules"], ["8B"], ["Lancelot", "Zorro"], them=me)
    strikes(a, b, "8B", "Hercules", "Zorro")
    assert not b.can("avoid", "Sword and Shield"), "it saves Lancelot only"


@card("siphon-strike", "a-jealous-god")
def test_weakened_attacks_leave_defences_alone() -> None:
    me = in_play("Siphon Strike", "Anubis", "Leonidas")
    a, b = facing(["Anubis"], ["7B"], ["Leonidas"], ["7C", "5B"], me=me)
    strikes(a, b, "7B", "Anubis", "Leonidas")
    b.does("block", "7C", "Leonidas")
    strikes(b, a, "5B", "Leonidas", "Anubis")
    assert b.level == 5, "Combat only"
    a, b = facing(["Zeus"], ["A Jealous God", "7E"], ["Leonidas"], ["7C", "5B", "8C"])
    hits(a, b, "A Jealous God", "Zeus", "Leonidas")
    a.does("choose", "Combat")
    strikes(b, a, "8C", "Leonidas", "Zeus")
    assert b.level == 6
    a.does("take")
    strikes(a, b, "7E", "Zeus", "Leonidas")
    b.does("block", "7C", "Leonidas")
    strikes(b, a, "5B", "Leonidas", "Zeus")
    assert b.level == 5, "the chosen skill only"


@card("superhuman-endurance", "to-the-death", "for-camelot", "jungle-tactics", "tenacious-pursuit")
def test_the_second_icon_the_third_friend_the_teammate() -> None:
    a, _ = facing(
        ["Hercules"], ["6B"], ["John Carter of Mars"], them=in_play("Superhuman Endurance", "John Carter of Mars")
    )
    assert not a.can("attack", "6B")
    a, b = facing(["Korak"], ["To the Death", "6I"], ["Zorro"])
    a.does("attack", "To the Death", "Korak", "6I", "Korak", "Zorro")
    b.does("decline")
    assert a.level == 10
    _, b = under_attack(
        "7C", "Morgan le Fay", ["Merlin", "Morgan le Fay"], ["7E"], them=in_play("For Camelot!", "Merlin")
    )
    assert b.can("block", "7E", "Merlin")
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["Zorro", "Merlin"], [team, "7E"], ["Leonidas", "Tarzan"], ["Jungle Tactics"])
    strikes(a, b, team, "Zorro", "Leonidas")
    b.does("avoid", "Jungle Tactics", "Tarzan")
    assert b.damage("Leonidas") == 0 and turn_of(b)
    a, b = facing(["Zorro"], ["Tenacious Pursuit"], ["Leonidas"], me={"reserve": "Jane Porter"}, turn="b")
    b.does("concede")
    a.does("accept")
    b.does("decline")
    assert a.can("attack", "Tenacious Pursuit", "Jane Porter", "Leonidas")


@card("sometimes-piracy-is-the-best-option")
def test_piracy_defends_as_intelligence() -> None:
    a, b = facing(["The Three Musketeers"], ["Porthos"], ["Carson of Venus"], ["Sometimes Piracy is the Best Option"])
    strikes(a, b, "Porthos", "The Three Musketeers", "Carson of Venus")
    assert not b.can("block", "Sometimes Piracy is the Best Option"), "5, and an Intelligence icon"
    a, b = facing(["Korak"], ["Jungle Survival"], ["Carson of Venus"], ["Sometimes Piracy is the Best Option"])
    strikes(a, b, "Jungle Survival", "Korak", "Carson of Venus")
    assert not b.can("block", "Sometimes Piracy is the Best Option"), "no Combat icon"


@card("the-nautilus")
def test_the_nautilus_takes_in_whoever_is_chosen() -> None:
    there = in_play("The Nautilus", "Captain Nemo", "Zorro")
    a, _ = facing(["Leonidas"], ["8C"], ["Captain Nemo", "Zorro"], them=there)
    assert a.offered("attack", "8C", "Leonidas") == ["Captain Nemo"]
    a, b = facing(["Leonidas"], ["8C"], ["Captain Nemo", "Zorro"], ["The Nautilus"])
    strikes(a, b, "8C", "Leonidas", "Captain Nemo")
    b.does("invalidate", "The Nautilus", "Captain Nemo", "Captain Nemo")
    assert b.damage("Captain Nemo") == 0 and b.clipped("Captain Nemo") == ["The Nautilus"]


@card("hera")
def test_hera_stands_before_zeus_alone_until_ten() -> None:
    there = in_play("Hera (Zeus)", "Zeus")
    a, b = facing(["Leonidas"], ["5C", "4C", "1C"], ["Zeus", "Zorro"], ["Merlin's Magic"], them=there)
    hits(a, b, "5C", "Leonidas", "Zorro")
    assert b.damage("Zorro") == 5
    b.does("pass")
    for attack, stands in (("4C", True), ("1C", True)):
        strikes(a, b, attack, "Leonidas", "Zeus")
        assert (b.clipped("Zeus") == ["Hera"]) is stands
        if b.is_asked:
            b.does("pass")
    a, b = facing(["Leonidas"], ["6C", "4C"], ["Zeus"], them=there)
    strikes(a, b, "6C", "Leonidas", "Zeus")
    b.does("pass")
    strikes(a, b, "4C", "Leonidas", "Zeus")
    assert b.clipped("Zeus") == [] and b.damage("Zeus") == 0, "10 damage are enough"
    a, _ = facing(["Zorro"], ["Merlin's Magic"], ["Zeus"], them=there)
    assert not a.can("negate"), "she cannot be negated"


@card("hera", "for-guinevere-s-love")
def test_some_cannot_be_negated_as_they_are_played() -> None:
    for name, by in (("Hera (Zeus)", "Zeus"), ("For Guinevere's Love", "Lancelot"), ("Sword and Shield", "Lancelot")):
        a, b = facing([by], [name], ["Merlin"], ["Ascendant Mage"])
        a.does("play", name, by)
        assert b.can("negate", "Ascendant Mage") is (name == "Sword and Shield")


@card("ethnoarchaeology", "monster-hunting-expert", "legendary-partnership", "banishment")
def test_what_is_cleared_and_what_stays() -> None:
    there = in_play("Shards of the Staff", "Ra")
    for name, by, gone in (
        ("Ethnoarchaeology", "Jane Porter", False),
        ("Monster Hunting Expert", "Van Helsing", False),
        ("Legendary Partnership", "King Arthur", True),
    ):
        a, b = facing([by], [name], [hero("Ra", placed=["Staff Head"])], them=there)
        plays(a, b, name, by) if a.can("play", name) else hits(a, b, name, by, "Ra")
        assert (b.clipped("Ra") == []) is gone, "an Advanced Universe card is no Special"
        assert b.placed("Ra") == ["Staff Head"]
    a, b = facing(
        ["Zeus"], ["Banishment"], [hero("Zorro", placed=["Rapier", "4C"]), hero("Korak", placed=["Little John"])]
    )
    plays(a, b, "Banishment", "Zeus")
    assert b.placed() == ["4C", "Rapier"] and b.venture == -3
    assert not a.hand and a.astral == ["Banishment"]
