"""Rights that cards in play give: others' Specials, placed cards, duplicates; what they make of Universe cards."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import Face, face
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_UNIVERSE_BONUS, PERMISSION
from overtable.games.overpower.inplay.queries import allowed, may, of_kind, permissions, universe_bonus
from overtable.games.overpower.state import FRONT, TEAM, ZONES, Overpower


def uses_placed(s: Overpower, f: Face, ch: int, host: int) -> bool:
    """Whether a card in play lets the character play this card, which is placed on a Front Line teammate."""
    if not s.kinds >> PERMISSION["placed_of_teammates"] & 1 or s.where[host] != ch // 4 * ZONES + FRONT:
        return False
    return allowed(s, "placed_of_teammates", ch, f)


def spared(s: Overpower, seat: int, c: int) -> bool:
    """Whether a card in play says that this card need not be discarded as a duplicate."""
    f = s.faces[s.printing[c]]
    for ch in range(seat * 4, seat * 4 + 4):
        for e in permissions(s, "duplicates", ch):
            word = word_of(e)
            like = s.faces[e.also] if word.played and e.also >= 0 else None
            if word.which.fits(f) and (like is None or (like.icons, like.value) == (f.icons, f.value)):
                return True
    return False


def typed_bonus(s: Overpower, seat: int, f: Face, follow_up: int, kind: int) -> int:
    """What is added to the bonus of a follow-up because it is made as this type."""
    words = [word_of(e) for e in of_kind(s, K_UNIVERSE_BONUS) if e.subject == TEAM + seat]
    fitting = [w for w in words if w.which.fits(f) and 0 <= kind < len(TYPES) and TYPES[kind] in w.types]
    return sum(follow_up * (w.times - 1) for w in fitting)


def bonus_damage(s: Overpower, act: Act) -> int:
    """The bonus of a Universe card that is damage, because a card in play says so."""
    if act.universe < 0:
        return 0
    f = face(s, act.universe)
    found = [word_of(e) for e in of_kind(s, K_UNIVERSE_BONUS) if e.subject in (TEAM + act.seat, act.user)]
    return universe_bonus(s, act.seat, f, user=act.user) if any(w.damage and w.which.fits(f) for w in found) else 0


def plays_specials_of(s: Overpower, ch: int) -> list[int]:
    """The characters whose Specials this one may play besides its own, also if they were KO'd (OP25-INTER-27)."""
    found = [e.also for e in permissions(s, "specials_of", ch)]
    if may(s, "fallen_specials", ch):
        found += [c for c in range(ch // 4 * 4, ch // 4 * 4 + 4) if s.kod[c] and c != ch]
    return found


def spare_duplicates(s: Overpower, seat: int, f: Face) -> int:
    """How many duplicates of a card may be kept beyond the one (OP25-DISC-01)."""
    if not s.kinds >> PERMISSION["keep_duplicate"] & 1:
        return 0
    found = {e for ch in range(seat * 4, seat * 4 + 4) for e in permissions(s, "keep_duplicate", ch)}
    return sum(word_of(e).count or 1 for e in found if word_of(e).which.fits(f))
