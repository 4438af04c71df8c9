"""The end in good order: what is under way is finished, sockets are told to come back, no process is left."""

import json
import signal
import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from running import Running
from server.guests import Guest, Socket, play_on, some, two_at_a_table
from server.hosting.waiting import eventually


def group(leader: int) -> list[str]:
    """The processes of a group that are still there."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().rpartition(") ")
        except OSError:
            continue  # it ended meanwhile
        state, _, its_group = rest.split()[:3]
        if int(its_group) == leader and state != "Z":
            found.append(name)
    return found


def test_an_answer_under_way_is_acknowledged_and_there_and_what_waits_behind_it_is_not(tmp_path: Path) -> None:
    server = Running(data=tmp_path)
    file = tmp_path / "overtable.sqlite3"
    ada, bo, table = two_at_a_table(server.url, "lanterns")
    with ada, bo, ada.sit(table) as one, bo.sit(table) as two:
        for socket in (one, two):
            socket.receive()
        play_on([one, two], Random(5), 4)
        asked, idle = (one, two) if one.table["decision"] else (two, one)
        option = some(Random(5), asked.decision)
        held = sqlite3.connect(file, isolation_level=None)
        held.execute("BEGIN IMMEDIATE")  # nothing can be written now
        answer = {"type": "answer", "id": 77, "number": asked.decision["number"], "option": option}
        asked.ws.send(json.dumps(answer))
        asked.ws.send(json.dumps({"type": "chat", "id": 78, "text": "too late"}))
        assert httpx.get(f"{server.url}/health").status_code == 200  # the answer has arrived before this
        server.process.send_signal(signal.SIGTERM)
        assert idle.closed_with() == 1012
        again = httpx.get(f"{server.url}/api/games")
        assert again.status_code == 503 and int(again.headers["Retry-After"]) > 0
        assert again.json()["code"] == "restarting" and again.json()["message"]
        with pytest.raises(InvalidStatus) as refused:
            Socket(server.url, table)
        assert refused.value.response.status_code == 503 and refused.value.response.headers["Retry-After"]
        assert server.process.poll() is None
        held.execute("ROLLBACK")
        held.close()
        replies = []
        with pytest.raises(ConnectionClosed) as end:
            while True:
                replies.append(asked.receive())
        assert end.value.rcvd is not None and end.value.rcvd.code == 1012 and "restarts" in end.value.rcvd.reason
        assert [r["type"] for r in replies if r.get("id") == 77] == ["ok"]
        assert not [r for r in replies if r.get("id") == 78]
    log = server.stop()
    assert "Traceback" not in log, log
    with sqlite3.connect(file) as store:
        lines = [line for (line,) in store.execute("SELECT line FROM entry ORDER BY n")]
        chat = store.execute("SELECT count(*) FROM chat").fetchone()[0]
        away = store.execute("SELECT count(*) FROM seat WHERE away IS NOT NULL").fetchone()[0]
    store.close()
    assert len(lines) == 5 and lines[-1].partition(" ")[2] == option and chat == 0
    assert away == 0  # nobody has left: it was the server


@pytest.mark.parametrize("processes", [1, 2])
def test_no_process_is_left(tmp_path: Path, processes: int) -> None:
    options = ("--bot-workers", "1", "--bot-budget", "0.2", "--processes", str(processes))
    server = Running(*options, data=tmp_path)
    # Several processes are announced before they have come up.
    eventually(lambda: httpx.get(f"{server.url}/health").status_code == 200)
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
    with ada:
        table = ada.post("/api/tables", {"game": "overwatch", "seats": seats, "auto_delay": None})["table"]
        with ada.sit(table) as one:
            one.receive()
            assert len(group(server.process.pid)) > processes  # a worker in which bots think, too
            server.process.send_signal(signal.SIGINT if processes == 1 else signal.SIGTERM)
            assert one.closed_with() == 1012
    server.process.wait(60)
    log = server.stop()
    assert "Traceback" not in log, log
    eventually(lambda: not group(server.process.pid))
