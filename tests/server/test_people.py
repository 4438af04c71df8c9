"""Guests, accounts, sessions, CSRF and origins, limits: everything over HTTP that is not a game."""

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.guests import Guest, Socket

SECRET = "correct horse battery"


def test_a_guest_needs_only_a_name(url: str) -> None:
    with Guest(url, None) as guest:
        assert guest.get("/api/me")["person"] is None
        told = guest.post("/api/guest", {"name": "  Ada   Lovelace "})
        assert told["person"]["name"] == "Ada Lovelace" and told["person"]["guest"] is True
        again = guest.post("/api/guest", {"name": "Augusta"})
        assert again["person"] == {**told["person"], "name": "Augusta"}


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "<b>bold</b>",
        "a\x00b",
        "Robert'); DROP TABLE person;--",
        "\u202eevil",
        "---",
        "tab\tok\x07",
    ],
)
def test_names_that_are_not_accepted_say_why(url: str, name: str) -> None:
    with Guest(url, None) as guest:
        assert guest.refused("POST", "/api/guest", {"name": name}) == "bad-name"
        assert guest.get("/api/me")["person"] is None


@pytest.mark.parametrize("name", ["O'Neill", "Jörg", "李小龍", "x-1_y.z", "O OR 1"])
def test_names_of_people_are_accepted(url: str, name: str) -> None:
    with Guest(url, name) as guest:
        assert guest.get("/api/me")["person"]["name"] == name


def test_a_guest_becomes_an_account_and_keeps_what_it_has(url: str) -> None:
    with Guest(url, "Keeper") as guest:
        before = guest.get("/api/me")["person"]["id"]
        guest.post("/api/decks", {"game": "overwatch", "name": "Mine", "text": "x"})
        table = guest.post("/api/tables", {"game": "overwatch"})["table"]
        cookie = guest.http.cookies["overtable_session"]
        made = guest.post("/api/account", {"name": "Keeper of decks", "password": SECRET})
        assert made["person"] == {"id": before, "name": "Keeper of decks", "guest": False}
        assert guest.http.cookies["overtable_session"] != cookie
        guest.post("/api/logout")
        assert guest.get("/api/me")["person"] is None
        assert (
            guest.refused("POST", "/api/login", {"name": "Keeper of decks", "password": "wrong horse"})
            == "wrong-password"
        )
        assert guest.refused("POST", "/api/login", {"name": "nobody here", "password": SECRET}) == "wrong-password"
        guest.post("/api/login", {"name": "KEEPER  of decks", "password": SECRET})
        assert [d["name"] for d in guest.get("/api/decks")["decks"]] == ["Mine"]
        assert [t["id"] for t in guest.get("/api/me/tables")["tables"]] == [table]
        with Guest(url, "Other") as other:
            taken = other.refused("POST", "/api/account", {"name": "keeper of DECKS", "password": SECRET})
            assert taken == "name-taken"
            assert other.refused("POST", "/api/account", {"name": "Short", "password": "1234567"}) == "bad-password"
            assert other.get("/api/me")["person"]["guest"] is True


def test_an_old_session_is_worth_nothing_after_logging_out(url: str) -> None:
    with Guest(url, "Gone") as guest:
        cookies = dict(guest.http.cookies)
        guest.post("/api/logout")
        told = httpx.get(f"{url}/api/me", cookies=cookies).json()
        assert told["person"] is None


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(url: str) -> None:
    with Guest(url, None) as guest:
        response = guest.call("POST", "/api/guest", {"name": "Ada"})
    session = next(c for c in response.headers.get_list("set-cookie") if c.startswith("overtable_session"))
    assert "HttpOnly" in session and "SameSite=lax" in session


def test_a_change_needs_the_csrf_token(url: str) -> None:
    with Guest(url, "Ada") as ada:
        body = {"game": "overwatch"}
        assert ada.refused("POST", "/api/tables", body, headers={"X-CSRF-Token": ""}) == "csrf"
        assert ada.refused("POST", "/api/tables", body, headers={"X-CSRF-Token": "x" * 32}) == "csrf"
        assert ada.get("/api/me/tables")["tables"] == []
    bare = httpx.post(f"{url}/api/guest", json={"name": "Eve"})
    assert bare.status_code == 403 and bare.json()["code"] == "csrf"


def test_another_site_is_refused_over_http_and_socket(url: str, ada: Guest) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        assert ada.refused("POST", "/api/tables", {"game": "overwatch"}, headers=headers) == "origin"
    same = ada.call("POST", "/api/tables", {"game": "overwatch"}, headers={"Origin": url})
    assert same.status_code == 201
    table = same.json()["table"]
    with pytest.raises(InvalidStatus) as refused:
        Socket(url, table, ada.cookie(), origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with Socket(url, table, ada.cookie(), origin=url) as socket:
        assert socket.until(lambda t: True)["you"]["seat"] == 0


def test_every_answer_carries_the_security_headers(url: str) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/health", "/table/abc"):
        headers = httpx.get(url + path).headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"


def test_oversized_and_broken_bodies_are_refused(url: str, ada: Guest) -> None:
    assert ada.refused("POST", "/api/decks", {"game": "overwatch", "name": "x", "text": "y" * 100_000}) == "too-large"
    assert ada.refused("POST", "/api/decks", {"game": "overwatch", "name": "x", "text": "y" * 20_001}) == "bad-request"
    for content in (b"", b"{", b"\xff", b"[]", b'{"game": 1}', b'{"game": "overwatch", "nonsense": 1}'):
        headers = {"Content-Type": "application/json"}
        assert ada.refused("POST", "/api/tables", content=content, headers=headers) == "bad-request"
    assert ada.get("/api/decks")["decks"] == [] and ada.get("/api/me/tables")["tables"] == []


def test_unknown_things_are_not_found(ada: Guest) -> None:
    for path in ("/api/games/chess", "/api/tables/zzzzzzzzzz", "/api/tables/%00", "/api/decks/999", "/api/x/y"):
        assert ada.refused("GET", path) == "not-found", path
    assert ada.refused("GET", "/api/tables?game='%20OR%201=1") == "not-found"
    assert ada.refused("GET", "/../../etc/passwd.txt") == "not-found"
    assert ada.refused("GET", "/..%2f..%2fapp.py") == "not-found"


def test_decks_are_ones_own(url: str, ada: Guest, bo: Guest) -> None:
    made = ada.post("/api/decks", {"game": "overwatch", "name": "First", "text": "4 Ana"})
    assert made["name"] == "First" and made["text"] == "4 Ana"
    path = f"/api/decks/{made['id']}"
    assert bo.refused("GET", path) == "not-found"
    assert bo.refused("PUT", path, {"name": "Stolen", "text": ""}) == "not-found"
    assert bo.refused("DELETE", path) == "not-found"
    changed = ada._good(ada.call("PUT", path, {"name": "Second", "text": "1 Ana"}))
    assert (changed["name"], changed["text"]) == ("Second", "1 Ana")
    assert ada.refused("POST", "/api/decks", {"game": "chess", "name": "x", "text": ""}) == "not-found"
    assert ada.refused("POST", "/api/decks", {"game": "overwatch", "name": "  ", "text": ""}) == "bad-name"
    assert ada.refused("POST", "/api/decks", {"game": "overwatch", "name": "a\u202eb", "text": ""}) == "bad-text"
    assert ada.call("DELETE", path).status_code == 204
    assert ada.get("/api/decks?game=overwatch")["decks"] == []


def test_health_says_that_the_store_answers(url: str) -> None:
    assert httpx.get(f"{url}/health").json() == {"status": "ok", "version": "0.1.0", "store": "ok"}
