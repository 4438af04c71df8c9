"""What a seat has in play, gathered once and kept until one of its cards comes, goes or changes (`board_changed`).

Kept is what hangs on nothing but which cards lie where and the levels of Heroes. What else changes (energy, Wounds, who
kneels, counters, the fight) is looked up whenever somebody asks.
"""

from overtable.games.powerup.book.facts import FACES, Act
from overtable.games.powerup.book.glossary import EQUIPMENT, HERO, NORMAL, POWER_CARD
from overtable.games.powerup.inplay.attached import carries, holder
from overtable.games.powerup.inplay.line import adjacent
from overtable.games.powerup.inplay.working import modifiers_of, offers, passives_of, sources, unlocked
from overtable.games.powerup.state import (
    ABILITY,
    ATTACHED,
    BATTLE,
    NOBODY,
    ZONES,
    PowerUp,
    attached_to,
    heroes_of,
)
from overtable.games.powerup.words.modifier import Modifier
from overtable.games.powerup.words.word import Passive
from overtable.kernel.refs import card, ref

Use = tuple[int, Act, int, tuple[int, int]]
"""An ability that is activated: its card, itself, whose it is (a Hero or NO_CARD), and what an answer names."""


class Standing:
    """A Hero's values as printed, with what its own side gives it as long as nothing of it changes."""

    __slots__ = ("atk", "dfn", "health", "immune", "keywords", "slayer")

    def __init__(self, s: PowerUp, hero: int) -> None:
        f = FACES[s.printing[hero]]
        self.atk = f.atk
        self.dfn = f.dfn
        self.health = f.health
        self.keywords = f.keywords
        self.slayer = f.slayer
        self.immune = f.immune

    def add(self, m: Modifier) -> None:
        self.atk += m.atk
        self.dfn += m.dfn
        self.health += m.health  # PU-WOUND-06: Wounds already taken stay
        self.keywords |= m.keywords
        self.slayer |= m.slayer
        self.immune |= m.immune


class Room:
    """What a Hero carries, and whether there is room for another Equipment (PU-DEPLOY-05)."""

    __slots__ = ("equipment", "for_equipment", "hero", "powers")

    def __init__(self, s: PowerUp, hero: int) -> None:
        self.hero = hero
        attached = attached_to(s, hero)
        self.equipment = [c for c in attached if FACES[s.printing[c]].kind == EQUIPMENT]
        self.powers = [c for c in attached if FACES[s.printing[c]].kind == POWER_CARD]
        self.for_equipment = len(self.equipment) < carries(s, hero)


class Side:
    """The cards of one seat in play, and what they can do and give."""

    __slots__ = (
        "against",
        "aims",
        "heroes",
        "instants",
        "offers",
        "passives",
        "rooms",
        "sometimes",
        "standing",
        "uses",
        "waiting",
    )

    heroes: list[int]
    """In play, 1* to 5*."""
    aims: list[tuple[int, ...]]
    """Each of them as a target."""
    uses: list[Use]
    """All abilities that could be activated: unlocked, not covered, and on the top card of the Battle stack only."""
    instants: list[Use]
    """Those of them that are Instants."""
    waiting: list[tuple[int, Act]]
    """Abilities that wait for a Condition, with their cards (PU-KEY-12)."""
    passives: list[Passive]
    """All constant words (PU-CARD-09)."""
    offers: int
    """The keywords that anything on the side may give at some time."""
    standing: dict[int, Standing]
    """Hero -> its values, without what holds only sometimes."""
    sometimes: list[tuple[Modifier, list[int]]]
    """What changes figures of which Heroes while something holds."""
    against: list[Modifier]
    """What changes the figures of enemy Heroes."""
    rooms: list[Room] | None
    """`room`, once somebody has asked for it."""

    def __init__(self, s: PowerUp, seat: int) -> None:
        self.heroes = heroes_of(s, seat)
        self.aims = [(card(h),) for h in self.heroes]
        self.rooms = None
        self._abilities(s, s.zones[seat * ZONES + ATTACHED], s.zones[seat * ZONES + BATTLE][-1:])
        self._words(s, seat)

    def room(self, s: PowerUp) -> list[Room]:
        """What each Hero carries and could carry."""
        if self.rooms is None:
            self.rooms = [Room(s, h) for h in self.heroes]
        return self.rooms

    def _abilities(self, s: PowerUp, attached: list[int], battle: list[int]) -> None:
        """What can be activated and what waits, each in the order in which it is asked."""
        faces = {c: FACES[s.printing[c]] for c in (*self.heroes, *attached, *battle)}
        self.offers = 0
        self.uses = []
        for c, f in faces.items():
            self.offers |= offers(s, c)
            if s.bearer[c] == NOBODY or f.kind != HERO:
                acts = unlocked(s, c) if f.kind == HERO else f.usable
                self.uses += [(c, act, holder(s, c), (card(c), ref(ABILITY, act.number))) for act in acts if act.active]
        self.instants = [use for use in self.uses if use[1].speed != NORMAL]
        self.waiting = [(c, act) for c in battle for act in faces[c].waiting]
        for h in self.heroes:
            if faces[h].waiting:
                self.waiting += [(h, act) for act in unlocked(s, h) if act.waits]
        self.waiting += [(c, act) for c in attached if not s.joined[c] for act in faces[c].waiting]

    def _words(self, s: PowerUp, seat: int) -> None:
        """Constant words, and what they do to figures."""
        self.passives, self.sometimes, self.against = [], [], []
        self.standing = {h: Standing(s, h) for h in self.heroes}
        for c in sources(s, seat):
            self.passives += passives_of(s, c)
            for m in modifiers_of(s, c):
                if m.who == "enemies":
                    self.against.append(m)
                    continue
                heroes = [h for h in self._concerned(s, holder(s, c), m.who) if h in self.standing]
                if m.during == "always":
                    for h in heroes:
                        self.standing[h].add(m)
                elif heroes:
                    self.sometimes.append((m, heroes))

    def _concerned(self, s: PowerUp, user: int, who: str) -> list[int]:
        """The Heroes of the side that a constant word speaks of; on a Battle card `self` is nobody."""
        if who == "self":
            return [user]
        if who == "team":
            return self.heroes
        if who == "others":
            return [h for h in self.heroes if h != user]
        return adjacent(s, user) if user >= 0 else []


def side(s: PowerUp, seat: int) -> Side:
    """The side as it is now, gathered anew where something of it has changed."""
    found: Side | None = s.sides[seat]
    if found is None:
        found = s.sides[seat] = Side(s, seat)
    return found
