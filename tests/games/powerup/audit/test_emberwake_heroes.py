"""The Heroes of Emberwake, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, fights, foe, pal, side, why
from marks import audit


@audit("em-cinder-scout", "the target's DEF is raised above the rating in answer; the use is spent")
def test_cinder_scout() -> None:
    t = deploying(side(at("Cinder Scout")), side(foe(dfn=3), hand=["Raise Shields"]))
    t.seats[0].does("use", "Cinder Scout", "Spark", foe(dfn=3))
    does(t, "play", "Raise Shields", foe(dfn=3), seat=1)
    assert t.wounds(foe(dfn=3)) == 0
    t.seats[1].does("pass")
    assert why(t, "use", "Cinder Scout", "Spark") == "PU-KEY-07"


@audit("em-ash-runner", "Second Wind after the block: both hits of the Speedster meet the blocker")
def test_ash_runner() -> None:
    t = fighting(side(at("Ash Runner")), side(foe(atk=0)))
    attacks(t, "Ash Runner", foe(atk=0))
    t.seats[1].does("block", foe(atk=0))
    assert t.figures("Ash Runner") == "2/3"
    does(t, "use", "Ash Runner", "Second Wind")
    assert t.wounds(foe(atk=0)) == 2


@audit("em-kindle-sprite", "an effect wounds the whole team: its Evade counter saves the Sprite alone", mended=True)
def test_kindle_sprite() -> None:
    t = deploying(side(at("Kindle Sprite"), pal(2)), side(at("Phoenix Herald"), power=9), offense="b")
    t.seats[1].does("use", "Phoenix Herald", "Pyre")
    does(t, "evade", "Kindle Sprite", "the effect of Phoenix Herald")
    assert (t.wounds("Kindle Sprite"), t.wounds(pal(2))) == (0, 2)
    assert t.state.evade[t.card("Kindle Sprite")] == 0


@audit("em-flint-squire", "unwounded when struck: Steel Nerve is too late for that combat, in time for the next")
def test_flint_squire() -> None:
    y = foe(atk=3, dfn=9)
    t = fighting(side(at("Flint Squire")), side(y))
    fights(t, "Flint Squire", y)
    assert (t.wounds("Flint Squire"), t.figures("Flint Squire")) == (1, "3/4")


@audit("em-torch-lancer", "kneels after its attack: Lance of Coals needs it standing")
def test_torch_lancer() -> None:
    t = fighting(side(at("Torch Lancer"), hand=["Fireball"]), side(foe()))
    attacks(t, "Torch Lancer", foe())
    t.seats[1].does("block", foe())
    assert why(t, "use", "Torch Lancer", "Lance of Coals") == "PU-KEY-05"


@audit("em-smoke-dancer", "two Evade counters: one is enough for all Wounds of a combat, the other stays")
def test_smoke_dancer() -> None:
    y = foe(atk=9, dfn=4)
    t = fighting(side(at("Smoke Dancer")), side(y))
    attacks(t, "Smoke Dancer", y)
    t.seats[1].does("block", y)
    does(t, "evade", "Smoke Dancer", "Smoke Dancer")
    assert (t.wounds("Smoke Dancer"), t.wounds(y)) == (0, 1)
    assert t.state.evade[t.card("Smoke Dancer")] == 1


@audit("em-brand-hound", "two hits on a Ranged blocker: Slayer adds to the first only, also to none")
def test_brand_hound() -> None:
    y = foe(atk=0, dfn=9, types=["Ranged"])
    t = fighting(side(at("Brand Hound")), side(y))
    fights(t, "Brand Hound", y)
    assert t.wounds(y) == 1


@audit("em-salamander-twin", "wounded and equipped when it joins: the gear is broken, its Wounds are gone with it")
def test_salamander_twin() -> None:
    t = deploying(side(at("Salamander Twin", wounds=2, equipment=["Torch"]), pal(4)))
    does(t, "use", "Salamander Twin", "Ride Along", pal(4))
    assert (t.figures(pal(4)), t.wounds(pal(4)), t.on(pal(4))) == ("5/4", 0, ["Salamander Twin"])
    assert t.zone_of("Torch", 0) == "used"


@audit("em-forge-maiden", "Anvil Blow on a kneeling Hero with Resolve: both kneel and strike, no HQ is hit")
def test_forge_maiden() -> None:
    y = foe(atk=4, keywords=["Resolve"])
    t = deploying(side(at("Forge Maiden")), side(at(y, kneeling=True)))
    does(t, "use", "Forge Maiden", "Anvil Blow", y)
    assert (t.wounds("Forge Maiden"), t.wounds(y), t.kneels("Forge Maiden"), t.hq) == (1, 2, True, [7, 7])


@audit("em-comet-thrower", "Tail of Fire on a 1* with an empty slot beside it: the gap is not jumped")
def test_comet_thrower() -> None:
    t = deploying(side(at("Comet Thrower")), side(foe(1), foe(5)))
    does(t, "use", "Comet Thrower", "Tail of Fire", foe(1))
    assert (t.figures(foe(1)), t.figures(foe(5))) == ("3/2", "3/3")


@audit("em-wildfire-twins", "Relay on a stunned Hero: it does not stand up")
def test_wildfire_courier() -> None:
    t = deploying(side(at("Wildfire Courier"), at(pal(1), stunned=True), at(pal(2), kneeling=True)))
    does(t, "use", "Wildfire Courier", "Relay", pal(1))
    t.seats[1].does("pass")
    does(t, "use", "Wildfire Courier", "Relay", pal(2))
    assert (t.kneels(pal(1)), t.kneels(pal(2))) == (True, False)


@audit("em-kiln-guard", "Open Door: the Burn lowers DEF before the attack is compared, not on the Immune")
def test_kiln_guard() -> None:
    calm = foe(2, dfn=4, immune=["Burn"])
    t = deploying(side(at("Kiln Guard")), side(foe(dfn=4), calm))
    does(t, "use", "Kiln Guard", "Open Door", foe(dfn=4))
    t.seats[1].does("pass")
    does(t, "use", "Kiln Guard", "Open Door", calm)
    assert (t.wounds(foe(dfn=4)), t.wounds(calm)) == (2, 1)


@audit("em-phoenix-squire", "Rise on a Hero that gets its last Wound: it stays, and falls in Resolve!")
def test_phoenix_herald() -> None:
    y = foe(atk=9, dfn=9)
    t = fighting(side(at("Phoenix Herald"), at(pal(health=1))), side(y))
    attacks(t, pal(health=1), y)
    t.seats[1].does("block", y)
    does(t, "use", "Phoenix Herald", "Rise", pal(health=1))
    assert (t.wounds(pal(health=1)), t.zone_of(pal(health=1))) == (2, "heroes")
    t.to_end_of_round()
    assert t.is_ko(pal(health=1))


@audit(
    "em-blade-of-noon",
    "High Noon against an HQ that a card guards: neither block nor guard, and the guard is not used up",
)
def test_blade_of_noon() -> None:
    t = deploying(side(at("Blade of Noon"), pal(1)), side(at(foe(), kneeling=True), battle=["Defence Grid"]))
    does(t, "use", "Blade of Noon", "High Noon")
    t.to_combat()
    t.quiet()
    attacks(t, "Blade of Noon", foe())
    t.quiet()
    assert t.hq == [7, 6]
    attacks(t, pal(1), foe())
    t.quiet()
    assert t.hq == [7, 6]


@audit("em-lava-ox", "an attached Power takes the place of Scorched Path, not of Molten Hide")
def test_lava_ox() -> None:
    t = deploying(side(at("Lava Ox", power="Quickening")))
    assert t.figures("Lava Ox") == "6/5"
    assert why(t, "use", "Lava Ox", "Scorched Path") == "PU-DEPLOY-14"


@audit("em-signal-archer", "Rally Smoke is for Deploy! only; what it allows comes on top of the round's Challenge")
def test_signal_archer() -> None:
    y = foe(5, atk=0, dfn=9)
    mine = [at("Signal Archer"), pal(1), pal(2), pal(3)]
    t = deploying(side(*mine), side(y))
    does(t, "use", "Signal Archer", "Rally Smoke")
    t.to_combat()
    assert t.pending == "TeamUpChance"
    t.seats[0].does("team_up", pal(2), pal(1), y)
    assert t.state.extra_teamups == [1, 0]
    t = fighting(side(*mine), side(foe()))
    attacks(t, pal(1), foe())
    t.seats[1].does("block", foe())
    assert why(t, "use", "Signal Archer", "Rally Smoke") == "PU-KEY-35"


@audit("em-queen-of-embers", "crown and decree together: the surplus over 10 counts again when something is taken away")
def test_ysolde() -> None:
    t = deploying(side(at("Ysolde of the Embers"), at(pal(3, atk=9)), pal(1)), side(foe(), hand=["Poison Blood"]))
    does(t, "use", "Ysolde of the Embers", "Royal Decree")
    assert (t.figures(pal(3, atk=9)), t.figures(pal(1))) == ("10/3", "4/3")
    does(t, "play", "Poison Blood", pal(3, atk=9), seat=1)
    assert t.figures(pal(3, atk=9)) == "9/3"


@audit(
    "em-red-comet", "Impact by a Comet that slays the target's type: one Wound more, without a comparison", mended=True
)
def test_the_red_comet() -> None:
    y = foe(types=["Beast"])
    t = deploying(side(at("The Red Comet", equipment=["Hunter's Brand"])), side(y))
    does(t, "use", "The Red Comet", "Impact", y)
    assert t.wounds(y) == 3


@audit("em-dragon-of-slag", "Ruin is answered by Ward of Walls: the HQ is spared, the counter gone", mended=True)
def test_slagheart_dragon() -> None:
    t = deploying(side(at("Slagheart Dragon"), power=20), side(foe(), hand=["Ward of Walls"]))
    t.seats[0].does("use", "Slagheart Dragon", "Ruin")
    does(t, "play", "Ward of Walls", "the effect of Slagheart Dragon", seat=1)
    assert t.hq == [7, 7]
    t.seats[1].does("pass")
    assert why(t, "use", "Slagheart Dragon", "Ruin") == "PU-KEY-06"


@audit(
    "em-saint-of-sparks", "Judgement on a Hero with Evade counters: nothing answers an unavoidable Wound", mended=True
)
def test_saint_of_sparks() -> None:
    y = foe(evade=2)
    t = deploying(side(at("Saint of Sparks")), side(y, hand=["Lucky Dodge"]))
    t.seats[0].does("use", "Saint of Sparks", "Judgement", y)
    assert (why(t, "evade", y, seat=1), why(t, "play", "Lucky Dodge", seat=1)) == ("PU-KEY-36", "PU-KEY-36")
    t.quiet()
    assert t.wounds(y) == 1
