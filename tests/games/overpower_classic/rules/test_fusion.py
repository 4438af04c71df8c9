"""MultiPower hits act as one type (OPC-FUSION)."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.making import special
from games.overpower_classic.table import duel
from marks import rule

HULK, STORM, BEAST = (f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast"))
FOUR, THREE = "3M", "2 MultiPower (three icons)"
BLAST = special("Blast", "Hulk", value=1, icons=["energy", "combat", "brute_force"])


def hit_by(*cards: str, before: tuple[str, ...] = ()) -> tuple[Player, Player]:
    """Hits on Storm; whether they KO is asked of the attacker, or nothing is."""
    a, b = duel([HULK], [], [hero(STORM, current=list(cards), hits=list(before)), BEAST], cards=[BLAST])
    return a, b


@rule("OPC-FUSION-01")
@pytest.mark.parametrize(
    ("cards", "before", "falls"),
    [
        ((FOUR, "1M", "2M"), (), False),
        ((FOUR, "1M", "1F"), (), False),
        ((FOUR,), ("1M", "1F"), False),
        ((FOUR, "1M", "1F", "1E"), (), True),
        ((FOUR,), ("1F", "1E"), True),
    ],
)
def test_all_multipower_hits_give_one_type(cards: tuple[str, ...], before: tuple[str, ...], falls: bool) -> None:
    a, b = hit_by(*cards, before=before)
    assert (a.pending == "SpectrumKO") is falls and not b.is_kod("Storm")


@rule("OPC-FUSION-01")
def test_their_values_add_as_usual() -> None:
    _, b = hit_by("4M", "3M", "2M", before=("8S", "3S"))
    assert b.is_kod("Storm"), "20 points"


@rule("OPC-FUSION-02")
@pytest.mark.parametrize("third", ["1E", "1F", "1I"])
def test_their_type_is_changed_whatever_they_were_played_as(third: str) -> None:
    a, _ = hit_by(FOUR, "1S", third)
    assert a.pending == "SpectrumKO", "the grid of whoever played it does not matter"


@rule("OPC-FUSION-03")
def test_on_other_characters_they_act_as_other_types() -> None:
    a, b = duel([HULK], [], [hero(STORM, current=[FOUR, "1S", "1E"]), hero(BEAST, current=["1M", "1F", "2I"])])
    for name in ("Beast", "Storm"):
        assert a.pending == "SpectrumKO", name
        a.does("accept")
    assert b.is_kod("Storm") and b.is_kod("Beast")


@rule("OPC-FUSION-04")
@pytest.mark.parametrize(("cards", "falls"), [((FOUR, "Blast", "1F"), True), ((FOUR, "1M", "1F"), False)])
def test_specials_with_several_icons_are_no_part_of_it(cards: tuple[str, ...], falls: bool) -> None:
    a, _ = hit_by(*cards)
    assert (a.pending == "SpectrumKO") is falls


@rule("OPC-FUSION-04")
def test_nor_are_specials_that_act_as_a_multipower_card() -> None:
    fist = special("Fist", "Hulk", value=1, icons=["energy", "combat", "brute_force", "intelligence"], power=True)
    a, _ = duel([HULK], [], [hero(STORM, current=[FOUR, "Fist", "1F"]), BEAST], cards=[fist])
    assert a.pending == "SpectrumKO"


@rule("OPC-FUSION-05")
@pytest.mark.parametrize("order", [(), ("3M",), ("3M", "before")])
def test_cards_with_fewer_icons_gain_those_of_a_four_icon_card_whichever_came_first(order: tuple[str, ...]) -> None:
    """With three icons the fourth is never the only one that is missing, so that a card with two shows it."""
    twin = {
        "type": "power",
        "id": "test-twin",
        "name": "2 MultiPower (two icons)",
        "icons": ["energy", "combat"],
        "value": 2,
    }
    cards = ["2 MultiPower (two icons)", *order[:1]][:: -1 if len(order) == 2 else 1]
    a, b = duel([HULK], [], [hero(STORM, current=[*cards, "1E", "1F"]), BEAST], cards=[twin])
    assert (a.pending == "SpectrumKO") is bool(order) and not b.is_kod("Storm")


@rule("OPC-FUSION-05")
def test_the_gain_is_lost_with_the_last_four_icon_card() -> None:
    twin = {
        "type": "power",
        "id": "test-twin",
        "name": "2 MultiPower (two icons)",
        "icons": ["energy", "combat"],
        "value": 2,
    }
    mend = special("Mend", "Storm", play=[{"do": "heal", "who": "user", "records": "current"}])
    hits = [FOUR, "2 MultiPower (two icons)", "1E"]
    a, b = duel([HULK], ["1F"], [hero(STORM, current=hits), BEAST], ["Mend"], cards=[twin, mend], turn="b")
    b.does("play", "Mend", "Storm")
    a.does("decline")
    b.does("choose", FOUR)
    a.does("attack", "1F", "Hulk", "Storm")
    b.does("take")
    assert a.pending == "Turn" and not b.is_kod("Storm")
