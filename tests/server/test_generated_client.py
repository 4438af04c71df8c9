"""A client that a standard generator makes from the OpenAPI description plays a whole game."""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from overtable.server.routes import HANDLERS
from overtable.server.schemas import NAMELESS


@pytest.fixture(scope="module")
def description(running: Any) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{running.url}/api/schema/openapi.json").json()
    return found


@pytest.fixture(scope="module")
def client(description: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The package that the generator writes, imported."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "openapi.json").write_text(json.dumps(description), encoding="utf-8")
    tools = Path(sys.executable).parent
    made = subprocess.run(
        [tools / "openapi-python-client", "generate", "--path", "openapi.json", "--output-path", "made_client",
         "--meta", "none", "--fail-on-warning"],
        cwd=folder,
        env=os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    sys.path.insert(0, str(folder))
    yield importlib.import_module("made_client")
    sys.path.remove(str(folder))
    for name in [n for n in sys.modules if n.split(".")[0] == "made_client"]:
        del sys.modules[name]


def part(client: Any, name: str) -> Any:
    return importlib.import_module(f"{client.__name__}.{name}")


def test_the_generated_client_plays_a_whole_game(client: Any, running: Any) -> None:
    call = {
        name: part(client, f"api.{where}.{name}")
        for where, name in (
            ("people", "me"), ("people", "guest"), ("tables", "new_table"), ("tables", "get_table"),
            ("tables", "act_on"), ("replays", "get_replay"), ("games", "get_cards"), ("games", "get_rules"),
        )
    }  # fmt: skip
    models = part(client, "models")
    rng = Random(4)
    with httpx.Client(base_url=running.url) as http:
        mine = client.Client(base_url=running.url)
        mine.set_httpx_client(http)
        http.headers["X-CSRF-Token"] = call["me"].sync(client=mine).csrf
        assert call["guest"].sync(client=mine, body=models.Named(name="Generated")).person.name == "Generated"
        cards = call["get_cards"].sync("overwatch", client=mine).cards
        assert any(card.name == "Ana" and card.text for card in cards)
        assert call["get_rules"].sync("overwatch", client=mine).rules[0].id.startswith("OW-")
        seats = [models.SeatIn(models.SeatInKind.ME), models.SeatIn(models.SeatInKind.BOT, bot="random")]
        body = models.NewTable(game="overwatch", seats=seats, auto_delay=0)
        table = call["new_table"].sync(client=mine, body=body).table
        given = 0
        while (seen := call["get_table"].sync(table, client=mine)).result is None:
            if seen.decision is None:
                continue
            option = rng.choice([o.id for o in seen.decision.options if o.verb != "take_back"])
            answer = models.Answer(type_="answer", number=seen.decision.number, option=option)
            reply = call["act_on"].sync(table, client=mine, body=answer)
            given += isinstance(reply, models.Ok)
        assert given > 20 and seen.table.status == "over" and seen.result.text
        replay = call["get_replay"].sync(table, client=mine)
        assert len(replay.steps) == seen.entries >= given
        late = models.Answer(type_="answer", number=99, option="pass")
        refused = call["act_on"].sync(table, client=mine, body=late)
        assert isinstance(refused, models.ErrorBody) and refused.code == "stale-decision"


def test_operations_have_readable_names_and_say_what_they_need(description: dict[str, Any]) -> None:
    found = {o["operationId"]: (m, o) for path in description["paths"].values() for m, o in path.items()}
    handlers = {h.handler_name: h for h in HANDLERS}
    for name, (method, operation) in found.items():
        asks_who = not {"who", "host"}.isdisjoint(handlers[name].parsed_fn_signature.parameters)
        assert (name not in NAMELESS) == asks_who, f"{name}: whether it needs a session"
        needed = operation["security"][0]
        assert ("session" in needed, "csrf" in needed) == (asks_who, method != "get"), name
        assert {"400", "401", "403", "404", "409", "413", "429", "500"} <= set(operation["responses"])
    assert set(description["components"]["securitySchemes"]) == {"session", "csrf"}
    assert {"ClientMessage", "ServerMessage", "ErrorOut", "GameRecord", "Cards", "Rules"} <= set(
        description["components"]["schemas"]
    )
