"""Points that the books leave open, each decided by the nearest sentence; docs/games/overpower.md gives the reasons."""

import pytest

from games.overpower.specials import facing, hits, in_play, plays, strikes, under_attack
from games.overpower.table import FREYA, PILE, by_side, hero, reach, table
from marks import rule
from overtable.games.overpower.hits.ko import knock_out
from overtable.games.overpower.phases.discard import why_unusable


@rule("OP25-BATT-42", "OP25-BATT-39")
@pytest.mark.parametrize(
    "team, card, user",
    [(["Korak"], "Son of the Jungle", "Korak"), (["King Arthur"], "Lead From the Front", "King Arthur")],
)
def test_an_attack_without_a_number_is_no_attack_of_so_much_or_less(team: list[str], card: str, user: str) -> None:
    a, b = facing(["Dracula"], ["Paralyzing Gaze"], team, [card, FREYA])
    strikes(a, b, "Paralyzing Gaze", "Dracula", user)
    assert b.refusal("avoid", card, user) == "OP25-BATT-42" and b.can("avoid", FREYA, user)
    a, b = under_attack("4C", user, team, [card])
    assert b.can("avoid", card, user)


@rule("OP25-SETUP-07", "OP25-MODE-03", "OP25-MODE-02")
def test_nobody_wins_a_battle_of_a_brawl_so_the_same_player_goes_first() -> None:
    side = {"draw": [FREYA] * 20}
    a, b = facing(
        ["Zorro", "Korak"], [], [hero("Merlin", hits=["1C"]), "Hercules"], ["6B"], mode="brawl", me=side, them=side
    )
    a.does("pass")
    hits(b, a, "6B", "Hercules", "Zorro")
    assert b.venture == 6
    a.does("pass")
    b.does("pass")
    reach(a, b, "Place")
    assert a.s.battle == 3 and a.initiative and a.s.lost == 0


@rule("OP25-KO-18", "OP25-INTER-27")
@pytest.mark.parametrize("later", [True, False])
def test_borrowed_specials_are_kept_whether_drawn_before_the_ko_or_after_it(later: bool) -> None:
    line = ["Merlin", "Dejah Thoris", hero("Zorro", ko=1)]
    me = in_play("Transmogrification", "Merlin", "Zorro") | {
        "draw": ["Elite Swordsmanship" if later else "2E", "1E", "3E"]
    }
    hand = ["Fortune of Helium", *([] if later else ["Elite Swordsmanship"])]
    a, b = facing(line, hand, ["Leonidas"], me=me)
    knock_out(a.s, a.char("Merlin"))
    a.s.asked = None
    plays(a, b, "Fortune of Helium", "Dejah Thoris")
    assert "Elite Swordsmanship" in a.hand and a.dead == ["Transmogrification"]
    a.does("done")
    b.does("pass")
    assert not a.can("attack", "Elite Swordsmanship"), "nobody can play it"


@rule("OP25-KO-18", "OP25-KO-17")
def test_what_a_raised_grid_let_the_fallen_use_is_kept_for_that_battle_only() -> None:
    raised = in_play("Head of Martian Science", "Dejah Thoris")
    me = raised | {"draw": ["7I", "1C", "2C"], "power_pack": ["7I"]}
    a, _ = facing(["Dejah Thoris", "Zorro"], [], ["Leonidas"], me=me)
    knock_out(a.s, a.char("Dejah Thoris"))
    seven = next(c for c in a.ids("draw pile") if a.short(c) == "7I")
    assert why_unusable(a.s, seven, a.number) is None
    a.s.battle += 1
    assert why_unusable(a.s, seven, a.number) is not None


@rule("OP25-KO-18", "OP25-KO-21")
@pytest.mark.usefixtures("legacy_cards")
def test_whoever_comes_back_has_lost_what_was_lent() -> None:
    line = ["Merlin", "Leonidas", hero("Zorro", ko=1)]
    me = in_play("Transmogrification", "Leonidas", "Zorro")
    a, b = facing(line, ["Back to Life", "Elite Swordsmanship"], ["Hercules"], me=me)
    knock_out(a.s, a.char("Leonidas"))
    a.s.asked = None
    plays(a, b, "Back to Life", "Merlin")
    a.does("choose", "Leonidas")
    b.does("pass")
    assert not a.can("attack", "Elite Swordsmanship", "Leonidas")


@rule("OP25-BATT-46", "OP25-BATT-49", "OP25-BATT-04")
@pytest.mark.usefixtures("legacy_cards")
@pytest.mark.parametrize("goal, defended", [("Distracting Intervention", True), ("Old Arena", False), ("Zeus", False)])
def test_what_hits_a_special_counts_as_defended_and_what_hits_a_location_does_not(goal: str, defended: bool) -> None:
    them = in_play("Distracting Intervention", "Cthulhu", "Cthulhu") | {"homebase": "Old Arena", "draw": PILE}
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Zeus", "Cthulhu"], them=them)
    strikes(a, b, "Enchantress' Guile", "Morgan le Fay", goal)
    if goal == "Zeus":
        b.does("take")
    assert (a.pending == "Effects" and a.can("look")) is defended
    assert a.venture == (0 if defended else 4)


@rule("OP25-BATT-46", "OP25-BATT-60")
@pytest.mark.usefixtures("legacy_cards")
@pytest.mark.parametrize("goal, further", [("Distracting Intervention", True), ("Old Arena", False)])
def test_the_same_holds_for_attacks_that_follow_if_defended(goal: str, further: bool) -> None:
    them = in_play("Distracting Intervention", "Cthulhu", "Cthulhu") | {"homebase": "Old Arena", "reserve": "Zorro"}
    a, b = facing(["Mr. Hyde"], ["Trample", "6I"], ["Zeus", "Cthulhu"], them=them)
    strikes(a, b, "Trample", "Mr. Hyde", goal)
    assert (a.pending == "FollowUp" and a.can("attack", "6I", "Mr. Hyde", "Zorro")) is further


@rule("OP25-BATT-81", "OP25-BATT-60")
@pytest.mark.parametrize("falls", [True, False])
def test_when_the_protector_falls_the_string_goes_on_at_others_and_still_at_minus_two(falls: bool) -> None:
    lancelot = hero("Lancelot", hits=["8C", "8B"]) if falls else "Lancelot"
    hand = ["Blackheath Rugby Star", "6C"]
    a, b = facing(["Dr. Watson"], hand, [lancelot, "Zorro", "Merlin"], ["Chivalrous Protector"])
    strikes(a, b, "Blackheath Rugby Star", "Dr. Watson", "Zorro")
    b.does("shift", "Chivalrous Protector", "Lancelot", "Lancelot")
    b.does("take")
    assert b.is_kod("Lancelot") is falls and a.pending == "FollowUp"
    goals = ["Merlin", "Zorro"] if falls else ["Lancelot"]
    assert sorted(a.offered("attack", "6C", "Dr. Watson")) == goals
    a.does("attack", "6C", "Dr. Watson", goals[0])
    assert a.level == 4, "any follow-up attack is at -2"


@rule("OP25-BATT-29", "OP25-DISC-28", "OP25-TOTAL-07")
@pytest.mark.parametrize("record", ["current", "hits"])
def test_a_negate_on_the_own_turn_takes_the_hit_with_its_number(record: str) -> None:
    mine = [hero("Zorro", **{record: ["Great Club", "4E"]}), "Sherlock Holmes"]
    a, b = facing(mine, ["Brilliant Deduction"], ["Hercules"], ["1B"])
    before = b.venture
    a.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Great Club")
    b.does("decline")
    assert a.hits("Zorro") == ["4E"] and a.damage("Zorro") == 4 and b.dead == ["Great Club"]
    assert b.venture == before - (6 if record == "current" else 0) and by_side(a.s.thrown, a, b) == [0, 0], (
        "no discard, but a removed hit"
    )


@rule("OP25-BATT-29")
def test_what_a_card_has_done_once_is_not_undone_when_it_is_negated_later() -> None:
    a, b = facing(
        ["Tars Tarkas"],
        ["Sola", "1C"],
        ["Sherlock Holmes"],
        ["Brilliant Deduction"],
        them={"draw": ["1E", "2E", "3E", "4E"]},
    )
    plays(a, b, "Sola", "Tars Tarkas")
    a.does("look")
    a.does("choose", "1E")
    assert b.dead == ["1E"] and a.venture == 5
    b.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Sola")
    a.does("decline")
    assert a.venture == 0 and a.dead == ["Sola"] and "1E" in b.dead, "only what it goes on doing ends"


@rule("OP25-BATT-29", "OP25-BATT-12", "OP25-BATT-16")
def test_a_negate_without_anything_to_remove_is_not_played() -> None:
    a, _ = facing(["Sherlock Holmes"], ["Brilliant Deduction"], ["Hercules"])
    assert not a.can("negate") and a.can("pass")


@rule("OP25-CARD-34", "OP25-CARD-16", "OP25-CARD-20", "OP25-BATT-78")
def test_basic_and_training_cards_show_the_icons_of_their_types() -> None:
    gaze = in_play("Telepathic Resistance", "Carson of Venus", "Cthulhu")
    cards = ["5A", "2I", "Ray Gun", "Training (Merlin)", "Training (Leonidas)"]
    a, b = facing(["Cthulhu"], cards, ["Merlin", "Carson of Venus"], them=gaze)
    assert a.refusal("attack", "5A", "Ray Gun", "Cthulhu", "Merlin") == "OP25-BATT-78"
    assert a.can("attack", "5A", "Cthulhu", "Merlin", "Energy"), "an Any-Power card shows no Energy icon"
    a, b = facing(["Merlin", "Carson of Venus"], ["7E"], ["Cthulhu"], ["6A", "Ray Gun", "Flintlock"], me=gaze)
    strikes(a, b, "7E", "Merlin", "Cthulhu")
    assert b.refusal("block", "6A", "Ray Gun", "Cthulhu") == "OP25-BATT-78"
    a, b = facing(["Merlin"], ["7E"], ["Cthulhu"], ["6A", "Ray Gun"])
    strikes(a, b, "7E", "Merlin", "Cthulhu")
    assert b.can("block", "6A", "Ray Gun", "Cthulhu")


@rule("OP25-CARD-34", "OP25-BATT-70")
def test_the_icon_of_a_basic_card_is_none_of_the_attack() -> None:
    a, b = facing(["Cthulhu"], ["6A", "Ray Gun"], ["Merlin"])
    strikes(a, b, "6A", "Ray Gun", "Cthulhu", "Merlin")
    assert a.level == 8 and a.attack.icons == 16, "a bonus modifies the attack and is no part of it"


@rule("OP25-DECK-24")
def test_the_threat_of_a_reserve_counts_at_the_deck_check_alone() -> None:
    team = ["Dr. Watson", "Anubis", "Korak", "Carson of Venus"]
    a, b = table(
        a={"front": team, "hand": ["Tarzan the Terrible"], "mission": "King of the Jungle", "draw": PILE},
        b={"front": ["Merlin"], "draw": PILE},
        phase="event",
    )
    a.does("event", "Tarzan the Terrible")
    b.does("no_event")
    b.does("decline")
    assert b.is_asked and sorted(b.offered("choose")) == ["Anubis", "Carson of Venus"], "18 each, as printed"
