"""Guided first games at a table: the coach's line, which answers are taken, and those of the other side."""

from functools import lru_cache
from typing import Any

from overtable.kernel.engine import decision_of
from overtable.kernel.game import Game
from overtable.kernel.guide import Guide, load_guide
from overtable.kernel.limited import Limited
from overtable.server.table.play import Play
from overtable.server.wire import Coach


@lru_cache(maxsize=32)
def guide_of(game: Game[Any]) -> Guide | None:
    """The guide in the game's folder; raises `CardError` that says what is wrong with it. A draft, which shares the
    folder of its game, has none."""
    if isinstance(game, Limited):
        return None
    path = game.folder / "guide.yaml"
    return load_guide(path) if path.is_file() else None


def given(play: Play, seat: int) -> int:
    """How many choices of this seat stand (single options do not count)."""
    return sum(1 for n in play.chain(len(play.entries)) if play.entries[n - 1].seat == seat and not play.alone[n])


def coach(guide: Guide, play: Play) -> Coach:
    step, of = given(play, guide.seat), len(guide.steps)
    if step >= of:
        return Coach(step, of, guide.end, None, [], guide.title, True)
    at = guide.steps[step]
    return Coach(step, of, at.say, at.answer, at.point, guide.title, False)


def accepted(guide: Guide, play: Play, chosen: list[str]) -> bool:
    """Whether the learner's answers are those that the coach waits for; a single option is no step."""
    decision = decision_of(play.state, guide.seat)
    if decision is not None and decision.lone is not None:
        return True
    step = given(play, guide.seat)
    for i, option in enumerate(chosen):
        if step + i < len(guide.steps) and not guide.steps[step + i].takes(option):
            return False
    return True


def scripted(guide: Guide, play: Play) -> str | None:
    """What the guide lets the other side answer now."""
    used = sum(1 for n in play.chain(len(play.entries)) if play.entries[n - 1].seat != guide.seat and not play.alone[n])
    return guide.they[used] if used < len(guide.they) else None
