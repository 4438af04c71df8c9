"""Further Basic Universe cards with one attack, where a card in play allows more than one."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.asking import source_of
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.book.facts import BASIC, POWER, face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import PERMISSION
from overtable.games.overpower.inplay.legality import fitting_types
from overtable.games.overpower.inplay.piles import forget
from overtable.games.overpower.inplay.queries import may, permissions, universe_bonus
from overtable.games.overpower.state import ASTRAL, CHARACTERS, Overpower, replace
from overtable.kernel.frame import Frame, Refusals, go_on_as
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


def more_basics(s: Overpower, a: int) -> list[Frame[Overpower]]:
    """The step in which further Basic cards join an attack that has one."""
    act = s.acts[a]
    if not s.kinds >> PERMISSION["many_basics"] & 1 or act.hidden or act.universe < 0 or not 0 <= act.user < CHARACTERS:
        return []
    basic = face(s, act.universe).kind == BASIC and face(s, act.cards[0]).kind == POWER
    return [MoreBasics(a)] if basic and may(s, "many_basics", act.user) else []


class MoreBasics(Frame[Overpower], frozen=True):
    about = ("OP25-CARD-16", "Basic Universe cards join the attack now; {0} is none.")

    act: int

    def asks(self, s: Overpower) -> int:
        return 1 << s.acts[self.act].seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        act = s.acts[self.act]
        found = [Option("add", (card_ref(b), card_ref(act.user))) for b in self.able(s, act)]
        return [*found, Option("decline")]

    def able(self, s: Overpower, act: Act) -> list[int]:
        """The Basic cards at hand that go with the Power card of the attack."""
        q = Question(s, act.seat, Grant(users=1 << act.user), None)
        f = face(s, act.cards[0])
        types = (act.type,) if act.type in f.types else f.types
        found = []
        for u in q.users:
            for b, host in q.universe():
                bf = face(s, b)
                if bf.kind == BASIC and host in (-1, act.user) and q.why_not_aid(b, bf, u) is None:
                    found += [b] if fitting_types(s, f, bf, u.grid, types) else []
        return found

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        if option.verb == "decline":
            s.stack.pop()
            return
        c, act = index_of(option.refs[0]), s.acts[self.act]
        forget(s, c)
        s.on[c] = -1
        move(s, c, ASTRAL)
        more = universe_bonus(s, act.seat, face(s, c))
        replace(s, self.act, bonus=act.bonus + more, basics=(*act.basics, c))
        go_on_as(s, MoreBasics(self.act))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Do you add a further Basic Universe card to the attack?")

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        allows = permissions(s, "many_basics", s.acts[self.act].user)
        return source_of(s, allows[0].source, lambda name: [word_of(allows[0]).says(name)]) if allows else None
