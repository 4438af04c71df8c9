"""Building a deck (OPC-DECK)."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from games.overpower_classic.decklists import deck, deck_text, rules
from games.overpower_classic.making import event
from marks import rule
from overtable.cli.main import app
from overtable.games import find
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.decks.formats import profiles
from overtable.games.overpower.decks.legal import problems, threat, threat_cap, warnings
from overtable.games.overpower.decks.text import parse
from overtable.kernel.decks import BadDeck
from overtable.kernel.game import BadSetup, Setup

EVENT = "Here Comes the Cavalry!"
STRONG = "Doctor Doom (MVOP); Iron Man (MVOP); Spider-Man (MVOP)"


@rule("OPC-DECK-01")
def test_a_deck_has_four_characters_and_one_whole_mission() -> None:
    assert rules() == set()
    assert rules(front="Hulk (MVOP); Storm (MVOP)") == {"OPC-DECK-01"}
    assert rules(mission="Nowhere") == {"OPC-DECK-01"}
    made = deck()
    made.objectives = [CLASSIC_BOOK.faces[row].name for row in CLASSIC_BOOK.missions[made.mission]][:6]
    assert len(CLASSIC_BOOK.missions[made.mission]) == 7 and problems(made)[0].startswith("OPC-DECK-01")
    with pytest.raises(BadDeck, match="Hulk"):
        parse(deck_text("1 Hulk (MVOP)"), CLASSIC_BOOK)
    with pytest.raises(BadDeck):
        parse(deck_text(f"1 {CLASSIC_BOOK.faces[CLASSIC_BOOK.missions[made.mission][0]].name}"), CLASSIC_BOOK)


@rule("OPC-DECK-02")
@pytest.mark.parametrize("size, events, fine", [(50, 0, False), (51, 0, True), (55, 1, False), (56, 1, True)])
def test_51_cards_or_56_with_an_event(size: int, events: int, fine: bool) -> None:
    assert (rules(*[f"1 {EVENT}"] * events, size=size) == set()) is fine
    assert rules(*[f"1 {EVENT}"] * events, size=size) <= {"OPC-DECK-02"}


@rule("OPC-DECK-03")
def test_copies_are_not_counted_and_there_is_no_most() -> None:
    assert rules("30 City Bus", size=200) == set()


@rule("OPC-DECK-04")
@pytest.mark.parametrize(
    "cards, fine",
    [
        (["2 Gamma Terror (MVOP)"], True),
        (["1 Guardian Angel (MVOP)", "1 Guardian Angel (MCOP)"], False),
        (["1 Guardian Angel (MVOP)"], True),
        (["2 8 Any-Power"], False),
        (["1 8 Any-Power", "1 6 Any-Power"], True),
    ],
)
def test_one_per_deck_is_one_whatever_the_set(cards: list[str], fine: bool) -> None:
    assert rules(*cards) == (set() if fine else {"OPC-DECK-04"})


@rule("OPC-DECK-05")
def test_every_event_is_one_per_deck() -> None:
    assert rules(f"2 {EVENT}", size=56) == {"OPC-DECK-05"}
    assert rules(f"1 {EVENT}", "1 Caught Off Guard!", size=56) == set()


@rule("OPC-DECK-06")
def test_an_event_belongs_to_its_mission() -> None:
    assert rules(f"1 {EVENT}", size=56, mission="Infinity Gauntlet") == {"OPC-DECK-06"}
    free = event("Free", set="CLOP")
    game = find("overpower-classic")
    with game.lending(Setup(mode="venture", seed=0, cards=[free])):
        assert rules("1 Free", size=56, mission="Infinity Gauntlet") == set()


@rule("OPC-DECK-07", "OPC-CODE-05")
def test_what_nobody_can_use_is_warned_of_and_not_forbidden() -> None:
    made = deck("1 Heal", "1 8 Fighting", "1 Sword", "1 Lady Shiva")
    assert problems(made) == []
    assert warnings(made) == [
        "OPC-DECK-07: Heal needs Wolverine on the team",
        "OPC-DECK-07: nobody on the team can use 8 Fighting",
        "OPC-DECK-07: nobody on the team can use Sword",
        "OPC-DECK-07: nobody on the team can use Lady Shiva",
    ]
    heroes = "Batman; Robin; Superman"
    coded = deck("1 Lady Shiva", front=heroes, reserve="Wolverine (MVOP)")
    assert warnings(coded) == [], "whoever has no code can"
    coded = deck("1 Lady Shiva", front=heroes, reserve="Azrael")
    assert len(warnings(coded)) == 1, "no hero can, whatever the rating"


@rule("OPC-DECK-07")
def test_the_command_line_tells_warnings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("overpower-classic")
    monkeypatch.setattr(type(game), "decks", lambda self, mode: ["one"])
    file = tmp_path / "deck.txt"
    file.write_text(deck_text("1 Heal"), encoding="utf-8")
    told = CliRunner().invoke(app, ["check", str(file), "--game", "overpower-classic"])
    assert told.exit_code == 0 and "may be played" in told.output and "OPC-DECK-07" in told.output
    assert game.deck_warnings(deck_text("1 Heal"), "venture") and not game.deck_warnings("# no deck\n1 Nothing")
    assert find("overpower-2025").deck_warnings(find("overpower-2025").deck_text("Horror Menagerie")) == []


@rule("OPC-DECK-08", "OPC-DECK-10")
@pytest.mark.parametrize("four, cap", [(0, 58), (1, 62), (2, 67), (3, 72), (4, 76)])
def test_the_number_of_ratings_decides_the_cap(four: int, cap: int) -> None:
    people = ["iqop-cyclops", "dcop-superman", "dcop-batman", "dcop-robin"][:four]
    people += ["mvop-hulk", "mvop-storm", "mvop-magneto", "mvop-rhino"][: 4 - four]
    cards = [CLASSIC_BOOK.face(card).card for card in people]
    assert threat_cap(cards, profiles(CLASSIC_BOOK)["Classic"]) == cap


@rule("OPC-DECK-09")
def test_a_character_is_worth_the_sum_of_its_ratings_unless_the_card_says_otherwise() -> None:
    assert CLASSIC_BOOK.face("mvop-wolverine").threat == 14 and CLASSIC_BOOK.face("dcop-superman").threat == 21
    assert CLASSIC_BOOK.face("imop-backlash").threat == 18, "its ratings are 22"
    assert threat(deck()) == 14 + 14 + 11 + 11


@rule("OPC-DECK-10")
def test_a_team_above_the_cap_is_refused_unless_the_players_agree() -> None:
    text = deck_text(front=STRONG)
    assert problems(parse(text, CLASSIC_BOOK)) == ["OPC-DECK-10: 68 points is above the cap of 58"]
    game = find("overpower-classic")
    with pytest.raises(BadSetup, match="OPC-DECK-10"):
        game.start(Setup(mode="venture", seed=0, decks=(text, text)))
    assert game.start(Setup(mode="venture", seed=0, decks=(text, text), settings={"points": False})).stack
    short = deck_text(front=STRONG, size=50)
    with pytest.raises(BadSetup, match="OPC-DECK-02"):
        game.start(Setup(mode="venture", seed=0, decks=(short, short), settings={"points": False}))


@rule("OPC-DECK-11", "OPC-DECK-12")
def test_nobody_is_on_a_team_twice_with_three_ratings_or_four() -> None:
    assert rules(front="Hulk (MVOP); Cyclops (MVOP); Cyclops (IQOP)") == {"OPC-DECK-11"}
    assert rules(front="Hulk (MVOP); Magneto (MVOP); Magneto (MVOP)") == {"OPC-DECK-11"}
    assert rules(front="Hulk (MVOP); Human Torch (MVOP); Human Torch: Invaders") == set(), "a version is another"


@rule("OPC-DECK-13")
def test_both_players_may_use_the_same_characters() -> None:
    game = find("overpower-classic")
    s = game.start(Setup(mode="venture", seed=0, decks=(deck_text(), deck_text())))
    assert s.printing[:4] == s.printing[4:8]
