"""Events in words."""

from overtable.games.overrealm.words.scripts import SCRIPTS
from overtable.games.overrealm.words.word import sentences
from overtable.kernel.event import Event
from overtable.kernel.message import Message
from overtable.kernel.refs import index_of
from overtable.kernel.speech.story import Part, parts

LINES = {
    "turn": "Turn {0}.",
    "match": "{0} {0:meet|meets} {1}.",
    "match_won": "{0} {0:win|wins} the match.",
    "match_tied": "{0} and {1} tie.",
    "picked": "{0} {0:keep|keeps} {1}.",
    "brought": "{0} {0:bring|brings} {1}, {2}, {3}, {4} and {5}.",
    "team": "{0} {0:play|plays} {1}, {2} and {3}.",
    "chose_act": "{0} {0:use|uses} {1}.",
    "chose_protect": "{0} {0:use|uses} {1}, protected.",
    "chose_honey": "{0} {0:use|uses} {1} with a honey counter.",
    "chose_draw": "{0} {0:use|uses} Draw Cards.",
    "chose_counter": "{0} {0:use|uses} Counter.",
    "chose_switch": "{0} {0:switch|switches} to {1}.",
    "chose_buff": "{0} {0:add|adds} {1}.",
    "chose_discard": "{0} {0:discard|discards} {1}.",
    "draw": "{0} {0:draw|draws} {1}.",
    "random_discard": "{0} {0:lose|loses} {1} at random.",
    "reshuffle": "{0} {0:reshuffle|reshuffles} the discard pile.",
    "flip": "{0} {0:flip|flips} {1}.",
    "flip_event": "{1} takes effect as it is flipped: “{2}”",
    "flip_success": "The flip succeeds.",
    "flip_fail": "The flip fails.",
    "resolves": "{0} resolves.",
    "buff_lost": "{0} is lost.",
    "first": "{0} acts first, speed {1} against {2}.",
    "first_anyway": "{0} acts first, though it is not faster.",
    "together": "{0} and {1} act together.",
    "hit": "{0} hits {1} for {2}.",
    "sum": "Damage: {0}",
    "sum_least": "Damage: {0}",
    "sum_x": "The least there is, X against {0}.",
    "elements_off": "Elements off: one side protects.",
    "loss": "{0} loses {1} HP ({2}).",
    "heal": "{0} heals {1}.",
    "condition": "{0} gains {1}.",
    "cubes": "{0} {0:gain|gains} +{1} {2}.",
    "minus_cubes": "{0} {0:get|gets} -{1} {2}.",
    "torment": "{0} is tormented.",
    "acorn": "{0} {0:gain|gains} {1} {2} {1:acorn|acorns}.",
    "acorns_used": "{0} {0:use|uses} all acorns.",
    "honey": "{0} {0:gain|gains} a honey counter.",
    "honey_spent": "{0} {0:spend|spends} a honey counter.",
    "wish": "{0} gains a wish counter.",
    "lockdown": "{0} locks down.",
    "lockdown_off": "{0} lifts its lockdown.",
    "maneuver_lost": "{0} {0:lose|loses} a maneuver cube.",
    "reversed": "{0} {0:reverse|reverses} the speeds.",
    "spared": "{0} will be left with {1} HP.",
    "purified": "{0} {0:remove|removes} all debuffs.",
    "prevented": "{0} is prevented.",
    "idle": "{0} does nothing.",
    "lost": "{0} does not happen: its monster is out of play.",
    "unsuccessful": "{0} is unsuccessful.",
    "countered": "{0} is countered.",
    "aura": "{0} begins, {1} {1:turn|turns}.",
    "aura_gone": "{0} ends.",
    "switch_prevented": "{0} cannot switch.",
    "enters": "{0} {0:bring|brings} in {1}.",
    "ko": "{0} is KO'd.",
    "gooped": "{1} goes into {0:'s} deck.",
    "shown": "{0} {0:show|shows} {1}.",
    "reclaimed": "{0} {0:take|takes} back {1}.",
}
"""By kind of event; {0} is a player where a verb stands in two forms."""

STORY = {
    **parts("chapter", ["match", "turn"]),
    **parts("source", ["resolves"]),
    **parts("outcome", ["match_won", "match_tied"]),
    **parts("deed", ["chose_buff", "chose_discard", "reshuffle", "flip"]),
    **parts(
        "result",
        [
            "random_discard", "flip_event", "flip_success", "flip_fail", "buff_lost", "sum", "sum_least", "sum_x",
            "elements_off", "loss", "heal", "condition", "cubes", "minus_cubes", "torment", "acorn",
            "acorns_used", "honey", "honey_spent", "wish", "lockdown", "lockdown_off", "maneuver_lost", "reversed",
            "spared", "purified", "aura", "aura_gone", "switch_prevented", "ko", "gooped", "shown",
            "reclaimed",
        ],
    ),
    "hit": Part(aim=(0, 1), dealt=2),
}  # fmt: skip

SUMS = {"sum": ".", "sum_least": ", at least 1."}
"""Lines that go on with a sum, and how they end."""


def describe(event: Event) -> Message | None:
    line = LINES.get(event.kind)
    if line and event.kind == "flip_event":
        who, card, script = event.refs
        return Message(line, (who, card, sentences(SCRIPTS[index_of(script)])))
    if line and event.kind in SUMS:
        return summed(line, event.refs, SUMS[event.kind])
    return Message(line, event.refs) if line else None


def summed(line: str, refs: tuple[int, ...], end: str) -> Message:
    """The printed damage with what was added to it and taken from it: "4 + 2 Water - 1 DEF"."""
    added = index_of(refs[1])
    parts = range(2, len(refs), 2)
    signs = ["+" if n < added else "-" for n in range(len(parts))]
    return Message(
        line + "".join(f" {sign} {{{i}}} {{{i + 1}}}" for sign, i in zip(signs, parts, strict=True)) + end, refs
    )
