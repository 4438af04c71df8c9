"""The Heroes of Gearhaven, each in an awkward situation."""

from games.powerup.audit.scenes import at, deploying, does, fighting, foe, pal, side, why
from marks import audit


@audit("ge-apprentice", "the Hero has a +1/+1 counter already: this one lies beside it")
def test_rivet_apprentice() -> None:
    t = deploying(side(at("Rivet Apprentice"), at(pal(2), plus=1)))
    does(t, "use", "Rivet Apprentice", "Tinker", pal(2))
    assert t.figures(pal(2)) == "5/5"


@audit("ge-brass-hound", "Fetch from an empty deck: the counter is spent, nothing is drawn")
def test_brass_hound() -> None:
    t = deploying(side(at("Brass Hound"), deck=[]))
    hand = len(t.seats[0].zone("hand"))
    does(t, "use", "Brass Hound", "Fetch")
    t.seats[1].does("pass")
    assert len(t.seats[0].zone("hand")) == hand
    assert why(t, "use", "Brass Hound", "Fetch") == "PU-KEY-06"


@audit(
    "ge-clock-sparrow", "it has diverted, then clips on: its bearer's Divert is another card's, once more this round"
)
def test_clock_sparrow() -> None:
    wall = pal(4, dfn=9)
    t = fighting(side(at("Clock Sparrow"), wall, pal(2)), side(foe(1), foe(3)), offense="b")
    t.seats[1].does("attack", foe(1), pal(2))
    t.seats[0].does("divert", "Clock Sparrow", wall)
    t.seats[0].does("let_through")
    t.seats[0].does("use", "Clock Sparrow", "Clip On", pal(2))
    t.quiet()
    assert t.figures(pal(2)) == "4/4"
    t.seats[0].does("pass")
    t.seats[1].does("attack", foe(3), wall)
    assert t.seats[0].offered("divert") == [pal(2)]


@audit("ge-bolt-gunner", "Volley is used twice a round and paid twice; a third time is refused")
def test_bolt_gunner() -> None:
    t = deploying(side(at("Bolt Gunner")), side(foe(dfn=4)))
    for _ in range(2):
        does(t, "use", "Bolt Gunner", "Volley", foe(dfn=4))
        t.seats[1].does("pass")
    assert (t.wounds(foe(dfn=4)), t.state.power[0]) == (2, 6)
    assert why(t, "use", "Bolt Gunner", "Volley") == "PU-KEY-07"


@audit("ge-steam-knight", "Vent in answer to a Fire effect: DEF is read when that resolves; the Burn does not take")
def test_steam_knight() -> None:
    t = deploying(side(at("Steam Knight")), side(at("Signal Archer"), power=9), offense="b")
    t.seats[1].does("use", "Signal Archer", "Fire Arrow", "Steam Knight")
    does(t, "use", "Steam Knight", "Vent")
    assert (t.wounds("Steam Knight"), t.figures("Steam Knight")) == (0, "3/6")


@audit("ge-field-engineer", "Dismantle beside a Hero that has joined: only Equipment and Powers come off", mended=True)
def test_field_engineer() -> None:
    x = at(pal(4), equipment=["Torch"], joined=["Clock Sparrow"])
    t = deploying(side(at("Field Engineer"), x))
    assert t.seats[0].offered("use", "Field Engineer", "Dismantle") == ["Torch"]
    does(t, "use", "Field Engineer", "Dismantle", "Torch")
    assert ("Torch" in t.seats[0].zone("hand"), t.state.deploy[0]) == (True, 9)


@audit("ge-arc-welder", "Weld on itself twice: both counters stay, then there is none left to use")
def test_arc_welder() -> None:
    t = deploying(side(at("Arc Welder")))
    for _ in range(2):
        does(t, "use", "Arc Welder", "Weld", "Arc Welder")
        t.seats[1].does("pass")
    assert t.figures("Arc Welder") == "6/5"
    assert why(t, "use", "Arc Welder", "Weld") == "PU-KEY-06"


@audit("ge-courier-drone", "its Delivery is negated: the energy and the use of the round are gone")
def test_courier_drone() -> None:
    t = deploying(side(at("Courier Drone")), side(foe(), hand=["Silence"]))
    hand = len(t.seats[0].zone("hand"))
    t.seats[0].does("use", "Courier Drone", "Delivery")
    does(t, "play", "Silence", "the effect of Courier Drone", seat=1)
    assert (len(t.seats[0].zone("hand")), t.state.power[0]) == (hand, 6)
    t.seats[1].does("pass")
    assert why(t, "use", "Courier Drone", "Delivery") == "PU-KEY-07"


@audit("ge-master-smith", "a third Equipment: refused; replacing one of the two is asked for by card")
def test_master_smith() -> None:
    t = deploying(side(at("Master Smith", equipment=["Torch", "Steel Vest"]), hand=["Short Sword"]))
    assert t.figures("Master Smith") == "5/5"
    assert why(t, "equip", "Short Sword", "Master Smith") == "PU-DEPLOY-05"
    assert t.seats[0].offered("replace", "Short Sword") == ["Torch", "Steel Vest"]


@audit("ge-siege-walker", "Breach while two Battle cards are stacked: the next one takes over at once")
def test_siege_walker() -> None:
    t = deploying(side(at("Siege Walker")), side(foe(), battle=["Defence Grid", "Sandbag Line"]))
    does(t, "use", "Siege Walker", "Breach", "Defence Grid")
    assert (t.seats[1].zone("battle"), t.seats[1].zone("used")) == (["Sandbag Line"], ["Defence Grid"])


@audit(
    "ge-archivist", "Overclock on a Hero deployed this round: its second Astra is there at once, the rest next round"
)
def test_punchcard_archivist() -> None:
    t = deploying(side(at("Punchcard Archivist"), slots=["Lava Ox"]))
    does(t, "deploy", "Lava Ox")
    t.seats[1].does("pass")
    assert t.astra("Lava Ox") == ["Trample"]
    does(t, "use", "Punchcard Archivist", "Overclock", "Lava Ox")
    assert t.astra("Lava Ox") == ["Trample", "Scorched Path"]
    t.to_round(9)
    assert t.astra("Lava Ox") == ["Trample", "Scorched Path", "Molten Hide"]


@audit("ge-sky-dreadnought", "Broadside fells its target: the Heroes beside it are hit all the same", mended=True)
def test_sky_corvette() -> None:
    t = deploying(side(at("Sky Corvette")), side(foe(3, health=1), foe(1), foe(5), foe(2)))
    does(t, "use", "Sky Corvette", "Broadside", foe(3, health=1))
    assert t.is_ko(foe(3, health=1))
    assert [t.wounds(foe(n)) for n in (1, 5, 2)] == [2, 2, 0]


@audit(
    "ge-iron-duchess", "Requisition while she carries something: what she steals takes its place, and that is broken"
)
def test_iron_duchess() -> None:
    a = side(at("Iron Duchess", equipment=["Torch"]))
    t = deploying(a, side(at(foe(), equipment=["Steel Vest"])))
    does(t, "use", "Iron Duchess", "Requisition", "Steel Vest")
    assert (t.on("Iron Duchess"), t.figures("Iron Duchess"), t.figures(foe())) == (["Steel Vest"], "5/6", "3/3")
    assert t.seats[0].zone("used") == ["Torch"]


@audit("ge-gyro-lancer", "Charge: a Duel kneels it although it has Resolve and is Immune to being made to kneel")
def test_gyro_lancer() -> None:
    t = deploying(side(at("Gyro Lancer")), side(foe(atk=0), hand=["Blindside"]))
    t.seats[0].does("pass")
    does(t, "play", "Blindside", "Gyro Lancer", seat=1)
    assert not t.kneels("Gyro Lancer")
    does(t, "use", "Gyro Lancer", "Charge", foe(atk=0))
    assert t.kneels("Gyro Lancer") and t.wounds(foe(atk=0)) == 2


@audit(
    "ge-demolisher", "Wreck on armour that wounds when it leaves play: its bearer pays; then nothing is left to aim at"
)
def test_demolisher() -> None:
    b = side(at(foe(4), equipment=["Field Armour"]))
    t = deploying(side(at("Demolisher")), b)
    does(t, "use", "Demolisher", "Wreck", "Field Armour")
    assert (t.wounds(foe(4)), t.zone_of("Field Armour", 1)) == (1, "used")
    t.seats[1].does("pass")
    assert why(t, "use", "Demolisher", "Wreck") == "PU-TERM-11"


@audit("ge-chronometrist", "Rewind against an effect of one's own: only enemy effects can be negated", mended=True)
def test_chronometrist() -> None:
    t = deploying(side(at("Chronometrist"), hand=["Flash Fire"]), side(foe(), hand=["Flash Fire"]))
    t.seats[0].does("play", "Flash Fire", "Chronometrist")
    t.seats[1].does("play", "Flash Fire", foe())
    offered = [o for o in t.seats[0].options() if o.verb == "use"]
    assert len(offered) == 1
    t.answer(0, offered[0])
    t.quiet()
    assert (t.figures(foe()), t.figures("Chronometrist")) == ("3/3", "7/5")
    assert "an enemy effect" in t.game.catalogue.find("Chronometrist").text()


@audit("ge-grand-machinist", "Mass Production beside Assembly Line: the counters reach himself, the line does not")
def test_grand_machinist_orlo() -> None:
    t = deploying(side(at("Grand Machinist Orlo"), pal(1), pal(2)))
    assert (t.figures("Grand Machinist Orlo"), t.figures(pal(2))) == ("6/5", "4/3")
    does(t, "use", "Grand Machinist Orlo", "Mass Production")
    assert (t.figures("Grand Machinist Orlo"), t.figures(pal(2))) == ("7/6", "5/4")


@audit("ge-colossus", "an attached Power covers Plated while it carries two: both stay, a third may only replace")
def test_brass_colossus() -> None:
    t = deploying(side(at("Brass Colossus", equipment=["Torch", "Steel Vest"]), hand=["Quickening", "Short Sword"]))
    does(t, "attach", "Quickening", "Brass Colossus")
    assert t.figures("Brass Colossus") == "8/6"
    t.seats[1].does("pass")
    assert why(t, "equip", "Short Sword", "Brass Colossus") == "PU-DEPLOY-05"


@audit("ge-thunder-engine", "Lightning Rail in a Team-Up it is the target of: it is one of the three, so it may")
def test_thunder_engine() -> None:
    a = side(at("Thunder Engine"), battle=["Press the Attack"])
    t = deploying(a, side(foe(1), foe(2), foe(4)), phase="combat", offense="b")
    t.seats[1].does("team_up", foe(2), foe(1), "Thunder Engine")
    does(t, "use", "Thunder Engine", "Lightning Rail")
    assert t.hq == [7, 6]


@audit("ge-seraph-automaton", "Fail-Safe with fatal Wounds: it stays, may be healed, else falls in Resolve!")
def test_seraph_automaton() -> None:
    b = side(foe(), hand=["Fireball"])
    t = deploying(side(at("Seraph Automaton", wounds=5), pal(1)), b, offense="b")
    does(t, "play", "Fireball", "Seraph Automaton", seat=1)
    assert (t.wounds("Seraph Automaton"), t.is_ko("Seraph Automaton")) == (6, False)
    does(t, "use", "Seraph Automaton", "Perpetual Motion", "Seraph Automaton")
    t.to_end_of_round()
    assert not t.is_ko("Seraph Automaton")


def test_the_same_without_healing() -> None:
    t = deploying(side(at("Seraph Automaton", wounds=5), pal(1)), side(foe(), hand=["Fireball"]), offense="b")
    does(t, "play", "Fireball", "Seraph Automaton", seat=1)
    t.to_end_of_round()
    assert t.is_ko("Seraph Automaton")
