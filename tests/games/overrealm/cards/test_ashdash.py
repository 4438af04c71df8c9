"""Ashdash, its actions and its buffs, each with what it does."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight, order
from games.overrealm.table import Player
from marks import card
from overtable.games.overrealm.state import REMOVED_CARDS


@card("ashdash", "ashdash/slow-burn")
def test_lifecycle_and_slow_burn() -> None:
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 6})
    assert a.hand == 3  # the text, the End Phase, Lifecycle
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 7})
    assert a.hand == 2
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 3}, mine={"hand": ["Standard+"], "discard": 13})
    assert a.hp() == 5 and a.happened("reshuffle") == 1


@card("ashdash/flare-up", "ashdash/turbulent-outburst", "ashdash/from-the-ashes")
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


@card("ashdash/close-call", "ashdash/quicker-attack", "ashdash/regenerate", "ashdash/last-stand")
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
    assert len(order(a)) == 2 and a.hits() == [("Surge", 2)] and a.hand == 2  # 7 + 1 keeps up with 7 + 1
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


@card("ashdash/close-call", "ashdash/quicker-attack", "ashdash/regenerate", "ashdash/last-stand")
def test_flip_events_of_ashdash() -> None:
    def after(*flips: str, **hp: int) -> Player:
        return fight("Drownigator", "Foul Play", friends=("Ashdash",), flips=flips, hp=hp)[0]

    assert after("Ashdash/Close Call-", SUCCESS, Drownigator=4).hp() == 5
    assert after("Ashdash/Quicker Attack+").hand == 2
    a = after("Ashdash/Regenerate-", SUCCESS, Drownigator=5)
    assert a.hp() == 3 and a.hand == 3
    assert after("Ashdash/Last Stand+", Drownigator=6).hp() == 7
    assert after("Ashdash/Last Stand+", Drownigator=7).hp() == 7
