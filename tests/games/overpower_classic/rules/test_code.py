"""Heroes and villains (OPC-CODE)."""

from typing import Any

import pytest

from games.overpower.table import Player
from games.overpower_classic.making import special
from games.overpower_classic.table import PILE, table
from marks import rule
from overtable.games import find

HERO, VILLAIN, NOBODY = "Batman", "Ra's al Ghul", "Wolverine (MVOP)"
SHIVA, ALFRED = "Lady Shiva", "Alfred Pennyworth"


def blow(name: str, code: str) -> dict[str, Any]:
    """An Any Character Special of this code."""
    return special(name, set="DCOP", icons=["combat"], value=5, allegiance=code, placeable=True)


CARDS = [blow("Noble", "hero"), blow("Vile", "villain"), blow("Plain", "")]


def sit(hand: list[str], **more: Any) -> list[Player]:
    team = {"front": [HERO, VILLAIN, NOBODY], "hand": hand, "draw": PILE}
    b = {"front": ["Hulk (MVOP)"], "draw": PILE}
    return table(a=team | more.pop("a", {}), b=b, cards=CARDS, **more)


@rule("OPC-CODE-01")
def test_a_hero_plays_no_card_of_a_villain() -> None:
    a, _ = sit(["Vile", SHIVA, "Heal"])
    assert a.offered("attack", "Vile") == ["Ra's al Ghul", "Wolverine"]
    assert a.refusal("attack", "Vile", "Batman", "Hulk") == "OPC-CODE-01"
    assert a.refusal("attack", SHIVA, "Batman", "Hulk") == "OPC-CODE-01", "Universe cards too"
    assert a.tells(a.refused("attack", "Vile", "Batman", "Hulk")) == "Vile is for a villain; Batman is a hero."


@rule("OPC-CODE-01")
def test_the_players_may_agree_to_play_without_codes() -> None:
    a, _ = sit(["Vile", SHIVA, "Heal"], settings={"codes": False})
    assert a.offered("attack", "Vile") == ["Batman", "Ra's al Ghul", "Wolverine"] and a.can("attack", SHIVA, "Batman")
    assert find("overpower-classic").modes["venture"].settings["codes"] is True, "by default they are on"


@rule("OPC-CODE-02")
def test_a_villain_plays_no_card_of_a_hero() -> None:
    a, _ = sit(["Noble", ALFRED, "Heal"])
    assert a.offered("attack", "Noble") == ["Batman", "Wolverine"]
    assert a.refusal("attack", "Noble", "Ra's al Ghul", "Hulk") == "OPC-CODE-02"
    assert a.refusal("attack", ALFRED, "Ra's al Ghul", "Hulk") == "OPC-CODE-02"


@rule("OPC-CODE-03", "OPC-CODE-04")
def test_without_a_code_on_the_card_or_the_character_nothing_is_forbidden() -> None:
    a, _ = sit(["Plain", "Vile", "Noble"])
    assert a.offered("attack", "Plain") == ["Batman", "Ra's al Ghul", "Wolverine"]
    assert a.can("attack", "Vile", "Wolverine") and a.can("attack", "Noble", "Wolverine")
    a, _ = sit(["Plain", ALFRED])
    assert a.refusal("attack", ALFRED, "Wolverine", "Hulk") == "OPC-CARD-14", "what else it needs is asked all the same"


@rule("OPC-CODE-05")
@pytest.mark.parametrize("codes", [True, False])
def test_the_code_counts_for_placing_and_discarding(codes: bool) -> None:
    a, _ = sit(["Vile"], phase="placement", settings={"codes": codes})
    assert ("Batman" in a.offered("place", "Vile")) is not codes
    a, _ = sit(["Vile", SHIVA], phase="discard", a={"front": [HERO, "Robin"]}, settings={"codes": codes})
    assert a.hand == ([] if codes else [SHIVA, "Vile"])


@rule("OPC-CODE-06")
def test_who_follows_an_ally_is_asked_for_the_own_card_only() -> None:
    a, b = sit([SHIVA, "Martial Arts Expert"])
    assert a.s.faces[a.s.printing[a.card("Martial Arts Expert")]].character == "Batman"
    a.does("attack", SHIVA, "Ra's al Ghul", "Hulk")
    b.does("take")
    assert a.pending == "FollowUp" and a.is_asked
    assert a.verbs & {"attack", "play"}, "a hero follows the Ally of a villain"
