"""Words that show cards: revealed hands, piles looked at."""

from typing import TYPE_CHECKING, Literal

from overtable.games.overpower.state import (
    DRAW,
    HAND,
    Overpower,
    replace,
    zone,
)
from overtable.games.overpower.word import some
from overtable.kernel.chance import PLAY, below
from overtable.kernel.frame import Refusals, do
from overtable.kernel.knowledge import reveal, shuffle
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import word as word_ref

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects
from overtable.games.overpower.words_picks import Picks, is_kind, to_place


class Reveal(Picks, frozen=True, kw_only=True, tag="reveal"):
    """Cards of the opponent's hand are shown."""

    how: Literal["random", "owner", "kind", "playable"] = "random"
    playable: bool = False
    """Only cards that the target could play."""
    own: bool = False
    """One's own hand, instead of the opponent's."""
    both: bool = False

    def whose(self, s: Overpower, k: "Effects") -> int:
        seat = s.acts[k.act].seat
        return seat if self.own else 1 - seat

    def shown(self, s: Overpower, k: "Effects") -> list[int]:
        from overtable.games.overpower.legality import could_play

        act = s.acts[k.act]
        cards = s.zones[zone(self.whose(s, k), HAND)]
        return [c for c in cards if not self.playable or could_play(s, c, act.target)]

    def asks(self, s: Overpower, k: "Effects") -> int:
        act = s.acts[k.act]
        whose = self.whose(s, k)
        hand = s.zones[zone(whose, HAND)]
        if not hand:
            return 0
        if self.how == "kind":
            return 0 if k.got else 1 << act.seat
        if self.how == "owner":
            return 1 << whose if len(k.got) < min(self.count, len(hand)) and -1 not in k.got else 0
        return 0

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        if self.how == "kind":
            return [Option("choose", (word_ref(6 + i),)) for i in range(3)]
        cards = [c for c in self.shown(s, k) if card_ref(c) not in k.got]
        return [Option("reveal", (card_ref(c),)) for c in cards] or [Option("decline")]

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        from overtable.games.overpower.piles import show

        if self.how == "owner" and option.refs:
            show(s, [index_of(option.refs[0])])
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.asks import seen
        from overtable.games.overpower.piles import show

        act = s.acts[k.act]
        hand = s.zones[zone(self.whose(s, k), HAND)]
        if self.how == "kind":
            kind = ("special", "universe", "power")[index_of(k.got[0]) - 6] if k.got else ""
            cards = [c for c in hand if kind and is_kind(s, c, kind)]
            show(s, cards)
        elif self.how == "playable":
            cards = self.shown(s, k)
            show(s, cards)
        elif self.how == "owner":
            cards = [index_of(g) for g in k.got if g >= 0]
        else:
            left = hand[:]
            cards = []
            while left and len(cards) < self.count:
                cards.append(left.pop(below(s, PLAY, len(left))))
            show(s, cards)
        s.tally = len(cards)
        if not self.own:
            replace(s, k.act, seen=tuple(sorted(cards)))
            seen(s, act.seat, cards)

    def says(self, name: str) -> str:
        what = "cards that the target could play" if self.playable else "cards of the hand"
        if self.own:
            return f"Show {some(self.count, 'card')} of your hand."
        if self.how == "kind":
            return "Name Specials, Universe or Power cards: the opponent shows all of that kind in hand."
        if self.how == "playable":
            return f"The opponent shows all {what}."
        how = "chosen at random" if self.how == "random" else "of their own choice"
        return f"The opponent shows {self.count} {what}, {how}."


class Look(Picks, frozen=True, kw_only=True, tag="look"):
    """Look at cards of a Draw Pile and do something with them."""

    own: bool = False
    top: int = 0
    """How many from the top; 0: the whole pile."""
    then: Literal["discard", "bottom", "arrange", "take", "remove"]
    shown: bool = False
    may: bool = False

    def pile(self, s: Overpower, k: "Effects") -> int:
        seat = s.acts[k.act].seat
        return zone(seat if self.own else 1 - seat, DRAW)

    def cards(self, s: Overpower, k: "Effects") -> list[int]:
        pile = s.zones[self.pile(s, k)]
        left = self.top - sum(1 for g in k.got if g >= 0) if self.then in ("bottom", "arrange") else self.top
        return pile[-left:][::-1] if self.top and left > 0 else ([] if self.top else pile[::-1])

    def look(self, s: Overpower, k: "Effects") -> None:
        for c in self.cards(s, k):
            reveal(s, c, 1 << s.acts[k.act].seat)

    def asks(self, s: Overpower, k: "Effects") -> int:
        if not s.zones[self.pile(s, k)] or -1 in k.got:
            return 0
        most = self.top if self.then in ("bottom", "arrange") else 1
        if len(k.got) >= most + 1:
            return 0
        return 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        if not k.got:
            return [Option("look"), Option("decline")] if self.may else [Option("look")]
        cards = self.cards(s, k)
        if self.then == "take":
            from overtable.games.overpower.discards import is_duplicate

            cards = [c for c in cards if not is_duplicate(s, c, seat)]
        if self.then == "arrange":
            both = [Option(v, (card_ref(c),)) for c in cards for v in ("top", "bottom")]
            return both or [Option("decline")]
        options = [Option("choose", (card_ref(c),)) for c in cards]
        return [*options, Option("decline")] if self.then == "bottom" or not options else options

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        from overtable.games.overpower.piles import discard, remove_from_game, to_hand

        if option.verb == "look":
            self.look(s, k)
            s.stack[-1] = k.__class__(k.act, k.card, k.part, k.i, (-3,))
            return False
        if not option.refs:
            return True
        c = index_of(option.refs[0])
        if self.then == "bottom" or option.verb == "bottom":
            to_place(s, c, 0, 1 << seat)
        elif option.verb == "top":
            below_top = len(s.zones[s.where[c]]) - (self.top - sum(1 for g in k.got if g >= 0))
            to_place(s, c, max(0, below_top), 1 << seat)
        elif self.then == "discard":
            discard(s, c, dead=True, forced=not self.own)
        elif self.then == "remove":
            remove_from_game(s, c)
        else:
            to_hand(s, c, seat, self.shown)
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.asks import ShufflePile, seen

        if k.got == (-1,):
            s.tally = 0
            return
        pile = self.pile(s, k)
        s.tally = sum(1 for g in k.got if g >= 0)
        if not self.own and k.got:
            rest = [c for c in self.cards(s, k) if s.where[c] == pile]
            if self.then in ("discard", "remove"):
                do(s, ShufflePile(pile))
            seen(s, s.acts[k.act].seat, rest)
        elif self.then == "take" and s.zones[pile]:
            shuffle(s, pile)  # OP25-DRAW-09

    def says(self, name: str) -> str:
        whose = "your" if self.own else "the opponent's"
        what = f"the top {some(self.top, 'card')} of {whose} Draw Pile" if self.top else f"{whose} Draw Pile"
        tail = {
            "discard": "one goes to the Dead Pile; the pile is shuffled",
            "bottom": "it may go to the bottom" if self.top == 1 else "any number of them go to its bottom",
            "arrange": "put each on its top or bottom, in any order",
            "take": "take one that is no duplicate into your hand; the pile is shuffled",
            "remove": "one leaves the game; the pile is shuffled",
        }[self.then]
        return f"{'May look' if self.may else 'Look'} at {what}: {tail}."
