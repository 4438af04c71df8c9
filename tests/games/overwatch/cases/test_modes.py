"""Worked cases: Hero Draft, Reinforce, King of the Hill, Super Synergy."""

from games.overwatch.table import hero, table, token
from marks import case, rule

DRAFTED = ["Ashe", "Doomfist", "Echo", "Genji", "McCree", "Winston", "Ana"]
OTHERS = ["Pharah", "Reaper", "Hanzo", "Mei", "Roadhog", "Zarya", "Mercy", "Lucio"]


@rule("OW-MODE-01", "OW-MODE-02")
@case("OW-CASE-055")
def test_the_last_pick_must_supply_the_missing_class() -> None:
    a, b = table(mode="hero-draft", at="draft", a={"hand": DRAFTED}, b={"hand": OTHERS})
    assert a.refused("draft", "Soldier: 76").rule == "OW-MODE-02"
    assert set(a.offered("draft")) == {"Bastion", "Junkrat", "Torbjörn", "Widowmaker"}
    a.does("draft", "Junkrat")
    assert len(a.hand) == len(b.hand) == 8
    assert len(a.zone("pool")) == 32 - 16
    assert a.verbs == {"play"}, "the draft is over"


@rule("OW-PASS-07", "OW-MODE-01")
@case("OW-CASE-056")
def test_in_a_draft_all_eight_are_played() -> None:
    six = ["Ashe", "Doomfist", "Echo", "Genji", "McCree", "Winston"]
    a, _ = table(
        mode="hero-draft",
        a={"hand": ["Ana", "Mei"], "board": {f"front-{n}": name for n, name in enumerate(six, 1)}},
        passed=["b"],
    )
    assert a.refused("pass").rule == "OW-PASS-01"
    a.plays("Ana", "front-7")
    assert a.refused("pass").rule == "OW-PASS-01"
    a.plays("Mei", "middle-1")
    assert len(a.zone("board")) == 8 and a.can("pass")


@rule("OW-MODE-04", "OW-MODE-06")
@case("OW-CASE-057")
def test_reinforce_keeps_everything_but_the_defeated() -> None:
    a, b = table(
        mode="reinforce",
        at="end",
        a={
            "board": {
                "front-4": hero("Winston", damage=2, shields=1),
                "front-5": hero("Tracer", down=True),
                "front-3": "Lucio",
            },
            "synergy": (3, 0, 1),
            "tokens": [token("song", "Lucio", row="front")],
        },
        b={"board": {"front-4": "Genji", "front-5": "Doomfist"}, "synergy": (0, 2, 0)},
    )
    assert a.state.round == 2
    assert a.zone("discard") == ["Tracer"]
    assert a.at("Winston") == "front-4" and a.at("Lucio") == "front-3" and a.at("Tracer") is None
    assert a.shields("Winston") == 1 and a.damage("Lucio") == 0
    assert a.damage("Winston") == 2 and a.beside("front") == {"song": 1}
    assert a.power == (5, 0, 0) and a.synergy == (3, 0, 1)
    assert len(a.hand) == 6
    assert b.is_asked and not a.is_asked and b.synergy == (0, 2, 0)


@rule("OW-MODE-08", "OW-PLAY-04")
@case("OW-CASE-058")
def test_in_reinforce_survivors_count_for_placement() -> None:
    a, _ = table(mode="reinforce", round=2, a={"hand": ["Ana"], "board": {"front-6": "Genji"}})
    assert a.spaces == {"front-5", "front-7", "middle-6", "back-6"}
    for centre in ("front-4", "middle-4", "back-4"):
        assert a.refused("play", "Ana", centre).rule == "OW-PLAY-04"


@rule("OW-MODE-09")
@case("OW-CASE-059")
def test_only_the_hill_counts() -> None:
    # A: Power 9/6/2; B: Power 3/3/4.
    a, b = table(
        mode="king-of-the-hill",
        turn="b",
        passed=["a"],
        hill="back",
        a={
            "board": {
                "front-3": "Genji", "front-4": "Winston", "front-5": "Doomfist",
                "middle-3": "Mei", "middle-4": "Zarya", "back-4": "Ana",
            }
        },
        b={"board": {"front-4": "Genji", "middle-4": "Mei", "back-4": "Ashe", "back-5": "Junkrat"}},
    )  # fmt: skip
    assert a.power == (9, 6, 2) and b.power == (3, 3, 4)
    b.does("pass")
    assert (a.wins, b.wins) == (0, 1)


@rule("OW-MODE-12", "OW-MODE-13", "OW-MOVE-01")
@case("OW-CASE-060")
def test_super_synergy_two_power_anywhere_and_free_ultimates() -> None:
    a, _ = table(mode="super-synergy", a={"hand": ["Winston"]}, passed=["b"])
    a.plays("Winston", "middle-4")
    assert a.power == (0, 2, 0) and a.synergy == (0, 0, 0)
    a.ults("Winston", "front row")
    assert a.power == (2, 0, 0) and a.synergy == (0, 0, 0)
    assert a.refused("ultimate", "Winston").rule == "OW-ULT-04"
