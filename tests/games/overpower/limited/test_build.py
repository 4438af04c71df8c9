"""Decks that are built for somebody: legal whatever the pool, the same for the same seed, and sensible."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.overpower.drafts import DRAFT
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.decks.text import parse
from overtable.games.overpower.limited.build import free_power, power
from overtable.games.overpower.limited.team import Stock, best_team, family, strength
from overtable.games.overpower.limited.worth import guess, worth_of
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Setup
from overtable.kernel.option import Option
from overtable.kernel.values import set_aside
from overtable.players.player import ask
from overtable.players.registry import make

SEATS = range(2, 9)
SEEDS = 6


def silly(s: Any, seat: int, offered: list[Option], rng: Random) -> Option:
    """Takes whoever it has already: the poorest pools there are."""
    own = Counter(DRAFT.pool(s, seat))
    return max(offered, key=lambda o: own[DRAFT.brings(s, seat, o)[0]] if o.refs and o.verb == "take" else 0)


def pools(mode: str, seats: int, seed: int, how: str) -> list[list[str]]:
    s: Any = DRAFT.start(Setup(mode=mode, seed=seed, seats=seats))
    rng = Random(seed)
    bots = [make(how, DRAFT, Random(n)) for n in range(seats)] if how != "silly" else []
    while s.result is None:
        seat = asking(s).bit_length() - 1
        option = ask(bots[seat], s, seat, rng) if bots else silly(s, seat, options(s, seat), rng)
        play(s, seat, option)
    return [DRAFT.pool(s, seat) for seat in range(seats)]


@pytest.mark.parametrize("how", ["drafter", "first-pick", "random", "silly"])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", ["draft", "sealed"])
def test_a_built_deck_is_always_legal_and_always_the_same(mode: str, seats: int, how: str) -> None:
    for seed in range(SEEDS if mode == "draft" else 1):
        for pool in pools(mode, seats, seed, how):
            text = DRAFT.built(pool, seed)
            assert DRAFT.check_pool(text, pool) == []
            assert DRAFT.built(list(reversed(pool)), seed) == text, "in whatever order the cards came"
            assert DRAFT.check_pool(DRAFT.built(pool, seed + 1), pool) == []


def test_a_pool_of_copies_fields_them() -> None:
    """One character six times, and two characters three times each."""
    stack = ["zorro", "riposte", "riposte", "master-of-escape", "elite-swordsmanship", "ancestral-rapier"]
    other = ["zeus", "thunderbolt", "hera", "a-jealous-god", "banishment", "law-and-order"]
    for pool, different in ((stack * 6, 1), (stack * 3 + other * 3, 2)):
        text = DRAFT.built(pool)
        deck = parse(text)
        assert DRAFT.check_pool(text, pool) == [] and len({*deck.front, deck.reserve}) == different


def test_a_built_deck_uses_the_specials_of_its_team_and_powers_that_it_can_use() -> None:
    for pool in pools("draft", 4, 3, "drafter"):
        with set_aside():  # by the guess; games may have shown that a Special does no good
            deck = parse(DRAFT.built(pool))
        team = [NEW_BOOK.find(name, fc.CHARACTER) for name in (*deck.front, deck.reserve)]
        faces = {NEW_BOOK.face(card): n for n, card in deck.cards}
        own = {f for f in map(NEW_BOOK.face, pool) if f.special and any(f.character in p.names for p in team)}
        assert len(own & set(faces)) >= 0.9 * len(own), "hardly any Special of the team stays at home"
        typed = {f: n for f, n in faces.items() if f.kind == fc.POWER and len(f.types) == 1}
        values = Counter({f.value: 0 for f in typed})
        for f, n in typed.items():
            values[f.value] += n
        assert max(values.values()) <= 5, "many of one value would be duplicates of each other"
        assert sum(deck_n for deck_n in faces.values()) == 51


def test_the_best_team_is_the_strongest_there_is() -> None:
    for pool in pools("draft", 2, 1, "random"):
        stock = Stock(pool)
        team = best_team(pool)
        assert team.strength == max(stock.strength(chosen) for chosen in stock.teams())
        assert len({family(f) for f in team.people}) == min(4, stock.families())
        assert strength(pool) == team.strength


def test_power_cards_go_by_the_ratings_of_the_team() -> None:
    brutes = [NEW_BOOK.find(name, fc.CHARACTER) for name in ("Hercules", "Cthulhu", "Anubis", "The Mummy")]
    taken = power(brutes, 20, Random(1))
    assert taken.total() == 20 and set(taken) <= set(free_power())
    types = Counter[int]()
    for card, n in taken.items():
        types[NEW_BOOK.face(card).types[0]] += n
    assert types[2] > types[1] and types[2] > types[3], "most are Brute Force"


def test_a_stack_is_worth_what_it_adds_to_the_team() -> None:
    s: Any = DRAFT.start(Setup(mode="draft", seed=2, seats=4))
    offered = options(s, 0)
    worths = {o: DRAFT.worth(s, 0, o) for o in offered}
    assert len(set(worths.values())) > 1
    best = max(offered, key=worths.__getitem__)
    play(s, 0, best)
    assert DRAFT.value(s, 0) == pytest.approx(strength(DRAFT.pool(s, 0)))
    sealed: Any = DRAFT.start(Setup(mode="sealed", seed=2, seats=2))
    assert {DRAFT.worth(sealed, 0, o) for o in options(sealed, 0)} == {0.0}, "shut packs are all alike"


def test_what_nobody_has_fitted_is_guessed() -> None:
    assert guess(NEW_BOOK.find("Zeus", fc.CHARACTER)) > guess(NEW_BOOK.find("Jane Porter", fc.CHARACTER))
    assert all(isinstance(worth_of(f.row), float) for f in NEW_BOOK.in_print())
