"""Words that bring cards: draws, searches, cards put back."""

from typing import Literal

import msgspec

from overtable.games.overpower.act import FURTHER, OPENING
from overtable.games.overpower.asking import choose
from overtable.games.overpower.attack.follow_up import FollowUp
from overtable.games.overpower.attack.options import with_exchanged
from overtable.games.overpower.attack.play_now import PlayNow
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.counted import times
from overtable.games.overpower.inplay.legality import could_play
from overtable.games.overpower.inplay.piles import discard, draw, show, shuffle_power_pack, to_hand, top_cards
from overtable.games.overpower.inplay.triggers import grants
from overtable.games.overpower.phases.discard import CheckHand, is_duplicate
from overtable.games.overpower.state import (
    DEAD,
    DEFEATED,
    DRAW,
    P_BATTLE,
    P_DRAW,
    P_EVENT,
    POWER_PACK,
    UNDER,
    Overpower,
    replace,
    zone,
)
from overtable.games.overpower.words.picks import Picks, do_under, picks_of, so_many
from overtable.games.overpower.words.run import DECLINED, SEARCHED, Effects
from overtable.games.overpower.words.saying import in_words
from overtable.games.overpower.words.which import Which, a_card
from overtable.games.overpower.words.word import Side, Word
from overtable.kernel.chance import SHUFFLE, shuffled
from overtable.kernel.frame import Frame, Refusals, do, go_on_as
from overtable.kernel.knowledge import move, reveal, shuffle
from overtable.kernel.language import and_list, some
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.picks import onward
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number


class Draw(Word, frozen=True, kw_only=True, tag="draw"):
    count: int = 1
    keep: bool = False
    """Duplicates may be kept."""
    shown: bool = False
    optional: bool = False
    as_many: bool = False
    """As many as the word before moved, or as the thing that set it off was done with."""
    per: Literal["", "defeated"] = ""
    """So many for each Defeated Objective of the team."""

    def how_many_cards(self, s: Overpower, k: Effects) -> int:
        if self.as_many:
            return so_many(s, k)
        return self.count * times(s, self.per, s.acts[k.act].seat, s.acts[k.act].user)

    def asks(self, s: Overpower, k: Effects) -> int:
        return 1 << s.acts[k.act].seat if self.optional and not k.got and self.how_many_cards(s, k) else 0

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        return [Option("draw", (number(self.how_many_cards(s, k)),)), Option("decline")]

    def does(self, s: Overpower, k: Effects) -> None:
        if self.optional and k.got == (DECLINED,):
            s.tally = 0
            return
        seat = s.acts[k.act].seat
        drawn = draw(s, seat, self.how_many_cards(s, k))
        if self.shown:
            show(s, drawn)
        if self.keep:  # OP25-DISC-26
            s.exempt += drawn
        s.tally = len(drawn)
        drew(s, k.act, drawn)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        return Message("Do you draw {0} {0:card|cards}?", (self.how_many_cards(s, k),))

    def says(self, name: str) -> str:
        verb = "May draw" if self.optional else "Draw"
        shown = " and show" if self.shown else ""
        rule = "duplicates may be kept" if self.keep else "duplicates are discarded"
        cards = "as many cards" if self.as_many else some(self.count, "card")
        cards += " for each Defeated Objective of the team" * bool(self.per)
        return f"{verb}{shown} {cards}; {rule}."


def drew(s: Overpower, a: int, drawn: list[int]) -> None:
    """An act let its player draw: the cards are checked, and whoever watches draws is told."""
    seat = s.acts[a].seat
    # OP25-DRAW-05, OP25-BATT-09; after the Draw Phase the Discard Phase follows (OPC-DISC-01: after the Events as well)
    early = s.phase == P_DRAW or (s.phase == P_EVENT and not s.rules.events_check_draws)
    check = [] if early else [CheckHand(seat, tuple(drawn))]
    do(s, *check, *told_of_draw(s, a, seat, drawn))


def told_of_draw(s: Overpower, a: int, seat: int, drawn: list[int]) -> list[Frame[Overpower]]:
    """Whoever watches draws is told of what an act let a player draw."""
    late = grants(s, a, "drew_in_battle", seat, len(drawn), tuple(drawn)) if s.phase == P_BATTLE else []
    return [*grants(s, a, "drew", seat, len(drawn)), *late]


PILES = {
    "draw": "Draw Pile",
    "dead": "Dead Pile",
    "power_pack": "Power Pack",
    "defeated": "Defeated Characters Pile",
}


class SearchFor(Picks, frozen=True, kw_only=True, tag="search"):
    """Take a card out of one's own piles."""

    piles: tuple[Literal["draw", "dead", "power_pack", "under", "defeated"], ...]
    whose: Literal["own", "opponent"] = "own"
    """Whose piles, to which it also goes."""
    which: Which = Which()
    of: str = ""
    """The character whose Specials fit."""
    playable: Literal["", "by_user", "not_by_user"] = ""
    shown: bool = True
    duplicate: bool = False
    """A duplicate may be taken."""
    to: Literal["hand", "play", "draw_pile"] = "hand"
    optional_: bool = True
    as_many: bool = False
    """As many as the word before moved."""
    opening: bool = False
    """What is played at once may be whatever opens a turn: Teamwork and Ally cards too."""
    reshuffles: bool = False
    """The Power Pack, which lies open, is shuffled too."""

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return self.to == "play" if side == "defence" else self.fetched(s, seat) >= 0

    def fetched(self, s: Overpower, seat: int) -> int:
        if self.to == "play" and self.which.named and self.when is None:
            for c in s.zones[zone(seat, DEAD)]:
                f = face(s, c)
                if f.name == self.which.named and any(w.raises_attack for w in f.card.play):
                    return c
        return -1

    @property
    def exchanges(self) -> bool:
        return self.to == "play" and not self.which.named

    def zones(self, s: Overpower, k: Effects) -> list[int]:
        place = {"draw": DRAW, "dead": DEAD, "power_pack": POWER_PACK, "under": UNDER, "defeated": DEFEATED}
        return [zone(self.them(s, k), place[p]) for p in self.piles]

    def them(self, s: Overpower, k: Effects) -> int:
        """Whose piles are searched."""
        seat = s.acts[k.act].seat
        return seat if self.whose == "own" else 1 - seat

    @property
    def drafts(self) -> bool:
        return self.count > 1 or self.as_many

    def wanted(self, s: Overpower, k: Effects) -> int:
        return so_many(s, k) if self.as_many else self.count

    def most(self, s: Overpower, k: Effects) -> int:
        wanted = self.wanted(s, k)
        return min(wanted, len(self.found(s, k))) if self.drafts and "draw" not in self.piles else wanted

    def fits(self, s: Overpower, k: Effects, c: int) -> bool:
        """Whether a card is one that is looked for, from public facts."""
        f = face(s, c)
        if not self.which.fits(f) or (self.of and f.character != self.of):
            return False
        return not self.playable or could_play(s, c, s.acts[k.act].user) == (self.playable == "by_user")

    def found(self, s: Overpower, k: Effects) -> list[int]:
        return [c for z in self.zones(s, k) for c in s.zones[z] if self.fits(s, k, c)]

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        cards, seat = self.found(s, k), s.acts[k.act].seat
        if "draw" in self.piles:  # a pile that was made anew on the way has not been searched
            cards = [c for c in cards if s.where[c] != zone(seat, DRAW) or s.pool[seat][c] == 0]
        if self.duplicate or self.to != "hand":
            return cards
        return [c for c in cards if not is_duplicate(s, c, seat)]

    def asks(self, s: Overpower, k: Effects) -> int:
        if self.count == 0 or DECLINED in k.got or sum(1 for g in k.got if g >= 0) >= self.most(s, k):
            return 0
        hidden = "draw" in self.piles and bool(top_cards(s, s.acts[k.act].seat))
        if hidden or self.found(s, k):  # not by its candidates: what is no duplicate would betray the hand
            return 1 << s.acts[k.act].seat
        return 0

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        if "draw" in self.piles and SEARCHED not in k.got:
            return [Option("search"), Option("decline")] if self.optional_ else [Option("search")]
        cards = self.candidates(s, k)
        if self.to == "play" and "under" not in self.piles:
            cards = [c for c in cards if self.playable_now(s, k, c)]
        picks = picks_of(k)
        if self.drafts:
            able = [c for c in cards if c in picks or all(self.together(s, c, p) for p in picks)]
            cards = onward(able, picks, 0 if self.optional_ else min(self.most(s, k), len(able)))
        options = [Option("choose", (card_ref(c),)) for c in cards if c not in picks]
        return [*options, Option("decline")] if self.optional_ or not options else options

    def optional(self, s: Overpower) -> bool:
        return self.optional_

    def together(self, s: Overpower, one: int, other: int) -> bool:
        return self.duplicate or self.to != "hand" or face(s, one).dup != face(s, other).dup

    def now(self, s: Overpower, k: Effects, c: int) -> PlayNow:
        """The step in which the card is played at once."""
        act = s.acts[k.act]
        string = OPENING if self.opening else FURTHER
        return PlayNow(act.seat, act.user, c, self.playable == "not_by_user", string=string)

    def waiting(self, s: Overpower, k: Effects) -> FollowUp | None:
        """The follow-up that this card is played as, and that the found card makes."""
        return next((f for f in s.stack if isinstance(f, FollowUp) and f.fetching == k.act), None)

    def playable_now(self, s: Overpower, k: Effects, c: int) -> bool:
        act, follow_up = s.acts[k.act], self.waiting(s, k)
        if follow_up is not None:
            return bool(with_exchanged(s, act.seat, follow_up.pinned(s), act.user, c))
        return self.now(s, k, c).options(s, act.seat)[0].verb != "decline"

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        if option.verb == "search":
            shuffle_power_pack(s, seat)  # OP25-DRAW-03
            for z in self.zones(s, k):
                for c in s.zones[z]:
                    reveal(s, c, 1 << seat)
            go_on_as(s, msgspec.structs.replace(k, got=(SEARCHED,)))
        elif option.refs and not self.drafts:
            self.take(s, k, index_of(option.refs[0]))

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        act = s.acts[k.act]
        if self.to == "hand":
            to_hand(s, c, act.seat, self.shown)
            if self.duplicate:
                s.exempt.append(c)
        elif self.to == "draw_pile":
            move(s, c, zone(self.them(s, k), DRAW))
        elif "under" in self.piles:
            exchange(s, k, c)
        else:
            to_hand(s, c, act.seat, shown=True)
            if self.waiting(s, k) is not None:
                replace(s, k.act, seen=(c,))
            else:
                do_under(s, self.now(s, k, c))

    def does(self, s: Overpower, k: Effects) -> None:
        Picks.does(self, s, k)
        draw = zone(self.them(s, k), DRAW)
        if ("draw" in self.piles and SEARCHED in k.got) or (self.to == "draw_pile" and s.tally):
            shuffle(s, draw)  # OP25-DRAW-09
        if self.reshuffles:
            shuffled(s, SHUFFLE, s.zones[zone(self.them(s, k), POWER_PACK)])

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        whose = "your" if self.whose == "own" else "your opponent's"
        piles = [f"{whose} {PILES[p]}" for p in self.piles if p in PILES]
        one, many = self.which.says(), self.which.says(many=True)
        if self.which.named:
            one, many = f"card called {self.which.named}", f"cards called {self.which.named}"
        if "draw" in self.piles and SEARCHED not in k.got:
            what = f"{and_list(piles)} for {many if self.drafts else a_card(self.which)}"
            return Message(f"Do you search {what}?" if self.optional_ else f"Search {what}.")
        goals = {"hand": "to take into your hand", "play": "to play at once"}
        goal = goals.get(self.to, f"to shuffle into {whose} Draw Pile")
        where = f" from {and_list(piles, 'or')}" if piles else ""
        return choose(self, s, k, (one, many), f"{where} {goal}")

    def says(self, name: str) -> str:
        whose = "the" if self.whose == "own" else "the opponent's"
        if self.of:
            return f"Discarded for a Special of {self.of} under the Battlesite, which is played at once."
        where = " or ".join(f"{whose} {PILES[p]}" for p in self.piles)
        if self.count == 0:
            where = where.replace(" or ", " and ")
            return f"All {self.which.says(many=True)} of {where} are shuffled into the Draw Pile."
        what = a_card(self.which)
        if self.as_many:
            what = f"as many {self.which.says(many=True)}"
        elif self.count > 1:
            what = f"{in_words(self.count)} {self.which.says(many=True)}"
        if self.playable:
            what += " and" * (" that " in what)
            what += f" that {name} {'can' if self.playable == 'by_user' else 'cannot'} play"
        take = "May take" if self.optional_ else "Take"
        alike = ("even" if self.duplicate else "no") + (" duplicates" if self.drafts else " a duplicate")
        dup = f", {alike.replace('no a', 'no')}" if self.to == "hand" else ""
        dup += "; the Power Pack is shuffled" * self.reshuffles
        if self.to == "play":
            end = ", and play it at once" if " that " in what else " and play it at once"
        else:
            end = " into your hand" if self.to == "hand" else f" into {whose} Draw Pile, which is shuffled"
        if " that " not in what:
            return f"{take} {what} from {where}{end}{dup}."
        if self.to == "play":
            return f"{take} from {where} {what}{end}."
        return f"{take} from {where}{end} {what}{dup}."


def exchange(s: Overpower, k: Effects, c: int) -> None:
    """OP25-DISC-29: the Activator goes as it fetches; the Special is played as if from hand."""
    act = s.acts[k.act]
    discard(s, k.card)
    to_hand(s, c, act.seat, shown=True)
    s.allowed.append((c, act.user))
    do_under(s, PlayNow(act.seat, act.user, c, False, string=OPENING, put=False))
