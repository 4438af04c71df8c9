"""Status actions and reactions."""

from games.overrealm.table import of, table, team
from marks import rule


@rule("OR-COND-04")
def test_a_paralyzed_evaporate_needs_its_flip() -> None:
    for flips, stopped in ((("Standard+",), True), (("Standard-", "Galeaffy/Leaf Shield-"), False)):
        mine = {"conditions": {"Cleansitoad": {"paralyze": 1}}, "deck_top": list(flips)}
        a, b = table(
            a=of("Cleansitoad", "Galeaffy", "Zappguin", **mine),
            b=of("Drownigator", "Galeaffy", "Steamie", hand=1, cubes={"ATK": 2}),
        )
        a.selects("Evaporate")
        b.selects("Expunge", discard=1)
        assert (b.hits() == []) is stopped and [source for source, _ in a.flips()] == ["paralyze"] * len(flips)


@rule("OR-STATUS-03")
def test_a_status_with_x_has_no_effect_but_flips() -> None:
    a, b = table(
        a=of("Flexferno", "Galeaffy", "Steamie", hand=1, deck_top=["Standard+"]),
        b=of("Drownigator", "Galeaffy", "Shaleshell"),
    )
    a.selects("Burn", discard=1)
    b.draws()
    assert b.conditions("Drownigator") == {} and a.flips() == [("Burn", "Standard+")]
    a, b = table(
        a=of("Flexferno", "Galeaffy", "Steamie", hand=1, deck_top=["Standard+"]),
        b=of("Drownigator", "Galeaffy", "Shaleshell"),
    )
    a.selects("Burn", discard=1, how="protect")
    b.draws()
    assert b.conditions("Drownigator") == {"burn": 1}  # while modifiers are ignored, so is X


@rule("OR-REACT-01", "OR-REACT-02")
def test_roost_heals_unless_a_faster_attack_comes() -> None:
    for theirs, healed in (("Vine Whip", True), ("draw", True)):
        a, b = table(
            a={"team": team("Americaw", "Galeaffy", "Steamie", Americaw=2), "hand": 2, "cubes": {"DEF": 4}},
            b=of("Stallagrowth", "Galeaffy", "Shaleshell"),
        )
        a.selects("Roost", discard=2)
        b.does("draw") if theirs == "draw" else b.selects(theirs)
        assert (a.hp("Americaw") >= 7) is healed
        assert a.used == {"Roost"}


@rule("OR-REACT-03")
def test_evaporate_lets_weaker_attacks_through() -> None:
    a, b = table(a=of("Cleansitoad", "Galeaffy", "Steamie"), b=of("Drownigator", "Galeaffy", "Shaleshell"))
    a.selects("Evaporate")
    b.selects("Surge")
    assert b.hits() == [("Surge", 1)] and a.cubes == {} and a.used == {"Evaporate"}


@rule("OR-REACT-03")
def test_evaporate_takes_the_post_attack_buffs_too() -> None:
    hand = ["Standard+", "Smolderskulk/Dense Smoke-"]
    a, b = table(
        a=of("Cleansitoad", "Galeaffy", "Steamie"),
        b=of("Drownigator", "Smolderskulk", "Shaleshell", hand=hand, cubes={"ATK": 2}),
    )
    a.selects("Evaporate")
    b.selects("Expunge", buffs=hand[1:], discard=hand[:1])
    assert b.hits() == [] and b.cubes == {"ATK": 2} and a.cubes == {"DEF": 2} and a.hand == 3
