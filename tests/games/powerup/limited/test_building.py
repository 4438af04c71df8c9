"""Decks of a pool: always there, always legal, checked with every reason."""

from collections import Counter
from random import Random

import pytest

from games.powerup.drafts import DRAFT, begun, drafted, taking_anything
from marks import rule
from overtable.games import find
from overtable.games.powerup.book.cards import Battle, Hero
from overtable.games.powerup.decks import understood
from overtable.games.powerup.limited.building import playable
from overtable.games.powerup.limited.worth import fit, is_early, prior, worth_of
from overtable.kernel.engine import options
from overtable.kernel.setup import Setup
from overtable.kernel.values import NONE, CardValue, Values, set_aside

CARDS = DRAFT.catalogue
POOLS = 120


def pools(count: int = POOLS) -> list[list[str]]:
    """Pools of drafts and of sealed packs, for every number of players."""
    found: list[list[str]] = []
    seed = 0
    while len(found) < count:
        seats, mode = 2 + seed % 7, ("draft", "sealed")[seed % 2]
        s = drafted(begun(seats, seed, mode), taking_anything(seed))
        found += [DRAFT.pool(s, seat) for seat in range(seats)]
        seed += 1
    return found[:count]


def changed(text: str, without: str, instead: str) -> str:
    assert without in text
    return text.replace(without, instead, 1)


@rule("PU-POOL-03")
def test_a_legal_deck_is_built_of_every_pool() -> None:
    game = find(DRAFT.plays)
    for n, pool in enumerate(pools()):
        text = DRAFT.built(pool, n)
        assert DRAFT.check_pool(text, pool) == []
        assert game.check_deck(text, DRAFT.plays_mode) == []
        assert all(need.have == need.want for need in DRAFT.pool_contents(text, pool).needs)
        assert not Counter(DRAFT.parts(text)) - Counter(pool)


def test_even_whoever_takes_nothing_but_copies_can_build() -> None:
    """The greediest for one card: always what one has most of already."""
    for seats in (2, 3, 8):
        s = begun(seats, seats)
        drafted(
            s,
            lambda s, seat, offered: max(offered, key=lambda o: DRAFT.pool(s, seat).count(DRAFT.brings(s, seat, o)[0])),
        )
        for seat in range(seats):
            pool = DRAFT.pool(s, seat)
            assert DRAFT.check_pool(DRAFT.built(pool), pool) == []


def test_the_same_pool_and_seed_are_the_same_deck_in_whatever_order() -> None:
    pool = pools(1)[0]
    mixed = pool[:]
    Random(1).shuffle(mixed)
    assert DRAFT.built(pool, 3) == DRAFT.built(mixed, 3)


@rule("PU-POOL-01", "PU-POOL-04")
def test_decks_of_a_draft_are_decks_of_the_game_and_are_played_with_a_long_hq() -> None:
    first, second = pools(2)
    game = find(DRAFT.plays)
    s = game.start(
        Setup(
            mode=DRAFT.plays_mode,
            seed=1,
            settings=dict(DRAFT.deck_settings),
            decks=(DRAFT.built(first), DRAFT.built(second)),
        )
    )
    assert s.hq == [10, 10]  # type: ignore[attr-defined]
    assert game.modes[DRAFT.plays_mode].settings["mixed"]


@rule("PU-POOL-02")
def test_what_is_not_in_the_pool_is_refused_with_every_reason() -> None:
    pool = pools(1)[0]
    text = DRAFT.built(pool)
    deck, _ = understood(text, CARDS)
    strange = next(c.name for c in CARDS.cards if isinstance(c, Hero) and c.stars == 1 and c.id not in pool)
    first = deck.heroes()[0].name
    line = next(line for line in text.splitlines() if line.endswith(first))
    told = DRAFT.check_pool(changed(text, line, f"{line}\n1 {strange}"), pool)
    assert f"Your pool has 0 of {strange}; the deck has 1. [PU-POOL-02]" in told
    assert any("PU-DECK-01" in one for one in told) and any("PU-DECK-02" in one for one in told)
    assert DRAFT.check_pool("3 Nobody", pool) != []
    assert DRAFT.check_pool("", pool) != []


@rule("PU-POOL-02")
def test_nothing_is_added_to_a_pool() -> None:
    assert DRAFT.free() == []


def test_copies_that_no_deck_may_hold_stay_in_the_pool() -> None:
    unique = next(c for c in CARDS.cards if isinstance(c, Hero) and c.unique)
    other = next(c for c in CARDS.cards if isinstance(c, Hero) and c.stars == 1)
    assert playable([unique, unique, *[other] * 5]) == [unique, *[other] * 3]


# What a pick is worth.


def test_a_pick_is_worth_what_its_card_is_and_how_it_fits() -> None:
    s = begun(4, 3)
    for seat in range(4):
        for option in options(s, seat):
            [card] = [CARDS.find(i) for i in DRAFT.brings(s, seat, option)]
            assert DRAFT.worth(s, seat, option) == worth_of(card, DRAFT.values)  # nothing is there yet to go with


def test_values_are_read_and_can_be_set_aside() -> None:
    torch = CARDS.find("Torch")
    assert worth_of(torch, Values(cards={torch.id: CardValue(0.5, 0.4, 0.6, 9)})) == 0.5
    assert worth_of(torch, NONE) == prior(torch)
    with set_aside():
        assert DRAFT.values == NONE


def test_heroes_of_one_faction_go_together_and_battle_cards_crowd_each_other() -> None:
    heroes = [c for c in CARDS.cards if isinstance(c, Hero)]
    one = next(h for h in heroes if h.stars == 1 and h.faction == "Emberwake")
    friend = next(h for h in heroes if h.stars == 2 and h.faction == "Emberwake")
    stranger = next(h for h in heroes if h.stars == 2 and h.faction == "Oathstone")
    assert fit(one, [friend]) > fit(one, [friend, stranger]) > fit(one, [stranger]) == fit(one, []) == 0
    battle = [c for c in CARDS.cards if isinstance(c, Battle) and not is_early(c)]
    assert fit(battle[0], battle[1:5]) < fit(battle[0], battle[1:4])
    early = [c for c in CARDS.cards if is_early(c) and not isinstance(c, Battle)]
    assert fit(early[0], []) > fit(early[0], early[1:6]) == 0


def test_a_bigger_body_is_guessed_to_be_better() -> None:
    guesses = {c.id: prior(c) for c in CARDS.cards}
    assert sum(guesses.values()) == pytest.approx(0)
    best = max((c for c in CARDS.cards if isinstance(c, Hero)), key=lambda c: guesses[c.id])
    assert guesses[best.id] > 0
