"""Rounds and the match: hands, the swap, the draft, scoring, and what a new round starts from."""

from overtable.games.overwatch.board import SPACES
from overtable.games.overwatch.defeat import remove_field
from overtable.games.overwatch.heroes import counted_power, total_synergy
from overtable.games.overwatch.kinds import ENDS_WITH_ROUND
from overtable.games.overwatch.printed import IS_FIELD, ROLE, SET_ASIDE
from overtable.games.overwatch.state import ASIDE, BOARD, DECK, DISCARD, HAND, POOL, Overwatch, owner, zone
from overtable.games.overwatch.turn import StartTurn
from overtable.kernel.chance import PLAY, below
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import move, shuffle
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number
from overtable.kernel.refs import seat as seat_ref
from overtable.kernel.state import Result

DONE = Option("done")
CLASSES = ("offense", "defense", "tank", "support")


class NewRound(Frame[Overwatch], frozen=True):
    """A round begins: the Hill, hands or a draft, the swap, and then its first turn."""

    def run(self, s: Overwatch) -> None:
        s.round += 1
        s.passed = 0
        s.echoed, s.echoed_x = -1, 0
        if s.hills:
            s.hill = below(s, PLAY, 3)  # OW-MODE-09: before hands are drawn
        emit(s, "round", number(s.round))
        do(s, StartTurn(s.first))
        if s.draft:
            do(s, Draft(first_picker(s)))
        else:
            for side in (s.first, 1 - s.first):
                draw(s, side, s.hand)
            if s.hills:
                do(s, Swap(s.hand))  # OW-MODE-10: any number, every round
            elif s.round == 1:
                do(s, Swap(swap_limit(s)))


def swap_limit(s: Overwatch) -> int:
    """Up to three cards; with a larger hand half of it, rounded down (OW-SETUP-05, OW-SETUP-06)."""
    return 3 if s.hand <= 6 else s.hand // 2


def draw(s: Overwatch, side: int, n: int) -> None:
    """Draw from the top; an empty deck is made anew from the discard pile (OW-SETUP-02, OW-ROUND-12)."""
    deck, discard = zone(side, DECK), zone(side, DISCARD)
    for _ in range(n):
        if not s.zones[deck]:
            for card in s.zones[discard][:]:
                move(s, card, deck)
            shuffle(s, deck)
        if not s.zones[deck]:
            return
        card = s.zones[deck][-1]
        move(s, card, zone(side, HAND))
        emit(s, "drew", seat_ref(side), card_ref(card))


class Swap(Frame[Overwatch], frozen=True):
    """Both players swap hand cards once, each without seeing the other's choice (OW-SETUP-05)."""

    most: int
    a: tuple[int, ...] = ()
    b: tuple[int, ...] = ()
    done: int = 0
    """Bit mask of the players who have chosen."""

    def chosen(self, seat: int) -> tuple[int, ...]:
        return self.b if seat else self.a

    def asks(self, s: Overwatch) -> Seats:
        return 0b11 & ~self.done

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Swap up to {0} cards of your hand?", (self.most,))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        hand, chosen = s.zones[zone(seat, HAND)], self.chosen(seat)
        if len(chosen) == self.most:
            if no is not None:
                rule = "OW-SETUP-06" if s.hand > 6 else "OW-SETUP-05"
                why = Reason(rule, "You may swap {0} cards at most.", (self.most,))
                no += [(Option("swap", (card_ref(c),)), why) for c in hand if c not in chosen]
            return [DONE]
        after = hand.index(chosen[-1]) + 1 if chosen else 0
        return [DONE, *(Option("swap", (card_ref(c),)) for c in hand[after:])]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(Option("swap", (card_ref(c),)) for c in self.chosen(seat))

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return 0, self.most

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        if option == DONE:
            s.stack[-1] = Swap(self.most, self.a, self.b, self.done | 1 << seat)
        else:
            chosen = (*self.chosen(seat), option.refs[0] & 0xFFF)
            a, b = (self.a, chosen) if seat else (chosen, self.b)
            s.stack[-1] = Swap(self.most, a, b, self.done)

    def run(self, s: Overwatch) -> None:
        s.epoch += 1
        for side in (s.first, 1 - s.first):
            for card in self.chosen(side):
                move(s, card, zone(side, DISCARD))
                emit(s, "swapped", seat_ref(side), card_ref(card))
            draw(s, side, len(self.chosen(side)))

    def untold(self, s: Overwatch, seat: int) -> "Swap":
        a = self.a if seat == 0 else ()
        b = self.b if seat == 1 else ()
        return Swap(self.most, a, b, self.done & 1 << seat if seat < 2 else 0)


def first_picker(s: Overwatch) -> int:
    """The loser of the last round; at first, and after a tie, chance or the player who does not lead (OW-MODE-03)."""
    if s.last_loser >= 0:
        return s.last_loser
    return below(s, PLAY, 2) if s.round == 1 else 1 - s.first


class Draft(Frame[Overwatch], frozen=True):
    """Hero Draft: players alternately take one of the open Heroes (OW-MODE-01, -02)."""

    picker: int

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.picker if self.can_pick(s, self.picker) else 0

    def run(self, s: Overwatch) -> None:
        if self.can_pick(s, 1 - self.picker):
            do(s, Draft(1 - self.picker))

    def can_pick(self, s: Overwatch, seat: int) -> bool:
        """A removed D.Va+MEKA (OW-ROUND-13) may leave too few Heroes for the largest hands."""
        return len(s.zones[zone(seat, HAND)]) < s.hand and bool(self.options(s, seat))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Draft a Hero ({0} of {1})", (len(s.zones[zone(seat, HAND)]) + 1, s.hand))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        mine, theirs = self.missing(s, seat), self.missing(s, 1 - seat)
        left = s.hand - len(s.zones[zone(seat, HAND)]) - 1
        on_offer = dict.fromkeys(CLASSES, 0)
        for c in s.zones[POOL]:
            on_offer[ROLE[s.printing[c]]] += 1
        found = []
        for c in s.zones[POOL]:
            role = ROLE[s.printing[c]]
            option = Option("draft", (card_ref(c),))
            if len(mine - {role}) > left:
                if no is not None:
                    no.append((option, Reason("OW-MODE-02", "Your last picks must supply every missing class.")))
            elif role in theirs and on_offer[role] == 1:
                if no is not None:
                    no.append(
                        (
                            option,
                            Reason("OW-MODE-02", "{0} is the last of a class the other player lacks.", (card_ref(c),)),
                        )
                    )
            else:
                found.append(option)
        return found

    def missing(self, s: Overwatch, seat: int) -> set[str]:
        return set(CLASSES) - {ROLE[s.printing[c]] for c in s.zones[zone(seat, HAND)]}

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        card = option.refs[0] & 0xFFF
        move(s, card, zone(seat, HAND))
        emit(s, "drafted", seat_ref(seat), card_ref(card))
        s.stack[-1] = Draft(1 - seat)


class EndRound(Frame[Overwatch], frozen=True):
    """Both have passed: score the round, then end the match or prepare the next round (OW-ROUND-02 to -11)."""

    def run(self, s: Overwatch) -> None:
        winners = round_winners(s)
        emit(s, "scored", number(counted_power(s, 0)), number(counted_power(s, 1)))
        if s.reinforce:
            self.reinforce(s, winners)
        else:
            self.score(s, winners)

    def score(self, s: Overwatch, winners: list[int]) -> None:
        for side in winners:
            s.wins[side] += 1  # OW-WIN-02: a tie adds one to both
            emit(s, "won_round", seat_ref(side))
        target = s.rounds // 2 + 1
        if s.extra:
            s.result = Result(tuple(winners) if len(winners) == 1 else (), "OW-WIN-03")
        elif max(s.wins) >= target and s.wins[0] != s.wins[1]:
            s.result = Result((s.wins.index(max(s.wins)),), "OW-WIN-01" if s.rounds == 3 else "OW-MODE-15")
        if s.result is None:
            s.extra = min(s.wins) >= target  # OW-WIN-03
            if len(winners) == 1:
                s.first, s.last_loser = winners[0], 1 - winners[0]  # OW-ROUND-09
            else:
                s.first, s.last_loser = 1 - s.first, -1  # OW-ROUND-11
            clear_board(s)
            if s.last_loser >= 0 and not s.super_synergy:  # OW-ROUND-10, OW-MODE-14
                for line in range(s.last_loser * 3, s.last_loser * 3 + 3):
                    s.synergy[line] = 1
            do(s, NewRound())

    def reinforce(self, s: Overwatch, winners: list[int]) -> None:
        """Everything stays but the defeated; after the last round the board decides (OW-MODE-04 to -07)."""
        if s.round >= s.rounds:
            s.result = Result(tuple(winners) if len(winners) == 1 else (), "OW-MODE-05")
            return
        s.first = winners[0] if len(winners) == 1 else 1 - s.first
        for side in range(2):
            for card in [c for c in s.zones[zone(side, BOARD)] if s.down[c]]:
                off_board(s, card)
        s.used = bytearray(len(s.printing))
        end(s, lambda e: e.kind in ENDS_WITH_ROUND)
        do(s, NewRound())


def round_winners(s: Overwatch) -> list[int]:
    """Higher Power, then more unspent Synergy, else both (OW-ROUND-03 to -05)."""
    a = (counted_power(s, 0), total_synergy(s, 0))
    b = (counted_power(s, 1), total_synergy(s, 1))
    return [0] if a > b else [1] if b > a else [0, 1]


def off_board(s: Overwatch, card: int) -> None:
    """A card leaves at the end of a round: to the discard pile, or back to its set-aside place (OW-ROUND-13)."""
    side = owner(s, card)
    if s.at[card] < SPACES:
        s.space[s.at[card]] = -1
    s.at[card] = -1
    s.damage[card] = s.shields[card] = 0
    s.down[card] = 0
    if SET_ASIDE[s.printing[card]]:
        move(s, card, zone(side, ASIDE))
    else:
        move(s, card, zone(side, DISCARD))


def clear_board(s: Overwatch) -> None:
    """Heroes to the discard piles, tokens and counters off, all values 0 (OW-ROUND-06, -07, -13, -14)."""
    end(s, lambda e: True)
    s.used = bytearray(len(s.printing))
    s.synergy = [0] * 6
    for side in range(2):
        for card in s.zones[zone(side, BOARD)][:]:
            if IS_FIELD[s.printing[card]]:
                remove_field(s, card)
            else:
                off_board(s, card)
        for card in [c for c in s.zones[zone(side, HAND)] if SET_ASIDE[s.printing[c]]]:
            move(s, card, zone(side, ASIDE))
        if s.draft:  # OW-MODE-03: all cards are put back
            for kind in (DECK, HAND, DISCARD):
                for card in s.zones[zone(side, kind)][:]:
                    move(s, card, POOL)
    s.dirty = 0
    emit(s, "cleared")
