"""What Events ask of each player: a character, a card to look at or to throw away."""

from collections.abc import Callable

from overtable.games.overpower import faces as fc
from overtable.games.overpower.discards import is_duplicate, slot_taken
from overtable.games.overpower.faces import FACES, face
from overtable.games.overpower.lasting import game_long
from overtable.games.overpower.legality import could_play
from overtable.games.overpower.piles import discard, mill, to_hand
from overtable.games.overpower.state import (
    ASTRAL,
    CLIPPED,
    DEAD,
    DRAW,
    FRONT,
    HITS,
    PLACED,
    POWER_PACK,
    TEAM,
    Overpower,
    front,
    hand,
    owner,
    placed,
    reserve,
    zone,
)
from overtable.games.overpower.word import BATTLE, start
from overtable.games.overpower.words_lasting import Bonus, HitsToKO, Shifts, VentureTotal
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals
from overtable.kernel.knowledge import move, reveal, shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class EventChoice(Frame[Overpower], frozen=True):
    """One player's share of an Event. `got` is what was done so far."""

    seat: int
    card: int
    got: tuple[int, ...] = ()

    def how(self, s: Overpower) -> "Choice":
        return choices[FACES[s.printing[self.card]].card.id]

    def asks(self, s: Overpower) -> int:
        if self.got and self.got[-1] == -1:
            return 0
        return self.how(s).asks(s, self)

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return self.how(s).options(s, self)

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        pick = index_of(option.refs[0]) if option.refs else -1
        new = EventChoice(self.seat, self.card, (*self.got, pick))
        s.stack[-1] = new
        self.how(s).answer(s, self, option)

    def run(self, s: Overpower) -> None:
        self.how(s).finish(s, self)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("{0}: choose.", (card_ref(self.card),))


class Choice:
    """How one Event is played out for each player."""

    def asks(self, s: Overpower, k: EventChoice) -> int:
        return 0 if k.got else 1 << k.seat

    def options(self, s: Overpower, k: EventChoice) -> list[Option]:
        return [Option("decline")]

    def answer(self, s: Overpower, k: EventChoice, option: Option) -> None:
        pass

    def finish(self, s: Overpower, k: EventChoice) -> None:
        pass


class Pick(Choice):
    """Choose one of some cards, or none."""

    def __init__(
        self,
        cards: Callable[[Overpower, int], list[int]],
        then: Callable[[Overpower, EventChoice, int], None],
        may: bool = True,
        chooser: int = 0,
    ) -> None:
        self.cards, self.then, self.may, self.chooser = cards, then, may, chooser

    def asks(self, s: Overpower, k: EventChoice) -> int:
        return 0 if k.got else 1 << (k.seat ^ self.chooser)

    def options(self, s: Overpower, k: EventChoice) -> list[Option]:
        out = [Option("choose", (card_ref(c),)) for c in self.cards(s, k.seat)]
        return [*out, Option("decline")] if self.may or not out else out

    def answer(self, s: Overpower, k: EventChoice, option: Option) -> None:
        if option.refs:
            self.then(s, k, index_of(option.refs[0]))


def gamble(s: Overpower, k: EventChoice, c: int) -> None:
    """+2 to all actions, -4 to Cumulative KO."""
    start(s, Bonus(amount=2, who="target"), k.card, k.seat, c, BATTLE)
    start(s, HitsToKO(amount=-4, who="target"), k.card, k.seat, c, BATTLE)


def giant(s: Overpower, k: EventChoice, c: int) -> None:
    start(s, Shifts(of="chosen", to="teammates"), k.card, k.seat, c, BATTLE, 1)


def highest_threat(s: Overpower, seat: int) -> list[int]:
    line = front(s, seat)
    top = max((face(s, c).threat for c in line), default=0)
    return [c for c in line if face(s, c).threat == top]


def terrible(s: Overpower, k: EventChoice, c: int) -> None:
    start(s, Bonus(amount=-2, to="defence", who="target"), k.card, k.seat, c, BATTLE)


def their_game_cards(s: Overpower, seat: int) -> list[int]:
    them = 1 - seat
    cards = [*s.zones[zone(them, CLIPPED)], *s.zones[ASTRAL], *s.zones[zone(seat, HITS)]]
    return [c for c in cards if owner(s, c) == them and face(s, c).special and game_long(s, c)]


def reptiles(s: Overpower, k: EventChoice, c: int) -> None:
    discard(s, c, forced=True)
    start(s, VentureTotal(amount=3), k.card, 1 - k.seat, TEAM + 1 - k.seat, BATTLE)


class StarsAlign(Choice):
    """Look at two cards; shuffle in, throw away or keep each."""

    def asks(self, s: Overpower, k: EventChoice) -> int:
        return 1 << k.seat if s.zones[zone(k.seat, DRAW)] and len(k.got) < 3 else 0

    def top(self, s: Overpower, k: EventChoice) -> list[int]:
        return [c for c in s.zones[zone(k.seat, DRAW)][-2:][::-1] if c not in k.got]

    def options(self, s: Overpower, k: EventChoice) -> list[Option]:
        if not k.got:
            return [Option("look", (card_ref(s.zones[zone(k.seat, DRAW)][-1]),))]
        cards = [c for c in s.zones[zone(k.seat, DRAW)][::-1][: 2 + len(k.got)] if s.pool[k.seat][c] == 0]
        cards = [c for c in cards if c not in k.got[1:]][:2]
        out = [Option(v, (card_ref(c),)) for c in cards[:1] for v in ("shuffle_in", "throw_away", "keep")]
        return out or [Option("decline")]

    def answer(self, s: Overpower, k: EventChoice, option: Option) -> None:
        pile = zone(k.seat, DRAW)
        if option.verb == "look":
            for c in s.zones[pile][-2:]:
                reveal(s, c, 1 << k.seat)
        elif option.verb == "throw_away":
            discard(s, index_of(option.refs[0]), dead=True)
        elif option.verb == "shuffle_in":
            c = index_of(option.refs[0])
            kept = [x for x in s.zones[pile][-2:] if x != c and s.pool[k.seat][x] == 0]
            rest = [x for x in s.zones[pile] if x not in kept]
            s.zones[pile][:] = rest
            shuffle(s, pile)
            s.zones[pile].extend(kept)


class BattleWithZad(Choice):
    """Three cards from the top go, and duplicates of them."""

    def asks(self, s: Overpower, k: EventChoice) -> int:
        return 0

    def finish(self, s: Overpower, k: EventChoice) -> None:
        gone = mill(s, k.seat, 3, forced=True)
        dups = {face(s, c).dup for c in gone if face(s, c).kind != fc.EVENT}
        for c in [*hand(s, k.seat), *placed(s, k.seat)]:
            if face(s, c).dup in dups:
                discard(s, c, dead=True, forced=True)


class Search(Choice):
    """Look through the Draw Pile and the Dead Pile for cards."""

    def fits(self, s: Overpower, k: EventChoice, c: int) -> bool:
        return face(s, c).kind in (fc.BASIC, fc.TRAINING) and not is_duplicate(s, c, k.seat)

    def most(self, s: Overpower, k: EventChoice) -> int:
        return 1

    def asks(self, s: Overpower, k: EventChoice) -> int:
        return 1 << k.seat if len(k.got) < self.most(s, k) + 1 else 0

    def options(self, s: Overpower, k: EventChoice) -> list[Option]:
        if not k.got:
            return [Option("search", (card_ref(k.card),)), Option("decline")]
        piles = [*s.zones[zone(k.seat, DRAW)], *s.zones[zone(k.seat, DEAD)]]
        return [*(Option("choose", (card_ref(c),)) for c in piles if self.fits(s, k, c)), Option("decline")]

    def answer(self, s: Overpower, k: EventChoice, option: Option) -> None:
        if option.verb == "search":
            for c in s.zones[zone(k.seat, DRAW)]:
                reveal(s, c, 1 << k.seat)
        elif option.refs:
            self.take(s, k, index_of(option.refs[0]))

    def take(self, s: Overpower, k: EventChoice, c: int) -> None:
        to_hand(s, c, k.seat, shown=False)

    def finish(self, s: Overpower, k: EventChoice) -> None:
        if k.got and k.got[0] != -1 and s.zones[zone(k.seat, DRAW)]:
            shuffle(s, zone(k.seat, DRAW))


class RallyAllies(Search):
    """Ally cards go into open slots of Front Line characters."""

    def open_slots(self, s: Overpower, k: EventChoice, c: int) -> list[int]:
        return [ch for ch in front(s, k.seat) if could_play(s, c, ch) and not slot_taken(s, c, ch, k.seat)]

    def fits(self, s: Overpower, k: EventChoice, c: int) -> bool:
        return face(s, c).kind == fc.ALLY and bool(self.open_slots(s, k, c)) and not is_duplicate(s, c, k.seat)

    def most(self, s: Overpower, k: EventChoice) -> int:
        return len(front(s, k.seat))

    def options(self, s: Overpower, k: EventChoice) -> list[Option]:
        out = []
        for o in super().options(s, k):
            if o.verb == "choose":
                slots = self.open_slots(s, k, index_of(o.refs[0]))
                out += [Option("choose", (o.refs[0], card_ref(host))) for host in slots]
            else:
                out.append(o)
        return out

    def answer(self, s: Overpower, k: EventChoice, option: Option) -> None:
        if option.verb != "choose":
            super().answer(s, k, option)
            return
        c, host = (index_of(r) for r in option.refs)
        move(s, c, zone(k.seat, PLACED))
        s.on[c] = host
        emit(s, "place", *option.refs)


class SecondChances(Choice):
    """Throw away up to five cards of the opponent's Power Pack."""

    def asks(self, s: Overpower, k: EventChoice) -> int:
        return 1 << k.seat if len(k.got) < 5 and s.zones[zone(1 - k.seat, POWER_PACK)] else 0

    def options(self, s: Overpower, k: EventChoice) -> list[Option]:
        cards = s.zones[zone(1 - k.seat, POWER_PACK)]
        return [*(Option("choose", (card_ref(c),)) for c in cards), Option("decline")]

    def answer(self, s: Overpower, k: EventChoice, option: Option) -> None:
        if option.refs:
            discard(s, index_of(option.refs[0]), dead=True)


class ReserveForward(Choice):
    """The Reserve character stands on the Front Line for the battle."""

    def asks(self, s: Overpower, k: EventChoice) -> int:
        return 0

    def finish(self, s: Overpower, k: EventChoice) -> None:
        for c in reserve(s, k.seat)[:]:
            move(s, c, zone(k.seat, FRONT))
            if c & 3 == 3:
                s.once |= 1 << 8 + k.seat
            emit(s, "moves_up", card_ref(c))


choices: dict[str, Choice] = {
    "desperate-gamble": Pick(lambda s, p: front(s, p), gamble),
    "stars-align": StarsAlign(),
    "tarzan-the-terrible": Pick(highest_threat, terrible, may=False, chooser=1),
    "the-giant-man-of-mars": Pick(lambda s, p: front(s, p), giant, may=False),
    "the-battle-with-zad": BattleWithZad(),
    "eyes-in-the-dark": Search(),
    "a-venomous-threat": ReserveForward(),
    "the-chamber-of-reptiles": Pick(their_game_cards, reptiles),
    "rally-our-allies": RallyAllies(),
    "second-chances": SecondChances(),
}


SAYS = {
    "desperate-gamble": "Each player may choose a Front Line character: +2 to all actions, but 4 fewer hits "
    "to a Cumulative KO.",
    "stars-align": "Each player sees the top two cards of the Draw Pile and shuffles in, throws away or keeps each.",
    "tarzan-the-terrible": "The Front Line character with the highest threat on each team: -2 to defences. "
    "The opponent chooses between equals.",
    "the-giant-man-of-mars": "Each player chooses a Front Line character; attacks on it may be shifted to a teammate.",
    "the-battle-with-zad": "Three top cards of each Draw Pile go to the Dead Pile, and all duplicates of them, "
    "placed or in hand, follow.",
    "eyes-in-the-dark": "Each player may take a Basic or Training card from the Draw Pile or Dead Pile, no duplicate.",
    "a-venomous-threat": "Reserve characters stand on the Front Line for this battle. At its end they go back.",
    "the-chamber-of-reptiles": "Each player may discard a game-long Special of the opponent, who gains +3 to the "
    "Venture Total.",
    "rally-our-allies": "Each player may put Ally cards of the Draw Pile or Dead Pile into open Universe slots of the "
    "Front Line.",
    "second-chances": "Each player may put up to five cards of the opponent's Power Pack into the Dead Pile.",
}
