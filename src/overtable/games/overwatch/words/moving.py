"""Words that move cards: between rows, off the board, out of the box; and Echo's copy."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overwatch.arrival import Move, has_room
from overtable.games.overwatch.board import SPACES, line_of, row_of, side_of
from overtable.games.overwatch.damage import Damage
from overtable.games.overwatch.defeat import leave_board
from overtable.games.overwatch.printed import ROW
from overtable.games.overwatch.state import ASIDE, BOARD, DECK, DISCARD, HAND, REMOVED, Overwatch, owner, zone
from overtable.games.overwatch.word import Use, Word, could_do_something, replace, user_line
from overtable.games.overwatch.words.groups import group
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref


class MoveHeroes(Word, frozen=True, tag="move"):
    """Move Heroes to the chosen row, back one row, or to their own front row (OW-MOVE-03, -04, -08, -09)."""

    whom: Literal["self", "chosen"]
    to: Literal["row", "back", "front"]

    def target(self, s: Overwatch, use: Use, card: int) -> int:
        line = line_of(s.at[card])
        if self.to == "row":
            return use.line if use.line >= 0 and side_of(use.line) == side_of(line) else line
        if self.to == "front":
            return side_of(line) * 3
        return line + 1 if row_of(line) < 2 else line

    def act(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user  # OW-TOKEN-09: whoever falls by leaving a Field's row falls by this ability
        do(s, *(Move(c, self.target(s, use, c), use.actor) for c in group(s, use, self.whom)))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        for c in group(s, use, self.whom):
            line = self.target(s, use, c)
            if line != line_of(s.at[c]) and s.at[c] < SPACES and has_room(s, line):
                return True
        return False

    def says(self) -> str:
        who = "this Hero" if self.whom == "self" else "it"
        if self.to == "row":
            return "Move this Hero there; it may stay." if self.whom == "self" else "Move them there."
        return f"Move {who} back one row, if possible." if self.to == "back" else f"Move {who} to its front row."


class Send(Word, frozen=True, tag="send"):
    """A Hero leaves the board for its owner's hand or discard pile, not defeated (OW-DEFEAT-11)."""

    whom: Literal["self", "chosen"]
    to: Literal["hand", "discard"]
    fresh: bool = False

    def act(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user
        line = user_line(s, use)
        for c in group(s, use, self.whom):
            leave_board(s, c)
            if self.fresh:
                s.used[c] = 0  # OW-ULT-05: only the Teleporter makes an Ultimate available again
            move(s, c, zone(owner(s, c), HAND if self.to == "hand" else DISCARD))
            emit(s, f"to_{self.to}", card_ref(c))
        return replace(use, line=line) if self.whom == "self" else use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(group(s, use, self.whom))

    def says(self) -> str:
        who = "this Hero" if self.whom == "self" else "it"
        again = "; its Ultimate may be used again" if self.fresh else ""
        if self.to == "discard":
            return f"Discard {who}."
        return f"Return {who} to your hand without its counters and tokens{again}."


class Fetch(Word, frozen=True, tag="fetch"):
    """Take a Hero that is set aside or removed: into the hand, or on top of the deck (OW-ULT-13)."""

    card: str
    from_: Literal["aside", "removed"] = msgspec.field(name="from")
    to: Literal["hand", "deck"] = "hand"

    def found(self, s: Overwatch, use: Use) -> list[int]:
        place = zone(use.actor, ASIDE if self.from_ == "aside" else REMOVED)
        return [c for c in s.zones[place] if s.printing[c] == ROW[self.card]]

    def act(self, s: Overwatch, use: Use) -> Use:
        for c in self.found(s, use)[:1]:
            move(s, c, zone(use.actor, HAND if self.to == "hand" else DECK))
            emit(s, "fetched", card_ref(c))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(self.found(s, use))

    def says(self) -> str:
        name = {"bob": "B.O.B.", "dvameka": "D.Va+MEKA"}.get(self.card, self.card)
        return f"Take {name} into your hand." if self.to == "hand" else f"Put {name} on top of your deck."


class ReplaceSelf(Word, frozen=True, tag="replace_self"):
    """The user is removed and another card takes its space; a copy of the word spares its user (OW-POWER-05)."""

    hero: str
    with_: str = msgspec.field(name="with")
    unique: ClassVar[bool] = True

    def act(self, s: Overwatch, use: Use) -> Use:
        if s.printing[use.user] != ROW[self.hero]:
            return use  # OW-ULT-12: Echo stays
        if use.packets:  # its damage lands first, while what lies on it still counts (OW-DAMAGE-01)
            do(s, Damage(use.user, use.packets))
            return replace(use, packets=(), i=use.i - 1)
        space = s.at[use.user]
        leave_board(s, use.user)
        move(s, use.user, zone(use.actor, REMOVED))
        for c in [c for c in s.zones[zone(use.actor, ASIDE)] if s.printing[c] == ROW[self.with_]][:1]:
            move(s, c, zone(use.actor, BOARD))
            s.at[c] = space
            s.space[space] = c
            emit(s, "replaced", card_ref(use.user), card_ref(c))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return s.printing[use.user] == ROW[self.hero]

    def says(self) -> str:
        return "D.Va takes this Hero's space, and this Hero is removed from the game."


class CopyUltimate(Word, frozen=True, tag="copy_ultimate"):
    """Repeat the last Ultimate used this round, with new choices (OW-ULT-12, OW-ULT-13)."""

    unique: ClassVar[bool] = True

    def copied(self, s: Overwatch, use: Use) -> Use:
        return Use(s.echoed, use.user, use.actor, x=s.echoed_x)

    def act(self, s: Overwatch, use: Use) -> Use:
        do(s, self.copied(s, use))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return s.echoed >= 0 and could_do_something(s, self.copied(s, use))

    def says(self) -> str:
        return "Use the last Ultimate that anyone used this round, other than this one, as this Hero's own."
