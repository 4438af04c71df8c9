"""Cards come into play, are attached, taken off and broken."""

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import HERO
from overtable.games.powerup.inplay.figures import suffers
from overtable.games.powerup.state import (
    ATTACHED,
    HERO_USED,
    HEROES,
    NO_CARD,
    NOBODY,
    USED,
    PowerUp,
    board_changed,
    in_play,
    once,
    place,
    seat_of,
    zone,
)
from overtable.games.powerup.wounds.wound import wound
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref


def leave(s: PowerUp, hero: int) -> None:
    """The Hero's place is free, and nothing of what lay on it stays (PU-POWERUP-05)."""
    s.board[s.board.index(hero)] = NO_CARD
    clear(s, hero)


def clear(s: PowerUp, card: int) -> None:
    s.flags[card] = s.wounds[card] = s.level[card] = s.plus[card] = s.minus[card] = 0
    s.regen[card] = s.evade[card] = s.burn[card] = s.poison[card] = 0
    s.charges[card] = s.uses[card] = s.joined[card] = 0
    if s.kinds:
        end(s, lambda e: e.subject == card)


def enters(s: PowerUp, card: int) -> None:
    """A card comes into play with its counters (PU-KEY-06, PU-TERM-04) and a Hero at level 1 (PU-POWERUP-02)."""
    clear(s, card)
    f = face(s, card)
    s.level[card] = 1
    s.regen[card] = f.regen
    s.evade[card] = f.evade
    s.charges[card] = sum(act.counters * once(act.index) for act in f.acts)


def take_off(s: PowerUp, card: int, to: int) -> None:
    """An attached card leaves its bearer (PU-TERM-03) and play, for another zone; who is Immune to Wounds by effects
    takes none from it (PU-KEY-20)."""
    seat, bearer = seat_of(s, card), s.bearer[card]
    s.bearer[card] = NOBODY
    clear(s, card)
    move(s, card, to)
    board_changed(s, seat)
    if bearer != NOBODY and in_play(s, bearer) and suffers(s, bearer, "Wound"):
        for p in face(s, card).always:
            wound(s, bearer, p.wounds_when_leaving())


def break_card(s: PowerUp, card: int) -> None:
    """The card is destroyed and goes to its owner's Used Pile (PU-KEY-08, PU-DEPLOY-15), a Hero to its own one."""
    emit(s, "broken", card_ref(card))
    take_off(s, card, zone(s.owner[card], HERO_USED if face(s, card).kind == HERO else USED))


def hand_over(s: PowerUp, card: int, seat: int, bearer: int) -> None:
    """An attached card changes its bearer without leaving play: its counters and uses stay as they are (PU-KEY-30)."""
    move(s, card, zone(seat, ATTACHED))
    s.bearer[card] = bearer
    board_changed(s, 0, 1)


def attach(s: PowerUp, seat: int, card: int, bearer: int) -> None:
    """An Equipment or a Power is bound to a Hero (PU-TERM-03) and works from now on (PU-CARD-05)."""
    enters(s, card)
    move(s, card, zone(seat, ATTACHED))
    s.bearer[card] = bearer
    board_changed(s, seat)


def come_into_play(s: PowerUp, seat: int, hero: int) -> None:
    """A Hero takes the place of its rarity (PU-DEPLOY-03), standing: it may attack, defend and use its first
    Astra at once (PU-DEPLOY-12)."""
    enters(s, hero)
    s.board[place(seat, face(s, hero).stars)] = hero
    move(s, hero, zone(seat, HEROES))
    board_changed(s, seat)
