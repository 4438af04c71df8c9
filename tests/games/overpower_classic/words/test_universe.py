"""What cards make of Universe cards: bonuses that count twice or as damage, cards of the opponent."""

from games.overpower_classic.making import played, plays, special, strike, text, unnegated
from games.overpower_classic.table import known, table

TEAMWORK = "6 Energy Teamwork (Strength/Fighting +1/+2)"
TWICE = special(
    "Ingenuity",
    "Storm",
    use=["offence", "defence"],
    until="action",
    play=[{"do": "universe_bonus", "who": "team", "times": 2}],
)


def test_a_universe_bonus_counts_twice_in_an_attack() -> None:
    a, b = table(
        a={"front": ["Storm (MVOP)"], "hand": ["Ingenuity", "5E", "Power Lines", "3E"]},
        b={"front": ["Venom (MVOP)"], "hand": ["1E"]},
        cards=[TWICE],
    )
    a.does("add", "Ingenuity", "Storm")
    assert not a.can("attack", "5E", "Storm")
    a.does("attack", "5E", "Power Lines", "Storm", "Venom")
    unnegated(b)
    assert a.level == 9
    b.does("take")
    assert b.damage("Venom") == 5 and "Ingenuity" in a.dead
    strike(b, a, "1E", "Venom", "Storm")
    assert a.hand == ["3E"]
    assert text(TWICE).startswith("Bonuses of Storm's team's Universe cards count twice.")


def test_both_follow_ups_of_a_teamwork_have_their_bonus_twice() -> None:
    a, b = table(
        a={
            "front": ["Storm (MVOP)", "Hulk (MVOP)", "Venom (MVOP)"],
            "hand": ["Ingenuity", TEAMWORK, "3S", "4F"],
        },
        b={"front": ["Thing (MVOP)"]},
        cards=[TWICE],
    )
    a.does("add", "Ingenuity", "Storm")
    strike(a, b, TEAMWORK, "Storm", "Thing")
    a.does("attack", "3S", "Hulk", "Thing")
    assert a.level == 5
    b.does("take")
    a.does("attack", "4F", "Venom", "Thing")
    assert a.level == 8
    b.does("take")
    assert "Ingenuity" in a.dead


def test_bonuses_of_one_type_from_teamwork_cards_count_twice() -> None:
    word = {"do": "universe_bonus", "who": "both", "times": 2, "types": ["combat"], "which": {"kinds": ["teamwork"]}}
    card = special("Goodness", "Storm", until="battle", stays="astral", play=[word])
    a, b = table(
        a={
            "front": ["Storm (MVOP)", "Hulk (MVOP)", "Venom (MVOP)"],
            "hand": [TEAMWORK, "3S", "4F"],
            "in_play": [{"card": "Goodness", "by": "Storm"}],
        },
        b={"front": ["Thing (MVOP)"]},
        cards=[card],
    )
    strike(a, b, TEAMWORK, "Storm", "Thing")
    a.does("attack", "3S", "Hulk", "Thing")
    assert a.level == 4
    b.does("take")
    a.does("attack", "4F", "Venom", "Thing")
    assert a.level == 8
    assert text(card).startswith("Fighting bonuses of all Teamwork cards count twice.")


def test_a_bonus_that_is_damage_counts_to_the_venture_total() -> None:
    word = {"do": "universe_bonus", "who": "team", "damage": True, "which": {"kinds": ["basic"]}}
    card = special("Physics", "Storm", until="game", stays="astral", play=[word])
    a, b = table(
        a={
            "front": ["Storm (MVOP)"],
            "hand": ["5E", "Power Lines", "1E"],
            "in_play": [{"card": "Physics", "by": "Storm"}],
        },
        b={"front": ["Venom (MVOP)"]},
        cards=[card],
    )
    strike(a, b, "5E", "Power Lines", "Storm", "Venom")
    assert b.damage("Venom") == 7 and a.venture == 7 and "Power Lines" in a.dead
    assert "used to attack are damage and count to the Venture Total" in text(card)


def test_a_power_card_with_a_universe_card_of_the_opponent() -> None:
    card = special("Burglar", "Storm", play=[{"do": "attack_with_theirs"}])
    a, b = table(
        a={"front": ["Storm (MVOP)"], "hand": ["Burglar", "5E", "Generator"]},
        b={"front": [{"name": "Iron Man (MVOP)", "placed": ["Power Lines"]}]},
        cards=[card],
    )
    plays(a, b, "Burglar", "Storm")
    assert not a.can("attack", "5E", "Storm") and not a.can("attack", "5E", "Generator")
    a.does("attack", "5E", "Power Lines", "Storm", "Iron Man")
    assert a.level == 7
    b.does("take")
    assert b.damage("Iron Man") == 5 and b.dead == ["Power Lines"] and b.placed() == []
    assert (
        text(card) == "Storm may attack with a Power card and one Basic or Training card that the opponent has placed."
    )


def test_a_placed_card_of_the_opponent_attacks_a_teammate_of_its_character() -> None:
    card = special("Tester", "Storm", play=[{"do": "steal", "of": "opponent", "may": True}])
    a, b = table(
        a={"front": ["Storm (MVOP)"], "hand": ["Tester"]},
        b={"front": [{"name": "Hulk (MVOP)", "placed": ["8S", "Tree"]}, "Thing (MVOP)"]},
        cards=[card],
    )
    plays(a, b, "Tester", "Storm")
    assert a.can("decline") and not a.can("choose", "Tree")
    a.does("choose", "8S")
    assert not a.can("attack", "8S", "Storm", "Hulk")
    strike(a, b, "8S", "Storm", "Thing")
    assert b.damage("Thing") == 8


def test_a_card_acts_identical_to_a_special_on_the_table() -> None:
    card = special("Mimic", "Storm", play=[{"do": "act_as", "of": "special"}])
    punch = special("Punch", "Hulk", icons=["brute_force"], value=5, hit=[{"do": "discard", "whose": "target"}])
    a, b = played(
        card,
        cards=(punch,),
        b={"front": ["Thing (MVOP)", {"name": "Hulk (MVOP)", "placed": ["Punch", "7S"]}]},
        by="Storm",
    )
    assert not a.can("choose", "7S")
    a.does("choose", "Punch")
    strike(a, b, "Punch", "Storm", "Hulk")
    assert a.pending == "Effects"
    a.does("choose", "7S")
    assert b.damage("Hulk") == 5 and b.placed() == ["Punch"]
    assert b.hits("Hulk") == ["Punch"]
    assert text(card).startswith("This card acts identical to any Special on the table")


def test_what_acted_as_another_card_is_itself_again_when_it_leaves_play() -> None:
    card = special("Mimic", "Storm", play=[{"do": "act_as", "of": "special"}])
    punch = special("Punch", "Hulk", icons=["brute_force"], value=5)
    a, b = played(
        card, cards=(punch,), b={"front": [{"name": "Hulk (MVOP)", "placed": ["Punch"]}], "hand": ["8S"]}, by="Storm"
    )
    a.does("choose", "Punch")
    a.does("attack", "Punch", "Storm", "Hulk")
    unnegated(b)
    b.does("block", "8S", "Hulk")
    assert a.dead == ["Mimic"] and b.placed() == ["Punch"]


def test_a_card_acts_identical_to_a_hit_on_its_user() -> None:
    card = special("Absorb", "Storm", play=[{"do": "act_as", "of": "own_hit"}])
    a, b = played(
        card,
        a={"front": [{"name": "Storm (MVOP)", "hits": ["8S"], "current": ["2F"]}]},
        b={"front": ["Hulk (MVOP)"]},
        by="Storm",
    )
    a.does("choose", "8S")
    strike(a, b, "8S", "Storm", "Hulk")
    assert b.damage("Hulk") == 8 and a.venture == 8
    assert "any hit on Storm" in text(card)


def test_cards_that_the_target_can_play_are_open() -> None:
    card = special(
        "Reveal", "Storm", target=True, until="battle", hit=[{"do": "open_hand", "who": "target", "playable": True}]
    )
    draw = special("Draw", "Hulk", play=[{"do": "draw", "count": 2, "keep": True}])
    a, b = table(
        a={"front": ["Storm (MVOP)"], "hand": ["Reveal"]},
        b={"front": ["Hulk (MVOP)", "Iron Man (MVOP)"], "hand": ["8S", "6E", "Draw"], "draw": ["7E", "7S"]},
        cards=[card, draw],
    )
    strike(a, b, "Reveal", "Storm", "Hulk")
    assert known(a, b) == ["8S", "Draw"]
    plays(b, a, "Draw", "Hulk")
    assert known(a, b) == ["7S", "8S"]
    assert "all cards of the hand that the target can play" in text(card)


def test_several_basic_cards_join_one_attack() -> None:
    card = special("Both Hands", "Storm", until="battle", stays="clipped", play=[{"do": "may", "what": "many_basics"}])
    a, b = table(
        a={
            "front": ["Storm (MVOP)", "Iron Man (MVOP)"],
            "hand": ["5E", "Power Lines", "Generator", "Energy Enhancer", "Throwing Blades", "4E", "Energy Booster"],
            "in_play": [{"card": "Both Hands", "by": "Storm"}],
        },
        b={"front": ["Venom (MVOP)"], "hand": ["1E"]},
        cards=[card],
    )
    a.does("attack", "5E", "Power Lines", "Storm", "Venom")
    assert not a.can("add", "Throwing Blades")
    a.does("add", "Generator", "Storm")
    a.does("add", "Energy Enhancer", "Storm")
    a.does("decline")
    assert a.level == 11
    b.does("take")
    assert b.damage("Venom") == 5
    assert {"Power Lines", "Generator", "Energy Enhancer"} <= set(a.dead)
    strike(b, a, "1E", "Venom", "Storm")
    a.does("attack", "4E", "Energy Booster", "Iron Man", "Venom")
    assert b.is_asked
    assert "Storm may add several Basic Universe cards to each attack with a Power card." in text(card)


def test_a_universe_bonus_counts_twice_in_a_defence() -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["8S"]},
        b={"front": ["Storm (MVOP)"], "hand": ["Ingenuity", "4E", "Power Lines"]},
        cards=[TWICE],
    )
    a.does("attack", "8S", "Hulk", "Storm")
    assert not b.can("block", "4E")
    b.does("use", "Ingenuity", "Storm")
    b.does("block", "4E", "Power Lines", "Storm")
    assert b.damage("Storm") == 0 and sorted(b.dead) == ["Ingenuity", "Power Lines"]
