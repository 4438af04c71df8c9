"""Worked cases: which decks are legal."""

from collections.abc import Callable
from typing import Any

import pytest

from games.overpower.decklists import deck, rules
from marks import case, rule
from overtable.games.overpower.book.cards import Character
from overtable.games.overpower.decks.formats import profiles
from overtable.games.overpower.decks.legal import threat, threat_cap
from overtable.games.overpower.decks.text import Deck, changes, parse


@rule("OP25-DECK-24", "OP25-DECK-03")
@case("OP25-CASE-017")
def test_carson_costs_one_more_in_reserve() -> None:
    ahead = deck(front="Hercules; Carson of Venus; Robin Hood", reserve="Anubis")
    behind = deck(front="Hercules; Anubis; Robin Hood", reserve="Carson of Venus")
    assert threat(ahead) == 76 and rules(ahead) == set()
    assert threat(behind) == 77 and rules(behind) == {"OP25-DECK-03"}


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        (["Wrath of Ra", "Valkyrie Skeggiold"], {"OP25-DECK-25"}),
        (["Wrath of Ra", "Mystical Energy"], set()),
        (["2 Wrath of Ra"], {"OP25-DECK-09", "OP25-DECK-25"}),
        (["5 6 Energy"], set()),
    ],
)
@rule("OP25-DECK-09", "OP25-DECK-25")
@case("OP25-CASE-020")
def test_one_of_a_family_and_one_per_deck(cards: list[str], found: set[str]) -> None:
    assert rules(deck(*cards)) == found


@pytest.mark.parametrize(("reserve", "found"), [("Wicked Witch", set()), ("Tarzan", {"OP25-DECK-11"})])
@rule("OP25-DECK-11", "OP25-DECK-10")
@case("OP25-CASE-021")
def test_a_card_that_only_the_reserve_can_use_is_legal(reserve: str, found: set[str]) -> None:
    assert rules(deck("8 Energy", front="Robin Hood; Merlin; Jane Porter", reserve=reserve)) == found


@pytest.mark.parametrize(
    ("card", "size", "found"),
    [
        ("Excalibur", 51, {"OP25-DECK-13"}),
        ("Freya: Goddess of Protection", 51, set()),
        ("The Lost City of Opar", 56, {"OP25-DECK-14"}),
        ("Stars Align", 56, set()),
        ("Stars Align", 55, {"OP25-DECK-06"}),
    ],
)
@rule("OP25-DECK-13", "OP25-DECK-14", "OP25-DECK-06")
@case("OP25-CASE-023")
def test_specials_need_their_character_and_events_their_mission(card: str, size: int, found: set[str]) -> None:
    made = deck(card, size=size)
    assert threat(made) == 76 and rules(made) == found


def legacy(*grid: int | None) -> Character:
    e, c, b, i = grid
    return Character(id="x", name="X", energy=e or 0, combat=c or 0, brute_force=b or 0, intelligence=i)


FOUR_STATS, THREE_STATS = legacy(6, 5, 4, 3), legacy(7, 4, 4, None)


@rule("OP25-DECK-18", "OP25-DECK-19")
@case("OP25-CASE-025")
def test_a_legacy_character_without_a_threat_icon_counts_its_grid() -> None:
    from overtable.games.overpower.book.facts import Face

    assert Face(0, FOUR_STATS).threat == 18 and Face(0, THREE_STATS).threat == 15
    golden = profiles()["Golden Age"]
    assert threat_cap([THREE_STATS, FOUR_STATS, FOUR_STATS, FOUR_STATS], golden) == 72
    assert threat_cap([THREE_STATS, FOUR_STATS, FOUR_STATS, FOUR_STATS], profiles()["Modern Age"]) == 76


@pytest.fixture
def legacy_team(more_cards: Callable[[list[Any]], None]) -> Callable[[int, int], Deck]:
    """A Golden Age deck whose team has so many three-stat characters and this threat in all."""
    teams: list[int] = []

    def make(three: int, total: int) -> Deck:
        teams.append(total)
        names = [f"Old Hero {len(teams)}-{i}" for i in range(4)]
        share = [total // 4 + (i < total % 4) for i in range(4)]
        more_cards(
            [
                Character(
                    id=name.casefold().replace(" ", "-"),
                    name=name,
                    set="Original",
                    energy=4,
                    combat=4,
                    brute_force=threat - 8 - (0 if i < three else 1),
                    intelligence=None if i < three else 1,
                )
                for i, (name, threat) in enumerate(zip(names, share, strict=True))
            ]
        )
        head = ["# Old", "Format: Golden Age", "Mission: The Call of Cthulhu"]
        head += ["Front Line: " + "; ".join(names[:3]), f"Reserve: {names[3]}"]
        return parse("\n".join([*head, "51 1 Energy"]))

    return make


@pytest.mark.parametrize(
    ("count", "cap"),
    [
        pytest.param(1, 72, marks=rule("OP25-DECK-19")),
        pytest.param(2, 67, marks=rule("OP25-DECK-20")),
        pytest.param(3, 62, marks=rule("OP25-DECK-21")),
        pytest.param(4, 58, marks=rule("OP25-DECK-22")),
    ],
)
@case("OP25-CASE-025", "OP25-CASE-026")
def test_three_stat_characters_lower_the_cap(legacy_team, count: int, cap: int) -> None:  # type: ignore[no-untyped-def]
    """The team is made so that its threat is the cap, then one more."""
    assert rules(legacy_team(count, cap), "Golden Age") == set()
    assert rules(legacy_team(count, cap + 1), "Golden Age") == {"OP25-DECK-03"}


@pytest.mark.parametrize(
    ("cards", "home", "found"),
    [
        (["Mallku"], "", {"OP25-DECK-15"}),
        (["Mallku"], "Homebase: The Round Table", set()),
        (["Mallku", "Supay"], "Homebase: The Round Table", {"OP25-DECK-25"}),
    ],
)
@rule("OP25-DECK-15", "OP25-DECK-25")
@case("OP25-CASE-028")
def test_aspects_need_a_homebase_and_one_fortification_is_enough(cards: list[str], home: str, found: set[str]) -> None:
    assert rules(deck(*cards, more=home)) == found


@rule("OP25-DECK-01", "OP25-DECK-26", "OP25-DECK-02", "OP25-DECK-27")
@case("OP25-CASE-029")
def test_a_team_is_four_different_characters_and_stays_as_it_was_announced() -> None:
    assert rules(deck(front="Hercules; Merlin; Zorro", reserve="")) == {"OP25-DECK-01"}
    assert "OP25-DECK-26" in rules(deck(front="Hercules; Hercules; Merlin", reserve="Zorro"))
    mine = deck(front="Robin Hood; Jane Porter; Zorro", reserve="Merlin")
    swapped = deck(front="Robin Hood; Jane Porter; Merlin", reserve="Zorro")
    assert rules(mine) == rules(swapped) == set()
    assert changes(mine, mine) == []
    assert [p.partition(":")[0] for p in changes(mine, swapped)] == ["OP25-DECK-02"]
    fewer = deck("Rapier", front="Robin Hood; Jane Porter; Zorro", reserve="Merlin")
    assert [p.partition(":")[0] for p in changes(mine, fewer)] == ["OP25-DECK-27"]
