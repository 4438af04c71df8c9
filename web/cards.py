"""Prints the cards and the rules of every game as the client gets them: types.mjs keeps them for its unit tests."""

import sys

import msgspec

from overtable.games import all_games
from overtable.server.routes.games import cards_json, rules_json

games = {
    game.id: {
        "cards": msgspec.Raw(cards_json(game, next(iter(game.wider), ""))[0]),
        "rules": msgspec.Raw(rules_json(game)[0]),
    }
    for game in all_games().values()
}
sys.stdout.buffer.write(msgspec.json.encode(games))
