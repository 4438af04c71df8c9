"""An HQ at 0: nothing ends before Resolve!, and whoever is asked until then should know how it stands."""

from overtable.games.powerup.state import PowerUp
from overtable.kernel.message import Message, joined
from overtable.kernel.refs import seat as seat_ref


def with_news(s: PowerUp, seat: int, question: Message) -> Message:
    """The question, after what has become of the HQs (PU-WIN-01, PU-WIN-08, PU-WIN-09)."""
    mine, theirs = (s.hq[which] == 0 for which in (seat, 1 - seat))
    if not mine and not theirs:
        return question
    if mine and theirs:
        news = Message("Both HQs have fallen: at Resolve! the stars in play decide.")
    elif theirs:
        text = "{0:'s} HQ has fallen: you win at Resolve! if yours still stands."
        news = Message(text, (seat_ref(1 - seat),))
    else:
        news = Message("Your HQ has fallen: you lose at Resolve! unless the enemy's falls too.")
    return joined([news, question]) or question
