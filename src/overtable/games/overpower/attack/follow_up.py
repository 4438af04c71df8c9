"""What follows an attack: additional attacks, Teamwork and Ally follow-ups."""

import msgspec

from overtable.games.overpower.act import CLOSING, FURTHER, Act
from overtable.games.overpower.asking import source_of
from overtable.games.overpower.attack import grant as gr
from overtable.games.overpower.attack.action import read
from overtable.games.overpower.attack.face_down import FACE_DOWN, face_down
from overtable.games.overpower.attack.forced import FORCED, held_to
from overtable.games.overpower.attack.grant import NO_SECOND, Grant
from overtable.games.overpower.attack.options import Question, exchange_plays, with_exchanged
from overtable.games.overpower.attack.required import ally_grant, teamwork_grant
from overtable.games.overpower.attack.utility import Aid
from overtable.games.overpower.attack.utility_options import Utilities
from overtable.games.overpower.attack.with_utility import Aided, commit_aids, has_grid_aid, with_aid
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import mask
from overtable.games.overpower.hits.hits import as_hit
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.queries import may, permissions, universe_bonus
from overtable.games.overpower.inplay.rights import typed_bonus
from overtable.games.overpower.state import CHARACTERS, P_CONCESSION, Overpower, front, hand, placed, team_mask
from overtable.games.overpower.words.further import Additional
from overtable.kernel.event import whisper
from overtable.kernel.frame import Frame, Refusals, do, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number
from overtable.kernel.refs import seat as seat_ref

KINDS = {
    "attack": gr.ATTACK,
    "power": gr.POWER_ATTACK,
    "special": gr.SPECIAL_CARD,
    "numerical": gr.NUMERICAL,
    "teammates_special": gr.TEAMMATES_SPECIAL,
    "mates_special": gr.MATES_SPECIAL,
}


def follow_ups(s: Overpower, a: int) -> list[Frame[Overpower]]:
    """The further actions that an act requires or allows, in order (OP25-BATT-51)."""
    act = s.acts[a]
    f = face(s, act.cards[0])
    if act.string == CLOSING:
        return []
    if f.kind == fc.TEAMWORK:  # OP25-BATT-58, OPC-BATT-11: defended or not
        return [FollowUp(a, teamwork_grant(s, f, act.user, act.seat))]
    if f.kind == fc.ALLY:
        return [FollowUp(a, ally_grant(s, act.user, act.seat))]
    if not f.words:
        return []
    steps: list[Frame[Overpower]] = []
    for more in f.card.follow:
        if more.when is not None and more.when.defended and (act.hit or act.target in s.homes):
            continue  # OP25-BATT-46
        if more.when is not None and more.when.hit and not act.hit:
            continue  # OPC-BATT-22: where the text ties it to success
        steps.append(going_on(s, a, more))
    return steps


def going_on(s: Overpower, a: int, more: Additional) -> Frame[Overpower]:
    """The step in which a further action is made; where it may be made in several ways one is chosen first."""
    grant = additional(s, s.acts[a], more)
    return ChooseWay(a, grant, more.ways) if more.rather else FollowUp(a, grant)


def additional(s: Overpower, act: Act, more: Additional) -> Grant:
    """OP25-BATT-61: an additional attack is made by who played the card, unless the card says otherwise."""
    line = sum(1 << c for c in front(s, act.seat))
    me = 1 << act.user if 0 <= act.user < CHARACTERS else 0
    users = {
        "user": me,
        "each_teammate": line & ~me,
        "teammates": line & ~me,
        "front_line": line,
        "team": team_mask(act.seat),
    }[more.by]
    each = more.by in ("each_teammate", "teammates")
    return Grant(
        users=users,
        kind=KINDS[more.kind],
        types=mask(more.types),
        bonus=more.bonus,
        target=act.target if more.at == "target" else -1,  # OP25-BATT-60
        not_target=act.target if more.at == "other" else -1,
        at_reserve=more.at == "reserve",
        hidden=more.face_down,
        no_special_defence=more.limits is not None and "special" in more.limits.no,
        undefendable=more.limits is not None and "any" in more.limits.no,
        # OP25-BATT-52, OP25-BATT-77; OPC-BATT-22
        string=CLOSING if each and not s.rules.teammates_go_on else FURTHER,
        each=each,
        each_type=more.each_type,
        alone=more.alone,
        after_concession=s.phase == P_CONCESSION,
        most=max((as_hit(face(s, c))[0] for c in act.seen), default=-1) if more.healed else 99,
        left=bin(users).count("1") if more.by == "each_teammate" else more.ways[0][0],
    )


def pinned(s: Overpower, seat: int, grant: Grant) -> Grant:
    """A shift may hold the rest of the string to one target, at -2; once that one fell, only the -2 is left.

    OP25-BATT-81: what remains of the string may then be made on others.
    """
    for act in s.acts:
        if act.pinned >= 0 and act.seat == seat:
            goal = act.pinned if s.kod[act.pinned] == 0 else grant.target
            return msgspec.structs.replace(grant, target=goal, bonus=grant.bonus - 2)
    return grant


class Strings(Frame[Overpower], frozen=True):
    """OP25-BATT-51: what the action requires or allows next; nothing after a concession (OP25-CONC-08)."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        f = s.faces[s.printing[act.cards[0]]]
        late = s.phase == P_CONCESSION and not (f.words and f.card.moment)  # OPC-BATT-28: such a card says so
        if act.stopped or act.no_follow_ups or s.turn_over or act.after_concession or late:
            return
        do(s, *follow_ups(s, self.act))


def going_on_by(s: Overpower, a: int) -> Source | None:
    """The card that lets an action go on, and where it says so."""
    card = s.acts[a].cards[0]
    printed = face(s, card).card
    more = [w for w in getattr(printed, "all_words", tuple)() if getattr(w, "follow", ())]
    follow = getattr(printed, "follow", ())

    def says(name: str) -> list[str]:
        further = [f.says(name, how) for f in follow for how in ("further ", "")]
        return [*further, *(w.says(name) for w in more)]

    return source_of(s, card, says)


class ChooseWay(Frame[Overpower], frozen=True):
    """The attacker chooses how many further attacks to make: the fewer, the higher their bonus."""

    about = ("OP25-BATT-54", "How many attacks follow is chosen now; {0} has no part in that.")

    act: int
    grant: Grant
    ways: tuple[tuple[int, int], ...]

    def asks(self, s: Overpower) -> int:
        act = s.acts[self.act]
        return 0 if s.turn_over or act.no_follow_ups else 1 << act.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*(Option("choose", (number(n),)) for n, _ in self.ways), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "decline":
            return
        n, bonus = next(way for way in self.ways if number(way[0]) == option.refs[0])
        do(s, FollowUp(self.act, msgspec.structs.replace(self.grant, left=n, bonus=bonus)))

    def prompt(self, s: Overpower, seat: int) -> Message:
        text = "How many further attacks does {0} bring? The fewer, the higher their bonus."
        return Message(text, (card_ref(s.acts[self.act].cards[0]),))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return going_on_by(s, self.act)


class FollowUp(Frame[Overpower], frozen=True):
    """The attacker goes on, or declines where that is allowed (OP25-BATT-54)."""

    about = ("OP25-BATT-54", "The action goes on, and {0} is not one of the cards it may go on with.")

    act: int
    grant: Grant
    aids: tuple[Aid, ...] = ()
    """Utilities put with the next attack (OP25-BATT-16, OP25-BATT-51)."""
    fetching: int = -1
    """The act of the utility that was played as the follow-up, and fetches the Special that makes it."""

    def asks(self, s: Overpower) -> int:
        act = s.acts[self.act]
        if s.turn_over or act.no_follow_ups or (self.fetching >= 0 and not s.acts[self.fetching].seen):
            return 0
        return 1 << act.seat

    def run(self, s: Overpower) -> None:
        """The utility that should fetch was negated: the string goes on without it, as after a negated attack."""
        if self.fetching >= 0 and not s.turn_over:
            after = self.after(s, s.acts[self.fetching])
            if after is not None:
                do(s, FollowUp(self.act, after))

    def pinned(self, s: Overpower) -> Grant:
        """The grant as it stands now: what changes Universe bonuses may have gone or come within the string."""
        grant, first = self.grant, s.acts[self.act]
        if grant.universe:  # OP25-CARD-23
            bonus = universe_bonus(s, first.seat, face(s, first.cards[0]), grant.bonus)
            grant = msgspec.structs.replace(grant, bonus=bonus)
        if grant.follow_up and s.kinds & FORCED:
            grant = msgspec.structs.replace(grant, target=held_to(s, first.seat, first.target))
        return pinned(s, first.seat, grant)

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        grant = self.pinned(s)
        if self.fetching >= 0:
            play = s.acts[self.fetching]
            return with_exchanged(s, seat, grant, play.user, play.seen[0]) or [Option("decline")]
        allow = None
        if grant.most < 99:
            there = hand(s, seat)
            allow = lambda c: c in there and face(s, c).numeric and face(s, c).value <= grant.most  # noqa: E731
        if grant.kind == gr.SPECIAL_CARD:
            # OP25-INTER-16: as it is played, a Special
            allow = lambda c: s.faces[s.printing[c]].special  # noqa: E731
        aided = Aided(s, seat, grant, self.aids, allow)
        if self.aids:
            return aided.all(no)
        attacks = Question(s, seat, grant, no, allow).all()
        more = aided.more(no, attacks) if attacks or has_grid_aid(s, seat) else []
        out = attacks
        if grant.kind == gr.SPECIAL_CARD:  # OP25-BATT-62: attack or utility
            plays = Utilities(s, seat, grant, no).all()
            out = out + [o for o in plays if o.verb in ("play", "negate")]
        elif grant.follow_up:
            out = out + exchange_plays(s, seat, grant)
        if not grant.must or not out:
            out.append(Option("decline"))
        elif no is not None:
            no.append((Option("decline"), Reason("OP25-BATT-58", "A follow-up is required.")))
        return out + more + face_down(s, seat, grant, allow)

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        # An action's steps end in the search for what follows it.
        from overtable.games.overpower.attack.launch import launch
        from overtable.games.overpower.attack.utility_play import launch_utility

        if option.verb == "add":
            go_on_as(s, msgspec.structs.replace(self, aids=with_aid(self.aids, option)))
            return
        if option.verb == "decline" and self.tells_why(s, seat):
            self.tell_why(s, seat)
        s.stack.pop()
        if option.verb == "decline":
            return  # OP25-BATT-79: the chance is lost
        grant = self.pinned(s)
        if option.verb == FACE_DOWN:
            grant, option = msgspec.structs.replace(grant, hidden=True), Option("attack", option.refs)
        if option.verb != "attack":
            if grant.kind != gr.SPECIAL_CARD:
                do(s, FollowUp(self.act, self.grant, fetching=len(s.acts)))
            launch_utility(s, seat, option, string=FURTHER)
            return
        aids = commit_aids(s, seat, self.aids)
        act = msgspec.structs.replace(read(s, seat, option, grant), parent=self.act)
        if grant.universe and grant.follow_up:
            more = typed_bonus(s, seat, face(s, s.acts[self.act].cards[0]), self.grant.bonus, act.type)
            act = msgspec.structs.replace(act, bonus=act.bonus + more) if more else act
        after = self.after(s, act)
        if after is not None:
            do(s, FollowUp(self.act, after))  # OP25-BATT-53, OPC-BATT-12, OPC-BATT-23: once this one is over
        launch(s, act, put=self.fetching >= 0, aids=aids)  # OP25-BATT-31

    def tell_why(self, s: Overpower, seat: int) -> None:
        """The attacker could not go on, and was not asked; a card that can only begin a turn may have been at hand."""
        first = any(face(s, c).kind in (fc.TEAMWORK, fc.ALLY) for c in (*hand(s, seat), *placed(s, seat)))
        whisper(s, "no_follow_up", seat, seat_ref(seat), number(int(first)))  # OP25-BATT-18, OP25-BATT-52

    def after(self, s: Overpower, act: Act) -> Grant | None:
        """What is left of the grant once this attack was made."""
        grant = self.grant
        if grant.second != NO_SECOND:  # OP25-CARD-22, OP25-BATT-55: an optional second one, by a third character
            user = s.acts[self.act].user
            both = any(word_of(e).count != 1 for e in permissions(s, "follow_own", user))
            own = 1 << user if both else 0  # one or both; others only one of them
            own |= sum(1 << ch for ch in front(s, act.seat) if may(s, "follow_any", ch))
            users = grant.users & (~(1 << act.user) | own)
            types = grant.others & ~(1 << act.type) if act.type >= 0 else grant.others  # OP25-BATT-57
            return msgspec.structs.replace(
                grant, users=users, types=types, bonus=grant.second, must=False, second=NO_SECOND, others=0
            )
        if grant.each:
            users = grant.users & ~(1 << act.user)
            if users and grant.left > 1:
                return msgspec.structs.replace(grant, users=users, left=grant.left - 1)
            return None
        if grant.each_type and act.type >= 0:  # a type that stays open (OPC-CARD-04) takes none away
            grant = msgspec.structs.replace(grant, types=grant.types & ~(1 << act.type))
        return msgspec.structs.replace(grant, left=grant.left - 1) if grant.left > 1 else None

    def prompt(self, s: Overpower, seat: int) -> Message:
        what = "Special" if self.grant.kind == gr.SPECIAL_CARD else "attack"
        if self.aids:
            return Message("Attack with the chosen utilities: which attack do they go with?")
        if self.grant.must:
            return Message(f"{{0}} must be followed: by which {what}?", (card_ref(s.acts[self.act].cards[0]),))
        return Message(f"{{0}} may be followed: by which {what}?", (card_ref(s.acts[self.act].cards[0]),))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return going_on_by(s, self.act)

    def untold(self, s: Overpower, seat: int) -> Frame[Overpower]:
        return self if seat == s.acts[self.act].seat else FollowUp(self.act, self.grant, fetching=self.fetching)
