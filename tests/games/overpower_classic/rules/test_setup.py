"""Setting up: who stays behind, what lies where, who goes first (OPC-SETUP)."""

import pytest

from games.overpower.table import Player, seated
from games.overpower_classic.decklists import deck_text
from games.overpower_classic.making import character
from marks import rule
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.phases.setup import cut_value
from overtable.scenario import scenario


def sit(first: str, second: str, seed: int = 0) -> list[Player]:
    return seated(scenario("overpower-classic", "venture", seed, decks=(first, second)))


def chosen(a: Player, b: Player) -> None:
    for p, name in ((a, "Hobgoblin"), (b, "Hobgoblin")):
        p.does("reserve", name)


@rule("OPC-SETUP-01")
def test_both_choose_their_reserve_before_it_is_known_who_goes_first() -> None:
    a, b = sit(deck_text(), deck_text())
    assert a.is_asked and b.is_asked and a.pending == "ChooseReserve"
    assert a.offered("reserve") == ["Hulk", "Storm", "Magneto", "Hobgoblin"]
    b.does("reserve", "Storm")
    assert a.is_asked and not b.is_asked
    assert a.s.stack[-1].untold(a.s, 0).picks == (-1, -1), "nobody knows the choice of the other"  # type: ignore[attr-defined]
    assert a.s.battle == 0 and a.hand == []
    a.does("reserve", "Hobgoblin")
    assert a.front == ["Hulk", "Magneto", "Storm"] and a.reserve == ["Hobgoblin"]
    assert b.front == ["Hobgoblin", "Hulk", "Magneto"] and b.reserve == ["Storm"]
    assert b.s.battle == 1 and len(b.hand) == 8


@rule("OPC-SETUP-01")
def test_inherent_abilities_belong_to_whoever_stands_there() -> None:
    loud = character("Loud", {"do": "hits_to_ko", "amount": 5}, grid=(2, 4, 8, None))
    made = deck_text(front="Loud; Storm (MVOP); Magneto (MVOP)")
    a, b = seated(scenario("overpower-classic", "venture", 0, decks=(made, deck_text()), cards=[loud]))
    a.does("reserve", "Loud")
    b.does("reserve", "Hulk")
    (effect,) = a.s.effects
    assert effect.subject == a.char("Loud") == 3 and a.reserve == ["Loud"]


@rule("OPC-SETUP-02", "OPC-SETUP-03", "OPC-DRAW-01")
def test_the_deck_is_shuffled_and_the_other_piles_are_empty() -> None:
    made = deck_text("1 8 Energy", "1 2 Energy", "1 3 Energy", "1 4 Energy", size=60)
    piles = set()
    for seed in range(3):
        a, b = sit(made, made, seed)
        assert a.missions == b.missions == (7, 0, 0)
        assert a.power_pack == a.dead == a.defeated == [] and len(a.draw_pile) == 60
        piles.add(tuple(a.draw_pile))
        chosen(a, b)
        assert len(a.hand) == 8 and len(a.draw_pile) == 52
        assert not b.is_open and all(a.s.pool[0][c] for c in a.ids("draw pile")), "nobody knows its order"
    assert len(piles) == 3


@rule("OPC-SETUP-04")
def test_the_higher_cut_goes_first() -> None:
    high, low = deck_text("60 7 Energy", size=60), deck_text("60 City Bus", size=60)
    for first, second, begins in ((high, low, 0), (low, high, 1)):
        for seed in range(4):
            a, b = sit(first, second, seed)
            a.does("reserve", "Hulk")
            b.does("reserve", "Hulk")
            assert a.s.initiative == begins
            assert "You cut the Draw Pile at 7 Energy." in (a, b)[begins].heard
            assert len(a.draw_pile) + len(a.hand) == 60, "the card goes back"
            assert not any(a.s.pool[1][c] == 0 for c in a.ids("hand")), "and nobody knows where"


@rule("OPC-SETUP-04")
def test_equal_cuts_are_cut_again() -> None:
    made = deck_text("30 5 Energy", "30 6 Energy", size=60)
    counts = set()
    for seed in range(12):
        a, b = sit(made, made, seed)
        chosen(a, b)
        cuts = [line.rpartition(" at ")[2] for line in a.heard if "the Draw Pile at" in line]
        *equal, (mine, other) = list(zip(cuts[::2], cuts[1::2], strict=True))
        assert all(x == y for x, y in equal) and mine != other
        assert a.s.initiative == int(other > mine)
        counts.add(len(equal))
    assert len(counts) > 1


@rule("OPC-SETUP-04")
def test_chance_decides_where_every_card_is_worth_the_same() -> None:
    made = deck_text("51 5 Energy")
    assert len({first_of(made, seed) for seed in range(8)}) == 2


def first_of(made: str, seed: int) -> int:
    a, b = sit(made, made, seed)
    chosen(a, b)
    return a.s.initiative


@rule("OPC-SETUP-04")
@pytest.mark.parametrize(
    "name, worth",
    [
        ("7 Energy", 7),
        ("Clobberin' Time", 10),
        ("Heal", 0),
        ("8 Energy Teamwork (Fighting/Strength +2/+3)", 6),
        ("Lady Shiva", 2),
        ("City Bus", 0),
        ("Fighting/Energy Training +3", 0),
        ("Here Comes the Cavalry!", 0),
    ],
)
def test_what_a_card_is_worth_when_cut(name: str, worth: int) -> None:
    assert cut_value(CLASSIC_BOOK.find(name)) == worth


@rule("OPC-SETUP-05")
def test_the_second_player_gets_nothing_for_going_second() -> None:
    made = deck_text("51 7 Energy")
    a, b = sit(made, made)
    chosen(a, b)
    seen = set()
    while a.pending != "Place":
        p = a if a.is_asked else b
        seen.add(a.pending)
        p.table.answer(p.number, p.options()[0])
    assert seen == {"Declare", "Duplicates"} and len(a.hand) == len(b.hand) == 1
    assert (a if a.is_asked else b).refusal("redraw") == "OPC-SETUP-05"
