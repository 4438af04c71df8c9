"""Using abilities and Power cards: what may be used now, and why not.

The same generator serves Deploy! actions, Powers! steps and answers on the Power Chain. Whether somebody is asked
depends on the board and on energy and hand size alone, never on what the hand holds.
"""

from overtable.games.powerup.book.facts import FACES, LEAST_COST, SECOND_ASTRA, Act
from overtable.games.powerup.book.glossary import HERO, NORMAL, POWER_CARD
from overtable.games.powerup.chain.targets import choices, evadable
from overtable.games.powerup.chain.why import nothing_to_aim_at, nothing_to_evade, spurned
from overtable.games.powerup.inplay.attached import holder, power_of
from overtable.games.powerup.inplay.figures import is_stunned
from overtable.games.powerup.inplay.side import Use, side
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    DEPLOY,
    HAND,
    KNELT,
    NO_CARD,
    STUNNED,
    TEAM_UP,
    ZONES,
    PowerUp,
    counters_left,
    heroes_of,
    times_used,
    zone,
)
from overtable.games.powerup.wounds.wound import is_poisoned
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card

_CHAIN = Reason("PU-CHAIN-04", "Only Instants can be used in answer.")
_TEAM_UP = Reason("PU-TEAMUP-08", "Only the three Heroes of the Team-Up may use what is theirs.")
STUNNABLE = (HERO, POWER_CARD)
"""Cards whose abilities are of no use while their Hero is stunned: its Astra, and what takes the place of one."""
_PHASE = Reason("PU-KEY-35", "This can only be used in Deploy!.")


def why_not_act(s: PowerUp, seat: int, source: int, act: Act, instants: bool) -> Reason | None:
    """Why this ability of a card in play cannot be used now, targets apart."""
    if act.waits:
        return Reason("PU-KEY-12", "{0} waits for its Condition.", (act.ref,))
    if not act.active:
        return Reason("PU-CARD-09", "{0} works by itself; it is not activated.", (act.ref,))
    if instants and act.speed == NORMAL:  # PU-KEY-21
        return _CHAIN
    f = FACES[s.printing[source]]
    hero = holder(s, source)
    if hero >= 0:
        if f.kind in STUNNABLE and is_stunned(s, hero):
            return Reason("PU-KEY-33", "{0} is stunned.", (card(hero),))
        if hero == source:
            if act.index >= s.level[hero]:
                text = "{0} unlocks at Astra level {1}; {2} is at level {3}."
                return Reason("PU-POWERUP-04", text, (act.ref, act.index + 1, card(hero), s.level[hero]))
            if act.index == SECOND_ASTRA and power_of(s, hero) >= 0:
                return Reason("PU-DEPLOY-14", "An attached Power takes the place of this Astra.")
    if act.cost > s.power[seat]:
        text = "{0} costs {1} Power energy; you have {2}."
        return Reason("PU-DEPLOY-11", text, (act.ref, act.cost, s.power[seat]))
    if act.kneel and (hero < 0 or s.flags[hero] & KNELT):
        return Reason("PU-KEY-05", "{0} needs a standing Hero, which kneels.", (act.ref,))
    if act.counters and not counters_left(s, source, act.index):
        return Reason("PU-KEY-06", "{0} has no counter left.", (act.ref,))
    if act.times and times_used(s, source, act.index) >= act.times:
        return Reason("PU-KEY-07", "{0} was used {1} times this round.", (act.ref, act.times))
    return _PHASE if act.deploy_only and s.phase != DEPLOY else None


def why_not_power(s: PowerUp, seat: int, power: int, instants: bool) -> Reason | None:
    """Why this Power card of the hand cannot be played for its one-time effect now, targets apart."""
    f = FACES[s.printing[power]]
    act = f.acts[0]
    if instants and act.speed == NORMAL:
        return _CHAIN
    if f.cost > s.power[seat]:
        text = "{0} costs {1} Power energy; you have {2}."
        return Reason("PU-DEPLOY-11", text, (card(power), f.cost, s.power[seat]))
    return _PHASE if act.deploy_only and s.phase != DEPLOY else None


def involved(s: PowerUp) -> tuple[int, ...] | None:
    """During a Team-Up only its three Heroes may use what is theirs (PU-TEAMUP-08)."""
    fight = s.fight
    if fight is not None and fight.kind == TEAM_UP:
        return (fight.attacker, fight.partner, fight.target)
    return None


def board_options(s: PowerUp, seat: int, instants: bool, no: Refusals | None = None) -> list[Option]:
    """Everything that the seat's cards in play can be used for now."""
    found: list[Option] = []
    among = involved(s)
    mine = side(s, seat)
    power = s.power[seat]
    for use in mine.instants if instants else mine.uses:
        source, act, hero, start = use
        if act.cost <= power and (among is None or hero in among) and can_use(s, use):
            found += [Option("use", start + aim) for aim in choices(s, seat, source, act)]
    if no is not None:
        _refuse_uses(s, seat, instants, among, no)
    regen, evade = s.regen, s.evade
    for h in mine.heroes:
        if evade[h] or (regen[h] and (not instants or no is not None)):  # PU-KEY-25: no answer
            _counters(s, seat, h, instants, _barred(s, h, among), found, no)
    return found


def can_use(s: PowerUp, use: Use) -> bool:
    """Whether nothing but energy or a target could be missing; `why_not_act` says what does."""
    source, act, hero, _ = use
    if hero >= 0:
        flags = s.flags[hero]
        if act.kneel and flags & KNELT:
            return False
        if flags & STUNNED and FACES[s.printing[source]].kind in STUNNABLE and is_stunned(s, hero):
            return False
    elif act.kneel:
        return False
    return not (
        (act.counters and not counters_left(s, source, act.index))
        or (act.times and times_used(s, source, act.index) >= act.times)
        or (act.deploy_only and s.phase != DEPLOY)
    )


def _refuse_uses(s: PowerUp, seat: int, instants: bool, among: tuple[int, ...] | None, no: Refusals) -> None:
    """Every ability of the cards in play that cannot be used, or not on everything, with its reason."""
    attached = [c for c in s.zones[zone(seat, ATTACHED)] if FACES[s.printing[c]].kind != HERO]
    for source in (*heroes_of(s, seat), *attached, *s.zones[zone(seat, BATTLE)][-1:]):
        for act in FACES[s.printing[source]].usable:
            start = (card(source), act.ref)
            reason = why_not_act(s, seat, source, act, instants)
            if reason is None and among is not None and holder(s, source) not in among:
                reason = _TEAM_UP
            if reason is None and choices(s, seat, source, act):
                no += [(Option("use", start + aim), why) for aim, why in spurned(s, seat, source, act)]
            else:
                no.append((Option("use", start), reason or nothing_to_aim_at(s, seat, source, act)))


def _barred(s: PowerUp, h: int, among: tuple[int, ...] | None) -> Reason | None:
    """Why a Hero may use no counters now."""
    if is_stunned(s, h):
        return Reason("PU-KEY-33", "{0} is stunned.", (card(h),))
    return _TEAM_UP if among is not None and h not in among else None


def _counters(
    s: PowerUp, seat: int, h: int, instants: bool, barred: Reason | None, found: list[Option], no: Refusals | None
) -> None:
    if s.regen[h]:
        _regen(s, h, _CHAIN if instants else barred, found, no)
    if s.evade[h]:
        _evade(s, seat, h, barred, found, no)


def _evade(s: PowerUp, seat: int, h: int, reason: Reason | None, found: list[Option], no: Refusals | None) -> None:
    """An Evade counter dodges Wounds to its Hero (PU-KEY-17)."""
    if reason is None:
        aims = evadable(s, seat, h)
        found += [Option("evade", (card(h),) + aim) for aim in aims]
        if aims or no is None:
            return
        reason = nothing_to_evade(s, seat, h)
    if no is not None:
        no.append((Option("evade", (card(h),)), reason))


def _regen(s: PowerUp, h: int, reason: Reason | None, found: list[Option], no: Refusals | None) -> None:
    """A Regen counter heals 1 Wound, whenever Astra may be used; it is no Instant (PU-KEY-25)."""
    if reason is not None:
        pass
    elif is_poisoned(s, h):
        reason = Reason("PU-KEY-23", "{0} is poisoned and cannot be healed.", (card(h),))
    elif not s.wounds[h]:
        reason = Reason("PU-KEY-18", "{0} has no Wound to heal.", (card(h),))
    if reason is None:
        found.append(Option("regen", (card(h),)))
    elif no is not None:
        no.append((Option("regen", (card(h),)), reason))


def hand_options(s: PowerUp, seat: int, instants: bool, no: Refusals | None = None) -> list[Option]:
    """Power cards of the hand, for their one-time effect (PU-CARD-06, PU-TERM-08)."""
    found: list[Option] = []
    if no is not None:
        _refuse_plays(s, seat, instants, no)
    if involved(s) is not None:
        return found
    printing, power = s.printing, s.power[seat]
    for c in s.zones[seat * ZONES + HAND]:
        f = FACES[printing[c]]
        if f.kind != POWER_CARD or f.cost > power:
            continue
        act = f.acts[0]
        if (instants and act.speed == NORMAL) or (act.deploy_only and s.phase != DEPLOY):
            continue
        start = (card(c),)
        found += [Option("play", start + aim) for aim in choices(s, seat, NO_CARD, act)]
    return found


def _refuse_plays(s: PowerUp, seat: int, instants: bool, no: Refusals) -> None:
    """Every card of the hand that cannot be played for its effect, or not on everything, with its reason."""
    barred = involved(s) is not None
    for c in s.zones[zone(seat, HAND)]:
        f = FACES[s.printing[c]]
        if f.kind != POWER_CARD:
            if instants:
                no.append((Option("play", (card(c),)), _CHAIN))
            continue
        reason = _TEAM_UP if barred else why_not_power(s, seat, c, instants)
        if reason is None and choices(s, seat, NO_CARD, f.acts[0]):
            no += [(Option("play", (card(c), *aim)), why) for aim, why in spurned(s, seat, NO_CARD, f.acts[0])]
        else:
            no.append((Option("play", (card(c),)), reason or nothing_to_aim_at(s, seat, NO_CARD, f.acts[0])))


def usable(s: PowerUp, seat: int, instants: bool, no: Refusals | None = None) -> list[Option]:
    return board_options(s, seat, instants, no) + hand_options(s, seat, instants, no)


def could_use(s: PowerUp, seat: int, instants: bool) -> bool:
    """By public facts: whether the seat could use anything at all now."""
    if s.power[seat] >= LEAST_COST and s.zones[seat * ZONES + HAND] and involved(s) is None:
        return True
    return bool(board_options(s, seat, instants))
