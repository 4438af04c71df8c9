"""An account: its password, where it is logged in, all that is kept of it, leaving for good; how often it is tried."""

import pytest

from overtable.server.errors import Fault
from overtable.server.people.browsers import address_range, browser
from overtable.server.people.passwords import logged_in
from overtable.server.people.sessions import Sessions
from overtable.server.together.rates import RATES, Rates
from overtable.store.people import close_session, hashed, open_session
from overtable.store.store import Store
from server.guests import Guest
from server.people.conftest import SECRET, Visit
from store.opened import with_store

FOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
OTHER = "another horse battery"


def logged(visit: Visit, name: str, password: str = SECRET, at: str = "") -> Guest:
    guest = visit(None, at=at)
    guest.post("/api/login", {"name": name, "password": password})
    return guest


def test_a_password_is_changed_by_whoever_knows_the_old_one(visit: Visit) -> None:
    ada = visit("Changing Ada", account=True)
    phone = logged(visit, "Changing Ada")
    change = "/api/me/password"
    assert ada.refused("POST", change, {"old": "wrong", "new": OTHER}) == "wrong-password"
    assert ada.refused("POST", change, {"old": SECRET, "new": "short"}) == "bad-password"
    assert phone.get("/api/me")["person"]
    assert ada.post(change, {"old": SECRET, "new": OTHER}) == {"ended": 1}
    assert phone.get("/api/me")["person"] is None and ada.get("/api/me")["person"]
    body = {"name": "Changing Ada", "password": SECRET}
    assert visit(None).refused("POST", "/api/login", body) == "wrong-password"
    assert logged(visit, "Changing Ada", OTHER).get("/api/me")["person"]
    assert visit("A Guest").refused("POST", change, {"old": "", "new": OTHER}) == "not-allowed"


def test_sessions_are_listed_and_ended(visit: Visit) -> None:
    ada = visit("Roaming Ada", account=True, at="203.0.113.20")
    fox = visit(None, at="2001:db8:1:2::3")
    fox.http.headers["User-Agent"] = FOX
    fox.post("/api/login", {"name": "Roaming Ada", "password": SECRET})
    third = logged(visit, "Roaming Ada")
    found = ada.get("/api/me/sessions")["sessions"]
    assert len(found) == 3 and [s["this"] for s in found].count(True) == 1
    here = next(s for s in found if s["this"])
    assert here["range"] == "203.0.113.0/24" and here["browser"] == "a program" and here["created"] and here["seen"]
    there = next(s for s in found if s["browser"] == "Firefox on Linux")
    assert there["range"] == "2001:db8:1::/48"
    stranger = visit("Stranger S", account=True)
    assert stranger.refused("DELETE", f"/api/me/sessions/{there['id']}") == "not-found"
    assert ada.refused("DELETE", f"/api/me/sessions/{here['id']}") == "not-found"
    assert ada.call("DELETE", f"/api/me/sessions/{there['id']}").status_code == 204
    assert fox.get("/api/me")["person"] is None and third.get("/api/me")["person"]
    assert ada._good(ada.call("DELETE", "/api/me/sessions")) == {"ended": 1}
    assert third.get("/api/me")["person"] is None and len(ada.get("/api/me/sessions")["sessions"]) == 1


def test_a_session_that_was_ended_ends_its_sockets(visit: Visit) -> None:
    ada = visit("Thrifty Ada", account=True)
    there, away = logged(visit, "Thrifty Ada"), logged(visit, "Thrifty Ada")
    table = ada.post("/api/tables", {"game": "lanterns", "public": False})["table"]
    with ada.sit(table) as mine, there.sit(table) as other, away.sit(table) as third:
        for socket in (mine, other, third):
            socket.receive()
        away.post("/api/logout")
        assert third.closed_with() == 4501
        assert ada._good(ada.call("DELETE", "/api/me/sessions")) == {"ended": 1}
        assert other.closed_with() == 4501
        assert mine.ask("ping")["type"] == "pong"
    with there.sit(table) as again:
        assert again.closed_with() == 4403, "nobody any more, at a private table"


def test_sessions_that_another_process_ends_are_noticed(house: tuple[str, str], visit: Visit) -> None:
    ada = visit("Distant Ada", account=True)
    id = ada.get("/api/me")["person"]["id"]

    class Socket:
        open = True

        def log_out(self) -> None:
            self.open = False

    async def story(store: Store) -> None:
        sessions, sockets = Sessions(store), [Socket() for _ in range(3)]
        tokens = [await open_session(store, id) for _ in range(2)]
        for token, socket in zip([*tokens, tokens[1]], sockets, strict=True):
            sessions.add(hashed(token), socket)
        await sessions.look()
        assert [s.open for s in sockets] == [True] * 3
        await close_session(store, tokens[1])
        await sessions.look()
        assert [s.open for s in sockets] == [True, False, False]
        for token, socket in zip([*tokens, tokens[1]], sockets, strict=True):
            sessions.discard(hashed(token), socket)
        assert not sessions._opened

    with_store(house[1], story)


def test_where_a_session_comes_from_in_short_words() -> None:
    chrome = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1"
    assert [browser(a) for a in (chrome, safari, "", "<script>")] == [
        "Chrome on Android", "Safari on an iPhone", "a program", "a program",
    ]  # fmt: skip
    assert [address_range(a) for a in (None, "?", "10.1.2.3", "2001:db8::/64")] == [
        "", "", "10.1.2.0/24", "2001:db8::/48",
    ]  # fmt: skip


def test_everything_kept_of_somebody_is_one_file_and_only_theirs(visit: Visit) -> None:
    ada, bo = visit("Exported Ada", account=True), visit("Exported Bo")
    ada.post("/api/decks", {"game": "lanterns", "name": "Mine", "text": "ember"})
    body = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ada.post("/api/tables", body)["table"]
    running = ada.post("/api/tables", {"game": "lanterns"})["table"]
    bo.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/act", {"type": "chat", "text": "hello"})
    bo.post(f"/api/tables/{table}/act", {"type": "chat", "text": "secret of bo"})
    ada.call("POST", f"/api/tables/{table}/report", {"seat": 1, "reason": "Mumbles"}).raise_for_status()
    ada.post(f"/api/tables/{table}/act", {"type": "resign"})
    response = ada.call("GET", "/api/me/export")
    assert "attachment" in response.headers["content-disposition"]
    told = response.json()
    assert set(told) == {"person", "decks", "ratings", "rated_games", "events", "games", "chat", "reports"}
    assert told["person"]["name"] == "Exported Ada" and [d["name"] for d in told["decks"]] == ["Mine"]
    games = {game["id"]: game for game in told["games"]}
    assert games[table]["seats"] == ["Exported Ada", "Exported Bo"] and games[table]["answers"] == ["0 !resign"]
    assert games[running]["seed"] is None and games[running]["answers"] == []
    assert [c["text"] for c in told["chat"]] == ["hello"] and [r["reason"] for r in told["reports"]] == ["Mumbles"]
    assert "secret of bo" not in response.text
    assert bo.get("/api/me/export")["reports"] == []


def test_who_leaves_takes_everything_along_but_the_games_of_others(visit: Visit) -> None:
    ada, bo = visit("Leaving Ada", account=True), visit("Staying Bo", account=True)
    ada.post("/api/decks", {"game": "lanterns", "name": "Mine", "text": "ember"})
    rated = {"game": "lanterns", "rated": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
    over, running, waiting = (ada.post("/api/tables", rated)["table"] for _ in range(3))
    for table in (over, running):
        bo.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{over}/act", {"type": "chat", "text": "my words"})
    ada.post(f"/api/tables/{over}/act", {"type": "resign"})
    assert ada.get("/api/me/ratings")["ratings"]
    assert ada.refused("POST", "/api/me/delete", {"password": "wrong"}) == "wrong-password"
    with bo.sit(running) as socket:
        socket.until(lambda m: m["table"]["status"] == "playing")
        assert ada.post("/api/me/delete", {"password": SECRET})["person"] is None
        end = socket.until(lambda m: m["result"] is not None and m["seats"][0]["name"] == "somebody who left")
        assert end["result"]["winners"] == [1]
    assert ada.get("/api/me")["person"] is None
    told = bo.get(f"/api/tables/{over}")
    assert [s["name"] for s in told["seats"]] == ["somebody who left", "Staying Bo"]
    assert [(c["name"], c["text"]) for c in told["chat"]["lines"]] == [("somebody who left", "…")]
    assert bo.refused("GET", f"/api/tables/{waiting}") == "not-found"
    assert bo.get("/api/me/ratings")["ratings"][0]["games"] == 2
    body = {"name": "Leaving Ada", "password": SECRET}
    assert visit(None).refused("POST", "/api/login", body) == "wrong-password"
    again = visit("Leaving Ada", account=True)  # the name is free again, and nothing of the old one is there
    assert again.get("/api/decks")["decks"] == [] and again.get("/api/me/ratings")["ratings"] == []


def test_a_guest_leaves_without_a_password(visit: Visit) -> None:
    guest = visit("Passing Guest")
    assert guest.get("/api/me/export")["person"]["name"] == "Passing Guest"
    assert guest.post("/api/me/delete", {})["person"] is None
    assert guest.get("/api/me")["person"] is None


def tries(db: str, rates: Rates, name: str, password: str, address: str) -> str:
    """The name of whoever is logged in, or the refusal."""

    async def one(store: Store) -> str:
        try:
            return (await logged_in(store, rates, name, password, address)).name
        except Fault as fault:
            return f"{fault.code}: {fault}"

    return with_store(db, one)


def test_tries_are_limited_and_nobody_is_locked_out_by_strangers(
    house: tuple[str, str], visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, rates, db = "Locked Lucy", Rates(True, clock=lambda: 0.0), house[1]
    visit(name, account=True, at="203.0.113.40")
    monkeypatch.setitem(RATES, "login", (2, 300))
    monkeypatch.setitem(RATES, "logins", (3, 60))
    # A name that nobody has is refused in the same words.
    unknown = tries(db, rates, "Nobody At All", "wrong password", "198.51.100.1")
    said = [tries(db, rates, name, "wrong password", "198.51.100.1") for _ in range(3)]
    assert said[:2] == [unknown] * 2 and unknown.startswith("wrong-password") and said[2].startswith("too-many")
    # Elsewhere it may be tried still, until all addresses together have tried too often;
    assert tries(db, rates, name, "wrong password", "198.51.100.2") == unknown
    assert tries(db, rates, name, SECRET, "198.51.100.3").startswith("too-many")
    # but where the account is used already, its owner gets in.
    assert tries(db, rates, name, SECRET, "203.0.113.40") == name
