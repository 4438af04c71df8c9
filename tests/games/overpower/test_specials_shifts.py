"""Specials that move attacks, shield characters or lie before them."""

import pytest

from games.overpower.stories import act, battle, hurt, names_in
from marks import card
from overtable.games.overpower.inplay.queries import level
from overtable.games.overpower.state import CLIPPED


@card("chamston-hedding-estate", "protector-of-the-incubator")
@pytest.mark.parametrize(
    ("name", "by"),
    [("Chamston-Hedding Estate", "Victory Harben"), ("Protector of the Incubator", "Tars Tarkas")],
)
def test_avoids_of_universe_attacks(name: str, by: str) -> None:
    for universe in (True, False):
        table = battle(["Zorro"], ["6C", "Rapier"], [by], [name])
        act(table.seats[0], "attack", "6C", *(["Rapier"] if universe else ["Zorro"]))
        assert table.seats[1].can("avoid", name, by) is universe


@card("jungle-tactics", "disorient-opponent")
def test_jungle_tactics_and_disorient_opponent_end_a_teamwork() -> None:
    for name, by in (("Jungle Tactics", "Tarzan"), ("Disorient Opponent", "Tarzan")):
        table = battle(
            ["Robin Hood", "Merlin"], ["7 Combat Teamwork (Energy/Intelligence)", "7E", "6C"], ["Tarzan"], [name]
        )
        a, b = table.seats
        act(a, "attack", "7 Combat Teamwork (Energy/Intelligence)")
        b.does("avoid", name, by)
        assert table.pending == "Turn" and b.is_asked
        assert "7 Energy" in a.zone("hand")
        table = battle(["Robin Hood"], ["6C"], ["Tarzan"], [name])
        act(table.seats[0], "attack", "6C")
        assert not table.seats[1].can("avoid")


@card("disorient-opponent")
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


@card("always-there-for-a-friend")
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
            b.does("draw", "1")
        assert ("3 Combat" in b.zone("hand")) is not block
        assert hurt(table, "Dr. Watson") == (0 if block else 6)


@card("chivalrous-protector")
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


@card("legendary-escape")
def test_legendary_escape_moves_an_attack_to_another() -> None:
    table = battle(["Zorro"], ["6C"], ["Korak", "Leonidas"], ["Legendary Escape", "8C"])
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", "Korak")
    b.does("shift", "Legendary Escape", "Korak", "Leonidas")
    b.does("block", "8C", "Leonidas")
    assert hurt(table, "Korak") == hurt(table, "Leonidas") == 0


@card("meriem-and-jackie-clayton")
def test_meriem_and_jackie_draw_everything_to_korak() -> None:
    them = {"in_play": [{"card": "Meriem and Jackie Clayton", "by": "Korak"}]}
    table = battle(["Zorro"], ["6C"], ["Korak", "Leonidas"], them=them)
    act(table.seats[0], "attack", "6C", "Zorro", "Leonidas")
    assert level(table.state, table.state.acts[-1]) == 4
    table.seats[1].does("take")
    assert hurt(table, "Korak") == 6


@card("hera")
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


@card("janjong-duare-mintep")
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


@card("transformation-trickery", "harness-the-wind")
@pytest.mark.parametrize(
    ("name", "by", "target"),
    [("Transformation Trickery", "Sun Wukong", "Korak"), ("Harness the Wind", "Wicked Witch", None)],
)
def test_lasting_permissions_to_shift(name, by, target) -> None:
    play = {"card": name, "by": by} | ({"target": target} if target else {})
    table = battle(["Zorro"], ["6C"], [by, "Korak", "Leonidas"], them={"in_play": [play]})
    act(table.seats[0], "attack", "6C", "Zorro", "Leonidas")
    b = table.seats[1]
    b.does("shift", name, "Korak")
    b.does("take")
    assert hurt(table, "Korak") == 6


@card("pals")
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


@card("pals")
def test_pals_can_be_played_on_defence_for_the_shift_they_allow() -> None:
    table = battle(["Zorro"], ["6C"], ["Billy the Kid", "Korak"], ["Pals", "6I"])
    b = table.seats[1]
    act(table.seats[0], "attack", "6C", "Zorro", "Billy the Kid")
    act(b, "use", "Pals", "Billy the Kid", "Korak")
    act(b, "shift", "Pals", "Korak")
    b.does("block", "6I", "Korak")
    assert names_in(table, 1, CLIPPED) == ["Pals"]


SHIELDS = [
    ("Superhuman Endurance", "John Carter of Mars", "8C", "Zorro", "8E", "Wicked Witch"),
    ("Sacred Wafers from Amsterdam", "Van Helsing", "6C", "Zorro", "6C+Rapier", "Zorro"),
    ("Aquaphobic", "Wicked Witch", "6C+Rapier", "Zorro", "6C", "Zorro"),
]


@card("superhuman-endurance", "sacred-wafers-from-amsterdam", "aquaphobic")
@pytest.mark.parametrize(("name", "by", "barred", "who", "free", "other"), SHIELDS)
def test_shields_raised_earlier(name, by, barred, who, free, other) -> None:
    them = {"in_play": [{"card": name, "by": by}]}
    table = battle([who] if who == other else [who, other], ["8C", "8E", "6C", "Rapier"], [by], them=them)
    a, _ = table.seats
    assert not a.can("attack", *barred.split("+"), who)
    assert a.can("attack", *free.split("+"), other)


@card("superhuman-endurance", "sacred-wafers-from-amsterdam", "victorian-sophisticant", "the-nautilus")
@pytest.mark.parametrize(
    ("name", "by", "attack", "who"),
    [
        ("Superhuman Endurance", "John Carter of Mars", "8C", "Zorro"),
        ("Sacred Wafers from Amsterdam", "Van Helsing", "8C", "Zorro"),
        ("Victorian Sophisticant", "Mr. Hyde", "8C", "Zorro"),
        ("The Nautilus", "Captain Nemo", "8C", "Zorro"),
    ],
)
def test_shields_raised_in_time_make_the_attack_impossible(name, by, attack, who) -> None:
    table = battle([who], [attack], [by], [name])
    b = table.seats[1]
    act(table.seats[0], "attack", attack)
    act(b, "invalidate", name, by)
    assert hurt(table, by) == 0 and names_in(table, 1, CLIPPED) == [name]


@card("superhuman-endurance", "the-nautilus")
def test_a_shield_that_does_not_fit_is_no_defence() -> None:
    table = battle(["Wicked Witch"], ["8E"], ["John Carter of Mars"], ["Superhuman Endurance"])
    act(table.seats[0], "attack", "8E")
    assert not table.seats[1].can("invalidate")
    table = battle(["Sherlock Holmes"], ["8I"], ["Captain Nemo"], ["The Nautilus"])
    act(table.seats[0], "attack", "8I")
    assert not table.seats[1].can("invalidate")


@card("victorian-sophisticant")
def test_victorian_sophisticant_bars_every_attack() -> None:
    table = battle(
        ["Zorro"],
        ["8C"],
        ["Mr. Hyde", "Korak"],
        them={"in_play": [{"card": "Victorian Sophisticant", "by": "Mr. Hyde"}]},
    )
    assert table.seats[0].offered("attack", "8C", "Zorro") == ["Korak"]


@card("set-loose")
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


@card("distracting-intervention")
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


@card("swarm-them")
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
