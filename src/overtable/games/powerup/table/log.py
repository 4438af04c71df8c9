"""Events in words, for the log."""

from overtable.kernel.event import Event
from overtable.kernel.message import Message

_TEXTS = {
    "round": "Round {0} begins.",
    "starts": "{0} {0:show|shows} the first Hero.",
    "bottom": "At the bottom of the Power Decks lie {0} and {1}.",
    "offense": "{0} {0:begin|begins} as Offense player.",
    "draws": "{0} {0:draw|draws} {1}.",
    "ran_out": "{0:'s} Power Deck is empty.",
    "discards": "{0} {0:discard|discards} {1}.",
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
    "missed": "The target of {0} is gone: nothing happens.",
    "condition": "The Condition of {0} is met.",
    "attack": "{0} attacks {1}.",
    "divert": "{0} diverts the attack to {1}.",
    "block": "{0} blocks {1}.",
    "let_through": "The attack of {0} is let through.",
    "team_up": "Team-Up: {0} and {1} challenge {2}.",
    "wounded": "{0} takes {1} {1:Wound|Wounds}.",
    "healed": "{1} {1:Wound|Wounds} of {0} {1:is|are} healed.",
    "hq_wounded": "{0:'s} HQ takes {1} {1:Wound|Wounds} and is at {2}.",
    "hq_shielded": "{0:'s} HQ is spared a Wound.",
    "hq_healed": "{0:'s} HQ gains {1}.",
    "ko": "{0} is KO'd.",
    "broken": "{0} is broken.",
    "burn": "{0} burns.",
    "poison": "{0} is poisoned.",
    "stunned": "{0} is stunned.",
    "kneels": "{0} kneels.",
    "stands": "{0} stands up.",
    "counter": "{0} gets {1} {1:counter|counters}.",
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

_EFFECTS = {"use": ("{0} uses {1}", 2), "play": ("{0} is played", 1)}
"""How the use of an effect is told, and how many things come before its target."""


def describe(event: Event) -> Message | None:
    if event.kind in _EFFECTS:
        text, named = _EFFECTS[event.kind]
        aimed = f" on {{{named}}}" if len(event.refs) > named else ""
        return Message(f"{text}{aimed}.", event.refs)
    known = _TEXTS.get(event.kind)
    return Message(known, event.refs) if known else None
