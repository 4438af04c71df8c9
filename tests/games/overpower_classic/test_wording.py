"""Whatever the classic table says, it says in the words and with the rule ids of the classic edition."""

import re
from random import Random
from typing import Any

import pytest

from overtable.games import find
from overtable.games.overpower.book.book import CLASSIC_BOOK, NEW_BOOK
from overtable.games.overpower.wording import NAMES, WORDS, classic_card_text, classic_text, ids
from overtable.kernel.engine import decisions, explain, play
from overtable.kernel.game import Setup
from overtable.kernel.message import Reason
from overtable.kernel.refs import card as card_ref

GAME = find("overpower-classic")
FOREIGN = re.compile(
    r"OP25-|\b(Combat|Brute Force|Intelligence|Objectives?|objectives?|Astral|Homebase|utilit(?:y|ies)|Utilit(?:y|ies)|"
    r"threat|Threat|skills?|Artifact|Aspect|Advanced Universe|Post-Concession|initiative)\b"
)


def told(text: str) -> str:
    """A text without the names of cards in it."""
    return re.sub("|".join(sorted(map(re.escape, NAMES), key=len, reverse=True)), "", text)


def heard(seed: int, most: int = 260) -> set[str]:
    """All that is said in a game of chance: prompts, options, notes, reasons, log lines."""
    s = GAME.begin(Setup(mode="venture", seed=seed))
    s.log = []
    rng = Random(seed)
    said: set[str] = set()
    for n in range(most):
        if s.result is not None:
            break
        decision = rng.choice(decisions(s))
        seat = decision.seat
        said.add(GAME.tell(s, decision.prompt, seat))
        for option in decision.open:
            said.add(GAME.option_text(s, option, seat))
            note = GAME.note(s, seat, option)
            said |= {GAME.tell(s, note, seat)} if note is not None else set()
        if n % 5 == 0:
            for c in range(len(s.printing)):
                said |= {reason_text(s, reason, seat) for reason in explain(s, seat, card_ref(c))}
        play(s, seat, rng.choice(decision.options))
    said |= {GAME.tell_event(s, event, 0) for event in s.log}
    return said


def reason_text(s: Any, reason: Reason, seat: int) -> str:
    return f"[{reason.rule}] {GAME.tell(s, reason, seat)}"


@pytest.mark.parametrize("seed", range(6))
def test_no_foreign_id_or_word_is_heard_in_a_game_of_chance(seed: int) -> None:
    assert sorted(text for text in heard(seed) if FOREIGN.search(told(text))) == []


def test_the_cards_speak_in_the_words_of_their_edition() -> None:
    texts = [f"{c.text()} {c.figures()}" for c in CLASSIC_BOOK.catalogue.cards]
    assert sorted(text for text in texts if FOREIGN.search(told(text))) == []


def test_names_of_cards_are_left_as_they_are() -> None:
    named = {f.name for f in CLASSIC_BOOK.in_print() if any(re.search(rf"\b{word}\b", f.name) for word in WORDS)}
    assert named <= set(NAMES), "a name with such a word in it is listed"
    assert (
        classic_card_text("If Combat Ready is in play: a Combat card.")
        == "If Combat Ready is in play: a Fighting card."
    )


def test_the_new_edition_keeps_its_words() -> None:
    assert any("Brute Force" in c.text() for c in NEW_BOOK.catalogue.cards)


def test_ids_lead_from_one_ledger_to_the_other() -> None:
    new, classic = ({r.id for r in find(game).ledger()} for game in ("overpower-2025", "overpower-classic"))
    assert ids().keys() <= new and set(ids().values()) <= classic
    assert classic_text("OP25-VENT-01: the Objective") == "OPC-VENT-01: the Mission"
