"""Words that show cards: revealed hands, piles looked at."""

from typing import Literal

import msgspec

from overtable.games.overpower.asking import choose, whoever
from overtable.games.overpower.attack.pay import ShufflePile, seen
from overtable.games.overpower.book.icons import TYPES, Icon, names
from overtable.games.overpower.inplay.legality import could_play
from overtable.games.overpower.inplay.piles import (
    discard,
    remove_from_game,
    show,
    shuffle_power_pack,
    to_hand,
    top_cards,
)
from overtable.games.overpower.inplay.queries import icons_of
from overtable.games.overpower.phases.discard import is_duplicate
from overtable.games.overpower.state import DRAW, HAND, Overpower, owner, replace, zone
from overtable.games.overpower.words.picks import CHOICES, Picks, is_kind, picks_of, to_place
from overtable.games.overpower.words.run import DECLINED, SEARCHED, Effects
from overtable.games.overpower.words.which import KIND_NAMES, Kind
from overtable.kernel.chance import PLAY, below
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals, do, go_on_as
from overtable.kernel.knowledge import reveal, shuffle
from overtable.kernel.language import and_list, some
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.picks import onward
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number
from overtable.kernel.refs import seat as seat_ref


class Reveal(Picks, frozen=True, kw_only=True, tag="reveal"):
    """Cards of a hand are shown."""

    by: Literal["chance", "owner"] = "chance"
    """Who picks them, where not all are shown."""
    playable: bool = False
    """Only cards that the target could play."""
    chosen: bool = False
    """Only cards of the kind that was chosen before."""
    kind: Kind = "card"
    """Only cards of this kind."""
    own: bool = False
    """One's own hand, instead of the opponent's; `playable` then speaks of the user."""
    up_to: bool = False
    """As many as one likes, up to `count`."""
    icon: Icon | None = None
    """Only cards that show it."""

    def whose(self, s: Overpower, k: Effects) -> int:
        seat = s.acts[k.act].seat
        return seat if self.own else 1 - seat

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        cards = s.zones[zone(self.whose(s, k), HAND)]
        if self.chosen:
            return [c for c in cards if is_kind(s, c, CHOICES[act.type])]
        if self.kind != "card":
            cards = [c for c in cards if is_kind(s, c, self.kind)]
        if self.icon:
            cards = [c for c in cards if icons_of(s, c) >> TYPES.index(self.icon) & 1]
        who = act.user if self.own else act.target
        return [c for c in cards if not self.playable or could_play(s, c, who)]

    def optional(self, s: Overpower) -> bool:
        return self.up_to

    def asks(self, s: Overpower, k: Effects) -> int:
        whose = self.whose(s, k)
        return 1 << whose if self.by == "owner" and len(k.got) < self.most(s, k) and DECLINED not in k.got else 0

    def most(self, s: Overpower, k: Effects) -> int:
        return min(self.count, len(s.zones[zone(self.whose(s, k), HAND)]))

    def pick(self, c: int) -> Option:
        return Option("reveal", (card_ref(c),))

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        show(s, [c])

    def does(self, s: Overpower, k: Effects) -> None:
        act = s.acts[k.act]
        if self.by == "owner":
            cards = list(picks_of(k))
            if self.drafts:
                show(s, cards)
        else:
            left = self.candidates(s, k)[:]
            cards = [] if self.count else left
            while left and len(cards) < self.count:
                cards.append(left.pop(below(s, PLAY, len(left))))
            show(s, cards)
        s.tally = len(cards)
        if not self.own:
            replace(s, k.act, seen=tuple(sorted(cards)))
            seen(s, act.seat, cards)
        elif owner(s, k.card) != act.seat:  # an Event of the other player showed them
            seen(s, owner(s, k.card), cards)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        act, noun = s.acts[k.act], KIND_NAMES[self.kind]
        tail = f" that {{0:shows|show}} {names((self.icon,))}" if self.icon else " of the chosen kind" * self.chosen
        who = whoever(act.user if self.own else act.target)
        tail = f" of your hand{tail} to show" + ", out of those that {1} could play" * self.playable
        return choose(self, s, k, (noun, f"{noun}s"), tail, who)

    def says(self, name: str) -> str:
        kind = KIND_NAMES[self.kind]
        if self.own:
            able = f" that {name} can play" if self.playable else ""
            able += f" that shows {names((self.icon,))}" if self.icon else ""
            return f"{'May show up to' if self.up_to else 'Show'} {some(self.count, kind)} of your hand{able}."
        what = " of the hand"
        if self.chosen:
            what = " of the chosen kind in hand"
        elif self.playable:
            what = " of the hand that the target could play"
        if not self.count:
            return f"The opponent shows all {kind}s{what}."
        how = "chosen at random" if self.by == "chance" else "of their own choice"
        return f"The opponent shows {some(self.count, kind)}{what}, {how}."


Place = Literal["hand", "top", "bottom", "dead", "removed", "shuffled", "keep", "above"]
VERBS = {"top": "top", "bottom": "bottom", "dead": "throw_away", "shuffled": "shuffle_in", "keep": "keep"}
"""How the places are called where there is a choice between them. `above`: the pile is shuffled below them."""


class Look(Picks, frozen=True, kw_only=True, tag="look"):
    """Look at cards of a Draw Pile and put some of them elsewhere."""

    own: bool = False
    top: int = 0
    """How many from the top; 0: the whole pile."""
    to: tuple[Place, ...]
    """Where one of them (or `count`) goes; where there are several places, each card goes to one of them. Nowhere: they
    are only looked at."""
    any_number: bool = False
    shown: bool = False
    may: bool = False

    def pile(self, s: Overpower, k: Effects) -> int:
        seat = s.acts[k.act].seat
        return zone(seat if self.own else 1 - seat, DRAW)

    @property
    def drafts(self) -> bool:
        return self.any_number or self.count > 1

    @property
    def ordered(self) -> bool:
        """Whether the order in which they are put away matters: on the bottom, the first one lies highest."""
        return self.to != ("dead",)

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        """The cards that were looked at and lie in the pile, from the top."""
        act, pile = s.acts[k.act], self.pile(s, k)
        cards = act.seen if self.top else s.zones[pile][::-1]
        known = s.pool[act.seat]
        return [c for c in cards if s.where[c] == pile and known[c] == 0]

    def left(self, s: Overpower, k: Effects) -> list[int]:
        """Those that have not been dealt with."""
        return [c for c in self.candidates(s, k) if card_ref(c) not in k.got]

    def most(self, s: Overpower, k: Effects) -> int:
        pile = len(s.zones[self.pile(s, k)] or top_cards(s, s.layout[self.pile(s, k)].owner))  # OP25-DRAW-03
        return min(self.top or pile, pile) if self.any_number or len(self.to) > 1 else min(self.count, pile)

    def optional(self, s: Overpower) -> bool:
        return self.any_number

    def asks(self, s: Overpower, k: Effects) -> int:
        if (
            not top_cards(s, s.layout[self.pile(s, k)].owner)
            or DECLINED in k.got
            or (k.got and not self.to)
            or sum(1 for g in k.got if g >= 0) >= self.most(s, k)
            or (k.got and not self.left(s, k))
        ):
            return 0
        return 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        if not k.got:
            return [Option("look"), Option("decline")] if self.may else [Option("look")]
        cards = self.left(s, k)
        if self.drafts and not self.ordered:
            cards = onward(self.candidates(s, k), picks_of(k))
        if self.to == ("hand",):
            cards = [c for c in cards if not is_duplicate(s, c, seat)]
        verbs = [VERBS[place] for place in self.to] if len(self.to) > 1 else ["choose"]
        options = [Option(v, (card_ref(c),)) for c in cards for v in verbs]
        return [*options, Option("decline")] if self.any_number or not options else options

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        if option.verb == "look":
            shuffle_power_pack(s, s.layout[self.pile(s, k)].owner)  # OP25-DRAW-03
            pile = s.zones[self.pile(s, k)]
            for c in pile[-self.top :]:
                reveal(s, c, 1 << seat)
            replace(s, k.act, seen=tuple(pile[-self.top :][::-1]) if self.top else ())
            emit(s, "look", seat_ref(seat), number(len(pile[-self.top :])))
            go_on_as(s, msgspec.structs.replace(k, got=(SEARCHED,)))
        elif option.refs and not self.drafts:
            place = next((p for p in self.to if VERBS.get(p) == option.verb), self.to[0])
            self.put(s, k, index_of(option.refs[0]), place)

    def put(self, s: Overpower, k: Effects, c: int, place: str) -> None:
        seat = s.acts[k.act].seat
        if place in ("bottom", "top", "shuffled", "keep"):
            emit(s, f"put_{place}", seat_ref(seat), card_ref(c))
        if place == "bottom":
            to_place(s, c, 0, self.candidates(s, k), 1 << seat)
        elif place == "top":
            at = max(0, len(s.zones[s.where[c]]) - len(self.left(s, k)))
            to_place(s, c, at, self.candidates(s, k), 1 << seat)
        elif place == "dead":
            discard(s, c, dead=True, forced=not self.own)
        elif place == "removed":
            remove_from_game(s, c)
        elif place == "hand":
            to_hand(s, c, seat, self.shown)
        elif place == "shuffled":
            self.shuffle_in(s, k, c)

    def shuffle_in(self, s: Overpower, k: Effects, c: int) -> None:
        """The card is mixed into the pile below the others that were looked at."""
        act, pile = s.acts[k.act], self.pile(s, k)
        kept = [x for x in s.zones[pile] if x in act.seen and x != c and s.pool[act.seat][x] == 0]
        s.zones[pile][:] = [x for x in s.zones[pile] if x not in kept]
        shuffle(s, pile)
        s.zones[pile].extend(kept)

    def put_above(self, s: Overpower, pile: int, chosen: tuple[int, ...]) -> None:
        """The pile is shuffled, and these lie on its top, the first one highest."""
        s.zones[pile][:] = [c for c in s.zones[pile] if c not in chosen]
        shuffle(s, pile)
        s.zones[pile].extend(reversed(chosen))

    def does(self, s: Overpower, k: Effects) -> None:
        if k.got == (DECLINED,):
            s.tally = 0
            return
        pile = self.pile(s, k)
        s.tally = len(picks_of(k))
        if self.to == ("above",):
            self.put_above(s, pile, picks_of(k))
        elif self.drafts:
            for c in picks_of(k):
                self.put(s, k, c, self.to[0])
        if k.got and self.to and s.zones[pile] and set(self.to) <= {"hand", "dead", "removed"}:
            do(s, ShufflePile(pile))  # OP25-DRAW-09
        if not self.own and k.got:
            looked = s.acts[k.act].seen if self.top else tuple(s.zones[pile])
            seen(s, s.acts[k.act].seat, [c for c in looked if s.where[c] == pile])

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        whose = "your" if self.own else "your opponent's"
        pile = f"{whose} Draw Pile"
        if not k.got:
            top = f"the top {some(self.top, 'card')} of {pile}" if self.top else pile
            top = top.replace("top one card", "top card")
            return Message(f"Do you look at {top}?" if self.may else f"Look at {top}.")
        if len(self.to) > 1:
            left = len(self.left(s, k))
            return Message(f"Where does each of the cards seen of {pile} go? ({{0}} to go)", (left,))
        goal = {
            "hand": "to take into your hand",
            "top": "to put on top of the pile",
            "bottom": "to put on the bottom of the pile",
            "dead": "to put into the Dead Pile",
            "removed": "to remove from the game",
            "above": "to lie on top once the pile is shuffled, the first one highest",
            "shuffled": "to shuffle in",
            "keep": "to keep on top",
        }[self.to[0]]
        return choose(self, s, k, ("card", "cards"), f" of {pile} {goal}")

    def says(self, name: str) -> str:
        whose = "your" if self.own else "the opponent's"
        what = f"the top {some(self.top, 'card')} of {whose} Draw Pile" if self.top else f"{whose} Draw Pile"
        what = what.replace("top one card", "top card")
        count = "one" if not self.any_number else "any number"
        them = "it" if self.top == 1 else f"{count} of {'them' if self.top else 'its cards'}"
        put = "may put" if self.top == 1 else "put"
        take = "show and take" if self.shown else "take"
        tails: dict[tuple[str, ...], str] = {
            ("dead",): f"{put} {them} into the Dead Pile; the pile is shuffled",
            ("bottom",): f"{put} {them} on the bottom of that pile",
            ("hand",): f"{take} one that is no duplicate into your hand; the pile is shuffled",
            ("removed",): "remove one of its cards from the game; the pile is shuffled",
            ("above",): f"choose {some(self.count, 'card')}; shuffle the pile and put those on its top, in any order",
        }
        if not self.to:
            return f"{'May look' if self.may else 'Look'} at {what}."
        tail = tails.get(self.to, "")
        if not tail:
            ways = {"top": "on its top", "bottom": "on its bottom", "dead": "into the Dead Pile"}
            ways |= {"shuffled": "back by shuffling", "keep": "back on top"}
            places = and_list(tuple(ways[p] for p in self.to), "or")
            tail = f"put each {places}, in any order"
        return f"{'May look' if self.may else 'Look'} at {what} and {tail}."
