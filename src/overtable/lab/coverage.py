"""Which cards were used and which steps were reached in a run: what was never touched is not tested by it."""

from random import Random
from typing import Any

import msgspec

from overtable.games import find
from overtable.kernel.engine import options, play
from overtable.kernel.frame import Frame
from overtable.kernel.game import Game
from overtable.kernel.refs import CARD, UNKNOWN_CARD, index_of, kind_of
from overtable.kernel.state import State
from overtable.lab.match import Match, next_seat


class Reached(msgspec.Struct):
    """How often: `cards` by id (named in an answer that somebody gave), `steps` that were taken off
    the stack and `questions` that were asked by the name of the frame."""

    games: int = 0
    cards: dict[str, int] = {}
    steps: dict[str, int] = {}
    questions: dict[str, int] = {}

    def cards_missed(self, game: Game[Any]) -> list[str]:
        return [c.id for c in game.catalogue.cards if c.id not in self.cards]

    def steps_missed(self, game: Game[Any]) -> list[str]:
        steps = [f.__name__ for f in game.frames() if not f.__subclasses__()]
        return [name for name in steps if name not in self.steps and name not in self.questions]

    def steps_unlisted(self, game: Game[Any]) -> list[str]:
        """Steps that were met and that `Game.frames` does not name: such a state could not be read from its bytes."""
        listed = {f.__name__ for f in game.frames()}
        return sorted({*self.steps, *self.questions} - listed)


class NotingStack(list[Frame[Any]]):
    """The stack of a state, which counts the steps that are taken from it."""

    steps: dict[str, int]

    def pop(self, index: Any = -1) -> Frame[Any]:
        frame = super().pop(index)
        _count(self.steps, type(frame).__name__)
        return frame


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def cover(match: Match, games: int, into: Reached | None = None) -> Reached:
    """Play random games and prefer, among the options, cards that nobody has used yet."""
    game = find(match.game)
    reached = into or Reached()
    rng = Random(match.seed)
    for number in range(games):
        s: State = game.start(match.setup(number))
        while s.result is None:
            _listen(s, reached)
            seat = next_seat(s)
            _count(reached.questions, type(s.stack[-1]).__name__)
            found = options(s, seat)
            fresh = [o for o in found if any(r not in reached.cards for r in _cards(game, s, o.refs))]
            option = rng.choice(fresh if fresh and rng.random() < 0.7 else found)
            for used in _cards(game, s, option.refs):
                _count(reached.cards, used)
            play(s, seat, option)
        reached.games += 1
    return reached


def _listen(s: State, reached: Reached) -> None:
    if not isinstance(s.stack, NotingStack):
        stack = NotingStack(s.stack)
        stack.steps = reached.steps
        s.stack = stack


def _cards(game: Game[Any], s: State, refs: tuple[int, ...]) -> list[str]:
    cards = game.catalogue_at(s)
    return [str(cards[s.printing[index_of(r)]].id) for r in refs if kind_of(r) == CARD and r != UNKNOWN_CARD]
