"""What a game's schema says is what is told: views of random games, for everybody, and the data of all cards."""

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from contract.walks import EVERYWHERE, GAMES, states, walk
from overtable.kernel.game import Game
from overtable.kernel.redeal import redeal
from overtable.kernel.view import Sight
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


@EVERYWHERE
def test_a_view_is_the_same_whoever_has_looked_before(game: Game[Any], mode: str) -> None:
    """What all see alike is made once; nothing of what one of them alone may see is handed on with it."""
    for s in states(game, mode, count=60, every=8):
        watchers = range(s.seats + 1)
        for order in (watchers, reversed(watchers)):
            sight = Sight()
            assert all(game.view(s, watcher, sight) == game.view(s, watcher) for watcher in order)


@EVERYWHERE
def test_a_view_is_the_same_for_those_who_have_watched_all_along(game: Game[Any], mode: str) -> None:
    """What was kept of the states before, and by whom, shows nowhere."""
    sight = Sight()
    for s, _, _ in islice(walk(game, mode, 3), 400):
        sight.renew()
        assert all(game.view(s, watcher, sight) == game.view(s, watcher) for watcher in range(s.seats + 1))


@EVERYWHERE
def test_a_view_tells_of_the_cards_that_lie_there_now(game: Game[Any], mode: str) -> None:
    """What is kept of the cards of a table goes by its printings: it is another one's as soon as they change."""
    for s, seat, _ in islice(walk(game, mode, 4), 0, 400, 3):
        dealt = redeal(s, max(seat, 0), Random(1))
        for there in (s, dealt):
            for watcher in range(s.seats + 1):
                told = [card for zone in game.view(there, watcher)["zones"] for card in zone["cards"]]
                rows = [game.catalogue_at(there).row[card["card"]] for card in told]
                assert rows == [there.printing[card["id"]] for card in told]


JOINS = {"attacker", "bearer", "monster", "on", "partner", "played", "user"}
"""Keys that say to which other card something belongs, by its id (or -1)."""


@EVERYWHERE
def test_what_a_view_joins_by_is_known_to_its_watcher(game: Game[Any], mode: str) -> None:
    for s in states(game, mode, count=60, every=7):
        for watcher in range(s.seats + 1):
            assert [c for c in joined(game.view(s, watcher)) if c >= 0 and s.pool[watcher][c]] == []


def joined(thing: Any) -> list[int]:
    if isinstance(thing, dict):
        own = [thing[key] for key in JOINS & thing.keys()]
        return [c for ids in own for c in (ids if isinstance(ids, list) else [ids])] + joined(list(thing.values()))
    return [c for part in thing for c in joined(part)] if isinstance(thing, list) else []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_data_of_a_card_is_what_its_type_says(game: Game[Any]) -> None:
    printed = told_as(game, "Printed")
    for card in game.catalogue.printed:
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
