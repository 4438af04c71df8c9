"""Edges of rules, each with the neighbour on the other side of it."""

import pytest

from games.overpower.specials import plays, strikes
from games.overpower.table import PILE, hero, table
from marks import rule
from overtable.games.overpower.hits.ko import knock_out


@rule("OP25-BATT-78")
@pytest.mark.parametrize("locked, placed", [("", False), ("special", False), ("placed", False), ("placed", True)])
def test_whoever_may_not_play_a_special_negates_with_none(legacy_cards, locked: str, placed: bool) -> None:  # type: ignore[no-untyped-def]
    lock = {"special": "Honest Ground", "placed": "Bare Hands"}
    holder = hero("Mina Harker", placed=["Tracking Movements"]) if placed else "Mina Harker"
    a, b = table(
        a={"front": ["Zorro", "Hercules"], "hand": ["Great Club"], "draw": PILE}
        | ({"in_play": [{"card": lock[locked], "by": "Zorro"}]} if locked else {}),
        b={"front": [holder], "hand": [] if placed else ["Tracking Movements"], "draw": PILE},
    )
    a.does("attack", "Great Club", "Hercules", "Mina Harker")
    free = locked == "" or (locked == "placed" and not placed)
    assert b.can("negate", "Tracking Movements", "Mina Harker") is free
    if not free:
        assert b.refusal("negate", "Tracking Movements", "Mina Harker") == "OP25-BATT-78"


@rule("OP25-PLACE-07")
def test_a_placed_utility_is_played_by_its_holder_only() -> None:
    people = [hero("Zorro", hits=["1E"], placed=["Preternatural Healing"]), hero("Hercules", hits=["2E"])]
    a, _ = table(a={"front": people, "draw": PILE}, b={"front": ["Merlin"], "draw": PILE})
    assert a.can("play", "Preternatural Healing", "Zorro")
    assert not a.can("play", "Preternatural Healing", "Hercules")


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


@rule("OP25-CARD-17")
def test_a_universe_card_goes_to_the_dead_pile_even_from_an_attack_that_leaves_the_game() -> None:
    a, b = table(
        a={"front": ["Leonidas"], "hand": ["8C", "Rapier"], "draw": PILE},
        b={"front": ["Poseidon"], "hand": ["Form of Water"], "draw": PILE},
    )
    strikes(a, b, "8C", "Rapier", "Leonidas", "Poseidon")
    b.does("avoid", "Form of Water", "Poseidon")
    assert "8 Combat" in a.zone("removed") and a.dead == ["Rapier"] and a.power_pack == []


@rule("OP25-BATT-63", "OP25-BATT-07")
def test_a_lasting_effect_goes_where_its_hit_goes() -> None:
    gaze = {"card": "Paralyzing Gaze", "by": "Dracula", "target": "The Mummy"}
    a, b = table(
        a={"front": ["The Mummy", "Korak"], "hand": ["Reinvigorated by Fresh Organs", "3B", "3C"], "draw": PILE},
        b={"front": ["Dracula"], "draw": PILE, "in_play": [gaze]},
    )
    assert not a.can("attack", "3B", "The Mummy") and a.can("attack", "3C", "Korak")
    plays(a, b, "Reinvigorated by Fresh Organs", "The Mummy")
    a.does("choose", "Korak")
    b.does("pass")
    assert a.hits("Korak") == ["Paralyzing Gaze"] and a.hits("The Mummy") == []
    assert a.can("attack", "3B", "The Mummy") and a.refusal("attack", "3C", "Korak") == "OP25-BATT-78"


@rule("OP25-PLACE-07", "OP25-BATT-10")
def test_a_placed_card_against_conceding_is_played_by_its_holder(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    people = [hero("Zorro", placed=["No Way Out"]), "Hercules"]
    a, b = table(a={"front": ["Merlin"], "draw": PILE}, b={"front": people, "draw": PILE})
    a.does("concede")
    assert b.offered("prevent", "No Way Out") == ["Zorro"]
    a, b = table(
        a={"front": ["Merlin"], "draw": PILE}, b={"front": ["Zorro", "Hercules"], "hand": ["No Way Out"], "draw": PILE}
    )
    a.does("concede")
    assert b.offered("prevent", "No Way Out") == ["Zorro", "Hercules"]
    b.does("prevent", "No Way Out", "Hercules")
    assert b.is_asked and b.pending == "Turn" and a.s.conceded == -1, "the concession used up the turn"


@rule("OP25-KO-14")
@pytest.mark.parametrize("fallen, gone", [("Hercules", True), ("Zorro", False)])
def test_what_holds_a_character_goes_with_it(fallen: str, gone: bool) -> None:
    swarm = {"card": "Swarm Them!", "by": "Angry Mob: Modern Age", "target": "Hercules"}
    decoy = {"card": "Distracting Intervention", "by": "Cthulhu", "target": "Hercules"}
    a, b = table(
        a={"front": ["Angry Mob: Modern Age"], "draw": PILE, "in_play": [swarm]},
        b={"front": ["Hercules", "Zorro", "Cthulhu"], "draw": PILE, "in_play": [decoy]},
    )
    assert b.hits("Hercules") == ["Swarm Them!"] and b.clipped("Hercules") == ["Distracting Intervention"]
    knock_out(a.s, b.char(fallen))
    assert (a.dead == ["Swarm Them!"]) is gone and (b.dead == ["Distracting Intervention"]) is gone
    assert any(e.source >= 8 for e in a.s.effects) is not gone


@rule("OP25-DECK-15", "OP25-DISC-10")
@pytest.mark.parametrize("home, kept", [("The Round Table", True), ("", False)])
def test_an_aspect_is_usable_with_a_homebase_only(home: str, kept: bool) -> None:
    side = {"front": ["Zorro"], "hand": ["Mallku", "1C"], "draw": PILE} | ({"homebase": home} if home else {})
    a, _ = table(a=side, b={"front": ["Merlin"], "draw": PILE}, phase="discard")
    assert ("Mallku" in a.hand) is kept and (a.dead == ["Mallku"]) is not kept
