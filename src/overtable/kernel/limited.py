"""Limited play: cards are taken or opened first, and decks are built of nothing else.

A draft (and the opening of sealed packs) is a game of its own on the kernel's terms: a state, decisions, views,
records, redeals. It ends without a winner; what it leaves is a pool for each seat. `Limited` is a `Game` with what is
asked beside that: the pools, which decks may be built of one, a deck that is built for somebody, and what a bot thinks
of a pick. Where such games are found: `overtable.games.all_drafts`.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

from overtable.kernel.decks import Contents
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.state import State

S = TypeVar("S", bound=State)

Pool = Sequence[str]
"""Ids of cards, each as often as it was taken or opened."""
Way = Literal["draft", "sealed"]


class Limited(Game[S]):
    """`modes` are the ways to draft or open; `ways` says of every mode which of the two it is."""

    plays: str
    """The id of the game that the decks are for."""
    plays_mode: str
    """The mode that it is played in, if nobody says another."""
    deck_settings: Mapping[str, int | str | bool] = {}
    """What a table must be set to so that such decks are played there."""
    ways: Mapping[str, Way]

    @abstractmethod
    def pool(self, s: S, seat: int) -> list[str]:
        """What a seat has taken or opened so far."""

    @abstractmethod
    def worth(self, s: S, seat: int, option: Option) -> float:
        """What a pick is worth to the drafter at this seat, from what it may know: the card, and how it fits."""

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
