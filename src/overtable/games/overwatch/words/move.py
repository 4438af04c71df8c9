"""Words that move cards: between rows, off the board, out of the box."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from overtable.games.overwatch.board import BACK, FRONT, is_space, line_at, line_of, row_of, side_of
from overtable.games.overwatch.facts import ROW_OF
from overtable.games.overwatch.heroes.damage import Damage
from overtable.games.overwatch.heroes.defeat import leave_board
from overtable.games.overwatch.heroes.moving import Move, has_room
from overtable.games.overwatch.heroes.rows import enter
from overtable.games.overwatch.state import ASIDE, BOARD, DECK, DISCARD, HAND, REMOVED, Overwatch, owner, zone
from overtable.games.overwatch.words.whom import group
from overtable.games.overwatch.words.word import Use, Word, user_line
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref


class MoveHeroes(Word, frozen=True, tag="move"):
    """Move Heroes to the chosen row, back one row, or to their own front row."""

    whom: Literal["self", "chosen"]
    to: Literal["row", "back", "front"]

    def target(self, s: Overwatch, use: Use, card: int) -> int:
        line = line_of(s.at[card])
        if self.to == "row":
            return use.line
        if self.to == "front":
            return line_at(side_of(line), FRONT)  # OW-MOVE-09, OW-TERM-09
        return line + 1 if row_of(line) < BACK else line  # OW-MOVE-04

    def does(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user  # OW-TOKEN-09: whoever falls by leaving a Field's row falls by this ability
        do(s, *(Move(c, self.target(s, use, c), use.actor, use.user) for c in group(s, use, self.whom)))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        for c in group(s, use, self.whom):
            line = self.target(s, use, c)
            if line != line_of(s.at[c]) and is_space(s.at[c]) and has_room(s, line):
                return True
        return False

    def says(self, one: bool = False) -> str:
        who = "this Hero" if self.whom == "self" else "it"
        if self.to == "row":
            return "Move this Hero there; it may stay." if self.whom == "self" else "Move them there."
        return f"Move {who} back one row, if possible." if self.to == "back" else f"Move {who} to its front row."


class Send(Word, frozen=True, tag="send"):
    """A Hero leaves the board for its owner's hand or discard pile, not defeated (OW-DEFEAT-11)."""

    whom: Literal["self", "chosen"]
    to: Literal["hand", "discard"]
    fresh: bool = False

    def does(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user
        line = user_line(s, use)
        for c in group(s, use, self.whom):
            leave_board(s, c)
            if self.fresh:
                s.used[c] = 0  # OW-ULT-05: only the Teleporter makes an Ultimate available again, OW-ULT-06: no Recall
            move(s, c, zone(owner(s, c), HAND if self.to == "hand" else DISCARD))
            emit(s, f"to_{self.to}", card_ref(c))
        return replace(use, line=line) if self.whom == "self" else use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(group(s, use, self.whom))

    def says(self, one: bool = False) -> str:
        who = "this Hero" if self.whom == "self" else "it"
        again = "; its Ultimate may be used again" if self.fresh else ""
        if self.to == "discard":
            return f"Discard {who}."
        return f"Return {who} to your hand without its counters and tokens{again}."


class Fetch(Word, frozen=True, tag="fetch"):
    """Take a Hero that is set aside or removed, if it is there: into the hand, or on top of the deck (OW-ULT-13)."""

    card: str
    from_: Literal["aside", "removed"] = msgspec.field(name="from")
    to: Literal["hand", "deck"] = "hand"

    def found(self, s: Overwatch, use: Use) -> list[int]:
        return cards_in(s, zone(use.actor, ASIDE if self.from_ == "aside" else REMOVED), self.card)

    def does(self, s: Overwatch, use: Use) -> Use:
        for c in self.found(s, use)[:1]:
            move(s, c, zone(use.actor, HAND if self.to == "hand" else DECK))  # OW-ROUND-13: on top
            emit(s, "fetched", card_ref(c))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(self.found(s, use))

    def says(self, one: bool = False) -> str:
        name = {"bob": "B.O.B.", "dvameka": "D.Va+MEKA"}.get(self.card, self.card)
        return f"Take {name} into your hand." if self.to == "hand" else f"Put {name} on top of your deck."


class ReplaceSelf(Word, frozen=True, tag="replace_self"):
    """The user is removed and another card takes its space, without counters and Synergy (OW-POWER-05)."""

    hero: str
    with_: str = msgspec.field(name="with")

    def does(self, s: Overwatch, use: Use) -> Use:
        if s.printing[use.user] != ROW_OF[self.hero]:
            return use  # OW-ULT-12: Echo stays
        if use.packets:  # the damage stands first on the card
            do(s, Damage(use.user, use.packets, use.boost))
            return replace(use, packets=(), i=use.i - 1)
        space = s.at[use.user]
        leave_board(s, use.user)
        move(s, use.user, zone(use.actor, REMOVED))
        for c in cards_in(s, zone(use.actor, ASIDE), self.with_)[:1]:
            move(s, c, zone(use.actor, BOARD))
            enter(s, c, space)
            emit(s, "replaced", card_ref(use.user), card_ref(c))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return s.printing[use.user] == ROW_OF[self.hero]

    def says(self, one: bool = False) -> str:
        return "D.Va takes this Hero's space, and this Hero is removed from the game."


def cards_in(s: Overwatch, place: int, hero: str) -> list[int]:
    """The cards of this Hero that lie in a zone."""
    return [c for c in s.zones[place] if s.printing[c] == ROW_OF[hero]]
