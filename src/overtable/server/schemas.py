"""The schemas that clients make their types from: of HTTP and the socket, and of each game's views and cards."""

from functools import lru_cache
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from overtable.kernel.game import Game
from overtable.kernel.schema import view_schema
from overtable.server.errors import ErrorBody
from overtable.server.wire import ClientMessage, ErrorOut, ServerMessage

COMPONENTS = "#/components/schemas/{name}"
Schema = dict[str, Any]


class Description(JsonRenderPlugin):
    """The OpenAPI description as it is served."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return super().render(request, described(openapi_schema))


def described(document: Schema) -> Schema:
    """An OpenAPI document with what cannot be told from the routes: what refusals look like, and the socket."""
    paths: Schema = {path: {} for path in document["paths"]}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            accepted = {status: r for status, r in operation["responses"].items() if status < "400"}
            paths[path][method] = operation | {"responses": accepted | {"default": REFUSAL}}
    _, more = msgspec.json.schema_components((ErrorBody, ErrorOut), ref_template=COMPONENTS)
    for name, messages in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        more[name] = {"oneOf": [named(kind) for kind in get_args(messages)]}
    return document | {"paths": paths, "components": {"schemas": document["components"]["schemas"] | more}}


def named(kind: type) -> Schema:
    return {"$ref": COMPONENTS.format(name=kind.__name__)}


REFUSAL = {"description": "A refusal", "content": {"application/json": {"schema": named(ErrorBody)}}}


@lru_cache(maxsize=32)
def game_schema(game: Game[Any]) -> Schema:
    """`View` is what a watcher sees of the game, `Printed` what `data` of one of its cards holds."""
    view = view_schema(game)
    kinds = sorted({type(card) for card in game.catalogue.rows}, key=lambda kind: kind.__name__)
    refs, cards = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for card in cards.values():
        card["required"] = list(card.get("properties", ()))  # a card is told with what its file leaves out
    names = {"View": {"$ref": view["$ref"]}, "Printed": {"anyOf": list(refs)}}
    return {"$schema": view["$schema"], "$defs": names | view["$defs"] | cards}
