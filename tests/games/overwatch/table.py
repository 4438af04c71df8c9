"""The table as these tests speak of it: two players, what they do in a turn, and the facts of their side.

a, b = table(a={"hand": ["Reaper"]}, b={"board": {"front-4": hero("Tracer", damage=1)}})
a.plays("Reaper", "front-4", "single shot", "Tracer")
assert b.is_down("Tracer")
"""

from typing import Any

from games import seats
from overtable.games.overwatch.scenario import OverwatchSeat
from overtable.scenario import scenario

NO_CARDS_CHOSEN = ("done", "take", "skip")


def hero(name: str, **counters: Any) -> dict[str, Any]:
    """A Hero with damage, shields, down, used or marks."""
    return {"hero": name, **counters}


def token(kind: str, of: str, **where: Any) -> dict[str, Any]:
    """A Hero token: `row` or `on`, and its amount."""
    return {"token": kind, "of": of, **where}


class Player(OverwatchSeat):
    """A player: whole turns in one line, beside the facts that the game has words for."""

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
    lay = lambda at: scenario("overwatch", mode, seed, settings=settings or {}, position=at)  # noqa: E731
    return seated(seats.laid(lay, told, "turn", "first"))


def match(mode: str = "standard", seed: int = 0, settings: dict[str, Any] | None = None) -> list[Player]:
    """Two players at the start of a match."""
    return seated(scenario("overwatch", mode, seed, settings=settings or {}))


def seated(made: Any) -> list[Player]:
    made.seats = [Player(made, seat.number) for seat in made.seats]
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
