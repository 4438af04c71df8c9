"""The door of the house: which proxies are believed, and under which names the server is asked for."""

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from overtable.server.config import Config
from overtable.server.hostnames import bare, is_ours, own_names
from server.guests import Socket

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.1"}


def test_nothing_that_is_forwarded_is_believed_unless_the_proxy_is_named(url: str, house: tuple[str, str]) -> None:
    assert "Secure" not in httpx.get(f"{url}/api/me", headers=FORWARDED).headers["set-cookie"]
    assert "Secure" in httpx.get(f"{house[0]}/api/me", headers=FORWARDED).headers["set-cookie"]


def test_a_request_for_another_name_is_refused_and_told_which_option_helps(url: str) -> None:
    refused = httpx.get(f"{url}/api/me", headers={"Host": "evil.example"})
    assert refused.status_code == 421 and refused.json()["code"] == "wrong-host"
    assert "--hostname evil.example" in refused.json()["message"]
    assert httpx.get(url, headers={"Host": "evil.example:80"}).status_code == 421
    for host in ("localhost", "LocalHost:8000", "table.localhost", "127.0.0.1:1", "[::1]:8000"):
        assert httpx.get(f"{url}/api/me", headers={"Host": host}).status_code == 200, host
    assert httpx.get(f"{url}/health", headers={"Host": "10.0.0.7"}).status_code == 200


def test_a_socket_for_another_name_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The client names the host of the address it is given: one that only this machine knows leads here too.
    monkeypatch.setattr("socket.getaddrinfo", lambda *a, **k: [(2, 1, 6, "", ("127.0.0.1", int(a[1])))])
    port = url.rpartition(":")[2]
    with pytest.raises(InvalidStatus) as refused:
        Socket(f"http://evil.example:{port}", "nowhere")
    assert refused.value.response.status_code == 403
    with Socket(f"http://table.localhost:{port}", "nowhere") as socket:
        assert socket.closed_with() == 4404


def test_names_that_are_ours() -> None:
    everywhere = Config(db="", listen="0.0.0.0")
    machine = sorted(own_names())[0]
    assert all(is_ours(name, everywhere) for name in ("192.0.2.1", "2001:db8::1", machine, "localhost"))
    assert not is_ours("evil.example", everywhere)
    named = Config(db="", listen="0.0.0.0", hostnames=["table.example"])
    assert is_ours("table.example", named) and not is_ours("192.0.2.1", named) and not is_ours(machine, named)
    one = Config(db="", listen="192.0.2.1")
    assert is_ours("192.0.2.1", one) and not is_ours("192.0.2.2", one)
    assert [bare(h) for h in ("A.b:80", "[::1]:80", "::1", "a.b.", "a")] == ["a.b", "::1", "::1", "a.b", "a"]
