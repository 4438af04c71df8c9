"""Who has left is told to those who stay, with a claim after a while; those who come back are told what happened."""

from collections.abc import Iterator
from typing import Any

import pytest

from web.browser import House, axe_in_both_themes, until
from web.test_pace import with_a_friend


@pytest.fixture
def house(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where a game can be claimed after three seconds."""
    house = House(tmp_path_factory.mktemp("hasty"), "--patience", "3")
    yield house
    house.stop()


def test_a_friend_who_left_is_missed_and_the_game_can_be_claimed(visitor: Any) -> None:
    one, two = with_a_friend(visitor, "overwatch", {})
    until(one, "document.querySelectorAll('.away').length === 0")
    table = two.url
    two.goto("/rules")
    one.locator(".away", has_text="Calm Stag left").wait_for()
    assert "ago." in one.locator(".away").inner_text()
    assert axe_in_both_themes(one) == []
    # Back in time: nobody is missed any more.
    two.goto(table)
    until(one, "document.querySelectorAll('.away').length === 0")
    two.goto("/rules")
    one.locator(".away").wait_for()
    one.get_by_role("button", name="Claim the game").click()
    until(one, "document.body.textContent.includes('Calm Stag left the table and did not come back in time.')")
    two.goto(table)
    until(two, "document.body.textContent.includes('You were away too long')")
    until(two, "document.body.textContent.includes('Ada wins.')")
