"""Things are dragged as well as clicked, and an answer says what it will do before it is given."""

from typing import Any

from web.browser import sit, until
from web.sizes import seen


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, start: str, end: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    x, y = middle(page, end)
    page.mouse.move(x - 30, y - 4, steps=4)
    page.mouse.move(x, y, steps=3)
    page.mouse.up()


def first_turn(page: Any) -> None:
    """A fresh match of Overwatch, at the first turn."""
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine").wait_for()
    page.locator(".dock .confirm").click()  # nothing is swapped
    until(page, "document.querySelector('.dock .prompt')?.textContent.startsWith('Your turn')")


def test_an_answer_says_what_it_will_do(visitor: Any) -> None:
    page = visitor()
    first_turn(page)
    page.locator(".hand .thing.glow").first.click()
    page.locator('[data-ref^="space:"].glow').first.click()
    page.locator(".dock .note").wait_for()
    said = page.locator(".dock .note").inner_text()
    assert "row: Power 0 → " in said and "Synergy 0 → " in said
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('.dock .note')")


def test_a_card_is_dragged_to_its_place(visitor: Any) -> None:
    page = visitor()
    first_turn(page)
    page.locator(".hand .thing.glow").first.hover()
    # Let go over nothing, it goes back.
    drag(page, ".hand .thing.glow", ".log")
    assert page.locator(".crumb").count() == 0
    # Let go over a space, the answer stands there to be confirmed.
    drag(page, ".hand .thing.glow", '.line.mine .cell.centre [data-ref^="space:"]')
    page.locator(".dock .confirm").click()
    until(page, "document.querySelectorAll('.line.mine .cell .face').length === 1")


def test_a_maneuver_cube_is_dragged_onto_an_action(visitor: Any) -> None:
    page = visitor()
    page.goto(f"/table/{sit(page, 'overrealm')['table']}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("__hand.seed(5)")
    for _ in range(60):
        if page.locator(".cube:not(:disabled)").count():
            break
        page.evaluate("__hand.clicks(1, 5000, 1)")
        page.wait_for_timeout(60)
    action = '.mine .grid [data-ref^="card:"].glow'  # one that can be paid for
    drag(page, ".cube", action)
    until(page, "/protected/.test(document.querySelector('.dock .choices')?.textContent ?? '')")
    for _ in range(2):  # the action, then the cube
        page.keyboard.press("Escape")
    until(page, "!document.querySelector('.dock .crumb')")
    # Or by a click on the cube, then on the action; the keyboard does the same.
    page.locator(".cube").first.focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.cube.armed') !== null")
    page.locator(action).first.click()
    until(page, "/protected/.test(document.querySelector('.dock .choices')?.textContent ?? '')")
    page.locator(".dock .note").wait_for()
    assert "Spends a cube" in page.locator(".dock .note").inner_text()


def test_a_finger_beside_a_small_thing_means_it(visitor: Any) -> None:
    page = seen(visitor, "phone")
    first_turn(page)
    page.locator(".hand .thing.glow").first.tap()
    space = '[data-ref^="space:"].glow'
    page.locator(space).first.wait_for()
    box = page.locator(space).first.bounding_box()
    beside = (box["x"] + box["width"] / 2 + 21, box["y"] + box["height"] / 2)
    assert box["width"] < 42, "the touch below would be on the space itself"
    page.touchscreen.tap(*beside)
    page.locator(".dock .confirm").wait_for()
    page.locator(".dock .confirm").tap()
    until(page, "document.querySelectorAll('.line.mine .cell .face').length === 1")
