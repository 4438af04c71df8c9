"""What counts to the Venture Total, and words that wait for the next battle."""

from games.overpower.table import empty_hands, pass_out, reach
from games.overpower_classic.making import character, plays, special, strike
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.words.counting import HitsCount
from overtable.games.overpower.words.lasting import VentureTotal
from overtable.games.overpower.words.when import When
from overtable.games.overpower.words.which import Which

SCHEME = special(
    "Scheme",
    "Hulk",
    until="this_battle",
    play=[{"do": "hits_count", "which": {"kinds": ["power"], "icons": ["energy"], "single": True}}],
)


def test_hits_of_the_opponent_with_such_cards_do_not_count() -> None:
    a, b = table(
        cards=[SCHEME],
        turn="b",
        a={"front": ["Hulk (MVOP)"], "hand": ["Scheme", "3S"]},
        b={"front": ["Storm (MVOP)"], "hand": ["4E", "4S", "3M"]},
    )
    strike(b, a, "4E", "Storm", "Hulk")
    assert b.venture == 4
    plays(a, b, "Scheme", "Hulk")
    assert b.venture == 0
    strike(b, a, "3M", "Storm", "Hulk")
    assert b.venture == 3  # a MultiPower card is no Energy card
    strike(a, b, "3S", "Hulk", "Storm")
    assert a.venture == 3


def test_hits_on_the_user_are_taken_off() -> None:
    mist = special("Mist", "Hulk", until="game", play=[{"do": "hits_count", "times": -1, "who": "user"}])
    a, b = table(
        cards=[mist],
        turn="b",
        a={"front": ["Hulk (MVOP)", "Cyclops (MVOP)"], "hand": ["Mist", "1S"]},
        b={"front": ["Storm (MVOP)"], "hand": ["4E", "3E"]},
    )
    strike(b, a, "4E", "Storm", "Hulk")
    plays(a, b, "Mist", "Hulk")
    assert b.venture == -4
    strike(b, a, "3E", "Storm", "Cyclops")
    assert b.venture == -1


def test_specials_count_twice() -> None:
    fist = special("Fist", "Hulk", icons=["combat"], value=4)
    lead = special(
        "Lead",
        "Hulk",
        until="this_battle",
        play=[{"do": "hits_count", "times": 2, "who": "team", "which": {"kinds": ["special"]}}],
    )
    a, b = table(
        cards=[fist, lead],
        a={"front": ["Hulk (MVOP)"], "hand": ["Fist", "Lead", "2S"]},
        b={"front": ["Storm (MVOP)"], "hand": ["1E", "2E"]},
    )
    plays(a, b, "Lead", "Hulk")
    strike(b, a, "1E", "Storm", "Hulk")
    strike(a, b, "Fist", "Hulk", "Storm")
    assert a.venture == 8


def test_the_better_amount_against_a_mission() -> None:
    foe = special(
        "Foe",
        "Hulk",
        until="this_battle",
        play=[
            {
                "do": "venture_total",
                "who": "opponent",
                "amount": -3,
                "better": {"opponent_mission": "Fatal Attractions"},
                "better_amount": -6,
            }
        ],
    )
    for mission, total in (("Fatal Attractions", -6), ("Secret Wars", -3)):
        a, b = table(
            cards=[foe],
            a={"front": ["Hulk (MVOP)"], "hand": ["Foe"], "mission": "Secret Wars"},
            b={"front": ["Storm (MVOP)"], "mission": mission},
        )
        plays(a, b, "Foe", "Hulk")
        assert b.venture == total


def test_each_hit_on_the_character_raises_the_total() -> None:
    ice = character("Ice", {"do": "venture_total", "amount": 1, "per": "hits", "who": "team"})
    a, b = table(
        cards=[ice],
        turn="b",
        a={"front": [{"name": "Ice", "hits": ["2S"]}]},
        b={"front": ["Hulk (MVOP)"], "hand": ["3S"]},
    )
    assert a.venture == 0
    strike(b, a, "3S", "Hulk", "Ice")
    assert a.venture == 1


def test_what_is_played_for_the_next_battle_works_there_and_only_there() -> None:
    big = special(
        "Big",
        "Hulk",
        one_per_deck=True,
        until="next_battle",
        play=[{"do": "venture_total", "amount": 6, "who": "team"}],
    )
    a, b = table(
        cards=[big],
        a={"front": ["Hulk (MVOP)"], "hand": ["Big"], "draw": PILE * 3},
        b={"front": ["Storm (MVOP)"], "draw": PILE * 3},
    )
    plays(a, b, "Big", "Hulk")
    assert a.venture == 0
    pass_out(a, b)
    assert a.venture == 6 and a.astral == ["Big"]
    reach(a, b, "Turn")
    empty_hands(a, b)
    pass_out(a, b)
    assert a.venture == 0 and "Big" in a.dead


def test_a_card_that_asks_for_a_ko_is_not_played_before_it() -> None:
    scare = special(
        "Scare",
        "Hulk",
        play_if={"opponent_fell": True},
        until="this_battle",
        play=[{"do": "venture_total", "amount": 1}],
    )
    a, b = table(
        cards=[scare],
        a={"front": ["Hulk (MVOP)"], "hand": ["Scare", "7S"]},
        b={"front": [{"name": "Storm (MVOP)", "hits": ["8E", "6E"]}, "Cyclops (MVOP)"], "hand": ["1E"]},
    )
    assert a.refusal("play", "Scare", "Hulk") == "OPC-CARD-18"
    strike(a, b, "7S", "Hulk", "Storm")
    strike(b, a, "1E", "Cyclops", "Hulk")
    plays(a, b, "Scare", "Hulk")
    assert a.venture == 8


def test_who_won_or_lost_the_last_battle() -> None:
    a, _ = table(a={"front": ["Hulk (MVOP)"]}, b={"front": ["Storm (MVOP)"]})
    for lost, won, fallen in ((0, False, False), (1, False, True), (2, True, False)):
        a.s.lost = lost
        assert When(won_battle=True).holds(a.s, 0, -1) is won
        assert When(lost_battle=True).holds(a.s, 0, -1) is fallen


def test_what_these_words_say() -> None:
    assert HitsCount(which=Which(kinds=("power",))).says("Hulk") == (
        "Hits of the opponent with Power cards do not count to the Venture Total."
    )
    assert VentureTotal(amount=-3, who="opponent", better=When(opponent_mission="X"), better_amount=-6).says(
        "Hulk"
    ) == ("The opponent gets -3 to the Venture Total; if the opponent plays the Mission X, -6 instead.")
