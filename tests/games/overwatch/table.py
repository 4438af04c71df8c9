"""The table as these tests speak of it: two players, what they do in a turn, and the facts of their side.

a, b = table(a={"hand": ["Reaper"]}, b={"board": {"front-4": hero("Tracer", damage=1)}})
a.plays("Reaper", "front-4", "single shot", "Tracer")
assert b.is_down("Tracer")
"""

from typing import Any

from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.view import card_seen, player, row_tokens
from overtable.kernel.scenario import Seat
from overtable.scenario import scenario

NO_CARDS_CHOSEN = ("done", "take", "skip")


def hero(name: str, **counters: Any) -> dict[str, Any]:
    """A Hero with damage, shields, down, used or marks."""
    return {"hero": name, **counters}


def token(kind: str, of: str, **where: Any) -> dict[str, Any]:
    """A Hero token: `row` or `on`, and its amount."""
    return {"token": kind, "of": of, **where}


class Player(Seat[Overwatch]):
    """A player: whole turns in one line, and the facts of the player's side."""

    def plays(self, name: str, space: str, skill: str = "", *choices: str) -> None:
        """Play a Hero; `skill` is "use" or the name of a branch, and without it the skill is declined."""
        self.does("play", name, space)
        if skill:
            self.does("use", *([skill] if skill != "use" else []))
            self.answers(*choices)
        elif self.can("skip"):
            self.does("skip")

    def ults(self, name: str, *choices: str) -> None:
        self.does("ultimate", name)
        self.answers(*choices)

    def answers(self, *choices: str) -> None:
        for choice in choices:
            if choice in NO_CARDS_CHOSEN:
                self.does(choice)
            else:
                self.does("choose", choice)

    @property
    def state(self) -> Overwatch:
        return self.table.state

    @property
    def power(self) -> tuple[int, ...]:
        return tuple(player(self.state, self.number)["power"])

    @property
    def synergy(self) -> tuple[int, ...]:
        return tuple(player(self.state, self.number)["synergy"])

    @property
    def hand(self) -> list[str]:
        return sorted(self.zone("hand"))

    @property
    def wins(self) -> int:
        return self.state.wins[self.number]

    def seen(self, name: str) -> dict[str, Any]:
        """What lies on a card of this player's, as everybody sees it; nothing when it is off the board."""
        return dict(card_seen(self.state, self.card(name)))

    def at(self, name: str) -> str | None:
        """The space where a Hero lies, or nothing when it is off the board."""
        return self.seen(name).get("place")

    def damage(self, *names: str) -> Any:
        """The damage on a Hero, or on several."""
        found = tuple(self.state.damage[self.card(name)] for name in names)
        return found if len(found) > 1 else found[0]

    def shields(self, name: str) -> int:
        return self.state.shields[self.card(name)]

    def is_down(self, name: str) -> bool:
        return self.seen(name).get("down", False)

    def has_used(self, name: str) -> bool:
        return self.seen(name).get("used", False)

    def on(self, name: str) -> dict[str, int]:
        """Tokens and marks on a Hero, with their amounts (a mark's is 0)."""
        return {t["kind"]: t["amount"] for t in self.seen(name).get("tokens", [])}

    def beside(self, row: str) -> dict[str, int]:
        """Tokens beside one of this player's rows, whoever laid them."""
        here = [t for t in row_tokens(self.state) if (t["side"], t["row"]) == (self.number, row)]
        return {t["kind"]: sum(o["amount"] for o in here if o["kind"] == t["kind"]) for t in here}

    def field(self, row: str) -> int | None:
        """The damage on the Immortality Field of a row, or nothing when none stands there."""
        s = self.state
        here = [dict(card_seen(s, c)) for c in range(len(s.at)) if s.at[c] >= 0]
        found = [m["damage"] for m in here if (m["space"], m["side"], m["row"]) == (None, self.number, row)]
        return found[0] if found else None

    @property
    def spaces(self) -> set[str]:
        """Where a Hero of the hand may be played now."""
        return set(self.offered("play", self.hand[0]))


def table(
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    mode: str = "standard",
    seed: int = 0,
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> list[Player]:
    """Two players at a position in the words of `overtable.games.overwatch.position`."""
    told = {"a": a or {}, "b": b or {}, **position}
    return seated(scenario("overwatch", mode, seed, settings=settings or {}, position=told))


def match(mode: str = "standard", seed: int = 0, settings: dict[str, Any] | None = None) -> list[Player]:
    """Two players at the start of a match."""
    return seated(scenario("overwatch", mode, seed, settings=settings or {}))


def seated(made: Any) -> list[Player]:
    made.seats = [Player(made, n) for n in range(2)]
    return made.seats  # type: ignore[no-any-return]


ENEMIES = {"front-3": "Bastion", "front-4": "Roadhog", "front-5": "Orisa", "middle-4": "Zarya", "back-4": "Ana"}
NAMES = ("Bastion", "Roadhog", "Orisa", "Zarya", "Ana")


def playing(name: str, **more: Any) -> list[Player]:
    """A holds this Hero; B has the five enemies above, or others."""
    return table(a={"hand": [name], **more.pop("a", {})}, b={"board": ENEMIES} | more.pop("b", {}), **more)


def using(name: str, **more: Any) -> list[Player]:
    """A has this Hero in the front row with 3 Synergy there."""
    a = {"board": {"front-4": name}, "synergy": (3, 0, 0)} | more.pop("a", {})
    return table(a=a, b={"board": ENEMIES} | more.pop("b", {}), **more)
