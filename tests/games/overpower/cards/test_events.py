"""Every Event at work, for both players, and what it leaves alone."""

import pytest

from games.overpower.events import happens, to_battle
from games.overpower.specials import UNHURRIED, facing, hits, in_play, known, plays, strikes
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import card


@card("the-lost-city-of-opar")
def test_in_opar_any_power_is_brute_force() -> None:
    a, b = happens("The Lost City of Opar", "jungle", ["Hercules"], ["6A"], ["John Carter of Mars"], ["8C"])
    to_battle(a, b, a)
    strikes(a, b, "6A", "Hercules", "John Carter of Mars")
    from overtable.games.overpower.inplay.queries import icons_of

    assert icons_of(a.s, a.attack.cards[0]) == 1 << 2
    plain, _ = facing(["Hercules"], ["6A"])
    assert icons_of(plain.s, plain.card("6 Any-Power")) == 1 << 4


@card("the-lost-city-of-opar")
def test_in_opar_an_any_power_card_needs_brute_force() -> None:
    there = {"in_play": [{"card": "The Lost City of Opar", "by": "Leonidas"}]}
    for me, able in (({}, ["Leonidas", "Hercules"]), (there, ["Hercules"])):
        a, _ = facing(["Leonidas", "Hercules"], ["6A"], me=me)
        assert a.offered("attack", "6A") == able


@card("tarzan-the-terrible")
def test_tarzan_the_terrible_weakens_the_highest_threat() -> None:
    a, b = happens("Tarzan the Terrible", "jungle", ["Leonidas"], ["6C"], ["Zorro", "Korak", "Van Helsing"], ["7C"])
    b.does("choose", "Leonidas")
    assert a.offered("choose") == ["Zorro", "Van Helsing"], "20 each: the opponent chooses"
    a.does("choose", "Van Helsing")
    to_battle(a, b, a)
    strikes(a, b, "6C", "Leonidas", "Van Helsing")
    assert not b.can("block", "7C", "Van Helsing")
    a, b = happens("Tarzan the Terrible", "jungle", ["Leonidas"], ["6C"], ["Zorro", "Korak"], ["7C"])
    b.does("choose", "Leonidas")
    a.does("choose", "Zorro")
    to_battle(a, b, a)
    strikes(a, b, "6C", "Leonidas", "Zorro")
    assert not b.can("block", "7C", "Zorro")


@card("the-power-of-gonfal")
def test_gonfal_makes_negates_free_and_defensive() -> None:
    for negate, by in (("Logical Reasoning", "Sherlock Holmes"), ("The Eternal Journey", "The Mummy")):
        a, b = happens("The Power of Gonfal", "jungle", ["Hercules"], ["Great Club"], [by], [negate])
        to_battle(a, b, a)
        a.does("attack", "Great Club", "Hercules", by)
        b.does("negate", negate, by, "Great Club")
        assert b.damage(by) == 0 and "Great Club" in a.dead
    theirs = ["The Eternal Journey", "7B"]
    a, b = happens("The Power of Gonfal", "jungle", ["Hercules"], ["Great Club"], ["The Mummy"], theirs)
    to_battle(a, b, a)
    a.does("attack", "Great Club", "Hercules", "The Mummy")
    b.does("negate", "The Eternal Journey", "The Mummy", "Great Club")
    assert b.hand == ["7B"], "no card is asked for, though one is there"


@card("jane", "ready-for-war")
@pytest.mark.parametrize(
    ("event", "mission", "barred", "free"),
    [("Jane", "jungle", "Rapier", "Training (Leonidas)"), ("Ready for War", "gods", "Training (Leonidas)", "Rapier")],
)
def test_a_kind_of_universe_card_is_out_for_the_battle(event: str, mission: str, barred: str, free: str) -> None:
    users = {"Rapier": "Zorro", "Training (Leonidas)": "Joan of Arc"}
    a, b = happens(event, mission, ["Zorro", "Joan of Arc"], ["5C", "Rapier", "Training (Leonidas)"], ["Leonidas"])
    to_battle(a, b, a)
    assert a.can("attack", "5C", free, users[free]) and not a.can("attack", "5C", barred)


@card("jane", "ready-for-war")
@pytest.mark.parametrize(
    ("event", "mission", "aid", "user"),
    [("Jane", "jungle", "Rapier", "Zorro"), ("Ready for War", "gods", "Training (Leonidas)", "Joan of Arc")],
)
def test_the_opponent_may_not_use_them_either(event: str, mission: str, aid: str, user: str) -> None:
    a, b = happens(event, mission, ["Hercules"], [], [user], ["5C", aid], me=UNHURRIED)
    to_battle(a, b, b)
    assert b.can("attack", "5C", user) and not b.can("attack", "5C", aid)


@card("desperate-gamble")
def test_desperate_gamble_strengthens_and_endangers_one_of_each() -> None:
    a, b = happens("Desperate Gamble", "cthulhu", ["Leonidas", "Zorro"], ["6C"], [hero("Korak", hits=["8C", "2C"])])
    assert a.offered("choose") == ["Leonidas", "Zorro"] and a.can("decline")
    a.does("choose", "Leonidas")
    b.does("choose", "Korak")
    to_battle(a, b, a)
    strikes(a, b, "6C", "Leonidas", "Korak")
    assert a.level == 8
    b.does("take")
    assert b.is_kod("Korak"), "16 hits are enough"


@card("the-cost-of-knowledge-is-sanity", "a-captive-no-more")
@pytest.mark.parametrize(
    ("event", "mission", "user", "dead", "alive"),
    [
        ("The Cost of Knowledge is Sanity", "cthulhu", "Sherlock Holmes", "6I", "5C"),
        ("A Captive no More", "jungle", "Hercules", "6B", "5C"),
    ],
)
def test_hits_that_show_an_icon_do_not_count(event: str, mission: str, user: str, dead: str, alive: str) -> None:
    for attack, total in ((dead, 0), (alive, 5), ("3M", 0)):
        a, b = happens(event, mission, [user], [attack], ["Leonidas"])
        to_battle(a, b, a)
        hits(a, b, attack, user, "Leonidas")
        assert b.damage("Leonidas") == int(attack[0]) and a.venture == total


@card("the-cost-of-knowledge-is-sanity", "a-captive-no-more")
@pytest.mark.parametrize(
    ("event", "mission", "user", "attack"),
    [
        ("The Cost of Knowledge is Sanity", "cthulhu", "Sherlock Holmes", "6I"),
        ("A Captive no More", "jungle", "Hercules", "6B"),
    ],
)
def test_the_opponents_hits_do_not_count_either(event: str, mission: str, user: str, attack: str) -> None:
    a, b = happens(event, mission, ["Leonidas"], [], [user], [attack], me=UNHURRIED)
    to_battle(a, b, b)
    hits(b, a, attack, user, "Leonidas")
    assert a.damage("Leonidas") == 6 and b.venture == 0


@card("stars-align")
def test_stars_align_sorts_two_top_cards() -> None:
    a, b = happens("Stars Align", "cthulhu", ["Leonidas"], [], me={"draw": ["1E", "1C", "2C", "3C"]})
    for player in (a, b):
        while player.is_asked and a.pending == "Effects":
            if player.can("look"):
                player.does("look")
                continue
            top = player.offered("throw_away")[0]
            player.does("throw_away" if player is a else "keep", top)
    assert len(a.dead) == 2 and len(b.dead) == 0


@card("stars-align", "rally-our-allies", "second-chances", "the-battle-with-zad", "jane")
@pytest.mark.parametrize(
    ("event", "mission", "lasts"),
    [
        ("Stars Align", "cthulhu", False),
        ("Rally Our Allies", "gods", False),
        ("Second Chances", "gods", False),
        ("The Battle with Zad", "mars", False),
        ("Jane", "jungle", True),
    ],
)
def test_an_event_stays_only_as_long_as_it_works(event: str, mission: str, lasts: bool) -> None:
    a, b = happens(event, mission, ["Hercules"], [], ["Zorro"])
    to_battle(a, b, a)
    assert (event in a.astral) is lasts and (event in a.defeated) is not lasts


@card("who-can-you-trust")
def test_who_can_you_trust_shows_two_cards_of_each_hand() -> None:
    a, b = happens("Who Can You Trust?", "cthulhu", ["Leonidas"], ["2C", "3C", "5C"], ["Zorro"], ["4C"])
    quietly(a.table, "Triggered")
    for player in (a, b):
        while player.is_asked and a.pending == "Triggered":
            player.does("reveal", player.offered("reveal")[-1])
    assert len(known(b, a)) == 2 and len(known(a, b)) >= 1


@card("healed-by-a-dark-power")
def test_healing_the_permanent_record_counts_two() -> None:
    for records, total in (({"hits": ["5C"]}, 2), ({"current": ["5C"]}, 0)):
        a, b = happens(
            "Healed by a Dark Power", "cthulhu", [hero("Dr. Watson", **records)], ["British Army Surgeon"], ["Zorro"]
        )
        to_battle(a, b, a)
        plays(a, b, "British Army Surgeon", "Dr. Watson")
        a.does("choose", "5C")
        assert a.venture == total


@card("healed-by-a-dark-power", "heroes-we-need", "the-power-of-gonfal")
def test_the_opponent_has_the_good_of_it_too() -> None:
    wounded = hero("Dr. Watson", hits=["5C"])
    surgeon = ["British Army Surgeon"]
    a, b = happens("Healed by a Dark Power", "cthulhu", ["Leonidas"], [], [wounded], surgeon, me=UNHURRIED)
    to_battle(a, b, b)
    plays(b, a, "British Army Surgeon", "Dr. Watson")
    b.does("choose", "5C")
    assert b.venture == 2 and a.venture == 0
    team = "6 Energy Teamwork (Combat/Intelligence)"
    a, b = happens("Heroes We Need", "gods", ["Leonidas"], [], ["Zorro", "Hercules"], [team, "6B"], me=UNHURRIED)
    to_battle(a, b, b)
    assert b.can("attack", team, "Zorro")
    negate, club = ["Logical Reasoning"], ["Great Club"]
    a, b = happens("The Power of Gonfal", "jungle", ["Sherlock Holmes"], negate, ["Hercules"], club, me=UNHURRIED)
    to_battle(a, b, b)
    b.does("attack", "Great Club", "Hercules", "Sherlock Holmes")
    assert a.can("negate", "Logical Reasoning", "Sherlock Holmes", "Great Club")


@card("rally-our-allies")
def test_allies_rally_into_open_slots() -> None:
    a, _ = happens(
        "Rally Our Allies", "gods", [hero("Anubis", placed=["Trident (basic)"]), "Zorro", "Leonidas"], [], ["Korak"],
        me={"draw": ["1E", "Sir Galahad", "1C"], "dead": ["Little John", "Queen Guinevere"]},
    )  # fmt: skip
    a.does("search")
    assert sorted(a.offered("choose")) == ["Little John", "Sir Galahad"], "nobody could play the Queen"
    assert a.offered("choose", "Sir Galahad") == ["Zorro", "Leonidas"], "Anubis has no open slot"
    a.does("choose", "Sir Galahad", "Leonidas")
    assert a.offered("choose", "Little John") == ["Zorro"]
    a.does("choose", "Little John", "Zorro")
    assert a.placed("Leonidas") == ["Sir Galahad"] and a.placed("Zorro") == ["Little John"]


@card("second-chances")
def test_second_chances_thin_the_opponents_power_pack() -> None:
    pack = ["1C", "2C", "3C", "4C", "5C", "6C"]
    a, b = happens("Second Chances", "gods", ["Zorro"], [], ["Leonidas"], them={"power_pack": pack})
    for name in pack[:5]:
        a.does("choose", name)
    assert not (a.is_asked and a.can("choose")), "up to five"
    assert b.dead == pack[:5] and b.power_pack == ["6C"]


@card("heroes-we-need")
def test_heroes_we_need_ask_for_no_types() -> None:
    team = "6 Energy Teamwork (Combat/Intelligence)"
    a, b = happens("Heroes We Need", "gods", ["Zorro", "Hercules"], [team, "6B"], ["Leonidas"])
    to_battle(a, b, a)
    hits(a, b, team, "Zorro", "Leonidas")
    assert a.can("attack", "6B", "Hercules", "Leonidas")
    plain, _ = facing(["Zorro", "Hercules"], [team, "6B"], ["Leonidas"])
    assert not plain.can("attack", team, "Zorro")


@card("getting-our-hands-dirty")
def test_bare_power_cards_block_at_two_more() -> None:
    a, b = happens("Getting Our Hands Dirty", "gods", ["Leonidas"], ["8C", "6C"], ["Zorro"], ["6C", "5C", "Flintlock"])
    to_battle(a, b, a)
    strikes(a, b, "8C", "Leonidas", "Zorro")
    assert b.can("block", "6C", "Zorro") and not b.can("block", "5C", "Zorro")
    assert not b.can("block", "5C", "Flintlock", "Zorro"), "7 with the Flintlock, and no more"
    b.does("take")
    b.does("pass") if b.can("pass") else hits(b, a, "5C", "Zorro", "Leonidas")
    strikes(a, b, "6C", "Leonidas", "Zorro")
    assert a.level == 6, "attacks stay as they are"


@card("getting-our-hands-dirty")
def test_bare_hands_are_power_cards_of_both() -> None:
    a, b = happens("Getting Our Hands Dirty", "gods", ["Zorro"], ["6C", "2C"], ["Leonidas"], ["8C"])
    to_battle(a, b, a)
    hits(a, b, "2C", "Zorro", "Leonidas")
    strikes(b, a, "8C", "Leonidas", "Zorro")
    assert a.can("block", "6C", "Zorro")
    a, b = happens("Getting Our Hands Dirty", "gods", ["Zorro"], ["8C"], ["Hercules"], ["Protector of Mankind"])
    to_battle(a, b, a)
    strikes(a, b, "8C", "Zorro", "Hercules")
    assert not b.can("block", "Protector of Mankind"), "a Special of level 7 stays one"


@card("the-giant-man-of-mars")
def test_attacks_on_the_giant_man_may_move() -> None:
    a, b = happens("The Giant Man of Mars", "mars", ["Leonidas"], ["6C", "5C"], ["Zorro", "Korak"])
    a.does("choose", "Leonidas")
    b.does("choose", "Korak")
    to_battle(a, b, a)
    strikes(a, b, "6C", "Leonidas", "Korak")
    assert b.offered("shift", "The Giant Man of Mars") == ["Zorro"]
    b.does("shift", "The Giant Man of Mars", "Zorro")
    b.does("take")
    assert b.damage("Zorro") == 6
    b.does("pass")
    strikes(a, b, "5C", "Leonidas", "Zorro")
    assert not b.can("shift")


@card("the-battle-with-zad")
def test_the_battle_with_zad_costs_three_cards_and_their_duplicates() -> None:
    a, b = happens(
        "The Battle with Zad", "mars", [hero("Leonidas", placed=["4C"])], ["5C", "7C"], ["Zorro"], ["7C"],
        me={"draw": ["8C", "4C", "5C", "6B", "1C"]}, them={"draw": ["1E", "2C", "3C", "4C"]},
    )  # fmt: skip
    assert "4C" in a.dead and "5C" in a.dead and a.placed() == [] and "7C" in a.hand
    assert len(b.dead) == 3 and b.hand == ["7C"]


@card("eyes-in-the-dark")
def test_eyes_in_the_dark_fetch_a_card_whose_bonus_counts() -> None:
    a, b = happens(
        "Eyes in the Dark", "mars", ["Zorro"], ["6C"], ["Leonidas"], me={"dead": ["Rapier", "Hucklebuck"]}
    )  # fmt: skip
    a.does("search")
    assert a.offered("choose") == ["Rapier"]
    a.does("choose", "Rapier")
    to_battle(a, b, a)
    hits(a, b, "6C", "Rapier", "Zorro", "Leonidas")
    assert a.venture == 9 and "Rapier" in a.astral and b.damage("Leonidas") == 6


@card("eyes-in-the-dark", "squeeze-the-commoners")
def test_eyes_in_the_dark_count_what_squeezing_left() -> None:
    there = {"in_play": [{"card": "Eyes in the Dark", "by": "Zorro"}]}
    for them, bonus in (({}, 3), (in_play("Squeeze the Commoners", "Sheriff of Nottingham"), 1)):
        a, b = facing(["Zorro"], ["6C", "Rapier"], ["Sheriff of Nottingham"], me=there, them=them)
        hits(a, b, "6C", "Rapier", "Zorro")
        assert a.venture == 6 + bonus


@card("a-venomous-threat")
def test_a_venomous_threat_calls_reserves_forward_for_the_battle() -> None:
    a, b = happens(
        "A Venomous Threat",
        "mars",
        ["Zorro", "Tarzan", "Zeus"],
        [],
        ["Leonidas", "Merlin", "Robin Hood"],
        me={"reserve": "Korak"},
        them={"reserve": "Ra"},
    )
    quietly(a.table)
    assert "Korak" in a.front and "Ra" in b.front and len(a.front) == len(b.front) == 4
    next(p for p in (a, b) if p.is_asked).does("concede")
    quietly(a.table)
    assert a.s.battle == 3
    assert a.reserve == ["Korak"] and b.reserve == ["Ra"]


@card("the-chamber-of-reptiles")
def test_the_chamber_of_reptiles_trades_a_lasting_special_for_three() -> None:
    foes = ["Sheriff of Nottingham", "Anubis"]
    there = {"in_play": [
        {"card": "Squeeze the Commoners", "by": "Sheriff of Nottingham"},
        {"card": "Siphon Strike", "by": "Anubis", "target": "Zorro"},
    ]}  # fmt: skip
    a, b = happens("The Chamber of Reptiles", "mars", ["Zorro"], [], foes, them=there)
    assert a.offered("choose") == ["Squeeze the Commoners"], "only what speaks of the remainder of the game"
    a.does("choose", "Squeeze the Commoners")
    assert b.dead == ["Squeeze the Commoners"] and b.venture - 5 == 3
    while a.pending == "Effects":
        b.does("decline")
    assert a.venture == 0
