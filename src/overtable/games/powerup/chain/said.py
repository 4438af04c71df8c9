"""The card that asks, and what it says."""

from overtable.games.powerup.book.facts import ACTS, FACES, Act, face
from overtable.games.powerup.book.glossary import POWER_CARD
from overtable.games.powerup.state import ABILITY, PowerUp
from overtable.kernel.language import clause_in
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card, index_of, kind_of


def source_of(s: PowerUp, source: int, *acts: Act) -> Source | None:
    """The card whose effect asks, with the sentence of the first of these abilities that stands on it."""
    if source < 0:
        return None
    text = face(s, source).text
    said = (
        act.effect.removesuffix(".").replace("this Hero", who) for act in acts for who in ("this Hero", "the bearer")
    )
    found = (clause_in(text, words) for words in said)
    return Source(card(source), next((clause for clause in found if clause), ""))


def then_said(act: Act) -> str:
    """What the ability does to its target, as it follows the question for it."""
    return act.effect.removeprefix(f"Target {act.aims_at}: ")


LAID = {"deploy": 1, "battle": 1, "equip": 2, "attach": 2, "replace": 3}
"""How many things an answer names that lays a card from the hand."""
HOW = {
    "deploy": "Deploy {0}",
    "battle": "Lay {0} as your Battle card",
    "equip": "Give {0} to {1}",
    "attach": "Attach {0} to {1}",
    "replace": "Give {0} to {1} in place of {2}",
}


def energy_said(s: PowerUp, option: Option) -> Message | None:
    """An answer that costs energy, with what it costs: `Deploy Iron Matron for 2 Deploy energy`."""
    verb, refs = option.verb, option.refs
    if verb in LAID and len(refs) == LAID[verb]:
        f = FACES[s.printing[index_of(refs[0])]]
        kind, price = ("Power", f.cost + f.surcharge) if f.kind == POWER_CARD else ("Deploy", f.cost)
        text = HOW[verb]
    elif (verb == "use" and len(refs) > 1) or (verb == "play" and refs):
        act = ACTS[index_of(refs[1])] if verb == "use" else None
        kind, price = "Power", act.cost if act is not None else FACES[s.printing[index_of(refs[0])]].cost
        text = "Use {1} of {0}" if act is not None else "Play {0}"
        aims = range(2 if act is not None else 1, len(refs))
        if len(aims) > 1 and kind_of(refs[-1]) == ABILITY:
            text += " on {3} of {2}"
        else:
            text += "".join(f"{' on ' if n == aims[0] else ', '}{{{n}}}" for n in aims)
    else:
        return None
    return Message(f"{text} for {{{len(refs)}}} {kind} energy" if price else text, (*refs, price))
