"""The state of a game of OverRealm: plain data. A side (0 or 1) is a player of the match that is being played; a
seat is a player at the table. With two players side and seat are the same."""

from overtable.games.overrealm.figures import GONE, clear_figures
from overtable.kernel.message import Reason
from overtable.kernel.state import NOT_ASKED, State, Zone

PACK, PICKS, TEAM, ACTIONS, DECK, HAND, DISCARD, PLAYED, REMOVED_CARDS = range(9)
PER_SEAT = 9
_NAMES = (
    ("pack", "owner"),
    ("picks", "owner"),
    ("team", "all"),
    ("actions", "all"),
    ("deck", "none"),
    ("hand", "owner"),
    ("discard", "all"),
    ("played", "all"),
    ("removed", "all"),
)

NOTHING, DRAW_CARDS, COUNTER, SWITCH = -1, 4, 5, 6
"""What a side has chosen: one of its actions (0 to 3), a standard action, or SWITCH + the place of the monster."""
PLAIN, PROTECTED, HONEYED = 0, 1, 2

PHASES = ("Draft", "Team", "Start", "Selection", "Action", "End")
DRAFT_PHASE, TEAM_PHASE, START_PHASE, SELECTION_PHASE, ACTION_PHASE, END_PHASE = range(6)

HAND_LIMIT = 7
COMMITTED = Reason("OR-SELECT-19", "Your selection is committed and cannot be changed.")


class Overrealm(State):
    __slots__ = (
        "active",
        "actor",
        "before",
        "chosen",
        "cost",
        "deeds",
        "entered",
        "f",
        "first",
        "how",
        "match",
        "mode",
        "phase",
        "row",
        "score",
        "sides",
        "speed",
        "team",
        "turn",
    )

    mode: int
    """0 casual, 1 competitive, 2 draft."""
    phase: int
    turn: int
    match: int
    """Which match of the schedule is being played."""
    score: list[int]
    """seat -> 2 for each match won, 1 for each tied."""
    sides: list[int]
    """side -> seat."""
    team: list[int]
    """monster -> its card id."""
    row: list[int]
    """monster -> its row of the catalogue."""
    deeds: int
    """The card id of the first action; action n of the match (see `figures`) is the card `deeds + n`."""
    active: list[int]
    """side -> the active monster (0 to 5)."""
    entered: list[int]
    """monster -> the turn in which it last switched in."""
    f: list[int]
    """All figures of the match; see `figures`."""
    before: list[int]
    first: list[int]
    """The snapshot, and what the first side made of it, while two sides resolve together."""
    chosen: list[int]
    how: list[int]
    cost: list[int]
    """side -> how many cards were discarded for this turn's selection."""
    actor: list[int]
    """side -> the monster that selected the action."""
    speed: list[int]
    """side -> the speed of this turn's action once all Pre-Attack effects are in; -1 without one, -2 before."""

    def __init__(self, seats: int, seed: int, printing: list[int], limit: int, mode: int) -> None:
        super().__init__(seats, seed, printing, limit)
        self.mode = mode
        self.phase = DRAFT_PHASE
        self.turn = 0
        self.match = 0
        self.score = [0] * seats
        self.sides = [0, 1]
        self.team = []
        self.row = []
        self.deeds = 0
        self.active = [0, 3]
        self.entered = [0] * 6
        self.f = clear_figures()
        self.before = []
        self.first = []
        self.chosen = [NOTHING, NOTHING]
        self.how = [PLAIN, PLAIN]
        self.cost = [0, 0]
        self.actor = [0, 3]
        self.speed = [-2, -2]

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        mine = [Zone(name, seat, sight) for seat in range(seats) for name, sight in _NAMES]
        supplies = [Zone("supply", seat, "owner") for seat in range(seats)]
        return (*mine, Zone("box", -1, "none"), Zone("past", -1), *supplies)

    def copy_into(self, new: "Overrealm") -> None:
        super().copy_into(new)
        new.mode = self.mode
        new.phase = self.phase
        new.turn = self.turn
        new.match = self.match
        new.score = self.score[:]
        new.sides = self.sides[:]
        new.team = self.team[:]
        new.row = self.row[:]
        new.deeds = self.deeds
        new.active = self.active[:]
        new.entered = self.entered[:]
        new.f = self.f[:]
        new.before = self.before[:]
        new.first = self.first[:]
        new.chosen = self.chosen[:]
        new.how = self.how[:]
        new.cost = self.cost[:]
        new.actor = self.actor[:]
        new.speed = self.speed[:]

    def why_not_asked(self, seat: int) -> Reason:
        if self.stack and seat in self.sides and type(self.stack[-1]).__name__ == "Select":
            return COMMITTED
        return NOT_ASKED


def zone(s: Overrealm, side: int, name: int) -> int:
    """The number of one of a side's zones."""
    return s.sides[side] * PER_SEAT + name


def cards(s: Overrealm, side: int, name: int) -> list[int]:
    return s.zones[s.sides[side] * PER_SEAT + name]


def box(s: Overrealm) -> int:
    """Monsters that nobody was dealt."""
    return s.seats * PER_SEAT


def past(s: Overrealm) -> int:
    """Cards of matches that are over."""
    return s.seats * PER_SEAT + 1


def supply(s: Overrealm, seat: int) -> int:
    return s.seats * PER_SEAT + 2 + seat


def side_of(s: Overrealm, seat: int) -> int:
    return s.sides.index(seat)


def seats_mask(s: Overrealm, sides: int) -> int:
    """A mask of sides as a mask of seats."""
    return (sides & 1) << s.sides[0] | (sides >> 1 & 1) << s.sides[1]


def acts(s: Overrealm, side: int) -> bool:
    """Whether the side has selected a monster action that has not been lost by a KO."""
    return 0 <= s.chosen[side] < 4 and not s.f[GONE + side]


def switching(s: Overrealm, side: int) -> bool:
    return s.chosen[side] >= SWITCH
