"""Specials that go with a Power card: into the attack, after it, or into the Power Pack as their price."""

from games.overpower_classic.making import special, strike, text, unnegated
from games.overpower_classic.table import PILE, THEM, US, table

MORE = special(
    "Gamma", "Hulk", combine={"by": "user"}, follow=[{"kind": "power", "types": ["combat", "brute_force"], "count": 99}]
)


def test_any_power_card_but_a_multipower_goes_with_it() -> None:
    """OPC-COMBO-06: a Special open to any Power card takes every type and Any-Power, but no MultiPower."""
    a, _ = table(a={"front": US, "hand": ["Gamma", "2E", "8A", "3M"]}, b={"front": THEM}, cards=[MORE])
    assert a.can("attack", "Gamma", "Hulk", "2E", "Hulk", "Thing")
    assert a.can("attack", "Gamma", "Hulk", "8A", "Hulk", "Thing")
    assert a.refused("attack", "Gamma", "Hulk", "3M", "Hulk", "Thing")


def test_four_types_by_name_are_no_any_power() -> None:
    """OPC-COMBO-01: exactly the stated types, no Any-Power."""
    four = ["energy", "combat", "brute_force", "intelligence"]
    card = special("Gamma", "Hulk", icons=["any_power"], value=4, combine={"by": "user", "types": four})
    a, _ = table(a={"front": US, "hand": ["Gamma", "2E", "8A", "3M"]}, b={"front": THEM}, cards=[card])
    assert a.can("attack", "Gamma", "Hulk", "2E", "Hulk", "Thing")
    assert a.refused("attack", "Gamma", "Hulk", "8A", "Hulk", "Thing")
    assert a.refused("attack", "Gamma", "Hulk", "3M", "Hulk", "Thing")


def test_further_attacks_follow_the_one_it_goes_with() -> None:
    a, b = table(a={"front": US, "hand": ["Gamma", "2E", "4S", "3F", "1E"]}, b={"front": THEM}, cards=[MORE])
    strike(a, b, "Gamma", "Hulk", "2E", "Hulk", "Thing")
    assert a.refused("attack", "1E", "Hulk", "Thing")
    strike(a, b, "4S", "Hulk", "Cyclops")
    strike(a, b, "3F", "Hulk", "Thing")
    a.does("decline")
    assert sorted(b.hits("Thing")) == ["2E", "3F"] and b.hits("Cyclops") == ["4S"] and a.dead == ["Gamma"]
    with_it = "Goes with an attack that Hulk makes with any Power card but a MultiPower."
    assert text(MORE) == f"{with_it} Hulk may make any number of further Fighting or Strength Power card attacks."


def test_a_multipower_card_is_the_price() -> None:
    card = special("Gamma", "Hulk", cost={"kind": "multi_power"}, play=[{"do": "draw", "count": 4, "keep": True}])
    for hand, may in ((["Gamma", "4S", "8A"], False), (["Gamma", "4S", "3M"], True)):
        a, b = table(a={"front": US, "hand": hand, "draw": PILE}, b={"front": THEM}, cards=[card])
        assert a.can("play", "Gamma", "Hulk") == may
    a.does("play", "Gamma", "Hulk")
    assert a.refused("pay", "4S")
    a.does("pay", "3M")
    unnegated(b)
    assert len(a.hand) == 5 and a.power_pack == ["3M"]
    assert (
        text(card)
        == "To play it, discard one MultiPower Power card that Hulk can play. Draw four cards; duplicates may be kept."
    )


def test_who_hits_has_the_grid_of_the_target_for_the_battle() -> None:
    card = special(
        "Gamma",
        "Hulk",
        icons=["brute_force"],
        value=6,
        until="battle",
        stays="astral",
        hit=[{"do": "grid", "of": "target"}],
    )
    for record, falls in (([], False), (["8E", "7E"], True)):
        them = [{"name": "Spider-Man (MVOP)", "hits": record}, *THEM[1:]]
        a, b = table(a={"front": US, "hand": ["Gamma", "7F"]}, b={"front": them, "hand": ["1E"]}, cards=[card])
        assert a.refused("attack", "7F", "Hulk", "Cyclops")
        strike(a, b, "Gamma", "Hulk", "Spider-Man")
        assert b.is_kod("Spider-Man") == falls
        strike(b, a, "1E", "Cyclops", "Hulk")
        assert a.grid("Hulk")[:3] == (6, 7, 6)
        assert a.can("attack", "7F", "Hulk", "Cyclops")
