"""Worked cases: negating."""

from games.overpower.table import table
from marks import case, rule


@rule("OP25-BATT-23", "OP25-BATT-06", "OP25-CARD-07", "OP25-BATT-27")
@case("OP25-CASE-101")
def test_a_bonus_that_is_negated_leaves_the_power_card_alone() -> None:
    def zeus():  # type: ignore[no-untyped-def]
        a, b = table(
            a={"front": ["Zeus", "Sheriff of Nottingham"], "hand": ["8E", "Rule by Fear"]},
            b={"front": ["Merlin"], "hand": ["Ascendant Mage", "7E"]},
        )
        a.does("add", "Rule by Fear", "Sheriff of Nottingham")
        a.does("attack", "8E", "Zeus", "Merlin")
        return a, b

    a, b = zeus()
    b.does("decline")
    assert a.level == 10
    b.does("take")
    assert b.damage("Merlin") == 8 and a.astral == ["Rule by Fear"]

    a, b = zeus()
    b.does("negate", "Ascendant Mage", "Merlin", "Rule by Fear")
    assert b.pending == "DefenceWindow", "the attack was not defended by the negate"
    assert a.level == 8
    assert b.refusal("block", "7E", "Merlin") == "OP25-BATT-38"
    b.does("take")
    assert b.damage("Merlin") == 8 and a.dead == ["Rule by Fear"]


@rule("OP25-BATT-25", "OP25-BATT-51", "OP25-BATT-21")
@case("OP25-CASE-104")
def test_a_negated_special_has_no_number_and_grants_nothing() -> None:
    a, b = table(
        a={"front": ["Carson of Venus"], "hand": ["T-Ray Gun", "7E"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage", "1E"]},
    )
    a.does("attack", "T-Ray Gun", "Carson of Venus", "Merlin")
    assert a.astral == ["T-Ray Gun"] and b.pending == "NegateWindow"
    b.does("negate", "Ascendant Mage", "Merlin", "T-Ray Gun")
    assert b.hits("Merlin") == [] and b.is_asked and b.pending == "Turn"
    assert a.hand == ["7E"] and a.dead == ["T-Ray Gun"]
    assert b.hand == ["1E"] and not b.is_open, "and this negate costs nothing"


@rule("OP25-BATT-26")
@case("OP25-CASE-105")
def test_hera_may_not_be_negated_even_in_the_astral_plane() -> None:
    a, b = table(
        a={"front": ["Zeus"], "hand": ["Hera (Zeus)"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage", "2E"]},
    )
    a.does("play", "Hera (Zeus)", "Zeus")
    assert b.pending == "Turn", "there was nothing to negate"
    assert b.hand == ["2E", "Ascendant Mage"] and a.clipped("Zeus") == ["Hera"]
    assert not b.can("negate", "Ascendant Mage", "Merlin", "Hera"), "nor later"
    b.does("attack", "2E", "Merlin", "Zeus")
    assert a.hits("Zeus") == [], "it was shifted to Hera"


@rule("OP25-BATT-29", "OP25-BATT-22", "OP25-BATT-30", "OP25-BATT-65")
@case("OP25-CASE-107")
def test_a_negate_is_answered_by_one_negate_and_no_more() -> None:
    a, b = table(
        a={"front": ["Sherlock Holmes"], "hand": ["Brilliant Deduction", "Merlin's Magic"]},
        b={
            "front": ["Merlin", "Sheriff of Nottingham"],
            "hand": ["Ascendant Mage"],
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}],
        },
    )
    a.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Rule by Fear")
    assert b.pending == "NegateWindow"
    b.does("negate", "Ascendant Mage", "Merlin", "Brilliant Deduction")
    assert b.astral == ["Rule by Fear"], "it stays in play"
    assert b.is_asked and b.pending == "Turn", "the second negate was not asked for"
    assert a.hand == ["Merlin's Magic"] and a.dead == ["Brilliant Deduction"] and b.dead == ["Ascendant Mage"]
