"""KOs, healing, replacements, and how a game ends."""

import pytest

from games.overrealm.fights import fight
from games.overrealm.table import EITHER_SEAT, of, seated, table, team
from marks import rule
from overtable.games.overrealm.figures import ACTIONS, USED


def test_a_reshuffle_heals_ashdash_before_the_blow() -> None:
    # the draw icon of nobody: Draw Cards reshuffles, Lifecycle heals 2, then 2 damage leave 1 HP
    a, b = table(
        a={"team": team("Ashdash", "Galeaffy", "Steamie", Ashdash=1), "hand": 0, "discard": 14},
        b=of("Volcanoggin", "Galeaffy", "Shaleshell"),
    )
    a.draws()
    b.selects("Magma Strike")
    assert a.hp("Ashdash") == 1 and b.hits() == [("Magma Strike", 2)]


def test_a_replacement_has_not_switched_in() -> None:
    # Galvanite replaces a KO'd monster: it absorbs nothing
    a, b = table(
        a={"team": team("Americaw", "Galvanite", "Steamie", Americaw=2), "hand": 2},
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell")},
    )
    a.selects("Tactical Nuke", discard=2)
    b.selects("Lights Out")
    a.does("replace", "Galvanite")
    assert b.hits() == [("Lights Out", 1)]


def test_an_action_heals_before_its_recoil_but_not_on_a_tie() -> None:
    tormented = {"torment": {"Consume": 1}}
    a, _ = fight("Whailstrom", "Consume", hp={"Whailstrom": 1}, mine=tormented)
    assert a.hp("Whailstrom") == 5  # 1 + 5 - 1
    a, _ = fight("Whailstrom", "Consume", foe="Stallagrowth", reply="Vine Whip", hp={"Whailstrom": 4}, mine=tormented)
    assert a.hp("Whailstrom") == 0  # both speed 3: 1 + 4 are lost before anything heals


@rule("OR-KO-02")
def test_losses_land_before_healing_and_no_healing_above_the_print() -> None:
    # leech heals a at the end of the turn, Heatwave takes its last HP in the same step
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie", Galeaffy=1)},
        b=of("Flexferno", "Shaleshell", "Drownigator", conditions={"Flexferno": {"leech": 2}}),
    )
    a.draws()
    b.draws()
    assert a.hp("Galeaffy") == 0 and a.offered("replace") == ["Chargroar", "Steamie"]
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie", Galeaffy=9)},
        b=of("Shaleshell", "Flexferno", "Drownigator", conditions={"Shaleshell": {"leech": 3}}),
    )
    a.draws()
    b.draws()
    assert a.hp("Galeaffy") == 10 and b.hp("Shaleshell") == 8


@rule("OR-KO-02")
def test_a_kod_monster_is_never_healed() -> None:
    hand = ["Ashdash/Last Stand+"]
    a, b = table(a={"team": {"Drownigator": 5, "Ashdash": 0, "Steamie": 6}, "hand": hand})
    a.selects("Surge", buffs=hand)
    b.draws()
    assert a.team == {"Drownigator": 6, "Ashdash": 0, "Steamie": 7}
    assert a.hits() == [("Surge", 3)]  # two living monsters with 6 HP or less


@rule("OR-KO-05", "OR-KO-04", "OR-KO-06")
def test_a_replacement_is_hit_by_an_attack_that_has_not_resolved() -> None:
    # Tactical Nuke (7) fells its own user by recoil; Lights Out (6) then meets the replacement
    a, b = table(
        a={"team": team("Americaw", "Drownigator", "Steamie", Americaw=2), "hand": 2},
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell"), "hand": 1},
    )
    a.selects("Tactical Nuke", discard=2)
    b.selects("Lights Out")
    a.does("replace", "Drownigator")
    assert b.discard == 1  # Panic Attack: it entered play
    assert b.hp("Chargroar") == 5 and b.hits() == [("Lights Out", 5)]  # 2 + 2 (Water) + 1 (Death)
    assert a.hp("Drownigator") == 4 and len(a.hits()) == 1


@rule("OR-KO-09")
def test_post_attack_buffs_of_a_kod_monster() -> None:
    hand = ["Smolderskulk/Dense Smoke-", "Cleansitoad/Cleanse+"]
    a, b = table(
        a={"team": team("Drownigator", "Cleansitoad", "Smolderskulk", Drownigator=1), "hand": hand},
        b=of("Zappguin", "Galeaffy", "Shaleshell", cubes={"ATK": 2, "SPD": 4}),
    )
    a.selects("Surge", buffs=hand)
    b.selects("Vortex")
    a.does("replace", "Smolderskulk")
    assert a.is_asked and set(a.offered("resolve")) == {"Dense Smoke", "Cleanse"}
    a.does("resolve", "Dense Smoke")
    assert a.cubes == {}  # "this monster" is gone
    assert b.cubes == {}  # the enemy's increases are removed all the same


@rule("OR-KO-08")
def test_two_replacements_are_chosen_in_secret() -> None:
    a, b = table(
        a={"team": team("Chargroar", "Shaleshell", "Steamie", Chargroar=2)},
        b={"team": team("Cleansitoad", "Americaw", "Galeaffy", Cleansitoad=4), "deck_top": ["Galeaffy/Leaf Shield-"]},
    )
    a.selects("Lights Out")
    b.selects("Waterfall")
    assert a.is_asked and b.is_asked
    before = b.sees()
    a.does("replace", "Steamie")
    assert b.sees() == before and a.active == "Chargroar"
    b.does("replace", "Americaw")
    assert (a.active, b.active) == ("Steamie", "Americaw") and a.cubes == {"SPD": -1}


@rule("OR-WIN-04", "OR-WIN-01", "OR-WIN-02")
def test_the_faster_side_wins() -> None:
    a, b = table(
        a={"team": {"Chargroar": 1, "Galeaffy": 0, "Steamie": 0}},
        b={"team": {"Drownigator": 5, "Shaleshell": 0, "Cleansitoad": 0}, "hand": 1},
    )
    a.selects("Lights Out")
    b.selects("Foul Play", discard=1)
    assert b.hits() == [] and a.hp("Chargroar") == 1
    assert a.state.result is not None and a.state.result.winners == (0,)
    assert a.state.result.rule == "OR-WIN-01" and a.hand == 0


@rule("OR-WIN-03")
def test_recoil_that_fells_both_is_a_tie() -> None:
    a, b = table(
        a={"team": {"Americaw": 2, "Galeaffy": 0, "Steamie": 0}, "hand": 2},
        b={"team": {"Galeaffy": 3, "Shaleshell": 0, "Cleansitoad": 0}},
    )
    a.selects("Tactical Nuke", discard=2)
    b.draws()
    assert a.state.result is not None and (a.state.result.winners, a.state.result.rule) == ((), "OR-WIN-03")


@rule("OR-END-03", "OR-WIN-03")
def test_two_heatwaves_fell_both_at_once() -> None:
    mine = {"team": {"Flexferno": 1, "Galeaffy": 0, "Steamie": 0}}
    a, b = table(a=mine, b=mine)
    a.draws()
    b.draws()
    assert a.state.result is not None and a.state.result.winners == ()


@rule("OR-KO-04", "OR-ORDER-02")
def test_who_replaces_a_monster_felled_in_the_start_phase_acts_as_selected() -> None:
    mine = {"team": team("Oozygoopz", "Galeaffy", "Steamie", Oozygoopz=1), "deck_top": ["Oozygoopz/Thick Goop-"]}
    a, b = table(a=mine, start="start")  # Goopophyll flips Thick Goop: 1 damage
    a.does("replace", "Galeaffy")
    a.selects("Cyclone")
    b.draws()
    assert a.hits() == [("Cyclone", 3)]  # 2 + 1 (Rock)


@EITHER_SEAT
@rule("OR-KO-02")
def test_a_monster_that_is_spared_is_healed_by_leech(swapped: bool) -> None:
    leech = {"leech": 1}
    a, b = seated(
        {
            "team": team("Ashdash", "Galeaffy", "Steamie", Ashdash=1),
            "hand": ["Ashdash/Close Call-", "Standard+"],
            "conditions": {"Ashdash": leech},
        },
        of("Stallagrowth", "Drownigator", "Shaleshell", conditions={"Stallagrowth": leech}),
        swapped,
    )
    a.selects("Slow Burn", buffs=["Ashdash/Close Call-"], discard=["Standard+"])
    b.draws()
    # Thorned Body would fell it: 1 HP; leech would: 1 HP; then its own leech heals 1
    assert a.hp("Ashdash") == 2


@rule("OR-KO-02", "OR-BUFF-03")
def test_what_an_attack_heals_is_there_before_thorned_body() -> None:
    hand = ["Ashdash/Last Stand+", "Standard+", "Standard-", "Steamie/Wishful Strike+"]
    a, b = table(
        a={"team": team("Flexferno", "Ashdash", "Steamie", Flexferno=2), "hand": hand},
        b=of("Stallagrowth", "Drownigator", "Shaleshell"),
    )
    a.selects("Fire Blast", buffs=hand[:1], discard=hand[1:])
    b.draws()
    assert a.hp("Flexferno") == 1  # 2 + 1 - 2


@rule("OR-KO-01", "OR-KO-03")
@EITHER_SEAT
@pytest.mark.parametrize("place", [0, 1, 2])
def test_whoever_of_the_three_is_in_play_falls_and_is_replaced(place: int, swapped: bool) -> None:
    names = ["Galeaffy", "Chargroar", "Steamie"]
    mine = {"team": {name: 1 if i == place else 5 for i, name in enumerate(names)}, "active": names[place]}
    a, b = seated(mine, of("Volcanoggin", "Shaleshell", "Drownigator"), swapped)
    s = a.state
    s.f[USED : USED + ACTIONS] = [int(n // 4 not in s.active) for n in range(ACTIONS)]  # whatever the others have used
    a.draws()
    b.selects("Magma Strike")
    others = [name for name in names if name != names[place]]
    assert a.hp(names[place]) == 0 and a.offered("replace") == others
    a.does("replace", others[1])
    assert a.active == others[1]
