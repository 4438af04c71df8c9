"""Worked case of the Venture Total."""

from games.overpower.table import hero
from games.overpower_classic.given import TEAMWORK
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel
from marks import case


@case("OPC-CASE-066")
def test_the_hits_of_a_battle_are_counted() -> None:
    ray = special("Ray", "Cyclops", value=4, icons=["energy"])
    theirs = [hero(f"{n} (MVOP)", hits=[h]) for n, h in (("Storm", "6E"), ("Beast", "6S"), ("Thing", "5F"))]
    mine = ["Cyclops (MVOP)", "Hulk (MVOP)", "Wolverine (MVOP)"]
    hand = [TEAMWORK, "5S", "Bucky Barnes", "Ray", "6A", "4F", "Back Flip"]
    a, b = duel(mine, hand, theirs, cards=[ray])
    assert sum(b.damage(n) for n in ("Storm", "Beast", "Thing")) == 17 and a.venture == 0
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    a.does("attack", "5S", "Hulk", "Beast")
    assert a.level == 7
    b.does("take")
    a.does("decline")
    b.does("pass")
    strike_home(a, b, "Bucky Barnes", "Wolverine", "Thing")
    a.does("attack", "Ray", "Cyclops", "Storm")
    b.answers(("decline",), ("take",), ("pass",))
    strike_home(a, b, "6A", "Hulk", "Beast")
    b.does("pass")
    a.does("attack", "4F", "Back Flip", "Wolverine", "Thing")
    assert a.level == 7
    b.does("take")
    assert a.venture == 6 + 5 + 3 + 4 + 6 + 4 == 28
