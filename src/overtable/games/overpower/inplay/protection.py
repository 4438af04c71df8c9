"""What keeps attacks away from a character, keeps them where they are, or keeps Specials from being negated."""

from typing import Any

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import POWER, Face, face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import IMMUNITY, K_KEEP_OFF, K_NO_SHIFT
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.state import CHARACTERS, TEAM, Overpower, owner
from overtable.kernel.effect import end


def keeps_away(s: Overpower, word: Any, host: int, also: int, f: Face, attack: tuple[int, int, bool]) -> bool:
    """Whether a shield on `host` keeps away an attack with this card, of these icons, acting as this type.

    `also` is what the shield remembers of the Power card that it was played with. `attack` is the mask of its icons,
    its type, and whether it is made with a Universe card.
    """
    icons, kind, universe = attack
    if word.like == "type":
        return bool(icons >> also & 1)
    if word.like == "value":
        return f.kind == POWER and f.value <= also
    if word.like == "record":
        cards = [face(s, h.card) for h in s.hits if h.host == host and not h.current]
        return f.kind == POWER and any(c.kind == POWER and c.value == f.value for c in cards)
    return bool(word.prevents(icons, kind, universe, f))


def is_fixed(s: Overpower, act: Act, t: int) -> bool:
    """Whether this attack may not be moved to a character, or to a card that would take it."""
    f = face(s, act.cards[0])
    mates = t < CHARACTERS
    if mates and f.words and f.card.limits is not None and "shift" in f.card.limits.no:
        return True
    for e in of_kind(s, K_NO_SHIFT):
        word = word_of(e)
        if word.who == "both":
            return True
        if word.who == "user":
            fits = word.which is None or any(word.which.fits(face(s, c)) for c in act.cards)
            if e.subject == act.user and fits:
                return True
        elif mates and e.subject == act.target:
            return True
    return False


def kept_off(s: Overpower, user: int, target: int) -> bool:
    """Whether a character may not attack another one."""
    return any(e.subject == user and e.also == target for e in of_kind(s, K_KEEP_OFF))


def attacked_first(s: Overpower, user: int, target: int) -> None:
    """A character attacks one that was kept off it: some cards allow that one to strike back from then on."""
    if s.kinds >> K_KEEP_OFF & 1:
        freed = [e for e in of_kind(s, K_KEEP_OFF) if e.subject == target and e.also == user]
        arrivals = {e.arrival for e in freed if word_of(e).unless_attacked}
        if arrivals:
            end(s, lambda e: e.arrival in arrivals)
            s.dirty = 1


def safe_from_negating(s: Overpower, c: int, user: int = -1) -> bool:
    """Whether something in play keeps a Special from being negated, as it is played by this character or lies there."""
    for e in of_kind(s, IMMUNITY["negate"]):
        if e.source == c and word_of(e).who == "team":
            continue  # it may be negated itself, which lets the others be negated again
        if e.subject == TEAM + owner(s, c) or (e.subject == user and user >= 0):
            return True
        if (
            e.subject < CHARACTERS
            and e.subject >> 2 == owner(s, c)
            and face(s, c).character in face(s, e.subject).names
        ):
            return True
    return False


def negates(s: Overpower, c: int, f: Face, ch: int, victim: int) -> bool:
    """Whether the card, played by this character, speaks of that Special."""
    how = f.card.negate
    which = how.placed if how.placed is not None and 0 <= s.on[c] < CHARACTERS else how.which
    if which is not None and not which.fits(s.faces[s.printing[victim]]):
        return False
    return not how.against or played_against(s, victim, ch)


def played_against(s: Overpower, c: int, ch: int) -> bool:
    """Whether a Special is aimed at a character, is a hit on it or works on it."""
    return (
        any(act.target == ch and c in act.cards for act in s.acts if not act.hit)
        or any(h.card == c and h.host == ch for h in s.hits)
        or any(e.source == c and e.subject == ch for e in s.effects)
    )
