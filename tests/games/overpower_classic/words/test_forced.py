"""Attacks that must be made: on one character, by one character, at a price; ventures and Events that cards rule."""

from typing import Any

from games.overpower.table import reach
from games.overpower_classic.making import event, plays, special, strike
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.words.aim import Aimed, MustAttack, Toll
from overtable.games.overpower.words.ventures import NoEvents, VentureLimit


def test_all_attacks_go_to_one_character_while_they_can() -> None:
    rod = special("Rod", "Hulk", until="game", stays="clipped", play=[{"do": "aimed"}])
    hide = special("Hide", "Hulk", until="this_battle", play=[{"do": "shield"}])
    a, b = table(
        cards=[rod, hide],
        a={"front": ["Hulk (MVOP)", "Cyclops (MVOP)"], "hand": ["Rod", "Hide"]},
        b={"front": ["Storm (MVOP)"], "hand": ["3E", "4E", "2E"]},
    )
    plays(a, b, "Rod", "Hulk")
    assert not b.can("attack", "3E", "Storm", "Cyclops")
    strike(b, a, "3E", "Storm", "Hulk")
    plays(a, b, "Hide", "Hulk")
    strike(b, a, "4E", "Storm", "Cyclops")
    assert a.damage("Cyclops") == 4


def test_the_first_attack_of_its_kind_binds_the_others() -> None:
    busy = event("Busy", {"do": "aimed", "who": "both", "at": "first", "which": {"icons": ["energy"]}})
    a, b = table(
        cards=[busy],
        a={"front": ["Storm (MVOP)"], "hand": ["3E", "4E", "2S"], "in_play": [{"card": "Busy"}]},
        b={"front": ["Hulk (MVOP)", "Cyclops (MVOP)"], "hand": ["1E"]},
    )
    strike(a, b, "3E", "Storm", "Hulk")
    strike(b, a, "1E", "Cyclops", "Storm")
    assert not a.can("attack", "4E", "Storm", "Cyclops") and a.can("attack", "4E", "Storm", "Hulk")
    assert a.can("attack", "2S", "Storm", "Cyclops")


def test_follow_ups_stay_with_their_target() -> None:
    march = event("March", {"do": "aimed", "who": "both", "at": "string"})
    a, b = table(
        cards=[march],
        a={
            "front": ["Storm (MVOP)", "Cyclops (MVOP)"],
            "hand": ["6 Energy Teamwork (Intellect/Strength +1/+2)", "2S"],
            "in_play": [{"card": "March"}],
        },
        b={"front": ["Hulk (MVOP)", "Beast (MVOP)"]},
    )
    card = next(o for o in a.options() if o.verb == "attack")
    a.table.answer(a.number, card)
    while b.is_asked:
        b.does("decline" if b.can("decline") else "take")
    goals = {o.refs[-1] for o in a.options() if o.verb == "attack"}
    assert len(goals) == 1


def test_the_target_must_attack_as_often_as_it_can() -> None:
    joke = special("Joke", "Hulk", target=True, hit=[{"do": "must_attack"}])
    a, b = table(
        cards=[joke],
        a={"front": ["Hulk (MVOP)"], "hand": ["Joke", "1S"]},
        b={"front": ["Storm (MVOP)", "Cyclops (MVOP)"], "hand": ["3E", "2E", "7F"]},
    )
    strike(a, b, "Joke", "Hulk", "Storm")
    assert b.pending == "Frenzy" and not b.can("pass") and not b.can("attack", "3E", "Cyclops", "Hulk")
    strike(b, a, "3E", "Storm", "Hulk")
    assert b.pending == "Frenzy"
    strike(b, a, "2E", "Storm", "Hulk")
    b.does("done")
    assert a.pending == "Turn" and a.is_asked and a.damage("Hulk") == 5


def test_each_attack_of_the_target_costs_two_cards() -> None:
    pact = special("Pact", "Hulk", target=True, until="battle", hit=[{"do": "toll", "cards": 2}])
    a, b = table(
        cards=[pact],
        a={"front": ["Hulk (MVOP)"], "hand": ["Pact", "1S"]},
        b={"front": [{"name": "Storm (MVOP)", "placed": ["1E"]}], "hand": ["3E", "2E", "4E"]},
    )
    strike(a, b, "Pact", "Hulk", "Storm")
    b.does("attack", "3E", "Storm", "Hulk")
    b.does("pay", "1E")
    b.does("pay", "2E")
    while a.is_asked and a.pending == "DefenceWindow":
        a.does("take")
    assert a.damage("Hulk") == 3 and b.hand == ["4E"]
    strike(a, b, "1S", "Hulk", "Storm")
    assert not b.can("attack", "4E", "Storm", "Hulk")


def ventured(word: dict[str, Any], **b: Any) -> list[Any]:
    return table(
        cards=[event("Rule", word)],
        phase="venture",
        a={"front": ["Hulk (MVOP)"], "draw": PILE, "in_play": [{"card": "Rule"}]},
        b={"front": ["Storm (MVOP)"], "draw": PILE, **b},
    )


def test_no_more_than_two_missions_are_ventured() -> None:
    a, _ = ventured({"do": "venture_limit", "most": 2})
    a.does("venture", "reserve objectives")
    a.does("venture", "reserve objectives")
    assert not a.can("venture", "reserve objectives")


def test_two_missions_must_be_ventured() -> None:
    a, _ = ventured({"do": "venture_limit", "most": 2, "least": 2})
    a.does("venture", "reserve objectives")
    assert not a.can("done")


def test_nothing_is_ventured() -> None:
    a, b = ventured({"do": "venture_limit", "most": 0})
    reach(a, b, "Turn")
    assert a.staked == (0, 0) and b.staked == (0, 0)


def test_four_missions_without_a_draw() -> None:
    lil = special(
        "Lil", "Hulk", until="next_battle", play=[{"do": "venture_limit", "who": "team", "most": 4, "free": True}]
    )
    a, b = table(
        cards=[lil],
        a={"front": ["Hulk (MVOP)"], "hand": ["Lil"], "draw": PILE * 3},
        b={"front": ["Storm (MVOP)"], "draw": PILE * 3},
    )
    plays(a, b, "Lil", "Hulk")
    b.does("pass")
    a.does("pass")
    reach(a, b, "Venture")
    held = len(b.hand)
    for _ in range(4):
        a.does("venture", "reserve objectives")
    assert not a.can("venture", "reserve objectives")
    a.does("done")
    assert len(b.hand) == held


def test_events_have_no_effect() -> None:
    bang = event("Bang", {"do": "lock", "who": "both", "no": ["special"]})
    calm = special("Calm", "Hulk", until="next_battle", play=[{"do": "no_events"}])
    a, b = table(
        cards=[bang, calm],
        a={"front": ["Hulk (MVOP)"], "hand": ["Calm"], "draw": ["Bang", *PILE]},
        b={"front": ["Storm (MVOP)"], "draw": PILE * 3},
    )
    plays(a, b, "Calm", "Hulk")
    b.does("pass")
    a.does("pass")
    reach(a, b, "Declare")
    if a.can("event", "Bang"):
        a.does("event", "Bang")
    reach(a, b, "Place")
    assert "Bang" in a.defeated and not any(e.kind == 3 for e in a.s.effects)


def test_what_these_words_say() -> None:
    assert Aimed().says("Leader") == (
        "All attacks of the opponent must be made on Leader, as long as Leader can be attacked."
    )
    assert "as many attacks as possible" in MustAttack().says("X")
    assert "discards two other cards, placed or in hand" in Toll(cards=2).says("X")
    assert VentureLimit(most=4, who="team", free=True).says("X") == (
        "The team may venture no more than four Objectives, without a draw for the opponent."
    )
    assert NoEvents().says("X") == "Events have no effect; cards are still drawn for them."
