"""Power Up! from packs, as the house finds it."""

from collections.abc import Sequence
from typing import Any

from overtable.games.powerup.book.book import FOLDER, catch_up, ready_set
from overtable.games.powerup.decks import understood
from overtable.games.powerup.limited.box import PACKS, deal, filled, picks_of
from overtable.games.powerup.limited.building import built, contents, problems
from overtable.games.powerup.limited.passing import OpenAll, OpenPacks, passing
from overtable.games.powerup.limited.state import PowerUpDrafting
from overtable.games.powerup.limited.worth import fit, prior, worth_of
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.decks import Contents
from overtable.kernel.drafting import SHUT, Way, zone
from overtable.kernel.engine import run
from overtable.kernel.frame import do
from overtable.kernel.game import BadSetup, Mode, Setup
from overtable.kernel.limited import Limited, Pool
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of

LONG = 10
"""The HQ of a long game (PU-POOL-04): in shorter ones the Heroes of 4* and 5* hardly come into play."""
SEATS = (2, 3, 4, 5, 6, 7, 8)
LIMIT = 1000
"""Of answers: eight players make 392 picks."""


class PowerUpDraft(Limited[PowerUpDrafting]):
    id = "power-up-draft"
    name = "Power Up! draft"
    blurb = "Take Heroes rarity by rarity and cards for your Power Deck from packs, and build your deck of them."
    accent = "#f5a623"
    modes = {
        "draft": Mode("Draft", "Take a card, pass the pack: five packs of Heroes, three of other cards.", seats=SEATS),
        "sealed": Mode("Sealed", "Open the same eight packs, and keep what is in them.", seats=SEATS),
    }
    ways = {"draft": "draft", "sealed": "sealed"}
    plays = "power-up"
    plays_mode = "mixed-factions"
    """Four Heroes of a faction and rarity are all there are: no pool would make a deck of a single faction."""
    deck_settings = {"hq": LONG}
    state = PowerUpDrafting
    verbs = {"take": "a card of the pack in your hand", "open": "nothing"}
    folder = FOLDER

    @property
    def catalogue(self) -> Catalogue[Any]:
        return ready_set()

    def start(self, setup: Setup) -> PowerUpDrafting:
        self.settings(setup)
        if setup.decks or setup.cards or setup.position is not None:
            raise BadSetup(["a draft begins with shut packs: it takes neither decks nor cards nor a position"])
        catch_up(self.catalogue)
        kinds = filled(setup.seats)
        s = PowerUpDrafting(setup.seats, setup.seed, [row for kind in kinds for row in kind], LIMIT)
        s.sealed = int(self.ways[setup.mode] == "sealed")
        s.pack = s.pick = 0
        deal(s, [len(kind) for kind in kinds])
        do(s, OpenAll((1 << s.seats) - 1) if s.sealed else OpenPacks())
        run(s)
        return s

    def way(self, s: PowerUpDrafting) -> Way:
        return "sealed" if s.sealed else "draft"

    def packs(self, s: PowerUpDrafting) -> int:
        return PACKS

    def shut(self, s: PowerUpDrafting, seat: int) -> int:
        if s.sealed:
            return PACKS if s.zones[zone(seat, SHUT)] else 0
        return PACKS - s.pack

    def picks(self, s: PowerUpDrafting) -> int:
        return picks_of(s.pack) if s.pick else 0

    def passing(self, s: PowerUpDrafting) -> Sequence[int]:
        return passing(s)

    def worth(self, s: PowerUpDrafting, seat: int, option: Option) -> float:
        if not option.refs:
            return 0.0
        catalogue = self.catalogue
        card = catalogue[s.printing[index_of(option.refs[0])]]
        return worth_of(card, self.values) + fit(card, [catalogue[s.printing[c]] for c in self.own(s, seat)])

    def brings(self, s: PowerUpDrafting, seat: int, option: Option) -> list[str]:
        return [str(self.catalogue[s.printing[index_of(r)]].id) for r in option.refs]

    def value(self, s: PowerUpDrafting, seat: int) -> float:
        """What the cards of a seat are worth together."""
        return sum(worth_of(self.catalogue[s.printing[c]], self.values) for c in self.own(s, seat))

    def prior(self, card_id: str) -> float:
        return prior(self.catalogue.find(card_id))

    def parts(self, text: str) -> list[str]:
        deck, _ = understood(text, self.catalogue)
        return [card.id for n, card in deck.cards for _ in range(n)]

    def check_pool(self, text: str, pool: Pool) -> list[str]:
        return problems(text, pool)

    def built(self, pool: Pool, seed: int = 0) -> str:
        return built(pool, self.values, seed)

    def free(self) -> list[str]:
        return []

    def pool_contents(self, text: str, pool: Pool) -> Contents:
        return contents(text)


DRAFT = PowerUpDraft()
