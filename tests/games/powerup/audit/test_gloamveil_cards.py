"""The Equipment, Powers and Battle cards of Gloamveil, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, fights, foe, pal, side, why
from marks import audit


@audit("gl-shadow-cloak", "its bearer attacks a Hero instead of the HQ: that one may block")
def test_shadow_cloak() -> None:
    t = fighting(side(at(pal(), equipment=["Shadow Cloak"])), side(foe(atk=0)))
    assert t.seats[0].can("attack", pal(), "their hq")
    fights(t, pal(), foe(atk=0))
    assert (t.wounds(foe(atk=0)), t.hq) == (1, [7, 7])


@audit("gl-venom-ring", "the target is poisoned already: the counter is not doubled, it lasts longer")
def test_venom_ring() -> None:
    t = deploying(side(at(pal(), equipment=["Venom Ring"])), side(at(foe(), poison=8)))
    does(t, "use", "Venom Ring", "Prick", foe())
    assert t.figures(foe()) == "2/3"
    t.to_round(9)
    assert t.figures(foe()) == "2/3"
    t.to_round(10)
    assert t.figures(foe()) == "3/3"


@audit("gl-hooked-knife", "a Hero in play without any room, another with: both are told apart")
def test_hooked_knife() -> None:
    t = deploying(side(at(pal(1), equipment=["Torch"]), pal(2), hand=["Hooked Knife"]))
    assert t.seats[0].offered("equip", "Hooked Knife") == [pal(2)]
    does(t, "equip", "Hooked Knife", pal(2))
    assert t.figures(pal(2)) == "4/3"


@audit("gl-sleepers-bell", "Toll on a Hero Immune to Stun: the counter is spent for nothing")
def test_sleepers_bell() -> None:
    t = deploying(side(at(pal(), equipment=["Sleeper's Bell"])), side(at("Lantern Monk"), foe(4)))
    assert t.seats[0].offered("use", "Sleeper's Bell", "Toll") == ["Lantern Monk"]
    does(t, "use", "Sleeper's Bell", "Toll", "Lantern Monk")
    assert not t.kneels("Lantern Monk")
    t.seats[1].does("pass")
    assert why(t, "use", "Sleeper's Bell", "Toll") == "PU-KEY-06"


@audit(
    "gl-mirror-mask", "an attached Power of the enemy is used on its bearer: it counts as an Astra, so nothing happens"
)
def test_mirror_mask() -> None:
    a = side(at(pal(), equipment=["Mirror Mask"]))
    t = deploying(a, side(at(foe(), power="Fireheart"), hand=["Fireball"]), offense="b")
    does(t, "use", "Fireheart", "Burst", pal(), seat=1)
    assert t.figures(pal()) == "3/4"
    t.seats[0].does("pass")
    does(t, "play", "Fireball", pal(), seat=1)
    assert t.wounds(pal()) == 2  # a Power from the hand is no Astra


@audit("gl-grappling-line", "a Flyer fights its bearer in a Team-Up: Slayer counts once for the pair")
def test_grappling_line() -> None:
    y = foe(3, atk=0, dfn=9, types=["Flyer"])
    mine = [at(pal(n), equipment=["Grappling Line"]) for n in (1, 2)]
    t = deploying(side(*mine, pal(5)), side(y, foe(5)), phase="combat")
    does(t, "team_up", pal(2), pal(1), y)
    assert t.wounds(y) == 1


@audit("gl-bag-of-loot", "it is broken while its bearer carries three: the others stay, nothing more may be added")
def test_bag_of_loot() -> None:
    x = at(pal(), equipment=["Bag of Loot", "Torch", "Steel Vest"])
    t = deploying(side(x, hand=["Short Sword"]), side(foe(), hand=["Scrap It"]), offense="b")
    does(t, "play", "Scrap It", "Bag of Loot", seat=1)
    assert (t.on(pal()), t.figures(pal())) == (["Torch", "Steel Vest"], "4/4")
    assert why(t, "equip", "Short Sword", pal()) == "PU-DEPLOY-05"


@audit("gl-silk-armour", "its bearer kneels to block: the bonus is gone for that combat")
def test_silk_armour() -> None:
    t = fighting(side(at(pal(), equipment=["Silk Armour"])), side(foe(atk=4)), offense="b")
    assert t.figures(pal()) == "3/5"
    fights(t, foe(atk=4), pal(), seat=1)
    assert t.wounds(pal()) == 2


@audit("gl-whisper-stone", "two of them: the limit is 5 all the same, looked at once after Draw!")
def test_whisper_stone() -> None:
    hand = ["Torch", "Steel Vest", "Short Sword", "Wing Breaker", "Field Armour", "Exo-Frame"]
    a = side(at(pal(1), equipment=["Whisper Stone"]), at(pal(2), equipment=["Whisper Stone"]))
    t = deploying(a, side(foe(), hand=hand, deck=["Fireball"] * 9), phase="refresh")
    assert (t.pending, t.asked) == ("DiscardChoice", [1])
    for name in ("Exo-Frame", "Torch", "Field Armour"):
        t.seats[1].does("discard", name)
    assert len(t.seats[1].zone("hand")) == 5
    assert t.pending == "DeployTurn"


@audit("gl-blindside", "played on the attacked Hero before Defend!: it kneels, so it cannot block, and goes unharmed")
def test_blindside() -> None:
    t = fighting(side(pal(), hand=["Blindside"]), side(foe()))
    t.seats[0].does("attack", pal(), foe())
    does(t, "play", "Blindside", foe())
    assert (t.hq, t.wounds(foe())) == ([7, 6], 0)


@audit("gl-nerve-toxin", "the target is Immune to Poison: only its DEF goes down")
def test_nerve_toxin() -> None:
    t = deploying(side(pal(), hand=["Nerve Toxin"]), side(at("Brass Hound")))
    does(t, "play", "Nerve Toxin", "Brass Hound")
    assert t.figures("Brass Hound") == "3/2"


@audit("gl-silence", "an Equipment's effect is on the chain: it is no Astra, there is nothing to negate")
def test_silence() -> None:
    b = side(at(foe(), equipment=["Fire Whip"]))
    t = deploying(side(pal(), hand=["Silence"]), b, offense="b")
    t.seats[1].does("use", "Fire Whip", "Lash", pal())
    assert why(t, "play", "Silence") == "PU-TERM-11"
    t.quiet()
    assert t.figures(pal()) == "3/2"


@audit("gl-knockout-gas", "the target has attacked already this round: it stands and fights again in the next")
def test_knockout_gas() -> None:
    t = deploying(side(pal(), hand=["Knockout Gas"]), side(foe(2), foe(3)))
    does(t, "play", "Knockout Gas", foe(2))
    t.to_combat()
    t.quiet()
    t.seats[0].does("pass")
    assert why(t, "attack", foe(2), pal(), seat=1) == "PU-KEY-33"
    t.to_round(9)
    assert not t.kneels(foe(2))


@audit(
    "gl-echo", "the copied effect speaks of 'this Hero', and a card from the hand has none: nothing happens to anybody"
)
def test_echo() -> None:
    t = deploying(side(pal(), hand=["Echo"]), side(at("Steam Knight")), offense="b")
    t.seats[1].does("use", "Steam Knight", "Vent")
    does(t, "play", "Echo", "the effect of Steam Knight")
    assert (t.figures(pal()), t.figures("Steam Knight")) == ("3/3", "3/6")


@audit("gl-fade", "attached to a Hero with one Astra: it just gains it; the Astra stays")
def test_fade() -> None:
    t = deploying(side(at("Cinder Scout", level=1), hand=["Fade"]))
    does(t, "attach", "Fade", "Cinder Scout")
    assert (t.state.power[0], t.astra("Cinder Scout")) == (4, ["Spark"])
    t.to_combat()
    t.quiet()
    assert t.seats[0].can("attack", "Cinder Scout", "their hq")


@audit("gl-blackmail", "the other player chooses what goes; with an empty hand nothing is asked")
def test_blackmail() -> None:
    t = deploying(side(at(pal(), power="Blackmail"), hand=["Blackmail"]), side(foe(), hand=["Torch"]))
    does(t, "play", "Blackmail")
    assert (t.pending, t.asked, set(t.seats[1].offered("discard"))) == ("DiscardChoice", [1], {"Torch", "Supply Drop"})
    t.seats[1].does("discard", "Supply Drop")
    assert t.seats[1].zone("hand") == ["Torch"]


@audit("gl-poison-blood", "an ATK of 1 is lowered by 2: it is 0, and such an attack still wounds an HQ")
def test_poison_blood() -> None:
    x = foe(atk=1)
    t = fighting(side(pal(), hand=["Poison Blood"]), side(x), offense="b")
    t.seats[1].does("attack", x, pal())
    t.seats[0].does("play", "Poison Blood", x)
    t.windows()
    assert t.figures(x) == "0/3"
    does(t, "let_through")
    assert t.hq == [6, 7]


@audit("gl-checkmate", "a Super Instant after the enemy has blocked and kneels: no Evade, no answer")
def test_checkmate() -> None:
    y = foe(atk=0, dfn=9, evade=1)
    t = fighting(side(pal(), hand=["Checkmate"]), side(y))
    attacks(t, pal(), y)
    t.seats[1].does("block", y)
    t.seats[0].does("play", "Checkmate", y)
    assert t.wounds(y) == 1
    assert t.state.evade[t.card(y)] == 1


@audit(
    "gl-night-raid", "the HQ is wounded in a Team-Up by one of the three: no Battle effect happens there", mended=True
)
def test_night_raid() -> None:
    a = side(at("Thunder Engine"), pal(1), battle=["Night Raid"])
    t = deploying(a, side(foe(1), foe(2), foe(4)), phase="combat", offense="b")
    t.seats[1].does("team_up", foe(2), foe(1), "Thunder Engine")
    does(t, "use", "Thunder Engine", "Lightning Rail")
    assert t.pending != "ConditionMet"
    assert (t.hq, [t.figures(foe(n)) for n in (1, 2, 4)]) == ([7, 6], ["3/3"] * 3)


@audit("gl-smoke-and-mirrors", "it is wounded and answers itself: Trick is for enemy Battle effects only", mended=True)
def test_smoke_and_mirrors() -> None:
    a = side(at(pal(), kneeling=True), battle=["Smoke and Mirrors"])
    t = fighting(a, side(foe(1), foe(2)), offense="b")
    attacks(t, foe(1), pal(), seat=1)
    while t.pending not in ("ConditionMet", "CombatTurn"):
        t.step()
    t.seats[0].does("aim", foe(2))
    assert not t.seats[0].can("use", "Smoke and Mirrors", "Trick")
    t.quiet()
    assert t.kneels(foe(2))
    assert "an enemy Battle effect" in t.game.catalogue.find("Smoke and Mirrors").text()


@audit("gl-carrion-deal", "two enemies fall at once: two discards, one after the other")
def test_carrion_deal() -> None:
    a = side(at("Phoenix Herald"), battle=["Carrion Deal"], power=9)
    t = deploying(a, side(foe(1, health=1), foe(2, health=1), foe(3), hand=["Torch", "Steel Vest"]))
    does(t, "use", "Phoenix Herald", "Pyre")
    t.seats[1].does("discard", "Steel Vest")
    t.quiet()
    t.seats[1].does("discard", "Torch")
    assert t.seats[1].zone("hand") == ["Supply Drop"]


@audit("gl-false-flags", "two Heroes of different factions against one who has as many stars as the first of them")
def test_false_flags() -> None:
    one, two, y = pal(1), foe(3), foe(3, atk=0)
    t = deploying(side(one, two, battle=["False Flags"]), side(y, foe(5)), phase="combat")
    does(t, "team_up", two, one, y)
    assert t.wounds(y) == 2


@audit("gl-creeping-dread", "a blocker of ATK 0: it is not below 0, and its strike stays what it is")
def test_creeping_dread() -> None:
    x = pal(dfn=0)
    t = fighting(side(x, battle=["Creeping Dread"]), side(foe(atk=0, dfn=9)))
    fights(t, x, foe(atk=0, dfn=9))
    assert t.wounds(x) == 1


@audit("gl-long-con", "only every second block of a round draws: one for two attacks that are blocked")
def test_the_long_con() -> None:
    a = side(pal(1), pal(2), pal(3), battle=["The Long Con"], deck=["Torch"] * 9)
    t = fighting(a, side(foe(1, atk=0), foe(2, atk=0)))
    drawn = []
    for x, y in ((pal(1), foe(1, atk=0)), (pal(2), foe(2, atk=0))):
        fights(t, x, y)
        drawn.append(t.seats[0].zone("hand").count("Torch"))
        t.seats[1].does("pass")
    assert drawn == [0, 1]
