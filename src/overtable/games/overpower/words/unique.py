"""Words that one card alone needs."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.asking import and_so, whoever
from overtable.games.overpower.book.facts import EVENT, face, under_home
from overtable.games.overpower.inplay.effects import NEXT_BATTLE, start
from overtable.games.overpower.inplay.kinds import K_EVENTS, K_KO_FIRST, K_PROLONG, K_STAY
from overtable.games.overpower.inplay.legality import could_play
from overtable.games.overpower.inplay.piles import discard, mill, renew_after, show, top_cards
from overtable.games.overpower.phases.slots import in_slots, slot_taken
from overtable.games.overpower.state import (
    FRONT,
    HAND,
    PLACED,
    RESERVE,
    Overpower,
    front,
    hand,
    placed,
    replace,
    reserve,
    zone,
)
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import DECLINED, SEARCHED, Effects
from overtable.games.overpower.words.search import SearchFor
from overtable.games.overpower.words.which import a_card
from overtable.games.overpower.words.word import Lasting, Word
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number
from overtable.kernel.refs import seat as seat_ref


class Lend(Picks, frozen=True, kw_only=True, tag="lend"):
    """A Special of a KO'd teammate is shown, and may be played by the user this battle."""

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        seat = s.acts[k.act].seat
        fallen = [c for c in range(seat * 4, seat * 4 + 4) if s.kod[c]]
        cards = [c for c in s.zones[zone(seat, HAND)] if face(s, c).special]
        return [c for c in cards if any(face(s, c).character in face(s, m).names for m in fallen)]

    def possible(self, s: Overpower, k: Effects) -> bool:
        return True

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        return [*(Option("reveal", (card_ref(c),)) for c in self.candidates(s, k)), Option("decline")]

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        show(s, [c])
        s.allowed.append((c, s.acts[k.act].user))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        user = whoever(s.acts[k.act].user)
        return Message("You may show a Special of a KO'd teammate, which {0} may then play this battle.", (user,))

    def says(self, name: str) -> str:
        return f"May show one Special of a KO'd teammate of {name}, who may play it this battle, but not place it."


class Prolong(Lasting, frozen=True, kw_only=True, tag="prolong"):
    """Cards of the team that raise a grid for the battle do so for the game."""

    KIND: ClassVar[int] = K_PROLONG

    def says(self, name: str) -> str:
        return "Such Specials last for the game."


class EventChoice(Lasting, frozen=True, kw_only=True, tag="event_choice"):
    """Every Event in hand is replaced before one of them is chosen."""

    KIND: ClassVar[int] = K_EVENTS

    def senseless(self, mode: int) -> bool:
        return True

    def says(self, name: str) -> str:
        return "In the Event Phase draw a card for each Event in hand, then choose the one that takes effect."


class KOFirst(Lasting, frozen=True, kw_only=True, tag="ko_first"):
    """A fallen team decides the game before Objectives do."""

    KIND: ClassVar[int] = K_KO_FIRST

    def says(self, name: str) -> str:
        return "In this game KO's decide before Objectives."


class StayAway(Lasting, frozen=True, kw_only=True, tag="stay_away"):
    """Who should move up stays in Reserve for one battle more."""

    who: Literal["target", "opponent"] = "target"
    """`opponent`: the opponent's Reserve, in the next battle."""
    KIND: ClassVar[int] = K_STAY

    def does(self, s: Overpower, k: Effects) -> None:
        if self.who == "target":
            super().does(s, k)
            return
        seat = s.acts[k.act].seat
        for c in reserve(s, 1 - seat):
            start(s, self, -1, seat, c, NEXT_BATTLE)

    def says(self, name: str) -> str:
        if self.who == "opponent":
            return "The opponent's Reserve character may not move up to the Front Line in the next battle."
        return (
            "When the target should move up to the Front Line it stays in Reserve for one battle more, "
            "unless nobody else could stand there."
        )


class Consent(Word, frozen=True, kw_only=True, tag="consent"):
    """The opponent takes what is offered, or refuses."""

    DONE: ClassVar[str] = "the opponent accepts"

    def asks(self, s: Overpower, k: Effects) -> int:
        return 0 if k.got or not s.tally else 1 << 1 - s.acts[k.act].seat

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        return [Option("accept", (card_ref(s.acts[k.act].target),)), Option("refuse")]

    def does(self, s: Overpower, k: Effects) -> None:
        s.tally = int(bool(k.got) and k.got[0] >= 0)
        if k.got:
            act = s.acts[k.act]
            emit(
                s, "accepted" if s.tally else "refused", seat_ref(1 - act.seat), card_ref(k.card), card_ref(act.target)
            )

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        target = card_ref(s.acts[k.act].target)
        return and_so("Accept this for {0}, or refuse it", k, s, target, chosen=True, theirs=True)

    def says(self, name: str) -> str:
        return "The opponent accepts what follows for this battle, or refuses it."


class DiscardDuplicates(Word, frozen=True, kw_only=True, tag="discard_duplicates"):
    """OP25-DISC-12: duplicates of the cards that an Event spoke of, placed or in hand, go to the Dead Pile as well."""

    def does(self, s: Overpower, k: Effects) -> None:
        act = s.acts[k.act]
        dups = {face(s, c).dup for c in act.seen if face(s, c).kind != EVENT}
        for c in [*hand(s, act.seat), *placed(s, act.seat), *under_home(s, act.seat)]:
            if face(s, c).dup in dups:
                discard(s, c, dead=True, forced=True)

    def says(self, name: str) -> str:
        return "All duplicates of them, placed or in hand, follow."


class RallyToSlots(SearchFor, frozen=True, kw_only=True, tag="rally_to_slots"):
    """Cards of one's piles are put into open slots of Front Line characters."""

    def open_slots(self, s: Overpower, k: Effects, c: int) -> list[int]:
        seat = s.acts[k.act].seat
        return [ch for ch in front(s, seat) if could_play(s, c, ch) and not slot_taken(s, c, ch, in_slots(s, ch, seat))]

    def fits(self, s: Overpower, k: Effects, c: int) -> bool:
        return super().fits(s, k, c) and bool(self.open_slots(s, k, c))

    def asks(self, s: Overpower, k: Effects) -> int:
        seat = s.acts[k.act].seat
        return 1 << seat if DECLINED not in k.got and len(k.got) <= len(front(s, seat)) else 0

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        out = []
        for o in super().options(s, k, seat, no):
            hosts = self.open_slots(s, k, index_of(o.refs[0])) if o.verb == "choose" else []
            out += [Option("choose", (o.refs[0], card_ref(host))) for host in hosts] if hosts else [o]
        return out

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        if option.verb != "choose":
            super().answer(s, k, seat, option)
            return
        c, host = (index_of(r) for r in option.refs)
        was = s.where[c]
        move(s, c, zone(seat, PLACED))
        renew_after(s, was)
        s.on[c] = host
        emit(s, "place", *option.refs)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        cards = self.which.says(many=True)
        if SEARCHED not in k.got:
            return Message(f"Do you search your Draw Pile and Dead Pile for {cards}, to place them on your Front Line?")
        return Message(f"You may choose {a_card(self.which)} and the Front Line character with an open slot for it.")

    def says(self, name: str) -> str:
        cards = self.which.says(many=True)
        return f"May put {cards} of the Draw Pile or Dead Pile into open Universe slots of the Front Line."


MOST = 3


class SpendTop(Word, frozen=True, kw_only=True, tag="spend_top"):
    """Top cards of one's own Draw Pile into the Dead Pile for bonuses to this attack."""

    def asks(self, s: Overpower, k: Effects) -> int:
        return 0 if k.got else 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        most = min(MOST, len(top_cards(s, seat)))
        return [Option("choose", (number(n),)) for n in range(most + 1)]

    def does(self, s: Overpower, k: Effects) -> None:
        n = len(mill(s, s.acts[k.act].seat, index_of(k.got[0]))) if k.got and k.got[0] >= 0 else 0
        replace(s, k.act, bonus=s.acts[k.act].bonus + n)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        return Message("How many top cards of your Draw Pile go to the Dead Pile, for +1 to the attack each?")

    def says(self, name: str) -> str:
        top = f"up to {MOST} top cards of the Draw Pile"
        return f"{name} may put {top} into the Dead Pile: +1 to the attack for each, not to its damage."


class SwapReserve(Picks, frozen=True, kw_only=True, tag="swap_reserve"):
    """A Front Line character and the one in Reserve change places."""

    who: Literal["user", "team"] = "team"
    """The user, or whoever of the Front Line is chosen."""

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        if not reserve(s, act.seat):
            return []
        return [c for c in front(s, act.seat) if self.who == "team" or c == act.user]

    def asks(self, s: Overpower, k: Effects) -> int:
        return super().asks(s, k) if self.who == "team" else 0

    def does(self, s: Overpower, k: Effects) -> None:
        if self.who == "team":
            super().does(s, k)
            return
        for c in self.candidates(s, k):
            self.take(s, k, c)

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        seat = s.acts[k.act].seat
        other = reserve(s, seat)[-1]
        move(s, c, zone(seat, RESERVE))
        move(s, other, zone(seat, FRONT))
        emit(s, "swap", card_ref(c), card_ref(other))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        other = card_ref(reserve(s, s.acts[k.act].seat)[-1])
        return Message("Choose the Front Line character that changes places with {0} in Reserve.", (other,))

    def says(self, name: str) -> str:
        who = name if self.who == "user" else f"{name} or a teammate"
        if name == "each player":
            who = "a Front Line character"
        return f"Swap {who} with the Reserve character."


class SwitchHits(Picks, frozen=True, kw_only=True, tag="switch_hits"):
    TOUCHES_HITS: ClassVar[bool] = True
    records: Literal["both", "permanent"] = "both"
    of: Literal["user", "pick"] = "user"
    """Whose hits: those of the user, or of the character that was chosen, who must exchange them."""

    def me(self, s: Overpower, k: Effects) -> int:
        return s.acts[k.act].user if self.of == "user" else s.acts[k.act].target

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        return [c for c in front(s, s.acts[k.act].seat) if c != self.me(s, k)]

    def optional(self, s: Overpower) -> bool:
        return self.of == "user"

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        me = self.me(s, k)
        swap = {me: c, c: me}
        moved = {h.card for h in s.hits if h.host in swap and not (h.current and self.records == "permanent")}
        s.hits = [msgspec.structs.replace(h, host=swap[h.host]) if h.card in moved else h for h in s.hits]
        for h in s.hits:
            if h.card in moved:
                s.on[h.card] = h.host
        effects = s.effects[:]
        for i, e in enumerate(effects):
            if e.subject in swap and e.source in moved:
                s.effects[i] = msgspec.structs.replace(e, subject=swap[e.subject])
        s.dirty = 1

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        what = "permanent records" if self.records == "permanent" or self.of == "pick" else "all hits"
        lead = "You may choose" if self.optional(s) else "Choose"
        who = (whoever(self.me(s, k)),)
        return Message(f"{lead} the Front Line teammate with whom {{0}} exchanges {what}.", who)

    def says(self, name: str) -> str:
        if self.of == "pick":
            return "The chosen character exchanges permanent records with a Front Line teammate."
        if self.records == "permanent":
            return f"{name} may exchange permanent records with a Front Line teammate."
        return f"{name} may exchange all hits with a Front Line teammate."
