"""OverRealm as a game of the house."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from overtable.games.overrealm.book import add_guest, book, monster_name, monster_rows, notation
from overtable.games.overrealm.cards import Action, Buff, Monster, Printed
from overtable.games.overrealm.decks import contents, read_pool, ready
from overtable.games.overrealm.features import BURDENS, SAVINGS, features, names
from overtable.games.overrealm.features import WORDS as FEATURE_WORDS
from overtable.games.overrealm.log import STORY, describe
from overtable.games.overrealm.notes import note
from overtable.games.overrealm.observed import OBSERVED
from overtable.games.overrealm.position import MatchPosition, lay_out
from overtable.games.overrealm.refs import WORDS
from overtable.games.overrealm.scenario import VERBS, OverrealmSeat, things
from overtable.games.overrealm.setup.bring import lay_out_supplies
from overtable.games.overrealm.setup.draft import PACK_SIZE, deal_packs
from overtable.games.overrealm.setup.match import SCHEDULE
from overtable.games.overrealm.setup.teams import play_all_matches
from overtable.games.overrealm.state import COMPETITIVE, MODES, Overrealm
from overtable.games.overrealm.terminal import board
from overtable.games.overrealm.value import value
from overtable.games.overrealm.view import OverrealmView, view
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.decks import BadDeck, Contents
from overtable.kernel.engine import run
from overtable.kernel.event import Event
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.position import by_hand
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.view import Sight

LIMIT = 6000
"""Answers after which a match is a draw by the limit."""
STRICT: dict[str, int | str | bool] = {"strict": False}

SHOWN = {
    "protect": "Act, protected",
    "honey": "Act, with honey",
    "draw": "Draw Cards",
    "switch": "Switch to",
    "replace": "Bring in",
    "buff": "Add",
    "done": "Go on",
    "lead": "Start with",
    "take": "Take along",
    "top": "Put on top",
    "bottom": "Put at the bottom",
    "return": "Return to hand",
}
"""Verbs that need more than a capital."""


class OverrealmGame(Game[Overrealm]):
    id = "overrealm"
    name = "OverRealm"
    blurb = "A duel of guesses: both players choose in secret, then their monsters act by speed."
    accent = "#d9653b"
    modes = {
        "casual": Mode("1v1 Casual", "Eight monsters, pick and swap; the later picks are shown.", STRICT),
        "competitive": Mode("1v1 Competitive", "Each player brings five monsters.", STRICT),
        "draft": Mode(
            "Drafting", "Two to four players draft in secret, then everyone meets everyone.", STRICT, (2, 3, 4)
        ),
    }
    state = Overrealm
    view_type = OverrealmView
    observed = OBSERVED
    kinds = ("ability",)
    words = WORDS
    verbs = VERBS
    position = MatchPosition
    seat_type = OverrealmSeat
    story = STORY
    endings = {
        "OR-WIN-01": "Three monsters of one side are KO'd.",
        "OR-WIN-03": "The last monsters of both sides fell together.",
    }
    folder = Path(__file__).parent

    @property
    def catalogue(self) -> Catalogue[Printed]:
        return book()

    def write_card(self, row: int, card: Printed) -> None:
        add_guest(row, card)

    def start(self, setup: Setup) -> Overrealm:
        strict = bool(self.settings(setup)["strict"])
        if setup.position is not None:
            if setup.seats != 2:
                raise BadSetup(["a position is for two players"])
            return by_hand(setup.position, MatchPosition, lambda position: self._at(setup, strict, position))
        mode = MODES.index(setup.mode)
        if setup.decks and mode != COMPETITIVE:
            raise BadSetup([f"in mode {setup.mode} the monsters are drafted: there are no decks"])
        rows = monster_rows(strict)
        if mode == COMPETITIVE:
            brought = self._brought(setup, strict)
            s = Overrealm(setup.seats, setup.seed, rows * setup.seats, LIMIT, mode)
            play_all_matches(s)
            lay_out_supplies(s, brought)
        else:
            needed = PACK_SIZE * setup.seats
            if len(rows) < needed:
                raise BadSetup([f"a draft of {setup.seats} needs {needed} monsters; the pool has {len(rows)}"])
            s = Overrealm(setup.seats, setup.seed, rows, LIMIT * len(SCHEDULE[setup.seats]), mode)
            play_all_matches(s)
            deal_packs(s)
        run(s)
        return s

    def _brought(self, setup: Setup, strict: bool) -> list[list[int]]:
        """The pools that were named before the game."""
        pools = []
        problems = [] if len(setup.decks) in (0, setup.seats) else [f"{setup.seats} players bring {setup.seats} pools"]
        for deck in setup.decks:
            try:
                pools.append(read_pool(deck, strict))
            except BadDeck as error:
                problems += error.problems
        if problems:
            raise BadSetup(problems)
        return pools

    def _at(self, setup: Setup, strict: bool, position: MatchPosition) -> Overrealm:
        s = Overrealm(2, setup.seed, position.rows(strict), LIMIT, MODES.index(setup.mode))
        lay_out(s, position)
        run(s)
        return s

    def view(self, s: Overrealm, watcher: int, sight: Sight | None = None) -> View:
        return view(s, watcher, sight or Sight())

    def value(self, s: Overrealm, seat: int) -> float:
        return value(s, seat)

    feature_words = FEATURE_WORDS
    feature_burdens = BURDENS
    feature_savings = SAVINGS

    @property
    def feature_names(self) -> Sequence[str]:
        return names()

    def features(self, s: Overrealm, seat: int) -> list[float]:
        return features(s, seat)

    def note(self, s: Overrealm, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def board(self, view: View) -> str:
        return board(view)

    def describe(self, event: Event) -> Message | None:
        return describe(event)

    def decks(self, mode: str) -> Sequence[str]:
        return tuple(ready()) if mode == "competitive" else ()

    def deck_text(self, name: str) -> str:
        return ready().get(name, "")

    def deck_contents(self, text: str, mode: str = "") -> Contents:
        return contents(text) if self.decks(mode) else Contents()

    def verb(self, verb: str) -> str:
        return SHOWN.get(verb) or super().verb(verb)

    def own_name(self, s: Overrealm, reference: int, watcher: int) -> str:
        printed = book()[index_of(reference)]
        return printed.ability if isinstance(printed, Monster) else printed.name

    def things(self, s: Overrealm) -> Iterable[int]:
        return things()

    def aliases(self, s: Overrealm, reference: int, watcher: int) -> Sequence[str]:
        if kind_of(reference) != CARD or index_of(reference) >= len(s.printing) or s.pool[watcher][index_of(reference)]:
            return ()
        printed = book()[s.printing[index_of(reference)]]
        if isinstance(printed, Action):
            return (f"{monster_name(printed.monster)}/{printed.name}",)
        if isinstance(printed, Buff):
            called = notation(s.printing[index_of(reference)])
            return (called, f"{called}!") if printed.event else (called,)
        return ()
