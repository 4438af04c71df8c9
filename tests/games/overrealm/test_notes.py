"""What is said of an option beforehand comes true."""

from games.overrealm.table import table, team


def test_an_attack_is_told_with_its_speed_and_its_damage() -> None:
    a, b = table(a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Standard+", "Standard-"]})
    said = a.note("act", "Whirlwind")
    foe = b.table.game.view(b.table.state, 1)["players"][1]["active"]
    a.selects("Whirlwind", discard=["Standard-"])
    b.draws()
    dealt = dict(a.hits())["Whirlwind"]
    assert f"{dealt} damage to {foe} as it stands." in said
    assert said.startswith("Speed ") and "1 card to discard." in said and "for buffs." in said


def test_a_protected_attack_leaves_the_elements_out() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Standard+", "Standard-"], "maneuver": 2}
    )
    said = a.note("protect", "Whirlwind")
    a.selects("Whirlwind", how="protect", discard=["Standard-"])
    b.draws()
    assert f"{dict(a.hits())['Whirlwind']} damage to" in said and "without elements." in said
    assert "Spends a cube, leaves 1. Elements off for both, unless both protect." in said
    assert a.maneuver == 1


def test_the_other_spaces_are_told_with_what_they_cost() -> None:
    a, _ = table(a={"team": team("Galeaffy", "Chargroar", "Steamie"), "maneuver": 3})
    assert a.note("counter") == "Spends a cube, leaves 2."
    assert a.note("draw") == "Draws 2 cards."
    assert a.note("switch", "Chargroar").startswith("It has ")


def test_actions_show_their_speed_and_damage_as_they_are_now() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Standard+", "Standard-"], "cubes": {"SPD": -2}},
        b={"team": team("Cragadilo", "Chargroar", "Steamie")},
    )
    (shown,) = [c for z in a.sees()["zones"] for c in z["cards"] if c["name"] == "Whirlwind"]
    assert shown["speed"] == 5
    assert f"{shown['damage']} damage to Cragadilo as it stands. {shown['bare']} if the enemy protects." in a.note(
        "act", "Whirlwind"
    )
    a.selects("Whirlwind", discard=["Standard-"])
    b.draws()
    assert dict(a.hits())["Whirlwind"] == shown["damage"] != shown["bare"]


def test_effects_of_one_moment_are_told_with_what_each_does() -> None:
    a, b = table(a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Chargroar/Energize+"]})
    a.selects("Cyclone", buffs=["Chargroar/Energize+"])
    b.draws()
    assert a.note("resolve", "Energize") == "+2 ATK for this attack."
    assert a.note("resolve", "Cyclone").startswith("❷: ")
