"""The shelf: which deck is played, options in a sheet that moves nothing, invitations, scenes, and installing it."""

import json
import urllib.request
from typing import Any

from web.browser import House, axe, axe_in_both_themes, until

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TABLE = "() => fetch(location.pathname.replace('/table/', '/api/tables/')).then(r => r.json())"


def shelf(page: Any, game: str) -> Any:
    return page.locator(f'[data-game="{game}"]')


def requests_for_tables(page: Any) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = []
    page.on(
        "request",
        lambda r: (
            sent.append(json.loads(r.post_data)) if r.method == "POST" and r.url.endswith("/api/tables") else None
        ),
    )
    return sent


def test_the_shelf_says_which_deck_is_played_and_play_now_plays_it(visitor: Any) -> None:
    page = visitor()
    sent = requests_for_tables(page)
    assert "Emberwake: Forge Fire" in shelf(page, "power-up").locator(".with").inner_text()
    assert "No deck to bring" in shelf(page, "overwatch").locator(".with").inner_text()
    shelf(page, "power-up").locator(".play").click()
    page.wait_for_url("**/table/*")
    assert [(t["game"], t["deck"]) for t in sent] == [("power-up", "Emberwake: Forge Fire")]


def test_a_deck_is_chosen_before_the_game_and_remembered(visitor: Any) -> None:
    page = visitor()
    sent = requests_for_tables(page)
    shelf(page, "power-up").locator(".with").wait_for()
    page.wait_for_load_state("networkidle")
    before = page.evaluate("document.fonts.ready.then(() => document.documentElement.scrollHeight)")
    shelf(page, "power-up").locator(".with").click()
    sheet = page.get_by_role("dialog", name="Power Up!")
    assert page.evaluate("document.documentElement.scrollHeight") == before, "the sheet moves nothing"
    sheet.locator("[data-choice=deck]").select_option("ready:Oathstone: Sworn Guard")
    page.keyboard.press("Escape")
    page.reload()
    assert "Oathstone: Sworn Guard" in shelf(page, "power-up").locator(".with").inner_text()
    shelf(page, "power-up").locator(".with").click()
    sheet.locator("[data-choice=clock]").select_option("600")
    sheet.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    assert sent[0]["deck"] == "Oathstone: Sworn Guard"
    assert sent[0]["clock"] == {"seconds": 600, "increment": 10}


def test_a_mode_brings_its_own_decks_and_kept_decks_are_offered(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    page.locator(".ready").nth(2).click()
    until(page, "document.querySelector('.deck .name').value.includes(': ')")
    page.locator(".deck .name").fill("Kept for home")
    page.locator("button", has_text="Keep it").click()
    page.locator(".kept").wait_for()
    page.goto("/")
    sent = requests_for_tables(page)
    until(page, "document.querySelector('[data-game=power-up] .with') !== null")
    shelf(page, "power-up").locator(".with").click()
    deck = page.locator("[data-choice=deck]")
    deck.locator("option", has_text="Kept for home").wait_for(state="attached")
    offered = "\n".join(deck.locator("option").all_inner_texts())
    assert "Emberwake: Forge Fire" in offered and "Mixed: Four Winds" not in offered
    page.locator("[data-choice=mode]").select_option("mixed-factions")
    assert "Mixed: Four Winds" in "\n".join(deck.locator("option").all_inner_texts())
    deck.select_option(label="Kept for home")
    page.keyboard.press("Escape")
    words = shelf(page, "power-up").locator(".with").inner_text()
    assert "Kept for home" in words and "Mixed Factions" in words
    shelf(page, "power-up").locator(".play").click()
    page.wait_for_url("**/table/*")
    assert sent[0]["mode"] == "mixed-factions" and sent[0]["deck"].startswith("# Kept for home")


def test_a_friend_is_invited_with_a_clock_and_chooses_a_deck(visitor: Any) -> None:
    ada, bo = visitor(), visitor("/rules")
    shelf(ada, "power-up").locator(".invite").click()
    ada.locator("[data-choice=deck]").select_option("ready:Gearhaven: Full Steam")
    ada.locator("[data-choice=clock]").select_option("300")
    ada.locator("dialog button", has_text="Make the invitation").click()
    ada.wait_for_url("**/table/*")
    bo.goto(ada.locator('input[aria-label="Invitation link"]').input_value())
    bo.locator("#invited").wait_for()
    said = bo.locator("main").inner_text()
    assert "invites you to Power Up!" in said and "5 minutes each, and 5 seconds more" in said
    assert axe(bo) == []
    bo.locator("[data-choice=deck]").select_option("ready:Gloamveil: Night Raid")
    bo.locator("button", has_text="Sit down and play").click()
    bo.locator(".dock").wait_for()
    for page, faction in ((ada, "Gearhaven"), (bo, "Gloamveil")):
        page.locator(".dock").wait_for()
        table = page.evaluate(TABLE)
        assert table["clock"] is not None
        assert faction in json.dumps(factions(page, table)), faction
    # The link is used up.
    eve = visitor("/rules")
    eve.goto(bo.url.replace("/table/", "/join/") + "#used")
    eve.locator("[role=alert]", has_text="used up or wrong").wait_for()


def factions(page: Any, table: dict[str, Any]) -> list[str]:
    """The factions of the Heroes that this player sees in the own slots."""
    cards = page.evaluate("fetch('/api/games/power-up/cards').then(r => r.json()).then(a => a.cards)")
    faction = {c["name"]: c["data"].get("faction", "") for c in cards}
    mine = table["you"]["seat"]
    return sorted(
        {
            faction.get(card.get("name", ""), "")
            for zone in table["view"]["zones"]
            if zone["owner"] == mine and zone["name"] != "hand"
            for card in zone["cards"]
        }
    )


def test_every_shelf_has_a_scene_of_its_own_that_can_stand_still(visitor: Any, house: House) -> None:
    page = visitor("/", reduced_motion="no-preference")
    page.locator(".play").first.wait_for()
    drawn = [shelf(page, g["id"]).locator(".scene").inner_html() for g in house.games()]
    assert all("<svg" in d and "<image" not in d for d in drawn) and len(set(drawn)) == len(drawn)
    moving = (
        "document.getAnimations().filter(a => a.playState === 'running' && a.effect.target.closest('.scene')).length"
    )
    assert page.evaluate(moving) >= len(drawn)
    still = visitor()
    still.locator(".play").first.wait_for()
    until(still, f"{moving} === 0")


def test_the_first_game_is_two_clicks_away_on_a_phone(visitor: Any) -> None:
    page = visitor("/", **PHONE)
    page.locator(".play").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        """[...document.querySelectorAll('.game button, .game a')]
           .filter(e => e.getBoundingClientRect().height < 44).map(e => e.textContent.trim())"""
    )
    assert small == []
    page.locator(".play").first.tap()
    page.wait_for_url("**/table/*")
    page.locator(".dock").wait_for()


def test_home_is_clean_with_its_sheets(visitor: Any) -> None:
    page = visitor()
    page.locator(".play").first.wait_for()
    wrong = {"home": axe_in_both_themes(page)}
    for name in ("with", "invite"):
        shelf(page, "power-up").locator(f".{name}").click()
        page.locator("dialog[open]").wait_for()
        wrong[name] = axe_in_both_themes(page)
        page.keyboard.press("Escape")
    assert {name: found for name, found in wrong.items() if found} == {}


def test_a_phone_can_install_the_page(visitor: Any, house: House) -> None:
    page = visitor()
    at = page.evaluate("document.querySelector('link[rel=manifest]').href")
    with urllib.request.urlopen(at, timeout=30) as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = {}
    for icon in manifest["icons"]:
        with urllib.request.urlopen(house.url + icon["src"], timeout=30) as answer:
            assert answer.headers["content-type"] == icon["type"]
            data = answer.read()
        if icon["type"] == "image/png":
            assert data[:4] == b"\x89PNG" and len(data) < 20_000
            width, height = (int.from_bytes(data[i : i + 4], "big") for i in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
            sizes[icon["purpose"], width] = icon["src"]
    assert {("any", 192), ("any", 512), ("maskable", 512)} <= set(sizes)
