"""A report is made at the table and settled on the hosts' page; an account is looked after on its own."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from overtable.store.hosts import make_host
from overtable.store.store import Store, sqlite_url
from web.browser import SIT, House, axe, sit

SHOTS = os.environ.get("OVERTABLE_SHOTS")
SECRET = "correct horse battery"


def wrong_with(page: Any, name: str, within: str = "html") -> list[str]:
    """What axe finds, in both themes; with a folder named, each is kept as a picture to look at."""
    found = []
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {line}" for line in axe(page, within)]
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / f"{name}-{theme}.png", full_page=True)
    return found


def member(page: Any, name: str) -> None:
    page.evaluate(SIT, {"path": "/api/guest", "body": {"name": name}})
    page.evaluate(SIT, {"path": "/api/account", "body": {"name": name, "password": SECRET}})


def as_host(house: House, name: str) -> None:
    async def write() -> None:
        store = Store(sqlite_url(house.data))
        assert await make_host(store, name, True)
        await store.close()

    with ThreadPoolExecutor(1) as elsewhere:  # an event loop runs in this thread already, the browser's
        elsewhere.submit(lambda: asyncio.run(write())).result()


def test_a_report_goes_from_the_table_to_the_hosts(visitor: Any, house: House) -> None:
    ada, troll, host = visitor("/rules"), visitor("/rules"), visitor("/rules")
    member(host, "Holly Host")
    as_host(house, "Holly Host")
    troll.evaluate(SIT, {"path": "/api/guest", "body": {"name": "Rowdy Rex"}})
    table = sit(ada, "overwatch", public=True)["table"]
    for page in (ada, troll):
        page.goto(f"/table/{table}")
        page.locator(".dock").wait_for()
    troll.locator('[aria-label="Message"]').fill("what a silly move")
    troll.locator("form button", has_text="Send").click()
    ada.locator(".chat", has_text="what a silly move").wait_for()
    ada.locator("button", has_text="Manners").click()
    sheet = ada.locator("dialog")
    sheet.locator("textarea").fill("Mocks my moves")
    sheet.locator("select").select_option(label="Rowdy Rex")
    assert wrong_with(ada, "manners", "dialog") == []
    sheet.locator("button", has_text="Report to the hosts").click()
    sheet.locator("[role=status]", has_text="The hosts will see it").wait_for()
    # The owner switches the chat of watchers off: whoever watches is told.
    sheet.locator("input[type=checkbox]").uncheck()
    sheet.locator("[role=status]", has_text="So it is").wait_for()
    troll.locator('[aria-label="Message"]').fill("hello?")
    troll.locator("form button", has_text="Send").click()
    troll.locator(".dock", has_text="Only those who play chat").wait_for()
    # Nobody else has the way to the hosts' page, or sees anything there.
    assert troll.locator('header a[href="/host"]').count() == 0
    host.goto("/")
    host.locator('header a[href="/host"]').click()
    report = host.locator("article", has_text="Rowdy Rex")
    report.locator(".theirs", has_text="what a silly move").wait_for()
    host.locator('[placeholder^="The reason"]').fill("Mocking others")
    host.locator('[placeholder="203.0.113.0/24"]').fill("198.51.100.0/24")
    host.locator("button", has_text="Ban it").click()
    host.locator("ul.items", has_text="198.51.100.0/24").wait_for()
    assert wrong_with(host, "host") == []
    host.set_viewport_size({"width": 360, "height": 740})
    assert host.evaluate("document.documentElement.scrollWidth") <= 360
    assert wrong_with(host, "host-phone") == []
    report.locator("button", has_text="Ban").first.click()
    troll.locator(".page", has_text="You are kept out of this house").wait_for()
    report.locator("text=Settled by Holly Host").wait_for()
    host.locator("ol.items", has_text="Rowdy Rex").wait_for()
    for lifted in ("Rowdy Rex", "198.51.100.0/24"):
        host.locator(f'[aria-label="Lift: {lifted} banned"]').click()
        host.locator(f'[aria-label="Lift: {lifted} banned"]').wait_for(state="detached")
    # Words and settings are kept.
    host.locator("textarea").fill("rutabaga")
    host.locator("button", has_text="Keep the words").click()
    host.locator("[role=status]", has_text="So it is").wait_for()
    troll.goto("/rules")
    assert "bad-name" in troll.evaluate(
        """async () => {
          const {csrf} = await (await fetch("/api/me")).json();
          const headers = {"Content-Type": "application/json", "X-CSRF-Token": csrf};
          return (await fetch("/api/guest", {method: "POST", headers, body: '{"name": "Rutabaga"}'})).text();
        }"""
    )


def test_an_account_is_looked_after_on_its_page(visitor: Any) -> None:
    ada, other = visitor("/rules"), visitor("/rules")
    member(ada, "Careful Cleo")
    other.evaluate(SIT, {"path": "/api/guest", "body": {"name": "Passing By"}})
    other.evaluate(SIT, {"path": "/api/logout"})
    other.goto("/account")
    other.locator("text=You have no name here yet").wait_for()
    login = {"path": "/api/login", "body": {"name": "Careful Cleo", "password": SECRET}}
    other.evaluate("async () => await fetch('/api/me')")
    other.evaluate(SIT.replace("if (!me.person)", "if (false)"), login)
    ada.goto("/")
    ada.locator("header button").last.click()
    ada.locator('dialog a[href="/account"]').click()
    ada.locator(".items li").nth(1).wait_for()
    assert ada.locator(".items em", has_text="here").count() == 1
    assert wrong_with(ada, "account") == []
    ada.set_viewport_size({"width": 360, "height": 740})
    assert ada.evaluate("document.documentElement.scrollWidth") <= 360
    assert wrong_with(ada, "account-phone") == []
    with ada.expect_download() as download:
        ada.locator("a", has_text="Download it").click()
    assert download.value.suggested_filename == "overtable-me.json"
    ada.locator("button[aria-label^='Log out ']").click()
    ada.locator("[role=status]", has_text="Logged out there.").wait_for()
    other.goto("/account")
    other.locator("text=You have no name here yet").wait_for()
    old, new = ada.locator("form").first.locator("input").all()
    old.fill("not the password")
    new.fill("another horse battery")
    ada.locator("button", has_text="Change it").click()
    ada.locator("[role=status]", has_text="That is not your password.").wait_for()
    old.fill(SECRET)
    ada.locator("button", has_text="Change it").click()
    ada.locator("[role=status]", has_text="Your password is changed.").wait_for()
    ada.locator("form input").last.fill("another horse battery")
    ada.locator("button", has_text="Leave for good").click()
    ada.locator("button", has_text="Really leave, now").click()
    ada.locator("[role=status]", has_text="You have left.").wait_for()
    assert ada.evaluate("async () => (await (await fetch('/api/me')).json()).person") is None
