"""What the rulings of the ledger add to its rules, one by one."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, ZAP_FAIL, fight, order
from games.overrealm.table import new_game, of, quickly, table, team
from marks import rule
from overtable.games.overrealm.state import DECK, REMOVED_CARDS, zone
from overtable.kernel.knowledge import move
from overtable.kernel.refs import index_of

NO_FLIPS = {"deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}


@rule("OR-SETUP-02", "OR-END-04")
def test_enemy_monsters_are_the_active_one_alone() -> None:
    a, b = table(a=of("Flexferno", "Galeaffy", "Steamie"))
    a.draws()
    b.draws()
    assert b.team == {"Shaleshell": 10, "Stallagrowth": 14, "Flexferno": 8}


@rule("OR-SETUP-03")
def test_a_spent_cube_never_returns() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=2))
    a.counters()
    b.draws()
    a.switches("Steamie")
    b.draws()
    a.selects("Chilly Mists", how="protect")
    b.draws()
    a.draws()
    b.draws()
    assert a.maneuver == 1 and b.maneuver == 3
    assert b.sees()["players"][0]["maneuver"] == 1


@rule("OR-SETUP-06")
def test_nobody_is_asked_about_the_opening_hand() -> None:
    pool = "Galeaffy, Zappguin, Flexferno, Shaleshell, Steamie"
    a, b = new_game("competitive", decks=(pool, pool))
    for player in (a, b):
        for _ in range(3):
            player.table.answer(player.number, player.options()[0])
    assert type(a.state.stack[-1]).__name__ == "Select"
    assert [(p.hand, p.deck) for p in (a, b)] == [(2, 12), (2, 12)]


@rule("OR-SETUP-09")
def test_conditions_counters_auras_and_discard_piles_are_open() -> None:
    _, b = table(
        a=of(
            "Chargroar",
            "Galeaffy",
            "Steamie",
            conditions={"Galeaffy": {"burn": 1}},
            counters={"Steamie": {"wish": 2}},
            auras={"Chilly Mists": 3},
            discard=["Standard+"],
        )
    )
    zones = {z["name"]: z for z in b.sees()["zones"] if z["owner"] == 0}
    seen = {c["name"]: c for c in zones["team"]["cards"]}
    assert seen["Galeaffy"]["conditions"] == {"burn": 1} and seen["Steamie"]["counters"] == {"wish": 2}
    assert [c["name"] for c in zones["discard"]["cards"]] == ["Can't Escape"]
    assert [c["time"] for c in zones["actions"]["cards"] if c["name"] == "Chilly Mists"] == [3]


@rule("OR-SELECT-14", "OR-COND-03")
@pytest.mark.parametrize(
    ("monster", "action", "tired"),
    [("Zappguin", "Vortex", True), ("Flexferno", "Scorch", True), ("Shaleshell", "Geyser", False)],
)
def test_fatigue_bars_buffs_of_electric_and_fire_monsters_too(monster: str, action: str, tired: bool) -> None:
    others = [name for name in ("Galeaffy", "Stallagrowth", "Phantomaton") if name != monster][:2]
    a, _ = table(a=of(monster, *others, hand=3, conditions={monster: {"fatigue": 1}}))
    a.does("act", action)
    assert a.can("buff") is not tired


@rule("OR-BUFF-08")
def test_a_leaf_monster_fatigued_in_mid_turn_keeps_its_buffs() -> None:
    hand = ["Smolderskulk/Dense Smoke-"]
    a, b = table(
        a=of("Drownigator", "Galeaffy", "Steamie", hand=2, deck_top=["Standard+"]),
        b=of("Galeaffy", "Smolderskulk", "Shaleshell", hand=hand, **NO_FLIPS),
    )
    a.selects("Fatigue", discard=2)
    b.selects("Cyclone", buffs=hand)
    assert b.conditions() == {"fatigue": 1} and b.cubes == {"DEF": 1}


@rule("OR-ORDER-06")
def test_the_floor_of_speed_is_for_the_total() -> None:
    a, b = table(
        a=of("Phantomaton", "Chargroar", "Steamie", hand=["Chargroar/Charge+"], cubes={"SPD": -4}),
        b=of("Phantomaton", "Galeaffy", "Shaleshell", hand=1, **NO_FLIPS),
    )
    a.selects("Cobolt", buffs=["Chargroar/Charge+"])  # 2 - 4 + 2 = 0
    b.selects("Transfusion", discard=1)  # 1
    assert order(a) == ["Transfusion", "Cobolt"]


@rule("OR-ORDER-12", "OR-ORDER-08")
def test_one_reversal_leaves_a_tie_a_tie() -> None:
    hand = ["Phantomaton/Refactor-", "Standard+", "Standard-"]
    a, b = table(
        a={"team": team("Phantomaton", "Galeaffy", "Steamie", Phantomaton=1), "hand": hand},
        b={"team": team("Phantomaton", "Shaleshell", "Steamie", Phantomaton=1)},
    )
    a.selects("Cobolt", buffs=hand[:1], discard=2)
    b.selects("Cobolt")
    assert (a.hp("Phantomaton"), b.hp("Phantomaton")) == (0, 0)


@rule("OR-CUBES-04")
def test_spd_cubes_count_for_every_kind_of_action() -> None:
    theirs: dict[str, object] = dict(NO_FLIPS)
    a, b = fight("Chargroar", "Hypercharge", foe="Drownigator", reply="Foul Play", theirs=theirs)
    kinds = [e.kind for e in a.state.log or () if e.kind in ("cubes", "hit")]
    assert kinds == ["hit", "cubes"]  # 4 against 5
    mine = {"cubes": {"SPD": 2}}
    a, b = fight("Chargroar", "Hypercharge", foe="Drownigator", reply="Foul Play", mine=mine, theirs=theirs)
    kinds = [e.kind for e in a.state.log or () if e.kind in ("cubes", "hit")]
    assert kinds == ["cubes", "hit"]
    a, b = fight(
        "Americaw", "Roost", foe="Drownigator", reply="Foul Play", mine=mine, theirs=theirs, hp={"Americaw": 1}
    )
    assert a.hp() == 3 and b.hits() == [("Foul Play", 4)]  # 1 + 6, then 2 + 2 (Rock)
    mine, theirs = {"cubes": {"SPD": 3}}, {"cubes": {"ATK": 4}}
    a, b = fight("Steamie", "Chilly Mists", foe="Drownigator", reply="Surge", mine=mine, theirs=theirs)
    assert b.hits() == [("Surge", 6)]  # 1 + 4 - 1 + 2 (Fire): 8 against 7


@rule("OR-REACT-02")
def test_an_attack_of_the_same_speed_is_not_faster_for_roost() -> None:
    a, b = fight("Americaw", "Roost", reply="Cyclone", hp={"Americaw": 2}, theirs=NO_FLIPS)
    assert b.hits() == [("Cyclone", 1)] and a.hp() == 7  # both speed 4; 2 - 1, then + 6


@rule("OR-ATTACK-09", "OR-STD-04")
@pytest.mark.parametrize(
    ("monster", "action", "foe", "reply", "lost"),
    [
        ("Americaw", "Tactical Nuke", "Galeaffy", "draw", [("Americaw", 2, "recoil")]),
        ("Drownigator", "Foul Play", "Galeaffy", "counter", [("Drownigator", 1, "Counter")]),
        ("Volcanoggin", "Headbutt", "Stallagrowth", "draw", [("Volcanoggin", 2, "Thorned Body")]),
        ("Cleansitoad", "Invigorate", "Flexferno", "draw", [("Cleansitoad", 1, "Heatwave")]),
    ],
)
def test_losses_that_are_no_attack_damage_know_no_def(
    monster: str, action: str, foe: str, reply: str, lost: list[object]
) -> None:
    for cubes in (4, -4):
        a, b = fight(monster, action, foe=foe, reply=reply, mine={"cubes": {"DEF": cubes}})
        quickly([a, b])
        assert a.losses() == lost


@rule("OR-ATTACK-10")
def test_atk_and_spd_of_the_turn_go_beyond_four_cubes() -> None:
    buffs = ("Chargroar/Energize+", "Chargroar/Charge+")
    mine = {"cubes": {"ATK": 4, "SPD": 4}, "counters": {"Chargroar": {"wish": 1}}}
    a, b = fight("Chargroar", "Lights Out", *buffs, foe="Phantomaton", mine=mine)
    assert a.hits() == [("Lights Out", 9)] and a.cubes == {"ATK": 4, "SPD": 4}  # 2 + 4 + 2 + 1 (Death)
    a, b = fight("Drownigator", "Surge", "Chargroar/Charge+", friends=("Chargroar",), mine={"cubes": {"SPD": 4}})
    a.selects("Surge")
    b.draws()
    assert a.cubes == {"SPD": 4}


@rule("OR-FLIP-05")
def test_without_any_card_nothing_is_drawn() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie"))
    s = a.state
    for c in s.zones[zone(s, 0, DECK)][:]:
        move(s, c, zone(s, 0, REMOVED_CARDS))
    a.draws()
    b.draws()
    assert (a.hand, a.deck, a.discard) == (0, 0, 0) and b.hand == 3


@rule("OR-FLIP-08", "OR-COND-04")
def test_the_paralyze_flip_is_raised_too() -> None:
    mine = {
        "conditions": {"Galeaffy": {"paralyze": 1}},
        "auras": {"Invigorate": 2},
        "team": team("Galeaffy", "Cleansitoad", "Zappguin"),
    }
    flips = (FAIL, ZAP_FAIL, "Zappguin/Zap+")
    a, _ = fight("Galeaffy", "Whirlwind", friends=("Cleansitoad", "Zappguin"), flips=flips, mine=mine)
    assert [source for source, _ in a.flips()] == ["paralyze"] * 3 and a.hits() == [("Whirlwind", 3)]


@rule("OR-COND-07")
def test_a_second_paralyze_does_nothing() -> None:
    theirs = {"conditions": {"Galeaffy": {"paralyze": 1}}}
    a, b = fight("Zappguin", "Paralyze", flips=("Galeaffy/Leaf Shield-", SUCCESS), theirs=theirs)
    assert b.conditions() == {"paralyze": 1} and a.happened("condition") == 0


@rule("OR-KO-01", "OR-KO-04")
def test_kos_are_checked_after_each_timing() -> None:
    hand = ["Cleansitoad/Speed Burst-"]
    mine = {"team": team("Drownigator", "Phantomaton", "Cleansitoad", Drownigator=1), "hand": hand}
    a, b = table(a={**mine, "deck_top": ["Phantomaton/Curse-"]}, b=of("Galeaffy", "Shaleshell", "Flexferno", hand=2))
    a.selects("Surge", buffs=hand)
    b.selects("Rot", discard=2)
    assert a.hp("Drownigator") == 0 and b.hits() == []  # felled at Pre-Attack, before any monster action
    a.does("replace", "Phantomaton")
    assert a.hits() == [] and b.hits() == [("Rot", 2)]  # its own attack is lost, the enemy's meets whoever came in


@rule("OR-KO-01")
def test_hp_never_fall_below_nought() -> None:
    a, b = fight("Flexferno", "Fire Blast", hp={"Galeaffy": 1})
    assert a.hits() == [("Fire Blast", 14)] and b.hp("Galeaffy") == 0


@rule("OR-DECK-01")
def test_committed_cards_do_not_count_towards_the_hand_limit() -> None:
    a, b = table(a=of("Flexferno", "Galeaffy", "Steamie", hand=7))
    a.selects("Sauna", discard=1)
    b.draws()
    drawn = sum(e.kind == "draw" and index_of(e.refs[0]) == 0 for e in a.state.log or ())
    assert a.hand == 7 and drawn == 1  # the icon's card; the one of the End Phase is not drawn


@rule("OR-DECK-03")
def test_a_deck_that_becomes_empty_is_not_made_anew_yet() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=4, discard=7))
    a.draws()  # with the End Phase draw the last three cards
    b.draws()
    assert (a.hand, a.deck, a.discard) == (7, 0, 7) and a.happened("reshuffle") == 0


@rule("OR-SWITCH-05", "OR-SWITCH-10")
def test_a_forced_switch_sets_off_the_ability_of_whoever_comes_in() -> None:
    theirs = {"team": team("Stallagrowth", "Whailstrom", "Galeaffy")}
    a, b = fight("Americaw", "Roc Rock", "Americaw/Forced Switch+", foe="Stallagrowth", theirs=theirs)
    b.switches("Whailstrom")
    assert ("Americaw", 1, "Tidal Entrance") in a.losses()
