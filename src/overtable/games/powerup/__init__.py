"""Power Up!: Heroes of five rarities in a flying V, Astra that unlock round by round, and the Power Chain.

Start reading at `state`, then `rounds` (the phases of a round), `deploy`, `combat`, `fight`, `teamup`,
`chain`. Cards are data in cards/ in the vocabulary of `passives` and the `words_` modules. May import the kernel only.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from overtable.games.powerup.book import FOLDER, ready_set, with_set
from overtable.games.powerup.chain import ConditionMet, CopyAim, ResolveChain, Resolving, Respond
from overtable.games.powerup.combat import CombatPhase, CombatTurn, EndOfCombat
from overtable.games.powerup.decks import Deck, read_deck, ready_decks, ready_names, why_not_legal
from overtable.games.powerup.deploy import DeployPhase, DeployTurn
from overtable.games.powerup.draw import DiscardChoice
from overtable.games.powerup.events import describe
from overtable.games.powerup.fight import Aftermath, Defend, DivertChance, Powers, ResolveCombat
from overtable.games.powerup.notes import note
from overtable.games.powerup.position import from_position
from overtable.games.powerup.printed import ACTS
from overtable.games.powerup.rounds import CheckWin, DrawPhase, PowerUpPhase, Refresh, ResolvePhase, SwapBattle
from overtable.games.powerup.setup import LIMIT, ChooseStart, FirstOffense, StartingHands, begin_game, lay_out
from overtable.games.powerup.state import PowerUp
from overtable.games.powerup.targets import ABILITY
from overtable.games.powerup.teamup import ResolveTeamUp, Spread, Strike, TargetKneels, TeamUpChance
from overtable.games.powerup.value import value
from overtable.games.powerup.view import PowerUpView, board_text, view_of
from overtable.kernel.catalogue import CardError, Catalogue
from overtable.kernel.chance import mixed
from overtable.kernel.engine import run
from overtable.kernel.event import Event
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.message import Message, say
from overtable.kernel.option import Option
from overtable.kernel.refs import EFFECT, card, index_of, kind_of

SETTINGS: dict[str, int | str | bool] = {"hq": 7, "first": "cost", "mixed": False, "brutal": False}


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
    view_type = PowerUpView
    frames = (
        ChooseStart,
        FirstOffense,
        StartingHands,
        Refresh,
        SwapBattle,
        PowerUpPhase,
        DrawPhase,
        DiscardChoice,
        DeployPhase,
        DeployTurn,
        CombatPhase,
        TeamUpChance,
        TargetKneels,
        Strike,
        Spread,
        ResolveTeamUp,
        CombatTurn,
        DivertChance,
        Defend,
        Powers,
        ResolveCombat,
        Aftermath,
        EndOfCombat,
        ResolvePhase,
        CheckWin,
        Respond,
        ResolveChain,
        Resolving,
        ConditionMet,
        CopyAim,
    )
    kinds = ("ability",)
    endings = {
        "PU-WIN-01": "An HQ is captured.",
        "PU-WIN-02": "A Power Deck is empty: the higher HQ wins, then the stars in play.",
        "PU-WIN-06": "One side has no Heroes left.",
        "PU-WIN-07": "Round 10 is over: the higher HQ wins, then the stars in play.",
    }
    folder = FOLDER

    def __init__(self, own_set: Path | None = None) -> None:
        """`own_set`: a folder of card files of one's own, read behind the ready set."""
        self.own_set = own_set

    @property
    def catalogue(self) -> Catalogue[Any]:
        return ready_set() if self.own_set is None else with_set(self.own_set)

    def start(self, setup: Setup) -> PowerUp:
        settings = self.settings(setup)
        problems = []
        if not isinstance(settings["hq"], int) or not 1 <= settings["hq"] <= 99:  # PU-MODE-07
            problems.append(f"setting hq must be from 1 to 99, not {settings['hq']!r}")
        if settings["first"] not in ("cost", "coin"):
            problems.append(f"setting first must be cost or coin, not {settings['first']!r}")
        if problems:
            raise BadSetup(problems)
        catalogue = self.catalogue
        if setup.position is not None:
            s = from_position(setup.position, catalogue, setup.seed, LIMIT)
        else:
            decks = self._decks(setup, bool(settings["mixed"]))
            piles = [[catalogue.row[c.id] for c in (*d.heroes(), *d.powers())] for d in decks]
            s = PowerUp(setup.seed, [row for pile in piles for row in pile], LIMIT)
            for seat in (0, 1):
                first = seat * len(piles[0])
                heroes = len(decks[seat].heroes())
                ids = list(range(first, first + len(piles[seat])))
                lay_out(s, seat, ids[:heroes], ids[heroes:])
            s.hq = [int(settings["hq"])] * 2
            begin_game(s, settings["first"] == "coin")
        s.brutal = int(bool(settings["brutal"]))
        s.mixed = int(bool(settings["mixed"]))
        s.settle()
        run(s)
        return s

    def _decks(self, setup: Setup, mixed_factions: bool) -> list[Deck]:
        """The decks of both seats: by name or text; without any, ready ones by the seed."""
        names = ready_names(mixed_factions)
        decks: list[Deck] = []
        problems: list[str] = []
        for seat in (0, 1):
            wanted = setup.decks[seat] if seat < len(setup.decks) else ""
            wanted = wanted or names[mixed(setup.seed * 2 + seat + 1) % len(names)]
            try:
                deck = read_deck(ready_decks().get(wanted, wanted), self.catalogue)
            except CardError as error:
                problems += [f"deck of player {seat + 1}: {p}" for p in error.problems]
                continue
            decks.append(deck)
            for reason in why_not_legal(deck, mixed_factions):
                problems.append(f"deck of player {seat + 1}: {say(reason, str)} [{reason.rule}]")
        if problems:
            raise BadSetup(problems)
        return decks

    def decks(self, mode: str) -> Sequence[str]:
        return ready_names(bool(self.modes[mode].settings["mixed"]))

    def deck_text(self, name: str) -> str:
        return ready_decks().get(name, "")

    def view(self, s: PowerUp, watcher: int) -> View:
        return view_of(s, watcher, self.catalogue)

    def value(self, s: PowerUp, seat: int) -> float:
        return value(s, seat)

    def note(self, s: PowerUp, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def board(self, view: View) -> str:
        return board_text(view)

    def describe(self, event: Event) -> Message | None:
        return describe(event)

    def own_name(self, s: PowerUp, reference: int, watcher: int) -> str:
        if kind_of(reference) == EFFECT:
            index = index_of(reference)
            return (
                f"the effect of {self.name_of(s, card(s.chain[index].source), watcher)}"
                if index < len(s.chain)
                else "an effect"
            )
        return ACTS[index_of(reference)].name

    def aliases(self, s: PowerUp, reference: int, watcher: int) -> Sequence[str]:
        """A card of the watcher's is also `my X`, the opponent's `their X`; a seat also its HQ."""
        kind, index = kind_of(reference), index_of(reference)
        if kind == 1 and index < len(s.printing) and not s.pool[watcher][index]:
            whose = "my" if s.layout[s.where[index]].owner == watcher else "their"
            return [f"{whose} {self.catalogue[s.printing[index]].name}"]
        if kind == 2:
            return ["hq", "my hq" if index == watcher else "their hq"]
        return [ACTS[index].name] if kind == ABILITY else ()


GAMES = (PowerUpGame(),)
