"""Worked cases: placing."""

from games.overpower.table import hero
from games.overpower_classic.table import PILE, table
from marks import case


@case("OPC-CASE-034")
def test_034_one_card_of_each_kind_in_turn() -> None:
    teamwork = "8 Strength Teamwork (Energy/Fighting +2/+3)"
    a, b = table(
        a={
            "front": [hero("Hulk (MVOP)", placed=["Lamp Post"])],
            "hand": [teamwork, "5S", "Green Goliath"],
            "draw": PILE,
        },
        b={"front": ["Storm (MVOP)", "Thing (MVOP)"], "hand": ["7E", "8S", "Photon"], "draw": PILE},
        phase="placement",
    )
    a.does("place", "5S", "Hulk")
    b.does("place", "7E", "Storm")
    a.does("place", "Green Goliath", "Hulk")
    b.does("place", "8S", "Thing")
    assert a.refusal("place", teamwork, "Hulk") == "OPC-PLACE-03", "there is a Universe card already"
    a.does("done")
    assert a.placed("Hulk") == ["5S", "Green Goliath", "Lamp Post"]
    b.does("place", "Photon", "Storm")
    assert b.placed("Storm") == ["7E", "Photon"] and b.is_asked and not a.is_asked
    b.does("done")
    assert a.pending == "Venture" and a.refusal("place", teamwork, "Hulk") == "OPC-PLACE-01"
