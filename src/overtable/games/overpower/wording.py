"""What the engine says, in the words and with the rule ids of the edition that is played.

The engine speaks as the 2025 edition does, in code and in its own messages. For the classic edition this is turned
here, at the one place where words leave the engine: names of types and piles by `WORDS`, whole sentences that would be
wrong there by `SENTENCES`, ids by the table in `classic/ids.yaml`.
"""

import re
from functools import lru_cache
from pathlib import Path

import yaml

from overtable.kernel.message import Message, Reason

WORDS = {
    "Combat": "Fighting",
    "Brute Force": "Strength",
    "Intelligence": "Intellect",
    "Mission set": "Mission",
    "Objectives": "Missions",
    "Objective": "Mission",
    "objectives": "missions",
    "objective": "mission",
    "Astral Plane": "table",
    "skills": "ratings",
    "skill": "rating",
    "threat": "points",
    "Threat": "Points",
}
NAMES = (
    "Combat Prowess",
    "Brute Force",
    "Combat Gymnast",
    "Combat Ready",
    "Savage Combat",
    "KGB Intelligence",
    "Radar Combat",
    "Morlock Combat",
    "Combat Daggers",
    "Supreme Intelligence",
    "Combat Agility",
    "Combat Armor",
    "Combat Experience",
    "Astral Lifeform",
    "Combat Chaos",
)
"""Names of classic cards in which such a word stands; in a text they are left as they are."""
SENTENCES: dict[str, str] = {
    # cards and set-up
    "{0} needs a grid of {1}; {2} has {3}.": "{0} needs a rating of {1}; {2} has {3}.",
    "{0} needs a grid of {1} or less; {2} is above it.": "{0} needs a rating of {1} or less; {2} has none.",
    "{0} does not act as a Power card.": "{0} is no Power card.",
    "{0} is in the Astral Plane.": "{0} is in play.",
    "Battle {0} begins; {1} {1:have|has} initiative.": "Battle {0} begins; {1} {1:go|goes} first.",
    # Events and discards
    "{0} is set face down until the Events are revealed.": "{0} lies open until the Events are carried out.",
    "Only the second player redraws, in the first battle's Discard Phase.": "Nothing is drawn for discarded cards.",
    "A turn is one attack, with or without utilities, or one utility; {0} is neither.": (
        "A turn is one attack, one other Special, a pass or a concession; {0} is none of these."
    ),
    "Cards are negated while the action is in the Astral Plane.": "Specials are negated as they are played.",
    "The attack is answered now: {0} neither defends nor helps a defence.": (
        "The attack is answered now, and {0} does not defend."
    ),
    "{0} has no shield.": "{0} is no card for defence.",
    "Attack with the chosen utilities: which attack do they go with?": (
        "Attack with the chosen Specials: which attack do they go with?"
    ),
    "{0} would modify no attack now.": "{0} does not go with an attack now.",
    "{0} cannot be added: there is a Universe bonus already.": "{0} cannot be added to a follow-up.",
    "The Defeated pile allows only {0} from Completed.": "Only {0} of the Completed Missions can be ventured.",
}
"""Sentences of the engine that say something else in the classic edition."""

_ID = re.compile(r"OP25-[A-Z]+-\d+")
_WORD = re.compile(rf"\b({'|'.join(sorted(WORDS, key=len, reverse=True))})\b")
_NAME_OR_WORD = re.compile(rf"\b({'|'.join(n for n in NAMES if n not in WORDS)})\b|{_WORD.pattern}")


@lru_cache(maxsize=1)
def ids() -> dict[str, str]:
    """The rule of the classic ledger that stands for a rule of the 2025 one."""
    table = Path(__file__).parent / "classic" / "ids.yaml"
    found: dict[str, str] = yaml.safe_load(table.read_text(encoding="utf-8")) or {}
    return found


@lru_cache(maxsize=4096)
def classic_text(text: str) -> str:
    """A sentence or template of the engine."""
    said = SENTENCES.get(text)
    if said is None:
        said = _WORD.sub(lambda found: WORDS[found[0]], text)
    return _ID.sub(lambda found: ids().get(found[0], found[0]), said)


@lru_cache(maxsize=4096)
def classic_card_text(text: str) -> str:
    """The text of a card, in which names of other cards may stand."""
    return _NAME_OR_WORD.sub(lambda found: found[0] if found[1] else WORDS[found[0]], text)


def classic_note(text: str) -> str:
    """What is said of a deck: names of cards and ids of rules stand in it."""
    return _ID.sub(lambda found: ids().get(found[0], found[0]), classic_card_text(text))


def classic_message(said: Message) -> Message:
    return Message(classic_text(said.text), classic_args(said.args))


def classic_reason(said: Reason) -> Reason:
    return Reason(ids().get(said.rule, said.rule), classic_text(said.text), classic_args(said.args))


def classic_args(args: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """What stands in a sentence: the name of a type is turned, the name of a card is not."""
    return tuple(WORDS.get(a, a) if isinstance(a, str) else a for a in args)
