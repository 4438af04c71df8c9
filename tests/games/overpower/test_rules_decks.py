"""Rules of decks: what they hold, what they cost, and the formats and modes they are played in."""

import pytest

from games.overpower.decklists import deck, rules
from games.overpower.table import PILE, Player, empty_hands, hero, pass_out, reach, seated, table
from marks import rule
from overtable.games.overpower.decks.legal import Profile, left_out, mission_sets, problems, threat
from overtable.games.overpower.decks.text import dump, parse
from overtable.games.overpower.state import BRAWL, SKIRMISH, VENTURE
from overtable.kernel.decks import BadDeck
from overtable.scenario import scenario

CHEAP = {"front": "Jane Porter; Dr. Watson; Mr. Hyde", "reserve": "Angry Mob: Middle Ages"}


@rule("OP25-DECK-04", "OP25-DECK-05", "OP25-DECK-07")
def test_no_least_threat_and_no_largest_deck() -> None:
    assert threat(deck(**CHEAP)) == 64 and rules(deck(**CHEAP)) == set()
    assert rules(deck(size=51)) == set() and rules(deck(size=50)) == {"OP25-DECK-05"}
    assert rules(deck(size=400)) == set()


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


@rule("OP25-DECK-23")
def test_a_thematic_homebase_with_its_four_lifts_the_cap(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    golden = Profile(name="Golden Age")
    hall = "Homebase: Hall of Four"
    theirs = deck(more=hall, front="Zeus; Hercules; Leonidas", reserve="Merlin")
    assert threat(theirs) > 76 and problems(theirs, golden) == []
    other = deck(more=hall, front="Zeus; Hercules; Leonidas", reserve="Zorro")
    assert [p[:12] for p in problems(other, golden)] == ["OP25-DECK-03"]


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


@rule("OP25-DECK-17")
def test_the_printed_threat_counts() -> None:
    carson = deck(front="Carson of Venus; Jane Porter; Dr. Watson", reserve="Mr. Hyde")
    assert threat(carson) == 18 + 16 + 16 + 16, "not the 23 of his grid"


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


@rule("OP25-MODE-21", "OP25-MODE-20")
def test_in_limited_play_typed_power_cards_are_free_and_the_others_opened() -> None:
    pool = ["poseidon", "robin-hood", "merlin", "anubis", "5-multipower"]
    assert rules(deck("7 Energy", "7 Energy", "5 MultiPower"), "Limited", pool) == set()
    assert rules(deck("4 MultiPower"), "Limited", pool) == {"OP25-MODE-21"}
    assert rules(deck("6 Any-Power"), "Limited", pool) == {"OP25-MODE-21"}
    assert rules(deck("Rapier"), "Limited", pool) == {"OP25-MODE-20"}
    assert rules(deck(front="Poseidon; Robin Hood; Merlin", reserve="Korak"), "Limited", pool) == {"OP25-MODE-20"}


@rule("OP25-MODE-26", "OP25-MODE-15")
def test_an_organiser_makes_a_format() -> None:
    heavy = deck(front="Zeus; Hercules; Leonidas", reserve="Zorro", size=40)
    assert problems(heavy, Profile(name="The club's own", threat=90, least=40)) == []
    assert [p[:12] for p in problems(heavy, Profile(name="Stricter", threat=80, least=40))] == ["OP25-DECK-03"]
    assert rules(deck(front="Zeus; Hercules; Leonidas", reserve="Zorro"), "Legacy") == set()


@pytest.mark.parametrize("mode", ["venture", "brawl", "skirmish"])
@rule("OP25-MODE-27", "OP25-MODE-06", "OP25-SETUP-05")
def test_a_constructed_deck_is_played_in_every_mode(mode: str) -> None:
    text = dump(deck("Stars Align", "Princess and the Pea", size=56))
    a, b = seated(scenario("overpower-2025", mode, 0, decks=(text, text)))
    reach_choice = a if a.is_asked else b
    reach_choice.does("go_first")
    assert a.s.battle == 1 and len(a.s.zones[37]) == (5 if mode == "skirmish" else 0)
    assert a.missions == ((7, 0, 0) if mode == "venture" else (0, 0, 0))
    size = {"venture": 56, "brawl": 54, "skirmish": 55}[mode]
    assert len(a.draw_pile) + len(a.hand) + len(a.dead) == size, "what the mode has no use for is left out"


@rule("OP25-MODE-01", "OP25-MODE-07")
def test_what_a_brawl_leaves_out() -> None:
    cards = [
        "Princess and the Pea",
        "Master of Escape",
        "Riches of Don Diego de la Vega",
        "Stars Align",
        "Hades: Lord of the Underworld",
        "Knights of the Round Table",
        "Loki",
        "Harbinger's Warning",
    ]
    made = deck(*cards, front="King Arthur; Zorro; Time Traveler", reserve="Jane Porter", size=56)
    assert rules(made) == set() and left_out(made, VENTURE) == []
    kept = {"Riches of Don Diego de la Vega", "Loki"}
    assert set(left_out(made, BRAWL)) == set(cards) - kept
    assert set(left_out(made, SKIRMISH)) == set(cards) - kept - {"Princess and the Pea"}


@rule("OP25-MODE-02")
def test_in_a_brawl_only_the_attack_of_a_card_counts() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["Riches of Don Diego de la Vega"]}, b={"front": ["Merlin"]}, mode="brawl"
    )
    a.does("attack", "Riches of Don Diego de la Vega", "Zorro", "Merlin")
    b.does("decline")
    b.does("take")
    assert b.damage("Merlin") == 7 and b.is_asked and b.pending == "Turn", "nobody is asked for an Objective"


@rule("OP25-MODE-05", "OP25-MODE-03")
def test_a_brawl_draws_discards_and_places_as_usual() -> None:
    side = {
        "front": ["Hercules", "Zorro", hero("Leonidas", ko=1)],
        "draw": ["8B", "8C", "300", "6C", "1B", "2B", "3B", "4B", *PILE],
    }
    a, b = table(a=side, b=side, mode="brawl", phase="draw")
    assert len(a.hand) == 7 and a.dead == ["300"], "unusable"
    assert a.offered("discard") == ["8 Brute Force", "8 Combat"]
    a.does("discard", "8C")
    seen = reach(a, b, "Turn")
    assert "Place" in seen and "Venture" not in seen and "PreConcession" not in seen


@rule("OP25-MODE-04")
def test_a_brawl_without_anybody_left_is_a_draw() -> None:
    a, _ = table(
        a={"front": [hero("Zorro", hits=["8C", "8C", "3C"])]},
        b={"front": [hero("Hercules", hits=["8C", "8C", "3C"])]},
        mode="brawl",
    )
    from overtable.games.overpower.inplay.effects import BATTLE, start
    from overtable.games.overpower.state import TEAM
    from overtable.games.overpower.words.lasting import HitsToKO

    for seat in (0, 1):
        start(a.s, HitsToKO(amount=-1), -1, seat, TEAM + seat, BATTLE)
    a.s.settle()
    assert a.s.result is not None and a.s.result.winners == ()


@rule("OP25-MODE-10")
def test_in_a_skirmish_a_fallen_team_loses_at_once() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["4B"]},
        b={"front": [hero("Zorro", hits=["8C", "8C"])]},
        mode="skirmish",
        won=[0, 3],
        left=0,
    )
    a.does("attack", "4B", "Hercules", "Zorro")
    b.does("take")
    assert a.has_won and a.s.result.rule == "OP25-MODE-10", "whatever the Objectives say"


@rule("OP25-MODE-12", "OP25-MODE-06")
def test_a_majority_does_not_end_a_skirmish() -> None:
    def won(winner: list[str], **more: object) -> Player:
        a, b = table(
            a={"front": ["Hercules"], "draw": PILE},
            b={"front": [hero("Zorro", current=winner)], "draw": PILE},
            mode="skirmish",
            **more,
        )
        empty_hands(a, b)
        pass_out(a, b)
        return a

    a = won(["5C"], won=[2, 0], stakes=1, left=2)
    assert a.s.won_stakes == [3, 0] and a.s.result is None
    a = won(["5C"], won=[3, 1], stakes=1, left=0)
    assert a.has_won and a.s.won_stakes == [4, 1]
    with pytest.raises(Exception, match="OP25-MODE-06"):
        scenario("overpower-2025", "skirmish", 0, settings={"objectives": 4})


def test_a_deck_reads_back_as_it_was_written() -> None:
    made = deck("Rapier", "2 6 Energy")
    assert dump(parse(dump(made))) == dump(made)
