"""Worked cases: heroes and villains."""

from games.overpower_classic.table import table
from marks import case

BATMAN, GHUL, WOLVERINE = "Batman", "Ra's al Ghul", "Wolverine"


@case("OPC-CASE-071")
def test_071_who_calls_which_ally() -> None:
    team = [BATMAN, GHUL, "Wolverine (MVOP)"]
    hand = [
        "Lady Shiva",
        "Alfred Pennyworth",
        "Death from Above (MVOP)",
        "Martial Arts Expert",
        "Bone Claws",
        "Sword",
        "7F",
    ]
    a, _ = table(a={"front": team, "hand": [c for c in hand if c != "Bone Claws"]}, b={"front": ["Hulk (MVOP)"]})
    assert a.grid(BATMAN)[1] == a.grid(BATMAN)[3] == a.grid(GHUL)[1] == a.grid(GHUL)[3] == 7
    assert a.grid(WOLVERINE)[1] == 8 and a.grid(WOLVERINE)[3] < 0
    assert a.offered("attack", "Lady Shiva") == [GHUL, WOLVERINE]
    assert a.refusal("attack", "Lady Shiva", BATMAN, "Hulk") == "OPC-CODE-01"
    assert a.refusal("attack", "Alfred Pennyworth", GHUL, "Hulk") == "OPC-CODE-02"
    assert a.refusal("attack", "Alfred Pennyworth", WOLVERINE, "Hulk") == "OPC-CARD-14", "no Intellect"
    assert a.offered("attack", "7F", "Sword") == [BATMAN, GHUL, WOLVERINE]
    heal, _ = table(a={"front": team, "hand": ["Alfred Pennyworth", "Heal"]}, b={"front": ["Hulk (MVOP)"]})
    assert heal.offered("attack", "Alfred Pennyworth") == [BATMAN]
