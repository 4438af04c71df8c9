"""The table as these tests speak of it: two players, and the facts of each one's side.

a, b = table(a={"front": ["Hercules"], "hand": ["7B"]}, b={"front": ["Merlin"]})
a.does("attack", "7B", "Hercules", "Merlin")
b.does("take")
assert b.damage("Merlin") == 7 and a.venture == 7

Power cards are told short in every fact: 7B, 4M, 8A.
"""

from typing import Any

from games import seats
from overtable.games.overpower import state as st
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.state import zone
from overtable.games.overpower.table.scenario import OverpowerSeat
from overtable.scenario import scenario


def hero(name: str, **more: Any) -> dict[str, Any]:
    """A character with hits, current, placed or ko."""
    return {"name": name, **more}


class Player(OverpowerSeat):
    """A player: what is done most often in one line, beside the facts that the game has words for."""

    def answers(self, *steps: tuple[str | int, ...]) -> None:
        """Several answers in a row, each a verb and its things."""
        for verb, *names in steps:
            self.does(str(verb), *names)

    def refusal(self, verb: str, *names: str | int) -> str:
        """The rule by which this answer is refused."""
        return self.refused(verb, *names).rule

    def ventures(self, reserve: int, completed: int = 0) -> None:
        for pile, count in (("reserve objectives", reserve), ("completed objectives", completed)):
            for _ in range(count):
                self.does("venture", pile)
        self.does("done")


def laid(mode: str, seed: int, position: dict[str, Any]) -> Any:
    """A table at this position, whose sides may have changed their seats."""
    return seats.laid(lambda told: scenario("overpower-2025", mode, seed, position=told), position, "turn")


def seated(made: Any) -> list[Player]:
    made.seats = [Player(made, seat.number) for seat in made.seats]
    return made.seats  # type: ignore[no-any-return]


def table(
    a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, mode: str = "venture", seed: int = 0, **more: Any
) -> list[Player]:
    """Two players at a position in the words of `overtable.games.overpower.table.position`."""
    return seated(laid(mode, seed, {"a": a or {}, "b": b or {}, **more}))


def by_side(kept: list[int], *players: Player) -> list[int]:
    """What a state keeps by seat, in the order of these players."""
    return [kept[p.number] for p in players]


PILE = ["1E", "2E", "3E", "1C", "2C", "3C", "1B", "2B", "3B", "1I", "2I", "3I"]
"""Cards that anybody can use, for Draw Piles."""

FREYA = "Freya: Goddess of Protection"
TEAMWORK = "7 Combat Teamwork (Energy/Intelligence)"
FEAR, SHERIFF = "Rule by Fear", "Sheriff of Nottingham"
"""A utility that helps every attack and defence of the team, and who plays it."""


def strike(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates or defends."""
    a.does("attack", *attack)
    if b.pending == "NegateWindow":
        b.does("decline")
    b.does("take")


def defending(attack: tuple[str, ...], a: dict[str, object], b: dict[str, object]) -> list[Player]:
    """An attack of A that stands before B's defence."""
    first, second = table(a=a, b=b)
    first.does("attack", *attack)
    if second.pending == "NegateWindow":
        second.does("decline")
    return [first, second]


def stakes(reserve: int, completed: int = 0, defeated: int = 0, r: int = 0, c: int = 0) -> dict[str, object]:
    """The piles before venturing, and what was ventured from Reserve and from Completed."""
    return {
        "objectives": {
            "reserve": reserve - r,
            "completed": completed - c,
            "defeated": defeated,
            "ventured": {"reserve": r, "completed": c},
        },
        "draw": PILE,
    }


def venture(a: dict[str, int], b: dict[str, int] | None = None, **more: Any) -> list[Player]:
    """The Venture Phase with these Objectives; what else lies there is told as `side_a` and `side_b`."""
    side = {"front": ["Hercules"], "draw": PILE}
    return table(
        a=side | {"objectives": a} | more.pop("side_a", {}),
        b=side | {"objectives": b or {"reserve": 7}} | more.pop("side_b", {}),
        phase="venture",
        **more,
    )


def pass_out(a: Player, b: Player) -> None:
    """Both players pass, whoever is asked first."""
    for _ in range(2):
        (a if a.is_asked else b).does("pass")


def reach(a: Player, b: Player, step: str) -> list[str]:
    """Go on without choices that matter until this step asks (no placing, one Objective, the fight): the steps seen."""
    seen: list[str] = []
    for _ in range(80):
        if a.pending == step:
            return seen
        seen.append(a.pending)
        p = a if a.is_asked else b
        for verb in ("no_event", "done", "fight", "decline"):
            if p.can(verb):
                p.does(verb)
                break
        else:
            p.table.answer(p.number, p.options()[0])
    raise AssertionError(f"{step} is never asked")


def empty_hands(*players: Player) -> None:
    """Put the hands away, so that everybody may pass."""
    for p in players:
        for c in p.s.zones[zone(p.number, st.HAND)][:]:
            discard(p.s, c)
    players[0].s.asked = None
