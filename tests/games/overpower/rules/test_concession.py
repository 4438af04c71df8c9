"""Conceding, and what may be played then (OP25-CONC)."""

from typing import Any

import pytest

from games.overpower.specials import facing, in_play
from games.overpower.table import PILE, table
from marks import rule


@rule("OP25-CONC-02", "OP25-CONC-09", "OP25-CONC-05")
def test_without_such_a_card_nothing_happens_after_a_concession() -> None:
    a, b = table(a={"front": ["Hercules"], "draw": PILE}, b={"front": ["Zorro"], "hand": ["8C"], "draw": PILE})
    a.does("concede")
    b.does("accept")
    a.does("decline")
    assert b.verbs == {"decline"} and b.refusal("attack", "8C", "Zorro", "Hercules") == "OP25-CONC-02"
    b.does("decline")
    assert a.s.battle == 3 and a.hits("Hercules") == []


@rule("OP25-BATT-78", "OP25-CONC-03", "OP25-BATT-10")
def test_whoever_may_play_no_special_plays_none_at_a_concession(legacy_cards: Any) -> None:
    for locked in (False, True):
        them = in_play("Honest Ground", "Zorro") if locked else {}
        a, b = facing(["Professor Moriarty"], ["Future Plans", "1E"], ["Zorro"], them=them)
        a.does("concede")
        b.does("accept")
        assert a.can("play", "Future Plans") is not locked
        me = in_play("Honest Ground", "Zorro") if locked else {}
        a, b = facing(["Zorro"], ["1C"], ["Hercules"], ["No Way Out"], me=me)
        a.does("concede")
        assert b.can("prevent", "No Way Out") is not locked


@rule("OP25-CONC-03")
def test_a_card_played_while_conceding() -> None:
    a, b = table(
        a={"front": ["Professor Moriarty"], "hand": ["Future Plans", "8I"], "draw": ["1I"]},
        b={"front": ["The Mummy"], "hand": ["Relentless Pursuit"]},
    )
    a.does("concede")
    b.does("accept")
    assert a.is_asked and a.pending == "AsConceding" and a.offered("play") == ["Future Plans"]
    a.does("play", "Future Plans", "Professor Moriarty")
    b.does("decline")
    while a.is_asked and a.pending != "PostConcession":
        a.table.answer(a.number, a.options()[0])
    assert b.is_asked and b.pending == "PostConcession", "before the other acts"
    assert "Future Plans" in a.dead and b.can("attack", "Relentless Pursuit", "The Mummy", "Professor Moriarty")


@rule("OP25-CONC-09", "OP25-BATT-13")
@pytest.mark.parametrize("passed", [True, False])
def test_who_passed_plays_no_card_as_they_concede(passed: bool) -> None:
    me = {"passed": True} if passed else {}
    a, b = facing(["Professor Moriarty"], ["Future Plans", "1E"], ["Zorro"], me=me)
    a.does("concede")
    b.does("accept")
    assert (a.pending == "AsConceding") is not passed


@pytest.mark.parametrize("negated", [True, False])
@rule("OP25-CONC-10")
def test_a_card_played_to_concede(negated: bool) -> None:
    hades = "Hades: Lord of the Underworld"
    a, b = table(
        a={"front": ["Hercules"], "hand": [hades, "6C"], "draw": PILE},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"], "draw": PILE},
    )
    a.does("concede", hades, "Hercules")
    if negated:
        b.does("negate", "Ascendant Mage", "Merlin", hades)
        assert b.pending == "Turn" and a.s.conceded == -1 and a.hand == ["6C"] and a.staked == (1, 0)
    else:
        b.does("decline")
        b.does("accept")
        while a.s.battle == 2:
            p = a if a.is_asked else b
            p.does("decline")
        assert a.s.won == b.number and a.missions == (7, 0, 0), "its Objectives came back first"


@rule("OP25-BATT-10", "OP25-CONC-10", "OP25-BATT-11")
@pytest.mark.parametrize("prevented", [True, False])
@pytest.mark.usefixtures("legacy_cards")
def test_a_concession_by_card_can_be_prevented_as_any_other(prevented: bool) -> None:
    hades = "Hades: Lord of the Underworld"
    a, b = facing(["Hercules"], [hades, "6C"], ["Merlin"], ["No Way Out", "1E"], me={"draw": PILE}, them={"draw": PILE})
    a.does("concede", hades, "Hercules")
    b.does("decline")
    assert b.is_asked and b.pending == "Concede" and a.staked == (1, 0), "its Objectives have not come back yet"
    assert b.refusal("prevent", "1E") == "OP25-BATT-11"
    if prevented:
        b.does("prevent", "No Way Out", "Merlin")
        assert b.pending == "Turn" and b.is_asked, "the turn is used"
        assert a.s.conceded == -1 and a.defeated == [hades] and b.defeated == ["No Way Out"] and a.staked == (1, 0)
    else:
        b.does("accept")
        assert a.s.conceded == a.number and a.staked == (0, 0) and a.pending == "AsConceding"


@rule("OP25-BATT-10", "OP25-CONC-10")
@pytest.mark.usefixtures("legacy_cards")
def test_a_negated_card_leaves_no_concession_to_prevent() -> None:
    hades = "Hades: Lord of the Underworld"
    a, b = facing(["Hercules"], [hades], ["Merlin"], ["No Way Out", "Ascendant Mage", "1E"])
    a.does("concede", hades, "Hercules")
    b.does("negate", "Ascendant Mage", "Merlin", hades)
    assert b.pending == "Turn" and b.is_asked and b.hand == ["1E", "No Way Out"]


@rule("OP25-MODE-11", "OP25-MODE-03")
@pytest.mark.parametrize("mode, rule_id", [("skirmish", "OP25-MODE-11"), ("brawl", "OP25-MODE-03")])
def test_who_may_not_concede_may_not_do_so_by_card(mode: str, rule_id: str) -> None:
    hades = "Hades: Lord of the Underworld"
    a, _ = facing(["Hercules"], [hades], ["Merlin"], mode=mode, won=(3, 0), left=1)
    assert a.refusal("concede", hades) == rule_id


@rule("OP25-MODE-11")
@pytest.mark.parametrize(("won", "stakes", "left", "may"), [((3, 0), 1, 1, False), ((3, 0), 1, 2, True)])
def test_a_majority_is_more_than_half_of_all_objectives_of_the_skirmish(
    won: tuple[int, int], stakes: int, left: int, may: bool
) -> None:
    a, _ = facing(["Hercules"], [], ["Merlin"], mode="skirmish", won=won, stakes=stakes, left=left)
    assert a.can("concede") is may
