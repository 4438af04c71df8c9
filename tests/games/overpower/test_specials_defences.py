"""Specials that avoid, shift, shield and negate."""

import pytest

from games.overpower.stories import act, battle, char, hits_land, hurt, names_in, quietly
from overtable.games.overpower.lasting import level
from overtable.games.overpower.state import CLIPPED, REMOVED

PLAIN = [
    ("On the Razor's Edge", "Carson of Venus"),
    ("Ancient One", "Cthulhu"),
    ("Lion Skin Cloak", "Hercules"),
    ("Emotional Senses", "Tarzan"),
    ("I'll Already Be Gone", "Time Traveler"),
    ("Not a Damsel in Distress", "Jane Porter"),
    ("Freya: Goddess of Protection", "Hercules"),
    ("Fairy Protection", "Hercules"),
    ("Form of Water", "Poseidon"),
    ("Head for Mexico", "Billy the Kid"),
    ("Never Set Foot On Dry Land", "Captain Nemo"),
]
TEAM = [
    ("Give Them Nothing", "Leonidas"),
    ("Cloud Surfing", "Sun Wukong"),
    ("Protector of Barsoom", "Dejah Thoris"),
]
TEAMMATE = [("Dotar Sojat", "John Carter of Mars"), ("King of Camelot", "King Arthur")]


def under_attack(card: str, by: str, target: str, attack: str = "8E", attacker: str = "Wicked Witch", **more):
    line = [by] if target == by else [by, target]
    table = battle([attacker], [attack], line, [card], **more)
    act(table.seats[0], "attack", attack, attacker, target)
    while table.pending == "NegateWindow":
        table.seats[1].does("decline")
    return table, table.seats[1]


@pytest.mark.parametrize(("card", "by"), PLAIN + TEAM)
def test_it_avoids_an_attack_on_its_own_character(card: str, by: str) -> None:
    table, b = under_attack(card, by, by)
    b.does("avoid", card, by)
    quietly(table)
    assert hurt(table, by) == 0
    assert card not in b.zone("hand")


@pytest.mark.parametrize(("card", "by"), PLAIN)
def test_a_plain_avoid_saves_no_teammate(card: str, by: str) -> None:
    if card in ("Freya: Goddess of Protection", "Fairy Protection"):
        return
    _, b = under_attack(card, by, "Korak")
    assert b.refused("avoid", card, by).rule == "OP25-BATT-43"


@pytest.mark.parametrize(("card", "by"), TEAM + TEAMMATE)
def test_some_avoid_for_a_teammate(card: str, by: str) -> None:
    table, b = under_attack(card, by, "Korak")
    b.does("avoid", card, by)
    assert hurt(table, "Korak") == 0


@pytest.mark.parametrize(("card", "by"), TEAMMATE)
def test_some_avoid_only_for_a_teammate(card: str, by: str) -> None:
    _, b = under_attack(card, by, by)
    assert b.refused("avoid", card, by).rule == "OP25-BATT-43"


@pytest.mark.parametrize(
    ("card", "by", "target", "fits", "attacker", "misfit", "other"),
    [
        ("Surprise Swordsman", "Count of Monte Cristo", "Count of Monte Cristo", "5C", "Zorro", "5E", "Wicked Witch"),
        ("Undead Flesh", "Dracula", "Dracula", "5C", "Zorro", "5E", "Wicked Witch"),
        ("Stone Skin", "Sun Wukong", "Sun Wukong", "5B", "Hercules", "5C", "Zorro"),
        ("Defender of the People", "Robin Hood", "Korak", "5C", "Zorro", "5E", "Wicked Witch"),
        ("Protection of Saint Michael", "Joan of Arc", "Korak", "5C", "Zorro", "5E", "Wicked Witch"),
        ("Abner Perry's Lab Assistant", "Victory Harben", "Korak", "5I", "Sherlock Holmes", "5C", "Zorro"),
        ("Ancient Wisdom", "The Mummy", "Korak", "5C", "Zorro", "Great Club", "Hercules"),
        ("Heimdall", "Korak", "Korak", "Great Club", "Hercules", "5C", "Zorro"),
        ("Lead From the Front", "King Arthur", "Korak", "4C", "Zorro", "5C", "Zorro"),
        ("Son of the Jungle", "Korak", "Korak", "6C", "Zorro", "7C", "Zorro"),
    ],
)
def test_avoids_with_a_condition(card, by, target, fits, attacker, misfit, other) -> None:
    table, b = under_attack(card, by, target, fits, attacker)
    b.does("avoid", card, by)
    quietly(table)
    assert hurt(table, target) == 0
    _, b = under_attack(card, by, target, misfit, other)
    assert b.refused("avoid", card, by).rule in ("OP25-BATT-39", "OP25-BATT-42")


@pytest.mark.parametrize(
    ("card", "by"),
    [("Chamston-Hedding Estate", "Victory Harben"), ("Protector of the Incubator", "Tars Tarkas")],
)
def test_avoids_of_universe_attacks(card: str, by: str) -> None:
    for universe in (True, False):
        table = battle(["Zorro"], ["6C", "Rapier"], [by], [card])
        act(table.seats[0], "attack", "6C", *(["Rapier"] if universe else ["Zorro"]))
        assert table.seats[1].can("avoid", card, by) is universe


def test_jungle_tactics_and_disorient_opponent_end_a_teamwork() -> None:
    for card, by in (("Jungle Tactics", "Tarzan"), ("Disorient Opponent", "Tarzan")):
        table = battle(
            ["Robin Hood", "Merlin"], ["7 Combat Teamwork (Energy/Intelligence)", "7E", "6C"], ["Tarzan"], [card]
        )
        a, b = table.seats
        act(a, "attack", "7 Combat Teamwork (Energy/Intelligence)")
        b.does("avoid", card, by)
        assert table.pending == "Turn" and b.is_asked
        assert "7 Energy" in a.zone("hand")
        table = battle(["Robin Hood"], ["6C"], ["Tarzan"], [card])
        act(table.seats[0], "attack", "6C")
        assert not table.seats[1].can("avoid")


def test_disorient_opponent_also_takes_a_placed_teamwork() -> None:
    table = battle(
        ["Robin Hood"],
        ["Disorient Opponent"],
        [{"name": "Zorro", "placed": ["8 Combat Teamwork (Energy/Intelligence)", "5C"]}],
    )
    a, b = table.seats
    act(a, "attack", "Disorient Opponent", "Robin Hood", "Zorro")
    b.does("decline")
    b.does("take")
    assert a.offered("choose") == ["8 Combat Teamwork (Energy/Intelligence)"]


def test_shepherd_of_the_damned_only_saves_from_a_ko() -> None:
    for wounds, saved in ((["7C", "6C"], True), (["6C"], False)):
        table = battle(["Zorro"], ["8C"], ["Anubis", {"name": "Korak", "hits": wounds}], ["Shepherd of the Damned"])
        act(table.seats[0], "attack", "8C", "Zorro", "Korak")
        assert table.seats[1].can("avoid", "Shepherd of the Damned", "Anubis") is saved


def test_lead_from_the_front_and_son_of_the_jungle_are_better_among_friends() -> None:
    table = battle(["Zorro"], ["6C"], ["King Arthur", "Lancelot"], ["Lead From the Front"])
    act(table.seats[0], "attack", "6C", "Zorro", "Lancelot")
    assert table.seats[1].can("avoid", "Lead From the Front", "King Arthur")
    table = battle(["Zorro"], ["6C"], ["Korak", "Tarzan"], ["Son of the Jungle"])
    act(table.seats[0], "attack", "6C", "Zorro", "Tarzan")
    assert table.seats[1].can("avoid", "Son of the Jungle", "Korak")
    table = battle(["Zorro"], ["6C"], ["Korak", "Leonidas"], ["Son of the Jungle"])
    act(table.seats[0], "attack", "6C", "Zorro", "Leonidas")
    assert not table.seats[1].can("avoid", "Son of the Jungle", "Korak")


# What an avoid does besides


def test_avoids_that_cost_the_attacker_a_card() -> None:
    for card, by in (("Not a Damsel in Distress", "Jane Porter"), ("Surprise Swordsman", "Count of Monte Cristo")):
        table = battle(["Zorro"], ["6C", "5C"], [by], [card])
        a, b = table.seats
        act(a, "attack", "6C")
        b.does("avoid", card, by)
        a.does("choose", "5C")
        assert a.zone("hand") == []


def test_avoids_that_draw() -> None:
    for card, by, optional in (
        ("Defender of the People", "Robin Hood", True),
        ("Ancient Wisdom", "The Mummy", False),
        ("Heimdall", "Korak", True),
    ):
        target = "Leonidas" if by != "Korak" else "Korak"
        attack, who = ("6C", "Zorro") if card != "Heimdall" else ("Great Club", "Hercules")
        table = battle([who], [attack], [by] if target == by else [by, target], [card], them={"draw": ["3C", "2C"]})
        a, b = table.seats
        act(a, "attack", attack, who, target)
        while table.pending == "NegateWindow":
            b.does("decline")
        b.does("avoid", card, by)
        if optional:
            act(b, "draw")
        assert "3 Combat" in b.zone("hand")


def test_cloud_surfing_draws_only_when_behind() -> None:
    for defeated in (0, 2):
        them = {"objectives": {"reserve": 4, "defeated": defeated, "ventured": {"reserve": 1}}, "draw": ["3C", "2C"]}
        table = battle(["Zorro"], ["6C"], ["Sun Wukong"], ["Cloud Surfing"], them=them)
        act(table.seats[0], "attack", "6C")
        table.seats[1].does("avoid", "Cloud Surfing", "Sun Wukong")
        assert ("3 Combat" in table.seats[1].zone("hand")) is (defeated == 2)


def test_protector_of_barsoom_ends_the_turn() -> None:
    table = battle(["Dr. Watson"], ["Blackheath Rugby Star", "5C"], ["Dejah Thoris"], ["Protector of Barsoom"])
    a, b = table.seats
    act(a, "attack", "Blackheath Rugby Star")
    b.does("decline")
    b.does("avoid", "Protector of Barsoom", "Dejah Thoris")
    assert table.pending == "Turn" and b.is_asked


def test_form_of_water_removes_the_attack_and_shields_poseidon() -> None:
    table, b = under_attack("Form of Water", "Poseidon", "Poseidon")
    b.does("avoid", "Form of Water", "Poseidon")
    assert "8 Energy" in names_in(table, 0, REMOVED)
    assert names_in(table, 1, CLIPPED) == ["Form of Water"]


def test_fairy_protection_and_stone_skin_go_on_shielding() -> None:
    table = battle(["Hercules"], ["5B", "7B", "6C"], ["Korak"], ["Fairy Protection"])
    a, b = table.seats
    act(a, "attack", "5B")
    b.does("avoid", "Fairy Protection", "Korak")
    b.does("pass")
    assert a.refused("attack", "7B", "Hercules", "Korak").rule == "OP25-BATT-84"
    table = battle(["Hercules"], ["5B", "7B", "6C"], ["Sun Wukong"], ["Stone Skin"])
    a, b = table.seats
    act(a, "attack", "5B")
    b.does("avoid", "Stone Skin", "Sun Wukong")
    b.does("pass")
    assert not a.can("attack", "7B") and a.can("attack", "6C")


def test_protection_of_saint_michael_bars_intelligence_attacks() -> None:
    table = battle(["Captain Nemo"], ["6C", "7I", "5C"], ["Joan of Arc"], ["Protection of Saint Michael"])
    a, b = table.seats
    act(a, "attack", "6C")
    b.does("avoid", "Protection of Saint Michael", "Joan of Arc")
    b.does("pass")
    assert not a.can("attack", "7I") and a.can("attack", "5C")


def test_chamston_hedding_estate_goes_on_barring_universe_cards() -> None:
    table = battle(["Zorro"], ["6C", "Rapier", "7C", "Longbow"], ["Victory Harben"], ["Chamston-Hedding Estate"])
    a, b = table.seats
    act(a, "attack", "6C", "Rapier")
    b.does("avoid", "Chamston-Hedding Estate", "Victory Harben")
    b.does("pass")
    assert not a.can("attack", "7C", "Longbow") and a.can("attack", "7C", "Zorro")


def test_lab_assistant_fetches_a_small_intelligence_card_even_from_reserve() -> None:
    them = {"reserve": "Victory Harben", "power_pack": ["4I", "5I", "3M", "2C"]}
    table = battle(["Sherlock Holmes"], ["8I"], ["Korak"], ["Abner Perry's Lab Assistant"], them=them)
    a, b = table.seats
    act(a, "attack", "8I", "Sherlock Holmes", "Korak")
    b.does("avoid", "Abner Perry's Lab Assistant", "Victory Harben")
    assert b.offered("choose") == ["4 Intelligence"]
    b.does("choose", "4I")
    assert b.zone("hand") == ["4 Intelligence"]


@pytest.mark.parametrize(
    ("card", "by", "may", "not_"),
    [
        ("Head for Mexico", "Billy the Kid", "5C", "Elite"),
        ("Never Set Foot On Dry Land", "Captain Nemo", "Silent Running", "5C"),
    ],
)
def test_hiding_in_reserve_while_still_attacking(card, by, may, not_) -> None:
    table = battle(["Zorro"], ["6C"], [by, "Korak"], [card, may, "5C"] if may != "5C" else [card, "5C"])
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", by)
    b.does("avoid", card, by)
    assert char(table, by) in table.state.zones[18 + 6]
    assert b.can("attack", may, by)
    if may != "5C":
        assert not b.can("attack", "5C", by)


def test_one_who_hides_returns_when_nobody_else_stands() -> None:
    table = battle(
        ["Zorro"], ["6C", "8C"], ["Billy the Kid", {"name": "Korak", "hits": ["8C", "7C"]}], ["Head for Mexico"]
    )
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", "Billy the Kid")
    b.does("avoid", "Head for Mexico", "Billy the Kid")
    b.does("pass")
    a.does("attack", "8C", "Zorro", "Korak")
    b.does("take")
    assert table.state.kod[char(table, "Korak")]
    assert char(table, "Billy the Kid") in table.state.zones[18 + 5]


# Shifts


def test_always_there_for_a_friend_draws_when_hit() -> None:
    for block in (False, True):
        table = battle(
            ["Zorro"], ["6C"], ["Korak", "Dr. Watson"], ["Always There for a Friend", "6C"], them={"draw": ["3C", "2C"]}
        )
        a, b = table.seats
        act(a, "attack", "6C", "Zorro", "Korak")
        b.does("shift", "Always There for a Friend", "Dr. Watson", "Dr. Watson")
        if block:
            b.does("block", "6C", "Dr. Watson")
        else:
            b.does("take")
        assert ("3 Combat" in b.zone("hand")) is not block
        assert hurt(table, "Dr. Watson") == (0 if block else 6)


def test_chivalrous_protector_draws_the_whole_string_at_minus_two() -> None:
    table = battle(["Zorro", "Robin Hood"], ["Master Archer", "6C"], ["Korak", "Lancelot"], ["Chivalrous Protector"])
    a, b = table.seats
    act(a, "attack", "Master Archer", "Robin Hood", "Korak")
    b.does("decline")
    b.does("shift", "Chivalrous Protector", "Lancelot", "Lancelot")
    b.does("take")
    assert not a.can("attack", "6C", "Robin Hood", "Korak")
    a.does("attack", "6C", "Robin Hood", "Lancelot")
    assert level(table.state, table.state.acts[-1]) == 4


def test_legendary_escape_moves_an_attack_to_another() -> None:
    table = battle(["Zorro"], ["6C"], ["Korak", "Leonidas"], ["Legendary Escape", "8C"])
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", "Korak")
    b.does("shift", "Legendary Escape", "Korak", "Leonidas")
    b.does("block", "8C", "Leonidas")
    assert hurt(table, "Korak") == hurt(table, "Leonidas") == 0


def test_meriem_and_jackie_draw_everything_to_korak() -> None:
    them = {"in_play": [{"card": "Meriem and Jackie Clayton", "by": "Korak"}]}
    table = battle(["Zorro"], ["6C"], ["Korak", "Leonidas"], them=them)
    act(table.seats[0], "attack", "6C", "Zorro", "Leonidas")
    assert level(table.state, table.state.acts[-1]) == 4
    table.seats[1].does("take")
    assert hurt(table, "Korak") == 6


def test_hera_takes_numerical_attacks_until_ten_damage() -> None:
    them = {"in_play": [{"card": "Hera (Zeus)", "by": "Zeus"}]}
    table = battle(["Zorro", "Dracula"], ["6C", "5C", "Paralyzing Gaze"], ["Zeus"], them=them)
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", "Zeus")
    assert hurt(table, "Zeus") == 0 and names_in(table, 1, CLIPPED) == ["Hera"]
    b.does("pass")
    act(a, "attack", "Paralyzing Gaze", "Dracula", "Zeus")
    b.does("decline")
    assert table.pending == "DefenceWindow"
    b.does("take")
    b.does("pass")
    act(a, "attack", "5C", "Zorro", "Zeus")
    assert names_in(table, 1, CLIPPED) == []


def test_janjong_duare_mintep_may_take_one_attack() -> None:
    them = {"in_play": [{"card": "Janjong Duare Mintep", "by": "Carson of Venus"}]}
    table = battle(["Zorro"], ["6C", "5C"], ["Carson of Venus", "Korak"], them=them)
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", "Korak")
    b.does("shift", "Janjong Duare Mintep", "Janjong Duare Mintep")
    assert hurt(table, "Korak") == 0 and "Janjong Duare Mintep" in b.zone("dead pile")
    b.does("pass")
    act(a, "attack", "5C", "Zorro", "Korak")
    assert not b.can("shift")


@pytest.mark.parametrize(
    ("card", "by", "target"),
    [("Transformation Trickery", "Sun Wukong", "Korak"), ("Harness the Wind", "Wicked Witch", None)],
)
def test_lasting_permissions_to_shift(card, by, target) -> None:
    play = {"card": card, "by": by} | ({"target": target} if target else {})
    table = battle(["Zorro"], ["6C"], [by, "Korak", "Leonidas"], them={"in_play": [play]})
    act(table.seats[0], "attack", "6C", "Zorro", "Leonidas")
    b = table.seats[1]
    b.does("shift", card, "Korak")
    b.does("take")
    assert hurt(table, "Korak") == 6


def test_pals_shift_only_to_a_power_card_block() -> None:
    them = {"in_play": [{"card": "Pals", "by": "Billy the Kid", "target": "Korak"}]}
    table = battle(["Zorro"], ["6C"], ["Billy the Kid", "Korak"], ["6I"], them=them)
    b = table.seats[1]
    act(table.seats[0], "attack", "6C", "Zorro", "Billy the Kid")
    b.does("shift", "Pals", "Korak")
    assert b.verbs == {"block"}
    b.does("block", "6I", "Korak")
    assert hurt(table, "Korak") == 0
    table = battle(["Zorro"], ["6C"], ["Billy the Kid", "Korak"], ["5I"], them=them)
    act(table.seats[0], "attack", "6C", "Zorro", "Billy the Kid")
    assert not table.seats[1].can("shift")


def test_pals_can_be_played_on_defence_for_the_shift_they_allow() -> None:
    table = battle(["Zorro"], ["6C"], ["Billy the Kid", "Korak"], ["Pals", "6I"])
    b = table.seats[1]
    act(table.seats[0], "attack", "6C", "Zorro", "Billy the Kid")
    act(b, "use", "Pals", "Billy the Kid", "Korak")
    act(b, "shift", "Pals", "Korak")
    b.does("block", "6I", "Korak")
    assert names_in(table, 1, CLIPPED) == ["Pals"]


# Shields

SHIELDS = [
    ("Superhuman Endurance", "John Carter of Mars", "8C", "Zorro", "8E", "Wicked Witch"),
    ("Sacred Wafers from Amsterdam", "Van Helsing", "6C", "Zorro", "6C+Rapier", "Zorro"),
    ("Aquaphobic", "Wicked Witch", "6C+Rapier", "Zorro", "6C", "Zorro"),
]


@pytest.mark.parametrize(("card", "by", "barred", "who", "free", "other"), SHIELDS)
def test_shields_raised_earlier(card, by, barred, who, free, other) -> None:
    them = {"in_play": [{"card": card, "by": by}]}
    table = battle([who] if who == other else [who, other], ["8C", "8E", "6C", "Rapier"], [by], them=them)
    a, _ = table.seats
    assert not a.can("attack", *barred.split("+"), who)
    assert a.can("attack", *free.split("+"), other)


@pytest.mark.parametrize(
    ("card", "by", "attack", "who"),
    [
        ("Superhuman Endurance", "John Carter of Mars", "8C", "Zorro"),
        ("Sacred Wafers from Amsterdam", "Van Helsing", "8C", "Zorro"),
        ("Victorian Sophisticant", "Mr. Hyde", "8C", "Zorro"),
        ("The Nautilus", "Captain Nemo", "8C", "Zorro"),
    ],
)
def test_shields_raised_in_time_make_the_attack_impossible(card, by, attack, who) -> None:
    table = battle([who], [attack], [by], [card])
    b = table.seats[1]
    act(table.seats[0], "attack", attack)
    act(b, "invalidate", card, by)
    assert hurt(table, by) == 0 and names_in(table, 1, CLIPPED) == [card]


def test_a_shield_that_does_not_fit_is_no_defence() -> None:
    table = battle(["Wicked Witch"], ["8E"], ["John Carter of Mars"], ["Superhuman Endurance"])
    act(table.seats[0], "attack", "8E")
    assert not table.seats[1].can("invalidate")
    table = battle(["Sherlock Holmes"], ["8I"], ["Captain Nemo"], ["The Nautilus"])
    act(table.seats[0], "attack", "8I")
    assert not table.seats[1].can("invalidate")


def test_victorian_sophisticant_bars_every_attack() -> None:
    table = battle(
        ["Zorro"],
        ["8C"],
        ["Mr. Hyde", "Korak"],
        them={"in_play": [{"card": "Victorian Sophisticant", "by": "Mr. Hyde"}]},
    )
    assert table.seats[0].offered("attack", "8C", "Zorro") == ["Korak"]


def test_set_loose_bars_any_character_specials_both_ways() -> None:
    them = {"in_play": [{"card": "Set Loose", "by": "Mr. Hyde"}]}
    table = battle(
        ["Zorro"],
        ["Wrath of Ra", "Freya: Goddess of Protection"],
        ["Mr. Hyde"],
        ["Valkyrie Skeggiold", "6I"],
        them=them,
    )
    a, b = table.seats
    assert not a.can("attack", "Wrath of Ra")
    a.does("pass")
    assert not b.can("attack", "Valkyrie Skeggiold")
    act(b, "attack", "6I", "Mr. Hyde", "Zorro")
    assert not a.can("avoid")


def test_distracting_intervention_must_be_attacked_first() -> None:
    table = battle(["Cthulhu", "Zeus"], ["Distracting Intervention"], ["Zorro"], ["6C", "5C"])
    a, b = table.seats
    a.does("play", "Distracting Intervention", "Cthulhu", "Zeus")
    b.does("decline")
    assert b.offered("attack", "6C", "Zorro") == ["Cthulhu", "Distracting Intervention"]
    b.does("attack", "6C", "Zorro", "Distracting Intervention")
    assert "Distracting Intervention" in a.zone("dead pile")
    a.does("pass")
    assert b.can("attack", "5C", "Zorro", "Zeus")


def test_swarm_them_draws_all_attacks_of_the_target() -> None:
    table = battle(["Angry Mob: Middle Ages"], ["Swarm Them!"], ["Zorro", "Korak"], ["6C", "5I"])
    a, b = table.seats
    act(a, "attack", "Swarm Them!", "Angry Mob: Middle Ages", "Zorro")
    b.does("decline")
    b.does("take")
    assert b.offered("attack", "6C", "Zorro") == ["Swarm Them!"]
    assert set(b.offered("attack", "5I", "Korak")) == {"Angry Mob: Middle Ages", "Swarm Them!"}
    b.does("attack", "5I", "Korak", "Swarm Them!")
    assert "Swarm Them!" in a.zone("dead pile")
    a.does("pass")
    assert b.can("attack", "6C", "Zorro", "Angry Mob: Middle Ages")


# Negates

BOTH = [
    ("Ascendant Mage", "Merlin"),
    ("Apprentice of Merlin", "Morgan le Fay"),
    ("Brilliant Deduction", "Sherlock Holmes"),
    ("Doctor, Professor, Lawyer, Scientist", "Van Helsing"),
    ("Merlin's Magic", "Korak"),
    ("Tracking Movements", "Mina Harker"),
]


@pytest.mark.parametrize(("card", "by"), BOTH)
def test_negates_work_in_the_astral_plane(card: str, by: str) -> None:
    table = battle(["Hercules"], ["Great Club"], [by], [card])
    a, b = table.seats
    act(a, "attack", "Great Club", "Hercules", by)
    b.does("negate", card, by, "Great Club")
    assert hurt(table, by) == 0 and "Great Club" in a.zone("dead pile")


@pytest.mark.parametrize(
    ("card", "by"), [*BOTH, ("Logical Reasoning", "Sherlock Holmes"), ("The Eternal Journey", "The Mummy")]
)
def test_negates_work_on_what_is_in_play(card: str, by: str) -> None:
    table = battle(
        [by],
        [card],
        ["Sheriff of Nottingham"],
        them={"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}]},
    )
    a, b = table.seats
    a.does("negate", card, by, "Rule by Fear")
    b.does("decline")
    assert "Rule by Fear" in b.zone("dead pile") and not [e for e in table.state.effects if e.source >= 8]


def test_logical_reasoning_is_for_offence_only() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Sherlock Holmes"], ["Logical Reasoning"])
    act(table.seats[0], "attack", "Great Club")
    assert table.seats[1].refused("negate", "Logical Reasoning").rule == "OP25-BATT-34"


def test_the_eternal_journey_costs_a_brute_force_card_on_defence() -> None:
    for hand, able in (
        (["The Eternal Journey"], False),
        (["The Eternal Journey", "7B"], True),
        (["The Eternal Journey", "8B"], False),
    ):
        table = battle(["Hercules"], ["Great Club"], ["The Mummy"], hand)
        act(table.seats[0], "attack", "Great Club")
        b = table.seats[1]
        assert b.can("negate", "The Eternal Journey") is able
        if able:
            act(b, "negate", "The Eternal Journey")
            assert b.zone("hand") == [] and "7 Brute Force" in b.zone("power pack")


def test_tracking_movements_opens_the_hand_on_defence() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Mina Harker"], ["Tracking Movements", "6E"])
    a, b = table.seats
    act(a, "attack", "Great Club")
    act(b, "negate", "Tracking Movements")
    mine = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
    assert [c["name"] for c in mine["cards"]] == ["6 Energy"]


def test_apprentice_of_merlin_works_from_reserve() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Korak"], ["Apprentice of Merlin"], them={"reserve": "Morgan le Fay"})
    act(table.seats[0], "attack", "Great Club", "Hercules", "Korak")
    assert table.seats[1].can("negate", "Apprentice of Merlin", "Morgan le Fay")


def test_veil_of_deceit_negates_only_what_has_no_number() -> None:
    them = {"in_play": [{"card": "Veil of Deceit", "by": "Dracula"}]}
    table = battle(["Hercules"], ["Great Club"], ["Dracula"], them=them)
    act(table.seats[0], "attack", "Great Club")
    assert not table.seats[1].can("negate")
    table = battle(["Captain Nemo"], ["Ethnologist"], ["Dracula"], them=them)
    a, b = table.seats
    act(a, "attack", "Ethnologist")
    b.does("negate", "Veil of Deceit", "Dracula", "Ethnologist")
    assert table.pending == "Turn" and "Veil of Deceit" in b.zone("dead pile")


def test_some_cards_cannot_be_negated() -> None:
    for card, by in (("Hera (Zeus)", "Zeus"), ("For Guinevere's Love", "Lancelot")):
        table = battle([by], [card], ["Merlin"], ["Ascendant Mage"])
        act(table.seats[0], "play", card)
        quietly(table)
        assert table.seats[1].zone("hand") == ["Ascendant Mage"]


# Avoiding with Power cards


@pytest.mark.parametrize(
    ("card", "by", "teammate"),
    [("Run and Hide", "Invisible Man", False), ("Napoleon of Crime", "Professor Moriarty", True)],
)
def test_intelligence_power_cards_avoid(card, by, teammate) -> None:
    them = {"in_play": [{"card": card, "by": by}]}
    for target in (by, "Leonidas"):
        table = battle(["Wicked Witch"], ["8E"], [by, "Leonidas"], ["8I", "5C"], them=them)
        act(table.seats[0], "attack", "8E", "Wicked Witch", target)
        b = table.seats[1]
        assert b.can("avoid", "8I", by) is (target == by or teammate)
        assert not b.can("avoid", "5C")
    table = battle(["Wicked Witch"], ["8E"], [by], ["8I"])
    act(table.seats[0], "attack", "8E")
    assert not table.seats[1].can("avoid")


def test_sword_and_shield_is_discarded_to_avoid() -> None:
    table = battle(["Zorro"], ["8C"], ["Lancelot"], them={"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]})
    act(table.seats[0], "attack", "8C")
    table.seats[1].does("avoid", "Sword and Shield", "Lancelot")
    assert hurt(table, "Lancelot") == 0 and "Sword and Shield" in table.seats[1].zone("dead pile")


def test_for_camelot_lets_friends_block_for_each_other() -> None:
    for there in (True, False):
        them = {"in_play": [{"card": "For Camelot!", "by": "Merlin"}]} if there else {}
        table = battle(["Zorro"], ["7C"], ["Merlin", "King Arthur", "Korak"], ["7E"], them=them)
        act(table.seats[0], "attack", "7C", "Zorro", "King Arthur")
        assert table.seats[1].can("block", "7E", "Merlin") is there
    table = battle(
        ["Zorro"],
        ["7C"],
        ["Merlin", "King Arthur", "Korak"],
        ["7E"],
        them={"in_play": [{"card": "For Camelot!", "by": "Merlin"}]},
    )
    act(table.seats[0], "attack", "7C", "Zorro", "Korak")
    assert not table.seats[1].can("block", "7E", "Merlin")


def test_thunderbolt_costs_zeus_the_help_of_specials() -> None:
    table = battle(
        ["Zeus"],
        ["Thunderbolt"],
        ["Leonidas", "Hercules"],
        ["8C"],
        me={"hand": ["Thunderbolt", "Freya: Goddess of Protection"]},
    )
    a, b = table.seats
    act(a, "attack", "Thunderbolt", "Zeus", "Leonidas")
    hits_land(table)
    act(b, "attack", "8C", "Leonidas", "Zeus")
    assert not a.can("avoid")
    table = battle(["Zeus"], ["Freya: Goddess of Protection"], ["Leonidas"], ["8C"], turn="b")
    act(table.seats[1], "attack", "8C", "Leonidas", "Zeus")
    assert table.seats[0].can("avoid")
