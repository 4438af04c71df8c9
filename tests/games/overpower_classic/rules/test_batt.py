"""Turns and attacks of the classic Battle Phase (OPC-BATT)."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.given import DUCK, GAIN, GLOOM, PEEK, STRIKE, TEAMWORK, concedes
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel, table
from marks import rule

JUBILEE, THING = "Jubilee (MVOP)", "Thing (MVOP)"
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


def team(hand: list[str], theirs: list[str] | None = None, answers: list[str] | None = None) -> list[Player]:
    return duel([CYCLOPS, HULK, WOLVERINE], hand, theirs or ["Thing (MVOP)"], answers)


@rule("OPC-BATT-08", "OPC-BATT-10", "OPC-BATT-12")
def test_two_others_follow_a_teamwork_one_after_the_other_with_other_types() -> None:
    a, b = team([TEAMWORK, "4S", "3F", "2F", "6E"], ["Thing (MVOP)", "Jubilee (MVOP)"])
    a.does("attack", TEAMWORK, "Cyclops", "Thing")
    assert not a.is_asked, "nothing more is shown before this one is resolved"
    b.does("take")
    assert not a.can("attack", "3F", "Cyclops", "Thing") and a.refusal("attack", "6E", "Hulk", "Thing") != ""
    a.does("attack", "4S", "Hulk", "Thing")
    assert a.level == 6
    b.does("take")
    assert not a.can("attack", "2F", "Hulk", "Thing"), "another teammate"
    a.does("attack", "3F", "Wolverine", "Jubilee")
    assert a.level == 5
    b.does("take")
    assert b.is_asked and b.pending == "Turn"


@rule("OPC-BATT-09")
def test_one_follow_up_is_a_duty_and_without_one_there_is_no_teamwork() -> None:
    a, b = team([TEAMWORK, "4S", "3F"])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    assert a.refusal("decline") == "OPC-BATT-09"
    strike_home(a, b, "4S", "Hulk", "Thing")
    a.does("decline")
    assert b.pending == "Turn", "the second is optional"
    a, _ = team([TEAMWORK, "6E"])
    assert a.refusal("attack", TEAMWORK, "Cyclops", "Thing") == "OPC-BATT-09"


@rule("OPC-BATT-10", "OPC-BATT-16", "OPC-RESERVE-06")
@pytest.mark.parametrize("card", [TEAMWORK, "Edwin Jarvis"])
def test_the_reserve_is_nobody_to_follow_up(card: str) -> None:
    plan = special("Plan", "Hulk", reserve="free", until="this_battle", play=[{"do": "draw"}])
    a, _ = duel(["Spider-Man (MVOP)", "Iron Man (MVOP)"], [card, "3S", "Plan"], [STORM], cards=[plan])
    assert a.can("attack", card) is (card == TEAMWORK), "a teammate of the Front Line follows with a Power card"
    me = {"reserve": HULK}
    a, _ = duel(["Iron Man (MVOP)"], [card, "3S", "Plan"], [STORM], me=me, cards=[plan])
    assert a.refusal("attack", card, "Iron Man", "Storm") == "OPC-BATT-09"
    assert a.can("play", "Plan", "Hulk"), "though he may play it from there"


@rule("OPC-BATT-11", "OPC-BATT-18")
def test_follow_ups_go_on_after_a_block_and_to_other_targets() -> None:
    a, b = team([TEAMWORK, "4S"], ["Thing (MVOP)", "Jubilee (MVOP)"], ["6S"])
    a.does("attack", TEAMWORK, "Cyclops", "Thing")
    b.does("block", "6S", "Thing")
    strike_home(a, b, "4S", "Hulk", "Jubilee")
    a.does("decline")
    assert a.dead == [TEAMWORK]
    assert b.hits("Jubilee") == ["4S"]


@rule("OPC-BATT-13")
def test_a_follow_up_is_a_power_card_alone() -> None:
    fist = special("Fist", "Hulk", value=4, icons=["brute_force"], power=True)
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "4S", "Fist", "Haymaker (basic)"], [STORM], cards=[fist])
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    assert a.offered("attack") == ["4 Strength"]
    assert a.refusal("attack", "4S", "Haymaker (basic)", "Hulk", "Storm") == "OPC-BATT-13"
    assert a.refusal("attack", "Fist", "Hulk", "Storm") == "OPC-CARD-16"
    a, _ = duel([CYCLOPS, HULK], [TEAMWORK, "Fist"], [STORM], cards=[fist])
    assert a.refusal("attack", TEAMWORK, "Cyclops", "Storm") == "OPC-BATT-09"


@rule("OPC-BATT-14")
def test_multipower_and_any_power_cards_follow_and_no_type_comes_twice() -> None:
    a, b = team([TEAMWORK, "2M", "5A", "3F", "4S", "3I"], [THING, "Jubilee (MVOP)"])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    assert a.can("attack", "2M", "Hulk", "Thing") and a.can("attack", "5A", "Hulk", "Thing")
    assert not a.can("attack", "3I")
    strike_home(a, b, "5A", "Hulk", "Thing")
    assert a.can("attack", "3F", "Wolverine", "Jubilee") and a.can("attack", "2M", "Wolverine", "Jubilee")
    a, b = team([TEAMWORK, "2F", "3F", "4S", "2M"], [THING, "Jubilee (MVOP)"])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    strike_home(a, b, "2F", "Hulk", "Jubilee")
    assert not a.can("attack", "3F") and a.can("attack", "4S", "Wolverine", "Jubilee")
    assert a.can("attack", "2M", "Wolverine", "Jubilee"), "as Strength"
    a, b = duel(["Cyclops (MVOP)", "Magneto (MVOP)", WOLVERINE], [TEAMWORK, "2M", "2S", "4F"], [THING, JUBILEE])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    strike_home(a, b, "2M", "Magneto", "Jubilee")
    assert not a.can("attack", "2S") and a.can("attack", "4F"), "Magneto could use it as Strength only"


@rule("OPC-BATT-15", "OPC-BATT-18")
def test_after_an_ally_a_teammate_must_play_a_special_attack_or_not() -> None:
    a, b = duel(["Spider-Man (MVOP)", HULK], ["Edwin Jarvis", "Gain", "3S"], [STORM], ["1E"], cards=[GAIN])
    a.does("attack", "Edwin Jarvis", "Spider-Man", "Storm")
    b.does("block", "1E", "Storm")
    assert a.verbs == {"play"}
    a.does("play", "Gain", "Hulk")
    b.does("decline")
    assert a.venture == 3 and b.pending == "Turn" and a.dead == ["Edwin Jarvis"]


@rule("OPC-BATT-15")
def test_the_special_after_an_ally_keeps_its_own_further_attack() -> None:
    a, b = duel(["Spider-Man (MVOP)", WOLVERINE], ["Edwin Jarvis", "Berserk Attack", "3F"], [STORM])
    strike_home(a, b, "Edwin Jarvis", "Spider-Man", "Storm")
    a.does("attack", "Berserk Attack", "Wolverine", "Storm")
    b.answers(("decline",), ("take",))
    strike_home(a, b, "3F", "Wolverine", "Storm")
    assert b.damage("Storm") == 8


@rule("OPC-BATT-16", "OPC-BATT-17")
def test_no_special_for_any_character_follows_an_ally_and_none_that_only_defends() -> None:
    loan = special("Loan", "Any Character", play=[{"do": "draw"}])
    blow = special("Blow", "Any Character", value=3, icons=["energy"])
    hand = ["Edwin Jarvis", "Loan", "Blow", "Fighting Instinct"]
    a, _ = duel(["Spider-Man (MVOP)", WOLVERINE], hand, [STORM], cards=[loan, blow])
    assert a.refusal("attack", "Edwin Jarvis", "Spider-Man", "Storm") == "OPC-BATT-09"
    a, b = duel(["Spider-Man (MVOP)", WOLVERINE], [*hand, "Berserk Attack"], [STORM], cards=[loan, blow])
    strike_home(a, b, "Edwin Jarvis", "Spider-Man", "Storm")
    assert a.refusal("attack", "Blow", "Wolverine", "Storm") == "OPC-BATT-17"
    assert a.refusal("play", "Loan", "Wolverine") == "OPC-BATT-17" and a.can("attack", "Berserk Attack")


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


@rule("OPC-BATT-25")
def test_the_first_player_decides_first_whether_to_fight() -> None:
    a, b = table(a={"front": [HULK]}, b={"front": [STORM]}, phase="venture", initiative="b", turn="b")
    b.ventures(1)
    a.ventures(1)
    assert b.pending == "PreConcession" and b.is_asked and not a.is_asked
    b.does("fight")
    a.does("concede")
    assert b.s.battle == 3 and a.missions == (6, 0, 1) and b.missions == (6, 1, 0)


@rule("OPC-BATT-26")
def test_a_concession_is_the_whole_turn() -> None:
    a, b = duel([WOLVERINE], ["Berserk Attack", "5F"], [STORM])
    a.does("attack", "Berserk Attack", "Wolverine", "Storm")
    assert not a.can("concede")
    b.does("decline")
    assert not b.can("concede"), "on one's own turn"
    b.does("take")
    assert a.pending == "FollowUp" and a.refusal("concede") == "OPC-BATT-26"
    a.does("decline")
    assert b.can("concede")


@rule("OPC-BATT-27", "OPC-BATT-28", "OPC-END-03", "OPC-END-08")
def test_whoever_concedes_loses_the_venture_and_nobody_acts_any_more() -> None:
    a, b = duel([hero(HULK)], ["5S"], [hero(STORM, current=["8S"])], ["7E"])
    assert a.venture == 8
    concedes(a, b)
    assert a.s.battle == 3, "no phase follows"
    assert a.missions == (6, 0, 1) and b.missions == (6, 1, 0) and b.initiative


@rule("OPC-BATT-28")
@pytest.mark.parametrize("passed", [False, True])
def test_a_card_that_says_so_opens_a_window_after_a_concession(passed: bool) -> None:
    late = special("Late", "Jubilee", value=6, icons=["energy"], after_concession=True, follow=[{}])
    a, b = duel([HULK], ["5S"], [JUBILEE], ["Late", "7E"], cards=[late], them={"passed": passed})
    concedes(a, b)
    if passed:
        assert a.s.battle == 3
        return
    assert b.pending == "PostConcession" and b.offered("attack") == ["Late"]
    b.does("attack", "Late", "Jubilee", "Hulk")
    a.answers(("decline",), ("take",))
    assert a.s.battle == 3 and a.permanent("Hulk") == ["Late"], "without its further attack"


@rule("OPC-BATT-28")
def test_a_card_may_forbid_the_concession_and_none_works_before_the_battle() -> None:
    hold = special("Hold", "Jubilee", stops_concession=True)
    a, b = duel([HULK], ["5S"], [JUBILEE], ["Hold"], cards=[hold])
    a.does("concede")
    b.does("prevent", "Hold", "Jubilee")
    assert b.pending == "Turn" and a.s.conceded == -1
    late = special("Late", "Jubilee", value=6, icons=["energy"], after_concession=True)
    b_side = {"front": [JUBILEE], "hand": ["Late"]}
    a, b = table(a={"front": [HULK]}, b=b_side, phase="venture", cards=[late])
    a.ventures(1)
    b.ventures(1)
    a.does("concede")
    assert a.s.battle == 3


@rule("OPC-BATT-29")
def test_no_pass_while_an_attack_can_be_made_from_the_hand() -> None:
    a, _ = duel([HULK], ["3S"], [STORM])
    assert a.refusal("pass") == "OPC-BATT-29"
    a, _ = duel([HULK], ["Gain", "6E"], [STORM], cards=[GAIN])
    assert a.can("pass"), "neither an attack nor one that he can make"


@rule("OPC-BATT-29", "OPC-BATT-30")
def test_placed_cards_are_saved_also_those_that_an_attack_of_the_hand_needs() -> None:
    a, _ = duel([hero(HULK, placed=["3S"])], [], [STORM])
    assert a.can("pass")
    a, _ = duel([CYCLOPS, hero(HULK, placed=["4S"])], [TEAMWORK], [STORM])
    assert a.can("attack", TEAMWORK, "Cyclops", "Storm") and a.can("pass")
    a, _ = duel([CYCLOPS, HULK], [TEAMWORK, "4S"], [STORM])
    assert not a.can("pass")
    a, _ = duel(["Spider-Man (MVOP)", hero(HULK, placed=["Gain"])], ["Edwin Jarvis"], [STORM], cards=[GAIN])
    assert a.can("attack", "Edwin Jarvis") and a.can("pass")


@rule("OPC-BATT-31")
def test_after_a_pass_there_is_only_passing_conceding_and_defending() -> None:
    a, b = duel([hero(WOLVERINE, placed=["7F"])], ["Fighting Instinct", "Gain"], [STORM], ["5E"], cards=[GAIN])
    a.does("pass")
    b.does("attack", "5E", "Storm", "Wolverine")
    a.does("avoid", "Fighting Instinct", "Wolverine")
    assert a.verbs == {"pass", "concede"} and a.refusal("attack", "7F", "Wolverine", "Storm") == "OPC-BATT-31"
