"""Words that Events and the last abilities need: what everybody loses, keeps, shows, or may do for a battle."""

from typing import Any

from games.overpower.table import Player, reach
from games.overpower_classic.making import character, event, played_event, plays, special, strike, unnegated
from games.overpower_classic.table import table
from overtable.games.overpower.words.fate import GoesFirst, SpectrumTypes
from overtable.games.overpower.words.forbid import Lock


def lasting(*play: dict[str, Any], a: dict[str, Any], b: dict[str, Any], **more: Any) -> list[Player]:
    """A table on which an Event with these words is in play."""
    mine = {**a, "in_play": [{"card": "Rule"}]}
    return table(cards=[event("Rule", *play), *more.pop("cards", [])], a=mine, b=b, **more)


def test_all_placed_power_cards_go() -> None:
    a, b = played_event(
        event("Rule", each=[{"do": "discard", "whose": "team", "kind": "power", "count": 0}]),
        {"front": [{"name": "Hulk (MVOP)", "placed": ["3S"]}]},
        {"front": [{"name": "Storm (MVOP)", "placed": ["3E"]}]},
    )
    assert not a.placed() and not b.placed()


def test_one_hit_of_every_character_is_removed() -> None:
    hulk, beast = {"name": "Hulk (MVOP)", "hits": ["2E", "3E"]}, {"name": "Beast (MVOP)", "hits": ["4E"]}
    a, _ = played_event(
        event("Rule", each=[{"do": "heal", "who": "team", "records": "permanent", "each": True}]),
        {"front": [hulk, beast]},
        {"front": ["Storm (MVOP)"]},
    )
    a.does("choose", "3E")
    a.does("choose", "4E")
    assert a.damage("Hulk") == 2 and a.damage("Beast") == 0


def test_hits_with_an_icon_go_from_everybody() -> None:
    everybody = {"do": "heal", "who": "all", "records": "permanent", "count": 0, "which": {"icons": ["energy"]}}
    a, b = played_event(
        event("Rule", each=[everybody]),
        {"front": [{"name": "Hulk (MVOP)", "hits": ["2E", "3S"]}]},
        {"front": [{"name": "Storm (MVOP)", "hits": ["2E"]}]},
    )
    assert a.damage("Hulk") == 3 and b.damage("Storm") == 0


def test_one_of_the_front_line_falls_and_the_reserve_steps_up() -> None:
    a, _ = played_event(
        event("Rule", each=[{"do": "ko", "who": "front", "when": {"both_have": 2}}]),
        {"front": ["Hulk (MVOP)", "Beast (MVOP)"], "reserve": "Cyclops (MVOP)"},
        {"front": ["Storm (MVOP)", "Thing (MVOP)"]},
    )
    a.does("choose", "Beast")
    assert a.is_kod("Beast") and "Cyclops" in a.front


def test_a_card_is_drawn_for_each_defeated_mission() -> None:
    a, b = played_event(
        event("Rule", each=[{"do": "draw", "per": "defeated"}]),
        {"front": ["Storm (MVOP)"], "objectives": {"reserve": 5, "defeated": 2}},
        {"front": ["Hulk (MVOP)"]},
    )
    assert len(a.hand) == 3 and len(b.hand) == 0


def test_the_records_of_two_characters_are_exchanged() -> None:
    a, _ = played_event(
        event(
            "Rule",
            each=[
                {"do": "choose_character", "of": "team"},
                {"do": "switch_hits", "of": "pick", "records": "permanent"},
            ],
        ),
        {"front": [{"name": "Hulk (MVOP)", "hits": ["3E"]}, "Beast (MVOP)"]},
        {"front": ["Storm (MVOP)", "Thing (MVOP)"]},
    )
    a.does("choose", "Hulk")
    a.does("choose", "Beast")
    assert a.damage("Hulk") == 0 and a.damage("Beast") == 3


def test_who_has_more_recorded_hits_goes_first() -> None:
    a, b = played_event(
        event("Rule", each=[{"do": "goes_first"}]),
        {"front": ["Hulk (MVOP)"]},
        {"front": [{"name": "Storm (MVOP)", "hits": ["1E"]}]},
    )
    assert b.initiative and not a.initiative
    assert "goes first" in GoesFirst().says("X")


def test_attacks_of_level_one_cannot_be_blocked() -> None:
    sneak = {"do": "ban", "who": "both", "to": "block", "against": {"kinds": ["power"], "least": 1, "most": 1}}
    for card, blocked in (("1E", False), ("2E", True)):
        a, b = lasting(
            sneak, a={"front": ["Storm (MVOP)"], "hand": [card]}, b={"front": ["Hulk (MVOP)"], "hand": ["7S"]}
        )
        a.does("attack", card, "Storm", "Hulk")
        assert b.can("block", "7S", "Hulk") is blocked


def test_the_reserve_blocks_for_the_front_line() -> None:
    help_them = {"do": "defend_for", "reserve": "everybody", "who": "both"}
    a, b = lasting(
        help_them,
        a={"front": ["Storm (MVOP)"], "hand": ["4E"]},
        b={"front": ["Beast (MVOP)"], "reserve": "Hulk (MVOP)", "hand": ["7S"]},
    )
    a.does("attack", "4E", "Storm", "Beast")
    b.does("block", "7S", "Hulk")
    assert b.damage("Beast") == 0


def test_an_attack_moves_to_the_reserve() -> None:
    a, b = table(
        cards=[event("Rule", {"do": "shifts", "of": "team", "to": "reserve"})],
        turn="b",
        a={"front": ["Beast (MVOP)"], "reserve": "Hulk (MVOP)", "in_play": [{"card": "Rule"}]},
        b={"front": ["Storm (MVOP)"], "hand": ["4E"]},
    )
    b.does("attack", "4E", "Storm", "Beast")
    a.does("shift", "Rule", "Hulk")
    a.does("take")
    assert a.damage("Hulk") == 4


def test_level_one_intellect_cards_avoid_numerical_attacks() -> None:
    smart = {"do": "avoid_with", "who": "both", "type": "intelligence", "most": 1, "numerical": True, "cards": "multi"}
    a, b = lasting(
        smart,
        cards=[character("Brain")],
        a={"front": ["Storm (MVOP)"], "hand": ["6E"]},
        b={"front": ["Brain"], "hand": ["1I", "2I"]},
    )
    a.does("attack", "6E", "Storm", "Brain")
    assert not b.can("avoid", "2I", "Brain")
    b.does("avoid", "1I", "Brain")
    assert b.damage("Brain") == 0


def test_abilities_that_raise_attacks_raise_them_more() -> None:
    strong = character("Strong", {"do": "bonus", "amount": 1, "to": "attack", "power": True})
    a, _ = lasting(
        {"do": "inherent_plus", "amount": 1, "to": "attack"},
        cards=[strong],
        a={"front": ["Strong"], "hand": ["4E"]},
        b={"front": ["Hulk (MVOP)"]},
    )
    a.does("attack", "4E", "Strong", "Hulk")
    assert a.level == 6


def test_nobody_concedes_before_both_had_a_turn() -> None:
    wait = {"do": "lock", "who": "both", "no": ["concede"], "first_turns": True}
    a, b = lasting(wait, initiative="a", a={"front": ["Hulk (MVOP)"]}, b={"front": ["Storm (MVOP)"], "hand": ["1E"]})
    assert not a.can("concede")
    a.does("pass")
    assert not b.can("concede")
    strike(b, a, "1E", "Storm", "Hulk")
    assert a.can("concede")
    said = Lock(who="both", no=("concede",), first_turns=True).says("X")
    assert said == "Neither player may concede the battle until both have taken a turn."


def test_what_can_be_placed_must_be_placed() -> None:
    a, b = lasting(
        {"do": "lock", "who": "both", "no": ["keep"]},
        phase="placement",
        a={"front": ["Hulk (MVOP)"], "hand": ["3S"]},
        b={"front": ["Storm (MVOP)"]},
    )
    assert not a.can("done")
    a.does("place", "3S", "Hulk")
    b.does("done")
    assert a.can("done")


def test_cards_are_shown_after_placing() -> None:
    show = {"do": "reveal", "own": True, "by": "owner", "icon": "brute_force"}
    a, b = lasting(
        {"do": "whenever", "happens": "placement_phase", "who": "both", "then": [show]},
        phase="placement",
        a={"front": ["Hulk (MVOP)"], "hand": ["3S", "2E"]},
        b={"front": ["Storm (MVOP)"]},
    )
    reach(a, b, "Triggered")
    assert {o.verb for o in a.options()} == {"reveal"} and len(a.options()) == 1


def test_a_spectrum_ko_takes_four_types() -> None:
    ghost = character("Ghost", {"do": "spectrum_types", "types": 4})
    hits = ["1E", "1F"]
    a, b = table(
        cards=[ghost],
        a={"front": ["Hulk (MVOP)"], "hand": ["1S"]},
        b={"front": [{"name": "Ghost", "hits": hits}, {"name": "Storm (MVOP)", "hits": hits}]},
    )
    strike(a, b, "1S", "Hulk", "Ghost")
    assert not b.is_kod("Ghost")
    assert SpectrumTypes(types=4).says("Ghost") == "A Spectrum KO of Ghost takes four types."


def test_a_power_card_goes_with_it_and_counts() -> None:
    fire = special(
        "Ember",
        "Hulk",
        with_power=True,
        with_which=[{"kinds": ["power"], "icons": ["brute_force"], "single": True}],
        until="this_battle",
        play=[{"do": "venture_total", "of": "cards"}],
    )
    a, b = table(
        cards=[fire],
        a={"front": ["Hulk (MVOP)"], "hand": ["Ember", "5S", "2E"]},
        b={"front": ["Storm (MVOP)"], "hand": ["1E"]},
    )
    assert not a.can("play", "Ember", "Hulk", "2E")
    plays(a, b, "Ember", "Hulk", "5S")
    assert a.venture == 5 and a.hand == ["2E"]


def test_hits_up_to_the_value_of_the_power_card_are_removed() -> None:
    drain = special(
        "Drain",
        "Hulk",
        combine={"by": "user", "types": ["brute_force"]},
        hit=[{"do": "heal", "records": "permanent", "count": 0, "paid": "joined"}],
    )
    a, b = table(
        cards=[drain],
        a={"front": [{"name": "Hulk (MVOP)", "hits": ["3E", "5E"]}], "hand": ["Drain", "4S"]},
        b={"front": ["Storm (MVOP)"]},
    )
    strike(a, b, "Drain", "Hulk", "4S", "Hulk", "Storm")
    assert a.permanent("Hulk") == ["5E"] and b.damage("Storm") == 4


def test_an_attack_worth_no_more_than_the_removed_hit() -> None:
    channel = special("Channel", "Hulk", play=[{"do": "heal", "records": "current"}], follow=[{"healed": True}])
    a, b = table(
        cards=[channel],
        a={"front": [{"name": "Hulk (MVOP)", "current": ["4E"]}], "hand": ["Channel", "4S", "5S"]},
        b={"front": ["Storm (MVOP)"]},
    )
    plays(a, b, "Channel", "Hulk")
    a.does("choose", "4E")
    assert a.can("attack", "4S", "Hulk", "Storm") and not a.can("attack", "5S", "Hulk", "Storm")


def test_a_fallen_character_comes_back_for_the_card() -> None:
    force = special(
        "Force",
        "Storm",
        until="game",
        stays="astral",
        play=[
            {
                "do": "give_up",
                "who": "team",
                "after_fall": True,
                "then": [{"do": "resurrect", "who": "user", "to": "reserve"}],
            }
        ],
    )
    a, b = table(
        cards=[force],
        turn="b",
        a={"front": ["Hulk (MVOP)"], "hand": ["4S", "1S"]},
        b={"front": [{"name": "Storm (MVOP)", "hits": ["8E", "8E"]}, "Beast (MVOP)"], "hand": ["Force", "1S"]},
    )
    plays(b, a, "Force", "Storm")
    strike(a, b, "4S", "Hulk", "Storm")
    assert b.is_kod("Storm")
    b.does("give_up", "Force")
    unnegated(a)
    assert b.reserve == ["Storm"] and "Force" in b.dead


def test_the_opponent_discards_for_each_recorded_hit() -> None:
    heat = special(
        "Heat",
        "Hulk",
        target=True,
        hit=[{"do": "discard", "whose": "opponent", "places": ["hand"], "by": "owner", "per": "recorded"}],
    )
    a, b = table(
        cards=[heat],
        a={"front": [{"name": "Hulk (MVOP)", "hits": ["2E", "3E"]}], "hand": ["Heat"]},
        b={"front": ["Storm (MVOP)"], "hand": ["1E", "2S", "3S"]},
    )
    strike(a, b, "Heat", "Hulk", "Storm")
    b.does("choose", "1E")
    b.does("choose", "2S")
    assert b.hand == ["3S"]
