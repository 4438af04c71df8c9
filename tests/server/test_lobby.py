"""Making, joining, watching and leaving tables; the games as data."""

import httpx
import pytest

from overtable.games import all_games
from server.guests import Guest, Socket


def test_two_requests_start_a_game_against_a_bot(ada: Guest) -> None:
    made = ada.post("/api/tables", {"game": "overwatch"})
    assert made["seat"] == 0 and made["token"] and made["invites"] == []
    table = ada.get(f"/api/tables/{made['table']}")
    assert table["table"]["status"] == "playing" and table["seats"][1]["kind"] == "bot"
    assert len(table["table"]["seed_hash"]) == 64


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_and_mode_starts_with_ready_decks(ada: Guest, game: str) -> None:
    for mode in ada.get(f"/api/games/{game}")["modes"]:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (mode["seats"][0] - 1)]
        made = ada.post("/api/tables", {"game": game, "mode": mode["id"], "seats": seats})
        with ada.sit(made["table"]) as socket:
            assert socket.until(lambda t: t["view"] is not None)["view"]["zones"] is not None
            assert socket.ask("resign")["type"] == "ok"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "not-found"),
        ({"game": "overwatch", "mode": "nope"}, "bad-setup"),
        ({"game": "overwatch", "settings": {"rounds": 4}}, "bad-setup"),
        ({"game": "overwatch", "settings": {"nope": 1}}, "bad-setup"),
        ({"game": "overwatch", "settings": {"rounds": 10**30}}, "bad-setup"),
        ({"game": "overwatch", "settings": {"rounds": 10**9}}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "me"}]}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master:100000"}]}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master+value"}]}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "regular+grumpy"}]}, "bad-setup"),
        ({"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "strong:9+reckless"}]}, "bad-setup"),
        ({"game": "overwatch", "clock": {"seconds": 0}}, "bad-setup"),
        ({"game": "overwatch", "auto_delay": -1}, "bad-setup"),
        ({"game": "overwatch", "rated": True}, "bad-setup"),
        ({"game": "overwatch", "deck": "x" * 30_000}, "bad-deck"),
        ({"game": "overwatch", "seed": 1}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_says_why(ada: Guest, body: dict[str, object], code: str) -> None:
    assert ada.refused("POST", "/api/tables", body) == code
    assert ada.get("/api/me/tables")["tables"] == []


def test_an_invitation_says_what_it_invites_to(ada: Guest, bo: Guest) -> None:
    clock = {"seconds": 600, "increment": 10}
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "power-up", "mode": "mixed-factions", "public": False, "seats": seats, "clock": clock}
    made = ada.post("/api/tables", wish)
    path = f"/api/tables/{made['table']}/invitation"
    seen = bo.post(path, {"token": made["invites"][0]["token"]})
    assert (seen["game"], seen["mode"], seen["clock"]) == ("power-up", "mixed-factions", clock)
    assert [s["kind"] for s in seen["seats"]] == ["person", "open"] and seen["you"] is None
    assert bo.refused("POST", path, {"token": "guess"}) == "not-allowed"
    assert bo.refused("POST", "/api/tables/zzzzzzzzzz/invitation", {"token": "guess"}) == "not-found"


def test_an_invitation_is_used_up_by_the_one_who_takes_it(url: str, ada: Guest, bo: Guest) -> None:
    made = ada.post("/api/tables", {"game": "overwatch", "public": False, "seats": [{"kind": "me"}, {"kind": "open"}]})
    path, invite = f"/api/tables/{made['table']}", made["invites"][0]["token"]
    assert bo.refused("GET", path) == "not-allowed"
    assert bo.refused("POST", f"{path}/join", {"seat": 1}) == "not-allowed"
    assert bo.refused("POST", f"{path}/join", {"token": "guess"}) == "not-allowed"
    assert ada.refused("POST", f"{path}/join", {"token": invite}) == "already-seated"
    mine = bo.post(f"{path}/join", {"token": invite})
    assert mine["seat"] == 1 and mine["token"] != invite
    with Guest(url, "Eve") as eve:
        assert eve.refused("POST", f"{path}/join", {"token": invite}) == "not-allowed"
        assert eve.refused("GET", path) == "not-allowed"
        with eve.sit(made["table"]) as socket:
            assert socket.closed_with() == 4403
    with Guest(url, "Bo on the phone") as phone:
        assert phone.post(f"{path}/join", {"token": mine["token"]})["seat"] == 1
        assert phone.get(path)["you"]["seat"] == 1
    assert bo.refused("GET", path) == "not-allowed"


def test_an_open_table_is_listed_joined_and_watched(url: str, ada: Guest, bo: Guest) -> None:
    made = ada.post("/api/tables", {"game": "overwatch", "seats": [{"kind": "open"}, {"kind": "me"}]})
    listed = bo.get("/api/tables?status=open&game=overwatch")["tables"]
    mine = next(t for t in listed if t["id"] == made["table"])
    assert mine["seats"][0]["kind"] == "open" and mine["you"] is None
    assert bo.post(f"/api/tables/{made['table']}/join", {})["seat"] == 0
    with Guest(url, "Cy") as cy:
        assert cy.refused("POST", f"/api/tables/{made['table']}/join", {}) == "seat-taken"
    playing = httpx.get(f"{url}/api/tables?status=playing").json()["tables"]
    assert made["table"] in {t["id"] for t in playing}
    with Socket(url, made["table"]) as nobody:
        seen = nobody.until(lambda t: True)
        assert seen["you"]["watcher"] == 2 and seen["decision"] is None
        hands = [z for z in seen["view"]["zones"] if "hand" in z["name"].casefold()]
        assert hands and all(z["cards"] == [] for z in hands)


def test_leaving_before_the_game_begins(ada: Guest, bo: Guest) -> None:
    made = ada.post("/api/tables", {"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "open"}]})
    path = f"/api/tables/{made['table']}"
    assert bo.refused("POST", f"{path}/leave") == "not-your-seat"
    with ada.sit(made["table"]) as socket:
        socket.until(lambda t: True)
        assert ada.call("POST", f"{path}/leave").status_code == 204
        assert socket.closed_with() == 4404
    assert ada.refused("GET", path) == "not-found"
    begun = ada.post("/api/tables", {"game": "overwatch"})["table"]
    assert ada.refused("POST", f"/api/tables/{begun}/leave") == "not-now"


def test_a_person_has_only_so_many_tables(url: str) -> None:
    with Guest(url, "Greedy") as greedy:
        body = {"game": "overwatch", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(40):
            greedy.post("/api/tables", body)
        assert greedy.refused("POST", "/api/tables", body) == "too-many"


@pytest.mark.parametrize("game", sorted(all_games()))
def test_cards_and_rules_are_data(url: str, game: str) -> None:
    response = httpx.get(f"{url}/api/games/{game}/cards")
    cards = response.json()["cards"]
    expected = all_games()[game].catalogue
    assert [c["id"] for c in cards] == [c.id for c in expected.printed]
    assert cards[0]["text"] == expected[0].text() and cards[0]["data"]["id"] == cards[0]["id"]
    again = httpx.get(f"{url}/api/games/{game}/cards", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304
    rules = httpx.get(f"{url}/api/games/{game}/rules").json()["rules"]
    assert [r["id"] for r in rules] == [r.id for r in all_games()[game].ledger()]


def test_a_mode_with_more_cards_tells_them_when_asked(url: str) -> None:
    modes = {m["id"]: m for m in httpx.get(f"{url}/api/games/overpower-2025").json()["modes"]}
    assert [i for i, m in modes.items() if m["more_cards"]] == ["golden-age"]
    assert not set(modes["golden-age"]["decks"]) & set(modes["venture"]["decks"])
    of = {
        mode: {
            c["id"] for c in httpx.get(f"{url}/api/games/overpower-2025/cards", params={"mode": mode}).json()["cards"]
        }
        for mode in ("", "venture", "golden-age")
    }
    assert of[""] == of["venture"] < of["golden-age"] and "mvop-cyclops" in of["golden-age"]
    assert httpx.get(f"{url}/api/games/overpower-2025/cards", params={"mode": "nope"}).status_code == 400


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_deck_text_is_checked(ada: Guest, game: str) -> None:
    answer = ada.post(f"/api/games/{game}/check-deck", {"text": "17 Nonsense"})
    problems = answer["problems"]
    assert answer["wrong"] == problems and isinstance(answer["needs"], list)
    assert problems and all(isinstance(p, str) for p in problems)
    assert ada.refused("POST", f"/api/games/{game}/check-deck", {"text": "", "mode": "nope"}) == "bad-request"


def test_pages_of_the_client_are_served_or_said_to_be_missing(url: str) -> None:
    page = httpx.get(f"{url}/table/abcdefgh")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
