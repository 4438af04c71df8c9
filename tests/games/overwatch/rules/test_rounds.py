"""Passing, rounds and the match."""

import pytest

from games.overwatch.table import ENEMIES, hero, table, token
from marks import rule

EVERYBODY = [
    "Bastion", "Hanzo", "Junkrat", "Mei", "Torbjörn", "Widowmaker", "Ashe", "Doomfist", "Echo", "Genji", "McCree",
    "Pharah", "Reaper", "Soldier: 76", "Sombra", "Tracer", "Baptiste", "Brigitte", "Lucio", "Mercy", "Moira",
]  # fmt: skip
EVERYWHERE = [f"{row}-{n}" for row in ("front", "middle", "back") for n in range(1, 8)]


@rule("OW-PASS-01")
def test_a_full_board_alone_allows_passing_with_cards_in_hand() -> None:
    full = dict(zip(EVERYWHERE, EVERYBODY, strict=True))
    a, _ = table(mode="reinforce", a={"hand": ["Ana"], "board": full})
    assert a.verbs == {"pass"}
    a.does("pass")
    assert a.state.passed >> a.number & 1
    del full["back-7"]
    a, _ = table(mode="reinforce", a={"hand": ["Ana"], "board": full})
    assert a.verbs == {"play"} and a.refused("pass").rule == "OW-PASS-01"


@rule("OW-PASS-02", "OW-PASS-04")
def test_after_one_has_passed_the_other_goes_on_alone() -> None:
    a, b = table(a={}, b={"hand": ["Mei", "Ana", "Echo"], "board": {"front-4": "Genji"}})
    a.does("pass")
    for name, space in (("Mei", "front-5"), ("Ana", "middle-4"), ("Echo", "back-4")):
        assert a.refused("pass").rule == "OW-PASS-02"
        b.plays(name, space)
    assert b.is_asked and b.can("pass")
    b.does("pass")
    assert a.state.round == 2


@rule("OW-PASS-03")
def test_with_an_empty_hand_ultimates_may_go_on() -> None:
    board = {"front-4": "Winston", "front-5": "Doomfist"}
    a, b = table(a={"board": board, "synergy": (6, 0, 0)}, b={"board": ENEMIES}, passed=["b"])
    assert a.verbs == {"ultimate", "pass"}
    a.ults("Winston", "front row")
    assert a.verbs == {"ultimate", "pass"}
    a.ults("Doomfist", "Roadhog")
    assert a.verbs == {"pass"}
    assert b.damage("Roadhog") == 5 or b.is_down("Roadhog")


@rule("OW-PASS-05")
def test_a_passed_player_has_no_start_of_turn() -> None:
    a, b = table(
        a={
            "hand": ["Ana", "Echo"],
            "board": {"back-4": "Torbjörn", "front-4": hero("Genji", damage=3)},
            "tokens": [token("turret", "Torbjörn", row="front"), token("song", "Lucio", row="front")],
        },
        b={
            "board": {"front-4": hero("Winston", damage=1)},
            "tokens": [token("healing", "Mercy", on="Winston")],
        },
        turn="b",
    )
    b.does("pass")
    assert a.damage("Genji") == 2, "A's own song goes on"
    a.plays("Ana", "back-5")
    a.plays("Echo", "back-6")
    assert a.damage("Genji") == 0
    assert b.damage("Winston") == 1, "neither the turret nor the healing happens to B any more"


@rule("OW-PASS-05", "OW-TOKEN-11")
def test_the_turret_of_a_passed_player_still_fires() -> None:
    a, _ = table(
        a={"hand": ["Ana", "Echo"], "board": {"front-4": "Roadhog"}},
        b={"board": {"back-4": "Torbjörn"}, "tokens": [token("turret", "Torbjörn", row="front")]},
        passed=["b"],
    )
    a.plays("Ana", "middle-4")
    a.plays("Echo", "back-4")
    assert a.damage("Roadhog") == 2, "at the start of each turn that A still has"


@rule("OW-PASS-06")
def test_a_returned_hero_must_be_played() -> None:
    a, _ = table(a={"hand": ["Symmetra"], "board": {"front-4": "Mei"}}, passed=["b"])
    a.plays("Symmetra", "front-5", "use", "Mei")
    assert a.refused("pass").rule == "OW-PASS-01"
    a.plays("Mei", "front-4")
    assert a.can("pass")


@rule("OW-PASS-07")
def test_with_eight_cards_all_eight_are_played() -> None:
    a, _ = table(
        mode="large-hands",
        a={"hand": ["Ana"], "board": {f"front-{n}": name for n, name in enumerate(EVERYBODY[:6], 1)}},
    )
    assert a.refused("pass").rule == "OW-PASS-01"


@rule("OW-ROUND-01")
def test_players_alternate_from_the_first_player_on() -> None:
    a, b = table(first="b", turn="b", a={"hand": ["Mei", "Ana"]}, b={"hand": ["Mei", "Ana"]})
    for who, other in ((b, a), (a, b), (b, a), (a, b)):
        assert who.is_asked and other.refused("pass").rule == "OW-ROUND-01"
        who.plays(who.hand[0], sorted(who.spaces)[0])


@rule("OW-ROUND-02")
def test_the_round_ends_only_with_the_second_pass() -> None:
    a, b = table(a={"board": {"front-4": "Mei"}}, b={"board": {"front-4": "Ana"}})
    a.does("pass")
    assert a.state.round == 1 and (a.wins, b.wins) == (0, 0)
    b.does("pass")
    assert a.state.round == 2 and (a.wins, b.wins) == (1, 0)


@rule("OW-ROUND-03")
def test_the_sum_of_three_rows_decides() -> None:
    a, b = table(
        at="end",
        a={"board": {"front-4": "Winston", "front-5": "Genji"}, "synergy": (9, 9, 9)},
        b={"board": {"front-4": "Winston", "middle-4": "Genji", "back-4": "Ana"}},
    )
    assert (a.wins, b.wins) == (0, 1), "6 to 7, whatever the Synergy"


@rule("OW-ROUND-06", "OW-ROUND-13")
def test_dva_and_bob_go_back_aside_and_the_mech_stays_removed() -> None:
    a, _ = table(
        at="end",
        a={
            "board": {"front-4": "D.Va", "front-5": hero("B.O.B.", down=True), "front-6": "Mei"},
            "removed": ["D.Va+MEKA"],
        },
    )
    assert {"D.Va", "B.O.B."} < set(a.zone("aside"))
    assert a.zone("discard") == ["Mei"] and a.zone("removed") == ["D.Va+MEKA"]
    assert "D.Va+MEKA" not in a.zone("deck") + a.hand


@rule("OW-ROUND-13", "OW-PASS-01")
def test_bob_left_in_a_hand_goes_back_aside() -> None:
    """He stays there with a full board alone; other cards are kept for the next round."""
    a, _ = table(at="end", a={"hand": ["B.O.B.", "Ana"], "board": {"front-4": "Mei"}})
    assert "B.O.B." in a.zone("aside") and "B.O.B." not in a.hand
    assert "Ana" in a.hand


@rule("OW-ROUND-07")
def test_a_field_is_cleared_away_with_everything_else() -> None:
    a, b = table(
        at="end",
        a={"board": {"front-4": "Mei"}, "tokens": [token("field", "Baptiste", row="front", damage=2)]},
        b={"tokens": [token("mines", "Wrecking Ball", row="front", amount=3)], "synergy": (1, 2, 3)},
    )
    assert a.field("front") is None and a.beside("front") == {}
    assert a.zone("aside").count("Immortality Field") == b.zone("aside").count("Immortality Field")
    assert b.synergy == (1, 1, 1), "the loser's start value, not what was left"


@rule("OW-ROUND-12")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    old = ["Genji", "Echo", "Zarya", "Sigma", "Orisa"]
    a, _ = table(
        at="end",
        a={"board": {"front-4": "Winston"}, "deck": ["Ana", "Mei"], "discard": old, "rest": "unused"},
    )
    assert len(a.hand) == 6
    assert {"Ana", "Mei"} < set(a.hand), "what is left is drawn first"
    assert set(a.hand) - {"Ana", "Mei"} < {*old, "Winston"}
    assert len(a.zone("deck")) == 2 and a.zone("discard") == []


@rule("OW-ROUND-12", "OW-SETUP-02")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    hands = set()
    for seed in range(6):
        a, _ = table(seed=seed, at="end", a={"discard": EVERYBODY, "rest": "unused"})
        hands.add(tuple(a.zone("hand")))
        assert all(z["cards"] == [] for z in a.sees()["zones"] if z["name"] == "deck")
    assert len(hands) == 6


@rule("OW-ROUND-14")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    a, b = table(
        at="end",
        a={"board": {"front-4": hero("Winston", marks=["frozen", "bashed", "immune"], used=True)}, "rest": "unused"},
        b={"board": {"front-4": "Genji", "front-5": "Mei"}},
    )
    b.plays(b.hand[0], "front-4")
    a.plays("Winston", "front-4")
    assert a.on("Winston") == {} and not a.has_used("Winston")


@rule("OW-ROUND-07", "OW-ROUND-14")
def test_a_defeated_hero_stands_in_the_next_round() -> None:
    a, b = table(
        at="end",
        a={"board": {"front-4": hero("Genji", down=True)}, "rest": "unused"},
        b={"board": {"front-4": "Mei"}},
    )
    b.plays(b.hand[0], "front-4")
    a.plays("Genji", "front-4")
    assert not a.is_down("Genji") and a.power == (3, 0, 0)


@rule("OW-PASS-02", "OW-ROUND-01")
def test_who_has_passed_acts_again_in_the_next_round() -> None:
    a, b = table(a={"board": {"front-4": "Mei"}}, b={"board": {"front-4": "Ana"}})
    a.does("pass")
    b.does("pass")
    for who in (a, b, a, b):
        assert who.is_asked and who.state.round == 2
        who.plays(who.hand[0], sorted(who.spaces)[0])


@rule("OW-ULT-12", "OW-ROUND-14")
def test_an_ultimate_of_the_last_round_is_not_repeated() -> None:
    a, b = table(
        at="end",
        last_ultimate="winston",
        a={"board": {"front-4": "Echo"}, "rest": "unused"},
        b={"board": {"front-4": "Genji"}},
    )
    b.plays(b.hand[0], "front-4")
    a.plays("Echo", "front-4")
    b.plays(b.hand[0], sorted(b.spaces)[0])
    assert a.synergy == (4, 1, 1) and a.refused("ultimate", "Echo").rule == "OW-ULT-12"


@pytest.mark.parametrize(("first", "leads"), [("a", 1), ("b", 0)])
@rule("OW-ROUND-11")
def test_after_a_tie_whoever_went_second_leads(first: str, leads: int) -> None:
    side = {"board": {"front-4": "Winston"}}
    a, b = table(at="end", first=first, a=side, b=side)
    assert a.state.first == (a, b)[leads].number and (a, b)[leads].is_asked
    assert a.synergy == b.synergy == (0, 0, 0)


@rule("OW-WIN-02")
def test_a_tied_round_counts_for_both_and_may_decide() -> None:
    side = {"board": {"front-4": "Winston"}}
    a, b = table(at="end", wins=[1, 0], a=side, b=side)
    assert (a.wins, b.wins) == (2, 1)
    assert a.state.result is not None and a.state.result.winners == (a.number,)


@rule("OW-WIN-03")
def test_both_at_the_target_play_one_extra_round() -> None:
    side = {"board": {"front-4": "Winston"}}
    a, b = table(at="end", round=3, wins=[1, 1], a=side, b=side)
    assert (a.wins, b.wins) == (2, 2) and a.state.result is None
    assert a.state.extra and a.state.round == 4
    assert len(a.hand) == len(b.hand) == 6


@pytest.mark.parametrize(("theirs", "winners"), [("Bastion", (0,)), ("Winston", ())])
@rule("OW-WIN-03")
def test_the_extra_round_decides_or_is_a_draw(theirs: str, winners: tuple[int, ...]) -> None:
    a, b = table(
        at="end",
        round=4,
        wins=[2, 2],
        extra=True,
        a={"board": {"front-4": "Winston"}},
        b={"board": {"front-4": theirs}},
    )
    result = a.state.result
    assert result is not None and [p.number in result.winners for p in (a, b)] == [n in winners for n in (0, 1)]
    assert result.rule == "OW-WIN-03"
