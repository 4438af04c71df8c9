"""A real server and a real Chromium, for tests that play through the page."""

import asyncio
import json
import sqlite3
import time
import urllib.request
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from overtable.games import find
from overtable.server.guard import SESSION_COOKIE
from overtable.server.version import cards_version
from overtable.store.people import hashed, new_id
from overtable.store.rows import EntryRow, SeatRow, TableRow
from overtable.store.store import Store, now, sqlite_url
from overtable.store.tables import add_table
from running import Running

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip


RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WRONG = ["violations"]
"""Of axe's results only these are put together in full, which is quicker."""


class House:
    """A server in a process of its own, that can be killed and comes back with the same data; it deals alike always."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = ("--log", "error", "--coach-rounds", "4", "--seed", "8", *options)
        self.running = Running(*self.options, data=data, toys=False)
        self.url = self.running.url

    def start(self) -> None:
        self.running = Running(*self.options, data=self.data, port=self.running.port, toys=False)

    def kill(self) -> None:
        """Kill it as a crash would: no goodbye to anybody."""
        self.running.kill()

    def stop(self) -> None:
        self.running.stop()

    def games(self) -> list[dict[str, Any]]:
        with urllib.request.urlopen(f"{self.url}/api/games", timeout=30) as answer:
            games: list[dict[str, Any]] = json.load(answer)["games"]
        return games


# Sit down at a table of one's own making, as the page does, but with the settings of a test.
SIT = """
async (wish) => {
  const me = await (await fetch("/api/me")).json();
  let csrf = me.csrf;
  const post = async (path, body) => {
    const r = await fetch(path, {method: "POST", headers: {"Content-Type": "application/json", "X-CSRF-Token": csrf},
                                 body: JSON.stringify(body)});
    const data = await r.json();
    if (!r.ok) throw new Error(JSON.stringify(data));
    return data;
  };
  if (!me.person) csrf = (await post("/api/guest", {name: wish.name ?? "Tester"})).csrf;
  delete wish.name;
  return await post(wish.path ?? "/api/tables", wish.path ? (wish.body ?? {}) : wish);
}
"""


def sit(page: Any, game: str, **more: Any) -> dict[str, Any]:
    """A table against the random bot, with no delays."""
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "auto_delay": 0,
    } | more
    answer: dict[str, Any] = page.evaluate(SIT, wish)
    return answer


def keep(house: House, row: TableRow, seats: list[SeatRow], lines: Sequence[str] = ()) -> None:
    """Write a table into the store of a running house, as another process would."""

    async def write() -> None:
        store = Store(sqlite_url(house.data))
        await add_table(store, row, seats, [EntryRow(line, 1) for line in lines])
        await store.close()

    with ThreadPoolExecutor(1) as elsewhere:  # an event loop runs in this thread already, the browser's
        elsewhere.submit(lambda: asyncio.run(write())).result()


def laid(house: House, page: Any, game: str, position: dict[str, Any], lines: Sequence[str] = ()) -> None:
    """A table of this visitor against a bot, at this position, after these answers."""
    page.goto("/rules")
    page.evaluate(SIT, {"path": "/api/guest", "body": {"name": "Tester"}})
    token = next(c["value"] for c in page.context.cookies() if c["name"] == SESSION_COOKIE)
    with sqlite3.connect(Path(house.data) / "overtable.sqlite3") as store:
        (person,) = store.execute("SELECT person FROM session WHERE hash = ?", (hashed(token),)).fetchone()
    table, at, played = new_id(), now(), find(game)
    mode = next(iter(played.modes))
    row = TableRow(
        id=table,
        owner=person,
        game=game,
        mode=mode,
        settings={},
        position=position,
        cards=cards_version(played, mode),
        status="playing",
        seed=1,
        nonce="n",
        created=at,
        started=at,
        updated=at,
        length=len(lines),
    )
    seats = [
        SeatRow(table_id=table, number=0, kind="person", person=person, name="Tester", guest=True),
        SeatRow(table_id=table, number=1, kind="bot", bot="random", name="Practice bot"),
    ]
    keep(house, row, seats, lines)
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()


def until(page: Any, condition: str, seconds: float = 15) -> None:
    """Wait for a condition in the page's own words; the page's policy forbids it to evaluate text by itself."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        if time.monotonic() > end:
            raise AssertionError(f"never came true: {condition}")
        page.wait_for_timeout(25)


def tab_to(page: Any, condition: str, key: str = "Tab") -> None:
    """Press Tab until what has the focus is as wanted: `at` in the condition."""
    for _ in range(90):
        page.keyboard.press(key)
        if page.evaluate(f"(() => {{ const at = document.activeElement; return {condition}; }})()"):
            return
    raise AssertionError(f"no {key} leads there: {condition}")


def play_to_the_end(page: Any, seed: int, seconds: int = 60, eager: float = 0.8) -> dict[str, Any]:
    page.wait_for_selector(".dock")
    page.evaluate("n => __hand.seed(n)", seed)
    end: dict[str, Any] = page.evaluate("([ms, eager]) => __hand.play(ms, eager)", [seconds * 1000, eager])
    return end


def axe(page: Any, within: str = "html", rules: Sequence[str] = RULES) -> list[str]:
    """What axe-core finds wrong with the page, or a part of it, as it stands, by the rules of WCAG 2.2 AA."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text())
    found = page.evaluate("([part, how]) => axe.run(part, how)", [within, {"runOnly": rules, "resultTypes": WRONG}])
    return [
        f"{v['id']}: {v['help']}: "
        + " | ".join(n["html"][:160] + " " + "; ".join(m["message"] for m in n["any"])[:160] for n in v["nodes"][:4])
        for v in found["violations"]
    ]


def axe_in_both_themes(page: Any, within: str = "html") -> list[str]:
    """The same in the theme that is on, and what depends on colours in the other one."""
    found = axe(page, within)
    theme = page.evaluate("document.documentElement.dataset.theme")
    for other in ("light" if theme == "dark" else "dark", theme):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", other)
        if other != theme:
            found += [f"{other}: {line}" for line in axe(page, within, ["color-contrast"])]
    return found
