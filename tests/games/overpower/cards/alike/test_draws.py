"""Specials that draw cards."""

import pytest

from games.overpower.specials import facing, hits, known, plays, sorts_out, strikes, turn_of, unnegated
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.state import HAND, zone

DRAW_THREE = {
    "unlimited-resources": "Count of Monte Cristo",
    "fortune-of-helium": "Dejah Thoris",
    "lady-of-the-lake": "Hercules",
}


@card(*DRAW_THREE)
@pytest.mark.parametrize(("name", "by"), DRAW_THREE.items())
def test_three_cards_are_drawn_and_duplicates_discarded(name: str, by: str) -> None:
    a, b = facing([by], [name, "2C"], me={"draw": ["2C", "3C", "Freya: Goddess of Protection", "1C"]})
    plays(a, b, name, by)
    assert a.hand == ["2C", "2C", "3C", "Freya: Goddess of Protection"] and a.draw_pile == ["1C"]
    assert a.offered("discard") == ["2 Combat"] and not a.can("done")
    sorts_out(a)
    assert a.hand == ["2C", "3C", "Freya: Goddess of Protection"] and turn_of(b)


@card("robin-hood-master-thief", "department-of-theoretical-physics")
@pytest.mark.parametrize(
    ("name", "by", "cost", "other"),
    [
        ("Robin Hood: Master Thief", "Hercules", "Great Club", "6B"),
        ("Department of Theoretical Physics", "Victory Harben", "6I", "3B"),
    ],
)
def test_four_cards_are_drawn_for_one(name: str, by: str, cost: str, other: str) -> None:
    a, b = facing([by], [name, cost, other, "2C"], me={"draw": ["2C", "3C", "4C", "5C", "1C"]})
    plays(a, b, name, by)
    assert len(a.offered("pay")) == 1
    a.does("pay", cost)
    unnegated(a, b)
    sorts_out(a)
    assert a.hand == sorted(["2C", "2C", "3C", "4C", "5C", other]), "duplicates are kept"
    known = [c for c in a.s.zones[zone(a.number, HAND)] if b.s.pool[b.number][c] == 0]
    assert len(known) == 4, "the drawn cards were shown"
    a, b = facing([by], [name, other])
    assert not a.can("play", name)


@card("heimdall", "relentless-hessian", "master-thief", "duality")
def test_drawn_openly_and_kept() -> None:
    draw = {"draw": ["3C", "5C", "6C", "7C"]}
    a, b = facing(["Hercules"], ["Great Club"], ["Korak"], ["Heimdall", "3C"], them=draw)
    strikes(a, b, "Great Club", "Hercules", "Korak")
    b.does("avoid", "Heimdall", "Korak")
    b.does("draw", "1")
    sorts_out(b)
    assert b.hand == ["3C", "3C"] and known(a, b) == ["3C"]
    a, b = facing(["Headless Horseman"], ["Relentless Hessian", "3C"], ["Korak"], me=draw | {"dead": ["Pumpkin Head"]})
    plays(a, b, "Relentless Hessian", "Headless Horseman")
    sorts_out(a)
    a.does("search")
    assert a.hand == ["3C", "3C"] and known(b, a) == ["3C"] and not a.can("choose"), "only the Mark is looked for"
    assert len(a.draw_pile) == 3
    a, b = facing(["Robin Hood"], ["Master Thief", "3C"], [hero("Zorro", placed=["4C"])], me=draw)
    hits(a, b, "Master Thief", "Robin Hood", "Zorro")
    a.does("choose", "4C")
    a.does("draw", "2")
    sorts_out(a)
    assert a.hand == ["3C", "3C", "5C"] and known(b, a) == ["3C", "5C"]
    a, b = facing(["Morgan le Fay"], ["Duality"], [hero("Zorro", placed=["4C"])], me={"draw": ["3E"]})
    plays(a, b, "Duality", "Morgan le Fay")
    a.does("choose", "4C")
    assert known(b, a) == a.hand == ["3E"]
