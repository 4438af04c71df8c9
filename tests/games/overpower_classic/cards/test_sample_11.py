"""The sample: cards about placed cards, hands, and piles."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.cards.sample import (
    BEAST,
    DODGE,
    HULK,
    NEGATE,
    STORM,
    THING,
    VENOM,
    duel,
    named,
    only_one,
    to_choose,
    to_move,
)
from games.overpower_classic.making import attacks, plays
from games.overpower_classic.table import known
from marks import card

TABLE = [
    hero("Cable (MVOP)", placed=["mvop-cable-bionic-eye", "5E", "Nuclear"]),
    hero(VENOM, placed=["mvop-venom-symbiotic-snare", "7S", "Nerve Pinch"]),
    hero(BEAST, placed=["4F", "Uppercut"]),
]
UNIVERSE = ["Nerve Pinch", "Nuclear", "Uppercut"]
STRIKES = [
    ("mvop-thing-bear-hug", THING, "Bear Hug", 1, UNIVERSE, False),
    ("mvop-omega-red-tendril-tactics", "Omega Red (MVOP)", "Tendril Tactics", 2, UNIVERSE, True),
    ("psop-black-cat-bad-luck", "Black Cat (PSOP)", "Bad Luck", 1, ["Bionic Eye", "Symbiotic Snare"], False),
    ("mvop-spider-woman-arachnophobia", "Spider-Woman (MVOP)", "Arachnophobia", 1, ["4F", "5E", "7S"], False),
]


@card(*(row[0] for row in STRIKES))
@pytest.mark.parametrize(("card_id", "who", "name", "count", "fitting", "once"), STRIKES)
def test_placed_cards_of_the_users_choice_are_discarded(
    card_id: str, who: str, name: str, count: int, fitting: list[str], once: bool
) -> None:
    user = named(who)
    a, b = duel([who, STORM], [card_id], TABLE, [DODGE, "Generator", "3E"], them={"reserve": HULK})
    before, hand = b.placed(), b.hand
    assert a.offered("attack", name) == [user] and a.offered("attack", name, user) == []
    assert not a.can("pass"), "it is an attack"
    attacks(a, b, name, user)
    assert to_choose(a) and not a.can("decline"), "nobody avoids it, and it must be done"
    assert sorted(short(a, c) for c in a.offered("choose")) == fitting
    gone = fitting[-count:]
    for c in gone:
        assert to_choose(a)
        a.does("choose", c)
    assert b.placed() == [c for c in before if c not in gone] and b.hand == hand
    assert sorted([*b.dead, *b.power_pack]) == gone and b.power_pack == [c for c in gone if c[0].isdigit()]
    assert a.dead == [name] and to_move(b) and only_one(card_id) is once


def short(player: Player, name: str) -> str:
    """A card as `placed` tells it."""
    return next(s for s in (player.short(c) for c in range(len(player.s.printing))) if is_short(s, name))


def is_short(told: str, name: str) -> bool:
    return told == name or (name[0].isdigit() and told == f"{name[0]}{name.split()[1][0]}")


@card(*(row[0] for row in STRIKES))
@pytest.mark.parametrize(("card_id", "who", "name", "count", "fitting", "once"), STRIKES)
def test_a_strike_at_placed_cards_may_be_negated(
    card_id: str, who: str, name: str, count: int, fitting: list[str], once: bool
) -> None:
    a, b = duel([who], [card_id], TABLE, [NEGATE])
    before = b.placed()
    a.does("attack", name, named(who))
    b.does("negate", NEGATE, "Beast", name)
    assert b.placed() == before and to_move(b)


@card("mvop-omega-red-tendril-tactics")
def test_tendril_tactics_takes_the_only_one_there_is() -> None:
    a, b = duel(["Omega Red (MVOP)"], ["mvop-omega-red-tendril-tactics"], TABLE[:1], ["3E"])
    attacks(a, b, "Tendril Tactics", "Omega Red")
    a.does("choose", "Nuclear")
    assert b.placed() == ["5E", "Bionic Eye"] and to_move(b)


@card("mvop-mystique-infiltration")
def test_infiltration_shows_two_cards_by_chance() -> None:
    seen = set()
    hand = ["3E", "4S", "6S", "7S", DODGE]
    for seed in range(8):
        a, b = duel(["Mystique (MVOP)", STORM], ["mvop-mystique-infiltration"], [THING, HULK], hand, seed=seed)
        assert a.offered("attack", "Infiltration") == ["Mystique"] and known(a, b) == []
        attacks(a, b, "Infiltration", "Mystique")
        assert len(known(a, b)) == 2 and len(b.hand) == 5 and to_move(b)
        seen |= set(known(a, b))
    assert len(seen) > 3, "not always the same ones"
    assert not only_one("mvop-mystique-infiltration")


@card("mvop-mystique-infiltration")
def test_infiltration_shows_what_there_is_and_may_be_negated() -> None:
    a, b = duel(["Mystique (MVOP)"], ["mvop-mystique-infiltration"], [THING], ["3S"])
    attacks(a, b, "Infiltration", "Mystique")
    assert known(a, b) == ["3S"]
    a, b = duel(["Mystique (MVOP)"], ["mvop-mystique-infiltration"], [BEAST], ["3S", "2S", NEGATE])
    a.does("attack", "Infiltration", "Mystique")
    b.does("negate", NEGATE, "Beast", "Infiltration")
    assert known(a, b) == []


METHODS = "iqop-super-skrull-alien-methods"


@card(METHODS)
def test_alien_methods_puts_two_dead_cards_into_the_opponents_draw_pile() -> None:
    them = {"dead": ["7S", DODGE, "Girder"], "draw": ["1E", "2E", "3E", "4E"]}
    orders = set()
    for seed in range(4):
        a, b = duel(["Super-Skrull (PSOP)", STORM], [METHODS], [THING, HULK], ["5S", DODGE], them=them, seed=seed)
        assert a.offered("attack", "Alien Methods") == ["Super-Skrull"]
        attacks(a, b, "Alien Methods", "Super-Skrull")
        assert set(a.offered("choose")) == {"7 Strength", DODGE, "Girder"} and not a.can("decline")
        a.does("choose", "Girder")
        assert to_choose(a) and not a.can("decline")
        a.does("choose", DODGE)
        assert sorted(b.draw_pile) == ["1E", "2E", "3E", "4E", "Girder", DODGE] and b.dead == ["7S"]
        assert to_move(b) and a.dead == ["Alien Methods"]
        orders.add(tuple(b.draw_pile))
    assert len(orders) > 1, "it is shuffled"
    assert not only_one(METHODS)


@card(METHODS)
def test_alien_methods_takes_one_if_there_is_only_one() -> None:
    a, b = duel(["Super-Skrull (PSOP)"], [METHODS], [THING], ["5S"], them={"dead": ["Girder"], "draw": ["1E"]})
    attacks(a, b, "Alien Methods", "Super-Skrull")
    a.does("choose", "Girder")
    assert sorted(b.draw_pile) == ["1E", "Girder"] and to_move(b)


GIZMOS, SPIDER = "psop-scarlet-spider-arachnid-gizmos", "Scarlet Spider"
PAIR = "6 Fighting Teamwork (Strength/Energy +1/+2)"
WEB, WARRIOR = "psop-scarlet-spider-spider-web", "psop-scarlet-spider-new-warrior"


def gizmos(*dead: str) -> list[Player]:
    me = {"dead": list(dead)}
    a, b = duel(["Scarlet Spider (PSOP)", STORM], [GIZMOS, "3E"], [THING, BEAST], ["8S", NEGATE], me=me)
    assert a.offered("play", "Arachnid Gizmos") == [SPIDER]
    plays(a, b, "Arachnid Gizmos", SPIDER)
    return [a, b]


@card(GIZMOS)
def test_arachnid_gizmos_plays_a_card_of_the_dead_pile_at_once() -> None:
    a, b = gizmos("7F", "8E", "mvop-any-character-gamma-terror", WEB, WARRIOR, "Nuclear", DODGE)
    assert set(a.offered("choose")) == {"7 Fighting", "Spider Web", "New Warrior"} and a.can("decline")
    a.does("choose", "7F")
    assert a.verbs == {"attack"} and a.offered("attack") == ["7 Fighting"], "at once, and nothing else"
    attacks(a, b, "7F", SPIDER, "Thing")
    assert b.can("block", "8S", "Thing")
    b.does("take")
    assert b.damage("Thing") == a.venture == 7 and "Arachnid Gizmos" in a.dead and a.hand == ["3E"] and to_move(b)
    assert only_one(GIZMOS)


@card(GIZMOS)
def test_arachnid_gizmos_may_play_what_opens_a_turn() -> None:
    a, b = gizmos(PAIR)
    a.does("choose", PAIR)
    attacks(a, b, PAIR, SPIDER, "Thing")
    b.does("take")
    attacks(a, b, "3E", "Storm", "Thing")
    b.does("take")
    assert b.damage("Thing") == 9
    a, b = gizmos(WARRIOR, "6F")
    a.does("choose", "New Warrior")
    attacks(a, b, "New Warrior", SPIDER, "Thing")
    b.does("take")
    assert b.damage("Thing") == 4 and a.hand == ["3E"]


@card(GIZMOS)
@pytest.mark.parametrize("dead", [[], ["7F"]])
def test_arachnid_gizmos_may_be_played_for_nothing(dead: list[str]) -> None:
    a, b = gizmos(*dead)
    if to_choose(a):
        a.does("decline")
    assert sorted(a.dead) == sorted(["Arachnid Gizmos", *dead]) and to_move(b)


DIVE = "clop-falcon-power-dive"


def dive(*hand: str, pack: tuple[str, ...]) -> list[Player]:
    a, b = duel(["Falcon", HULK], [DIVE, *hand], [THING], ["1S"], me={"power_pack": list(pack)})
    assert a.offered("play", "Power Dive") == ["Falcon"]
    plays(a, b, "Power Dive", "Falcon")
    return [a, b]


@card(DIVE)
def test_power_dive_exchanges_cards_for_those_of_the_power_pack() -> None:
    a, b = dive("6F", "2F", "1S", "Hand Grenade", pack=("1E", "3E", "4S", "3F", "5S"))
    assert a.can("decline"), "any number"
    for c in ("6F", "Hand Grenade"):
        a.does("choose", c)
    a.does("decline")
    assert "Hand Grenade" in a.dead and "6F" in a.power_pack and a.hand == ["1S", "2F"]
    assert set(a.offered("choose")) == {"3 Energy", "4 Strength", "3 Fighting", "5 Strength", "6 Fighting"}
    assert not a.can("decline"), "an equal number"
    a.does("choose", "3E")
    assert not a.can("choose", "3F"), "no duplicates among them either"
    a.does("choose", "5S")
    assert a.hand == ["1S", "2F", "3E", "5S"] and a.power_pack == ["1E", "3F", "4S", "6F"]
    assert to_move(b) and "Power Dive" in a.dead and only_one(DIVE)


@card(DIVE)
def test_power_dive_may_take_all_or_nothing_and_no_more_than_there_is() -> None:
    a, b = dive("6F", "2F", pack=("3E",))
    a.does("decline")
    assert a.hand == ["2F", "6F"] and a.power_pack == ["3E"] and to_move(b)
    a, b = dive("Hand Grenade", "Girder", pack=("3E",))
    a.does("choose", "Hand Grenade")
    a.does("choose", "Girder")
    if a.can("decline"):
        a.does("decline")
    a.does("choose", "3E")
    assert a.hand == ["3E"] and a.power_pack == [] and to_move(b)


@card("psop-doctor-octopus-master-inventor")
@pytest.mark.parametrize("top", ["5S", "4S"])
def test_master_inventor_draws_a_card_and_keeps_it(top: str) -> None:
    me = {"draw": [top, "1E"]}
    a, b = duel(["Doctor Octopus (MVOP)", STORM], ["psop-doctor-octopus-master-inventor", "5F"], [THING], ["1S"], me=me)
    assert a.offered("play", "Master Inventor") == ["Doctor Octopus"]
    plays(a, b, "Master Inventor", "Doctor Octopus")
    if a.pending == "Duplicates":
        assert a.verbs == {"done"}
        a.does("done")
    assert a.hand == sorted(["5F", top]) and a.draw_pile == ["1E"] and to_move(b) and known(b, a) == []
    assert only_one("psop-doctor-octopus-master-inventor")
