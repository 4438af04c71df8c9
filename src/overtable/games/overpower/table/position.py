"""Positions by hand, for tests, puzzles and bug reports.

    table = scenario("overpower-2025", position={
        "turn": "a",                          # whose turn it is (default "a"); also who has initiative
        "initiative": "a",                    # if another
        "battle": 2,                          # number of the battle (default 2: no first-battle redraw)
        "phase": "battle",                    # draw, event, discard, placement, venture, battle (default), end
        "a": {
            "front": ["Hercules",             # up to three (four after an Event); missing ones count as long gone
                      {"name": "Merlin",
                       "hits": ["3E", "4C"],          # permanent record: cards of the opponent
                       "current": ["6C"],             # hits of this battle
                       "placed": ["5E", "Archimedes"],
                       "ko": 1}],                     # KO'd in that battle (it then lies in the defeated pile)
            "reserve": "Zeus",                # or such a map; optional
            "hand": ["7B", "Trident (basic)", "Great Club"],
            "draw": ["8E", "2C"],             # the first is the top; empty by default
            "power_pack": [], "dead": [], "defeated": [],
            "homebase": "The Round Table", "home": ["Mallku"], "under": [],   # or a Battlesite
            "mission": "King of the Jungle",
            "objectives": {"reserve": 5, "completed": 1, "defeated": 0,
                           "ventured": {"reserve": 1, "completed": 0},     # of this battle
                           "carried": {"reserve": 0, "completed": 0}},     # still staked from a tie
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
                        {"card": "Paralyzing Gaze", "by": "Dracula", "target": "Hercules"},
                        {"card": "Distracting Intervention", "by": "Cthulhu", "target": "Zeus"}],
            "passed": True,
        },
        "b": {...},
    })

Power cards may be written short: 8E, 6C, 7B, 5I, 4M (MultiPower), 7A (Any-Power). Cards that share a name take
their type or character in parentheses: "Hera (Zeus)", "Hera (ally)", "Trident (Poseidon)", "Trident (basic)".
A Teamwork card is "7 Combat Teamwork (Energy/Intelligence)". Settings: `mode` of the setup (venture, brawl,
skirmish); for Skirmish "stakes": at stake now, "left": Objectives still to come, "won": [1, 0].

`in_play` starts the lasting words of a card as if it had been played (and had hit its target) in an earlier turn of
this battle; `"battle_before": True` marks a hit as permanent. Deck rules are not checked, and a team may have a
character twice (OP25-MODE-19). Without objectives each player has seven, of which one is ventured from Reserve in the
phases battle and end. Whoever has taken hits enough is KO'd as soon as the table is laid.
"""

from typing import Annotated, Literal

import msgspec

from overtable.kernel.position import Position

Phase = Literal["draw", "event", "discard", "placement", "venture", "battle", "end"]


Amount = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
TEAM = 4
OBJECTIVES = 7


class Person(Position):
    """A character, with what lies on it."""

    name: str
    hits: list[str] = []
    """Of the permanent record: cards of the opponent."""
    current: list[str] = []
    """Hits of this battle."""
    placed: list[str] = []
    ko: Amount = 0
    """The battle in which it was KO'd."""


class Piles(Position):
    """Objectives by the pile that they came from."""

    reserve: Amount = 0
    completed: Amount = 0


class Objectives(Position):
    reserve: Amount = 0
    completed: Amount = 0
    defeated: Amount = 0
    ventured: Piles = msgspec.field(default_factory=Piles)
    """Of this battle."""
    carried: Piles = msgspec.field(default_factory=Piles)
    """Still staked from a tie."""

    @property
    def staked(self) -> int:
        return self.ventured.reserve + self.ventured.completed + self.carried.reserve + self.carried.completed


class InPlay(Position):
    """A card whose lasting words work already."""

    card: str
    by: str | None = None
    target: str | None = None
    battle_before: bool = False
    """It is a hit of the permanent record."""


class Side(Position):
    front: list[str | Person] = []
    reserve: str | Person | None = None
    hand: list[str] = []
    draw: list[str] = []
    power_pack: list[str] = []
    dead: list[str] = []
    defeated: list[str] = []
    homebase: str = ""
    home: list[str] = []
    under: list[str] = []
    mission: str = ""
    """Warlord of Mars, or Infinity Gauntlet in the classic edition, where none is named."""
    objectives: Objectives | None = None
    in_play: list[InPlay] = []
    passed: bool = False

    def problems(self) -> list[str]:
        """What could never be on one side of the table."""
        found = []
        if (n := len(self.front) + (self.reserve is not None)) > TEAM:
            found.append(f"a team is {TEAM} characters, not {n}")
        if (self.home or self.under) and not self.homebase:
            found.append("home and under need a homebase")
        if (o := self.objectives) and (n := o.reserve + o.completed + o.defeated + o.staked) > OBJECTIVES:
            found.append(f"a player has {OBJECTIVES} Objectives, not {n}")
        return found


class OverpowerPosition(Position):
    turn: Literal["a", "b"] = "a"
    initiative: Literal["a", "b"] | None = None
    battle: Some = 2
    phase: Phase = "battle"
    a: Side = msgspec.field(default_factory=Side)
    b: Side = msgspec.field(default_factory=Side)
    stakes: Amount = 1
    """Skirmish: how many Objectives are at stake now; `left`, how many are still to come (as the settings have it)."""
    left: Amount | None = None
    won: tuple[Amount, Amount] = (0, 0)

    @property
    def late(self) -> bool:
        """Whether Objectives were ventured already."""
        return self.phase in ("battle", "end")

    def objectives(self, side: Side) -> Objectives:
        """Those of a side; by default seven, of which one is ventured once the battle goes on."""
        if side.objectives is not None:
            return side.objectives
        return Objectives(reserve=6, ventured=Piles(reserve=1)) if self.late else Objectives(reserve=7)
