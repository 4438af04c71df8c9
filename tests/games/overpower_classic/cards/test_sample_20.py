"""The sample: what avoids attacks, and what keeps a character from attacking or being attacked."""

from typing import Any

import pytest

from games.overpower.table import Player, hero, pass_out
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    PUNCH,
    STORM,
    TEAMWORK,
    THING,
    WEAKEN,
    duel,
    named,
    only_one,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike
from games.overpower_classic.walks import walk
from marks import card

ATTACKS = {
    "power": ((["8S"], "8S"), True),
    "any": ((["6A"], "6A"), True),
    "basic": ((["8S", "Taxi Cab"], "8S", "Taxi Cab"), True),
    "special": (([PUNCH], PUNCH), False),
    "no number": (([WEAKEN], WEAKEN), False),
}
"""Attacks of Hulk, and whether they are made with a Power card."""


def cases(*rows: tuple[Any, ...]) -> list[Any]:
    """One case for each card, which is named first."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in rows]


AVOIDS = cases(
    ("psop-professor-x-read-mind", "Professor X (MVOP)", "Read Mind"),
    ("mvop-silver-surfer-force-shield", "Silver Surfer (MVOP)", "Force Shield"),
)


@pytest.mark.parametrize(("card_id", "who", "name"), AVOIDS)
def test_any_one_attack_on_the_user_is_avoided(card_id: str, who: str, name: str) -> None:
    """OPC-DEF-18: nothing answers that; the next attack is another one."""
    user = named(who)
    for (hand, *attack), _ in ATTACKS.values():
        a, b = duel([HULK, BEAST], [*hand, "4S", NEGATE], [who, THING], [card_id, "1S"])
        attacks(a, b, *attack, "Hulk", user)
        assert not b.can("avoid", name, "Thing")
        b.does("avoid", name, user)
        assert b.hits(user) == [] and b.dead == [name] and to_move(b)
        strike(b, a, "1S", "Thing", "Hulk")
        strike(a, b, "4S", "Hulk", user)
        assert b.damage(user) == 4


@pytest.mark.parametrize(("card_id", "who", "name"), AVOIDS)
def test_an_avoid_is_for_its_user_alone_and_no_play_of_a_turn(card_id: str, who: str, name: str) -> None:
    a, b = duel([HULK], ["8S"], [who, THING], [card_id])
    attacks(a, b, "8S", "Hulk", "Thing")
    assert b.verbs == {"take"}
    a, _ = duel([who, THING], [card_id], [HULK])
    assert a.verbs == {"pass", "concede"} and not only_one(card_id)


SAVES = cases(
    ("imop-grifter-wildc-a-t", "Grifter", "WildC.A.T.", 99),
    ("mvop-mr-fantastic-protect-teammate", "Mr. Fantastic (MVOP)", "Protect Teammate", 9),
)


@pytest.mark.parametrize(("card_id", "who", "name", "most"), SAVES)
def test_a_teammate_avoids_and_not_the_user(card_id: str, who: str, name: str, most: int) -> None:
    """OPC-DEF-14: the whole level counts."""
    user = named(who)
    for attack, level in ((["8S", "Manhole Cover"], 10), (["8S", "Hot Dog Cart"], 9), (["6A"], 6)):
        a, b = duel([HULK], attack, [who, THING], [card_id])
        attacks(a, b, *attack, "Hulk", "Thing")
        assert a.level == level and b.can("avoid", name, user) is (level <= most)
        assert not b.can("avoid", name, "Thing")
        if level <= most:
            b.does("avoid", name, user)
            assert b.hits("Thing") == b.hits(user) == [] and b.dead == [name] and to_move(b)
        a, b = duel([HULK], attack, [who, THING], [card_id])
        attacks(a, b, *attack, "Hulk", user)
        assert b.verbs == {"take"}


@pytest.mark.parametrize(("card_id", "who", "name", "most"), SAVES)
def test_the_teammate_may_stand_in_reserve_and_the_attack_may_have_no_number(
    card_id: str, who: str, name: str, most: int
) -> None:
    """OPC-RESERVE-06; an avoid up to a level needs one (OPC-DEF-11)."""
    user = named(who)
    a, b = duel(["Knockout"], ["Mighty Blow"], [who], [card_id], them={"reserve": STORM})
    attacks(a, b, "Mighty Blow", "Knockout", "Storm")
    b.does("avoid", name, user)
    assert b.hits("Storm") == []
    a, b = duel([HULK], [WEAKEN], [who, THING], [card_id])
    attacks(a, b, WEAKEN, "Hulk", "Thing")
    assert b.can("avoid", name, user) is (most == 99) and not only_one(card_id)
    a, _ = duel([who, THING], [card_id], [HULK])
    assert a.verbs == {"pass", "concede"}


def against_power(card_id: str, who: str, name: str) -> None:
    """An attack on the user is avoided if it is made with a Power card."""
    for (hand, *attack), power in ATTACKS.values():
        a, b = duel([HULK], hand, [who, THING], [card_id])
        attacks(a, b, *attack, "Hulk", who)
        assert b.can("avoid", name, who) is power and not b.can("avoid", name, "Thing")
    a, b = duel([HULK], ["8S"], [who, THING], [card_id])
    attacks(a, b, "8S", "Hulk", "Thing")
    assert b.verbs == {"take"}
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "4S"], [who, THING], [card_id])
    attacks(a, b, TEAMWORK, "Cyclops", who)
    assert not b.can("avoid", name)
    b.does("take")
    attacks(a, b, "4S", "Hulk", who)
    assert b.can("avoid", name, who)
    a, b = duel([HULK], ["mvop-hulk-green-goliath", "4F"], [who], [card_id])
    attacks(a, b, "Green Goliath", "Hulk", "4F", "Hulk", who)
    assert b.can("avoid", name, who)  # OPC-COMBO-03


DRAWS = cases(
    ("xmop-maverick-kinetic-absorption", "Maverick", "Kinetic Absorption"),
    ("xmop-rapture-flightpath", "Rapture", "Flightpath"),
)


@pytest.mark.parametrize(("card_id", "who", "name"), DRAWS)
def test_avoiding_a_power_card_attack_lets_a_card_be_drawn(card_id: str, who: str, name: str) -> None:
    against_power(card_id, who, name)
    for takes in (True, False):
        a, b = duel([HULK], ["8S"], [who, THING], [card_id, "3E"], them={"draw": ["2E", "1F"]})
        attacks(a, b, "8S", "Hulk", who)
        b.does("avoid", name, who)
        assert b.hits(who) == [] and b.verbs == {"draw", "decline"}
        b.answers(("draw", "1"), ("done",)) if takes else b.does("decline")
        assert b.hand == (["2E", "3E"] if takes else ["3E"]) and to_move(b)
        assert b.dead == [name] and b.draw_pile == (["1F"] if takes else ["2E", "1F"])


@pytest.mark.parametrize(("card_id", "who", "name"), DRAWS)
def test_a_drawn_duplicate_is_discarded(card_id: str, who: str, name: str) -> None:
    a, b = duel([HULK], ["8S"], [who, THING], [card_id, "2S"], them={"draw": ["2E", "1F"]})
    attacks(a, b, "8S", "Hulk", who)
    b.does("avoid", name, who)
    b.does("draw", "1")
    assert b.verbs == {"discard"} and sorted(b.offered("discard")) == ["2 Energy", "2 Strength"]
    b.does("discard", "2S")
    assert b.hand == ["2E"] and b.power_pack == ["2S"] and b.draw_pile == ["1F"]
    a, _ = duel([who], [card_id], [HULK])
    assert not a.can("play", name) and not only_one(card_id)


PROPHET = "xmop-x-man-street-prophet"


@card(PROPHET)
def test_street_prophet_avoids_an_attack_with_a_power_card_and_heals_nobody_then() -> None:
    against_power(PROPHET, "X-Man", "Street Prophet")
    a, b = duel([HULK], ["8S"], [hero("X-Man", hits=["3S"]), THING], [PROPHET])
    attacks(a, b, "8S", "Hulk", "X-Man")
    b.does("avoid", "Street Prophet", "X-Man")
    assert b.hits("X-Man") == ["3S"] and to_move(b) and b.dead == ["Street Prophet"]


@card(PROPHET)
def test_street_prophet_removes_one_hit_of_a_power_card_from_the_team() -> None:
    """OPC-RESERVE-06: from the Reserve too; OPC-TOTAL-08: one of this battle no longer counts."""
    front = [hero("X-Man", hits=["3S", PUNCH], current=["2E"]), hero(THING, hits=["2M"], current=[TEAMWORK])]
    for taken in ("3S", "2E", "2M", "4F"):
        a, b = duel(front, [PROPHET], [HULK], me={"reserve": hero(STORM, hits=["4F"])})
        before = b.venture
        plays(a, b, "Street Prophet", "X-Man")
        assert a.verbs == {"choose"}
        assert sorted(a.offered("choose")) == ["2 Energy", "2 MultiPower", "3 Strength", "4 Fighting"]
        a.does("choose", taken)
        left = [*a.hits("X-Man"), *a.hits("Thing"), *a.hits("Storm")]
        assert sorted([*left, taken]) == sorted(["3S", PUNCH, "2E", "2M", TEAMWORK, "4F"])
        assert before - b.venture == (2 if taken == "2E" else 0) and to_move(b)
    assert not only_one(PROPHET)


CONFUSION = "promo-any-character-confusion"


@card(CONFUSION)
def test_confusion_stops_all_attacks_of_a_teamwork_card() -> None:
    for target in ("Thing", "Storm"):
        a, b = duel([CYCLOPS, HULK, BEAST], [TEAMWORK, "4S", "3F"], [THING, STORM], [CONFUSION])
        attacks(a, b, TEAMWORK, "Cyclops", target)
        b.does("avoid", "Confusion", target)
        assert b.hits(target) == [] and to_move(b) and sorted(a.hand) == ["3F", "4S"] and b.dead == ["Confusion"]


@card(CONFUSION)
def test_confusion_stops_a_follow_up_and_what_would_come_after_it() -> None:
    a, b = duel([CYCLOPS, HULK, BEAST], [TEAMWORK, "4S", "3F"], [THING, STORM], [CONFUSION])
    strike(a, b, TEAMWORK, "Cyclops", "Thing")
    attacks(a, b, "4S", "Hulk", "Storm")
    b.does("avoid", "Confusion", "Storm")
    assert b.damage("Thing") == 6 and b.hits("Storm") == [] and to_move(b) and a.hand == ["3F"]


@card(CONFUSION)
def test_confusion_is_no_help_against_other_attacks() -> None:
    for (hand, *attack), _ in ATTACKS.values():
        a, b = duel([HULK], hand, [THING], [CONFUSION])
        attacks(a, b, *attack, "Hulk", "Thing")
        assert b.verbs == {"take"}


@card(CONFUSION)
def test_confusion_takes_a_placed_teamwork_card_from_its_target() -> None:
    theirs = [hero(STORM, placed=[TEAMWORK, "3E"]), hero(CYCLOPS, placed=[TEAMWORK])]
    a, b = duel([HULK, THING], [CONFUSION], theirs, [DODGE])
    assert a.can("attack", "Confusion", "Hulk", "Storm")
    strike(a, b, "Confusion", "Thing", "Storm")
    b.does("choose", TEAMWORK)
    assert b.placed("Storm") == ["3E"] and b.placed("Cyclops") == [TEAMWORK] and b.dead == [TEAMWORK]
    assert a.venture == 0 and to_move(b)
    a, b = duel([HULK, THING], [CONFUSION], theirs, [DODGE])
    attacks(a, b, "Confusion", "Thing", "Storm")
    b.does("avoid", DODGE, "Storm")
    assert b.placed("Storm") == ["3E", TEAMWORK] and only_one(CONFUSION)


FORM = "jlaop-martian-manhunter-maleable-form"


def formed(*more: str, **there: Any) -> list[Player]:
    a, b = duel(["Martian Manhunter", HULK], [FORM, *more], [THING, STORM], ["4S", "2E", "1S", DODGE], **there)
    attacks(a, b, "Maleable Form", "Martian Manhunter", "Thing")
    return [a, b]


@card(FORM)
def test_maleable_form_keeps_its_target_off_until_he_attacks_it() -> None:
    a, b = formed("3S", "2S")
    b.does("take")
    assert not b.can("attack", "4S", "Thing", "Martian Manhunter") and b.can("attack", "4S", "Thing", "Hulk")
    assert b.can("attack", "2E", "Storm", "Martian Manhunter")
    strike(b, a, "1S", "Thing", "Hulk")
    strike(a, b, "3S", "Hulk", "Thing")  # not his attack
    assert not b.can("attack", "4S", "Thing", "Martian Manhunter")
    strike(b, a, "2E", "Storm", "Hulk")
    attacks(a, b, "2S", "Martian Manhunter", "Thing")
    b.does("avoid", DODGE, "Thing")  # an attack it is all the same
    assert b.can("attack", "4S", "Thing", "Martian Manhunter")


@card(FORM)
def test_maleable_form_that_is_avoided_does_nothing_and_it_ends_with_the_battle() -> None:
    _, b = formed()
    b.does("avoid", DODGE, "Thing")
    assert b.can("attack", "4S", "Thing", "Martian Manhunter") and not only_one(FORM)
    a, b = duel(["Martian Manhunter"], [FORM], [THING], me={"draw": ["1F"]}, them={"draw": ["4S"]})
    strike(a, b, "Maleable Form", "Martian Manhunter", "Thing")
    assert a.venture == 0
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    if a.is_asked:
        a.does("pass") if a.can("pass") else strike(a, b, "1F", "Martian Manhunter", "Thing")
    assert b.can("attack", "4S", "Thing", "Martian Manhunter")


MURDER = "xmop-typhoid-mary-assassinate"
FITTEST, SHIELD = "Survival of the Fittest", "mvop-thor-protect-teammate"
"""Moves an attack from Apocalypse to a teammate, and from a teammate to Thor."""


@card(MURDER)
def test_assassinate_holds_attacks_to_its_target_for_the_game() -> None:
    theirs = ["Apocalypse (MVOP)", "Thor (MVOP)"]
    a, b = duel(["Typhoid Mary", HULK], [MURDER, "4S", "3S"], theirs, [FITTEST, SHIELD, "1S", "2S"])
    attacks(a, b, "Assassinate", "Typhoid Mary", "Apocalypse")
    assert a.level == 2 and b.can("shift", FITTEST, "Apocalypse", "Thor") and b.can("block", "2S", "Apocalypse")
    b.does("take")
    assert b.damage("Apocalypse") == 2 == a.venture
    strike(b, a, "1S", "Thor", "Hulk")
    attacks(a, b, "4S", "Hulk", "Apocalypse")
    assert not b.can("shift", FITTEST) and not b.can("shift", "Protect Teammate")
    assert "take" in b.verbs
    b.does("take")
    assert not only_one(MURDER)


@card(MURDER)
def test_assassinate_leaves_other_attacks_free_and_is_a_fighting_attack() -> None:
    theirs = [hero("Apocalypse (MVOP)"), "Thor (MVOP)"]
    a, b = duel(["Typhoid Mary", HULK], [MURDER, "4S"], theirs, [FITTEST, SHIELD, "1S"])
    strike(a, b, "Assassinate", "Typhoid Mary", "Thor")
    strike(b, a, "1S", "Thor", "Hulk")
    attacks(a, b, "4S", "Hulk", "Apocalypse")
    assert b.can("shift", FITTEST, "Apocalypse", "Thor") and b.can("shift", "Protect Teammate", "Thor")
    a, b = duel(["Typhoid Mary"], [MURDER], [hero(CYCLOPS, hits=["1E", "1S"]), THING])
    strike(a, b, "Assassinate", "Typhoid Mary", "Cyclops")
    assert b.is_kod("Cyclops")


@card(MURDER)
def test_assassinate_goes_on_in_the_next_battle_and_does_nothing_if_stopped() -> None:
    theirs = ["Apocalypse (MVOP)", "Thor (MVOP)"]
    a, b = duel(["Typhoid Mary", HULK], [MURDER], theirs, me={"draw": ["4S"]}, them={"draw": [FITTEST]})
    strike(a, b, "Assassinate", "Typhoid Mary", "Apocalypse")
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    attacks(a, b, "4S", "Hulk", "Apocalypse")
    assert not b.can("shift", FITTEST)
    a, b = duel(["Typhoid Mary", HULK], [MURDER, "4S"], theirs, [FITTEST, "2S", "1S"])
    attacks(a, b, "Assassinate", "Typhoid Mary", "Apocalypse")
    b.does("block", "2S", "Apocalypse")
    strike(b, a, "1S", "Thor", "Hulk")
    attacks(a, b, "4S", "Hulk", "Apocalypse")
    assert b.can("shift", FITTEST, "Apocalypse", "Thor")
