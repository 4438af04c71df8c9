"""A Special that goes with a Power card attack, which must be blocked twice."""

from games.overpower.table import Player
from games.overpower_classic.making import attacks, special, text
from games.overpower_classic.table import THEM, US, table

TWICE = special("Gamma", "Hulk", combine={"by": "user", "types": ["brute_force", "energy"], "twice": True})
DODGE = special("Side Step", "Thing", use=["defence"], avoid={"who": "user"})


def attacked(*theirs: str) -> list[Player]:
    a, b = table(
        a={"front": US, "hand": ["Gamma", "5S", "3F", "4M"]},
        b={"front": THEM, "hand": list(theirs)},
        cards=[TWICE, DODGE],
    )
    assert a.refused("attack", "Gamma", "Hulk", "3F", "Hulk", "Thing")
    assert a.refused("attack", "Gamma", "Hulk", "4M", "Hulk", "Thing")  # OPC-COMBO-01
    attacks(a, b, "Gamma", "Hulk", "5S", "Hulk", "Thing")
    assert a.level == 5
    return [a, b]


def test_two_blocks_stop_it() -> None:
    a, b = attacked("5S", "6S", "7S")
    b.does("block", "5S", "Thing")
    b.does("block", "7S", "Thing")
    assert b.damage("Thing") == 0 and b.pending == "Turn"
    assert sorted(b.power_pack) == ["5S", "7S"] and a.dead == ["Gamma"]


def test_after_one_block_it_still_hits() -> None:
    a, b = attacked("5S", "6S")
    b.does("block", "5S", "Thing")
    b.does("take")
    assert b.hits("Thing") == ["5S"] and a.venture == 5 and a.dead == ["Gamma"]


def test_a_single_block_is_not_declared() -> None:
    """OPC-DEF-04: a defence that falls short may not be declared."""
    _, b = attacked("6S", "4S")
    assert b.refusal("block", "6S", "Thing") == "OPC-DEF-04"


def test_an_avoid_stops_it_at_once() -> None:
    _, b = attacked("6S", "Side Step")
    assert b.can("block", "6S", "Thing")
    b.does("avoid", "Side Step", "Thing")
    assert b.damage("Thing") == 0 and b.pending == "Turn"


def test_its_text() -> None:
    said = "Goes with an attack that Hulk makes with a Strength or Energy Power card."
    assert text(TWICE) == f"{said} One block does not stop it: there must be two."


INGENUITY = special(
    "Ingenuity",
    "Thing",
    use=["offence", "defence"],
    until="action",
    play=[{"do": "universe_bonus", "who": "team", "times": 2}],
)


def test_no_utility_helps_a_block_that_has_no_second() -> None:
    a, b = table(
        a={"front": US, "hand": ["Gamma", "5S"]},
        b={"front": THEM, "hand": ["6S", "Ingenuity"]},
        cards=[TWICE, INGENUITY],
    )
    attacks(a, b, "Gamma", "Hulk", "5S", "Hulk", "Thing")
    assert b.refusal("block", "6S", "Thing") == "OPC-DEF-04"
    assert not b.can("use", "Ingenuity")
    b.does("take")
    assert b.hits("Thing") == ["5S"]
