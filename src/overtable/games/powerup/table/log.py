"""Events in words, for the log."""

from overtable.games.powerup.words.word import stat_text
from overtable.kernel.event import Event
from overtable.kernel.message import Message
from overtable.kernel.story import Part, parts

_TEXTS = {
    "round": "Round {0} begins.",
    "starts": "{0} {0:begin|begins} with {1}.",
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
    "passes": "{0} {0:pass|passes}.",
    "evade": "{0} uses an Evade counter.",
    "regen": "{0} uses a Regen counter.",
    "resolves": "{0} takes effect.",
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
    "counter": "{0} gets {1} {2} {1:counter|counters}.",
    "granted": "{0} has {1} this round.",
    "cleansed": "{0} is freed of Negative Effects.",
    "levels": "{0} unlocks its next Astra.",
    "duel": "{0} and {1} fight a Duel.",
    "negated": "{0} negates an effect.",
    "dodged": "The attack of {0} is evaded.",
    "redirected": "The effect is redirected to {0}.",
    "unattached": "{0} is taken off.",
    "stolen": "{0} is stolen.",
    "joined": "{0} joins {1}.",
}

STORY = {
    **parts("chapter", ["round"]),
    **parts("source", ["resolves"]),
    **parts(
        "result",
        [
            "block", "bottom", "draws", "ran_out", "fizzled", "missed", "let_through", "healed", "hq_shielded",
            "hq_healed", "ko", "broken", "burn", "poison", "stunned", "kneels", "stands", "counter", "buffed",
            "granted", "cleansed", "levels", "negated", "dodged", "redirected", "unattached", "stolen",
        ],
    ),
    "wounded": Part("result", aim=(2, 0), dealt=1),
    "hq_wounded": Part("result", aim=(3, 0), dealt=1),
    "attack": Part(aim=(0, 1)),
    "divert": Part("result", aim=(1,)),
    "team_up": Part(aim=(0, 2)),
    "duel": Part("result", aim=(0, 1)),
    "use": Part(aim=(0, 2)),
    "play": Part(aim=(0, 1)),
}  # fmt: skip

_EFFECTS = {"use": ("{0} uses {1}", 2), "play": ("{0} is played", 1)}
"""How the use of an effect is told, and how many things come before its target."""


def describe(event: Event) -> Message | None:
    if event.kind in _EFFECTS:
        text, named = _EFFECTS[event.kind]
        aimed = f" on {{{named}}}" if len(event.refs) > named else ""
        return Message(f"{text}{aimed}.", event.refs)
    if event.kind == "buffed":
        hero, atk, dfn = event.refs
        return Message("{0} gets {1} until the end of Combat!", (hero, stat_text(atk, dfn)))
    known = _TEXTS.get(event.kind)
    return Message(known, event.refs) if known else None
