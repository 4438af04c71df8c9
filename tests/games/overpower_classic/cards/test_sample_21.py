"""The sample: attacks with or without a number that bind their target or take its placed cards."""

from typing import Any

import pytest

from games.overpower.table import Player, hero, pass_out
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    SERPENTS,
    STORM,
    TEAMWORK,
    THING,
    WOLVERINE,
    duel,
    named,
    only_one,
    to_move,
)
from games.overpower_classic.making import attacks, strike
from games.overpower_classic.walks import walk
from marks import card


def cases(*rows: tuple[Any, ...]) -> list[Any]:
    """One case for each card, which is named first."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in rows]


def later(card_id: str, who: str, name: str, mine: list[str], theirs: list[str]) -> list[Player]:
    """The card hit Thing in the battle before; B is to move, or to answer with Thing."""
    a, b = duel([who, HULK], [card_id], [THING, STORM], me={"draw": mine}, them={"draw": theirs}, cards=[SERPENTS])
    strike(a, b, name, named(who), "Thing")
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    return [a, b]


BINDS = cases(
    ("jlaop-green-arrow-kyudo-discipline", "Green Arrow", "Kyudo Discipline", 0, True),
    ("mvop-doctor-octopus-grasping-tentacles", "Doctor Octopus (MVOP)", "Grasping Tentacles", 0, False),
    ("mnop-the-serpent-society-asp", "Serpents", "Asp", 7, True),
    ("imop-malebolgia-demonic-magick", "Malebolgia", "Demonic Magick", 0, False),
)


@pytest.mark.parametrize(("card_id", "who", "name", "level", "once"), BINDS)
def test_the_target_may_not_attack_for_the_battle(card_id: str, who: str, name: str, level: int, once: bool) -> None:
    """With nothing and nobody, but it defends and plays what is no attack; its teammates attack."""
    user = named(who)
    own = "mvop-thing-revoltin-development"
    a, b = duel([who, HULK], [card_id, "1F", "2F"], [THING, STORM], ["4S", "6A", "2E", "1E", own], cards=[SERPENTS])
    attacks(a, b, name, user, "Thing")
    assert a.level == level and not b.can("block", "6A", "Thing")
    b.does("take")
    assert b.damage("Thing") == level == a.venture
    for attack in ("2E", "1E"):
        assert not b.can("attack", "4S") and not b.can("attack", "6A", "Thing")
        assert b.can("play", "Revoltin' Development", "Thing")
        strike(b, a, attack, "Storm", "Hulk")
        if attack == "2E":
            strike(a, b, "1F", user, "Storm")
    assert only_one(card_id) is once


@pytest.mark.parametrize(("card_id", "who", "name", "level", "once"), BINDS)
def test_it_is_an_attack_that_may_be_avoided_or_negated(
    card_id: str, who: str, name: str, level: int, once: bool
) -> None:
    user = named(who)
    for avoids in (True, False):
        a, b = duel([who], [card_id], [THING, BEAST], ["4S", DODGE, NEGATE], them={"reserve": STORM}, cards=[SERPENTS])
        assert not a.can("attack", name, user, "Storm")
        a.does("attack", name, user, "Thing")
        if avoids:
            b.does("decline")
            b.does("avoid", DODGE, "Thing")
        else:
            b.does("negate", NEGATE, "Beast", name)
        assert b.can("attack", "4S", "Thing") and b.hits("Thing") == [] and a.dead == [name]


@pytest.mark.parametrize(("card_id", "who", "name", "level", "once"), BINDS)
def test_it_ends_with_the_battle(card_id: str, who: str, name: str, level: int, once: bool) -> None:
    """A hit without a number is put away (OPC-KO-16)."""
    a, b = later(card_id, who, name, ["1F"], ["4S"])
    if a.is_asked:
        strike(a, b, "1F", "Hulk", "Thing")
    assert b.can("attack", "4S", "Thing", "Hulk")
    assert b.permanent("Thing") == ([name] if level else []) and (a.dead == [name]) is (level == 0)


MAGICK = "imop-malebolgia-demonic-magick"


@card(MAGICK)
def test_demonic_magick_keeps_everybody_off_its_target_too() -> None:
    weaken = "mvop-any-character-unlucky-at-love"
    a, b = duel(["Malebolgia", HULK], [MAGICK, "4S", "2E", "6A", weaken], [THING, STORM], ["1E", "2F"])
    strike(a, b, "Demonic Magick", "Malebolgia", "Thing")
    strike(b, a, "1E", "Storm", "Hulk")
    for held in ("4S", "2E", "6A", "Unlucky at Love"):
        assert not a.can("attack", held, "Hulk", "Thing") and not a.can("attack", held, "Malebolgia", "Thing")
        assert a.can("attack", held, "Malebolgia", "Storm")
    a, b = later(MAGICK, "Malebolgia", "Demonic Magick", ["4S"], ["1E"])
    if b.is_asked:
        strike(b, a, "1E", "Storm", "Hulk")
    assert a.can("attack", "4S", "Hulk", "Thing")


ASP = "mnop-the-serpent-society-asp"


@card(ASP)
def test_asp_is_a_strength_attack_that_may_be_blocked() -> None:
    a, b = duel(["Serpents"], [ASP], [hero(CYCLOPS, hits=["1E", "1F"]), THING], cards=[SERPENTS])
    strike(a, b, "Asp", "Serpents", "Cyclops")
    assert b.is_kod("Cyclops")
    a, b = duel(["Serpents"], [ASP], [THING], ["7S", "6S"], cards=[SERPENTS])
    attacks(a, b, "Asp", "Serpents", "Thing")
    assert b.refused("block", "6S", "Thing")
    b.does("block", "7S", "Thing")
    assert b.can("attack", "6S", "Thing")


@card("jlaop-green-arrow-kyudo-discipline", "mvop-doctor-octopus-grasping-tentacles")
def test_one_who_may_not_attack_attacks_no_player_either() -> None:
    """OPC-BATT-21."""
    smash, mine = "mvop-hulk-hulk-smash", hero(STORM, placed=[TEAMWORK])
    for card_id, who, name in (
        ("jlaop-green-arrow-kyudo-discipline", "Green Arrow", "Kyudo Discipline"),
        ("mvop-doctor-octopus-grasping-tentacles", "Doctor Octopus (MVOP)", "Grasping Tentacles"),
    ):
        for target in ("Thing", "Hulk"):
            a, b = duel([who, mine], [card_id], [HULK, THING], [smash])
            strike(a, b, name, named(who), target)
            assert b.can("attack", "Hulk Smash", "Hulk") is (target == "Thing")


SMART = "imop-grifter-smart-ass"
NO_INTELLECT = "2 MultiPower (three icons)"


@card(SMART)
def test_smart_ass_takes_every_card_with_an_intellect_icon_from_its_target() -> None:
    training, plain = "Fighting/Intellect Training +4", "Fighting/Energy Training +3"
    hand = ["3I", "1M", NO_INTELLECT, "5F", "6A", training, plain, "1E"]
    a, b = duel(["Grifter", HULK], [SMART, "3F", "4S"], ["Thing (IQOP)", "Cyclops (IQOP)"], hand)
    assert not a.can("play", "Smart-Ass")
    attacks(a, b, "Smart-Ass", "Grifter", "Thing")
    assert b.verbs == {"take"}
    b.does("take")
    assert not b.can("attack", "3I", "Thing") and not b.can("attack", "1M", "Thing")
    assert b.can("attack", "2M", "Thing") and b.can("attack", "6A", "Thing")
    assert not b.can("attack", "5F", training, "Thing") and b.can("attack", "5F", plain, "Thing")
    assert b.can("attack", "3I", "Cyclops") and b.can("attack", "1M", "Cyclops")
    strike(b, a, "1E", "Cyclops", "Hulk")
    attacks(a, b, "3F", "Grifter", "Thing")
    assert not b.can("block", "3I", "Thing") and b.can("block", "5F", "Thing")
    b.does("take")
    assert a.venture == 3 and not only_one(SMART)


@card(SMART)
def test_smart_ass_binds_specials_and_ends_with_the_battle() -> None:
    dream = "iqop-mr-sinister-marauder"
    a, b = duel(["Grifter"], [SMART], ["Mr. Sinister (IQOP)", STORM], [dream, DODGE])
    strike(a, b, "Smart-Ass", "Grifter", "Mr. Sinister")
    assert not b.can("attack", "Marauder")
    a, b = duel(["Grifter"], [SMART], ["Mr. Sinister (IQOP)", STORM], [dream, DODGE])
    attacks(a, b, "Smart-Ass", "Grifter", "Mr. Sinister")
    b.does("avoid", DODGE, "Mr. Sinister")
    assert b.can("attack", "Marauder", "Mr. Sinister")
    a, b = duel(["Grifter"], [SMART], ["Thing (IQOP)"], me={"draw": ["1F"]}, them={"draw": ["3I"]})
    strike(a, b, "Smart-Ass", "Grifter", "Thing")
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    if a.is_asked:
        strike(a, b, "1F", "Grifter", "Thing")
    assert b.can("attack", "3I", "Thing")


VIRUS = "iqop-apocalypse-techno-virus"


def infected(hand: list[str], answers: list[str], **thing: Any) -> list[Player]:
    """Thing is the target; A is to move again."""
    front = ["Apocalypse (IQOP)", HULK]
    a, b = duel(front, [VIRUS, *hand], [hero(THING, **thing), STORM], ["1E", *answers])
    strike(a, b, "Techno-Virus", "Apocalypse", "Thing")
    assert a.venture == 0
    strike(b, a, "1E", "Storm", "Hulk")
    return [a, b]


@card(VIRUS)
def test_techno_virus_leaves_small_power_cards_undefended() -> None:
    """Alone or with a Universe card, and by a Special no more than by a Power card."""
    for attack in (("1S",), ("2E",), ("2M",), ("2S", "Manhole Cover")):
        a, b = infected(list(attack), ["8S", DODGE])
        attacks(a, b, *attack, "Hulk", "Thing")
        assert b.verbs == {"take"}
        b.does("take")
        assert b.damage("Thing") == int(attack[0][0]) == a.venture
    for attack in (("3S",), ("6A",)):
        a, b = infected(list(attack), ["8S", DODGE])
        attacks(a, b, *attack, "Hulk", "Thing")
        assert b.can("block", "8S", "Thing") and b.can("avoid", DODGE, "Thing")
    a, b = infected(["2S"], ["8S", "2E"])
    attacks(a, b, "2S", "Hulk", "Storm")
    assert b.can("block", "2E", "Storm") and only_one(VIRUS)


@card(VIRUS)
def test_techno_virus_keeps_small_power_cards_out_of_the_spectrum() -> None:
    """Those of before and after; greater ones and Specials count."""
    for marked, last, falls in (
        (["1E", "3F"], "5S", False),
        (["3E", "3F"], "2S", False),
        (["3E", "3F"], "3S", True),
        (["3E", "2F", "3F"], "3S", True),
    ):
        a, b = infected([last], [], hits=marked)
        strike(a, b, last, "Hulk", "Thing")
        assert b.is_kod("Thing") is falls


@card(VIRUS)
def test_techno_virus_still_counts_small_cards_to_a_cumulative_ko_and_lasts_for_the_game() -> None:
    a, b = infected(["2S"], [], hits=["8S", "8S", "2S"])
    strike(a, b, "2S", "Hulk", "Thing")
    assert b.is_kod("Thing")
    a, b = later(VIRUS, "Apocalypse (IQOP)", "Techno-Virus", ["2S"], ["8S"])
    if b.is_asked:
        strike(b, a, "8S", "Thing", "Hulk")
    attacks(a, b, "2S", "Hulk", "Thing")
    assert not b.can("block", "8S", "Thing")


@card("dcop-superboy-tactile-telekinesis")
def test_tactile_telekinesis_takes_a_placed_card_of_the_users_choice_from_its_target() -> None:
    name, placed = "Tactile Telekinesis", ["3E", TEAMWORK, "Chain Lightning"]
    theirs = [hero(STORM, placed=placed), hero(THING, placed=["3S"])]
    for taken in placed:
        a, b = duel(["Superboy"], ["dcop-superboy-tactile-telekinesis"], theirs, ["1E", DODGE])
        strike(a, b, name, "Superboy", "Storm")
        assert a.verbs == {"choose"} and len(a.offered("choose")) == 3 and not b.is_asked
        a.does("choose", taken)
        assert len(b.placed("Storm")) == 2 and taken not in b.placed("Storm") and b.placed("Thing") == ["3S"]
        assert taken in (*b.dead, *b.power_pack) and len(b.hand) == 2 and to_move(b)
    a, b = duel(["Superboy"], ["dcop-superboy-tactile-telekinesis"], theirs, ["1E", DODGE])
    attacks(a, b, name, "Superboy", "Storm")
    b.does("avoid", DODGE, "Storm")
    assert len(b.placed("Storm")) == 3 and not only_one("dcop-superboy-tactile-telekinesis")


INVASION = "psop-super-skrull-invisible-invasion"


@card(INVASION)
def test_invisible_invasion_sends_all_placed_cards_of_its_target_to_the_dead_pile() -> None:
    theirs = [hero(STORM, hits=["1S"], placed=["3E", TEAMWORK, "Chain Lightning"]), hero(THING, placed=["3S"])]
    a, b = duel(["Super-Skrull (PSOP)"], [INVASION], theirs, ["4F"])
    attacks(a, b, "Invisible Invasion", "Super-Skrull", "Storm")
    assert a.level == 4 and b.can("block", "4F", "Storm")
    b.does("take")
    assert b.placed() == ["3S"] and b.dead == ["3E", TEAMWORK, "Chain Lightning"] and b.power_pack == []
    assert a.venture == 4 and to_move(b) and b.hand == ["4F"] and only_one(INVASION)
    a, b = duel(["Super-Skrull (PSOP)"], [INVASION], theirs, ["4F"])
    attacks(a, b, "Invisible Invasion", "Super-Skrull", "Storm")
    b.does("block", "4F", "Storm")
    assert len(b.placed("Storm")) == 3


PROWLER = "imop-shadowhawk-night-prowler"


@card(PROWLER)
def test_night_prowler_makes_the_opponent_choose_a_placed_card_of_the_target() -> None:
    theirs = [hero(STORM, placed=["3E", TEAMWORK]), hero(THING, placed=["3S"])]
    for taken in ("3E", TEAMWORK):
        a, b = duel(["ShadowHawk"], [PROWLER], theirs, ["3F", "2F"])
        attacks(a, b, "Night Prowler", "ShadowHawk", "Storm")
        assert a.level == 3 and b.can("block", "3F", "Storm") and b.refused("block", "2F", "Storm")
        b.does("take")
        assert b.verbs == {"choose"} and not a.is_asked and len(b.offered("choose")) == 2
        b.does("choose", taken)
        assert len(b.placed("Storm")) == 1 and b.placed("Thing") == ["3S"] and a.venture == 3 and to_move(b)
        assert taken in (*b.dead, *b.power_pack)
    assert not only_one(PROWLER)


@pytest.mark.parametrize(
    ("card_id", "who", "name"),
    cases((INVASION, "Super-Skrull (PSOP)", "Invisible Invasion"), (PROWLER, "ShadowHawk", "Night Prowler")),
)
def test_such_an_attack_is_fighting_and_needs_nothing_placed(card_id: str, who: str, name: str) -> None:
    user = named(who)
    a, b = duel([who], [card_id], [hero(CYCLOPS, hits=["1E", "1S"]), WOLVERINE], [])
    strike(a, b, name, user, "Cyclops")
    assert b.is_kod("Cyclops") and to_move(b)
    a, b = duel([who], [card_id], [hero(CYCLOPS, placed=["3E"]), WOLVERINE], ["4E"])
    attacks(a, b, name, user, "Cyclops")
    b.does("block", "4E", "Cyclops")
    assert b.placed() == ["3E"] and to_move(b)
