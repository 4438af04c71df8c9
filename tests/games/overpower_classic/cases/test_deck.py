"""Worked cases: decks."""

import pytest

from games.overpower_classic.decklists import deck, deck_text, rules
from games.overpower_classic.making import event
from marks import case
from overtable.games import find
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.decks.legal import problems, threat, warnings
from overtable.kernel.game import Setup


def ranks(*names: str) -> int:
    """How many ratings stand on the grids of these characters."""
    cards = [CLASSIC_BOOK.find(name).card for name in names]
    return sum(3 if card.intelligence is None else 4 for card in cards)


@case("OPC-CASE-007")
@pytest.mark.parametrize("last, total, fine", [("Magneto (MVOP)", 58, True), ("Human Torch (MVOP)", 59, False)])
def test_007_58_points_at_rank_12(last: str, total: int, fine: bool) -> None:
    front = "Doctor Doom (MVOP); Cable (MVOP); Hobgoblin (MVOP)"
    made = deck(front=front, reserve=last)
    assert ranks(*front.split("; "), last) == 12 and threat(made) == total
    assert (problems(made) == []) is fine and rules(front=front, reserve=last) <= {"OPC-DECK-10"}
    assert ranks("Wolverine (MVOP)") == 3 and CLASSIC_BOOK.face("mvop-wolverine").threat == 14
    assert ranks("Superman") == 4 and CLASSIC_BOOK.face("dcop-superman").threat == 21


@case("OPC-CASE-008")
@pytest.mark.parametrize("last, total, fine", [("Catwoman", 76, True), ("Joker", 77, False)])
def test_008_76_points_at_rank_16(last: str, total: int, fine: bool) -> None:
    made = deck(front="Superman; Batman; Robin", reserve=last)
    assert ranks("Superman", "Batman", "Robin", last) == 16 and threat(made) == total
    assert (problems(made) == []) is fine


@case("OPC-CASE-011")
def test_011_clones() -> None:
    weak = {"reserve": "Jubilee (MVOP)"}
    assert rules(front="Spider-Man (MVOP); Spider-Man (IQOP); Magneto (MVOP)", reserve="Hobgoblin (MVOP)") == {
        "OPC-DECK-11"
    }
    assert rules(front="Spider-Man (MVOP); Scarlet Spider (PSOP); Magneto (MVOP)", **weak) == set()
    text = deck_text(front="Spider-Man (MVOP); Magneto (MVOP); Hobgoblin (MVOP)", **weak)
    s = find("overpower-classic").start(Setup(mode="venture", seed=1, decks=(text, text)))
    assert s.printing[0] == s.printing[4], "both field Spider-Man"


@case("OPC-CASE-012")
@pytest.mark.parametrize(
    "size, events, fine", [(55, 1, False), (56, 1, True), (51, 0, True), (50, 0, False), (120, 5, True)]
)
def test_012_how_many_cards(size: int, events: int, fine: bool) -> None:
    own = ["Here Comes the Cavalry!", "Caught Off Guard!", "Protect the Queen!"]
    more = [event(f"Any {n}", set="CLOP") for n in (1, 2)]
    game = find("overpower-classic")
    with game.lending(Setup(mode="venture", seed=0, cards=more)):
        cards = [f"1 {name}" for name in [*own, "Any 1", "Any 2"][:events]]
        assert (rules(*cards, size=size) == set()) is fine
        assert sum(n for n, _ in deck(*cards, size=size).cards) == size, "without Characters and Missions"


@case("OPC-CASE-014")
def test_014_one_per_deck_and_what_nobody_can_use() -> None:
    team = {"front": "Wolverine (MVOP); Storm (MVOP); Magneto (MVOP)"}
    assert rules("1 Guardian Angel (MVOP)", "1 Guardian Angel (MCOP)", **team) == {"OPC-DECK-04"}
    assert rules("1 Gamma Terror (MVOP)", "1 Gamma Terror (MCOP)", "4 Heal", **team) == set()
    assert rules("1 Green Goliath", **team) == set()
    assert warnings(deck("1 Green Goliath", **team)) == ["OPC-DECK-07: Green Goliath needs Hulk on the team"]
