"""Rules in their less usual situations: each of these came out otherwise when it was first tried."""

from typing import Any

import msgspec
import pytest

from games.overpower.specials import facing, in_play, strikes
from games.overpower.table import FREYA, PILE, hero, reach, table
from marks import rule
from overtable.games.overpower.book.facts import FACES
from overtable.games.overpower.decks.text import find_row

SEVEN = "7 Energy Teamwork (Combat/Intelligence)"


@rule("OP25-DISC-14", "OP25-PLACE-05")
@pytest.mark.parametrize("hand, kept", [([SEVEN, "All For One"], True), ([SEVEN], False)])
def test_a_permission_at_hand_makes_a_card_usable_and_placeable(hand: list[str], kept: bool) -> None:
    side = {"front": ["The Three Musketeers"], "hand": hand, "draw": PILE}
    a, b = table(a=side, b={"front": ["Merlin"], "draw": PILE}, phase="discard")
    assert (SEVEN in a.hand) is kept and (SEVEN in a.dead) is not kept
    if kept:
        reach(a, b, "Place")
        assert a.can("place", SEVEN, "The Three Musketeers")


@rule("OP25-DISC-14")
def test_a_permission_placed_on_somebody_else_does_not_help() -> None:
    side = {"front": ["Zorro"], "reserve": hero("The Three Musketeers", placed=["All For One"]), "hand": [SEVEN]}
    a, _ = table(a=side | {"draw": PILE}, b={"front": ["Merlin"], "draw": PILE}, phase="discard")
    assert a.dead == [SEVEN]


@rule("OP25-DISC-05")
@pytest.mark.usefixtures("legacy_cards")
def test_aspects_advanced_cards_and_artifacts_are_compared_by_all_that_they_do(more_cards: Any) -> None:
    garden, strong, head = (FACES[find_row(n)].card for n in ("Quiet Garden", "Strong Mind", "Shards of the Staff"))
    change = msgspec.structs.replace
    more_cards(
        [
            change(garden, id="t-1", name="Old Garden", set="Past Set"),
            change(garden, id="t-2", name="Watched Garden", use=("offence", "defence")),
            change(strong, id="t-3", name="Strong Will"),
            change(strong, id="t-4", name="Stronger Will", until="game"),
            change(head, id="t-5", name="Shards of a Staff", set="Past Set"),
            change(head, id="t-6", name="Shards of Another", character="Anubis"),
        ]
    )
    same = {n: FACES[find_row(n)].dup for n in ("Quiet Garden", "Strong Mind", "Shards of the Staff")}
    assert same["Quiet Garden"] == FACES[find_row("Old Garden")].dup != FACES[find_row("Watched Garden")].dup
    assert same["Strong Mind"] == FACES[find_row("Strong Will")].dup != FACES[find_row("Stronger Will")].dup
    assert same["Shards of the Staff"] == FACES[find_row("Shards of a Staff")].dup
    assert same["Shards of the Staff"] != FACES[find_row("Shards of Another")].dup


@rule("OP25-BATT-35")
@pytest.mark.parametrize("other, may", [("Leonidas", True), ("Merlin", False)])
def test_an_attack_is_not_shifted_to_whom_it_could_not_target(other: str, may: bool) -> None:
    a, b = facing(["Billy the Kid"], ["Reap the Whirlwind"], ["Zorro", other], ["Legendary Escape"])
    strikes(a, b, "Reap the Whirlwind", "Billy the Kid", "Zorro")
    assert b.can("shift", "Legendary Escape", "Zorro", other) is may
    if not may:
        assert b.refusal("shift", "Legendary Escape", "Zorro", other) == "OP25-BATT-35"


@rule("OP25-MODE-08", "OP25-MODE-03")
@pytest.mark.parametrize("mode", ["brawl", "skirmish"])
def test_nothing_comes_after_a_venture_phase_that_is_not_there(mode: str) -> None:
    side = {"front": ["Merlin"], "draw": PILE}
    a, b = table(a=side, b={"front": ["Zorro"], "draw": PILE}, mode=mode, phase="venture")
    assert a.pending == "Turn"
    a, b = table(a=side, b={"front": ["Zorro"], "draw": PILE}, phase="venture")
    a.ventures(1)
    b.ventures(1)
    assert a.pending == "Triggered" and a.can("look"), "Merlin looks at his top card"


@rule("OP25-INTER-05", "OP25-INTER-06")
def test_a_special_that_lay_in_play_before_may_be_given_up_against_what_specials_cannot_defend() -> None:
    sword = in_play("Sword and Shield", "Lancelot")
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], ["Lancelot"], [FREYA], them=sword)
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Lancelot")
    assert b.refusal("avoid", FREYA) == "OP25-INTER-06"
    b.does("avoid", "Sword and Shield", "Lancelot")
    assert b.hits("Lancelot") == [] and "Sword and Shield" in b.dead
