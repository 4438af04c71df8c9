"""The defence window: the defender answers an attack that left the Astral Plane."""

import msgspec

from overtable.games.overpower import faces as fc
from overtable.games.overpower.acts import after_training, commit, launch
from overtable.games.overpower.defences import Defences
from overtable.games.overpower.effects import BLOCKING, PLAY, Effects
from overtable.games.overpower.faces import FACES, face
from overtable.games.overpower.lasting import of_kind, traits
from overtable.games.overpower.legality import why_not_named
from overtable.games.overpower.piles import discard, mill, remove_from_game, to_hand
from overtable.games.overpower.resolve import living_target, unmask
from overtable.games.overpower.state import ASTRAL, DRAW, HAND, PLACED, UNDER, Act, Overpower, front, replace, zone
from overtable.games.overpower.word import LASTING
from overtable.games.overpower.words_lasting import K_SHIFT, Bonus, Grid, Shifts
from overtable.games.overpower.words_search import SearchFor
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class Aid(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A utility chosen to go with an attack or a defence: card, user, and whom it is for."""

    card: int
    user: int
    onto: int = -1


def helps(s: Overpower, c: int, side: str) -> bool:
    """Whether a card is a utility that could modify an attack or a defence (OP25-BATT-17, 82)."""
    f = FACES[s.printing[c]]
    if not f.words or f.attack or f.card.avoid or f.card.negate or (side == "defence" and not f.defence):
        return False
    if side == "attack" and not f.offence:
        return False
    for w in f.card.play:
        if isinstance(w, Bonus) and w.to in (side, "actions") and w.who in ("user", "team", "women"):
            return True
        if isinstance(w, Grid) or (side == "defence" and isinstance(w, Shifts) and w.block):
            return True
        if side == "defence" and isinstance(w, SearchFor) and w.to == "play":
            return True
    return f.card.id == "for-guinevere-s-love" and side == "attack"


def suppose(s: Overpower, seat: int, aids: tuple[Aid, ...]) -> Overpower:
    """A copy of the table on which these utilities already work."""
    new = s.clone()
    for aid in aids:
        card = FACES[s.printing[aid.card]].card
        new.acts.append(Act(seat, aid.user, (aid.card,), aid.onto))
        frame = Effects(len(new.acts) - 1, aid.card, PLAY)
        move(new, aid.card, ASTRAL)
        new.on[aid.card] = -1
        if exchanges(s, aid):
            take_back(new, seat, aid)
        for w in card.play:
            if isinstance(w, Bonus | Grid | Shifts) and (w.when is None or w.when.holds(new, seat, aid.onto)):
                w.does(new, frame)
        if card.id == "for-guinevere-s-love":
            w = Bonus(amount=2, to="attack", power=True)
            w.does(new, frame)
    return new


def exchanges(s: Overpower, aid: Aid) -> bool:
    """Whether the utility is exchanged for a card of the Dead Pile, which is played at once."""
    return any(isinstance(w, SearchFor) for w in FACES[s.printing[aid.card]].card.play)


def take_back(s: Overpower, seat: int, aid: Aid) -> None:
    to_hand(s, aid.onto, seat, shown=True)
    s.allowed += [aid.onto, aid.user]


def found_for(s: Overpower, c: int, user: int, seat: int) -> list[int]:
    """The cards that a utility of this user could be exchanged for."""
    word = next(w for w in FACES[s.printing[c]].card.play if isinstance(w, SearchFor))
    new = s.clone()
    new.acts.append(Act(seat, user, (c,)))
    return word.candidates(new, Effects(len(new.acts) - 1, c, PLAY))


def aids_at_hand(s: Overpower, seat: int, side: str) -> list[Aid]:
    from overtable.games.overpower.lasting import NO_PLACED, NO_SPECIAL, locks
    from overtable.games.overpower.utilities import onto_choices

    found = []
    for c in [*s.zones[zone(seat, HAND)], *s.zones[zone(seat, PLACED)]]:
        if not helps(s, c, side):
            continue
        f = FACES[s.printing[c]]
        host = s.on[c] if s.where[c] == zone(seat, PLACED) else -1
        for ch in front(s, seat):
            if why_not_named(s, c, f, ch) is not None or (0 <= host < 8 and host != ch):
                continue
            lock = locks(s, ch)[0]
            if (lock & NO_SPECIAL and f.special) or (lock & NO_PLACED and host >= 0):
                continue
            onto = found_for(s, c, ch, seat) if exchanges(s, Aid(c, ch)) else onto_choices(s, f, ch, seat)
            found += [Aid(c, ch)] if onto is None else [Aid(c, ch, t) for t in onto]
    return found


def aid_refs(aid: Aid) -> tuple[int, ...]:
    refs = (card_ref(aid.card), card_ref(aid.user))
    return refs if aid.onto < 0 else (*refs, card_ref(aid.onto))


class DefenceWindow(Frame[Overpower], frozen=True):
    """OP25-BATT-33, 37: utilities and shifts, then one defence, or the hit is taken."""

    act: int
    aids: tuple[Aid, ...] = ()
    block_only: bool = False
    """A shift was allowed only for a block with a Power card."""

    def asks(self, s: Overpower) -> int:
        act = s.acts[self.act]
        if act.stopped or act.defended or not 0 <= act.target < 8 or not living_target(s, act):
            return 0
        return 1 << 1 - act.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        act = s.acts[self.act]
        if self.block_only:
            found = Defences(s, act, no).all()
            blocks = [o for o in found if o.verb == "block" and face(s, index_of(o.refs[0])).power]
            return blocks or [Option("take")]
        if self.aids:
            return self.with_aids(s, act, self.aids)
        d = Defences(s, act, no, guess=act.hidden)
        out = d.all()
        if act.hidden:
            if self.can_expose(s, act, seat):
                out.append(Option("expose"))
        else:
            out += d.lasting_shifts()
            for aid in aids_at_hand(s, seat, "defence"):
                if self.with_aids(s, act, (aid,), out):
                    out.append(Option("use", aid_refs(aid)))
                elif no is not None:
                    reason = Reason("OP25-BATT-33", "{0} is not needed for any defence now.", (card_ref(aid.card),))
                    no.append((Option("use", aid_refs(aid)), reason))
        out.append(Option("take"))
        return out

    def with_aids(
        self, s: Overpower, act: Act, aids: tuple[Aid, ...], plain: list[Option] | None = None
    ) -> list[Option]:
        """The defences that would fail without these utilities."""
        if plain is None:
            plain = Defences(s, act, None).all()
        new = suppose(s, act.target >> 2, aids)
        d = Defences(new, act, None)
        found = [*d.all(), *d.lasting_shifts()]
        used = {a.card for a in aids}
        return [o for o in found if (o not in plain and index_of(o.refs[0]) not in used) or self.pact(o, aids, plain)]

    def pact(self, o: Option, aids: tuple[Aid, ...], plain: list[Option]) -> bool:
        return o.verb == "shift" and index_of(o.refs[0]) in {a.card for a in aids} and o not in plain

    def can_expose(self, s: Overpower, act: Act, seat: int) -> bool:
        by_trait = any(e.subject == act.user for e in traits(s, "face_down")) and act.string == 0
        return by_trait and len(s.zones[zone(seat, DRAW)]) >= 2

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        act = s.acts[self.act]
        verb = option.verb
        if verb == "take":
            s.stack.pop()
            emit(s, "take", card_ref(act.target))
        elif verb == "use":
            c, user, *onto = (index_of(r) for r in option.refs)
            aid = Aid(c, user, onto[0] if onto else -1)
            s.stack[-1] = msgspec.structs.replace(self, aids=(*self.aids, aid))
        elif verb == "expose":
            mill(s, seat, 2)
            unmask(s, self.act)
        elif act.hidden:
            self.guess(s, act, seat, option)
        else:
            self.carry_out(s, seat, option)

    def guess(self, s: Overpower, act: Act, seat: int, option: Option) -> None:
        """OP25-BATT-73: a named defence that is not enough is lost."""
        unmask(s, self.act)
        if option in Defences(s, s.acts[self.act], None).all():
            self.carry_out(s, seat, option)
            return
        s.stack.pop()
        for r in option.refs[:-1]:
            c = index_of(r)
            if c >= 8 and s.where[c] in (zone(seat, HAND), zone(seat, PLACED)):
                discard(s, c)

    def carry_out(self, s: Overpower, seat: int, option: Option) -> None:
        a = self.act
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
        s.stack.pop()
        emit(s, verb, *option.refs)
        f = face(s, refs[0])
        if verb == "block":
            steps.append(Blocked(a, refs[0], refs[1] if len(refs) == 3 else -1))
        elif f.kind == fc.POWER or s.where[refs[0]] not in (zone(seat, HAND), zone(seat, PLACED)):
            steps.append(Blocked(a, refs[0], -1))
        else:
            b = commit(s, Act(seat, refs[1], (refs[0],), refs[2] if len(refs) == 3 else -1, offence=False))
            steps += [Avoided(a, refs[0]), Effects(b, refs[0], PLAY), FinishDefence(b)]
        do(s, *steps)

    def do_shift(self, s: Overpower, seat: int, option: Option, refs: list[int], steps: list[Frame[Overpower]]) -> None:
        """OP25-BATT-05: a shift is no defence; the window stays open for the new target."""
        a = self.act
        if len(refs) == 3:
            card = face(s, refs[0]).card
            changes: dict[str, object] = {"target": refs[2]}
            if card.shift.pins:
                changes["pinned"] = refs[2]
            replace(s, a, **changes)
            emit(s, "shift", *option.refs)
            if card.shift.draw_if_hit:
                s.stack.insert(len(s.stack) - 2, DrawIfHit(a, refs[2]))
            b = commit(s, Act(seat, refs[1], (refs[0],), refs[2], offence=False))
            s.stack[-1] = DefenceWindow(a)
            do(s, FinishDefence(b))
            return
        s.stack[-1] = DefenceWindow(a)
        if steps:
            do(s, *steps, ShiftByEffect(a, refs[0], refs[1]))
            return
        ShiftByEffect(a, refs[0], refs[1]).run(s)
        emit(s, "shift", *option.refs)

    def counter(self, s: Overpower, seat: int, refs: list[int]) -> None:
        """A strike at the attacker before its attack lands."""
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
                string=2,
                icons=f.icons,
            ),
            put=True,
        )

    def prompt(self, s: Overpower, seat: int) -> Message:
        act = s.acts[self.act]
        if act.hidden:
            return Message("Guess a defence for {0}.", (card_ref(act.target),))
        return Message("Defend {0} against {1}.", (card_ref(act.target), card_ref(act.cards[0])))


class ShiftByEffect(Frame[Overpower], frozen=True):
    """An effect in play moves the attack."""

    act: int
    source: int
    target: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        for e in of_kind(s, K_SHIFT):
            if e.source == self.source:
                replace(s, self.act, target=self.target, shifted=(*act.shifted, e.arrival))
                if LASTING[e.amount].block and isinstance(s.stack[-1], DefenceWindow):
                    s.stack[-1] = DefenceWindow(self.act, block_only=True)
                return


class DrawIfHit(Frame[Overpower], frozen=True):
    """A protector who is hit draws a card."""

    act: int
    target: int

    def run(self, s: Overpower) -> None:
        from overtable.games.overpower.discards import CheckHand
        from overtable.games.overpower.piles import draw

        act = s.acts[self.act]
        if act.hit and act.target == self.target:
            draw(s, 1 - act.seat, 1)
            do(s, CheckHand(1 - act.seat))


class Blocked(Frame[Overpower], frozen=True):
    """The block holds; its cards go to their piles."""

    act: int
    card: int
    universe: int

    def run(self, s: Overpower) -> None:
        replace(s, self.act, defended=True)
        seat = 1 - s.acts[self.act].seat
        f = face(s, self.card)
        if f.words and f.card.blocking:
            b = commit(s, Act(seat, s.acts[self.act].target, (self.card,), -1, offence=False))
            do(s, Effects(b, self.card, BLOCKING), FinishDefence(b))
        else:
            discard(s, self.card)
        if self.universe >= 0:
            if s.where[self.universe] == zone(seat, UNDER):
                s.used_under |= 1 << seat
            training = face(s, self.universe).kind == fc.TRAINING
            if any(e.kind for e in traits(s, "bonus_counts")):
                move(s, self.universe, ASTRAL)
                s.on[self.universe] = -1
            else:
                discard(s, self.universe)
            if training:
                do(s, *after_training(s, seat))


class Avoided(Frame[Overpower], frozen=True):
    """OP25-BATT-39: the attack hits nobody."""

    act: int
    card: int

    def run(self, s: Overpower) -> None:
        act = replace(s, self.act, defended=True)
        avoid = getattr(face(s, self.card).card, "avoid", None)
        if avoid is not None and avoid.removes:
            for c in act.cards:
                remove_from_game(s, c)
        if avoid is not None and avoid.whole_string:
            replace(s, self.act, no_follow_ups=True)
            if act.parent >= 0:
                replace(s, act.parent, no_follow_ups=True)


class Countered(Frame[Overpower], frozen=True):
    """If the counter-strike hit, the attack is discarded."""

    act: int
    counter: int

    def run(self, s: Overpower) -> None:
        if s.acts[self.counter].hit:
            replace(s, self.act, defended=True)


class FinishDefence(Frame[Overpower], frozen=True):
    """A defensive card that does not stay in play goes to its pile (OP25-BATT-30, 48)."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        for c in act.cards:
            if s.where[c] == ASTRAL and c not in act.kept:
                discard(s, c)
