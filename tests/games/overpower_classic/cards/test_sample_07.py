"""The sample: Specials that are attacks with a level, alone, combined, or followed by another."""

import pytest

from games.overpower_classic.cards.sample import (
    CYCLOPS,
    DODGE,
    HULK,
    STORM,
    THING,
    WOLVERINE,
    duel,
    named,
    only_one,
    says,
    to_move,
    types_on,
)
from games.overpower_classic.making import attacks, strike
from marks import card

SURFER = ("mvop-silver-surfer-power-cosmic", "Silver Surfer (MVOP)", "Power Cosmic", 8)
JUBILEE = ("psop-jubilee-prismatic-flare", "Jubilee (MVOP)", "Prismatic Flare", 7)
PLAIN = [
    ("iqop-holocaust-horrifying-image", "Holocaust (MNOP)", "Horrifying Image", 4, "intelligence", False),
    ("mvop-beast-drop-kick", "Beast (MVOP)", "Drop Kick", 9, "combat", True),
    ("imop-any-character-massive-muscles", "Storm (MVOP)", "Massive Muscles", 7, "brute_force", True),
    ("mvop-jean-grey-telekinesis", "Jean Grey (MVOP)", "Telekinesis", 9, "brute_force", True),
    ("mnop-the-kree-interstellar-empire", "The Kree", "Interstellar Empire", 7, "combat", False),
]


@card(*(row[0] for row in PLAIN))
@pytest.mark.parametrize(("card_id", "who", "name", "level", "kind", "once"), PLAIN)
def test_plain_attack(card_id: str, who: str, name: str, level: int, kind: str, once: bool) -> None:
    user, enough = named(who), [f"{level}S"] if level < 9 else []
    a, b = duel([who, WOLVERINE], [card_id], [THING, HULK], [f"{level - 1}S", *enough, DODGE])
    assert a.can("attack", name, "Wolverine", "Thing") is ("any-character" in card_id)
    attacks(a, b, name, user, "Thing")
    assert a.level == level
    assert not b.can("block", f"{level - 1}S", "Thing") and b.can("avoid", DODGE, "Thing")
    assert all(b.can("block", c, "Thing") for c in enough)
    b.does("take")
    assert b.damage("Thing") == a.venture == level and types_on(b, "Thing") == [{kind}]
    assert to_move(b) and only_one(card_id) is once


@card("imop-any-character-massive-muscles")
@pytest.mark.parametrize("of_set", ["mvop", "mcop", "promo"])
def test_massive_muscles_is_a_duplicate_of_the_attacks_that_anybody_makes(of_set: str) -> None:
    terror = f"{of_set}-any-character-gamma-terror"
    hand = ["imop-any-character-massive-muscles", terror, DODGE, "mvop-beast-drop-kick"]
    a, _ = duel([STORM, "Beast (MVOP)"], hand, [HULK], phase="discard")
    assert set(a.offered("discard")) == {"Massive Muscles", "Gamma Terror"}
    assert a.prompt == "Discard 1 duplicate."
    a.does("discard", "Gamma Terror")
    assert a.verbs == {"done"} and "Massive Muscles" in a.hand


@card(SURFER[0], JUBILEE[0])
@pytest.mark.parametrize(("card_id", "who", "name", "level"), [SURFER, JUBILEE])
def test_attack_of_three_types(card_id: str, who: str, name: str, level: int) -> None:
    user = named(who)
    a, b = duel([who, STORM], [card_id], [THING, HULK], [f"{level - 1}S", f"{level}S"])
    assert a.offered("attack", name, user, "Thing") == ["Energy", "Fighting", "Strength"]
    assert not a.can("attack", name, "Storm")
    attacks(a, b, name, user, "Thing", "Strength")
    assert a.level == level
    assert b.can("block", f"{level}S", "Thing") and not b.can("block", f"{level - 1}S", "Thing")
    b.does("take")
    assert b.damage("Thing") == a.venture == level
    assert types_on(b, "Thing") == [{"energy", "combat", "brute_force"}]
    assert only_one(card_id) and says(card_id) == f"Energy, Strength or Fighting attack, level {level}."


@card(SURFER[0], JUBILEE[0])
@pytest.mark.parametrize(("card_id", "who", "name", "level"), [SURFER, JUBILEE])
@pytest.mark.parametrize(("before", "kod"), [("1E 1F", True), ("1E 1S", True), ("1F 1S", True), ("1I 1I", False)])
def test_attack_of_three_types_stands_for_one_of_them(
    card_id: str, who: str, name: str, level: int, before: str, kod: bool
) -> None:
    a, b = duel([who], [card_id], [{"name": THING, "hits": before.split()}, HULK])
    strike(a, b, name, named(who), "Thing", "Energy")
    assert (a.pending == "SpectrumKO") is kod
    if kod:
        a.does("accept")
    assert b.is_kod("Thing") is kod


@card("mvop-human-torch-fire-storm")
@pytest.mark.parametrize("stopped", [False, True])
def test_fire_storm_lets_him_attack_somebody_else_with_energy(stopped: bool) -> None:
    hand = ["mvop-human-torch-fire-storm", "5E", "3F", "2M", "6E", "6 Energy Teamwork (Strength/Fighting +1/+2)"]
    a, b = duel(["Human Torch (MVOP)", STORM], hand, [THING, HULK], ["4F", "3F"])
    attacks(a, b, "Fire Storm", "Human Torch", "Thing")
    assert a.level == 4 and not b.can("block", "3F", "Thing")
    b.does(*(("block", "4F", "Thing") if stopped else ("take",)))
    assert types_on(b, "Thing") == ([] if stopped else [{"energy"}])
    assert a.offered("attack", "5E") == ["Human Torch"] and a.offered("attack", "5E", "Human Torch") == ["Hulk"]
    assert a.can("attack", "2M", "Human Torch", "Hulk") and a.can("decline")
    assert not a.can("attack", "3F") and not a.can("attack", "6 Energy Teamwork (Strength/Fighting +1/+2)")
    strike(a, b, "5E", "Human Torch", "Hulk")
    assert b.hits("Hulk") == ["5E"] and a.venture == (5 if stopped else 9) and to_move(b)


@card("mvop-human-torch-fire-storm")
def test_fire_storm_has_no_second_attack_without_a_second_opponent() -> None:
    a, b = duel(["Human Torch (MVOP)"], ["mvop-human-torch-fire-storm", "5E"], [THING])
    strike(a, b, "Fire Storm", "Human Torch", "Thing")
    assert b.damage("Thing") == 4 and not a.can("attack", "5E")


@card("mvop-any-character-death-from-above")
def test_death_from_above_lets_any_hero_attack() -> None:
    hand = ["mvop-any-character-death-from-above", "7E", "8S", "6 Energy Teamwork (Strength/Fighting +1/+2)"]
    a, b = duel([HULK, STORM], hand, [THING, WOLVERINE], ["4F", "3F"], me={"reserve": CYCLOPS})
    assert set(a.offered("attack", "Death from Above")) == {"Hulk", "Storm"}
    attacks(a, b, "Death from Above", "Hulk", "Thing")
    assert a.level == 4 and not b.can("block", "3F", "Thing")
    b.does("take")
    assert types_on(b, "Thing") == [{"combat"}]
    assert a.offered("attack", "7E") == ["Storm"] and a.offered("attack", "8S") == ["Hulk"]
    assert not a.can("attack", "6 Energy Teamwork (Strength/Fighting +1/+2)") and a.can("decline")
    assert set(a.offered("attack", "7E", "Storm")) == {"Thing", "Wolverine"}
    strike(a, b, "7E", "Storm", "Thing")
    assert b.damage("Thing") == a.venture == 11 and to_move(b)
    assert only_one("mvop-any-character-death-from-above")


@card("mvop-wolverine-wounded-animal")
@pytest.mark.parametrize(("recorded", "level"), [([], 8), (["1E"], 9), (["1E", "2E", "3F"], 11)])
def test_wounded_animal_grows_with_the_hits_on_record(recorded: list[str], level: int) -> None:
    wolverine = {"name": WOLVERINE, "hits": recorded, "current": ["2F"]}
    a, b = duel([wolverine, HULK], ["mvop-wolverine-wounded-animal"], [{"name": THING, "hits": ["1S"]}], ["8S"])
    assert not a.can("attack", "Wounded Animal", "Hulk")
    attacks(a, b, "Wounded Animal", "Wolverine", "Thing")
    assert a.level == level and b.can("block", "8S", "Thing") is (level == 8)
    b.does("take")
    assert b.damage("Thing") == 9 and a.venture == 8 and types_on(b, "Thing") == [{"brute_force"}, {"combat"}]
    assert only_one("mvop-wolverine-wounded-animal")


@card("psop-mojo-prime-time")
@pytest.mark.parametrize(
    ("power", "kinds"), [("5E", {"energy"}), ("6F", {"combat"}), ("2S", {"brute_force"}), ("6A", set())]
)
def test_prime_time_takes_one_power_card_of_any_type(power: str, kinds: set[str]) -> None:
    hand = ["psop-mojo-prime-time", "4M", "3 MultiPower (three icons)", "7F", power]
    a, b = duel(["Mojo (PSOP)", WOLVERINE], hand, [THING, HULK], ["8S"])
    assert a.can("attack", "Prime Time", "Mojo", "Thing") and not a.can("attack", "Prime Time", "Wolverine")
    for no in ("4M", "3 MultiPower (three icons)", "7F"):
        assert not a.can("attack", "Prime Time", "Mojo", no)
    attacks(a, b, "Prime Time", "Mojo", power, "Mojo", "Thing")
    level = 5 + int(power[0])
    assert a.level == level and b.can("block", "8S", "Thing") is (level <= 8)
    b.does("take")
    assert b.hits("Thing") == sorted(["Prime Time", power]) and b.damage("Thing") == a.venture == level
    assert sorted(map(sorted, types_on(b, "Thing"))) == sorted([["combat"], sorted(kinds)])
    assert only_one("psop-mojo-prime-time")


@card("psop-mojo-prime-time", "iqop-jean-grey-phoenix-effect")
@pytest.mark.parametrize(
    ("card_id", "who", "name", "level"),
    [
        ("psop-mojo-prime-time", "Mojo (PSOP)", "Prime Time", 5),
        ("iqop-jean-grey-phoenix-effect", "Jean Grey (IQOP)", "Phoenix Effect", 4),
    ],
)
def test_a_power_card_need_not_be_added(card_id: str, who: str, name: str, level: int) -> None:
    a, b = duel([who], [card_id, "2S"], [THING])
    strike(a, b, name, named(who), "Thing")
    assert b.damage("Thing") == a.venture == level and a.hand == ["2S"] and to_move(b)


@card("iqop-jean-grey-phoenix-effect")
@pytest.mark.parametrize(
    ("power", "kind"), [("7E", "energy"), ("3F", "combat"), ("2S", "brute_force"), ("4I", "intelligence")]
)
def test_phoenix_effect_takes_one_power_card_of_a_single_type(power: str, kind: str) -> None:
    hand = ["iqop-jean-grey-phoenix-effect", "1M", "7A", "8E", power]
    a, b = duel(["Jean Grey (IQOP)", HULK], hand, [THING, STORM], ["6S"])
    for no in ("1M", "7A", "8E"):
        assert not a.can("attack", "Phoenix Effect", "Jean Grey", no)
    assert not a.can("attack", "Phoenix Effect", "Hulk")
    attacks(a, b, "Phoenix Effect", "Jean Grey", power, "Jean Grey", "Thing")
    level = 4 + int(power[0])
    assert a.level == level and b.can("block", "6S", "Thing") is (level <= 6)
    b.does("take")
    assert b.hits("Thing") == sorted(["Phoenix Effect", power]) and a.venture == b.damage("Thing") == level
    assert sorted(map(sorted, types_on(b, "Thing"))) == [[], [kind]]
    assert not only_one("iqop-jean-grey-phoenix-effect")
