"""What evenings in the browser share: accounts, events, drafting and building by clicks, games that are given up."""

from typing import Any

from web.browser import SIT, until

SECRET = "correct horse battery"


def account(page: Any, name: str) -> None:
    """Events are made by those who have an account, and rated games are theirs."""
    page.evaluate(SIT, {"path": "/api/guest", "body": {"name": name}})
    page.evaluate(SIT, {"path": "/api/account", "body": {"name": name, "password": SECRET}})
    page.goto("/events")


def new_event(page: Any, name: str, players: int, **more: Any) -> str:
    """An OverPower draft with bots up to so many players, made without the form; its id."""
    wish = {
        "name": name,
        "game": "overpower-2025",
        "format": {"kind": "draft"},
        "entry": {"most": players},
        "bots": {"fill": players, "level": "random"},
        "clocks": {"table": None, "pick": None, "building": None},
    } | more
    made = page.evaluate(SIT, {"path": "/api/events", "body": wish})
    event: str = made["id"]
    return event


def enter(page: Any, event: str) -> None:
    page.goto(f"/events/{event}")
    page.locator(".entry button", has_text="Enter").click()
    page.locator("h2", has_text="You are in").wait_for()


def start(page: Any, event: str) -> None:
    page.goto(f"/events/{event}")
    page.locator("button", has_text="Start now").click()
    page.locator('[data-status="open"]').wait_for(state="detached")


def led_on(page: Any, event: str) -> None:
    """Go where the event's page leads."""
    page.goto(f"/events/{event}")
    page.locator("[data-todo]").click()


def pick(page: Any) -> None:
    """Take the first that may be taken; the last click asks, where one likes to be asked."""
    page.locator(".stacks > .can .first .thing, .pack .thing.glow").first.click()
    until(page, "!!document.querySelector('.dock .confirm') || !document.querySelector('.dock.mine')")
    if page.locator(".dock .confirm").count():
        page.locator(".dock .confirm").click()


def taken(page: Any) -> int:
    """How many cards one has."""
    return int(page.locator(".drafters .me .has").inner_text())


def draft_to_the_end(*pages: Any) -> None:
    """Whoever is asked picks, until all packs are drafted."""
    while not all(page.locator(".dock .ending").count() for page in pages):
        for page in pages:
            until(page, "document.querySelector('.dock.mine, .dock .ending, .dock')")
            if page.locator(".dock.mine .prompt").count() and page.locator(".stacks > .can, .pack .glow").count():
                before = taken(page)
                pick(page)
                until(page, f"document.querySelector('.drafters .me .has').textContent !== '{before}'")
        pages[0].wait_for_timeout(40)


def build(page: Any, event: str) -> None:
    page.goto(f"/events/{event}")
    page.locator('[data-status="building"]').wait_for()
    page.locator("[data-todo]").click()
    page.locator("button", has_text="Build for me").click()
    page.locator(".verdict.ok").wait_for()
    page.locator("button", has_text="Register the deck").click()
    page.locator(".verdict", has_text="Registered").wait_for()


def give_up(page: Any) -> None:
    """The game on this page is given up, after one look at it."""
    page.locator(".dock").wait_for()
    page.locator("button", has_text="Resign").click()
    page.locator("button", has_text="Give up the game?").click()
    page.locator('.dock a[href^="/events/"]').first.wait_for()
