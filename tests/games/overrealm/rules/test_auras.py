"""Team auras and their time counters."""

from games.overrealm.table import of, table, team
from marks import rule


@rule("OR-AURA-06")
def test_a_monster_that_download_fells_on_leaving_is_kod_and_the_switch_goes_on() -> None:
    a, b = table(
        a=of("Phantomaton", "Galeaffy", "Steamie", auras={"Download": 3}),
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell", Chargroar=3)},
    )
    a.draws()
    b.switches("Galeaffy")
    assert b.active == "Galeaffy" and b.hp("Chargroar") == 0 and b.happened("ko") == 1
    assert not b.can("switch", "Chargroar")


@rule("OR-BUFF-06")
def test_the_owner_orders_what_two_auras_do_with_their_counters() -> None:
    a, b = table(a=of("Galeaffy", "Squirrberus", "Phantomaton", auras={"Forage": 1, "Download": 1}))
    a.draws()
    b.draws()
    assert set(a.offered("resolve")) == {"Forage", "Download"}
    a.does("resolve", "Download")
    assert a.hand == 5 and a.can("choose")  # drawn before Forage may flip


@rule("OR-AURA-03")
def test_auras_work_from_the_bench_and_side_by_side() -> None:
    a, b = table(
        a=of("Galeaffy", "Steamie", "Cleansitoad", auras={"Chilly Mists": 2, "Invigorate": 1}),
        b=of("Drownigator", "Flexferno", "Shaleshell", cubes={"ATK": 3}),
    )
    a.selects("Cyclone")
    b.selects("Surge")
    assert b.hits() == [("Surge", 2)]  # 1 + 3 - 1 (mist) - 1 (Leaf)
    assert len(a.flips()) <= 3 and a.auras == {"Chilly Mists": 1}


@rule("OR-AURA-03", "OR-FLIP-08")
def test_invigorate_ends_with_its_last_counter() -> None:
    top = ["Galeaffy/Sharp Leaves-", "Galeaffy/Leaf Shield-", "Standard-"]
    mine = of(
        "Galeaffy", "Cleansitoad", "Steamie", auras={"Invigorate": 1}, deck_top=[*top, "Cleansitoad/Attack Burst-"]
    )
    a, b = table(a=mine)
    a.selects("Cyclone")
    b.draws()
    assert [card for _, card in a.flips()] == top  # 2 + 1 cards
    assert a.auras == {}
    mine = {**mine, "auras": {}}
    a, b = table(a=mine)
    a.selects("Cyclone")
    b.draws()
    assert [card for _, card in a.flips()] == top[:2]


@rule("OR-AURA-06")
def test_download_hits_a_forced_switch_but_no_replacement() -> None:
    a, b = table(
        a=of("Drownigator", "Phantomaton", "Steamie", auras={"Download": 3}),
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell", Chargroar=1)},
    )
    a.selects("Surge")
    b.draws()
    b.does("replace", "Galeaffy")
    assert b.losses() == [] and a.auras == {"Download": 2}
