"""The table as these tests speak of it: two players, and the facts of each one's side.

a, b = table(a={"front": ["Hercules"], "hand": ["7B"]}, b={"front": ["Merlin"]})
a.does("attack", "7B", "Hercules", "Merlin")
b.does("take")
assert b.damage("Merlin") == 7 and a.venture == 7

Power cards are told short in every fact: 7B, 4M, 8A.
"""

from typing import Any

from overtable.games.overpower import state as st
from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import FACES
from overtable.games.overpower.hits import hits
from overtable.games.overpower.inplay import queries as lasting
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.phases import objectives as missions
from overtable.games.overpower.state import Overpower, zone
from overtable.kernel.scenario import Seat
from overtable.scenario import scenario

LETTERS = {"Energy": "E", "Combat": "C", "Brute Force": "B", "Intelligence": "I", "MultiPower": "M", "Any-Power": "A"}


def hero(name: str, **more: Any) -> dict[str, Any]:
    """A character with hits, current, placed or ko."""
    return {"name": name, **more}


class Player(Seat[Overpower]):
    """A player: what lies on this side of the table."""

    @property
    def s(self) -> Overpower:
        return self.table.state

    def answers(self, *steps: tuple[str | int, ...]) -> None:
        """Several answers in a row, each a verb and its things."""
        for verb, *names in steps:
            self.does(str(verb), *names)

    def char(self, name: str) -> int:
        """The id of a character of this side."""
        return next(c for c in range(self.number * 4, self.number * 4 + 4) if FACES[self.s.printing[c]].name == name)

    def short(self, c: int) -> str:
        f = FACES[self.s.printing[c]]
        value, _, kind = f.name.partition(" ")
        return f"{value}{LETTERS[kind]}" if f.card.type == "power" else f.name

    def pile(self, place: int) -> list[str]:
        return sorted(self.short(c) for c in self.s.zones[zone(self.number, place)])

    def ids(self, name: str) -> list[int]:
        """The ids of the cards in one of this player's zones."""
        s = self.s
        return next(s.zones[z][:] for z, kind in enumerate(s.layout) if (kind.name, kind.owner) == (name, self.number))

    @property
    def is_open(self) -> bool:
        """Whether the opponent knows every card of the hand."""
        return not any(self.s.pool[1 - self.number][c] for c in self.ids("hand"))

    @property
    def hand(self) -> list[str]:
        return self.pile(st.HAND)

    @property
    def draw_pile(self) -> list[str]:
        """From the top."""
        return [self.short(c) for c in self.s.zones[zone(self.number, st.DRAW)][::-1]]

    @property
    def power_pack(self) -> list[str]:
        return self.pile(st.POWER_PACK)

    @property
    def dead(self) -> list[str]:
        return self.pile(st.DEAD)

    @property
    def defeated(self) -> list[str]:
        """The Defeated Characters Pile."""
        return self.pile(st.DEFEATED)

    @property
    def front(self) -> list[str]:
        return self.pile(st.FRONT)

    @property
    def reserve(self) -> list[str]:
        return self.pile(st.RESERVE)

    @property
    def astral(self) -> list[str]:
        """This player's cards in the Astral Plane."""
        mine = [c for c in self.s.zones[st.ASTRAL] if st.owner(self.s, c) == self.number]
        return sorted(self.short(c) for c in mine)

    def placed(self, host: str = "") -> list[str]:
        """What is placed on a character, or anywhere."""
        cards = self.s.zones[zone(self.number, st.PLACED)]
        return sorted(self.short(c) for c in cards if not host or self.s.on[c] == self.char(host))

    def clipped(self, host: str) -> list[str]:
        cards = self.s.zones[zone(self.number, st.CLIPPED)]
        return sorted(self.short(c) for c in cards if self.s.on[c] == self.char(host))

    def hits(self, name: str) -> list[str]:
        """The hits on a character, of this battle and permanent."""
        return sorted(self.short(h.card) for h in self.s.hits if h.host == self.char(name))

    def current(self, name: str) -> list[str]:
        return sorted(self.short(h.card) for h in self.s.hits if h.host == self.char(name) and h.current)

    def permanent(self, name: str) -> list[str]:
        return sorted(self.short(h.card) for h in self.s.hits if h.host == self.char(name) and not h.current)

    def damage(self, name: str) -> int:
        return hits.damage(self.s, self.char(name))

    def is_kod(self, name: str) -> bool:
        return self.s.kod[self.char(name)] > 0

    def grid(self, name: str) -> tuple[int, int, int, int]:
        """Energy, Combat, Brute Force, Intelligence."""
        return lasting.grid(self.s, self.char(name))

    @property
    def venture(self) -> int:
        """The Venture Total as it stands."""
        return hits.venture_total(self.s, self.number)

    @property
    def missions(self) -> tuple[int, int, int]:
        """Objectives in Reserve, Completed and Defeated."""
        places = (st.MISSION_RESERVE, st.MISSION_COMPLETED, st.MISSION_DEFEATED)
        reserve, completed, defeated = (len(self.s.zones[zone(self.number, p)]) for p in places)
        return reserve, completed, defeated

    @property
    def staked(self) -> tuple[int, int]:
        """Objectives at stake: from Reserve and from Completed, those of tied battles included."""
        return missions.staked(self.s, self.number)

    @property
    def initiative(self) -> bool:
        return self.s.initiative == self.number

    def refusal(self, verb: str, *names: str | int) -> str:
        """The rule by which this answer is refused."""
        return self.refused(verb, *names).rule

    def ventures(self, reserve: int, completed: int = 0) -> None:
        for pile, count in (("reserve objectives", reserve), ("completed objectives", completed)):
            for _ in range(count):
                self.does("venture", pile)
        self.does("done")

    @property
    def attack(self) -> Act:
        """The attack in progress."""
        return [act for act in self.s.acts if act.attack][-1]

    @property
    def level(self) -> int:
        """The level of the attack in progress."""
        return lasting.level(self.s, self.attack)

    @property
    def pending(self) -> str:
        return self.table.pending

    @property
    def phase(self) -> str:
        return st.PHASES[self.s.phase]

    @property
    def has_won(self) -> bool:
        return self.s.result is not None and self.s.result.winners == (self.number,)


def seated(made: Any) -> list[Player]:
    made.seats = [Player(made, n) for n in range(2)]
    return made.seats  # type: ignore[no-any-return]


def table(
    a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, mode: str = "venture", seed: int = 0, **more: Any
) -> list[Player]:
    """Two players at a position in the words of `overtable.games.overpower.table.position`."""
    return seated(scenario("overpower-2025", mode, seed, position={"a": a or {}, "b": b or {}, **more}))


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
