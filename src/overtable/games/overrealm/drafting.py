"""How players come by their monsters: the secret picks of a draft, or the five that each brings along."""

from overtable.games.overrealm.state import DRAFT_PHASE, PACK, PER_SEAT, PICKS, Overrealm, box, supply
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import everyone, move, put, reveal, shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, seat

CASUAL, COMPETITIVE, DRAFT = range(3)
PACK_SIZE = 4
BROUGHT = 5
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
    """OR-MODE-02, OR-MODE-05, OR-MODE-06: everyone keeps one card in secret; the rest goes to the left."""

    round: int
    kept: tuple[int, ...]

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
        s.stack[-1] = Pick(self.round, kept)

    def run(self, s: Overrealm) -> None:
        s.epoch += 1
        for player, c in enumerate(self.kept):
            move(s, c, player * PER_SEAT + PICKS, told=1 << player)
            if s.mode == CASUAL and self.round > 0:
                reveal(s, c, everyone(s))
            emit(s, "picked", seat(player), card(c))
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
        return Message("Which monster do you keep?")


def lay_out_supplies(s: Overrealm, brought: list[list[int]]) -> None:
    """OR-MODE-07: each player has a supply of all monsters, and brings five of them, chosen now or before."""
    half = len(s.printing) // s.seats
    for player in range(s.seats):
        for c in range(player * half, player * half + half):
            put(s, c, supply(s, player))
    s.phase = DRAFT_PHASE
    ids = [tuple(c for c in s.zones[supply(s, p)] if s.printing[c] in rows) for p, rows in enumerate(brought)]
    do(s, Bring(tuple(ids) if ids else ((),) * s.seats))


class Bring(Frame[Overrealm], frozen=True):
    """Five different monsters of the own supply, in secret."""

    brought: tuple[tuple[int, ...], ...]

    def asks(self, s: Overrealm) -> Seats:
        mask = 0
        for player, ids in enumerate(self.brought):
            if len(ids) < BROUGHT:
                mask |= 1 << player
        return mask

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        named = self.brought[seat]
        mine = sorted(s.zones[supply(s, seat)])
        after = mine.index(named[-1]) + 1 if named else 0
        left = BROUGHT - len(named)
        return [Option("bring", (card(c),)) for c in mine[after : len(mine) - left + 1]]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        brought = list(self.brought)
        brought[seat] = (*brought[seat], index_of(option.refs[0]))
        s.stack[-1] = Bring(tuple(brought))

    def run(self, s: Overrealm) -> None:
        s.epoch += 1
        for player, ids in enumerate(self.brought):
            for c in ids:
                move(s, c, player * PER_SEAT + PICKS, told=1 << player)
            emit(s, "brought", seat(player), *(card(c) for c in ids))

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        return tuple(Option("bring", (card(c),)) for c in self.brought[seat])

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        return BROUGHT, BROUGHT

    def untold(self, s: Overrealm, seat: int) -> "Bring":
        return Bring(tuple(ids if player == seat else () for player, ids in enumerate(self.brought)))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which monsters do you bring? ({0} of 5)", (len(self.brought[seat]) + 1,))
