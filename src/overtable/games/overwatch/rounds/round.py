"""A round from its hands to its score, and what follows: the next round, or the end of the match."""

from overtable.games.overwatch.board import A_SIDE, lines_of
from overtable.games.overwatch.heroes.power import counted_power, total_synergy
from overtable.games.overwatch.rounds.clearing import clear_board, clear_for_reinforcements
from overtable.games.overwatch.rounds.draft import Draft, first_picker
from overtable.games.overwatch.rounds.hand import Swap, draw, swap_limit
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.turn.action import StartTurn
from overtable.kernel.chance import PLAY, below
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import number
from overtable.kernel.refs import seat as seat_ref
from overtable.kernel.state import Result

STANDARD_ROUNDS = 3


class NewRound(Frame[Overwatch], frozen=True):
    """A round begins: the Hill, hands or a draft, the swap, and then its first turn; below all lies its end."""

    def run(self, s: Overwatch) -> None:
        s.round += 1
        s.passed = 0
        s.echoed, s.echoed_x = -1, 0
        if s.hill_counts:
            s.hill = below(s, PLAY, A_SIDE)  # OW-MODE-09: before hands are drawn
        emit(s, "round", number(s.round))
        do(s, StartTurn(s.first), EndRound())
        if s.draft:
            do(s, Draft(first_picker(s)))  # OW-MODE-03: and no swap
            return
        for side in (s.first, 1 - s.first):
            draw(s, side, s.hand)  # OW-SETUP-03, OW-MODE-16
        if s.round == 1 or s.hill_counts:  # OW-ROUND-08: no swap later on; OW-MODE-10: on the Hill every round
            do(s, Swap(swap_limit(s)))


class EndRound(Frame[Overwatch], frozen=True):
    """Both have passed: score the round, then end the match or prepare the next round (OW-ROUND-02)."""

    def run(self, s: Overwatch) -> None:
        a, b = strength(s, 0), strength(s, 1)
        # OW-ROUND-03, OW-ROUND-04; else both have won (OW-ROUND-05)
        winners = [0] if a > b else [1] if b > a else [0, 1]
        emit(s, "scored", number(a[0]), number(b[0]), number(a[1]), number(b[1]))
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
            s.result = Result(only_winner(winners), "OW-WIN-03")
        elif max(s.wins) >= target and s.wins[0] != s.wins[1]:
            rule = "OW-WIN-01" if s.rounds == STANDARD_ROUNDS else "OW-MODE-15"
            s.result = Result((s.wins.index(max(s.wins)),), rule)
        else:
            s.extra = min(s.wins) >= target  # OW-WIN-03
            self.prepare(s, winners)

    def prepare(self, s: Overwatch, winners: list[int]) -> None:
        s.first = next_leader(s, winners)
        s.last_loser = 1 - winners[0] if len(winners) == 1 else -1
        clear_board(s)
        if s.last_loser >= 0 and not s.super_synergy:  # OW-ROUND-10; OW-MODE-14
            for line in lines_of(s.last_loser):
                s.synergy[line] = 1
        do(s, NewRound())

    def reinforce(self, s: Overwatch, winners: list[int]) -> None:
        """After the last round the board decides (OW-MODE-05); before that it is kept (OW-MODE-04)."""
        if s.round >= s.rounds:
            s.result = Result(only_winner(winners), "OW-MODE-05")
            return
        s.first = next_leader(s, winners)  # OW-MODE-06: and no loser's Synergy
        clear_for_reinforcements(s)
        do(s, NewRound())


def strength(s: Overwatch, side: int) -> tuple[int, int]:
    """What decides a round: Power (OW-ROUND-03), and where that is alike unspent Synergy (OW-ROUND-04)."""
    return counted_power(s, side), total_synergy(s, side)


def only_winner(winners: list[int]) -> tuple[int, ...]:
    """Who wins by this round alone; a tie is a draw."""
    return tuple(winners) if len(winners) == 1 else ()


def next_leader(s: Overwatch, winners: list[int]) -> int:
    """The winner (OW-ROUND-09), or after a tie the player who went second (OW-ROUND-11)."""
    return winners[0] if len(winners) == 1 else 1 - s.first
