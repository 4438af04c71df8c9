"""Types are known before two threads can come to one together."""

import msgspec

from overtable.games import all_games
from overtable.kernel.record import Record
from overtable.server.table.messages import ClientMessage
from overtable.server.types import look_into_all
from overtable.store.rows import TableRow


def test_every_type_that_is_read_from_outside_or_from_the_store_is_looked_into() -> None:
    games = all_games().values()
    known = set(look_into_all())
    assert {Record, TableRow, *(kind for game in games for kind in game.frames())} <= known
    assert set(ClientMessage.__args__) <= known


def test_one_that_could_not_be_read_would_be_told() -> None:
    """Nothing is passed over in silence: a type that msgspec cannot read fails here, and not in a thread."""
    assert all(msgspec.inspect.type_info(kind) for kind in look_into_all())
