"""Steal: taking control of Heroes, attached cards, Battle cards and counters (PU-KEY-30)."""

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import BATTLE_CARD, POWER_CARD
from overtable.games.powerup.inplay.attached import carries, equipment_of, holder, power_of
from overtable.games.powerup.inplay.figures import immune
from overtable.games.powerup.inplay.moves import break_card, hand_over
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    HEROES,
    NO_CARD,
    Link,
    PowerUp,
    attached_to,
    board_changed,
    heroes_of,
    in_play,
    place,
    zone,
)
from overtable.games.powerup.words.whom import target_card, whom
from overtable.games.powerup.words.word import Word
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import move
from overtable.kernel.language import clause_in
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card, index_of


class StealHero(Word, frozen=True, tag="steal_hero"):
    """Needs the thief's slot of that rarity to be empty; everything on the Hero stays (PU-KEY-30)."""

    def does(self, s: PowerUp, link: Link) -> None:
        hero = target_card(link)
        taken = self.why_not_on(s, link.seat, hero) is not None
        if taken or immune(s, hero, "Steal", link.kind, link.seat):
            return
        attached = attached_to(s, hero)
        s.board[s.board.index(hero)] = NO_CARD
        s.board[place(link.seat, face(s, hero).stars)] = hero
        move(s, hero, zone(link.seat, HEROES))
        for c in attached:
            move(s, c, zone(link.seat, ATTACHED))
        board_changed(s, 0, 1)
        emit(s, "stolen", card(hero))

    def why_not_on(self, s: PowerUp, seat: int, target: int) -> Reason | None:
        stars = face(s, target).stars
        there = s.board[place(seat, stars)]
        if there < 0:
            return None
        return Reason(
            "PU-KEY-30",
            "Your {0}-star slot must be empty to steal {1}; {2} is there.",
            (stars, card(target), card(there)),
        )

    def says(self) -> str:
        return "Steal it; your slot of that rarity must be empty"

    def hint(self) -> float:
        return 5.0


class StealCard(Word, frozen=True, tag="steal_card"):
    """An Equipment or an attached Power is taken for the user's Hero, a Battle card for the top of the user's stack
    (PU-KEY-30)."""

    def does(self, s: PowerUp, link: Link) -> None:
        target = target_card(link)
        if face(s, target).kind == BATTLE_CARD:
            move(s, target, zone(link.seat, BATTLE))
            board_changed(s, 0, 1)
            emit(s, "stolen", card(target))
        else:
            do(s, Taking(link.seat, target, holder(s, link.source), link.source))

    def says(self) -> str:
        return "Steal it"


class Taking(Frame[PowerUp], frozen=True):
    """A stolen card goes to the Hero that stole it; one stolen by a Power from the hand to a Hero of its player's
    choice. Where there is no room it takes the place of what lies there (PU-DEPLOY-05, PU-DEPLOY-14)."""

    about = ("PU-KEY-30", "{0} has nothing to do with who takes the stolen card.")
    seat: int
    stolen: int
    hero: int
    source: int = NO_CARD
    """The card that stole it."""

    def _ways(self, s: PowerUp) -> list[tuple[int, ...]]:
        """Each Hero that may take it, with what has to make room."""
        heroes = [self.hero] if in_play(s, self.hero) else heroes_of(s, self.seat) if self.hero < 0 else []
        found: list[tuple[int, ...]] = []
        for h in heroes:
            if face(s, self.stolen).kind == POWER_CARD:
                there = [c for c in (power_of(s, h),) if c >= 0]
                full = bool(there)
            else:
                there = equipment_of(s, h)
                full = len(there) >= carries(s, h)
            found += [(h, c) for c in there] if full else [(h,)]
        return found

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if len(self._ways(s)) > 1 else 0

    def run(self, s: PowerUp) -> None:
        for way in self._ways(s):
            self._take(s, *way)

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("take", tuple(card(c) for c in way)) for way in self._ways(s)]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        self._take(s, *(index_of(r) for r in option.refs))

    def _take(self, s: PowerUp, hero: int, makes_room: int = NO_CARD) -> None:
        hand_over(s, self.stolen, self.seat, hero)
        emit(s, "stolen", card(self.stolen))
        if makes_room >= 0:
            break_card(s, makes_room)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("Which of your Heroes takes {0}, and what makes room for it?", (card(self.stolen),))

    def asked_by(self, s: PowerUp, seat: int) -> Source | None:
        if self.source < 0:
            return None
        return Source(card(self.source), clause_in(face(s, self.source).text, StealCard().says()))


class StealCounter(Word, frozen=True, tag="steal_counter"):
    """A positive counter of the target moves to the user's Hero (PU-KEY-30)."""

    def does(self, s: PowerUp, link: Link) -> None:
        user = holder(s, link.source)
        if not in_play(s, user):
            return
        for target in whom(s, link, "target", "Steal"):
            for array in (s.plus, s.regen, s.evade):
                if array[target]:
                    array[target] -= 1
                    array[user] += 1
                    emit(s, "stolen", card(target))
                    return

    def says(self) -> str:
        return "Steal a positive counter from it for this Hero, beside those it has (+1/+1 before Regen before Evade)"
