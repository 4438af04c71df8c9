"""Worked cases: who goes first."""

from games.overpower.table import seated
from games.overpower_classic.decklists import deck_text
from marks import case
from overtable.scenario import scenario


def cuts(first: str, second: str) -> tuple[list[str], int]:
    """What was cut to, A and B in turn, and who goes first."""
    a, b = seated(scenario("overpower-classic", "venture", 3, decks=(first, second)))
    a.does("reserve", "Hobgoblin")
    b.does("reserve", "Hobgoblin")
    shown = [line.rpartition(" at ")[2].rstrip(".") for line in a.heard if "the Draw Pile at" in line]
    return shown, a.s.initiative


@case("OPC-CASE-015")
def test_015_a_card_without_a_value_counts_0_and_equal_cuts_are_cut_again() -> None:
    assert cuts(deck_text("51 City Bus"), deck_text("51 1 Energy")) == (["City Bus", "1 Energy"], 1)
    teamwork = "8 Energy Teamwork (Fighting/Strength +2/+3)"
    shown, _ = cuts(deck_text(f"51 {teamwork}"), deck_text("51 6 Fighting"))
    assert shown[:4] == [teamwork, "6 Fighting"] * 2, "6 against 6"
