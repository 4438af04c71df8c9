"""The Draw Pile and the Power Pack: when a new pile is made, and what sets off what (OP25-DRAW, OP25-INTER)."""

import pytest

from games.overpower.specials import facing, hits, plays, strikes
from games.overpower.table import FREYA, PILE, Player, table
from marks import rule
from overtable.games.overpower.inplay.piles import discard, draw, remove_from_game, to_hand


def bare(**more: object) -> Player:
    """Somebody whose Draw Pile has run out, with nothing in the Power Pack."""
    a, _ = table(a={"front": ["Zorro"], "hand": ["5C", "6C", "Riposte"], **more}, b={"front": ["Merlin"], "draw": PILE})
    return a


@rule("OP25-DRAW-03")
def test_what_comes_to_the_power_pack_later_stays_there_until_a_card_is_needed() -> None:
    a = bare(dead=["Elite Swordsmanship"])
    discard(a.s, a.card("5 Combat"))
    discard(a.s, a.card("Riposte"))
    assert a.power_pack == ["5C"] and a.draw_pile == []
    to_hand(a.s, a.card("Elite Swordsmanship"), a.number, shown=True)
    assert a.power_pack == ["5C"], "nothing was taken from the Draw Pile"
    remove_from_game(a.s, a.card("Elite Swordsmanship"))
    assert a.power_pack == ["5C"]
    discard(a.s, a.card("6 Combat"))
    assert a.power_pack == ["5C", "6C"]
    drawn = draw(a.s, a.number, 1)
    assert len(drawn) == 1 and len(a.draw_pile) == 1 and a.power_pack == []


@rule("OP25-DRAW-03", "OP25-END-26")
def test_the_last_card_that_leaves_brings_the_new_pile_at_once() -> None:
    for leave in (discard, remove_from_game, lambda s, c: to_hand(s, c, 0, shown=False)):
        a = bare(draw=["1E"], power_pack=["2E", "3E"])
        leave(a.s, a.ids("draw pile")[0])
        left = {"1E", "2E", "3E"} if leave is discard else {"2E", "3E"}
        assert set(a.draw_pile) == left and a.power_pack == []


@rule("OP25-DRAW-03")
def test_an_attack_that_is_defended_waits_in_the_power_pack_of_an_empty_pile() -> None:
    a, b = facing(["Zorro"], ["5C"], ["Merlin"], ["5E", "1E"], me={"draw": []}, them={"draw": []})
    a.does("attack", "5C", "Zorro", "Merlin")
    b.does("block", "5E", "Merlin")
    assert a.power_pack == ["5C"] and b.power_pack == ["5E"] and a.draw_pile == b.draw_pile == []


@rule("OP25-DRAW-03")
def test_hands_that_are_put_away_wait_for_the_draw_phase() -> None:
    side = {"front": ["Zorro", "Korak"], "hand": [FREYA], "draw": [], "power_pack": ["1C", "2C", "3C"]}
    a, b = table(a=side, b={"front": ["Merlin"], "draw": PILE})
    seen = [a.power_pack]
    a.does("pass")
    b.does("pass")
    assert seen == [["1C", "2C", "3C"]] and a.hand == ["1C", "2C", "3C"] and a.defeated == [FREYA]


@rule("OP25-DRAW-03", "OP25-DRAW-09")
@pytest.mark.parametrize(
    "card, user, step", [("One at a Time", "Invisible Man", "search"), ("Sola", "Tars Tarkas", "look")]
)
def test_a_search_or_a_look_needs_a_card_too(card: str, user: str, step: str) -> None:
    mine = {"draw": [], "power_pack": ["4C", "5C"]}
    a, b = facing([user], [card], ["Merlin"], me=mine, them=mine)
    plays(a, b, card, user)
    looked = a if step == "search" else b
    assert a.can(step) and looked.draw_pile == [], "a card is needed only when the pile is taken up"
    a.does(step)
    assert looked.power_pack == [] and sorted(looked.draw_pile) == ["4C", "5C"] and a.can("choose", "5C")


@rule("OP25-DRAW-03")
def test_an_attack_with_the_top_card_takes_the_last_one() -> None:
    me = {"draw": ["4C"], "power_pack": ["1C", "2C"]}
    a, b = facing(["Tars Tarkas"], ["Jeddak of Thark"], ["Merlin"], ["6I"], me=me)
    strikes(a, b, "Jeddak of Thark", "Tars Tarkas", "Merlin")
    b.does("block", "6I", "Merlin")
    hits(a, b, "4C", "Tars Tarkas", "Merlin")
    assert b.hits("Merlin") == ["4C"] and sorted(a.draw_pile) == ["1C", "2C"] and a.power_pack == []
