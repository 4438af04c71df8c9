"""Decks: what they hold and what they cost (OP25-DECK)."""

import pytest

from games.overpower.decklists import deck, rules
from marks import rule
from overtable.games.overpower.decks.formats import Profile
from overtable.games.overpower.decks.legal import mission_sets, problems, threat
from overtable.games.overpower.decks.text import dump, load, parse
from overtable.kernel.decks import BadDeck


@rule("OP25-CARD-31", "OP25-DECK-03", "OP25-DECK-16")
def test_a_homebase_costs_threat_and_has_conditions(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    everything = Profile(name="all")
    armory = "Homebase: Dracula's Armory\nUnder: Rapier; Longbow; Ray Gun"
    assert threat(deck()) == 76 and rules(deck()) == set()
    assert threat(deck(more=armory)) == 79 and rules(deck(more=armory)) == {"OP25-DECK-03"}
    fort = "Homebase: Old Fort"
    wrong = deck(more=fort, front="Poseidon; Robin Hood; Merlin", reserve="Korak")
    assert [p[:12] for p in problems(wrong, everything)] == ["OP25-DECK-16"]
    assert (
        problems(deck(more=fort, front="Poseidon; Robin Hood; Merlin", reserve="Ra"), Profile(name="x", threat=0)) == []
    )
    with pytest.raises(BadDeck, match="OP25-DECK-16"):
        deck(more="Homebase: Barsoom\nHomebase: The Round Table")


CHEAP = {"front": "Jane Porter; Dr. Watson; Mr. Hyde", "reserve": "Angry Mob: Middle Ages"}


@rule("OP25-DECK-04", "OP25-DECK-05", "OP25-DECK-07")
def test_no_least_threat_and_no_largest_deck() -> None:
    assert threat(deck(**CHEAP)) == 64 and rules(deck(**CHEAP)) == set()
    assert rules(deck(size=51)) == set() and rules(deck(size=50)) == {"OP25-DECK-05"}
    assert rules(deck(size=400)) == set()


@rule("OP25-DECK-05", "OP25-DECK-07")
def test_a_deck_may_be_as_large_as_one_likes_but_not_too_small() -> None:
    head = dump(load("Camelot's Oath")).partition("\n\n")[0]
    assert problems(parse(f"{head}\n\n51 7 Combat\n")) == []
    assert problems(parse(f"{head}\n\n200 7 Combat\n")) == []
    assert problems(parse(f"{head}\n\n50 7 Combat\n")) == ["OP25-DECK-05: the deck has 50 cards; it needs 51"]


@pytest.mark.parametrize("card", ["Hercules", "Barsoom", "A Princess of Mars"])
@rule("OP25-DECK-08")
def test_table_cards_are_no_part_of_the_deck(card: str) -> None:
    with pytest.raises(BadDeck):
        deck(card)


@rule("OP25-DECK-08", "OP25-DECK-28", "OP25-CARD-31")
def test_what_starts_under_a_homebase_is_legal_for_the_team_and_not_counted() -> None:
    armory = "Homebase: Dracula's Armory\nUnder: {}"
    team = {"front": "Robin Hood; Jane Porter; Korak", "reserve": "Merlin"}

    def under(cards: str, **more: int) -> set[str]:
        return rules(deck(more=armory.format(cards), **team, **more))

    assert under("Rapier; Longbow; Ray Gun") == set()
    assert under("Rapier; Longbow; Ray Gun", size=50) == {"OP25-DECK-05"}, "51 besides those three"
    assert under("Rapier; Longbow; Trebuchet") == {"OP25-DECK-28"}, "nobody has 7 Brute Force"
    assert under("Rapier; Longbow; Longbow") == {"OP25-DECK-28"}, "three different ones"
    assert under("Rapier; Longbow") == {"OP25-DECK-28"}


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("Rapier", set()),
        ("Magic Spell", {"OP25-DECK-12"}),
        ("Hucklebuck", set()),
        ("Queen Guinevere", {"OP25-DECK-12"}),
        ("8 Energy Teamwork (Combat/Intelligence)", {"OP25-DECK-12"}),
        ("Training (Robin Hood)", set()),
    ],
)
@rule("OP25-DECK-12", "OP25-DECK-10")
def test_a_universe_card_needs_somebody_with_the_grid(card: str, found: set[str]) -> None:
    assert rules(deck(card)) == found


@rule("OP25-DECK-12")
def test_a_card_for_the_weak_needs_a_weak_one() -> None:
    strong = {"front": "Hercules; The Mummy; Headless Horseman", "reserve": "Mr. Hyde"}
    assert rules(deck("Little John", **strong)) == {"OP25-DECK-12"}, "all have more than 5 Brute Force"
    assert rules(deck("Professor Porter", **strong)) == set()


@rule("OP25-CARD-29", "OP25-DECK-14")
def test_a_mission_set_is_whole_and_has_its_own_events(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    made = deck()
    made.objectives = ["The Sunken City of R'lyeh"]
    assert rules(made) == {"OP25-CARD-29"}
    assert rules(deck(mission="Nowhere")) == {"OP25-CARD-29"}
    everything = Profile(name="all")
    for mission in ("The Call of Cthulhu", "Warlord of Mars", "King of the Jungle"):
        assert problems(deck("Honest Steel", size=56, mission=mission), everything) == [], "an Any-Mission Event"
    assert [len(rows) for rows in mission_sets().values()] == [7, 7, 7, 7]


@rule("OP25-DECK-17")
def test_the_printed_threat_counts() -> None:
    carson = deck(front="Carson of Venus; Jane Porter; Dr. Watson", reserve="Mr. Hyde")
    assert threat(carson) == 18 + 16 + 16 + 16, "not the 23 of his grid"


@rule("OP25-DECK-23")
def test_a_thematic_homebase_with_its_four_lifts_the_cap(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    golden = Profile(name="Golden Age")
    hall = "Homebase: Hall of Four"
    theirs = deck(more=hall, front="Zeus; Hercules; Leonidas", reserve="Merlin")
    assert threat(theirs) > 76 and problems(theirs, golden) == []
    other = deck(more=hall, front="Zeus; Hercules; Leonidas", reserve="Zorro")
    assert [p[:12] for p in problems(other, golden)] == ["OP25-DECK-03"]
