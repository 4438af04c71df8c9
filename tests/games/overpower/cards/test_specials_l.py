"""Specials of Lancelot and Leonidas."""

from games.overpower.specials import facing, in_play, mask, strikes, turn_of
from games.overpower.stories import act, battle, hits_land, hurt, names_in, played, quietly
from marks import card
from overtable.games.overpower.inplay.kinds import TRIGGER
from overtable.games.overpower.inplay.queries import level
from overtable.games.overpower.state import ANY, CLIPPED, COMBAT


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


@card("for-guinevere-s-love", "knight-of-the-round-table")
def test_sword_and_shield_comes_back() -> None:
    table, a, b = played("For Guinevere's Love", "Lancelot", me={"dead": ["Sword and Shield"]})
    a.does("choose", "Sword and Shield")
    act(a, "play", "Sword and Shield")
    assert names_in(table, 0, CLIPPED) == ["Sword and Shield"]
    for wounds, able in (([], False), (["5C"], True)):
        table = battle(
            [{"name": "Lancelot", "hits": wounds}], ["Knight of the Round Table"], me={"dead": ["Sword and Shield"]}
        )
        a, b = table.seats
        act(a, "play", "Knight of the Round Table")
        b.does("decline")
        if able:
            a.does("choose", "5C")
            a.does("choose", "Sword and Shield")
            assert hurt(table, "Lancelot") == 0
        else:
            assert table.pending == "Turn"


@card("for-the-queen")
def test_for_the_queen_blocks_only_with_sword_and_shield() -> None:
    for there in (False, True):
        them = {"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]} if there else {}
        table = battle(["Zorro"], ["5C"], ["Lancelot"], ["For the Queen!"], them=them)
        act(table.seats[0], "attack", "5C")
        assert table.seats[1].can("block", "For the Queen!") is there


@card("sword-and-shield")
def test_sword_and_shield_raises_power_card_attacks() -> None:
    table = battle(["Lancelot"], ["6C"], ["Merlin"], me={"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]})
    act(table.seats[0], "attack", "6C")
    assert level(table.state, table.state.acts[-1]) == 8


@card("sword-and-shield")
def test_sword_and_shield_is_discarded_to_avoid() -> None:
    table = battle(["Zorro"], ["8C"], ["Lancelot"], them={"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]})
    act(table.seats[0], "attack", "8C")
    table.seats[1].does("avoid", "Sword and Shield", "Lancelot")
    assert hurt(table, "Lancelot") == 0 and "Sword and Shield" in table.seats[1].zone("dead pile")


@card("sword-and-shield")
def test_sword_and_shield_is_for_power_card_attacks_of_lancelot() -> None:
    me = in_play("Sword and Shield", "Lancelot")
    for attack, by, value in (("6C", "Lancelot", 8), ("For the Queen!", "Lancelot", 5), ("5C", "Zorro", 5)):
        a, b = facing(["Lancelot", "Zorro"], [attack], ["Hercules"], me=me)
        strikes(a, b, attack, by, "Hercules")
        assert a.level == value
    a, b = facing(["Hercules"], ["8B"], ["Lancelot"], ["7C"], them=me)
    strikes(a, b, "8B", "Hercules", "Lancelot")
    assert not b.can("block", "7C")
    a, b = facing(["Hercules"], ["8B"], ["Lancelot", "Zorro"], them=me)
    strikes(a, b, "8B", "Hercules", "Zorro")
    assert not b.can("avoid", "Sword and Shield"), "it saves Lancelot only"


@card("true-strike")
def test_true_strike_is_a_ten_while_sword_and_shield_is_in_play() -> None:
    there = {"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]}
    for me, worth in (({}, 7), (there, 10)):
        table = battle(["Lancelot"], ["True Strike"], ["Merlin"], me=me)
        act(table.seats[0], "attack", "True Strike", "Lancelot", "Merlin")
        hits_land(table)
        assert hurt(table, "Merlin") == worth
        assert table.state.hits[-1].types == (0 if worth == 10 else 2)


@card("true-strike")
def test_true_strike_acts_as_any_power_beside_sword_and_shield() -> None:
    for there, value, kind in ((True, 10, ANY), (False, 7, COMBAT)):
        me = in_play("Sword and Shield", "Lancelot") if there else None
        a, b = facing(["Lancelot"], ["True Strike"], ["Zorro"], me=me)
        strikes(a, b, "True Strike", "Lancelot", "Zorro")
        assert a.level == value and a.attack.type == kind and a.attack.icons == mask("C"), (
            "the icon that is drawn on it"
        )


@card("baptized-in-combat")
def test_baptized_in_combat_goes_with_one_combat_action() -> None:
    table = battle(["Leonidas", "Zorro"], ["Baptized in Combat", "6C", "5B"], ["Merlin"], ["7E"])
    a, b = table.seats
    a.does("add", "Baptized in Combat", "Leonidas")
    assert not a.can("attack", "5B")
    act(a, "attack", "6C", "Zorro")
    b.does("decline")
    assert level(table.state, table.state.acts[-1]) == 9
    assert not b.can("block", "7E")
    b.does("take")
    assert hurt(table, "Merlin") == 6 and not [e for e in table.state.effects if e.source >= 8]


@card("baptized-in-combat")
def test_baptized_in_combat_on_defence() -> None:
    table = battle(["Zeus"], ["8E"], ["Zorro", "Leonidas"], ["Baptized in Combat", "6C"])
    act(table.seats[0], "attack", "8E", "Zeus", "Zorro")
    b = table.seats[1]
    assert not b.can("block", "6C")
    b.does("use", "Baptized in Combat", "Leonidas")
    b.does("block", "6C", "Zorro")
    assert hurt(table, "Zorro") == 0


@card("for-sparta", "form-of-water")
def test_for_sparta_stays_out_of_the_game_once_it_left_it() -> None:
    a, b = facing(["Leonidas"], ["For Sparta"], ["Poseidon"], ["Form of Water"])
    strikes(a, b, "For Sparta", "Leonidas", "Poseidon")
    b.does("avoid", "Form of Water", "Poseidon")
    assert "For Sparta" not in a.draw_pile and turn_of(b)


@card("for-sparta")
def test_for_sparta_returns_to_the_draw_pile_when_it_fails() -> None:
    a, b = facing(["Leonidas"], ["For Sparta"], ["Zorro"], ["7C", "Elite Swordsmanship"])
    strikes(a, b, "For Sparta", "Leonidas", "Zorro")
    b.does("block", "7C", "Zorro")
    assert "For Sparta" in a.draw_pile and len(a.draw_pile) == 5
    assert b.can("attack", "Elite Swordsmanship", "Zorro")


@card("greatest-soldiers-in-history")
def test_greatest_soldiers_bring_training_cards_back() -> None:
    table, a, _b = played(
        "Greatest Soldiers in History",
        "Leonidas",
        me={"dead": ["Training (Merlin)", "Great Club"], "draw": ["1C", "2C"]},
    )
    assert "Training (Merlin)" in a.zone("draw pile") and table.state.kinds >> TRIGGER["universe_used"] & 1


@card("greatest-soldiers-in-history")
def test_playing_a_training_card_draws_for_leonidas() -> None:
    me = {"in_play": [{"card": "Greatest Soldiers in History", "by": "Leonidas"}], "draw": ["7C", "2C"]}
    table = battle(["Leonidas"], ["4B", "Training (Robin Hood)"], ["Merlin"], me=me)
    a, _b = table.seats
    act(a, "attack", "4B", "Training (Robin Hood)")
    assert table.pending == "Triggered"
    a.does("draw", "1")
    quietly(table)
    assert "7 Combat" in a.zone("hand")
