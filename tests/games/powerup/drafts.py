"""Drafts of Power Up! as these tests speak of them: at a table, or played out by whoever takes anything."""

from collections.abc import Callable
from random import Random
from typing import Any

from overtable.games.powerup.limited.box import PACKS, cards_in
from overtable.games.powerup.limited.game import DRAFT
from overtable.games.powerup.limited.state import PowerUpDrafting
from overtable.kernel.drafting import PACK, POOL, SHUT, zone
from overtable.kernel.engine import asking, options, play
from overtable.kernel.option import Option
from overtable.kernel.setup import Setup
from overtable.scenario import Table, scenario

Choice = Callable[[PowerUpDrafting, int, list[Option]], Option]


def table(seats: int, seed: int = 0, mode: str = "draft") -> Table[Any]:
    return scenario(DRAFT.id, mode, seed, seats=seats)


def begun(seats: int, seed: int = 0, mode: str = "draft") -> PowerUpDrafting:
    return DRAFT.start(Setup(mode=mode, seed=seed, seats=seats))


def taking_anything(seed: int) -> Choice:
    rng = Random(seed)
    return lambda s, seat, offered: rng.choice(offered)


def drafted(s: PowerUpDrafting, choose: Choice, picks: int = 10_000) -> PowerUpDrafting:
    """So many picks of everybody, or all there are."""
    for _ in range(picks):
        if s.result is not None:
            return s
        for seat in range(s.seats):
            if asking(s) >> seat & 1:
                play(s, seat, choose(s, seat, options(s, seat)))
    return s


def ids(s: PowerUpDrafting, seat: int, place: int) -> list[str]:
    """The cards at a place of a drafter's, in truth."""
    return [DRAFT.catalogue[s.printing[c]].id for c in s.zones[zone(seat, place)]]


def packs(s: PowerUpDrafting, seat: int) -> list[list[str]]:
    """The shut packs of a drafter before anything was opened, in the order in which they will be."""
    left, found = ids(s, seat, SHUT), []
    for pack in range(1, PACKS + 1):
        found.append(left[-cards_in(pack) :])
        del left[-cards_in(pack) :]
    assert left == []
    return found


__all__ = ["DRAFT", "PACK", "POOL", "SHUT", "begun", "drafted", "ids", "packs", "table", "taking_anything"]
