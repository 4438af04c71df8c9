"""OverPower classic, as the house knows it."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.classic.random import random_deck
from overtable.games.overpower.decks.text import Deck
from overtable.games.overpower.edition import CLASSIC
from overtable.games.overpower.game import AT_THE_TABLE, OverpowerGame
from overtable.games.overpower.inplay.named import WORDS
from overtable.games.overpower.state import ClassicOverpower
from overtable.games.overpower.table.terminal import SHORT, board
from overtable.games.overpower.wording import classic_card_text, classic_text
from overtable.kernel.catalogue import read_yaml
from overtable.kernel.game import Game, Missing, Mode, View
from overtable.kernel.judging import Gain


class ClassicGame(OverpowerGame):
    id = "overpower-classic"
    name = "OverPower classic"
    blurb = "The heroes and villains of the 1990s by their final rules: attack, defend, and venture your Missions."
    accent = "#2e5f9e"
    modes = {
        "venture": Mode(
            "Venture",
            "Battles over seven Missions, with or without Events.",
            AT_THE_TABLE | {"codes": CLASSIC.allegiance, "points": True},
        )
    }
    state = ClassicOverpower
    words = tuple(classic_text(word) for word in WORDS)
    endings = {
        "OPC-VICTORY-01": "A whole team is KO'd.",
        "OPC-VICTORY-02": "Seven Missions are Completed.",
        "OPC-VICTORY-03": "Seven Missions are Defeated.",
        "OPC-VICTORY-06": "Both teams are KO'd: the last battle decides.",
    }
    feature_words = {
        name: Gain(classic_text(gain.own), classic_text(gain.theirs), gain.of_cards)
        for name, gain in OverpowerGame.feature_words.items()
    }
    folder = Path(__file__).parent
    book = CLASSIC_BOOK
    books = {}
    wider = ()

    def board(self, view: View) -> str:
        return classic_card_text(board(view, SHORT | {"combat": "F", "brute_force": "S"}))

    def missing(self) -> Sequence[Missing]:
        return msgspec.convert(read_yaml(self.folder / "missing.yaml"), list[Missing])

    def deck_changes(self, registered: str, text: str, mode: str = "") -> list[str]:
        """The book knows no events: what is registered stays."""
        return Game.deck_changes(self, registered, text, mode)

    def random_deck(self, seed: int, mode: str = "") -> Deck:
        return random_deck(seed)


GAME = ClassicGame()
