"""Specials of The Mummy, The Three Musketeers and Time Traveler."""

from games.overpower.specials import facing, in_play, plays, sorts_out, strikes, turn_of, under_attack
from games.overpower.stories import act, attacked_with, battle, hits_land, hurt, quietly
from games.overpower.table import hero, table
from marks import card
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.inplay.queries import level


@card("ancient-wisdom")
def test_ancient_wisdom_avoids_power_cards_for_others_and_draws() -> None:
    _, b = under_attack("8C", "Korak", ["The Mummy", "Korak"], ["Ancient Wisdom"], them={"draw": ["4B", "1E"]})
    b.does("avoid", "Ancient Wisdom", "The Mummy")
    assert b.damage("Korak") == 0 and b.hand == ["4B"]
    a, b = facing(["Hercules"], ["Great Club"], ["The Mummy", "Korak"], ["Ancient Wisdom"])
    strikes(a, b, "Great Club", "Hercules", "Korak")
    assert not b.can("avoid", "Ancient Wisdom")


@card("reinvigorated-by-fresh-organs")
def test_reinvigorated_by_fresh_organs_switches_all_hits() -> None:
    table = battle(
        [{"name": "The Mummy", "hits": ["5C"]}, {"name": "Korak", "current": ["2C"]}],
        ["Reinvigorated by Fresh Organs"],
        ["Zorro"],
    )
    act(table.seats[0], "play", "Reinvigorated by Fresh Organs")
    table.seats[1].does("decline")
    table.seats[0].does("choose", "Korak")
    assert hurt(table, "The Mummy") == 2 and hurt(table, "Korak") == 5


@card("the-eternal-journey")
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
    table = battle(["Hercules"], ["Great Club"], ["The Mummy"], ["The Eternal Journey", "7B", "4B"])
    act(table.seats[0], "attack", "Great Club")
    b = table.seats[1]
    assert b.offered("negate", "The Eternal Journey", "The Mummy", "Great Club") == ["7 Brute Force", "4 Brute Force"]
    b.does("negate", "The Eternal Journey", "The Mummy", "Great Club", "7B")
    assert b.zone("hand") == ["4 Brute Force"] and hurt(table, "The Mummy") == 0


@card("all-for-one")
def test_all_for_one_finds_a_teamwork_card_for_any_grid() -> None:
    fives = "8 Energy Teamwork (Combat/Intelligence)"
    a, b = facing(["The Three Musketeers", "Zorro"], ["All For One", "5C"], ["Merlin"], me={"draw": ["1E", fives]})
    plays(a, b, "All For One", "The Three Musketeers")
    a.does("search")
    assert a.offered("choose") == [fives]
    a.does("choose", fives)
    sorts_out(a)
    b.does("pass")
    strikes(a, b, fives, "The Three Musketeers", "Merlin")
    b.does("take")
    assert a.can("attack", "5C", "The Three Musketeers", "Merlin") and a.can("attack", "5C", "Zorro", "Merlin")
    plain, _ = facing(["The Three Musketeers", "Zorro"], [fives, "5C"], ["Merlin"])
    assert plain.refusal("attack", fives, "The Three Musketeers", "Merlin") == "OP25-CARD-22"


@card("athos")
def test_athos_marks_for_a_level_one_card() -> None:
    table = battle(["The Three Musketeers"], ["Athos", "1C", "2C"], ["Leonidas"])
    a, b = table.seats
    act(a, "attack", "Athos")
    hits_land(table)
    b.does("pass")
    act(a, "attack", "2C")
    b.does("take")
    assert not table.state.kod[4]
    b.does("pass")
    act(a, "attack", "1C")
    b.does("take")
    assert table.state.kod[4]


@card("porthos")
def test_porthos_cannot_be_blocked_with_an_intelligence_icon() -> None:
    _, b = attacked_with("Porthos", "The Three Musketeers", "Merlin", ["6I", "7E", "Freya: Goddess of Protection"])
    assert not b.can("block", "6I")
    assert b.can("block", "7E", "Merlin")
    assert b.can("avoid", "Freya: Goddess of Protection", "Merlin")


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


@card("from-a-mile-away")
def test_from_a_mile_away_costs_each_front_line_character_a_placed_card() -> None:
    foes = [hero("Zorro", placed=["4C", "3C"]), hero("Korak", placed=["5C"]), "Tarzan"]
    a, b = facing(["Time Traveler"], ["From a Mile Away"], foes, them={"reserve": hero("Robin Hood", placed=["6C"])})
    plays(a, b, "From a Mile Away", "Time Traveler")
    assert b.offered("choose") == ["4 Combat", "3 Combat", "5 Combat"], "their choice, nobody in Reserve"
    b.does("choose", "3C")
    assert b.offered("choose") == ["5 Combat"]
    b.does("choose", "5C")
    assert b.placed() == ["4C", "6C"] and turn_of(b)


@card("from-a-mile-away")
def test_from_a_mile_away_reaches_a_fourth_character_on_the_front_line() -> None:
    foes = [hero(n, placed=[c]) for n, c in (("Zorro", "4C"), ("Korak", "5C"), ("Tarzan", "3C"), ("Leonidas", "6C"))]
    a, b = facing(["Time Traveler"], ["From a Mile Away"], foes)
    plays(a, b, "From a Mile Away", "Time Traveler")
    b.answers(("choose", "4C"), ("choose", "5C"), ("choose", "3C"), ("choose", "6C"))
    assert b.placed() == [] and turn_of(b)


@card("knowledge-of-tomorrow")
def test_knowledge_of_tomorrow_is_worth_ten_once() -> None:
    me = {"in_play": [{"card": "Knowledge of Tomorrow", "by": "Time Traveler"}]}
    table = battle(["Time Traveler"], ["6I", "3I"], ["Zorro"], me=me)
    a, b = table.seats
    a.does("give_up", "Knowledge of Tomorrow")
    a.does("pay", "6I")
    assert venture_total(table.state, 0) == 10
    b.does("pass")
    assert not a.can("give_up")
    none = battle(["Time Traveler"], ["3C"], ["Zorro"], me=me)
    assert not none.seats[0].can("give_up")


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


@card("harbinger-s-warning")
def test_harbingers_warning_negates_an_event() -> None:
    them = {"front": [{"name": "Time Traveler", "placed": ["Harbinger's Warning", "From a Mile Away"]}]}
    table = battle(["Korak"], ["Jane", "5C"], me={"mission": "King of the Jungle"}, them=them, phase="event")
    a, b = table.seats
    a.does("event", "Jane")
    b.does("no_event")
    act(b, "negate", "Harbinger's Warning")
    assert "Jane" in a.zone("defeated characters") and "Harbinger's Warning" in b.zone("dead pile")


@card("harbinger-s-warning")
def test_harbingers_warning_takes_no_slot() -> None:
    placed = ["Futuristic Phaser"]
    a, _ = table(
        a={
            "front": [hero("Time Traveler", placed=placed)],
            "hand": ["Harbinger's Warning", "From a Mile Away"],
        },
        phase="placement",
    )
    assert a.can("place", "Harbinger's Warning", "Time Traveler") and not a.can("place", "From a Mile Away")
    a, _ = table(
        a={"front": [hero("Time Traveler", placed=["Harbinger's Warning"])], "hand": ["From a Mile Away"]},
        phase="placement",
    )
    assert a.can("place", "From a Mile Away", "Time Traveler")


@card("the-tomorrow-doctor")
def test_the_tomorrow_doctor_cannot_heal_himself() -> None:
    table = battle([{"name": "Time Traveler", "hits": ["5C"]}, "Korak"], ["The Tomorrow Doctor"], ["Zorro"])
    act(table.seats[0], "play", "The Tomorrow Doctor")
    table.seats[1].does("decline")
    assert table.pending == "Turn"
