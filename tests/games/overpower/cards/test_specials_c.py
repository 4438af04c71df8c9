"""Specials of Captain Nemo, Carson of Venus, Count of Monte Cristo and Cthulhu."""

from games.overpower.specials import HELD, facing, in_play, known, plays, strikes, turn_of
from games.overpower.stories import act, attacked_with, battle, hit, hurt
from games.overpower.table import hero
from marks import card


@card("silent-running")
def test_silent_running_cannot_be_defended_by_placed_cards() -> None:
    _, b = attacked_with("Silent Running", "Captain Nemo", "Zorro", ["7C"], on={"placed": ["8C"]})
    assert not b.can("block", "8C")
    assert b.can("block", "7C", "Zorro")


@card("silent-running")
def test_silent_running_is_not_blocked_with_a_placed_universe_card() -> None:
    for placed in (True, False):
        basic = ["Rapier"]
        leonidas = hero("Leonidas", placed=basic if placed else [])
        a, b = facing(["Captain Nemo"], ["Silent Running"], [leonidas], ["5C", *([] if placed else basic)])
        strikes(a, b, "Silent Running", "Captain Nemo", "Leonidas")
        assert b.can("block", "5C", "Rapier", "Leonidas") is not placed


@card("the-nautilus")
def test_the_nautilus_takes_in_whoever_is_chosen() -> None:
    there = in_play("The Nautilus", "Captain Nemo", "Zorro")
    a, _ = facing(["Leonidas"], ["8C"], ["Captain Nemo", "Zorro"], them=there)
    assert a.offered("attack", "8C", "Leonidas") == ["Captain Nemo"]
    a, b = facing(["Leonidas"], ["8C"], ["Captain Nemo", "Zorro"], ["The Nautilus"])
    strikes(a, b, "8C", "Leonidas", "Captain Nemo")
    b.does("invalidate", "The Nautilus", "Captain Nemo", "Captain Nemo")
    assert b.damage("Captain Nemo") == 0 and b.clipped("Captain Nemo") == ["The Nautilus"]


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


@card("telepathic-resistance")
def test_telepathic_resistance_bars_an_icon() -> None:
    _table, _a, b = hit("Telepathic Resistance", "Carson of Venus", ["Merlin"], ["7E", "6I", "5M"])
    assert not b.can("attack", "7E") and not b.can("attack", "5M") and b.can("attack", "6I")


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


@card("sometimes-piracy-is-the-best-option")
def test_piracy_defends_as_intelligence() -> None:
    a, b = facing(["The Three Musketeers"], ["Porthos"], ["Carson of Venus"], ["Sometimes Piracy is the Best Option"])
    strikes(a, b, "Porthos", "The Three Musketeers", "Carson of Venus")
    assert not b.can("block", "Sometimes Piracy is the Best Option"), "5, and an Intelligence icon"
    a, b = facing(["Korak"], ["Jungle Survival"], ["Carson of Venus"], ["Sometimes Piracy is the Best Option"])
    strikes(a, b, "Jungle Survival", "Korak", "Carson of Venus")
    assert not b.can("block", "Sometimes Piracy is the Best Option"), "no Combat icon"


@card("telepathic-training")
def test_telepathic_training_shows_three_cards_of_which_one_goes() -> None:
    a, b = facing(["Ra"], ["Telepathic Training"], ["Zorro"], HELD, me={"reserve": "Carson of Venus"})
    plays(a, b, "Telepathic Training", "Carson of Venus")
    assert len(known(a, b)) == 3
    assert len(b.offered("choose")) == 3, "one of those shown, of the opponent's choice"
    lost = b.offered("choose")[0]
    b.does("choose", lost)
    assert len(b.hand) == 4 and len(known(a, b)) == 2 and turn_of(b)


@card("friend-to-foe")
def test_friend_to_foe_turns_a_placed_card_against_its_team() -> None:
    table = battle(["Count of Monte Cristo"], ["Friend to Foe"], [{"name": "Hercules", "placed": ["8B"]}, "Korak"])
    a, b = table.seats
    act(a, "attack", "Friend to Foe", "Count of Monte Cristo", "Hercules")
    b.does("decline")
    b.does("take")
    a.does("choose", "8B")
    assert not a.can("attack", "8B", "Count of Monte Cristo", "Hercules")
    a.does("attack", "8B", "Count of Monte Cristo", "Korak")
    b.does("take")
    assert hurt(table, "Korak") == 8
    from overtable.games.overpower.hits.hits import venture_total

    assert venture_total(table.state, 0) == 8


@card("jacopo")
def test_jacopos_second_attack_is_face_down() -> None:
    table = battle(["Count of Monte Cristo"], ["Jacopo", "6C"], ["Hercules"], ["5B", "7B"])
    a, b = table.seats
    act(a, "attack", "Jacopo")
    b.does("decline")
    b.does("take")
    a.does("attack", "6C", "Count of Monte Cristo", "Hercules")
    assert b.sees()["acts"][-1] == {"seat": 0, "user": 0, "target": 4, "hidden": True}
    assert b.can("block", "5B", "Hercules") and b.can("block", "7B", "Hercules")
    b.does("block", "7B", "Hercules")
    assert hurt(table, "Hercules") == 4
    assert "7 Brute Force" in b.zone("power pack")


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


@card("distracting-intervention", "john-clayton-iii")
def test_distracting_intervention_covers_the_reserve_as_well() -> None:
    there = in_play("Distracting Intervention", "Cthulhu", "Cthulhu") | {"reserve": "Cthulhu"}
    a, b = facing(["Korak"], ["John Clayton III", "5C"], ["Zorro"], them=there)
    assert not a.can("attack", "John Clayton III", "Korak", "Cthulhu")
    assert not a.can("attack", "5C", "Korak", "Distracting Intervention"), "it lies where this attack does not reach"
    strikes(a, b, "John Clayton III", "Korak", "Distracting Intervention")
    assert b.clipped("Cthulhu") == [] and b.dead == ["Distracting Intervention"]


@card("distracting-intervention", "legendary-escape")
def test_no_attack_moves_to_whom_a_card_covers() -> None:
    there = in_play("Distracting Intervention", "Cthulhu", "Cthulhu")
    a, b = facing(["Korak"], ["5C"], ["Zorro", "Cthulhu", "Ra"], ["Legendary Escape"], them=there)
    strikes(a, b, "5C", "Korak", "Zorro")
    assert b.can("shift", "Legendary Escape", "Zorro", "Ra")
    assert not b.can("shift", "Legendary Escape", "Zorro", "Cthulhu")


@card("network-of-fanatics")
def test_network_of_fanatics_from_reserve_costs_a_card() -> None:
    table = battle(
        ["Zorro", "Robin Hood"], ["Network of Fanatics", "6C", "5C", "2E"], ["Leonidas"], me={"reserve": "Cthulhu"}
    )
    a, b = table.seats
    act(a, "attack", "Network of Fanatics", "Cthulhu", "Leonidas")
    assert table.pending == "Pay"
    a.does("pay", "2E")
    b.does("decline")
    b.does("take")
    a.does("attack", "6C", "Zorro", "Leonidas")
    b.does("take")
    a.does("attack", "5C", "Robin Hood", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 14
    poor = battle(["Zorro"], ["Network of Fanatics"], ["Leonidas"], me={"reserve": "Cthulhu"})
    assert not poor.seats[0].can("attack", "Network of Fanatics")


@card("the-call-of-cthulhu")
def test_the_call_of_cthulhu_lowers_hits_to_ko() -> None:
    table = battle(
        ["Zorro"],
        ["The Call of Cthulhu"],
        [{"name": "Tarzan", "hits": ["8C", "7C"]}, {"name": "Korak", "hits": ["8C", "6C"]}],
        me={"reserve": "Cthulhu"},
    )
    act(table.seats[0], "play", "The Call of Cthulhu", "Cthulhu")
    table.seats[1].does("decline")
    assert table.state.kod[4] and not table.state.kod[5]
