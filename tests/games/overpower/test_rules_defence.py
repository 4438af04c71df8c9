"""Rules of defending: what is a defence, which cards serve, shifts, protection, and what no defence stops."""

import pytest

from games.overpower.table import FREYA, PILE, defending, hero, table
from marks import rule

RULED_BY_FEAR = {"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}]}


@rule("OP25-BATT-04", "OP25-BATT-37", "OP25-BATT-82")
def test_a_card_that_makes_the_target_invalid_is_a_defence() -> None:
    endurance = "Superhuman Endurance"
    a, b = defending(
        ("6C", "Zorro", "John Carter of Mars"),
        {"front": ["Zorro", "Merlin"], "hand": ["6C", "5C", "5E"]},
        {"front": ["John Carter of Mars"], "hand": [endurance, FREYA]},
    )
    b.does("invalidate", endurance, "John Carter of Mars")
    assert b.hits("John Carter of Mars") == [] and b.pending == "Turn" and b.is_asked
    assert b.clipped("John Carter of Mars") == [endurance] and b.hand == [FREYA], "one defence is enough"
    b.does("pass")
    assert a.refusal("attack", "5C", "Zorro", "John Carter of Mars") == "OP25-BATT-84"
    assert a.can("attack", "5E", "Merlin", "John Carter of Mars"), "it speaks of Combat and Brute Force icons"


@rule("OP25-BATT-33", "OP25-BATT-71", "OP25-BATT-82")
def test_a_utility_is_used_on_defence_only_where_it_is_needed() -> None:
    side = {"front": ["Hercules", "Sheriff of Nottingham"], "hand": ["Rule by Fear", "6B"]}
    _, b = defending(("8C", "Zorro", "Hercules"), {"front": ["Zorro"], "hand": ["8C"]}, side)
    assert b.refusal("block", "6B", "Hercules") == "OP25-BATT-38"
    b.does("use", "Rule by Fear", "Sheriff of Nottingham")
    assert b.offered("block") == ["6 Brute Force"] and not b.can("take")
    b.does("block", "6B", "Hercules")
    assert b.hits("Hercules") == [] and b.astral == ["Rule by Fear"], "it stays for the battle"

    _, b = defending(("6C", "Zorro", "Hercules"), {"front": ["Zorro"], "hand": ["6C"]}, side)
    assert b.refusal("use", "Rule by Fear", "Sheriff of Nottingham") == "OP25-BATT-33", "6B blocks without it"
    _, b = defending(
        ("8C", "Leonidas", "Hercules"), {"front": ["Leonidas"], "hand": ["8C"]}, side | {"hand": ["Rule by Fear", "5B"]}
    )
    assert b.refusal("use", "Rule by Fear", "Sheriff of Nottingham") == "OP25-BATT-33", "5 + 2 is not enough"


@rule("OP25-BATT-82", "OP25-BATT-33", "OP25-CARD-06")
def test_a_grid_is_raised_to_block() -> None:
    a, b = defending(
        ("7C", "Robin Hood", "Dejah Thoris"),
        {"front": ["Robin Hood"], "hand": ["7C"]},
        {"front": ["Dejah Thoris"], "hand": ["Head of Martian Science", "7E"]},
    )
    assert b.refusal("block", "7E", "Dejah Thoris") == "OP25-CARD-06"
    b.does("use", "Head of Martian Science", "Dejah Thoris")
    b.does("block", "7E", "Dejah Thoris")
    assert b.hits("Dejah Thoris") == [] and b.grid("Dejah Thoris") == (7, 6, 2, 7)
    assert a.hand == []


@rule("OP25-BATT-37", "OP25-BATT-83", "OP25-BATT-38", "OP25-CARD-16")
def test_one_defence_with_one_universe_card() -> None:
    side = {"front": ["Anubis"], "hand": ["7B", "Trebuchet", "Trident (basic)", "6B", FREYA]}
    a, b = defending(
        ("8C", "Rapier", "Zorro", "Anubis"), {"front": ["Zorro"], "hand": ["8C", "Rapier"], "draw": ["1C"]}, side
    )
    assert a.level == 11 and not b.can("block"), "7 + 3 is not enough, and 7 + 3 + 3 is not offered"
    assert all(len(o.refs) <= 3 for o in b.options())
    a, b = defending(
        ("6C", "Rapier", "Zorro", "Anubis"), {"front": ["Zorro"], "hand": ["6C", "Rapier"]}, side | {"draw": ["1B"]}
    )
    assert b.refusal("block", "7B", "Anubis") == "OP25-BATT-38"
    b.does("block", "7B", "Trebuchet", "Anubis")
    assert b.hits("Anubis") == [] and b.pending == "Turn" and b.hand == ["6B", FREYA, "Trident"]
    assert b.dead == ["Trebuchet"] and b.power_pack == ["7B"]


@rule("OP25-BATT-71", "OP25-CARD-07", "OP25-CARD-06")
def test_a_bonus_to_all_actions_is_for_attacks_and_defences() -> None:
    a, b = defending(
        ("6B", "Sheriff of Nottingham", "Korak"),
        {"front": ["Sheriff of Nottingham"], "hand": ["6B"]} | RULED_BY_FEAR,
        {"front": ["Korak", "Sheriff of Nottingham"], "hand": ["6C", "5C"]} | RULED_BY_FEAR,
    )
    assert a.level == 8
    assert b.refusal("block", "5C", "Korak") == "OP25-BATT-38"
    b.does("block", "6C", "Korak")
    assert b.hits("Korak") == []


@rule("OP25-BATT-78")
def test_may_not_use_holds_for_attack_and_defence() -> None:
    a, b = table(
        a={"front": ["Carson of Venus", "Zorro"], "hand": ["Telepathic Resistance", "5C", "4C"]},
        b={"front": ["Merlin", "Poseidon"], "hand": ["7E", "6I", "5M"]},
    )
    a.does("attack", "Telepathic Resistance", "Carson of Venus", "Merlin")
    b.does("decline")
    b.does("take")
    for card in ("7E", "5M"):
        assert b.refusal("attack", card, "Merlin", "Zorro") == "OP25-BATT-78"
    assert b.can("attack", "7E", "Poseidon", "Zorro") and b.can("attack", "6I", "Merlin", "Zorro")
    b.does("attack", "5M", "Poseidon", "Zorro", "Energy")
    a.does("take")
    a.does("attack", "5C", "Zorro", "Merlin")
    assert b.refusal("block", "7E", "Merlin") == "OP25-BATT-78"
    b.does("block", "6I", "Merlin")
    assert b.hits("Merlin") == ["Telepathic Resistance"]


@rule("OP25-BATT-84", "OP25-KO-22", "OP25-BATT-45")
def test_a_target_stands_on_the_front_line_alive_and_unprotected() -> None:
    a, _ = table(
        a={"front": ["Zorro"], "hand": ["6C"]},
        b={
            "front": ["Merlin", hero("Hercules", ko=2), "Mr. Hyde"],
            "reserve": "Ra",
            "in_play": [{"card": "Victorian Sophisticant", "by": "Mr. Hyde"}],
        },
    )
    assert a.offered("attack", "6C", "Zorro") == ["Merlin"]
    assert a.refusal("attack", "6C", "Zorro", "Mr. Hyde") == "OP25-BATT-84"
    assert a.refusal("attack", "6C", "Zorro", "Ra") == "OP25-BATT-45"
    assert not a.can("attack", "6C", "Zorro", "Hercules")


@rule("OP25-BATT-76")
def test_what_strikes_the_opponent_targets_nobody() -> None:
    a, b = table(
        a={"front": ["Professor Moriarty"], "hand": ["Criminal Mastermind"]},
        b={
            "front": ["Mr. Hyde"],
            "hand": [FREYA],
            "in_play": [{"card": "Victorian Sophisticant", "by": "Mr. Hyde"}],
        },
    )
    a.does("play", "Criminal Mastermind", "Professor Moriarty")
    assert b.verbs == {"decline"}
    b.does("decline")
    assert b.venture == -10 and b.hand == [FREYA] and b.pending == "Turn"


@rule("OP25-BATT-75")
def test_an_open_hand_shows_what_is_drawn_later() -> None:
    a, b = table(
        a={"front": ["Invisible Man"], "hand": ["I'm In Your House"]},
        b={"front": ["Dejah Thoris"], "hand": ["6C", "Fortune of Helium"], "draw": ["1E", "2E", "3E", "4E"]},
    )
    a.does("play", "I'm In Your House", "Invisible Man")
    assert not b.is_open
    b.does("decline")
    assert b.is_open
    b.does("play", "Fortune of Helium", "Dejah Thoris")
    a.does("decline")
    assert b.hand == ["1E", "2E", "3E", "6C"] and b.is_open


@rule("OP25-INTER-06", "OP25-INTER-07")
def test_what_was_in_play_before_an_attack_that_specials_cannot_defend() -> None:
    side = {"front": ["Wicked Witch", "Korak", "John Carter of Mars"], "hand": ["Son of the Jungle", FREYA]}
    wind = {"in_play": [{"card": "Harness the Wind", "by": "Wicked Witch"}]}
    a, b = defending(
        ("Hidden Sociopath", "Invisible Man", "Wicked Witch"),
        {"front": ["Invisible Man"], "hand": ["Hidden Sociopath"]},
        side | wind,
    )
    assert b.refusal("avoid", FREYA) == "OP25-INTER-06"
    b.does("shift", "Harness the Wind", "Korak")
    assert b.refusal("avoid", "Son of the Jungle") == "OP25-INTER-06"
    b.does("take")
    assert b.damage("Korak") == 5

    shield = {"in_play": [{"card": "Superhuman Endurance", "by": "John Carter of Mars"}]}
    a, _ = table(a={"front": ["Invisible Man"], "hand": ["Hidden Sociopath"]}, b=side | shield)
    attack = ("Hidden Sociopath", "Invisible Man", "John Carter of Mars")
    assert a.refusal("attack", *attack) == "OP25-BATT-84", "a Special in play keeps it away"


@rule("OP25-TOTAL-12", "OP25-BATT-36", "OP25-BATT-05")
def test_a_shifted_attack_counts_for_its_attacker() -> None:
    a, b = defending(
        ("6C", "Zorro", "Merlin"),
        {"front": ["Zorro"], "hand": ["6C"]},
        {"front": ["Merlin", "Korak"], "hand": ["Legendary Escape"]},
    )
    b.does("shift", "Legendary Escape", "Merlin", "Korak")
    b.does("take")
    assert b.hits("Korak") == ["6C"] and b.hits("Merlin") == [] and a.venture == 6


@pytest.mark.parametrize(("user", "card"), [("Hercules", "Great Club"), ("Zorro", "Elite Swordsmanship")])
@rule("OP25-BATT-34")
def test_without_a_shield_icon_no_card_defends(user: str, card: str) -> None:
    _, b = defending(("5C", "Korak", user), {"front": ["Korak"], "hand": ["5C"]}, {"front": [user], "hand": [card]})
    assert b.refusal("block", card, user) == "OP25-BATT-34" and b.verbs == {"take"}


@rule("OP25-BATT-44", "OP25-CARD-02")
def test_the_reserve_plays_nothing_unless_something_allows_it() -> None:
    a, b = defending(
        ("6C", "Zorro", "Merlin"),
        {"front": ["Zorro"], "hand": ["6C"]},
        {"front": ["Merlin"], "reserve": "Hercules", "hand": ["Protector of Mankind"]},
    )
    assert not b.can("block") and b.verbs == {"take"}
    a, _ = table(
        a={"front": ["Zorro"], "reserve": "Ra", "hand": ["Healing Waters of the Nile", "8E"]}, b={"front": ["Merlin"]}
    )
    assert a.refusal("play", "Healing Waters of the Nile", "Ra") == "OP25-BATT-44"
    a, _ = table(
        a={"front": ["Zorro"], "reserve": "Billy the Kid", "hand": ["I'll Make You Famous", "7C"]},
        b={"front": ["Merlin"]},
    )
    assert a.offered("attack", "I'll Make You Famous") == ["Billy the Kid"], "his inherent ability allows that"
    assert a.offered("attack", "7C") == ["Zorro"]


@rule("OP25-BATT-46", "OP25-BATT-48")
def test_if_successful_comes_after_the_defence() -> None:
    for card, left in ((FREYA, ["6I", "7C"]), ("5C", ["6I"])):
        a, b = defending(
            ("Network of Thieves", "Count of Monte Cristo", "Zorro"),
            {"front": ["Count of Monte Cristo"], "hand": ["Network of Thieves"], "draw": PILE},
            {"front": ["Zorro", "Merlin"], "hand": [card, "7C", "6I"]},
        )
        if card == FREYA:
            b.does("avoid", FREYA, "Zorro")
            assert b.hand == left and a.dead == ["Network of Thieves"]
        else:
            b.does("take")
            assert b.pending == "Effects" and b.hits("Zorro") == ["Network of Thieves"]
            b.does("choose", "5C")
            b.does("choose", "7C")
            assert b.hand == left
