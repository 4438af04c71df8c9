"""Where two rules meet: utilities with every attack of a string, several for one defence, what goes with what."""

from typing import Any

import pytest

from games.overpower.decklists import deck, rules
from games.overpower.specials import facing, in_play, strikes
from games.overpower.stories import quietly
from games.overpower.table import PILE, Player, hero, strike, table
from marks import rule
from overtable.games.overpower.ko import knock_out
from overtable.games.overpower.phases import move_up
from overtable.games.overpower.piles import to_hand
from overtable.games.overpower.state import FRONT, RESERVE, zone
from overtable.kernel.knowledge import move

FEAR, SHERIFF = "Rule by Fear", "Sheriff of Nottingham"


@rule("OP25-BATT-51", "OP25-BATT-16", "OP25-BATT-17")
def test_a_utility_goes_with_an_additional_attack_too() -> None:
    a, b = facing(["Dr. Watson", SHERIFF], ["Blackheath Rugby Star", "6C", FEAR], ["Merlin"], ["7E"])
    strike(a, b, "Blackheath Rugby Star", "Dr. Watson", "Merlin")
    assert a.pending == "FollowUp" and a.can("add", FEAR, SHERIFF) and a.can("decline")
    a.does("add", FEAR, SHERIFF)
    assert not a.can("decline")
    strikes(a, b, "6C", "Dr. Watson", "Merlin")
    assert a.level == 8 and not b.can("block", "7E")
    b.does("take")
    assert a.astral == [FEAR] and b.damage("Merlin") == 10 and b.is_asked


@rule("OP25-BATT-51", "OP25-BATT-23")
def test_the_utility_of_an_additional_attack_may_be_negated() -> None:
    a, b = facing(["Dr. Watson", SHERIFF], ["Blackheath Rugby Star", "6C", FEAR], ["Merlin"], ["6E", "Ascendant Mage"])
    strikes(a, b, "Blackheath Rugby Star", "Dr. Watson", "Merlin")
    b.does("take")
    a.answers(("add", FEAR, SHERIFF), ("attack", "6C", "Dr. Watson", "Merlin"))
    b.does("negate", "Ascendant Mage", "Merlin", FEAR)
    assert a.level == 6 and b.can("block", "6E")
    b.does("take")
    assert FEAR in a.dead


@rule("OP25-BATT-51", "OP25-BATT-56", "OP25-BATT-58")
def test_a_teamwork_follow_up_takes_a_utility_but_no_universe_card() -> None:
    hand = ["7 Combat Teamwork (Energy/Intelligence)", "5E", FEAR, "Lightning Bolt"]
    a, b = facing(["Robin Hood", "Merlin", SHERIFF], hand, ["Hercules"])
    strike(a, b, hand[0], "Robin Hood", "Hercules")
    assert not a.can("decline"), "the follow-up is required"
    a.does("add", FEAR, SHERIFF)
    assert a.offered("attack", "5E", "Merlin") == ["Hercules"]
    strikes(a, b, "5E", "Merlin", "Hercules")
    assert a.level == 5 + 1 + 2


@rule("OP25-BATT-33")
def test_a_defence_takes_as_many_utilities_as_it_needs() -> None:
    team = [SHERIFF, "Leonidas", "Hercules"]

    def attacked(attack: str, *answers: str) -> Player:
        a, b = facing(["Leonidas"], [attack], team, list(answers))
        strikes(a, b, attack, "Leonidas", "Leonidas")
        return b

    b = attacked("8C", FEAR, "Shield Phalanx", "5C")
    assert b.can("use", FEAR, SHERIFF) and b.can("use", "Shield Phalanx", "Leonidas")
    b.does("use", FEAR, SHERIFF)
    assert not b.can("block", "5C") and not b.can("take")
    b.does("use", "Shield Phalanx", "Leonidas")
    b.does("block", "5C", "Leonidas")
    assert b.damage("Leonidas") == 0 and b.astral == [FEAR] and b.clipped("Leonidas") == ["Shield Phalanx"]

    b = attacked("8C", FEAR, "Shield Phalanx", "4C")
    assert not b.can("use"), "4 + 2 + 1 is not enough"
    b = attacked("6C", FEAR, "Shield Phalanx", "4C")
    assert b.can("use", FEAR) and not b.can("use", "Shield Phalanx"), "one is enough, the other is not needed"
    b.does("use", FEAR, SHERIFF)
    assert not b.can("use"), "nor beside it"


@rule("OP25-BATT-33")
def test_a_shift_that_was_there_already_needs_no_utility() -> None:
    a, b = facing(
        ["Leonidas"],
        ["7C"],
        ["Wicked Witch", "Korak", SHERIFF],
        [FEAR, "5E"],
        them=in_play("Harness the Wind", "Wicked Witch"),
    )
    strikes(a, b, "7C", "Leonidas", "Wicked Witch")
    assert b.can("shift", "Harness the Wind", "Korak")
    b.does("use", FEAR, SHERIFF)
    assert b.can("block", "5E") and not b.can("shift"), "the utility is no part of the shift"


@rule("OP25-BATT-17")
def test_what_hinders_the_defence_goes_with_an_attack() -> None:
    a, b = facing(
        ["Poseidon", SHERIFF],
        ["6E", "Rising Tides", "Squeeze the Commoners"],
        [hero("Zorro", placed=["Rapier"])],
        ["5C", "Flintlock"],
    )
    a.does("add", "Rising Tides", "Poseidon")
    strikes(a, b, "6E", "Poseidon", "Zorro")
    assert not b.can("block", "5C", "Rapier") and b.can("block", "5C", "Flintlock")
    assert "Rising Tides" in a.astral
    a, b = facing(["Poseidon", SHERIFF], ["6E", "Squeeze the Commoners"], ["Zorro"], ["5C", "Flintlock"])
    a.does("add", "Squeeze the Commoners", SHERIFF)
    strikes(a, b, "6E", "Poseidon", "Zorro")
    assert not b.can("block", "5C", "Flintlock")


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


@rule("OP25-PLACE-05", "OP25-DISC-14")
def test_a_raise_at_hand_serves_an_ally_card_as_well() -> None:
    for raise_, able in (("Head of Martian Science", True), ("Fortune of Helium", False)):
        hand = ["Hera (ally)", raise_]
        a, _ = table(a={"front": ["Dejah Thoris"], "hand": hand}, b={"front": ["Merlin"]}, phase="placement", turn="a")
        assert a.can("place", "Hera (ally)", "Dejah Thoris") is able
    low = ["Hucklebuck", "The Serum"]
    a, _ = table(a={"front": ["Mr. Hyde"], "hand": low}, b={"front": ["Merlin"]}, phase="placement", turn="a")
    assert a.can("place", "Hucklebuck", "Mr. Hyde"), "his Combat is 5 as long as nothing is played"


@rule("OP25-CARD-25", "OP25-BATT-16")
@pytest.mark.parametrize("negated", [True, False])
def test_an_ally_card_whose_raise_is_negated_is_not_played(negated: bool) -> None:
    hand = ["Hera (ally)", "Head of Martian Science", "Great Club"]
    a, b = facing(["Dejah Thoris", "Hercules"], hand, ["Merlin"], ["Ascendant Mage"])
    a.does("add", "Head of Martian Science", "Dejah Thoris")
    a.does("attack", "Hera (ally)", "Dejah Thoris", "Merlin")
    if negated:
        b.does("negate", "Ascendant Mage", "Merlin", "Head of Martian Science")
        assert b.pending == "Turn" and b.is_asked, "neither the attack nor its follow-up"
        assert a.dead == ["Head of Martian Science", "Hera"]
    else:
        b.does("decline")
        b.does("take")
        assert a.pending == "FollowUp" and a.can("attack", "Great Club", "Hercules")


@rule("OP25-CARD-16", "OP25-BATT-23")
def test_a_universe_card_whose_raise_is_negated_adds_nothing() -> None:
    hand = ["6E", "Lightning Bolt", "Head of Martian Science"]
    a, b = facing(["Dejah Thoris"], hand, ["Merlin"], ["Ascendant Mage", "6E"])
    a.does("add", "Head of Martian Science", "Dejah Thoris")
    a.does("attack", "6E", "Lightning Bolt", "Dejah Thoris", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Head of Martian Science")
    assert a.level == 6 and b.can("block", "6E", "Merlin")
    b.does("take")
    assert b.damage("Merlin") == 6 and a.dead == ["Head of Martian Science", "Lightning Bolt"]


@rule("OP25-CARD-22", "OP25-BATT-17")
def test_who_may_play_teamwork_cards_beyond_the_grid_may_do_so_with_a_utility() -> None:
    hand = ["8 Energy Teamwork (Combat/Brute Force)", "5C", FEAR]
    me = in_play("All For One", "The Three Musketeers")
    a, b = facing(["The Three Musketeers", "Zorro", SHERIFF], hand, ["Merlin"], me=me)
    a.does("add", FEAR, SHERIFF)
    strikes(a, b, hand[0], "The Three Musketeers", "Merlin")
    assert b.pending == "DefenceWindow" and a.level == 6
    b.does("take")
    assert b.damage("Merlin") == 4


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


@rule("OP25-BATT-17")
@pytest.mark.parametrize(("utility", "beside"), [("Honest Ground", True), ("Cease Fire", False)])
def test_what_only_keeps_the_opponent_from_attacking_is_an_action_of_its_own(
    legacy_cards: Any, utility: str, beside: bool
) -> None:
    a, _ = facing(["Zorro"], ["6C", utility], ["Merlin"])
    assert a.can("add", utility, "Zorro") is beside and a.can("play", utility, "Zorro")


@rule("OP25-BATT-16")
def test_an_attack_takes_any_number_of_utilities() -> None:
    hand = ["6C", FEAR, "Squeeze the Commoners", "Baptized in Combat", "Rising Tides"]
    a, b = facing([SHERIFF, "Leonidas", "Poseidon"], hand, ["Merlin"])
    users = zip(hand[1:], (SHERIFF, SHERIFF, "Leonidas", "Poseidon"), strict=True)
    a.answers(*(("add", utility, user) for utility, user in users))
    strikes(a, b, "6C", "Leonidas", "Merlin")
    assert a.level == 6 + 2 + 3 and a.hand == []
