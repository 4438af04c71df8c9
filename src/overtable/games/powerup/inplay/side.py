"""What a seat has in play, gathered once and kept until one of its cards comes, goes or changes (`board_changed`).

Kept is what hangs on nothing but which cards lie where and the levels of Heroes. What else changes (energy, Wounds, who
kneels, counters, the fight) is looked up whenever somebody asks.
"""

from overtable.games.powerup.book.facts import FACES, Act, Figures
from overtable.games.powerup.book.glossary import EQUIPMENT, HERO, NORMAL, POWER_CARD
from overtable.games.powerup.inplay.attached import carries, holder
from overtable.games.powerup.inplay.line import adjacent
from overtable.games.powerup.inplay.working import modifiers_of, offers, passives_of, sources, unlocked
from overtable.games.powerup.state import ATTACHED, BATTLE, NO_CARD, ZONES, PowerUp, attached_to, heroes_of
from overtable.games.powerup.words.modifier import Modifier
from overtable.games.powerup.words.word import Passive
from overtable.kernel.refs import card

Use = tuple[int, Act, int, tuple[int, int]]
"""An ability that is activated: its card, itself, whose it is (a Hero or NO_CARD), and what an answer names."""


class Side:
    """The cards of one seat in play, and what they can do and give."""

    __slots__ = ("aims", "given", "heroes", "instants", "offers", "rooms", "uses", "waiting")

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
    offers: int
    """The keywords that anything on the side may give at some time."""
    given: "Given | None"
    """What constant words give, and by Hero where there is room: gathered when first asked for (`given`, `rooms`)."""
    rooms: "list[Room] | None"

    def __init__(self, s: PowerUp, seat: int) -> None:
        self.heroes = heroes_of(s, seat)
        self.aims = [(card(h),) for h in self.heroes]
        self.given = self.rooms = None
        self.offers = 0
        self.uses, self.waiting = [], []
        printing, battle = s.printing, s.zones[seat * ZONES + BATTLE][-1:]
        for c in battle:
            self.waiting += [(c, act) for act in FACES[printing[c]].waiting]
        for h in self.heroes:
            self.offers |= FACES[printing[h]].offers
            for act in unlocked(s, h):
                if act.active:
                    self.uses.append((h, act, h, (card(h), act.ref)))
                elif act.waits:
                    self.waiting.append((h, act))
        for c in s.zones[seat * ZONES + ATTACHED]:
            self._lies_there(s, c, s.bearer[c])
            if not s.joined[c]:
                self.waiting += [(c, act) for act in FACES[printing[c]].waiting]
        for c in battle:
            self._lies_there(s, c, NO_CARD)
        self.instants = [use for use in self.uses if use[1].speed != NORMAL]

    def _lies_there(self, s: PowerUp, c: int, bearer: int) -> None:
        """What can be activated of a card that is attached, or on top of the Battle stack."""
        self.offers |= offers(s, c)
        f = FACES[s.printing[c]]
        if f.usable and f.kind != HERO:
            self.uses += [(c, act, bearer, (card(c), act.ref)) for act in f.usable if act.active]


class Given:
    """What the constant words of a side give (PU-CARD-09)."""

    __slots__ = ("against", "figures", "passives", "sometimes")

    passives: list[Passive]
    """All of them."""
    figures: dict[int, Figures]
    """Hero -> its values with what its own side gives it all the time."""
    sometimes: list[tuple[Modifier, list[int]]]
    """What changes the figures of which Heroes of the side while something holds."""
    against: list[Modifier]
    """What changes the figures of enemy Heroes."""

    def __init__(self, s: PowerUp, seat: int, heroes: list[int]) -> None:
        self.passives, self.sometimes, self.against = [], [], []
        self.figures = {h: FACES[s.printing[h]].figures for h in heroes}
        for c in sources(s, seat, heroes):
            self.passives += passives_of(s, c)
            for m in modifiers_of(s, c):
                if m.who == "enemies":
                    self.against.append(m)
                    continue
                concerned = [h for h in _concerned(s, heroes, holder(s, c), m.who) if h in self.figures]
                if m.during == "always":
                    for h in concerned:
                        self.figures[h] = self.figures[h].plus(m)
                elif concerned:
                    self.sometimes.append((m, concerned))


def _concerned(s: PowerUp, heroes: list[int], user: int, who: str) -> list[int]:
    """The Heroes of a side that a constant word speaks of; on a Battle card `self` is nobody."""
    if who == "self":
        return [user]
    if who == "team":
        return heroes
    if who == "others":
        return [h for h in heroes if h != user]
    return adjacent(s, user) if user >= 0 else []


class Room:
    """What a Hero carries, and whether there is room for another Equipment (PU-DEPLOY-05)."""

    __slots__ = ("equipment", "for_equipment", "hero", "powers")

    def __init__(self, s: PowerUp, hero: int, attached: list[int]) -> None:
        self.hero = hero
        self.equipment = [c for c in attached if FACES[s.printing[c]].kind == EQUIPMENT]
        self.powers = [c for c in attached if FACES[s.printing[c]].kind == POWER_CARD]
        plain = not attached and not FACES[s.printing[hero]].has_constant_astra
        self.for_equipment = plain or len(self.equipment) < carries(s, hero)


def side(s: PowerUp, seat: int) -> Side:
    """The side as it is now, gathered anew where something of it has changed."""
    found: Side | None = s.sides[seat]
    if found is None:
        found = s.sides[seat] = Side(s, seat)
    return found


def given(s: PowerUp, seat: int) -> Given:
    """What the constant words of the side give now."""
    mine = side(s, seat)
    if mine.given is None:
        mine.given = Given(s, seat, mine.heroes)
    return mine.given


def rooms(s: PowerUp, seat: int) -> list[Room]:
    """Where there is room on the side, by Hero."""
    mine = side(s, seat)
    if mine.rooms is None:
        mine.rooms = [Room(s, h, attached_to(s, h)) for h in mine.heroes]
    return mine.rooms
