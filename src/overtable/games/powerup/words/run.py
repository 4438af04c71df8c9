"""What runs the words of an effect that resolves."""

from overtable.games.powerup.book.facts import ACTS
from overtable.games.powerup.chain.targets import target_gone
from overtable.games.powerup.state import Link, PowerUp
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import card


class Resolving(Frame[PowerUp], frozen=True):
    """The words of an effect, one after the other; values are read now (PU-CHAIN-06). If its target is gone, none of
    them does anything (PU-CHAIN-07)."""

    link: Link
    i: int

    def run(self, s: PowerUp) -> None:
        words = ACTS[self.link.ability].words
        if self.i == 0:
            if target_gone(s, self.link):
                emit(s, "missed", card(self.link.source))
                return
            emit(s, "resolves", card(self.link.source))
        if self.i + 1 < len(words):
            do(s, Resolving(self.link, self.i + 1))
        words[self.i].does(s, self.link)
