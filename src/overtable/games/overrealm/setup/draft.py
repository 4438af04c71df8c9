"""Drafting: packs of monsters, of which everyone keeps one in secret and passes on the rest."""

from overtable.games.overrealm.state import CASUAL, DRAFT_PHASE, PACK, PER_SEAT, PICKS, Overrealm, box
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import everyone, move, put, reveal, shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of
from overtable.kernel.refs import seat as seat_ref

PACK_SIZE = 4
UNDECIDED = -1


def deal_packs(s: Overrealm) -> None:
    """OR-MODE-01, OR-MODE-04: shuffled reference cards, four for each player; the rest stays in the box unseen."""
    for c in range(len(s.printing)):
        put(s, c, box(s))
    shuffle(s, box(s))
    for player in range(s.seats):
        for _ in range(PACK_SIZE):
            move(s, s.zones[box(s)][-1], player * PER_SEAT + PACK)
    s.phase = DRAFT_PHASE
    do(s, Pick(0, (UNDECIDED,) * s.seats))


class Pick(Frame[Overrealm], frozen=True):
    """OR-MODE-02, OR-MODE-05: everyone keeps one card in secret, at the same time; the rest goes to the left."""

    round: int
    kept: tuple[int, ...]

    about = ("OR-MODE-02", "You keep a card of your pack, and {0} is not in it.")

    def asks(self, s: Overrealm) -> Seats:
        mask = 0
        for player, c in enumerate(self.kept):
            if c == UNDECIDED:
                mask |= 1 << player
        return mask

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("pick", (card(c),)) for c in sorted(s.zones[seat * PER_SEAT + PACK])]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        kept = (*self.kept[:seat], index_of(option.refs[0]), *self.kept[seat + 1 :])
        go_on_as(s, Pick(self.round, kept))

    def run(self, s: Overrealm) -> None:
        s.epoch += 1
        for player, c in enumerate(self.kept):
            move(s, c, player * PER_SEAT + PICKS, told=1 << player)  # OR-MODE-03
            if s.mode == CASUAL and self.round > 0:  # OR-MODE-06
                reveal(s, c, everyone(s))
            emit(s, "picked", seat_ref(player), card(c))
        packs = [s.zones[player * PER_SEAT + PACK][:] for player in range(s.seats)]
        for player, pack in enumerate(packs):
            for c in pack:
                move(s, c, (player + 1) % s.seats * PER_SEAT + PACK)
        if packs[0]:
            do(s, Pick(self.round + 1, (UNDECIDED,) * s.seats))

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return () if self.kept[seat] == UNDECIDED else (Option("pick", (card(self.kept[seat]),)),)

    def untold(self, s: Overrealm, seat: int) -> "Pick":
        return Pick(self.round, tuple(c if player == seat else UNDECIDED for player, c in enumerate(self.kept)))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        left = len(s.zones[seat * PER_SEAT + PACK])
        text = "Pick {0} of {1}: which of these monsters do you keep?"
        if left > 1:
            text += " The rest goes to {2}."
        return Message(text, (self.round + 1, self.round + left, seat_ref((seat + 1) % s.seats)))
