"""Specials of Van Helsing, Victory Harben and Wicked Witch."""

from games.overpower.specials import facing, hits, in_play, plays, strikes, turn_of, under_attack
from games.overpower.stories import act, battle, hit, quietly
from games.overpower.table import hero
from marks import card


@card("right-tools-for-the-job")
def test_right_tools_second_attack_is_a_power_card_that_no_special_defends() -> None:
    table = battle(
        ["Van Helsing"], ["Right Tools for the Job", "7C", "Crossbow Expert"], ["Leonidas"], ["Give Them Nothing"]
    )
    a, b = table.seats
    act(a, "attack", "Right Tools for the Job")
    b.does("decline")
    b.does("take")
    assert not a.can("attack", "Crossbow Expert")
    act(a, "attack", "7C")
    assert not b.can("avoid")


@card("abner-perry-s-lab-assistant")
def test_abner_perrys_lab_assistant_fetches_a_low_intelligence_card_even_from_reserve() -> None:
    _, b = under_attack(
        "6I",
        "Korak",
        ["Korak"],
        ["Abner Perry's Lab Assistant"],
        them={"reserve": "Victory Harben", "power_pack": ["4I", "5I", "4M", "2C", "5A"]},
    )
    b.does("avoid", "Abner Perry's Lab Assistant", "Victory Harben")
    assert b.offered("choose") == ["4 Intelligence"]
    b.does("choose", "4I")
    assert b.hand == ["4I"] and b.damage("Korak") == 0


@card("chamston-hedding-estate")
def test_chamston_hedding_estate_is_about_universe_cards() -> None:
    a, b = facing(["Leonidas"], ["6C"], ["Victory Harben"], ["Chamston-Hedding Estate"])
    strikes(a, b, "6C", "Leonidas", "Victory Harben")
    assert not b.can("avoid", "Chamston-Hedding Estate")
    a, b = facing(["Leonidas"], ["6C", "Rapier", "5C", "Flintlock"], ["Victory Harben"], ["Chamston-Hedding Estate"])
    strikes(a, b, "6C", "Rapier", "Leonidas", "Victory Harben")
    b.does("avoid", "Chamston-Hedding Estate", "Victory Harben")
    b.does("pass")
    assert a.can("attack", "5C", "Leonidas", "Victory Harben")
    assert not a.can("attack", "5C", "Flintlock")


@card("department-of-theoretical-physics")
def test_department_of_theoretical_physics_costs_and_keeps_duplicates() -> None:
    draw = {"draw": ["3C", "3E", "1C", "4C", "2C"]}
    table = battle(["Victory Harben"], ["Department of Theoretical Physics", "6I"], me=draw)
    a, b = table.seats
    act(a, "play", "Department of Theoretical Physics")
    a.does("pay", "6I")
    b.does("decline")
    quietly(table)
    assert sorted(a.zone("hand")) == ["1 Combat", "3 Combat", "3 Energy", "4 Combat"]
    poor = battle(["Victory Harben"], ["Department of Theoretical Physics", "6C"], me=draw)
    assert not poor.seats[0].can("play", "Department of Theoretical Physics")
    for hand, able in ((["6I"], False), (["6I", "5I"], True)):
        far = battle(["Zorro"], ["Department of Theoretical Physics", *hand], me=draw | {"reserve": "Victory Harben"})
        assert far.seats[0].can("play", "Department of Theoretical Physics") is able


@card("fires-of-halos")
def test_fires_of_halos_burn_every_intelligence_icon_in_hand() -> None:
    hand = ["2C", "3I", "4M", "Aramis", "7A"]
    a, b = facing(["Victory Harben"], ["Fires of Halos"], [hero("The Three Musketeers", placed=["5I"])], hand)
    plays(a, b, "Fires of Halos", "Victory Harben")
    assert b.hand == ["2C", "7A"] and b.placed() == ["5I"]


@card("practical-physics")
def test_practical_physics_from_reserve_costs_an_intelligence_card() -> None:
    for hand, able in ((["6I"], True), (["6C"], False)):
        table = battle(["Zorro"], ["Practical Physics", *hand], me={"reserve": "Victory Harben"})
        assert table.seats[0].can("attack", "Practical Physics", "Victory Harben") is able


@card("feared-by-all-witches")
def test_feared_by_all_witches_takes_the_witch_out_of_the_fight() -> None:
    _table, a, b = hit("Feared by All Witches", "Wicked Witch", ["Zorro"], ["8C"], more=["8E"], beside=["Korak"])
    assert b.offered("attack", "8C", "Zorro") == ["Korak"]
    b.does("attack", "8C", "Zorro", "Korak")
    a.does("take")
    assert not a.can("attack", "8E")


@card("i-will-have-those-silver-shoes")
def test_silver_shoes_fetch_a_basic_card() -> None:
    a, b = facing(
        ["Wicked Witch"],
        ["I Will Have Those Silver Shoes!"],
        [hero("Zorro", placed=["4C"])],
        me={"dead": ["Lightning Bolt", "Training (Merlin)", "Hera (ally)"]},
    )
    hits(a, b, "I Will Have Those Silver Shoes!", "Wicked Witch", "Zorro")
    a.does("choose", "4C")
    assert a.offered("choose") == ["Lightning Bolt"] and a.can("decline")
    a.does("choose", "Lightning Bolt")
    assert a.hand == ["Lightning Bolt"] and turn_of(b)


@card("one-eye")
def test_one_eye_keeps_the_target_in_reserve() -> None:
    me = {"in_play": [{"card": "One Eye", "by": "Wicked Witch", "target": "Zeus"}]}
    for marked in (True, False):
        them = {"front": [{"name": "Korak", "ko": 1}, "Merlin", "Zorro"], "reserve": "Zeus"}
        table = battle(["Wicked Witch"], [], them=them, me=me if marked else {}, phase="draw", battle=3)
        assert ("Zeus" in table.seats[1].zone("reserve")) is marked


@card("harness-the-wind")
def test_harness_the_wind_shifts_to_teammates_of_the_witch() -> None:
    wind = in_play("Harness the Wind", "Wicked Witch")
    for target, others in (("Wicked Witch", ["Korak", "Leonidas"]), ("Korak", ["Leonidas"])):
        _, b = under_attack("6C", target, ["Wicked Witch", "Korak", "Leonidas"], [], them=wind)
        assert b.offered("shift", "Harness the Wind") == others
