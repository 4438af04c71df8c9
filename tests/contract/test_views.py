"""What a game's schema says is what is told: views of random games, for everybody, and the data of all cards."""

from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from contract.walks import EVERYWHERE, GAMES, states, walk
from overtable.kernel.game import Game
from overtable.server.schemas import game_schema


def told_as(game: Game[Any], name: str) -> Draft202012Validator:
    return Draft202012Validator(game_schema(game) | {"$ref": f"#/$defs/{name}"})


@EVERYWHERE
def test_a_view_holds_what_its_type_says_and_nothing_else(game: Game[Any], mode: str) -> None:
    view = told_as(game, "View")
    *_, (over, _, _) = walk(game, mode, 1)
    for s in (*states(game, mode, count=150, every=9), over):
        for watcher in range(s.seats + 1):
            problems = [f"{e.instance_path}: {e.message}" for e in view.iter_errors(game.view(s, watcher))]
            assert problems == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_data_of_a_card_is_what_its_type_says(game: Game[Any]) -> None:
    printed = told_as(game, "Printed")
    for card in game.catalogue.rows:
        problems = [f"{card.id}: {e.message}" for e in printed.iter_errors(msgspec.to_builtins(card))]
        assert problems == []


def test_a_key_or_a_zone_that_no_type_names_is_seen() -> None:
    game = GAMES["lanterns"]
    s = next(iter(states(game, "short", count=1, every=1)))
    view, schema = game.view(s, 0), told_as(game, "View")
    first, *others = view["zones"]
    assert schema.is_valid(view)
    assert not schema.is_valid({**view, "secret": 1})
    assert not schema.is_valid({key: value for key, value in view.items() if key != "turn"})
    assert not schema.is_valid({**view, "zones": [first | {"name": "attic"}, *others]})
