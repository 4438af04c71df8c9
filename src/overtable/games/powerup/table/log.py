"""Events in words, for the log."""

from overtable.games.powerup.words.word import stat_text
from overtable.kernel.event import Event
from overtable.kernel.language import and_list
from overtable.kernel.message import Message
from overtable.kernel.refs import number
from overtable.kernel.speech.story import Part, parts

_TEXTS = {
    "round": "Round {0} begins.",
    "starts": "{0} {0:begin|begins} with {1}.",
    "bottom": "At the bottom of the Power Decks lie {0} and {1}.",
    "offense": "{0} {0:begin|begins} as Offense player.",
    "draws": "{0} {0:draw|draws} {1}.",
    "ran_out": "{0:'s} Power Deck is empty.",
    "discards": "{0} {0:discard|discards} {1}.",
    "deploy": "{1} {1:deploy|deploys} {0}.",
    "equip": "{2} {2:give|gives} {0} to {1}.",
    "attach": "{2} {2:attach|attaches} {0} to {1}.",
    "replace": "{2} {2:replace|replaces} {1} with {0}.",
    "battle": "{1} {1:lay|lays} {0} as the current Battle card.",
    "swap": "{1} {1:make|makes} {0} the current Battle card.",
    "passes": "{0} {0:pass|passes} in Deploy!",
    "passes_combat": "{0} {0:pass|passes} in Combat!",
    "evade": "{0} uses an Evade counter.",
    "regen": "{0} uses a Regen counter.",
    "resolves": "{0} takes effect.",
    "strikes": "{0} strikes.",
    "fizzled": "The effect of {0} was negated.",
    "missed": "The target of {0} is gone: nothing happens.",
    "condition": "The Condition of {0} is met.",
    "attack": "{0} attacks {1}.",
    "divert": "{0} diverts the attack to {1}.",
    "block": "{0} blocks {1}.",
    "let_through": "The attack of {0} is let through.",
    "team_up": "Team-Up: {0} and {1} challenge {2}.",
    "wounded": "{0} takes {1} {1:Wound|Wounds}.",
    "burnt": "{0} takes {1} {1:Wound|Wounds} by its Burn.",
    "wounds_negated": "{1} {1:Wound|Wounds} to {0} {1:is|are} negated.",
    "healed": "{1} {1:Wound|Wounds} of {0} {1:is|are} healed.",
    "hq_wounded": "{0:'s} HQ takes {1} {1:Wound|Wounds} and is at {2}.",
    "hq_shielded": "A Wound to {0:'s} HQ is negated.",
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
    "negated": "{0} negates the effect of {1}.",
    "negates_wounds": "{0} negates the Wounds to {1}.",
    "negates_hq": "{0} negates the Wound to {1:'s} HQ.",
    "dodged": "The attack of {0} is evaded.",
    "copied_at": "The copy is aimed at {0}.",
    "copied_in_vain": "The copy finds nothing to aim at.",
    "redirected": "The effect is redirected to {0}.",
    "unattached": "{0} is taken off.",
    "stolen": "{0} is stolen.",
    "joined": "{0} joins {1}.",
}

STORY = {
    **parts("chapter", ["round"]),
    **parts("source", ["resolves", "strikes"]),
    **parts(
        "result",
        [
            "block", "bottom", "draws", "ran_out", "fizzled", "missed", "let_through", "healed", "hq_shielded",
            "hq_healed", "ko", "broken", "burn", "poison", "stunned", "kneels", "stands", "counter",
            "buffed", "granted", "cleansed", "levels", "negated", "negates_wounds", "negates_hq", "wounds_negated",
            "dodged", "copies", "copied_at", "copied_in_vain", "redirected", "unattached", "stolen",
        ],
    ),
    "wounded": Part("result", aim=(2, 0), dealt=1),
    "burnt": Part("result", aim=(0,), dealt=1),
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
    if event.kind == "copies":  # a Power card is called by its own name, an ability also by its card's
        return Message("{0} copies {1}." if len(event.refs) == 2 else "{0} copies {1} of {2}.", event.refs)
    if event.kind == "rise":
        return risen(event.refs)
    if event.kind == "hq_wounded" and event.refs[2] == number(0):
        return Message("{0:'s} HQ takes {1} {1:Wound|Wounds} and has fallen.", event.refs)
    if event.kind == "negates_wounds" and event.refs[0] == event.refs[1]:
        return Message("{0} evades its Wounds.", event.refs)
    if event.kind == "buffed":
        hero, atk, dfn = event.refs
        return Message("{0} gets {1} until the end of Combat!", (hero, stat_text(atk, dfn)))
    known = _TEXTS.get(event.kind)
    return Message(known, event.refs) if known else None


def risen(refs: tuple[int, ...]) -> Message:
    """All Heroes of a side whose Astra level has risen, in one line: a seat, then each Hero and its level."""
    heroes = [f"{{{at}}} to level {{{at + 1}}}" for at in range(1, len(refs), 2)]
    return Message(f"{{0:'s}} Astra levels rise: {and_list(heroes)}.", refs)
