"""Drafts in the terminal, with what is typed given beforehand."""

import json
from pathlib import Path

import pytest

from cli.calling import as_json, complains, says
from games.overpower.drafts import DRAFT
from overtable.cli.sitting import Sitting
from overtable.kernel.codec import encode
from overtable.kernel.engine import options
from overtable.kernel.game import Setup
from overtable.kernel.record import Record, replay


def test_a_person_drafts_against_bots_and_gets_a_pool_and_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    words = ("draft", "overpower-2025", "--seats", "3", "--seed", "4", "--deck", str(file))
    said = says(*words, typed="card Zeus\nundo\n" + "1\n" * 6 + "n\n")
    assert "Pack 1 of 3 · pick 1 of 6" in said and "To pick: player 1, player 2, player 3, player 3" in said
    assert "Zeus may keep one duplicate Thunderbolt." in said, "a card's text on request"
    assert "There is nothing to take back." in said
    assert "The pool of player 1, 51 cards:" in said
    text = file.read_text(encoding="utf-8")
    assert text in said and text.startswith("# ") and "Format: Draft" in text
    assert f'overtable play overpower-2025 --mode venture --setting "decks=from pools" --deck {file}' in said
    assert "The draft is over." in said and "wins" not in said


def test_the_written_deck_is_played(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    as_json("draft", "overpower-draft", "--seats", "2", "--seed", "1", "--deck", str(file))
    said = says("play", "overpower-2025", "--setting", "decks=from pools", "--deck", str(file), typed="quit\nn\n")
    assert "OverPower 2025, Venture" in said
    assert "OP25-MODE-20" in complains("play", "overpower-2025", "--deck", str(file))


def test_bots_alone_leave_pools_and_legal_decks_as_data_and_the_same_for_a_seed() -> None:
    words = ("draft", "overpower-draft", "--seed", "7", "--players", "drafter,first-pick,random")
    told = as_json(*words)
    assert told == as_json(*words)
    assert [seat["player"] for seat in told["seats"]] == ["drafter", "first-pick", "random"]
    for seat in told["seats"]:
        assert len(seat["pool"]) == 51 and DRAFT.check_pool(seat["deck"], seat["pool"]) == []
    other = as_json("draft", "overpower-draft", "--seed", "8", "--players", "drafter,first-pick,random")
    assert json.dumps(other) != json.dumps(told)


def test_sealed_packs_are_opened() -> None:
    said = says("draft", "overpower-draft", "--mode", "sealed", "--seats", "2", "--seed", "3", typed="1\n" * 7 + "n\n")
    assert "7 packs each" in said and "Which pack do you open next?" in said
    assert "The pool of player 1, 153 cards:" in said and "Format: Sealed" in said


def test_two_people_hide_their_packs_from_each_other() -> None:
    words = ("draft", "overpower-draft", "--players", "human,human", "--seed", "5")
    said = says(*words, typed="\n".join(["1", ""] * 20))
    assert "Player 2, press Enter when nobody else is looking." in said


def test_a_draft_that_was_saved_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "draft.yaml"
    says("draft", "overpower-draft", "--seats", "2", "--seed", "4", typed=f"1\nsave {path}\nquit\n")
    said = says("play", "--resume", str(path), typed="1\n" * 6 + "n\n")
    assert "[TABLE-DRAFTED]" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["overwatch"],
            "no draft is called 'overwatch', and no game with one; there are overpower-draft, power-up-draft",
        ),
        (["overpower-draft", "--mode", "rotating"], "OverPower draft has no mode 'rotating'; it has draft, sealed"),
        (["overpower-draft", "--seats", "9"], "draft is for 2 or 3 or 4 or 5 or 6 or 7 or 8 players; 9 were named"),
        (
            ["overpower-draft", "--players", "human,regular"],
            "regular plays, and does not draft: at OverPower draft sit",
        ),
        (["overpower-draft", "--players", "human,oracle"], "no player is called 'oracle'; there are drafter"),
        (["overpower-draft", "--seats", "3", "--players", "human,drafter"], "--seats 3, but 2 were named"),
        (["overpower-draft", "--json", "--players", "human,drafter"], "--json is for drafts without people"),
        (["overpower-draft", "--deck", "/none/deck.txt"], "there is no folder /none for the deck"),
    ],
)
def test_what_is_wrong_is_said_in_words(words: list[str], said: str) -> None:
    assert said in complains("draft", *words)


def test_a_drafter_sits_at_no_game() -> None:
    said = complains("play", "overwatch", "--players", "human,drafter")
    assert "drafter drafts, and does not play: at Overwatch" in said and "sit random, greedy" in said


def test_a_pick_is_taken_back_as_long_as_nobody_picked_since_and_an_opened_pack_never() -> None:
    """The last seat picks twice in a row (snake order)."""
    at = Sitting(DRAFT, Record.of(DRAFT, Setup(mode="draft", seed=2, seats=3)), ("drafter", "drafter", "human"))
    while at.human_asked() is None:
        at.bot_answers()
    before = encode(at.state)
    at.take(2, options(at.state, 2)[0])
    assert at.human_asked() == 2 and at.why_no_undo(2) is None
    at.undo(2)
    assert encode(at.state) == before == encode(replay(DRAFT, at.record))
    for _ in range(2):
        at.take(2, options(at.state, 2)[0])
    assert at.why_no_undo(2) == "Another player has decided since."
    sealed = Sitting(DRAFT, Record.of(DRAFT, Setup(mode="sealed", seed=2, seats=2)), ("human", "drafter"))
    sealed.take(0, options(sealed.state, 0)[0])
    assert sealed.why_no_undo(0) == "Something was revealed or left to chance since."
