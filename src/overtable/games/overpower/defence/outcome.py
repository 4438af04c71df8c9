"""What a defence does: the block holds, the attack is avoided or met, the card that moved it goes on working."""

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.attack.action import commit
from overtable.games.overpower.book.facts import POWER, face
from overtable.games.overpower.book.icons import spectrum_types
from overtable.games.overpower.hits.hits import bonus_counts, land
from overtable.games.overpower.inplay.piles import discard, remove_from_game
from overtable.games.overpower.inplay.queries import icons_of, may
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.state import ASTRAL, CHARACTERS, UNDER, Overpower, replace, zone
from overtable.games.overpower.words.run import BLOCKING, HIT, Effects
from overtable.kernel.frame import Frame, do
from overtable.kernel.knowledge import move


class IfShiftHits(Frame[Overpower], frozen=True):
    """What the card that moved the attack does if it hits its new target."""

    act: int
    target: int
    shift: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.hit and act.target == self.target:
            do(s, Effects(self.shift, s.acts[self.shift].cards[0], HIT))


class Blocked(Frame[Overpower], frozen=True):
    """The block holds; its cards go to their piles (OP25-BATT-48). Where two are needed the first stops nothing yet."""

    act: int
    card: int
    universe: int
    by: int = -1
    """The character that blocks with it; -1 where the card avoids the attack."""

    def run(self, s: Overpower) -> None:
        act = replace(s, self.act, defended=not s.acts[self.act].twice, twice=False)
        seat = 1 - act.seat
        f = face(s, self.card)
        if self.strikes_back(s, act):
            hit = Hit(self.card, act.user, f.value, spectrum_types(icons_of(s, self.card)), seat, power=True)
            land(s, hit, act.seat)
        elif f.words and f.card.blocking:
            b = commit(s, Act(seat, s.acts[self.act].target, (self.card,), -1, offence=False))
            do(s, Effects(b, self.card, BLOCKING), FinishDefence(b))
        else:
            discard(s, self.card)
        if self.universe >= 0:
            if s.where[self.universe] == zone(seat, UNDER):
                s.used_under |= 1 << seat
            if bonus_counts(s, self.universe):
                move(s, self.universe, ASTRAL)
                s.on[self.universe] = -1
            else:
                discard(s, self.universe)  # OP25-CARD-17
            do(s, *happens(s, "universe_used", seat, card=self.universe))

    def strikes_back(self, s: Overpower, act: Act) -> bool:
        """Whether a Power card goes on to hit the attacker: it met one of its own value, or the attack says so."""
        cards = [face(s, c) for c in (self.card, *act.cards)]
        there = 0 <= act.user < CHARACTERS and s.kod[act.user] == 0
        if cards[0].kind != POWER or not there or self.by < 0:
            return False
        limits = getattr(cards[1].card, "limits", None)
        if limits is not None and limits.strikes_back:
            return True
        alike = len(cards) == 2 and cards[1].kind == POWER and cards[0].value == cards[1].value
        return alike and may(s, "strike_back", self.by)


class Avoided(Frame[Overpower], frozen=True):
    """OP25-BATT-39: the attack hits nobody."""

    act: int
    card: int

    def run(self, s: Overpower) -> None:
        act = replace(s, self.act, defended=True)
        avoid = getattr(face(s, self.card).card, "avoid", None)
        if avoid is not None and avoid.removes:
            for c in act.cards:
                remove_from_game(s, c)


class Countered(Frame[Overpower], frozen=True):
    """If the counter-strike hit, the attack is discarded."""

    act: int
    counter: int

    def run(self, s: Overpower) -> None:
        if s.acts[self.counter].hit:
            replace(s, self.act, defended=True)


class FinishDefence(Frame[Overpower], frozen=True):
    """A defensive card that does not stay in play goes to its pile (OP25-BATT-48)."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        for c in act.cards:
            if s.where[c] == ASTRAL and c not in act.kept:
                discard(s, c)
