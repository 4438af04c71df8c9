"""Events in words, for the log."""

from overtable.kernel.event import Event
from overtable.kernel.message import Message
from overtable.kernel.refs import number

_TEXTS = {
    "round": "Round {0} begins.",
    "starts": "{0} shows the first Hero.",
    "bottom": "At the bottom of the Power Decks lie {0} and {1}.",
    "offense": "{0} begins as Offense player.",
    "draws": "{0} draws {1}.",
    "ran_out": "{0}'s Power Deck is empty.",
    "discards": "{0} discards {1}.",
    "deploy": "{0} is deployed.",
    "equip": "{0} is attached to {1}.",
    "attach": "{0} is attached to {1}.",
    "replace": "{0} replaces {1}.",
    "battle": "{0} is the current Battle card.",
    "swap": "{0} is now the current Battle card.",
    "passes": "Pass.",
    "evade": "{0} uses an Evade counter.",
    "regen": "{0} uses a Regen counter.",
    "resolves": "The effect of {0} resolves.",
    "fizzled": "The effect of {0} was negated.",
    "condition": "The Condition of {0} is met.",
    "attack": "{0} attacks {1}.",
    "divert": "{0} diverts the attack to {1}.",
    "block": "{0} blocks {1}.",
    "let_through": "The attack of {0} is let through.",
    "team_up": "Team-Up: {0} and {1} challenge {2}.",
    "wounded": "{0} takes {1} Wounds.",
    "healed": "{1} Wounds of {0} are healed.",
    "hq_wounded": "{0}'s HQ takes {1} Wounds and is at {2}.",
    "hq_shielded": "{0}'s HQ is spared a Wound.",
    "hq_healed": "{0}'s HQ gains {1}.",
    "ko": "{0} is KO'd.",
    "broken": "{0} is broken.",
    "burn": "{0} burns.",
    "poison": "{0} is poisoned.",
    "stunned": "{0} is stunned.",
    "kneels": "{0} kneels.",
    "stands": "{0} stands up.",
    "counter": "{0} gets {1} counters.",
    "buffed": "The figures of {0} change.",
    "granted": "{0} gains a keyword for the round.",
    "cleansed": "{0} is freed of Negative Effects.",
    "levels": "{0} unlocks its next Astra.",
    "duel": "{0} and {1} fight a Duel.",
    "negated": "{0} negates.",
    "dodged": "The attack of {0} is evaded.",
    "redirected": "The effect is redirected to {0}.",
    "unattached": "{0} is taken off.",
    "stolen": "{0} is stolen.",
    "joined": "{0} joins {1}.",
}

_ONE = {
    "wounded": "{0} takes 1 Wound.",
    "healed": "1 Wound of {0} is healed.",
    "hq_wounded": "{0}'s HQ takes 1 Wound and is at {2}.",
    "counter": "{0} gets 1 counter.",
}
"""The same when the number, the second of the references, is one."""


def describe(event: Event) -> Message | None:
    if event.kind in ("use", "play"):
        aimed = len(event.refs) - (2 if event.kind == "use" else 1)
        head = "{0} uses {1}" if event.kind == "use" else "{0} is played"
        return Message(head + (f" on {{{len(event.refs) - aimed}}}." if aimed else "."), event.refs)
    one = event.kind in _ONE and event.refs[1] == number(1)
    text = _ONE[event.kind] if one else _TEXTS.get(event.kind)
    return Message(text, event.refs) if text else None
