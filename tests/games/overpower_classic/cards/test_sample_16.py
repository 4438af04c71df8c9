"""The sample: cards that stop attacks, move them or keep them away."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.cards.sample import (
    CYCLOPS,
    DODGE,
    HULK,
    STORM,
    TEAMWORK,
    THING,
    WOLVERINE,
    duel,
    named,
    next_battle,
    only_one,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike, unnegated
from marks import card

HYPNOSIS = "psop-banshee-vocal-hypnosis"
"""An attack without a number."""
BANSHEE = "Banshee (PSOP)"


@card("mvop-elektra-anticipate")
def test_anticipate_stops_any_attack_on_elektra() -> None:
    foes, answers = ["Elektra (MVOP)", THING], ["mvop-elektra-anticipate"]
    for attack in (("Clobberin' Time", "Thing"), ("Vocal Hypnosis", "Banshee"), ("8S", "Lamp Post", "Thing")):
        hand = ["mvop-thing-clobberin-time", HYPNOSIS, "8S", "Lamp Post"]
        a, b = duel([THING, BANSHEE], hand, foes, answers)
        attacks(a, b, *attack, "Elektra")
        b.does("avoid", "Anticipate", "Elektra")
        assert b.damage("Elektra") == 0 and b.dead == ["Anticipate"] and to_move(b) and b.verbs == {"concede", "pass"}
    assert not only_one("mvop-elektra-anticipate")


@card("mvop-elektra-anticipate")
def test_anticipate_is_for_elektra_alone_and_for_one_attack() -> None:
    hand = ["mvop-thing-temper-tantrum", "8S"]
    a, b = duel([THING], hand, ["Elektra (MVOP)", HULK], ["mvop-elektra-anticipate"])
    attacks(a, b, "Temper Tantrum", "Thing", "Elektra")
    b.does("avoid", "Anticipate", "Elektra")
    attacks(a, b, "8S", "Thing", "Elektra")
    assert b.verbs == {"take"}
    a, b = duel([THING], hand, ["Elektra (MVOP)", HULK], ["mvop-elektra-anticipate"])
    attacks(a, b, "8S", "Thing", "Hulk")
    assert b.verbs == {"take"}


@card("promo-any-character-guardian-angel")
def test_guardian_angel_lets_whoever_is_attacked_avoid() -> None:
    angel = "promo-any-character-guardian-angel"
    assert only_one(angel)
    for who in ("Hulk", "Storm"):
        a, b = duel([THING, BANSHEE], ["mvop-thing-clobberin-time", HYPNOSIS, "8S"], [HULK, STORM], [angel])
        assert not b.can("play", DODGE)
        attacks(a, b, "Clobberin' Time", "Thing", who)
        other = "Storm" if who == "Hulk" else "Hulk"
        assert not b.can("avoid", DODGE, other)
        b.does("avoid", DODGE, who)
        assert b.damage(who) == 0 and b.dead == [DODGE]  # OPC-DISC-18
    a, b = duel([BANSHEE], [HYPNOSIS], [HULK], [angel])
    attacks(a, b, "Vocal Hypnosis", "Banshee", "Hulk")
    assert b.can("avoid", DODGE, "Hulk")


MAR_VELL = "clop-captain-mar-vell-protector-of-the-universe"
MATES = [
    pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0])
    for row in (
        # the card, who plays it, its name, whether it has the ceiling of 9, whether its user may be the one who avoids
        ("mvop-silver-surfer-energy-protection", "Silver Surfer (MVOP)", "Energy Protection", True, False),
        ("iqop-spider-woman-rescue-operation", "Spider-Woman (MVOP)", "Rescue Operation", True, False),
        (
            "clop-captain-mar-vell-protector-of-the-universe",
            "Captain Mar-Vell",
            "Protector of the Universe",
            True,
            True,
        ),
        ("imop-zealot-wildc-a-t", "Zealot", "WildC.A.T.", False, False),
    )
]
COLUMNS = ("card_id", "who", "name", "ceiling", "self")


def attacked(card_id: str, who: str, *attack: str, target: str, reserve: bool = False) -> list[Player]:
    """An attack on one of two characters, of whom one holds the card; or it is held by the Reserve."""
    hand = ["mvop-thing-clobberin-time", HYPNOSIS, "8S", "Girder", "Lamp Post", "mvop-cable-bionic-eye"]
    front, them = ([HULK, STORM], {"reserve": who}) if reserve else ([HULK, who], {"reserve": STORM})
    a, b = duel([THING, BANSHEE, "Cable (MVOP)"], hand, front, [card_id], them=them)
    attacks(a, b, *attack, target)
    return [a, b]


@pytest.mark.parametrize(COLUMNS, MATES)
def test_a_teammate_avoids_an_attack(card_id: str, who: str, name: str, ceiling: bool, self: bool) -> None:
    user = named(who)
    a, b = attacked(card_id, who, "8S", "Girder", "Thing", target="Hulk")
    assert a.level == 9 and not only_one(card_id)
    b.does("avoid", name, user)
    assert b.damage("Hulk") == 0 and b.dead == [name] and b.hand == [] and to_move(b)
    _, b = attacked(card_id, who, "8S", "Thing", target=user)
    assert b.can("avoid", name, user) is self
    _, b = attacked(card_id, who, "Bionic Eye", "Cable", target="Storm")
    assert b.can("avoid", name, user)  # the Reserve is a teammate


@pytest.mark.parametrize(COLUMNS, MATES)
def test_the_ceiling_holds_for_the_whole_level(card_id: str, who: str, name: str, ceiling: bool, self: bool) -> None:
    """OPC-DEF-11, OPC-DEF-14."""
    for attack in (("8S", "Lamp Post", "Thing"), ("Clobberin' Time", "Thing"), ("Vocal Hypnosis", "Banshee")):
        _, b = attacked(card_id, who, *attack, target="Hulk")
        assert b.can("avoid", name, named(who)) is not ceiling


@pytest.mark.parametrize(COLUMNS, MATES)
def test_only_rescue_operation_works_from_reserve(card_id: str, who: str, name: str, ceiling: bool, self: bool) -> None:
    _, b = attacked(card_id, who, "8S", "Thing", target="Hulk", reserve=True)
    assert b.can("avoid", name, named(who)) is (name == "Rescue Operation")


@card("psop-war-machine-shield-teammate")
@pytest.mark.parametrize(
    ("attack", "stops"),
    [
        (("7E", "Cyclops"), True),
        (("7E", "Energy Maximizer", "Cyclops"), True),
        (("7E", "Power Cosmic (basic)", "Cyclops"), False),
        (("4F", "Cyclops"), False),
        (("3M", "Cyclops"), True),
        (("6A", "Cyclops"), False),
        (("Visual Sweep", "Cyclops"), True),
        (("Super Scream", "Banshee"), False),
        (("Vocal Hypnosis", "Banshee"), False),
    ],
)
def test_shield_teammate_stops_energy_up_to_9(attack: tuple[str, ...], stops: bool) -> None:
    hand = ["7E", "Energy Maximizer", "power-cosmic", "4F", "3M", "6A", "mvop-cyclops-visual-sweep", HYPNOSIS]
    mine = [CYCLOPS, BANSHEE]
    foes = ["War Machine (MVOP)", HULK]
    a, b = duel(mine, [*hand, "psop-banshee-super-scream"], foes, ["psop-war-machine-shield-teammate"])
    attacks(a, b, *attack, "Hulk")
    assert b.can("avoid", "Shield Teammate", "War Machine") is stops
    if stops:
        b.does("avoid", "Shield Teammate", "War Machine")
        assert b.damage("Hulk") == 0


@card("psop-war-machine-shield-teammate")
def test_shield_teammate_is_not_for_war_machine() -> None:
    a, b = duel([CYCLOPS], ["7E"], ["War Machine (MVOP)", HULK], ["psop-war-machine-shield-teammate"])
    attacks(a, b, "7E", "Cyclops", "War Machine")
    assert b.verbs == {"take"} and not only_one("psop-war-machine-shield-teammate")


@card("mvop-iron-man-in-the-line-of-fire")
def test_in_the_line_of_fire_brings_an_attack_to_iron_man_who_may_defend() -> None:
    card_id, name = "mvop-iron-man-in-the-line-of-fire", "In the Line of Fire"
    hand = ["7S", HYPNOSIS]
    for defended in (False, True):
        a, b = duel([THING, BANSHEE], hand, ["Iron Man (MVOP)", HULK, STORM], [card_id, "7E", "mvop-wolverine-snikt"])
        attacks(a, b, "7S", "Thing", "Storm")
        b.does("shift", name, "Iron Man", "Iron Man")
        assert not b.can("shift")
        b.does("block", "7E", "Iron Man") if defended else b.does("take")
        assert b.damage("Storm") == 0 and b.damage("Iron Man") == (0 if defended else 7) and name in b.dead
    a, b = duel([THING], hand, ["Iron Man (MVOP)", HULK], [card_id, "7E"])
    attacks(a, b, "7S", "Thing", "Iron Man")
    assert not b.can("shift", name)
    assert not only_one(card_id)


@card("mvop-iron-man-in-the-line-of-fire")
def test_in_the_line_of_fire_moves_attacks_without_a_number_but_not_from_reserve() -> None:
    card_id, name = "mvop-iron-man-in-the-line-of-fire", "In the Line of Fire"
    a, b = duel([BANSHEE], [HYPNOSIS], ["Iron Man (MVOP)", HULK], [card_id, "7E", "8S"])
    attacks(a, b, "Vocal Hypnosis", "Banshee", "Hulk")
    b.does("shift", name, "Iron Man", "Iron Man")
    b.does("take")
    assert b.can("attack", "8S", "Hulk") and not b.can("attack", "7E", "Iron Man")
    a, b = duel([THING], ["7S"], [HULK], [card_id], them={"reserve": "Iron Man (MVOP)"})
    attacks(a, b, "7S", "Thing", "Hulk")
    assert not b.can("shift")
    front, them = ["Iron Man (MVOP)", HULK], {"reserve": STORM}
    a, b = duel(["Cable (MVOP)"], ["mvop-cable-bionic-eye"], front, [card_id], them=them)
    attacks(a, b, "Bionic Eye", "Cable", "Storm")  # OPC-RESERVE-06
    b.does("shift", name, "Iron Man", "Iron Man")
    b.does("take")
    assert b.damage("Iron Man") == 6


@card("psop-daredevil-hypersenses")
def test_hypersenses_keeps_universe_cards_from_daredevil() -> None:
    """OPC-DEF-13: Power cards with Basic or Training cards, Teamwork and its follow-ups, Allies."""
    training, ally = "Strength/Fighting Training +4", "Edwin Jarvis"
    hand = ["7E", "Power Lines", "4F", training, TEAMWORK, "2S", "5S", "mvop-hulk-enraged", ally]
    foes, answers = ["Daredevil (PSOP)", THING], ["psop-daredevil-hypersenses", "1S"]
    me = {"draw": ["7E", "Power Lines", *["1S"] * 6]}
    a, b = duel([CYCLOPS, HULK, WOLVERINE], hand, foes, answers, me, turn="b")
    assert not only_one("psop-daredevil-hypersenses") and not b.can("play", "Hypersenses", "Thing")
    plays(b, a, "Hypersenses", "Daredevil")
    for attack in (("7E", "Power Lines", "Cyclops"), ("4F", training, "Cyclops"), (TEAMWORK, "Cyclops")):
        assert not a.can("attack", *attack, "Daredevil") and a.can("attack", *attack, "Thing")
    assert not a.can("attack", ally, "Wolverine", "Daredevil") and a.can("attack", ally, "Wolverine", "Thing")
    assert a.can("attack", "7E", "Cyclops", "Daredevil") and a.can("attack", "Enraged", "Hulk", "Daredevil")
    attacks(a, b, TEAMWORK, "Cyclops", "Thing")
    b.does("take")
    assert a.can("attack", "2S", "Hulk", "Thing") and not a.can("attack", "2S", "Hulk", "Daredevil")
    strike(a, b, "2S", "Hulk", "Thing")
    while a.can("decline"):
        a.does("decline")
    next_battle(a, b)
    assert a.can("attack", "7E", "Power Lines", "Cyclops", "Daredevil")


@card("psop-longshot-roll-with-the-punches")
def test_roll_with_the_punches_negates_a_special_played_against_longshot() -> None:
    name, card_id = "Roll with the Punches", "psop-longshot-roll-with-the-punches"
    hand = ["mvop-thing-temper-tantrum", "8S", HYPNOSIS, "mvop-thing-bear-hug"]
    foes = ["Longshot (PSOP)", hero(HULK, placed=["Tree"])]
    a, b = duel([THING, BANSHEE], hand, foes, [card_id, "7S"])
    assert not only_one(card_id)
    a.does("attack", "Temper Tantrum", "Thing", "Longshot")
    b.does("negate", name, "Longshot", "Temper Tantrum")
    assert b.damage("Longshot") == 0 and to_move(b) and b.dead == [name]  # OPC-DEF-16: and what it grants is lost
    for attack in (("Temper Tantrum", "Thing", "Hulk"), ("Bear Hug", "Thing")):
        a, b = duel([THING, BANSHEE], hand, foes, [card_id])
        a.does("attack", *attack)
        assert not b.can("negate")
    a, b = duel([THING, BANSHEE], hand, foes, [card_id, "4F"])
    a.does("attack", "Vocal Hypnosis", "Banshee", "Longshot")
    b.does("negate", name, "Longshot", "Vocal Hypnosis")
    assert b.can("attack", "4F", "Longshot")
    a, b = duel([THING, BANSHEE], hand, foes, [card_id])
    a.does("attack", "8S", "Thing", "Longshot")
    assert not b.can("negate")


@card("psop-longshot-roll-with-the-punches")
def test_roll_with_the_punches_removes_a_special_that_lies_on_longshot() -> None:
    """OPC-DEF-17: on one's own turn, a hit or a lasting effect; nothing that lies elsewhere."""
    foes = [hero("Longshot (PSOP)", hits=["mvop-thing-clobberin-time", "3S"]), hero(HULK, hits=["mvop-hulk-enraged"])]
    a, b = duel([THING], ["1S"], foes, ["psop-longshot-roll-with-the-punches", "4F"], turn="b")
    assert b.offered("negate", "Roll with the Punches", "Longshot") == ["Clobberin' Time"]
    b.does("negate", "Roll with the Punches", "Longshot", "Clobberin' Time")
    unnegated(a, b)
    assert b.permanent("Longshot") == ["3S"] and to_move(a)
    a, b = duel([BANSHEE], [HYPNOSIS, "1S"], ["Longshot (PSOP)", HULK], ["psop-longshot-roll-with-the-punches", "4F"])
    a.does("attack", "Vocal Hypnosis", "Banshee", "Longshot")
    b.does("decline")
    b.does("take")
    b.does("negate", "Roll with the Punches", "Longshot", "Vocal Hypnosis")
    unnegated(a, b)
    assert a.can("attack", "1S", "Banshee")


@card("iqop-onslaught-cannon-fodder")
def test_cannon_fodder_sends_all_attacks_to_a_teammate_until_he_falls() -> None:
    card_id, name = "iqop-onslaught-cannon-fodder", "Cannon Fodder"
    me = {"draw": ["7S", *["1S"] * 7]}
    hand = ["8S", "3S", HYPNOSIS, "6S"]
    foes = [hero("Onslaught (MNOP)"), hero(STORM, hits=["7E"]), WOLVERINE]
    a, b = duel([THING, BANSHEE], hand, foes, [card_id, "7E", "1E", "2E"], me, turn="b")
    assert only_one(card_id) and sorted(b.offered("play", name, "Onslaught")) == ["Storm", "Wolverine"]
    plays(b, a, name, "Onslaught", "Storm")
    attacks(a, b, "3S", "Thing", "Onslaught")
    assert b.can("block", "7E", "Storm") and not b.can("block", "7E", "Onslaught")
    b.does("take")
    assert b.damage("Onslaught") == 0 and b.damage("Storm") == 10
    next_battle(a, b)
    attacks(a, b, "7S", "Thing", "Onslaught")  # for the game
    b.does("take")
    assert b.damage("Storm") == 17


@card("iqop-onslaught-cannon-fodder")
def test_cannon_fodder_ends_with_the_teammate_and_binds_only_attacks_on_onslaught() -> None:
    hand = ["8S", "3S", "6S", HYPNOSIS]
    foes = ["Onslaught (MNOP)", hero(STORM, hits=["7E", "8E"]), WOLVERINE]
    answers = ["iqop-onslaught-cannon-fodder", "1E", "2E", "3E", "7E"]
    a, b = duel([THING, BANSHEE], hand, foes, answers, turn="b")
    plays(b, a, "Cannon Fodder", "Onslaught", "Storm")
    attacks(a, b, "Vocal Hypnosis", "Banshee", "Onslaught")  # attacks without a number too
    b.does("take")
    assert b.can("attack", "1E", "Onslaught") and not b.can("attack", "1E", "Storm")
    strike(b, a, "1E", "Onslaught", "Thing")
    strike(a, b, "3S", "Thing", "Wolverine")
    assert b.damage("Wolverine") == 3
    strike(b, a, "2E", "Onslaught", "Thing")
    attacks(a, b, "6S", "Thing", "Onslaught")
    b.does("take")
    assert b.is_kod("Storm") and b.damage("Onslaught") == 0
    strike(b, a, "3E", "Onslaught", "Thing")
    attacks(a, b, "8S", "Thing", "Onslaught")
    assert b.refused("block", "7E", "Onslaught")
    b.does("take")
    assert b.damage("Onslaught") == 8


@card("iqop-onslaught-cannon-fodder")
def test_cannon_fodder_may_answer_an_attack_on_onslaught() -> None:
    a, b = duel([THING], ["8S"], ["Onslaught (MNOP)", STORM], ["iqop-onslaught-cannon-fodder"])
    attacks(a, b, "8S", "Thing", "Onslaught")
    b.does("shift", "Cannon Fodder", "Onslaught", "Storm")
    b.does("take")
    assert b.damage("Storm") == 8 and b.damage("Onslaught") == 0
