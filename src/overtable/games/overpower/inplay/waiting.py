"""Cards that are played now and work in the next battle: they lie in play, and their words wait for it to begin."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import Face, face
from overtable.games.overpower.inplay.effects import GAME
from overtable.games.overpower.inplay.kinds import K_WAIT
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.state import ASTRAL, Overpower, replace
from overtable.games.overpower.words.run import PLAY, Effects
from overtable.kernel.effect import begin, end
from overtable.kernel.frame import Frame


def waits(f: Face) -> bool:
    """Whether what the card does when it is played happens in the next battle."""
    return bool(f.words) and f.card.until == "next_battle"


def wait(s: Overpower, a: int) -> None:
    """The card of an act stays in play until the next battle begins."""
    act = s.acts[a]
    begin(s, K_WAIT, act.cards[0], act.seat, act.user, until=GAME, also=act.target)
    replace(s, a, kept=(*act.kept, act.cards[0]))


def waited(s: Overpower) -> list[Frame[Overpower]]:
    """The words of the cards that waited for this battle."""
    steps: list[Frame[Overpower]] = []
    for e in of_kind(s, K_WAIT):
        s.acts.append(Act(e.owner, e.subject, (e.source,), e.also, offence=False))
        a = len(s.acts) - 1
        steps += [Effects(a, e.source, PLAY), Waited(a)]
    end(s, lambda e: e.kind == K_WAIT)
    return steps


class Waited(Frame[Overpower], frozen=True):
    """A card that waited has done what it does; if nothing of it lasts it goes."""

    act: int

    def run(self, s: Overpower) -> None:
        c = s.acts[self.act].cards[0]
        if s.where[c] == ASTRAL and face(s, c).words and not any(e.source == c for e in s.effects):
            discard(s, c)
