"""Words that move Missions, or keep them from moving; conceding and placing that are forbidden."""

from games.overpower.table import pass_out
from games.overpower_classic.making import played, special, strike
from games.overpower_classic.table import PILE
from overtable.games.overpower.words.objectives import Objectives


def side(name: str, *hand: str, **objectives: object) -> dict[str, object]:
    return {"front": [name], "hand": list(hand), "draw": PILE * 2, "objectives": objectives or {"reserve": 7}}


def test_a_defeated_mission_may_go_to_reserve() -> None:
    card = special("Pepper", "Hulk", play=[{"do": "objectives", "piles": ["defeated"], "to": "reserve"}])
    a, _ = played(card, side("Hulk (MVOP)", reserve=5, defeated=2), side("Storm (MVOP)"))
    a.does("raise", "from Defeated")
    assert a.missions == (6, 0, 1)


def test_the_opponent_must_move_a_completed_mission() -> None:
    card = special(
        "Dance",
        "Hulk",
        play=[{"do": "objectives", "whose": "opponent", "piles": ["completed"], "to": "reserve", "must": True}],
    )
    _, b = played(card, side("Hulk (MVOP)"), side("Storm (MVOP)", reserve=4, completed=3))
    assert b.missions == (5, 2, 0)


def test_one_mission_for_each_recorded_hit() -> None:
    card = special(
        "Crystal",
        "Hulk",
        play=[{"do": "objectives", "piles": ["defeated"], "to": "reserve", "must": True, "per": "recorded"}],
    )
    hulk = {"name": "Hulk (MVOP)", "hits": ["2E", "3E"], "current": ["1E"]}
    a, _ = played(card, {"front": [hulk], "objectives": {"reserve": 4, "defeated": 3}}, side("Storm (MVOP)"))
    assert a.missions == (6, 0, 1)


def test_one_mission_more_is_ventured_by_either() -> None:
    card = special(
        "Motive",
        "Hulk",
        play=[{"do": "objectives", "whose": "either", "piles": ["reserve", "completed"], "to": "ventured"}],
    )
    for mine in (True, False):
        a, b = played(
            card,
            side("Hulk (MVOP)", reserve=5, ventured={"reserve": 1}),
            {**side("Storm (MVOP)", completed=5, ventured={"reserve": 1}), "mission": "Fatal Attractions"},
        )
        whose = a if mine else b
        before = [sum(p.staked) for p in (a, b)]
        a.does("venture", whose.short(whose.ids("reserve objectives" if mine else "completed objectives")[-1]))
        assert [sum(p.staked) for p in (a, b)] == [before[0] + mine, before[1] + (not mine)]
        assert b.staked == ((1, 0) if mine else (1, 1))


def test_only_one_mission_moves_at_the_end() -> None:
    card = special(
        "Plan",
        "Hulk",
        until="this_battle",
        play=[
            {
                "do": "whenever",
                "happens": "objectives_move",
                "who": "opponent",
                "then": [{"do": "objectives", "whose": "opponent", "piles": ["ventured"], "to": "back", "leave": 1}],
            }
        ],
    )
    a, b = played(
        card,
        {**side("Hulk (MVOP)", reserve=6, ventured={"reserve": 1})},
        {**side("Storm (MVOP)", reserve=3, completed=1, ventured={"reserve": 2, "completed": 1}), "hand": ["4E"]},
    )
    strike(b, a, "4E", "Storm", "Hulk")
    pass_out(a, b)
    assert b.pending == "Triggered"
    b.does("keep", "from Reserve")
    assert b.missions == (4, 3, 0) and a.missions == (6, 0, 1)


def test_no_defeated_mission_rises() -> None:
    card = special(
        "Naze", "Hulk", until="this_battle", play=[{"do": "lock", "who": "opponent", "no": ["raise_defeated"]}]
    )
    a, b = played(
        card,
        side("Hulk (MVOP)", reserve=6, ventured={"reserve": 1}),
        {**side("Storm (MVOP)", reserve=3, defeated=2, completed=1, ventured={"completed": 1}), "hand": ["4E"]},
    )
    strike(b, a, "4E", "Storm", "Hulk")
    pass_out(a, b)
    assert a.pending != "Steps" and b.missions == (3, 2, 2)


def test_nobody_concedes_against_the_card() -> None:
    card = special("Land", "Hulk", until="this_battle", play=[{"do": "lock", "who": "opponent", "no": ["concede"]}])
    a, b = played(card, side("Hulk (MVOP)"), side("Storm (MVOP)"))
    assert not b.can("concede") and b.refusal("concede")
    b.does("pass")
    assert a.can("concede")


def test_what_these_words_say() -> None:
    said = Objectives(whose="opponent", piles=("completed",), to="reserve", must=True).says("Hulk")
    assert said == "The opponent moves one Completed Objective to the Reserve pile."
    all_of_them = Objectives(whose="both", piles=("defeated",), to="reserve", count=0).says("Hulk")
    assert all_of_them == "All Defeated Objectives of both players move to the Reserve pile."
    more = Objectives(whose="either", piles=("reserve", "completed"), to="ventured").says("Hulk")
    assert more == "May raise what the team or the opponent ventured by one Objective."
