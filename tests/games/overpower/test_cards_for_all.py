"""Cards that concern more than the one who plays them: Events for both players, families, women, a team's staff."""

import pytest

from games.overpower.events import happens, to_battle
from games.overpower.specials import UNHURRIED, facing, hits, in_play, plays, strikes, turn_of, under_attack
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import card


@card("jane", "ready-for-war")
@pytest.mark.parametrize(
    ("event", "mission", "aid", "user"),
    [("Jane", "jungle", "Rapier", "Zorro"), ("Ready for War", "gods", "Training (Leonidas)", "Joan of Arc")],
)
def test_the_opponent_may_not_use_them_either(event: str, mission: str, aid: str, user: str) -> None:
    a, b = happens(event, mission, ["Hercules"], [], [user], ["5C", aid], me=UNHURRIED)
    to_battle(a, b, b)
    assert b.can("attack", "5C", user) and not b.can("attack", "5C", aid)


@card("the-cost-of-knowledge-is-sanity", "a-captive-no-more")
@pytest.mark.parametrize(
    ("event", "mission", "user", "attack"),
    [
        ("The Cost of Knowledge is Sanity", "cthulhu", "Sherlock Holmes", "6I"),
        ("A Captive no More", "jungle", "Hercules", "6B"),
    ],
)
def test_the_opponents_hits_do_not_count_either(event: str, mission: str, user: str, attack: str) -> None:
    a, b = happens(event, mission, ["Leonidas"], [], [user], [attack], me=UNHURRIED)
    to_battle(a, b, b)
    hits(b, a, attack, user, "Leonidas")
    assert a.damage("Leonidas") == 6 and b.venture == 0


@card("healed-by-a-dark-power", "heroes-we-need", "the-power-of-gonfal")
def test_the_opponent_has_the_good_of_it_too() -> None:
    wounded = hero("Dr. Watson", hits=["5C"])
    surgeon = ["British Army Surgeon"]
    a, b = happens("Healed by a Dark Power", "cthulhu", ["Leonidas"], [], [wounded], surgeon, me=UNHURRIED)
    to_battle(a, b, b)
    plays(b, a, "British Army Surgeon", "Dr. Watson")
    b.does("choose", "5C")
    assert b.venture == 2 and a.venture == 0
    team = "6 Energy Teamwork (Combat/Intelligence)"
    a, b = happens("Heroes We Need", "gods", ["Leonidas"], [], ["Zorro", "Hercules"], [team, "6B"], me=UNHURRIED)
    to_battle(a, b, b)
    assert b.can("attack", team, "Zorro")
    negate, club = ["Logical Reasoning"], ["Great Club"]
    a, b = happens("The Power of Gonfal", "jungle", ["Sherlock Holmes"], negate, ["Hercules"], club, me=UNHURRIED)
    to_battle(a, b, b)
    b.does("attack", "Great Club", "Hercules", "Sherlock Holmes")
    assert a.can("negate", "Logical Reasoning", "Sherlock Holmes", "Great Club")


@card("getting-our-hands-dirty")
def test_bare_hands_are_power_cards_of_both() -> None:
    a, b = happens("Getting Our Hands Dirty", "gods", ["Zorro"], ["6C", "2C"], ["Leonidas"], ["8C"])
    to_battle(a, b, a)
    hits(a, b, "2C", "Zorro", "Leonidas")
    strikes(b, a, "8C", "Leonidas", "Zorro")
    assert a.can("block", "6C", "Zorro")
    a, b = happens("Getting Our Hands Dirty", "gods", ["Zorro"], ["8C"], ["Hercules"], ["Protector of Mankind"])
    to_battle(a, b, a)
    strikes(a, b, "8C", "Zorro", "Hercules")
    assert not b.can("block", "Protector of Mankind"), "a Special of level 7 stays one"


@card("stars-align", "rally-our-allies", "second-chances", "the-battle-with-zad", "jane")
@pytest.mark.parametrize(
    ("event", "mission", "lasts"),
    [
        ("Stars Align", "cthulhu", False),
        ("Rally Our Allies", "gods", False),
        ("Second Chances", "gods", False),
        ("The Battle with Zad", "mars", False),
        ("Jane", "jungle", True),
    ],
)
def test_an_event_stays_only_as_long_as_it_works(event: str, mission: str, lasts: bool) -> None:
    a, b = happens(event, mission, ["Hercules"], [], ["Zorro"])
    to_battle(a, b, a)
    assert (event in a.astral) is lasts and (event in a.defeated) is not lasts


@card("angry-mob-middle-ages", "angry-mob-industrial-age", "angry-mob-modern-age")
def test_the_mobs_share_the_specials_of_the_mob_and_keep_their_own() -> None:
    own = {"Middle Ages": "Regent of the Crown", "Industrial Age": "Union Power", "Modern Age": "Online Cyber Attack"}
    for age in own:
        name = f"Angry Mob: {age}"
        a, _ = facing([name], ["Mob Mentality", *own.values()], ["Leonidas"])
        assert a.can("attack", "Mob Mentality", name)
        assert [c for c in own.values() if a.can("attack", c, name)] == [own[age]]


@card(
    "dejah-thoris", "jane-porter", "joan-of-arc", "mina-harker", "morgan-le-fay", "victory-harben", "wicked-witch",
    "early-feminist-leader",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "raised"),
    [
        ("Dejah Thoris", True),
        ("Jane Porter", True),
        ("Mina Harker", True),
        ("Morgan le Fay", True),
        ("Victory Harben", True),
        ("Wicked Witch", True),
        ("Leonidas", False),
    ],
)
def test_who_is_led_by_joan(name: str, raised: bool) -> None:
    me = in_play("Early Feminist Leader", "Joan of Arc")
    for attack, by, more in (("2C", name, raised), ("4I", "Joan of Arc", True)):
        a, b = facing(["Joan of Arc", name], [attack], ["Hercules"], me=me)
        strikes(a, b, attack, by, "Hercules")
        assert a.level == int(attack[0]) + (2 if more else 0)


@card("van-helsing")
def test_van_helsing_defends_against_dracula_as_against_anybody() -> None:
    a, b = facing(["Dracula"], ["6B"], ["Van Helsing"], ["5C"])
    strikes(a, b, "6B", "Dracula", "Van Helsing")
    assert not b.can("block", "5C")


@card("king-arthur", "dr-watson")
def test_venture_bonuses_work_from_reserve() -> None:
    a, _ = facing(["Zorro"], [], me={"reserve": "King Arthur"})
    assert a.venture == 1
    a, _ = facing(["Zorro"], [], me={"reserve": "Dr. Watson", "homebase": "221-B Baker St."})
    assert a.venture == 2


@card("shards-of-the-staff", "staff-fragments", "staff-head")
@pytest.mark.parametrize("name", ["Shards of the Staff", "Staff Fragments", "Staff Head"])
def test_a_staff_card_is_played_by_ra_for_the_game(name: str) -> None:
    a, b = facing(["Ra", "Zorro"], [name], ["Leonidas"])
    assert not a.can("play", name, "Zorro")
    plays(a, b, name, "Ra")
    assert a.clipped("Ra") == [name] and turn_of(b)
    b.does("concede")
    quietly(a.table)
    assert a.s.battle == 3 and a.clipped("Ra") == [name]


@card("shards-of-the-staff")
def test_shards_of_the_staff_come_in_time_for_power_card_defences_only() -> None:
    _, b = under_attack("8C", "Zorro", ["Ra", "Zorro"], ["Shards of the Staff", "6C"])
    b.does("use", "Shards of the Staff", "Ra")
    b.does("block", "6C", "Zorro")
    assert b.damage("Zorro") == 0 and b.clipped("Ra") == ["Shards of the Staff"]
    a, b = facing(["Ra", "Hercules"], ["6B"], ["Zorro"], me=in_play("Shards of the Staff", "Ra"))
    strikes(a, b, "6B", "Hercules", "Zorro")
    assert a.level == 6
    a, b = facing(
        ["Zorro"], ["8C"], ["Ra", "Hercules"], ["Protector of Mankind"], them=in_play("Shards of the Staff", "Ra")
    )
    strikes(a, b, "8C", "Zorro", "Hercules")
    assert not b.can("block", "Protector of Mankind")
