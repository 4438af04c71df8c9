"""Specials into the next battle: what ends, what goes on, what cannot be cleared."""

import pytest

from games.overpower.specials import (
    UNHURRIED,
    facing,
    hits,
    in_play,
    known,
    next_battle,
    plays,
    strikes,
    turn_of,
)
from games.overpower.stories import quietly
from marks import card


@card("paralyzing-gaze", "ethnologist", "telepathic-resistance", "battle-of-wits")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Paralyzing Gaze", "Dracula"),
        ("Ethnologist", "Captain Nemo"),
        ("Telepathic Resistance", "Carson of Venus"),
        ("Battle of Wits", "Sherlock Holmes"),
    ],
)
def test_what_lasts_for_the_battle_ends_with_it(name: str, by: str) -> None:
    me = in_play(name, by, "Merlin")
    a, b = facing([by], [], ["Merlin"], me=me | UNHURRIED, them={"draw": ["7E", "Ascendant Mage", "Archimedes"]})
    next_battle(a, b)
    assert a.dead == [name] and b.hits("Merlin") == []
    if a.is_asked:
        a.does("pass")
    assert b.can("attack", "7E", "Merlin") and b.can("play", "Archimedes", "Merlin")


@card("wither", "a-jealous-god", "mark-of-the-headless", "reap-the-whirlwind")
@pytest.mark.parametrize(
    ("name", "by"),
    [("Wither", "Anubis"), ("Mark of the Headless", "Headless Horseman"), ("Reap the Whirlwind", "Billy the Kid")],
)
def test_what_lasts_for_the_game_goes_on(name: str, by: str) -> None:
    one, two = ({"draw": ["4C"]}, UNHURRIED) if name == "Reap the Whirlwind" else (UNHURRIED, {"draw": ["7C"]})
    a, b = facing([by], [], ["Leonidas"], me=in_play(name, by, "Leonidas") | one, them=two)
    next_battle(a, b)
    if name == "Reap the Whirlwind":
        if b.is_asked:
            b.does("pass")
        strikes(a, b, "4C", by, "Leonidas")
        assert a.level == 6
    else:
        if a.is_asked:
            a.does("pass")
        strikes(b, a, "7C", "Leonidas", by)
        assert b.level == (6 if name == "Wither" else 5)
    assert a.dead == []


@card("siphon-strike", "athos")
def test_what_works_while_it_is_a_hit_works_in_the_next_battle() -> None:
    me = in_play("Siphon Strike", "Anubis", "Leonidas") | UNHURRIED
    a, b = facing(["Anubis"], [], ["Leonidas"], me=me, them={"draw": ["7C"]})
    next_battle(a, b)
    assert b.permanent("Leonidas") == ["Siphon Strike"]
    if a.is_asked:
        a.does("pass")
    strikes(b, a, "7C", "Leonidas", "Anubis")
    assert b.level == 5

    me = in_play("Athos", "The Three Musketeers", "Leonidas") | {"draw": ["1C", "2C"]}
    a, b = facing(["The Three Musketeers"], [], ["Leonidas", "Zorro"], me=me, them=UNHURRIED)
    next_battle(a, b)
    if b.is_asked:
        b.does("pass")
    hits(a, b, "1C", "The Three Musketeers", "Leonidas")
    assert b.is_kod("Leonidas")


@card("siphon-strike", "one-eye", "athos")
def test_a_card_that_speaks_of_no_remainder_is_not_cleared() -> None:
    for name, by in (("Siphon Strike", "Anubis"), ("One Eye", "Wicked Witch"), ("Athos", "The Three Musketeers")):
        a, b = facing(["King Arthur"], ["Legendary Partnership"], [by], them=in_play(name, by, "King Arthur"))
        hits(a, b, "Legendary Partnership", "King Arthur", by)
        assert a.hits("King Arthur") == [name]


@card("siphon-strike")
def test_siphon_strike_weakens_nobody_once_it_is_healed() -> None:
    me = in_play("Siphon Strike", "Anubis", "Leonidas")
    a, b = facing(["Anubis"], [], ["Leonidas", "Dr. Watson"], ["British Army Surgeon", "7C"], me=me, turn="b")
    plays(b, a, "British Army Surgeon", "Dr. Watson")
    b.does("choose", "Siphon Strike")
    a.does("pass")
    strikes(b, a, "7C", "Leonidas", "Anubis")
    assert b.level == 7


@card("ransom-your-secrets")
def test_ransomed_secrets_are_open_in_every_battle() -> None:
    me = in_play("Ransom Your Secrets", "Angry Mob: Modern Age")
    a, b = facing(["Angry Mob: Modern Age"], [], ["Zorro"], me=me, them={"draw": ["7C", "Rapier"]})
    next_battle(a, b)
    assert known(a, b) == b.hand == ["7C", "Rapier"]


@card("knowledge-of-tomorrow")
def test_knowledge_of_tomorrow_is_safe_once_used_and_gone_after_the_battle() -> None:
    me = in_play("Knowledge of Tomorrow", "Time Traveler")
    a, b = facing(["Time Traveler"], ["6I"], ["Merlin"], ["Ascendant Mage"], me=me, turn="b")
    assert b.can("negate", "Ascendant Mage", "Merlin", "Knowledge of Tomorrow")
    b.does("pass")
    a.does("give_up", "Knowledge of Tomorrow")
    a.does("pay", "6I")
    assert a.venture == 10
    assert not b.can("negate", "Ascendant Mage", "Merlin", "Knowledge of Tomorrow")
    b.does("pass")
    if a.is_asked and not turn_of(b):
        a.does("pass")
    quietly(a.table)
    assert "Knowledge of Tomorrow" in a.dead
