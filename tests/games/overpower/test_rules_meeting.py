"""Where two rules meet, away from utilities."""

from typing import Any

import pytest

from games.overpower.decklists import deck, rules
from games.overpower.specials import facing, in_play, strikes
from games.overpower.stories import quietly
from games.overpower.table import PILE, Player, hero, strike, table
from marks import rule
from overtable.games.overpower.hits.ko import knock_out
from overtable.games.overpower.inplay.piles import to_hand
from overtable.games.overpower.phases.draw import move_up
from overtable.games.overpower.state import FRONT, RESERVE, zone
from overtable.kernel.knowledge import move


@rule("OP25-INTER-06", "OP25-INTER-07")
def test_a_shift_played_afterwards_does_not_move_what_specials_cannot_defend() -> None:
    hand = ["Legendary Escape", "Harness the Wind"]
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], ["Wicked Witch", "Korak"], hand)
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Wicked Witch")
    assert b.refusal("shift", "Legendary Escape") == "OP25-INTER-06"
    assert not b.can("use", "Harness the Wind")
    a, b = facing(["Hercules"], ["Great Club"], ["Wicked Witch", "Korak"], hand)
    strikes(a, b, "Great Club", "Hercules", "Wicked Witch")
    assert b.can("shift", "Legendary Escape") and b.can("use", "Harness the Wind")


@rule("OP25-KO-26", "OP25-BATT-48")
def test_hits_on_a_special_go_when_it_goes() -> None:
    them = in_play("Hera (Zeus)", "Zeus")
    a, b = facing(["Leonidas"], ["6C", "300"], [hero("Zeus", hits=["7E", "7C"]), "Hercules"], them=them)
    strikes(a, b, "6C", "Leonidas", "Zeus")
    assert [h.value for h in a.s.hits if h.host >= 8] == [6]
    knock_out(a.s, b.char("Zeus"))
    assert b.dead == ["Hera"] and not a.s.hits
    assert "6C" in a.power_pack


@rule("OP25-INTER-12", "OP25-BATT-36")
def test_what_moves_every_attack_moves_a_shifted_one_too() -> None:
    them = in_play("Hera (Zeus)", "Zeus")
    a, b = facing(["Leonidas"], ["6C"], ["Zeus", "Hercules"], ["Legendary Escape", "8E"], them=them)
    strikes(a, b, "6C", "Leonidas", "Hercules")
    b.does("shift", "Legendary Escape", "Hercules", "Zeus")
    assert b.pending == "Turn" and b.hits("Zeus") == [] and b.hits("Hercules") == []
    assert [h.value for h in a.s.hits] == [6], "on Hera"


@rule("OP25-BATT-73", "OP25-BATT-83")
@pytest.mark.parametrize(("guess", "held"), [("4B", True), ("3B", False), ("7B", True)])
def test_a_guessed_block_may_take_a_universe_card(guess: str, held: bool) -> None:
    a, b = facing(["Count of Monte Cristo"], ["Jacopo", "6C"], ["Hercules"], ["4B", "3B", "7B", "Hyde Serum"])
    strike(a, b, "Jacopo", "Count of Monte Cristo", "Hercules")
    a.does("attack", "6C", "Count of Monte Cristo", "Hercules")
    b.does("block", guess, "Hyde Serum", "Hercules")
    assert b.damage("Hercules") == (4 if held else 10)
    assert b.dead == ["Hyde Serum"] and b.power_pack == [guess]


@rule("OP25-BATT-68", "OP25-BATT-61")
def test_an_additional_attack_may_be_a_combined_one() -> None:
    hand = ["Warrior of Helium", "Champions of Barsoom", "6B"]
    a, b = facing(["Dejah Thoris", "Hercules"], hand, ["Merlin"])
    strike(a, b, "Warrior of Helium", "Dejah Thoris", "Merlin")
    assert not a.can("attack", "6B", "Hercules"), "the attack is Dejah's"
    strikes(a, b, "Champions of Barsoom", "Dejah Thoris", "6B", "Hercules", "Merlin")
    assert a.level == 10


@rule("OP25-BATT-39", "OP25-BATT-68")
def test_a_combined_attack_is_made_with_its_power_card_too() -> None:
    hand = ["Champions of Barsoom", "6B"]
    a, b = facing(["Dejah Thoris", "Hercules"], hand, ["Merlin", "The Mummy"], ["Ancient Wisdom"])
    strikes(a, b, "Champions of Barsoom", "Dejah Thoris", "6B", "Hercules", "Merlin")
    assert b.can("avoid", "Ancient Wisdom", "The Mummy")


@rule("OP25-BATT-62", "OP25-CARD-30")
def test_an_artifact_is_no_follow_up_to_an_ally_card(legacy_cards: Any) -> None:
    hand = ["Hucklebuck", "Heavy Gauntlet"]
    a, _ = facing(["Zeus", "Hercules"], hand, ["Merlin"])
    assert a.refusal("attack", "Hucklebuck", "Zeus") == "OP25-BATT-59"


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


@rule("OP25-MODE-20")
def test_a_homebase_must_have_been_opened() -> None:
    four = ["hercules", "zeus", "zorro", "merlin"]
    team = {"front": "Hercules; Zeus; Zorro", "reserve": "Merlin"}
    plain = deck(size=52, more="Homebase: The Round Table", **team)
    assert rules(plain, "Limited", four) == {"OP25-MODE-20"}
    assert rules(plain, "Limited", [*four, "the-round-table"]) == set()


@rule("OP25-DRAW-03")
def test_the_last_card_that_is_fetched_brings_the_new_draw_pile() -> None:
    a, _ = facing(["Zorro"], [], ["Merlin"], me={"draw": ["1E"], "power_pack": ["2E", "3E"]})
    to_hand(a.s, a.ids("draw pile")[0], 0, shown=True)
    assert sorted(a.draw_pile) == ["2E", "3E"] and a.power_pack == []


@rule("OP25-DRAW-03")
def test_a_price_in_top_cards_is_paid_across_the_new_draw_pile() -> None:
    for pack, able in (["2E", "3E"], True), ([], False):
        me = {"draw": ["1E"], "power_pack": pack} | in_play("Staff Fragments", "Ra")
        a, _ = table(a={"front": ["Ra"], **me}, b={"front": ["Merlin"], "draw": PILE}, phase="venture", turn="a")
        assert a.can("no_penalty") is able


@rule("OP25-CONC-09", "OP25-BATT-13")
@pytest.mark.parametrize("passed", [True, False])
def test_who_passed_plays_no_card_as_they_concede(passed: bool) -> None:
    me = {"passed": True} if passed else {}
    a, b = facing(["Professor Moriarty"], ["Future Plans", "1E"], ["Zorro"], me=me)
    a.does("concede")
    b.does("accept")
    assert (a.pending == "AsConceding") is not passed


@rule("OP25-CARD-11", "OP25-BATT-73")
def test_the_type_of_a_face_down_attack_is_its_players_affair() -> None:
    me = in_play("Didn't See it Coming", "Invisible Man")
    a, b = facing(["Invisible Man"], ["5M"], ["Hercules"], ["8B"], me=me)
    assert a.can("attack", "5M", "Invisible Man", "Hercules"), "in the open the opponent may be left to name it"
    assert [len(o.refs) for o in a.options() if o.verb == "attack_face_down"] == [4, 4], "each with its type"
    a.does("attack_face_down", "5M", "Invisible Man", "Hercules", "Combat")
    assert b.pending == "DefenceWindow"


@rule("OP25-CARD-11", "OP25-BATT-84")
def test_the_opponent_names_no_type_that_could_not_attack() -> None:
    them = in_play("Protection of Saint Michael", "Joan of Arc")
    for line, named in ((them, ["Combat"]), ({}, ["Combat", "Intelligence"])):
        a, b = facing(["Invisible Man"], ["5M"], ["Joan of Arc"], ["1I"], them=line)
        a.does("attack", "5M", "Invisible Man", "Joan of Arc")
        assert b.offered("declare") == named


@rule("OP25-BATT-68", "OP25-CARD-33")
def test_a_combined_attack_acts_as_the_types_of_both_its_cards() -> None:
    for power, user, able in (("6B", "Hercules", True), ("", "", False)):
        a, b = facing(["Dejah Thoris", "Hercules"], ["Champions of Barsoom", "6B"], ["Tarzan"], ["4I"])
        more = (power, user) if power else ()
        strikes(a, b, "Champions of Barsoom", "Dejah Thoris", *more, "Tarzan")
        assert b.can("avoid", "4I", "Tarzan") is able, "Tarzan avoids Brute Force attacks with Intelligence"


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


ARMORY = {"homebase": "Dracula's Armory", "under": ["Rapier", "Flintlock", "Trident (basic)"]}


@rule("OP25-DISC-24", "OP25-BATT-78")
def test_what_a_homebase_started_with_is_placed_there() -> None:
    a, b = facing(["Zorro"], ["6C"], ["Poseidon"], ["Rising Tides", "8E"], me=ARMORY)
    assert a.can("attack", "6C", "Rapier", "Zorro")
    strike(a, b, "6C", "Zorro", "Poseidon")
    a, b = facing(["Zorro"], ["6C"], ["Poseidon"], ["8E"], me=ARMORY, them=in_play("Rising Tides", "Poseidon"))
    assert not a.can("attack", "6C", "Rapier", "Zorro") and a.can("attack", "6C", "Zorro", "Poseidon")
    for tides in ({}, in_play("Rising Tides", "Poseidon")):
        a, b = facing(["Poseidon"], ["7E"], ["Zorro"], ["5C"], me=tides, them=ARMORY)
        strikes(a, b, "7E", "Poseidon", "Zorro")
        assert b.can("block", "5C", "Rapier") is not bool(tides)


@rule("OP25-DISC-24")
def test_placed_universe_cards_that_are_discarded_include_those_of_the_homebase() -> None:
    a, b = facing(["Angry Mob: Industrial Age"], ["Disrupting Supply Lines"], ["Zorro"], them=ARMORY)
    a.does("play", "Disrupting Supply Lines", "Angry Mob: Industrial Age")
    b.does("decline")
    assert b.dead == ["Flintlock", "Rapier", "Trident"] and b.zone("under homebase") == []


@rule("OP25-DRAW-05", "OP25-BATT-09", "OP25-DISC-11")
def test_a_card_that_was_kept_is_not_looked_at_again_when_others_are_drawn() -> None:
    me = {"reserve": "Zeus", "draw": ["Thunderbolt", "1C", "8E"]}
    a, b = facing(["Dejah Thoris"], ["Fortune of Helium", "Hera (Zeus)", "7E"], ["Merlin"], me=me)
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    assert a.hand == ["1C", "7E", "Hera"], "they could have been placed; what only the Reserve could use now goes"
    assert a.dead == ["8E", "Thunderbolt"]


@rule("OP25-CARD-17", "OP25-BATT-73")
@pytest.mark.parametrize("answer", [("take",), ("block", "8B", "Hercules"), ("block", "8B", "Hyde Serum", "Hercules")])
def test_a_universe_card_that_lay_face_down_goes_to_the_dead_pile(answer: tuple[str, ...]) -> None:
    hand = ["Jacopo", "6C", "Rapier"]
    a, b = facing(["Count of Monte Cristo"], hand, ["Hercules"], ["8B", "Hyde Serum"])
    strike(a, b, "Jacopo", "Count of Monte Cristo", "Hercules")
    a.does("attack", "6C", "Rapier", "Count of Monte Cristo", "Hercules")
    b.does(*answer)
    assert a.dead == ["Rapier"] and a.zone("face down") == []
    assert b.damage("Hercules") == (4 if len(answer) == 4 else 10), "level 9"


def swapped(**more: Any) -> list[Player]:
    """Merlin, who began in Reserve, has changed places with Zorro."""
    line = {"front": ["Captain Nemo", "Zorro", "Hercules"], "reserve": "Merlin", "draw": PILE}
    a, b = table(a=line | more.pop("me", {}), b={"front": ["Leonidas"], "draw": PILE}, **more)
    move(a.s, a.char("Zorro"), zone(0, RESERVE))
    move(a.s, a.char("Merlin"), zone(0, FRONT))
    return [a, b]


@rule("OP25-EVENT-07", "OP25-DRAW-06")
def test_whoever_an_event_called_forward_goes_back_after_the_battle() -> None:
    me = {"hand": ["A Venomous Threat"], "mission": "Warlord of Mars"}
    a, b = swapped(me=me, phase="event", turn="a")
    a.does("event", "A Venomous Threat")
    b.does("no_event")
    quietly(a.table)
    assert len(a.front) == 4
    next(p for p in (a, b) if p.is_asked).does("concede")
    quietly(a.table)
    assert a.reserve == ["Zorro"] and a.s.battle == 3


@rule("OP25-DRAW-06")
def test_of_two_who_began_on_the_front_line_the_one_who_left_last_returns() -> None:
    a, _ = swapped()
    move(a.s, a.char("Captain Nemo"), zone(0, RESERVE))
    move_up(a.s, 0)
    assert a.reserve == ["Zorro"] and "Captain Nemo" in a.front
