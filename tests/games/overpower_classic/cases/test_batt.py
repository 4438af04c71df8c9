"""Worked cases of turns and attacks."""

from games.overpower.table import hero
from games.overpower_classic.given import TEAMWORK, concedes
from games.overpower_classic.making import strike_home
from games.overpower_classic.table import duel
from marks import case

CYCLOPS, HULK, WOLVERINE, SPIDER, STORM, THING, JUBILEE = (
    f"{name} (MVOP)" for name in ("Cyclops", "Hulk", "Wolverine", "Spider-Man", "Storm", "Thing", "Jubilee")
)


@case("OPC-CASE-044")
def test_a_teamwork_with_two_follow_ups() -> None:
    a, b = duel([CYCLOPS, HULK, WOLVERINE], [TEAMWORK, "5S", "3F"], [THING, JUBILEE], ["6S"])
    assert [a.grid(n)[:3] for n in ("Cyclops", "Hulk", "Wolverine")] == [(7, 4, 3), (2, 4, 8), (2, 8, 4)]
    a.does("attack", TEAMWORK, "Cyclops", "Thing")
    assert a.level == 6
    b.does("block", "6S", "Thing")
    a.does("attack", "5S", "Hulk", "Thing")
    assert a.level == 7
    b.does("take")
    a.does("attack", "3F", "Wolverine", "Jubilee")
    assert a.level == 5
    b.does("take")
    assert b.hits("Thing") == ["5S"] and b.hits("Jubilee") == ["3F"]
    assert a.dead == [TEAMWORK] and b.power_pack == ["6S"] and a.venture == 8


@case("OPC-CASE-045")
def test_a_lone_character_plays_no_teamwork_whatever_the_reserve() -> None:
    mine = [CYCLOPS, hero("Storm (MVOP)", ko=2), hero("Beast (MVOP)", ko=2)]
    a, _ = duel(mine, [TEAMWORK, "5S"], [THING], me={"reserve": HULK})
    assert a.front == ["Cyclops"] and a.reserve == ["Hulk"] and a.grid("Cyclops")[0] == 7
    assert a.refusal("attack", TEAMWORK, "Cyclops", "Thing") == "OPC-BATT-09" and TEAMWORK in a.hand
    assert "discard" not in a.verbs


@case("OPC-CASE-047")
def test_the_special_after_an_ally() -> None:
    mine = [SPIDER, CYCLOPS, WOLVERINE]
    a, _ = duel(mine, ["Edwin Jarvis", "Fighting Instinct", "Guardian Angel (MVOP)"], [STORM])
    assert a.grid("Spider-Man")[1] == 7
    assert a.refusal("attack", "Edwin Jarvis", "Spider-Man", "Storm") == "OPC-BATT-09"
    a, b = duel(mine, ["Edwin Jarvis", "Fearless Leader"], [STORM], ["1E"])
    a.does("attack", "Edwin Jarvis", "Spider-Man", "Storm")
    b.does("block", "1E", "Storm")
    assert a.refusal("decline") == "OPC-BATT-09"
    a.does("play", "Fearless Leader", "Cyclops")
    b.does("decline")
    assert a.venture == 3


@case("OPC-CASE-049")
def test_a_pass_saves_the_placed_card_and_leaves_the_defence() -> None:
    mine = [hero(WOLVERINE, placed=["7F"]), CYCLOPS]
    a, b = duel(mine, ["Fearless Leader", "Fighting Instinct"], [STORM], ["5E"])
    assert a.can("pass")
    a.does("pass")
    b.does("attack", "5E", "Storm", "Wolverine")
    a.does("avoid", "Fighting Instinct", "Wolverine")
    assert a.placed("Wolverine") == ["7F"] and a.verbs == {"pass", "concede"}
    assert a.refusal("play", "Fearless Leader", "Cyclops") == "OPC-BATT-31"
    assert a.refusal("attack", "7F", "Wolverine", "Storm") == "OPC-BATT-31"


@case("OPC-CASE-051")
def test_a_concession_with_the_higher_total() -> None:
    a, b = duel(
        [hero(WOLVERINE, current=["3E"], placed=["6F"])],
        ["Berserk Attack", "3F"],
        [hero(STORM, current=["5F", "5F"])],
        ["2E", "1E"],
        me={"objectives": {"reserve": 5, "ventured": {"reserve": 2}}},
        them={"objectives": {"reserve": 6, "ventured": {"reserve": 1}}},
    )
    a.does("attack", "Berserk Attack", "Wolverine", "Storm")
    b.answers(("decline",), ("take",))
    assert a.venture == 14 and b.venture == 3
    assert a.pending == "FollowUp" and a.refusal("concede") == "OPC-BATT-26"
    a.does("decline")
    strike_home(b, a, "2E", "Storm", "Wolverine")
    concedes(a, b)
    assert a.s.battle == 3 and a.missions == (5, 0, 2) and b.missions == (6, 1, 0)
    assert sorted(a.permanent("Wolverine")) == ["2E", "3E"]
    assert sorted(b.permanent("Storm")) == ["5F", "5F", "Berserk Attack"]
    assert "3F" in a.power_pack and "1E" in b.power_pack and a.placed("Wolverine") == ["6F"] and b.initiative
