"""Specials of Tars Tarkas and Tarzan."""

from games.overpower.specials import facing, hits, plays, strikes, turn_of
from games.overpower.stories import act, battle, hit, hits_land, hurt
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.inplay.queries import level


@card("avenging-my-love")
def test_avenging_my_love_takes_two_placed_cards_anywhere() -> None:
    foes = [hero("Zorro", placed=["4C"]), hero("Korak", placed=["5C", "6C"])]
    a, b = facing(["Tars Tarkas"], ["Avenging My Love"], foes)
    plays(a, b, "Avenging My Love", "Tars Tarkas")
    a.answers(("choose", "4C"), ("choose", "6C"))
    assert b.placed() == ["5C"] and turn_of(b)


@card("barsoomian-warrior-statesman")
def test_barsoomian_warrior_defends_anybody_beside_john_carter() -> None:
    table = battle(["Wicked Witch"], ["6E"], ["Tars Tarkas", "John Carter of Mars"], ["Barsoomian Warrior & Statesman"])
    act(table.seats[0], "attack", "6E", "Wicked Witch", "John Carter of Mars")
    assert table.seats[1].can("block", "Barsoomian Warrior & Statesman", "Tars Tarkas")


@card("four-armed-warrior")
def test_four_armed_warrior_is_raised_by_each_placed_card() -> None:
    table = battle([{"name": "Tars Tarkas", "placed": ["3C", "Rapier"]}], ["Four-Armed Warrior"], ["Merlin"])
    act(table.seats[0], "attack", "Four-Armed Warrior")
    table.seats[1].does("decline")
    assert level(table.state, table.state.acts[-1]) == 8
    table.seats[1].does("take")
    assert hurt(table, "Merlin") == 6


@card("four-armed-warrior")
def test_four_armed_warrior_does_not_count_itself() -> None:
    a, b = facing([hero("Tars Tarkas", placed=["3C", "Four-Armed Warrior"])], [], ["Leonidas"])
    strikes(a, b, "Four-Armed Warrior", "Tars Tarkas", "Leonidas")
    assert a.level == 7


@card("jeddak-of-thark")
def test_jeddak_of_thark_must_attack_with_the_top_card() -> None:
    table = battle(["Tars Tarkas"], ["Jeddak of Thark"], ["Leonidas"], ["8C"], me={"draw": ["8E", "2C"]})
    a, b = table.seats
    act(a, "attack", "Jeddak of Thark")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    assert not a.can("decline")
    act(a, "attack", "8E", "Tars Tarkas", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 8
    table = battle(["Tars Tarkas"], ["Jeddak of Thark"], ["Leonidas"], ["8C"], me={"draw": ["Rapier", "2C"]})
    a, b = table.seats
    act(a, "attack", "Jeddak of Thark")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    assert "Rapier" in a.zone("dead pile") and table.pending == "Turn"


@card("jeddak-of-thark")
def test_what_jeddak_of_thark_draws_may_grant_a_further_attack() -> None:
    a, b = facing(
        ["Tars Tarkas"], ["Jeddak of Thark", "7C"], ["Leonidas"], ["8C"], me={"draw": ["Lilith's Swarm", "1E"]}
    )
    strikes(a, b, "Jeddak of Thark", "Tars Tarkas", "Leonidas")
    b.does("block", "8C", "Leonidas")
    hits(a, b, "Lilith's Swarm", "Tars Tarkas", "Leonidas")
    assert a.pending == "FollowUp" and a.can("attack", "7C", "Tars Tarkas", "Leonidas")


@card("protector-of-the-incubator")
def test_protector_of_the_incubator_ends_a_teamwork_against_a_teammate() -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["Zorro", "Merlin"], [team, "7E"], ["Tars Tarkas", "Leonidas"], ["Protector of the Incubator"])
    strikes(a, b, team, "Zorro", "Leonidas")
    b.does("avoid", "Protector of the Incubator", "Tars Tarkas")
    assert b.damage("Leonidas") == 0 and turn_of(b) and a.hand == ["7E"]


@card("lord-of-the-jungle")
def test_lord_of_the_jungle_leaves_only_two_in_the_fight() -> None:
    _table, _a, b = hit("Lord of the Jungle", "Tarzan", ["Zorro", "Hercules"], ["8C", "8B"], beside=["Korak"])
    assert b.offered("attack", "8C", "Zorro") == ["Tarzan"]
    assert not b.can("attack", "8B")


@card("lord-of-the-jungle")
def test_in_the_jungle_teammates_neither_attack_nor_help() -> None:
    a, b = facing(
        ["Tarzan", "Leonidas"], ["Lord of the Jungle", "8C", "6C", "Wrath of Ra"], ["Zorro", "Hercules"], ["4C"]
    )
    hits(a, b, "Lord of the Jungle", "Tarzan", "Zorro")
    strikes(b, a, "4C", "Zorro", "Tarzan")
    assert not a.can("block", "8C", "Leonidas")
    a.does("take")
    assert not a.can("attack", "8C"), "Leonidas is out of it"
    assert a.offered("attack", "6C") == ["Tarzan"] and a.offered("attack", "6C", "Tarzan") == ["Zorro"]
    assert a.offered("attack", "Wrath of Ra") == ["Tarzan"]


@card("lord-of-the-jungle")
def test_in_the_jungle_nobody_else_plays_any_card() -> None:
    a, b = facing(
        ["Tarzan"],
        ["Lord of the Jungle"],
        ["Zorro", "Ra"],
        ["Staff Head", "Lady of the Lake"],
        them={"homebase": "The Round Table", "home": ["Mallku"]},
    )
    hits(a, b, "Lord of the Jungle", "Tarzan", "Zorro")
    assert not b.can("play", "Staff Head") and b.offered("play", "Lady of the Lake") == ["Zorro"]
    assert not b.can("attack", "Mallku"), "the Homebase is out of it too"


@card("deceptive-maneuver")
def test_deceptive_maneuver_locks_placed_cards_also_from_reserve() -> None:
    table = battle(
        ["Zorro"], ["Deceptive Maneuver"], [{"name": "Merlin", "placed": ["7E"]}], ["6I"], me={"reserve": "Tarzan"}
    )
    a, b = table.seats
    act(a, "attack", "Deceptive Maneuver", "Tarzan")
    hits_land(table)
    assert not b.can("attack", "7E") and b.can("attack", "6I")
