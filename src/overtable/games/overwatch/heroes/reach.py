"""Why a card cannot be reached by anything now, whatever the question is."""

from collections.abc import Sequence

from overtable.games.overwatch.heroes.standing import has
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import FROZEN
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


def why_out_of_reach(s: Overwatch, card: int) -> Reason | None:
    """Off the board, frozen or defeated; nothing when it stands and can be reached."""
    who = (card_ref(card),)
    if s.at[card] < 0:
        return Reason("OW-TERM-06", "{0} is not on the board.", who)
    if has(s, FROZEN, card):
        return Reason("OW-DAMAGE-10", "{0} is frozen and cannot be chosen.", who)
    if s.down[card]:
        return Reason("OW-DEFEAT-07", "{0} is defeated and no legal target.", who)
    return None


ACTIONS = ("play", "ultimate", "pass")
UNDER_WAY = Reason("OW-PLAY-01", "A turn has one action, and what it began is carried out first.")
BEFORE_ACTION = Reason("OW-TERM-07", "Start-of-turn effects come before the action.")


def refuse_actions(no: Refusals, why: Reason = UNDER_WAY) -> None:
    """No action is open while something else is being decided."""
    no += [(Option(verb), why) for verb in ACTIONS]


def refuse_others(s: Overwatch, able: Sequence[int], rule: str, text: str, no: Refusals) -> None:
    """All cards on the board but those that may be chosen: out of reach, or else for the reason that is given."""
    for card in range(len(s.at)):
        if s.at[card] >= 0 and card not in able:
            why = why_out_of_reach(s, card) or Reason(rule, text, (card_ref(card),))
            no.append((Option("choose", (card_ref(card),)), why))
