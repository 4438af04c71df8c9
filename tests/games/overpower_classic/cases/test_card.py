"""Worked cases: who may use which cards."""

import pytest

from games.overpower_classic.making import strike_home
from games.overpower_classic.table import table
from marks import case


@case("OPC-CASE-001")
def test_001_power_cards_up_to_the_rating() -> None:
    energy = [f"{n}E" for n in range(1, 9)]
    a, _ = table(
        a={"front": ["Gambit (MVOP)", "Punisher (MVOP)"], "hand": [*energy, "7F"]}, b={"front": ["Hulk (MVOP)"]}
    )
    assert a.grid("Gambit")[:3] == (6, 5, 4) and a.grid("Punisher")[:3] == (4, 7, 4)
    assert [c for c in energy if a.can("attack", c, "Gambit")] == energy[:6]
    assert [c for c in energy if a.can("attack", c, "Punisher")] == energy[:4]
    assert a.can("attack", "7F", "Punisher") and a.refusal("attack", "7F", "Gambit") == "OPC-CARD-02"


@case("OPC-CASE-002")
def test_002_a_basic_card_raises_the_attack_and_not_the_hit() -> None:
    front = ["Magneto (MVOP)", "Psylocke (IQOP)"]
    a, b = table(a={"front": front, "hand": ["Kryptonite", "5E"]}, b={"front": ["Hulk (MVOP)"]})
    assert a.grid("Magneto")[0] == 8 and a.grid("Psylocke")[0] == 7
    assert a.refusal("attack", "5E", "Kryptonite", "Psylocke", "Hulk") == "OPC-CARD-09"
    a.does("attack", "5E", "Kryptonite", "Magneto", "Hulk")
    assert a.level == 7
    b.does("take")
    assert b.hits("Hulk") == ["5E"] and b.damage("Hulk") == a.venture == 5 and a.dead == ["Kryptonite"]


@case("OPC-CASE-003")
def test_003_an_any_power_card_shows_no_type() -> None:
    a, b = table(a={"front": ["Hulk (MVOP)", "Longshot (PSOP)"], "hand": ["6A"]}, b={"front": ["Storm (MVOP)"]})
    assert a.grid("Hulk")[:3] == (2, 4, 8) and a.grid("Longshot")[:3] == (4, 4, 3)
    assert a.offered("attack", "6A") == ["Hulk"] and a.refusal("attack", "6A", "Longshot") == "OPC-CARD-02"
    strike_home(a, b, "6A", "Hulk", "Storm")
    (hit,) = a.s.hits
    assert hit.value == 6 and hit.types == 0


@case("OPC-CASE-005")
@pytest.mark.parametrize("printing", ["MVOP", "IQOP"])
def test_005_a_missing_intellect_is_not_5_or_less(printing: str) -> None:
    training = "Energy/Intellect Training +3"
    side = {"front": [f"Cyclops ({printing})"], "hand": [training, "4I", "3E"]}
    a, _ = table(a=side, b={"front": ["Hulk (MVOP)"]})
    assert a.refusal("attack", "3E", training, "Cyclops", "Hulk") == "OPC-CARD-11", "Energy 7"
    if printing == "MVOP":
        assert not a.can("attack", "4I") and a.grid("Cyclops")[:3] == (7, 4, 3)
    else:
        assert a.grid("Cyclops") == (7, 4, 4, 5)
        a.does("attack", "4I", training, "Cyclops", "Hulk")
        assert a.level == 7
