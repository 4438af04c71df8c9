"""OverRealm as a game of the house."""

from collections.abc import Sequence
from pathlib import Path

from overtable.games.overrealm import action, choices, drafting, ko, looking, match, switching, text, together, turn
from overtable.games.overrealm.book import book, monster_rows
from overtable.games.overrealm.drafting import BROUGHT, COMPETITIVE, PACK_SIZE, deal_packs, lay_out_supplies
from overtable.games.overrealm.hints import value
from overtable.games.overrealm.log import describe
from overtable.games.overrealm.match import NextMatch
from overtable.games.overrealm.notes import note
from overtable.games.overrealm.position import lay_out, notation, team_rows
from overtable.games.overrealm.printed import Action, Buff, Monster, Printed
from overtable.games.overrealm.select import Select
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.terminal import board
from overtable.games.overrealm.view import OverrealmView, view
from overtable.kernel.catalogue import CardError, Catalogue
from overtable.kernel.engine import run
from overtable.kernel.event import Event
from overtable.kernel.frame import do
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of

LIMIT = 6000
"""Answers after which a match is a draw by the limit."""
MODES = ("casual", "competitive", "draft")
STRICT: dict[str, int | str | bool] = {"strict": False}

VERBS = {
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
    "return": "Take back",
}
"""Verbs that need more than a capital."""

READY = {
    "Kindling": "Chargroar, Flexferno, Steamie, Galeaffy, Americaw",
    "Undertow": "Drownigator, Cleansitoad, Zappguin, Steamie, Phantomaton",
    "Bedrock": "Shaleshell, Stallagrowth, Americaw, Galeaffy, Cleansitoad",
}
"""Ready pools of five exact monsters each."""


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
    frames = (
        drafting.Pick,
        drafting.Bring,
        match.NextMatch,
        match.ChooseTeam,
        match.RevealTeams,
        turn.StartPhase,
        turn.SelectionPhase,
        Select,
        turn.Reveal,
        turn.StandardActions,
        turn.Timing,
        switching.Switches,
        switching.Leave,
        switching.Keep,
        switching.Enter,
        switching.EntersPlay,
        action.MonsterActions,
        action.Act,
        action.Begin,
        action.Carry,
        action.Strike,
        action.Finish,
        together.Fork,
        together.Swap,
        together.Join,
        together.Effects,
        together.StepOver,
        text.Text,
        text.Flip,
        text.Flipped,
        ko.CheckKO,
        ko.Replace,
        ko.Departures,
        ko.MustSwitch,
        choices.May,
        choices.ChooseWish,
        choices.ChooseAcorn,
        choices.ChooseAura,
        choices.NegativeCubes,
        choices.Skulk,
        choices.Polarity,
        looking.ShuffleIn,
        looking.Arrange,
        looking.Reclaim,
        turn.CleanUp,
        turn.EndDraws,
        turn.AuraCounters,
        turn.EndAbilities,
        turn.TurnOver,
    )
    kinds = ("ability",)
    words = ("ATK", "SPD", "DEF", "burn", "fatigue", "paralyze", "leech", "Counter", "recoil")
    endings = {
        "OR-WIN-01": "Three monsters of one side are KO'd.",
        "OR-WIN-03": "The last monsters of both sides fell together.",
    }
    folder = Path(__file__).parent

    @property
    def catalogue(self) -> Catalogue[Printed]:
        return book()

    def start(self, setup: Setup) -> Overrealm:
        settings = self.settings(setup)
        mode = MODES.index(setup.mode)
        if setup.position is not None:
            return self._at(setup)
        rows = monster_rows(bool(settings["strict"]))
        if setup.decks and mode != COMPETITIVE:
            raise BadSetup([f"in mode {setup.mode} the monsters are drafted: there are no decks"])
        if mode == COMPETITIVE:
            brought = self._brought(setup, rows)
            s = Overrealm(setup.seats, setup.seed, rows * setup.seats, LIMIT, mode)
            do(s, NextMatch())
            lay_out_supplies(s, brought)
        else:
            if len(rows) < PACK_SIZE * setup.seats:
                raise BadSetup(
                    [f"a draft of {setup.seats} needs {PACK_SIZE * setup.seats} monsters; the pool has {len(rows)}"]
                )
            s = Overrealm(setup.seats, setup.seed, rows, LIMIT * len(match.SCHEDULE[setup.seats]), mode)
            do(s, NextMatch())
            deal_packs(s)
        run(s)
        return s

    def _brought(self, setup: Setup, rows: list[int]) -> list[list[int]]:
        """OR-MODE-07: five different monsters each, when they are named before the game."""
        if not setup.decks:
            return []
        problems = [] if len(setup.decks) == setup.seats else [f"{setup.seats} players bring {setup.seats} pools"]
        pools = []
        for text_ in setup.decks:
            names = [n.strip() for n in READY.get(text_, text_).replace("\n", ",").split(",") if n.strip()]
            pool = []
            for name in names:
                try:
                    printed = book().find(name)
                except CardError as error:
                    problems += error.problems
                    continue
                row = book().row[printed.id]
                if not isinstance(printed, Monster):
                    problems.append(f"{printed.name} is no monster")
                elif row not in rows:
                    problems.append(f"{printed.name} is not in the strict pool")
                elif row in pool:
                    problems.append(f"{printed.name} is named twice")
                else:
                    pool.append(row)
            if len(names) != BROUGHT:
                problems.append(f"a pool is {BROUGHT} monsters, not {len(names)}")
            pools.append(pool)
        if problems:
            raise BadSetup(problems)
        return pools

    def _at(self, setup: Setup) -> Overrealm:
        position = setup.position or {}
        missing = [f"a position needs the side {key!r}" for key in "ab" if not isinstance(position.get(key), dict)]
        missing += [f"a position says nothing of {key!r}" for key in position if key not in ("a", "b", "from")]
        if missing or setup.seats != 2:
            raise BadSetup(missing or ["a position is for two players"])
        rows = [row for key in "ab" for row in team_rows(position[key])]
        s = Overrealm(2, setup.seed, rows, LIMIT, MODES.index(setup.mode))
        lay_out(s, position)
        run(s)
        return s

    def view(self, s: Overrealm, watcher: int) -> View:
        return view(s, watcher)

    def value(self, s: Overrealm, seat: int) -> float:
        return value(s, seat)

    def note(self, s: Overrealm, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def board(self, view: View) -> str:
        return board(view)

    def describe(self, event: Event) -> Message | None:
        return describe(event)

    def decks(self, mode: str) -> Sequence[str]:
        return tuple(READY) if mode == "competitive" else ()

    def deck_text(self, name: str) -> str:
        return READY.get(name, "")

    def verb(self, verb: str) -> str:
        return VERBS.get(verb) or super().verb(verb)

    def own_name(self, s: Overrealm, reference: int, watcher: int) -> str:
        printed = book()[index_of(reference)]
        return printed.ability if isinstance(printed, Monster) else printed.name

    def aliases(self, s: Overrealm, reference: int, watcher: int) -> Sequence[str]:
        if kind_of(reference) != CARD or index_of(reference) >= len(s.printing) or s.pool[watcher][index_of(reference)]:
            return ()
        printed = book()[s.printing[index_of(reference)]]
        if isinstance(printed, Action):
            return (f"{book().find(printed.monster).name}/{printed.name}",)
        if isinstance(printed, Buff):
            called = notation(s.printing[index_of(reference)])
            return (called, f"{called}!") if printed.event else (called,)
        return ()
