"""The cards themselves: grids, types, Universe cards, Specials (OP25-CARD)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.overpower.specials import facing, in_play, strikes
from games.overpower.table import PILE, hero, strike, table
from marks import rule
from overtable.games.overpower.book.book import AnyCard, catalogue, in_print
from overtable.games.overpower.book.facts import CHARACTER


@rule("OP25-CARD-01")
def test_every_character_has_a_grid_a_threat_and_perhaps_an_inherent_ability() -> None:
    catalogue()
    people = [f for f in in_print() if f.kind == CHARACTER]
    assert len(people) == len({f.name for f in people}) == 43
    assert all(len(f.grid) == 4 and all(1 <= skill <= 8 for skill in f.grid) for f in people)
    assert all(f.threat > 0 for f in people)
    able = {f.name for f in people if f.card.inherent or f.card.starts_with}
    assert {"Zeus", "The Mummy", "Lancelot"} < able and not {"Hercules", "Zorro"} & able


@rule("OP25-CARD-03", "OP25-CARD-25")
def test_a_high_grid_may_exclude_a_character() -> None:
    a, _ = table(
        a={"front": ["Hercules", "Zorro"], "hand": ["Little John", "Guy of Gisborne", "Great Club", "Riposte"]},
        b={"front": ["Merlin"]},
    )
    assert a.offered("attack", "Little John") == ["Zorro"], "5 or less Brute Force"
    assert a.refusal("attack", "Little John", "Hercules", "Merlin") == "OP25-CARD-25"
    assert a.offered("attack", "Guy of Gisborne") == ["Hercules"], "7 or higher Brute Force"
    assert a.refusal("attack", "Guy of Gisborne", "Zorro", "Merlin") == "OP25-CARD-25"


@rule("OP25-CARD-04", "OP25-CARD-05")
def test_a_power_card_needs_the_grid_a_place_on_the_front_line_and_a_target() -> None:
    a, _ = table(
        a={"front": ["Hercules", "Merlin"], "reserve": "Zeus", "hand": ["6C", "7E", "8E"]},
        b={"front": ["Korak", "Tarzan"], "reserve": "Ra"},
    )
    assert a.offered("attack", "6C") == ["Hercules"]
    assert a.refusal("attack", "6C", "Merlin", "Korak") == "OP25-CARD-04"
    assert a.offered("attack", "7E") == ["Merlin"], "not Zeus in Reserve"
    assert not a.can("attack", "8E")
    assert a.refusal("attack", "8E", "Zeus", "Korak") == "OP25-BATT-44"
    assert a.offered("attack", "6C", "Hercules") == ["Korak", "Tarzan"]
    assert all(len(o.refs) >= 3 for o in a.options() if o.verb == "attack"), "each attack names its target"


@rule("OP25-CARD-09", "OP25-CARD-10")
def test_an_any_power_card_is_played_through_one_skill() -> None:
    a, b = table(
        a={"front": ["Zorro", "Merlin"], "hand": ["6A", "Rapier", "7 Energy Teamwork (Combat/Intelligence)"]},
        b={"front": ["Korak"], "hand": ["6A"], "draw": PILE},
    )
    assert a.offered("attack", "6A", "Zorro", "Korak") == ["Combat"], "his only skill of 6 or more"
    assert a.offered("attack", "6A", "Rapier", "Zorro", "Korak") == ["Combat"]
    strike(a, b, "7 Energy Teamwork (Combat/Intelligence)", "Merlin", "Korak")
    a.does("attack", "6A", "Zorro", "Korak", "Combat")
    assert a.level == 7 and a.attack.type == 1
    assert b.refusal("block", "6A", "Korak") == "OP25-BATT-38"


@rule("OP25-CARD-11", "OP25-BATT-73")
def test_the_type_of_a_face_down_attack_is_its_players_affair() -> None:
    me = in_play("Didn't See it Coming", "Invisible Man")
    a, b = facing(["Invisible Man"], ["5M"], ["Hercules"], ["8B"], me=me)
    assert a.can("attack", "5M", "Invisible Man", "Hercules"), "in the open the opponent may be left to name it"
    assert [len(o.refs) for o in a.options() if o.verb == "attack_face_down"] == [4, 4], "each with its type"
    a.does("attack_face_down", "5M", "Invisible Man", "Hercules", "Combat")
    assert b.pending == "DefenceWindow"


@rule("OP25-CARD-11", "OP25-BATT-84")
def test_the_opponent_names_no_type_that_could_not_attack() -> None:
    them = in_play("Protection of Saint Michael", "Joan of Arc")
    for line, named in ((them, ["Combat"]), ({}, ["Combat", "Intelligence"])):
        a, b = facing(["Invisible Man"], ["5M"], ["Joan of Arc"], ["1I"], them=line)
        a.does("attack", "5M", "Invisible Man", "Joan of Arc")
        assert b.offered("declare") == named


@pytest.mark.parametrize(("power", "pays"), [("7I", True), ("5M", True), ("7A", True), ("8A", False), ("3E", False)])
@rule("OP25-CARD-15", "OP25-INTER-25")
def test_a_multipower_or_any_power_card_pays_a_typed_cost(power: str, pays: bool) -> None:
    a, b = table(
        a={
            "front": ["Victory Harben"],
            "hand": ["Department of Theoretical Physics", power],
            "draw": ["1E", "1C", "1B", "1I", "2I"],
        },
        b={"front": ["Merlin"]},
    )
    card = "Department of Theoretical Physics"
    assert a.can("play", card) is pays
    if not pays:
        assert a.refusal("play", card, "Victory Harben") == "OP25-INTER-25"
        return
    a.does("play", card, "Victory Harben")
    a.does("pay", power)
    b.does("decline")
    assert power not in a.hand and len(a.hand) == 4


@rule("OP25-CARD-17")
def test_a_universe_card_goes_to_the_dead_pile_even_from_an_attack_that_leaves_the_game() -> None:
    a, b = table(
        a={"front": ["Leonidas"], "hand": ["8C", "Rapier"], "draw": PILE},
        b={"front": ["Poseidon"], "hand": ["Form of Water"], "draw": PILE},
    )
    strikes(a, b, "8C", "Rapier", "Leonidas", "Poseidon")
    b.does("avoid", "Form of Water", "Poseidon")
    assert "8 Combat" in a.zone("removed") and a.dead == ["Rapier"] and a.power_pack == []


@rule("OP25-CARD-17", "OP25-BATT-73")
@pytest.mark.parametrize("answer", [("take",), ("block", "8B", "Hercules"), ("block", "8B", "Hyde Serum", "Hercules")])
def test_a_universe_card_that_lay_face_down_goes_to_the_dead_pile(answer: tuple[str, ...]) -> None:
    hand = ["Jacopo", "6C", "Rapier"]
    a, b = facing(["Count of Monte Cristo"], hand, ["Hercules"], ["8B", "Hyde Serum"])
    strike(a, b, "Jacopo", "Count of Monte Cristo", "Hercules")
    a.does("attack", "6C", "Rapier", "Count of Monte Cristo", "Hercules")
    b.does(*answer)
    assert a.dead == ["Rapier"] and a.zone("face down") == []
    assert b.damage("Hercules") == (4 if len(answer) == 4 else 10), "level 9"


@rule("OP25-CARD-22", "OP25-BATT-57")
def test_the_follow_ups_of_a_teamwork_have_its_bonuses() -> None:
    teamwork = "8 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={"front": ["Zorro", "Merlin", "Joan of Arc"], "hand": [teamwork, "6E", "6I"]}, b={"front": ["Hercules"]}
    )
    assert a.offered("attack", teamwork) == ["Zorro"], "8 Combat is needed"
    a.does("attack", teamwork, "Zorro", "Hercules")
    assert a.level == 4
    b.does("take")
    a.does("attack", "6I", "Joan of Arc", "Hercules")
    assert a.level == 7, "either type may come first, at +1"
    b.does("take")
    a.does("attack", "6E", "Merlin", "Hercules")
    assert a.level == 8, "and the other one second, at +2"


AQUAPHOBIC = {"in_play": [{"card": "Aquaphobic", "by": "Wicked Witch"}]}


@rule("OP25-CARD-23", "OP25-BATT-80", "OP25-BATT-56")
def test_what_counts_as_an_attack_with_a_universe_card() -> None:
    teamwork = "6 Combat Teamwork (Energy/Brute Force)"
    a, b = table(
        a={
            "front": ["Hercules", "Poseidon", "Zorro"],
            "hand": ["6C", "Rapier", teamwork, "5E", "Hucklebuck", "Great Club"],
        },
        b={"front": ["Wicked Witch", "Korak"]} | AQUAPHOBIC,
    )
    assert a.can("attack", "6C", "Hercules", "Wicked Witch"), "a Power card alone"
    for attack in (["6C", "Rapier", "Hercules"], [teamwork, "Hercules"], ["Hucklebuck", "Poseidon"]):
        assert a.refusal("attack", *attack, "Wicked Witch") == "OP25-BATT-84"
        assert a.can("attack", *attack, "Korak")
    strike(a, b, teamwork, "Hercules", "Korak")
    assert a.pending == "FollowUp"
    assert a.refusal("attack", "5E", "Poseidon", "Wicked Witch") == "OP25-BATT-84", "even at +0"
    a.does("attack", "5E", "Poseidon", "Korak")
    assert a.level == 5


@rule("OP25-CARD-24", "OP25-BATT-57")
def test_a_special_that_acts_as_a_power_card_follows_a_teamwork_of_its_type() -> None:
    def sheriff(teamwork: str):  # type: ignore[no-untyped-def]
        return table(
            a={"front": ["Zorro", "Robin Hood"], "hand": [teamwork, "Band of Merry Men"]}, b={"front": ["Merlin"]}
        )

    a, b = sheriff("7 Combat Teamwork (Brute Force/Intelligence)")
    strike(a, b, "7 Combat Teamwork (Brute Force/Intelligence)", "Zorro", "Merlin")
    a.does("attack", "Band of Merry Men", "Robin Hood", "Merlin")
    b.does("decline")
    assert a.level == 6, "with the bonus of the follow-up"

    a, b = sheriff("7 Combat Teamwork (Energy/Intelligence)")
    assert not a.can("attack", "7 Combat Teamwork (Energy/Intelligence)", "Zorro"), "Brute Force is not asked for"


@pytest.mark.parametrize(("user", "may"), [("Captain Nemo", True), ("Hercules", False)])
@rule("OP25-CARD-30")
def test_an_artifact_needs_its_grid(legacy_cards, user: str, may: bool) -> None:  # type: ignore[no-untyped-def]
    a, b = table(a={"front": [user], "hand": ["Strong Mind"], "draw": ["1C"]}, b={"front": ["Merlin"]})
    if may:
        a.does("play", "Strong Mind", user)
        assert a.hand == ["1C"] and b.pending in ("Turn", "Duplicates")
    else:
        assert a.refusal("play", "Strong Mind", user) == "OP25-CARD-30"


@rule("OP25-CARD-33", "OP25-KO-07", "OP25-CARD-08")
def test_a_card_with_several_icons_acts_as_one_of_them() -> None:
    for hits, kod in ((["3E", "3C"], False), (["3E", "3B"], True), (["3B", "3I"], True)):
        a, b = table(
            a={"front": ["Van Helsing"], "hand": ["Crossbow Expert"]},
            b={"front": [hero("Zorro", hits=hits), "Merlin"]},
        )
        assert a.offered("attack", "Crossbow Expert", "Van Helsing", "Zorro") == ["Energy", "Combat"]
        strike(a, b, "Crossbow Expert", "Van Helsing", "Zorro", "Energy")
        assert b.is_kod("Zorro") is kod, "it may stand for Energy or Combat, and for nothing else"


@rule("OP25-CARD-35", "OP25-TOTAL-11")
def test_a_conditional_number_is_the_value_it_acts_at() -> None:
    for target, value in (("Poseidon", 8), ("Merlin", 6)):
        a, b = table(
            a={
                "front": ["Ra", "Sheriff of Nottingham"],
                "hand": ["Cult of Mnevis Bull"],
                "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}],
            },
            b={"front": [target]},
        )
        a.does("attack", "Cult of Mnevis Bull", "Ra", target, "Combat")
        b.does("decline")
        assert a.level == value + 2, "a bonus raises the level"
        b.does("take")
        assert b.damage(target) == value == a.venture, "not the value"


@rule("OP25-CARD-36", "OP25-CARD-27")
def test_any_character_reads_as_the_one_who_plays_it() -> None:
    a, b = table(
        a={
            "front": [hero("Hercules", hits=["5C"]), hero("Zorro", hits=["4C"])],
            "hand": ["Preternatural Healing", "Charge into Battle!", "6C"],
        },
        b={"front": ["Merlin"]},
    )
    assert a.offered("play", "Preternatural Healing") == ["Hercules", "Zorro"], "the player names the user"
    a.does("play", "Preternatural Healing", "Zorro")
    b.does("decline")
    a.does("choose", "4C")
    assert a.hits("Zorro") == [] and a.hits("Hercules") == ["5C"]
    b.does("pass")
    strike(a, b, "Charge into Battle!", "Zorro", "Merlin")
    assert a.offered("attack", "6C") == ["Zorro"]


@rule("OP25-CARD-37", "OP25-CARD-14")
def test_a_special_with_an_any_power_icon_makes_no_spectrum() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["Lilith's Swarm"]},
        b={"front": [hero("Zorro", hits=["4E", "3C"]), "Merlin"]},
    )
    strike(a, b, "Lilith's Swarm", "Hercules", "Zorro")
    assert b.damage("Zorro") == 12 and not b.is_kod("Zorro")


@rule("OP25-CARD-21", "OP25-CARD-18")
@pytest.mark.parametrize(("value", "trained"), [(5, True), (6, False)])
def test_training_goes_with_specials_up_to_level_five_and_basics_with_all(
    more_cards: Callable[[list[Any]], None], value: int, trained: bool
) -> None:
    made = {"type": "special", "id": "bowmen", "name": "Bowmen", "character": "Robin Hood", "number": "x"}
    made |= {"icons": ["combat", "brute_force"], "value": value, "use": ["offence", "defence"], "power": True}
    more_cards([msgspec.convert(made, AnyCard)])
    front = {"front": ["Robin Hood"], "hand": ["Bowmen", "Training (Robin Hood)", "Rapier"]}
    a, _ = table(a=front, b={"front": ["Merlin"]})
    assert a.can("attack", "Bowmen", "Rapier", "Robin Hood", "Merlin")
    assert a.can("attack", "Bowmen", "Training (Robin Hood)", "Robin Hood", "Merlin") is trained
    a, b = table(a={"front": ["Leonidas"], "hand": ["8C"]}, b=front)
    a.does("attack", "8C", "Leonidas", "Robin Hood")
    assert b.can("block", "Bowmen", "Rapier", "Robin Hood")
    assert b.can("block", "Bowmen", "Training (Robin Hood)", "Robin Hood") is trained
