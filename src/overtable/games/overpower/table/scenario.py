"""What a scenario of OverPower can say: the verbs of its answers, and words for the facts of one player's side.

    a.does("attack", "7B", "Hercules", "Merlin")
    b.does("take")
    assert b.damage("Merlin") == 7 and a.venture == 7

Power cards are told short in every fact: 7B, 4M, 8A.
"""

from overtable.games.overpower import state as st
from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import POWER
from overtable.games.overpower.edition import NEW
from overtable.games.overpower.hits import hits
from overtable.games.overpower.inplay import queries as lasting
from overtable.games.overpower.phases import objectives as missions
from overtable.games.overpower.state import Overpower, zone
from overtable.kernel.seat import ScenarioError, Seat

LETTERS = NEW.letters

VERBS = {
    "attack": "a card, with it a Universe card or a partner's, its user, the target, and a type if there is a choice",
    "attack_face_down": "as attack, with the card face down",
    "add": "a utility for the attack that follows, and its user",
    "play": "a card, its user, and for whom where there is a choice",
    "negate": "a card, its user, and what is negated",
    "give_up": "a card in play whose price is paid, and a target where there is one",
    "pass": "nothing",
    "concede": "nothing, or the card by which and its user",
    "block": "a card, with it a Universe card, and the character that blocks",
    "avoid": "a card and the character",
    "invalidate": "a card, the character, and for whom",
    "shift": "a card, its user and the new target; or a card in play and the new target",
    "counter": "a card and the character",
    "use": "a utility that the next defence needs, and its user",
    "expose": "nothing: a card that lies face down is turned up",
    "split": "nothing: an attack of several parts is defended part by part",
    "take": "nothing: the attack hits",
    "declare": "a type",
    "choose": "a card, a number or a word",
    "draw": "how many",
    "reveal": "a card",
    "look": "nothing",
    "search": "nothing",
    "top": "a card",
    "bottom": "a card",
    "throw_away": "a card that goes to the Dead Pile",
    "shuffle_in": "a card",
    "keep": "a card, or a pile of Objectives",
    "return": "a pile of Objectives",
    "complete": "a pile of Objectives",
    "accept": "nothing, or what is offered",
    "refuse": "nothing",
    "pay": "a card",
    "discard": "a card",
    "redraw": "nothing",
    "place": "a card, and the character or Homebase that it is placed on",
    "event": "an Event",
    "no_event": "nothing",
    "replace": "an Event",
    "venture": "an Objective, called by its pile: reserve objectives, completed objectives",
    "no_penalty": "nothing",
    "fight": "nothing: no concession before the battle",
    "prevent": "a card that prevents the concession, and its user",
    "raise": "the pile that the stakes are raised from",
    "reserve": "the character that starts in Reserve",
    "go_first": "nothing",
    "go_second": "nothing",
    "decline": "nothing",
    "done": "nothing",
}


class OverpowerSeat(Seat[Overpower]):
    """A player of OverPower: what lies on this side of the table."""

    @property
    def s(self) -> Overpower:
        return self.table.state

    def char(self, name: str) -> int:
        """The id of a character of this side."""
        four = range(self.number * 4, self.number * 4 + 4)
        names = [self.s.faces[self.s.printing[c]].name for c in four]
        if name not in names:
            raise ScenarioError(f"player {self.number + 1} has no {name}; there are {', '.join(names)}")
        return four[names.index(name)]

    def short(self, c: int) -> str:
        """A card by its id: a Power card short, any other by its name."""
        f = self.s.faces[self.s.printing[c]]
        value, _, kind = f.name.partition(" ")
        kind = kind.partition(" (")[0]
        return f"{value}{self.s.rules.letters[kind]}" if f.kind == POWER else f.name

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
        """The cards of the hand."""
        return self.pile(st.HAND)

    @property
    def draw_pile(self) -> list[str]:
        """The Draw Pile, from the top."""
        return [self.short(c) for c in self.s.zones[zone(self.number, st.DRAW)][::-1]]

    @property
    def power_pack(self) -> list[str]:
        """The Power Pack."""
        return self.pile(st.POWER_PACK)

    @property
    def dead(self) -> list[str]:
        """The Dead Pile."""
        return self.pile(st.DEAD)

    @property
    def defeated(self) -> list[str]:
        """The Defeated Characters Pile."""
        return self.pile(st.DEFEATED)

    @property
    def front(self) -> list[str]:
        """The Front Line."""
        return self.pile(st.FRONT)

    @property
    def reserve(self) -> list[str]:
        """The Reserve."""
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
        """What is attached to a character."""
        cards = self.s.zones[zone(self.number, st.CLIPPED)]
        return sorted(self.short(c) for c in cards if self.s.on[c] == self.char(host))

    def hits(self, name: str) -> list[str]:
        """The hits on a character, of this battle and permanent."""
        return sorted(self.short(h.card) for h in self.s.hits if h.host == self.char(name))

    def current(self, name: str) -> list[str]:
        """The hits of this battle on a character."""
        return sorted(self.short(h.card) for h in self.s.hits if h.host == self.char(name) and h.current)

    def permanent(self, name: str) -> list[str]:
        """The permanent record of a character."""
        return sorted(self.short(h.card) for h in self.s.hits if h.host == self.char(name) and not h.current)

    def damage(self, name: str) -> int:
        """The sum of all hits on a character."""
        return hits.damage(self.s, self.char(name))

    def is_kod(self, name: str) -> bool:
        """Whether a character was KO'd."""
        return self.s.kod[self.char(name)] > 0

    def grid(self, name: str) -> tuple[int, int, int, int]:
        """A character's Energy, Combat, Brute Force and Intelligence as they are now."""
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
        """Whether this player has the initiative."""
        return self.s.initiative == self.number

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
        """The name of the step that is asking."""
        return self.table.pending

    @property
    def phase(self) -> str:
        """The phase of the battle."""
        return st.PHASES[self.s.phase]
