"""The page about drafts tells what was measured, and the values are of cards that there are."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import draft_figures
from pages import is_there

from overtable.games import all_drafts

DRAFTS = pytest.mark.parametrize("draft", all_drafts().values(), ids=lambda d: d.id)


def test_the_page_has_the_figures_that_are_kept() -> None:
    assert is_there(draft_figures.PAGE, draft_figures.HEADING, draft_figures.section()), "make words writes it anew"


@DRAFTS
def test_values_are_of_cards_that_there_are_and_name_the_command_that_made_them(draft) -> None:  # type: ignore[no-untyped-def]
    values = draft.values
    assert values.command.startswith(f"overtable fit-draft {draft.id} --drafts {values.drafts} ")
    assert set(values.cards) <= set(draft.catalogue.row)
    assert all(v.low <= v.high and v.decks > 0 for v in values.cards.values())
    assert values.tells > 0.5, "values that tell nothing are no values"


@DRAFTS
def test_the_drafter_does_better_than_drafters_that_know_nothing(draft) -> None:  # type: ignore[no-untyped-def]
    found = {c.drafters: c.share for c in draft_figures.contests() if c.draft == draft.id}
    for other in ("random", "first-pick"):
        assert found["drafter", other].low > 0.5
