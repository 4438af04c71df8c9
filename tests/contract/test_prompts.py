"""Every question has a sentence of its own that says what is asked, and names the card that asks."""

import re
from typing import Any

import pytest

from contract.walks import EVERYWHERE, seats_asked, walk
from marks import our_games
from overtable.games.overpower.words.word import Word
from overtable.kernel.engine import asked_by, decision_of
from overtable.kernel.frame import Frame
from overtable.kernel.game import Game
from overtable.kernel.limited import Limited
from overtable.kernel.option import Decision, Option, Source
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.refs import index_of
from overtable.kernel.state import State

GAMES_PER_MODE = 14
MANY = 400
ENDS = {"decline", "done", "pass", TAKE_BACK}
"""Answers that many questions have, whatever is asked."""

BY_RULE: dict[str, set[str]] = {
    "lanterns": {"Duel", "Veil"},
    "overpower": {
        *("AsConceding", "ChooseFirst", "ChooseReserve", "Concede", "Declare", "DefenceWindow", "Duplicates", "Place"),
        *("PenaltyDraw", "PostConcession", "PreConcession", "Redraw", "SecondPass", "SpectrumKO", "Steps", "Turn"),
        "Venture",
    },
    "overrealm": {"Bring", "ChooseTeam", "Effects", "MustSwitch", "Pick", "Replace", "Select"},
    "overwatch": {"Action", "Draft", "StartEffects", "Swap", "Triggers"},
    "power-up": {
        *("ChooseStart", "CombatTurn", "Defend", "DeployTurn", "DiscardChoice", "Powers", "Respond", "Spread"),
        *("SwapBattle", "TeamUpChance"),
    },
}
"""Steps of the rulebook, which ask without a card; in these games all other questions are those of effects, and name
their card. Of a game that is not listed nobody knows which are which."""
OF_A_WHOLE_CARD = {"DeclareType", "DefenceWindow", "NegateEvent", "NegateWindow", "PlayNow", "Respond"}
"""Questions about a card, whatever it says."""
REPEATED = {"Move", "Share", "UseAbility"}
"""Questions of an ability that may stand on the card of another Hero, and is repeated."""

ODD = {
    "it holds an id": re.compile(r"\b[a-z]+:\d|\b[A-Z]+\d*-[A-Z]+-\d+"),
    "it holds a word of the program": re.compile(r"\w_\w|[{}]|\bNone\b"),
    "it only says to choose": re.compile(r"^[^:]*: choose( \d+ cards?)?\.?$"),
    "it is no whole sentence": re.compile(r"^(?![A-Z0-9])|[^.?!)]$|^\S*$|^[^ ]+ ?[.?!]$"),
    "a word is missing": re.compile(r"  | [,?!:]| \.(?!\d)|\b(a|an|the|of|for|from|to) ?[.?!,:]"),
}


def family(game: Game[Any]) -> str:
    """Two editions share the steps of one engine; a draft has its own, and all of them ask by rule."""
    if isinstance(game, Limited):
        return game.id
    return "overpower" if game.id.startswith("overpower") else game.id


def text_of(game: Game[Any], s: State, reference: int) -> str:
    return str(game.catalogue_at(s)[s.printing[index_of(reference)]].text())


def what_is_wrong(game: Game[Any], s: State, decision: Decision) -> list[str]:
    """All that speaks against a question."""
    said = game.tell(s, decision.prompt, decision.seat)
    wrong = [why for why, odd in ODD.items() if odd.search(said)]
    if said.rstrip(".?!") in {card.name for card in game.catalogue_at(s).cards}:
        wrong.append("it is the name of a card")
    source = asked_by(s, decision.seat, decision.seat)
    if source is None:
        by_rule = family(game) not in BY_RULE or decision.frame in BY_RULE[family(game)]
        return wrong if by_rule else [*wrong, "an effect asks without its card"]
    text = text_of(game, s, source.card)
    if source.clause and source.clause not in text:
        wrong.append(f"its clause {source.clause!r} does not stand on the card")
    if not source.clause and text and decision.frame not in OF_A_WHOLE_CARD | REPEATED:
        wrong.append(f"it does not tell which sentence asks: {text}")
    return wrong


def verbs(options: list[Option]) -> set[str]:
    """What may be done; a card is played, and an ability used, for the same purpose."""
    return {"use" if o.verb == "play" else o.verb for o in options} - ENDS


def check(game: Game[Any], mode: str, seeds: range) -> set[str]:
    """Look at every question of these games; returns the sentences."""
    found: set[str] = set()
    for seed in seeds:
        before: dict[int, tuple[str, Source | None, Decision]] = {}
        for s, seat, _ in walk(game, mode, seed):
            for asked in seats_asked(s) if seat >= 0 else ():
                decision = decision_of(s, asked)
                assert decision is not None
                said = game.tell(s, decision.prompt, asked)
                wrong = what_is_wrong(game, s, decision)
                assert not wrong, f"{decision.frame} asks {said!r}: {'; '.join(wrong)} (seed {seed})"
                source = asked_by(s, asked, asked)
                last, by, was = before.get(asked, ("", None, decision))
                if said == last and source is not None and source == by:
                    apart = verbs(decision.options) and verbs(was.options)
                    same = verbs(decision.options) & verbs(was.options)
                    assert same or not apart, f"{decision.frame} asks for two things by {said!r} (seed {seed})"
                before[asked] = said, source, decision
                found.add(said)
    return found


@EVERYWHERE
def test_every_question_says_what_is_asked_and_who_asks(game: Game[Any], mode: str) -> None:
    assert check(game, mode, range(GAMES_PER_MODE))


@pytest.mark.soak
@EVERYWHERE
def test_every_question_of_many_games_says_what_is_asked_and_who_asks(game: Game[Any], mode: str) -> None:
    assert check(game, mode, range(1000, 1000 + MANY))


def below(cls: type) -> set[type]:
    """All that the house makes of a class; tests make classes of their own."""
    found = {found for sub in cls.__subclasses__() for found in (sub, *below(sub))}
    return {c for c in found if c.__module__.startswith("overtable.")}


@pytest.mark.parametrize(("base", "sentence"), [(Frame, "prompt"), (Word, "asked")], ids=["frames", "words"])
def test_whatever_can_ask_has_a_sentence_for_it(base: type, sentence: str) -> None:
    """A walk finds the common ones; this finds all, so that no game ever stands still for want of words."""
    for game in our_games().values():
        assert len(game.catalogue.cards) > 0  # whatever a game is made of is loaded by now
    asking = [c for c in below(base) if c.asks is not base.asks]  # type: ignore[attr-defined]
    assert len(asking) > 25
    mute = {c for c in asking if getattr(c, sentence) is getattr(base, sentence)}
    # What others are made of may leave the sentence to them.
    assert [c.__name__ for c in mute if not below(c) or below(c) & mute] == []
