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
from overtable.games.powerup.state import (
    ABILITY,
    ATTACHED,
    BATTLE,
    DEPLOY,
    HAND,
    KNELT,
    NO_CARD,
    TEAM_UP,
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
from overtable.kernel.refs import card, ref

_CHAIN = Reason("PU-CHAIN-04", "Only Instants can be used in answer.")
_TEAM_UP = Reason("PU-TEAMUP-08", "Only the three Heroes of the Team-Up may use what is theirs.")
_PHASE = Reason("PU-KEY-35", "This can only be used in Deploy!.")


def why_not_act(s: PowerUp, seat: int, source: int, act: Act, instants: bool) -> Reason | None:
    """Why this ability of a card in play cannot be used now, targets apart."""
    if act.waits:
        return Reason("PU-KEY-12", "{0} waits for its Condition.", (ref(ABILITY, act.number),))
    if not act.active:
        return Reason("PU-CARD-09", "{0} works by itself; it is not activated.", (ref(ABILITY, act.number),))
    if instants and act.speed == NORMAL:  # PU-KEY-21
        return _CHAIN
    f = FACES[s.printing[source]]
    hero = holder(s, source)
    if hero >= 0:
        if f.kind in (HERO, POWER_CARD) and is_stunned(s, hero):
            return Reason("PU-KEY-33", "{0} is stunned.", (card(hero),))
        if hero == source:
            if act.index >= s.level[hero]:
                text = "{0} unlocks at Astra level {1}; {2} is at level {3}."
                return Reason(
                    "PU-POWERUP-04", text, (ref(ABILITY, act.number), act.index + 1, card(hero), s.level[hero])
                )
            if act.index == SECOND_ASTRA and power_of(s, hero) >= 0:
                return Reason("PU-DEPLOY-14", "An attached Power takes the place of this Astra.")
    if act.cost > s.power[seat]:
        text = "{0} costs {1} Power energy; you have {2}."
        return Reason("PU-DEPLOY-11", text, (ref(ABILITY, act.number), act.cost, s.power[seat]))
    if act.kneel and (hero < 0 or s.flags[hero] & KNELT):
        return Reason("PU-KEY-05", "{0} needs a standing Hero, which kneels.", (ref(ABILITY, act.number),))
    if act.counters and not counters_left(s, source, act.index):
        return Reason("PU-KEY-06", "{0} has no counter left.", (ref(ABILITY, act.number),))
    if act.times and times_used(s, source, act.index) >= act.times:
        return Reason("PU-KEY-07", "{0} was used {1} times this round.", (ref(ABILITY, act.number), act.times))
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


def board_acts(s: PowerUp, seat: int, heroes: list[int], instants: bool) -> list[tuple[int, Act]]:
    """Every ability of a seat's cards in play that is activated, with its card; or the Instants among them."""
    found: list[tuple[int, Act]] = []
    printing = s.printing
    attached = [c for c in s.zones[zone(seat, ATTACHED)] if FACES[printing[c]].kind != HERO]
    for c in (*heroes, *attached, *s.zones[zone(seat, BATTLE)][-1:]):
        f = FACES[printing[c]]
        for act in f.instants if instants else f.usable:
            found.append((c, act))
    return found


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
    heroes = heroes_of(s, seat)
    for source, act in board_acts(s, seat, heroes, instants and no is None):
        if no is None and (act.cost > s.power[seat] or act.waits):
            continue
        reason = why_not_act(s, seat, source, act, instants)
        if reason is None and among is not None and holder(s, source) not in among:
            reason = _TEAM_UP
        if reason is None:
            aims = choices(s, seat, source, act)
            start = (card(source), ref(ABILITY, act.number))
            if aims:
                found += [Option("use", start + aim) for aim in aims]
                if no is not None:
                    no += [(Option("use", start + aim), why) for aim, why in spurned(s, seat, source, act)]
                continue
            reason = nothing_to_aim_at(s, seat, source, act) if no is not None else None
        if no is not None and reason is not None:
            no.append((Option("use", (card(source), ref(ABILITY, act.number))), reason))
    for h in heroes:
        barred = _barred(s, h, among)
        if s.regen[h]:
            _regen(s, h, _CHAIN if instants else barred, found, no)
        if s.evade[h]:
            _evade(s, seat, h, barred, found, no)
    return found


def _barred(s: PowerUp, h: int, among: tuple[int, ...] | None) -> Reason | None:
    """Why a Hero may use no counters now."""
    if is_stunned(s, h):
        return Reason("PU-KEY-33", "{0} is stunned.", (card(h),))
    return _TEAM_UP if among is not None and h not in among else None


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
    barred = involved(s) is not None
    for c in s.zones[zone(seat, HAND)]:
        f = FACES[s.printing[c]]
        if f.kind != POWER_CARD:
            if no is not None and instants:
                no.append((Option("play", (card(c),)), _CHAIN))
            continue
        reason = _TEAM_UP if barred else why_not_power(s, seat, c, instants)
        if reason is None:
            aims = choices(s, seat, NO_CARD, f.acts[0])
            if aims:
                found += [Option("play", (card(c),) + aim) for aim in aims]
                if no is not None:
                    no += [(Option("play", (card(c),) + aim), why) for aim, why in spurned(s, seat, NO_CARD, f.acts[0])]
                continue
            reason = nothing_to_aim_at(s, seat, NO_CARD, f.acts[0]) if no is not None else None
        if no is not None and reason is not None:
            no.append((Option("play", (card(c),)), reason))
    return found


def usable(s: PowerUp, seat: int, instants: bool, no: Refusals | None = None) -> list[Option]:
    return board_options(s, seat, instants, no) + hand_options(s, seat, instants, no)


def could_use(s: PowerUp, seat: int, instants: bool) -> bool:
    """By public facts: whether the seat could use anything at all now."""
    if involved(s) is None and s.power[seat] >= LEAST_COST and s.zones[zone(seat, HAND)]:
        return True
    return bool(board_options(s, seat, instants))
