"""Points that rulebook and ledger leave open, and how docs/games/overrealm.md decides them."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight
from games.overrealm.table import Player, of, table
from games.overrealm.turns import commit
from marks import rule
from overtable.games.overrealm.action.act import MonsterActions
from overtable.games.overrealm.figures import HP
from overtable.games.overrealm.state import DECK, DISCARD, REMOVED_CARDS, zone
from overtable.games.overrealm.turn.step import StepOver
from overtable.kernel.engine import run
from overtable.kernel.frame import do
from overtable.kernel.knowledge import move


def evaporated(monster: str, action: str, *buffs: str, **more: object) -> tuple[Player, Player]:
    """An attack that would deal 4 or more, and Evaporate against it."""
    a, b = fight(monster, action, *buffs, foe="Cleansitoad", reply="Evaporate", **more)  # type: ignore[arg-type]
    while a.can("resolve"):
        a.table.answer(0, a.options()[0])
    return a, b


@rule("OR-REACT-03")
def test_what_resolved_before_the_damage_stays_when_the_attack_evaporates() -> None:
    a, b = evaporated("Zappguin", "Thunderstorm", mine={"cubes": {"ATK": 1}})  # 3 + 1 + 3 (Water)
    assert a.hits() == [] and a.cubes == {"ATK": 1, "SPD": 2} and b.cubes == {"DEF": 2}
    a, b = evaporated("Drownigator", "Foul Play", flips=(SUCCESS,), mine={"cubes": {"ATK": 4}})  # 2 + 4 - 1 (Water)
    assert a.hits() == [] and b.cubes == {"ATK": -1, "DEF": 2} and a.discard == 2  # the payment and the flipped card
    a, b = evaporated(
        "Drownigator", "Expunge", "Drownigator/Disarm+", mine={"cubes": {"ATK": 2}}
    )  # a Pre-Attack buff has resolved
    assert a.hits() == [] and b.cubes == {"ATK": -1, "DEF": 2}


@rule("OR-REACT-03")
def test_a_with_attack_buff_has_resolved_when_the_attack_evaporates() -> None:
    more = {"friends": ("Whailstrom",), "mine": {"cubes": {"ATK": 2}}}
    a, b = evaporated("Drownigator", "Expunge", "Whailstrom/Roll Over+", **more)
    assert a.hits() == [] and b.losses() == [("Cleansitoad", 1, "Roll Over")] and b.hp() == 11


@rule("OR-REACT-03")
def test_what_follows_from_the_hit_is_lost_when_the_attack_evaporates() -> None:
    a, b = evaporated("Americaw", "Tactical Nuke", mine={"cubes": {"ATK": 1}})  # 6 + 1 - 2 (Water)
    assert a.hits() == [] and a.losses() == []  # no recoil
    a, b = evaporated("Smolderskulk", "Wildfire", mine={"cubes": {"ATK": 4}}, theirs={"torment": {"Typhoon": 1}})
    assert a.hits() == [] and b.torment["Typhoon"] == 1


@rule("OR-REACT-03", "OR-STD-07")
@pytest.mark.parametrize(("cubes", "lost"), [(4, [("Cleansitoad", 2, "recoil")]), (0, [])])
def test_torment_on_evaporate_hits_only_when_it_stops_an_attack(cubes: int, lost: list[object]) -> None:
    theirs = {"torment": {"Evaporate": 2}}
    _, b = evaporated("Drownigator", "Surge", mine={"cubes": {"ATK": cubes}}, theirs=theirs)
    assert b.losses() == lost


@rule("OR-REACT-01")
@pytest.mark.parametrize(("reply", "lost"), [("Whirlwind", 0), ("Rot", 3)])
def test_torment_on_a_roost_that_does_nothing_does_nothing(reply: str, lost: int) -> None:
    mine = {"torment": {"Roost": 3}, "cubes": {"DEF": 4}}
    a, b = fight("Americaw", "Roost", reply=reply, mine=mine, hp={"Americaw": 5}, theirs={"cubes": {"SPD": -2}})
    assert sum(n for _, n, _ in a.losses()) == lost
    assert len(b.hits()) == 1 and a.used == {"Roost"}


@rule("OR-KO-09")
@pytest.mark.parametrize(("goop", "stays"), [("Thick", True), ("Wispy", True), ("Prickly", True), ("Super", False)])
def test_goop_of_a_kod_monster(goop: str, stays: bool) -> None:
    """Post Attack buffs that say "this monster" are lost with it, whole; Super Goop does not say so."""
    name = f"Oozygoopz/{goop} Goop-"
    a, b = fight("Oozygoopz", "Viscous Split", name, reply="Cyclone", hp={"Oozygoopz": 1})
    a.does("replace", "Volcanoggin")
    assert (name in a.holds(DISCARD)) is stays
    assert b.hand + b.deck + b.discard == (14 if stays else 15)
    assert a.cubes == {"DEF": 1}  # Igneous Crown alone


@rule("OR-SETUP-02")
def test_who_came_in_has_selected_no_action_for_reciprocity_and_torment_alike() -> None:
    theirs = {"torment": {"Switcheroo": 2}, "deck_top": ["Galeaffy/Leaf Shield+"]}
    a, b = fight("Smolderskulk", "Reciprocity", reply="Switcheroo", theirs=theirs, hp={"Smolderskulk": 5})
    b.switches("Shaleshell")
    b.does("done")
    assert a.hits() == [("Reciprocity", 1)] and b.active == "Shaleshell"  # 2 - 1 (Rock)
    assert a.hp() == 4  # Switcheroo took 1, nothing was healed
    assert b.torment == {"Switcheroo": 1}  # one went with the switch, none came at the end of the turn
    theirs = {"torment": {"Cyclone": 2}, "deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}
    a, b = fight("Smolderskulk", "Reciprocity", reply="Cyclone", theirs=theirs, hp={"Smolderskulk": 2})
    assert a.hp() == 7 and b.torment == {"Cyclone": 4}  # whoever selected it is still there


@rule("OR-SELECT-13", "OR-SWITCH-11")
def test_lockdown_bars_switch_actions_and_no_switch_that_a_text_makes() -> None:
    theirs = {"counters": {"Phantomaton": {"lockdown": 1}}}
    a, b = fight("Galeaffy", "Switcheroo", foe="Phantomaton", flips=(SUCCESS,), theirs=theirs)
    assert a.offered("switch") == ["Volcanoggin", "Zappguin"]
    a.switches("Zappguin")
    a.does("done")
    assert a.active == "Zappguin"
    a, b = table(a=of("Galeaffy", "Volcanoggin", "Zappguin"), b=of("Phantomaton", "Galeaffy", "Shaleshell", **theirs))
    why = a.refused("switch", "Zappguin")
    assert why.rule == "OR-SELECT-13"
    assert a.tells(why) == "Phantomaton has its lockdown counter on: no switch action is open to you, its enemy."
    assert b.can("switch", "Galeaffy")  # its own side switches


@rule("OR-CARD-10", "OR-SWITCH-11")
def test_cant_escape_holds_a_switcheroo_too() -> None:
    a, b = table(
        a=of("Galeaffy", "Chargroar", "Steamie", hand=1, deck_top=["Galeaffy/Leaf Shield+"]),
        b=of("Drownigator", "Galeaffy", "Shaleshell", hand=["Standard+"]),
    )
    a.selects("Switcheroo", discard=1)
    b.selects("Surge", buffs=["Standard+"])
    assert a.active == "Galeaffy" and a.cubes == {"SPD": 1} and a.can("draw")


def reclaiming(deck: int, discard: int) -> Player:
    """Reclaim with so many cards in the deck, and in the discard pile beside the payment."""
    a, b = table(a=of("Oozygoopz", "Galeaffy", "Steamie", hand=1, discard=discard))
    s = a.state
    for c in s.zones[zone(s, 0, DECK)][deck:]:
        move(s, c, zone(s, 0, REMOVED_CARDS))
    a.selects("Reclaim", discard=1)
    b.draws()
    return a


@rule("OR-DECK-03")
def test_reclaims_look_at_an_empty_deck_sees_nothing_and_makes_no_new_deck() -> None:
    a = reclaiming(deck=0, discard=3)
    assert a.deck == 0 and len(a.offered("return")) >= 1
    a.does("look")
    assert a.can("draw") and a.hits() == [("Reclaim", 4)]  # the turn went on: 2 + 2 (Rock)
    assert a.hand == 1 and a.happened("reshuffle") == 1  # by the End Phase draw
    a = reclaiming(deck=1, discard=3)
    a.does("look")
    assert len(a.offered("discard")) == 1  # one card is all there is to see
    a.does("done")
    assert a.hand == 1 and a.happened("reshuffle") == 0


@rule("OR-FLIP-02")
def test_implosion_flips_before_it_clears_the_cubes() -> None:
    flips = ("Cragadilo/Rock Armor-", ZAP, ZAP_FAIL)  # the flip event gives a DEF cube while the others still lie there
    a, _ = fight("Cragadilo", "Implosion", foe="Steamie", flips=flips, mine={"cubes": {"DEF": 3}})
    kinds = [e.kind for e in a.state.log or () if e.kind in ("flip", "cubes", "hit")]
    assert kinds == ["flip", "cubes", "flip", "flip", "hit"]  # three flips for three cubes
    assert a.hits() == [("Implosion", 4)] and a.cubes == {}  # 1 + 2 + 1 (Fire); all cubes are cleared afterwards


@rule("OR-FLIP-02", "OR-BUFF-06")
def test_a_question_of_implosions_flip_finds_the_cubes_still_there() -> None:
    mine = {"cubes": {"DEF": 2}}
    flips = ("Galvanite/Deactivate-", FAIL)
    a, _ = fight("Cragadilo", "Implosion", friends=("Galvanite",), flips=flips, mine=mine, hp={"Cragadilo": 1})
    assert a.cubes == {"DEF": 2} and a.verbs == {"yes", "no"}
    a.does("yes")
    assert a.cubes == {} and a.hp() == 4  # 2 - 1, then all are cleared


@rule("OR-STD-02", "OR-STD-03", "OR-KO-05")
def test_counter_does_not_protect_a_replacement() -> None:
    a, b = table(a=of("Drownigator", "Galeaffy", "Steamie"), b=of("Galeaffy", "Volcanoggin", "Shaleshell"))
    s = a.state
    commit(a, {"monster": "Surge"})
    commit(b, {"standard": "counter"})
    while not isinstance(s.stack[-1], MonsterActions):
        frame = s.stack.pop()
        frame.run(s)
        s.settle()
    s.f[HP + s.active[1]] = 0  # felled before the attack comes
    do(s, StepOver())
    run(s)
    s.waiting, s.asked = -1, None
    b.does("replace", "Volcanoggin")
    assert a.hits() == [("Surge", 2)] and a.losses() == []  # 1 + 2 (Fire) - 1 (Igneous Crown)
    assert b.maneuver == 2 and b.hand == 0  # it was Counter all the same: no End Phase draw


@rule("OR-ATTACK-01")
@pytest.mark.parametrize(
    ("atk", "defence", "dealt"),
    [
        (-4, -4, 3),  # 2 - 4 + 1 (Rock) = -1, then + 4: a floor of 1 before DEF would make 5, one of 0 would make 4
        (-4, -2, 1),  # -1 + 2
        (-4, 0, 1),  # -1: at least 1, at the very end
        (0, 4, 1),  # 3 - 4
    ],
)
def test_there_is_one_floor_at_the_very_end(atk: int, defence: int, dealt: int) -> None:
    flips = (FAIL, ZAP_FAIL)
    mine, theirs = {"cubes": {"ATK": atk}}, {"cubes": {"DEF": defence}}
    a, _ = fight("Galeaffy", "Cyclone", foe="Shaleshell", flips=flips, mine=mine, theirs=theirs)
    assert a.hits() == [("Cyclone", dealt)]


@rule("OR-ATTACK-01")
def test_there_is_no_floor_before_the_elements() -> None:
    a, _ = fight("Zappguin", "Vortex", foe="Cleansitoad", mine={"cubes": {"ATK": -4}})
    assert a.hits() == [("Vortex", 2)]  # 2 - 4 + 4 (Water)


def test_a_step_whose_only_answer_is_to_go_on_is_not_asked() -> None:
    a, _ = table(a=of("Galeaffy", "Chargroar", "Steamie"))
    a.does("act", "Cyclone")
    assert not a.is_asked  # two slots, no card to fill them
    a, _ = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=1))
    a.does("act", "Whirlwind")
    assert a.verbs == {"discard"}  # the only card pays
    a, _ = table(a=of("Galeaffy", "Whailstrom", "Steamie", hand=["Whailstrom/Take It Easy-", "Standard+"]))
    a.does("act", "Whirlwind")
    assert a.offered("buff") == ["Can't Escape"]  # a Super does not fit, the other card does
    a, _ = table(a=of("Galeaffy", "Whailstrom", "Steamie", hand=["Whailstrom/Take It Easy-"]))
    a.does("act", "Whirlwind")
    assert a.verbs == {"discard"} and a.refused("buff", "Take It Easy").rule == "OR-SELECT-16"
