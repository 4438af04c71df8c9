"""Specials that avoid attacks: whom they save, from what, and what else they bring."""

import pytest

from games.overpower.specials import facing, hits, strikes, turn_of, under_attack, unnegated
from games.overpower.table import hero
from marks import card

OF_THE_USER = {
    "on-the-razor-s-edge": "Carson of Venus",
    "ancient-one": "Cthulhu",
    "lion-skin-cloak": "Hercules",
    "emotional-senses": "Tarzan",
    "i-ll-already-be-gone": "Time Traveler",
    "freya-goddess-of-protection": "Anubis",
    "not-a-damsel-in-distress": "Jane Porter",
    "form-of-water": "Poseidon",
    "fairy-protection": "Ra",
}
OF_A_TEAMMATE = {"dotar-sojat": "John Carter of Mars", "king-of-camelot": "King Arthur"}
OF_THE_TEAM = {"give-them-nothing": "Leonidas", "protector-of-barsoom": "Dejah Thoris", "cloud-surfing": "Sun Wukong"}
AVOIDS = [
    *((name, by, True, name == "freya-goddess-of-protection") for name, by in OF_THE_USER.items()),
    *((name, by, False, True) for name, by in OF_A_TEAMMATE.items()),
    *((name, by, True, True) for name, by in OF_THE_TEAM.items()),
]


@card(*OF_THE_USER, *OF_A_TEAMMATE, *OF_THE_TEAM)
@pytest.mark.parametrize(("name", "by", "self", "mate"), AVOIDS, ids=[row[0] for row in AVOIDS])
def test_one_attack_is_avoided(name: str, by: str, self: bool, mate: bool) -> None:
    for target, saved in ((by, self), ("Korak", mate)):
        a, b = under_attack("8C", target, [by, "Korak"], [name])
        whose = "Korak" if target == "Korak" and name.startswith("freya") else by
        assert b.can("avoid", name, whose) is saved
        if saved:
            b.does("avoid", name, whose)
            unnegated(a, b)
            assert b.damage(target) == 0 and a.venture == 0 and name not in b.hand
        else:
            b.does("take")
            assert b.damage(target) == 8


BY_ICON = {
    "surprise-swordsman": ("Count of Monte Cristo", "CB"),
    "stone-skin": ("Sun Wukong", "B"),
}
BY_ICON_FOR_OTHERS = {
    "protection-of-saint-michael": ("Joan of Arc", "C"),
    "defender-of-the-people": ("Robin Hood", "C"),
    "abner-perry-s-lab-assistant": ("Victory Harben", "I"),
}
ICONS = [(n, by, icons, by) for n, (by, icons) in BY_ICON.items()]
ICONS += [(n, by, icons, "Korak") for n, (by, icons) in BY_ICON_FOR_OTHERS.items()]


@card(*BY_ICON, *BY_ICON_FOR_OTHERS)
@pytest.mark.parametrize(("name", "by", "icons", "target"), ICONS, ids=[row[0] for row in ICONS])
def test_an_icon_is_avoided_whatever_type_is_declared(name: str, by: str, icons: str, target: str) -> None:
    for letter in "ECBI":
        _, b = under_attack(f"6{letter}", target, [by, "Korak"], [name])
        assert b.can("avoid", name, by) is (letter in icons), letter
    _, b = under_attack("5M", target, [by, "Korak"], [name], kind="Energy")
    assert b.can("avoid", name, by)
    b.does("avoid", name, by)
    assert b.damage(target) == 0


@card("abner-perry-s-lab-assistant", "defender-of-the-people", "dotar-sojat")
def test_who_saves_teammates_only_cannot_save_themselves() -> None:
    for name, by, attack in (
        ("abner-perry-s-lab-assistant", "Victory Harben", "6I"),
        ("defender-of-the-people", "Robin Hood", "6C"),
        ("ancient-wisdom", "The Mummy", "6C"),
    ):
        _, b = under_attack(attack, by, [by, "Korak"], [name])
        assert not b.can("avoid", name)


@card("undead-flesh")
def test_undead_flesh_asks_for_the_type_of_the_attack() -> None:
    for attack, kind, avoided in (
        ("6E", "", False),
        ("6C", "", True),
        ("6B", "", True),
        ("6I", "", False),
        ("5M", "Combat", True),
        ("5M", "Energy", False),
    ):
        _, b = under_attack(attack, "Dracula", ["Dracula", "Korak"], ["Undead Flesh"], kind=kind)
        assert b.can("avoid", "Undead Flesh", "Dracula") is avoided, (attack, kind)
    _, b = under_attack("6C", "Korak", ["Dracula", "Korak"], ["Undead Flesh"])
    assert not b.can("avoid")


@card("surprise-swordsman", "not-a-damsel-in-distress")
@pytest.mark.parametrize(
    ("name", "by"), [("Surprise Swordsman", "Count of Monte Cristo"), ("Not a Damsel in Distress", "Jane Porter")]
)
def test_the_attacker_then_discards_a_card_of_choice(name: str, by: str) -> None:
    a, b = under_attack("6C", by, [by], [name], more_attacks=["2C", "3C"])
    b.does("avoid", name, by)
    assert a.offered("choose") == ["2 Combat", "3 Combat"]
    a.does("choose", "3C")
    assert a.hand == ["2C"] and a.power_pack == ["3C", "6C"]
    assert turn_of(b)


@card("lead-from-the-front")
def test_lead_from_the_front_reaches_higher_beside_lancelot_or_merlin() -> None:
    for mate, level, saved in (
        ("Korak", 4, True),
        ("Korak", 5, False),
        ("Lancelot", 6, True),
        ("Merlin", 6, True),
        ("Merlin", 7, False),
    ):
        for target in ("King Arthur", mate):
            _, b = under_attack(f"{level}C", target, ["King Arthur", mate], ["Lead From the Front"])
            assert b.can("avoid", "Lead From the Front", "King Arthur") is saved, (mate, level)
    _, b = under_attack("6C", "Korak", ["King Arthur", "Korak", hero("Merlin", ko=1)], ["Lead From the Front"])
    b.does("avoid", "Lead From the Front", "King Arthur")
    assert b.damage("Korak") == 0, "having begun the game beside him is enough"


@card("son-of-the-jungle")
def test_son_of_the_jungle_saves_family() -> None:
    for mate, target, level, saved in (
        ("Merlin", "Korak", 6, True),
        ("Merlin", "Korak", 7, False),
        ("Merlin", "Merlin", 3, False),
        ("Tarzan", "Tarzan", 6, True),
        ("Jane Porter", "Jane Porter", 6, True),
        ("Jane Porter", "Jane Porter", 7, False),
    ):
        _, b = under_attack(f"{level}C", target, ["Korak", mate], ["Son of the Jungle"])
        assert b.can("avoid", "Son of the Jungle", "Korak") is saved, (mate, target, level)


@card("protector-of-barsoom")
def test_protector_of_barsoom_ends_the_turn() -> None:
    a, b = facing(["Poseidon"], ["Trident (Poseidon)", "2C"], ["Dejah Thoris"], ["Protector of Barsoom"])
    strikes(a, b, "Trident (Poseidon)")
    b.does("avoid", "Protector of Barsoom", "Dejah Thoris")
    assert turn_of(b), "the additional attack is lost"


@card("defender-of-the-people")
def test_defender_of_the_people_may_draw() -> None:
    for answer, hand in (("draw", ["4B"]), ("decline", [])):
        _, b = under_attack(
            "6C", "Korak", ["Robin Hood", "Korak"], ["Defender of the People"], them={"draw": ["4B", "1E"]}
        )
        b.does("avoid", "Defender of the People", "Robin Hood")
        b.does(*(("draw", "1") if answer == "draw" else ("decline",)))
        assert b.hand == hand


@card("cloud-surfing")
def test_cloud_surfing_draws_for_the_one_who_is_behind() -> None:
    for defeated, hand in ((1, []), (2, ["4B"])):
        side = {"reserve": 4, "defeated": defeated, "ventured": {"reserve": 1}}
        other = {"reserve": 4, "defeated": 1, "ventured": {"reserve": 1}}
        _, b = under_attack(
            "8C",
            "Korak",
            ["Sun Wukong", "Korak"],
            ["Cloud Surfing"],
            me={"objectives": other},
            them={"objectives": side, "draw": ["4B", "1E"]},
        )
        b.does("avoid", "Cloud Surfing", "Sun Wukong")
        assert b.hand == hand


@card("ancient-wisdom")
def test_ancient_wisdom_avoids_power_cards_for_others_and_draws() -> None:
    _, b = under_attack("8C", "Korak", ["The Mummy", "Korak"], ["Ancient Wisdom"], them={"draw": ["4B", "1E"]})
    b.does("avoid", "Ancient Wisdom", "The Mummy")
    assert b.damage("Korak") == 0 and b.hand == ["4B"]
    a, b = facing(["Hercules"], ["Great Club"], ["The Mummy", "Korak"], ["Ancient Wisdom"])
    strikes(a, b, "Great Club", "Hercules", "Korak")
    assert not b.can("avoid", "Ancient Wisdom")


@card("heimdall")
def test_heimdall_avoids_specials_and_may_draw_a_card_openly() -> None:
    a, b = facing(["Hercules"], ["Great Club", "6C"], ["Korak"], ["Heimdall", "4B"], them={"draw": ["4B", "1E"]})
    strikes(a, b, "Great Club", "Hercules", "Korak")
    b.does("avoid", "Heimdall", "Korak")
    b.does("draw", "1")
    assert b.damage("Korak") == 0 and b.hand == ["4B", "4B"], "a duplicate may be kept"
    _, b = under_attack("6C", "Korak", ["Korak"], ["Heimdall"])
    assert not b.can("avoid", "Heimdall")


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


@card("shepherd-of-the-damned")
def test_shepherd_of_the_damned_only_wards_off_a_ko() -> None:
    for suffered, saved in ((["6C", "5C"], False), (["6C", "6C"], True)):
        for target in ("Anubis", "Korak"):
            team = [hero("Anubis", hits=suffered), hero("Korak", hits=suffered)]
            _, b = under_attack("8C", target, team, ["Shepherd of the Damned"])
            assert b.can("avoid", "Shepherd of the Damned", "Anubis") is saved
            if saved:
                b.does("avoid", "Shepherd of the Damned", "Anubis")
                assert not b.is_kod(target) and b.damage(target) == 12


@card("form-of-water", "fairy-protection")
@pytest.mark.parametrize(
    ("name", "by", "gone"), [("Form of Water", "Poseidon", True), ("Fairy Protection", "Ra", False)]
)
def test_nobody_may_attack_the_saved_one_any_more(name: str, by: str, gone: bool) -> None:
    a, b = under_attack("8C", by, [by, "Korak"], [name], more_attacks=["7C"])
    b.does("avoid", name, by)
    assert a.power_pack == ([] if gone else ["8C"]), "Form of Water removes the attack from the game"
    b.does("pass")
    assert a.offered("attack", "7C", "Leonidas") == ["Korak"]
    assert a.refusal("attack", "7C", "Leonidas", by) == "OP25-BATT-84"
    assert b.clipped(by) == [name]


@card("stone-skin", "protection-of-saint-michael")
def test_the_shield_that_stays_is_as_narrow_as_it_says() -> None:
    a, b = under_attack("6B", "Sun Wukong", ["Sun Wukong"], ["Stone Skin"], more_attacks=["7B", "3E", "3M"])
    b.does("avoid", "Stone Skin", "Sun Wukong")
    b.does("pass")
    assert not a.can("attack", "7B") and not a.can("attack", "3M") and a.can("attack", "3E")

    a, b = under_attack(
        "6C", "Korak", ["Joan of Arc", "Korak"], ["Protection of Saint Michael"], more_attacks=["4I", "3M", "6C"]
    )
    b.does("avoid", "Protection of Saint Michael", "Joan of Arc")
    b.does("pass")
    assert not a.can("attack", "4I") and a.can("attack", "6C")
    assert a.offered("attack", "3M", "Leonidas", "Korak") == ["Combat", "Brute Force"]


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


@card("head-for-mexico", "never-set-foot-on-dry-land")
@pytest.mark.parametrize(
    ("name", "by", "may", "may_not"),
    [
        ("Head for Mexico", "Billy the Kid", "6C", "Reap the Whirlwind"),
        ("Never Set Foot On Dry Land", "Captain Nemo", "Weapons of Wrath and Hatred", "6C"),
    ],
)
def test_into_reserve_and_attacking_from_there(name: str, by: str, may: str, may_not: str) -> None:
    a, b = under_attack("8C", by, [by, "Korak"], [name, may, may_not, "2C"], more_attacks=["4C"])
    b.does("avoid", name, by)
    assert b.reserve == [by] and b.front == ["Korak"]
    assert b.can("attack", may, by) and not b.can("attack", may_not, by)
    hits(b, a, "2C", "Korak", "Leonidas")
    assert a.offered("attack", "4C", "Leonidas") == ["Korak"]


@card("head-for-mexico", "never-set-foot-on-dry-land")
def test_with_nobody_left_to_attack_they_come_back() -> None:
    for name, by in (("Head for Mexico", "Billy the Kid"), ("Never Set Foot On Dry Land", "Captain Nemo")):
        _, b = under_attack("8C", by, [by], [name])
        b.does("avoid", name, by)
        assert b.front == [by] and b.reserve == []
