"""What may be kept beside another copy, and what must go by the word of an Event (OP25-DISC)."""

import pytest

from games.overpower.specials import facing, plays
from games.overpower.table import PILE, Player, table
from marks import rule

FORTUNE = "Fortune of Helium"
"""Draw three cards; duplicates are discarded."""
THIEF = "Robin Hood: Master Thief"
"""Draw four cards for a Special; duplicates may be kept."""


def kept(hand: list[str], drawn: list[str], later: list[str]) -> list[Player]:
    """The first four cards were drawn with "may keep duplicates"; then three more are drawn without."""
    a, b = facing(["Zorro", "Dejah Thoris"], [THIEF, "Riposte", FORTUNE, *hand], ["Merlin"], me={"draw": drawn + later})
    a.does("play", THIEF, "Zorro")
    a.does("pay", "Riposte")
    b.does("decline")
    assert a.verbs == {"done"}, "all of them may stay"
    a.does("done")
    b.does("pass")
    plays(a, b, FORTUNE, "Dejah Thoris")
    return [a, b]


@rule("OP25-DISC-26", "OP25-DISC-01")
def test_what_is_drawn_later_is_a_duplicate_of_a_card_that_was_kept() -> None:
    a, _ = kept([], ["5C", "1E", "2E", "3E"], ["5I", "4C", "6C"])
    assert a.offered("discard") == ["5 Intelligence"] and not a.can("done"), "the 5C itself stays exempt"
    a.does("discard", "5I")
    assert a.verbs == {"done"} and a.hand == ["1E", "2E", "3E", "4C", "5C", "6C"] and a.power_pack == ["5I"]


@rule("OP25-DISC-26", "OP25-DISC-01")
def test_both_cards_of_a_pair_that_was_kept_stay_and_the_later_one_goes() -> None:
    a, _ = kept(["5E"], ["5C", "1E", "2E", "3E"], ["5I", "4C", "6C"])
    assert a.offered("discard") == ["5 Intelligence"]
    a.does("discard", "5I")
    assert a.verbs == {"done"} and {"5C", "5E"} < set(a.hand)


@rule("OP25-DISC-26", "OP25-DISC-01")
def test_a_card_that_was_kept_beside_another_stays_when_that_one_is_gone() -> None:
    drawn = ["5C", "1E", "2E", "3E", "5I", "4C", "6C"]
    a, b = facing(["Zorro", "Dejah Thoris"], [THIEF, "Riposte", FORTUNE, "5E"], ["Merlin"], me={"draw": drawn})
    a.does("play", THIEF, "Zorro")
    a.does("pay", "Riposte")
    b.does("decline")
    a.does("done")
    b.does("pass")
    a.does("attack", "5E", "Dejah Thoris", "Merlin")
    b.does("take")
    b.does("pass")
    plays(a, b, FORTUNE, "Dejah Thoris")
    assert a.offered("discard") == ["5 Intelligence"]


@rule("OP25-DISC-26")
def test_a_second_draw_that_allows_duplicates_exempts_its_own_cards() -> None:
    theirs = {"draw": ["5C", "1C", "5I", "2C"]}
    a, b = facing(["Zorro"], [THIEF, "Riposte"], ["Merlin"], me=theirs)
    a.does("play", THIEF, "Zorro")
    a.does("pay", "Riposte")
    b.does("decline")
    assert a.verbs == {"done"} and {"5I", "5C"} < set(a.hand)


@rule("OP25-DISC-26", "OP25-DISC-01")
def test_the_same_answer_for_a_draw_and_a_search() -> None:
    drawn = ["5C", "1E", "2E", "3E", "5I", "4C", "6C"]
    a, b = facing(["Zorro", "Invisible Man"], [THIEF, "Riposte", "One at a Time"], ["Merlin"], me={"draw": drawn})
    a.does("play", THIEF, "Zorro")
    a.does("pay", "Riposte")
    b.does("decline")
    a.does("done")
    b.does("pass")
    plays(a, b, "One at a Time", "Invisible Man")
    a.does("search")
    assert sorted(a.offered("choose")) == ["4 Combat", "6 Combat"], "no 5I beside the 5C"


@rule("OP25-DISC-24")
@pytest.mark.usefixtures("legacy_cards")
@pytest.mark.parametrize(
    "home, under, hand, goes",
    [
        ("Old Arena", ["Old Blade"], "Old Blade", False),
        ("Dracula's Armory", ["Rapier"], "Rapier", True),
    ],
)
def test_only_what_a_homebase_started_with_is_placed(home: str, under: list[str], hand: str, goes: bool) -> None:
    side = {"front": ["Zorro", "Tars Tarkas"], "hand": [hand], "homebase": home, "under": under, "draw": PILE}
    a, _ = table(a=side, b={"front": ["Merlin"], "draw": PILE}, phase="discard")
    assert (a.offered("discard") == [hand]) is goes and a.can("done") is not goes


@rule("OP25-DISC-07")
def test_any_character_specials_are_compared_by_their_name() -> None:
    hand = ["Preternatural Healing", "Preternatural Healing", "Legendary Escape"]
    a, _ = table(
        a={"front": ["Zorro"], "hand": hand, "draw": PILE}, b={"front": ["Merlin"], "draw": PILE}, phase="discard"
    )
    assert set(a.offered("discard")) == {"Preternatural Healing"}
    a.table.answer(a.number, a.options()[0])
    assert a.verbs == {"done"} and a.defeated == ["Preternatural Healing"] and len(a.hand) == 2


@rule("OP25-EVENT-09", "OP25-DISC-22")
def test_an_event_that_is_redrawn_is_not_played() -> None:
    theirs = {"front": ["Hercules"], "hand": ["8E", "1B"], "draw": ["Jane", "2B"], "mission": "King of the Jungle"}
    a, b = table(a={"front": ["Hercules"], "draw": PILE}, b=theirs, phase="discard", battle=1)
    a.does("done")
    b.does("done")
    b.does("redraw")
    assert b.defeated == ["Jane"] and b.hand == ["1B"] and b.draw_pile == ["2B"], "neither played nor replaced"
