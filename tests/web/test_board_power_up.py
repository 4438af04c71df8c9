"""The board of Power Up!: large Heroes in a V, nothing over anything, drawers, and the chain as it grows."""

from typing import Any

import pytest

from web.browser import House, axe, laid, sit, until
from web.sizes import EVERY_SIZE, LARGEST_AND_SMALLEST, SIZES, seen

EMBERWAKE = {
    "heroes": [
        {"hero": "Kindle Sprite", "level": 5, "equipment": ["Hunter's Brand"]},
        {"hero": "Torch Lancer", "level": 3, "kneeling": True, "wounds": 1},
        {"hero": "Comet Thrower", "level": 4, "wounds": 2, "equipment": ["Coal Banner"], "stunned": True},
        {"hero": "Lava Ox", "level": 2, "burn": 2, "poison": 1},
        {"hero": "Ysolde of the Embers", "level": 1, "kneeling": True},
    ],
    "slots": ["Cinder Scout", "Ash Runner", "Smoke Dancer", "Forge Maiden", "Phoenix Herald", "The Red Comet"],
    "battle": ["Hunting Pack", "Spreading Flames"],
    "used": ["Melt", "Conflagration"],
    "hero_used": ["Flint Squire"],
    "hand": ["Open Challenge", "Blaze of Glory"],
    "deploy": 5,
    "power": 9,
}
OATHSTONE = {
    "heroes": [
        {"hero": "Gate Warden", "equipment": ["Tower Shield", "Stone Hammer"], "kneeling": True},
        {"hero": "Shield Sister", "wounds": 1},
        {"hero": "Judge of Scales", "level": 3},
        {"hero": "Dawn Lancer", "level": 2, "kneeling": True},
        {"hero": "Old Mountain", "level": 5},
    ],
    "battle": ["Patient Wall"],
    "used": ["Hold Fast"],
    "hq": 4,
    "power": 0,
}
FULL = {"a": EMBERWAKE, "b": OATHSTONE, "round": 5}
VACANT = FULL | {"a": EMBERWAKE | {"heroes": EMBERWAKE["heroes"][1:]}}  # type: ignore[index]


def boxes(page: Any, selector: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of what is drawn there."""
    return [
        (b["x"], b["y"], b["x"] + b["width"], b["y"] + b["height"])
        for b in (el.bounding_box() for el in page.locator(selector).all())
        if b
    ]


def overlap(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def test_heroes_of_a_real_game_are_large(visitor: Any) -> None:
    page = seen(visitor, "desktop")
    page.goto(f"/table/{sit(page, 'power-up')['table']}")
    page.locator(".dock.mine").wait_for()
    for _ in range(20):
        page.evaluate("__hand.clicks(6, 20000, 1)")
        if page.locator(".board .hero").count() > 2:
            break
    widths = [el.bounding_box()["width"] for el in page.locator(".board .hero").all()]
    assert widths and min(widths) >= 150, widths


@EVERY_SIZE
def test_ten_heroes_lie_free_of_each_other_and_within_the_board(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", FULL)
    heroes = boxes(page, ".board .hero .thing")
    assert len(heroes) == 10
    (board,) = boxes(page, ".board .arena")  # on a low phone it is scrolled
    for i, one in enumerate(heroes):
        assert board[0] <= one[0] and one[2] <= board[2] and board[1] <= one[1] and one[3] <= board[3], one
        assert not [other for other in heroes[i + 1 :] if overlap(one, other)]
    others = boxes(page, ".board .hq") + boxes(page, ".board .pile") + boxes(page, ".board .middle > *")
    assert len(others) == 2 + 2 * 8 + 1
    assert not [(a, b) for a in boxes(page, ".board .hero") for b in others if overlap(a, b)]
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    least = {"desktop": 150, "tablet": 140, "phone": 60}[size]
    assert min(right - left for left, _, right, _ in boxes(page, ".board .hero")) >= least


@pytest.mark.parametrize("size", ["desktop", "tablet"])
def test_the_line_is_a_v_with_five_stars_foremost(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", FULL)
    far, near = ([top for _, top, _, _ in boxes(page, f"{side} .hero")] for side in (".side:not(.mine)", ".side.mine"))
    assert far[0] < far[1] < far[2] > far[3] > far[4]
    assert near[0] > near[1] > near[2] < near[3] < near[4]
    assert far[2] < near[2]


@EVERY_SIZE
def test_figures_lie_below_the_name_of_their_hero(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", FULL)
    covered = """
    [...document.querySelectorAll('.hero .thing:not(.kneeling)')].filter((hero) => {
      const [name, bar] = ['.name', '.bar'].map((part) => hero.querySelector(part).getBoundingClientRect());
      return name.bottom > bar.top + 1;
    }).map((hero) => hero.innerText)
    """
    assert page.locator(".hero .thing:not(.kneeling)").count() >= 3
    assert page.evaluate(covered) == []


@LARGEST_AND_SMALLEST
def test_a_drawer_opens_and_closes_and_moves_nothing(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", FULL)
    press = "tap" if size == "phone" else "click"
    used = page.locator('[data-drawer="used:0"]')
    used.scroll_into_view_if_needed()
    before = boxes(page, ".board .hero")
    getattr(used, press)()
    drawer = page.locator(".drawer")
    assert "Your Used Pile" in drawer.inner_text() and drawer.locator(".thing").count() == 2
    assert boxes(page, ".board .hero") == before
    (within,), (board,) = boxes(page, ".drawer"), boxes(page, ".board")
    assert board[1] <= within[1] and within[3] <= board[3]
    getattr(drawer.locator("button", has_text="Close"), press)()
    assert not drawer.count()


def test_drawers_by_keyboard(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    laid(house, page, "power-up", FULL)
    page.locator('[data-drawer="slot1:0"]').focus()
    page.keyboard.press("Enter")
    assert page.locator(".drawer").get_attribute("aria-label") == "Your 1-star Heroes in reserve"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert "Cinder Scout" in page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Escape")
    assert not page.locator(".drawer").count()
    assert page.evaluate("document.activeElement.dataset.drawer") == "slot1:0"
    page.keyboard.press("Enter")
    page.locator('[data-drawer="battle:1"]').focus()
    page.keyboard.press("Enter")
    assert page.locator(".drawer").get_attribute("aria-label") == "Enemy Battle cards", "one is open at a time"


@LARGEST_AND_SMALLEST
def test_heroes_wait_in_the_vacant_place_and_are_deployed_from_there(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", VACANT)
    waiting = page.locator(".mine .s1 .waiting .thing.glow")
    assert waiting.count() == 2
    assert min(bottom - top for _, top, _, bottom in boxes(page, ".mine .waiting .thing")) >= 24
    waiting.filter(has_text="Ash Runner").click()
    confirm = page.locator(".dock .confirm")
    if confirm.count():
        confirm.click()
    page.locator(".mine .s1 .hero", has_text="Ash Runner").wait_for()


def test_the_chain_grows_in_the_middle(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    laid(house, page, "power-up", FULL)
    answers(page, "Kindle Sprite", "Flicker")
    until(page, "document.querySelectorAll('.chain > li').length === 1")
    answers(page, "Kindle Sprite", "Glow")
    until(page, "document.querySelectorAll('.chain > li').length === 2")
    top = page.locator(".chain > li.top")
    assert top.count() == 1 and "2" in top.inner_text()
    (middle,), (chain,) = boxes(page, ".board .middle"), boxes(page, ".chain")
    assert middle[0] <= chain[0] and chain[2] <= middle[2]


def answers(page: Any, hero: str, ability: str) -> None:
    """Use what this Hero can, at whatever comes first."""
    page.locator(".dock[aria-busy=false].mine").wait_for()
    page.locator(".mine .hero .thing.glow", has_text=hero).click()
    button = page.locator(".dock .choices button", has_text=ability)
    if button.count():
        button.first.click()
    goal = page.locator(".board .hero .thing.glow")
    if goal.count() and not page.locator(".dock .confirm").count():
        goal.first.click()
    confirm = page.locator(".dock .confirm")
    if confirm.count():
        confirm.click()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_nothing_is_wrong_with_it_for_axe(house: House, visitor: Any, size: str, theme: str) -> None:
    page = seen(visitor, size, color_scheme=theme)
    laid(house, page, "power-up", VACANT)
    assert axe(page, ".board") == []
    page.locator('[data-drawer="used:0"]').click()
    assert axe(page, ".board") == []


STRUCK = {
    "a": {"heroes": [{"hero": "Judge of Scales", "plus": 6}]},
    "b": {"heroes": ["Kindle Sprite", "Torch Lancer"], "power": 0},
    "offense": "b",
    "phase": "combat",
    "round": 4,
}
CHALLENGED = ["1 team_up card:22 card:21 card:10", "1 done"]


@LARGEST_AND_SMALLEST
def test_wounds_of_a_team_up_are_given_by_buttons(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", STRUCK, CHALLENGED)
    for _ in range(4):
        until(page, "document.querySelector('.dock.mine[aria-busy=false] .prompt')")
        if "strikes back" in page.locator(".dock .prompt").inner_text():
            break
        page.locator(".dock .choices button:has-text('No Instant'), .dock .choices button:has-text('Done')").click()
    assert "Judge of Scales strikes back for 2 Wounds" in page.locator(".dock .prompt").inner_text()
    said = page.locator(".dock .choices").inner_text()
    assert "Torch Lancer takes all 2" in said and "Kindle Sprite takes all 2" in said
    page.locator(".dock .choices button", has_text="Torch Lancer takes all 2").click()
    until(page, "document.querySelector('.side:not(.mine) .s2 .wounds')?.childElementCount === 2")


def attacks(page: Any, hero: str) -> None:
    """A Hero of mine attacks the only thing there is to be attacked."""
    page.locator(".mine .hero .thing.glow", has_text=hero).click()
    if page.locator(".dock .confirm").count():
        page.locator(".dock .confirm").click()


FALLEN = {
    "a": {"heroes": ["Kindle Sprite", "Torch Lancer"], "hq": 3, "power": 0},
    "b": {"heroes": [{"hero": "Gate Warden", "kneeling": True}], "hq": 1, "power": 0},
    "phase": "combat",
    "round": 4,
}


@LARGEST_AND_SMALLEST
def test_an_hq_that_has_fallen_is_told_until_the_game_is_over(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", FALLEN)
    attacks(page, "Torch Lancer")
    until(page, "document.querySelector('.dock.mine .prompt')?.textContent.includes('has fallen: you win')")
    assert "HQ fallen" in page.locator(".side:not(.mine) .hq").inner_text()
    page.locator(".dock .choices button", has_text="Pass").first.click()
    until(page, 'document.body.textContent.includes("Practice bot\'s HQ is captured")')


@LARGEST_AND_SMALLEST
def test_the_end_card_tells_by_what_it_was_decided(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", FALLEN)
    attacks(page, "Torch Lancer")
    until(page, "document.querySelector('.dock.mine .prompt')?.textContent.includes('has fallen: you win')")
    page.locator(".dock .choices button", has_text="Pass").first.click()
    page.locator(".endcard").wait_for()
    hq, stars = (row.inner_text().split() for row in page.locator(".endcard tbody tr").all())
    assert hq == ["HQ", "3", "won", "0"] and stars == ["Stars", "in", "play", "3", "1"]


CALLED_OUT = {
    "a": {"heroes": ["Kindle Sprite", {"hero": "Torch Lancer", "level": 2}], "power": 9},
    "b": {"heroes": [{"hero": "Gate Warden", "kneeling": True}], "power": 0},
    "phase": "combat",
    "round": 4,
}


@EVERY_SIZE
def test_the_step_of_combat_is_told_while_it_goes_on(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "power-up", CALLED_OUT)
    assert "Attack!" in page.locator(".board .middle").inner_text()
    attacks(page, "Torch Lancer")
    for _ in range(3):
        until(page, "document.querySelector('.dock.mine[aria-busy=false] .prompt')")
        if "Powers!" in page.locator(".dock .prompt").inner_text():
            break
        page.locator(".dock .choices button", has_text="No Instant").click()
    assert page.locator(".board .middle .step").inner_text() == "Powers!"
    (middle,), parts = boxes(page, ".board .middle"), boxes(page, ".board .middle > *")
    assert all(middle[0] <= part[0] and part[2] <= middle[2] for part in parts) and not overlap(*parts)
    ribbon = page.locator(".ribbon")
    if ribbon.is_visible():  # a phone has no room for it
        (within,), (step,) = boxes(page, ".ribbon"), boxes(page, ".ribbon .on .step")
        assert within[0] <= step[0] and step[2] <= within[2]


def test_what_is_copied_is_told(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    thief = {"heroes": [{"hero": "Mask Thief", "level": 2}], "power": 9}
    lancers = {"heroes": [{"hero": "Torch Lancer", "level": 1}, {"hero": "Lava Ox", "level": 1}], "power": 0}
    laid(house, page, "power-up", {"a": thief, "b": lancers, "round": 5})
    page.locator(".mine .hero .thing.glow", has_text="Mask Thief").click()
    page.locator(".dock .choices button", has_text="Borrowed Face").click()
    page.locator(".side:not(.mine) .hero .thing.glow", has_text="Torch Lancer").click()
    page.locator(".dock .confirm, .dock .choices button:has-text('No Instant')").first.click()
    until(page, "document.querySelector('.dock.mine .prompt')?.textContent.includes('the copied Lance of Coals')")
    page.locator(".side:not(.mine) .hero .thing.glow", has_text="Lava Ox").click()
    if page.locator(".dock .confirm").count():
        page.locator(".dock .confirm").click()
    told = "Borrowed Face copies Lance of Coals of Torch Lancer; the copy is aimed at Lava Ox"
    until(page, f"document.querySelector('.log')?.textContent.includes('{told}')")
    assert told in (page.locator(".ticker").text_content() or "")


def test_an_ability_is_offered_with_what_it_costs(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    laid(house, page, "power-up", FULL)
    page.locator(".mine .hero .thing.glow", has_text="Kindle Sprite").click()
    offered = page.locator(".dock .choices button", has_text="Flicker")
    assert offered.inner_text().endswith("Flicker (1 Power)")
