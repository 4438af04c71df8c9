"""Words that go through whole piles: the first cards that fit, piles that leave the game, cards drawn to be lost."""

from typing import Literal

from overtable.games.overpower.book.facts import EVENT, face
from overtable.games.overpower.inplay.piles import (
    discard,
    draw,
    remove_from_game,
    shuffle_power_pack,
    to_hand,
)
from overtable.games.overpower.state import DEAD, DRAW, POWER_PACK, Overpower, hand, placed, replace, zone
from overtable.games.overpower.words.discard import PILES, discarded
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.saying import in_words
from overtable.games.overpower.words.search import told_of_draw
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Word
from overtable.kernel.chance import SHUFFLE, shuffled
from overtable.kernel.frame import do
from overtable.kernel.knowledge import everyone, reveal, shuffle


class First(Word, frozen=True, kw_only=True, tag="first"):
    """One's own pile is gone through card by card, until so many cards that fit are found."""

    pile: Literal["draw", "power_pack"] = "draw"
    count: int = 1
    which: Which = Which()
    to: Literal["hand", "pile"]
    """Into the hand, duplicates too, or to the pile that they are discarded to."""

    def does(self, s: Overpower, k: Effects) -> None:
        seat = s.acts[k.act].seat
        if self.pile == "draw":
            shuffle_power_pack(s, seat)  # OP25-DRAW-03
        pile = s.zones[zone(seat, DRAW if self.pile == "draw" else POWER_PACK)]
        found = [c for c in reversed(pile) if self.which.fits(face(s, c))][: self.count]
        for c in found:
            reveal(s, c, everyone(s))
            if self.to == "hand":
                to_hand(s, c, seat, shown=True)
                s.exempt.append(c)
            else:
                discard(s, c)
        if self.pile == "power_pack":  # which lies open, so that nothing is hidden by it
            shuffled(s, SHUFFLE, s.zones[zone(seat, POWER_PACK)])
        elif s.zones[zone(seat, DRAW)]:
            shuffle(s, zone(seat, DRAW))  # OP25-DRAW-09
        replace(s, k.act, seen=tuple(found))
        s.tally = len(found)

    def says(self, name: str) -> str:
        pile = PILES[self.pile]
        many = self.count > 1
        what = f"the first {in_words(self.count) + ' ' if many else ''}{self.which.says(many)}"
        end = f"into your hand, even {'duplicates' if many else 'a duplicate'}"
        does = f"{'go' if many else 'goes'} {end}" if self.to == "hand" else f"{'are' if many else 'is'} discarded"
        return f"Of your {pile} {what} {does}; the {pile} is shuffled."


class RemovePile(Word, frozen=True, kw_only=True, tag="remove_pile"):
    """All cards of the opponent's Dead Pile leave the game (OPC-DISC-19)."""

    def does(self, s: Overpower, k: Effects) -> None:
        cards = s.zones[zone(1 - s.acts[k.act].seat, DEAD)][:]
        for c in cards:
            remove_from_game(s, c)
        s.tally = len(cards)

    def says(self, name: str) -> str:
        return "All cards of the opponent's Dead Pile leave the game."


class DrawAndLose(Word, frozen=True, kw_only=True, tag="draw_and_lose"):
    """The opponent draws a card, which is discarded with all duplicates of it."""

    def does(self, s: Overpower, k: Effects) -> None:
        them = 1 - s.acts[k.act].seat
        drawn = draw(s, them, 1)
        lost = []
        for c in drawn:
            f = face(s, c)
            alike = [o for o in (*hand(s, them), *placed(s, them)) if o != c and face(s, o).dup == f.dup]
            lost = [c, *alike] if f.kind != EVENT else [c]
        for c in lost:
            discard(s, c, forced=True)
        s.tally = len(lost)
        do(s, *told_of_draw(s, k.act, them, drawn))
        discarded(s, k.act, them, s.tally)

    def says(self, name: str) -> str:
        return "The opponent draws one card; it and all duplicates of it, placed or in hand, are discarded."
