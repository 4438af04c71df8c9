"""Worked cases: Power, Universe and Special cards, their levels and types."""

from games.overpower.table import hero, table
from marks import case, rule


@rule("OP25-CARD-06", "OP25-CARD-07", "OP25-CARD-17", "OP25-TOTAL-02", "OP25-BATT-38")
@case("OP25-CASE-003")
def test_a_bonus_is_harder_to_block_but_hurts_no_more() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["7B", "Trident (basic)"]},
        b={"front": ["Merlin"], "hand": ["7E"]},
    )
    before = a.venture
    a.does("attack", "7B", "Trident (basic)", "Hercules", "Merlin")
    assert a.level == 10 and a.attack.type == 2
    assert b.refusal("block", "7E", "Merlin") == "OP25-BATT-38"
    b.does("take")
    assert b.hits("Merlin") == ["7B"] and b.damage("Merlin") == 7
    assert a.venture - before == 7
    assert a.dead == ["Trident"] and b.hand == ["7E"]


@rule("OP25-CARD-06", "OP25-BATT-38", "OP25-DISC-16")
@case("OP25-CASE-004")
def test_a_block_needs_the_level_not_the_type() -> None:
    a, b = table(
        a={"front": ["Robin Hood"], "hand": ["6C"], "draw": ["1C"]},
        b={"front": ["Poseidon"], "hand": ["6E", "5B"], "draw": ["1E"]},
    )
    a.does("attack", "6C", "Robin Hood", "Poseidon")
    assert b.refusal("block", "5B", "Poseidon") == "OP25-BATT-38"
    b.does("block", "6E", "Poseidon")
    assert b.hits("Poseidon") == []
    assert a.power_pack == ["6C"] and b.power_pack == ["6E"]


@rule("OP25-CARD-08", "OP25-CARD-11")
@case("OP25-CASE-005")
def test_the_type_of_a_multipower_attack_is_declared() -> None:
    def joan():  # type: ignore[no-untyped-def]
        return table(a={"front": ["Joan of Arc"], "hand": ["5M"]}, b={"front": ["Merlin"]})

    a, b = joan()
    assert not a.can("attack", "5M", "Joan of Arc", "Merlin", "Energy"), "her Energy is 2"
    assert a.offered("attack", "5M", "Joan of Arc", "Merlin") == ["Combat", "Intelligence"]
    a.does("attack", "5M", "Joan of Arc", "Merlin", "Intelligence")
    assert a.attack.type == 3

    a, b = joan()
    a.does("attack", "5M", "Joan of Arc", "Merlin")
    assert b.pending == "DeclareType" and b.offered("declare") == ["Combat", "Intelligence"]
    b.does("declare", "Combat")
    assert a.attack.type == 1


@rule("OP25-CARD-10", "OP25-CARD-16")
@case("OP25-CASE-007")
def test_a_basic_fixes_the_type_of_a_multipower_card() -> None:
    a, b = table(a={"front": ["Korak"], "hand": ["5M", "Rapier"]}, b={"front": ["Merlin"]})
    assert a.offered("attack", "5M", "Rapier", "Korak", "Merlin") == ["Combat"]
    a.does("attack", "5M", "Rapier", "Korak", "Merlin", "Combat")
    assert a.level == 8 and a.attack.type == 1 and a.attack.value == (5,)
    b.does("take")
    assert b.damage("Merlin") == 5


@rule("OP25-CARD-20", "OP25-CARD-26")
@case("OP25-CASE-008")
def test_training_is_for_the_weak_in_one_and_the_same_skill() -> None:
    a, _ = table(
        a={
            "front": ["Hercules"],
            "hand": ["3E", "6C", "4I", "Training (Joan of Arc)", "Training (Merlin)", "Training (Leonidas)"],
        },
        b={"front": ["Merlin"]},
    )
    assert a.refusal("attack", "6C", "Training (Merlin)", "Hercules", "Merlin") == "OP25-CARD-20"
    trained = [o for o in a.options() if o.verb == "attack" and len(o.refs) >= 5]
    assert not trained, "no attack takes two Universe cards"
    twin = [a.table.state.clone() for _ in range(2)]
    a.does("attack", "3E", "Training (Joan of Arc)", "Hercules", "Merlin")
    assert a.level == 7 and a.attack.type == 0
    a.table.state = twin[0]
    a.does("attack", "4I", "Training (Leonidas)", "Hercules", "Merlin")
    assert a.level == 8 and a.attack.type == 3


@rule("OP25-CARD-21", "OP25-CARD-18")
@case("OP25-CASE-009")
def test_specials_that_act_as_power_cards_take_universe_cards() -> None:
    side = {
        "front": ["Robin Hood", "Mina Harker"],
        "hand": [
            "Band of Merry Men",
            "Jonathan Harker, Solicitor",
            "Training (Robin Hood)",
            "Training (Leonidas)",
            "Secret Identity",
        ],
    }
    a, b = table(a=side, b={"front": ["Merlin"]})
    refused = a.refusal("attack", "Jonathan Harker, Solicitor", "Secret Identity", "Mina Harker", "Merlin")
    assert refused == "OP25-CARD-16", "her Intelligence is 2"
    a.does("attack", "Band of Merry Men", "Training (Robin Hood)", "Robin Hood", "Merlin")
    assert a.level == 9
    b.does("decline")
    b.does("take")
    assert b.damage("Merlin") == 5

    a, b = table(a=side, b={"front": ["Merlin"]})
    a.does("attack", "Jonathan Harker, Solicitor", "Training (Leonidas)", "Mina Harker", "Merlin")
    assert a.level == 9
    b.does("decline")
    b.does("take")
    assert b.damage("Merlin") == 5


@rule("OP25-CARD-27", "OP25-CARD-28", "OP25-BATT-44")
@case("OP25-CASE-012")
def test_a_special_is_for_its_character_and_asks_for_no_grid() -> None:
    a, _ = table(
        a={"front": ["Leonidas"], "reserve": "King Arthur", "hand": ["Wrath of Ra", "Excalibur"]},
        b={"front": ["Merlin"]},
    )
    assert a.grid("Leonidas")[0] == 1
    assert a.can("attack", "Wrath of Ra", "Leonidas", "Merlin")
    assert a.refusal("attack", "Excalibur", "Leonidas", "Merlin") == "OP25-CARD-27"
    assert a.refusal("attack", "Excalibur", "King Arthur", "Merlin") == "OP25-BATT-44"
    a.does("attack", "Wrath of Ra", "Leonidas", "Merlin")
    assert a.level == 7 and a.attack.type == 0


@rule("OP25-CARD-32", "OP25-CARD-25", "OP25-BATT-59")
@case("OP25-CASE-013")
def test_an_ally_needs_a_special_to_follow() -> None:
    side = {"front": ["Robin Hood", "Zorro"], "hand": ["Sir Galahad", "6C"]}
    a, _ = table(a=side | {"homebase": "The Round Table", "home": ["Mallku"]}, b={"front": ["Merlin"]})
    assert a.refusal("attack", "Sir Galahad", "Robin Hood", "Merlin") == "OP25-BATT-59"
    assert a.refusal("attack", "Sir Galahad", "Zorro", "Merlin") == "OP25-BATT-59"
    a, _ = table(a=side | {"hand": ["Sir Galahad", "Elite Swordsmanship"]}, b={"front": ["Merlin"]})
    assert a.can("attack", "Sir Galahad", "Robin Hood", "Merlin"), "with a Special of a teammate"
    a.does("attack", "Sir Galahad", "Robin Hood", "Merlin")
    assert a.level == 2 and a.attack.type == 1


@rule("OP25-CARD-14", "OP25-KO-02", "OP25-KO-01", "OP25-CARD-09")
@case("OP25-CASE-014")
def test_any_power_hurts_but_never_makes_a_spectrum() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["8A", "1C"]},
        b={"front": [hero("Zorro", current=["5E", "6C"]), "Robin Hood"]},
    )
    assert a.offered("attack", "8A", "Hercules", "Zorro") == ["Brute Force"], "only Brute Force is 8"
    a.does("attack", "8A", "Hercules", "Zorro", "Brute Force")
    b.does("take")
    assert b.damage("Zorro") == 19 and not b.is_kod("Zorro")
    b.does("pass")
    a.does("attack", "1C", "Hercules", "Zorro")
    b.does("take")
    assert b.is_kod("Zorro")
