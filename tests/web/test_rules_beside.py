"""The rules beside a table: opened by a button, a key or a rule that is named there, and read without leaving."""

from typing import Any

import pytest

from web.browser import axe, sit

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SEARCH = "[aria-label='Search the rules']"


def at_a_table(page: Any) -> str:
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine").wait_for()
    return str(page.url)


@pytest.mark.parametrize("how", [{}, PHONE, {"color_scheme": "light"}], ids=["desk", "phone", "light"])
def test_rules_open_beside_the_table_and_are_searched(visitor: Any, how: dict[str, Any]) -> None:
    page = visitor("/rules", **how)
    url = at_a_table(page)
    page.locator(".tools button", has_text="Rules").click()
    page.locator(SEARCH).fill("synergy")
    page.locator(".rules [id^=OW-], .rules a[href*='#OW-']").first.wait_for()
    assert page.locator(".dock.mine").is_visible() and page.url == url
    assert axe(page) == []
    page.locator("[aria-label='Close the rules']").click()
    assert page.locator(SEARCH).count() == 0


def test_a_rule_that_is_named_at_the_table_is_read_beside_it(visitor: Any) -> None:
    page = visitor("/rules")
    url = at_a_table(page)
    page.keyboard.press("r")
    page.locator(SEARCH).wait_for()
    page.locator("[aria-label='Close the rules']").click()
    page.locator(".board [data-ref]:not(.glow)").first.click()
    why = page.locator(".dock .why a").first
    rule = why.get_attribute("title").removeprefix("Rule ")
    why.click()
    assert page.locator(SEARCH).input_value() == rule and page.url == url
    page.locator(".rules", has_text=rule).wait_for()
