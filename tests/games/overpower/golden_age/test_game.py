"""Golden Age as it is played: whole games, records, saved games, and what is loaded for which table."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from games.overpower.golden_age.decklists import GAME
from overtable.games.overpower.golden.book import GOLDEN_BOOK
from overtable.games.overpower.golden.table import GoldenOverpower
from overtable.kernel.codec import encode, fingerprint
from overtable.kernel.engine import decisions, play
from overtable.kernel.game import Setup
from overtable.kernel.record import BadRecord, Record, replay
from overtable.scenario import scenario


def played(setup: Setup, answers: int = 20_000, record: Record | None = None) -> Any:
    """A random game, to its end or as far as so many answers."""
    rng = Random(setup.seed)
    s = GAME.begin(setup)
    for _ in range(answers):
        if s.result is not None:
            break
        asked = decisions(s)[0]
        option = rng.choice(asked.options)
        if record is not None:
            record.add(GAME, asked.seat, option)
        play(s, asked.seat, option)
    return s


def test_a_hundred_random_games_of_random_mixed_decks() -> None:
    for seed in range(100):
        s = played(Setup(mode="golden-age", seed=seed, decks=(f"random {seed}", f"random {seed + 100}")))
        assert isinstance(s, GoldenOverpower) and s.result is not None and not s.result.limit


def test_every_ready_deck_is_played_against_every_other() -> None:
    names = GAME.decks("golden-age")
    for n, first in enumerate(names):
        for second in names[n + 1 :]:
            assert played(Setup(mode="golden-age", seed=n, decks=(first, second))).result is not None


def test_names_views_and_schemas_know_the_classic_cards() -> None:
    table = scenario(
        "overpower-2025", "golden-age", position={"a": {"front": ["Iceman (PSOP)"], "hand": ["Snow Blind"]}}
    )
    a, _ = table.seats
    assert a.hand == ["Snow Blind"] and a.front == ["Iceman"]
    told = str(a.sees())
    assert "psop-iceman-snow-blind" in told and "psop-iceman" in told


def test_a_record_names_the_cards_of_both_pools() -> None:
    setup = Setup(mode="golden-age", seed=3)
    record = Record.of(GAME, setup)
    s = played(setup, record=record)
    record.hash = fingerprint(s)
    assert fingerprint(replay(GAME, record)) == record.hash
    assert record.cards != Record.of(GAME, Setup(mode="venture", seed=3)).cards == GAME.catalogue.version()
    record.cards = GAME.catalogue.version()
    with pytest.raises(BadRecord, match="was played with cards"):
        replay(GAME, record)


def test_cards_made_for_a_table_are_known_there() -> None:
    own = {
        "type": "special",
        "id": "our-blow",
        "name": "Our Blow",
        "character": "Iceman",
        "icons": ["energy"],
        "value": 9,
    }
    side = {"front": ["Iceman (PSOP)"], "hand": ["Our Blow"]}
    table = scenario("overpower-2025", "golden-age", cards=[own], position={"a": side, "b": {"front": ["Merlin"]}})
    table.seats[0].does("attack", "Our Blow", "Iceman", "Merlin")
    assert table.seats[0].level == 9


ELSEWHERE = """
import sys
from overtable.games.overpower import GAMES
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import decisions
{before}
s = GAMES[0].decode(sys.stdin.buffer.read())
asked = decisions(s)[0]
print(type(s).__name__, fingerprint(s), [GAMES[0].option_text(s, o, asked.seat) for o in asked.options])
"""


def elsewhere(code: str, data: bytes = b"") -> str:
    """What another process says."""
    done = subprocess.run([sys.executable, "-c", code], input=data, capture_output=True, check=True, timeout=120)
    return done.stdout.decode().strip()


@pytest.mark.parametrize("mode", ["golden-age", "venture"])
def test_a_saved_game_is_read_by_another_process_whatever_that_loaded_before(mode: str) -> None:
    s = played(Setup(mode=mode, seed=8), answers=150)
    assert s.effects and s.result is None
    asked = decisions(s)[0]
    here = f"{type(s).__name__} {fingerprint(s)} {[GAME.option_text(s, o, asked.seat) for o in asked.options]}"
    for before in ("", "_ = GAMES[1].catalogue"):
        assert elsewhere(ELSEWHERE.format(before=before), encode(s)) == here


WATCHED = """
import sys
opened = []
sys.addaudithook(lambda what, args: opened.append(str(args[0])) if what == "open" else None)
from overtable.games.overpower import GAMES
from overtable.kernel.game import Setup
game = GAMES[0]
text = game.deck_text("The Night Court").replace("Modern Age", "{said}")
game.start(Setup(mode="{mode}", seed=1, decks=(text, text)))
game.start(Setup(mode="{mode}", seed=2))
[game.decks(mode) for mode in game.modes]
print(any("classic/cards" in path for path in opened), any("overpower/cards" in path for path in opened))
"""


def test_a_table_of_the_2025_edition_does_not_read_the_classic_files() -> None:
    assert elsewhere(WATCHED.format(mode="venture", said="Modern Age")) == "False True"
    assert elsewhere(WATCHED.format(mode="venture", said="Golden Age")) == "False True"
    assert elsewhere(WATCHED.format(mode="golden-age", said="Golden Age")) == "True True"


def test_a_2025_table_does_not_change_when_the_classic_cards_are_there() -> None:
    code = """
from overtable.games.overpower import GAMES
from overtable.lab.digest import digest
from overtable.lab.match import Match
{before}
print(digest(Match(game="overpower-2025", mode="venture", seed=5), 4, False, 1).digest)
"""
    loaded = "_ = GAMES[1].catalogue, GAMES[0].catalogue_of('golden-age')"
    assert elsewhere(code.format(before=loaded)) == elsewhere(code.format(before=""))


def test_the_book_is_as_large_as_both() -> None:
    classic = [f for f in GOLDEN_BOOK.in_print() if GOLDEN_BOOK.classic(f)]
    assert len(classic) > 1500 and len(GOLDEN_BOOK.catalogue) == GOLDEN_BOOK.border + len(classic)
