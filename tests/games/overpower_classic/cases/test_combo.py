"""Worked case of a combined attack."""

from games.overpower_classic.table import duel
from marks import case


@case("OPC-CASE-076")
def test_blade_hand() -> None:
    hand = ["Blade Hand", "3E", "5E", "3M", "5A", "3F"]
    a, b = duel(["Carnage (MVOP)"], hand, ["Storm (MVOP)"])
    assert a.grid("Carnage")[:3] == (3, 7, 5)
    assert a.refusal("attack", "Blade Hand", "Carnage", "5E", "Carnage", "Storm") == "OPC-COMBO-05"
    for other in ("3M", "5A"):
        assert a.refusal("attack", "Blade Hand", "Carnage", other, "Carnage", "Storm") == "OPC-COMBO-01"
    assert not a.can("attack", "Blade Hand", "Carnage", "3F")
    a.does("attack", "Blade Hand", "Carnage", "3E", "Carnage", "Storm")
    b.does("decline")
    assert a.level == 7
    b.does("take")
    assert sorted(b.hits("Storm")) == ["3E", "Blade Hand"] and b.damage("Storm") == 7 and not b.is_kod("Storm")
    assert sorted(h.types for h in b.s.hits) == [1, 2], "Energy and Fighting"
