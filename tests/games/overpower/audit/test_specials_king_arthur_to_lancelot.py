"""Specials of King Arthur, Korak and Lancelot, each in an awkward situation."""

from games.overpower.specials import facing, hits, in_play, plays, strikes, turn_of, under_attack
from games.overpower.table import FREYA, hero
from marks import audit

ARTHUR, SWORD = "King Arthur", "Sword and Shield"


@audit("excalibur", "named as Energy, against an avoid of Combat attacks")
def test_excalibur_acts_as_what_was_named() -> None:
    for kind, avoided in (("Energy", False), ("Combat", True)):
        a, b = facing([ARTHUR], ["Excalibur"], ["Dracula"], ["Undead Flesh"])
        strikes(a, b, "Excalibur", ARTHUR, "Dracula", kind)
        assert a.level == 9 and b.can("avoid", "Undead Flesh", "Dracula") is avoided


@audit("king-of-camelot", "placed on the Homebase, for a teammate who is attacked without a number")
def test_king_of_camelot_from_the_homebase() -> None:
    them = {"homebase": "Barsoom", "home": ["King of Camelot"]}
    a, b = facing(["Dracula"], ["Paralyzing Gaze"], [ARTHUR, "Zorro"], them=them)
    strikes(a, b, "Paralyzing Gaze", "Dracula", "Zorro")
    assert not b.can("avoid", "King of Camelot", "Zorro")
    b.does("avoid", "King of Camelot", ARTHUR)
    assert b.hits("Zorro") == [] and b.placed() == [] and b.dead == ["King of Camelot"]


@audit("knights-of-the-round-table", "one Objective from Completed and one carried from a tie are at stake")
def test_knights_of_the_round_table_let_the_opponent_choose() -> None:
    stake = {"reserve": 3, "completed": 1, "defeated": 1, "ventured": {"completed": 1}, "carried": {"reserve": 1}}
    them = {"objectives": stake}
    a, b = facing([ARTHUR], ["Knights of the Round Table"], ["Zorro"], them=them)
    assert a.refusal("play", "Knights of the Round Table", ARTHUR) == "OP25-INTER-25"
    a, b = facing([ARTHUR], ["Knights of the Round Table", "5C"], ["Zorro"], them=them)
    a.does("play", "Knights of the Round Table", ARTHUR)
    a.does("pay", "5C")
    b.does("decline")
    assert b.staked == (1, 1)
    b.does("return", "from Completed")
    assert b.staked == (1, 0) and b.missions == (3, 2, 1) and a.power_pack == ["5C"]


@audit("legendary-partnership", "among a clipped Universe card, a hit and a card for this battle alone")
def test_legendary_partnership_clears_every_kind() -> None:
    plays_of_b = [
        {"card": "Shards of the Staff", "by": "Ra"},
        {"card": "Princess and the Pea", "by": "Ra"},
        {"card": "Paralyzing Gaze", "by": "Dracula", "target": "Merlin"},
    ]
    team = ["Ra", "Dracula"]
    a, b = facing([ARTHUR, "Merlin"], ["Legendary Partnership"], team, them={"in_play": plays_of_b})
    hits(a, b, "Legendary Partnership", ARTHUR, "Ra")
    assert b.clipped("Ra") == [] and a.hits("Merlin") == [] and b.astral == ["Princess and the Pea"]
    assert b.dead == ["Paralyzing Gaze", "Shards of the Staff"] and b.damage("Ra") == 7


@audit("heavy-is-the-head", "the Dead Pile holds a One Per Deck card, one of Arthur's own, and one that fits")
def test_heavy_is_the_head_takes_one_that_fits() -> None:
    dead = ["Godly Prowess", "King of Camelot", "Great Club", "Rapier"]
    a, b = facing([ARTHUR], ["Heavy is the Head"], ["Merlin"], ["Ascendant Mage"], me={"dead": dead})
    plays(a, b, "Heavy is the Head", ARTHUR)
    assert a.offered("choose") == ["Great Club"]
    a.does("choose", "Great Club")
    a.does("attack", "Great Club", ARTHUR, "Merlin")
    assert a.pending == "DefenceWindow"  # what is put into play is not negated
    b.does("take")
    assert b.damage("Merlin") == 6 and a.dead == ["Godly Prowess", "Heavy is the Head", "King of Camelot", "Rapier"]


@audit("lead-from-the-front", "Merlin began beside Arthur and has fallen; a bonus lifts the attack above the limit")
def test_lead_from_the_front_remembers_who_began() -> None:
    for attack, saved in ((("6C",), True), (("5C", "Rapier"), False)):
        team = [ARTHUR, "Zorro", hero("Merlin", ko=1)]
        a, b = facing(["Leonidas"], list(attack), team, ["Lead From the Front"])
        strikes(a, b, *attack, "Leonidas", "Zorro")
        assert b.can("avoid", "Lead From the Front", ARTHUR) is saved
        if not saved:
            assert b.refusal("avoid", "Lead From the Front", ARTHUR) == "OP25-BATT-42"


@audit("john-clayton-iii", "the Reserve character falls to it; nobody of the Front Line may block")
def test_john_clayton_iii_fells_the_reserve() -> None:
    them = {"reserve": hero("Merlin", hits=["8E", "7E"])}
    a, b = facing(["Korak"], ["John Clayton III"], ["Zorro"], ["8C"], them=them)
    strikes(a, b, "John Clayton III", "Korak", "Merlin")
    assert b.refusal("block", "8C", "Zorro") == "OP25-BATT-43" and not b.can("block", "8C", "Merlin")
    b.does("take")
    assert b.is_kod("Merlin") and b.reserve == [] and a.venture == 6


@audit("jungle-survival", "met by an avoid, by other types, and by cards that show Combat among others")
def test_jungle_survival_asks_for_a_combat_icon() -> None:
    answers = [FREYA, "4I", "3M", "300", "5A"]
    a, b = facing(["Korak"], ["Jungle Survival"], ["Leonidas"], answers)
    strikes(a, b, "Jungle Survival", "Korak", "Leonidas")
    assert b.refusal("avoid", FREYA, "Leonidas") == b.refusal("block", "4I", "Leonidas") == "OP25-BATT-78"
    assert b.refusal("block", "5A", "Leonidas") == "OP25-BATT-78"  # Any-Power is no Combat icon
    assert b.offered("block") == ["3 MultiPower", "300"]


@audit("like-father-like-son", "Korak has fallen: the card lies in the Astral Plane and goes on working")
def test_like_father_like_son_outlives_korak() -> None:
    team = [hero("Korak", ko=2), "Zorro"]
    for mission, blocks in (("King of the Jungle", True), ("Warlord of Mars", False)):
        them = in_play("Like Father, Like Son", "Korak") | {"mission": mission}
        _, b = under_attack("7C", "Zorro", team, ["5C"], them=them, me={"mission": "King of the Jungle"})
        assert b.venture == 6 and b.can("block", "5C", "Zorro") is blocks


@audit("meriem-and-jackie-clayton", "an attack on placed cards would do nothing to Korak: it is not moved", mended=True)
def test_meriem_and_jackie_clayton_move_nothing_to_where_it_has_no_effect() -> None:
    them = in_play("Meriem and Jackie Clayton", "Korak")
    team = ["Korak", hero("Zorro", placed=["4C"])]
    a, b = facing(["Headless Horseman"], ["Decapitate", "6B"], team, ["4B"], them=them)
    strikes(a, b, "Decapitate", "Headless Horseman", "Zorro")
    b.does("take")
    a.does("choose", "4C")
    assert b.placed() == [] and b.hits("Zorro") == ["Decapitate"] and b.hits("Korak") == []
    hits(b, a, "4B", "Korak", "Headless Horseman")
    strikes(a, b, "6B", "Headless Horseman", "Zorro")
    assert a.attack.target == b.char("Korak") and a.level == 4


@audit("son-of-the-jungle", "Tarzan began beside Korak and has fallen; the attack is on another teammate")
def test_son_of_the_jungle_for_a_teammate() -> None:
    for attack, saved in (("6C", True), ("7C", False)):
        team = ["Korak", "Zorro", hero("Tarzan", ko=1)]
        _, b = under_attack(attack, "Zorro", team, ["Son of the Jungle"])
        assert b.can("avoid", "Son of the Jungle", "Korak") is saved
    _, b = under_attack("6C", "Zorro", ["Korak", "Zorro"], ["Son of the Jungle"])
    assert b.refusal("avoid", "Son of the Jungle", "Korak") == "OP25-BATT-43"


@audit("to-the-death", "combined with Intelligence, at a team that no Intelligence attack may be made on", mended=True)
def test_to_the_death_is_of_both_types_when_combined() -> None:
    them = in_play("Protection of Saint Michael", "Joan of Arc")
    a, b = facing(["Korak"], ["To the Death", "6I", "5C"], ["Joan of Arc"], them=them)
    assert a.refusal("attack", "To the Death", "Korak", "6I", "Korak", "Joan of Arc") == "OP25-BATT-84"
    hits(a, b, "To the Death", "Korak", "5C", "Korak", "Joan of Arc")
    assert b.damage("Joan of Arc") == 9 and b.hits("Joan of Arc") == ["5C", "To the Death"] and a.venture == 9


@audit("chivalrous-protector", "Lancelot avoids the Teamwork attack; the follow-up must still be made on him")
def test_chivalrous_protector_holds_the_string() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    them = in_play(SWORD, "Lancelot")
    a, b = facing(
        ["Leonidas", "Korak"], [teamwork, "6I"], ["Lancelot", "Zorro"], ["Chivalrous Protector", "5C"], them=them
    )
    strikes(a, b, teamwork, "Leonidas", "Zorro")
    b.does("shift", "Chivalrous Protector", "Lancelot", "Lancelot")
    b.does("avoid", SWORD, "Lancelot")
    assert a.offered("attack", "6I", "Korak") == ["Lancelot"]
    strikes(a, b, "6I", "Korak", "Lancelot")
    assert a.level == 5  # 6 + 1 - 2
    b.does("block", "5C", "Lancelot")
    assert b.damage("Lancelot") == b.damage("Zorro") == 0


@audit("for-guinevere-s-love", "Sword and Shield is not in the Dead Pile, and the opponent holds a negate")
def test_for_guinevere_s_love_without_a_sword() -> None:
    a, b = facing(["Lancelot"], ["For Guinevere's Love", "5C"], ["Merlin"], ["Ascendant Mage"])
    a.does("play", "For Guinevere's Love", "Lancelot")
    assert turn_of(b) and a.venture == 2 and a.astral == ["For Guinevere's Love"]
    assert not b.can("negate", "Ascendant Mage")


@audit("for-the-queen", "Sword and Shield was given up before: no block any more")
def test_for_the_queen_needs_the_sword_in_play() -> None:
    them = in_play(SWORD, "Lancelot")
    a, b = facing(["Leonidas"], ["5C", "4C"], ["Lancelot", "Zorro"], ["For the Queen!"], them=them)
    strikes(a, b, "5C", "Leonidas", "Zorro")
    assert not b.can("block", "For the Queen!")  # it blocks for Lancelot alone
    b.does("take")
    hits(b, a, "For the Queen!", "Lancelot", "Leonidas", "Brute Force")
    strikes(a, b, "4C", "Leonidas", "Lancelot")
    b.does("avoid", SWORD, "Lancelot")
    a, b = facing(["Leonidas"], ["5C", "4C"], ["Lancelot"], ["For the Queen!", "1C"], them=them)
    strikes(a, b, "5C", "Leonidas", "Lancelot")
    assert b.can("block", "For the Queen!", "Lancelot")
    b.does("avoid", SWORD, "Lancelot")
    hits(b, a, "1C", "Lancelot", "Leonidas")
    strikes(a, b, "4C", "Leonidas", "Lancelot")
    assert b.refusal("block", "For the Queen!", "Lancelot") == "OP25-BATT-34"


@audit("knight-of-the-round-table", "Lancelot has no hit to remove: the sword stays in the Dead Pile")
def test_knight_of_the_round_table_without_a_hit() -> None:
    a, b = facing(["Lancelot"], ["Knight of the Round Table"], ["Zorro"], me={"dead": [SWORD]})
    plays(a, b, "Knight of the Round Table", "Lancelot")
    assert turn_of(b) and a.dead == ["Knight of the Round Table", SWORD] and a.clipped("Lancelot") == []


@audit("sword-and-shield", "Lancelot may not play Specials: the card in play still avoids for him")
def test_sword_and_shield_is_discarded_not_played() -> None:
    me = in_play("For Sparta", "Leonidas", "Lancelot")
    them = in_play(SWORD, "Lancelot")
    a, b = facing(["Leonidas"], ["8C", "6C"], ["Lancelot", "Zorro"], ["True Strike", "5C"], me=me, them=them)
    strikes(a, b, "6C", "Leonidas", "Zorro")
    assert not b.can("avoid", SWORD)
    b.does("take")
    assert b.refusal("attack", "True Strike", "Lancelot") == "OP25-BATT-78"
    strikes(b, a, "5C", "Lancelot", "Leonidas")
    assert b.level == 7
    a.does("take")
    strikes(a, b, "8C", "Leonidas", "Lancelot")
    b.does("avoid", SWORD, "Lancelot")
    assert b.damage("Lancelot") == 6 and b.dead == [SWORD]


@audit("true-strike", "at level 10 it is no Combat attack, and no third type")
def test_true_strike_with_the_sword() -> None:
    me = in_play(SWORD, "Lancelot")
    a, b = facing(["Lancelot"], ["True Strike"], [hero("Dracula", hits=["1E", "1I"])], ["Undead Flesh"], me=me)
    strikes(a, b, "True Strike", "Lancelot", "Dracula")
    assert a.level == 10 and b.refusal("avoid", "Undead Flesh", "Dracula") == "OP25-BATT-39"
    b.does("take")
    assert b.damage("Dracula") == 12 and not b.is_kod("Dracula") and a.venture == 10
