"""Writes what a seat may know into one row of int16 figures, whose parts are arrays of a fixed shape.

Everything comes from the kernel's knowledge of the seat (`State.pool`) and the game's own figures (`Game.observed`). A
card that the seat does not know has a row of zeros wherever it lies: ids are given out before the cards are shuffled,
so the place of a hidden id would tell what it is. How many hidden cards lie in each zone is told instead.
"""

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from overtable.env.course import Course
from overtable.env.history import ANSWER_WIDTH, LENGTH, OPTION_WIDTH, is_unknown, packed
from overtable.env.ids import MORE, ids_of, observed_of, zones_by_name
from overtable.kernel.game import Game
from overtable.kernel.observed import seen_from
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, MASK, ref
from overtable.kernel.state import State, Zone

Figures = NDArray[np.int16]
Mask = NDArray[np.int8]

OF_CARD = ("card", "zone", "owner")
"""The first columns of the table of cards, in every game: row of the catalogue + 1, zone, owner."""
OF_ALL = ("seat", "seats", "asked", "options", "page", "pages")
"""The first globals, in every game."""

BEHIND_CARDS = ref(CARD + 1, 0)
"""References below are cards: theirs is the first kind."""
IS_UNKNOWN = bytes([0]) + bytes([1]) * 255
"""What a seat does not know of a card -> whether it does not know it."""


class Observer:
    """Knows the shapes of one game, mode and number of seats, and fills them."""

    def __init__(self, game: Game[Any], s: State, slots: int | None, cards: int | None) -> None:
        self.game = game
        self.seats = s.seats
        self.told = told = observed_of(game)
        self.slots = slots or told.options
        self.cards = cards or told.cards.get(s.seats, len(s.printing))
        if len(s.printing) > self.cards:
            raise ValueError(
                f"there are {len(s.printing)} cards at this table: ask for cards={len(s.printing)} or more"
            )
        if self.slots < 2:
            raise ValueError("an environment needs at least 2 slots: one for an option, one for the next page")
        ids = ids_of(game)
        self.verbs = {verb: n for n, verb in enumerate(ids.verbs, 1)}
        self.zone_numbers = {name: n for n, name in enumerate([*ids.zones, *zones_by_name(s.layout)], 1)}
        self.zone_numbers |= {name: n for n, name in enumerate(ids.zones, 1)}
        zones = max(self.zone_numbers.values())
        self.shapes: dict[str, tuple[int, ...]] = {
            "globals": (len(OF_ALL) + len(told.table) + len(told.player) * s.seats,),
            "cards": (self.cards, len(OF_CARD) + len(told.card)),
            "hidden": (zones, s.seats + 1),
            "options": (self.slots, OPTION_WIDTH),
            "history": (LENGTH, ANSWER_WIDTH),
        }
        self.spans: list[tuple[str, int, int, tuple[int, ...]]] = []
        self.size = 0
        for name, shape in self.shapes.items():
            self.spans.append((name, self.size, self.size + prod(shape), shape))
            self.size += prod(shape)
        self.more = packed(self.verbs[MORE], (), 0, s.seats)
        self.behind = np.min_scalar_type(2 * len(s.layout)).type(len(s.layout))
        """How far behind the zones those of cards that are not known are counted; a byte is enough for most games."""
        self.places = [self._places(s.layout, watcher) for watcher in range(s.seats)]
        self.kept: list[tuple[list[tuple[int, ...]], Figures]] = [([], np.zeros((0, 0), np.int16))] * s.seats
        self.printing: list[int] = []
        self.rows: Figures = np.zeros(0, np.int16)

    def _places(self, layout: tuple[Zone, ...], watcher: int) -> tuple[NDArray[np.int32], Figures]:
        """zone -> its number and its owner as the watcher counts, and where its hidden cards are counted.

        Number and owner of a zone are kept as one figure, since they are written together; behind those of all zones
        follow as many zeros, for the cards in them that are not known.
        """
        found = []
        for zone in layout:
            number, owner = self.zone_numbers[zone.name], seen_from(watcher, zone.owner, self.seats)
            found.append((number, owner, (number - 1) * (self.seats + 1) + owner))
        figures = np.array(found, np.int16)
        pairs = np.concatenate([figures[:, :2], np.zeros((len(layout), 2), np.int16)])
        return pairs.view(np.int32).reshape(-1), figures[:, 2].copy()

    def parts(self, flat: Figures) -> dict[str, Figures]:
        """The parts of one observation, or of a stack of them, as views of the same memory."""
        stack = flat.shape[:-1]
        return {name: flat[..., begin:end].reshape(stack + shape) for name, begin, end, shape in self.spans}

    def write(self, course: Course, seat: int, flat: Figures, mask: Mask) -> dict[str, Figures]:
        """Fill an observation of this seat, and which slots are open to it; returns the parts of what was filled."""
        flat[:] = 0
        mask[:] = 0
        parts = self.parts(flat)
        s = course.s
        asked = course.seat == seat
        shown = course.shown() if asked else ()
        pages = course.pages if asked else 0
        told = self.told
        figures = [
            seat,
            self.seats,
            int(asked),
            len(course.offered) if asked else 0,
            course.page if asked else 0,
            pages,
        ]
        figures += told.of_table(s, seat)
        for n in range(self.seats):
            figures += told.of_player(s, seat, (seat + n) % self.seats)
        parts["globals"][:] = figures
        self._write_cards(s, seat, parts["cards"], parts["hidden"])
        if shown:
            self._write_options(course, seat, shown, parts["options"])
            mask[: len(shown)] = 1
            if pages > 1:
                parts["options"][-1] = np.frombuffer(self.more, np.int16)
                mask[-1] = 1
        past = np.frombuffer(course.history.bytes_for(seat), np.int16)
        begin = self.size - LENGTH * ANSWER_WIDTH
        flat[begin : begin + past.size] = past
        return parts

    def _write_cards(self, s: State, seat: int, cards: Figures, hidden: Figures) -> None:
        if s.printing is not self.printing:
            self.printing = s.printing
            self.rows = np.array(s.printing, np.int16) + np.int16(1)
        n = min(len(s.printing), self.cards)
        pool = s.pool[seat]
        unknown = np.frombuffer(pool.translate(IS_UNKNOWN), np.uint8)
        pairs, counted = self.places[seat]
        zones = counted.size
        place = np.frombuffer(bytes(s.where), np.uint8) + unknown * self.behind
        np.multiply(self.rows[:n], unknown[:n] ^ 1, out=cards[:n, 0])
        cards[:n, 1:3].view(np.int32)[:, 0] = pairs.take(place[:n])
        hidden.reshape(-1)[counted] = np.bincount(place, minlength=2 * zones)[zones:]
        on = [row for row in self.told.of_cards(s, seat) if row[0] < n and not pool[row[0]]]
        if on:
            before, figures = self.kept[seat]
            if on != before:  # about every second time they are the same as at the seat's last decision
                figures = np.array(on, np.int16)
                self.kept[seat] = on, figures
            cards[figures[:, 0], 3:] = figures[:, 1:]

    def _write_options(self, course: Course, seat: int, shown: Sequence[Option], out: Figures) -> None:
        figures = course.history.figures
        n = len(shown)
        found = b"".join([figures(option, seat) for option in shown])
        out[:n] = np.frombuffer(found, np.int16).reshape(n, OPTION_WIDTH)
        pool = course.s.pool[seat]
        for slot, option in enumerate(shown):
            for i, r in enumerate(option.refs):
                if r < BEHIND_CARDS and is_unknown(r, pool):
                    out[slot, 2 + 2 * i] = MASK
