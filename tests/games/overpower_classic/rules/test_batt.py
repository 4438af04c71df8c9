"""Turns and attacks of the classic Battle Phase (OPC-BATT)."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.given import DUCK, GAIN, GLOOM, PEEK, STRIKE, TEAMWORK
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel, table
from marks import rule

HULK, STORM, BEAST, WOLVERINE, CYCLOPS, GAMBIT = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Wolverine", "Cyclops", "Gambit")
)


@rule("OPC-BATT-01")
def test_whoever_goes_first_starts_and_turns_alternate() -> None:
    a, b = table(
        a={"front": [HULK], "hand": ["3S", "2S"]}, b={"front": [STORM], "hand": ["3E", "2E"]}, initiative="b", turn="b"
    )
    strike_home(b, a, "3E", "Storm", "Hulk")
    assert a.is_asked and not b.is_asked
    strike_home(a, b, "3S", "Hulk", "Storm")
    assert b.is_asked and b.pending == "Turn"


@rule("OPC-BATT-02")
def test_a_turn_is_one_form_and_no_other_special_goes_with_an_attack() -> None:
    rage = special("Rage", "Hulk", until="battle", stays="clipped", play=[{"do": "bonus", "amount": 2, "to": "attack"}])
    a, b = duel([HULK], ["3S", "Rage"], [STORM], ["4E"], cards=[rage])
    assert a.refusal("add", "Rage", "Hulk") == "OPC-BATT-02"
    a.does("play", "Rage", "Hulk")
    assert b.pending == "NegateWindow" and b.can("decline")
    b.does("decline")
    assert b.pending == "Turn", "that was the turn"


@rule("OPC-BATT-02")
def test_a_special_that_says_so_goes_with_an_attack() -> None:
    rage = special("Rage", "Hulk", until="action", play=[{"do": "bonus", "amount": 2, "to": "attack"}])
    a, b = duel([HULK], ["3S", "Rage"], [STORM], ["4E"], cards=[rage])
    a.answers(("add", "Rage", "Hulk"), ("attack", "3S", "Hulk", "Storm"))
    b.does("decline")
    assert a.level == 5


@rule("OPC-BATT-03")
def test_hand_and_placed_cards_go_together_for_their_own_characters() -> None:
    a, _ = duel([hero(HULK, placed=["Haymaker (basic)"]), hero(WOLVERINE, placed=["4F"])], ["3S"], [STORM])
    assert a.can("attack", "3S", "Haymaker (basic)", "Hulk", "Storm") and a.can("attack", "3S", "Wolverine", "Storm")
    assert a.can("attack", "4F", "Wolverine", "Storm") and a.refusal("attack", "4F", "Hulk", "Storm") == "OPC-PLACE-04"


@rule("OPC-BATT-04")
def test_an_attack_is_on_one_front_line_character() -> None:
    a, _ = duel([HULK], ["3S"], [STORM, BEAST], them={"reserve": GAMBIT})
    assert sorted(a.offered("attack", "3S", "Hulk")) == ["Beast", "Storm"]


@rule("OPC-BATT-05", "OPC-BATT-07", "OPC-BATT-06")
@pytest.mark.parametrize("stopped", [True, False])
def test_what_becomes_of_a_power_card_and_its_basic_card(stopped: bool) -> None:
    a, b = duel([HULK], ["3S", "Haymaker (basic)", "Nerve Pinch"], [STORM], ["5E"])
    assert not a.can("attack", "3S", "Haymaker (basic)", "Nerve Pinch", "Hulk", "Storm"), "one Universe card"
    a.does("attack", "3S", "Haymaker (basic)", "Hulk", "Storm")
    assert a.level == 4
    b.does(*("block", "5E", "Storm") if stopped else ("take",))
    assert a.dead == ["Haymaker"] and a.power_pack == (["3S"] if stopped else [])
    assert b.hits("Storm") == ([] if stopped else ["3S"]) and b.damage("Storm") == (0 if stopped else 3)


@rule("OPC-BATT-19")
def test_what_affects_the_team_is_laid_before_one_who_may_answer_it() -> None:
    for defended in (True, False):
        a, b = duel([HULK], ["Gloom"], [STORM, BEAST], ["Duck", "4E", "5S"], cards=[GLOOM, DUCK])
        assert sorted(a.offered("attack", "Gloom", "Hulk")) == ["Beast", "Storm"] and not a.can("pass")
        a.does("attack", "Gloom", "Hulk", "Storm")
        b.does("decline")
        assert b.can("avoid", "Duck", "Storm") and not b.can("block", "4E")
        b.does(*("avoid", "Duck", "Storm") if defended else ("take",))
        assert b.hits("Storm") == ([] if defended else ["Gloom"])
        b.does("attack", "5S", "Beast", "Hulk")
        assert b.level == (5 if defended else 3), "also the others of the team"


@rule("OPC-BATT-20")
def test_what_affects_the_venture_is_no_attack() -> None:
    a, b = duel([HULK], ["Gain"], [STORM], ["Duck"], cards=[GAIN, DUCK])
    assert a.can("pass") and not a.can("attack", "Gain")
    a.does("play", "Gain", "Hulk")
    assert b.pending == "NegateWindow" and b.verbs == {"decline"}
    b.does("decline")
    assert a.venture == 3 and b.pending == "Turn"


@rule("OPC-BATT-21")
def test_an_attack_on_the_player_is_answered_by_negating_only() -> None:
    a, b = duel([HULK], ["Peek"], [STORM, BEAST], ["Duck", "Snikt", "Analyze"], cards=[PEEK, DUCK])
    assert a.refusal("pass") == "OPC-BATT-29"
    a.does("attack", "Peek", "Hulk")
    assert b.verbs == {"negate", "decline"}
    b.does("decline")
    assert b.pending == "Turn" and a.dead == ["Peek"]


@rule("OPC-BATT-21")
def test_whoever_may_not_attack_does_not_attack_the_player() -> None:
    daze = special(
        "Daze", "Storm", target=True, until="battle", hit=[{"do": "lock", "who": "target", "no": ["attack"]}]
    )
    them = {"in_play": [{"card": "Daze", "by": "Storm", "target": "Hulk"}]}
    a, _ = duel([HULK], ["Peek", "Gain"], [STORM], them=them, cards=[PEEK, GAIN, daze])
    assert a.refusal("attack", "Peek", "Hulk") == "OPC-CARD-18" and a.can("play", "Gain") and a.can("pass")


@rule("OPC-BATT-22", "OPC-BATT-23")
def test_a_further_attack_is_any_card_but_a_teamwork_or_ally_and_comes_after_the_first() -> None:
    hand = ["Berserk Attack", "5F", "Edwin Jarvis", TEAMWORK, "Flying Kick"]
    a, b = duel([WOLVERINE, CYCLOPS], hand, [STORM], ["5E"])
    a.does("attack", "Berserk Attack", "Wolverine", "Storm")
    b.does("decline")
    assert not a.is_asked
    b.does("block", "5E", "Storm")
    assert a.can("attack", "5F", "Wolverine", "Storm") and a.can("attack", "5F", "Flying Kick", "Wolverine", "Storm")
    assert a.refusal("attack", "Edwin Jarvis", "Wolverine", "Storm") == "OPC-BATT-22"
    assert not a.can("attack", "5F", "Cyclops") and a.can("decline")


@rule("OPC-BATT-22")
def test_a_further_special_may_grant_an_attack_of_its_own() -> None:
    more = special("More", "Wolverine", value=1, icons=["combat"], follow=[{}])
    a, b = duel([WOLVERINE], ["Berserk Attack", "More", "5F"], [STORM], cards=[more])
    for card in ("Berserk Attack", "More"):
        a.does("attack", card, "Wolverine", "Storm")
        b.answers(("decline",), ("take",))
    strike_home(a, b, "5F", "Wolverine", "Storm")
    assert b.damage("Storm") == 10


@rule("OPC-BATT-24")
def test_no_universe_card_goes_with_a_special() -> None:
    fist = special("Fist", "Hulk", value=4, icons=["brute_force"], power=True)
    a, _ = duel([HULK], ["Strike", "Fist", "Haymaker (basic)"], [STORM], cards=[STRIKE, fist])
    assert a.can("attack", "Strike", "Hulk", "Storm") and a.can("attack", "Fist", "Hulk", "Storm")
    assert not a.can("attack", "Strike", "Haymaker (basic)") and not a.can("attack", "Fist", "Haymaker (basic)")
