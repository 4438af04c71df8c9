"""The Heroes of Gloamveil, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, fights, foe, pal, side, why
from games.powerup.own_cards import astra, blast, hero
from marks import audit


@audit("gl-alley-whisper", "Slip Away in Deploy!: it lasts into Combat! of the round and no longer")
def test_alley_whisper() -> None:
    t = deploying(side(at("Alley Whisper")))
    does(t, "use", "Alley Whisper", "Slip Away")
    t.to_combat()
    t.quiet()
    t.seats[0].does("attack", "Alley Whisper", "their hq")
    t.quiet()
    assert t.hq == [7, 6]
    t.to_round(9)
    t.to_combat()
    t.quiet()
    while t.asked != [0]:
        t.step()
    assert why(t, "attack", "Alley Whisper", "their hq") == "PU-COMBAT-03"


@audit("gl-rat-catcher", "Bait on a Hero with Regen counters: they cannot be used while it is poisoned")
def test_rat_catcher() -> None:
    t = deploying(side(at("Rat Catcher")), side(at("Mossback", wounds=1)))
    does(t, "use", "Rat Catcher", "Bait", "Mossback")
    assert t.figures("Mossback") == "3/3"
    assert why(t, "regen", "Mossback", seat=1) == "PU-KEY-23"


@audit(
    "gl-mirror-imp",
    "Mimic of an Astra that attaches its Hero: the Imp attaches itself and gives what was copied",
    mended=True,
)
def test_mirror_imp() -> None:
    t = deploying(side(at("Mirror Imp"), pal(3)), side(at("Salamander Twin")))
    does(t, "use", "Mirror Imp", "Mimic", "Salamander Twin", "Ride Along")
    assert (t.figures(pal(3)), t.on(pal(3)), t.zone_of("Salamander Twin")) == ("5/4", ["Mirror Imp"], "heroes")


@audit("gl-dusk-moth", "Cling to a wounded Hero that is then healed: it is Invisible no more")
def test_dusk_moth() -> None:
    t = deploying(side(at("Dusk Moth"), at(pal(4), wounds=1), hand=["Mending Light"]))
    does(t, "use", "Dusk Moth", "Cling", pal(4))
    t.seats[1].does("pass")
    does(t, "play", "Mending Light", pal(4))
    t.to_combat()
    t.quiet()
    assert t.figures(pal(4)) == "3/4"
    assert why(t, "attack", pal(4), "their hq") == "PU-COMBAT-03"


@audit("gl-needle-witch", "Sleep Pin with nobody of 2* or less on the other side: refused", mended=True)
def test_needle_witch() -> None:
    t = deploying(side(at("Needle Witch")), side(foe(3), foe(4)))
    assert why(t, "use", "Needle Witch", "Sleep Pin") == "PU-TERM-11"
    assert why(t, "use", "Needle Witch", "Venom Pin", "Needle Witch") == "PU-TERM-11"


@audit("gl-roof-runner", "Lift of a card that gives Health: its bearer falls, the Runner has it")
def test_roof_runner() -> None:
    y = foe(health=3)
    t = deploying(side(at("Roof Runner")), side(at(y, wounds=3, equipment=["Kiln Plate"]), foe(2)))
    does(t, "use", "Roof Runner", "Lift", "Kiln Plate")
    assert (t.is_ko(y), t.health("Roof Runner"), t.on("Roof Runner")) == (True, 4, ["Kiln Plate"])


@audit("gl-veil-hound", "Dread Howl on DEF 1: it is 0, not less, and the rest counts against a later bonus")
def test_veil_hound() -> None:
    y = foe(dfn=1)
    t = deploying(side(at("Veil Hound")), side(y, hand=["Raise Shields"]))
    does(t, "use", "Veil Hound", "Dread Howl", y)
    assert t.figures(y) == "3/0"
    does(t, "play", "Raise Shields", y, seat=1)
    assert t.figures(y) == "3/1"


@audit(
    "gl-fog-weaver", "Fog Bank for a Hero beside the target of a broadside: its Wounds alone are negated", mended=True
)
def test_fog_weaver() -> None:
    t = deploying(side(at("Fog Weaver"), pal(4), pal(5)), side(at("Sky Corvette")), offense="b")
    t.seats[1].does("use", "Sky Corvette", "Broadside", pal(4))
    does(t, "use", "Fog Weaver", "Fog Bank", "the effect of Sky Corvette", pal(5))
    assert (t.wounds(pal(4)), t.wounds(pal(5)), t.wounds("Fog Weaver")) == (2, 0, 1)


@audit("gl-mask-thief", "Borrowed Face of what an attached Power does: it stands in the place of an Astra", mended=True)
def test_mask_thief() -> None:
    t = deploying(side(at("Mask Thief")), side(at(foe(), power="Arc Core")))
    does(t, "use", "Mask Thief", "Borrowed Face", "Arc Core", "Discharge")
    assert (t.wounds(foe()), t.state.power) == (2, [7, 8])


@audit("gl-night-ranger", "Black Arrow in answer to a shield: the shield resolves after it, too late")
def test_night_ranger() -> None:
    y = foe(dfn=4)
    t = deploying(side(at("Night Ranger")), side(y, hand=["Raise Shields"]), offense="b")
    t.seats[1].does("play", "Raise Shields", y)
    does(t, "use", "Night Ranger", "Black Arrow", y)
    assert (t.wounds(y), t.figures(y)) == (2, "3/6")


@audit("gl-plague-doctor", "Bitter Cure on a poisoned Hero: nothing is healed, then the Poison goes")
def test_plague_doctor() -> None:
    t = deploying(side(at("Plague Doctor"), at(pal(), wounds=2, poison=9)))
    does(t, "use", "Plague Doctor", "Bitter Cure", pal())
    assert (t.wounds(pal()), t.figures(pal())) == (2, "3/3")


@audit(
    "gl-puppeteer", "who was pinned is stood up and attacks: it kneels on through the next Refresh!, not the one after"
)
def test_puppeteer() -> None:
    t = deploying(side(at("Puppeteer")), side(foe(), hand=["Second Breath"]))
    does(t, "use", "Puppeteer", "Pull Strings", foe())
    does(t, "play", "Second Breath", foe(), seat=1)
    assert not t.kneels(foe())
    t.to_combat()
    t.quiet()
    attacks(t, foe(), "Puppeteer", seat=1)
    t.to_round(9)
    assert t.kneels(foe())
    t.to_round(10)
    assert not t.kneels(foe())


@audit("gl-gloam-duelist", "Between the Ribs, and the target is stood up in answer: it was aimed at, so it is hit")
def test_gloam_duelist() -> None:
    lift = hero("Lifter", stars=2, faction="Q", astra=[astra("Up", {"do": "stand"}, target="ally", speed="instant")])
    t = deploying(side(at("Gloam Duelist")), side(at(foe(), kneeling=True), lift))
    t.seats[0].does("use", "Gloam Duelist", "Between the Ribs", foe())
    does(t, "use", lift, "Up", foe(), seat=1)
    assert (t.kneels(foe()), t.wounds(foe())) == (False, 1)


@audit("gl-silent-choir", "Hush against a Regen counter: it is used like an Astra, so it is negated and spent")
def test_silent_choir() -> None:
    t = deploying(side(at("Silent Choir")), side(at("Mossback", wounds=2)), offense="b")
    t.seats[1].does("regen", "Mossback")
    does(t, "use", "Silent Choir", "Hush", "the effect of Mossback")
    assert (t.wounds("Mossback"), t.state.regen[t.card("Mossback")]) == (2, 1)


@audit("gl-shade-panther", "Prowl Again in Powers! of its attack: it attacks the HQ twice in the round")
def test_shade_panther() -> None:
    t = fighting(side(at("Shade Panther")), side(foe()))
    t.seats[0].does("attack", "Shade Panther", "their hq")
    t.windows()
    does(t, "use", "Shade Panther", "Prowl Again")
    t.seats[1].does("pass")
    does(t, "attack", "Shade Panther", "their hq")
    assert t.hq == [7, 5]


@audit(
    "gl-grave-banker",
    "Audit while the other hand is empty: nothing; Foreclosure puts the stolen card on top of his own",
)
def test_grave_banker() -> None:
    a = side(at("Grave Banker"), battle=["The Long Con"])
    t = deploying(a, side(foe(), battle=["Defence Grid", "Sandbag Line"]))
    does(t, "use", "Grave Banker", "Foreclosure", "Defence Grid")
    assert t.seats[0].zone("battle") == ["The Long Con", "Defence Grid"]
    assert t.seats[1].zone("battle") == ["Sandbag Line"]
    t.seats[1].does("pass")
    does(t, "use", "Grave Banker", "Audit")
    t.seats[1].does("discard", "Supply Drop")
    does(t, "use", "Grave Banker", "Audit")
    assert (t.seats[1].zone("hand"), t.seats[1].zone("used")) == ([], ["Supply Drop"])


@audit(
    "gl-lady-of-dusk",
    "Seduction while the 4* slot is taken: a 4* is refused, a 2* for whom there is room is not",
    mended=True,
)
def test_lady_verrin() -> None:
    t = deploying(side(at("Lady Verrin of Dusk"), pal(4)), side(foe(4), foe(2), at(foe(5))))
    assert t.seats[0].offered("use", "Lady Verrin of Dusk", "Seduction") == [foe(2)]
    assert why(t, "use", "Lady Verrin of Dusk", "Seduction", foe(4)) == "PU-KEY-30"
    assert why(t, "use", "Lady Verrin of Dusk", "Seduction", foe(5)) == "PU-KEY-30"
    does(t, "use", "Lady Verrin of Dusk", "Seduction", foe(2))
    assert foe(2) in t.seats[0].zone("heroes")


@audit(
    "gl-nameless-blade",
    "Assassinate on a target that is healed in answer: aimed at while wounded, it takes both Wounds",
)
def test_the_nameless_blade() -> None:
    cure = hero("Healer", stars=2, faction="Q", astra=[astra("Cure", {"do": "heal"}, target="ally", speed="instant")])
    t = deploying(side(at("The Nameless Blade")), side(at(foe(), wounds=1), cure))
    t.seats[0].does("use", "The Nameless Blade", "Assassinate", foe())
    does(t, "use", cure, "Cure", foe(), seat=1)
    assert t.wounds(foe()) == 2


@audit("gl-hollow-king", "no effect wounds him, a Duel does, and an attack does", mended=True)
def test_the_hollow_king() -> None:
    duellist = at("Forge Maiden", plus=9)
    t = deploying(side(at("The Hollow King")), side(duellist, hand=["Fireball"]), offense="b")
    does(t, "play", "Fireball", "The Hollow King", seat=1)
    assert t.wounds("The Hollow King") == 0
    t.seats[0].does("pass")
    does(t, "use", "Forge Maiden", "Anvil Blow", "The Hollow King", seat=1)
    assert t.wounds("The Hollow King") == 2
    assert "Duels apart" in t.game.catalogue.find("The Hollow King").text()


def test_the_hollow_king_in_combat() -> None:
    t = fighting(side(at("The Hollow King"), pal(1)), side(foe(atk=9)), watcher=False, offense="b")
    fights(t, foe(atk=9), "The Hollow King", seat=1)
    assert t.wounds("The Hollow King") == 2


@audit("gl-dream-eater", "Feast on a Hero Immune to enemy Astra: it loses nothing, the Eater grows")
def test_dream_eater() -> None:
    t = deploying(side(at("Dream Eater")), side(at("Iron Matron")))
    does(t, "use", "Dream Eater", "Feast", "Iron Matron")
    assert (t.figures("Iron Matron"), t.figures("Dream Eater")) == ("5/4", "7/6")


def test_lucid_theft_pays_its_own_cost_only() -> None:
    y = foe(astra=[astra("Storm", blast(9, who="enemies"), cost=7)])
    t = deploying(side(at("Dream Eater"), power=3), side(y, foe(2)))
    does(t, "use", "Dream Eater", "Lucid Theft", y, "Storm")
    assert (t.wounds(y), t.wounds(foe(2)), t.state.power[0]) == (2, 2, 0)
