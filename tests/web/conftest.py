"""The browser, the server and a fresh visitor for each test. What is skipped here is said loudly at the end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from web.browser import ARGS, HERE, House, build_client, chromium

SKIPPED: list[str] = []


def loud_skip(why: str) -> None:
    SKIPPED.append(why)
    pytest.skip(why)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reasons = {
        r.longrepr[2] for r in terminalreporter.getreports("skipped") if "tests/web" in r.nodeid.replace("\\", "/")
    }
    if reasons or SKIPPED:
        terminalreporter.section("BROWSER TESTS WERE SKIPPED", sep="!")
        for why in sorted({*reasons, *SKIPPED}):
            terminalreporter.line(f"NOT TESTED IN A BROWSER: {why}")


@pytest.fixture(scope="session")
def pages() -> None:
    """The client, built from the sources as they are."""
    why = build_client()
    if why:
        loud_skip(f"the client could not be built: {why}")


@pytest.fixture(scope="session")
def browser(pages: None) -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    if path is None:
        loud_skip("there is no chromium, and it cannot be installed here (needs root and apt)")
    with playwright.sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def visitor(browser: Any, house: House) -> Iterator[Any]:
    """Makes visitors: each a browser of its own. No page may report an error."""
    contexts: list[Any] = []
    errors: list[str] = []

    def visit(path: str = "/", **how: Any) -> Any:
        settings = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "base_url": house.url}
        context = browser.new_context(**(settings | how))
        context.add_init_script(path=Path(HERE / "hand.js"))
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
