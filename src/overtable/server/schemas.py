"""The schemas that clients make their types from: of HTTP and the socket, and of each game's views and cards."""

from functools import lru_cache
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from overtable.kernel.game import Game
from overtable.kernel.record import Record
from overtable.kernel.schema import view_schema
from overtable.server.errors import STATUS, ErrorBody
from overtable.server.guard import CSRF_COOKIE, SESSION_COOKIE
from overtable.server.table.messages import ClientMessage
from overtable.server.wire import ErrorOut, ServerMessage, TableChange, ViewChange

COMPONENTS = "#/components/schemas/{name}"
Schema = dict[str, Any]


class Description(JsonRenderPlugin):
    """The OpenAPI description as it is served."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return super().render(request, described(openapi_schema))


def described(document: Schema) -> Schema:
    """An OpenAPI document with what cannot be told from the routes: refusals, who may ask, records, and the socket."""
    paths: Schema = {path: {} for path in document["paths"]}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            accepted = {status: r for status, r in operation["responses"].items() if status < "400"}
            if path == "/health":
                accepted["503"] = accepted["200"] | {"description": "The store cannot be reached"}
            if operation["operationId"] == "get_record":
                accepted["200"] = {"description": "The record as a file", "content": RECORD}
            paths[path][method] = operation | {
                "responses": accepted | REFUSALS,
                "security": security(method, operation),
            }
    _, more = msgspec.json.schema_components((ErrorBody, ErrorOut, Record), ref_template=COMPONENTS)
    more[RECORD_NAME] = more.pop(Record.__name__)
    _, parts = msgspec.json.schema_components((TableChange,), ref_template=COMPONENTS)
    more |= {kind.__name__: parts[kind.__name__] for kind in (TableChange, ViewChange)}  # of the rest routes tell
    for name, messages in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        more[name] = one_of(messages)
    components = {"schemas": document["components"]["schemas"] | more, "securitySchemes": SECURITY}
    return document | {"paths": paths, "components": components, "x-socket": SOCKET}


def one_of(messages: Any) -> Schema:
    """One of these messages, told apart by its `type`."""
    kinds = get_args(messages)
    names = {kind.__struct_config__.tag: COMPONENTS.format(name=kind.__name__) for kind in kinds}
    choice = {"propertyName": "type", "mapping": names}
    return {"oneOf": [named(kind) for kind in kinds], "discriminator": choice}


def security(method: str, operation: Schema) -> list[Schema]:
    """What a request must bring: a session where somebody with a name is asked for, the CSRF token where it changes
    something."""
    needed: Schema = {} if operation["operationId"] in NAMELESS else {"session": []}
    return [needed if method == "get" else needed | {"csrf": []}]


def named(kind: type) -> Schema:
    return {"$ref": COMPONENTS.format(name=kind.__name__)}


def refusals() -> Schema:
    """Every status with which something is refused, and the codes that come with it."""
    found: Schema = {}
    for code, status in sorted(STATUS.items(), key=lambda item: item[1]):
        before = found.get(str(status), {"description": ""})["description"]
        told = f"{before}, {code}" if before else f"Refused: {code}"
        found[str(status)] = {"description": told, "content": {"application/json": {"schema": named(ErrorBody)}}}
    return found


REFUSALS = refusals()
RECORD_NAME = "GameRecord"
"""Some languages have a `Record` of their own."""
RECORD = {
    kind: {"schema": {"$ref": COMPONENTS.format(name=RECORD_NAME)}} for kind in ("application/yaml", "application/json")
}
SECURITY = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": SESSION_COOKIE,
        "description": "Set by POST /api/guest, /api/account and /api/login.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-CSRF-Token",
        "description": f"The `csrf` of GET /api/me, whose cookie {CSRF_COOKIE} must come along.",
    },
}
SOCKET = {
    "path": "/api/tables/{table_id}/socket",
    "sends": {"$ref": COMPONENTS.format(name="ClientMessage")},
    "receives": {"$ref": COMPONENTS.format(name="ServerMessage")},
    "closes": {
        "4400": "too many bad frames",
        "4403": "a private table, a ban, sent away, or another site",
        "4404": "no such table",
        "4409": "table-broken",
        "4429": "too many sockets",
        "4503": "the store is away: connect again",
        "1012": "the server restarts: connect again",
    },
}
NAMELESS = {
    "me", "guest", "account", "login", "logout", "list_games", "get_game", "get_cards", "get_rules", "get_schema",
    "get_guide", "ready_deck", "list_tables", "get_table", "get_analysis", "see_invitation", "list_puzzles", "health",
    "list_events", "get_event", "list_seasons", "ladder", "profile", "profile_file",
}  # fmt: skip
"""Operations that are open to whoever has given no name; the tests compare them with the routes."""


@lru_cache(maxsize=32)
def game_schema(game: Game[Any]) -> Schema:
    """`View` is what a watcher sees of the game, `Printed` what `data` of one of its cards holds."""
    view = view_schema(game)
    kinds = sorted({type(card) for card in game.catalogue.printed}, key=lambda kind: kind.__name__)
    refs, cards = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for card in cards.values():
        card["required"] = list(card.get("properties", ()))  # a card is told with what its file leaves out
    names = {"View": {"$ref": view["$ref"]}, "Printed": {"anyOf": list(refs)}}
    return {"$schema": view["$schema"], "$defs": names | view["$defs"] | cards}
