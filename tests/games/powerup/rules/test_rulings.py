"""Rulings of the ledger, each in the case that would come out otherwise without it."""

from typing import Any

import pytest

from games.powerup.own_cards import astra, battle, blast, buff, gear, hero, power, stat
from games.powerup.table import combat, table
from marks import rule
from overtable.games.powerup.state import heroes_of


@rule("PU-CARD-03")
def test_a_surplus_counts_again_when_something_else_is_taken_away() -> None:
    x, blade = hero("X", atk=9, dfn=1), gear("BladeC", stat(3, -3))
    drop = power("DropC", buff(-2, 2), target="hero")
    t = table(a={"heroes": [{"hero": x, "equipment": [blade]}], "hand": [drop]}, b=[hero("Y")])
    assert t.figures(x) == "10/0"
    t.seats[0].does("play", drop, x)
    t.quiet()
    assert t.figures(x) == "10/0"  # 9 + 3 - 2, and 1 - 3 + 2


PAID = [
    ("deploy", hero("Two", stars=2), "deploy"),
    ("equip", gear("GearP", cost=2), "deploy"),
    ("battle", battle("TacP", cost=2), "deploy"),
    ("play", power("SongP2", buff(1), target="ally", cost=2), "power"),
    ("attach", power("GiftP2", buff(1), target="ally", cost=1, attach={"surcharge": 1}), "power"),
    ("use", hero("Payer", astra=[astra("Lift", buff(1, who="self"), cost=2)]), "power"),
]


@rule("PU-CARD-08", "PU-DEPLOY-11", "PU-DEPLOY-14")
@pytest.mark.parametrize(("verb", "name", "energy"), PAID)
def test_each_kind_of_card_is_paid_with_its_kind_of_energy(verb: str, name: str, energy: str) -> None:
    payer = hero("Payer", astra=[astra("Lift", buff(1, who="self"), cost=2)])
    hand = [name] if verb not in ("use", "deploy") else []
    other = "power" if energy == "deploy" else "deploy"
    side: dict[str, Any] = {"heroes": [payer], "hand": [*hand, gear("Keep", cost=9)]}
    side["slots"] = [name] if verb == "deploy" else []
    answer = {"use": ("use", payer, "Lift"), "equip": (verb, name, payer), "attach": (verb, name, payer)}
    answer |= {"play": (verb, name, payer)}
    full = answer.get(verb, (verb, name))
    t = table(a={**side, other: 9, energy: 1}, b=[hero("Y")])
    assert t.seats[0].refused(*full[:2]).rule == "PU-DEPLOY-11"
    t = table(a={**side, other: 1, energy: 2}, b=[hero("Y")])
    t.seats[0].does(*full)
    assert ({"deploy": t.state.deploy, "power": t.state.power}[energy][0], getattr(t.state, other)[0]) == (0, 1)


@rule("PU-DEPLOY-04", "PU-DEPLOY-03")
def test_five_are_in_play_and_no_sixth_comes() -> None:
    five, more = [hero(f"F{n}", stars=n) for n in range(1, 6)], [hero(f"M{n}", stars=n) for n in range(1, 6)]
    t = table(round=9, a={"heroes": five, "slots": more, "hand": [gear("Keep", cost=99)]}, b=[hero("Y")])
    assert not t.seats[0].can("deploy")
    assert {t.seats[0].refused("deploy", h).rule for h in more} == {"PU-DEPLOY-03"}
    assert len(heroes_of(t.state, 0)) == 5


def in_powers(**a: Any) -> Any:
    """The Powers! step of an attack of player a's."""
    x, y = hero("X", stars=4), hero("Y", stars=4)
    t = combat(a={"heroes": [x], **a}, b=[y])
    t.seats[0].does("attack", x, y)
    t.windows()
    t.seats[1].does("let_through")
    assert (t.pending, t.asked) == ("Powers", [0])
    return t


@rule("PU-DEPLOY-09", "PU-DEPLOY-03", "PU-DEPLOY-05", "PU-DEPLOY-14", "PU-REFRESH-05")
def test_what_is_done_in_deploy_is_done_nowhere_else() -> None:
    song = power("SongD", buff(1), target="ally", attach={"surcharge": 1})
    belt, tactic, two = gear("BeltD"), battle("TacD"), hero("TwoD", stars=2)
    t = in_powers(hand=[song, belt, tactic], slots=[two], battle=[battle("TopD"), battle("LowD")])
    a = t.seats[0]
    wanted = {
        ("battle", tactic): "PU-DEPLOY-09",
        ("equip", belt): "PU-DEPLOY-05",
        ("attach", song): "PU-DEPLOY-14",
        ("deploy", two): "PU-DEPLOY-03",
        ("swap", battle("LowD")): "PU-REFRESH-05",
        ("attack", hero("X", stars=4)): "PU-COMBAT-01",
        ("team_up", hero("X", stars=4)): "PU-TEAMUP-01",
        ("block", hero("X", stars=4)): "PU-COMBAT-05",
    }
    assert {answer: a.refused(*answer).rule for answer in wanted} == wanted
    assert a.can("play", song)  # PU-TERM-08: used now, attached not


@rule("PU-COMBAT-01", "PU-DEPLOY-13", "PU-TERM-08")
def test_effects_are_not_used_while_an_attack_is_being_declared() -> None:
    song, x = (
        power("SongD", buff(1), target="ally", attach={"surcharge": 1}),
        hero("XU", astra=[astra("Lift", buff(1, who="self"))]),
    )
    t = combat(a={"heroes": [x], "hand": [song]}, b=[hero("Y")])
    assert t.pending == "CombatTurn"
    assert t.seats[0].refused("use", x, "Lift").rule == "PU-DEPLOY-13"
    assert t.seats[0].refused("play", song).rule == "PU-TERM-08"


@rule("PU-COMBAT-15", "PU-WIN-01")
def test_an_hq_at_nothing_is_attacked_again_and_stays_at_nothing() -> None:
    mine, y = [hero(f"A{n}", stars=n) for n in (1, 2)], hero("Y")
    t = combat(a=mine, b={"hq": 1, "heroes": [{"hero": y, "kneeling": True}]})
    for h in mine:
        t.seats[0].does("attack", h, y)
        t.quiet()
        t.passes(1)
    assert (t.hq, t.state.result) == ([7, 0], None)
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-01")


@rule("PU-COMBAT-17", "PU-KEY-12", "PU-KEY-19")
def test_in_resolve_no_energy_is_left_to_answer_with() -> None:
    mourn = battle("Mourn", use=[{"name": "Mourn", "when": "own_ko", "does": [{"do": "draw"}]}])
    x, stop = hero("X", health=1), power("StopR", {"do": "negate"}, speed="instant", target="battle")
    t = combat(
        a={"heroes": [{"hero": x, "wounds": 1, "immortal": True}], "battle": [mourn], "deck": [gear("Card")] * 9},
        b={"heroes": [hero("Y")], "hand": [stop]},
    )
    t.seats[0].does("pass")
    t.seats[1].does("pass")
    assert t.is_ko(x)
    assert (t.state.round, t.pending) == (4, "DeployTurn")  # b was not asked, and the card was drawn
    assert len(t.seats[0].zone("hand")) == 2


@rule("PU-KEY-28", "PU-MODE-06")
@pytest.mark.parametrize(("mode", "wounds"), [("same-faction", 3), ("brutal-combat", 5)])
def test_a_slayer_in_a_duel_and_the_duel_in_brutal_combat(mode: str, wounds: int) -> None:
    x = hero("X", atk=6, slayer=["Beast"], astra=[astra("Call", {"do": "duel"}, target="enemy")])
    y = hero("Y", atk=0, types=["Beast"])
    t = table(mode=mode, a=[x], b=[y])
    t.seats[0].does("use", x, "Call", y)
    t.quiet()
    assert t.wounds(y) == wounds  # 2, or 1 + 6 - 3, and one for Slayer


@rule("PU-KEY-28", "PU-TEAMUP-10")
def test_the_target_of_a_team_up_slays_once_too() -> None:
    one, two = hero("One", types=["Beast"]), hero("Two", stars=2, types=["Beast"])
    y = hero("Y", stars=3, atk=0, dfn=9, slayer=["Beast"])
    t = table(phase="combat", a=[one, two, hero("Idle", stars=5, faction="")], b=[y])
    t.seats[0].does("team_up", two, one, y)
    t.quiet()
    assert t.seats[1].offered("spread", two) == ["0", "1"]


@rule("PU-KEY-29")
def test_a_speedster_that_blocks_strikes_once_with_its_whole_atk() -> None:
    x, y = hero("X", dfn=4, health=9), hero("Y", atk=4, keywords=["Speedster"])
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.wounds(x) == 1


@rule("PU-KEY-29", "PU-COMBAT-12")
def test_both_hits_of_a_speedster_land_although_the_counter_strike_is_fatal() -> None:
    x, y = hero("X", atk=9, health=1, keywords=["Speedster"]), hero("Y", atk=9)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.is_ko(x)
    assert t.wounds(y) == 4


@rule("PU-KEY-31", "PU-KEY-29")
@pytest.mark.parametrize(("health", "struck"), [(4, 0), (5, 2)])
def test_a_speedster_that_strikes_first_is_struck_only_by_who_survives_both_hits(health: int, struck: int) -> None:
    x = hero("X", atk=9, keywords=["Speedster", "Strike First"])
    y = hero("Y", atk=9, health=health)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(x), t.is_ko(y)) == (struck, struck == 0)


@rule("PU-KEY-33", "PU-CARD-09")
def test_passive_abilities_of_a_stunned_hero_go_on() -> None:
    x = hero("X", astra=[{"name": "Aura", "always": [stat(1, who="team")]}])
    t = table(a=[{"hero": x, "stunned": True}, hero("Z", stars=2)], b=[hero("Y")])
    assert (t.figures(x), t.figures(hero("Z", stars=2))) == ("4/3", "4/3")


@rule("PU-CHAIN-04", "PU-COMBAT-10")
def test_of_two_effects_without_instant_the_one_played_earlier_resolves_earlier() -> None:
    x, y = (
        hero("X", astra=[astra("Sap", buff(0, -1), target="enemy")]),
        hero("Y", astra=[astra("Bolt", blast(3), target="enemy")]),
    )
    t = combat(a=[x], b=[y])
    t.state.log = []
    t.seats[0].does("attack", x, y)
    t.windows()
    t.seats[1].does("let_through")
    t.seats[0].does("use", x, "Sap", y)
    t.seats[1].does("use", y, "Bolt", x)
    t.quiet()
    resolved = [e.refs[0] & 4095 for e in t.state.log if e.kind == "resolves"]
    assert resolved == [t.card(x), t.card(y)]


@rule("PU-KEY-05", "PU-KEY-06", "PU-KEY-07")
def test_an_ability_of_an_equipment_kneels_its_bearer_and_counts_by_its_card() -> None:
    whet = {"name": "Whet", "kneel": True, "does": [{"do": "draw"}]}
    gun = gear("GunK", use=[whet])
    x = hero("X")
    t = table(a={"heroes": [{"hero": x, "equipment": [gun]}], "hand": [gear("Keep", cost=9)]}, b=[hero("Y")])
    t.seats[0].does("use", gun, "Whet")
    t.passes(1)
    assert t.kneels(x)
    assert t.seats[0].refused("use", gun, "Whet").rule == "PU-KEY-05"
