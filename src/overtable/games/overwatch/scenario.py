"""What a scenario of Overwatch can say: the verbs of its answers, and words for the facts of one player's side.

a.does("play", "Reaper", "front-4")
assert b.damage("Tracer") == 2 and b.is_down("Tracer") and a.synergy == (1, 0, 0)
"""

from collections.abc import Iterator
from typing import Any

from overtable.games.overwatch.board import LINES, SPACES, WIDTH, column_ref, row_ref, space_ref
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.view import looks, players, row_tokens
from overtable.kernel.seat import Seat

VERBS = {
    "play": "a Hero of the hand and a space",
    "ultimate": "a Hero on the board, and X as a number where its cost is X",
    "pass": "nothing",
    "use": "nothing, or the branch of a deploy skill",
    "skip": "nothing: the deploy skill is left alone",
    "choose": "a Hero, a row or a column",
    "done": "nothing: no further picks",
    "swap": "a Hero of the hand",
    "draft": "a Hero of the open deck",
    "move": "a Hero and a space",
    "resolve": "the Hero whose start-of-turn effect comes next",
    "absorb": "the Hero whose shields absorb, and how much",
    "take": "nothing: the damage is taken",
}


class OverwatchSeat(Seat[Overwatch]):
    """A player of Overwatch: the facts of this side of the board."""

    @property
    def power(self) -> tuple[int, ...]:
        """Power of the front, middle and back row."""
        return tuple(players(self.state)[self.number]["power"])

    @property
    def synergy(self) -> tuple[int, ...]:
        """Synergy of the front, middle and back row."""
        return tuple(players(self.state)[self.number]["synergy"])

    @property
    def hand(self) -> list[str]:
        """The Heroes of the hand, by name."""
        return sorted(self.zone("hand"))

    @property
    def wins(self) -> int:
        """Rounds won."""
        return self.state.wins[self.number]

    def seen(self, name: str) -> dict[str, Any]:
        """What lies on a card of this player's, as everybody sees it; nothing more than its name off the board."""
        return dict(looks(self.state)[self.card(name)])

    def at(self, name: str) -> str | None:
        """The space where a Hero lies, or None when it is off the board."""
        return self.seen(name).get("place")

    def damage(self, *names: str) -> Any:
        """The damage on a Hero, or on several."""
        found = tuple(self.state.damage[self.card(name)] for name in names)
        return found if len(found) > 1 else found[0]

    def shields(self, name: str) -> int:
        """The shields on a Hero."""
        return self.state.shields[self.card(name)]

    def is_down(self, name: str) -> bool:
        """Whether a Hero on the board is defeated."""
        return bool(self.seen(name).get("down", False))

    def has_used(self, name: str) -> bool:
        """Whether a Hero has used its Ultimate."""
        return bool(self.seen(name).get("used", False))

    def on(self, name: str) -> dict[str, int]:
        """Tokens and marks on a Hero, with their amounts (a mark's is 0)."""
        return {t["kind"]: t["amount"] for t in self.seen(name).get("tokens", [])}

    def beside(self, row: str) -> dict[str, int]:
        """Tokens beside one of this player's rows, whoever laid them."""
        here = [t for t in row_tokens(self.state) if (t["side"], t["row"]) == (self.number, row)]
        return {t["kind"]: sum(o["amount"] for o in here if o["kind"] == t["kind"]) for t in here}

    def field(self, row: str) -> int | None:
        """The damage on the Immortality Field of a row, or None when none stands there."""
        s = self.state
        here: list[dict[str, Any]] = [dict(seen) for c, seen in enumerate(looks(s)) if s.at[c] >= 0]
        found = [int(m["damage"]) for m in here if (m["space"], m["side"], m["row"]) == (None, self.number, row)]
        return found[0] if found else None

    @property
    def spaces(self) -> set[str]:
        """Where a Hero of the hand may be played now."""
        return set(self.offered("play", self.hand[0]))


def things() -> Iterator[int]:
    """All places of the board that have a name."""
    yield from map(space_ref, range(SPACES))
    yield from map(row_ref, range(LINES))
    yield from map(column_ref, range(WIDTH))
