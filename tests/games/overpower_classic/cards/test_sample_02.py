"""The sample: attacks that some cards do not defend, and attacks with consequences."""

import pytest

from games.overpower.table import Player, hero, pass_out
from games.overpower_classic.cards.sample import BEAST, CYCLOPS, DODGE, HULK, NEGATE, STORM, THING, duel, named, to_move
from games.overpower_classic.making import attacks, strike
from games.overpower_classic.walks import walk
from marks import card

SURFER = "Silver Surfer (MVOP)"


@card("xmop-rapture-psychic-sword")
def test_psychic_sword_is_stopped_by_specials_only() -> None:
    a, b = duel(["Rapture"], ["Psychic Sword"], [THING, BEAST], ["8S", "Taxi Cab", DODGE, NEGATE])
    a.does("attack", "Psychic Sword", "Rapture", "Thing", "Fighting")
    assert a.level == 0 and b.can("negate", NEGATE, "Beast", "Psychic Sword")
    b.does("decline")
    assert not b.can("block", "8S") and b.can("avoid", DODGE, "Thing")
    b.does("avoid", DODGE, "Thing")
    assert b.hits("Thing") == [] and "Psychic Sword" in a.dead


@card("xmop-rapture-psychic-sword")
def test_psychic_sword_hits_for_nothing_but_its_type() -> None:
    for marked, falls in ((["1E", "1F"], True), (["1E", "1S"], True), (["1E", "1I"], True), (["1F", "1S"], False)):
        a, b = duel(["Rapture"], ["Psychic Sword"], [hero(CYCLOPS, hits=marked), THING])
        strike(a, b, "Psychic Sword", "Rapture", "Cyclops", "Strength")
        assert a.venture == 0
        if a.pending == "SpectrumKO":  # OPC-KO-07
            a.does("accept")
        assert b.is_kod("Cyclops") is falls


ICONS = [
    pytest.param("Rhino (MVOP)", "Rhino Charge", 6, "E", "S", marks=card("mvop-rhino-rhino-charge")),
    pytest.param("Catwoman", "Razor Sharp Claws", 5, "F", "F", marks=card("dcop-catwoman-razor-sharp-claws")),
]


@pytest.mark.parametrize(("who", "name", "level", "barred", "kind"), ICONS)
def test_cards_of_one_icon_cannot_defend(who: str, name: str, level: int, barred: str, kind: str) -> None:
    """Whatever their value; MultiPower cards show it too (OPC-DEF-12), Any-Power cards do not."""
    others = [x for x in "EFS" if x != barred]
    answers = [f"6{barred}", "5M", "Manhole Cover", "6A", f"{level - 1}{others[0]}", *(f"{level}{x}" for x in others)]
    a, b = duel([who], [name], ["Venom (MVOP)"], [*answers, DODGE])
    attacks(a, b, name, named(who), "Venom")
    assert a.level == level
    for card_ in (f"6{barred}", "5M", f"{level - 1}{others[0]}"):
        assert b.refused("block", card_, "Venom")
    assert b.refused("block", "5M", "Manhole Cover", "Venom") and b.can("block", "6A", "Venom")
    assert b.can("avoid", DODGE, "Venom") and all(b.can("block", f"{level}{x}", "Venom") for x in others)
    b.does("take")
    assert b.damage("Venom") == level == a.venture


@pytest.mark.parametrize(("who", "name", "level", "barred", "kind"), ICONS)
def test_no_universe_card_of_the_icon_helps(who: str, name: str, level: int, barred: str, kind: str) -> None:
    """OPC-DEF-19: every card of the defence counts, with all its icons."""
    trainings = {"E": "Energy/Strength Training +4", "F": "Fighting/Strength Training +4"}
    a, b = duel([who], [name], ["Doctor Octopus (MVOP)"], ["2S", *trainings.values()])
    attacks(a, b, name, named(who), "Doctor Octopus")
    for icon, training in trainings.items():
        assert b.can("block", "2S", training, "Doctor Octopus") is (icon != barred)


@pytest.mark.parametrize(("who", "name", "level", "barred", "kind"), ICONS)
def test_such_an_attack_has_its_type(who: str, name: str, level: int, barred: str, kind: str) -> None:
    others = [f"1{x}" for x in "EFS" if x != kind]
    a, b = duel([who], [name], [hero(CYCLOPS, hits=others), THING])
    strike(a, b, name, named(who), "Cyclops")
    assert b.is_kod("Cyclops")


@card("clop-absorbing-man-wrecking-ball")
def test_wrecking_ball_cannot_be_defended_with_specials_negates_included() -> None:
    """OPC-DEF-19."""
    shift = "Survival of the Fittest"
    a, b = duel(["Absorbing Man"], ["Wrecking Ball"], ["Apocalypse (MVOP)", BEAST], [DODGE, NEGATE, shift, "5E", "4F"])
    a.does("attack", "Wrecking Ball", "Absorbing Man", "Apocalypse")
    assert b.verbs == {"decline"} and a.level == 5
    b.does("decline")
    assert b.offered("block") == ["5 Energy"] and b.verbs == {"block", "take"}
    b.does("take")
    assert b.damage("Apocalypse") == 5


@card("clop-absorbing-man-wrecking-ball")
def test_wrecking_ball_is_a_strength_attack() -> None:
    a, b = duel(["Absorbing Man"], ["Wrecking Ball"], [hero(CYCLOPS, hits=["1E", "1F"]), THING])
    strike(a, b, "Wrecking Ball", "Absorbing Man", "Cyclops")
    assert b.is_kod("Cyclops")


def venomed(*hand: str, stopped: bool = False, **more: object) -> list[Player]:
    a, b = duel(["Joker"], ["Joker Venom", "2E", "3E"], [THING, STORM], [DODGE, *hand], **more)
    attacks(a, b, "Joker Venom", "Joker", "Thing")
    assert a.level == 7
    b.does("avoid", DODGE, "Thing") if stopped else b.does("take")
    return [a, b]


@card("dcop-joker-joker-venom")
def test_joker_venom_keeps_its_target_from_attacking_for_the_battle() -> None:
    a, b = venomed("4S", "1E", "2E")
    assert b.damage("Thing") == 7 == a.venture
    assert not b.can("attack", "4S", "Thing") and b.can("attack", "1E", "Storm")
    strike(b, a, "1E", "Storm", "Joker")
    attacks(a, b, "2E", "Joker", "Thing")
    assert b.can("block", "4S", "Thing")
    b.does("take")
    assert not b.can("attack", "4S", "Thing") and b.can("attack", "2E", "Storm")


@card("dcop-joker-joker-venom")
def test_joker_venom_that_is_stopped_does_nothing() -> None:
    _, b = venomed("4S", stopped=True)
    assert b.can("attack", "4S", "Thing") and b.damage("Thing") == 0


@card("dcop-joker-joker-venom")
def test_joker_venom_is_an_energy_attack_and_over_with_the_battle() -> None:
    a, b = duel(["Joker"], ["Joker Venom"], [hero(HULK, hits=["1S", "1F"]), THING])
    strike(a, b, "Joker Venom", "Joker", "Hulk")
    assert b.is_kod("Hulk")
    a, b = duel(["Joker"], ["Joker Venom"], [THING], me={"draw": ["1F"]}, them={"draw": ["4S"]})
    strike(a, b, "Joker Venom", "Joker", "Thing")
    pass_out(a, b)
    walk(a, b, "Turn", battle=3)
    strike(a, b, "1F", "Joker", "Thing")
    assert b.can("attack", "4S", "Thing", "Joker")


def murder(worth: list[str], piles: dict[str, int]) -> list[Player]:
    a, b = duel(["Bullseye"], ["Murderer"], [hero(STORM, hits=worth), THING], ["1S"], me={"objectives": piles})
    strike(a, b, "Murderer", "Bullseye", "Storm")
    return [a, b]


@card("clop-bullseye-murderer")
@pytest.mark.parametrize("worth", [["8E", "8E"], ["1E", "1S"]])
def test_murderer_moves_a_defeated_mission_up_if_it_kos(worth: list[str]) -> None:
    piles = {"reserve": 3, "completed": 1, "defeated": 2}
    a, b = murder(worth, piles)
    assert b.is_kod("Storm") and a.venture == 4
    assert a.can("decline")
    before = a.missions
    a.table.answer(0, next(o for o in a.options() if o.verb != "decline"))
    assert a.missions == (before[0], before[1] + 1, before[2] - 1) == (3, 2, 1) and to_move(b)
    a, b = murder(worth, piles)
    a.does("decline")
    assert a.missions == (3, 1, 2) and to_move(b)


@card("clop-bullseye-murderer")
def test_murderer_moves_nothing_without_a_ko_or_a_defeated_mission() -> None:
    a, b = murder(["8E"], {"reserve": 3, "completed": 1, "defeated": 2})
    assert not b.is_kod("Storm") and b.damage("Storm") == 12 and to_move(b) and a.missions == (3, 1, 2)
    a, b = murder(["8E", "8E"], {"reserve": 5, "completed": 1})
    assert b.is_kod("Storm") and a.verbs == {"decline"} and a.missions == (5, 1, 0)


@card("clop-bullseye-murderer")
def test_murderer_is_a_level_4_attack() -> None:
    a, b = duel(["Bullseye"], ["Murderer"], [THING], ["3S", "4S"])
    attacks(a, b, "Murderer", "Bullseye", "Thing")
    assert a.level == 4 and b.offered("block") == ["4 Strength"]


TOXINS = [
    pytest.param("Angel: The Fallen", "Neuro-Toxin", "E", marks=card("xmop-angel-neuro-toxin")),
    pytest.param("X-Babies", "Li'l Colossus", "S", marks=card("mnop-x-babies-lil-colossus")),
]


@pytest.mark.parametrize(("who", "name", "kind"), TOXINS)
def test_a_hit_costs_the_opponent_four_of_the_venture_total(who: str, name: str, kind: str) -> None:
    others = [f"1{x}" for x in "EFS" if x != kind]
    a, b = duel([hero(who, current=["5S"]), HULK], [name], [hero(STORM, hits=others), THING], [DODGE])
    assert b.venture == 5
    attacks(a, b, name, who, "Storm")
    assert a.level == 6
    b.does("take")
    assert b.is_kod("Storm") and b.venture == 1 and a.venture == 6
    a, b = duel([hero(who, current=["5S"])], [name], [THING], [DODGE])
    attacks(a, b, name, who, "Thing")
    b.does("avoid", DODGE, "Thing")
    assert b.venture == 5 and a.venture == 0


@pytest.mark.parametrize(("who", "name", "kind"), TOXINS)
def test_the_total_falls_below_zero_and_only_for_this_battle(who: str, name: str, kind: str) -> None:
    a, b = duel([who], [name], [THING], [])
    strike(a, b, name, who, "Thing")
    assert b.venture == -4
    pass_out(a, b)
    walk(a, b, "Turn", battle=3)
    assert b.venture == 0 and b.permanent("Thing") == [name]


HELD = ["3E", "4M", "5A", "6F", "Power Lines", "6 Energy Teamwork (Strength/Fighting +1/+2)", DODGE, "Chain Lightning"]


@card("mcop-morbius-blood-hunger")
def test_blood_hunger_takes_every_card_with_an_energy_icon_out_of_the_hand() -> None:
    front = [hero(STORM, placed=["7E"]), THING]
    a, b = duel(["Morbius (MCOP)"], ["Blood Hunger"], front, HELD)
    attacks(a, b, "Blood Hunger", "Morbius", "Storm")
    assert a.level == 5
    b.does("take")
    assert b.hand == ["5A", "6F", DODGE] and b.placed() == ["7E"] and b.damage("Storm") == 5
    assert b.power_pack == ["3E", "4M"] and to_move(b)


@card("mcop-morbius-blood-hunger")
def test_blood_hunger_that_is_stopped_takes_nothing_and_it_is_a_fighting_attack() -> None:
    a, b = duel(["Morbius (MCOP)"], ["Blood Hunger"], [STORM, THING], HELD)
    attacks(a, b, "Blood Hunger", "Morbius", "Storm")
    b.does("avoid", DODGE, "Storm")
    assert len(b.hand) == 7
    a, b = duel(["Morbius (MCOP)"], ["Blood Hunger"], [hero(STORM, hits=["1E", "1S"]), THING])
    strike(a, b, "Blood Hunger", "Morbius", "Storm")
    assert b.is_kod("Storm")


@card("dcop-eradicator-energy-blast")
def test_energy_blast_makes_the_opponent_choose_a_card_of_the_hand_to_discard() -> None:
    blast = "dcop-eradicator-energy-blast"
    a, b = duel(["Eradicator"], [blast], [hero(STORM, hits=["1S", "1F"], placed=["7E"]), THING], ["3S", "4S", DODGE])
    attacks(a, b, "Energy Blast", "Eradicator", "Storm")
    assert a.level == 4
    b.does("take")
    assert b.is_kod("Storm") and not a.is_asked and b.verbs == {"choose"}
    assert sorted(b.offered("choose")) == ["3 Strength", "4 Strength", DODGE]
    b.does("choose", "3S")
    assert b.hand == ["4S", DODGE] and b.power_pack.count("3S") == 1 and to_move(b)


@card("dcop-eradicator-energy-blast")
def test_energy_blast_that_is_stopped_or_meets_an_empty_hand() -> None:
    blast = "dcop-eradicator-energy-blast"
    a, b = duel(["Eradicator"], [blast], [STORM], ["4E", "5E"])
    attacks(a, b, "Energy Blast", "Eradicator", "Storm")
    b.does("block", "4E", "Storm")
    assert b.hand == ["5E"] and to_move(b)
    a, b = duel(["Eradicator"], [blast], [STORM], [])
    strike(a, b, "Energy Blast", "Eradicator", "Storm")
    assert to_move(b) and b.damage("Storm") == 4
