"""Worked cases: scoring, what a new round starts from, the end of a match."""

from games.overwatch.table import hero, match, table, token
from marks import case, rule


@rule("OW-ROUND-03", "OW-ROUND-04")
@case("OW-CASE-020")
def test_unspent_synergy_breaks_a_tie_in_power() -> None:
    # A: Power 4/3/2; B: Power 6/0/3.
    a_board = {"front-4": "Winston", "front-5": "Bastion", "middle-4": "Mei", "back-4": "Ana"}
    b_board = {"front-4": "Winston", "front-5": "Genji", "back-4": "Ashe"}
    a, b = table(
        turn="b",
        passed=["a"],
        a={"board": a_board, "synergy": (1, 0, 3)},
        b={"board": b_board, "synergy": (0, 2, 0)},
    )
    assert a.power == (4, 3, 2) and b.power == (6, 0, 3)
    b.does("pass")
    assert (a.wins, b.wins) == (1, 0)


@rule("OW-ROUND-05", "OW-ROUND-11", "OW-WIN-02")
@case("OW-CASE-021")
def test_a_full_tie_is_won_by_both_and_the_second_player_leads() -> None:
    board = {"front-4": "Winston", "front-5": "Genji", "front-6": "Doomfist", "front-7": "Bastion"}
    side = {"board": board, "synergy": (5, 0, 0)}
    a, b = table(at="end", a=side, b=side)
    assert (a.wins, b.wins) == (1, 1)
    assert a.state.round == 2 and a.state.first == b.number
    assert b.is_asked and not a.is_asked
    assert a.synergy == b.synergy == (0, 0, 0)


@rule("OW-ROUND-09", "OW-ROUND-10", "OW-SYN-01", "OW-POWER-01")
@case("OW-CASE-022")
def test_the_winner_leads_and_the_loser_starts_with_synergy() -> None:
    a, b = table(
        at="end",
        a={"board": {"front-4": "Genji"}},
        b={"board": {"front-4": "Bastion"}, "deck": ["Winston"]},
        first="b",
    )
    assert a.is_asked and not b.is_asked
    assert a.synergy == (0, 0, 0) and b.synergy == (1, 1, 1)
    a.plays(a.hand[0], "front-4")
    b.plays("Winston", "front-4")
    assert b.synergy == (2, 1, 1) and b.power == (3, 0, 0)


@rule("OW-ROUND-06", "OW-ROUND-07", "OW-ROUND-08")
@case("OW-CASE-023")
def test_the_board_is_cleared_and_six_new_cards_are_drawn() -> None:
    a, b = table(
        at="end",
        a={
            "board": {
                "front-4": hero("Winston", shields=1, damage=2, used=True),
                "front-5": hero("Tracer", down=True),
                "front-3": "Lucio",
                "front-2": "Genji",
                "front-1": "Mei",
                "front-6": "Ana",
            },
            "synergy": (4, 2, 0),
            "tokens": [token("song", "Lucio", row="front")],
        },
        b={"board": {"front-4": "Bastion"}},
    )
    assert a.wins == 1 and a.state.round == 2
    assert a.zone("board") == []
    assert sorted(a.zone("discard")) == ["Ana", "Genji", "Lucio", "Mei", "Tracer", "Winston"]
    assert len(a.zone("deck")) == 20 and len(a.hand) == 6
    assert a.state.effects == []
    assert a.damage("Winston") == 0 and a.shields("Winston") == 0
    assert a.power == a.synergy == (0, 0, 0)
    assert a.verbs == {"play"} and b.verbs == set(), "no swap is offered"


@rule("OW-WIN-01")
@case("OW-CASE-024")
def test_two_round_wins_take_the_match() -> None:
    a, b = table(
        at="end",
        round=2,
        wins=[1, 0],
        a={"board": {"front-4": "Genji", "front-5": "Winston", "front-6": "Doomfist", "middle-4": "Ana"}},
        b={"board": {"front-4": "Genji", "front-5": "Winston", "front-6": "Doomfist"}},
    )
    result = a.state.result
    assert result is not None and result.winners == (a.number,) and result.rule == "OW-WIN-01"
    assert (a.wins, b.wins) == (2, 0) and a.state.round == 2
    assert a.refused("pass").rule == "TABLE-OVER"


@rule("OW-ROUND-13", "OW-ULT-02", "OW-POWER-02")
@case("OW-CASE-053")
def test_call_mech_brings_dva_meka_into_the_next_hand() -> None:
    a, b = table(
        a={"board": {"middle-4": "D.Va"}, "synergy": (0, 3, 0), "removed": ["D.Va+MEKA"]},
    )
    assert a.power == (0, 1, 0)
    a.ults("D.Va")
    assert a.synergy == (0, 1, 0)
    assert a.zone("deck")[-1] == "D.Va+MEKA" and a.zone("removed") == []
    b.does("pass")
    a.does("pass")
    assert a.state.round == 2
    assert "D.Va+MEKA" in a.hand and len(a.hand) == 6
    assert "D.Va" in a.zone("aside") and "D.Va" not in a.zone("discard")


@rule("OW-MODE-15", "OW-MODE-16", "OW-SETUP-06", "OW-ROUND-08")
@case("OW-CASE-061")
def test_seven_rounds_with_hands_of_eight() -> None:
    a, b = match(mode="best-of-seven", settings={"hand": 8})
    hand = a.zone("hand")
    assert len(hand) == 8
    for name in hand[:4]:
        a.does("swap", name)
    assert a.refused("swap", hand[4]).rule == "OW-SETUP-06"
    a.does("done")
    b.does("done")
    assert len(a.zone("deck")) == 20 and len(a.zone("discard")) == 4

    sides = [(a, b)[a.state.first], (a, b)[1 - a.state.first]]
    for turn in range(16):
        who = sides[turn % 2]
        who.plays(who.hand[0], sorted(who.spaces)[0])
    assert len(a.zone("board")) == len(b.zone("board")) == 8
    while a.state.round == 1:
        (a if a.is_asked else b).does("pass")

    assert len(a.hand) == 8 and len(a.zone("deck")) == 12 and len(a.zone("discard")) == 12
    assert a.state.result is None


@rule("OW-MODE-15")
@case("OW-CASE-061")
def test_four_wins_are_needed_over_seven_rounds() -> None:
    def after(wins: int):  # type: ignore[no-untyped-def]
        a, _ = table(mode="best-of-seven", at="end", wins=[wins, 0], a={"board": {"front-4": "Genji"}})
        return a, a.state.result

    assert after(2)[1] is None
    a, result = after(3)
    assert a.has_won and result.rule == "OW-MODE-15"
