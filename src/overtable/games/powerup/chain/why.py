"""Why an ability cannot be aimed at something: reasons for whoever asks, never looked at in play."""

from overtable.games.powerup.book.facts import ACTS, Act
from overtable.games.powerup.book.glossary import UNAVOIDABLE
from overtable.games.powerup.chain.targets import (
    HERO_TARGETS,
    LINK_TARGETS,
    Choice,
    choices,
    why_choosy,
    wounded_by,
)
from overtable.games.powerup.inplay.figures import has
from overtable.games.powerup.state import TEAM_UP, PowerUp, heroes_of, seat_of
from overtable.kernel.message import Reason
from overtable.kernel.refs import EFFECT, card, ref

Spurned = list[tuple[Choice, Reason]]

_AT = "{0} can only be aimed at {1}."
_ENEMY = "{0} can only be aimed at {1}, and {2} is an enemy Hero."
_OWN = "{0} can only be aimed at {1}, and {2} is yours."
_NOTHING = "There is nothing {0} could be aimed at now: it needs {1}."
_UNAVOIDABLE = Reason("PU-KEY-36", "What is unavoidable cannot be stopped.")
_TEAM_UP = Reason("PU-TEAMUP-07", "A Team-Up cannot be avoided.")


def spurned(s: PowerUp, seat: int, source: int, act: Act) -> Spurned:
    """What is on the table or on the chain and may not be the target, each with its reason."""
    allowed = choices(s, seat, source, act)
    at = Reason("PU-TERM-11", _AT, (act.ref, act.aims_at))
    found: Spurned = []
    if act.target in HERO_TARGETS:
        for h in heroes_of(s, 0) + heroes_of(s, 1):
            if (card(h),) not in allowed:
                found.append(
                    ((card(h),), (why_choosy(s, seat, act, h) if act.choosy else None) or _side(s, seat, act, h))
                )
    elif act.target in LINK_TARGETS:
        firsts = {aim[0] for aim in allowed}
        for i, link in enumerate(s.chain):
            if ref(EFFECT, i) not in firsts:
                sure = link.seat != seat and ACTS[link.ability].unstoppable and not act.copies
                found.append(((ref(EFFECT, i),), _UNAVOIDABLE if sure else at))
    return found


def _side(s: PowerUp, seat: int, act: Act, hero: int) -> Reason:
    """Why the ability does not take this Hero: it is of the wrong side, or a filter does not let it through."""
    mine = seat_of(s, hero) == seat
    sides = {"enemy": _OWN if mine else _AT, "hero": _AT}
    text = sides.get(act.target, _AT if mine else _ENEMY)
    return Reason("PU-TERM-11", text, (act.ref, act.aims_at, card(hero)))


def nothing_to_aim_at(s: PowerUp, seat: int, source: int, act: Act) -> Reason:
    """Why an ability without any target cannot be used: the most telling reason there is."""
    fight = s.fight
    if fight is not None and fight.seat != seat and not fight.over and act.target in ("attack", "hq_wound"):
        if fight.kind == TEAM_UP:
            return _TEAM_UP
        if has(s, fight.attacker, UNAVOIDABLE):
            return _UNAVOIDABLE
    reasons = [why for _, why in spurned(s, seat, source, act)]
    telling = [why for why in reasons if why.rule != "PU-TERM-11"]
    return telling[0] if telling else Reason("PU-TERM-11", _NOTHING, (act.ref, act.aims_at))


def nothing_to_evade(s: PowerUp, seat: int, hero: int) -> Reason:
    """Why the Evade counters of a Hero are of no use now (PU-KEY-17)."""
    for link in s.chain:
        if link.seat != seat and ACTS[link.ability].unstoppable and hero in wounded_by(s, link):
            return _UNAVOIDABLE
    return Reason("PU-KEY-17", "There is no Wound that {0} could evade.", (card(hero),))
