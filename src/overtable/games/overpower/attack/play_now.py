"""A card that is played at once because another card says so."""

from overtable.games.overpower.act import CLOSING, FURTHER
from overtable.games.overpower.asking import source_of
from overtable.games.overpower.attack.action import read
from overtable.games.overpower.attack.follow_up import pinned
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.launch import launch
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.attack.utility_options import Utilities
from overtable.games.overpower.attack.utility_play import launch_utility
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.hits.ko import line_is_gone
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.state import CHARACTERS, HAND, Overpower, owner, zone
from overtable.kernel.frame import Frame, Refusals
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref


class PlayNow(Frame[Overpower], frozen=True):
    """A card that an effect puts into somebody's hands is played at once (OP25-BATT-79)."""

    about = ("OP25-BATT-79", "Another card is played at once; {0} has no part in that.")

    seat: int
    user: int
    card: int
    free: bool
    """Whatever it needs (OP25-INTER-24)."""
    not_target: int = -1
    target: int = -1
    optional: bool = False
    string: int = CLOSING
    put: bool = True
    """Put into play by another card, so that it cannot be negated (OP25-BATT-31)."""

    def grant(self, s: Overpower) -> Grant:
        grant = Grant(
            users=1 << self.user if self.user < CHARACTERS else 0,
            string=self.string,
            any_card=self.free,
            target=self.target,
            not_target=self.not_target,
            put=self.put,
        )
        return pinned(s, self.seat, grant)

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out: list[Option] = []
        f = face(s, self.card)
        # OP25-KO-22
        alive = 0 <= self.user < CHARACTERS and s.kod[self.user] == 0 and not line_is_gone(s)  # OPC-END-02
        if alive and f.attack:
            q = Question(s, seat, self.grant(s), no)
            out = q.one(self.card, f)
        elif alive and f.words and f.offence:
            u = Utilities(s, seat, self.grant(s), no)
            u.one(self.card, f)
            out = [o for o in u.out if o.verb in ("play", "negate")]
        if not out or self.optional:
            out.append(Option("decline"))
        return out

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "decline":
            if not self.optional and (not self.put or s.where[self.card] != zone(owner(s, self.card), HAND)):
                discard(s, self.card)
            return
        safe = self.put and not s.rules.negate_defends  # OP25-BATT-31; OPC-DEF-16: any Special, however it is played
        if option.verb == "attack":
            launch(s, read(s, seat, option, self.grant(s)), put=safe)
        else:
            launch_utility(s, seat, option, string=FURTHER, put=safe)

    def prompt(self, s: Overpower, seat: int) -> Message:
        how = "Do you play {0} at once, and how?" if self.optional else "{0} is played at once: how?"
        return Message(how, (card_ref(self.card),))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return source_of(s, self.card)
