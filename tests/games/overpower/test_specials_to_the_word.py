"""Cards to the word: who exactly is meant, what exactly counts, and what the card does not speak of."""

import pytest

from games.overpower.specials import facing, hits, in_play, known, plays, strikes, turn_of, under_attack
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.inplay.queries import hits_to_ko


@card("heimdall")
def test_heimdall_does_not_avoid_a_special_that_became_a_power_card() -> None:
    for name, by, avoided in (("Band of Merry Men", "Robin Hood", False), ("Elite Swordsmanship", "Zorro", True)):
        a, b = facing([by], [name], ["Korak"], ["Heimdall"])
        strikes(a, b, name, by, "Korak")
        assert b.can("avoid", "Heimdall", "Korak") is avoided


@card("set-loose")
def test_a_shift_is_no_defence_against_hyde() -> None:
    them = ["Legendary Escape", "Freya: Goddess of Protection"]
    a, b = facing(["Mr. Hyde"], ["6I"], ["Korak", "Zorro"], them, me=in_play("Set Loose", "Mr. Hyde"))
    strikes(a, b, "6I", "Mr. Hyde", "Korak")
    assert b.can("shift", "Legendary Escape", "Korak", "Zorro") and not b.can("avoid")


@card("four-armed-warrior")
def test_four_armed_warrior_does_not_count_itself() -> None:
    a, b = facing([hero("Tars Tarkas", placed=["3C", "Four-Armed Warrior"])], [], ["Leonidas"])
    strikes(a, b, "Four-Armed Warrior", "Tars Tarkas", "Leonidas")
    assert a.level == 7


@card("from-a-mile-away")
def test_from_a_mile_away_reaches_a_fourth_character_on_the_front_line() -> None:
    foes = [hero(n, placed=[c]) for n, c in (("Zorro", "4C"), ("Korak", "5C"), ("Tarzan", "3C"), ("Leonidas", "6C"))]
    a, b = facing(["Time Traveler"], ["From a Mile Away"], foes)
    plays(a, b, "From a Mile Away", "Time Traveler")
    b.answers(("choose", "4C"), ("choose", "5C"), ("choose", "3C"), ("choose", "6C"))
    assert b.placed() == [] and turn_of(b)


@card("squeeze-the-commoners")
def test_squeeze_the_commoners_reaches_the_bonuses_of_teamwork_cards() -> None:
    team = "8 Combat Teamwork (Energy/Brute Force)"
    for them, first, second in (({}, 7, 7), (in_play("Squeeze the Commoners", "Sheriff of Nottingham"), 6, 5)):
        a, b = facing(
            ["Leonidas", "Hercules", "Wicked Witch"], [team, "6B", "5E"], ["Sheriff of Nottingham"], them=them
        )
        hits(a, b, team, "Leonidas")
        strikes(a, b, "6B", "Hercules")
        assert a.level == first
        b.does("take")
        strikes(a, b, "5E", "Wicked Witch")
        assert a.level == second


@card("harness-the-wind")
def test_harness_the_wind_shifts_to_teammates_of_the_witch() -> None:
    wind = in_play("Harness the Wind", "Wicked Witch")
    for target, others in (("Wicked Witch", ["Korak", "Leonidas"]), ("Korak", ["Leonidas"])):
        _, b = under_attack("6C", target, ["Wicked Witch", "Korak", "Leonidas"], [], them=wind)
        assert b.offered("shift", "Harness the Wind") == others


@card("asclepieion")
def test_at_asclepieion_the_character_that_healed_attacks() -> None:
    a, b = facing(
        [hero("Dr. Watson", hits=["5C"]), "Leonidas"],
        ["British Army Surgeon", "6C"],
        ["Zorro"],
        me={"homebase": "Asclepieion"},
    )
    plays(a, b, "British Army Surgeon", "Dr. Watson")
    a.answers(("choose", "5C"), ("decline",))
    assert a.offered("attack", "6C") == ["Dr. Watson"]


@card("merlin-s-magic")
def test_merlins_magic_negates_ones_own_special_too() -> None:
    for name, user, able in (("Merlin's Magic", "Zeus", True), ("Ascendant Mage", "Merlin", False)):
        a, _ = facing(["Zeus", "Merlin"], [name], ["Zorro"], me=in_play("Rule by Fear", "Zeus"))
        assert a.can("negate", name, user, "Rule by Fear") is able


@card("jeddak-of-thark")
def test_what_jeddak_of_thark_draws_may_grant_a_further_attack() -> None:
    a, b = facing(
        ["Tars Tarkas"], ["Jeddak of Thark", "7C"], ["Leonidas"], ["8C"], me={"draw": ["Lilith's Swarm", "1E"]}
    )
    strikes(a, b, "Jeddak of Thark", "Tars Tarkas", "Leonidas")
    b.does("block", "8C", "Leonidas")
    hits(a, b, "Lilith's Swarm", "Tars Tarkas", "Leonidas")
    assert a.pending == "FollowUp" and a.can("attack", "7C", "Tars Tarkas", "Leonidas")


@card("lord-of-the-jungle")
def test_in_the_jungle_nobody_else_plays_any_card() -> None:
    a, b = facing(
        ["Tarzan"],
        ["Lord of the Jungle"],
        ["Zorro", "Ra"],
        ["Staff Head", "Lady of the Lake"],
        them={"homebase": "The Round Table", "home": ["Mallku"]},
    )
    hits(a, b, "Lord of the Jungle", "Tarzan", "Zorro")
    assert not b.can("play", "Staff Head") and b.offered("play", "Lady of the Lake") == ["Zorro"]
    assert not b.can("attack", "Mallku"), "the Homebase is out of it too"


@card("lord-of-the-jungle", "rising-tides", "shards-of-the-staff")
def test_the_staff_helps_no_defence_when_ra_may_not_play_it() -> None:
    shards = "Shards of the Staff"
    for placed in (True, False):
        ra = hero("Ra", placed=[shards]) if placed else "Ra"
        hand = ["5C"] if placed else ["5C", shards]
        tide = in_play("Rising Tides", "Poseidon")
        for me, able in (({}, True), (in_play("Lord of the Jungle", "Tarzan", "Zorro"), False), (tide, not placed)):
            a, b = facing(["Tarzan", "Poseidon"], ["7C"], ["Zorro", ra], hand, me=me)
            strikes(a, b, "7C", "Tarzan", "Zorro")
            assert b.can("use", shards, "Ra") is able


@card("tracking-movements", "monster-hunting-expert")
def test_what_does_not_speak_of_a_remainder_is_not_cleared() -> None:
    a, b = facing(["Van Helsing"], ["Monster Hunting Expert"], [hero("Mina Harker", placed=["Tracking Movements"])])
    plays(a, b, "Monster Hunting Expert", "Van Helsing")
    assert b.placed() == ["Tracking Movements"]


@card("isis")
def test_isis_attacks_as_the_type_that_is_named() -> None:
    me = {"homebase": "The Round Table", "home": ["Isis"]}
    for kind, avoided in (("Brute Force", True), ("Energy", False)):
        a, b = facing(["Hercules"], [], ["Tarzan"], ["1I"], me=me)
        a.does("attack", "Isis", "The Round Table", "Tarzan", kind)
        assert b.can("avoid", "1I", "Tarzan") is avoided


@card("napoleon-of-crime")
def test_napoleon_of_crime_takes_any_power_cards_as_intelligence() -> None:
    there = in_play("Napoleon of Crime", "Professor Moriarty")
    _, b = under_attack("8C", "Korak", ["Professor Moriarty", "Korak"], ["5A", "4M", "5C"], them=there)
    assert b.offered("avoid") == ["5 Any-Power", "4 MultiPower"]


@card("napoleon-of-crime")
def test_napoleon_of_crime_saves_nobody_from_reserve() -> None:
    there = in_play("Napoleon of Crime", "Professor Moriarty") | {"reserve": "Morgan le Fay"}
    a, b = facing(
        ["Leonidas"], ["8C"], ["Professor Moriarty", "Korak"], ["Teleportation Circle", "5I"], them=there, turn="b"
    )
    plays(b, a, "Teleportation Circle", "Morgan le Fay")
    b.does("choose", "Professor Moriarty")
    strikes(a, b, "8C", "Leonidas", "Korak")
    assert not b.can("avoid")


@card("future-plans")
def test_future_plans_are_for_three_cards_or_none() -> None:
    for hand, able in ((["1I", "2I", "3I", "4I"], False), (["1I"], True)):
        a, b = facing(["Professor Moriarty"], ["Future Plans", *hand], ["Zorro"])
        a.does("concede")
        b.does("accept")
        plays(a, b, "Future Plans", "Professor Moriarty")
        assert a.can("decline"), "it is no must"
        a.does("choose", "1I")
        assert a.pending != "Effects" if able else not a.can("decline")


@card("robin-hood-master-thief")
def test_a_placed_special_pays_for_the_master_thief() -> None:
    a, _ = facing([hero("Zorro", placed=["Riposte"])], ["Robin Hood: Master Thief"])
    a.does("play", "Robin Hood: Master Thief", "Zorro")
    assert a.offered("pay") == ["Riposte"]


@card("ra", "dracula")
def test_what_an_inherent_ability_brought_about_outlives_its_character() -> None:
    staff = [{"card": n, "by": "Ra"} for n in ("Staff Head", "Staff Fragments", "Shards of the Staff")]
    a, b = facing([hero("Ra", hits=["6C", "8C"]), "Korak"], ["6C"], ["Leonidas"], ["8C"], me={"in_play": staff})
    a.does("give_up", "Ra", "Leonidas")
    hits(b, a, "8C", "Leonidas", "Ra")
    assert a.is_kod("Ra")
    assert hits_to_ko(b.s, b.char("Leonidas")) == 12


@card("sadistic-tendencies", "the-lost-city-of-opar")
def test_sadistic_tendencies_at_eight_is_any_power_whatever_was_named() -> None:
    for foe, kind in (("Tarzan", 2), ("Korak", 4)):
        a, b = facing(["Mr. Hyde"], ["Sadistic Tendencies"], [foe], ["1I"])
        strikes(a, b, "Sadistic Tendencies", "Mr. Hyde", foe, "Brute Force")
        assert a.attack.type == kind


@card("master-thief", "i-will-have-those-silver-shoes")
def test_an_attack_that_hits_is_successful_even_where_nothing_was_placed() -> None:
    a, b = facing(["Robin Hood"], ["Master Thief"], ["Zorro"], me={"draw": ["3C", "2C"]})
    hits(a, b, "Master Thief", "Robin Hood", "Zorro")
    a.does("draw", "2")
    assert a.hand == ["2C", "3C"]
    shoes = "I Will Have Those Silver Shoes!"
    a, b = facing(["Wicked Witch"], [shoes], ["Zorro"], me={"dead": ["Lightning Bolt"]})
    hits(a, b, shoes, "Wicked Witch", "Zorro")
    a.does("choose", "Lightning Bolt")
    assert a.hand == ["Lightning Bolt"]


@card("sheriff-of-nottingham", "all-for-one")
@pytest.mark.parametrize("own", [True, False])
def test_only_he_himself_makes_both_follow_ups(own: bool) -> None:
    team = "6 Brute Force Teamwork (Energy/Combat)"
    a, b = facing(["Sheriff of Nottingham", "Carson of Venus"], [team, "2E", "3C"], ["Zorro"])
    hits(a, b, team, "Sheriff of Nottingham")
    hits(a, b, "2E", "Sheriff of Nottingham" if own else "Carson of Venus")
    assert a.offered("attack", "3C") == ["Sheriff of Nottingham", *(["Carson of Venus"] if own else [])]


@card("221-b-baker-st", "irene-adler", "loki")
@pytest.mark.parametrize(("name", "by"), [("Loki", "Sherlock Holmes"), ("Irene Adler", "Sherlock Holmes")])
def test_at_baker_street_a_hand_that_is_revealed_loses_a_card(name: str, by: str) -> None:
    a, b = facing([by], [name], ["Zorro"], ["5C", "Rapier"], me={"homebase": "221-B Baker St."})
    plays(a, b, name, by) if a.can("play", name) else hits(a, b, name, by, "Zorro")
    assert a.offered("choose") == ["5 Combat", "Rapier"] and a.can("decline")
    a.does("choose", "Rapier")
    assert b.hand == ["5C"] and b.dead == ["Rapier"] and b.is_open


@card("all-for-one", "barsoom")
def test_what_is_fetched_is_not_shown_where_the_card_does_not_say_so() -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["The Three Musketeers"], ["All For One"], me={"draw": [team, "1E"]})
    plays(a, b, "All For One", "The Three Musketeers")
    assert not a.can("decline"), "this is no choice"
    a.does("search")
    assert not a.can("decline")
    a.does("choose", team)
    assert a.hand == [team] and known(b, a) == []
    a, b = facing(["John Carter of Mars"], ["Lower Gravity"], me={"homebase": "Barsoom", "draw": ["8B", "1E"]})
    plays(a, b, "Lower Gravity", "John Carter of Mars")
    a.answers(("search",), ("choose", "8B"))
    assert a.hand == ["8B"] and known(b, a) == []


@card("the-lost-city-of-opar")
def test_in_opar_an_any_power_card_needs_brute_force() -> None:
    there = {"in_play": [{"card": "The Lost City of Opar", "by": "Leonidas"}]}
    for me, able in (({}, ["Leonidas", "Hercules"]), (there, ["Hercules"])):
        a, _ = facing(["Leonidas", "Hercules"], ["6A"], me=me)
        assert a.offered("attack", "6A") == able


@card("eyes-in-the-dark", "squeeze-the-commoners")
def test_eyes_in_the_dark_count_what_squeezing_left() -> None:
    there = {"in_play": [{"card": "Eyes in the Dark", "by": "Zorro"}]}
    for them, bonus in (({}, 3), (in_play("Squeeze the Commoners", "Sheriff of Nottingham"), 1)):
        a, b = facing(["Zorro"], ["6C", "Rapier"], ["Sheriff of Nottingham"], me=there, them=them)
        hits(a, b, "6C", "Rapier", "Zorro")
        assert a.venture == 6 + bonus
