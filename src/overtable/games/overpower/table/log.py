"""Events in words, for the log."""

from overtable.kernel.event import Event
from overtable.kernel.message import Message

LINES = {
    "attack": "{0} attacks {1} with {2}.",
    "play": "{0} plays {1}.",
    "negate": "{0} negates {1}.",
    "negated": "{0} is negated.",
    "hit": "{0} hits {1}.",
    "block": "{0} blocks.",
    "avoid": "{0} avoids the attack.",
    "invalidate": "{0} makes the attack impossible.",
    "shift": "The attack is shifted: {0}.",
    "take": "{0} takes the hit.",
    "ko": "{0} is KO'd.",
    "discard": "{1} is discarded.",
    "removed": "{1} leaves the game.",
    "draw": "{0} {0:draw|draws} {1} {1:card|cards}.",
    "new_draw_pile": "{0} {0:shuffle|shuffles} the Power Pack into a new Draw Pile.",
    "open_hand": "{0} {0:play|plays} open handed.",
    "reveal": "{0} is shown.",
    "heal": "{1} is removed from {0}.",
    "battle": "Battle {0} begins; {1} {1:have|has} initiative.",
    "battle_over": "The battle ends {0} to {1}.",
    "event": "{0} {0:play|plays} the Event {1}.",
    "event_set": "{0} {0:set|sets} an Event face down.",
    "place": "{0} is placed on {1}.",
    "venture": "{0} {0:venture|ventures} {1} from Reserve and {2} from Completed.",
    "concede": "{0} {0:concede|concedes}.",
    "pass": "{0} {0:pass|passes}.",
    "objectives_won": "{0} {0:win|wins} the Objectives at stake.",
    "objectives_lost": "{0} {0:lose|loses} the Objectives at stake.",
    "stays_behind": "{0} starts in Reserve.",
    "cut": "{0} {0:cut|cuts} the Draw Pile at {1}.",
    "moves_up": "{0} moves to the Front Line.",
    "swap": "{0} and {1} change places.",
    "moves_hit": "{0} lies on {1} now.",
    "give_up": "The price that {0} asks for is paid.",
    "prevented": "{0} prevents the concession.",
}


def describe(event: Event) -> Message | None:
    if event.kind == "attack" and len(event.refs) == 2:
        return Message("{0} attacks {1} face down.", event.refs)
    text = LINES.get(event.kind)
    return Message(text, event.refs) if text is not None and len(event.refs) >= needed(text) else None


def needed(text: str) -> int:
    """How many things a line speaks of."""
    return sum(f"{{{n}" in text for n in range(4))
