"""The Equipment, Powers and Battle cards of Gearhaven, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, foe, pal, side, why
from games.powerup.own_cards import astra, hero
from marks import audit


@audit("ge-wrench", "its bearer is at ATK 10 already: the point is wasted, and counts again under a Poison")
def test_heavy_wrench() -> None:
    x = pal(atk=10)
    t = deploying(side(at(x, equipment=["Heavy Wrench"])), side(at("Rat Catcher")), offense="b")
    assert t.figures(x) == "10/3"
    does(t, "use", "Rat Catcher", "Bait", x, seat=1)
    assert t.figures(x) == "10/3"


@audit("ge-steel-vest", "its bearer falls: the vest goes to the Used Pile with it, not back to the hand")
def test_steel_vest() -> None:
    x = pal(health=1)
    t = deploying(side(at(x, equipment=["Steel Vest"]), pal(2)), side(foe(), hand=["Fireball"]), offense="b")
    does(t, "play", "Fireball", x, seat=1)
    assert (t.is_ko(x), t.zone_of("Steel Vest", 0)) == (True, "used")


@audit("ge-exo-frame", "it replaces Field Armour on a Hero at its last Wound but one: the Health it gives saves it")
def test_exo_frame() -> None:
    x = pal(2, health=3)
    t = deploying(side(at(x, wounds=2, equipment=["Field Armour"]), hand=["Exo-Frame"]))
    does(t, "replace", "Exo-Frame", "Field Armour")
    assert (t.wounds(x), t.health(x), t.is_ko(x)) == (3, 4, False)


@audit("ge-repeater", "used twice, then stolen in the same round: the thief has no shot left this round", mended=True)
def test_repeater() -> None:
    t = deploying(side(at(pal(), equipment=["Repeater"])), side(at("Roof Runner"), foe(4, dfn=9)))
    does(t, "use", "Repeater", "Burst Fire", foe(4, dfn=9))
    t.seats[1].does("pass")
    does(t, "use", "Repeater", "Burst Fire", foe(4, dfn=9))
    does(t, "use", "Roof Runner", "Lift", "Repeater", seat=1)
    t.seats[0].does("pass")
    assert why(t, "use", "Repeater", "Burst Fire", seat=1) == "PU-KEY-07"


@audit("ge-jet-pack", "its bearer blocks: it is no Speedster then, and keeps its ATK")
def test_jet_pack() -> None:
    t = fighting(side(at(pal(), equipment=["Jet Pack"])), side(foe(dfn=4, atk=0)), offense="b")
    attacks(t, foe(dfn=4, atk=0), pal(), seat=1)
    does(t, "block", pal())
    assert t.wounds(foe(dfn=4, atk=0)) == 1


@audit("ge-lightning-rod", "it diverts to its own bearer, who then blocks with the bonus")
def test_lightning_rod() -> None:
    t = fighting(side(at(pal(2), equipment=["Lightning Rod"]), pal(1)), side(foe(atk=4)), offense="b")
    t.seats[1].does("attack", foe(atk=4), pal(1))
    t.seats[0].does("divert", pal(2), pal(2))
    does(t, "block", pal(2))
    assert (t.wounds(pal(2)), t.wounds(pal(1))) == (1, 0)


@audit("ge-data-slate", "two of them on two Heroes: two cards more in Draw!; the last of the deck ends it")
def test_data_slate() -> None:
    a = side(at(pal(1), equipment=["Data Slate"]), at(pal(2), equipment=["Data Slate"]), deck=["Torch"] * 2)
    t = deploying(a, phase="refresh")
    assert sorted(t.seats[0].zone("hand")) == ["Supply Drop", "Torch", "Torch"]
    assert t.state.ran_out[0]


@audit("ge-drill", "its bearer's Astra against a Machine: the effect of a Slayer deals one Wound more, also from none")
def test_tunnel_drill() -> None:
    y = foe(dfn=9, types=["Machine"])
    t = deploying(side(at("Cinder Scout", equipment=["Tunnel Drill"])), side(y))
    does(t, "use", "Cinder Scout", "Spark", y)
    assert t.wounds(y) == 1


@audit("ge-medi-kit", "free of energy, on a stunned bearer: Equipment works; a poisoned Hero is not healed")
def test_repair_kit() -> None:
    a = side(at(pal(), stunned=True, wounds=2, equipment=["Repair Kit"]), at(pal(2), wounds=2, poison=9), power=0)
    t = deploying(a)
    does(t, "use", "Repair Kit", "Repair", pal())
    t.seats[1].does("pass")
    does(t, "use", "Repair Kit", "Repair", pal(2))
    t.seats[1].does("pass")
    assert (t.wounds(pal()), t.wounds(pal(2))) == (1, 2)
    assert why(t, "use", "Repair Kit", "Repair") == "PU-KEY-06"


def ram() -> str:
    """A Hero that fells any other in answer."""
    fells = astra("Ram", {"do": "wound", "n": 9}, target="hero", speed="instant")
    return hero("Ram", stars=5, faction="Q", astra=[fells])


@audit("ge-upgrade", "its target falls in answer: no counter, and no card either", mended=True)
def test_upgrade() -> None:
    t = deploying(side(pal(), pal(2), hand=["Upgrade"]), side(ram()))
    t.seats[0].does("play", "Upgrade", pal())
    does(t, "use", ram(), "Ram", pal(), seat=1)
    assert t.is_ko(pal())
    assert t.seats[0].zone("hand") == ["Supply Drop"]


@audit("ge-overdrive", "on a stunned Hero: it does not stand up, the bonus it gets")
def test_overdrive() -> None:
    t = deploying(side(at(pal(), stunned=True), hand=["Overdrive"]))
    does(t, "play", "Overdrive", pal())
    assert (t.kneels(pal()), t.figures(pal())) == (True, "4/3")


@audit(
    "ge-power-surge",
    "on a Hero whose next Astra is covered by an attached Power: the level rises, that Astra stays covered",
)
def test_power_surge() -> None:
    t = deploying(side(at("Lava Ox", level=1, power="Quickening"), hand=["Power Surge"]))
    does(t, "play", "Power Surge", "Lava Ox")
    assert (t.astra("Lava Ox"), t.figures("Lava Ox")) == (["Trample"], "7/4")
    t.to_round(9)
    assert t.astra("Lava Ox") == ["Trample", "Molten Hide"]


@audit("ge-plating", "attached to a Hero that burns already: the counter does nothing any more", mended=True)
def test_reactive_plating() -> None:
    t = deploying(side(at(pal(), burn=9), hand=["Reactive Plating"]))
    does(t, "attach", "Reactive Plating", pal())
    assert (t.figures(pal()), t.state.power[0]) == ("3/4", 5)


@audit("ge-targeting", "attached and played on the same enemy: both lower its DEF, and end with Combat!")
def test_targeting_lens() -> None:
    t = deploying(side(at(pal(), power="Targeting Lens"), hand=["Targeting Lens"]))
    does(t, "play", "Targeting Lens", foe())
    t.seats[1].does("pass")
    does(t, "use", "Targeting Lens", "Mark", foe())
    assert t.figures(foe()) == "3/0"
    t.to_round(9)
    assert t.figures(foe()) == "3/3"


@audit("ge-core", "drawn from a deck of one card: one is drawn, and the deck has run out")
def test_arc_core() -> None:
    t = deploying(side(pal(), hand=["Arc Core"], deck=["Torch"]))
    does(t, "play", "Arc Core")
    assert (sorted(t.seats[0].zone("hand")), t.state.ran_out[0] > 0) == (["Supply Drop", "Torch"], True)


@audit("ge-scrap", "the Equipment kept its bearer alive: the bearer falls at once")
def test_scrap_it() -> None:
    y = foe(health=3)
    t = deploying(side(pal(), hand=["Scrap It"]), side(at(y, wounds=3, equipment=["Exo-Frame"]), foe(2)))
    does(t, "play", "Scrap It", "Exo-Frame")
    assert t.is_ko(y)


@audit(
    "ge-short-circuit",
    "the Power has left its Hero when it resolves: nothing is broken and nothing is drawn",
    mended=True,
)
def test_short_circuit() -> None:
    t = deploying(side(pal(), hand=["Short Circuit"]), side(at(foe(), power="Fade"), ram()))
    t.seats[0].does("play", "Short Circuit", "Fade")
    does(t, "use", ram(), "Ram", foe(), seat=1)
    assert (t.zone_of("Fade", 1), t.seats[0].zone("hand")) == ("used", ["Supply Drop"])


@audit("ge-emergency-stop", "against a Team-Up: it cannot be avoided, and no card from the hand is used in it")
def test_emergency_stop() -> None:
    y = pal(3, atk=0)
    t = deploying(side(y, hand=["Emergency Stop"]), side(foe(1), foe(2), foe(5)), phase="combat", offense="b")
    does(t, "team_up", foe(2), foe(1), y, seat=1)
    assert (t.wounds(y), "Emergency Stop" in t.seats[0].zone("hand")) == (2, True)


@audit("ge-research", "played in Deploy!, after Draw!: its guard works at once, its card comes next round")
def test_research_programme() -> None:
    t = deploying(side(at(pal(), kneeling=True), hand=["Research Programme"], deck=["Torch"] * 9), side(foe(), foe(2)))
    does(t, "battle", "Research Programme")
    t.to_combat()
    t.quiet()
    for n in (1, 2):
        attacks(t, foe(n), pal(), seat=1)
        t.quiet()
    assert t.hq == [6, 7]
    t.to_round(9)
    assert t.seats[0].zone("hand").count("Torch") == 2


@audit(
    "ge-assembly",
    "the Hero that is deployed may be the one that gets the counter; the free starting one sets nothing off",
)
def test_assembly_orders() -> None:
    t = deploying(side(pal(), slots=[pal(2)], battle=["Assembly Orders"]))
    t.seats[0].does("deploy", pal(2))
    assert set(t.seats[0].offered("aim")) == {pal(), pal(2)}
    t.seats[0].does("aim", pal(2))
    t.quiet()
    assert (t.figures(pal(2)), t.figures(pal())) == ("4/4", "3/3")


@audit("ge-salvage", "it is not on top when the enemy falls: only the current Battle card counts")
def test_salvage_rights() -> None:
    y = foe(health=1)
    a = side(pal(), hand=["Fireball"], battle=["Steam Reserve", "Salvage Rights"])
    t = deploying(a, side(y, foe(2)))
    does(t, "play", "Fireball", y)
    assert (t.is_ko(y), t.seats[0].zone("hand")) == (True, ["Supply Drop"])


@audit(
    "ge-defence-grid",
    "two attacks in one round: the first Wound is negated, the second lands",
)
def test_defence_grid() -> None:
    a = side(at(pal(), kneeling=True), battle=["Defence Grid"])
    t = fighting(a, side(foe(1), foe(2)), watcher=False, offense="b")
    for n in (1, 2):
        attacks(t, foe(n), pal(), seat=1)
        t.quiet()
    assert t.hq == [6, 7]


@audit(
    "ge-joint-manoeuvre",
    "won by the Defense player: the further Challenge is that player's, after Offense was passed over",
)
def test_joint_manoeuvre() -> None:
    y = foe(5, atk=0)
    a = side(pal(1), pal(2), pal(3), pal(4), battle=["Joint Manoeuvre"])
    t = deploying(a, side(y), phase="combat", offense="b")
    t.seats[0].does("team_up", pal(2), pal(1), y)
    t.windows()
    assert (t.pending, t.asked, len(t.seats[0].zone("hand"))) == ("TeamUpChance", [0], 2)
    does(t, "team_up", pal(4), pal(3), y)
    assert t.wounds(y) == 4


@audit("ge-steam-reserve", "put on top in Refresh!, after the energy was set: it gives from the next round on")
def test_steam_reserve() -> None:
    a = side(pal(), battle=["War Drums", "Steam Reserve"])
    t = deploying(a, phase="refresh")
    t.seats[0].does("swap", "Steam Reserve")
    assert t.state.power[0] == 8
    t.to_round(9)
    assert (t.state.power[0], t.state.deploy[0]) == (10, 9)
