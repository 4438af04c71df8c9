"""The Heroes of Oathstone, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, fights, foe, pal, side, why
from marks import audit


@audit("oa-gate-warden", "Brace twice in a round: the second is refused, though the energy is there")
def test_gate_warden() -> None:
    t = deploying(side(at("Gate Warden")))
    does(t, "use", "Gate Warden", "Brace")
    t.seats[1].does("pass")
    assert t.figures("Gate Warden") == "2/5"
    assert why(t, "use", "Gate Warden", "Brace") == "PU-KEY-07"


@audit("oa-field-medic", "the wounded Hero is poisoned: the Medic kneels and pays, nothing is healed")
def test_field_medic() -> None:
    t = deploying(side(at("Field Medic"), at(pal(2), wounds=2, poison=9)))
    does(t, "use", "Field Medic", "Bandage", pal(2))
    assert (t.wounds(pal(2)), t.kneels("Field Medic"), t.state.power[0]) == (2, True, 7)


@audit("oa-pebble-golem", "attacks instead of blocking: Small but Solid does not count; its Regen heals no poison away")
def test_pebble_golem() -> None:
    t = fighting(side(at("Pebble Golem", wounds=1)), side(foe(atk=3, dfn=9)))
    attacks(t, "Pebble Golem", foe(atk=3, dfn=9))
    t.seats[1].does("block", foe(atk=3, dfn=9))
    assert t.figures("Pebble Golem") == "2/3"
    t.seats[0].does("regen", "Pebble Golem")
    t.quiet()
    assert (t.wounds("Pebble Golem"), t.state.regen[t.card("Pebble Golem")]) == (1, 0)


@audit("oa-oath-squire", "Vow with an empty 3* slot: nobody is adjacent, and it is refused")
def test_oath_squire() -> None:
    t = deploying(side(at("Oath Squire"), pal(5)))
    assert why(t, "use", "Oath Squire", "Vow") == "PU-TERM-11"
    does(t, "use", "Oath Squire", "Step In", pal(5))
    assert t.figures(pal(5)) == "4/5"


@audit("oa-shield-sister", "she is stunned: Divert goes on, Cover is an Astra and does not", mended=True)
def test_shield_sister() -> None:
    wall = pal(3, dfn=9)
    t = fighting(side(at("Shield Sister", stunned=True), wall), side(foe()), offense="b")
    t.seats[1].does("attack", foe(), "Shield Sister")
    assert not t.seats[0].can("use", "Shield Sister")
    t.seats[0].does("divert", "Shield Sister", wall)
    does(t, "block", wall)
    assert (t.hq, t.wounds(wall)) == ([7, 7], 0)


@audit("oa-mossback", "Grow Over puts a Regen counter beside those it has; none is used while it is not wounded")
def test_mossback() -> None:
    t = deploying(side(at("Mossback")))
    does(t, "use", "Mossback", "Grow Over")
    t.seats[1].does("pass")
    assert t.state.regen[t.card("Mossback")] == 3
    assert why(t, "regen", "Mossback") == "PU-KEY-18"


@audit(
    "oa-lantern-monk", "Clear Light on a Hero that an enemy keeps from standing up: it stands in Refresh!", mended=True
)
def test_lantern_monk() -> None:
    t = deploying(side(at("Lantern Monk"), pal(4)), side(at("Puppeteer")), offense="b")
    does(t, "use", "Puppeteer", "Pull Strings", pal(4), seat=1)
    does(t, "use", "Lantern Monk", "Clear Light", pal(4))
    assert t.kneels(pal(4))
    t.to_round(9)
    assert not t.kneels(pal(4))


@audit("oa-banner-rider", "To Me for a Hero that has attacked: it may attack once more")
def test_banner_rider() -> None:
    t = fighting(side(at("Banner Rider"), pal(4)), side(at(foe(), kneeling=True)))
    attacks(t, pal(4), foe())
    t.seats[0].does("use", "Banner Rider", "To Me", pal(4))
    t.quiet()
    t.seats[1].does("pass")
    attacks(t, pal(4), foe())
    t.quiet()
    assert t.hq == [7, 5]


@audit("oa-wall-captain", "Shield Bash on a Hero that cannot be made to kneel: the Captain kneels alone")
def test_wall_captain() -> None:
    t = deploying(side(at("Wall Captain"), pal(1)), side(at("Quarry Giant")))
    does(t, "use", "Wall Captain", "Shield Bash", "Quarry Giant")
    assert (t.kneels("Wall Captain"), t.kneels("Quarry Giant")) == (True, False)
    assert t.figures(pal(1)) == "3/4"


@audit("oa-vigil-angel", "attacks and stays standing: it still attacks only once, and blocks once")
def test_vigil_angel() -> None:
    t = fighting(side(at("Vigil Angel"), pal(1)), side(foe(), foe(2)))
    fights(t, "Vigil Angel", foe(), block=False)
    fights(t, foe(2), "Vigil Angel", seat=1)
    assert not t.kneels("Vigil Angel")
    assert why(t, "attack", "Vigil Angel", foe()) == "PU-KEY-27"


@audit("oa-quarry-giant", "Stun on a Giant that cannot be made to kneel: stunned, but not kneeling", mended=True)
def test_quarry_giant() -> None:
    t = deploying(side(at("Quarry Giant")), side(foe(), hand=["Knockout Gas"]), offense="b")
    does(t, "play", "Knockout Gas", "Quarry Giant", seat=1)
    assert not t.kneels("Quarry Giant")
    assert why(t, "use", "Quarry Giant", "Boulder") == "PU-KEY-33"


@audit("oa-judge-of-scales", "Objection to what an attached Power does: it is in the place of an Astra")
def test_judge_of_scales() -> None:
    t = deploying(side(at("Judge of Scales")), side(at(foe(), power="Fireheart")), offense="b")
    t.seats[1].does("use", "Fireheart", "Burst", "Judge of Scales")
    does(t, "use", "Judge of Scales", "Objection", "the effect of Fireheart")
    assert t.figures("Judge of Scales") == "4/4"


@audit(
    "oa-stone-abbot",
    "Sanctuary against an attack with a Burn beside it: the Wounds are negated, the Burn is not",
    mended=True,
)
def test_stone_abbot() -> None:
    t = deploying(side(at("Stone Abbot"), pal(1)), side(at("Signal Archer"), power=9), offense="b")
    t.seats[1].does("use", "Signal Archer", "Fire Arrow", pal(1))
    does(t, "use", "Stone Abbot", "Sanctuary", "the effect of Signal Archer", pal(1))
    assert (t.wounds(pal(1)), t.figures(pal(1))) == (0, "3/2")


@audit("oa-griffin-knight", "Talon Oath in the Powers! step of its own attack: it kneels, though it has Resolve")
def test_griffin_knight() -> None:
    t = fighting(side(at("Griffin Knight")), side(foe(), foe(2, atk=0)))
    attacks(t, "Griffin Knight", foe())
    t.seats[1].does("let_through")
    does(t, "use", "Griffin Knight", "Talon Oath", foe(2, atk=0))
    assert (t.kneels("Griffin Knight"), t.kneels(foe(2, atk=0)), t.wounds(foe(2, atk=0))) == (True, True, 2)
    assert t.hq == [7, 6]


@audit(
    "oa-iron-matron",
    "Immune to enemy Astra: her friend's Astra helps her all the same, a thief's takes nothing",
    mended=True,
)
def test_iron_matron() -> None:
    mine = side(at("Iron Matron", wounds=2), at("Field Medic"))
    t = deploying(mine, side(at("Mask Thief")), offense="b")
    does(t, "use", "Mask Thief", "Pickpocket", "Iron Matron", seat=1)
    assert t.state.regen[t.card("Iron Matron")] == 2
    does(t, "use", "Field Medic", "Bandage", "Iron Matron")
    assert t.wounds("Iron Matron") == 1


@audit("oa-dawn-lancer", "Side by Side, and the opponent issues the round's Challenge: one of his own is left")
def test_dawn_lancer() -> None:
    y = foe(5, atk=0)
    t = deploying(side(at("Dawn Lancer"), pal(1), pal(2)), side(y, foe(1), foe(2)), offense="b")
    t.seats[1].does("pass")
    does(t, "use", "Dawn Lancer", "Side by Side")
    t.to_combat()
    assert (t.pending, t.asked) == ("TeamUpChance", [1])
    t.seats[1].does("team_up", foe(2), foe(1), "Dawn Lancer")
    while t.pending != "TeamUpChance":
        t.seats[t.asked[0]].table.answer(t.asked[0], t.seats[t.asked[0]].options()[0])
    assert t.asked == [0]
    does(t, "team_up", pal(2), pal(1), y)
    assert t.wounds(y) == 2


@audit("oa-high-marshal", "No Retreat, and a Hero at its last Wound is healed before Resolve!: it lives")
def test_high_marshal_teodra() -> None:
    x = pal(1, health=2)
    t = deploying(
        side(at("High Marshal Teodra"), at(x, wounds=1), hand=["Mending Light"]), side(foe(), hand=["Fireball"])
    )
    does(t, "use", "High Marshal Teodra", "No Retreat")
    does(t, "play", "Fireball", x, seat=1)
    assert (t.wounds(x), t.zone_of(x)) == (3, "heroes")
    does(t, "play", "Mending Light", x)
    t.to_end_of_round()
    assert (t.wounds(x), t.is_ko(x)) == (1, False)


@audit(
    "oa-living-bastion",
    "Ramparts beside Sandbag Line: two Wounds of a round are negated, as the text says now",
    mended=True,
)
def test_the_living_bastion() -> None:
    a = side(at("The Living Bastion", kneeling=True), battle=["Sandbag Line"])
    t = fighting(a, side(foe(1), foe(2), foe(3)), watcher=False, offense="b")
    for n in (1, 2, 3):
        attacks(t, foe(n), "The Living Bastion", seat=1)
        t.quiet()
    assert t.hq == [6, 7]
    assert "Negates 1 Wound" in t.game.catalogue.find("The Living Bastion").text()


@audit("oa-archangel", "Wings of Mercy in answer to the fatal effect: the Hero stays until Resolve!")
def test_archangel_of_vows() -> None:
    x = pal(1, health=1)
    t = deploying(side(at("Archangel of Vows"), x), side(foe(), hand=["Fireball"]), offense="b")
    t.seats[1].does("play", "Fireball", x)
    does(t, "use", "Archangel of Vows", "Wings of Mercy", x)
    assert (t.wounds(x), t.zone_of(x)) == (2, "heroes")
    t.to_end_of_round()
    assert t.is_ko(x)


@audit("oa-old-mountain", "it falls: a neighbour that lived by Deep Roots falls with it")
def test_old_mountain() -> None:
    x = pal(3, health=2)
    t = deploying(
        side(at("Old Mountain", wounds=5), at(x, wounds=2), pal(1)), side(foe(), hand=["Fireball"]), offense="b"
    )
    assert (t.health(x), t.is_ko(x)) == (3, False)
    does(t, "play", "Fireball", "Old Mountain", seat=1)
    assert t.is_ko("Old Mountain") and t.is_ko(x)
    assert not t.is_ko(pal(1))
