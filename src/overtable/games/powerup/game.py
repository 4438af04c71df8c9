"""Power Up! as a game of the house."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from overtable.games.powerup.book.book import FOLDER, add_guest, catch_up, ready_set, with_set
from overtable.games.powerup.book.facts import ACTS
from overtable.games.powerup.book.glossary import LOG_WORDS
from overtable.games.powerup.decks import (
    Listed,
    listed,
    needs,
    ready_decks,
    ready_names,
    told,
    understood,
    why_not_legal,
)
from overtable.games.powerup.imagine import imagine
from overtable.games.powerup.phases.setup import LIMIT, STARTING_HAND, begin_game, lay_out
from overtable.games.powerup.state import ABILITY, PowerUp
from overtable.games.powerup.table.features import BURDENS, NAMES, SAVINGS, WORDS, features
from overtable.games.powerup.table.log import STORY, describe
from overtable.games.powerup.table.names import ability_label, whose
from overtable.games.powerup.table.notes import note
from overtable.games.powerup.table.observed import OBSERVED
from overtable.games.powerup.table.position import PowerUpPosition, from_position
from overtable.games.powerup.table.scenario import VERBS, PowerUpSeat, things
from overtable.games.powerup.table.terminal import board_text
from overtable.games.powerup.table.value import quietly, value
from overtable.games.powerup.table.view import PowerUpView, view_of
from overtable.games.powerup.wounds.ko import standing_check
from overtable.kernel.catalogue import CardError, Catalogue
from overtable.kernel.chance import mixed
from overtable.kernel.decks import Contents, Pile
from overtable.kernel.engine import run
from overtable.kernel.event import Event
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, EFFECT, SEAT, card, index_of, kind_of
from overtable.kernel.view import Sight

Settings = dict[str, int | str | bool]
SETTINGS: Settings = {"hq": 7, "first": "cost", "mixed": False, "brutal": False, "open_lists": False}


def checked(settings: Settings) -> Settings:
    """The settings, if they can be played."""
    problems = []
    if not isinstance(settings["hq"], int) or not 1 <= settings["hq"] <= 99:  # PU-MODE-07
        problems.append(f"setting hq must be from 1 to 99, not {settings['hq']!r}")
    if settings["first"] not in ("cost", "coin"):
        problems.append(f"setting first must be cost or coin, not {settings['first']!r}")
    if problems:
        raise BadSetup(problems)
    return settings


class PowerUpGame(Game[PowerUp]):
    id = "power-up"
    name = "Power Up!"
    blurb = "Deploy Heroes rarity by rarity, unlock their Astra, and capture the enemy HQ."
    accent = "#f5a623"
    modes = {
        "same-faction": Mode("Same Faction", "All 20 Heroes of a deck share one faction: the standard game.", SETTINGS),
        "mixed-factions": Mode("Mixed Factions", "Heroes of any factions together.", {**SETTINGS, "mixed": True}),
        "brutal-combat": Mode(
            "Brutal Combat", "Each point of ATK above DEF is a Wound more.", {**SETTINGS, "brutal": True}
        ),
    }
    state = PowerUp
    standing_check = staticmethod(standing_check)
    imagine = staticmethod(imagine)
    view_type = PowerUpView
    observed = OBSERVED
    kinds = ("ability",)
    words = LOG_WORDS
    verbs = VERBS
    story = STORY
    position = PowerUpPosition
    seat_type = PowerUpSeat
    endings = {
        "PU-WIN-01": "{whose} HQ is captured.",
        "PU-WIN-02": "A Power Deck is empty: the higher HQ wins, then the stars in play.",
        "PU-WIN-06": "{whose} Heroes are all gone.",
        "PU-WIN-07": "Round 10 is over: the higher HQ wins, then the stars in play.",
    }
    folder = FOLDER

    def __init__(self, own_set: Path | None = None) -> None:
        """`own_set`: a folder of card files of one's own, read behind the ready set."""
        self.own_set = own_set

    @property
    def catalogue(self) -> Catalogue[Any]:
        return ready_set() if self.own_set is None else with_set(self.own_set)

    def begin(self, setup: Setup) -> PowerUp:
        catch_up(self.catalogue)
        return super().begin(setup)

    def write_card(self, row: int, card: Any) -> None:
        add_guest(self.catalogue, row, card)

    def start(self, setup: Setup) -> PowerUp:
        settings = checked(self.settings(setup))
        catalogue = self.catalogue
        if setup.position is not None:
            s = from_position(setup.position, catalogue, setup.seed, LIMIT, int(settings["hq"]))
        else:
            decks = self._decks(setup, bool(settings["mixed"]))
            s = PowerUp(setup.seed, [row for deck in decks for row in (*deck.heroes, *deck.powers)], LIMIT)
            first = 0
            for seat, deck in enumerate(decks):
                powers = first + len(deck.heroes)
                lay_out(s, seat, range(first, powers), range(powers, powers + len(deck.powers)))
                first = powers + len(deck.powers)
            s.hq = [int(settings["hq"])] * 2  # PU-SETUP-02
            begin_game(s, settings["first"] == "coin")
        s.brutal = int(bool(settings["brutal"]))
        s.open_lists = bool(settings["open_lists"])
        s.settle()
        run(s)
        return s

    def _decks(self, setup: Setup, mixed_factions: bool) -> list[Listed]:
        """The decks of both seats: by name or text; without any, ready ones by the seed."""
        names = ready_names(mixed_factions)
        decks: list[Listed] = []
        problems: list[str] = []
        for seat in (0, 1):
            wanted = setup.decks[seat] if seat < len(setup.decks) else ""
            wanted = wanted or names[mixed(setup.seed * 2 + seat + 1) % len(names)]
            try:
                deck = listed(ready_decks().get(wanted, wanted), self.catalogue, mixed_factions)
            except CardError as error:
                problems += [f"deck of player {seat + 1}: {p}" for p in error.problems]
                continue
            decks.append(deck)
            problems += [f"deck of player {seat + 1}: {why}" for why in deck.problems]
        if problems:
            raise BadSetup(problems)
        return decks

    def decks(self, mode: str) -> Sequence[str]:
        return ready_names(bool(self.modes[mode].settings["mixed"]))

    def deck_text(self, name: str) -> str:
        return ready_decks().get(name, "")

    def check_deck(self, text: str, mode: str = "") -> list[str]:
        deck, problems = understood(ready_decks().get(text, text), self.catalogue)
        mixed_factions = bool(self.modes[mode or next(iter(self.modes))].settings["mixed"])
        return problems or list(told(why_not_legal(deck, mixed_factions)))

    def deck_contents(self, text: str, mode: str = "") -> Contents:
        """Heroes are chosen, not drawn (PU-SETUP-04): the hand comes from the Power Deck."""
        deck, _ = understood(ready_decks().get(text, text), self.catalogue)
        return Contents(needs(deck), (Pile("Power Deck", STARTING_HAND, tuple(c.id for c in deck.powers())),))

    def view(self, s: PowerUp, watcher: int, sight: Sight | None = None) -> View:
        return view_of(s, watcher, self.catalogue, sight or Sight())

    def value(self, s: PowerUp, seat: int) -> float:
        return value(s, seat)

    feature_words = WORDS
    feature_burdens = BURDENS
    feature_savings = SAVINGS

    @property
    def feature_names(self) -> Sequence[str]:
        return NAMES

    def features(self, s: PowerUp, seat: int) -> list[float]:
        return features(s)[seat]

    def sides(self, s: PowerUp) -> list[list[float]]:
        return features(s)

    def judged(self, s: PowerUp) -> PowerUp:
        return quietly(s)

    def note(self, s: PowerUp, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def board(self, view: View) -> str:
        return board_text(view)

    def describe(self, event: Event) -> Message | None:
        return describe(event)

    def own_name(self, s: PowerUp, reference: int, watcher: int) -> str:
        if kind_of(reference) == EFFECT:
            index = index_of(reference)
            if index >= len(s.chain):
                return "an effect"
            return f"the effect of {self.name_of(s, card(s.chain[index].source), watcher)}"
        return ACTS[index_of(reference)].name

    def name_asked(self, s: PowerUp, reference: int, watcher: int) -> str:
        if kind_of(reference) == ABILITY:
            return ability_label(ACTS[index_of(reference)])
        return super().name_asked(s, reference, watcher)

    def whose(self, s: PowerUp, reference: int, watcher: int) -> str:
        return whose(s, index_of(reference), watcher) if kind_of(reference) == CARD else ""

    def things(self, s: PowerUp) -> Iterable[int]:
        return things(s)

    def aliases(self, s: PowerUp, reference: int, watcher: int) -> Sequence[str]:
        """A card of the watcher's is also `my X`, the opponent's `their X`; a seat also its HQ."""
        kind, index = kind_of(reference), index_of(reference)
        if kind == CARD and index < len(s.printing) and not s.pool[watcher][index]:
            whose = "my" if s.layout[s.where[index]].owner == watcher else "their"
            return [f"{whose} {self.catalogue[s.printing[index]].name}"]
        if kind == SEAT:
            return ["hq", "my hq" if index == watcher else "their hq"]
        return [ACTS[index].name] if kind == ABILITY else ()


GAME = PowerUpGame()
