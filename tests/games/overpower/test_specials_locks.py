"""Specials that forbid something."""

import pytest

from games.overpower.stories import act, battle, hit, hits_land, names_in, played, quietly
from marks import card
from overtable.games.overpower.inplay.queries import hits_to_ko
from overtable.games.overpower.state import PLACED


@card("ethnologist", "pitchforks-and-torches", "for-sparta")
@pytest.mark.parametrize(
    ("name", "by"),
    [("Ethnologist", "Captain Nemo"), ("Pitchforks and Torches", "Angry Mob: Middle Ages"), ("For Sparta", "Leonidas")],
)
def test_the_target_may_play_no_specials(name, by) -> None:
    _table, _a, b = hit(name, by, ["Hercules", "Zorro"], ["Great Club", "Elite Swordsmanship", "8B"])
    assert not b.can("attack", "Great Club")
    assert b.can("attack", "Elite Swordsmanship") and b.can("attack", "8B", "Hercules")


@card("weighing-of-the-heart", "paralyzing-gaze", "my-feet-are-like-hands", "banishment")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Paralyzing Gaze", "Dracula"),
        ("My Feet are Like Hands", "Tarzan"),
        ("Banishment", "Zeus"),
        ("Weighing of the Heart", "Anubis"),
    ],
)
def test_the_target_may_not_attack(name, by) -> None:
    _table, _a, b = hit(name, by, [{"name": "Hercules", "placed": ["7B"]}, "Zorro"], ["8B", "6C"])
    assert not b.can("attack", "8B", "Hercules") and b.can("attack", "6C", "Zorro")
    assert ("7 Brute Force" in b.zone("placed")) is (name != "Weighing of the Heart")
    miss = battle([by], [name], ["Hercules", "Zorro"], ["8B", "Freya: Goddess of Protection"])
    act(miss.seats[0], "attack", name, by, "Hercules")
    miss.seats[1].does("decline")
    act(miss.seats[1], "avoid")
    assert miss.seats[1].can("attack", "8B", "Hercules")


@card("lady-of-the-jungle", "battle-of-wits")
@pytest.mark.parametrize(("name", "by"), [("Lady of the Jungle", "Jane Porter"), ("Battle of Wits", "Sherlock Holmes")])
def test_user_and_target_may_not_attack(name, by) -> None:
    _table, a, b = hit(name, by, ["Hercules", "Zorro"], ["8B", "6C"], more=["3I"])
    assert not b.can("attack", "8B", "Hercules") and b.can("attack", "6C", "Zorro")
    act(b, "attack", "6C", "Zorro")
    a.does("take")
    assert not a.can("attack", "3I", by)


@card("telepathic-resistance")
def test_telepathic_resistance_bars_an_icon() -> None:
    _table, _a, b = hit("Telepathic Resistance", "Carson of Venus", ["Merlin"], ["7E", "6I", "5M"])
    assert not b.can("attack", "7E") and not b.can("attack", "5M") and b.can("attack", "6I")


@card("online-cyber-attack")
def test_online_cyber_attack_bars_intelligence_attacks_of_everybody() -> None:
    _table, a, b = hit("Online Cyber Attack", "Angry Mob: Modern Age", ["Merlin", "Korak"], ["6I", "5I", "7E"])
    assert not b.can("attack", "6I") and b.can("attack", "7E")
    act(b, "attack", "7E")
    a.does("take")
    a.does("pass")
    assert b.can("concede")


@card("deceptive-maneuver")
def test_deceptive_maneuver_locks_placed_cards_also_from_reserve() -> None:
    table = battle(
        ["Zorro"], ["Deceptive Maneuver"], [{"name": "Merlin", "placed": ["7E"]}], ["6I"], me={"reserve": "Tarzan"}
    )
    a, b = table.seats
    act(a, "attack", "Deceptive Maneuver", "Tarzan")
    hits_land(table)
    assert not b.can("attack", "7E") and b.can("attack", "6I")


@card("poseidon-s-might")
def test_poseidons_might_takes_the_inherent_ability() -> None:
    table, _a, _b = hit("Poseidon's Might", "Poseidon", ["Angry Mob: Modern Age"])
    assert hits_to_ko(table.state, 4) == 20


@card("sowing-chaos")
def test_sowing_chaos_bars_follow_ups() -> None:
    for sown in (True, False):
        me = {"in_play": [{"card": "Sowing Chaos", "by": "Hercules", "target": "Merlin"}]} if sown else {}
        table = battle(
            ["Hercules"],
            [],
            ["Robin Hood", "Merlin"],
            ["7 Combat Teamwork (Energy/Intelligence)", "7E"],
            me=me,
            turn="b",
        )
        assert table.seats[1].can("attack", "7 Combat Teamwork (Energy/Intelligence)") is not sown


@card("flaming-arrows")
def test_flaming_arrows_burn_placed_specials_and_bar_new_ones_next_battle() -> None:
    table, a, b = hit(
        "Flaming Arrows",
        "Sheriff of Nottingham",
        [{"name": "Hercules", "placed": ["Great Club", "7B"]}, "Zorro"],
        them={"draw": ["Lion Skin Cloak", "Elite Swordsmanship"]},
    )
    assert names_in(table, 1, PLACED) == ["7 Brute Force"]
    b.does("pass")
    a.does("pass")
    quietly(table, "Place")
    while not b.is_asked or table.pending != "Place":
        table.seats[table.asked[0]].does("done")
    assert table.state.battle == 3
    assert b.refused("place", "Lion Skin Cloak", "Hercules").rule == "OP25-BATT-78"
    assert b.can("place", "Elite Swordsmanship", "Zorro")


@card("rising-tides")
def test_rising_tides_bars_placed_universe_cards() -> None:
    _table, _a, b = played("Rising Tides", "Poseidon", [{"name": "Zorro", "placed": ["Rapier"]}], ["6C", "Flintlock"])
    assert not b.can("attack", "6C", "Rapier") and b.can("attack", "6C", "Flintlock")


@card("to-the-last-man")
def test_to_the_last_man_bars_cards_that_speak_of_teammates() -> None:
    _table, _a, b = played(
        "To the Last Man",
        "Dracula",
        ["Robin Hood", "Merlin"],
        ["7 Combat Teamwork (Energy/Intelligence)", "7E", "Master Archer"],
    )
    assert not b.can("attack", "7 Combat Teamwork (Energy/Intelligence)")
    assert b.can("attack", "Master Archer") and b.can("attack", "7E")


@card("feared-by-all-witches")
def test_feared_by_all_witches_takes_the_witch_out_of_the_fight() -> None:
    _table, a, b = hit("Feared by All Witches", "Wicked Witch", ["Zorro"], ["8C"], more=["8E"], beside=["Korak"])
    assert b.offered("attack", "8C", "Zorro") == ["Korak"]
    b.does("attack", "8C", "Zorro", "Korak")
    a.does("take")
    assert not a.can("attack", "8E")


@card("lord-of-the-jungle")
def test_lord_of_the_jungle_leaves_only_two_in_the_fight() -> None:
    _table, _a, b = hit("Lord of the Jungle", "Tarzan", ["Zorro", "Hercules"], ["8C", "8B"], beside=["Korak"])
    assert b.offered("attack", "8C", "Zorro") == ["Tarzan"]
    assert not b.can("attack", "8B")
