"""Overwatch: The Card Game as a game of the house."""

from collections.abc import Sequence
from pathlib import Path

from overtable.games.overwatch.arrival import Arrival, Move
from overtable.games.overwatch.board import (
    COLUMN,
    KINDS,
    ROW,
    ROWS,
    SPACE,
    SPACES,
    line_of,
    row_of,
    side_of,
    space_name,
)
from overtable.games.overwatch.cards import CATALOGUE
from overtable.games.overwatch.damage import Absorb, Damage
from overtable.games.overwatch.hints import value
from overtable.games.overwatch.notes import note
from overtable.games.overwatch.position import build
from overtable.games.overwatch.printed import LABELS, SET_ASIDE
from overtable.games.overwatch.printed import ROW as HERO_ROW
from overtable.games.overwatch.rounds import Draft, EndRound, NewRound, Swap
from overtable.games.overwatch.state import ASIDE, DECK, POOL, UNUSED, Overwatch, zone
from overtable.games.overwatch.terminal import board
from overtable.games.overwatch.triggers import AbilityUsed, Mayhem, Mine, Triggers
from overtable.games.overwatch.turn import (
    Action,
    DeploySkill,
    GiveSynergy,
    MayUseSkill,
    NextTurn,
    StartEffects,
    StartTurn,
    Turret,
)
from overtable.games.overwatch.view import OverwatchView, view
from overtable.games.overwatch.word import Use
from overtable.games.overwatch.words.harming import Share
from overtable.kernel.chance import SETUP, below
from overtable.kernel.engine import run
from overtable.kernel.event import Event
from overtable.kernel.frame import do
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.knowledge import put, shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of, number

FIELDS = 4
"""Immortality Fields a side may have standing at once: far more than the rules can bring about."""
LIMIT = 5000

SETTINGS: dict[str, int | str | bool] = {
    "rounds": 3,
    "hand": 6,
    "draft": False,
    "reinforce": False,
    "hill": False,
    "super_synergy": False,
}

MODES = {
    "standard": Mode("Standard", "Best of three rounds with hands of six.", SETTINGS),
    "best-of-five": Mode("Best of five", "A longer match: first to three round wins.", SETTINGS | {"rounds": 5}),
    "best-of-seven": Mode("Best of seven", "The longest match: first to four.", SETTINGS | {"rounds": 7}),
    "large-hands": Mode("Large hands", "Eight cards a round, and up to four of them swapped.", SETTINGS | {"hand": 8}),
    "hero-draft": Mode(
        "Hero Draft", "Heroes are drafted openly before each round.", SETTINGS | {"draft": True, "hand": 8}
    ),
    "reinforce": Mode(
        "Reinforce", "The board stays; after two rounds it decides.", SETTINGS | {"reinforce": True, "rounds": 2}
    ),
    "king-of-the-hill": Mode(
        "King of the Hill", "One row, chosen by chance, decides each round.", SETTINGS | {"hill": True}
    ),
    "super-synergy": Mode(
        "Super Synergy", "Ultimates are free; every Hero gives 2 Power.", SETTINGS | {"super_synergy": True}
    ),
}

SAID = {
    "turn": "{0}'s turn",
    "round": "Round {0} begins",
    "drew": "{0} drew {1}",
    "swapped": "{0} swapped {1}",
    "drafted": "{0} drafted {1}",
    "played": "{0} is played to {1}",
    "skill": "{0} uses its deploy skill",
    "skipped": "{0} goes without its deploy skill",
    "ultimate": "{0} activates its Ultimate",
    "passed": "{0} passed",
    "damaged": "{0} takes {1} damage ({2} absorbed)",
    "absorbed": "{0} absorbs {2} damage for {1}",
    "healed": "{0} heals {1}",
    "shielded": "{0} gains {1} shields",
    "defeated": "{0} is defeated",
    "revived": "{0} stands again",
    "moved": "{0} moves to {1}",
    "token": "{0}'s token goes to {1}",
    "field": "The Immortality Field stands in {1}",
    "field_gone": "The Immortality Field is gone",
    "frozen": "{0} is frozen",
    "bashed": "{0} is bashed",
    "immune": "{0} takes no damage this round",
    "mayhem": "{0} sets up Total Mayhem",
    "avenged": "{0} hits back at {1}",
    "barrier": "{0} raises a barrier",
    "guard": "{0} guards the row",
    "mine": "A mine goes off under {0}",
    "turret": "{0}'s turret fires",
    "rolled": "The dice show {0}",
    "to_hand": "{0} returns to the hand",
    "to_discard": "{0} is discarded",
    "fetched": "{0} is fetched",
    "replaced": "{1} takes the place of {0}",
    "scored": "Power {0} to {1}",
    "won_round": "{0} won the round",
    "cleared": "The board is cleared",
}


class OverwatchGame(Game[Overwatch]):
    id = "overwatch"
    name = "Overwatch: The Card Game"
    blurb = "Three rows, six Heroes a round: Power wins it, Synergy pays for Ultimates."
    accent = "#f99e1a"
    modes = MODES
    state = Overwatch
    view_type = OverwatchView
    frames = (
        NewRound, Draft, Swap, StartTurn, StartEffects, Turret, Action, DeploySkill, MayUseSkill, GiveSynergy, NextTurn,
        Use, Damage, Absorb, Share, Move, Arrival, Triggers, Mayhem, Mine, AbilityUsed, EndRound,
    )  # fmt: skip
    kinds = KINDS
    words = LABELS
    endings = {
        "OW-WIN-01": "Two rounds are won.",
        "OW-WIN-03": "Both reached the target together: the extra round decides.",
        "OW-MODE-05": "The last round is over: the Power on the board decides, then unspent Synergy.",
        "OW-MODE-15": "More than half of the rounds are won.",
    }
    folder = Path(__file__).parent
    catalogue = CATALOGUE

    def start(self, setup: Setup) -> Overwatch:
        settings = self.settings(setup)
        s = fresh(setup.seed, agree(settings))
        if setup.position is None:
            s.first = below(s, SETUP, 2)  # OW-SETUP-04
            do(s, NewRound())
        else:
            build(s, setup.position)
            s.settle()
        run(s)
        return s

    def view(self, s: Overwatch, watcher: int) -> View:
        return view(s, watcher)

    def value(self, s: Overwatch, seat: int) -> float:
        return value(s, seat)

    def board(self, view: View) -> str:
        return board(view)

    def note(self, s: Overwatch, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def describe(self, event: Event) -> Message | None:
        if event.kind == "damaged" and event.refs[2] == number(0):
            return Message("{0} takes {1} damage", event.refs)
        return Message(SAID[event.kind], event.refs) if event.kind in SAID else None

    def own_name(self, s: Overwatch, reference: int, watcher: int) -> str:
        kind, index = kind_of(reference), index_of(reference)
        if kind == SPACE:
            return space_name(index)
        if kind == ROW:
            name = f"{ROWS[row_of(index)]} row"
            return (
                name
                if side_of(index) == watcher
                else f"enemy {name}"
                if watcher < 2
                else f"player {side_of(index) + 1}'s {name}"
            )
        if kind == COLUMN:
            return f"column {index + 1}"
        return super().own_name(s, reference, watcher)

    def option_text(self, s: Overwatch, option: Option, watcher: int) -> str:
        """Both sides may have the same Hero: on the board it is named with its place."""
        words = [self.verb(option.verb)]
        for r in option.refs:
            name = self.name_of(s, r, watcher)
            place = s.at[index_of(r)] if kind_of(r) == CARD else -1
            if place >= 0:
                whose = "your" if side_of(line_of(place)) == watcher else "enemy"
                where = space_name(place) if place < SPACES else f"{ROWS[row_of(line_of(place))]} row"
                name = f"{name} ({whose} {where})"
            words.append(name)
        return " · ".join(words)

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
            return (f"{whose} {name}", f"{name} at {space_name(place)}" if place < SPACES else f"{whose} Field")
        return ()


def agree(settings: dict[str, int | str | bool]) -> dict[str, int]:
    """What was agreed, checked; raises `BadSetup` with every reason."""
    agreed = {key: int(value) for key, value in settings.items()}
    problems = []
    if agreed["reinforce"]:
        if not 2 <= agreed["rounds"] <= 5:
            problems.append("rounds: Reinforce is played over two to five rounds [OW-MODE-05]")
        if agreed["draft"]:
            problems.append("draft: Reinforce keeps its cards and cannot be drafted anew [OW-MODE-04]")
    elif agreed["rounds"] % 2 == 0 or not 1 <= agreed["rounds"] <= 15:
        problems.append("rounds: the number must be odd, so that a majority always exists, and at most 15 [OW-MODE-15]")
    most = 16 if agreed["draft"] else 10
    least = 8 if agreed["draft"] else 6
    if not least <= agreed["hand"] <= most:
        problems.append(f"hand: from {least} to {most} cards [{'OW-MODE-01' if agreed['draft'] else 'OW-MODE-16'}]")
    if problems:
        raise BadSetup(problems)
    return agreed


def fresh(seed: int, agreed: dict[str, int]) -> Overwatch:
    """Two full sets of cards, shuffled and hidden; D.Va and B.O.B. aside (OW-SETUP-01, -02)."""
    field = HERO_ROW["immortality-field"]
    one = [*range(len(CATALOGUE.cards)), *([field] * FIELDS)]
    s = Overwatch(seed, one + one, LIMIT)
    s.hand, s.rounds = agreed["hand"], agreed["rounds"]
    s.draft, s.reinforce = bool(agreed["draft"]), bool(agreed["reinforce"])
    s.hills, s.super_synergy = bool(agreed["hill"]), bool(agreed["super_synergy"])
    for card, row in enumerate(s.printing):
        side = card // len(one)
        if row == field or SET_ASIDE[row]:
            put(s, card, zone(side, ASIDE))
        elif s.draft:
            put(s, card, POOL if side == 0 else UNUSED)
        else:
            put(s, card, zone(side, DECK))
    for side in range(2):
        if not s.draft:
            shuffle(s, zone(side, DECK))
    s.epoch = 0
    return s
