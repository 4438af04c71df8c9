"""One more answer of a selection: a space, a buff, a card that pays; or one of them taken back."""

from overtable.games.overrealm.facts import ACTIONS_OF, ATTACK_KIND, KIND
from overtable.games.overrealm.figures import TEAM_OF
from overtable.games.overrealm.selection.offers import buffs_to_add, payers
from overtable.games.overrealm.selection.selection import (
    BUFFS,
    COMMITTED,
    HOW,
    PAYING,
    Selection,
    costs,
)
from overtable.games.overrealm.state import COUNTER, DRAW_CARDS, HAND, SWITCH, Overrealm, action_of, cards
from overtable.kernel.option import Option
from overtable.kernel.picks import changed
from overtable.kernel.refs import index_of


def chosen(s: Overrealm, side: int, before: Selection, option: Option) -> Selection:
    """The selection with one more answer; it is committed once nothing is left to decide."""
    verb = option.verb
    if verb == "draw":
        return Selection(COMMITTED, DRAW_CARDS)
    if verb == "counter":
        return Selection(COMMITTED, COUNTER)
    if verb == "switch":
        return Selection(COMMITTED, SWITCH + TEAM_OF[side].index(s.team.index(index_of(option.refs[0]))))
    if verb in HOW:
        return begun(s, side, index_of(option.refs[0]) - s.first_action - action_of(s.active[side], 0), verb)
    space, how = before.space, before.how
    if verb == "done":
        return paying(s, side, Selection(PAYING, space, how, before.buffs))
    if before.stage == BUFFS:
        return Selection(BUFFS, space, how, changed(cards(s, side, HAND), before.buffs, option))
    paid = changed(payers(s, side, before), before.paid, option)
    return paying(s, side, Selection(PAYING, space, how, before.buffs, paid))


def begun(s: Overrealm, side: int, space: int, verb: str) -> Selection:
    """A monster action; its buffs are asked for only where one can be added (OR-SELECT-05)."""
    row = ACTIONS_OF[s.row[s.active[side]]][space]
    new = Selection(BUFFS, space, HOW.index(verb))
    if KIND[row] == ATTACK_KIND and buffs_to_add(s, side, new, row):
        return new
    return paying(s, side, Selection(PAYING, space, HOW.index(verb)))


def paying(s: Overrealm, side: int, new: Selection) -> Selection:
    """All costs are paid: committed; or there is more to pay."""
    row = ACTIONS_OF[s.row[s.active[side]]][new.space]
    if len(new.paid) < costs(s, row, new.buffs):
        return new
    return Selection(COMMITTED, new.space, new.how, new.buffs, new.paid)
