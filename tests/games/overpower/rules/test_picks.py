"""Choosing several cards is choosing a set: in any order, one taken back, and nothing happens before it is whole."""

import pytest

from games.overpower.specials import facing, hits, plays, strikes
from games.overpower.table import PILE, Player, hero, table
from marks import rule
from overtable.kernel.codec import encode
from overtable.kernel.knowledge import reveal

FOES = [hero("Zorro", placed=["4C"])]
REAPED = "cards that show the chosen icon, placed or in your hand, to discard."


def reaped() -> tuple[Player, Player]:
    """Grim Reaper has hit: four cards that show Combat go, of six."""
    a, b = facing(["Ra"], ["Grim Reaper"], FOES, ["2C", "3C", "6C", "7C", "5I"])
    hits(a, b, "Grim Reaper", "Ra", "Zorro")
    a.does("choose", "Combat")
    return a, b


def test_four_discards_in_two_orders_are_one_set() -> None:
    (_, b), (_, other) = reaped(), reaped()
    b.answers(("choose", "7C"), ("choose", "4C"), ("choose", "6C"), ("choose", "2C"))
    other.answers(("choose", "4C"), ("choose", "2C"), ("choose", "6C"), ("choose", "7C"))
    assert b.hand == other.hand == ["3C", "5I"] and encode(b.s) == encode(other.s)


def test_a_discard_may_be_taken_back_before_the_last_one() -> None:
    _, b = reaped()
    before = encode(b.s)
    b.does("choose", "7C")
    assert b.prompt == f"Choose 3 more {REAPED}" and b.hand == ["2C", "3C", "5I", "6C", "7C"]
    b.does("take_back", "7C")
    assert encode(b.s) == before and b.prompt == f"Choose 4 {REAPED}"
    b.answers(("choose", "6C"), ("choose", "3C"), ("choose", "2C"), ("choose", "4C"))
    assert b.hand == ["5I", "7C"] and b.placed() == []


def test_whoever_picks_in_order_meets_each_set_once() -> None:
    _, b = reaped()
    first = [o.refs for o in b.options() if o.verb == "choose"]
    asked = b.table.state.stack[-1].options(b.s, b.number)
    assert len(first) == 5 and len(asked) == 2, "four of five: the first pick in order is one of two"


def test_nobody_else_knows_the_picks_of_a_set_that_is_not_whole() -> None:
    a, b = reaped()
    seen = a.sees()
    b.does("choose", "7C")
    assert a.sees() == seen
    frame = b.s.stack[-1]
    assert frame.untold(b.s, a.number) != frame and frame.untold(b.s, b.number) == frame


@rule("OP25-DISC-03")
def test_duplicates_go_in_any_order_and_all_at_once() -> None:
    def held() -> Player:
        a, _ = table(
            a={"front": ["Hercules", "Jane Porter"], "draw": PILE, "hand": ["5B", "3C", "5C", "3B", "4C"]},
            b={"front": ["Poseidon"], "draw": PILE},
            phase="discard",
        )
        return a

    a, other = held(), held()
    assert a.prompt == "Discard 2 duplicates: you may keep one Power card each of value 3 and 5."
    a.does("discard", "3B")
    assert (
        a.prompt == "Discard 1 duplicate: you may keep one Power card of value 5."
        and a.power_pack == []
        and a.refusal("discard", "3C") == "OP25-DISC-01"
    )
    a.does("take_back", "3B")
    a.answers(("discard", "3C"), ("discard", "5B"))
    other.answers(("discard", "5B"), ("discard", "3C"))
    assert a.power_pack == ["3C", "5B"] and a.hand == ["3B", "4C", "5C"] and encode(a.s) == encode(other.s)


@rule("OP25-INTER-25")
def test_two_cards_of_a_price_are_a_set() -> None:
    mob = "Angry Mob: Modern Age"
    a, b = facing([mob], ["Ransom Your Secrets"], ["Zorro"], ["2C", "3C", "4C"])
    a.does("play", "Ransom Your Secrets", mob)
    b.does("decline")
    b.does("give_up", "Ransom Your Secrets")
    b.does("pay", "4C")
    assert b.prompt.endswith("1 card to go.") and b.hand == ["2C", "3C", "4C"]
    b.does("take_back", "4C")
    b.answers(("pay", "3C"), ("pay", "2C"))
    assert b.hand == ["4C"] and b.power_pack == ["2C", "3C"]


def test_how_many_may_be_picked_is_told() -> None:
    them = {"draw": ["2C", "3C", "4C"]}
    a, b = facing(["Sheriff of Nottingham"], ["Read the Bones"], ["Zorro"], them=them)
    plays(a, b, "Read the Bones", "Sheriff of Nottingham")
    a.does("look")
    assert a.prompt == "Choose up to 3 cards of your opponent's Draw Pile to put on the bottom of the pile." and a.can(
        "decline"
    )


@pytest.mark.parametrize("to", ["top", "bottom"])
def test_whoever_does_not_see_where_a_card_is_put_loses_track_of_it(to: str) -> None:
    pile = ["1E", "1C", "2C", "7I"]
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Zorro"], ["4C"], them={"draw": pile})
    first, last = (next(c for c in b.ids("draw pile") if b.short(c) == name) for name in ("1E", "7I"))
    for c in (first, last):
        reveal(a.s, c, 1 << b.number)
    strikes(a, b, "Enchantress' Guile", "Morgan le Fay", "Zorro")
    b.does("block", "4C", "Zorro")
    a.does("look")
    a.does(to, "1E")
    assert a.s.pool[a.number][first] == 0, "who puts it away knows it"
    assert a.s.pool[b.number][first] > 0, "it may be any of the three that were looked at"
    assert a.s.pool[b.number][last] == 0, "the card below them has not moved"
