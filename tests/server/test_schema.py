"""Whatever is sent to the endpoints of the OpenAPI description, the server has no error of its own."""

import contextlib
from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from jsonschema_rs import Draft202012Validator
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from overtable.server.config import Config
from overtable.server.limits import BAD_FRAMES, BODY, CHAT, DECK, FRAME, NAME, OPTIONS
from overtable.server.together.rates import RATES
from server.guests import Guest

PATHS = {"/api/tables/{table_id}", "/api/decks/{number}", "/api/games/{game_id}", "/api/me", "/health"}


def knock(operation: Any, mode: GenerationMode, guest: Guest, real: dict[str, Any], seen: Counter[int]) -> None:
    """Send a few requests that the description allows, or does not."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=5,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def one(case: Any) -> None:
        if sum(seen.values()) % 2:  # every other request meets something that is there
            for name in real.keys() & case.path_parameters.keys():
                case.path_parameters[name] = real[name]
        response = case.call(headers={"X-CSRF-Token": guest.csrf}, cookies=dict(guest.http.cookies))
        seen[response.status_code] += 1
        case.validate_response(response, checks=[not_a_server_error])

    one()


def test_no_request_makes_the_server_fail(running: Any) -> None:
    schema = schemathesis.openapi.from_url(f"{running.url}/api/schema/openapi.json")
    seen: Counter[int] = Counter()
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in GenerationMode:
            with Guest(running.url, "Knocker") as guest:
                deck = guest.post("/api/decks", {"game": "lanterns", "name": "One", "text": "ember"})["id"]
                table = guest.post("/api/tables", {"game": "lanterns"})["table"]
                real = {"game_id": "guided-lanterns", "table_id": table, "number": deck, "n": 1}
                real["puzzle_id"] = "guided-lanterns-1"
                with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with it
                    knock(operation, mode, guest, real, seen)
    assert seen[200] > 15 and seen[400] > 50 and sum(seen.values()) > 150, seen
    assert not any(status >= 500 for status in seen)


def test_the_description_names_every_endpoint(ada: Guest) -> None:
    paths = set(ada.get("/api/schema/openapi.json")["paths"])
    assert paths >= PATHS
    assert len(paths) >= 25


def test_what_is_told_is_as_the_description_says(ada: Guest) -> None:
    description = ada.get("/api/schema/openapi.json")
    table = ada.post("/api/tables", {"game": "lanterns"})["table"]
    with ada.sit(table) as socket:
        socket.receive()
        socket.ask("why", thing="card:0")
        socket.ask("answer", number=-1, option="light card:0")
        socket.ask("resign")
    told = [
        ("Me", ada.get("/api/me")),
        ("Games", ada.get("/api/games")),
        ("Cards", ada.get("/api/games/lanterns/cards")),
        ("Rules", ada.get("/api/games/lanterns/rules")),
        ("Tables", ada.get("/api/me/tables")),
        ("TableOut", ada.get(f"/api/tables/{table}")),
        ("PuzzlesOut", ada.get("/api/games/guided-lanterns/puzzles")),
        ("Tried", ada.post("/api/games/guided-lanterns/puzzles/guided-lanterns-1", {"hint": True, "show": True})),
        ("AnalysisOut", ada.get(f"/api/tables/{table}/analysis")),
        ("ErrorBody", ada.call("GET", "/api/tables/nowhere").json()),
        *(("ServerMessage", message) for message in socket.came),
    ]
    assert {"table", "change", "why", "error"} <= {message["type"] for message in socket.came}
    for name, answer in told:
        schema = {"$ref": f"#/components/schemas/{name}", "components": description["components"]}
        assert [e.message for e in Draft202012Validator(schema).iter_errors(answer)] == [], name


def test_each_game_describes_its_view(ada: Guest) -> None:
    table = ada.post("/api/tables", {"game": "overwatch"})["table"]
    view = Draft202012Validator(ada.get("/api/games/overwatch/schema") | {"$ref": "#/$defs/View"})
    assert view.is_valid(ada.get(f"/api/tables/{table}")["view"])
    assert not view.is_valid({})


def test_a_malformed_message_gets_its_id_back(ada: Guest) -> None:
    table = ada.post("/api/tables", {"game": "lanterns"})["table"]
    with ada.sit(table) as socket:
        wrong = socket.ask("fly")
        assert wrong["code"] == "bad-request" and wrong["problems"]
        assert socket.ask("answer", number="one")["code"] == "bad-request"
        assert socket.ask("answer", number=7, option="light card:0")["code"] == "stale-decision"
        socket.ws.send("{")
        assert socket.reply()["id"] is None


def test_the_limits_in_the_protocol_are_those_of_the_server() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = page.partition("## Limits")[2].partition("## ")[0]
    config = Config(db="")
    figures = [
        *(str(most) for most, _ in RATES.values()), str(NAME), str(CHAT), f"{DECK:,}", str(OPTIONS),
        f"{BODY // 1024} KiB", f"{FRAME // 1024} KiB", str(config.tables_a_person), str(config.decks_a_person),
        str(config.sockets_a_person), str(config.watchers_a_table), str(config.coach_queue),
    ]  # fmt: skip
    assert [figure for figure in figures if figure not in told] == []
    assert f"{BAD_FRAMES} bad frames" in page
