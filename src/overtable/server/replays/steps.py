"""One step of an ended game, and the table after it, in words and as a watcher saw them."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from overtable.kernel.engine import decisions
from overtable.kernel.state import State
from overtable.server.replays.kept import Moment, Step
from overtable.server.table.play import Happened, Play
from overtable.server.table.words import Teller
from overtable.server.wire import View


def step_at(play: Play, before: State, after: State, n: int, teller: Teller, view: Mapping[str, Any]) -> Step:
    """The n-th entry in words; `view` is what the watcher sees after it."""
    entry = play.entries[n - 1]
    if entry.is_answer:
        text = teller.done(before, after, play.game.parse_option(entry.what))
    else:
        text = teller.beside(entry.seat, entry.what)
    return Step(n, entry.seat, text, str(view["phase"]), int(view["turn"]), play.ats[n], entry.is_back)


def moment_at(play: Play, s: State, n: int, teller: Teller, happened: Iterable[Happened]) -> Moment:
    """The table after n entries; `happened` is what the last of them brought."""
    asked = decisions(s)
    mine = next((d for d in asked if d.seat == teller.watcher), None)
    return Moment(
        n,
        cast(View, play.game.view(s, teller.watcher)),
        [d.seat for d in asked],
        None if mine is None else teller.decision(s, mine, 0),
        [line for h in happened if (line := teller.line(s, h)) is not None],
        None if s.result is None else teller.end(s.result),
    )
