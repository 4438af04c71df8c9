"""One game under way: who is asked next, what is offered in which slot, and what the house answers by itself.

Seats of opponents are answered by players of the house, decisions with a single option by the course. What remains
are the learners' decisions, one seat after the other also where several are asked at once: the kernel keeps what a
seat has drafted from the others. Where more options are offered than there are slots, the last slot turns the page.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from overtable.env.history import History
from overtable.kernel.chance import mixed
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.state import State
from overtable.players.player import Player, ask
from overtable.players.registry import make

_64 = (1 << 64) - 1


class NotOpen(ValueError):
    """An action that is not open now, in words."""


class Course:
    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        slots: int,
        opponents: Mapping[int, str],
        skip: bool = True,
        limit: int | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.slots = slots
        self.opponents = dict(opponents)
        self.learners = [seat for seat in range(setup.seats) if seat not in self.opponents]
        self.skip = skip
        self.limit = limit
        self.history = History(game, self.learners, setup.seats)
        self.rngs: dict[int, Random] = {}
        self.players: dict[int, Player] = {}
        self.s: State
        self.seat = -1
        """Who is asked: a learner, or -1 when the game is over."""
        self.offered: Sequence[Option] = ()
        self.page = 0

    def start(self, seed: int, opponents: Mapping[int, str] | None = None) -> None:
        """A new game, fully determined by the seed; with other opponents, if these are given."""
        if opponents is not None:
            self.opponents = dict(opponents)
            self.learners = [seat for seat in range(self.setup.seats) if seat not in self.opponents]
        setup = self.setup
        self.s = self.game.start(
            Setup(mode=setup.mode, seed=seed, seats=setup.seats, settings=setup.settings, decks=setup.decks)
        )
        if self.limit is not None:
            self.s.limit = self.limit
        self.rngs = {seat: Random(mixed(mixed(seed & _64) + 1 + seat & _64)) for seat in self.opponents}
        self.players = {seat: make(name, self.game, self.rngs[seat]) for seat, name in self.opponents.items()}
        self.history.clear(self.learners)
        self.run()

    def run(self) -> None:
        """Answer for the house until a learner has something to decide, or the game is over."""
        s, players = self.s, self.players
        self.page = 0
        while s.result is None:
            mask = asking(s)
            seat = (mask & -mask).bit_length() - 1
            if seat in players:
                self.answer(seat, ask(players[seat], s, seat, self.rngs[seat]))
                continue
            offered = options(s, seat)
            if len(offered) > 1 or not self.skip:
                self.seat, self.offered = seat, offered
                return
            self.answer(seat, offered[0])
        self.seat, self.offered = -1, ()

    def answer(self, seat: int, option: Option) -> None:
        self.history.before(self.s, seat, option)
        play(self.s, seat, option)
        self.history.after(self.s, seat, option)

    @property
    def pages(self) -> int:
        """How many pages the options fill; each but a single one keeps its last slot for turning."""
        n = len(self.offered)
        return 1 if n <= self.slots else -(-n // (self.slots - 1))

    def shown(self) -> Sequence[Option]:
        """The options of the page that is open, one a slot from the first on."""
        if len(self.offered) <= self.slots:
            return self.offered
        each = self.slots - 1
        return self.offered[self.page * each : (self.page + 1) * each]

    def step(self, slot: int) -> None:
        """Take what lies in a slot, and run on to the next decision of a learner."""
        if self.seat < 0:
            raise NotOpen("the game is over: call reset")
        shown = self.shown()
        if 0 <= slot < len(shown):
            option = shown[slot]
            self.answer(self.seat, option)
            self.run()
        elif slot == self.slots - 1 and len(self.offered) > self.slots:
            self.page = (self.page + 1) % self.pages
        else:
            raise NotOpen(f"slot {slot} is empty: {len(shown)} options are open now; choose where action_mask is 1")

    def rewards(self) -> list[float]:
        """By seat: 1 for those who won, -1 for those who lost, 0 before the end and for a draw."""
        result = self.s.result
        if result is None or len(result.winners) in (0, self.setup.seats):
            return [0.0] * self.setup.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.setup.seats)]
