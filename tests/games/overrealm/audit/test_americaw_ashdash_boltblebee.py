"""Each card of Americaw, Ashdash and Boltblebee in one awkward situation of its own."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight
from games.overrealm.table import of, quickly, table, team
from marks import audit
from overtable.games.overrealm.state import REMOVED_CARDS


@audit("americaw", "it comes in at the End Phase for a monster that Heatwave felled")
def test_wing_clip() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Americaw", "Steamie", Galeaffy=1)},
        b=of("Flexferno", "Shaleshell", "Drownigator", cubes={"SPD": 2}),
    )
    a.draws()
    b.draws()
    a.does("replace", "Americaw")
    assert b.cubes == {"SPD": 1} and a.can("draw")


@audit("americaw/tactical-nuke", "countered: the recoil comes on top of the loss")
def test_tactical_nuke() -> None:
    a, b = fight("Americaw", "Tactical Nuke", reply="counter")
    assert a.losses() == [("Americaw", 2, "Counter"), ("Americaw", 2, "recoil")]
    assert a.hp() == 4 and b.hp() == 10


@audit("americaw/roc-rock", "its recoil fells its user, who hits all the same")
def test_roc_rock() -> None:
    a, b = fight("Americaw", "Roc Rock", foe="Shaleshell", hp={"Americaw": 1})
    assert a.hits() == [("Roc Rock", 4)] and b.hp() == 7
    assert a.hp("Americaw") == 0 and a.offered("replace") == ["Volcanoggin", "Zappguin"]


@audit("americaw/iron-defense", "at +3 DEF, with a faster attack before it")
def test_iron_defense() -> None:
    a, b = fight("Americaw", "Iron Defense", reply="Whirlwind", mine={"cubes": {"DEF": 3}})
    assert b.hits() == [("Whirlwind", 1)]  # 3 + 2 (Rock) - 3 (Death) - 3
    assert a.cubes == {"DEF": 4} and a.hand == 2


@audit("americaw/roost", "the faster attacker has switched out by then")
def test_roost() -> None:
    theirs = {"deck_top": ["Galeaffy/Leaf Shield+"]}
    a, b = fight("Americaw", "Roost", reply="Switcheroo", theirs=theirs, hp={"Americaw": 3})
    b.switches("Shaleshell")
    b.does("done")
    assert a.hp() == 2 and a.used == {"Roost"}  # 1 + 1 (Rock) - 1 (Death), and nothing healed


@audit("americaw/beak-drill", "the Counter took the last cube")
def test_beak_drill() -> None:
    _, b = fight("Americaw", "Roc Rock", "Americaw/Beak Drill+", reply="counter", theirs={"maneuver": 1})
    assert b.maneuver == 0 and b.happened("maneuver_lost") == 0
    _, b = fight("Americaw", "Roc Rock", "Americaw/Beak Drill+", reply="counter", theirs={"maneuver": 2})
    assert b.maneuver == 0 and b.happened("maneuver_lost") == 1


@audit("americaw/forced-switch", "the target fell to the attack: its replacement is driven out")
def test_forced_switch() -> None:
    a, b = fight("Americaw", "Roc Rock", "Americaw/Forced Switch+", foe="Chargroar")
    assert a.hits() == [("Roc Rock", 8)]  # 4 + 2 + 2
    b.does("replace", "Galeaffy")
    b.switches("Shaleshell")
    assert b.active == "Shaleshell" and b.hand == 3


@audit("americaw/bigger-rocs", "both copies together, at +3 ATK")
@audit("americaw/bigger-rocs-2", "both copies together, at +3 ATK")
def test_bigger_rocs() -> None:
    rocs = "Americaw/Bigger Rocs-"
    a, _ = fight("Americaw", "Roc Rock", rocs, rocs, foe="Shaleshell", mine={"cubes": {"ATK": 3}})
    assert a.cubes == {"ATK": 4} and a.hits() == [("Roc Rock", 8)]


@audit("ashdash", "the hand is full: no draw, so no reshuffle and no healing")
def test_lifecycle() -> None:
    a, b = table(a={"team": team("Ashdash", "Galeaffy", "Steamie", Ashdash=5), "hand": 7, "discard": 7})
    a.counters()
    b.draws()
    assert (a.hand, a.deck, a.discard, a.hp()) == (7, 0, 7, 5)
    a, b = table(a={"team": team("Ashdash", "Galeaffy", "Steamie", Ashdash=5), "hand": 6, "discard": 8})
    a.counters()
    b.draws()
    assert (a.hand, a.deck, a.discard, a.hp()) == (7, 7, 0, 7)


@audit("ashdash/flare-up", "a faster attack hurt it: three flips, the last one a success")
def test_flare_up() -> None:
    flips = (FAIL, ZAP_FAIL, ZAP)
    a, _ = fight("Ashdash", "Flare Up", foe="Shaleshell", reply="Geyser", flips=flips)
    assert a.hits() == [("Flare Up", 4)] and len(a.flips()) == 3  # 1 + 4 - 1 (Rock)
    a, _ = fight("Ashdash", "Flare Up", foe="Shaleshell", flips=flips)
    assert a.hits() == [("Flare Up", 1)] and len(a.flips()) == 1


@audit("ashdash/slow-burn", "it comes to 6 HP by the blow before it")
def test_slow_burn() -> None:
    theirs = {"deck_top": ["Shaleshell/Calcify-"]}
    a, b = fight("Ashdash", "Slow Burn", foe="Shaleshell", reply="Geyser", theirs=theirs)
    assert b.hits() == [("Geyser", 3)] and a.hp() == 6
    assert a.hand == 3  # its text, the End Phase, Lifecycle


@audit("ashdash/turbulent-outburst", "its buff flips: each of the two times anew")
def test_turbulent_outburst() -> None:
    flips = (SUCCESS, FAIL, "Cleansitoad/Negate+")
    burst = "Cleansitoad/Attack Burst-"
    a, _ = fight("Ashdash", "Turbulent Outburst", burst, friends=("Cleansitoad",), foe="Shaleshell", flips=flips)
    a.does("resolve", "Attack Burst")
    a.does("resolve", "Attack Burst")
    assert [source for source, _ in a.flips()] == ["Attack Burst", "Attack Burst", "Turbulent Outburst"]
    assert a.hits() == [("Turbulent Outburst", 7)]  # 3 + 3 + 2 - 1 (Rock)


@audit("ashdash/from-the-ashes", "an empty deck costs nothing; eleven cards fell it")
def test_from_the_ashes() -> None:
    a, _ = fight("Ashdash", "From the Ashes", hp={"Ashdash": 1}, mine={"discard": 11})
    assert a.losses() == [] and a.hp() == 9
    a, _ = fight("Ashdash", "From the Ashes")
    assert a.losses() == [("Ashdash", 11, "From the Ashes")]
    assert a.hp("Ashdash") == 0 and a.can("replace")


@audit("ashdash/close-call", "the recoil of another monster that plays it, at 1 HP")
def test_close_call() -> None:
    a, _ = fight("Americaw", "Roc Rock", "Ashdash/Close Call-", friends=("Ashdash",), hp={"Americaw": 1})
    assert a.losses() == [("Americaw", 1, "recoil")] and a.hp() == 1
    assert a.holds(REMOVED_CARDS) == ["Ashdash/Close Call-"]


@audit("ashdash/quicker-attack", "its draw needs a new deck, which heals Ashdash out of Slow Burn's reach")
def test_quicker_attack() -> None:
    a, _ = fight("Ashdash", "Slow Burn", "Ashdash/Quicker Attack+", hp={"Ashdash": 5}, mine={"discard": 11})
    assert a.hits() == [("Slow Burn", 5)]  # 2 + 1 + 2 (Leaf)
    assert a.hp() == 7 and a.hand == 3  # its draw, the End Phase, Lifecycle; none by Slow Burn


@audit("ashdash/regenerate", "two cards drawn by other texts before, the End Phase not counted")
def test_regenerate() -> None:
    a, _ = fight("Ashdash", "Slow Burn", "Ashdash/Quicker Attack+", "Ashdash/Regenerate-", hp={"Ashdash": 2})
    assert a.hp() == 4 and a.hand == 4


@audit("ashdash/last-stand", "flipped for another monster, at 7 HP and at 6")
def test_last_stand() -> None:
    for hp in (7, 6):
        flips = ("Ashdash/Last Stand+",)
        a, b = fight("Drownigator", "Foul Play", friends=("Ashdash",), flips=flips, hp={"Drownigator": hp})
        assert a.hp() == 7 and b.cubes == {"ATK": -1}


@audit("boltblebee", "the honey makes another monster's status faster")
def test_pollinator() -> None:
    theirs = {"deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}
    a, _ = fight(
        "Chargroar",
        "Hypercharge",
        how="honey",
        friends=("Boltblebee",),
        foe="Drownigator",
        reply="Foul Play",
        theirs=theirs,
    )
    kinds = [e.kind for e in a.state.log or () if e.kind in ("cubes", "hit")]
    assert kinds == ["cubes", "hit"]  # 4 + 3 against 5
    assert a.honey == 0 and a.maneuver == 3 and not a.can("honey")


@audit("boltblebee/swarm", "one success and two, on Rock")
def test_swarm() -> None:
    for flips, damage, conditions in (
        ((ZAP, FAIL, ZAP_FAIL), 2, {"paralyze": 1}),  # 2 + 1 - 1 (Rock)
        ((ZAP, SUCCESS, FAIL), 3, {}),
    ):
        a, b = fight("Boltblebee", "Swarm", foe="Shaleshell", flips=flips)
        assert a.hits() == [("Swarm", damage)] and b.conditions() == conditions and len(a.flips()) == 3


@audit("boltblebee/nectear", "without a honey counter nothing is asked")
def test_nectear() -> None:
    a, _ = fight("Boltblebee", "Nectear", hp={"Boltblebee": 2}, mine={"honey": 0})
    assert a.can("draw") and a.hp() == 2 and a.hits() == [("Nectear", 4)]
    a, _ = fight("Boltblebee", "Nectear", hp={"Boltblebee": 2})
    a.does("no")
    assert a.hp() == 2 and a.honey == 1


@audit("boltblebee/pollinate", "the icon draws the success that the flip would have found")
def test_pollinate() -> None:
    a, _ = fight("Boltblebee", "Pollinate", flips=(ZAP, FAIL, ZAP_FAIL))
    assert a.honey == 1 and a.hits() == [("Pollinate", 1)] and len(a.flips()) == 2


@audit("boltblebee/sticky-sting", "the counter that made it faster no longer counts")
def test_sticky_sting() -> None:
    a, _ = fight("Boltblebee", "Sticky Sting", how="honey", mine={"honey": 2})
    assert a.hits() == [("Sticky Sting", 2)] and a.honey == 1


@audit("boltblebee/hunger", "flipped at full HP: the honey is gone all the same")
def test_hunger_flipped() -> None:
    a, _ = fight("Drownigator", "Foul Play", friends=("Boltblebee",), flips=("Boltblebee/Hunger+",))
    assert a.honey == 0 and a.hp() == 9


@audit("boltblebee/hunger-2", "both copies played: no flip event, the honey stays")
def test_hunger_played() -> None:
    hunger = "Boltblebee/Hunger+"
    a, _ = fight("Drownigator", "Surge", hunger, hunger, friends=("Boltblebee",), foe="Shaleshell")
    assert a.hits() == [("Surge", 3)] and a.honey == 1


@audit("boltblebee/spring", "both copies outrun Lightning")
@audit("boltblebee/spring-2", "both copies outrun Lightning")
def test_spring_played() -> None:
    spring = "Boltblebee/Spring-"
    hp = {"Chargroar": 2}
    a, b = fight(
        "Drownigator", "Surge", spring, spring, friends=("Boltblebee",), foe="Chargroar", reply="Lightning", hp=hp
    )
    assert a.hits() == [("Surge", 2)] and b.hits() == []  # 7 + 4 against 9; 1 + 2 (Fire) - 1 (Electric)


@audit("boltblebee/spring", "flipped with a honey counter and without")
def test_spring_flipped() -> None:
    for honey in (1, 0):
        flips = ("Boltblebee/Spring-", SUCCESS)
        a, b = fight("Drownigator", "Foul Play", friends=("Boltblebee",), flips=flips, mine={"honey": honey})
        quickly([a, b])
        assert a.honey == 1
