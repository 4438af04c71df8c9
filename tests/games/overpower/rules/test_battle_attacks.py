"""What an attack is, whom it may target, what it acts as, attacks that lie face down (OP25-BATT)."""

import pytest

from games.overpower.specials import facing
from games.overpower.table import FREYA, PILE, hero, strike, table
from marks import rule


@pytest.mark.parametrize(
    ("user", "card", "attack"),
    [
        ("Hercules", "Great Club", True),
        ("Dracula", "Paralyzing Gaze", True),
        ("Hercules", "Lion Skin Cloak", False),
        ("Dejah Thoris", "Fortune of Helium", False),
        ("Any", "Gunnr: Battle Valkyrie", False),
    ],
)
@rule("OP25-BATT-01", "OP25-BATT-03")
def test_an_attack_does_damage_or_has_a_target(user: str, card: str, attack: bool) -> None:
    name = "Zorro" if user == "Any" else user
    a, b = table(a={"front": [name], "hand": [card], "draw": PILE}, b={"front": ["Merlin"], "hand": [FREYA]})
    assert a.can("attack", card) is attack and a.can("pass") is not attack
    if card == "Lion Skin Cloak":
        assert a.refusal("play", card, name) == "OP25-BATT-34"
    elif not attack:
        a.does("play", card, name)
        b.does("decline")
        assert not b.can("avoid"), "a utility is not defended"


@rule("OP25-BATT-02", "OP25-INTER-30", "OP25-BATT-03")
def test_a_card_for_a_teammate_is_no_attack_and_reaches_the_front_line_only() -> None:
    a, b = table(
        a={"front": ["Merlin", "Zorro", "Korak"], "reserve": "Ra", "hand": ["Transmogrification"]},
        b={"front": ["Hercules"], "hand": [FREYA]},
    )
    assert a.can("pass") and not a.can("attack")
    assert a.offered("play", "Transmogrification", "Merlin") == ["Zorro", "Korak"]
    a.does("play", "Transmogrification", "Merlin", "Zorro")
    b.does("decline")
    assert b.pending == "Turn" and a.clipped("Merlin") == ["Transmogrification"]


@rule("OP25-BATT-07")
def test_what_an_attack_acts_as_is_fixed_when_it_is_played() -> None:
    a, b = table(
        a={"front": ["Mr. Hyde"], "hand": ["Sadistic Tendencies"]},
        b={
            "front": ["Jane Porter", hero("Hercules", hits=["3E", "3C"])],
            "hand": ["Legendary Escape"],
        },
    )
    a.does("attack", "Sadistic Tendencies", "Mr. Hyde", "Jane Porter", "Brute Force")
    b.does("decline")
    assert a.level == 8, "her threat is 16"
    b.does("shift", "Legendary Escape", "Jane Porter", "Hercules")
    assert a.level == 8
    b.does("take")
    assert b.damage("Hercules") == 6 + 8 and not b.is_kod("Hercules"), "8 Any-Power, whatever his threat"


@rule("OP25-BATT-07")
def test_a_moved_hit_keeps_its_damage() -> None:
    a, b = table(
        a={"front": ["Ra"], "hand": ["Cult of Mnevis Bull"]},
        b={"front": ["The Mummy", "Merlin"], "hand": ["Reinvigorated by Fresh Organs"]},
    )
    strike(a, b, "Cult of Mnevis Bull", "Ra", "The Mummy", "Combat")
    assert b.damage("The Mummy") == 8, "because of his 7 Brute Force"
    b.does("play", "Reinvigorated by Fresh Organs", "The Mummy")
    a.does("decline")
    b.does("choose", "Merlin")
    assert b.damage("The Mummy") == 0 and b.damage("Merlin") == 8 == a.venture


@rule("OP25-BATT-08", "OP25-BATT-27")
def test_what_has_no_condition_happens_whatever_the_defence() -> None:
    a, b = table(
        a={"front": ["Morgan le Fay"], "hand": ["Duality"], "draw": ["1E", "2E"]},
        b={"front": [hero("Zorro", placed=["7C"])], "hand": [FREYA, "8C"]},
    )
    a.does("play", "Duality", "Morgan le Fay")
    b.does("decline")
    a.does("choose", "7C")
    assert b.placed("Zorro") == [] and a.hand == ["1E"]
    assert b.hand == ["8C", FREYA], "no defence was asked for"


@rule("OP25-BATT-73", "OP25-BATT-83")
@pytest.mark.parametrize(("guess", "held"), [("4B", True), ("3B", False), ("7B", True)])
def test_a_guessed_block_may_take_a_universe_card(guess: str, held: bool) -> None:
    a, b = facing(["Count of Monte Cristo"], ["Jacopo", "6C"], ["Hercules"], ["4B", "3B", "7B", "Hyde Serum"])
    strike(a, b, "Jacopo", "Count of Monte Cristo", "Hercules")
    a.does("attack", "6C", "Count of Monte Cristo", "Hercules")
    b.does("block", guess, "Hyde Serum", "Hercules")
    assert b.damage("Hercules") == (4 if held else 10)
    assert b.dead == ["Hyde Serum"] and b.power_pack == [guess]


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


@rule("OP25-BATT-73")
def test_a_card_from_under_the_homebase_is_lost_with_a_wrong_guess_and_no_other_is_used() -> None:
    them = {"homebase": "Dracula's Armory", "under": ["Hyde Serum", "Trebuchet"]}
    count = "Count of Monte Cristo"
    a, b = facing([count], ["Jacopo", "6C", "5C"], ["Hercules"], ["1B", "3B", "4B"], them=them)
    strike(a, b, "Jacopo", count, "Hercules")
    a.does("attack", "6C", count, "Hercules")
    b.does("block", "1B", "Hyde Serum", "Hercules")
    assert b.damage("Hercules") == 10 and b.zone("under homebase") == ["Trebuchet"]
    assert b.s.used_under == 1 << b.number
    strike(b, a, "3B", "Hercules", count)
    a.does("attack", "5C", count, "Hercules")
    assert not b.can("block", "4B"), "one such card in a battle"
