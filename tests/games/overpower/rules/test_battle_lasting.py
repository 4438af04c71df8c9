"""What lasts: effects on characters, open hands, and what somebody may not do (OP25-BATT)."""

import pytest

from games.overpower.specials import hits, plays
from games.overpower.table import FREYA, PILE, hero, pass_out, table
from marks import rule


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


@rule("OP25-BATT-64")
@pytest.mark.usefixtures("legacy_cards")
def test_old_cards_on_the_opponent_or_the_venture_total_live_in_the_astral_plane() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["Old Grudge", "Fame"], "draw": PILE},
        b={"front": ["Hercules"], "hand": ["Great Club", "1B"], "draw": PILE},
    )
    plays(a, b, "Old Grudge", "Zorro")
    assert a.astral == ["Old Grudge"] and a.clipped("Zorro") == [] and b.hits("Hercules") == []
    assert b.refusal("attack", "Great Club", "Hercules") == "OP25-BATT-78"
    hits(b, a, "1B", "Hercules", "Zorro")
    plays(a, b, "Fame", "Zorro")
    assert a.astral == ["Fame", "Old Grudge"] and a.venture == 3


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


@pytest.mark.parametrize(("mine", "theirs", "lasts"), [("Barsoom", "", True), ("Asclepieion", "Barsoom", False)])
def test_only_ones_own_homebase_prolongs_a_raised_skill(mine: str, theirs: str, lasts: bool) -> None:
    carter = "John Carter of Mars"
    a, b = table(
        a={"front": [carter], "hand": ["Lower Gravity"], "homebase": mine, "draw": [FREYA]},
        b={"front": ["Merlin"], "homebase": theirs, "draw": [FREYA]},
    )
    plays(a, b, "Lower Gravity", carter)
    while a.pending != "Turn":
        (a if a.is_asked else b).does("decline")
    assert a.grid(carter)[2] == 8
    pass_out(a, b)
    assert a.s.battle == 3 and (a.grid(carter)[2] == 8) is lasts
