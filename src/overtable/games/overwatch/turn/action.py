"""One turn after the other: start-of-turn effects, then exactly one action: play a Hero, activate an Ultimate, pass."""

from typing import ClassVar

from overtable.games.overwatch.board import SIDE, space_ref
from overtable.games.overwatch.picks import PLAY, at_each
from overtable.games.overwatch.state import BOARD, BOTH, HAND, Overwatch, has_passed, zone
from overtable.games.overwatch.turn.deploy import USE, play_hero
from overtable.games.overwatch.turn.placement import Refused, board_is_full, legal_spaces
from overtable.games.overwatch.turn.start import StartEffects, at_start_of_turn
from overtable.games.overwatch.turn.ultimate import activate, ultimates
from overtable.kernel.event import emit, whisper
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.language import and_list
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref

PASS = Option("pass")

SWAP_IS_OVER = Reason("OW-SETUP-05", "Cards are swapped once, before the first turn.")
EMPTY_HAND = Reason("OW-PLAY-02", "You hold no Hero that could be played there.")
SKILL_IS_OVER = Reason("OW-DEPLOY-02", "A deploy skill is used when its Hero is played, or not at all.")


class StartTurn(Frame[Overwatch], frozen=True):
    """A turn begins with its start-of-turn effects, before the action (OW-TERM-07)."""

    player: int

    def run(self, s: Overwatch) -> None:
        start_turn(s, self.player)


def start_turn(s: Overwatch, player: int) -> None:
    s.turn = player
    emit(s, "turn", seat_ref(player))
    do(s, Action(player))
    waiting = at_start_of_turn(s, player)
    if waiting:
        do(s, StartEffects(player, waiting))


class Action(Frame[Overwatch], frozen=True):
    """Exactly one action (OW-PLAY-01): play a Hero, activate the Ultimate of one on the board (OW-ULT-01), or pass."""

    about: ClassVar[tuple[str, str] | None] = (
        "OW-PLAY-01",
        "{0} is nothing that an action begins with: play a Hero, activate an Ultimate, or pass.",
    )

    player: int

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.player

    def prompt(self, s: Overwatch, seat: int) -> Message:
        """Only what is open is named; whether it is follows from the board and the size of the hand, which all see."""
        board, holds = s.zones[zone(seat, BOARD)], bool(s.zones[zone(seat, HAND)])
        found = ["play a Hero"] if holds and legal_spaces(s, seat, None) else []
        if ultimates(s, seat, board, None):
            found.append("activate an Ultimate")
        if not holds or board_is_full(s, seat):
            found.append("pass")
        if found == ["pass"]:
            return Message("Your turn: pass, as no Hero can be played and no Ultimate activated.")
        return Message("Your turn: {0}.", (and_list(found, "or"),))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        hand = s.zones[zone(seat, HAND)]
        found = plays(s, seat, hand, no) if hand else []
        found += ultimates(s, seat, s.zones[zone(seat, BOARD)], no)
        # OW-PASS-01; OW-PASS-06: cards gained during the round are in the hand too; OW-PASS-07: whatever its size was
        if not hand or board_is_full(s, seat):
            found.append(PASS)  # OW-PASS-03: beside Ultimates that may still be activated
        elif no is not None:
            no.append((PASS, Reason("OW-PASS-01", "Passing needs an empty hand; you hold {0}.", (len(hand),))))
        if no is not None:
            no.append((USE, SKILL_IS_OVER))
            for theirs in [card_ref(card) for card in s.zones[zone(1 - seat, BOARD)]]:
                no.append((Option("ultimate", (theirs,)), Reason("OW-ULT-01", "{0} is your opponent's.", (theirs,))))
            if not hand:
                mine = [space_ref(space) for space in range(seat * SIDE, seat * SIDE + SIDE)]
                no += [(Option("play", (space,)), EMPTY_HAND) for space in mine]
        return found

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        lone = option == PASS and self.tells_why(s, seat)
        s.stack.pop()
        do(s, NextTurn(seat))
        named = [index_of(r) for r in option.refs]
        if option.verb == "play":
            play_hero(s, seat, *named)
        elif option.verb == "ultimate":
            card, x = named if len(named) > 1 else (named[0], 0)
            activate(s, seat, card, x)
        else:
            s.passed |= 1 << seat
            emit(s, "passed", seat_ref(seat))
            if lone:
                whisper(s, "only_pass", seat)


def plays(s: Overwatch, seat: int, hand: list[int], no: Refusals | None) -> list[Option]:
    """Every Hero of the hand on every space where one may go."""
    found: list[Option] = []
    closed: Refused | None = None if no is None else []
    spaces = legal_spaces(s, seat, closed)
    there = at_each(spaces)
    for card in hand:
        found += there(PLAY[card])
        if no is not None and closed is not None:
            mine = card_ref(card)
            not_yet = Reason("OW-ULT-01", "{0} is not on the board yet.", (mine,))
            no += [(Option("play", (mine, space)), why) for space, why in closed]
            no += [(Option("ultimate", (mine,)), not_yet), (Option("swap", (mine,)), SWAP_IS_OVER)]
    return found


class NextTurn(Frame[Overwatch], frozen=True):
    """Players alternate (OW-ROUND-01); after one has passed the other goes on alone (OW-PASS-04).

    OW-PASS-05: who has passed has no turns, and so no start-of-turn effects. OW-ROUND-02: when both have passed nothing
    follows here, and the end of the round, which lies below, is next.
    """

    player: int

    def run(self, s: Overwatch) -> None:
        other = 1 - self.player
        if s.passed != BOTH:
            start_turn(s, self.player if has_passed(s, other) else other)
