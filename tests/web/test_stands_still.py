"""The table stands still: no box of it changes its size or its place while a game is played."""

import json
import re
from typing import Any

import pytest

from web.browser import SIT, sit, until
from web.test_story import until_there

GAMES = ["overwatch", "overrealm", "power-up", "overpower-2025", "overpower-classic"]
DECISIONS = 30
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}

# Look at every frame, and keep each box as it was seen; and the buttons of the dock that lie below its fold.
WATCH = """
() => {
  const boxes = {board: ".felt .board", hand: ".handbox", dock: ".dock", telling: ".telling",
                 far: ".felt > .bar:first-child", near: ".felt > .bar:last-child"};
  window.__seen = Object.fromEntries(Object.keys(boxes).map((name) => [name, {}]));
  window.__below = [];
  const look = () => {
    for (const [name, selector] of Object.entries(boxes)) {
      const r = document.querySelector(selector)?.getBoundingClientRect();
      const box = r ? [r.left, r.top, r.width, r.height].map(Math.round).join(" ") : "none";
      __seen[name][box] ??= document.querySelector(".dock").innerText.slice(0, 80);
    }
    const fold = document.querySelector(".dock").getBoundingClientRect().bottom;
    for (const b of document.querySelectorAll(".dock .confirm, .dock .choices > [data-option]"))
      if (b.getBoundingClientRect().bottom > fold) __below.push(b.innerText);
    requestAnimationFrame(look);
  };
  look();
}
"""
# Click as a person would until so many answers are given. What the coach of a guided game waits for is clicked first.
PLAY = """
async (most) => {
  const frame = () => new Promise(requestAnimationFrame);
  let answers = 0;
  const end = performance.now() + 90000;
  while (answers < most && performance.now() < end) {
    const advised = document.querySelector(".dock.mine") && document.querySelector(".coached.glow[data-ref]");
    if (advised) advised.click();
    const did = advised ? "" : __hand.step(0.85);
    if (did === "over") break;
    if (did.startsWith("confirm") || did.startsWith("button")) answers += 1;
    await frame();
  }
  return answers;
}
"""


def still(page: Any, decisions: int = DECISIONS) -> None:
    """Play on, and find every box where it was."""
    page.locator(".dock.mine").wait_for()
    page.evaluate("() => document.fonts.ready")
    page.evaluate("__hand.seed(5)")
    page.evaluate(WATCH)
    assert page.evaluate(PLAY, decisions) >= decisions or page.locator(".endcard").count()
    seen = page.evaluate("__seen")
    moved = {name: boxes for name, boxes in seen.items() if len(boxes) != 1}
    assert not moved, moved
    assert "none" not in seen["board"] and "none" not in seen["hand"]
    assert page.evaluate("__below") == [], "the buttons that answer are in sight"
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), "only the board is ever scrolled"
    assert page.evaluate("__hand.hidden") == [], "whatever glows can be reached"


@pytest.mark.parametrize("size", ["desk", pytest.param("tablet", marks=pytest.mark.soak), "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_over_thirty_decisions(visitor: Any, game: str, size: str) -> None:
    page = visitor("/rules", **SIZES[size])
    page.goto(f"/table/{sit(page, game)['table']}")
    still(page)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_moves_in_a_guided_game_nor_when_its_coach_leaves(visitor: Any, size: str) -> None:
    page = visitor("/rules", **SIZES[size])
    page.goto(f"/table/{page.evaluate(SIT, {'path': '/api/games/overwatch/guide'})['table']}")
    page.locator(".coach").wait_for()
    still(page)
    assert page.locator(".coach").count() == 0


# What one compares with the card that is shown large: the thing pointed at, the question, and what can be chosen.
COVERED = """
(pointed) => {
  const box = (el) => el.getBoundingClientRect();
  const large = box(document.querySelector(".preview"));
  const over = (r) => Math.max(0, Math.min(large.right, r.right) - Math.max(large.left, r.left)) *
                      Math.max(0, Math.min(large.bottom, r.bottom) - Math.max(large.top, r.top));
  const kept = [document.querySelector(pointed), document.querySelector(".dock .words"),
                ...document.querySelectorAll(".board .glow[data-ref]")];
  return kept.filter((el) => over(box(el)) > 1).map((el) => el.dataset.ref ?? el.className);
}
"""


def test_the_large_card_covers_nothing_that_one_compares_it_with(visitor: Any) -> None:
    page = visitor("/rules", **SIZES["desk"])
    page.goto(f"/table/{page.evaluate(SIT, {'path': '/api/games/overwatch/guide'})['table']}")
    page.locator(".dock .confirm", has_text="Done").click()
    page.locator('[data-ref="card:28"].glow').first.click()
    page.locator('.board [data-ref^="space:"].glow').first.wait_for()
    page.mouse.move(2, 2)
    page.locator('.hand [data-ref="card:28"]').hover()
    page.locator(".preview").wait_for()
    assert page.evaluate(COVERED, '.hand [data-ref="card:28"]') == []
    page.locator('.board [data-ref="space:3"].glow').click()
    page.locator(".dock .confirm").click()
    source = page.locator(".dock [data-source]")
    source.wait_for()
    page.mouse.move(2, 2)
    source.hover()
    page.locator(".preview").wait_for()
    assert page.evaluate(COVERED, ".dock [data-source]") == []


@pytest.mark.soak  # a whole game with all that moves: a minute
def test_the_end_waits_for_the_last_reveal_which_tells_hp_before_and_after(visitor: Any) -> None:
    page = visitor("/rules", **SIZES["desk"], reduced_motion="no-preference")
    page.goto(f"/table/{sit(page, 'overrealm')['table']}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("__hand.seed(2)")
    seen = page.evaluate(
        """async () => {
          const told = new Set();
          let both = false, staged = false, kept = false;
          const there = (selector) => !!document.querySelector(selector);
          for (const end = performance.now() + 150000; performance.now() < end && !there(".endcard"); ) {
            if (__hand.step(0.9) === "over") staged ||= there(".stage");
            both ||= there(".stage") && there(".endcard");
            kept ||= !there(".stage") && there(".arena > .strip .health");
            for (const e of document.querySelectorAll(".stage .came"))
              told.add(e.textContent.replace(/\\s+/g, " ").trim());
            await new Promise(requestAnimationFrame);
          }
          return {told: [...told], both, staged, kept, ended: there(".endcard"), stage: there(".stage")};
        }"""
    )
    assert seen["ended"] and not seen["stage"] and not seen["both"], seen
    assert any(re.search(r"HP \d+ → \d+", text) for text in seen["told"]), seen["told"]
    assert seen["kept"], "after a reveal the strip tells it too; the last one may have cost nobody anything"


# How many tokens and marks are shown, and those that stick out of their Hero or their row.
CUT = """
() => {
  const shown = [...document.querySelectorAll(".tokens li, .marks > span, .shields")]
    .filter((e) => e.getClientRects().length);
  const outside = (e) => {
    const home = (e.closest(".face") ?? e.closest(".line")).getBoundingClientRect();
    const r = e.getBoundingClientRect();
    return r.top < home.top - 1 || r.bottom > home.bottom + 1 || r.right > home.right + 1;
  };
  return {n: shown.length, cut: shown.filter(outside).map((e) => e.outerHTML.slice(0, 90))};
}
"""


def test_tokens_are_never_clipped(visitor: Any) -> None:
    page = visitor("/rules", **SIZES["phone"])
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("__hand.seed(5)")
    until_there(page, ".tokens li:not(.field), .marks > span")
    assert page.evaluate(CUT)["n"]
    for _ in range(6):
        assert page.evaluate(CUT)["cut"] == []
        page.evaluate("__hand.clicks(5, 20000, 1)")


def test_what_happened_is_stepped_through_by_keyboard(visitor: Any) -> None:
    page = visitor("/rules")
    page.goto(f"/table/{sit(page, 'power-up')['table']}")
    page.locator(".dock.mine").wait_for()
    until_there(page, ".felt [data-arrow]")
    page.locator(".dock.mine, .endcard").first.wait_for()  # nothing more comes by itself
    until(page, "document.querySelectorAll('.log li').length > 3")
    page.keyboard.press(",")
    page.locator(".ticker.past").wait_for()
    assert page.locator(".log li.on").count() == 1
    first = page.locator(".ticker .words").inner_text()
    page.keyboard.press(",")
    until(page, f"document.querySelector('.ticker .words').innerText !== {json.dumps(first)}")
    page.keyboard.press(".")
    until(page, f"document.querySelector('.ticker .words').innerText === {json.dumps(first)}")
    page.keyboard.press(".")
    until(page, "!document.querySelector('.ticker.past')")
