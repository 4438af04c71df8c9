"""Cards are numbered from 0, and the first one of a table is a card like any other."""

from typing import Any

from games.powerup.own_cards import GAME, astra, battle, blast, buff, gear, hero, power, stat
from games.powerup.table import Story, table
from marks import rule
from overtable.games.powerup.state import DIVERTED
from overtable.kernel.game import Setup

X, Y, Z = hero("X"), hero("Y"), hero("Z", stars=2)


def begun(*heroes: Any, b: Any = None, first: str = X, **more: Any) -> Story:
    """A table whose first card is this one of player a's."""
    fields = {k: more.pop(k) for k in ("phase", "offense") if k in more}
    t = table(**fields, a={"deck": [], "heroes": list(heroes), **more}, b=b or [Y])
    assert t.card(first, 0) == 0
    return t


@rule("PU-WOUND-04", "PU-TERM-06", "PU-TERM-11")
def test_it_is_aimed_at_and_knocked_out() -> None:
    bomb = power("Bomb9", {"do": "wound", "n": 9}, target="enemy")
    t = begun(X, Z, b={"heroes": [Y], "hand": [bomb]}, offense="b")
    t.seats[1].does("play", bomb, X)
    t.quiet()
    assert t.is_ko(X)
    assert t.state.board[0] == -1


@rule("PU-TERM-01")
def test_it_is_adjacent_to_its_neighbour() -> None:
    big = hero("Big", stars=3, astra=[{"name": "Aid", "always": [stat(0, 2, who="adjacent")]}])
    alone = hero("Lone", stars=3, astra=[{"name": "Lone", "always": [stat(2, **{"while": "alone"})]}])
    assert begun(X, big).figures(X) == "3/5"
    assert begun(X, alone).figures(alone) == "3/3"


@rule("PU-KEY-05", "PU-KEY-33", "PU-POWERUP-04", "PU-DEPLOY-14")
def test_it_kneels_for_its_astra_and_the_limits_of_astra_are_its_own() -> None:
    x = hero("X", astra=[{"name": "Rest", "kneel": True, "does": [{"do": "draw"}]}, astra("Two", buff(1, who="self"))])
    t = begun(x, first=x)
    assert t.seats[0].refused("use", x, "Two").rule == "PU-POWERUP-04"
    t.seats[0].does("use", x, "Rest")
    assert t.kneels(x)
    t = begun({"hero": x, "stunned": True}, Z, first=x, hand=[])
    assert "Rest" not in t.seats[0].offered("use", x)


@rule("PU-REFRESH-04", "PU-REFRESH-06", "PU-POWERUP-01", "PU-KEY-33")
def test_it_stands_up_and_gains_a_level() -> None:
    x = hero("X", astra=[astra("One", buff(1, who="self")), astra("Two", buff(2, who="self"))])
    t = begun({"hero": x, "stunned": True}, first=x, phase="refresh")
    assert not t.kneels(x)
    assert not t.state.flags[0]
    assert t.astra(x) == ["One", "Two"]


@rule("PU-KEY-11", "PU-KEY-19")
def test_what_ends_in_resolve_ends_on_it() -> None:
    t = begun({"hero": X, "burn": 3, "poison": 3, "kneeling": True}, b=[{"hero": Y, "kneeling": True}], phase="combat")
    assert (t.state.burn[0], t.state.poison[0]) == (0, 0)
    t = begun({"hero": X, "wounds": 9, "immortal": True, "kneeling": True}, Z, phase="combat", b=[Y])
    t.to_end_of_round()
    assert t.is_ko(X)


@rule("PU-COMBAT-05", "PU-COMBAT-06", "PU-COMBAT-11", "PU-KEY-15")
def test_it_attacks_blocks_and_diverts() -> None:
    t = begun(X, phase="combat")
    t.attack(0, X, Y)
    assert (t.wounds(X), t.wounds(Y)) == (1, 1)
    x = hero("X", keywords=["Divert"])
    t = begun(x, Z, first=x, phase="combat", offense="b", b=[Y, hero("IdleB", stars=5)])
    t.quiet()
    t.seats[1].does("attack", Y, x)
    t.seats[0].does("divert", x, Z)
    assert t.state.flags[0] & DIVERTED
    t.quiet()
    t.seats[0].does("block", Z)
    t.quiet()
    assert (t.wounds(x), t.wounds(Z), t.wounds(Y)) == (0, 1, 1)
    t.seats[0].does("attack", x, Y)
    t.quiet()
    t.seats[1].does("attack", hero("IdleB", stars=5), x)
    t.quiet()
    assert t.hq == [6, 6]  # it kneels, and so did the Hero that it attacked


@rule("PU-KEY-16")
def test_it_is_the_champion_of_a_duel() -> None:
    duel = power("DuelF", {"do": "champion_duel"}, target="enemy")
    t = begun(X, Z, first=duel, hand=[duel])
    t.seats[0].does("play", duel, Y)
    t.quiet()
    assert t.wounds(Y) == 1
    strong = hero("Strong", atk=9)
    t = begun(strong, Z, first=strong, offense="b", b={"heroes": [Y], "hand": [duel]})
    t.seats[1].does("play", duel, strong)
    t.quiet()
    assert (t.wounds(strong), t.wounds(Y)) == (1, 2)


@rule("PU-DEPLOY-03")
def test_its_place_is_taken() -> None:
    for hero_there, asked in ((Y, False), (hero("Able", astra=[astra("Lift", buff(1, who="self"))]), True)):
        t = table(a={"deck": [], "slots": [hero_there] * 2, "deploy": 9}, b=[Y])
        t.answer(0, t.seats[0].options()[1])
        t.windows()
        assert t.state.board[0] == 0
        assert (t.pending == "DeployTurn") is asked  # there is nothing to deploy but to that place
    reason = t.seats[0].refused("deploy", hero_there)
    assert t.seats[0].tells(reason).startswith("Your 1-star slot is taken")


@rule("PU-DEPLOY-14", "PU-DEPLOY-07", "PU-DEPLOY-08", "PU-KEY-30")
def test_an_attached_power_covers_an_astra_and_is_replaced_wherever_it_lies() -> None:
    two = [astra("One", buff(1, who="self")), astra("Two", buff(2, who="self"))]
    x = hero("X", astra=two)
    thief = hero("Thief", stars=2, astra=[astra("Take", {"do": "steal_card"}, target="enemy_power"), *two[1:]])
    gift, newer = (power(n, buff(1), target="ally", attach={"surcharge": 1, "always": [stat(1)]}) for n in ("G1", "G2"))
    keep = gear("KeepF", cost=9)
    t = begun(
        {"hero": x, "level": 2, "power": gift},
        first=gift,
        b={"heroes": [{"hero": thief, "level": 2}], "hand": [newer, newer, keep], "power": 9},
    )
    a, b = t.seats
    assert a.refused("use", x, "Two").rule == "PU-DEPLOY-14"
    assert a.refused("break", gift).rule == "PU-DEPLOY-08"
    t.passes(0)
    b.does("use", thief, "Take", gift)
    t.passes(0)
    assert b.refused("use", thief, "Two").rule == "PU-DEPLOY-14"
    assert b.refused("attach", newer, thief).rule == "PU-DEPLOY-14"
    b.does("replace", newer, gift)
    assert t.on(thief) == [newer]


@rule("PU-KEY-12", "PU-CARD-07", "PU-KEY-08")
def test_a_battle_card_waits_and_is_broken() -> None:
    drum = battle("DrumF", use=[{"name": "Hit", "when": "hq_hit", "does": [{"do": "heal_hq"}]}])
    smash = power("SmashB", {"do": "break"}, target="enemy_battle")
    t = begun(X, first=drum, battle=[drum], phase="combat", b=[{"hero": Y, "kneeling": True}])
    t.seats[0].does("attack", X, Y)
    t.quiet()
    assert t.hq == [8, 6]
    t = begun(X, first=drum, battle=[drum], offense="b", b={"heroes": [Y], "hand": [smash]})
    t.seats[1].does("play", smash, drum)
    t.quiet()
    assert t.seats[0].zone("used") == [drum]


@rule("PU-KEY-30")
def test_a_stolen_card_takes_its_place() -> None:
    grab = hero("Grab", stars=2, astra=[astra("Grab", {"do": "steal_card"}, target="enemy_equipment")])
    old, new = gear("OldF"), gear("NewF", stat(1))
    t = begun({"hero": grab, "equipment": [old]}, first=old, b=[{"hero": Y, "equipment": [new]}])
    t.seats[0].does("use", grab, "Grab", new)
    t.quiet()
    assert t.on(grab) == [new]
    assert t.zone_of(old) == "used"
    seize = hero("Seize", stars=2, astra=[astra("Grab", {"do": "steal_card"}, target="enemy_power")])
    one, two = (power(n, buff(1), target="ally", attach={"surcharge": 1, "always": [stat(1)]}) for n in ("P1", "P2"))
    t = begun({"hero": seize, "power": one}, first=one, b=[{"hero": Y, "power": two}])
    t.seats[0].does("use", seize, "Grab", two)
    t.quiet()
    assert t.on(seize) == [two]
    assert t.zone_of(one) == "used"


@rule("PU-KEY-30")
def test_who_stands_there_bars_a_theft() -> None:
    lure = power("LureF", {"do": "steal_hero"}, target="enemy")
    t = begun(X, offense="b", b={"heroes": [Z], "hand": [lure]})
    t.seats[1].does("play", lure, X)
    t.quiet()
    assert X in t.seats[1].zone("heroes")
    thief = hero("ThiefF", astra=[astra("Lure", {"do": "steal_hero"}, target="enemy")])
    t = begun(thief, first=thief, b=[Y, Z])
    assert t.seats[0].refused("use", thief, "Lure", Y).rule == "PU-KEY-30"
    assert t.seats[0].can("use", thief, "Lure", Z)


@rule("PU-CHAIN-02", "PU-KEY-17")
def test_it_evades_what_would_wound_it() -> None:
    x = hero("X", evade=1)
    bolt = hero("Bolter", astra=[astra("Bolt", blast(9), target="enemy")])
    t = begun(x, first=x, offense="b", b=[bolt])
    t.seats[1].does("use", bolt, "Bolt", x)
    t.seats[0].does("evade", x, f"the effect of {bolt}")
    t.quiet()
    assert t.wounds(x) == 0


@rule("PU-SETUP-05")
def test_it_is_chosen_to_begin_with() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=5))
    name = GAME.catalogue[t.state.printing[0]].name
    option = next(o for o in t.seats[0].options() if o.refs[0] & 4095 == 0)
    assert name in t.seats[0].offered("start")
    t.answer(0, option)
    assert t.asked == [1]
    t.answer(1, t.seats[1].options()[0])
    assert t.state.board[0] == 0
    assert t.pending == "DeployTurn"
