"""Using abilities and Power cards: what may be used now, why not, and what announcing costs.

The same generator serves Deploy! actions, Powers! steps and answers on the Power Chain. Whether somebody is asked
depends on the board and on energy and hand size alone, never on what the hand holds.
"""

from overtable.games.powerup.inforce import power_of
from overtable.games.powerup.printed import (
    ACTS,
    FACES,
    INSTANT,
    LEAST_COST,
    NORMAL,
    POWER_CARD,
    SUPER,
    Act,
)
from overtable.games.powerup.state import (
    ASTRA,
    ATTACHED,
    BATTLE,
    BATTLE_EFFECT,
    COMBAT,
    DEPLOY,
    EQUIPMENT_EFFECT,
    HAND,
    KNELT,
    NOBODY,
    POWER,
    STUNNED,
    TEAM_UP,
    USED,
    ZONES,
    Link,
    PowerUp,
    heroes_of,
    in_play,
    seat_of,
    zone,
)
from overtable.games.powerup.targets import ABILITY, choices, evadable, holder
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals
from overtable.kernel.knowledge import move
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, ref

EVADE_ACT, REGEN_ACT = 0, 1
"""The first two abilities of every book: what Evade and Regen counters do."""

LINK_KIND = (ASTRA, EQUIPMENT_EFFECT, ASTRA, BATTLE_EFFECT)
"""What an ability is on the chain, by its card: a Hero, an Equipment, an attached Power, a Battle card."""

_CHAIN = Reason("PU-CHAIN-04", "Only Instants can be used in answer.")
_TEAM_UP = Reason("PU-TEAMUP-08", "Only the three Heroes of the Team-Up may use what is theirs.")
_NO_TARGET = Reason("PU-TERM-11", "There is nothing it could be aimed at now.")
_PHASE = Reason("PU-KEY-35", "This can only be used in Deploy!.")
_FIGHT = Reason("PU-KEY-12", "This can only be used in Combat!.")


def why_not_act(s: PowerUp, seat: int, source: int, act: Act, instants: bool) -> Reason | None:
    """Why this ability of a card in play cannot be used now, targets apart."""
    if not act.active:
        return Reason("PU-CARD-09", "{0} works by itself; it is not activated.", (ref(ABILITY, act.number),))
    if instants and act.speed == NORMAL:
        return _CHAIN
    f = FACES[s.printing[source]]
    hero = holder(s, source)
    if hero >= 0:
        if s.flags[hero] & STUNNED and f.kind in (0, POWER_CARD):
            return Reason("PU-KEY-33", "{0} is stunned.", (card(hero),))
        if hero == source:
            if act.index >= s.level[hero]:
                text = "{0} unlocks at Astra level {1}; {2} is at level {3}."
                return Reason(
                    "PU-POWERUP-04", text, (ref(ABILITY, act.number), act.index + 1, card(hero), s.level[hero])
                )
            if act.index == 1 and power_of(s, hero) >= 0:
                return Reason("PU-DEPLOY-14", "An attached Power takes the place of this Astra.")
    if act.cost > s.power[seat]:
        text = "{0} costs {1} Power energy; you have {2}."
        return Reason("PU-DEPLOY-11", text, (ref(ABILITY, act.number), act.cost, s.power[seat]))
    if act.kneel and (hero < 0 or s.flags[hero] & KNELT):
        return Reason("PU-KEY-05", "{0} needs a standing Hero, which kneels.", (ref(ABILITY, act.number),))
    if act.counters and not s.charges[source] >> 4 * act.index & 15:
        return Reason("PU-KEY-06", "{0} has no counter left.", (ref(ABILITY, act.number),))
    if act.times and s.uses[source] >> 4 * act.index & 15 >= act.times:
        return Reason("PU-KEY-07", "{0} was used {1} times this round.", (ref(ABILITY, act.number), act.times))
    return _why_not_now(s, act)


def _why_not_now(s: PowerUp, act: Act) -> Reason | None:
    if act.phase == 1 and s.phase != DEPLOY:
        return _PHASE
    if act.phase == 2 and s.phase != COMBAT:
        return _FIGHT
    return None


def why_not_power(s: PowerUp, seat: int, power: int, instants: bool) -> Reason | None:
    """Why this Power card of the hand cannot be played for its one-time effect now, targets apart."""
    f = FACES[s.printing[power]]
    act = f.acts[0]
    if instants and act.speed == NORMAL:
        return _CHAIN
    if f.cost > s.power[seat]:
        text = "{0} costs {1} Power energy; you have {2}."
        return Reason("PU-DEPLOY-11", text, (card(power), f.cost, s.power[seat]))
    return _why_not_now(s, act)


def board_acts(s: PowerUp, seat: int, instants: bool) -> list[tuple[int, Act]]:
    """Every ability of a seat's cards in play that is activated, with its card; or the Instants among them."""
    found: list[tuple[int, Act]] = []
    printing = s.printing
    start = seat * ZONES
    cards = [h for h in s.board[seat * 5 : seat * 5 + 5] if h >= 0]
    cards += [c for c in s.zones[start + ATTACHED] if FACES[printing[c]].kind]
    cards += s.zones[start + BATTLE][-1:]
    for c in cards:
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
    for source, act in board_acts(s, seat, instants and no is None):
        if no is None and (act.cost > s.power[seat] or act.when >= 0):
            continue
        reason = why_not_act(s, seat, source, act, instants)
        if reason is None and among is not None and holder(s, source) not in among:
            reason = _TEAM_UP
        if reason is None:
            aims = choices(s, seat, source, act)
            start = (card(source), ref(ABILITY, act.number))
            if aims:
                found += [Option("use", start + aim) for aim in aims]
                continue
            reason = _NO_TARGET
        if no is not None:
            no.append((Option("use", (card(source), ref(ABILITY, act.number))), reason))
    for h in heroes_of(s, seat):
        if s.regen[h] and not instants:
            _regen(s, h, among, found, no)
        if s.evade[h] and not s.flags[h] & STUNNED and (among is None or h in among):
            aims = evadable(s, seat, h)
            found += [Option("evade", (card(h),) + aim) for aim in aims if aim]
            if not aims and no is not None:
                no.append(
                    (
                        Option("evade", (card(h),)),
                        Reason("PU-KEY-36", "There is no Wound that {0} could evade.", (card(h),)),
                    )
                )
    return found


def _regen(s: PowerUp, h: int, among: tuple[int, ...] | None, found: list[Option], no: Refusals | None) -> None:
    """A Regen counter heals 1 Wound, whenever Astra may be used (PU-KEY-25)."""
    reason: Reason | None = None
    if s.poison[h]:
        reason = Reason("PU-KEY-23", "{0} is poisoned and cannot be healed.", (card(h),))
    elif not s.wounds[h]:
        reason = Reason("PU-KEY-18", "{0} has no Wound to heal.", (card(h),))
    elif s.flags[h] & STUNNED:
        reason = Reason("PU-KEY-33", "{0} is stunned.", (card(h),))
    elif among is not None and h not in among:
        reason = _TEAM_UP
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
            aims = choices(s, seat, -1, f.acts[0])
            if aims:
                found += [Option("play", (card(c),) + aim) for aim in aims]
                continue
            reason = _NO_TARGET
        if no is not None:
            no.append((Option("play", (card(c),)), reason))
    return found


def usable(s: PowerUp, seat: int, instants: bool, no: Refusals | None = None) -> list[Option]:
    return board_options(s, seat, instants, no) + hand_options(s, seat, instants, no)


def could_use(s: PowerUp, seat: int, instants: bool) -> bool:
    """By public facts: whether the seat could use anything at all now."""
    if involved(s) is None and s.power[seat] >= LEAST_COST and s.zones[seat * ZONES + HAND]:
        return True
    return bool(board_options(s, seat, instants))


def announce(s: PowerUp, seat: int, o: Option) -> Link:
    """Pay for an effect (PU-CHAIN-03: at once and for good) and make its link."""
    source = index_of(o.refs[0])
    f = FACES[s.printing[source]]
    aim = o.refs[1:]
    if o.verb == "use":
        act = ACTS[index_of(o.refs[1])]
        aim = o.refs[2:]
        s.power[seat] -= act.cost
        if act.kneel:
            s.flags[holder(s, source)] |= KNELT
        if act.counters:
            s.charges[source] -= 1 << 4 * act.index
        if act.times:
            s.uses[source] += 1 << 4 * act.index
        kind = LINK_KIND[f.kind]
        number = act.number
    elif o.verb == "play":
        number = f.acts[0].number
        s.power[seat] -= f.cost
        kind = POWER
        move(s, source, zone(seat, USED))  # PU-DEPLOY-15
    elif o.verb == "evade":
        number, kind = EVADE_ACT, ASTRA
        s.evade[source] -= 1
    else:
        number, kind = REGEN_ACT, ASTRA
        s.regen[source] -= 1
    s.dirty = 1
    emit(s, o.verb, *o.refs)
    target = aim[0] if aim else -1
    if o.verb == "regen":
        target = card(source)
    return Link(number, source, seat, kind, target, aim[1] if len(aim) > 1 else -1)


def is_super(link: Link) -> bool:
    return ACTS[link.ability].speed == SUPER


def is_instant(link: Link) -> bool:
    return ACTS[link.ability].speed == INSTANT


def in_control(s: PowerUp, seat: int, source: int) -> bool:
    """Whether a card in play still belongs to the seat's side."""
    return (in_play(s, source) or s.bearer[source] != NOBODY) and seat_of(s, source) == seat
