"""The monster action that a side selected this turn."""

from overtable.games.overrealm.facts import ACTIONS_OF, ATTACK_KIND, KIND
from overtable.games.overrealm.figures import ACTIONS_EACH
from overtable.games.overrealm.state import Overrealm, acts, chose_action
from overtable.kernel.refs import card

NO_ACTION = -1


def action_row(s: Overrealm, side: int) -> int:
    """Its row of the catalogue, or NO_ACTION when the side selected none."""
    place = s.chosen[side]
    return ACTIONS_OF[s.row[s.actor[side]]][place] if 0 <= place < ACTIONS_EACH else NO_ACTION


def action_number(s: Overrealm, side: int) -> int:
    """Its number in the match, for a side that selected one."""
    return s.actor[side] * ACTIONS_EACH + s.chosen[side]


def active_chose_action(s: Overrealm, side: int) -> bool:
    """Whether the active monster itself selected a monster action; who came in since has selected none."""
    return chose_action(s, side) and s.actor[side] == s.active[side]


def action_ref(s: Overrealm, side: int) -> int:
    """Its card, as a reference, for a side that selected one."""
    return card(s.first_action + action_number(s, side))


def attacks(s: Overrealm, side: int) -> bool:
    """Whether the side selected an attack that is still to be reckoned with."""
    return acts(s, side) and KIND[action_row(s, side)] == ATTACK_KIND
