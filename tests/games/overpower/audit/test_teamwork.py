"""Teamwork cards: the attack is blocked, and the follow-ups come in the order that the card does not print."""

import pytest

from games.overpower.specials import facing, strikes, turn_of
from marks import audit

USERS = {"E": "Wicked Witch", "C": "Leonidas", "B": "Hercules", "I": "Sherlock Holmes"}
SKILLS = "ECBI"

# fmt: off
TEAMWORKS = [
    pytest.param(
        "6 Energy Teamwork (Brute Force/Intelligence)", 6, "E", "BI", (0, 1),
        marks=audit("6-energy-teamwork-brute-force-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Energy Teamwork (Combat/Brute Force)", 6, "E", "CB", (0, 1),
        marks=audit("6-energy-teamwork-combat-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Energy Teamwork (Combat/Intelligence)", 6, "E", "CI", (0, 1),
        marks=audit("6-energy-teamwork-combat-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Energy Teamwork (Combat/Intelligence)", 7, "E", "CI", (1, 1),
        marks=audit("7-energy-teamwork-combat-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Energy Teamwork (Combat/Brute Force)", 7, "E", "CB", (1, 2),
        marks=audit("7-energy-teamwork-combat-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Energy Teamwork (Brute Force/Intelligence)", 7, "E", "BI", (1, 1),
        marks=audit("7-energy-teamwork-brute-force-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Energy Teamwork (Combat/Brute Force)", 8, "E", "CB", (1, 2),
        marks=audit("8-energy-teamwork-combat-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Energy Teamwork (Brute Force/Intelligence)", 8, "E", "BI", (1, 2),
        marks=audit("8-energy-teamwork-brute-force-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Energy Teamwork (Combat/Intelligence)", 8, "E", "CI", (1, 2),
        marks=audit("8-energy-teamwork-combat-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Combat Teamwork (Energy/Brute Force)", 6, "C", "EB", (0, 1),
        marks=audit("6-combat-teamwork-energy-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Combat Teamwork (Brute Force/Intelligence)", 6, "C", "BI", (0, 1),
        marks=audit("6-combat-teamwork-brute-force-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Combat Teamwork (Energy/Intelligence)", 6, "C", "EI", (0, 1),
        marks=audit("6-combat-teamwork-energy-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Combat Teamwork (Brute Force/Intelligence)", 7, "C", "BI", (1, 1),
        marks=audit("7-combat-teamwork-brute-force-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Combat Teamwork (Energy/Intelligence)", 7, "C", "EI", (1, 1),
        marks=audit("7-combat-teamwork-energy-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Combat Teamwork (Energy/Brute Force)", 7, "C", "EB", (1, 1),
        marks=audit("7-combat-teamwork-energy-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Combat Teamwork (Energy/Intelligence)", 8, "C", "EI", (1, 2),
        marks=audit("8-combat-teamwork-energy-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Combat Teamwork (Brute Force/Intelligence)", 8, "C", "BI", (1, 2),
        marks=audit("8-combat-teamwork-brute-force-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Combat Teamwork (Energy/Brute Force)", 8, "C", "EB", (1, 2),
        marks=audit("8-combat-teamwork-energy-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Brute Force Teamwork (Energy/Combat)", 6, "B", "EC", (0, 1),
        marks=audit("6-brute-force-teamwork-energy-combat", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Brute Force Teamwork (Energy/Intelligence)", 6, "B", "EI", (0, 1),
        marks=audit("6-brute-force-teamwork-energy-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Brute Force Teamwork (Combat/Intelligence)", 6, "B", "CI", (0, 1),
        marks=audit("6-brute-force-teamwork-combat-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Brute Force Teamwork (Energy/Intelligence)", 7, "B", "EI", (1, 1),
        marks=audit("7-brute-force-teamwork-energy-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Brute Force Teamwork (Energy/Combat)", 7, "B", "EC", (1, 1),
        marks=audit("7-brute-force-teamwork-energy-combat", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Brute Force Teamwork (Combat/Intelligence)", 7, "B", "CI", (1, 1),
        marks=audit("7-brute-force-teamwork-combat-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Brute Force Teamwork (Combat/Intelligence)", 8, "B", "CI", (1, 2),
        marks=audit("8-brute-force-teamwork-combat-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Brute Force Teamwork (Energy/Intelligence)", 8, "B", "EI", (1, 2),
        marks=audit("8-brute-force-teamwork-energy-intelligence", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Brute Force Teamwork (Energy/Combat)", 8, "B", "EC", (1, 2),
        marks=audit("8-brute-force-teamwork-energy-combat", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Intelligence Teamwork (Combat/Brute Force)", 6, "I", "CB", (0, 1),
        marks=audit("6-intelligence-teamwork-combat-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Intelligence Teamwork (Energy/Brute Force)", 6, "I", "EB", (0, 1),
        marks=audit("6-intelligence-teamwork-energy-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "6 Intelligence Teamwork (Energy/Combat)", 6, "I", "EC", (0, 1),
        marks=audit("6-intelligence-teamwork-energy-combat", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Intelligence Teamwork (Combat/Brute Force)", 7, "I", "CB", (1, 1),
        marks=audit("7-intelligence-teamwork-combat-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Intelligence Teamwork (Energy/Brute Force)", 7, "I", "EB", (1, 1),
        marks=audit("7-intelligence-teamwork-energy-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "7 Intelligence Teamwork (Energy/Combat)", 7, "I", "EC", (1, 1),
        marks=audit("7-intelligence-teamwork-energy-combat", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Intelligence Teamwork (Combat/Brute Force)", 8, "I", "CB", (1, 2),
        marks=audit("8-intelligence-teamwork-combat-brute-force", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Intelligence Teamwork (Energy/Combat)", 8, "I", "EC", (1, 2),
        marks=audit("8-intelligence-teamwork-energy-combat", "blocked, then followed up in reverse order"),
    ),
    pytest.param(
        "8 Intelligence Teamwork (Energy/Brute Force)", 8, "I", "EB", (1, 2),
        marks=audit("8-intelligence-teamwork-energy-brute-force", "blocked, then followed up in reverse order"),
    ),
]
# fmt: on


@pytest.mark.parametrize(("name", "least", "icon", "types", "bonuses"), TEAMWORKS)
def test_follow_ups_in_reverse_order(name: str, least: int, icon: str, types: str, bonuses: tuple[int, int]) -> None:
    team = [USERS[icon], "Carson of Venus", "Poseidon"]
    wrong = next(t for t in SKILLS if t not in types)
    hand = [name, f"2{types[1]}", f"1{types[1]}", f"2{types[0]}", f"2{wrong}"]
    a, b = facing(team, hand, ["Korak"], ["4C"])
    assert a.offered("attack", name) == [c for c in team if a.grid(c)[SKILLS.index(icon)] >= least]
    strikes(a, b, name, USERS[icon], "Korak")
    assert a.level == 4
    b.does("block", "4C", "Korak")
    assert (
        not a.can("decline") and not a.can("attack", f"2{wrong}") and not a.can("attack", f"2{types[0]}", USERS[icon])
    )
    strikes(a, b, f"2{types[1]}", "Carson of Venus", "Korak")
    assert a.level == 2 + bonuses[0]
    b.does("take")
    assert a.can("decline") and not a.can("attack", f"1{types[1]}")
    assert a.offered("attack", f"2{types[0]}") == ["Poseidon"]
    strikes(a, b, f"2{types[0]}", "Poseidon", "Korak")
    assert a.level == 2 + bonuses[1]
    b.does("take")
    assert a.venture == b.damage("Korak") == 4 and turn_of(b) and name in a.dead
