"""The sample: attacks that do more to their target, that reach further, or that bar some defences."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.cards.sample import (
    BEAST,
    DODGE,
    HULK,
    NEGATE,
    STORM,
    THING,
    WOLVERINE,
    duel,
    gets,
    named,
    next_battle,
    next_turn_of,
    only_one,
    to_move,
    types_on,
)
from games.overpower_classic.making import attacks, character, strike
from marks import card

CABLE, TRAINING, BOOK = "Cable (IQOP)", "Strength/Energy Training +4", "strength-energy-training-4"
MULTI = "4 MultiPower (three icons)"
ICONS = ["7E", "7F", "3S", MULTI, "7A", "Nuclear", "Hand Grenade", BOOK]
"""What Cable can use: cards that show Energy, Fighting, Strength, several types or none; Basic and Training cards."""


@card("mnop-the-hellfire-club-selene")
def test_selene_takes_the_energy_of_whom_it_hits() -> None:
    a, b = duel(["The Hellfire Club"], ["mnop-the-hellfire-club-selene"], [CABLE, STORM], ICONS)
    attacks(a, b, "Selene", "The Hellfire Club", "Cable")
    assert a.level == 7 and b.can("block", "7E", "Cable") and not b.can("block", "3S", "Cable")
    b.does("take")
    assert b.damage("Cable") == a.venture == 7 and types_on(b, "Cable") == [{"energy"}]
    assert not b.can("attack", "7E", "Cable") and not b.can("attack", MULTI, "Cable")
    assert not b.can("attack", "7A", "Nuclear", "Cable") and not b.can("attack", "3S", TRAINING, "Cable")
    assert b.can("attack", "7F", "Hand Grenade", "Cable") and b.can("attack", "3S", "Cable")
    assert b.can("attack", "7A", "Cable")
    assert b.can("attack", "7E", "Storm") and b.can("attack", MULTI, "Storm"), "nobody else is touched"
    assert only_one("mnop-the-hellfire-club-selene")
    next_turn_of(b, a, "7-energy")
    assert b.can("attack", "7E", "Cable")


@card("mnop-the-hellfire-club-selene")
@pytest.mark.parametrize("stopped", [False, True])
def test_selene_bars_defences_too_and_nothing_if_it_is_stopped(stopped: bool) -> None:
    hand = ["mnop-the-hellfire-club-selene", "6I"]
    a, b = duel(["The Hellfire Club"], hand, [CABLE], ["7F", "6E", "3S"])
    attacks(a, b, "Selene", "The Hellfire Club", "Cable")
    b.does(*(("block", "7F", "Cable") if stopped else ("take",)))
    strike(b, a, "3S", "Cable", "The Hellfire Club")
    attacks(a, b, "6I", "The Hellfire Club", "Cable")
    assert b.can("block", "6E", "Cable") is stopped


@card("dcop-steel-rivet-gun")
def test_rivet_gun_takes_the_fighting_of_its_target() -> None:
    a, b = duel(["Steel", HULK], ["dcop-steel-rivet-gun", "7S"], [CABLE, WOLVERINE], [*ICONS, DODGE])
    assert a.offered("attack", "Rivet Gun") == ["Steel"]
    attacks(a, b, "Rivet Gun", "Steel", "Cable")
    assert not b.can("block", "7F", "Cable") and b.can("avoid", DODGE, "Cable")
    b.does("take")
    assert b.damage("Cable") == a.venture == 0
    assert not b.can("attack", "7F", "Cable") and not b.can("attack", MULTI, "Cable")
    assert not b.can("attack", "7A", "Hand Grenade", "Cable")
    assert b.can("attack", "7E", "Nuclear", "Cable") and b.can("attack", "3S", TRAINING, "Cable")
    assert b.can("attack", "7F", "Hand Grenade", "Wolverine"), "nobody else is touched"
    strike(b, a, "3S", "Cable", "Hulk")
    attacks(a, b, "7S", "Hulk", "Cable")
    assert not b.can("block", "7F", "Cable") and b.can("block", "7E", "Cable")
    b.does("take")
    assert not only_one("dcop-steel-rivet-gun")
    next_turn_of(b, a, "7-fighting")
    assert b.can("attack", "7F", "Cable")


@card("dcop-steel-rivet-gun", "mvop-apocalypse-genetic-engineering", "mvop-venom-symbiotic-snare")
@pytest.mark.parametrize(
    ("card_id", "who", "name"),
    [
        ("dcop-steel-rivet-gun", "Steel", "Rivet Gun"),
        ("mvop-apocalypse-genetic-engineering", "Apocalypse (MVOP)", "Genetic Engineering"),
        ("mvop-venom-symbiotic-snare", "Venom (MVOP)", "Symbiotic Snare"),
    ],
)
@pytest.mark.parametrize("answer", [("avoid", DODGE, "Cable"), ("negate", NEGATE, "Beast")])
def test_an_attack_without_a_number_is_avoided_or_negated(
    card_id: str, who: str, name: str, answer: tuple[str, str, str]
) -> None:
    a, b = duel([who], [card_id], [CABLE, BEAST], [DODGE, NEGATE, "7F", "5E"])
    a.does("attack", name, named(who), "Cable")
    if answer[0] == "avoid":
        b.does("decline")
        b.does(*answer)
    else:
        b.does(*answer, name)
    assert to_move(b) and b.can("attack", "7F", "Cable") and b.can("attack", "5E", "Cable")


@card("mvop-apocalypse-genetic-engineering")
@pytest.mark.parametrize(
    ("chosen", "barred", "free"),
    [("Energy", "7E", "7F"), ("Fighting", "7F", "7E"), ("Strength", "3S", "7E"), ("Intellect", "5I", "7E")],
)
def test_genetic_engineering_takes_a_rating_of_his_choice(chosen: str, barred: str, free: str) -> None:
    hand = ["mvop-apocalypse-genetic-engineering", "2F"]
    a, b = duel(["Apocalypse (MVOP)"], hand, ["Cable (IQOP)", "Banshee (IQOP)"], ["7E", "7F", "3S", "5I", "3M"])
    attacks(a, b, "Genetic Engineering", "Apocalypse", "Cable")
    b.does("take")
    assert a.offered("choose") == ["Energy", "Fighting", "Strength", "Intellect"]
    a.does("choose", chosen)
    assert b.damage("Cable") == 0 and not b.can("attack", barred, "Cable")
    assert b.can("attack", free, "Cable") and b.can("attack", "3M", "Cable")
    assert barred == "7F" or b.can("attack", barred, "Banshee")
    strike(b, a, "3M", "Cable", "Apocalypse")
    attacks(a, b, "2F", "Apocalypse", "Cable")
    assert not b.can("block", barred, "Cable") and b.can("block", free, "Cable")
    b.does("take")
    assert only_one("mvop-apocalypse-genetic-engineering")
    name = {"E": "energy", "F": "fighting", "S": "strength", "I": "intellect"}[barred[1]]
    next_turn_of(b, a, f"{barred[0]}-{name}")
    assert b.can("attack", barred, "Cable")


@card("mvop-venom-symbiotic-snare")
def test_symbiotic_snare_keeps_its_target_from_attacking() -> None:
    hand = ["mvop-venom-symbiotic-snare", "7S"]
    a, b = duel(["Venom (MVOP)", HULK], hand, [THING, STORM], ["7S", "8S", "3E"])
    assert a.offered("attack", "Symbiotic Snare") == ["Venom"]
    strike(a, b, "Symbiotic Snare", "Venom", "Thing")
    assert not b.can("attack", "7S", "Thing") and b.can("attack", "3E", "Storm")
    strike(b, a, "3E", "Storm", "Venom")
    attacks(a, b, "7S", "Venom", "Thing")
    assert b.can("block", "7S", "Thing"), "it may still defend"
    b.does("take")
    assert only_one("mvop-venom-symbiotic-snare")
    next_turn_of(b, a, "7-strength")
    assert b.can("attack", "7S", "Thing")


@card("mvop-mystique-illusion-of-ally")
def test_illusion_of_ally_keeps_its_target_off_until_she_attacks_it() -> None:
    hand = ["mvop-mystique-illusion-of-ally", "1E", "2S", "3E"]
    a, b = duel(["Mystique (MVOP)", HULK], hand, [THING, STORM], ["5S", "1S", "2S", "1E", DODGE])
    attacks(a, b, "Illusion of Ally", "Mystique", "Thing")
    assert b.can("avoid", DODGE, "Thing") and not b.can("block", "5S")
    b.does("take")
    assert b.offered("attack", "5S", "Thing") == ["Hulk"]
    assert set(b.offered("attack", "1E", "Storm")) == {"Mystique", "Hulk"}
    strike(b, a, "1S", "Thing", "Hulk")
    strike(a, b, "2S", "Hulk", "Thing")
    assert b.offered("attack", "5S", "Thing") == ["Hulk"], "her teammates do not count"
    strike(b, a, "2S", "Thing", "Hulk")
    strike(a, b, "1E", "Mystique", "Storm")
    assert b.offered("attack", "5S", "Thing") == ["Hulk"], "nor attacks on others"
    strike(b, a, "1E", "Storm", "Hulk")
    strike(a, b, "3E", "Mystique", "Thing")
    assert set(b.offered("attack", "5S", "Thing")) == {"Mystique", "Hulk"}
    assert not only_one("mvop-mystique-illusion-of-ally")


@card("mvop-mystique-illusion-of-ally")
def test_illusion_of_ally_ends_with_the_battle() -> None:
    a, b = duel(["Mystique (MVOP)", HULK], ["mvop-mystique-illusion-of-ally"], [THING], ["5S"])
    strike(a, b, "Illusion of Ally", "Mystique", "Thing")
    next_turn_of(b, a, "5-strength")
    assert set(b.offered("attack", "5S", "Thing")) == {"Mystique", "Hulk"}


CRUX = character("Crux", grid=(6, 6, 2, 3))
JLA, LEAGUE = "promo-any-character-justice-league-of-america", "Justice League of America"


@card("xmop-crux-precision-agility")
def test_precision_agility_pins_attacks_to_its_target() -> None:
    hand = ["xmop-crux-precision-agility", "1F", "1E"]
    a, b = duel(["Crux"], hand, [THING, STORM], [JLA, "1S", "3E"], cards=[CRUX])
    attacks(a, b, "Precision Agility", "Crux", "Thing")
    assert a.level == 2 and b.can("shift", LEAGUE, "Thing", "Storm"), "that attack itself may move"
    assert not b.can("block", "1S", "Thing")
    b.does("take")
    assert b.damage("Thing") == a.venture == 2 and types_on(b, "Thing") == [{"energy"}]
    strike(b, a, "1S", "Thing", "Crux")
    attacks(a, b, "1F", "Crux", "Thing")
    assert b.refusal("shift", LEAGUE, "Thing", "Storm") == "OPC-DEF-15"
    b.does("take")
    strike(b, a, "3E", "Storm", "Crux")
    attacks(a, b, "1E", "Crux", "Storm")
    assert b.can("shift", LEAGUE, "Thing", "Thing"), "attacks on others may still move"
    assert not only_one("xmop-crux-precision-agility")


@card("xmop-crux-precision-agility")
@pytest.mark.parametrize("stopped", [False, True])
def test_precision_agility_lasts_the_game_if_it_hits(stopped: bool) -> None:
    hand = ["xmop-crux-precision-agility"]
    a, b = duel(["Crux"], hand, [THING, STORM], ["2S"], me={"draw": ["1F"] * 9}, them={"dead": [JLA]}, cards=[CRUX])
    attacks(a, b, "Precision Agility", "Crux", "Thing")
    b.does(*(("block", "2S", "Thing") if stopped else ("take",)))
    next_battle(a, b)
    next_turn_of(a, b, "1-fighting")
    gets(b, JLA)
    attacks(a, b, "1F", "Crux", "Thing")
    assert b.can("shift", LEAGUE, "Thing", "Storm") is stopped


@card("xmop-rapture-mercy-killing")
@pytest.mark.parametrize(("before", "kod"), [([], False), (["8S", "1S"], False), (["8S", "2S"], True)])
@pytest.mark.parametrize("guarded", [False, True])
def test_mercy_killing_ends_whoever_has_fifteen(before: list[str], kod: bool, guarded: bool) -> None:
    safe = [{"card": "dcop-eradicator-self-healing", "by": "Eradicator"}] if guarded else []
    target = hero("Eradicator", hits=before)
    hand = ["xmop-rapture-mercy-killing"]
    a, b = duel(["Rapture", HULK], hand, [target, STORM], ["4E", "5E"], them={"in_play": safe})
    assert a.offered("attack", "Mercy Killing") == ["Rapture"]
    attacks(a, b, "Mercy Killing", "Rapture", "Eradicator")
    assert a.level == 5 and b.can("block", "5E", "Eradicator") and not b.can("block", "4E", "Eradicator")
    b.does("take")
    assert b.is_kod("Eradicator") is kod and a.venture == 5
    assert types_on(b, "Eradicator")[-1:] == [{"brute_force"}] and only_one("xmop-rapture-mercy-killing")


@card("xmop-rapture-mercy-killing")
@pytest.mark.parametrize("stopped", [False, True])
def test_mercy_killing_heeds_no_inherent_ability_but_must_hit(stopped: bool) -> None:
    target = hero("Punisher (IQOP)", hits=["7F", "6F"])
    a, b = duel(["Rapture"], ["xmop-rapture-mercy-killing"], [target, STORM], ["5F"])
    attacks(a, b, "Mercy Killing", "Rapture", "Punisher")
    b.does(*(("block", "5F", "Punisher") if stopped else ("take",)))
    assert b.is_kod("Punisher") is not stopped


@card("mvop-cable-bionic-eye")
@pytest.mark.parametrize("target", ["Thing", "Wolverine"])
def test_bionic_eye_reaches_the_reserve_who_may_defend(target: str) -> None:
    hand = ["mvop-cable-bionic-eye", "6S"]
    a, b = duel(["Cable (MVOP)", HULK], hand, [THING, STORM], ["6F", "5F", "7S"], them={"reserve": WOLVERINE})
    assert set(a.offered("attack", "Bionic Eye", "Cable")) == {"Thing", "Storm", "Wolverine"}
    assert "Wolverine" not in a.offered("attack", "6S", "Cable") and not a.can("attack", "Bionic Eye", "Hulk")
    attacks(a, b, "Bionic Eye", "Cable", target)
    blocks = {"Thing": "7S", "Wolverine": "6F"}
    assert a.level == 6 and b.can("block", blocks[target], target) and not b.can("block", "5F", target)
    b.does("take")
    assert b.damage(target) == a.venture == 6 and types_on(b, target) == [{"combat"}]
    assert not only_one("mvop-cable-bionic-eye")


@card("jlaop-captain-marvel-strength-of-hercules")
@pytest.mark.parametrize("plain", [False, True])
def test_strength_of_hercules_is_not_defended_with_energy(plain: bool) -> None:
    hand = ["jlaop-captain-marvel-strength-of-hercules", "6S"]
    a, b = duel(["Captain Marvel", HULK], hand, [CABLE], [*ICONS, "5F", "4E", DODGE])
    assert a.offered("attack", "Strength of Hercules") == ["Captain Marvel"]
    attacks(a, b, "6S" if plain else "Strength of Hercules", "Captain Marvel", "Cable")
    assert a.level == 6
    for energy in (("7E",), ("4E", "Nuclear"), (MULTI, "Hand Grenade"), ("3S", TRAINING)):
        assert b.can("block", *energy, "Cable") is plain, energy
    for other in (("7F",), ("7A",), ("5F", "Hand Grenade")):
        assert b.can("block", *other, "Cable"), other
    assert b.can("avoid", DODGE, "Cable")
    b.does("take")
    assert b.damage("Cable") == a.venture == 6 and types_on(b, "Cable") == [{"brute_force"}]
    assert not only_one("jlaop-captain-marvel-strength-of-hercules")
