"""Negating: when, what, and what remains of an action (OP25-BATT)."""

import pytest

from games.overpower.specials import facing, strikes
from games.overpower.table import FEAR, FREYA, PILE, SHERIFF, hero, table
from marks import rule


@rule("OP25-BATT-51", "OP25-BATT-23")
def test_the_utility_of_an_additional_attack_may_be_negated() -> None:
    a, b = facing(["Dr. Watson", SHERIFF], ["Blackheath Rugby Star", "6C", FEAR], ["Merlin"], ["6E", "Ascendant Mage"])
    strikes(a, b, "Blackheath Rugby Star", "Dr. Watson", "Merlin")
    b.does("take")
    a.answers(("add", FEAR, SHERIFF), ("attack", "6C", "Dr. Watson", "Merlin"))
    b.does("negate", "Ascendant Mage", "Merlin", FEAR)
    assert a.level == 6 and b.can("block", "6E")
    b.does("take")
    assert FEAR in a.dead


@rule("OP25-CARD-16", "OP25-BATT-23")
def test_a_universe_card_whose_raise_is_negated_adds_nothing() -> None:
    hand = ["6E", "Lightning Bolt", "Head of Martian Science"]
    a, b = facing(["Dejah Thoris"], hand, ["Merlin"], ["Ascendant Mage", "6E"])
    a.does("add", "Head of Martian Science", "Dejah Thoris")
    a.does("attack", "6E", "Lightning Bolt", "Dejah Thoris", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Head of Martian Science")
    assert a.level == 6 and b.can("block", "6E", "Merlin")
    b.does("take")
    assert b.damage("Merlin") == 6 and a.dead == ["Head of Martian Science", "Lightning Bolt"]


@rule("OP25-BATT-24")
def test_a_negated_combination_stops_as_a_whole() -> None:
    a, b = table(
        a={"front": ["Dejah Thoris", "Hercules"], "hand": ["Champions of Barsoom", "8B"], "draw": ["1B"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"]},
    )
    a.does("attack", "Champions of Barsoom", "Dejah Thoris", "8B", "Hercules", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Champions of Barsoom")
    assert b.hits("Merlin") == [] and b.pending == "Turn"
    assert a.dead == ["Champions of Barsoom"] and a.power_pack == ["8B"]


@rule("OP25-BATT-29", "OP25-BATT-03")
def test_a_negate_on_the_own_turn_reaches_hits_clipped_cards_and_the_astral_plane() -> None:
    a, b = table(
        a={"front": [hero("Zorro", current=["Great Club"]), "Sherlock Holmes"], "hand": ["Brilliant Deduction"]},
        b={
            "front": ["Hercules", "Leonidas", "Sheriff of Nottingham"],
            "hand": [FREYA],
            "in_play": [
                {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
                {"card": "Shield Phalanx", "by": "Leonidas"},
            ],
        },
    )
    found = a.offered("negate", "Brilliant Deduction", "Sherlock Holmes")
    assert sorted(found) == ["Great Club", "Rule by Fear", "Shield Phalanx"]
    assert a.can("pass"), "it is no attack"
    a.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Shield Phalanx")
    assert b.verbs == {"decline"}, "nobody is targeted, so nothing avoids it"
    b.does("decline")
    assert b.clipped("Leonidas") == [] and b.dead == ["Shield Phalanx"]


@rule("OP25-BATT-31")
def test_a_card_put_into_play_cannot_be_negated() -> None:
    scheme, genius = "Complex Criminal Scheme", "Mathematical Genius"
    a, b = table(
        a={"front": ["Professor Moriarty"], "hand": [scheme], "draw": [genius, *PILE]},
        b={"front": ["Merlin"], "hand": [FREYA, "Ascendant Mage"]},
    )
    a.does("attack", scheme, "Professor Moriarty", "Merlin", "Intelligence")
    b.does("decline")
    b.does("avoid", FREYA, "Merlin")
    asked = set()
    for _ in range(20):
        if a.pending == "Turn":
            break
        p = a if a.is_asked else b
        asked.add((p.number, p.pending))
        wanted = [o for o in p.options() if o.verb in ("search", "choose", "play", "look")]
        p.table.answer(p.number, (wanted or p.options())[0])
    assert (a.number, "Effects") in asked and (b.number, "NegateWindow") not in asked
    assert b.is_asked and len(a.hand) == 1, "it took no turn of its own, and gave its card"


@rule("OP25-BATT-32")
def test_a_special_played_with_an_attack_does_not_take_it_along() -> None:
    a, b = table(
        a={"front": ["Leonidas"], "hand": ["8C", "Baptized in Combat"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"]},
    )
    assert not a.can("play", "Baptized in Combat"), "it must be played with an attack or defence"
    a.does("add", "Baptized in Combat", "Leonidas")
    a.does("attack", "8C", "Leonidas", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Baptized in Combat")
    assert a.level == 8
    b.does("take")
    assert b.damage("Merlin") == 8 and a.dead == ["Baptized in Combat"]


@rule("OP25-CARD-25", "OP25-BATT-16")
@pytest.mark.parametrize("negated", [True, False])
def test_an_ally_card_whose_raise_is_negated_is_not_played(negated: bool) -> None:
    hand = ["Hera (ally)", "Head of Martian Science", "Great Club"]
    a, b = facing(["Dejah Thoris", "Hercules"], hand, ["Merlin"], ["Ascendant Mage"])
    a.does("add", "Head of Martian Science", "Dejah Thoris")
    a.does("attack", "Hera (ally)", "Dejah Thoris", "Merlin")
    if negated:
        b.does("negate", "Ascendant Mage", "Merlin", "Head of Martian Science")
        assert b.pending == "Turn" and b.is_asked, "neither the attack nor its follow-up"
        assert a.dead == ["Head of Martian Science", "Hera"]
    else:
        b.does("decline")
        b.does("take")
        assert a.pending == "FollowUp" and a.can("attack", "Great Club", "Hercules")
