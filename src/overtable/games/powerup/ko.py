"""Leaving play: Heroes that are KO'd, attached cards that break or are taken off, and the standing check for it."""

from overtable.games.powerup.happen import happen
from overtable.games.powerup.passives import IMMORTAL_WORD, LeavesWounds
from overtable.games.powerup.printed import FACES, HERO, SHRINKING, face
from overtable.games.powerup.state import (
    ENEMY_KO,
    HERO_USED,
    NOBODY,
    OWN_KO,
    RESOLVE,
    USED,
    PowerUp,
    attached_to,
    heroes_of,
    in_play,
    seat_of,
    zone,
)
from overtable.games.powerup.stats import sheet
from overtable.games.powerup.wounds import wound
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref


def standing_checks(s: PowerUp) -> None:
    """Heroes whose Wounds reach their Health total are KO'd at once (PU-WOUND-04, 07); Immortal ones not before
    Resolve! (PU-KEY-19)."""
    while s.dirty:
        s.dirty = 0
        if not SHRINKING and not any(h >= 0 and s.wounds[h] >= FACES[s.printing[h]].health for h in s.board):
            return
        rows = sheet(s)
        for hero in [h for h in s.board if h >= 0]:
            row = rows.get(hero)
            if row is None or s.wounds[hero] < row.health:
                continue
            if s.phase == RESOLVE or not row.keywords & IMMORTAL_WORD:
                knock_out(s, hero)


def knock_out(s: PowerUp, hero: int) -> None:
    """To the owner's Hero Used Pile, with everything attached (PU-WOUND-05, PU-TERM-06, PU-KEY-30)."""
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
    s.dirty = 1
    happen(s, OWN_KO, seat)
    happen(s, ENEMY_KO, 1 - seat)


def leave(s: PowerUp, hero: int) -> None:
    """The Hero's place is free, and nothing of what lay on it stays (PU-POWERUP-05)."""
    s.board[s.board.index(hero)] = -1
    clear(s, hero)


def clear(s: PowerUp, card: int) -> None:
    s.flags[card] = s.wounds[card] = s.level[card] = s.plus[card] = s.minus[card] = 0
    s.regen[card] = s.evade[card] = s.burn[card] = s.poison[card] = 0
    s.charges[card] = s.uses[card] = 0
    if s.kinds:
        end(s, lambda e: e.subject == card)


def enters(s: PowerUp, card: int) -> None:
    """A card comes into play with its counters (PU-KEY-06, PU-TERM-04) and a Hero at level 1 (PU-POWERUP-02)."""
    clear(s, card)
    f = face(s, card)
    s.level[card] = 1
    s.regen[card] = f.regen
    s.evade[card] = f.evade
    s.charges[card] = sum(act.counters << 4 * act.index for act in f.acts)


def take_off(s: PowerUp, card: int, to: int) -> None:
    """An attached card leaves its bearer (PU-TERM-03) for another zone."""
    bearer = s.bearer[card]
    s.bearer[card] = NOBODY
    clear(s, card)
    move(s, card, to)
    s.dirty = 1
    if bearer != NOBODY and in_play(s, bearer):
        for p in face(s, card).always:
            if isinstance(p, LeavesWounds):
                wound(s, bearer, p.wounds)


def break_card(s: PowerUp, card: int) -> None:
    """The card is destroyed and goes to its owner's Used Pile (PU-KEY-08, PU-DEPLOY-15)."""
    emit(s, "broken", card_ref(card))
    take_off(s, card, zone(s.owner[card], USED))


def all_heroes(s: PowerUp) -> list[int]:
    return heroes_of(s, 0) + heroes_of(s, 1)
