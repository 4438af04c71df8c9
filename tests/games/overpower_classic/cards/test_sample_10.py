"""The sample: cards about hits, ratings, rights, Power card attacks and the Venture Total."""

import pytest

from games.overpower.table import hero, pass_out, reach
from games.overpower_classic.cards.sample import (
    BEAST,
    HULK,
    NEGATE,
    STORM,
    THING,
    duel,
    named,
    next_battle,
    next_turn_of,
    only_one,
    to_choose,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike
from marks import card

HEALING = "dcop-eradicator-self-healing"


@card(HEALING)
@pytest.mark.parametrize(("last", "kod"), [("5E", False), ("6E", False), ("7E", True)])
@pytest.mark.parametrize("later", [False, True])
def test_self_healing_lets_him_bear_two_points_more(last: str, kod: bool, later: bool) -> None:
    team = [hero("Eradicator", hits=["8E", "7E"]), STORM]
    a, b = duel(team, [HEALING], ["Cyclops (MVOP)"], [last], me={"hand": [HEALING]})
    assert a.offered("play", "Self Healing") == ["Eradicator"]
    plays(a, b, "Self Healing", "Eradicator")
    if later:
        value, name = last[0], "energy"
        next_turn_of(b, a, f"{value}-{name}")
    strike(b, a, last, "Cyclops", "Eradicator")
    assert a.is_kod("Eradicator") is kod and not only_one(HEALING)


@card(HEALING)
def test_self_healing_helps_nobody_else_and_not_against_a_spectrum_ko() -> None:
    safe = {"in_play": [{"card": HEALING, "by": "Eradicator"}]}
    team = [hero("Eradicator", hits=["1E", "1F"]), hero(STORM, hits=["8E", "7E"])]
    a, b = duel([HULK], ["1S", "5S"], team, ["1E"], them=safe)
    strike(a, b, "5S", "Hulk", "Storm")
    assert b.is_kod("Storm")
    strike(b, a, "1E", "Eradicator", "Hulk")
    strike(a, b, "1S", "Hulk", "Eradicator")
    assert b.is_kod("Eradicator")


@card(HEALING)
def test_self_healing_adds_up() -> None:
    team = [hero("Eradicator", hits=["8E", "7E"]), STORM]
    a, b = duel(["Cyclops (MVOP)"], ["7E", "2E"], team, them={"in_play": [{"card": HEALING, "by": "Eradicator"}] * 2})
    strike(a, b, "7E", "Cyclops", "Eradicator")
    assert not b.is_kod("Eradicator")
    b.does("pass")
    strike(a, b, "2E", "Cyclops", "Eradicator")
    assert b.is_kod("Eradicator")


ALIEN = "psop-carnage-alien-healing"


@card(ALIEN)
def test_alien_healing_exchanges_a_hit_of_the_battle_for_one_of_the_record() -> None:
    carnage = hero("Carnage (MVOP)", hits=["1E", "6E"], current=["5F", "2E"])
    a, b = duel([carnage, hero(STORM, hits=["1E"])], [ALIEN], [THING])
    assert b.venture == 7 and a.offered("play", "Alien Healing") == ["Carnage"]
    plays(a, b, "Alien Healing", "Carnage")
    assert a.can("decline")
    a.does("choose", "5F")
    assert not a.can("choose", "2E"), "one of each"
    a.does("choose", "1E")
    assert a.current("Carnage") == ["1E", "2E"] and a.permanent("Carnage") == ["5F", "6E"]
    assert b.venture == 3 and a.damage("Carnage") == 14 and a.permanent("Storm") == ["1E"]
    assert a.dead == ["Alien Healing"] and to_move(b) and not only_one(ALIEN)


@card(ALIEN)
@pytest.mark.parametrize(("hits", "current"), [(["1E"], []), ([], ["2E"]), (["1E"], ["2E"])])
def test_alien_healing_may_do_nothing(hits: list[str], current: list[str]) -> None:
    a, b = duel([hero("Carnage (MVOP)", hits=hits, current=current)], [ALIEN], [THING])
    plays(a, b, "Alien Healing", "Carnage")
    assert to_choose(a) is bool(hits and current)
    if to_choose(a):
        a.does("decline")
    assert a.permanent("Carnage") == hits and a.current("Carnage") == current


OUTWIT = "iqop-punisher-outwit"


@card(OUTWIT)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_outwit_removes_up_to_two_hits_with_intellect(count: int) -> None:
    record = ["1I", "2I", "3I", "3M", "2 MultiPower (three icons)", "6A"]
    punisher = hero("Punisher (IQOP)", hits=record, current=["1I"])
    a, b = duel([punisher, hero("Cable (IQOP)", hits=["2I"])], [OUTWIT], [THING])
    assert a.offered("play", "Outwit") == ["Punisher"]
    plays(a, b, "Outwit", "Punisher")
    assert a.offered("choose") == ["1 Intellect", "2 Intellect", "3 Intellect", "3 MultiPower"]
    chosen = ["3I", "3M"][:count]
    for c in chosen:
        a.does("choose", c)
    if to_choose(a):
        a.does("decline")
    left = [c for c in ["1I", "2I", "2M", "3I", "3M", "6A"] if c not in chosen]
    assert a.permanent("Punisher") == left and a.current("Punisher") == ["1I"] and a.hits("Cable") == ["2I"]
    assert to_move(b) and not only_one(OUTWIT)


KATAR = "jlaop-hawkman-katar-blade"


@card(KATAR)
def test_katar_blade_raises_two_ratings_in_the_next_battle() -> None:
    a, b = duel(["Hawkman", STORM], [KATAR, "7E", "7F"], [THING], ["1S"])
    assert a.offered("play", "Katar Blade") == ["Hawkman"]
    plays(a, b, "Katar Blade", "Hawkman")
    assert a.grid("Hawkman") == (4, 6, 6, 4)
    strike(b, a, "1S", "Thing", "Hawkman")
    assert not a.can("attack", "7F") and "Hawkman" not in a.offered("attack", "7E")
    next_turn_of(a, b, "7-fighting")
    assert a.grid("Hawkman") == (7, 7, 6, 4) and a.can("attack", "7F", "Hawkman")
    next_battle(a, b)
    assert a.grid("Hawkman") == (4, 6, 6, 4) and only_one(KATAR)


@card(KATAR)
def test_katar_blade_counts_when_cards_of_the_next_battle_are_kept() -> None:
    a, b = duel(["Hawkman"], [KATAR], [THING], me={"draw": ["7E", "8F", "3S", "4S"]})
    plays(a, b, "Katar Blade", "Hawkman")
    next_battle(a, b)
    assert "7E" in a.hand and "8F" not in a.hand, "7 can be used, 8 cannot"


MALICE = "clop-psycho-man-malice"
RAM, FIELD = "mvop-invisible-woman-invisible-ram", "mvop-invisible-woman-force-field"


@card(MALICE)
def test_malice_plays_the_specials_of_invisible_woman() -> None:
    a, b = duel(["Psycho-Man", STORM], [MALICE, RAM, FIELD], [THING], ["1S", "2S"])
    assert not a.can("attack", "Invisible Ram") and a.offered("play", "Malice") == ["Psycho-Man"]
    plays(a, b, "Malice", "Psycho-Man")
    attacks(b, a, "1S", "Thing", "Storm")
    assert not a.can("avoid", "Force Field")
    a.does("take")
    assert a.offered("attack", "Invisible Ram") == ["Psycho-Man"]
    attacks(a, b, "Invisible Ram", "Psycho-Man", "Thing")
    assert a.level == 9
    b.does("take")
    attacks(b, a, "2S", "Thing", "Psycho-Man")
    a.does("avoid", "Force Field", "Psycho-Man")
    assert a.hits("Psycho-Man") == [] and not only_one(MALICE)


@card(MALICE)
@pytest.mark.parametrize("played", [False, True])
def test_malice_lets_them_be_kept_and_placed_in_later_battles(played: bool) -> None:
    draw = [RAM, FIELD, "mvop-human-torch-inferno", "1F", "2F", "3F"]
    a, b = duel(["Psycho-Man", STORM], [MALICE] if played else [], [THING], me={"draw": draw})
    if played:
        plays(a, b, "Malice", "Psycho-Man")
    pass_out(a, b)
    reach(a, b, "Place")
    assert a.hand == (["1F", "2F", "3F", "Force Field", "Invisible Ram"] if played else ["1F", "2F", "3F"])
    if played:
        assert a.offered("place", "Invisible Ram") == ["Psycho-Man"]
        a.does("place", "Invisible Ram", "Psycho-Man")
        assert a.placed("Psycho-Man") == ["Invisible Ram"]


PHYSICS = "xmop-captain-britain-physics-genius"


@card(PHYSICS)
def test_physics_genius_makes_bonuses_of_basic_cards_count() -> None:
    hand = [PHYSICS, "8S", "7S", "Girder", "Manhole Cover"]
    a, b = duel(["Captain Britain", HULK], hand, [THING, STORM], ["1S", "2S"], me={"dead": ["6S", "Dumpster"]})
    assert a.offered("play", "Physics Genius") == ["Captain Britain"]
    plays(a, b, "Physics Genius", "Captain Britain")
    strike(b, a, "1S", "Thing", "Hulk")
    strike(a, b, "8S", "Girder", "Hulk", "Thing")
    assert b.damage("Thing") == a.venture == 9, "8 and 1, by a teammate"
    assert b.hits("Thing") == ["8S"] and "Girder" in a.dead
    strike(b, a, "2S", "Thing", "Hulk")
    strike(a, b, "7S", "Manhole Cover", "Captain Britain", "Storm")
    assert b.damage("Storm") == 9 and a.venture == 18, "7 and 2, by himself"
    next_turn_of(a, b, "6-strength", "dumpster")
    assert b.damage("Thing") == 9
    strike(a, b, "6S", "Dumpster", "Hulk", "Storm")
    assert b.damage("Storm") == 18 and a.venture == 9 and not only_one(PHYSICS)


@card(PHYSICS)
def test_physics_genius_helps_only_his_team_and_only_basic_cards() -> None:
    play = {"in_play": [{"card": PHYSICS, "by": "Captain Britain"}]}
    hand = ["4E", "energy-strength-training-4"]
    a, b = duel(["Captain Britain", HULK], hand, [THING, STORM], ["7S", "Manhole Cover"], me=play)
    strike(a, b, "4E", "Energy/Strength Training +4", "Captain Britain", "Thing")
    assert b.damage("Thing") == a.venture == 4
    strike(b, a, "7S", "Manhole Cover", "Thing", "Hulk")
    assert a.damage("Hulk") == b.venture == 7


@card(PHYSICS)
def test_physics_genius_bonuses_ko() -> None:
    play = {"in_play": [{"card": PHYSICS, "by": "Captain Britain"}]}
    a, b = duel(["Captain Britain", HULK], ["8S", "Girder"], [hero(THING, hits=["8S", "3S"]), STORM], me=play)
    strike(a, b, "8S", "Girder", "Hulk", "Thing")
    assert b.is_kod("Thing") and a.venture == 9


BOMB = "psop-domino-shrapnel-bomb"


@card(BOMB)
def test_shrapnel_bomb_lets_her_attack_with_one_power_card_after_another() -> None:
    hand = [BOMB, "8F", "6F", "3S", "2M", "7E", "mvop-any-character-gamma-terror"]
    a, b = duel(["Domino (PSOP)", STORM], hand, [THING, HULK], ["8S", "7S"])
    assert a.offered("play", "Shrapnel Bomb") == ["Domino"]
    plays(a, b, "Shrapnel Bomb", "Domino")
    assert not a.can("attack", "7E") and not a.can("attack", "Gamma Terror")
    assert a.offered("attack", "3S") == ["Domino"] and a.can("decline")
    attacks(a, b, "8F", "Domino", "Thing")
    b.does("block", "8S", "Thing")
    strike(a, b, "6F", "Domino", "Hulk")
    strike(a, b, "3S", "Domino", "Thing")
    strike(a, b, "2M", "Domino", "Thing")
    assert a.verbs == {"decline"}
    a.does("decline")
    assert b.damage("Hulk") == 6 and b.damage("Thing") == 5 and a.venture == 11 and to_move(b)
    assert only_one(BOMB)


@card(BOMB)
def test_shrapnel_bomb_ends_when_she_likes_or_when_it_is_negated() -> None:
    a, b = duel(["Domino (PSOP)"], [BOMB, "8F", "6F"], [THING, BEAST], ["1S", NEGATE])
    plays(a, b, "Shrapnel Bomb", "Domino")
    strike(a, b, "8F", "Domino", "Thing")
    a.does("decline")
    assert to_move(b) and a.hand == ["6F"]
    a, b = duel(["Domino (PSOP)"], [BOMB, "8F", "6F"], [THING, BEAST], ["1S", NEGATE])
    a.does("play", "Shrapnel Bomb", "Domino")
    b.does("negate", NEGATE, "Beast", "Shrapnel Bomb")
    assert to_move(b) and a.hand == ["6F", "8F"]


@card("dcop-penguin-master-planner", "iqop-cable-askanison")
@pytest.mark.parametrize(
    ("card_id", "who", "name", "mine", "theirs", "once"),
    [
        ("dcop-penguin-master-planner", "Penguin", "Master Planner", 0, -3, False),
        ("iqop-cable-askanison", "Cable (IQOP)", "Askani'Son", 6, 0, True),
    ],
)
def test_a_venture_total_changes_for_this_battle(
    card_id: str, who: str, name: str, mine: int, theirs: int, once: bool
) -> None:
    user = named(who)
    a, b = duel([who, STORM], [card_id], [THING, BEAST], ["1S", "8S"])
    assert a.offered("play", name) == [user]
    plays(a, b, name, user)
    assert (a.venture, b.venture) == (mine, theirs) and to_move(b), "no attack: nobody defends"
    strike(b, a, "1S", "Thing", "Storm")
    assert (a.venture, b.venture) == (mine, theirs + 1)
    next_battle(a, b)
    assert (a.venture, b.venture) == (0, 0) and only_one(card_id) is once
    a, b = duel([who], [card_id], [THING, BEAST], ["1S", NEGATE])
    a.does("play", name, user)
    b.does("negate", NEGATE, "Beast", name)
    assert (a.venture, b.venture) == (0, 0)


@card("dcop-penguin-master-planner", "iqop-cable-askanison")
@pytest.mark.parametrize(
    ("card_id", "who", "name", "hits", "wins"),
    [
        ("dcop-penguin-master-planner", "Penguin", "Master Planner", "2S", True),
        ("dcop-penguin-master-planner", "Penguin", "Master Planner", "4S", False),
        ("iqop-cable-askanison", "Cable (IQOP)", "Askani'Son", "5S", True),
        ("iqop-cable-askanison", "Cable (IQOP)", "Askani'Son", "7S", False),
    ],
)
def test_the_changed_venture_total_decides_the_battle(card_id: str, who: str, name: str, hits: str, wins: bool) -> None:
    a, b = duel([who, STORM], [card_id], [THING], [hits])
    plays(a, b, name, named(who))
    strike(b, a, hits, "Thing", "Storm")
    next_battle(a, b)
    assert a.missions[1] + a.staked[1] == int(wins) and a.missions[2] == int(not wins)
