"""What may be chosen next, and why not: spaces, the buffs of an attack, the cards that pay."""

from collections.abc import Iterable

from overtable.games.overrealm.board.conditions import too_tired_for_buffs
from overtable.games.overrealm.choices.asking import DONE
from overtable.games.overrealm.facts import ACTIONS_OF, ATTACK_KIND, COST, KIND, LOCKS_DOWN, SUPER
from overtable.games.overrealm.figures import ACTIONS_EACH, HONEY, HP, LOCKDOWN, MANEUVER, TEAM_OF, USED
from overtable.games.overrealm.selection.selection import (
    ACT,
    BUFF,
    COUNTER_OPTION,
    DISCARD,
    DRAW_OPTION,
    HOW,
    SWITCH_TO,
    Selection,
    costs,
    room_for_buffs,
)
from overtable.games.overrealm.state import HAND, Overrealm, action_card, action_of, cards
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.picks import onward, passed_over, take_backs
from overtable.kernel.refs import card

NO_CUBE_TO_COUNTER = Reason("OR-SELECT-08", "Counter costs a maneuver cube, and you have none left.")
NO_HONEY = Reason("OR-ORDER-06", "You have no honey counter to make an action faster.")
NO_CUBE_TO_PROTECT = Reason("OR-SELECT-09", "A protected action costs a maneuver cube, and you have none left.")

Why = tuple[str, str]
"""A rule, and what is said by it."""
TIRED = ("OR-SELECT-14", "{0} is fatigued and cannot use buffs.")
NO_SLOT = ("OR-SELECT-04", "{0} has no buff slot.")
NO_SLOT_LEFT = ("OR-SELECT-04", "{0} has no buff slot left.")
TWO_SLOTS = ("OR-SELECT-16", "{0} is a Super and needs two buff slots.")
NO_DISCARDS_LEFT = ("OR-SELECT-06", "With {0} you could not pay all discards.")

CARD_VERBS = ("buff", "discard")
BUFF_OR_PAY = "{0} goes with a monster action, as a buff or as a discard: choose that action first."


def why_not_action(s: Overrealm, action: int, row: int, hand: int) -> Reason:
    """Why an action that is not open is not: it was used, or costs more than is in hand."""
    shown = action_card(s, action)
    if s.f[USED + action]:
        return Reason("OR-SELECT-15", "{0} was used; it is ready again when its monster returns.", (shown,))
    return Reason("OR-SELECT-03", "{0} needs {1} discards; you hold {2}.", (shown, COST[row], hand))


def switches_are_barred(s: Overrealm, side: int) -> bool:
    """OR-SELECT-13: the enemy monster has its lockdown counter on."""
    enemy = s.active[1 - side]
    return bool(s.f[LOCKDOWN + enemy]) and LOCKS_DOWN[s.row[enemy]]


def why_no_switch(s: Overrealm, side: int, monster: int) -> Reason:
    """Why a monster that may not switch in may not."""
    if not s.f[HP + monster]:
        return Reason("OR-SELECT-12", "{0} is KO'd.", (card(s.team[monster]),))
    bars = "{0} has its lockdown counter on: no switch action is open to you, its enemy."
    return Reason("OR-SELECT-13", bars, (card(s.team[s.active[1 - side]]),))


def why_no_buffs(s: Overrealm, side: int, selected: Selection, room: int) -> Why | None:
    """Why no buff at all may be added, with so much room left. OR-CARD-09: whose buff it is does not matter."""
    if too_tired_for_buffs(s, s.active[side]):
        return TIRED
    if room <= 0:
        return NO_SLOT_LEFT if selected.buffs else NO_SLOT
    return None


def why_not_buff(s: Overrealm, buff: int, room: int, spare: int) -> Why | None:
    """Why this one may not, with `room` slots and `spare` cards left."""
    row = s.printing[buff]
    if room < 2 and SUPER[row]:  # there is room for one, or nobody asks
        return TWO_SLOTS
    return NO_DISCARDS_LEFT if 1 + COST[row] > spare else None


def said_of_buff(s: Overrealm, side: int, selected: Selection, buff: int, why: Why) -> Reason:
    """The same as it is told: of the monster, of its action, or of the buff."""
    if why == TIRED:
        return Reason(*why, (card(s.team[s.active[side]]),))
    if why in (NO_SLOT, NO_SLOT_LEFT):
        return Reason(*why, (action_card(s, action_of(s.active[side], selected.space)),))
    return Reason(*why, (card(buff),))


def spaces(s: Overrealm, side: int, no: Refusals | None) -> list[Option]:
    """OR-SELECT-01: the spaces that are open, with and without a maneuver cube or a honey counter."""
    f = s.f
    me = s.active[side]
    hand = len(cards(s, side, HAND))
    cubes, honey = f[MANEUVER + side], f[HONEY + side]
    open_: list[Option] = []
    act, protect, with_honey = ACT
    for action, row in enumerate(ACTIONS_OF[s.row[me]], action_of(me, 0)):
        c = s.first_action + action
        # Its cost must be in hand now (OR-SELECT-07: before anything is drawn), and a single use not yet used
        if COST[row] <= hand and not f[USED + action]:
            open_.append(act[c])
            if cubes:
                open_.append(protect[c])
            elif no is not None:
                no.append((protect[c], NO_CUBE_TO_PROTECT))
            if honey:
                open_.append(with_honey[c])
            elif no is not None:
                no.append((with_honey[c], NO_HONEY))
        elif no is not None:
            reason = why_not_action(s, action, row, hand)
            no.extend((options[c], reason) for options in ACT)
    if no is not None:
        for c in cards(s, side, HAND):
            no.extend((Option(verb, (card(c),)), Reason("OR-CARD-08", BUFF_OR_PAY, (card(c),))) for verb in CARD_VERBS)
        no.append((DONE, Reason("OR-SELECT-01", "First choose one of the eight spaces.")))
        play = card(s.team[me])
        no.append((Option("switch", (play,)), Reason("OR-SWITCH-01", "{0} is in play already.", (play,))))
    open_.append(DRAW_OPTION)  # OR-SELECT-18
    if cubes:
        open_.append(COUNTER_OPTION)
    elif no is not None:
        no.append((COUNTER_OPTION, NO_CUBE_TO_COUNTER))
    locked = switches_are_barred(s, side)
    for monster in TEAM_OF[side]:
        if monster == me:
            continue
        to = SWITCH_TO[s.team[monster]]
        if f[HP + monster] and not locked:
            open_.append(to)
        elif no is not None:
            no.append((to, why_no_switch(s, side, monster)))
    return open_


def spaces_taken(s: Overrealm, side: int, selected: Selection) -> Refusals:
    """OR-SELECT-01: what is said of the spaces once one of them is chosen."""
    me = s.active[side]
    chosen = action_card(s, action_of(me, selected.space))
    why = Reason("OR-SELECT-01", "One space is chosen, and you chose {0}.", (chosen,))
    taken = [Option(verb, (action_card(s, action_of(me, place)),)) for place in range(ACTIONS_EACH) for verb in HOW]
    taken += [Option("switch", (card(s.team[monster]),)) for monster in TEAM_OF[side]]
    return [(option, why) for option in (*taken, DRAW_OPTION, COUNTER_OPTION)]


def cards_to_spare(s: Overrealm, side: int, selected: Selection, row: int) -> int:
    """How many cards of the hand neither the action and its buffs are nor their discards need."""
    return len(cards(s, side, HAND)) - len(selected.buffs) - costs(s, row, selected.buffs)


def buffs_to_add(s: Overrealm, side: int, selected: Selection, row: int, no: Refusals | None = None) -> list[int]:
    """OR-CARD-08: the cards of the hand that still fit as buffs; what speaks against the others goes into `no`."""
    room, spare = room_for_buffs(s, side, selected, row), cards_to_spare(s, side, selected, row)
    none = why_no_buffs(s, side, selected, room)
    if none is not None and no is None:
        return []
    able = []
    for c in cards(s, side, HAND):
        if c not in selected.buffs:
            why = none or why_not_buff(s, c, room, spare)
            if why is None:
                able.append(c)
            elif no is not None:
                no.append((BUFF[c], said_of_buff(s, side, selected, c, why)))
    return able


def buffs(s: Overrealm, side: int, selected: Selection, row: int, no: Refusals | None) -> list[Option]:
    """Buffs that still fit and come after the last one in the hand, so that no set is offered twice; or go on."""
    hand = cards(s, side, HAND)
    able = buffs_to_add(s, side, selected, row, no)
    if no is not None:
        later = Reason("OR-SELECT-02", "First the buffs: what they cost is paid once you go on.")
        no.extend((Option("discard", (card(c),)), later) for c in hand)
    if selected.buffs:
        after = hand.index(selected.buffs[-1])
        able = [c for c in able if hand.index(c) > after]
    return [*[BUFF[c] for c in able], DONE]


def buffs_besides(s: Overrealm, side: int, selected: Selection, row: int) -> list[Option]:
    """Buffs that fit and were passed over, and those to take back."""
    offered = buffs(s, side, selected, row, None)
    able = [BUFF[c] for c in buffs_to_add(s, side, selected, row)]
    return [*(option for option in able if option not in offered), *take_backs(selected.buffs)]


def payers(s: Overrealm, side: int, selected: Selection) -> list[int]:
    """OR-CARD-08: the cards that may pay: what is in hand and no buff of the attack."""
    hand = cards(s, side, HAND)
    return [c for c in hand if c not in selected.buffs] if selected.buffs else hand[:]


def payments(s: Overrealm, side: int, selected: Selection, row: int, no: Refusals | None) -> list[Option]:
    """Cards that may pay, in the order of the hand; enough must be left behind each for the rest."""
    able = payers(s, side, selected)
    if no is not None:
        no.extend((Option("buff", (card(c),)), why_no_more_buffs(s, side, selected, row, c)) for c in able)
        twice = Reason("OR-SELECT-06", "Each card serves once.")
        no.extend((Option("discard", (card(c),)), twice) for c in (*selected.buffs, *selected.paid))
        left = costs(s, row, selected.buffs) - len(selected.paid)
        no.append((DONE, Reason("OR-SELECT-02", "{0} {0:card is|cards are} still to be discarded.", (left,))))
    return discards(onward(able, selected.paid, costs(s, row, selected.buffs)))


def payments_besides(s: Overrealm, side: int, selected: Selection, row: int) -> list[Option]:
    others = passed_over(payers(s, side, selected), selected.paid, costs(s, row, selected.buffs))
    return [*discards(others), *take_backs(selected.paid)]


def discards(some: Iterable[int]) -> list[Option]:
    return [DISCARD[c] for c in some]


def why_no_more_buffs(s: Overrealm, side: int, selected: Selection, row: int, buff: int) -> Reason:
    """What is said of a buff while the discards are chosen."""
    action = action_card(s, action_of(s.active[side], selected.space))
    if KIND[row] != ATTACK_KIND:
        return Reason("OR-SELECT-05", "{0} is no attack: it takes no buffs.", (action,))
    room = room_for_buffs(s, side, selected, row)
    spare = cards_to_spare(s, side, selected, row)
    over = Reason("OR-SELECT-06", "The buffs of {0} are chosen; now it is paid for.", (action,))
    why = why_no_buffs(s, side, selected, room) or why_not_buff(s, buff, room, spare)
    return said_of_buff(s, side, selected, buff, why) if why is not None else over
