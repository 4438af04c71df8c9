"""The sample: Specials that are attacks of one level, what joins them and what follows them."""

from typing import Any

import pytest

from games.overpower.table import hero, pass_out
from games.overpower_classic.cards.sample import (
    CYCLOPS,
    DODGE,
    HULK,
    STORM,
    TEAMWORK,
    THING,
    WOLVERINE,
    duel,
    named,
    only_one,
    to_move,
    types_on,
)
from games.overpower_classic.making import attacks, strike, strike_home
from games.overpower_classic.walks import walk
from marks import card


def params(*rows: tuple[Any, ...]) -> list[Any]:
    """Rows that begin with the id of the card which they are about."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in rows]


ALL = {"energy", "combat", "brute_force", "intelligence"}
THREE = ALL - {"intelligence"}

MULTI = params(
    ("mvop-war-machine-unleash-arsenal", "War Machine (MVOP)", "Unleash Arsenal", 8, THREE),
    ("dcop-comm-gordon-and-g-c-p-d-swat-team", "Comm. Gordon & G.C.P.D.", "SWAT Team", 8, ALL),
    ("xmop-sabra-bladefire", "Sabra", "Bladefire", 9, {"energy", "combat"}),
    ("xmop-sunfire-atomic-flare", "Sunfire", "Atomic Flare", 9, ALL),
)
LETTERS = {"E": ("energy", "Energy"), "F": ("combat", "Fighting"), "S": ("brute_force", "Strength")}
LETTERS["I"] = ("intelligence", "Intellect")


@pytest.mark.parametrize(("card_id", "who", "name", "level", "types"), MULTI)
def test_an_attack_of_several_types_at_its_level(
    card_id: str, who: str, name: str, level: int, types: set[str]
) -> None:
    a, b = duel([who, HULK], [card_id], [THING, STORM], ["7S", "8S", DODGE])
    assert not a.can("attack", name, "Hulk") and only_one(card_id)
    kinds = [told for short, told in LETTERS.values() if short in types]
    assert sorted(a.offered("attack", name, named(who), "Thing")) == sorted(kinds)
    attacks(a, b, name, named(who), "Thing", kinds[0])
    assert a.level == level
    assert b.refused("block", "7S", "Thing") and b.can("block", "8S", "Thing") is (level == 8)
    assert b.can("avoid", DODGE, "Thing")
    b.does("take")
    assert b.damage("Thing") == a.venture == level and types_on(b, "Thing") == [types]
    assert to_move(b)


@pytest.mark.parametrize(("card_id", "who", "name", "level", "types"), MULTI)
def test_it_is_one_of_its_types_for_the_spectrum(
    card_id: str, who: str, name: str, level: int, types: set[str]
) -> None:
    """OPC-KO-04, OPC-KO-07: whichever makes the third, one only, and none that is not printed."""
    kind = next(told for short, told in LETTERS.values() if short in types)
    for marked in ("EF", "ES", "FS", "EI", "F"):
        a, b = duel([who], [card_id], [hero(CYCLOPS, hits=[f"1{x}" for x in marked]), THING])
        strike_home(a, b, name, named(who), "Cyclops", kind)
        third = any(short in types for x, (short, _) in LETTERS.items() if x not in marked)
        assert b.is_kod("Cyclops") is (third and len(marked) == 2), marked


@card("xmop-sunfire-atomic-flare")
@pytest.mark.parametrize("stopped", [False, True])
def test_atomic_flare_ends_the_attacks_of_sunfire_for_the_battle(stopped: bool) -> None:
    """Whether or not it hits; teammates attack on, and Sunfire defends."""
    pile = ["7E", *["1F"] * 7]
    foes, answers = [THING, WOLVERINE], [DODGE, "4S"]
    a, b = duel(["Sunfire", HULK], ["xmop-sunfire-atomic-flare", "7E", "4F", "2S"], foes, answers, me={"draw": pile})
    attacks(a, b, "Atomic Flare", "Sunfire", "Thing", "Energy")
    b.does("avoid", DODGE, "Thing") if stopped else b.does("take")
    attacks(b, a, "4S", "Thing", "Sunfire")
    a.does("block", "4F", "Sunfire")
    assert not a.can("attack", "7E") and not a.can("attack", "2S", "Sunfire")
    strike(a, b, "2S", "Hulk", "Thing")
    pass_out(a, b)
    assert b.permanent("Thing") == (["2S"] if stopped else ["2S", "Atomic Flare"])
    walk(a, b, "Turn", battle=3)
    assert a.can("attack", "7E", "Sunfire", "Thing")


FURTHER = params(
    ("mvop-cable-custom-firearms", "Cable (MVOP)", "Custom Firearms", "F", "6S", "Dumpster", False),
    ("mvop-carnage-insane-rage", "Carnage (MVOP)", "Insane Rage", "E", "6F", "Sword", False),
    ("psop-silver-sable-katana", "Silver Sable (PSOP)", "Katana", "F", "6F", "Hand Grenade", False),
    ("dcop-ras-al-ghul-master-swordsman", "Ra's al Ghul", "Master Swordsman", "F", "6F", "Sword", False),
    ("mvop-hobgoblin-razor-bats", "Hobgoblin (MVOP)", "Razor Bats", "F", "6F", "Hand Grenade", True),
)
COLUMNS = ("card_id", "who", "name", "letter", "power", "basic", "other")


@pytest.mark.parametrize(COLUMNS, FURTHER)
def test_a_level_4_attack_and_one_further_attack(
    card_id: str, who: str, name: str, letter: str, power: str, basic: str, other: bool
) -> None:
    """OPC-BATT-22: by the same character, with any card but Teamwork and Ally, though the first one was stopped."""
    hand = [card_id, power, "1M", basic, TEAMWORK, "2F", "2S"]
    a, b = duel([who, HULK], hand, [THING, STORM], ["3S", "4S", "1E"])
    user = named(who)
    assert not a.can("attack", name, "Hulk") and not only_one(card_id)
    attacks(a, b, name, user, "Thing")
    assert a.level == 4 and b.refused("block", "3S", "Thing")
    b.does("block", "4S", "Thing")
    assert a.pending == "FollowUp" and a.can("decline")
    assert not a.can("attack", TEAMWORK) and not a.can("attack", "2S", "Hulk")
    assert a.can("attack", "1M", user, "Storm") and a.can("attack", power, basic, user, "Storm")
    assert a.can("attack", "2S", user, "Thing") is not other  # against a different opponent, where the card says so
    strike(a, b, power, user, "Storm")
    assert b.damage("Storm") == int(power[0]) and to_move(b)


@pytest.mark.parametrize(COLUMNS, FURTHER)
def test_the_attack_has_its_type_and_the_further_one_may_be_left(
    card_id: str, who: str, name: str, letter: str, power: str, basic: str, other: bool
) -> None:
    marked = [f"1{x}" for x in "EFS" if x != letter]
    a, b = duel([who], [card_id, power], [hero(CYCLOPS, hits=marked), THING])
    strike(a, b, name, named(who), "Cyclops")
    assert b.is_kod("Cyclops") and a.venture == 4
    a.does("decline")
    assert to_move(b) and a.hand == [power]


@card("mvop-hobgoblin-razor-bats")
def test_razor_bats_has_nothing_to_follow_against_one_opponent() -> None:
    a, b = duel(["Hobgoblin (MVOP)"], ["mvop-hobgoblin-razor-bats", "6F"], [THING])
    strike(a, b, "Razor Bats", "Hobgoblin", "Thing")
    assert not a.can("attack")
    assert b.damage("Thing") == 4 and a.hand == ["6F"]


@card("iqop-strong-guy-simple-strategy")
def test_simple_strategy_takes_one_intellect_card() -> None:
    hand = ["iqop-strong-guy-simple-strategy", "3I", "5I", "2S", "1M", "6A", "Tree"]
    a, b = duel(["Strong Guy (IQOP)", "Beast (IQOP)"], hand, [THING, STORM], ["6S", "7S"])
    who, name = "Strong Guy", "Simple Strategy"
    assert not a.can("attack", name, "Beast")
    for wrong in ("2S", "1M", "6A", "5I"):  # OPC-COMBO-01, and 5 is above the grid
        assert a.refused("attack", name, who, wrong, who, "Thing")
    assert not a.can("attack", name, who, "3I", "Beast", "Thing")
    assert a.offered("attack", name, who, "3I", who) == ["Thing", "Storm"]
    attacks(a, b, name, who, "3I", who, "Thing")
    assert a.level == 7 and b.refused("block", "6S", "Thing") and b.can("block", "7S", "Thing")
    b.does("take")
    assert b.current("Thing") == ["3I", name] and a.venture == 7
    assert types_on(b, "Thing") == [{"brute_force"}, {"intelligence"}] and to_move(b)


@card("iqop-strong-guy-simple-strategy")
def test_simple_strategy_alone_is_a_level_4_strength_attack() -> None:
    a, b = duel(
        ["Strong Guy (IQOP)"], ["iqop-strong-guy-simple-strategy", "3I"], [hero(CYCLOPS, hits=["1E", "1F"]), THING]
    )
    attacks(a, b, "Simple Strategy", "Strong Guy", "Cyclops")
    assert a.level == 4
    b.does("take")
    assert b.is_kod("Cyclops") and to_move(b) and a.hand == ["3I"]
