"""The Draw Phase, piles that run out, who returns to the Front Line (OP25-DRAW)."""

from typing import Any

import pytest

from games.overpower.specials import facing, hits, in_play, plays
from games.overpower.stories import quietly
from games.overpower.table import PILE, Player, hero, pass_out, table
from marks import rule
from overtable.games.overpower.inplay.piles import to_hand
from overtable.games.overpower.phases.draw import move_up
from overtable.games.overpower.state import FRONT, RESERVE, zone
from overtable.kernel.knowledge import move


@rule("OP25-DRAW-03")
def test_the_last_card_that_is_fetched_brings_the_new_draw_pile() -> None:
    a, _ = facing(["Zorro"], [], ["Merlin"], me={"draw": ["1E"], "power_pack": ["2E", "3E"]})
    to_hand(a.s, a.ids("draw pile")[0], 0, shown=True)
    assert sorted(a.draw_pile) == ["2E", "3E"] and a.power_pack == []


@rule("OP25-DRAW-03")
def test_a_price_in_top_cards_is_paid_across_the_new_draw_pile() -> None:
    for pack, able in (["2E", "3E"], True), ([], False):
        me = {"draw": ["1E"], "power_pack": pack} | in_play("Staff Fragments", "Ra")
        a, _ = table(a={"front": ["Ra"], **me}, b={"front": ["Merlin"], "draw": PILE}, phase="venture", turn="a")
        assert a.can("no_penalty") is able


@rule("OP25-DRAW-03", "OP25-END-26")
def test_the_power_pack_becomes_the_draw_pile_with_the_last_card() -> None:
    side = {"front": ["Hercules", "Zorro"], "dead": ["Rapier"], "defeated": ["Wrath of Ra"]}
    a, b = table(
        a=side | {"draw": PILE[:8], "power_pack": ["7B", "7C", "6B"]},
        b={"front": ["Merlin"], "draw": PILE},
        phase="draw",
    )
    assert a.hand == sorted(PILE[:8]) and sorted(a.draw_pile) == ["6B", "7B", "7C"] and a.power_pack == []
    assert a.dead == ["Rapier"] and a.defeated == ["Wrath of Ra"]
    assert all(a.s.pool[a.number][c] for c in a.ids("draw pile")), "it was shuffled"
    assert b.draw_pile == PILE[8:]


@rule("OP25-DRAW-05", "OP25-BATT-09", "OP25-DISC-11")
def test_a_card_that_was_kept_is_not_looked_at_again_when_others_are_drawn() -> None:
    me = {"reserve": "Zeus", "draw": ["Thunderbolt", "1C", "8E"]}
    a, b = facing(["Dejah Thoris"], ["Fortune of Helium", "Hera (Zeus)", "7E"], ["Merlin"], me=me)
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    assert a.hand == ["1C", "7E", "Hera"], "they could have been placed; what only the Reserve could use now goes"
    assert a.dead == ["8E", "Thunderbolt"]


def swapped(**more: Any) -> list[Player]:
    """Merlin, who began in Reserve, has changed places with Zorro."""
    line = {"front": ["Captain Nemo", "Zorro", "Hercules"], "reserve": "Merlin", "draw": PILE}
    a, b = table(a=line | more.pop("me", {}), b={"front": ["Leonidas"], "draw": PILE}, **more)
    move(a.s, a.char("Zorro"), zone(a.number, RESERVE))
    move(a.s, a.char("Merlin"), zone(a.number, FRONT))
    return [a, b]


@rule("OP25-EVENT-07", "OP25-DRAW-06")
def test_whoever_an_event_called_forward_goes_back_after_the_battle() -> None:
    me = {"hand": ["A Venomous Threat"], "mission": "Warlord of Mars"}
    a, b = swapped(me=me, phase="event", turn="a")
    a.does("event", "A Venomous Threat")
    b.does("no_event")
    quietly(a.table)
    assert len(a.front) == 4
    next(p for p in (a, b) if p.is_asked).does("concede")
    quietly(a.table)
    assert a.reserve == ["Zorro"] and a.s.battle == 3


@rule("OP25-DRAW-06")
def test_of_two_who_began_on_the_front_line_the_one_who_left_last_returns() -> None:
    a, _ = swapped()
    move(a.s, a.char("Captain Nemo"), zone(a.number, RESERVE))
    move_up(a.s, a.number)
    assert a.reserve == ["Zorro"] and "Captain Nemo" in a.front


@rule("OP25-DRAW-07")
@pytest.mark.usefixtures("legacy_cards")
def test_an_exchange_is_no_draw() -> None:
    watched = {"front": ["Zorro"], "in_play": [{"card": "Tax on Haste", "by": "Zorro"}]}
    a, b = table(
        a={"front": ["King Arthur", "Zorro"], "hand": ["Second Wind", "Heavy is the Head"], "dead": ["Archimedes"]}
        | {"draw": PILE},
        b=watched | {"hand": ["1B"]},
    )
    plays(a, b, "Second Wind", "Zorro")
    a.does("done")
    assert len(a.hand) == 3 and b.venture == 4, "two cards were drawn: +2 each"
    hits(b, a, "1B", "Zorro", "Zorro")
    plays(a, b, "Heavy is the Head", "King Arthur")
    a.does("choose", "Archimedes")
    a.does("play", "Archimedes", "King Arthur")
    a.does("choose", "Specials")
    assert "Heavy is the Head" in a.dead and b.venture == 5, "the exchange is no draw; the hit counts 1"


@rule("OP25-DRAW-07")
@pytest.mark.usefixtures("legacy_cards")
def test_a_draw_before_the_battle_or_by_oneself_is_not_watched() -> None:
    side = {"front": ["Zorro"], "draw": ["1C", "2C", *PILE], "in_play": [{"card": "Tax on Haste", "by": "Zorro"}]}
    a, b = table(a=side, b={"front": ["Merlin"], "draw": PILE * 2}, phase="draw")
    assert len(b.hand) == 8 and a.venture == 0
    a, b = table(a=side | {"hand": ["Second Wind"]}, b={"front": ["Merlin"]})
    plays(a, b, "Second Wind", "Zorro")
    assert len(a.hand) == 2 and a.venture == b.venture == 0


@rule("OP25-DRAW-08", "OP25-END-09", "OP25-DRAW-01")
def test_each_battle_starts_with_a_new_hand_beside_the_placed_cards() -> None:
    a, b = table(
        a={"front": [hero("Hercules", placed=["8B"])], "hand": ["Emotional Senses", "Rapier"], "draw": PILE},
        b={"front": ["Merlin"], "draw": PILE},
    )
    pass_out(a, b)
    assert a.s.battle == 3 and a.hand == sorted(PILE[:8]) and a.placed("Hercules") == ["8B"]
    assert a.dead == ["Emotional Senses", "Rapier"]


@rule("OP25-DRAW-09")
def test_a_pile_that_was_searched_is_shuffled() -> None:
    a, b = table(
        a={"front": ["Invisible Man"], "hand": ["One at a Time"], "draw": ["Rapier", "5C", "Longbow", *PILE]},
        b={"front": ["Merlin"]},
    )
    a.does("play", "One at a Time", "Invisible Man")
    b.does("decline")
    before = a.draw_pile
    while a.can("search") or a.can("look"):
        a.table.answer(a.number, a.options()[0])
    assert not any(a.s.pool[a.number][c] for c in a.ids("draw pile")), "while searching, the owner sees the pile"
    a.does("choose", "5C")
    assert a.hand == ["5C"] and all(a.s.pool[a.number][c] for c in a.ids("draw pile")), "and then no more"
    before.remove("5C")
    assert sorted(a.draw_pile) == sorted(before) and a.draw_pile != before
