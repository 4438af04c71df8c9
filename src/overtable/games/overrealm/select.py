"""The Selection Phase: both players choose in secret. What a player has put together so far lives in the frame.

First one of the eight spaces, then the buffs of an attack, then the cards that pay. Every step that is offered
leaves a way to finish. Committed cards stay in hand until the reveal, so that a hand's size betrays nothing.
"""

import msgspec

from overtable.games.overrealm.choices import DONE
from overtable.games.overrealm.cubes import too_tired_for_buffs, tormented
from overtable.games.overrealm.figures import HONEY, HP, LOCKDOWN, MANEUVER, USED, WISH
from overtable.games.overrealm.state import (
    COUNTER,
    DRAW_CARDS,
    HAND,
    HONEYED,
    NOTHING,
    PLAIN,
    PROTECTED,
    SWITCH,
    Overrealm,
    cards,
    side_of,
)
from overtable.games.overrealm.tables import ACTIONS_OF, ATTACK_KIND, COST, KIND, PASSIVES, SLOTS, SUPER
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import MASK, card

SPACE, BUFFS, PAYING, COMMITTED = range(4)


class Draft(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What one player has put together so far."""

    stage: int = SPACE
    space: int = NOTHING
    how: int = PLAIN
    buffs: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()


EMPTY = Draft()
DRAW_OPTION, COUNTER_OPTION = Option("draw"), Option("counter")
HOW = ("act", "protect", "honey")


def slots_of(s: Overrealm, side: int, row: int) -> int:
    """OR-SELECT-04, OR-SELECT-17: buff slots of an attack, with a wish counter one more."""
    slots = SLOTS[row]
    if "slot_per_torment" in PASSIVES[row]:
        slots += tormented(s, s.active[1 - side])
    return slots


def weight(s: Overrealm, buff: int) -> int:
    """OR-SELECT-16: a Super fills two slots."""
    return 2 if SUPER[s.printing[buff]] else 1


def costs(s: Overrealm, row: int, buffs: tuple[int, ...]) -> int:
    """OR-SELECT-02, OR-SELECT-06: the discards that an action and its buffs need."""
    return COST[row] + sum(COST[s.printing[c]] for c in buffs)


def deed(s: Overrealm, action: int) -> int:
    """The card of an action, as a reference."""
    return card(s.deeds + action)


def why_not_action(s: Overrealm, side: int, a: int, row: int, hand: int) -> Reason | None:
    """OR-SELECT-03, OR-SELECT-07, OR-SELECT-15: its cost must be in hand now, and a single use not yet used."""
    action = s.active[side] * 4 + a
    if s.f[USED + action]:
        return Reason("OR-SELECT-15", "{0} was used; it is ready again when its monster returns.", (deed(s, action),))
    if COST[row] > hand:
        return Reason("OR-SELECT-03", "{0} needs {1} discards; you hold {2}.", (deed(s, action), COST[row], hand))
    return None


def why_no_switch(s: Overrealm, side: int, monster: int) -> Reason | None:
    """OR-SELECT-12, OR-SELECT-13."""
    if not s.f[HP + monster]:
        return Reason("OR-SELECT-12", "{0} is KO'd.", (card(s.team[monster]),))
    enemy = s.active[1 - side]
    if s.f[LOCKDOWN + enemy] and "lockdown" in PASSIVES[s.row[enemy]]:
        return Reason("OR-SELECT-13", "{0} has its lockdown counter: nobody switches.", (card(s.team[enemy]),))
    return None


def why_not_buff(s: Overrealm, side: int, draft: Draft, row: int, buff: int, room: int, spare: int) -> Reason | None:
    """OR-SELECT-04, OR-SELECT-06, OR-SELECT-14, OR-SELECT-16: `room` slots and `spare` cards are left."""
    if too_tired_for_buffs(s, s.active[side]):
        return Reason("OR-SELECT-14", "{0} is fatigued and cannot use buffs.", (card(s.team[s.active[side]]),))
    if room <= 0:
        return Reason("OR-SELECT-04", "{0} has no buff slot left.", (deed(s, s.active[side] * 4 + draft.space),))
    if weight(s, buff) > room:
        return Reason("OR-SELECT-16", "{0} is a Super and needs two buff slots.", (card(buff),))
    if 1 + COST[s.printing[buff]] > spare:
        return Reason("OR-SELECT-06", "With {0} you could not pay all discards.", (card(buff),))
    return None


class Select(Frame[Overrealm], frozen=True):
    """OR-SELECT-01: each player chooses one of eight spaces, and all that goes with it, before the reveal."""

    first: Draft = EMPTY
    second: Draft = EMPTY

    def draft(self, side: int) -> Draft:
        return self.second if side else self.first

    def asks(self, s: Overrealm) -> Seats:
        mask = 0
        if self.first.stage != COMMITTED:
            mask |= 1 << s.sides[0]
        if self.second.stage != COMMITTED:
            mask |= 1 << s.sides[1]
        return mask

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        draft = self.draft(side)
        if draft.stage == SPACE:
            return spaces(s, side, no)
        row = ACTIONS_OF[s.row[s.active[side]]][draft.space]
        if draft.stage == BUFFS:
            return buffs(s, side, draft, row, no)
        return payments(s, side, draft, row, no)

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        side = side_of(s, seat)
        draft = chosen(s, side, self.draft(side), option)
        new = Select(self.first, draft) if side else Select(draft, self.second)
        if new.first.stage == COMMITTED and new.second.stage == COMMITTED:
            from overtable.games.overrealm.turn import Reveal

            s.stack.pop()
            do(s, Reveal(new.first, new.second))
        else:
            s.stack[-1] = new

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        side = side_of(s, seat)
        return options_of(s, side, self.draft(side))

    def untold(self, s: Overrealm, seat: int) -> "Select":
        if seat == s.sides[0]:
            return Select(self.first, EMPTY)
        return Select(EMPTY, self.second) if seat == s.sides[1] else Select()

    def prompt(self, s: Overrealm, seat: int) -> Message:
        stage = self.draft(side_of(s, seat)).stage
        return Message(("Choose your action.", "Add buffs, then go on.", "Which card do you discard?", "")[stage])


def options_of(s: Overrealm, side: int, draft: Draft) -> tuple[Option, ...]:
    """A draft as the answers that made it."""
    if draft.space == NOTHING:
        return ()
    if draft.space == DRAW_CARDS:
        return (DRAW_OPTION,)
    if draft.space == COUNTER:
        return (COUNTER_OPTION,)
    if draft.space >= SWITCH:
        return (Option("switch", (card(s.team[side * 3 + draft.space - SWITCH]),)),)
    first = Option(HOW[draft.how], (deed(s, s.active[side] * 4 + draft.space),))
    added = [Option("buff", (card(c),)) for c in draft.buffs]
    return (first, *added, *(Option("discard", (card(c),)) for c in draft.paid))


def spaces(s: Overrealm, side: int, no: Refusals | None) -> list[Option]:
    """The spaces that are open, with and without a maneuver cube or a honey counter."""
    f = s.f
    me = s.active[side]
    hand = len(cards(s, side, HAND))
    cubes, honey = f[MANEUVER + side], f[HONEY + side]
    open_: list[Option] = []
    for a, row in enumerate(ACTIONS_OF[s.row[me]]):
        target = (deed(s, me * 4 + a),)
        reason = why_not_action(s, side, a, row, hand)
        if reason is None:
            open_.append(Option("act", target))
            if cubes:
                open_.append(Option("protect", target))
            elif no is not None:
                no.append((Option("protect", target), NO_CUBE_TO_PROTECT))
            if honey:
                open_.append(Option("honey", target))
        elif no is not None:
            no.extend((Option(verb, target), reason) for verb in HOW)
    open_.append(DRAW_OPTION)  # OR-SELECT-18
    if cubes:
        open_.append(COUNTER_OPTION)
    elif no is not None:
        no.append((COUNTER_OPTION, NO_CUBE_TO_COUNTER))
    for monster in range(side * 3, side * 3 + 3):
        if monster != me:
            to = Option("switch", (card(s.team[monster]),))
            reason = why_no_switch(s, side, monster)
            if reason is None:
                open_.append(to)
            elif no is not None:
                no.append((to, reason))
    return open_


NO_CUBE_TO_COUNTER = Reason("OR-SELECT-08", "Counter costs a maneuver cube, and you have none left.")
NO_CUBE_TO_PROTECT = Reason("OR-SELECT-09", "A protected action costs a maneuver cube, and you have none left.")


def buffs(s: Overrealm, side: int, draft: Draft, row: int, no: Refusals | None) -> list[Option]:
    """Buffs that still fit, in the order of the hand, so that no set is offered twice; or go on."""
    hand = cards(s, side, HAND)
    wish = 1 if s.f[WISH + s.active[side]] else 0
    room = slots_of(s, side, row) + wish - sum(weight(s, c) for c in draft.buffs)
    spare = len(hand) - len(draft.buffs) - costs(s, row, draft.buffs)
    after = hand.index(draft.buffs[-1]) + 1 if draft.buffs else 0
    open_: list[Option] = []
    for c in hand if no is not None else hand[after:]:
        if c in draft.buffs:
            continue
        reason = why_not_buff(s, side, draft, row, c, room, spare)
        if reason is None:
            if c in hand[after:]:
                open_.append(Option("buff", (card(c),)))
        elif no is not None:
            no.append((Option("buff", (card(c),)), reason))
    open_.append(DONE)
    return open_


def payments(s: Overrealm, side: int, draft: Draft, row: int, no: Refusals | None) -> list[Option]:
    """Cards that may pay, in the order of the hand; enough must be left behind each for the rest."""
    hand = [c for c in cards(s, side, HAND) if c not in draft.buffs]
    left = costs(s, row, draft.buffs) - len(draft.paid)
    after = hand.index(draft.paid[-1]) + 1 if draft.paid else 0
    if no is not None:
        action = deed(s, s.active[side] * 4 + draft.space)
        if KIND[row] != ATTACK_KIND:
            why = Reason("OR-SELECT-05", "{0} is no attack: it takes no buffs.", (action,))
            no.extend((Option("buff", (card(c),)), why) for c in hand)
        elif not slots_of(s, side, row):
            why = Reason("OR-SELECT-04", "{0} has no buff slot.", (action,))
            no.extend((Option("buff", (card(c),)), why) for c in hand)
        twice = Reason("OR-SELECT-06", "Each card serves once.")
        no.extend((Option("discard", (card(c),)), twice) for c in (*draft.buffs, *draft.paid))
    return [Option("discard", (card(c),)) for c in hand[after : len(hand) - left + 1]]


def chosen(s: Overrealm, side: int, draft: Draft, option: Option) -> Draft:
    """The draft with one more answer; it is committed once nothing is left to decide."""
    verb = option.verb
    if verb == "draw":
        return Draft(COMMITTED, DRAW_CARDS)
    if verb == "counter":
        return Draft(COMMITTED, COUNTER)
    if verb == "switch":
        return Draft(COMMITTED, SWITCH + s.team.index(option.refs[0] & MASK) - side * 3)
    rows = ACTIONS_OF[s.row[s.active[side]]]
    if verb == "buff":
        return Draft(BUFFS, draft.space, draft.how, (*draft.buffs, option.refs[0] & MASK))
    if verb == "discard":
        draft = Draft(PAYING, draft.space, draft.how, draft.buffs, (*draft.paid, option.refs[0] & MASK))
    elif verb == "done":
        draft = Draft(PAYING, draft.space, draft.how, draft.buffs)
    else:
        a = (option.refs[0] & MASK) - s.deeds - s.active[side] * 4
        row = rows[a]
        how = PROTECTED if verb == "protect" else HONEYED if verb == "honey" else PLAIN
        draft = Draft(PAYING, a, how)
        if KIND[row] == ATTACK_KIND and slots_of(s, side, row) + s.f[WISH + s.active[side]]:
            return Draft(BUFFS, draft.space, how)
    if len(draft.paid) == costs(s, rows[draft.space], draft.buffs):
        return Draft(COMMITTED, draft.space, draft.how, draft.buffs, draft.paid)
    return draft
