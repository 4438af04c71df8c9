"""Limited play of OverPower, as the house knows it."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import FOLDER, NEW_BOOK
from overtable.games.overpower.decks.text import parse
from overtable.games.overpower.game import FROM_POOLS
from overtable.games.overpower.game import GAME as PLAYED
from overtable.games.overpower.limited import pools
from overtable.games.overpower.limited.build import build, free_power, written
from overtable.games.overpower.limited.drafting import (
    PACK_KIND,
    OverpowerDrafting,
    imagine,
    lay,
    order,
    shut,
    stack_number,
    stack_with,
)
from overtable.games.overpower.limited.packs import packs_of
from overtable.games.overpower.limited.team import strength
from overtable.games.overpower.limited.worth import guess
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.decks import Contents
from overtable.kernel.drafting import Way
from overtable.kernel.game import BadSetup, Mode, Setup
from overtable.kernel.limited import Limited, Pool
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of, ref
from overtable.kernel.refs import card as card_ref

SEATS = tuple(range(2, 9))


class OverpowerDraft(Limited[OverpowerDrafting]):
    id = "overpower-draft"
    name = "OverPower draft"
    blurb = "Characters are picked in the open, each with five Specials; decks are built of that and three packs."
    accent = PLAYED.accent
    modes = {
        "draft": Mode("Draft", "Three packs each: stacks are picked in snake order.", seats=SEATS),
        "sealed": Mode("Sealed", "A starter deck and six boosters each, unseen by the others.", seats=SEATS),
    }
    ways = {"draft": "draft", "sealed": "sealed"}
    plays = PLAYED.id
    plays_mode = "venture"
    deck_settings = {"decks": FROM_POOLS}
    state = OverpowerDrafting
    imagine = staticmethod(imagine)
    kinds = ("pack",)
    verbs = {"take": "the character of a stack on the table", "open": "a shut pack"}
    folder: Path = FOLDER

    @property
    def catalogue(self) -> Catalogue[Any]:
        return NEW_BOOK.catalogue

    @property
    def card_type(self) -> Any:
        return PLAYED.card_type

    def start(self, setup: Setup) -> OverpowerDrafting:
        self.settings(setup)
        if setup.decks or setup.position is not None or setup.cards:
            raise BadSetup(["nobody brings cards to a draft: neither decks nor a position nor cards made for a table"])
        return lay(setup.seats, setup.seed, self.ways[setup.mode] == "sealed")

    # What is seen and said of it.

    def way(self, s: OverpowerDrafting) -> Way:
        return "sealed" if s.sealed else "draft"

    def packs(self, s: OverpowerDrafting) -> int:
        return packs_of(s.sealed)

    def shut(self, s: OverpowerDrafting, seat: int) -> int:
        return len(shut(s, seat))

    def order(self, s: OverpowerDrafting) -> Sequence[int]:
        return order(s)

    def stack_of(self, s: OverpowerDrafting, card: int) -> int:
        return 0 if s.sealed else stack_number(card)

    def kind_of_table(self, s: OverpowerDrafting) -> str:
        return self.way(s)

    def own_name(self, s: OverpowerDrafting, reference: int, watcher: int) -> str:
        pack = index_of(reference)
        return "the starter deck" if pack == 1 else f"booster {pack - 1}"

    def things(self, s: OverpowerDrafting) -> Iterable[int]:
        return (ref(PACK_KIND, pack) for pack in range(1, packs_of(True) + 1)) if s.sealed else ()

    def aliases(self, s: OverpowerDrafting, reference: int, watcher: int) -> Sequence[str]:
        """A character that lies there twice is told apart by its stack."""
        if kind_of(reference) != CARD or index_of(reference) >= len(s.printing):
            return ()
        card = index_of(reference)
        if s.pool[watcher][card] or not self.stack_of(s, card):
            return ()
        return (f"{self.name_of(s, reference, watcher)} (stack {self.stack_of(s, card)})",)

    def note(self, s: OverpowerDrafting, seat: int, option: Option) -> Message | None:
        """Which Specials lie with a character."""
        if option.verb != "take":
            return None
        _, *specials = stack_with(index_of(option.refs[0]))
        places = ", ".join(f"{{{n}}}" for n in range(len(specials)))
        return Message(f"with {places}", tuple(map(card_ref, specials)))

    # What it is worth, and what comes of it.

    def value(self, s: OverpowerDrafting, seat: int) -> float:
        """What the best team makes of the pool; of what the watcher knows, in a redeal."""
        return strength(self.pool(s, seat))

    def brings(self, s: OverpowerDrafting, seat: int, option: Option) -> list[str]:
        if option.verb != "take":
            return []
        return [str(self.catalogue[s.printing[c]].id) for c in stack_with(index_of(option.refs[0]))]

    def worth(self, s: OverpowerDrafting, seat: int, option: Option) -> float:
        """By how much the best team of the pool would be stronger; a shut pack is worth the same as any other."""
        brought = self.brings(s, seat, option)
        if not brought:
            return 0.0
        pool = self.pool(s, seat)
        return strength([*pool, *brought]) - strength(pool)

    def prior(self, card_id: str) -> float:
        return guess(NEW_BOOK.face(card_id))

    def parts(self, text: str) -> list[str]:
        """The characters, and all that is in the deck."""
        deck = parse(text)
        people = [NEW_BOOK.find(name, fc.CHARACTER).card.id for name in (*deck.front, deck.reserve)]
        home = [NEW_BOOK.find(deck.homebase, fc.HOMEBASE_CARD).card.id] if deck.homebase else []
        return [*people, *home, *(card for n, card in deck.cards for _ in range(n))]

    def check_pool(self, text: str, pool: Pool) -> list[str]:
        return pools.check(text, pool)

    def pool_contents(self, text: str, pool: Pool) -> Contents:
        return pools.contents(text, pool)

    def built(self, pool: Pool, seed: int = 0) -> str:
        return written(build(pool, pools.of_pool(pool) == "Sealed", seed))

    def free(self) -> list[str]:
        return free_power()


DRAFT = OverpowerDraft()
