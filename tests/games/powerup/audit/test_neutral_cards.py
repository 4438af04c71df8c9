"""The cards without a faction, each in an awkward situation."""

from games.powerup.audit.scenes import at, attacks, deploying, does, fighting, fights, foe, pal, side, why
from marks import audit


@audit("ne-second-breath", "played on a Hero in Powers! of its own attack: it stands, and attacks again")
def test_second_breath() -> None:
    t = fighting(side(pal(), hand=["Second Breath"]), side(at(foe(), kneeling=True)))
    attacks(t, pal(), foe())
    does(t, "play", "Second Breath", pal())
    t.seats[1].does("pass")
    attacks(t, pal(), foe())
    t.quiet()
    assert t.hq == [7, 5]


@audit("ne-energy-flask", "what is not used of it is lost with the round")
def test_energy_flask() -> None:
    t = deploying(side(pal(), hand=["Energy Flask"]))
    does(t, "play", "Energy Flask")
    assert t.state.power[0] == 10
    t.to_round(9)
    assert t.state.power[0] == 9


@audit("ne-supply-drop", "the deck holds one card: it is drawn, and the game ends in Resolve! of this round")
def test_supply_drop() -> None:
    t = deploying(side(pal(), deck=["Torch"], hq=9))
    does(t, "play", "Supply Drop")
    assert t.seats[0].zone("hand") == ["Torch"]
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-02")


@audit("ne-lucky-dodge", "an effect wounds the whole team: one Hero is named, the others take theirs", mended=True)
def test_lucky_dodge() -> None:
    a = side(pal(1), pal(2), hand=["Lucky Dodge"])
    t = deploying(a, side(at("Phoenix Herald"), power=9), offense="b")
    t.seats[1].does("use", "Phoenix Herald", "Pyre")
    does(t, "play", "Lucky Dodge", "the effect of Phoenix Herald", pal(2))
    assert (t.wounds(pal(1)), t.wounds(pal(2))) == (2, 0)


@audit("ne-battle-cry", "attached: a neighbour is deployed, and the bonus is gone; it falls, and it is back")
def test_battle_cry() -> None:
    x = pal(3, health=1)
    t = deploying(side(at(pal(1), power="Battle Cry"), slots=[x]), side(foe(), hand=["Fireball"]))
    assert t.figures(pal(1)) == "4/4"
    does(t, "deploy", x)
    assert t.figures(pal(1)) == "3/3"
    does(t, "play", "Fireball", x, seat=1)
    assert t.figures(pal(1)) == "4/4"


@audit(
    "ne-challenge",
    "two Heroes tie for the highest ATK: the one with more stars fights, a kneeling one never",
    mended=True,
)
def test_open_challenge() -> None:
    a = side(pal(1, atk=5), pal(2, atk=5), at(pal(3, atk=9), kneeling=True), hand=["Open Challenge"])
    t = deploying(a, side(foe(atk=0)))
    does(t, "play", "Open Challenge", foe(atk=0))
    assert [t.kneels(h) for h in (pal(1, atk=5), pal(2, atk=5))] == [False, True]
    t = deploying(side(at(pal(), kneeling=True), hand=["Open Challenge"]))
    assert why(t, "play", "Open Challenge") == "PU-KEY-16"


@audit("ne-tactical-leak", "the Battle card was stolen from its owner: it goes to its owner's Used Pile")
def test_tactical_leak() -> None:
    a = side(pal(), battle=["Sandbag Line"], hand=["Tactical Leak"])
    t = deploying(a, side(at("Grave Banker")), offense="b")
    does(t, "use", "Grave Banker", "Foreclosure", "Sandbag Line", seat=1)
    assert t.seats[1].zone("battle") == ["Sandbag Line"]
    does(t, "play", "Tactical Leak", "Sandbag Line")
    assert "Sandbag Line" in t.seats[0].zone("used")


@audit("ne-steady-hand", "the effect of a Condition in Resolve Combat!: it is negated, the Wound that set it off stays")
def test_steady_hand() -> None:
    b = side(foe(), battle=["Night Raid"])
    t = fighting(side(at(pal(), kneeling=True), pal(2), hand=["Steady Hand"]), b, offense="b")
    attacks(t, foe(), pal(), seat=1)
    while t.pending != "ConditionMet":
        t.step()
    t.seats[1].does("aim", pal())
    does(t, "play", "Steady Hand", "the effect of Night Raid")
    assert (t.hq[0], t.figures(pal())) == (6, "3/3")


@audit("ne-field-armour", "on a Hero Immune to Wounds by effects: it leaves play and deals none", mended=True)
def test_field_armour() -> None:
    a = side(at("The Hollow King", equipment=["Field Armour"]))
    t = deploying(a, side(foe(), hand=["Scrap It"]), offense="b")
    assert (t.figures("The Hollow King"), t.health("The Hollow King")) == ("6/6", 7)
    does(t, "play", "Scrap It", "Field Armour", seat=1)
    assert (t.wounds("The Hollow King"), t.health("The Hollow King")) == (0, 6)


@audit("ne-short-sword", "its bearer joins another Hero: the sword is broken and adds nothing to that one")
def test_short_sword() -> None:
    t = deploying(side(at("Oath Squire", equipment=["Short Sword"]), pal(5)))
    does(t, "use", "Oath Squire", "Step In", pal(5))
    assert (t.figures(pal(5)), t.zone_of("Short Sword", 0)) == ("4/5", "used")


@audit("ne-wing-breaker", "a blocker that is Angel and Flyer: Slayer counts once")
def test_wing_breaker() -> None:
    y = foe(atk=0, dfn=9, types=["Angel", "Flyer"])
    t = fighting(side(at(pal(), equipment=["Wing Breaker"])), side(y))
    fights(t, pal(), y)
    assert t.wounds(y) == 1


@audit("ne-united-front", "the pair falls in winning: those who are left get the bonus")
def test_united_front() -> None:
    y = foe(3, atk=9, dfn=1, health=3)
    a = side(pal(1, health=1), pal(2), pal(4), battle=["United Front"])
    t = deploying(a, side(at(y, wounds=0), foe(5)), phase="combat", mode="brutal-combat")
    t.seats[0].does("team_up", pal(2), pal(1, health=1), y)
    t.quiet()
    t.seats[1].does("spread", pal(2), "0")
    t.quiet()
    assert t.is_ko(pal(1, health=1)) and t.is_ko(y)
    assert t.figures(pal(4)) == "4/4"


@audit("ne-siege-works", "its own Wound is the fourth of the round: that does not set it off again")
def test_siege_works() -> None:
    mine = [pal(n) for n in (1, 2, 3)]
    t = fighting(side(*mine, battle=["Siege Works"]), side(at(foe(), kneeling=True)))
    hq = []
    for x in mine:
        attacks(t, x, foe())
        t.quiet()
        hq.append(t.hq[1])
        t.seats[1].does("pass")
    assert hq == [6, 5, 3]


@audit(
    "ne-sandbag-line",
    "eleven cards in hand after Draw!: three must go, chosen in any order, then the guard still works",
    mended=True,
)
def test_sandbag_line() -> None:
    names = ["Torch", "Steel Vest", "Short Sword", "Wing Breaker", "Field Armour", "Exo-Frame", "Repeater", "Jet Pack"]
    a = side(pal(), hand=[*names, "Tunnel Drill"], battle=["Sandbag Line"], deck=["Fireball"] * 9)
    t = deploying(a, phase="refresh")
    assert t.pending == "DiscardChoice"
    for name in ("Jet Pack", "Torch", "Repeater"):
        t.seats[0].does("discard", name)
    assert (len(t.seats[0].zone("hand")), t.seats[0].zone("used")) == (8, ["Torch", "Repeater", "Jet Pack"])
