"""The vocabulary is general: any trigger takes any words, and no card is named in the engine."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.overpower.conftest import LEGACY
from games.overpower.table import PILE, hero, strike, table
from overtable.games import find
from overtable.games.overpower.book.book import FOLDER, AnyCard
from overtable.games.overpower.inplay import kinds
from overtable.games.overpower.inplay.effects import LASTING
from overtable.games.overpower.inplay.kinds import GIVE_UP, HAPPENS, IMMUNE, MAY
from overtable.games.overpower.words.search import Draw
from overtable.games.overpower.words.vocabulary import Whenever
from overtable.kernel.catalogue import load_cards, read_yaml
from overtable.kernel.engine import decisions, play
from overtable.kernel.game import Setup

SOURCES = sorted(FOLDER.rglob("*.py"))


def raw_cards() -> list[dict[str, object]]:
    return [card for path in sorted((FOLDER / "cards").rglob("*.yaml")) for card in read_yaml(path)]


def words(thing: object) -> set[str]:
    """The words that a card's file uses."""
    if isinstance(thing, list):
        return {w for one in thing for w in words(one)}
    if isinstance(thing, dict):
        mine = {str(thing["do"])} if "do" in thing else set()
        return mine | {w for value in thing.values() for w in words(value)}
    return set()


def users(name: str) -> list[str]:
    return [str(card["id"]) for card in raw_cards() if name in words(card)]


def test_unique_words_stand_apart() -> None:
    for cls in word_classes():
        alone = cls.__module__.endswith(".words_unique")
        assert not alone or len(users(str(cls.__struct_config__.tag))) == 1  # type: ignore[attr-defined]


def word_classes() -> list[type]:
    from typing import get_args

    from overtable.games.overpower.words.vocabulary import AnyWord

    return list(get_args(AnyWord))


def test_no_card_is_named_in_the_engine() -> None:
    """Neither by its id nor by its name: rules ask for words and figures."""
    named = {str(card[key]) for card in raw_cards() for key in ("id", "name") if card["type"] != "power"}
    allowed = {"position.py", "laying.py", "random.py"}
    found = [
        f"{path.name}:{node.lineno} names the card {node.value!r}"
        for path in SOURCES
        if path.name not in allowed
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in named
    ]
    assert found == []


@pytest.mark.parametrize("hooks, word, field", [(HAPPENS, "whenever", "happens"), (MAY, "may", "what")])
def test_every_hook_is_used_by_a_card(hooks: dict[str, str], word: str, field: str) -> None:
    classic = FOLDER / "classic"
    files = [
        *(FOLDER / "cards").rglob("*.yaml"),
        *(classic / "cards").rglob("*.yaml"),
        classic / "functions.yaml",
        LEGACY,
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert set(re.findall(rf"\b{field}: (\w+)", text)) == set(hooks), word


@pytest.mark.parametrize("what", sorted(HAPPENS))
def test_what_happens_is_told_in_few_places(what: str) -> None:
    """One place each; a Universe card helps either an attack or a block."""
    told = [
        path.name
        for path in SOURCES
        for _ in re.finditer(rf'(?:happens\(s|grants\(s, a), "{what}"', Path(path).read_text("utf-8"))
    ]
    assert len(told) == (2 if what == "universe_used" else 1), told


def test_any_trigger_takes_any_words() -> None:
    for happens in HAPPENS:
        word = Whenever(happens=happens, then=(Draw(count=2),))  # type: ignore[arg-type]
        assert "draw two cards" in word.says("Zorro")


def test_hooks_have_their_sentence() -> None:
    for hooks in (HAPPENS, MAY, IMMUNE):
        assert all(hooks.values())
    assert set(GIVE_UP) == {"act", "negate", "avoid", "venture_three", "see_attack"}


MADE = """
- type: special
  id: bloodlust
  name: Bloodlust
  character: Zorro
  until: game
  stays: clipped
  play: [{do: whenever, happens: ko, who: team, then: [{do: draw, count: 2}, {do: venture_total, amount: 4}]}]
- type: special
  id: sore-spot
  name: Sore Spot
  character: Zorro
  until: battle
  target: true
  hit: [{do: whenever, happens: hit, who: target, which: {icons: [combat]}, then: [{do: mill, count: 1}]}]
- type: special
  id: two-wishes
  name: Two Wishes
  character: Zorro
  until: game
  stays: clipped
  play: [{do: give_up, uses: 2, cost: {kind: card}, then: [{do: mill, count: 2}]}]
- type: special
  id: borrowed-strength
  name: Borrowed Strength
  character: Zorro
  until: game
  stays: clipped
  play: [{do: may, what: defend_with, which: {kinds: [power], icons: [energy], most: 5}}]
"""
"""Cards that nobody printed: hooks combined with other words than in the set."""


@pytest.fixture
def made_cards(tmp_path: Path, more_cards: Callable[[list[Any]], None]) -> None:
    path = tmp_path / "made.yaml"
    path.write_text(MADE, encoding="utf-8")
    more_cards(load_cards([path], AnyCard))


@pytest.mark.usefixtures("made_cards")
def test_a_ko_may_bring_what_no_printed_card_says() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["8C"], "draw": PILE, "in_play": [{"card": "Bloodlust", "by": "Zorro"}]},
        b={"front": [hero("Merlin", hits=["7E", "6E"]), "Ra"]},
    )
    strike(a, b, "8C", "Zorro", "Merlin")
    a.does("done")
    assert b.is_kod("Merlin") and a.venture == 8 + 4 and len(a.draw_pile) == len(PILE) - 2


@pytest.mark.usefixtures("made_cards")
@pytest.mark.parametrize("attack, milled", [("6C", 1), ("1E", 0)])
def test_only_hits_with_the_cards_that_are_meant_are_heard(attack: str, milled: int) -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": [attack], "in_play": [{"card": "Sore Spot", "by": "Zorro", "target": "Ra"}]},
        b={"front": ["Ra"], "draw": PILE},
    )
    strike(a, b, attack, "Zorro", "Ra")
    assert len(b.dead) == milled


@pytest.mark.usefixtures("made_cards")
def test_what_may_be_used_twice_is_spent_after_two_uses() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["1C", "2C", "3C"], "in_play": [{"card": "Two Wishes", "by": "Zorro"}]},
        b={"front": ["Ra"], "draw": PILE},
    )
    for card, gone in (("1C", 2), ("2C", 4)):
        a.does("give_up", "Two Wishes")
        a.does("pay", card)
        assert len(b.dead) == gone
        b.does("pass")
    assert not a.can("give_up")


@pytest.mark.usefixtures("made_cards")
def test_a_permission_speaks_of_the_cards_that_its_filter_names() -> None:
    side = {"front": ["Zorro"], "hand": ["5E", "6E", "5B"]}
    for more, able in (({"in_play": [{"card": "Borrowed Strength", "by": "Zorro"}]}, True), ({}, False)):
        a, b = table(a=side | more, b={"front": ["Ra"], "hand": ["4E"]}, turn="b")
        b.does("attack", "4E", "Ra", "Zorro")
        assert a.can("block", "5E", "Zorro") is able
        assert not a.can("block", "6E", "Zorro") and not a.can("block", "5B", "Zorro")


def test_no_word_is_made_in_play() -> None:
    """An effect points at its word by row: a saved game is read by a process that has played nothing."""
    game = find("overpower-2025")
    known = len(game.catalogue.cards) and len(LASTING)
    for seed in range(6):
        chance = Random(seed)
        s = game.start(Setup(mode="venture", seed=seed))
        while s.result is None:
            pending = decisions(s)[0]
            play(s, pending.seat, chance.choice(pending.options))
    assert len(LASTING) == known > 100


def test_no_two_kinds_of_effects_share_a_bit() -> None:
    """A mask tells which kinds are present; it is made anew when a state is read."""
    plain = [number for name, number in vars(kinds).items() if name.startswith("K_")]
    hooks = [*kinds.TRIGGER.values(), *kinds.PERMISSION.values(), *kinds.PRICE.values(), *kinds.IMMUNITY.values()]
    numbers = plain + hooks
    assert len(set(numbers)) == len(numbers)
