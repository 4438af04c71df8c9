"""The state of a game of OverRealm: plain data. A side (0 or 1) is a player of the match that is being played; a
seat is a player at the table. With two players side and seat are the same."""

from overtable.games.overrealm.figures import ACTIONS_EACH, GONE, MONSTERS, TEAM_SIZE, clear_figures
from overtable.kernel.message import Reason
from overtable.kernel.refs import CARD, card, index_of, kind_of
from overtable.kernel.state import NOT_ASKED, State, Zone

PACK, PICKS, TEAM, ACTIONS, DECK, HAND, DISCARD, PLAYED, REMOVED_CARDS = range(9)
PER_SEAT = 9
_NAMES = (
    ("pack", "owner"),
    ("picks", "owner"),
    ("team", "all"),  # OR-SETUP-07
    ("actions", "all"),
    ("deck", "none"),
    ("hand", "owner"),  # OR-SETUP-09
    ("discard", "all"),
    ("played", "all"),
    ("removed", "all"),
)

NOTHING, DRAW_CARDS, COUNTER, SWITCH = -1, ACTIONS_EACH, ACTIONS_EACH + 1, ACTIONS_EACH + 2
"""What a side has chosen: one of its monster's actions (0 to 3), a standard action, or SWITCH + a place in its team."""
PLAIN, PROTECTED, HONEYED = range(3)
"""How a monster action was chosen: for nothing more, with a maneuver cube, with a honey counter."""

BOTH = 0b11
"""The mask of both sides."""
NOT_YET = -2
"""Instead of a speed: the speeds have not been compared yet this turn."""

CASUAL, COMPETITIVE, DRAFT = range(3)
MODES = ("casual", "competitive", "draft")

PHASES = ("Draft", "Team", "Start", "Selection", "Action", "End")
DRAFT_PHASE, TEAM_PHASE, START_PHASE, SELECTION_PHASE, ACTION_PHASE, END_PHASE = range(6)

HAND_LIMIT = 7
COMMITTED = Reason("OR-SELECT-19", "Your selection is committed and cannot be changed.")

_LIES = {
    "past": ("OR-TEAM-01", "{0} was in a match that is over."),
    "supply": ("OR-MODE-07", "{0} was not brought along: it stays in your supply."),
    "picks": ("OR-TEAM-04", "{0} was not chosen for your team and is out of this match."),
    "discard": ("OR-CARD-08", "{0} lies in your discard pile, not in your hand."),
    "played": ("OR-BUFF-07", "{0} was played and lies on the table until Post Attack is over."),
    "removed": ("OR-DECK-04", "{0} was removed from the game."),
    "deck": ("OR-CARD-08", "{0} lies in your deck, not in your hand."),
}
"""What is said of a card that lies where it is of no use, by the name of the zone."""

_OUT_SINCE = {"supply": TEAM_PHASE, "picks": START_PHASE}
"""The phase from which on a card that still lies there is out of it."""


class Overrealm(State):
    __slots__ = (
        "active",
        "actor",
        "chosen",
        "cost",
        "entered",
        "f",
        "first_action",
        "first_done",
        "how",
        "match",
        "mode",
        "phase",
        "row",
        "score",
        "sides",
        "snapshot",
        "speed",
        "team",
        "turn",
    )

    mode: int
    """CASUAL, COMPETITIVE or DRAFT."""
    phase: int
    turn: int
    match: int
    """Which match of the schedule is being played."""
    score: list[int]
    """seat -> 2 for each match won, 1 for each tied."""
    sides: list[int]
    """side -> seat. OR-SETUP-02: a match is between two, so the enemy of a side is always `1 - side`."""
    team: list[int]
    """monster -> its card id."""
    row: list[int]
    """monster -> its row of the catalogue."""
    first_action: int
    """The card id of the first action; action n of the match (see `figures`) is the card `first_action + n`."""
    active: list[int]
    """side -> the active monster (0 to 5)."""
    entered: list[int]
    """monster -> the turn in which it last switched in."""
    f: list[int]
    """All figures of the match; see `figures`."""
    snapshot: list[int]
    first_done: list[int]
    """While two sides resolve together: the figures as they were, and what the first side made of them."""
    chosen: list[int]
    """side -> one of the eight spaces, or NOTHING."""
    how: list[int]
    """side -> PLAIN, PROTECTED or HONEYED."""
    cost: list[int]
    """side -> how many cards were discarded for this turn's selection."""
    actor: list[int]
    """side -> the monster that selected the action."""
    speed: list[int]
    """side -> the speed of this turn's action once all Pre-Attack effects are in; NO_SPEED, or NOT_YET."""

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
        self.first_action = 0
        self.active = [0, TEAM_SIZE]
        self.entered = [0] * MONSTERS
        self.f = clear_figures()
        self.snapshot = []
        self.first_done = []
        self.chosen = [NOTHING, NOTHING]
        self.how = [PLAIN, PLAIN]
        self.cost = [0, 0]
        self.actor = [0, TEAM_SIZE]
        self.speed = [NOT_YET, NOT_YET]

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        marked = ("team", "actions")
        mine = [Zone(name, seat, sight, name not in marked) for seat in range(seats) for name, sight in _NAMES]
        supplies = [Zone("supply", seat, "owner", bare=True) for seat in range(seats)]
        return (*mine, Zone("box", -1, "none", bare=True), Zone("past", -1, bare=True, shown=False), *supplies)

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
        new.first_action = self.first_action
        new.active = self.active[:]
        new.entered = self.entered[:]
        new.f = self.f[:]
        new.snapshot = self.snapshot[:]
        new.first_done = self.first_done[:]
        new.chosen = self.chosen[:]
        new.how = self.how[:]
        new.cost = self.cost[:]
        new.actor = self.actor[:]
        new.speed = self.speed[:]

    def plain_fact(self, seat: int, thing: int) -> Reason | None:
        """Whose a card is, or where it lies; an action of a monster that is not in play."""
        fact = super().plain_fact(seat, thing)
        if fact is not None or kind_of(thing) != CARD or index_of(thing) >= len(self.where):
            return fact
        name = self.layout[self.where[index_of(thing)]].name
        if name in _LIES and self.phase >= _OUT_SINCE.get(name, DRAFT_PHASE):
            return Reason(*_LIES[name], (thing,))
        if name == "actions":
            monster = (index_of(thing) - self.first_action) // ACTIONS_EACH
            if monster not in self.active:
                text = "{0} is an action of {1}, which is not your active monster."
                return Reason("OR-SELECT-01", text, (thing, card(self.team[monster])))
        return None

    def why_not_asked(self, seat: int) -> Reason:
        return COMMITTED if self.phase == SELECTION_PHASE and seat in self.sides else NOT_ASKED


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


def in_mask(sides: int, side: int) -> int:
    return sides >> side & 1


def action_of(monster: int, place: int) -> int:
    """The number of a monster's action in the match."""
    return monster * ACTIONS_EACH + place


def action_card(s: Overrealm, action: int) -> int:
    """The card of an action of the match, as a reference."""
    return card(s.first_action + action)


def monster_of_card(s: Overrealm, reference: int) -> int:
    return s.team.index(index_of(reference))


def team_rows(s: Overrealm, side: int) -> list[int]:
    """The rows of the side's three monsters."""
    return s.row[side * TEAM_SIZE : side * TEAM_SIZE + TEAM_SIZE]


def chose_action(s: Overrealm, side: int) -> bool:
    """Whether the side selected a monster action, even if it was lost since."""
    return 0 <= s.chosen[side] < ACTIONS_EACH


def acts(s: Overrealm, side: int) -> bool:
    """Whether the side has selected a monster action that has not been lost by a KO (OR-KO-04)."""
    return 0 <= s.chosen[side] < ACTIONS_EACH and not s.f[GONE + side]


def switching(s: Overrealm, side: int) -> bool:
    return s.chosen[side] >= SWITCH
