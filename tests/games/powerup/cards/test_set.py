"""The set itself: its size, its curves, its keywords, its texts and its ready decks."""

from collections import Counter
from typing import NamedTuple

import pytest

from games.powerup.decklists import text_of
from marks import rule
from overtable.games.powerup import GAMES
from overtable.games.powerup.book.ability import Ability
from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import Battle, Equipment, Hero, Power
from overtable.games.powerup.decks import read_deck, ready_decks, why_not_legal
from overtable.games.powerup.words.constant import Has, ImmuneTo, Slays
from overtable.games.powerup.words.word import Passive, Word

CARDS = ready_set().cards

PASSIVE = [
    (c, p)
    for c in CARDS
    for p in (
        *(p for a in c.abilities() for p in a.always),
        *(getattr(c, "always", ())),
        *(c.attach.always if isinstance(c, Power) and c.attach else ()),
    )
]


def words() -> list[tuple[str, Word]]:
    found = [(c.name, w) for c in CARDS for a in c.abilities() for w in a.does]
    return found + [(c.name, w) for c in CARDS if isinstance(c, Power) for w in c.does]


def test_the_set_is_as_large_as_it_should_be() -> None:
    heroes = Counter((c.faction, c.stars) for c in CARDS if isinstance(c, Hero))
    factions = sorted({f for f, _ in heroes})
    assert len(factions) == 4
    assert set(heroes.values()) == {4}
    for faction in factions:
        of_faction = [c for c in CARDS if c.faction == faction and not isinstance(c, Hero)]
        assert len(of_faction) >= 24
        assert {type(c) for c in of_faction} == {Equipment, Power, Battle}
    assert len([c for c in CARDS if not c.faction]) >= 12
    assert len(CARDS) >= 188
    assert len({c.name for c in CARDS}) == len(CARDS)


class Curve(NamedTuple):
    """The least and the most of each figure of the Heroes of a rarity."""

    cost: tuple[int, int]
    total: tuple[int, int]
    health: tuple[int, int]
    astra: tuple[int, int]
    astra_cost: tuple[int, int]


CURVES = {
    1: Curve(cost=(1, 1), total=(5, 6), health=(2, 3), astra=(1, 2), astra_cost=(0, 1)),
    2: Curve(cost=(2, 2), total=(6, 7), health=(3, 3), astra=(1, 2), astra_cost=(1, 2)),
    3: Curve(cost=(3, 4), total=(8, 8), health=(3, 4), astra=(2, 2), astra_cost=(1, 3)),
    4: Curve(cost=(4, 5), total=(9, 10), health=(4, 5), astra=(3, 3), astra_cost=(1, 4)),
    5: Curve(cost=(6, 7), total=(11, 12), health=(5, 6), astra=(3, 4), astra_cost=(2, 5)),
}

HEROES = [c for c in CARDS if isinstance(c, Hero)]
FACTIONS = sorted({c.faction for c in HEROES})


def within(n: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= n <= limits[1]


@pytest.mark.parametrize("card", HEROES, ids=lambda c: c.name)
def test_every_hero_is_on_the_curve_of_its_rarity(card: Hero) -> None:
    curve = CURVES[card.stars]
    assert within(card.cost, curve.cost)
    assert within(card.atk + card.dfn, curve.total)
    assert within(card.health, curve.health)
    assert within(len(card.astra), curve.astra)
    assert all(within(a.cost, curve.astra_cost) for a in card.astra if a.does)
    assert card.unique or card.stars < 5


@pytest.mark.parametrize("faction", FACTIONS)
def test_what_a_faction_may_have_only_so_often(faction: str) -> None:
    heroes = [c for c in HEROES if c.faction == faction]
    assert len([c for c in heroes if c.stars == 1 and len(c.astra) == 2]) == 1
    assert len([c for c in heroes if c.stars == 4 and c.unique]) == 2
    assert len([c for c in heroes if c.dfn >= 6]) <= 2


def test_the_costs_of_the_power_deck() -> None:
    limits = {Equipment: (1, 4), Power: (1, 5), Battle: (1, 3)}
    assert [c.name for c in CARDS if type(c) in limits and not within(c.cost, limits[type(c)])] == []
    powers = [c for c in CARDS if isinstance(c, Power)]
    assert round(sum(c.cost for c in powers) / len(powers)) == 2
    attached = [c for c in powers if c.attach is not None]
    assert len(attached) >= 12
    assert all(within(c.attach.surcharge, (1, 3)) for c in attached if c.attach)
    assert len([c for c in CARDS if c.limited]) >= 3


def keywords_of(card: object) -> set[str]:
    """The ability keywords that a card shows."""
    found: set[str] = set()
    texts: list[Ability] = list(card.abilities())  # type: ignore[arg-type]
    does: list[Word] = [w for a in texts for w in a.does]
    always: list[Passive] = [p for c, p in PASSIVE if c is card]
    for a in texts:
        found |= {"Ability (N)"} if a.counters else set()
        found |= {"Ability *(Nx)"} if a.times else set()
        found |= {"Condition"} if a.when else set()
        found |= {{"normal": "", "instant": "Instant", "super": "Super Instant"}[a.speed]}
    if isinstance(card, Power):
        does += card.does
        found |= {{"normal": "", "instant": "Instant", "super": "Super Instant"}[card.speed]}
    if isinstance(card, Hero):
        found |= set(card.keywords)
        found |= {"Slayer"} if card.slayer else set()
        found |= {"Immune"} if card.immune else set()
        found |= {"Regen"} if card.regen else set()
        found |= {"Evade"} if card.evade else set()
    found |= {"Constant"} if always else set()
    for p in always:
        found |= {p.keyword} if isinstance(p, Has) else set()
        found |= {"Slayer"} if isinstance(p, Slays) else {"Immune"} if isinstance(p, ImmuneTo) else set()
    names = {
        "Break": "Break",
        "Copy": "Copy",
        "Duel": "Duel",
        "DuelBetween": "Duel",
        "EvadeAttack": "Evade",
        "Heal": "Heal",
        "LevelUp": "Power Up!",
        "StealHero": "Steal",
        "StealCard": "Steal",
        "StealCounter": "Steal",
        "Stun": "Stun",
        "MoreTeamUps": "Team-Up!",
    }
    for w in does:
        found |= {names.get(type(w).__name__, "")}
        found |= {getattr(w, "keyword", ""), getattr(w, "counter", "")}
    return found


KEYWORDS = [
    "Ability (N)",
    "Ability *(Nx)",
    "Break",
    "Burn",
    "Condition",
    "Constant",
    "Copy",
    "Divert",
    "Duel",
    "Evade",
    "Heal",
    "Immortal",
    "Immune",
    "Instant",
    "Invisible",
    "Poison",
    "Power Up!",
    "Regen",
    "Resolve",
    "Slayer",
    "Speedster",
    "Steal",
    "Strike First",
    "Stun",
    "Super Instant",
    "Team-Up!",
]


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_on_at_least_two_cards(keyword: str) -> None:
    assert len(KEYWORDS) == 26
    assert len([c for c in CARDS if keyword in keywords_of(c)]) >= 2


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.name)
def test_every_card_says_what_it_does(card: object) -> None:
    text = card.text()  # type: ignore[attr-defined]
    assert len(text) > 3
    assert "{" not in text
    for ability in card.abilities():  # type: ignore[arg-type]
        assert ability.name in text


@rule("PU-DECK-01", "PU-DECK-02", "PU-MODE-01")
def test_the_ready_decks_are_legal_and_hold_every_card() -> None:
    held: set[str] = set()
    for name, text in ready_decks().items():
        deck = read_deck(text, ready_set())
        assert deck.name == name
        assert why_not_legal(deck, mixed=name.startswith("Mixed")) == []
        assert text_of(read_deck(text_of(deck), ready_set())) == text_of(deck)
        if not name.startswith("Mixed"):
            held |= {c.name for _, c in deck.cards}
    assert held == {c.name for c in CARDS}
    assert list(GAMES[0].decks("same-faction")) == [n for n in ready_decks() if not n.startswith("Mixed")]
