"""Events in words, for the log."""

from overtable.kernel.event import Event
from overtable.kernel.message import Message
from overtable.kernel.refs import index_of, seat
from overtable.kernel.story import Part, parts

SAID = {
    "turn": "{0:'s} turn",
    "round": "Round {0} begins",
    "drew": "{0} drew {1}",
    "swapped": "{0} swapped {1}",
    "drafted": "{0} drafted {1}",
    "played": "{0} is played to {1}",
    "skill": "{0} uses its deploy skill",
    "skipped": "{0} goes without its deploy skill",
    "ultimate": "{0} activates its Ultimate",
    "passed": "{0} passed",
    "damaged": "{0} takes {1} damage, {2} absorbed",
    "absorbed": "{0} absorbs {2} damage for {1}",
    "healed": "{0} heals {1}",
    "shielded": "{0} gains {1} {1:shield|shields}",
    "defeated": "{0} is defeated",
    "revived": "{0} stands again",
    "moved": "{0} moves to {1}",
    "token": "{0:'s} token goes to {1}",
    "field": "The Immortality Field stands in {1}",
    "field_gone": "The Immortality Field is gone",
    "frozen": "{0} is frozen",
    "bashed": "{0} is bashed",
    "immune": "{0} takes no damage this round",
    "mayhem": "{0} sets up Total Mayhem",
    "avenged": "{0} hits back at {1}",
    "barrier": "{0} raises a barrier",
    "guard": "{0} guards the row",
    "mine": "A mine goes off under {0}",
    "turret": "{0:'s} turret fires",
    "rolled": "The dice show {0}",
    "to_hand": "{0} returns to the hand",
    "to_discard": "{0} is discarded",
    "fetched": "{0} is fetched",
    "replaced": "{1} takes the place of {0}",
    "won_round": "{0} won the round",
}
"""What is not here needs no words: the board that is cleared after every round."""

STORY = {
    **parts("chapter", ["round"]),
    **parts("turn", ["turn"]),
    **parts("source", ["skill"]),
    **parts("outcome", ["won_round"]),
    **parts(
        "result",
        [
            "drew", "skipped", "absorbed", "healed", "shielded", "defeated", "revived", "moved", "field", "field_gone",
            "frozen", "bashed", "immune", "mayhem", "barrier", "guard", "rolled", "to_hand", "to_discard", "fetched",
            "replaced",
        ],
    ),
    "scored": Part("outcome", score=(0, 1)),
    "damaged": Part("result", aim=(3, 0), dealt=1),
    "token": Part("result", aim=(0, 1)),
    "avenged": Part("result", aim=(0, 1)),
}  # fmt: skip


def describe(event: Event) -> Message | None:
    refs = event.refs
    if event.kind == "scored":
        return Message("Power: {0} {1}, {2} {3}", (seat(0), refs[0], seat(1), refs[1]))
    if event.kind == "damaged" and not index_of(refs[2]):
        return Message("{0} takes {1} damage", refs)
    if event.kind == "damaged" and not index_of(refs[1]):
        return Message("{0} takes no damage, {2} absorbed", refs)
    text = SAID.get(event.kind)
    return Message(text, refs) if text else None
