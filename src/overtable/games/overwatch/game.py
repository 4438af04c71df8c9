"""Overwatch: The Card Game as a game of the house."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from overtable.games.overwatch.board import (
    COLUMN,
    KINDS,
    ROW,
    ROWS,
    SPACE,
    is_space,
    line_of,
    place_name,
    row_of,
    side_of,
    space_name,
)
from overtable.games.overwatch.book import CATALOGUE, problems_of, write
from overtable.games.overwatch.cards import Hero
from overtable.games.overwatch.facts import BRANCHES
from overtable.games.overwatch.features import BURDENS, SAVINGS, WORDS, features, names
from overtable.games.overwatch.heroes.damage import Absorb
from overtable.games.overwatch.heroes.defeat import check_defeats
from overtable.games.overwatch.log import STORY, describe
from overtable.games.overwatch.naming import OF_THE_HAND, row_said, space_said, with_owner
from overtable.games.overwatch.notes import note
from overtable.games.overwatch.observed import OBSERVED
from overtable.games.overwatch.position import Table, build
from overtable.games.overwatch.rounds.round import NewRound
from overtable.games.overwatch.scenario import VERBS, OverwatchSeat, things
from overtable.games.overwatch.setup import MODES, agree, fresh
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.terminal import board
from overtable.games.overwatch.turn.action import Action
from overtable.games.overwatch.turn.deploy import MayUseSkill
from overtable.games.overwatch.value import value
from overtable.games.overwatch.view import OverwatchView, view
from overtable.kernel.catalogue import CardError
from overtable.kernel.chance import SETUP, below
from overtable.kernel.engine import run
from overtable.kernel.event import Event
from overtable.kernel.frame import do
from overtable.kernel.game import Game, Setup, View
from overtable.kernel.message import Message, Piece
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, NUMBER, WORD, index_of, kind_of
from overtable.kernel.view import Sight


class OverwatchGame(Game[Overwatch]):
    id = "overwatch"
    name = "Overwatch: The Card Game"
    blurb = "Three rows, six Heroes a round: Power wins it, Synergy pays for Ultimates."
    accent = "#f99e1a"
    modes = MODES
    state = Overwatch
    standing_check = staticmethod(check_defeats)
    view_type = OverwatchView
    observed = OBSERVED
    kinds = KINDS
    words = BRANCHES
    verbs = VERBS
    position = Table
    seat_type = OverwatchSeat
    story = STORY
    endings = {
        "OW-WIN-01": "Two rounds are won.",
        "OW-WIN-03": "Both reached the target together: the extra round decides.",
        "OW-MODE-05": "The last round is over: the Power on the board decides, then unspent Synergy.",
        "OW-MODE-15": "More than half of the rounds are won.",
    }
    folder = Path(__file__).parent
    catalogue = CATALOGUE

    def write_card(self, row: int, card: Hero) -> None:
        if problems := problems_of(card):
            self.catalogue.rows.pop()
            raise CardError(problems)
        write(card)

    def start(self, setup: Setup) -> Overwatch:
        s = fresh(setup.seed, agree(self.settings(setup)))
        if setup.position is None:
            s.first = below(s, SETUP, s.seats)  # OW-SETUP-04
            do(s, NewRound())
        else:
            build(s, setup.position)
            s.settle()
        run(s)
        return s

    def view(self, s: Overwatch, watcher: int, sight: Sight | None = None) -> View:
        return view(s, watcher, sight or Sight())

    def value(self, s: Overwatch, seat: int) -> float:
        return value(s, seat)

    def kind_of_table(self, s: Overwatch) -> str:
        return "hill" if s.hill_counts else "super synergy" if s.super_synergy else "standard"

    feature_words = WORDS
    feature_burdens = BURDENS
    feature_savings = SAVINGS

    @property
    def feature_names(self) -> Sequence[str]:
        return names()

    def features(self, s: Overwatch, seat: int) -> list[float]:
        return features(s)[seat]

    def sides(self, s: Overwatch) -> list[list[float]]:
        return features(s)

    def board(self, view: View) -> str:
        return board(view)

    def note(self, s: Overwatch, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def describe(self, event: Event) -> Message | None:
        return describe(event)

    def own_name(self, s: Overwatch, reference: int, watcher: int) -> str:
        kind, index = kind_of(reference), index_of(reference)
        if kind == SPACE:
            return space_name(index)
        if kind == COLUMN:
            return f"column {index + 1}"
        name = f"{ROWS[row_of(index)]} row"
        if side_of(index) == watcher:
            return name
        return f"enemy {name}" if watcher < s.seats else f"player {side_of(index) + 1}'s {name}"

    def spoken(self, s: Overwatch, reference: int, watcher: int) -> str:
        kind = kind_of(reference)
        if kind == SPACE:
            return space_said(index_of(reference))
        return row_said(s, index_of(reference), watcher) if kind == ROW else self.name_of(s, reference, watcher)

    def event_pieces(self, s: Overwatch, event: Event, watcher: int) -> list[Piece]:
        said = super().event_pieces(s, event, watcher)
        return said if event.kind in OF_THE_HAND else [with_owner(s, piece, watcher) for piece in said]

    def name_in_option(self, s: Overwatch, reference: int, watcher: int) -> str:
        """Both sides may have the same Hero: on the board it is named with its place."""
        if kind_of(reference) == ROW:
            return self.name_of(s, reference, watcher)
        name = self.spoken(s, reference, watcher)
        place = s.at[index_of(reference)] if kind_of(reference) == CARD else -1
        if place < 0:
            return name
        whose = "your" if side_of(line_of(place)) == watcher else "enemy"
        return f"{name} ({whose} {space_said(place) if is_space(place) else f'{place_name(place)} row'})"

    def name_asked(self, s: Overwatch, reference: int, watcher: int) -> str:
        kind, top = kind_of(reference), s.stack[-1] if s.stack else None
        if kind == WORD and isinstance(top, MayUseSkill):
            return top.choice(s, Option("use", (reference,)))
        if kind == NUMBER and isinstance(top, Absorb):
            return f"absorb {index_of(reference)}"
        if kind == NUMBER and isinstance(top, Action):
            return f"X = {index_of(reference)}"
        return self.name_of(s, reference, watcher) if kind == ROW else self.spoken(s, reference, watcher)

    def things(self, s: Overwatch) -> Iterable[int]:
        return things()

    def aliases(self, s: Overwatch, reference: int, watcher: int) -> Sequence[str]:
        kind, index = kind_of(reference), index_of(reference)
        if kind == ROW:
            return (ROWS[row_of(index)],)
        if kind == COLUMN:
            return (str(index + 1),)
        if kind == CARD and index < len(s.at) and s.at[index] >= 0:
            place = s.at[index]
            whose = "my" if side_of(line_of(place)) == watcher else "their"
            name = self.name_of(s, reference, watcher)
            return (f"{whose} {name}", f"{name} at {space_name(place)}" if is_space(place) else f"{whose} Field")
        return ()
