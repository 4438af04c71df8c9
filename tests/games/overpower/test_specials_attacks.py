"""Specials that attack: levels that change, reach, what cannot defend them; Specials that block."""

import pytest

from games.overpower.stories import act, attacked_with, battle, hits_land, hurt
from marks import card
from overtable.games.overpower.inplay.queries import level


@card("wrath-of-ra")
def test_the_number_of_a_special_is_no_grid_requirement() -> None:
    table = battle(["Leonidas"], ["Wrath of Ra"])
    assert table.seats[0].can("attack", "Wrath of Ra", "Leonidas", "Merlin")


@card("cult-of-mnevis-bull", "futuristic-phaser", "sadistic-tendencies")
@pytest.mark.parametrize(
    ("name", "user", "target", "value", "other", "plain"),
    [
        ("Cult of Mnevis Bull", "Ra", "Hercules", 8, "Zorro", 6),
        ("Futuristic Phaser", "Time Traveler", "Merlin", 8, "Zorro", 6),
        ("Sadistic Tendencies", "Mr. Hyde", "Korak", 8, "Zorro", 4),
    ],
)
def test_some_act_at_another_level_against_some_targets(name, user, target, value, other, plain) -> None:
    for victim, worth in ((target, value), (other, plain)):
        table = battle([user], [name], [victim])
        act(table.seats[0], "attack", name, user, victim)
        hits_land(table)
        assert hurt(table, victim) == worth


@card("true-strike")
def test_true_strike_is_a_ten_while_sword_and_shield_is_in_play() -> None:
    there = {"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]}
    for me, worth in (({}, 7), (there, 10)):
        table = battle(["Lancelot"], ["True Strike"], ["Merlin"], me=me)
        act(table.seats[0], "attack", "True Strike", "Lancelot", "Merlin")
        hits_land(table)
        assert hurt(table, "Merlin") == worth
        assert table.state.hits[-1].types == (0 if worth == 10 else 2)


@card("visage-of-terror")
def test_visage_of_terror_is_harder_to_defend_for_the_dull() -> None:
    for victim, high in (("Headless Horseman", 9), ("Zorro", 6)):
        table = battle(["Headless Horseman"], ["Visage of Terror"], [victim] if victim == "Zorro" else ["The Mummy"])
        act(table.seats[0], "attack", "Visage of Terror", "Headless Horseman")
        table.seats[1].does("decline")
        assert level(table.state, table.state.acts[-1]) == high


@card("four-armed-warrior")
def test_four_armed_warrior_is_raised_by_each_placed_card() -> None:
    table = battle([{"name": "Tars Tarkas", "placed": ["3C", "Rapier"]}], ["Four-Armed Warrior"], ["Merlin"])
    act(table.seats[0], "attack", "Four-Armed Warrior")
    table.seats[1].does("decline")
    assert level(table.state, table.state.acts[-1]) == 8
    table.seats[1].does("take")
    assert hurt(table, "Merlin") == 6


@card("valiant-charge")
def test_valiant_charge_is_raised_by_defeated_objectives_on_attack_and_defence() -> None:
    lost = {"objectives": {"reserve": 3, "defeated": 3, "ventured": {"reserve": 1}}}
    table = battle(["The Three Musketeers"], ["Valiant Charge"], ["Merlin"], me=lost)
    act(table.seats[0], "attack", "Valiant Charge")
    table.seats[1].does("decline")
    assert level(table.state, table.state.acts[-1]) == 8
    table.seats[1].does("take")
    assert hurt(table, "Merlin") == 5
    table = battle(["Zorro"], ["8C"], ["The Three Musketeers", "Merlin"], ["Valiant Charge"], them=lost)
    act(table.seats[0], "attack", "8C", "Zorro", "Merlin")
    assert table.seats[1].can("block", "Valiant Charge", "The Three Musketeers")


@card("overdose")
def test_overdose_pays_with_the_draw_pile() -> None:
    table = battle(["Mr. Hyde"], ["Overdose"], ["Merlin"], me={"draw": ["1C", "2C", "3C", "4C"]})
    a, b = table.seats
    act(a, "attack", "Overdose")
    b.does("decline")
    a.does("choose", "3")
    assert level(table.state, table.state.acts[-1]) == 9
    assert sorted(a.zone("dead pile")) == ["1 Combat", "2 Combat", "3 Combat"]
    b.does("take")
    assert hurt(table, "Merlin") == 6


@card("leap-into-the-fray", "john-clayton-iii", "sadistic-tendencies", "one-eye")
@pytest.mark.parametrize(
    ("name", "user"),
    [
        ("Leap into the Fray", "John Carter of Mars"),
        ("John Clayton III", "Korak"),
        ("Sadistic Tendencies", "Mr. Hyde"),
        ("One Eye", "Wicked Witch"),
    ],
)
def test_some_reach_the_reserve(name, user) -> None:
    table = battle(
        [user], [name, "3B" if user != "Wicked Witch" else "3E"], ["Merlin"], them={"reserve": "Zeus", "hand": ["8E"]}
    )
    a, b = table.seats
    assert a.can("attack", name, user, "Zeus")
    plain = "3B" if user != "Wicked Witch" else "3E"
    assert a.refused("attack", plain, user, "Zeus").rule == "OP25-BATT-45"
    act(a, "attack", name, user, "Zeus")
    b.does("decline")
    b.does("block", "8E", "Zeus")
    assert hurt(table, "Zeus") == 0


@card("hidden-sociopath", "nocturnal-hunter", "right-tools-for-the-job")
@pytest.mark.parametrize(
    ("name", "user"),
    [
        ("Hidden Sociopath", "Invisible Man"),
        ("Nocturnal Hunter", "Mina Harker"),
        ("Right Tools for the Job", "Van Helsing"),
    ],
)
def test_no_special_defends_some_attacks(name, user) -> None:
    _, b = attacked_with(name, user, "Zorro", ["Freya: Goddess of Protection", "8C", "Riposte"])
    assert b.refused("avoid", "Freya: Goddess of Protection").rule == "OP25-INTER-06"
    assert b.can("block", "8C", "Zorro")
    assert b.can("block", "Riposte", "Zorro")


@card("human-spine-whip")
def test_human_spine_whip_cannot_be_defended_by_specials_only_on_a_marked_target() -> None:
    _, b = attacked_with("Human Spine Whip", "Headless Horseman", "Zorro", ["Freya: Goddess of Protection"])
    assert b.can("avoid", "Freya: Goddess of Protection", "Zorro")
    table = battle(
        ["Headless Horseman"],
        ["Human Spine Whip"],
        ["Zorro"],
        ["Freya: Goddess of Protection"],
        me={"in_play": [{"card": "Mark of the Headless", "by": "Headless Horseman", "target": "Zorro"}]},
    )
    act(table.seats[0], "attack", "Human Spine Whip")
    table.seats[1].does("decline")
    assert not table.seats[1].can("avoid")


@card("silent-running")
def test_silent_running_cannot_be_defended_by_placed_cards() -> None:
    _, b = attacked_with("Silent Running", "Captain Nemo", "Zorro", ["7C"], on={"placed": ["8C"]})
    assert not b.can("block", "8C")
    assert b.can("block", "7C", "Zorro")


@card("jungle-survival")
def test_jungle_survival_takes_a_combat_icon() -> None:
    _, b = attacked_with("Jungle Survival", "Korak", "Merlin", ["7E", "2C", "5M", "Freya: Goddess of Protection"])
    assert not b.can("block", "7E")
    assert not b.can("avoid")
    assert b.can("block", "5M", "Merlin")
    assert b.refused("block", "2C", "Merlin").rule == "OP25-BATT-38"


@card("i-ve-murdered-before")
def test_ive_murdered_before_takes_a_power_card_of_five() -> None:
    _, b = attacked_with(
        "I've Murdered Before", "Invisible Man", "Zorro", ["4C", "5C", "Freya: Goddess of Protection", "Riposte"]
    )
    assert not b.can("block", "4C")
    assert not b.can("avoid")
    assert b.can("block", "5C", "Zorro")
    assert b.can("block", "Riposte", "Zorro")


@card("porthos")
def test_porthos_cannot_be_blocked_with_an_intelligence_icon() -> None:
    _, b = attacked_with("Porthos", "The Three Musketeers", "Merlin", ["6I", "7E", "Freya: Goddess of Protection"])
    assert not b.can("block", "6I")
    assert b.can("block", "7E", "Merlin")
    assert b.can("avoid", "Freya: Goddess of Protection", "Merlin")


@card("don-t-let-it-get-away")
def test_dont_let_it_get_away_ignores_what_forbids_attacking() -> None:
    lock = {
        "in_play": [
            {"card": "Paralyzing Gaze", "by": "Dracula", "target": "Angry Mob: Middle Ages"},
            {"card": "Form of Water", "by": "Poseidon"},
        ]
    }
    table = battle(["Angry Mob: Middle Ages"], ["Don't Let it Get Away!", "6B"], ["Poseidon", "Dracula"], them=lock)
    a, _ = table.seats
    assert a.can("attack", "Don't Let it Get Away!", "Angry Mob: Middle Ages", "Poseidon")
    assert not a.can("attack", "6B")
    free = battle(["Angry Mob: Middle Ages"], ["6B"], ["Poseidon", "Dracula"], them={"in_play": lock["in_play"][1:]})
    assert free.seats[0].refused("attack", "6B", "Angry Mob: Middle Ages", "Poseidon").rule == "OP25-BATT-84"


@card(
    "protector-of-mankind",
    "300",
    "jonathan-harker-solicitor",
    "band-of-merry-men",
    "riposte",
    "barsoomian-warrior-statesman",
    "sometimes-piracy-is-the-best-option",
)
@pytest.mark.parametrize(
    ("name", "by", "value", "teammate"),
    [
        ("Protector of Mankind", "Hercules", 7, True),
        ("300", "Leonidas", 8, False),
        ("Jonathan Harker, Solicitor", "Mina Harker", 5, False),
        ("Band of Merry Men", "Robin Hood", 5, False),
        ("Riposte", "Zorro", 5, True),
        ("Barsoomian Warrior & Statesman", "Tars Tarkas", 6, False),
        ("Sometimes Piracy is the Best Option", "Carson of Venus", 5, False),
    ],
)
def test_specials_that_block(name, by, value, teammate) -> None:
    for lvl in (value, value + 1):
        if lvl > 8:
            continue
        table = battle(["Wicked Witch"], [f"{lvl}E"], [by, "Jane Porter"], [name])
        a, b = table.seats
        act(a, "attack", f"{lvl}E", "Wicked Witch", by)
        assert b.can("block", name, by) is (lvl == value)
    table = battle(["Wicked Witch"], [f"{value}E"], [by, "Jane Porter"], [name])
    act(table.seats[0], "attack", f"{value}E", "Wicked Witch", "Jane Porter")
    assert table.seats[1].can("block", name, by) is teammate


@card("barsoomian-warrior-statesman")
def test_barsoomian_warrior_defends_anybody_beside_john_carter() -> None:
    table = battle(["Wicked Witch"], ["6E"], ["Tars Tarkas", "John Carter of Mars"], ["Barsoomian Warrior & Statesman"])
    act(table.seats[0], "attack", "6E", "Wicked Witch", "John Carter of Mars")
    assert table.seats[1].can("block", "Barsoomian Warrior & Statesman", "Tars Tarkas")


@card("sometimes-piracy-is-the-best-option")
def test_piracy_as_a_defence_ends_the_turn() -> None:
    table = battle(
        ["Dr. Watson"], ["Blackheath Rugby Star", "3C"], ["Carson of Venus"], ["Sometimes Piracy is the Best Option"]
    )
    a, b = table.seats
    act(a, "attack", "Blackheath Rugby Star")
    b.does("decline")
    b.does("block", "Sometimes Piracy is the Best Option", "Carson of Venus")
    assert table.pending == "Turn" and b.is_asked


@card("for-the-queen")
def test_for_the_queen_blocks_only_with_sword_and_shield() -> None:
    for there in (False, True):
        them = {"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]} if there else {}
        table = battle(["Zorro"], ["5C"], ["Lancelot"], ["For the Queen!"], them=them)
        act(table.seats[0], "attack", "5C")
        assert table.seats[1].can("block", "For the Queen!") is there


@card("quick-draw")
def test_quick_draw_strikes_the_attacker_first() -> None:
    table = battle(["Zorro"], ["6C", "5C"], ["Billy the Kid"], ["Quick Draw"])
    a, b = table.seats
    act(a, "attack", "6C")
    b.does("counter", "Quick Draw", "Billy the Kid")
    a.does("take")
    assert hurt(table, "Zorro") == 4 and hurt(table, "Billy the Kid") == 0
    assert a.zone("power pack") == ["6 Combat"]
    table = battle(["Zorro"], ["6C", "5C"], ["Billy the Kid"], ["Quick Draw"])
    a, b = table.seats
    act(a, "attack", "6C")
    b.does("counter", "Quick Draw", "Billy the Kid")
    a.does("block", "5C", "Zorro")
    b.does("take")
    assert hurt(table, "Zorro") == 0 and hurt(table, "Billy the Kid") == 6
