"""Limited play: cards are taken or opened first, and decks are built of nothing else.

A draft (and the opening of sealed packs) is a game of its own on the kernel's terms: a state, decisions, views,
records, redeals. It ends without a winner; what it leaves is a pool for each seat. `Limited` is a `Game` with what is
asked beside that: the pools, which decks may be built of one, a deck that is built for somebody, and what a bot thinks
of a pick. Its state is a `Drafting`, so that all drafts are seen, drawn and told alike (`kernel/drafting.py`). Where
such games are found: `overtable.games.all_drafts`.
"""

import sys
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from overtable.kernel.decks import Contents, read_deck_text
from overtable.kernel.drafting import (
    PACK,
    POOL,
    STORY,
    TAKEN,
    DraftedView,
    Drafting,
    DraftView,
    Way,
    board,
    describe,
    zone,
)
from overtable.kernel.event import Event
from overtable.kernel.game import Game, View
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.values import Values, values_in
from overtable.kernel.view import Plain, Sight, card_view, result_view, zone_views

S = TypeVar("S", bound=Drafting)

Pool = Sequence[str]
"""Ids of cards, each as often as it was taken or opened."""


class Limited(Game[S]):
    """`modes` are the ways to draft or open; `ways` says of every mode which of the two it is."""

    plays: str
    """The id of the game that the decks are for."""
    plays_mode: str
    """The mode that it is played in, if nobody says another."""
    deck_settings: Mapping[str, int | str | bool] = {}
    """What a table must be set to so that such decks are played there."""
    ways: Mapping[str, Way]

    view_type = DraftView
    story = STORY

    # What is asked of a draft beside what is asked of a game.

    @abstractmethod
    def way(self, s: S) -> Way:
        """Whether cards are drafted or sealed packs opened at this table."""

    @abstractmethod
    def packs(self, s: S) -> int:
        """How many packs a drafter opens."""

    @abstractmethod
    def shut(self, s: S, seat: int) -> int:
        """How many packs of a drafter are still shut."""

    @abstractmethod
    def worth(self, s: S, seat: int, option: Option) -> float:
        """What a pick is worth to the drafter at this seat, from what it may know: the card, and how it fits."""

    @abstractmethod
    def brings(self, s: S, seat: int, option: Option) -> list[str]:
        """The ids of the cards that a pick brings, as far as its seat can know: what a pick's value is fitted by."""

    @abstractmethod
    def check_pool(self, text: str, pool: Pool) -> list[str]:
        """Every reason why a deck text may not be played by whoever has this pool; empty when it may."""

    @abstractmethod
    def built(self, pool: Pool, seed: int = 0) -> str:
        """A sensible legal deck of a pool, as text."""

    @abstractmethod
    def free(self) -> list[str]:
        """The ids of the cards that may be added to any pool, as often as a deck may hold them."""

    def pool_contents(self, text: str, pool: Pool) -> Contents:
        """What a deck of this pool has and still needs."""
        return Contents()

    def prior(self, card_id: str) -> float:
        """What a card is worth as far as can be told without games; what games show is looked for beside it."""
        return 0.0

    def parts(self, text: str) -> list[str]:
        """The ids of the cards of a deck, each as often as it is there: what values are found by."""
        return [self.catalogue.find(line.name).id for line in read_deck_text(text).cards for _ in range(line.count)]

    def order(self, s: S) -> Sequence[int]:
        """The seats in the order in which they pick from this pack, pick by pick; none where all pick at once."""
        return ()

    def picks(self, s: S) -> int:
        """How many picks this pack has: of all together where they take turns, else of each; 0 where none is made."""
        return len(self.order(s))

    def passing(self, s: S) -> Sequence[int]:
        """The seat that each seat passes its pack to; none where no pack is passed."""
        return ()

    def stack_of(self, s: S, card: int) -> int:
        """Cards with the same number are taken together, from the beginning to the end; 0: alone."""
        return 0

    # What follows is the same for every draft.

    @property
    def values(self) -> Values:
        """What games have shown cards to be worth here."""
        return values_in(self.room)

    @cached_property
    def room(self) -> Path:
        """The folder of the draft's own module, where its values lie."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent

    def pool(self, s: S, seat: int) -> list[str]:
        """What a seat has taken or opened so far."""
        catalogue = self.catalogue_at(s)
        return [str(catalogue[s.printing[c]].id) for c in self.own(s, seat)]

    def own(self, s: S, seat: int) -> list[int]:
        """The cards that a seat has taken or opened so far."""
        return [*s.zones[zone(seat, TAKEN)], *s.zones[zone(seat, POOL)]]

    def view(self, s: S, watcher: int, sight: Sight | None = None) -> DraftView:
        packs, order, at_pick = self.packs(s), list(self.order(s)), s.pick and s.result is None
        view: DraftView = {
            "seat": watcher,
            "turn": order[s.pick - 1] if order and at_pick else -1,
            "phase": f"pack {s.pack}" if s.pack else "opening",
            "phases": [f"pack {n}" for n in range(1, packs + 1)] if s.pack else ["opening"],
            "zones": zone_views(s, watcher, self.looks.of(s)),
            "players": [
                {
                    "shut": self.shut(s, seat),
                    "holds": len(s.zones[zone(seat, PACK)]),
                    "has": len(self.own(s, seat)),
                }
                for seat in range(s.seats)
            ],
            "result": result_view(s),
            "way": self.way(s),
            "pack": s.pack,
            "packs": packs,
            "pick": s.pick if at_pick else 0,
            "picks": self.picks(s),
            "order": order,
            "passing": list(self.passing(s)),
        }
        return view

    @cached_property
    def looks(self) -> Plain[S, DraftedView]:
        return Plain(self.card_seen)

    def card_seen(self, s: S, card: int) -> DraftedView:
        printed = card_view(s, self.catalogue_at(s), card)
        seen: DraftedView = {"id": card, "card": printed["card"], "name": printed["name"]}
        if stack := self.stack_of(s, card):
            seen["stack"] = stack
        return seen

    def board(self, view: View) -> str:
        return board(view)

    def describe(self, event: Event) -> Message | None:
        return describe(event)
