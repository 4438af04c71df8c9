"""Why a thing is of no use in a step that does not speak of it: where it lies, and when its turn comes."""

from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.book.glossary import EQUIPMENT, HERO, POWER_CARD
from overtable.games.powerup.state import (
    ABILITY,
    ATTACHED,
    BATTLE,
    DECK,
    HAND,
    HERO_USED,
    HEROES,
    USED,
    PowerUp,
    which_zone,
    zone,
)
from overtable.kernel.message import Reason
from overtable.kernel.refs import CARD, SEAT, card, index_of, kind_of

_PILES = {
    USED: ("PU-DEPLOY-15", "{0} lies in the Used Pile."),
    HERO_USED: ("PU-TERM-06", "{0} is out of play, in the Hero Used Pile."),
    DECK: ("PU-DRAW-01", "{0} is still in your Power Deck."),
}
HAND_TIMES = {
    EQUIPMENT: ("PU-DEPLOY-05", "{0} is attached as an action of Deploy!."),
    POWER_CARD: ("PU-TERM-08", "{0} is used when Astra may be used: in Deploy!, in Powers! or, if Instant, in answer."),
}
PLAYED = ("PU-DEPLOY-09", "{0} is played as an action of Deploy!.")
WAITS_IN_SLOT = ("PU-DEPLOY-03", "{0} waits in its slot: a Hero is deployed as an action of Deploy!.")
ASTRA_TIMES = ("PU-DEPLOY-13", "{0} is used like an Astra: in Deploy!, in Powers! or, if Instant, in answer.")


def idle(s: PowerUp, seat: int, thing: int) -> Reason | None:
    """What can be said of one of the seat's own things; nothing of its Heroes in play, which every step speaks of."""
    kind = kind_of(thing)
    if kind == CARD and index_of(thing) < len(s.where):
        told = _card(s, index_of(thing))
        return None if told is None else Reason(*told, (thing,))
    if kind == SEAT:
        return Reason("PU-COMBAT-09", "{0:'s} HQ is not aimed at here.", (thing,))
    if kind == ABILITY:
        return _ability(s, seat, thing)
    return None


def _card(s: PowerUp, c: int) -> tuple[str, str] | None:
    where, f = which_zone(s, c), FACES[s.printing[c]]
    if where in _PILES:
        return _PILES[where]
    if where == HEROES:
        return None
    if where == HAND:
        return HAND_TIMES.get(f.kind, PLAYED)
    if where == BATTLE and s.zones[s.where[c]][-1] != c:
        return "PU-CARD-07", "{0} is not the current Battle card."
    if where not in (BATTLE, ATTACHED):
        return WAITS_IN_SLOT
    if f.kind == HERO:
        return "PU-TERM-03", "{0} is attached to a Hero and does nothing by itself."
    if any(a.active for a in f.usable):
        return ASTRA_TIMES
    if f.waiting:
        return "PU-KEY-12", "{0} waits for its Condition."
    return "PU-CARD-09", "{0} works by itself; it is not activated."


def _ability(s: PowerUp, seat: int, thing: int) -> Reason:
    number = index_of(thing)
    mine = [*s.zones[zone(seat, HEROES)], *s.zones[zone(seat, ATTACHED)], *s.zones[zone(seat, BATTLE)][-1:]]
    for c in mine:
        for act in FACES[s.printing[c]].acts:
            if act.number == number and s.joined[c]:
                return Reason("PU-TERM-03", "{0} is attached to a Hero and does nothing by itself.", (card(c),))
            if act.number == number and act.active:
                return Reason(*ASTRA_TIMES, (thing,))
            if act.number == number:
                return Reason("PU-CARD-09", "{0} works by itself; it is not activated.", (thing,))
    return Reason("PU-TERM-02", "{0} is no ability of a card that you have in play.", (thing,))
