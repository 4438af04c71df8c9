"""Setting up: who goes first, and what lies where (OP25-SETUP)."""

from games.overpower.decklists import deck
from games.overpower.table import PILE, reach, seated, table
from marks import rule
from overtable.games.overpower.decks.text import dump
from overtable.scenario import scenario


@rule("OP25-SETUP-05", "OP25-SETUP-06", "OP25-DRAW-01")
def test_chance_picks_who_says_who_goes_first() -> None:
    text = dump(deck())
    pickers = set()
    for seed in range(12):
        a, b = seated(scenario("overpower-2025", "venture", seed, decks=(text, text)))
        assert a.is_asked != b.is_asked and a.pending == "ChooseFirst"
        picker, other = (a, b) if a.is_asked else (b, a)
        pickers.add(picker.number)
        assert picker.verbs == {"go_first", "go_second"}
        picker.does("go_first" if seed % 2 else "go_second")
        assert picker.initiative is bool(seed % 2)
        assert (picker if seed % 2 else other).is_asked, "who has initiative decides first"
        assert len(a.hand) == len(b.hand) == 8 and len(a.draw_pile) == 43
    assert pickers == {0, 1}


@rule("OP25-SETUP-07", "OP25-END-02")
def test_who_wins_by_concession_goes_first_in_the_next_battle() -> None:
    a, b = table(a={"front": ["Hercules"], "draw": PILE * 2}, b={"front": ["Zorro"], "draw": PILE * 2})
    assert a.initiative
    a.does("concede")
    b.does("accept")
    a.does("decline")
    b.does("decline")
    assert b.initiative and a.s.battle == 3
    reach(a, b, "Turn")
    assert b.is_asked


@rule("OP25-SETUP-09")
def test_the_astral_plane_is_shared_and_its_cards_are_in_play() -> None:
    a, b = table(
        a={"front": ["Sheriff of Nottingham"], "hand": ["6B"]}
        | {"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}]},
        b={"front": ["Professor Moriarty"], "in_play": [{"card": "Criminal Mastermind", "by": "Professor Moriarty"}]},
    )
    assert a.zone("astral plane") == b.zone("astral plane")
    assert set(a.zone("astral plane")) == {"Rule by Fear", "Criminal Mastermind"}
    a.does("attack", "6B", "Sheriff of Nottingham", "Professor Moriarty")
    assert a.level == 8 and a.venture == -10, "both work"
