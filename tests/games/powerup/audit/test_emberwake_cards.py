"""The Equipment, Powers and Battle cards of Emberwake, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, fights, foe, pal, side, why
from games.powerup.own_cards import astra, hero
from marks import audit


@audit("em-torch", "a second one for the same Hero replaces it, once a round: the bonus is there once")
def test_torch() -> None:
    t = deploying(side(at(pal(), equipment=["Short Sword"]), hand=["Torch", "Hooked Knife"]))
    does(t, "replace", "Torch", "Short Sword")
    assert t.figures(pal()) == "4/3"
    t.seats[1].does("pass")
    assert why(t, "replace", "Hooked Knife", "Torch") == "PU-DEPLOY-06"


@audit("em-flint-blade", "its bearer blocks: no Strike First, both strike together")
def test_flint_blade() -> None:
    y, x = foe(atk=9, health=1), pal(atk=9, health=1)
    t = fighting(side(at(x, equipment=["Flint Blade"]), pal(5, atk=0)), side(y), watcher=False, offense="b")
    fights(t, y, x, seat=1)
    assert t.is_ko(x) and t.is_ko(y)


@audit("em-spark-boots", "on a Hero that is a Speedster already: two hits, and 1 ATK less once")
def test_spark_boots() -> None:
    y = foe(atk=0)
    t = fighting(side(at("Ash Runner", equipment=["Spark Boots"])), side(y))
    attacks(t, "Ash Runner", y)
    assert t.figures("Ash Runner") == "3/3"
    does(t, "block", y, seat=1)
    assert t.wounds(y) == 2


@audit("em-kiln-plate", "put on a Hero that burns already: the counter does nothing any more", mended=True)
def test_kiln_plate() -> None:
    t = deploying(side(at(pal(), burn=9), hand=["Kiln Plate"]))
    assert t.figures(pal()) == "3/2"
    does(t, "equip", "Kiln Plate", pal())
    assert (t.figures(pal()), t.health(pal())) == ("3/4", 10)
    t.to_combat()
    t.quiet()
    attacks(t, pal(), foe())
    assert t.wounds(pal()) == 0


@audit("em-fire-whip", "its bearer is stunned: Equipment still works")
def test_fire_whip() -> None:
    t = deploying(side(at(pal(), stunned=True, equipment=["Fire Whip"])))
    does(t, "use", "Fire Whip", "Lash", foe())
    assert t.figures(foe()) == "3/2"


@audit("em-hunters-brand", "the attack on a Beast is let through: the HQ takes 1 Wound all the same")
def test_hunters_brand() -> None:
    y = foe(types=["Beast"])
    t = fighting(side(at(pal(atk=0), equipment=["Hunter's Brand"])), side(y))
    fights(t, pal(atk=0), y, block=False)
    assert (t.hq, t.wounds(y)) == ([7, 6], 0)


@audit("em-flare-gun", "stolen after one shot: the thief has one left")
def test_flare_gun() -> None:
    y = foe(2)
    t = deploying(side(at(pal(), equipment=["Flare Gun"]), pal(5)), side(at("Roof Runner"), foe()))
    does(t, "use", "Flare Gun", "Flare Shot", foe())
    assert t.wounds(foe()) == 2
    does(t, "use", "Roof Runner", "Lift", "Flare Gun", seat=1)
    t.seats[0].does("pass")
    does(t, "use", "Flare Gun", "Flare Shot", pal(), seat=1)
    t.seats[0].does("pass")
    assert why(t, "use", "Flare Gun", "Flare Shot", seat=1) == "PU-KEY-06"
    assert y not in t.seats[1].zone("heroes")


@audit(
    "em-smoke-cloak", "the attack is an Invisible one on the HQ: it is evaded too, as the text says now", mended=True
)
def test_smoke_cloak() -> None:
    x = foe(2, keywords=["Invisible"])
    t = fighting(side(at(pal(), equipment=["Smoke Cloak"])), side(x), offense="b")
    t.seats[1].does("attack", x, "their hq")
    does(t, "use", "Smoke Cloak", "Vanish", x)
    assert (t.hq, t.kneels(x), t.kneels(pal())) == ([7, 7], True, False)
    assert "Target an enemy attack" in t.game.catalogue.find("Smoke Cloak").text()


@audit("em-coal-banner", "its bearer falls: the neighbours lose the bonus at once")
def test_coal_banner() -> None:
    x = pal(3, health=1)
    t = deploying(side(at(x, equipment=["Coal Banner"]), pal(1), pal(5)), side(foe(), hand=["Fireball"]))
    assert [t.figures(h) for h in (pal(1), pal(5), x)] == ["4/3", "4/3", "3/3"]
    t.seats[0].does("pass")
    does(t, "play", "Fireball", x, seat=1)
    assert [t.figures(h) for h in (pal(1), pal(5))] == ["3/3", "3/3"]


@audit("em-fireball", "its target falls to an answer before it resolves: nothing happens, the card and energy are gone")
def test_fireball() -> None:
    y = foe(2, health=1)
    ram = hero("Ram", faction="Q", astra=[astra("Ram", {"do": "wound", "n": 9}, target="hero", speed="instant")])
    t = deploying(side(pal(), hand=["Fireball"]), side(y, ram))
    t.seats[0].does("play", "Fireball", y)
    does(t, "use", ram, "Ram", y, seat=1)
    assert t.is_ko(y)
    assert (t.seats[0].zone("used"), t.state.power[0]) == (["Fireball"], 6)


@audit("em-flash-fire", "played in answer in Deploy!: it lasts through Combat! and is gone in the next round")
def test_flash_fire() -> None:
    t = deploying(side(pal(), hand=["Flash Fire"]), side(at("Cinder Scout")))
    t.seats[0].does("pass")
    t.seats[1].does("use", "Cinder Scout", "Spark", pal())
    does(t, "play", "Flash Fire", pal())
    assert t.figures(pal()) == "5/3"
    t.to_combat()
    assert t.figures(pal()) == "5/3"
    t.to_end_of_round()
    assert t.figures(pal()) == "3/3"


@audit("em-conflagration", "some burn already and some are Immune: the first burn longer, the second not at all")
def test_conflagration() -> None:
    calm = foe(3, immune=["Burn"])
    t = deploying(side(pal(), hand=["Conflagration"]), side(at(foe(), burn=8), calm))
    does(t, "play", "Conflagration")
    s = t.state
    assert (s.burn[t.card(foe())], s.burn[t.card(calm)]) == (9, 0)


@audit(
    "em-fireheart", "attached to a Hero of level 1 whose second Astra is constant: it works at once and covers that one"
)
def test_fireheart() -> None:
    t = deploying(side(at("Kiln Guard", level=2), pal(1), hand=["Fireheart"]))
    assert t.figures(pal(1)) == "3/4"
    does(t, "attach", "Fireheart", "Kiln Guard")
    assert (t.figures("Kiln Guard"), t.figures(pal(1)), t.state.power[0]) == ("4/5", "3/3", 5)
    t.seats[1].does("pass")
    does(t, "use", "Fireheart", "Burst", foe())
    assert t.figures(foe()) == "3/2"


@audit("em-quickening", "played after the block: the attack under way hits twice, with 1 ATK less")
def test_quickening() -> None:
    x, y = pal(atk=4), foe(atk=0)
    t = fighting(side(x, hand=["Quickening"]), side(y))
    attacks(t, x, y)
    t.seats[1].does("block", y)
    does(t, "play", "Quickening", x)
    assert t.wounds(y) == 2  # 3 meets 3, twice; without it 4 would beat 3 once for as much
    t = fighting(side(pal(atk=3), hand=["Quickening"]), side(y))
    attacks(t, pal(atk=3), y)
    t.seats[1].does("block", y)
    does(t, "play", "Quickening", pal(atk=3))
    assert t.wounds(y) == 0


@audit("em-first-light", "given to a blocker whose attacker strikes first as well: both strike together")
def test_first_light() -> None:
    x, y = foe(atk=9, health=1, keywords=["Strike First"]), pal(atk=9, health=1)
    t = fighting(side(y, pal(5), hand=["First Light"]), side(x), watcher=False, offense="b")
    attacks(t, x, y, seat=1)
    t.seats[0].does("block", y)
    does(t, "play", "First Light", y)
    assert t.is_ko(x) and t.is_ko(y)


@audit("em-burnt-offering", "the Burn has ended: there is nobody to choose, and it is refused")
def test_burnt_offering() -> None:
    t = deploying(side(pal(), hand=["Burnt Offering"]), side(at(foe(2), burn=8), foe()))
    assert t.seats[0].offered("play", "Burnt Offering") == [foe(2)]
    t.to_round(9)
    while t.asked != [0]:
        t.step()
    assert why(t, "play", "Burnt Offering") == "PU-TERM-11"


@audit("em-searing-truth", "the opponent holds what negates: a Super Instant is not on the chain")
def test_searing_truth() -> None:
    t = deploying(side(pal(), hand=["Searing Truth"]), side(at("Chronometrist")))
    t.seats[0].does("play", "Searing Truth", "Chronometrist")
    assert t.figures("Chronometrist") == "4/3"
    assert t.state.chain == []


@audit("em-melt", "aimed at a stolen Equipment: it goes to the Used Pile of its owner")
def test_melt() -> None:
    thief = at("Roof Runner")
    t = deploying(side(at(pal(1), equipment=["Torch"]), hand=["Melt"]), side(thief), offense="b")
    does(t, "use", "Roof Runner", "Lift", "Torch", seat=1)
    does(t, "play", "Melt", "Torch")
    assert t.figures("Roof Runner") == "3/3"
    assert "Torch" in t.seats[0].zone("used")


@audit(
    "em-press-the-attack", "four Wounds to the HQ in one round: a card for the second and for the fourth", mended=True
)
def test_press_the_attack() -> None:
    mine = [pal(n) for n in (1, 2, 3, 4)]
    t = fighting(side(*mine, battle=["Press the Attack"]), side(at(foe(), kneeling=True)))
    drawn = []
    for x in mine:
        attacks(t, x, foe())
        t.quiet()
        drawn.append(len(t.seats[0].zone("hand")))
        t.seats[1].does("pass")
    assert drawn == [0, 1, 1, 2]
    assert "every second time" in t.game.catalogue.find("Press the Attack").text()


@audit(
    "em-trial-by-fire", "the blocker burns by it after the block is declared: no Wound for that block, 1 DEF less in it"
)
def test_trial_by_fire() -> None:
    y = foe(dfn=4, atk=0)
    t = fighting(side(pal(), battle=["Trial by Fire"]), side(y))
    attacks(t, pal(), y)
    t.seats[1].does("block", y)
    t.seats[0].does("aim", y)
    t.quiet()
    assert t.wounds(y) == 1  # 3 meets 4 - 1


@audit("em-blaze-of-glory", "the last Wound comes in Resolve!, to an Immortal: its fall is avenged there")
def test_blaze_of_glory() -> None:
    x = pal(1, health=1)
    t = fighting(side(at(x, immortal=True, wounds=1), pal(2), battle=["Blaze of Glory"]), side(foe()), watcher=False)
    t.to_end_of_round()
    assert t.is_ko(x)
    assert t.wounds(foe()) == 2


@audit("em-war-drums", "in a Team-Up nobody attacks: the drums add nothing")
def test_war_drums() -> None:
    y = foe(3, atk=0, dfn=7)
    t = deploying(side(pal(1), pal(2), battle=["War Drums"]), side(y, foe(5)), phase="combat")
    does(t, "team_up", pal(2), pal(1), y)
    assert t.wounds(y) == 0


@audit("em-hunting-pack", "the target evades its Wounds: the Team-Up is not won, and the HQ is safe")
def test_hunting_pack() -> None:
    y = foe(3, atk=0, evade=1)
    t = deploying(side(pal(1), pal(2), pal(4), battle=["Hunting Pack"]), side(y, foe(5)), phase="combat")
    t.seats[0].does("team_up", pal(2), pal(1), y)
    while t.asked != [1]:
        t.step()
    does(t, "evade", y, y, seat=1)
    assert (t.wounds(y), t.hq) == (0, [7, 7])


@audit("em-spreading-flames", "the only other enemy is Immune: it does not burn, and nobody asks")
def test_spreading_flames() -> None:
    y, calm = foe(health=1), foe(2, immune=["Burn"])
    t = deploying(side(pal(), hand=["Fireball"], battle=["Spreading Flames"]), side(y, calm, foe(4)))
    does(t, "play", "Fireball", y)
    assert t.is_ko(y)
    s = t.state
    assert (s.burn[t.card(calm)], s.burn[t.card(foe(4))]) == (0, 9)
