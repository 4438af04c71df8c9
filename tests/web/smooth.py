"""Whether boards are smooth: their longest layout and the longest block of the page while games are played.

python tests/web/smooth.py [game …]     (default: every game)

Layouts, with the styles they need, and the tasks of the page's main thread are taken from Chromium's trace, in
milliseconds of that thread's own time: what else the machine does makes them little longer. The load is printed beside.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import needs
from web.browser import ARGS, HERE, House, sit

SIZES = {"1440x900": (1440, 900), "820x1180": (820, 1180), "360x740": (360, 740)}
LAYOUT_LIMIT, BLOCK_LIMIT = 50.0, 200.0  # milliseconds
CLICKS = 40
LAYOUTS = ("Layout", "UpdateLayoutTree")
STANDS = """
document.fonts.ready.then(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))))
"""


def play(page: Any) -> tuple[list[float], list[float]]:
    """Play on by clicks; the layouts and the tasks of the page meanwhile, in milliseconds."""
    trace: list[dict[str, Any]] = []
    ended: list[bool] = []
    cdp = page.context.new_cdp_session(page)
    cdp.on("Tracing.dataCollected", lambda part: trace.extend(part["value"]))
    cdp.on("Tracing.tracingComplete", lambda _: ended.append(True))
    page.evaluate("__hand.seed(3)")
    cdp.send("Tracing.start", {"categories": "devtools.timeline,toplevel", "transferMode": "ReportEvents"})
    page.evaluate("n => __hand.clicks(n, 60000, 0.85)", CLICKS)
    cdp.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    of_page = {(e["pid"], e["tid"]) for e in trace if e["name"] in LAYOUTS}
    timed = [e for e in trace if "tdur" in e and (e["pid"], e["tid"]) in of_page]
    layouts = [e["tdur"] / 1000 for e in timed if e["name"] in LAYOUTS]
    return layouts, [e["tdur"] / 1000 for e in timed if e["name"] == "ThreadControllerImpl::RunTask"]


def line(*cells: object) -> None:
    print("{:<20} {:>9} {:>16} {:>16} {:>12} {:>12} {:>6}".format(*cells), flush=True)


def main() -> None:
    from playwright.sync_api import sync_playwright

    path = needs.chromium()
    if path is None:
        sys.exit("There is no Chromium here.")
    line("game", "size", "longest layout", "longest block", "layouts >50", "blocks >200", "load")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        house = House(Path(data))
        browser = p.chromium.launch(executable_path=path, args=ARGS)
        try:
            for game in sys.argv[1:] or [g["id"] for g in house.games()]:
                for size, (width, height) in SIZES.items():
                    context = browser.new_context(viewport={"width": width, "height": height}, base_url=house.url)
                    context.add_init_script(path=HERE / "hand.js")
                    page = context.new_page()
                    page.goto("/rules")
                    page.goto(f"/table/{sit(page, game)['table']}")
                    page.locator(".dock.mine").wait_for()
                    page.evaluate(STANDS)  # how a board is laid out for the first time is another matter
                    layouts, tasks = play(page)
                    longest, block = max(layouts, default=0), max(tasks, default=0)
                    slow, blocked = sum(x > LAYOUT_LIMIT for x in layouts), sum(x > BLOCK_LIMIT for x in tasks)
                    load = f"{os.getloadavg()[0]:.1f}"
                    line(game, size, f"{longest:.0f} ms", f"{block:.0f} ms", slow, blocked, load)
                    context.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
