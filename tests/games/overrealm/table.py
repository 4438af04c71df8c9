"""The table as these tests speak of it: two players, what they select, and the facts of their side.

a, b = table(a={"team": ["Chargroar", "Galeaffy", "Steamie"], "hand": ["Standard+"]}, b={"team": ["Drownigator", ...]})
a.selects("Lights Out", buffs=["Standard+"])
b.draws()
assert b.hp("Drownigator") == 4
"""

from typing import Any

import pytest

from overtable.games.overrealm.book import book, notation
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.figures import (
    ACORNS,
    AURA,
    CONDITIONS,
    COUNTERS,
    CUBES,
    HONEY,
    HP,
    MANEUVER,
    TORMENT,
    USED,
)
from overtable.games.overrealm.state import DECK, DISCARD, HAND, Overrealm, cards
from overtable.kernel.refs import index_of
from overtable.kernel.scenario import Seat
from overtable.scenario import scenario


class Player(Seat[Overrealm]):
    """A player: a whole selection in one line, and the facts of the player's side."""

    @property
    def state(self) -> Overrealm:
        return self.table.state

    @property
    def enemy(self) -> "Player":
        return self.table.seats[1 - self.number]  # type: ignore[return-value]

    # what the player does

    def selects(self, action: str, buffs: Any = (), discard: Any = (), how: str = "act") -> None:
        """Select a monster action with these buffs, and pay with these cards (a number: any cards)."""
        self.does(how, action)
        wanted = self.ids(buffs)
        for card in sorted(wanted, key=cards(self.state, self.number, HAND).index):
            self.answer("buff", card)
        if self.can("done"):
            self.does("done")
        if isinstance(discard, int):
            for _ in range(discard):
                self.table.answer(self.number, self.options()[0])
        else:
            for card in sorted(self.ids(discard, wanted), key=cards(self.state, self.number, HAND).index):
                self.answer("discard", card)

    def ids(self, names: Any, taken: list[int] = []) -> list[int]:  # noqa: B006
        """Cards in hand by their notation, each once."""
        found: list[int] = []
        for name in names:
            fits = [
                c
                for c in cards(self.state, self.number, HAND)
                if c not in found and c not in taken and notation(self.state.printing[c]) == name.rstrip("!")
            ]
            assert fits, f"no {name} in hand"
            found.append(fits[0])
        return found

    def answer(self, verb: str, card: int) -> None:
        option = next(o for o in self.options() if o.verb == verb and index_of(o.refs[0]) == card)
        self.table.answer(self.number, option)

    def draws(self) -> None:
        self.does("draw")

    def counters(self) -> None:
        self.does("counter")

    def switches(self, name: str) -> None:
        self.does("switch", name)

    # the facts

    def monster(self, name: str) -> int:
        names = [book()[row].name for row in self.state.row[self.number * 3 : self.number * 3 + 3]]
        return self.number * 3 + names.index(name)

    def action(self, name: str) -> int:
        for monster in range(self.number * 3, self.number * 3 + 3):
            for a in range(4):
                if book()[self.state.printing[self.state.first_action + monster * 4 + a]].name == name:
                    return monster * 4 + a
        raise AssertionError(f"no {name}")

    @property
    def active(self) -> str:
        return book()[self.state.row[self.state.active[self.number]]].name

    @property
    def team(self) -> dict[str, int]:
        rows = self.state.row[self.number * 3 : self.number * 3 + 3]
        return {book()[row].name: self.state.f[HP + self.number * 3 + i] for i, row in enumerate(rows)}

    def hp(self, name: str = "") -> int:
        return self.team[name or self.active]

    @property
    def cubes(self) -> dict[str, int]:
        return self.by_stat(CUBES)

    @property
    def acorns(self) -> dict[str, int]:
        return self.by_stat(ACORNS)

    def by_stat(self, row: int) -> dict[str, int]:
        figures = self.state.f[row + self.number * 3 : row + self.number * 3 + 3]
        return {stat: n for stat, n in zip(STATS, figures, strict=True) if n}

    @property
    def maneuver(self) -> int:
        return self.state.f[MANEUVER + self.number]

    @property
    def honey(self) -> int:
        return self.state.f[HONEY + self.number]

    def conditions(self, name: str = "") -> dict[str, int]:
        return self.on_monster(CONDITIONS, name)

    def tokens(self, name: str = "") -> dict[str, int]:
        """Wish, quake and lockdown counters."""
        return self.on_monster(COUNTERS, name)

    def on_monster(self, rows: dict[str, int], name: str) -> dict[str, int]:
        monster = self.monster(name or self.active)
        return {key: self.state.f[row + monster] for key, row in rows.items() if self.state.f[row + monster]}

    def on_actions(self, row: int) -> dict[str, int]:
        first = self.number * 12
        named = {i: book()[self.state.printing[self.state.first_action + i]].name for i in range(first, first + 12)}
        return {name: self.state.f[row + i] for i, name in named.items() if self.state.f[row + i]}

    @property
    def auras(self) -> dict[str, int]:
        return self.on_actions(AURA)

    @property
    def used(self) -> set[str]:
        return set(self.on_actions(USED))

    @property
    def torment(self) -> dict[str, int]:
        return self.on_actions(TORMENT)

    @property
    def hand(self) -> int:
        return len(cards(self.state, self.number, HAND))

    @property
    def deck(self) -> int:
        return len(cards(self.state, self.number, DECK))

    @property
    def discard(self) -> int:
        return len(cards(self.state, self.number, DISCARD))

    def holds(self, zone: int) -> list[str]:
        return [notation(self.state.printing[c]) for c in cards(self.state, self.number, zone)]

    # what happened since the table was set

    def hits(self) -> list[tuple[str, int]]:
        """The attacks of this player that were carried out, and their damage."""
        mine = range(self.state.first_action + self.number * 12, self.state.first_action + self.number * 12 + 12)
        found = [e for e in self.state.log or () if e.kind == "hit" and index_of(e.refs[0]) in mine]
        return [(self.named(e.refs[0]), index_of(e.refs[2])) for e in found]

    def losses(self) -> list[tuple[str, int, str]]:
        """HP that this player's monsters lost otherwise: who, how much, through what."""
        mine = self.state.team[self.number * 3 : self.number * 3 + 3]
        found = [e for e in self.state.log or () if e.kind == "loss" and index_of(e.refs[0]) in mine]
        return [(self.named(e.refs[0]), index_of(e.refs[1]), self.named(e.refs[2])) for e in found]

    def flips(self) -> list[tuple[str, str]]:
        """What this player flipped for, and the card."""
        found = [e for e in self.state.log or () if e.kind == "flip" and index_of(e.refs[0]) == self.number]
        return [(self.named(e.refs[2]), notation(self.state.printing[index_of(e.refs[1])])) for e in found]

    def named(self, ref: int) -> str:
        return self.table.game.name_of(self.state, ref, self.number)

    def happened(self, kind: str) -> int:
        return sum(e.kind == kind for e in self.state.log or ())


def players(found: Any) -> list[Player]:
    found.seats = [Player(found, n) for n in range(found.state.seats)]
    found.state.log = []
    return list(found.seats)


PLAIN_TEAM = ("Galeaffy", "Volcanoggin", "Zappguin")
OTHER_TEAM = ("Shaleshell", "Stallagrowth", "Flexferno")


def table(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> list[Player]:
    """Two players at a position; what is not said is a plain team, a full deck and an empty hand."""
    sides = {"a": {"team": list(PLAIN_TEAM), **(a or {})}, "b": {"team": list(OTHER_TEAM), **(b or {})}}
    start = {"from": more.pop("start")} if "start" in more else {}
    return players(scenario("overrealm", position={**sides, **start}, **more))


def new_game(mode: str = "casual", **more: Any) -> list[Player]:
    return players(scenario("overrealm", mode, **more))


def team(*names: str, **hp: int) -> dict[str, int]:
    """A team by name: printed HP, or those named."""
    return {name: hp.get(name, book().find(name).hp) for name in names}  # type: ignore[union-attr]


def of(*names: str, **more: object) -> dict[str, object]:
    """A side with this team at printed HP."""
    return {"team": team(*names), **more}


EITHER_SEAT = pytest.mark.parametrize("swapped", [False, True])
"""Effects of both players at once come out the same from either seat."""


def seated(mine: dict[str, Any], theirs: dict[str, Any], swapped: bool) -> list[Player]:
    """The table with the two sides in either seat; the players in the order of the arguments."""
    return table(a=theirs, b=mine)[::-1] if swapped else table(a=mine, b=theirs)


def quickly(found: list[Player]) -> None:
    """Everybody takes the first option until the next selection or the end."""
    state = found[0].state
    while state.result is None and type(state.stack[-1]).__name__ != "Select":
        for player in found:
            if player.is_asked:
                player.table.answer(player.number, player.options()[0])
                break
