"""KO: when a character falls, what goes with it, and who comes back (OP25-KO)."""

import pytest

from games.overpower.specials import facing, hits, in_play, plays, strikes
from games.overpower.table import PILE, hero, pass_out, reach, table
from marks import rule
from overtable.games.overpower.hits.ko import knock_out
from overtable.games.overpower.inplay.effects import BATTLE, start
from overtable.games.overpower.words.counting import HitsToKO


@pytest.mark.parametrize(("hits", "kod"), [(["8C", "8C", "3C"], False), (["8C", "8C", "4C"], True)])
@rule("OP25-KO-01", "OP25-KO-03")
def test_nineteen_is_not_enough(hits: list[str], kod: bool) -> None:
    _, b = table(a={"front": ["Hercules"]}, b={"front": [hero("Zorro", hits=hits[:2], current=hits[2:]), "Merlin"]})
    assert b.is_kod("Zorro") is kod


@rule("OP25-KO-02", "OP25-KO-03")
def test_two_types_are_no_spectrum_and_three_are() -> None:
    for current, kod in ((["1C"], False), (["1B"], True)):
        _, b = table(
            a={"front": ["Hercules"]}, b={"front": [hero("Zorro", hits=["1E", "2C"], current=current), "Merlin"]}
        )
        assert b.is_kod("Zorro") is kod, "hits of this battle and of the permanent record together"


@rule("OP25-KO-05", "OP25-KO-09", "OP25-KO-04")
def test_a_raised_threshold_bends_all_but_the_absolute_ko() -> None:
    mob = "Angry Mob: Modern Age"
    for record, kod in ((["8C", "8C", "8C"], False), (["8C", "8C", "8C", "6C"], True), (["8C", "8E", "4B"], True)):
        _, b = table(a={"front": ["Hercules"]}, b={"front": [hero(mob, hits=record), "Merlin"]})
        assert b.is_kod(mob) is kod
    a, b = table(a={"front": ["Hercules"]}, b={"front": [hero("Zorro", hits=["8C", "7C"]), "Merlin"]})
    start(a.s, HitsToKO(amount=-5), -1, 0, b.char("Zorro"), BATTLE)
    a.s.settle()
    assert b.is_kod("Zorro")


@rule("OP25-KO-05", "OP25-KO-04", "OP25-KO-25")
@pytest.mark.parametrize(
    ("record", "change", "kod"),
    [
        (["8B", "8C", "4I"], 5, True),
        (["8B", "8C", "3I"], 5, False),
        (["8B", "8C", "3I"], 0, False),
        (["8B", "8C", "3I"], -5, False),
        (["8B", "8C", "4C"], 0, False),
        (["8B", "8C", "8C"], 5, False),
    ],
)
def test_the_absolute_ko_stays_at_twenty_whatever_the_threshold(record: list[str], change: int, kod: bool) -> None:
    """The Mummy falls to no Cumulative and no Spectrum KO without an Energy hit: what KO's it here is absolute."""
    user = {"E": "Wicked Witch", "C": "Leonidas", "B": "Hercules", "I": "Sherlock Holmes"}[record[2][1]]
    a, b = facing([user], record[2:], [hero("The Mummy", hits=record[:2]), "Merlin"])
    start(a.s, HitsToKO(amount=change), -1, 0, b.char("The Mummy"), BATTLE)
    hits(a, b, record[2], user, "The Mummy")
    assert b.is_kod("The Mummy") is kod


@rule("OP25-KO-11")
@pytest.mark.usefixtures("legacy_cards")
def test_a_character_whose_effect_goes_on_lies_in_the_astral_plane() -> None:
    a, b = table(
        a={"front": [hero("Old Banner", hits=["8B", "8C"]), "Leonidas"], "hand": ["4C"], "draw": PILE},
        b={"front": [hero("Hercules", placed=["5B"])], "hand": ["4B"], "draw": PILE},
        turn="b",
    )
    hits(b, a, "4B", "Hercules", "Old Banner")
    assert a.is_kod("Old Banner") and a.astral == ["Old Banner"] and a.defeated == []
    strikes(a, b, "4C", "Leonidas", "Hercules")
    assert a.level == 6 and not b.can("block", "5B", "Hercules"), "+2 still"
    b.does("take")
    pass_out(a, b)
    reach(a, b, "Turn")
    assert a.astral == ["Old Banner"] and a.front == ["Leonidas"], "and in the battles to come"


@rule("OP25-KO-13", "OP25-TOTAL-04", "OP25-END-08", "OP25-END-01")
def test_the_hits_of_a_fallen_character_count_and_are_then_discarded() -> None:
    a, b = table(
        a={"front": [hero("Hercules", current=["3C"])], "hand": ["Great Club"], "draw": PILE},
        b={"front": [hero("Zorro", hits=["8B"], current=["8C"]), "Merlin"], "draw": PILE},
    )
    a.does("attack", "Great Club", "Hercules", "Zorro")
    b.does("decline")
    b.does("take")
    assert b.is_kod("Zorro") and a.astral == ["8C", "Great Club"] and a.venture == 14
    b.does("pass")
    a.does("pass")
    assert a.s.won == a.number and a.astral == [] and "Great Club" in a.dead
    assert "8C" in a.dead + a.power_pack + a.draw_pile and a.venture == 0


@rule("OP25-KO-14", "OP25-KO-13")
@pytest.mark.parametrize("fallen, gone", [("Hercules", True), ("Zorro", False)])
def test_what_holds_a_character_goes_with_it(fallen: str, gone: bool) -> None:
    swarm = {"card": "Swarm Them!", "by": "Angry Mob: Modern Age", "target": "Hercules"}
    decoy = {"card": "Distracting Intervention", "by": "Cthulhu", "target": "Hercules"}
    a, b = table(
        a={"front": ["Angry Mob: Modern Age"], "draw": PILE, "in_play": [swarm]},
        b={"front": ["Hercules", "Zorro", "Cthulhu"], "draw": PILE, "in_play": [decoy]},
    )
    assert b.hits("Hercules") == ["Swarm Them!"] and b.clipped("Hercules") == ["Distracting Intervention"]
    knock_out(a.s, b.char(fallen))
    assert (a.astral == ["Swarm Them!"]) is gone and (b.dead == ["Distracting Intervention"]) is gone
    assert any(e.source >= 8 for e in a.s.effects) is not gone, "what worked on the fallen works no more"


@rule("OP25-KO-15", "OP25-KO-22", "OP25-KO-14")
def test_cards_placed_on_a_fallen_character_go_to_their_piles() -> None:
    merlins = "Merlin's Magic"
    a, b = table(
        a={"front": ["Hercules"], "hand": ["4B"]},
        b={
            "front": [hero("Zorro", hits=["8C", "8C"], placed=["8C", "Rapier", "Riposte"]), "Hercules"],
            "reserve": hero("Leonidas", placed=[merlins]),
            "draw": ["1C"],
        },
    )
    a.does("attack", "4B", "Hercules", "Zorro")
    b.does("take")
    assert b.placed() == [merlins] and b.power_pack == ["8C"] and b.dead == ["Rapier", "Riposte"]
    assert not b.can("attack", "8C")


@rule("OP25-KO-18", "OP25-KO-17", "OP25-DISC-10")
def test_cards_of_the_fallen_are_kept_for_that_battle_only() -> None:
    fallen = hero("Zorro", ko=2)
    for battle, kept in ((2, ["Riposte"]), (3, [])):
        a, _ = table(
            a={"front": ["Hercules", fallen], "hand": ["Riposte"]},
            b={"front": ["Merlin"]},
            phase="discard",
            battle=battle,
        )
        assert a.hand == kept
    a, b = table(
        a={"front": ["Dejah Thoris", fallen], "hand": ["Fortune of Helium"], "draw": ["Riposte", "1E", "2E"]},
        b={"front": ["Merlin"]},
    )
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    assert "Riposte" in a.hand, "drawn in the battle of the KO"


@rule("OP25-KO-18", "OP25-INTER-27")
def test_what_a_fallen_character_was_allowed_to_play_is_kept_for_the_battle() -> None:
    line = ["Merlin", "Hercules", hero("Zorro", ko=1)]
    me = in_play("Transmogrification", "Merlin", "Zorro")
    a, b = facing(line, ["Elite Swordsmanship", "Lady of the Lake"], ["Leonidas"], me=me)
    knock_out(a.s, a.char("Merlin"))
    a.s.asked = None
    assert not a.can("attack", "Elite Swordsmanship")
    a.does("play", "Lady of the Lake", "Hercules")
    b.does("decline")
    assert "Elite Swordsmanship" in a.hand and a.dead == ["Transmogrification"]


@rule("OP25-KO-21")
@pytest.mark.parametrize("card, back", [("Back to Life", "front"), ("Out of Sight", "reserve")])
@pytest.mark.usefixtures("legacy_cards")
def test_who_comes_back_stands_on_the_front_line_even_as_the_fourth(card: str, back: str) -> None:
    people = ["Merlin", hero("Leonidas", ko=1), "Zeus", "Zorro"]
    a, b = table(a={"front": people, "hand": [card], "draw": PILE}, b={"front": ["Hercules"], "draw": PILE})
    assert a.defeated == ["Leonidas"] and len(a.front) == 3
    plays(a, b, card, "Merlin")
    a.does("choose", "Leonidas")
    assert not a.is_kod("Leonidas") and a.defeated == []
    line = ["Leonidas", "Merlin", "Zeus", "Zorro"] if back == "front" else ["Merlin", "Zeus", "Zorro"]
    assert a.front == line and a.reserve == ([] if back == "front" else ["Leonidas"])


@rule("OP25-KO-21", "OP25-TOTAL-04")
@pytest.mark.usefixtures("legacy_cards")
def test_who_comes_back_is_unhurt_and_the_hits_still_count() -> None:
    a, b = table(
        a={"front": ["Merlin", hero("Carson of Venus", hits=["8B", "8C"])], "hand": ["Back to Life"], "draw": PILE},
        b={"front": ["Hercules"], "hand": ["7B"], "draw": PILE},
        turn="b",
    )
    hits(b, a, "7B", "Hercules", "Carson of Venus")
    assert a.is_kod("Carson of Venus") and b.venture == 7
    plays(a, b, "Back to Life", "Merlin")
    a.does("choose", "Carson of Venus")
    assert a.front == ["Carson of Venus", "Merlin"] and a.damage("Carson of Venus") == 0 and b.venture == 7


@rule("OP25-KO-26", "OP25-BATT-48")
def test_hits_on_a_special_go_when_it_goes() -> None:
    them = in_play("Hera (Zeus)", "Zeus")
    a, b = facing(["Leonidas"], ["6C", "300"], [hero("Zeus", hits=["7E", "7C"]), "Hercules"], them=them)
    strikes(a, b, "6C", "Leonidas", "Zeus")
    assert [h.value for h in a.s.hits if h.host >= 8] == [6]
    knock_out(a.s, b.char("Zeus"))
    assert b.dead == ["Hera"] and not a.s.hits
    assert "6C" in a.power_pack


@pytest.mark.parametrize(("attack", "falls"), [("1C", True), ("5C", False)])
def test_what_knocks_out_by_a_hit_of_some_kind_is_foreseen_for_such_a_hit_only(attack: str, falls: bool) -> None:
    athos = {"in_play": [{"card": "Athos", "by": "The Three Musketeers", "target": "Zorro"}]}
    a, b = facing(["The Three Musketeers"], [attack], ["Anubis", "Zorro"], ["Shepherd of the Damned"], me=athos)
    strikes(a, b, attack, "The Three Musketeers", "Zorro")
    assert b.can("avoid", "Shepherd of the Damned", "Anubis") is falls
    b.does("take")
    assert b.is_kod("Zorro") is falls
