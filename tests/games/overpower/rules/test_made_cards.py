"""Rules that the printed cards hardly ever reach, tried with cards that are made for one table."""

from typing import Any

import pytest

from games.overpower.table import PILE, Player, hero, seated
from marks import rule
from overtable.scenario import scenario


def made_table(cards: list[dict[str, Any]], **position: Any) -> list[Player]:
    return seated(scenario("overpower-2025", "venture", 0, position=position, cards=cards))


@pytest.mark.parametrize(("value", "may"), [(5, True), (6, False)])
@rule("OP25-CARD-21")
def test_a_special_of_more_than_five_takes_no_training_on_defence(value: int, may: bool) -> None:
    shield = {
        "type": "special",
        "id": "made-shield",
        "name": "Shield",
        "character": "Any Character",
        "icons": ["energy"],
        "value": value,
        "power": True,
        "use": ["offence", "defence"],
    }
    a, b = made_table(
        [shield],
        a={"front": ["Hercules"], "hand": ["8B"]},
        b={"front": ["Hercules"], "hand": ["Shield", "Training (Joan of Arc)"]},
    )
    a.does("attack", "8B", "Hercules", "Hercules")
    if b.pending == "NegateWindow":
        b.does("decline")
    assert b.can("block", "Shield", "Training (Joan of Arc)", "Hercules") is may


@pytest.mark.parametrize("late", [False, True])
@rule("OP25-CONC-08")
def test_what_a_healing_sets_off_makes_no_attack_after_a_concession(late: bool) -> None:
    balm = {
        "type": "special",
        "id": "made-balm",
        "name": "Balm",
        "character": "The Mummy",
        "after_concession": late,
        "play": [{"do": "heal", "who": "user", "records": "permanent"}],
    }
    a, b = made_table(
        [balm],
        turn="b" if late else "a",
        a={
            "front": [hero("The Mummy", hits=["3C"])],
            "hand": ["Balm", "6B"],
            "homebase": "Asclepieion",
            "draw": PILE,
        },
        b={"front": ["Hercules"], "draw": PILE},
    )
    if late:
        b.does("concede")
        a.does("accept")
        b.does("decline")
    a.does("play", "Balm", "The Mummy")
    b.does("decline")
    if "choose" in a.verbs:
        a.does("choose", "3C")
    a.does("decline")
    assert ("attack" in a.verbs) is not late, "the Homebase grants one, but not after a concession"
    assert a.s.battle == (3 if late else 2)
