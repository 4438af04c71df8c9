"""The cards of Ashdash, Whailstrom and Volcanoggin, and that no card of the game is left out."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, acts, fight, order
from games.overrealm.table import Player, table, team
from overtable.cli.rule_tests import folder_of_tests, named_in
from overtable.games import find
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import REMOVED_CARDS

# Ashdash


@acts("ashdash", "ashdash/slow-burn")
def test_lifecycle_and_slow_burn() -> None:
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 6})
    assert a.hand == 3  # the text, the End Phase, Lifecycle
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 7})
    assert a.hand == 2
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 3}, mine={"hand": ["Standard+"], "discard": 13})
    assert a.hp() == 5 and a.happened("reshuffle") == 1


@acts("ashdash/flare-up", "ashdash/turbulent-outburst", "ashdash/from-the-ashes")
def test_the_other_actions_of_ashdash() -> None:
    a, _ = fight("Ashdash", "Flare Up", flips=(ZAP,))
    assert a.hits() == [("Flare Up", 4)]  # 1 + 2 + 1 (Leaf)
    a, _ = fight("Ashdash", "Flare Up", reply="Whirlwind", flips=(ZAP_FAIL, "Zappguin/Retaliate-", ZAP))
    assert a.hits() == [("Flare Up", 6)]  # hurt first: three cards, + 4
    a, _ = fight(
        "Ashdash", "Turbulent Outburst", "Galeaffy/Sharp Leaves+", friends=("Galeaffy", "Zappguin"), flips=(ZAP,)
    )
    assert a.cubes == {"ATK": 2} and a.hits() == [("Turbulent Outburst", 8)]  # 3 + 2 + 2 + 1 (Leaf)
    few = {"hand": ["Standard+", "Standard-", "Zappguin/Retaliate+"], "discard": 8}
    a, _ = fight("Ashdash", "From the Ashes", hp={"Ashdash": 4}, mine=few)
    assert a.losses() == [("Ashdash", 3, "From the Ashes")] and a.hp() == 9
    a, _ = fight("Ashdash", "From the Ashes", hp={"Ashdash": 3}, mine=few)
    assert a.hp("Ashdash") == 0


@acts("ashdash/close-call", "ashdash/quicker-attack", "ashdash/regenerate", "ashdash/last-stand")
def test_the_buffs_of_ashdash() -> None:
    a, b = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Close Call-",
        friends=("Ashdash",),
        reply="Whirlwind",
        hp={"Drownigator": 1},
        theirs={"cubes": {"SPD": 1}},
    )
    assert a.hp("Drownigator") == 1 and len(b.hits()) == 1
    assert a.holds(REMOVED_CARDS) == ["Ashdash/Close Call-"]
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Quicker Attack+",
        friends=("Ashdash",),
        foe="Shaleshell",
        reply="Shellack",
        theirs={"deck_top": [FAIL], "cubes": {"SPD": 1}},
    )
    assert order(a)[0] == "Surge" and a.hits() == [("Surge", 2)] and a.hand == 2  # 7 + 1 keeps up with 7 + 1
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Quicker Attack+",
        "Ashdash/Regenerate-",
        friends=("Ashdash",),
        hp={"Drownigator": 3},
    )
    assert a.hp() == 4  # one card drawn before Post Attack
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Last Stand+",
        friends=("Ashdash",),
        foe="Shaleshell",
        hp={"Drownigator": 6, "Ashdash": 2},
    )
    assert a.hits() == [("Surge", 3)] and a.team["Ashdash"] == 3 and a.team["Drownigator"] == 7


@acts("ashdash/close-call", "ashdash/quicker-attack", "ashdash/regenerate", "ashdash/last-stand")
def test_flip_events_of_ashdash() -> None:
    def after(*flips: str, **hp: int) -> Player:
        return fight("Drownigator", "Foul Play", friends=("Ashdash",), flips=flips, hp=hp)[0]

    assert after("Ashdash/Close Call-", SUCCESS, Drownigator=4).hp() == 5
    assert after("Ashdash/Quicker Attack+").hand == 2
    a = after("Ashdash/Regenerate-", SUCCESS, Drownigator=5)
    assert a.hp() == 3 and a.hand == 3
    assert after("Ashdash/Last Stand+", Drownigator=6).hp() == 7
    assert after("Ashdash/Last Stand+", Drownigator=7).hp() == 7


# Whailstrom


@acts("whailstrom")
def test_tidal_entrance() -> None:
    a, b = table(a={"team": team("Galeaffy", "Whailstrom", "Steamie")}, b={"cubes": {"DEF": 4}})
    a.switches("Whailstrom")
    b.draws()
    assert b.losses() == [("Shaleshell", 1, "Tidal Entrance")]


@acts("whailstrom/grand-slam", "whailstrom/splish-splash", "whailstrom/consume", "whailstrom/big-boned")
def test_the_actions_of_whailstrom() -> None:
    a, _ = fight("Whailstrom", "Grand Slam", hp={"Galeaffy": 9})
    assert a.hits() == [("Grand Slam", 5)] and a.losses() == [("Whailstrom", 2, "recoil")]  # 5 + 2 - 2 (Leaf)
    a, _ = fight("Whailstrom", "Grand Slam")
    assert a.hits() == [("Grand Slam", 3)]
    for hp, dealt in ((5, 4), (4, 2)):
        a, _ = fight("Whailstrom", "Splish Splash", foe="Shaleshell", hp={"Whailstrom": hp})
        assert a.hits() == [("Splish Splash", dealt)]
    a, _ = fight("Whailstrom", "Consume", hp={"Whailstrom": 3})
    assert a.hp() == 8
    a, b = fight("Whailstrom", "Big Boned", foe="Galeaffy", reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 6)] and a.hits() == [("Big Boned", 6)]  # 1 + 6 - 1 (Leaf)
    burst = "Cleansitoad/Attack Burst-"
    a, _ = table(
        a={
            "team": team("Whailstrom", "Cleansitoad", "Phantomaton"),
            "hand": [burst, SUCCESS],
            "deck_top": ["Phantomaton/Curse-"],
        }
    )
    a.selects("Big Boned", buffs=[burst], discard=[SUCCESS])
    a.enemy.draws()
    a.does("resolve", "Attack Burst")
    assert a.hits() == [("Big Boned", 2)]  # the HP that Curse took in the same action count


@acts("whailstrom/take-it-easy", "whailstrom/water-slide", "whailstrom/roll-over", "whailstrom/built-different")
def test_the_buffs_of_whailstrom() -> None:
    for hp, healed in ((5, 7), (4, 7)):
        a, _ = fight("Whailstrom", "Splish Splash", "Whailstrom/Take It Easy-", hp={"Whailstrom": hp})
        assert a.hp() == healed
    a, b = fight("Whailstrom", "Splish Splash", "Whailstrom/Water Slide+", "Whailstrom/Roll Over+", foe="Shaleshell")
    if a.can("resolve"):
        a.does("resolve", "Roll Over")
    assert a.cubes == {"SPD": 1} and b.losses() == [("Shaleshell", 1, "Roll Over")]
    a, _ = fight(
        "Whailstrom",
        "Splish Splash",
        "Whailstrom/Built Different-",
        foe="Shaleshell",
        reply="Shellack",
        theirs={"deck_top": [SUCCESS]},
    )
    assert len(a.hits()) == 1  # Shellack flinches nobody


# Volcanoggin


@acts("volcanoggin")
def test_igneous_crown() -> None:
    a, b = table(a={"team": team("Galeaffy", "Volcanoggin", "Steamie")})
    a.switches("Volcanoggin")
    b.draws()
    assert a.cubes == {"DEF": 1}


@acts("volcanoggin/magma-strike", "volcanoggin/headbutt", "volcanoggin/enrage", "volcanoggin/explode")
def test_the_actions_of_volcanoggin() -> None:
    a, _ = fight("Volcanoggin", "Magma Strike")
    assert a.hits() == [("Magma Strike", 4)]
    a, _ = fight("Volcanoggin", "Headbutt", reply="Whirlwind")
    assert a.hits() == [("Headbutt", 4)]  # slower: 3 + 2 - 1 (Leaf)
    a, _ = fight("Volcanoggin", "Headbutt")
    assert a.hits() == [("Headbutt", 2)]
    a, _ = fight("Volcanoggin", "Enrage")
    assert a.cubes == {"ATK": 1, "SPD": 1, "DEF": 1}
    a, _ = fight("Volcanoggin", "Explode", reply="Whirlwind")
    assert a.losses() == [("Volcanoggin", 2, "recoil")] and a.hits() == [("Explode", 3)]
    a, _ = fight("Volcanoggin", "Explode")
    assert a.losses() == []


@acts("volcanoggin/agility", "volcanoggin/ramp-up", "volcanoggin/harden", "volcanoggin/endurance")
def test_the_buffs_of_volcanoggin() -> None:
    a, _ = fight("Volcanoggin", "Headbutt", "Volcanoggin/Agility+", "Volcanoggin/Ramp Up-", reply="Whirlwind")
    a.does("resolve", "Agility")
    assert a.cubes == {"SPD": 2}
    assert a.hits() == [("Headbutt", 2)]  # 4 + 1 + 2 is no longer slower than 7
    a, b = fight("Volcanoggin", "Headbutt", "Volcanoggin/Harden+", "Volcanoggin/Endurance-", reply="Whirlwind")
    a.does("resolve", "Harden")
    assert a.cubes == {"DEF": 2} and b.hits() == [("Whirlwind", 1)]  # 3 + 2 (Rock) - 2 (Fire) - 3, at least 1


def test_every_card_has_a_test_in_which_it_acts() -> None:
    folder = folder_of_tests(find("overrealm"))
    assert folder is not None
    named = set(named_in(folder, "acts"))
    assert sorted(c.id for c in book().cards if c.id not in named) == []
    assert named <= {c.id for c in book().cards}
