"""KO's that wait, characters that come back or stay away, ways to choose from."""

from typing import Any

from games.overpower.table import empty_hands, pass_out, reach
from games.overpower_classic.making import character, plays, special, strike
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.words.fate import FightOn
from overtable.games.overpower.words.legacy import Resurrect

WOUNDED = {"name": "Storm (MVOP)", "hits": ["8E", "8E"], "placed": ["3E"]}
RAGE = {"do": "fight_on"}
RETURN = {"do": "resurrect", "who": "user", "next_battle": True}
STEP_UP = {"do": "stand", "where": "front", "may": True}


def struck(word: dict[str, Any], **b: Any) -> list[Any]:
    """Storm fights on, and takes the hit that KO's her."""
    rage = special("Rage", "Storm", until="game", stays="clipped", play=[word])
    side = {"front": [WOUNDED, "Cyclops (MVOP)"], "hand": ["Rage", "4E", "1E"], **b}
    a, other = table(
        cards=[rage], turn="b", a={"front": ["Hulk (MVOP)"], "hand": ["4S", "2S", "1S"], "draw": PILE * 2}, b=side
    )
    plays(other, a, "Rage", "Storm")
    strike(a, other, "4S", "Hulk", "Storm")
    return [a, other]


def test_who_fights_on_falls_when_the_battle_ends() -> None:
    a, b = struck(RAGE)
    assert not b.is_kod("Storm") and b.placed("Storm") == ["3E"]
    strike(b, a, "4E", "Storm", "Hulk")
    assert b.venture == 4
    empty_hands(a, b)
    pass_out(a, b)
    assert b.is_kod("Storm") and not b.placed("Storm")


def test_a_further_hit_ends_it() -> None:
    a, b = struck(RAGE | {"hits": 1})
    strike(b, a, "4E", "Storm", "Hulk")
    strike(a, b, "1S", "Hulk", "Storm")
    assert b.is_kod("Storm")


def test_a_healed_character_falls_all_the_same() -> None:
    a, b = struck(RAGE)
    b.s.hits = [h for h in b.s.hits if h.host != b.char("Storm")]
    b.s.dirty = 1
    strike(b, a, "1E", "Storm", "Hulk")
    assert not b.is_kod("Storm")
    empty_hands(a, b)
    pass_out(a, b)
    assert b.is_kod("Storm")


def test_an_ability_lets_its_character_fight_on() -> None:
    phoenix = character("Bird", RAGE)
    a, b = table(
        cards=[phoenix],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [{"name": "Bird", "hits": ["8E", "8E"]}, {"name": "Storm (MVOP)", "hits": ["8E", "8E"]}]},
    )
    strike(a, b, "4S", "Hulk", "Bird")
    assert not b.is_kod("Bird")


def end_battle(a: Any, b: Any) -> None:
    empty_hands(a, b)
    pass_out(a, b)


def test_a_fallen_teammate_comes_back_for_one_battle() -> None:
    card = special("Shaman", "Hulk", play=[{"do": "resurrect", "who": "teammate", "next_battle": True}])
    a, b = table(
        cards=[card],
        a={
            "front": ["Hulk (MVOP)", {"name": "Beast (MVOP)", "ko": 1}],
            "reserve": "Cyclops (MVOP)",
            "hand": ["Shaman"],
            "draw": PILE * 3,
        },
        b={"front": ["Storm (MVOP)"], "draw": PILE * 3},
    )
    plays(a, b, "Shaman", "Hulk")
    a.does("choose", "Beast")
    assert a.is_kod("Beast")
    end_battle(a, b)
    assert not a.is_kod("Beast") and "Beast" in a.front
    reach(a, b, "Turn")
    end_battle(a, b)
    assert a.is_kod("Beast")


def test_who_was_ko_d_returns_in_the_next_battle() -> None:
    elixir = special(
        "Elixir",
        "Storm",
        until="game",
        stays="astral",
        play=[
            {"do": "whenever", "happens": "fallen", "then": [{"do": "resurrect", "who": "user", "next_battle": True}]}
        ],
    )
    a, b = table(
        cards=[elixir],
        turn="b",
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"], "draw": PILE * 3},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "hand": ["Elixir"], "draw": PILE * 3},
    )
    plays(b, a, "Elixir", "Storm")
    strike(a, b, "4S", "Hulk", "Storm")
    assert b.is_kod("Storm")
    end_battle(a, b)
    assert "Storm" in b.front and b.damage("Storm") == 0


def test_the_reserve_stays_away_for_a_battle() -> None:
    scare = special("Scare", "Hulk", play_if={"opponent_fell": True}, play=[{"do": "stay_away", "who": "opponent"}])
    a, b = table(
        cards=[scare],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S", "Scare"], "draw": PILE * 4},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "reserve": "Beast (MVOP)", "hand": ["1E"], "draw": PILE * 4},
    )
    strike(a, b, "4S", "Hulk", "Storm")
    strike(b, a, "1E", "Cyclops", "Hulk")
    plays(a, b, "Scare", "Hulk")
    end_battle(a, b)
    assert b.reserve == ["Beast"]
    reach(a, b, "Turn")
    end_battle(a, b)
    assert "Beast" in b.front


def test_the_target_is_sent_into_reserve() -> None:
    send = special(
        "Send",
        "Hulk",
        target=True,
        until="battle",
        hit=[{"do": "discard", "whose": "target", "count": 0}, {"do": "stand", "who": "target", "where": "reserve"}],
    )
    a, b = table(
        cards=[send],
        a={"front": ["Hulk (MVOP)"], "hand": ["Send"]},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "reserve": "Beast (MVOP)", "hand": ["1E"], "draw": PILE * 3},
    )
    strike(a, b, "Send", "Hulk", "Storm")
    assert "Storm" in b.reserve and not b.placed("Storm")
    end_battle(a, b)
    assert "Storm" in b.front and b.reserve == ["Beast"]


def test_one_of_two_ways() -> None:
    spy = special(
        "Spy",
        "Hulk",
        until="this_battle",
        play=[
            {
                "do": "one_of",
                "ways": [
                    {"then": [{"do": "venture_total", "amount": 3, "who": "team"}]},
                    {"then": [{"do": "venture_total", "amount": -3, "who": "opponent"}]},
                ],
            }
        ],
    )
    for way, totals in (("the first", (3, 0)), ("the second", (0, -3))):
        a, b = table(cards=[spy], a={"front": ["Hulk (MVOP)"], "hand": ["Spy"]}, b={"front": ["Storm (MVOP)"]})
        plays(a, b, "Spy", "Hulk")
        a.does("choose", way)
        assert (a.venture, b.venture) == totals
    card = next(f.card for f in a.s.faces if f.name == "Spy")
    assert "Choose one: the team gets +3 to the Venture Total; or the opponent gets -3" in card.text()


def test_a_reserve_that_may_step_forward_at_once() -> None:
    claw = character(
        "Claw",
        {"do": "whenever", "happens": "teammate_fallen", "then": [{"do": "stand", "where": "front", "may": True}]},
    )
    a, b = table(
        cards=[claw],
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "reserve": "Claw"},
    )
    strike(a, b, "4S", "Hulk", "Storm")
    b.does("choose", "Claw")
    assert "Claw" in b.front


def test_what_these_words_say() -> None:
    assert FightOn(hits=1).says("Ripclaw") == (
        "When KO'd, Ripclaw may fight on until one further hit or the end of that battle."
    )
    said = Resurrect(who="user", next_battle=True).says("X")
    assert said == "X comes back to the Front Line, even as the fourth there, for the next battle alone."
