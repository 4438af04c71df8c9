"""The Equipment, Powers and Battle cards of Oathstone, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, fights, foe, pal, side, why
from marks import audit


@audit("oa-tower-shield", "on a Hero that carries something already: refused, it can only replace")
def test_tower_shield() -> None:
    t = deploying(side(at(pal(), equipment=["Torch"]), hand=["Tower Shield"]))
    assert why(t, "equip", "Tower Shield", pal()) == "PU-DEPLOY-05"
    does(t, "replace", "Tower Shield", "Torch")
    assert (t.figures(pal()), t.zone_of("Torch", 0)) == ("3/4", "used")


@audit(
    "oa-oath-plate", "it is stolen: it has not left play, so there is no Wound, only the Health is gone", mended=True
)
def test_oath_plate() -> None:
    t = deploying(side(at(pal(), wounds=1, equipment=["Oath Plate"])), side(at("Roof Runner")), offense="b")
    does(t, "use", "Roof Runner", "Lift", "Oath Plate", seat=1)
    assert (t.wounds(pal()), t.health(pal()), t.figures("Roof Runner"), t.health("Roof Runner")) == (1, 9, "4/4", 4)


@audit("oa-wardens-horn", "a Team-Up is diverted: only to a Hero that outranks both of the pair, who kneels instead")
def test_wardens_horn() -> None:
    bearer = at(pal(3, atk=0), equipment=["Warden's Horn"])
    t = deploying(side(bearer, pal(1), pal(4, atk=0)), side(foe(1), foe(2)), phase="combat", offense="b")
    t.seats[1].does("team_up", foe(2), foe(1), pal(3, atk=0))
    assert t.seats[0].offered("divert", pal(3, atk=0)) == [pal(4, atk=0)]
    does(t, "divert", pal(3, atk=0), pal(4, atk=0))
    assert (t.wounds(pal(4, atk=0)), t.kneels(pal(4, atk=0)), t.kneels(pal(3, atk=0))) == (2, True, False)


@audit("oa-pilgrim-staff", "used, then replaced by another staff in the same round: that one is fresh")
def test_pilgrim_staff() -> None:
    t = deploying(side(at(pal(), wounds=3, equipment=["Pilgrim Staff"]), hand=["Pilgrim Staff"]))
    does(t, "use", "Pilgrim Staff", "Mend", pal())
    t.seats[1].does("pass")
    option = next(o for o in t.seats[0].options() if o.verb == "replace")
    t.answer(0, option)
    t.quiet()
    t.seats[1].does("pass")
    use = next(o for o in t.seats[0].options() if o.verb == "use")
    t.answer(0, use)
    t.quiet()
    assert t.wounds(pal()) == 1


@audit("oa-resolute-helm", "put on after its bearer attacked and was stood up: Resolve allows no second attack")
def test_resolute_helm() -> None:
    t = fighting(side(at(pal(4), equipment=["Resolute Helm"]), at("Banner Rider")), side(at(foe(), kneeling=True)))
    attacks(t, pal(4), foe())
    t.seats[0].does("use", "Banner Rider", "To Me", pal(4))
    t.quiet()
    t.seats[1].does("pass")
    assert not t.kneels(pal(4))
    assert why(t, "attack", pal(4), foe()) == "PU-KEY-27"


@audit(
    "oa-still-charm",
    "put on a stunned and poisoned Hero: it kneels, but Stun and Poison do nothing any more",
    mended=True,
)
def test_charm_of_stillness() -> None:
    x = at("Cinder Scout", stunned=True, poison=9)
    t = deploying(side(x, hand=["Charm of Stillness"]))
    assert why(t, "use", "Cinder Scout", "Spark") == "PU-KEY-33"
    does(t, "equip", "Charm of Stillness", "Cinder Scout")
    t.seats[1].does("pass")
    assert (t.figures("Cinder Scout"), t.kneels("Cinder Scout")) == ("3/3", True)
    does(t, "use", "Cinder Scout", "Spark", foe())
    assert t.wounds(foe()) == 2


@audit("oa-war-hammer", "its bearer fights a Duel: that is no attack, the hammer adds nothing")
def test_stone_hammer() -> None:
    y = foe(atk=0, dfn=4)
    t = deploying(side(at("Forge Maiden", equipment=["Stone Hammer"])), side(y))
    does(t, "use", "Forge Maiden", "Anvil Blow", y)
    assert t.wounds(y) == 1


@audit("oa-spirit-lantern", "its bearer blocks a Spirit: a blocker's strike slays too")
def test_spirit_lantern() -> None:
    x = foe(dfn=9, atk=0, types=["Spirit"])
    t = fighting(side(at(pal(), equipment=["Spirit Lantern"])), side(x), offense="b")
    fights(t, x, pal(), seat=1)
    assert t.wounds(x) == 1


@audit("oa-chapel-bell", "its bearer joins another Hero: the bell is broken, the neighbours lose it")
def test_chapel_bell() -> None:
    t = deploying(side(at("Salamander Twin", equipment=["Chapel Bell"]), pal(4), pal(5)))
    assert t.figures(pal(4)) == "3/4"
    does(t, "use", "Salamander Twin", "Ride Along", pal(5))
    assert (t.figures(pal(4)), t.zone_of("Chapel Bell", 0)) == ("3/3", "used")


@audit("oa-mending-light", "only the wounded may be chosen; it heals 2 of a single Wound, never below none")
def test_mending_light() -> None:
    t = deploying(side(pal(2), at(pal(), wounds=1), hand=["Mending Light"]))
    assert t.seats[0].offered("play", "Mending Light") == [pal()]
    does(t, "play", "Mending Light", pal())
    assert t.wounds(pal()) == 0


@audit("oa-raise-shields", "played on the blocker in Powers!: the attack is compared with the DEF it has then")
def test_raise_shields() -> None:
    t = fighting(side(pal(), hand=["Raise Shields"]), side(foe(atk=4)), offense="b")
    attacks(t, foe(atk=4), pal(), seat=1)
    t.seats[0].does("block", pal())
    does(t, "play", "Raise Shields", pal())
    assert t.wounds(pal()) == 0


@audit("oa-hold-fast", "a Hero deployed after it: Stat Buffs are for those who were there")
def test_hold_fast() -> None:
    t = deploying(side(pal(), slots=[pal(2)], hand=["Hold Fast"]))
    does(t, "play", "Hold Fast")
    t.seats[1].does("pass")
    does(t, "deploy", pal(2))
    assert (t.figures(pal()), t.figures(pal(2))) == ("3/4", "3/3")


@audit("oa-stoneskin", "attached, then broken: a bearer with as many Wounds as its own Health falls at once")
def test_stoneskin() -> None:
    x = pal(2, health=3)
    t = deploying(side(at(x, wounds=3, power="Stoneskin"), pal(1)), side(at("Puppeteer")), offense="b")
    assert (t.health(x), t.figures(x)) == (4, "3/4")
    does(t, "use", "Puppeteer", "Cut Strings", "Stoneskin", seat=1)
    assert t.is_ko(x)
    assert t.zone_of("Stoneskin", 0) == "used"


@audit("oa-unbroken", "played on a stunned Hero: it stays on its knees")
def test_unbroken() -> None:
    t = deploying(side(at(pal(), stunned=True), hand=["Unbroken"]))
    does(t, "play", "Unbroken", pal())
    assert t.kneels(pal())


@audit("oa-undying-vow", "attached: its bearer is stunned, so Vow of Blood is not to be had")
def test_undying_vow() -> None:
    t = deploying(side(at(pal(), stunned=True, power="Undying Vow"), at(pal(2), power="Undying Vow")))
    rules = {r.rule for r in t.seats[0].why_not("Undying Vow")}
    uses = [o for o in t.seats[0].options() if o.verb == "use"]
    assert len(uses) == 1 and "PU-KEY-33" in rules
    t.answer(0, uses[0])
    t.quiet()
    assert [t.state.flags[t.card(h)] & 32 for h in (pal(), pal(2))] == [0, 32]


@audit("oa-intercession", "the Astra allows kneeling targets only: it is moved to a standing Hero all the same")
def test_intercession() -> None:
    down, up = pal(1), pal(2)
    t = deploying(side(at(down, kneeling=True), up, hand=["Intercession"]), side(at("Gloam Duelist")), offense="b")
    t.seats[1].does("use", "Gloam Duelist", "Between the Ribs", down)
    does(t, "play", "Intercession", "the effect of Gloam Duelist", up)
    assert (t.wounds(down), t.wounds(up)) == (0, 1)


@audit(
    "oa-ward-of-walls",
    "a Wound by an effect, not by an attack: it is negated, what else the effect does is not",
    mended=True,
)
def test_ward_of_walls() -> None:
    t = deploying(side(pal(), hand=["Ward of Walls"]), side(at("The Hollow King"), power=9), offense="b")
    t.seats[1].does("use", "The Hollow King", "Tithe")
    does(t, "play", "Ward of Walls", "the effect of The Hollow King")
    assert (t.hq, len(t.seats[1].zone("hand"))) == ([7, 7], 2)


@audit("oa-absolution", "a poisoned, wounded Hero: the Poison goes first, so the Wound is healed")
def test_absolution() -> None:
    t = deploying(side(at(pal(), wounds=2, poison=9, stunned=True), hand=["Absolution"]))
    does(t, "play", "Absolution")
    assert (t.wounds(pal()), t.figures(pal()), t.kneels(pal())) == (1, "3/3", True)


@audit(
    "oa-patient-wall", "the second block of the round is the blocker's death by Burn: it has blocked, a card is drawn"
)
def test_patient_wall() -> None:
    x = pal(1, health=1)
    a = side(at(x, burn=9), pal(2), pal(5), battle=["Patient Wall"])
    t = fighting(a, side(foe(1), foe(2)), watcher=False, offense="b")
    fights(t, foe(1), pal(2), seat=1)
    t.seats[0].does("pass")
    fights(t, foe(2), x, seat=1)
    assert t.is_ko(x)
    assert (len(t.seats[0].zone("hand")), t.hq) == (1, [7, 7])


@audit("oa-field-hospital", "nobody is wounded when the Hero blocks: the Condition is met for nothing")
def test_field_hospital() -> None:
    t = fighting(side(pal(), battle=["Field Hospital"]), side(foe(atk=4)), offense="b")
    fights(t, foe(atk=4), pal(), seat=1)
    assert t.wounds(pal()) == 2  # Triage came before the strike


@audit("oa-last-bastion", "an effect hits a blocker: it blocks, so the bonus counts against effects too")
def test_last_bastion() -> None:
    x = foe(2, atk=0)
    t = fighting(side(pal(), battle=["Last Bastion"]), side(x, at("Cinder Scout")), offense="b")
    attacks(t, x, pal(), seat=1)
    assert t.figures(pal()) == "3/3"
    t.seats[0].does("block", pal())
    does(t, "use", "Cinder Scout", "Spark", pal(), seat=1)
    assert t.wounds(pal()) == 1


@audit("oa-no-one-left", "two fall at once: each fall gives the others a counter, beside the first")
def test_no_one_left_behind() -> None:
    a = side(pal(1, health=1), pal(2, health=1), pal(3), battle=["No One Left Behind"])
    t = deploying(a, side(at("Phoenix Herald"), power=9), offense="b")
    does(t, "use", "Phoenix Herald", "Pyre", seat=1)
    assert (t.is_ko(pal(1, health=1)), t.is_ko(pal(2, health=1)), t.figures(pal(3))) == (True, True, "5/5")


@audit("oa-rebuild", "the second Wound brings the HQ to 0: a fallen HQ gains nothing")
def test_rebuild() -> None:
    a = side(at(pal(), kneeling=True), hq=2, battle=["Rebuild"])
    t = fighting(a, side(foe(1), foe(2), foe(3)), watcher=False, offense="b")
    for n in (1, 2):
        attacks(t, foe(n), pal(), seat=1)
        t.quiet()
    assert t.hq == [0, 7]


@audit("oa-counter-march", "the only kneeling Hero is stunned: it may be chosen, and stays down")
def test_counter_march() -> None:
    a = side(at(pal(), stunned=True), battle=["Counter-March"])
    t = fighting(a, side(foe()), offense="b")
    attacks(t, foe(), pal(), seat=1)
    t.quiet()
    assert (t.hq, t.kneels(pal())) == ([6, 7], True)
