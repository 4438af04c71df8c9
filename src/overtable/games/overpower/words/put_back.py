"""Cards that go back: the card itself, or cards of the hand, to a pile of their owner."""

from typing import Literal

from overtable.games.overpower.asking import choose
from overtable.games.overpower.inplay.piles import discard, forget
from overtable.games.overpower.state import DRAW, HAND, REMOVED, Overpower, owner, zone
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.saying import in_words
from overtable.kernel.frame import Refusals
from overtable.kernel.knowledge import move, shuffle
from overtable.kernel.language import some
from overtable.kernel.message import Message
from overtable.kernel.option import Option


class PutBack(Picks, frozen=True, kw_only=True, tag="put_back"):
    """The card itself, or cards of the hand, go to a pile of their owner."""

    of: Literal["play", "hand", "drawn", "joined"] = "play"
    """`joined`: the Power card of the attack that it went with.
    `play`: this card; `hand`: `count` cards of the hand, or none; `drawn`: of those that the word before drew."""
    to: Literal["top", "bottom", "shuffled", "pile"] = "top"
    """The top of the Draw Pile, its bottom, anywhere in it, or the pile it is discarded to."""
    up_to: bool = False
    """Fewer cards of the hand will do."""
    must: bool = False

    @property
    def ordered(self) -> bool:
        return True

    @property
    def in_order(self) -> bool:
        return self.to in ("top", "bottom")

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        held = s.zones[zone(s.acts[k.act].seat, HAND)]
        if self.of == "drawn":
            return held[max(0, len(held) - s.tally) :]
        return held[:] if self.of == "hand" else []

    def optional(self, s: Overpower) -> bool:
        return self.of != "drawn" and not self.must

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        found = super().options(s, k, seat, no)
        return [o for o in found if o.refs] if k.got and len(found) > 1 and not self.up_to else found

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        if self.to == "pile":
            discard(s, c)
            return
        pile = zone(owner(s, c), DRAW)
        if self.of == "drawn":
            forget(s, c)
        move(s, c, pile, 1 << owner(s, c) if self.of != "play" else None, 0 if self.to == "bottom" else None)
        s.on[c] = -1
        if self.to == "shuffled":
            shuffle(s, pile)

    def does(self, s: Overpower, k: Effects) -> None:
        super().does(s, k)
        for c in s.acts[k.act].cards[1:] if self.of == "joined" else ():
            self.take(s, k, c)
        if self.of == "play" and s.where[k.card] != zone(owner(s, k.card), REMOVED):
            self.take(s, k, k.card)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        where = {
            "top": "to put on top of your Draw Pile",
            "bottom": "to put on the bottom of your Draw Pile",
            "shuffled": "to shuffle into your Draw Pile",
            "pile": "to discard",
        }[self.to]
        of = "that you drew" if self.of == "drawn" else "of your hand"
        return choose(self, s, k, ("card", "cards"), f" {of} {where}")

    def says(self, name: str) -> str:
        where = {"top": "on top of the Draw Pile", "shuffled": "into the Draw Pile by shuffling"}
        where["bottom"] = "on the bottom of the Draw Pile"
        if self.of == "joined":
            return f"The Power card goes {where[self.to]}."
        if self.of == "drawn":
            return f"Put {in_words(self.count)} of them {where[self.to]}."
        if self.of == "hand" and self.must:
            return f"Put {some(self.count, 'card')} of your hand {where.get(self.to, 'away')}."
        if self.of == "hand" and self.up_to:
            return f"May put any number of cards of your hand {where.get(self.to, 'away')}, in any order."
        if self.of == "hand":
            return f"May put {some(self.count, 'card')} of your hand {where.get(self.to, 'away')}, in any order."
        return f"This card goes {where[self.to]}." if self.to in where else "This card is discarded."
