"""A utility is played: as an act of its own, or to negate what is in play."""

from overtable.games.overpower.act import OPENING, Act
from overtable.games.overpower.attack.action import commit
from overtable.games.overpower.attack.launch import NegateWindow, launch
from overtable.games.overpower.attack.utility_options import negatable_in_play
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.defence.negate import negate_in_play
from overtable.games.overpower.hits.resolve import Finish
from overtable.games.overpower.state import Overpower
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


def launch_utility(s: Overpower, seat: int, option: Option, string: int = OPENING, put: bool = False) -> None:
    """Play a utility: its own act, or the negating of what is in play."""
    c, user, *rest = (index_of(r) for r in option.refs)
    target = rest[0] if rest else -1
    if face(s, c).card.with_power and target >= 0:
        launch(s, Act(seat, user, (c, target), string=string, seen=(target,)), put=put)
        return
    act = Act(seat, user, (c,), target, string=string)
    if option.verb == "negate":
        a = commit(s, act)
        emit(s, "play", card_ref(user), card_ref(c))
        do(s, NegateWindow(a), NegateInPlay(a), Finish(a))
        return
    launch(s, act, put=put)


class NegateInPlay(Frame[Overpower], frozen=True):
    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        whose = face(s, act.cards[0]).card.negate.whose
        if not act.stopped and act.target in negatable_in_play(s, act.seat, whose):
            negate_in_play(s, act.target)
