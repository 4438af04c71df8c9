"""What an option will do, said beforehand: Power and Synergy of a row, what an Ultimate costs, whom it hurts."""

from overtable.games.overwatch.board import ROWS, line_of, row_of
from overtable.games.overwatch.cards import sentences
from overtable.games.overwatch.facts import ABILITIES, SYNERGY, ULTIMATE
from overtable.games.overwatch.heroes.power import cost, counted_power, power
from overtable.games.overwatch.heroes.rows import enter
from overtable.games.overwatch.naming import hero_for
from overtable.games.overwatch.state import Overwatch, has_passed
from overtable.games.overwatch.turn.action import Action
from overtable.games.overwatch.turn.deploy import MayUseSkill
from overtable.games.overwatch.words.word import WORDS_OF
from overtable.kernel.event import Event
from overtable.kernel.foresee import foreseen
from overtable.kernel.language import first_up
from overtable.kernel.message import Message, joined
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, UNKNOWN_CARD, index_of, kind_of

OUTCOMES = {
    "damaged": "{0} takes {1} damage.",
    "absorbed": "Tokens absorb {2} damage.",
    "synergy": "Synergy of {0}: {1} → {2}.",
    "healed": "{0} heals {1}.",
    "shielded": "{0} gains {1} {1:shield|shields}.",
    "defeated": "{0} falls.",
    "revived": "{0} stands again.",
    "moved": "{0} moves to the {1}.",
    "frozen": "{0} is frozen.",
    "bashed": "{0} is bashed.",
    "immune": "{0} takes no damage this round.",
    "avenged": "{0} hits back at {1}.",
    "mine": "A mine goes off under {0}.",
    "to_hand": "{0} returns to the hand.",
    "to_discard": "{0} is discarded.",
}
MOST = 6
"""So many outcomes are named; of more only who falls."""


def note(s: Overwatch, seat: int, option: Option) -> Message | None:
    said: list[Message] = []
    top = s.stack[-1]
    events = before_next_turn(foreseen(s, seat, option))
    if option.verb == "play":
        if not any(e.kind == "defeated" for e in events):  # what waits there may fell it
            said.append(row_after(s, index_of(option.refs[0]), index_of(option.refs[1])))
    elif option.verb == "use" and isinstance(top, MayUseSkill):
        return Message("{0}", (sentences(WORDS_OF[top.ability(option)]),))
    elif option.verb == "ultimate":
        card = index_of(option.refs[0])
        if not outcomes(s, seat, events):
            said.append(Message("{0}", (sentences(WORDS_OF[ULTIMATE[s.printing[card]]]),)))
        said.append(payment(s, card, index_of(option.refs[1]) if option.refs[1:] else 0))
    elif option.verb == "pass" and isinstance(top, Action):
        mine, theirs = counted_power(s, seat), counted_power(s, 1 - seat)
        ends = has_passed(s, 1 - seat)
        text = "The round ends at Power {0} to {1}." if ends else "You act no more this round: Power {0} to {1} now."
        return Message(text, (mine, theirs))
    return joined([*said, *outcomes(s, seat, events)])


def row_after(s: Overwatch, card: int, space: int) -> Message:
    """The row with the Hero in it, before anything else happens to either (OW-POWER-02, OW-SYN-01)."""
    line = line_of(space)
    new = s.clone()
    enter(new, card, space)
    more = 0 if s.super_synergy else SYNERGY[s.printing[card]][row_of(line)]
    text = "The {0} row: Power {1} → {2}, Synergy {3} → {4}."
    return Message(
        text, (ROWS[row_of(line)], power(s, line), power(new, line), s.synergy[line], s.synergy[line] + more)
    )


def payment(s: Overwatch, card: int, x: int) -> Message:
    """What the row pays, and what it keeps (OW-ULT-02)."""
    if s.super_synergy:
        return Message("Costs nothing.")
    line = line_of(s.at[card])
    price = cost(s, line, ABILITIES[ULTIMATE[s.printing[card]]].price(x))
    return Message("Costs {0} Synergy, leaves {1}.", (price, s.synergy[line] - price))


def before_next_turn(events: list[Event]) -> list[Event]:
    kinds = [event.kind for event in events]
    return events[: kinds.index("turn")] if "turn" in kinds else events


def outcomes(s: Overwatch, seat: int, events: list[Event]) -> list[Message]:
    """What happens to Heroes, each with whose it is: both sides may have the same."""
    told = [outcome(s, seat, e) for e in events if e.kind in OUTCOMES and e.kind != "defeated"]
    return told[:MOST] + [outcome(s, seat, e) for e in events if e.kind == "defeated"]


def outcome(s: Overwatch, seat: int, event: Event) -> Message:
    args: list[int | str] = [
        hero_for(s, seat, index_of(r)) if kind_of(r) == CARD and r != UNKNOWN_CARD else r for r in event.refs
    ]
    text = OUTCOMES[event.kind]
    if text.startswith("{0}") and isinstance(args[0], str):
        args[0] = first_up(args[0])
    return Message(text, tuple(args))
