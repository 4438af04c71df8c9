"""What a table does by itself: bots, single options, clocks; guided games; replays."""

import asyncio
from random import Random
from typing import Any

import pytest

from overtable.games import all_games, find
from overtable.kernel.engine import options
from overtable.kernel.game import Setup
from overtable.server.bots import Bots
from server.guests import Guest, Socket, play_on, some, two_at_a_table


def test_a_bot_plays_a_whole_game(ada: Guest) -> None:
    made = ada.post("/api/tables", {"game": "lanterns", "auto_delay": 0})
    with ada.sit(made["table"]) as a:
        rng = Random(8)
        while a.until(lambda t: t["result"] is not None or t["decision"] is not None)["result"] is None:
            decision = a.table["decision"]
            a.answer(some(rng, decision))
            a.until(lambda t, d=decision: t["decision"] != d)
        assert a.table["seats"][1]["name"] == "Vesper"
        a.ask("rematch")  # a bot always wants one
        assert a.until(lambda t: t["table"]["next"] is not None)


def test_a_bot_with_a_character_is_called_by_it_and_plays(ada: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "regular+reckless"}]
    made = ada.post("/api/tables", {"game": "lanterns", "auto_delay": 0, "seats": seats})
    with ada.sit(made["table"]) as a:
        vesper = a.until(lambda t: t["decision"] is not None)["seats"][1]
        assert (vesper["name"], vesper["bot"]) == ("Vesper, reckless", "regular+reckless")
        a.answer(a.decision["options"][0]["id"])
        assert a.until(lambda t: t["entries"] >= 2)  # both have chosen


def test_a_bot_with_a_character_answers_within_the_budget_of_the_server() -> None:
    """In a worker, which is stopped when its time is up: here long before a Master has thought."""
    game = find("overwatch")
    s = game.begin(Setup(mode="standard", seed=9))
    bots = Bots(1, budget=0.01)
    try:
        chosen = asyncio.run(bots.choose(game, s, 0, "master+collector"))
    finally:
        bots.close()
    assert chosen in {game.option_id(option) for option in options(s, 0)}


@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_bots_of_every_game_answer(ada: Guest, game: str) -> None:
    mode = ada.get(f"/api/games/{game}")["modes"][0]
    made = ada.post("/api/tables", {"game": game, "mode": mode["id"], "auto_delay": 0})
    with ada.sit(made["table"]) as a:
        rng = Random(9)
        for _ in range(6):
            state = a.until(lambda t: t["result"] is not None or t["decision"] is not None)
            if state["result"] is not None:
                break
            a.ask("answer", number=state["decision"]["number"], option=some(rng, state["decision"]))
            a.until(lambda t, d=state["decision"]: t["decision"] != d)
        assert a.until(lambda t: t["result"] is not None or t["decision"] is not None)["entries"] >= 6
        a.ask("resign")


def test_single_options_are_answered_by_the_table_unless_that_is_off(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "power-up", auto_delay=1)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        rng = Random(1)
        given = 0
        while a.until(lambda t: t["result"] is not None or bool(t["asked"]))["entries"] == given:
            assert a.table["result"] is None, "no game of this kind goes by without a single option"
            mover = next((s for s in (a, b) if s.table["decision"] and len(s.table["decision"]["options"]) > 1), None)
            if mover is None:
                for s in (a, b):
                    s.ask("ping")
                continue
            reply = mover.answer(some(rng, mover.table["decision"]))
            given += reply["type"] == "ok"
            if reply["type"] == "ok":
                mover.until(lambda t, n=reply["entry"]: t["entries"] >= n)
            for s in (a, b):
                s.ask("ping")
        assert a.table["entries"] > given  # the table gave the others
        assert a.ask("auto", on=False)["type"] == "ok"
        assert b.until(lambda t: t["seats"][0]["auto"] is False)


def test_a_clock_that_runs_out_ends_the_game(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "lanterns", clock={"seconds": 3, "increment": 5}, auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        clock = a.until(lambda t: t["clock"] is not None)["clock"]
        assert clock["running"] == [0, 1] and all(0 < left <= 3000 for left in clock["left"])
        a.answer(a.decision["options"][0]["id"])
        after = a.until(lambda t: t["entries"] == 1)["clock"]
        assert after["running"] == [1] and after["left"][0] > 5000  # the increment
        end = a.until(lambda t: t["result"] is not None)
        assert end["result"]["winners"] == [0] and end["result"]["rule"] == "TABLE-TIME"
        assert b.until(lambda t: t["result"] is not None)["log"]["lines"][-1]["kind"] == "!timeout"


def test_a_guided_game_leads_step_by_step(ada: Guest) -> None:
    guide = ada.get("/api/games/guided-lanterns/guide")
    assert guide["steps"][0]["answer"] == "light card:4"
    assert ada.refused("GET", "/api/games/lanterns/guide") == "not-found"
    made = ada.post("/api/games/guided-lanterns/guide")
    with ada.sit(made["table"]) as a:
        first = a.until(lambda t: t["guide"] is not None)["guide"]
        assert (first["step"], first["of"], first["point"]) == (0, 3, ["card:4"])
        wrong = a.answer("light card:5")
        assert wrong["code"] == "guide-step" and "Beacon" in wrong["message"]
        assert a.answer("light card:4")["type"] == "ok"
        second = a.until(lambda t: t["guide"]["step"] == 1 and t["decision"] is not None)
        assert second["view"]["players"] == [{"points": 1}, {"points": 0}]  # the script let them light an Ember
        a.answer("decline")
        assert a.until(lambda t: t["guide"]["step"] == 2)["guide"]["answer"] is None
        a.answer(a.decision["options"][0]["id"])
        over = a.until(lambda t: t["guide"]["over"])["guide"]
        assert over["say"] == "That is the whole game."


def has_choice(table: dict[str, Any]) -> bool:
    """Single options are left to the table: they are no steps of a guide."""
    return table["decision"] is not None and len(table["decision"]["options"]) > 1


@pytest.mark.parametrize("game", [g.id for g in all_games().values() if (g.folder / "guide.yaml").is_file()])
def test_the_guides_of_the_games_can_be_followed(ada: Guest, game: str) -> None:
    made = ada.post(f"/api/games/{game}/guide")
    with ada.sit(made["table"]) as a:
        of = a.until(lambda t: t["guide"] is not None)["guide"]["of"]
        for step in range(of):
            state = a.until(lambda t, n=step: t["result"] is not None or (t["guide"]["step"] == n and has_choice(t)))
            assert state["result"] is None, "the game ended before its guide"
            wanted = state["guide"]["answer"] or ""
            option = next((o["id"] for o in state["decision"]["options"] if o["id"].startswith(wanted)), None)
            assert option is not None, f"step {step}: {wanted} is not offered"
            assert a.answer(option)["type"] == "ok"
        assert a.until(lambda t: t["guide"]["over"])


@pytest.fixture
def ended(url: str) -> tuple[str, Socket]:
    ada, bo, table = two_at_a_table(url, "lanterns", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        refused = ada.refused("GET", f"/api/tables/{table}/replay")
        assert refused == ada.refused("GET", f"/api/tables/{table}/record") == "not-now"
        play_on([a, b], Random(11), 4)
        while a.table["undo"]["can"] == "no" and b.table["undo"]["can"] == "no":
            play_on([a, b], Random(12), 1)
        play_on([a, b], Random(13))
        return table, a


def test_a_replay_shows_every_step_as_the_seat_saw_it(ada: Guest, ended: tuple[str, Socket]) -> None:
    table, socket = ended
    told = ada.get(f"/api/tables/{table}/replay?seat=0")
    assert [s["n"] for s in told["steps"]] == list(range(1, socket.table["entries"] + 1))
    seen = {m["entries"]: m for m in socket.sent if m["type"] == "table" and m["view"]}
    for n, message in seen.items():
        moment = ada.get(f"/api/tables/{table}/replay/{n}?seat=0")
        assert moment["view"] == message["view"]
    spectator = ada.get(f"/api/tables/{table}/replay/1?seat=2")
    assert spectator["decision"] is None and spectator["view"]["seat"] == 2
    assert ada.refused("GET", f"/api/tables/{table}/replay/1?seat=3") == "bad-request"
    assert ada.refused("GET", f"/api/tables/{table}/replay/999") == "not-found"


def test_playing_on_from_a_moment(ada: Guest, ended: tuple[str, Socket]) -> None:
    table, socket = ended
    made = ada.post(f"/api/tables/{table}/replay/3/play", {"seat": 1, "bot": "random"})
    new = ada.get(f"/api/tables/{made['table']}")
    assert new["you"]["seat"] == 1 and new["table"]["from"] == {"table": table, "entry": 3}
    # The third may be the other's secret choice, which is not counted before something comes of it.
    assert new["entries"] >= 2 and new["seats"][0]["bot"] == "random" and new["table"]["status"] == "playing"
    assert [line["text"] for line in new["log"]["lines"]][:1] == ["The game begins."]
    last = socket.table["entries"]
    assert ada.refused("POST", f"/api/tables/{table}/replay/{last}/play", {"seat": 0}) == "not-now"
