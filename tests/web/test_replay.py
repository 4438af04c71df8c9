"""A finished game, played through again."""

import json
from pathlib import Path
from typing import Any

from web.browser import sit, until
from web.sizes import SIZES


def finished(page: Any) -> str:
    table: str = sit(page, "overwatch", settings={"rounds": 1})["table"]
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("__hand.clicks(14, 30000, 1)")
    page.locator("button", has_text="Resign").click()
    page.locator("button", has_text="Give up the game?").click()
    page.locator('.dock a[href^="/replay/"]').click()
    page.locator(".controls").wait_for()
    return table


def at(page: Any) -> int:
    return int(page.locator(".controls .figure").inner_text().split("/")[0])


def test_a_replay_steps_slides_turns_round_and_is_played_on(visitor: Any) -> None:
    page = visitor()
    table = finished(page)
    assert at(page) == 0
    page.locator('[aria-label="One step on"]').click()
    until(page, "document.querySelector('.controls .figure').textContent.startsWith('1/')")
    page.keyboard.press("End")
    until(
        page,
        "location.search.includes('n=') && document.querySelector('.controls .figure').textContent.split('/')[0] > 4",
    )
    last = at(page)
    until(page, "document.querySelectorAll('.cell .face').length > 0")
    # From the other seat the near hand is the other one.
    page.locator(".more select").select_option("1")
    until(page, "location.search.includes('seat=1')")
    # A link to a moment opens at that moment.
    page.goto(f"/replay/{table}?n={last - 2}&seat=0")
    until(page, f"document.querySelector('.controls .figure')?.textContent.startsWith('{last - 2}/')")
    # Autoplay moves by itself.
    page.locator(".controls button", has_text="Play").first.click()
    until(page, f"document.querySelector('.controls .figure').textContent.startsWith('{last - 1}/')")
    # The record can be downloaded, and the game played on from here against a bot.
    with page.expect_download() as download:
        page.locator("a", has_text="Record").click()
    assert "overwatch" in Path(download.value.path()).read_text(encoding="utf-8")
    page.goto(f"/replay/{table}?n=4&seat=0")
    page.locator("button", has_text="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.locator(".dock").wait_for()
    played = page.evaluate("() => fetch(location.pathname.replace('/table/', '/api/tables/')).then(r => r.json())")
    assert played["table"]["from"] == {"table": table, "entry": 4}, json.dumps(played["table"])


def test_on_a_phone_the_steps_stay_at_hand(visitor: Any) -> None:
    page = visitor()
    finished(page)
    page.set_viewport_size(dict(zip(("width", "height"), SIZES["phone"], strict=True)))
    on = page.locator('[aria-label="One step on"]')
    for n in (1, 2):
        box = on.bounding_box()
        assert box["y"] + box["height"] <= SIZES["phone"][1], "whatever is read"
        on.click()
        until(page, f"document.querySelector('.controls .figure').textContent.startsWith('{n}/')")
        page.mouse.wheel(0, 5000)
    assert "Play on from here" in page.locator(".more").inner_text()


def test_back_from_a_replay_is_the_table(visitor: Any) -> None:
    page = visitor()
    table = finished(page)
    page.locator('[aria-label="One step on"]').click()
    until(page, "document.querySelector('.controls .figure').textContent.startsWith('1/')")
    page.go_back()
    page.locator(".endcard").wait_for()
    assert page.url.endswith(f"/table/{table}")
