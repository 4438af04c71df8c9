"""The state of an event: who is in it, which rounds have begun, how their games went. Frozen plain data, no rules.

Only `fold` makes a new one of it. Everybody may keep one that they were given.
"""

from typing import Literal

import msgspec

from overtable.events.setup import EventSetup

Status = Literal["open", "drafting", "building", "playing", "over", "cancelled"]
Stage = Literal["swiss", "round-robin", "bracket"]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    name: str
    person: str = ""
    bot: str = ""
    """Who answers for this seat, when no person does; with a `person`: a bot that plays on for them."""
    rating: float | None = None
    deck: str = ""
    pool: tuple[str, ...] = ()
    gone: bool = False
    """Left or was sent away before the start."""
    dropped: bool = False
    since: int = 1
    """The first round that this player could play."""
    lot: int = 0
    """Drawn when entering; it parts those whom nothing else parts."""

    @property
    def active(self) -> bool:
        """Whether this player is paired."""
        return not (self.gone or self.dropped)


class Pod(msgspec.Struct, frozen=True, kw_only=True):
    """A draft table: the players at its seats."""

    number: int
    seats: tuple[int, ...]
    table: str = ""
    done: bool = False


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a match. `winner` is a player's number, 0 in a draw, nothing while it is played."""

    table: str = ""
    winner: int | None = None
    how: str = ""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Two players of a round, or one who has a bye (`b` is 0)."""

    id: str
    """`2.4` is the fourth match of the second round."""
    a: int
    b: int
    node: str = ""
    """Its place in a bracket: `W2.1` among the unbeaten, `L1.2` among those who lost once, `F1` the last one."""
    games: tuple[Game, ...] = ()
    forfeits: tuple[int, ...] = ()
    """Who left while it was open."""
    closed: bool = False
    """Ended by the house: it counts as it stands."""
    corrections: int = 0
    through: int | None = None
    """Of a bracket, once the next round has begun: who went on (0: nobody). A correction does not change it."""

    @property
    def bye(self) -> bool:
        return self.b == 0


class Round(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    stage: Stage
    label: str
    matches: tuple[Match, ...]
    begun: int
    ended: int | None = None
    """When its last match was decided."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    setup: EventSetup
    version: int = 0
    """How many entries led here."""
    status: Status = "open"
    players: tuple[Player, ...] = ()
    pods: tuple[Pod, ...] = ()
    rounds: tuple[Round, ...] = ()
    seeds: tuple[int, ...] = ()
    """Of the bracket, the best first."""
    planned: int = 0
    """Rounds before a cut, for those who are there when the first begins."""
    at: int = 0
    """When the last entry came in."""
    since: int = 0
    """When the current stage began."""

    def player(self, number: int) -> Player | None:
        return self.players[number - 1] if 1 <= number <= len(self.players) else None

    def match(self, match_id: str) -> Match | None:
        number, _, table = match_id.partition(".")
        if not (number.isdecimal() and table.isdecimal()):
            return None
        if not 1 <= int(number) <= len(self.rounds):
            return None
        matches = self.rounds[int(number) - 1].matches
        return matches[int(table) - 1] if 1 <= int(table) <= len(matches) else None

    @property
    def active(self) -> list[Player]:
        return [p for p in self.players if p.active]

    @property
    def current(self) -> Round | None:
        """The round that was begun last."""
        return self.rounds[-1] if self.rounds else None
