"""The defence window: the defender answers an attack that left the Astral Plane."""

from itertools import combinations

import msgspec

from overtable.games.overpower.act import CLOSING, Act
from overtable.games.overpower.asking import source_of
from overtable.games.overpower.attack.action import commit, counts, only_type
from overtable.games.overpower.attack.utility import (
    Aid,
    aid_refs,
    aids_at_hand,
    drawn,
    exchanges,
    suppose,
    take_back,
    weakened,
)
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.defence.options import Defences, with_a_second
from overtable.games.overpower.defence.outcome import Avoided, Blocked, Countered, FinishDefence, IfShiftHits
from overtable.games.overpower.defence.sums import block_sums
from overtable.games.overpower.hits.resolve import Divert, Finish, ResolveHit, living_target, unmask
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_SHIFT, PRICE
from overtable.games.overpower.inplay.piles import discard, mill, top_cards
from overtable.games.overpower.inplay.queries import icons_of, of_kind
from overtable.games.overpower.state import CHARACTERS, CLIPPED, HAND, PLACED, UNDER, Overpower, replace, zone
from overtable.games.overpower.words.run import BLOCKING, PLAY, Effects
from overtable.kernel.event import emit, whisper
from overtable.kernel.frame import Frame, Refusals, Window, after, do, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref

BY_CARD = -1
"""Among what moved an attack: a card that was played for that."""


class DefenceWindow(Frame[Overpower], frozen=True):
    """OP25-BATT-37, OPC-DEF-01: utilities and shifts, then one defence, or the hit is taken (OPC-DEF-09)."""

    about = ("OP25-BATT-37", "The attack is answered now: {0} neither defends nor helps a defence.")
    window = Window("take", "A character of yours is attacked")

    act: int
    aids: tuple[Aid, ...] = ()
    block_only: bool = False
    """A shift was allowed only for a block with a Power card."""

    def asks(self, s: Overpower) -> int:
        act = s.acts[self.act]
        if act.undefendable or act.stopped or act.defended:
            return 0
        if not 0 <= act.target < CHARACTERS or not living_target(s, act):
            return 0
        return 1 << 1 - act.seat  # OP25-BATT-14: passed or not

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        act = s.acts[self.act]
        if self.block_only:
            found = Defences(s, act, no).all()
            blocks = [o for o in found if o.verb == "block" and face(s, index_of(o.refs[0])).power]
            return blocks or [Option("take")]
        if self.aids:
            plain = answers(s, act)
            return [*self.with_aids(s, act, self.aids, plain), *self.more_aids(s, act, seat, plain)]
        d = Defences(s, act, no, guess=act.hidden)
        out = d.all()
        if act.twice:
            out = with_a_second(out, no)
        if act.hidden:
            if self.can_expose(s, act, seat):
                out.append(Option("expose"))
        else:
            out += d.lasting_shifts()
            out += self.more_aids(s, act, seat, out[:], no)
            if in_parts(s, act):
                out.append(Option("split"))
        out.append(Option("take"))
        return out

    def more_aids(
        self, s: Overpower, act: Act, seat: int, plain: list[Option], no: Refusals | None = None
    ) -> list[Option]:
        """The utilities that a defence needs, alone or together with others (OP25-BATT-33)."""
        at_hand = aids_at_hand(s, seat, "defence", act.target)
        used = {a.card for a in self.aids}
        out = []
        if no is not None and not s.rules.utilities_join:
            for c in [*s.zones[zone(seat, HAND)], *s.zones[zone(seat, PLACED)]]:
                reason = Reason("OPC-DEF-03", "{0} does not go with a defence.", (card_ref(c),))
                no.append((Option("use", (card_ref(c),)), reason))
        for aid in at_hand:
            if aid.card in used:
                continue
            if self.leads(s, act, (*self.aids, aid), at_hand, plain):
                out.append(Option("use", aid_refs(aid)))
            elif no is not None:
                reason = Reason("OP25-BATT-33", "{0} is not needed for any defence now.", (card_ref(aid.card),))
                no.append((Option("use", aid_refs(aid)), reason))
        return out

    def leads(self, s: Overpower, act: Act, aids: tuple[Aid, ...], at_hand: list[Aid], plain: list[Option]) -> bool:
        """Whether some defence needs these utilities, perhaps with further ones."""
        used = {a.card for a in aids}
        rest = [a for a in at_hand if a.card not in used]
        return any(
            self.with_aids(s, act, (*aids, *more), plain)
            for n in range(len(rest) + 1)
            for more in combinations(rest, n)
            if len({a.card for a in more}) == n
        )

    def with_aids(self, s: Overpower, act: Act, aids: tuple[Aid, ...], plain: list[Option]) -> list[Option]:
        """The defences that would fail without any of these utilities, and the shifts that one of them allows."""
        used = {a.card for a in aids}
        found = answers(s, act, aids)
        if len(aids) == 1:
            return [o for o in found if o not in plain and (o.verb == "shift" or index_of(o.refs[0]) not in used)]
        without = [o for one in aids for o in answers(s, act, tuple(a for a in aids if a != one))]
        return [o for o in found if o.verb != "shift" and o not in without and index_of(o.refs[0]) not in used]

    def can_expose(self, s: Overpower, act: Act, seat: int) -> bool:
        return 0 < self.price(s, act) <= len(top_cards(s, seat))

    def price(self, s: Overpower, act: Act) -> int:
        """How many top cards of the Draw Pile the defender gives up to see the attack; 0 where that cannot be."""
        costs = [word_of(e).cost for e in of_kind(s, PRICE["see_attack"]) if e.subject == act.user]
        return costs[0].count if costs else 0

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        act = s.acts[self.act]
        verb = option.verb
        if verb == "take":
            if self.tells_why(s, seat):
                whisper(s, "no_defence", seat, seat_ref(seat))
            s.stack.pop()
            emit(s, "take", card_ref(act.target))
        elif verb == "use":
            c, user, *onto = (index_of(r) for r in option.refs)
            aid = Aid(c, user, onto[0] if onto else -1)
            go_on_as(s, msgspec.structs.replace(self, aids=(*self.aids, aid)))
        elif verb == "split":
            split(s, self.act)
        elif verb == "expose":
            mill(s, seat, self.price(s, act))
            unmask(s, self.act)
        elif act.hidden:
            self.guess(s, act, seat, option)
        else:
            self.carry_out(s, seat, option)

    def guess(self, s: Overpower, act: Act, seat: int, option: Option) -> None:
        """OP25-BATT-73: a named defence that is not enough is lost."""
        unmask(s, self.act)
        enough = Defences(s, s.acts[self.act], None).all()
        alone = Option(option.verb, (option.refs[0], option.refs[-1]))  # a Universe card may turn out to be needless
        if option in enough or (option.verb == "block" and alone in enough):
            self.carry_out(s, seat, option)
            return
        s.stack.pop()
        for r in option.refs[:-1]:
            c = index_of(r)
            if c >= CHARACTERS and s.where[c] == zone(seat, UNDER):
                s.used_under |= 1 << seat
            if c >= CHARACTERS and s.where[c] in [zone(seat, place) for place in (HAND, PLACED, UNDER, CLIPPED)]:
                discard(s, c)

    def carry_out(self, s: Overpower, seat: int, option: Option) -> None:
        """OP25-BATT-30: what is played to defend works at once; nobody is asked to negate it."""
        a = self.act
        sums = block_sums(s, s.acts[self.act], self.aids, seat, option) if option.verb == "block" else []
        steps: list[Frame[Overpower]] = []
        for aid in self.aids:
            if exchanges(s, aid):
                emit(s, "play", card_ref(aid.user), card_ref(aid.card))
                discard(s, aid.card)
                take_back(s, seat, aid)
                continue
            b = commit(s, Act(seat, aid.user, (aid.card,), aid.onto, offence=False))
            emit(s, "play", card_ref(aid.user), card_ref(aid.card))
            steps += [Effects(b, aid.card, PLAY), FinishDefence(b)]
        refs = [index_of(r) for r in option.refs]
        verb = option.verb
        if verb == "shift":
            self.do_shift(s, seat, option, refs, steps)
            return
        if verb == "counter":
            s.stack.pop()
            self.counter(s, seat, refs)
            return
        if verb == "block" and s.acts[a].twice:
            go_on_as(s, DefenceWindow(a))  # for the second one
        else:
            s.stack.pop()
        # Whoever plays a card shows it: it is named, as long as nothing comes before it leaves the hand.
        emit(s, verb, *option.refs, *sums, openly=not steps)
        f = face(s, refs[0])
        if verb == "block":
            steps.append(Blocked(a, refs[0], refs[1] if len(refs) == 3 else -1, refs[-1]))
        elif f.kind == fc.POWER or s.where[refs[0]] not in (zone(seat, HAND), zone(seat, PLACED)):
            steps.append(Blocked(a, refs[0], refs[1] if f.kind == fc.POWER and len(refs) == 3 else -1))
        else:
            b = commit(s, Act(seat, refs[1], (refs[0],), refs[2] if len(refs) == 3 else -1, offence=False))
            steps.append(Avoided(a, refs[0]))
            if not f.card.either:  # its words are what it does on offence
                steps.append(Effects(b, refs[0], PLAY))
            steps += [Effects(b, refs[0], BLOCKING), FinishDefence(b)]
        do(s, *steps)

    def do_shift(self, s: Overpower, seat: int, option: Option, refs: list[int], steps: list[Frame[Overpower]]) -> None:
        """OP25-BATT-05: a shift is no defence; the window stays open for the new target."""
        a = self.act
        if len(refs) == 3:
            card = face(s, refs[0]).card
            changes: dict[str, object] = {"target": refs[2], "shifted": (*s.acts[a].shifted, BY_CARD)}
            if card.shift is not None and card.shift.pins:
                changes["pinned"] = refs[2]
            replace(s, a, **changes)
            emit(s, "shift", *option.refs)
            b = commit(s, Act(seat, refs[1], (refs[0],), refs[2], offence=False))
            if card.hit:
                after(s, ResolveHit, IfShiftHits(a, refs[2], b))
            go_on_as(s, DefenceWindow(a))
            lasting = [] if card.shift is not None else [Effects(b, refs[0], PLAY)]
            do(s, *lasting, FinishDefence(b), Divert(a))
            return
        go_on_as(s, DefenceWindow(a))
        if steps:
            do(s, *steps, ShiftByEffect(a, refs[0], refs[1]))
            return
        ShiftByEffect(a, refs[0], refs[1]).run(s)
        emit(s, "shift", *option.refs)

    def counter(self, s: Overpower, seat: int, refs: list[int]) -> None:
        """A strike at the attacker before its attack lands."""
        # The steps of an action open this window.
        from overtable.games.overpower.attack.launch import launch

        act = s.acts[self.act]
        f = face(s, refs[0])
        do(s, Countered(self.act, len(s.acts)), DefenceWindow(self.act))
        launch(
            s,
            Act(
                seat=seat,
                user=refs[1],
                cards=(refs[0],),
                target=act.user,
                attack=True,
                type=f.types[0],
                value=(f.value,),
                string=CLOSING,
                icons=f.icons,
                counts=counts(s, f, seat, act.user),
            ),
            put=True,
        )

    def says_of(self, s: Overpower, option: Option) -> Message | None:
        act, refs = s.acts[self.act], option.refs
        if option.verb == "take":
            return (
                Message("No defence: take {0}", (sum(act.value),))
                if act.value and not act.hidden
                else Message("No defence")
            )
        if option.verb not in ("block", "avoid") or len(refs) < 2:
            return None
        cards = "{0}" if len(refs) == 2 else "{0} and {1}"
        return Message(f"{{{len(refs) - 1}}} {option.verb}s with {cards}", refs) if len(refs) < 4 else None

    def prompt(self, s: Overpower, seat: int) -> Message:
        act = s.acts[self.act]
        if act.hidden:
            return Message("{0} is attacked face down: guess a defence.", (card_ref(act.target),))
        how = "which defence goes with the chosen utilities?" if self.aids else "how do you defend?"
        text = f"{{0}} attacks {{1}} with {{2}}: {how}"
        return Message(text, (card_ref(act.user), card_ref(act.target), card_ref(act.cards[0])))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return source_of(s, -1 if s.acts[self.act].hidden else s.acts[self.act].cards[0])


def answers(s: Overpower, act: Act, aids: tuple[Aid, ...] = ()) -> list[Option]:
    """The defences and shifts that are possible once these utilities work."""
    new = suppose(s, act.target >> 2, aids) if aids else s
    d = Defences(new, weakened(s, act, aids), None)
    used = {a.card for a in aids}
    shifts = [*d.lasting_shifts(), *drawn(new, act, aids)]
    if d.unanswerable:  # OP25-INTER-06; OP25-INTER-07: what was in play before may move it
        shifts = [o for o in shifts if index_of(o.refs[0]) not in used]
    found = d.all()
    if act.twice:
        found = with_a_second([o for o in found if index_of(o.refs[0]) not in used], None)
    return [*found, *shifts]


def in_parts(s: Overpower, act: Act) -> bool:
    """Whether the attack still stands as one and may be defended in parts (OP25-BATT-72)."""
    f = face(s, act.cards[0])
    if not f.words or f.card.combine is None or not f.card.combine.parts:
        return False
    return sum(1 for c in act.cards if face(s, c).numeric) > 1


def split(s: Overpower, a: int) -> None:
    """OP25-BATT-72: from now on each part is an attack of its own, and is defended on its own."""
    act = s.acts[a]
    parts = []
    for c, value in zip(act.cards, act.value, strict=True):
        if face(s, c).numeric:  # a Special without a level stays with the first part
            icons = icons_of(s, c)
            parts.append({"cards": (c,), "value": (value,), "icons": icons, "type": only_type(icons)})
    if not face(s, act.cards[0]).numeric:
        parts[0] |= {"cards": act.cards[:2], "value": act.value[:2]}
    replace(s, a, **parts[0])
    steps: list[Frame[Overpower]] = []
    for part in reversed(parts[1:]):  # so that the attack in progress is always the last that is open
        b = len(s.acts)
        s.acts.append(msgspec.structs.replace(act, parent=a, string=CLOSING, bonus=0, counts=True, **part))
        steps = [DefenceWindow(b), ResolveHit(b), Finish(b), *steps]
    after(s, ResolveHit, *steps)
    emit(s, "split", *(card_ref(c) for c in act.cards))


class ShiftByEffect(Frame[Overpower], frozen=True):
    """An effect in play moves the attack."""

    act: int
    source: int
    target: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        for e in of_kind(s, K_SHIFT):
            if e.source == self.source:
                less = word_of(e).less
                replace(s, self.act, target=self.target, bonus=act.bonus - less, shifted=(*act.shifted, e.arrival))
                if word_of(e).block and isinstance(s.stack[-1], DefenceWindow):
                    go_on_as(s, DefenceWindow(self.act, block_only=True))
                do(s, Divert(self.act))
                return
