"""Defeating a Hero, and leaving the board: the standing check, and what goes with a Hero."""

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.facts import HEALTH, IS_FIELD
from overtable.games.overwatch.heroes.rows import leave, set_down
from overtable.games.overwatch.heroes.standing import fields, has
from overtable.games.overwatch.state import ASIDE, BOARD, Overwatch, Trigger, owner, zone
from overtable.games.overwatch.tokens import ENDS_WITH_ROUND, FIELD, MAYHEM, is_token, on_row
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref


def check_defeats(s: Overwatch) -> None:
    """Damage at or above Health defeats (OW-DEFEAT-01), unless a Field of the row stands (OW-TOKEN-04)."""
    damage, printing = s.damage, s.printing
    for side in range(2):
        spent = [c for c in s.zones[zone(side, BOARD)] if damage[c] and damage[c] >= HEALTH[printing[c]]]
        # OW-TOKEN-05: Fields first, so that whoever a lost one kept alive falls with it; OW-TOKEN-07: none saves itself
        for card in [c for c in spent if IS_FIELD[printing[c]]]:
            remove_field(s, card)
        for card in spent:
            if not s.down[card] and not IS_FIELD[printing[card]] and not fields(s, line_of(s.at[card])):
                defeat(s, card, s.striker)


def remove_field(s: Overwatch, card: int) -> None:
    """A Field leaves the board, in whatever way; the same check follows (OW-TOKEN-09)."""
    emit(s, "field_gone", card_ref(card))
    end(s, lambda e: e.kind == FIELD and e.subject == card)
    leave(s, card)
    clear_counters(s, card)
    move(s, card, zone(owner(s, card), ASIDE))
    s.dirty = 1


def defeat(s: Overwatch, card: int, source: int) -> None:
    """Flip a Hero, which stays in its space (OW-DEFEAT-02)."""
    armed = has(s, MAYHEM, card)
    set_down(s, card, True)
    clear_counters(s, card, keep=ENDS_WITH_ROUND)  # OW-DEFEAT-03; OW-ROUND-14: a Hero revived is still bashed
    lose_tokens(s, card, keep_field=True)  # OW-DEFEAT-04, OW-TOKEN-02; OW-TOKEN-06: the Field stays
    emit(s, "defeated", card_ref(card))
    # OW-DEFEAT-12: an enemy Hero that is still on the board must have done it.
    if armed and source >= 0 and s.at[source] >= 0 and owner(s, source) != owner(s, card):
        s.triggers.append(Trigger(MAYHEM, card, source))


def clear_counters(s: Overwatch, card: int, keep: tuple[int, ...] = ()) -> None:
    """All that lies on a card is taken off: damage, shields, tokens and marks, but for kinds to keep."""
    s.damage[card] = 0
    s.shields[card] = 0
    end(s, lambda e: not on_row(e.kind) and e.subject == card and e.kind != FIELD and e.kind not in keep)


def lose_tokens(s: Overwatch, card: int, keep_field: bool = False) -> None:
    """The Hero tokens that belong to a Hero leave, wherever they are (OW-DEFEAT-04)."""
    made = [e for e in s.effects if e.kind == FIELD and e.source == card]
    end(s, lambda e: e.source == card and is_token(e.kind) and e.kind != FIELD)
    if not keep_field:
        for e in made:
            remove_field(s, e.subject)


def leave_board(s: Overwatch, card: int) -> None:
    """A Hero leaves without being defeated; its tokens go with it (OW-DEFEAT-11), and a hole may stay (OW-PLAY-10)."""
    leave(s, card)
    clear_counters(s, card)
    lose_tokens(s, card)
