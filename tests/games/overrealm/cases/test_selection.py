"""Worked cases: selections that are allowed, and those that are not."""

from games.overrealm.table import table, team
from games.overrealm.turns import check_turn
from marks import case, rule

CHARGROAR = team("Chargroar", "Galeaffy", "Steamie")


@rule("OR-SELECT-02", "OR-SELECT-03")
@case("OR-CASE-013")
def test_a_discard_cost_above_the_hand() -> None:
    a, _ = table(a={"team": CHARGROAR, "hand": 2})
    reason = a.refused("act", "Lightning")
    assert reason.rule == "OR-SELECT-03"
    assert a.tells(reason) == "Lightning needs 3 discards; you hold 2."
    assert a.offered("act") == ["Lights Out", "Hypercharge", "Flamethrower"]
    assert a.can("draw") and a.can("counter") and a.offered("switch") == ["Galeaffy", "Steamie"]
    a.does("act", "Flamethrower")
    assert a.verbs == {"discard"}  # both cards are needed to pay


@rule("OR-SELECT-03", "OR-SELECT-07")
@case("OR-CASE-015")
def test_a_draw_icon_cannot_pay() -> None:
    a, _ = table(a={"team": team("Flexferno", "Galeaffy", "Steamie"), "hand": 0})
    assert not a.can("act", "Sauna")
    assert a.refused("act", "Sauna").rule == "OR-SELECT-03"


@rule("OR-SELECT-04")
@case("OR-CASE-016")
def test_more_buffs_than_slots() -> None:
    hand = ["Chargroar/Energize+", "Chargroar/Energize-", "Standard+"]
    a, _ = table(a={"team": CHARGROAR, "hand": hand})
    a.does("act", "Lights Out")
    a.does("buff", "Chargroar/Energize+")
    assert a.verbs == {"done", "take_back"}
    assert a.refused("buff", "Chargroar/Energize-").rule == "OR-SELECT-04"


@rule("OR-SELECT-05")
@case("OR-CASE-017")
def test_a_buff_on_a_status_action() -> None:
    a, _ = table(a={"team": CHARGROAR, "hand": ["Galeaffy/Sharp Leaves+"]})
    a.does("act", "Hypercharge")
    assert not a.is_asked  # committed, and nothing was asked about buffs
    assert a.refused("buff", "Galeaffy/Sharp Leaves+").rule == "OR-SELECT-19"
    a, _ = table(
        a={
            "team": team("Drownigator", "Galeaffy", "Steamie"),
            "hand": ["Galeaffy/Sharp Leaves+", *["Standard+"], "Standard-"],
        }
    )
    a.does("act", "Fatigue")
    assert a.verbs == {"discard"}
    assert a.refused("buff", "Galeaffy/Sharp Leaves+").rule == "OR-SELECT-05"


@rule("OR-SELECT-14", "OR-COND-03")
@case("OR-CASE-023")
def test_a_fatigued_water_monster() -> None:
    given = {"hand": ["Drownigator/Disarm+"], "conditions": {"Drownigator": {"fatigue": 1}}}
    a, _ = table(a={"team": team("Drownigator", "Galeaffy", "Steamie"), **given})
    a.does("act", "Surge")
    assert not a.is_asked  # nothing is asked about buffs
    a, _ = table(a={"team": team("Drownigator", "Galeaffy", "Steamie"), **given})
    a.does("act", "Foul Play")
    assert a.verbs == {"discard"} and a.refused("buff", "Drownigator/Disarm+").rule == "OR-SELECT-14"
    leaf = {"team": team("Galeaffy", "Drownigator", "Steamie"), "hand": 1, "conditions": {"Galeaffy": {"fatigue": 1}}}
    a, _ = table(a=leaf)
    a.does("act", "Cyclone")
    assert a.can("buff")  # a fatigued Leaf monster may


@rule("OR-SELECT-15", "OR-SWITCH-07")
@case("OR-CASE-024")
def test_single_use() -> None:
    mine = {"team": team("Drownigator", "Galeaffy", "Steamie"), "hand": 3, "single_used": ["Expunge"]}
    a, b = table(a=mine)
    assert a.refused("act", "Expunge").rule == "OR-SELECT-15"
    for name in ("Galeaffy", "Drownigator"):
        a.switches(name)
        b.draws()
    assert a.active == "Drownigator" and a.can("act", "Expunge")


@rule("OR-SELECT-04", "OR-SELECT-16")
@case("OR-CASE-026")
def test_a_super_buff() -> None:
    hand = ["Whailstrom/Take It Easy-", "Galeaffy/Sharp Leaves+", "Standard+"]
    mine = {"team": team("Whailstrom", "Galeaffy", "Steamie"), "hand": hand}
    a, _ = table(a=mine)
    a.does("act", "Big Boned")
    assert not a.can("buff", "Take It Easy") and a.can("buff", "Sharp Leaves")
    assert a.refused("buff", "Take It Easy").rule == "OR-SELECT-16"
    a, _ = table(a=mine)
    a.does("act", "Splish Splash")
    a.does("buff", "Take It Easy")
    assert a.verbs == {"done", "take_back"}
    assert a.refused("buff", "Sharp Leaves").rule == "OR-SELECT-04"
    a, _ = table(a=mine)
    a.does("act", "Splish Splash")
    a.does("buff", "Sharp Leaves")
    a.does("buff", "Standard+")
    assert a.verbs == {"done", "take_back"}


@rule("OR-CARD-09", "OR-BUFF-03")
@case("OR-CASE-018")
def test_buff_of_another_monster() -> None:
    # 1 + 2 = 3
    check_turn("OR-CASE-018")


@rule("OR-SELECT-09", "OR-SELECT-10", "OR-END-01")
@case("OR-CASE-019")
def test_one_protected_action() -> None:
    # modifiers off for both: Lights Out 2 (not 5), Foul Play 2 (not 0, floored to 1); flips fail
    check_turn("OR-CASE-019")
