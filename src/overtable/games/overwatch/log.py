"""Events in words, for the log."""

from overtable.games.overwatch.board import ROW
from overtable.games.overwatch.facts import ABILITIES
from overtable.kernel.event import Event
from overtable.kernel.message import Message
from overtable.kernel.refs import index_of, kind_of, seat
from overtable.kernel.speech.story import Part, parts

SAID = {
    "turn": "{0:'s} turn",
    "round": "Round {0} begins",
    "drew": "{0} drew {1}",
    "swapped": "{0} swapped {1}",
    "drafted": "{0} drafted {1}",
    "played": "{0} is played to the {1}",
    "skill": "{0} uses its deploy skill",
    "skipped": "{0} goes without its deploy skill",
    "ultimate": "{0} activates its Ultimate",
    "passed": "{0} passed",
    "only_pass": "No Hero could be played and no Ultimate activated",
    "damaged": "{0} takes {1} damage, {2} absorbed",
    "absorbed": "{2:a token|tokens} of {0} {2:absorbs|absorb} {2} damage for {1}",
    "healed": "{0} heals {1}",
    "shielded": "{0} gains {1} {1:shield|shields}",
    "defeated": "{0} is defeated",
    "revived": "{0} stands again",
    "moved": "{0} moves to the {1}",
    "token": "{0} puts its token on {1}",
    "synergy": "{0}: Synergy {1} to {2}",
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
    "turret": "the turret of {0} fires",
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
    **parts("deed", ["drew"]),
    **parts(
        "result",
        [
            "skipped", "absorbed", "healed", "shielded", "defeated", "revived", "moved", "field", "field_gone",
            "synergy", "frozen", "bashed", "immune", "mayhem", "barrier", "guard", "rolled", "to_hand", "to_discard",
            "fetched", "replaced", "only_pass",
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
        return scored(refs)
    if event.kind in ("skill", "ultimate") and len(refs) > 1:
        return ability_used(event.kind, refs)
    if event.kind == "damaged":
        return damaged(refs)
    if event.kind == "absorbed" and refs[0] == refs[1]:
        return Message("{2:a token|tokens} of {0} {2:absorbs|absorb} {2} damage", refs)
    if event.kind == "token" and refs[0] == refs[1]:
        return Message("{0} puts its token on itself", refs)
    if event.kind == "token" and kind_of(refs[1]) == ROW:
        return Message("{0} puts its token beside {1}", refs)
    text = SAID.get(event.kind)
    return Message(text, refs) if text else None


def scored(refs: tuple[int, ...]) -> Message:
    """Power of both; where that is equal, also the Synergy that decides (OW-ROUND-04)."""
    text, args = "Power: {0} {1}, {2} {3}", (seat(0), refs[0], seat(1), refs[1])
    if refs[0] == refs[1] and len(refs) > 3:
        return Message(text + "; Synergy left: {0} {4}, {2} {5}", (*args, refs[2], refs[3]))
    return Message(text, args)


def ability_used(kind: str, refs: tuple[int, ...]) -> Message:
    """With the ability's name, and what an Ultimate was paid with."""
    name = ABILITIES[index_of(refs[1])].name
    if kind == "skill":
        return Message("{0} uses {1}", (refs[0], name))
    paid = index_of(refs[2])
    text = "{0} activates its Ultimate {1}" + (", paying {2} Synergy" if paid else "")
    return Message(text, (refs[0], name, paid))


def damaged(refs: tuple[int, ...]) -> Message:
    through, absorbed = index_of(refs[1]), index_of(refs[2])
    if not through:
        return Message("{0} takes no damage, {2} absorbed" if absorbed else "{0} takes no damage", refs)
    return Message("{0} takes {1} damage, {2} absorbed" if absorbed else "{0} takes {1} damage", refs)
