"""What an option will do, said beforehand: the level of an attack, what a defence holds, what is at stake.

A hit that an opponent could still negate, defend or change is spoken of as one that would land.
"""

import msgspec

from overtable.games.overpower.act import Act
from overtable.games.overpower.attack.follow_up import FollowUp
from overtable.games.overpower.attack.turn import Turn
from overtable.games.overpower.attack.utility import suppose
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.defence.options import HIGHEST, holds
from overtable.games.overpower.defence.window import DefenceWindow
from overtable.games.overpower.hits.hits import damage, venture_total
from overtable.games.overpower.hits.ko import would_ko
from overtable.games.overpower.inplay.queries import hits_to_ko, level
from overtable.games.overpower.phases import objectives as missions
from overtable.games.overpower.phases.venture import PreConcession, Venture
from overtable.games.overpower.state import CHARACTERS, MISSION_COMPLETED, SKIRMISH, VENTURE, Overpower, zone
from overtable.kernel.foresee import foreseen
from overtable.kernel.message import Message, joined
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

SPOKEN = ("play", "add", "use")
"""Verbs of utilities: what they do stands on the card."""


def note(s: Overpower, seat: int, option: Option) -> Message | None:
    top, verb = s.stack[-1], option.verb
    if verb in ("attack", "attack_face_down"):
        return attack(s, seat, option)
    if verb in SPOKEN and option.refs:
        return said_on(s, seat, index_of(option.refs[0]))
    if isinstance(top, DefenceWindow):
        return defence(s, seat, top, option)
    if isinstance(top, Venture):
        return venture(s, seat, top, option)
    if isinstance(top, Turn | PreConcession) and verb == "concede" and not option.refs:
        return concession(s, seat)
    if isinstance(top, Turn) and verb == "pass":
        totals = (venture_total(s, seat), venture_total(s, 1 - seat))
        return Message("The Venture Total stands {0} to {1}.", totals)
    return None


def said_on(s: Overpower, seat: int, c: int) -> Message | None:
    """What a card says whose effect is all there is to it."""
    says = "" if c >= len(s.printing) or s.pool[seat][c] else face(s, c).card.text()
    return Message("{0}", (says,)) if says else None


def attack(s: Overpower, seat: int, option: Option) -> Message | None:
    """The level with every bonus (OP25-BATT-68), and what a hit would be."""
    top = s.stack[-1]
    new = s.clone()
    new.asked, new.waiting = None, -1
    new.stack[-1].answer(new, seat, option)
    act = next((a for a in reversed(new.acts) if a.attack and a.seat == seat), None)
    if act is None or not act.value:
        return None
    if isinstance(top, Turn | FollowUp) and top.aids:
        new = suppose(new, seat, top.aids)
    total, plain = level(new, act), sum(act.value)
    more = total - plain
    said = [Message("Level {0} ({1} {2}).", (total, plain, f"{more:+d}")) if more else Message("Level {0}.", (total,))]
    if 0 <= act.target < CHARACTERS:
        said.append(landing(new, act, "A hit would bring {0} to {1} of {2}.", "A hit would KO {0}."))
    return joined(said)


def landing(s: Overpower, act: Act, brings: str, kills: str) -> Message:
    who = card_ref(act.target)
    if would_ko(s, act):
        return Message(kills, (who,))
    return Message(brings, (who, damage(s, act.target) + sum(act.value), hits_to_ko(s, act.target)))


def defence(s: Overpower, seat: int, window: DefenceWindow, option: Option) -> Message | None:
    """What the defence holds against this attack (OP25-BATT-38, OP25-BATT-42); nothing of one that lies face down."""
    act = s.acts[window.act]
    if act.hidden:
        return None
    target = card_ref(act.target)
    if option.verb == "take":
        if any(e.kind == "ko" and e.refs[:1] == (target,) for e in foreseen(s, seat, option)):
            return Message("The hit KO's {0}.", (target,))
        if not act.value:
            return None
        return Message(
            "The hit brings {0} to {1} of {2}.",
            (target, damage(s, act.target) + sum(act.value), hits_to_ko(s, act.target)),
        )
    if option.verb == "shift":
        goal = index_of(option.refs[-1])
        if goal >= CHARACTERS:
            return None
        moved = msgspec.structs.replace(act, target=goal)
        return landing(s, moved, "A hit would bring {0} to {1} of {2}.", "A hit would KO {0}.")
    if option.verb not in ("block", "avoid"):
        return None
    if window.aids:
        s = suppose(s, seat, window.aids)
    now, most = level(s, act), holds(s, act, option)
    if most < now:
        return None
    if most >= HIGHEST:
        return Message("Holds against any level; the attack has {0}.", (now,)) if act.value else None
    value = face(s, index_of(option.refs[0])).value
    if 0 <= value != most:
        more = most - value
        return Message("{0} holds against {1}.", (f"{value} {'+' if more > 0 else '-'} {abs(more)} = {most}", now))
    return Message("Holds up to level {0}; the attack has {1}.", (most, now))


def venture(s: Overpower, seat: int, draft: Venture, option: Option) -> Message | None:
    """How many are staked, what the opponent may draw (OP25-VENT-06), where the Objective may end.

    OP25-END-16, OP25-END-17, OP25-END-18.
    """
    staked = draft.reserve + draft.completed - (option.verb == TAKE_BACK)
    if option.verb == "no_penalty":
        return None
    said: list[Message] = []
    if option.verb == "venture":
        staked += 1
        done = s.where[index_of(option.refs[0])] == zone(seat, MISSION_COMPLETED)
        said.append(Message("Lost, it goes back to Reserve." if done else "Lost, it is Defeated; won, Completed."))
    penalty = 0 if draft.free else max(0, staked - 2)
    text = "{0} staked: your opponent may draw {1}."
    if s.rules.penalty_at_once:  # OPC-VENT-05
        text = "{0} staked: your opponent draws {1}."
    said.append(Message(text, (staked, penalty or "no card")))
    return joined(said)


def concession(s: Overpower, seat: int) -> Message | None:
    """What a battle conceded now costs, and what it gives."""
    if s.mode == SKIRMISH:
        return Message("Your opponent would win what is at stake: {0}.", (s.stakes,))
    if s.mode != VENTURE:
        return None
    return Message(
        "You would lose your stake of {0}; your opponent would win theirs of {1}.",
        (sum(missions.staked(s, seat)), sum(missions.staked(s, 1 - seat))),
    )
