"""Attacks whose level grows with what lies on the table, and attacks after which somebody may not attack."""

from typing import Any

import pytest

from games.overpower_classic.making import attacks, special, strike, text
from games.overpower_classic.table import THEM, US, table


def growing(per: str) -> dict[str, Any]:
    return special("Gamma", "Hulk", icons=["energy"], value=3, plus=1, per=per)


SCALED: list[tuple[str, dict[str, Any], dict[str, Any], int]] = [
    ("recorded", {"front": [{"name": US[0], "hits": ["1E", "2F"], "current": ["3E"]}, *US[1:]]}, {}, 2),
    ("defeated", {"objectives": {"reserve": 3, "defeated": 3, "ventured": {"reserve": 1}}}, {}, 3),
    ("opponent_completed", {}, {"objectives": {"reserve": 4, "completed": 2, "ventured": {"reserve": 1}}}, 2),
    ("kod", {"front": [US[0], {"name": US[1], "ko": 1}, US[2]]}, {"front": [*THEM[:2], {"name": THEM[2], "ko": 1}]}, 2),
    ("fighters", {"reserve": "Punisher (MVOP)"}, {}, 2),
]


@pytest.mark.parametrize(("per", "mine", "theirs", "more"), SCALED)
def test_the_level_grows_and_the_damage_does_not(
    per: str, mine: dict[str, Any], theirs: dict[str, Any], more: int
) -> None:
    """OPC-CARD-10: a bonus is no damage."""
    a, b = table(
        a={"front": US, "reserve": "Rogue (MVOP)", "hand": ["Gamma"], **mine},
        b={"front": THEM, "reserve": "Rhino (MVOP)", **theirs},
        cards=[growing(per)],
    )
    attacks(a, b, "Gamma", "Hulk", "Thing")
    assert a.level == 3 + more
    b.does("take")
    assert b.damage("Thing") == 3


def test_what_is_counted_stands_on_the_card() -> None:
    said = {per: text(growing(per)).removeprefix("Energy attack, level 3. ") for per, *_ in SCALED}
    assert said == {
        "recorded": "+1 to the attack for each hit on Hulk's permanent record, not to its damage.",
        "defeated": "+1 to the attack for each Defeated Mission of the team, not to its damage.",
        "opponent_completed": "+1 to the attack for each Completed Mission of the opponent, not to its damage.",
        "kod": "+1 to the attack for each character KO'd in this game, of either team, not to its damage.",
        "fighters": "+1 to the attack for each teammate of Hulk whose Fighting is 6 or higher, not to its damage.",
    }


@pytest.mark.parametrize(("who", "barred"), [("user", "Hulk"), ("teammates", "Storm Wolverine"), ("team", "Hulk")])
@pytest.mark.parametrize("blocked", [False, True])
def test_afterwards_somebody_may_not_attack(who: str, barred: str, blocked: bool) -> None:
    lock = {"do": "lock", "who": who, "no": ["attack"]}
    card = special("Gamma", "Hulk", icons=["brute_force"], value=8, until="battle", play=[lock])
    a, b = table(a={"front": US, "hand": ["Gamma", "1S", "2E"]}, b={"front": THEM, "hand": ["8S", "1E"]}, cards=[card])
    attacks(a, b, "Gamma", "Hulk", "Thing")
    b.does(*(("block", "8S", "Thing") if blocked else ("take",)))
    strike(b, a, "1E", "Thing", "Hulk")
    for name in ("Hulk", "Storm", "Wolverine"):
        may = name not in barred and who != "team"
        assert a.can("attack", "1S", name, "Thing") == may
    assert (
        text(special("Gamma", "Hulk", until="battle", play=[lock]))
        == {
            "user": "Hulk may not attack. Lasts for the rest of the battle.",
            "teammates": "Hulk's teammates may not attack. Lasts for the rest of the battle.",
            "team": "Hulk's team may not attack. Lasts for the rest of the battle.",
        }[who]
    )
