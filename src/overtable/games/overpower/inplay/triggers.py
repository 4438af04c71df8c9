"""Triggers: the engine tells what happened, and the effects in play that watch for it start their words."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import TRIGGER
from overtable.games.overpower.inplay.queries import live
from overtable.games.overpower.state import CHARACTERS, P_BATTLE, TEAM, Overpower, replace
from overtable.games.overpower.words.run import Triggered
from overtable.kernel.effect import Effect
from overtable.kernel.frame import Frame

OF_ITSELF = -2
"""The `parent` of an act that nobody played: what a card in play does of itself."""


def happens(
    s: Overpower,
    what: str,
    seat: int,
    who: int = -1,
    by: int = -1,
    card: int = -1,
    value: int = -1,
    count: int = 0,
    seen: tuple[int, ...] = (),
) -> list[Frame[Overpower]]:
    """What follows from something that happened to a player (to character `who`, by character `by`, with a card)."""
    kind = TRIGGER[what]
    if not s.kinds >> kind & 1:
        return []
    steps: list[Frame[Overpower]] = []
    for e in live(s):
        if e.kind != kind or not hears(s, e, seat, who, by, what):
            continue
        word = word_of(e)
        if word.least > count or (word.which is not None and not word.which.fits(face(s, card), value)):
            continue
        mine = e.subject < TEAM or word.who == "opponent"  # who watches the opponent acts itself
        steps += start_words(s, e, e.owner if mine else seat, who, by, seen)
    return steps


def grants(
    s: Overpower, a: int, what: str, seat: int, count: int, seen: tuple[int, ...] = ()
) -> list[Frame[Overpower]]:
    """What follows from a draw or a discard that an act brought about.

    OP25-INTER-15: once for each card that is played; what a condition granted sets off no further draw or discard.
    """
    act = s.acts[a]
    if not count or act.parent == OF_ITSELF or what in act.told:
        return []
    replace(s, a, told=(*act.told, what))
    return happens(s, what, seat, count=count, seen=seen)


def hears(s: Overpower, e: Effect, seat: int, who: int, by: int, what: str) -> bool:
    """Whether an effect watches this player or character; a KO only if its own user brought it about."""
    if e.subject >= TEAM:
        return e.subject == TEAM + seat
    if what == "teammate_fallen":
        return e.subject >> 2 == who >> 2 and e.subject != who and s.kod[e.subject] == 0
    if who < 0:
        return e.subject >> 2 == seat and s.kod[e.subject] == 0
    return e.subject == who and (what != "ko" or e.also == by)


def start_words(
    s: Overpower, e: Effect, seat: int, target: int = -1, user: int = -1, seen: tuple[int, ...] = ()
) -> list[Frame[Overpower]]:
    """The words that an effect in play holds, as an act of their own that nobody played."""
    word = word_of(e)
    if user < 0 and e.subject < CHARACTERS:
        user = e.subject
    act = Act(seat, user, (e.source,), target, kept=(e.source,), offence=False, parent=OF_ITSELF, seen=seen)
    s.acts.append(act)
    a = len(s.acts) - 1
    steps: list[Frame[Overpower]] = [Triggered(a, e.source, e.amount)] if word.then else []
    # OP25-CONC-08: none after a concession
    return steps + word.follow_ups(s, a) if s.phase == P_BATTLE else steps
