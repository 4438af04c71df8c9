"""Defences of the classic edition: blocks, avoids, shifts and negates (OPC-DEF)."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.given import DUCK, GAIN, GLOOM, STRIKE, TEAMWORK
from games.overpower_classic.making import attacks, special, strike_home
from games.overpower_classic.table import duel
from marks import rule

HULK, STORM, BEAST, WOLVERINE, CYCLOPS, THING = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Wolverine", "Cyclops", "Thing")
)


def attacked(*attack: str, answers: list[str], them: list[object] | None = None, **more: object) -> list[Player]:
    """An attack of Hulk that stands before the defence of the other side."""
    a, b = duel([HULK], [attack[0]], them or [STORM], answers, **more)
    attacks(a, b, *attack)
    return [a, b]


@rule("OPC-DEF-01")
def test_a_defence_is_part_of_the_attackers_turn() -> None:
    _, b = attacked("5S", "Hulk", "Storm", answers=["5E", "6E"])
    b.does("block", "5E", "Storm")
    assert b.pending == "Turn" and b.is_asked and b.can("attack", "6E", "Storm", "Hulk")


@rule("OPC-DEF-02")
def test_only_the_attacked_character_stops_the_attack_save_by_specials_that_say_so() -> None:
    save = special("Save", "Beast", use=["defence"], avoid={"who": "teammate"})
    _, b = attacked("5S", "Hulk", "Storm", answers=["6S", "Save"], them=[STORM, BEAST], cards=[save])
    assert b.refusal("block", "6S", "Beast") == "OPC-DEF-02" and b.can("avoid", "Save", "Beast")
    _, b = attacked("5S", "Hulk", "Beast", answers=["Duck"], them=[STORM, BEAST], cards=[DUCK])
    assert b.refusal("avoid", "Duck", "Storm") == "OPC-DEF-02"


@rule("OPC-DEF-03")
def test_no_other_special_joins_a_defence() -> None:
    wall = special(
        "Wall", "Storm", use=["defence"], until="battle", play=[{"do": "bonus", "amount": 3, "to": "defence"}]
    )
    once = special(
        "Once", "Storm", use=["defence"], until="action", play=[{"do": "bonus", "amount": 3, "to": "defence"}]
    )
    _, b = attacked("5S", "Hulk", "Storm", answers=["3E", "Wall", "Once"], cards=[wall, once])
    assert b.refusal("use", "Wall", "Storm") == "OPC-DEF-03" and not b.can("block", "3E")
    b.answers(("use", "Once", "Storm"), ("block", "3E", "Storm"))
    assert b.hits("Storm") == [], "a card may say that it goes with a defence"


@rule("OPC-DEF-04", "OPC-DEF-05")
def test_a_block_of_any_type_holds_from_the_total_of_the_attack_on() -> None:
    a, b = duel([HULK], ["4S", "Haymaker (basic)"], [STORM], ["4E", "5E", "4F", "Photon"])
    a.does("attack", "4S", "Haymaker (basic)", "Hulk", "Storm")
    assert b.refusal("block", "4E", "Storm") == "OPC-DEF-04" and b.refusal("block", "4F", "Storm") == "OPC-DEF-04"
    assert b.can("block", "5E", "Storm") and b.can("block", "4E", "Photon", "Storm")


@rule("OPC-DEF-06")
def test_the_defender_must_be_able_to_use_the_cards() -> None:
    them = [hero(STORM, placed=["6E"]), hero(BEAST, placed=["5F"])]
    _, b = attacked("5S", "Hulk", "Storm", answers=["5S"], them=them)
    assert not b.can("block", "5S") and b.can("block", "6E", "Storm") and not b.can("block", "5F")


@rule("OPC-DEF-07")
def test_teamwork_and_ally_cards_never_defend() -> None:
    _, b = attacked("5S", "Hulk", "Storm", answers=[TEAMWORK, "Lockheed"], them=[STORM, BEAST])
    assert b.verbs == {"take"}


@rule("OPC-DEF-08")
def test_after_a_defence_all_cards_go_to_their_owners_piles() -> None:
    a, b = duel([HULK], ["4S", "Haymaker (basic)"], [STORM], ["4E", "Photon"])
    a.does("attack", "4S", "Haymaker (basic)", "Hulk", "Storm")
    b.does("block", "4E", "Photon", "Storm")
    assert a.power_pack == ["4S"] and a.dead == ["Haymaker"] and b.power_pack == ["4E"] and b.dead == ["Photon"]


@rule("OPC-DEF-09")
def test_nobody_has_to_defend() -> None:
    _, b = attacked("5S", "Hulk", "Storm", answers=["5E"])
    b.does("take")
    assert b.hits("Storm") == ["5S"] and b.hand == ["5E"]


@rule("OPC-DEF-10")
def test_every_attack_of_a_chain_is_answered_by_itself() -> None:
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "4S"], [STORM], ["Duck", "7E"], cards=[DUCK])
    a.does("attack", TEAMWORK, "Cyclops", "Storm")
    b.does("avoid", "Duck", "Storm")
    a.does("attack", "4S", "Hulk", "Storm")
    assert b.can("block", "7E") and not b.can("avoid", "Duck")
    b.does("take")
    assert b.hits("Storm") == ["4S"]


@rule("OPC-DEF-11")
def test_an_attack_without_a_number_is_not_blocked_and_no_ceiling_fits_it() -> None:
    low = special("Low", "Storm", use=["defence"], avoid={"most": 6})
    _, b = attacked("Gloom", "Hulk", "Storm", answers=["7E", "Low", "Duck"], cards=[GLOOM, DUCK, low])
    assert b.refusal("block", "7E", "Storm") == "OPC-DEF-11" and b.refusal("avoid", "Low", "Storm") == "OPC-DEF-14"
    assert b.can("avoid", "Duck")


FIGHTING = special("Flip", "Storm", use=["defence"], avoid={"types": ["combat"]})


@rule("OPC-DEF-12")
@pytest.mark.parametrize(
    ("attack", "stopped"),
    [
        (("3M", "Hulk", "Storm"), True),
        (("2 MultiPower (three icons)", "Hulk", "Storm"), True),
        (("3S", "Hulk", "Storm"), False),
        (("6A", "Hulk", "Storm"), False),
    ],
)
def test_an_avoid_against_a_type_stops_what_contains_it(attack: tuple[str, ...], stopped: bool) -> None:
    _, b = attacked(*attack, answers=["Flip"], cards=[FIGHTING])
    assert b.can("avoid", "Flip", "Storm") is stopped


@rule("OPC-DEF-12", "OPC-COMBO-03")
def test_an_avoid_against_a_part_stops_the_combined_attack() -> None:
    a, b = duel([HULK], ["Green Goliath", "3F"], [STORM], ["Flip"], cards=[FIGHTING])
    a.does("attack", "Green Goliath", "Hulk", "3F", "Hulk", "Storm")
    b.answers(("decline",), ("avoid", "Flip", "Storm"))
    assert b.hits("Storm") == [] and a.dead == ["Green Goliath"] and a.power_pack == ["3F"]


@rule("OPC-DEF-13", "OPC-BATT-14")
def test_what_an_attack_with_a_universe_card_is() -> None:
    flee = special("Flee", "Storm", use=["defence"], avoid={"made_with": "universe"})
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "4S"], [STORM], ["Flee"], cards=[flee])
    a.does("attack", TEAMWORK, "Cyclops", "Storm")
    assert b.can("avoid", "Flee")
    b.does("take")
    a.does("attack", "4S", "Hulk", "Storm")
    assert b.can("avoid", "Flee"), "the follow-up to a Teamwork"
    a, b = duel(["Spider-Man (MVOP)", HULK], ["Edwin Jarvis", "Strike", "4S"], [STORM], ["Flee"], cards=[flee, STRIKE])
    a.does("attack", "Edwin Jarvis", "Spider-Man", "Storm")
    assert b.can("avoid", "Flee")
    b.does("take")
    a.does("attack", "Strike", "Hulk", "Storm")
    b.does("decline")
    assert b.refusal("avoid", "Flee", "Storm") == "OPC-DEF-03", "the Special after an Ally is none"
    a, b = duel([HULK], ["4S", "Haymaker (basic)"], [STORM], ["Flee"], cards=[flee])
    a.does("attack", "4S", "Haymaker (basic)", "Hulk", "Storm")
    assert b.can("avoid", "Flee")


@rule("OPC-DEF-14")
def test_a_ceiling_looks_at_the_whole_value() -> None:
    low = special("Low", "Storm", use=["defence"], avoid={"most": 4})
    a, b = duel([HULK], ["4S", "Haymaker (basic)"], [STORM], ["Low"], cards=[low])
    a.does("attack", "4S", "Haymaker (basic)", "Hulk", "Storm")
    assert b.refusal("avoid", "Low", "Storm") == "OPC-DEF-14"
    _, b = attacked("4S", "Hulk", "Storm", answers=["Low"], cards=[low])
    assert b.can("avoid", "Low", "Storm")


@rule("OPC-DEF-15")
def test_a_shifted_attack_is_defended_by_the_new_target_and_stays_there() -> None:
    draw_fire = special("Draw", "Thing", use=["defence"], shift={"to": "user"})
    them: list[object] = [STORM, WOLVERINE, THING]
    _, b = attacked("5S", "Hulk", "Storm", answers=["Snikt", "Draw", "5F"], them=them, cards=[draw_fire])
    b.does("shift", "Snikt", "Wolverine", "Wolverine")
    assert b.can("block", "5F", "Wolverine") and b.refusal("shift", "Draw", "Thing", "Thing") == "OPC-DEF-15"


@rule("OPC-DEF-15")
def test_no_effect_in_play_moves_a_shifted_attack_again() -> None:
    lure = special("Lure", "Thing", until="battle", play=[{"do": "shifts", "of": "team", "to": "teammates"}])
    for shifted in (False, True):
        a, b = duel(
            [HULK],
            ["5S"],
            [STORM, WOLVERINE, THING],
            ["Snikt"],
            cards=[lure],
            them={"in_play": [{"card": "Lure", "by": "Thing"}]},
        )
        a.does("attack", "5S", "Hulk", "Storm")
        if shifted:
            b.does("shift", "Snikt", "Wolverine", "Wolverine")
        assert b.can("shift", "Lure") is not shifted


@rule("OPC-DEF-15")
def test_no_attack_is_shifted_to_where_it_may_not_go() -> None:
    shield = special("Screen", "Wolverine", until="battle", stays="clipped", play=[{"do": "shield"}])
    a, b = duel(
        [HULK],
        ["5S"],
        [STORM, WOLVERINE],
        ["Snikt"],
        cards=[shield],
        them={"in_play": [{"card": "Screen", "by": "Wolverine"}]},
    )
    a.does("attack", "5S", "Hulk", "Storm")
    assert b.refusal("shift", "Snikt", "Wolverine", "Wolverine") == "OPC-DEF-15"


@rule("OPC-DEF-16")
@pytest.mark.parametrize("card", ["Gain", "Strike"])
def test_a_negate_answers_any_special_as_it_is_played_and_its_action_is_lost(card: str) -> None:
    more = special("Strike", "Hulk", value=4, icons=["brute_force"], follow=[{}])
    a, b = duel([HULK], [card, "5S"], [STORM, BEAST], ["Analyze"], cards=[GAIN, more])
    a.does(*("play", "Gain", "Hulk") if card == "Gain" else ("attack", "Strike", "Hulk", "Storm"))
    b.does("negate", "Analyze", "Beast", card)
    assert b.pending == "Turn" and b.is_asked, "no further attack either"
    assert a.dead == [card] and a.venture == 0 and b.hits("Storm") == [] and b.dead == ["Analyze"]


@rule("OPC-DEF-16")
def test_the_attack_is_lost_with_the_special_that_went_with_it() -> None:
    rage = special("Rage", "Hulk", until="action", play=[{"do": "bonus", "amount": 2, "to": "attack"}])
    a, b = duel([HULK], ["5S", "Rage"], [BEAST], ["Analyze"], cards=[rage])
    a.answers(("add", "Rage", "Hulk"), ("attack", "5S", "Hulk", "Beast"))
    b.does("negate", "Analyze", "Beast", "Rage")
    assert b.pending == "Turn" and b.hits("Beast") == [] and a.power_pack == ["5S"]


@rule("OPC-DEF-17")
def test_on_ones_own_turn_a_negate_removes_what_lies_there() -> None:
    weak = special("Weak", "Hulk", value=3, icons=["energy"], play=[{"do": "draw"}])
    a, b = duel(
        [hero(BEAST, current=["Weak"])],
        ["Analyze"],
        [HULK],
        ["5S"],
        cards=[weak, GAIN],
        them={"in_play": [{"card": "Gain", "by": "Hulk"}]},
    )
    assert b.venture == 6 and sorted(a.offered("negate", "Analyze", "Beast")) == ["Gain", "Weak"]
    a.does("negate", "Analyze", "Beast", "Weak")
    b.does("decline")
    assert a.hits("Beast") == [] and b.venture == 3 and b.dead == ["Weak"] and b.hand == ["5S"]


@rule("OPC-DEF-17", "OPC-KO-10")
def test_a_ko_stays_though_its_special_is_negated_later() -> None:
    blow = special("Blow", "Hulk", value=8, icons=["energy"])
    a, b = duel([HULK], ["Blow"], [hero(STORM, current=["8S", "4S"]), BEAST], ["Analyze"], cards=[blow])
    a.does("attack", "Blow", "Hulk", "Storm")
    b.answers(("decline",), ("take",))
    assert b.is_kod("Storm")
    b.does("negate", "Analyze", "Beast", "Blow")
    a.does("decline")
    assert b.is_kod("Storm") and a.dead == ["Blow"] and a.venture == 12


@rule("OPC-DEF-18")
def test_what_is_played_to_defend_is_not_answered() -> None:
    a, b = duel([HULK, BEAST], ["5S", "Analyze"], [STORM], ["Duck"], cards=[DUCK])
    a.does("attack", "5S", "Hulk", "Storm")
    b.does("avoid", "Duck", "Storm")
    assert b.pending == "Turn" and "Analyze" in a.hand and b.dead == ["Duck"]


@rule("OPC-DEF-19")
@pytest.mark.parametrize(
    ("limits", "barred"),
    [
        ({"no": ["special"]}, True),
        ({"only": {"kinds": ["power"]}}, True),
        ({"only": {"kinds": ["special"]}}, False),
        ({"no": ["placed"]}, False),
    ],
)
def test_a_limit_on_the_defence_covers_negates(limits: dict[str, object], barred: bool) -> None:
    sure = special("Sure", "Hulk", value=4, icons=["brute_force"], limits=limits)
    a, b = duel([HULK], ["Sure"], [STORM, BEAST], ["Analyze"], cards=[sure])
    a.does("attack", "Sure", "Hulk", "Storm")
    assert b.can("negate", "Analyze", "Beast", "Sure") is not barred
    if barred:
        assert b.refusal("negate", "Analyze", "Beast", "Sure") == "OPC-DEF-19"


@rule("OPC-DEF-19")
def test_a_placed_negate_is_barred_where_no_placed_card_defends() -> None:
    sure = special("Sure", "Hulk", value=4, icons=["brute_force"], limits={"no": ["placed"]})
    a, b = duel([HULK], ["Sure", "5S"], [STORM, hero(BEAST, placed=["Analyze"])], cards=[sure])
    strike_home(a, b, "5S", "Hulk", "Storm")
    b.does("pass")
    a.does("attack", "Sure", "Hulk", "Storm")
    assert b.refusal("negate", "Analyze", "Beast", "Sure") == "OPC-DEF-19"
