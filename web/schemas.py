"""Prints all schemas of the house as one JSON object: types.mjs makes the client's types of it."""

import sys

import msgspec

from overtable.games import all_drafts, all_games
from overtable.server.app import create_app
from overtable.server.config import Config
from overtable.server.schemas import described, game_schema

app = create_app(Config(db="sqlite+aiosqlite:///nowhere")).app.app  # nothing is ever asked of its store
schemas = {game.id: game_schema(game) for game in all_games().values()}
draft, *_ = all_drafts().values()
schemas["draft"] = game_schema(draft)  # one board shows them all, by the view that they share
sys.stdout.buffer.write(msgspec.json.encode(schemas | {"protocol": described(app.openapi_schema.to_schema())}))
