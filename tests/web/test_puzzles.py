"""Puzzles on the page: found, missed, hinted at and solved on the game's own board, by mouse, keyboard and thumb."""

from collections.abc import Callable
from typing import Any

from overtable.games import find
from overtable.players.puzzles import Puzzle, puzzles_in
from web.browser import axe_in_both_themes, until

GAME = "overwatch"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TRY = """
async ([path, body]) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = {"Content-Type": "application/json", "X-CSRF-Token": csrf};
  return await (await fetch(path, {method: "POST", headers, body: JSON.stringify(body)})).json();
}
"""
Touch = Callable[[Any], None]


def some_puzzle() -> Puzzle:
    """One of a turn, whose plan names something at each step."""
    puzzles = puzzles_in(find(GAME).folder).puzzles
    return next(p for p in puzzles if all(" " in step[0] for step in p.steps) and "row" not in p.steps[0][0])


def tried(page: Any, puzzle: Puzzle, *answers: str) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate(TRY, [f"/api/games/{GAME}/puzzles/{puzzle.id}", {"answers": answers}])
    return told


def wrong_answer(page: Any, puzzle: Puzzle) -> str:
    """One that names things on the table."""
    offered = [o["id"] for o in tried(page, puzzle)["decision"]["options"] if o["refs"]]
    return next(str(one) for one in reversed(offered) if tried(page, puzzle, one)["verdict"] == "wrong")


def opened(page: Any, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{GAME}/{puzzle.id}")
    page.locator(".dock.mine").wait_for()


def give(page: Any, answer: str, touch: Touch) -> None:
    """Choose all that the answer names, and confirm it."""
    for ref in answer.split(" ")[1:]:
        thing = page.locator(f'[data-ref="{ref}"].glow, .traything[data-ref="{ref}"]')
        if thing.count():  # what is left without a choice is filled in by itself
            touch(thing.first)
    if page.locator(".dock .confirm").count():
        touch(page.locator(".dock .confirm"))


def solve(page: Any, puzzle: Puzzle, touch: Touch) -> None:
    for n, step in enumerate(puzzle.steps):
        until(page, f"document.querySelector('.dock.mine')?.closest('[data-step]').dataset.step === '{n}'")
        give(page, step[0], touch)
    page.locator(".dock .ending", has_text="Solved!").wait_for()


def by_key(thing: Any) -> None:
    thing.focus()
    thing.press("Enter")


def by_thumb(thing: Any) -> None:
    thing.tap()


def by_mouse(thing: Any) -> None:
    thing.click()


def test_a_puzzle_is_found_missed_and_solved_with_the_mouse(visitor: Any) -> None:
    puzzle, page = some_puzzle(), visitor()
    page.locator("header nav a", has_text="Puzzles").click()
    page.locator(".tabs a", has_text="Overwatch").click()
    page.wait_for_url(f"**/puzzles/{GAME}")
    page.locator(f'.list a[href$="/{puzzle.id}"]').click()
    page.locator(".dock.mine").wait_for()
    assert page.locator("[data-asks-hint]").count() == 0  # only after a miss
    give(page, wrong_answer(page, puzzle), by_mouse)
    page.locator(".dock .notice", has_text="That wins less often. Try again. 1 miss so far.").wait_for()
    assert page.locator(".dock .confirm").count() == 0 and page.locator(".solution").count() == 0
    page.locator("[data-asks-hint]").click()
    page.locator(".dock .notice", has_text="It is about").wait_for()
    assert page.evaluate("[...document.querySelectorAll('.pointed')].map((e) => e.dataset.ref)")
    solve(page, puzzle, by_mouse)
    assert "With 1 miss." in page.locator(".dock .say").inner_text()
    told = page.locator(".solution").inner_text()
    assert f"{round(puzzle.chance)} of 100 games" in told and f"{round(puzzle.second)} of 100 games" in told
    assert puzzle.why in told and page.locator(".solution .plan li").count() == len(puzzle.steps)
    # It is remembered, and said where.
    page.locator(".tools a", has_text="All puzzles").click()
    page.locator(".solved", has_text="Kept in this browser only.").wait_for()
    assert page.locator(".solved b").first.inner_text() == "1"
    page.reload()
    page.locator(f'.list a.done[href$="/{puzzle.id}"]', has_text="solved, 1 miss").wait_for()


def test_a_puzzle_is_solved_by_keyboard_alone(visitor: Any) -> None:
    puzzle, page = some_puzzle(), visitor()
    opened(page, puzzle)
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.classList.contains('glow')")
    page.keyboard.press("h")
    page.locator(".dock .notice", has_text="after a miss there is a hint").wait_for()
    give(page, wrong_answer(page, puzzle), by_key)
    page.locator(".dock .notice", has_text="That wins less often").wait_for()
    page.keyboard.press("h")
    page.locator(".dock .notice", has_text="It is about").wait_for()
    solve(page, puzzle, by_key)
    page.locator(".dock a", has_text="Next puzzle").wait_for()
    page.keyboard.press("n")
    until(page, f"!location.pathname.endsWith('/{puzzle.id}')")
    page.locator(".dock.mine").wait_for()
    page.keyboard.press("?")
    assert "the next puzzle" in page.locator("dialog").inner_text()


def test_a_puzzle_is_solved_on_a_phone(visitor: Any) -> None:
    puzzle, page = some_puzzle(), visitor("/puzzles", **PHONE)
    opened(page, puzzle)
    give(page, wrong_answer(page, puzzle), by_thumb)
    page.locator(".dock .notice", has_text="That wins less often").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    acts = page.locator(".acts > *")
    assert all(acts.nth(n).bounding_box()["height"] >= 44 for n in range(acts.count()))
    solve(page, puzzle, by_thumb)
    # What was found stands beside the buttons, in sight.
    box = page.locator(".solution").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 740
    page.locator(".dock a", has_text="Next puzzle").tap()
    until(page, f"!location.pathname.endsWith('/{puzzle.id}')")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_solution_that_is_shown_is_not_found(visitor: Any) -> None:
    puzzle, page = some_puzzle(), visitor()
    opened(page, puzzle)
    page.get_by_role("button", name="Show the solution").click()
    page.locator(".solution").wait_for()
    solve(page, puzzle, by_mouse)
    page.get_by_role("button", name="Try it again").click()
    solve(page, puzzle, by_mouse)
    page.goto(f"/puzzles/{GAME}")
    page.locator(f'.list a[href$="/{puzzle.id}"]', has_text="solution seen").wait_for()
    assert page.locator(".solved b").first.inner_text() == "0"
    # Another time it may be found after all.
    opened(page, puzzle)
    solve(page, puzzle, by_mouse)
    page.get_by_role("button", name="Try it again").click()
    page.locator(".dock.mine").wait_for()
    assert page.locator(".solution").count() == 0
    page.goto(f"/puzzles/{GAME}")
    page.locator(f'.list a.done[href$="/{puzzle.id}"]').wait_for()


def test_what_cannot_be_used_says_why(visitor: Any) -> None:
    puzzle, page = some_puzzle(), visitor()
    opened(page, puzzle)
    page.locator(".board .thing:not(.glow)").first.click()
    page.locator(".dock .why a").first.wait_for()
    assert page.locator(".dock .why strong").inner_text().startswith("Why not ")


def test_a_difficulty_is_chosen_and_remembered(visitor: Any) -> None:
    puzzle, page = some_puzzle(), visitor(f"/puzzles/{GAME}")
    page.locator(f"input[value={puzzle.difficulty}]").check()
    tags = page.locator(".list .tag").all_inner_texts()
    assert tags and set(tags) == {puzzle.difficulty}
    page.reload()
    page.locator(f"input[value={puzzle.difficulty}]:checked").wait_for()
    assert page.locator(".list .tag").all_inner_texts() == tags


def test_a_game_without_puzzles_says_so(visitor: Any) -> None:
    page = visitor()
    page.route("**/api/games/*/puzzles", lambda r: r.fulfill(json={"game": GAME, "puzzles": []}))
    page.goto(f"/puzzles/{GAME}")
    page.locator(".empty", has_text="There are no puzzles of Overwatch").wait_for()
    assert page.locator(".list").count() == 0


def test_an_address_without_a_puzzle_says_so(visitor: Any) -> None:
    page = visitor(f"/puzzles/{GAME}/{GAME}-9999")
    page.locator("h1", has_text="This puzzle cannot be shown").wait_for()
    assert page.locator(f'a[href="/puzzles/{GAME}"]').count()


def test_puzzles_are_clean(visitor: Any) -> None:
    puzzle, page = some_puzzle(), visitor(f"/puzzles/{GAME}")
    page.locator(".list a").first.wait_for()
    wrong = {"list": axe_in_both_themes(page)}
    opened(page, puzzle)
    give(page, wrong_answer(page, puzzle), by_mouse)
    page.locator("[data-asks-hint]").click()
    page.locator(".dock .notice", has_text="It is about").wait_for()
    wrong["hint"] = axe_in_both_themes(page)
    solve(page, puzzle, by_mouse)
    wrong["solved"] = axe_in_both_themes(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".nearby .solution").wait_for()
    wrong["solved on a phone"] = axe_in_both_themes(page)
    page.goto(f"/puzzles/{GAME}")
    page.locator(".list a.done").first.wait_for()
    wrong["list on a phone"] = axe_in_both_themes(page)
    assert not any(wrong.values()), wrong
