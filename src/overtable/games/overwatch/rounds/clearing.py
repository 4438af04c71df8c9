"""What leaves the board at the end of a round."""

from overtable.games.overwatch.board import LINES
from overtable.games.overwatch.facts import IS_FIELD, SET_ASIDE
from overtable.games.overwatch.heroes.defeat import remove_field
from overtable.games.overwatch.heroes.rows import leave, set_down
from overtable.games.overwatch.state import ASIDE, BOARD, DECK, DISCARD, HAND, POOL, Overwatch, owner, zone
from overtable.games.overwatch.tokens import ENDS_WITH_ROUND
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move


def clear_board(s: Overwatch) -> None:
    """All Heroes, tokens and counters go, and every value is 0 again (OW-ROUND-07)."""
    end(s, lambda e: True)  # OW-ROUND-14: marks too
    s.used = bytearray(len(s.printing))  # OW-ROUND-14
    s.synergy = [0] * LINES
    for side in range(2):
        for card in s.zones[zone(side, BOARD)][:]:
            if IS_FIELD[s.printing[card]]:
                remove_field(s, card)
            else:
                off_board(s, card)
        for card in [c for c in s.zones[zone(side, HAND)] if SET_ASIDE[s.printing[c]]]:
            move(s, card, zone(side, ASIDE))  # OW-ROUND-13
        if s.draft:  # OW-MODE-03: all cards are put back
            for kind in (DECK, HAND, DISCARD):
                for card in s.zones[zone(side, kind)][:]:
                    move(s, card, POOL)
    s.dirty = 0
    emit(s, "cleared")


def clear_for_reinforcements(s: Overwatch) -> None:
    """Everything stays but the defeated (OW-MODE-04); Ultimates are free again, marks of the round end (OW-MODE-07)."""
    for side in range(2):
        for card in [c for c in s.zones[zone(side, BOARD)] if s.down[c]]:
            off_board(s, card)
    s.used = bytearray(len(s.printing))
    end(s, lambda e: e.kind in ENDS_WITH_ROUND)


def off_board(s: Overwatch, card: int) -> None:
    """A Hero leaves, defeated or not: to its owner's discard pile (OW-ROUND-06), or back to its place aside."""
    leave(s, card)
    s.damage[card] = s.shields[card] = 0
    set_down(s, card, False)
    where = ASIDE if SET_ASIDE[s.printing[card]] else DISCARD  # OW-ROUND-13
    move(s, card, zone(owner(s, card), where))
