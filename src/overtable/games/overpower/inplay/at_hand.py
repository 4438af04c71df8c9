"""What cards at hand would let somebody play: those that raise a grid, and those that permit others."""

from collections.abc import Sequence

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.inplay.legality import GRID_KINDS, Grid, could_play, why_not_named
from overtable.games.overpower.inplay.queries import grid
from overtable.games.overpower.state import CHARACTERS, Overpower, hand, placed, team


def lenders(s: Overpower, seat: int, more: Sequence[int] = ()) -> list[int]:
    """Cards of the hand, placed or of `more` that let somebody play others."""
    return [x for x in (*hand(s, seat), *placed(s, seat), *more) if s.faces[s.printing[x]].permits]


def playable_with(
    s: Overpower,
    c: int,
    ch: int,
    seat: int,
    raised: Grid | None = None,
    by: list[int] | None = None,
    more: Sequence[int] = (),
) -> bool:
    """OP25-DISC-14, OP25-PLACE-05: whether something at hand, or placed for this character, lets it play the card.

    `more` are cards that count as if they were at hand.
    """
    f = s.faces[s.printing[c]]
    if f.kind not in GRID_KINDS:
        return False
    if could_play(s, c, ch, raised if raised is not None else raised_grid(s, ch, raisers(s, seat, more))):
        return True
    for x in lenders(s, seat, more) if by is None else by:
        fx = s.faces[s.printing[x]]
        here = s.on[x] == ch or s.on[x] < 0 or s.on[x] >= CHARACTERS
        lets = here and x != c and any(w.lets_play(f) for w in fx.card.play)
        if lets and why_not_named(s, x, fx, ch) is None:
            return True
    return False


def lent_by(s: Overpower, c: int, ch: int, seat: int, more: Sequence[int] = ()) -> bool:
    """OPC-DISC-13: whether a Special at hand, or one of `more`, lets this character play another's Special."""
    f = s.faces[s.printing[c]]
    if not f.special:
        return False
    for x in lenders(s, seat, more):
        fx = s.faces[s.printing[x]]
        for word in fx.card.play if x != c else ():
            users = [ch] if getattr(word, "who", "") == "user" else team(s, seat)
            if word.lets_play(f) and any(why_not_named(s, x, fx, u) is None and s.on[x] in (u, -1) for u in users):
                return True
    return False


def raisers(s: Overpower, seat: int, more: Sequence[int] = ()) -> list[int]:
    """Cards of the hand, placed or of `more` that raise a grid."""
    return [x for x in (*hand(s, seat), *placed(s, seat), *more) if s.faces[s.printing[x]].raises]


def raised_grid(s: Overpower, ch: int, by: list[int]) -> Grid:
    """The grid with every raise of these that is at hand or placed for this character (OP25-DISC-14, OP25-PLACE-05)."""
    base = grid(s, ch)
    if not by:
        return base
    g = list(base)
    for c in by:
        f = s.faces[s.printing[c]]
        if f.kind != fc.SPECIAL or (s.on[c] >= 0 and s.on[c] < CHARACTERS and s.on[c] != ch):
            continue
        if why_not_named(s, c, f, ch) is None:
            for word in f.card.play:
                word.raise_grid(g)
    return g[0], g[1], g[2], g[3]
