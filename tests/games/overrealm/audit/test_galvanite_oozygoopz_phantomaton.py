"""Each card of Galvanite, Oozygoopz and Phantomaton in one awkward situation of its own."""

from games.overrealm.fights import FAIL, SUCCESS, fight, order
from games.overrealm.table import of, quickly, table, team
from marks import audit
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import DISCARD


@audit("galvanite", "it absorbs attacks, no status")
def test_absorb() -> None:
    a, b = table(
        a=of("Galeaffy", "Galvanite", "Steamie"),
        b=of("Drownigator", "Shaleshell", "Steamie", hand=2, deck_top=["Standard+"]),
    )
    a.switches("Galvanite")
    b.selects("Fatigue", discard=2)
    assert a.conditions() == {"fatigue": 1} and a.cubes == {} and a.can("draw")


@audit("galvanite/discharge", "the attack evaporates: the cubes are cleared by then")
def test_discharge() -> None:
    mine = {"cubes": {"ATK": -2, "DEF": -1}}
    a, b = fight("Galvanite", "Discharge", foe="Cleansitoad", reply="Evaporate", mine=mine)
    assert a.hits() == [] and a.cubes == {} and b.cubes == {"DEF": 2}  # 2 + 3 + 2 (Water) would be 7


@audit("galvanite/entrenched-barrage", "at -3 SPD, countered")
def test_entrenched_barrage() -> None:
    a, _ = fight("Galvanite", "Entrenched Barrage", reply="counter", mine={"cubes": {"SPD": -3}})
    assert a.cubes == {"SPD": -4} and a.losses() == [("Galvanite", 2, "Counter")]


@audit("galvanite/frazzle", "the slower attack meets the cube")
def test_frazzle() -> None:
    a, b = fight("Galvanite", "Frazzle", reply="Cyclone")
    assert a.cubes == {"DEF": -1} and b.hits() == [("Cyclone", 4)]  # 2 + 1 (Rock) + 1


@audit("galvanite/reverse-polarity", "countered: a status that affects the enemy does nothing")
def test_reverse_polarity() -> None:
    a, b = fight("Galvanite", "Reverse Polarity", reply="counter", mine={"cubes": {"ATK": -2}})
    assert a.can("draw") and a.cubes == {"ATK": -2} and b.cubes == {} and a.flips() == [] and a.losses() == []


@audit("galvanite/shock-quake", "flipped and declined")
def test_shock_quake() -> None:
    flips = ("Galvanite/Shock Quake-", SUCCESS)
    a, _ = fight("Drownigator", "Foul Play", friends=("Galvanite",), flips=flips, hp={"Drownigator": 4})
    a.does("no")
    assert a.hp() == 4 and a.cubes == {} and len(a.flips()) == 2


@audit("galvanite/deactivate", "its attack is slower: nothing is flipped")
def test_deactivate() -> None:
    a, b = fight("Galvanite", "Entrenched Barrage", "Galvanite/Deactivate-", reply="Whirlwind")
    quickly([a, b])
    assert a.flips() == [] and len(b.hits()) == 1


@audit("galvanite/amped-up", "its user switched in two turns ago")
def test_amped_up() -> None:
    a, b = table(a=of("Galeaffy", "Volcanoggin", "Galvanite", hand=["Galvanite/Amped Up+", SUCCESS]))
    a.switches("Volcanoggin")
    b.draws()
    a.draws()
    b.draws()
    a.selects("Headbutt", buffs=["Galvanite/Amped Up+"], discard=[SUCCESS])
    b.draws()
    assert a.hits() == [("Headbutt", 3)]


@audit("galvanite/pulse", "against the attack, not against Heatwave")
def test_pulse() -> None:
    theirs = {"deck_top": ["any", "Standard-"]}
    a, b = fight("Galvanite", "Discharge", "Galvanite/Pulse+", foe="Flexferno", reply="Sauna", theirs=theirs)
    assert b.hits() == [("Sauna", 1)] and a.losses() == [("Galvanite", 1, "Heatwave")]  # 2 + 2 - 1 - 2


@audit("oozygoopz", "its flip brings its own Goop")
def test_goopophyll() -> None:
    mine = {"team": team("Oozygoopz", "Galeaffy", "Steamie", Oozygoopz=5), "deck_top": ["Oozygoopz/Thick Goop-"]}
    a, _ = table(a=mine, start="start")
    assert a.holds(DISCARD) == ["Oozygoopz/Thick Goop-"] and a.hp() == 4


@audit("oozygoopz/charming-toxins", "its last counter: one more flip, then none")
def test_charming_toxins() -> None:
    a, b = table(
        a=of("Oozygoopz", "Galeaffy", "Steamie", auras={"Charming Toxins": 1}),
        b={"deck_top": ["Standard-", "Shaleshell/Calcify-"]},
        start="start",
    )
    a.draws()
    b.draws()
    assert a.auras == {} and b.flips() == []  # the log begins once the table is set: the flips came before
    assert b.discard == 2 and b.hp() == 11


@audit("oozygoopz/reclaim", "a card that is taken back is not drawn: six in hand become seven")
def test_reclaim() -> None:
    a, b = table(a=of("Oozygoopz", "Galeaffy", "Steamie", hand=7, discard=2))
    a.selects("Reclaim", discard=1)
    b.draws()
    assert len([o for o in a.options() if o.verb == "return"]) == 3  # what was paid too
    a.table.answer(a.number, a.options()[0])
    assert (a.hand, a.discard, a.deck) == (7, 2, 5)  # and the End Phase draw is not made


@audit("oozygoopz/viscous-split", "without a buff: no recoil, no cube; its text names no timing", mended=True)
def test_viscous_split() -> None:
    a, b = fight("Oozygoopz", "Viscous Split")
    assert a.losses() == [] and b.cubes == {} and a.hits() == [("Viscous Split", 1)]
    assert "Pre-Switch" not in book().find("Viscous Split").text()


@audit("oozygoopz/viscous-split", "countered with three buffs: recoil 3 beside the loss of 3")
def test_viscous_split_countered() -> None:
    buffs = (SUCCESS, FAIL, "Volcanoggin/Ramp Up-")
    a, b = fight("Oozygoopz", "Viscous Split", *buffs, reply="counter")
    assert a.losses()[:2] == [("Oozygoopz", 3, "Counter"), ("Oozygoopz", 3, "recoil")] and b.cubes == {}


@audit("oozygoopz/oozy-liberation", "there is no Goop in the hand that is shown")
def test_oozy_liberation() -> None:
    a, b = fight("Oozygoopz", "Oozy Liberation", foe="Shaleshell")
    assert a.hits() == [("Oozy Liberation", 3)] and a.happened("shown") == 2 and b.hand == 3
    assert a.refused("act", "Oozy Liberation").rule == "OR-SELECT-15"


@audit("oozygoopz/thick-goop", "its attack is countered: it changes sides all the same")
def test_thick_goop() -> None:
    a, b = fight("Oozygoopz", "Viscous Split", "Oozygoopz/Thick Goop-", reply="counter")
    assert a.cubes == {"DEF": 1} and b.hand + b.deck + b.discard == 15


@audit("oozygoopz/thick-goop", "its user fell: it is lost whole and stays with its owner", mended=True)
def test_thick_goop_of_the_fallen() -> None:
    a, b = fight("Oozygoopz", "Viscous Split", "Oozygoopz/Thick Goop-", reply="Cyclone", hp={"Oozygoopz": 1})
    a.does("replace", "Zappguin")
    assert "Oozygoopz/Thick Goop-" in a.holds(DISCARD) and b.hand + b.deck + b.discard == 14 and a.cubes == {}


@audit("oozygoopz/wispy-goop", "flipped by its owner with two others in the discard pile")
def test_wispy_goop() -> None:
    a, _ = fight(
        "Drownigator",
        "Foul Play",
        friends=("Oozygoopz",),
        flips=("Oozygoopz/Wispy Goop-", SUCCESS),
        mine={"discard": ["Oozygoopz/Thick Goop-", "Oozygoopz/Prickly Goop-"], "cubes": {"DEF": 4}},
    )
    assert a.losses() == [("Drownigator", 3, "Wispy Goop")] and a.cubes == {"DEF": 4}


@audit("oozygoopz/prickly-goop", "the attack evaporates: it is lost and stays with its owner")
def test_prickly_goop() -> None:
    goop = "Oozygoopz/Prickly Goop-"
    a, b = fight("Oozygoopz", "Viscous Split", goop, foe="Cleansitoad", reply="Evaporate", mine={"cubes": {"ATK": 4}})
    assert a.hits() == [] and goop in a.holds(DISCARD) and a.cubes == {"ATK": 4}
    assert b.hand + b.deck + b.discard == 14 and a.losses() == []


@audit("oozygoopz/super-goop", "played by another monster of the team")
def test_super_goop() -> None:
    a, b = fight("Drownigator", "Surge", "Oozygoopz/Super Goop-", friends=("Oozygoopz",))
    assert b.hand + b.deck + b.discard == 15 and a.cubes == {} and a.losses() == []


@audit("phantomaton", "on when the turn begins, it comes off; its refusal says who is barred", mended=True)
def test_lockdown() -> None:
    for before, after in ((1, {}), (0, {"lockdown": 1})):
        counters = {"counters": {"Phantomaton": {"lockdown": before}}}
        a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", **counters), start="start")
        assert a.tokens() == after and b.can("switch") is bool(before)
    why = b.refused("switch", "Stallagrowth")
    assert b.tells(why).endswith("no switch action is open to you, its enemy.")


@audit("phantomaton/cobolt", "it holds a monster that Switcheroo would take out")
def test_cobolt() -> None:
    theirs = {"deck_top": ["Galeaffy/Leaf Shield+"]}
    a, b = fight("Phantomaton", "Cobolt", SUCCESS, reply="Switcheroo", theirs=theirs)
    assert b.active == "Galeaffy" and b.cubes == {"SPD": 1} and a.hits() == [("Cobolt", 5)]  # 2 + 3 (Leaf)


@audit("phantomaton/download", "the enemy switches in the turn of its last counter: 3 damage, no cards")
def test_download() -> None:
    a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", auras={"Download": 1}))
    a.draws()
    b.switches("Stallagrowth")
    assert b.losses() == [("Shaleshell", 3, "Download")] and a.auras == {} and a.hand == 3


@audit("phantomaton/transfusion", "three leech counters are there already")
def test_transfusion() -> None:
    theirs = {"conditions": {"Galeaffy": {"leech": 3}}}
    a, b = fight("Phantomaton", "Transfusion", flips=(SUCCESS,), theirs=theirs, hp={"Phantomaton": 12})
    assert b.conditions() == {"leech": 3} and b.losses() == [("Galeaffy", 3, "leech")] and a.hp() == 14


@audit("phantomaton/seek-and-destroy", "with the counter and without it, on Rock")
def test_seek_and_destroy() -> None:
    for lockdown, damage in ((1, 8), (0, 6)):
        mine = {"counters": {"Phantomaton": {"lockdown": lockdown}}}
        a, _ = fight("Phantomaton", "Seek and Destroy", foe="Shaleshell", mine=mine)
        assert a.hits() == [("Seek and Destroy", damage)]  # 5 + 1


@audit("phantomaton/target-acquired", "both copies: the cubes meet whoever comes in")
@audit("phantomaton/target-acquired-2", "both copies: the cubes meet whoever comes in")
def test_target_acquired() -> None:
    target = "Phantomaton/Target Acquired+"
    flips = (FAIL, "Zappguin/Zap-")
    a, b = fight("Phantomaton", "Transfusion", target, target, reply="switch Shaleshell", flips=flips)
    assert a.cubes == {"ATK": 4} and a.hits() == [("Transfusion", 10)] and b.hp() == 1  # 2 + 4 + 4 (Rock)


@audit("phantomaton/refactor", "Rot goes first whatever the speeds")
def test_refactor() -> None:
    flips = (FAIL, "Zappguin/Zap-")
    a, _ = fight("Phantomaton", "Transfusion", "Phantomaton/Refactor-", reply="Rot", flips=flips)
    assert order(a) == ["Rot", "Transfusion"]
    a, _ = fight("Phantomaton", "Transfusion", "Phantomaton/Refactor-", reply="Cyclone", flips=flips)
    assert order(a) == ["Transfusion", "Cyclone"]  # 1 before 4


@audit("phantomaton/curse", "flipped for another monster: four DEF cubes do not help")
def test_curse() -> None:
    flips = ("Phantomaton/Curse-", SUCCESS)
    a, _ = fight("Drownigator", "Foul Play", friends=("Phantomaton",), flips=flips, mine={"cubes": {"DEF": 4}})
    assert a.losses() == [("Drownigator", 1, "Curse")] and a.hp("Phantomaton") == 14
