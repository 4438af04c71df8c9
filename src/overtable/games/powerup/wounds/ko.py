"""Heroes that are KO'd, and the standing check for it."""

from overtable.games.powerup.book.facts import FACES, SHRINKING, face
from overtable.games.powerup.book.glossary import ENEMY_KO, HERO, IMMORTAL_WORD, OWN_KO
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.inplay.figures import sheet
from overtable.games.powerup.inplay.moves import clear, leave
from overtable.games.powerup.state import (
    HERO_USED,
    NOBODY,
    RESOLVE,
    USED,
    PowerUp,
    attached_to,
    board_changed,
    seat_of,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref


def standing_check(s: PowerUp) -> None:
    """Heroes whose Wounds reach their Health total are KO'd at once (PU-WOUND-04), also when that total falls
    (PU-WOUND-07); Immortal ones not before Resolve! (PU-KEY-19)."""
    again = True
    while again:
        s.dirty = 0
        wounds = s.wounds
        if not SHRINKING and not any(wounds[h] and wounds[h] >= FACES[s.printing[h]].health for h in s.board if h >= 0):
            return
        rows = sheet(s)
        for hero in [h for h in s.board if h >= 0]:
            row = rows.get(hero)
            if row is None or s.wounds[hero] < row.health:
                continue
            if s.phase == RESOLVE or not row.keywords & IMMORTAL_WORD:
                knock_out(s, hero)
        again = bool(s.dirty)  # a KO may lower the Health of others


def knock_out(s: PowerUp, hero: int) -> None:
    """To the Hero Used Pile of its owner, also from a thief (PU-TERM-06, PU-KEY-30); its attached cards go to the Used
    Pile, and its effects end (PU-WOUND-05)."""
    seat = seat_of(s, hero)
    emit(s, "ko", card_ref(hero))
    attached = attached_to(s, hero)
    leave(s, hero)
    for c in attached:
        s.bearer[c] = NOBODY
        clear(s, c)
        pile = HERO_USED if face(s, c).kind == HERO else USED  # PU-TERM-03: an attached Hero is lost with its bearer
        move(s, c, zone(s.owner[c], pile))
    move(s, hero, zone(s.owner[hero], HERO_USED))
    board_changed(s, seat)
    happen(s, OWN_KO, seat)
    happen(s, ENEMY_KO, 1 - seat)
