"""One table as a PettingZoo environment: agents `seat_0`, `seat_1`, ... decide one after the other.

An observation is a dictionary of arrays with the mask of open slots beside it; with `flat` it is one row of figures,
and the mask stands in `info`, where PettingZoo looks for it as well.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from overtable.env.course import Course
from overtable.env.observer import Observer
from overtable.games import find
from overtable.kernel.game import Game, Setup

Observation = Any


def aec(
    game: str | Game[Any],
    mode: str | None = None,
    *,
    seats: int | None = None,
    decks: Sequence[str] = (),
    settings: Mapping[str, int | str | bool] | None = None,
    opponents: Mapping[int, str] | None = None,
    slots: int | None = None,
    cards: int | None = None,
    limit: int | None = None,
    skip_single: bool = True,
    texts: bool = False,
    flat: bool = False,
) -> "TableEnv":
    """A game and mode (by default its first) as an environment.

    `opponents` are players of the house by seat; the other seats are agents. `slots` is the number of actions and
    `cards` the room for cards, where the game's own figures will not do. After `limit` answers a game is truncated
    (by default the game's own limit). Decisions with a single option are answered by themselves unless `skip_single`
    is off. With `texts` each agent's info holds its options in words.
    """
    found = find(game) if isinstance(game, str) else game
    course, observer = opened(found, mode, seats, decks, settings, opponents, slots, cards, limit, skip_single)
    return TableEnv(course, observer, texts, flat)


def opened(
    game: Game[Any],
    mode: str | None,
    seats: int | None,
    decks: Sequence[str],
    settings: Mapping[str, int | str | bool] | None,
    opponents: Mapping[int, str] | None,
    slots: int | None,
    cards: int | None,
    limit: int | None,
    skip_single: bool,
) -> tuple[Course, Observer]:
    """A course and the observer that fits it; a table is laid once to see that it can be."""
    mode = next(iter(game.modes)) if mode is None else mode
    seats = game.modes[mode].seats[0] if seats is None and mode in game.modes else seats or 2
    setup = Setup(mode=mode, seed=0, seats=seats, settings=dict(settings or {}), decks=tuple(decks))
    observer = Observer(game, game.start(setup), slots, cards)
    players = dict(opponents or {})
    if wrong := [seat for seat in players if not 0 <= seat < seats]:
        raise ValueError(f"no seat has the number {wrong[0]}: there are {seats}, counted from 0")
    if len(players) == seats:
        raise ValueError("every seat has an opponent: leave one to learn")
    return Course(game, setup, observer.slots, players, skip_single, limit), observer


class TableEnv(AECEnv[str, Observation, Any]):
    def __init__(self, course: Course, observer: Observer, texts: bool, flat: bool) -> None:
        self.course = course
        self.observer = observer
        self.with_texts = texts
        self.flat = flat
        self.render_mode = "ansi"
        self.metadata = {
            "name": f"overtable_{course.game.id}_{course.setup.mode}_v1".replace("-", "_"),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in course.learners]
        self.agents = []
        self.observation_spaces = {agent: observation_space(observer, flat) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(observer.slots) for agent in self.possible_agents}
        self.seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed determines all of it; without one, it follows from the seed that was given last."""
        if seed is not None:
            self.seeds = Random(seed)
        self.course.start(self.seeds.getrandbits(60))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._turn()

    def step(self, action: int | None) -> None:
        """The slot that the selected agent chooses; `None` for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: choose a slot where action_mask is 1")
        self._cumulative_rewards[agent] = 0.0
        self.course.step(int(action))
        self._turn()
        if self.course.seat < 0:  # before, nobody has anything to gain
            self._accumulate_rewards()
            self._deads_step_first()

    def _turn(self) -> None:
        """Who is asked now, or how the game came out."""
        course = self.course
        if course.seat >= 0:
            self.agent_selection = f"seat_{course.seat}"
        else:
            result, rewards = course.s.result, course.rewards()
            cut = result is not None and result.limit
            self.rewards = {f"seat_{seat}": rewards[seat] for seat in course.learners}
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
        if self.flat or self.with_texts:
            self.infos = {agent: self._info(agent) for agent in self.agents}

    def _info(self, agent: str) -> dict[str, Any]:
        asked = self.course.seat >= 0 and agent == self.agent_selection
        info: dict[str, Any] = {}
        if self.flat:
            mask = np.zeros(self.observer.slots, np.int8)
            if asked:
                mask[: len(self.course.shown())] = 1
                mask[-1] |= self.course.pages > 1
            info["action_mask"] = mask
        if self.with_texts:
            info["texts"] = self.texts() if asked else []
        return info

    def texts(self) -> list[str]:
        """What lies in the slots that are open to the selected agent, in words; the page to turn is not among them."""
        game, s, seat = self.course.game, self.course.s, self.course.seat
        return [game.option_text(s, option, seat) for option in self.course.shown()]

    def observe(self, agent: str) -> Observation:
        observer = self.observer
        flat = np.empty(observer.size, np.int16)
        mask = np.empty(observer.slots, np.int8)
        parts = observer.write(self.course, int(agent.removeprefix("seat_")), flat, mask)
        return flat if self.flat else {"observation": parts, "action_mask": mask}

    def render(self) -> str:
        """The table as a spectator sees it, as text for a terminal."""
        game, s = self.course.game, self.course.s
        return game.board(game.view(s, s.seats))

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(observer: Observer, flat: bool) -> spaces.Space[Any]:
    least, most = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    if flat:
        return spaces.Box(least, most, (observer.size,), np.int16)
    parts: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(least, most, shape, np.int16) for name, shape in observer.shapes.items()
    }
    mask = spaces.Box(0, 1, (observer.slots,), np.int8)
    return spaces.Dict({"observation": spaces.Dict(parts), "action_mask": mask})
