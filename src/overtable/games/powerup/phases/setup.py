"""Set-up: decks become piles and slots, both choose a 1* Hero in secret, the first Offense player is found."""

from collections.abc import Sequence

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import STARS
from overtable.games.powerup.inplay.moves import come_into_play
from overtable.games.powerup.phases.draw import draw
from overtable.games.powerup.phases.refresh import Refresh
from overtable.games.powerup.state import DECK, NO_CARD, PowerUp, slot, zone
from overtable.kernel.chance import PLAY, below
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import everyone, put, reveal, shuffle
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of
from overtable.kernel.refs import seat as seat_ref

STARTING_HAND = 5
LIMIT = 20_000
"""Ten rounds end every game; this many answers are never reached by play that pays its costs."""


def lay_out(s: PowerUp, seat: int, heroes: Sequence[int], powers: Sequence[int]) -> None:
    """Heroes face down in the slots of their rarity (PU-SETUP-03), the Power Deck shuffled (PU-SETUP-06)."""
    for c in heroes:
        s.owner[c] = seat
        put(s, c, slot(seat, face(s, c).stars))
    for c in powers:
        s.owner[c] = seat
        put(s, c, zone(seat, DECK))
    for stars in STARS:
        shuffle(s, slot(seat, stars))
        for c in s.zones[slot(seat, stars)]:
            reveal(s, c, 1 << seat)  # PU-SETUP-04
    shuffle(s, zone(seat, DECK))


class ChooseStart(Frame[PowerUp], frozen=True):
    """Each player chooses a 1* Hero to begin with, in secret; both are shown together (PU-SETUP-05)."""

    about = ("PU-SETUP-05", "{0} cannot begin: a 1-star Hero is chosen.")
    picks: tuple[int, int] = (NO_CARD, NO_CARD)

    def asks(self, s: PowerUp) -> Seats:
        return (self.picks[0] < 0) | (self.picks[1] < 0) << 1

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            for stars in STARS[1:]:
                for c in s.zones[slot(seat, stars)]:
                    reason = Reason("PU-SETUP-05", "You begin with a 1-star Hero; {0} has {1} stars.", (card(c), stars))
                    no.append((Option("start", (card(c),)), reason))
        return [Option("start", (card(c),)) for c in s.zones[slot(seat, 1)]]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        pick = index_of(option.refs[0])
        picks = (pick, self.picks[1]) if seat == 0 else (self.picks[0], pick)
        if min(picks) < 0:
            go_on_as(s, ChooseStart(picks))
            return
        s.stack.pop()
        for who, hero in enumerate(picks):
            come_into_play(s, who, hero)
            emit(s, "starts", seat_ref(who), card(hero))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("Choose the 1-star Hero you begin with, free of cost.")

    def untold(self, s: PowerUp, seat: int) -> "ChooseStart":
        return ChooseStart((self.picks[0] if seat == 0 else NO_CARD, self.picks[1] if seat == 1 else NO_CARD))


class FirstOffense(Frame[PowerUp], frozen=True):
    """The first Offense player: by the cards at the bottom of the Power Decks, or by a coin (PU-SETUP-09)."""

    coin: bool = False

    def run(self, s: PowerUp) -> None:
        first = None if self.coin else self.by_cost(s)
        s.offense = below(s, PLAY, 2) if first is None else first
        emit(s, "offense", seat_ref(s.offense))

    @staticmethod
    def by_cost(s: PowerUp) -> int | None:
        """Whose bottom card costs more (PU-SETUP-07), else the next one upward; nobody's if all tie (PU-SETUP-08)."""
        for a, b in zip(s.zones[zone(0, DECK)], s.zones[zone(1, DECK)], strict=False):
            reveal(s, a, everyone(s))
            reveal(s, b, everyone(s))
            emit(s, "bottom", card(a), card(b))
            if face(s, a).cost != face(s, b).cost:
                return 0 if face(s, a).cost > face(s, b).cost else 1
        return None


class StartingHands(Frame[PowerUp], frozen=True):
    """Five cards each from the Power Deck (PU-SETUP-10)."""

    def run(self, s: PowerUp) -> None:
        for seat in (s.offense, 1 - s.offense):
            draw(s, seat, STARTING_HAND)


def begin_game(s: PowerUp, coin: bool) -> None:
    do(s, ChooseStart(), FirstOffense(coin), StartingHands(), Refresh(first=True))
