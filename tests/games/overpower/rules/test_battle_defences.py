"""Defending: what is a defence, which cards serve, shifts, the Reserve (OP25-BATT)."""

import pytest

from games.overpower.specials import strikes
from games.overpower.table import FREYA, PILE, defending, table
from marks import rule


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


@pytest.mark.parametrize(("user", "card"), [("Hercules", "Great Club"), ("Zorro", "Elite Swordsmanship")])
@rule("OP25-BATT-34")
def test_without_a_shield_icon_no_card_defends(user: str, card: str) -> None:
    _, b = defending(("5C", "Korak", user), {"front": ["Korak"], "hand": ["5C"]}, {"front": [user], "hand": [card]})
    assert b.refusal("block", card, user) == "OP25-BATT-34" and b.verbs == {"take"}


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


@rule("OP25-BATT-83")
@pytest.mark.parametrize("block, universe, watched", [("5B", "Training (Joan of Arc)", True), ("6C", "Rapier", False)])
def test_a_universe_card_that_helps_a_block_is_used_as_well(block: str, universe: str, watched: bool) -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["8B"], "draw": PILE},
        b={"front": ["Leonidas"], "hand": [block, universe], "draw": PILE}
        | {"in_play": [{"card": "Greatest Soldiers in History", "by": "Leonidas"}]},
    )
    strikes(a, b, "8B", "Hercules", "Leonidas")
    b.does("block", block, universe, "Leonidas")
    assert b.hits("Leonidas") == [] and universe in b.dead
    assert b.can("draw", "1") is watched, "what watches Training cards sees those of blocks"
