"""Specials that avoid attacks: whom they save, from what, and what else they bring."""

import pytest

from games.overpower.specials import facing, hits, in_play, strikes, turn_of, under_attack, unnegated
from games.overpower.stories import act, battle
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


@card("chamston-hedding-estate", "protector-of-the-incubator")
@pytest.mark.parametrize(
    ("name", "by"),
    [("Chamston-Hedding Estate", "Victory Harben"), ("Protector of the Incubator", "Tars Tarkas")],
)
def test_avoids_of_universe_attacks(name: str, by: str) -> None:
    for universe in (True, False):
        table = battle(["Zorro"], ["6C", "Rapier"], [by], [name])
        act(table.seats[0], "attack", "6C", *(["Rapier"] if universe else ["Zorro"]))
        assert table.seats[1].can("avoid", name, by) is universe


@card("jungle-tactics", "disorient-opponent")
def test_jungle_tactics_and_disorient_opponent_end_a_teamwork() -> None:
    for name, by in (("Jungle Tactics", "Tarzan"), ("Disorient Opponent", "Tarzan")):
        table = battle(
            ["Robin Hood", "Merlin"], ["7 Combat Teamwork (Energy/Intelligence)", "7E", "6C"], ["Tarzan"], [name]
        )
        a, b = table.seats
        act(a, "attack", "7 Combat Teamwork (Energy/Intelligence)")
        b.does("avoid", name, by)
        assert table.pending == "Turn" and b.is_asked
        assert "7 Energy" in a.zone("hand")
        table = battle(["Robin Hood"], ["6C"], ["Tarzan"], [name])
        act(table.seats[0], "attack", "6C")
        assert not table.seats[1].can("avoid")


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


@card("head-for-mexico", "never-set-foot-on-dry-land")
@pytest.mark.parametrize(
    ("name", "by"), [("Head for Mexico", "Billy the Kid"), ("Never Set Foot On Dry Land", "Captain Nemo")]
)
@pytest.mark.parametrize(
    ("shield", "whose"), [("Victorian Sophisticant", "Mr. Hyde"), ("Distracting Intervention", "Cthulhu")]
)
def test_nobody_hides_in_reserve_when_nobody_else_can_be_targeted(name: str, by: str, shield: str, whose: str) -> None:
    a, b = facing(["Zorro"], ["6C"], [by, whose], [name], them=in_play(shield, whose, whose))
    strikes(a, b, "6C", "Zorro", by)
    b.does("avoid", name, by)
    assert sorted(b.front) == sorted([by, whose]) and b.reserve == []


@card("superhuman-endurance", "head-for-mexico")
def test_a_character_safe_from_some_attacks_can_still_be_targeted() -> None:
    there = in_play("Superhuman Endurance", "John Carter of Mars")
    a, b = facing(["Zorro"], ["6C"], ["Billy the Kid", "John Carter of Mars"], ["Head for Mexico"], them=there)
    strikes(a, b, "6C", "Zorro", "Billy the Kid")
    b.does("avoid", "Head for Mexico", "Billy the Kid")
    assert b.front == ["John Carter of Mars"] and b.reserve == ["Billy the Kid"]


@card("run-and-hide", "napoleon-of-crime")
@pytest.mark.parametrize(
    ("name", "by", "teammate"),
    [("Run and Hide", "Invisible Man", False), ("Napoleon of Crime", "Professor Moriarty", True)],
)
def test_intelligence_power_cards_avoid(name, by, teammate) -> None:
    them = {"in_play": [{"card": name, "by": by}]}
    for target in (by, "Leonidas"):
        table = battle(["Wicked Witch"], ["8E"], [by, "Leonidas"], ["8I", "5C"], them=them)
        act(table.seats[0], "attack", "8E", "Wicked Witch", target)
        b = table.seats[1]
        assert b.can("avoid", "8I", by) is (target == by or teammate)
        assert not b.can("avoid", "5C")
    table = battle(["Wicked Witch"], ["8E"], [by], ["8I"])
    act(table.seats[0], "attack", "8E")
    assert not table.seats[1].can("avoid")


@card("run-and-hide", "napoleon-of-crime")
@pytest.mark.parametrize(
    ("name", "by", "target"),
    [("Run and Hide", "Invisible Man", "Invisible Man"), ("Napoleon of Crime", "Professor Moriarty", "Leonidas")],
)
def test_an_intelligence_card_avoids_in_time(name: str, by: str, target: str) -> None:
    _, b = under_attack("8C", target, [by, "Leonidas"], [name, "1I", "5C"])
    assert not b.can("avoid", "1I")
    b.does("use", name, by)
    assert b.offered("avoid") == ["1 Intelligence"]
    b.does("avoid", "1I", by)
    assert b.damage(target) == 0 and b.clipped(by) == [name] and b.hand == ["5C"]
