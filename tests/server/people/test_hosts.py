"""Hosts: reports, mutes, bans, sending away, unwanted words, who may do what; at every process, and written down."""

from typing import Any

import pytest

from running import Running
from server.guests import Guest, Socket
from server.people.conftest import SECRET, Visit

OPEN = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
FREE = {"tables": "everybody", "chat": "everybody", "guests": True, "accounts": True, "words": []}


def id_of(guest: Guest) -> str:
    return str(guest.get("/api/me")["person"]["id"])


def why(guest: Guest, method: str, path: str, body: Any = None) -> tuple[str, str]:
    """Code and words of a refusal."""
    told = guest.call(method, path, body).json()
    return told["code"], told["message"]


def last_deed(host: Guest) -> tuple[str, str, str, str]:
    deed = host.get("/api/host/log")["deeds"][0]
    return deed["host"], deed["what"], deed["whom"], deed["why"]


def test_only_hosts_see_and_do_what_hosts_do(visit: Visit, hostess: Guest) -> None:
    assert hostess.get("/api/me")["person"]["host"] is True
    guest, somebody = visit("Curious"), visit("Other One")
    assert "host" not in guest.get("/api/me")["person"]
    for method, path, body in (
        ("GET", "/api/host", None),
        ("GET", "/api/host/log", None),
        ("POST", "/api/host/settings", FREE),
        ("POST", "/api/host/bans", {"person": id_of(somebody), "reason": "x"}),
        ("POST", "/api/host/silences", {"person": id_of(somebody), "reason": "x"}),
        ("POST", "/api/host/reports/1", {"done": "x"}),
        ("DELETE", "/api/host/bans/1", None),
    ):
        assert guest.refused(method, path, body) == "not-allowed", path
    assert visit(None).refused("GET", "/api/host") == "no-session"


def test_a_report_keeps_the_chat_around_it_and_is_settled_once(visit: Visit, hostess: Guest) -> None:
    ada, troll = visit("Reporting Ada"), visit("Loud Lou")
    table = ada.post("/api/tables", {"game": "lanterns"})["table"]
    path = f"/api/tables/{table}/report"
    with ada.sit(table) as a, troll.sit(table) as t:
        assert a.ask("chat", text="good luck")["type"] == "ok"
        assert t.ask("chat", text="you play like a radish")["type"] == "ok"
        line = a.until(lambda m: m["chat"]["lines"] and m["chat"]["lines"][-1]["n"] == 1)["chat"]["lines"][-1]["n"]
    assert ada.refused("POST", path, {"line": line, "reason": "  "}) == "bad-text"
    assert ada.refused("POST", path, {"line": line, "reason": "x" * 501}) == "bad-request"
    assert ada.refused("POST", path, {"reason": "nobody named"}) == "bad-request"
    assert ada.refused("POST", path, {"seat": 1, "reason": "it is a bot"}) == "not-found"
    assert ada.refused("POST", path, {"seat": 0, "reason": "myself"}) == "bad-request"
    ada.call("POST", path, {"line": line, "reason": "Calls me a radish"}).raise_for_status()
    assert why(ada, "POST", path, {"line": line, "reason": "Again"})[0] == "not-now"
    (found,) = [r for r in hostess.get("/api/host")["reports"] if r["by_name"] == "Reporting Ada"]
    assert (found["whom_name"], found["reason"]) == ("Loud Lou", "Calls me a radish")
    assert [(x["text"], x["theirs"]) for x in found["lines"]] == [
        ("good luck", False),
        ("you play like a radish", True),
    ]
    settle = f"/api/host/reports/{found['id']}"
    hostess.call("POST", settle, {"done": "Had a word with them"}).raise_for_status()
    assert hostess.refused("POST", settle, {"done": "Twice"}) == "not-found"
    settled = next(r for r in hostess.get("/api/host")["reports"] if r["id"] == found["id"])
    assert settled["settled_by"] == "Hostess" and settled["done"] == "Had a word with them"
    assert last_deed(hostess) == ("Hostess", "settled a report", "Loud Lou", "Had a word with them")


def test_a_mute_is_for_everybody_and_says_why(visit: Visit, hostess: Guest) -> None:
    owner, player, watcher = visit("Owning Olga"), visit("Playing Pat"), visit("Watching Wim")
    made = owner.post("/api/tables", OPEN)
    table = made["table"]
    player.post(f"/api/tables/{table}/join", {})
    mute = f"/api/tables/{table}/mute"
    with owner.sit(table) as o, player.sit(table) as p, watcher.sit(table) as w:
        assert w.ask("chat", text="boo")["type"] == "ok"
        o.until(lambda m: m["chat"]["lines"])
        # The owner mutes whoever watches, but not the other player; a stranger nobody.
        assert owner.refused("POST", mute, {"seat": 1, "reason": "x"}) == "not-allowed"
        assert player.refused("POST", mute, {"line": 0, "reason": "x"}) == "not-allowed"
        owner.call("POST", mute, {"line": 0, "reason": "No booing here"}).raise_for_status()
        refused = w.ask("chat", text="boo again")
        assert refused["code"] == "muted" and "No booing here" in refused["message"]
        # A host mutes a player too, and takes it back.
        hostess.call("POST", mute, {"seat": 1, "reason": "Rude"}).raise_for_status()
        assert p.ask("chat", text="hello")["code"] == "muted"
        hostess.call("POST", mute, {"seat": 1, "on": False}).raise_for_status()
        assert p.ask("chat", text="hello again")["type"] == "ok"
        # In the whole house, for a time.
        hostess.call("POST", "/api/host/silences", {"person": id_of(player), "reason": "Calm down", "hours": 2})
        refused = p.ask("chat", text="and now")
        assert refused["code"] == "muted" and "until" in refused["message"] and "Calm down" in refused["message"]
        assert last_deed(hostess) == ("Hostess", "muted in the house", "Playing Pat", "Calm down")
        hostess.call("DELETE", f"/api/host/silences/{id_of(player)}").raise_for_status()
        assert p.ask("chat", text="thanks")["type"] == "ok"
        # The owner switches the chat of watchers off altogether.
        other = visit("Second Watcher")
        assert player.refused("POST", f"/api/tables/{table}/quiet", {"on": True}) == "not-allowed"
        owner.call("POST", f"/api/tables/{table}/quiet", {"on": True}).raise_for_status()
        with other.sit(table) as x:
            assert x.until(lambda m: True)["table"]["quiet"] is True
            assert x.ask("chat", text="psst")["code"] == "muted"
        assert p.ask("chat", text="we may")["type"] == "ok"
        heard = o.until(lambda m: any(c["text"] == "we may" for c in m["chat"]["lines"]))
    texts = [c["text"] for message in o.sent if message["type"] == "table" for c in message["chat"]["lines"]]
    assert texts == ["boo", "hello again", "thanks", "we may"] and heard["table"]["quiet"]


def test_whoever_is_sent_away_leaves_and_does_not_come_back(visit: Visit, hostess: Guest) -> None:
    owner, seated, watcher = visit("Inviting Ina"), visit("Seated Sam"), visit("Nosy Ned")
    table = owner.post("/api/tables", {**OPEN, "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    away = f"/api/tables/{table}/send-away"
    with watcher.sit(table) as w:
        assert w.ask("chat", text="let me play")["type"] == "ok"
        assert owner.refused("POST", away, {"line": 0, "reason": "x"}) == "not-allowed"
        hostess.call("POST", away, {"line": 0, "reason": "Spoils games"}).raise_for_status()
        assert w.closed_with() == 4403
        assert w.sent[-1]["type"] == "error" and "Spoils games" in w.sent[-1]["message"]
    assert why(watcher, "POST", f"/api/tables/{table}/join", {}) == (
        "not-allowed",
        "You were sent away from this table: Spoils games",
    )
    assert watcher.refused("GET", f"/api/tables/{table}") == "not-allowed"
    with watcher.sit(table) as again:
        assert again.closed_with() == 4403
    assert last_deed(hostess)[1] == f"sent away from a table ({table})"
    # Whoever plays a game that has begun stays.
    seated.post(f"/api/tables/{table}/join", {})
    assert hostess.refused("POST", away, {"seat": 1, "reason": "x"}) == "not-now"


def test_somebody_seated_at_a_table_that_has_not_begun_is_sent_away(visit: Visit, hostess: Guest) -> None:
    owner, seated = visit("Patient Paul"), visit("Sitting Sue")
    made = owner.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "open"}, {"kind": "open"}]})
    seated.post(f"/api/tables/{made['table']}/join", {"seat": 0})
    with seated.sit(made["table"]) as s:
        s.until(lambda m: m["you"]["seat"] == 0)
        hostess.call("POST", f"/api/tables/{made['table']}/send-away", {"seat": 0, "reason": "Out"}).raise_for_status()
        assert s.closed_with() == 4403
    assert owner.get(f"/api/tables/{made['table']}")["seats"][0]["kind"] == "open"


def test_a_banned_person_is_told_until_when_and_changes_nothing(visit: Visit, hostess: Guest) -> None:
    bad = visit("Badly Behaved", account=True)
    table = bad.post("/api/tables", OPEN)["table"]
    with bad.sit(table) as socket:
        socket.until(lambda m: True)
        ban = {"person": id_of(bad), "reason": "Threats", "hours": 24}
        hostess.call("POST", "/api/host/bans", ban).raise_for_status()
        assert socket.closed_with() == 4403
        assert socket.sent[-1]["code"] == "banned" and "Threats" in socket.sent[-1]["message"]
    code, message = why(bad, "POST", "/api/tables", OPEN)
    assert code == "banned" and " until " in message and message.endswith(": Threats")
    assert bad.refused("POST", "/api/decks", {"game": "lanterns", "name": "x", "text": ""}) == "banned"
    assert bad.get("/api/me")["person"]["name"] == "Badly Behaved"
    with bad.sit(table) as again:
        assert again.closed_with() == 4403
    fresh = visit(None)
    assert fresh.refused("POST", "/api/login", {"name": "Badly Behaved", "password": SECRET}) == "banned"
    found = hostess.get("/api/host")["bans"][0]
    assert found["name"] == "Badly Behaved" and last_deed(hostess)[1:] == ("banned", "Badly Behaved", "Threats")
    hostess.call("DELETE", f"/api/host/bans/{found['id']}").raise_for_status()
    assert bad.post("/api/tables", OPEN)["table"]
    assert last_deed(hostess)[1] == "lifted a ban"


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [("203.0.113.0/24", "203.0.113.77", "203.0.114.1"), ("2001:db8:7::/48", "2001:db8:7:1::9", "2001:db8:8::1")],
)
def test_a_range_of_addresses_is_kept_out(
    visit: Visit, hostess: Guest, network: str, inside: str, outside: str
) -> None:
    before = visit(f"Range {network[:3]}", at=inside)
    table = before.post("/api/tables", OPEN)["table"]
    hostess.call("POST", "/api/host/bans", {"network": network, "reason": "Floods"}).raise_for_status()
    assert before.refused("POST", "/api/tables", OPEN) == "banned"
    for path, body in (("guest", {"name": "New"}), ("login", {"name": "x", "password": SECRET})):
        assert why(visit(None, at=inside), "POST", f"/api/{path}", body) == (
            "banned",
            "You are kept out of this house: Floods",
        )
    assert visit(f"Neighbour {network[:3]}", at=outside).post("/api/tables", OPEN)["table"]
    assert visit(f"Local {network[:3]}").get(f"/api/tables/{table}")["table"]["id"] == table
    number = hostess.get("/api/host")["bans"][0]["id"]
    hostess.call("DELETE", f"/api/host/bans/{number}").raise_for_status()
    assert before.post("/api/tables", OPEN)["table"]


def test_the_address_that_somebody_came_from_is_kept_out_with_them(visit: Visit, hostess: Guest) -> None:
    bad = visit("Comes Again", at="198.51.100.9")
    ban = {"person": id_of(bad), "address": True, "reason": "Comes again"}
    hostess.call("POST", "/api/host/bans", ban).raise_for_status()
    assert visit(None, at="198.51.100.9").refused("POST", "/api/guest", {"name": "Fresh"}) == "banned"
    assert visit(None, at="198.51.100.10").post("/api/guest", {"name": "Fresh"})["person"]
    for ban in hostess.get("/api/host")["bans"]:
        hostess.call("DELETE", f"/api/host/bans/{ban['id']}").raise_for_status()


def test_no_host_locks_themselves_out(visit: Visit, hostess: Guest) -> None:
    def banned(**what: Any) -> str:
        return hostess.refused("POST", "/api/host/bans", {"reason": "x", **what})

    assert banned(person=id_of(hostess)) == "not-allowed"
    assert banned(network="127.0.0.0/8") == "not-allowed"
    assert banned(network="::1/128") == "not-allowed"
    hostess.http.headers["X-Forwarded-For"] = "192.0.2.7"
    try:
        assert banned(network="192.0.2.0/24") == "not-allowed"
    finally:
        del hostess.http.headers["X-Forwarded-For"]
    assert banned(network="0.0.0.0/0") == banned(network="nonsense") == banned() == "bad-request"
    assert banned(person="nobodythere") == "not-found"
    assert hostess.get("/api/host")["bans"] == []


def test_unwanted_words_are_refused_in_chat_names_and_titles(visit: Visit, hostess: Guest) -> None:
    hostess.post("/api/host/settings", {**FREE, "words": ["turnip", "cunt", "green cabbage"]})
    try:
        ada = visit("Wordy Ada")
        table = ada.post("/api/tables", {"game": "lanterns"})["table"]
        with ada.sit(table) as socket:
            for text in (
                "you TURNIP", "t u r n i p", "t.u.r.n.i.p!", "turn1p", "tuuuurnip", "t\u200burnip", "ТURNIP",
                "a green  cabbage",
            ):  # fmt: skip
                refused = socket.ask("chat", text=text)
                assert refused.get("code") == "bad-text" and "hosts" in refused["message"], text
            for text in ("Scunthorpe", "turnips are fine", "green leaves, red cabbage", "turn IP forwarding on"):
                assert socket.ask("chat", text=text)["type"] == "ok", text
        assert ada.refused("POST", "/api/guest", {"name": "Tu-rnip"}) == "bad-name"
        assert ada.refused("POST", "/api/decks", {"game": "lanterns", "name": "My turnip", "text": ""}) == "bad-name"
        assert "words" in last_deed(hostess)[1]
    finally:
        hostess.post("/api/host/settings", FREE)


def test_the_house_says_who_makes_tables_chats_and_comes_in(visit: Visit, hostess: Guest) -> None:
    guest, member = visit("Plain Guest"), visit("Proper Member", account=True)
    table = guest.post("/api/tables", OPEN)["table"]

    def settings(**more: Any) -> None:
        hostess.post("/api/host/settings", {**FREE, **more})

    try:
        settings(tables="accounts", chat="accounts")
        assert why(guest, "POST", "/api/tables", OPEN)[1] == "In this house only those who have an account make tables."
        assert guest.refused("POST", "/api/games/guided-lanterns/guide") == "not-allowed"
        assert guest.refused("POST", f"/api/tables/{table}/act", {"type": "chat", "text": "hi"}) == "muted"
        assert member.post("/api/tables", OPEN)["table"]
        assert member.post(f"/api/tables/{table}/act", {"type": "chat", "text": "hi"})["type"] == "ok"
        settings(tables="hosts", chat="nobody")
        assert member.refused("POST", "/api/tables", OPEN) == "not-allowed"
        assert member.refused("POST", f"/api/tables/{table}/act", {"type": "chat", "text": "hi"}) == "muted"
        assert hostess.post("/api/tables", OPEN)["table"]
        settings(guests=False, accounts=False)
        stranger = visit(None)
        assert stranger.refused("POST", "/api/guest", {"name": "Stranger"}) == "not-allowed"
        assert stranger.refused("POST", "/api/account", {"name": "Stranger", "password": SECRET}) == "not-allowed"
        assert stranger.post("/api/login", {"name": "Proper Member", "password": SECRET})["person"]
        assert hostess.refused("POST", "/api/host/settings", {**FREE, "tables": "cats"}) == "bad-request"
    finally:
        settings()
    assert guest.post("/api/tables", OPEN)["table"]


def test_another_process_hears_of_it(house: tuple[str, str], visit: Visit, hostess: Guest) -> None:
    """A second server on the same store: what a host does at the first one closes sockets and doors at the second."""
    second = Running("--proxies", "loopback", db=house[1])
    try:
        with Guest(second.url, "Elsewhere Else") as bad:
            table = bad.post("/api/tables", OPEN)["table"]
            with bad.sit(table) as socket:
                socket.until(lambda m: True)
                ban = {"person": id_of(bad), "reason": "Over there too"}
                hostess.call("POST", "/api/host/bans", ban).raise_for_status()
                assert socket.closed_with() == 4403
            assert bad.refused("POST", "/api/tables", OPEN) == "banned"
            hostess.call("DELETE", f"/api/host/bans/{hostess.get('/api/host')['bans'][0]['id']}").raise_for_status()
        there = Guest(second.url, "Away From There")
        with there as watcher, Socket(house[0], table) as nameless, watcher.sit(table) as w:
            assert w.ask("chat", text="hm")["type"] == "ok"
            nameless.until(lambda m: m["chat"]["lines"])
            hostess.call("POST", f"/api/tables/{table}/send-away", {"line": 0, "reason": "Out"}).raise_for_status()
            assert w.closed_with() == 4403
    finally:
        second.stop()
