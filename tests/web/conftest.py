"""The browser, the server and a fresh visitor for each test."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

import needs
from web.browser import ARGS, HERE, House

UNHURRIED = {"ask": True, "settle": 0}
"""Most stories go click by click: each answer is confirmed, and a click counts however soon it comes."""
KEEP = """
if (location.origin !== "null")
  for (const [key, value] of Object.entries(%s)) localStorage[`overtable.${key}`] ??= JSON.stringify(value);
"""

SLOW = int(os.environ.get("OVERTABLE_SLOW_LINE", "0"))
"""Milliseconds that everything takes on its way: a test that does not wait for what it needs fails with 200."""
SLOW_LINE = """
{
  const later = (ms) => new Promise((r) => setTimeout(r, ms));
  const { fetch, WebSocket } = window;
  window.fetch = (...what) => later(%d).then(() => fetch(...what));
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = (event) => later(%d).then(() => hear.call(this, event));
    }
  };
}
"""


@pytest.fixture(scope="session")
def pages() -> None:
    if not needs.client():
        pytest.skip("the browser client is not built from its sources as they are (make needs)")


@pytest.fixture(scope="module")
def browser(pages: None) -> Iterator[Any]:
    """One for each module: while it is there, Playwright's event loop runs in this thread, and no other can."""
    path = needs.chromium()
    if path is None:
        pytest.skip("there is no Chromium (make needs)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def visitor(browser: Any, house: House) -> Iterator[Any]:
    """Makes visitors: each a browser of its own, which keeps these settings. No page may report an error."""
    contexts: list[Any] = []
    errors: list[str] = []

    def visit(path: str = "/", kept: dict[str, Any] | None = None, **how: Any) -> Any:
        settings = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "base_url": house.url}
        context = browser.new_context(**(settings | how))
        context.add_init_script(path=Path(HERE / "hand.js"))
        context.add_init_script(KEEP % json.dumps(UNHURRIED | (kept or {})))
        if SLOW:
            context.add_init_script(SLOW_LINE % (SLOW, SLOW))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15000)
        page.on("pageerror", lambda e: errors.append(str(e)))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not errors, errors
