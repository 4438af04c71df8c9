"""What a scenario of OverRealm can say: the verbs of its answers, and words for the facts of one player's side.

a.selects("Lights Out", buffs=["Standard+"])
assert b.hp("Drownigator") == 4 and a.cubes == {"SPD": 1}
"""

from collections.abc import Iterable, Iterator

from overtable.games.overrealm.book import book, monster_rows, notation
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.figures import (
    ACORNS,
    ACTIONS_EACH,
    AURA,
    CONDITIONS,
    COUNTERS,
    CUBES,
    HONEY,
    HP,
    MANEUVER,
    TEAM_OF,
    TORMENT,
    USED,
)
from overtable.games.overrealm.refs import ability_ref
from overtable.games.overrealm.state import DECK, DISCARD, HAND, Overrealm, action_of, cards
from overtable.kernel.event import Event
from overtable.kernel.refs import index_of
from overtable.kernel.seat import ScenarioError, Seat

VERBS = {
    "act": "a monster action",
    "protect": "a monster action: act, protected",
    "honey": "a monster action: act, with honey",
    "draw": "nothing: draw cards",
    "switch": "a monster to switch to",
    "counter": "nothing",
    "buff": "a buff of the hand",
    "discard": "a card",
    "done": "nothing: go on",
    "replace": "a monster to bring in",
    "choose": "a stat, or a monster",
    "give": "the stat of the cube that the enemy gains",
    "remove": "the stat of the cube that goes",
    "keep": "the stat of a cube that stays",
    "resolve": "the card whose effect comes next",
    "look": "nothing: at the top of the deck",
    "return": "a card of the discard pile",
    "top": "a card that goes on top of the deck",
    "bottom": "a card that goes to the bottom of the deck",
    "yes": "nothing",
    "no": "nothing",
    "bring": "a monster of one's own",
    "pick": "a monster of the draft",
    "take": "a monster to take along",
    "lead": "the monster to start with",
}


class OverrealmSeat(Seat[Overrealm]):
    """A player of OverRealm: a whole selection in one line, and the facts of this side."""

    # what the player does

    def selects(
        self, action: str, buffs: Iterable[str] = (), discard: Iterable[str] | int = (), how: str = "act"
    ) -> None:
        """Select a monster action with these buffs, and pay with these cards (a number: any cards)."""
        self.does(how, action)
        self.picks("buff", *buffs)
        if isinstance(discard, int):
            for _ in range(discard):
                self.table.answer(self.number, self.options()[0])
        else:
            self.picks("discard", *discard, then="")

    # the facts

    def monster(self, name: str) -> int:
        """The number of a monster of the team."""
        return TEAM_OF[self.number][self._one_of([book()[row].name for row in self._rows], name)]

    def action(self, name: str) -> int:
        """The number of a monster action of the team."""
        return self._actions[self._one_of([self._action_name(a) for a in self._actions], name)]

    @property
    def active(self) -> str:
        """The active monster."""
        return book()[self.state.row[self.state.active[self.number]]].name

    @property
    def team(self) -> dict[str, int]:
        """The monsters with their HP."""
        team = zip(self._rows, TEAM_OF[self.number], strict=True)
        return {book()[row].name: self.state.f[HP + monster] for row, monster in team}

    def hp(self, name: str = "") -> int:
        """The HP of a monster, by default of the active one."""
        return self.state.f[HP + self.monster(name or self.active)]

    @property
    def cubes(self) -> dict[str, int]:
        """Cubes by stat."""
        return self.by_stat(CUBES)

    @property
    def acorns(self) -> dict[str, int]:
        """Acorns by stat."""
        return self.by_stat(ACORNS)

    def by_stat(self, row: int) -> dict[str, int]:
        figures = self.state.f[row + self.number * 3 : row + self.number * 3 + 3]
        return {stat: n for stat, n in zip(STATS, figures, strict=True) if n}

    @property
    def maneuver(self) -> int:
        """Maneuver tokens."""
        return self.state.f[MANEUVER + self.number]

    @property
    def honey(self) -> int:
        """Honey tokens."""
        return self.state.f[HONEY + self.number]

    def conditions(self, name: str = "") -> dict[str, int]:
        """The conditions of a monster, by default of the active one."""
        return self.on_monster(CONDITIONS, name)

    def tokens(self, name: str = "") -> dict[str, int]:
        """Wish, quake and lockdown counters on a monster, by default on the active one."""
        return self.on_monster(COUNTERS, name)

    def on_monster(self, rows: dict[str, int], name: str) -> dict[str, int]:
        monster = self.monster(name or self.active)
        return {key: self.state.f[row + monster] for key, row in rows.items() if self.state.f[row + monster]}

    def on_actions(self, row: int) -> dict[str, int]:
        return {self._action_name(a): self.state.f[row + a] for a in self._actions if self.state.f[row + a]}

    @property
    def auras(self) -> dict[str, int]:
        """Team auras in play with the turns that they have left."""
        return self.on_actions(AURA)

    @property
    def used(self) -> set[str]:
        """Single-use actions that are used up."""
        return set(self.on_actions(USED))

    @property
    def torment(self) -> dict[str, int]:
        """Torment tokens by action."""
        return self.on_actions(TORMENT)

    @property
    def hand(self) -> int:
        """How many cards are in hand."""
        return len(cards(self.state, self.number, HAND))

    @property
    def deck(self) -> int:
        """How many cards are in the deck."""
        return len(cards(self.state, self.number, DECK))

    @property
    def discard(self) -> int:
        """How many cards are in the discard pile."""
        return len(cards(self.state, self.number, DISCARD))

    def holds(self, zone: int) -> list[str]:
        """The cards of a zone (by its number) in their notation."""
        return [notation(self.state.printing[c]) for c in cards(self.state, self.number, zone)]

    # what happened since the table was set

    def hits(self) -> list[tuple[str, int]]:
        """The attacks of this player that were carried out, and their damage."""
        mine = range(self.state.first_action + self._actions[0], self.state.first_action + self._actions[-1] + 1)
        found = [e for e in self._events("hit") if index_of(e.refs[0]) in mine]
        return [(self.named(e.refs[0]), index_of(e.refs[2])) for e in found]

    def losses(self) -> list[tuple[str, int, str]]:
        """HP that this player's monsters lost otherwise: who, how much, through what."""
        mine = [self.state.team[m] for m in TEAM_OF[self.number]]
        found = [e for e in self._events("loss") if index_of(e.refs[0]) in mine]
        return [(self.named(e.refs[0]), index_of(e.refs[1]), self.named(e.refs[2])) for e in found]

    def flips(self) -> list[tuple[str, str]]:
        """What this player flipped for, and the card."""
        found = [e for e in self._events("flip") if index_of(e.refs[0]) == self.number]
        return [(self.named(e.refs[2]), notation(self.state.printing[index_of(e.refs[1])])) for e in found]

    def named(self, reference: int) -> str:
        return self.table.game.name_of(self.state, reference, self.number)

    def happened(self, kind: str) -> int:
        """How many events of a kind there were."""
        return len(self._events(kind))

    def _events(self, kind: str) -> list[Event]:
        return [e for e in self.table.history if e.kind == kind]

    @property
    def _rows(self) -> list[int]:
        """The monsters of the team as rows of the catalogue."""
        return [self.state.row[monster] for monster in TEAM_OF[self.number]]

    @property
    def _actions(self) -> list[int]:
        return [action_of(monster, n) for monster in TEAM_OF[self.number] for n in range(ACTIONS_EACH)]

    def _action_name(self, action: int) -> str:
        return book()[self.state.printing[self.state.first_action + action]].name

    def _one_of(self, names: list[str], name: str) -> int:
        if name not in names:
            raise ScenarioError(f"player {self.number + 1} has no {name}; there are {', '.join(names)}")
        return names.index(name)


def things() -> Iterator[int]:
    """All abilities."""
    yield from map(ability_ref, monster_rows(strict=False))
