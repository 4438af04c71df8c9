"""What stays in play and what goes with a character that falls."""

from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_SHIFT, TRIGGER
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.state import CHARACTERS, CLIPPED, Overpower, place_of
from overtable.kernel.effect import end


def lives_on(s: Overpower, c: int, ch: int) -> bool:
    """OPC-KO-15: whether a card that lies on a fallen character affects others, so that it stays."""
    return s.rules.effects_leave_with_fallen and any(e.source == c and e.subject != ch for e in s.effects)


def leave_with(s: Overpower, ch: int) -> None:
    """OPC-KO-15: lasting Specials that alter the fallen character leave with it, wherever they lie."""
    altering = {e.source for e in s.effects if e.subject == ch and e.source >= CHARACTERS and face(s, e.source).special}
    end(s, lambda e: e.subject == ch and e.source in altering and e.kind != TRIGGER["ko"])
    landed = {h.card for h in s.hits}
    for c in sorted(altering - landed - {e.source for e in s.effects}):
        if place_of(s.where[c]) in (CLIPPED, -1):
            discard(s, c)


def ended_with(s: Overpower, ch: int) -> list[int]:
    """Cards elsewhere that say they go when this character is KO'd."""
    moved = [e.source for e in s.effects if e.kind == K_SHIFT and e.also == ch and word_of(e).until_ko]
    return moved + [
        h.card
        for h in s.hits
        if h.seat == ch >> 2
        and getattr(face(s, h.card).card, "ends_with_user", False)
        and face(s, h.card).character in face(s, ch).names
    ]
