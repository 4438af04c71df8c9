"""Every inherent ability, read against its facts and played in an awkward situation of its own."""

import pytest

from games.overpower.decklists import deck, rules
from games.overpower.specials import facing, hits, in_play, strikes, turn_of, under_attack
from games.overpower.stories import quietly
from games.overpower.table import hero, seated, strike, table
from marks import audit
from overtable.games.overpower.decks.legal import threat
from overtable.games.overpower.inplay.queries import hits_to_ko
from overtable.scenario import scenario


@pytest.mark.parametrize(
    ("name", "wounds"),
    [
        pytest.param(
            "Angry Mob: Middle Ages", ["8C", "8B"], marks=audit("angry-mob-middle-ages", "a third type with 24 damage")
        ),
        pytest.param(
            "Angry Mob: Industrial Age",
            ["8C", "8B"],
            marks=audit("angry-mob-industrial-age", "a third type with 24 damage"),
        ),
        pytest.param(
            "Angry Mob: Modern Age",
            ["8C", "8C", "4B"],
            marks=audit("angry-mob-modern-age", "a third type with 28 damage"),
        ),
    ],
)
def test_mobs_do_not_outlast_an_absolute_ko(name: str, wounds: list[str]) -> None:
    a, b = facing(["Wicked Witch", "Leonidas"], ["8E", "7C"], [hero(name, hits=wounds), "Korak"])
    strike(a, b, "7C", "Leonidas", name)
    assert not b.is_kod(name) and b.damage(name) in (23, 27)
    b.does("pass")
    strike(a, b, "8E", "Wicked Witch", name)
    assert b.is_kod(name)


@audit("billy-the-kid", "in Reserve: a Special placed on him, an Any Character Special, a Power card")
def test_billy_from_reserve() -> None:
    placed = hero("Billy the Kid", placed=["I'll Make You Famous"])
    hand = ["Wrath of Ra", "7C", "Pals"]
    a, b = facing(["Anubis"], hand, ["Leonidas"], me={"reserve": placed})
    assert a.can("attack", "I'll Make You Famous", "Billy the Kid") and not a.can("attack", "7C", "Billy the Kid")
    hits(a, b, "Wrath of Ra", "Billy the Kid", "Leonidas")
    assert b.damage("Leonidas") == 7 and a.reserve == ["Billy the Kid"]


@pytest.mark.parametrize(
    ("name", "last", "dearer"),
    [
        pytest.param(
            "Carson of Venus", "Poseidon", 77, marks=audit("carson-of-venus", "a team of 76 breaks the cap through him")
        ),
        pytest.param(
            "Morgan le Fay", "Robin Hood", 77, marks=audit("morgan-le-fay", "a team of 76 breaks the cap through her")
        ),
        pytest.param(
            "Victory Harben", "Poseidon", 78, marks=audit("victory-harben", "a team of 76 breaks the cap through her")
        ),
    ],
)
def test_the_price_of_the_reserve_breaks_the_cap(name: str, last: str, dearer: int) -> None:
    first = "Count of Monte Cristo; Sherlock Holmes"
    front, back = deck(front=f"{first}; {name}", reserve=last), deck(front=f"{first}; {last}", reserve=name)
    assert threat(front) == 76 and "OP25-DECK-03" not in rules(front)
    assert threat(back) == dearer and "OP25-DECK-03" in rules(back)


@audit("cthulhu", "in Reserve with one teammate left; an Any-Power Teamwork card; the card placed on him")
def test_cthulhu_leads_from_reserve() -> None:
    mind = "6 Intelligence Teamwork (Energy/Combat)"
    back = hero("Cthulhu", placed=[mind])
    a, b = facing(["Zorro"], ["6 Any-Power Teamwork", "5C"], ["Leonidas", "Korak"], me={"reserve": back})
    assert not a.can("attack", "6 Any-Power Teamwork", "Cthulhu"), "that is no Intelligence Teamwork"
    hits(a, b, mind, "Cthulhu", "Leonidas")
    assert not a.can("decline"), "the first follow-up is required"
    hits(a, b, "5C", "Zorro", "Korak")
    assert b.damage("Leonidas") == 4 and b.damage("Korak") == 5 and a.venture == 9


@audit("dr-watson", "KO'd in the battle that his two points would decide")
def test_watsons_points_go_with_him() -> None:
    me = {"homebase": "221-B Baker St."}
    a, b = facing([hero("Dr. Watson", hits=["8C", "8C"]), "Zorro"], [], ["Leonidas"], ["4C"], me=me)
    assert a.venture == 2
    a.does("pass")
    hits(b, a, "4C", "Leonidas", "Dr. Watson")
    assert a.is_kod("Dr. Watson") and a.venture == 0 and b.venture == 4


@audit("dracula", "offers from Reserve, to a Reserve character, with a single hit to remove")
def test_dracula_offers_from_reserve() -> None:
    me = {"reserve": hero("Dracula", hits=["5C"])}
    a, b = facing(["Zorro"], [], ["Leonidas"], [], me=me, them={"reserve": "Hercules"}, phase="discard")
    quietly(a.table, "Triggered")
    assert a.offered("choose") == ["Leonidas", "Hercules"]
    a.does("choose", "Hercules")
    b.does("accept", "Hercules")
    a.does("choose", "5C")
    assert a.damage("Dracula") == 0 and a.pending != "Triggered"


@audit("john-carter-of-mars", "holds his level 8 card with a grid of 7")
def test_john_carter_may_bring_but_not_play_it() -> None:
    assert "OP25-DECK-11" not in rules(deck("8 Brute Force", front="Poseidon; Robin Hood; John Carter of Mars"))
    a, _ = facing(["John Carter of Mars"], ["8B", "7B"])
    assert a.can("attack", "7B") and not a.can("attack", "8B")
    a, _ = facing(["John Carter of Mars"], ["8B", "Lower Gravity"])
    assert a.can("add", "Lower Gravity", "John Carter of Mars")


@audit("king-arthur", "in Reserve on both sides")
def test_king_arthurs_point_is_each_teams_own() -> None:
    a, b = facing(["Zorro"], ["5C"], ["Leonidas"], [], me={"reserve": "King Arthur"}, them={"reserve": "King Arthur"})
    assert a.venture == b.venture == 1
    hits(a, b, "5C", "Zorro", "Leonidas")
    assert (a.venture, b.venture) == (6, 1)


@audit("lancelot", "Sword and Shield is placed beside a full Special slot, and a copy is drawn")
def test_lancelots_sword_leaves_the_slot_free_once() -> None:
    armed = hero("Lancelot", placed=["Sword and Shield", "For the Queen!"])
    hand = ["Chivalrous Protector", "Sword and Shield"]
    a, _ = table(a={"front": [armed, "Zorro"], "hand": hand}, phase="discard")
    a.does("discard", "Sword and Shield (hand)")
    quietly(a.table, "Place")
    assert a.refusal("place", "Chivalrous Protector", "Lancelot") == "OP25-PLACE-03"
    made = scenario("overpower-2025", decks=("Camelot's Oath", "Camelot's Oath"))
    first, _ = seated(made)
    assert first.placed("Lancelot") == ["Sword and Shield"]


@audit("merlin", "in Reserve, with a single card in the Draw Pile")
def test_merlin_looks_from_reserve() -> None:
    a, _ = facing(["Zorro"], [], me={"reserve": "Merlin", "draw": ["2E"]}, phase="venture")
    quietly(a.table, "Triggered")
    a.does("look")
    a.does("choose", "2E")
    assert a.draw_pile == ["2E"] and a.hand == []


@audit("merlin", "who fights is decided within the Venture Phase, so he looks after that", mended=True)
def test_merlin_looks_when_the_venture_phase_is_over() -> None:
    a, b = facing(["Merlin"], [], me={"draw": ["2E", "3E"]}, phase="venture")
    a.ventures(1)
    b.ventures(1)
    assert a.pending == "PreConcession"
    a.does("fight")
    b.does("fight")
    a.does("look")
    a.does("choose", "2E")
    assert a.draw_pile == ["3E", "2E"] and a.phase == "Battle"


@audit("ra", "in Reserve, against a Reserve character that has 12 damage")
def test_ra_breaks_somebody_in_reserve() -> None:
    names = ("Shards of the Staff", "Staff Fragments", "Staff Head")
    me = {"in_play": [{"card": c, "by": "Ra"} for c in names], "reserve": "Ra"}
    a, b = facing(["Zorro"], [], ["Leonidas"], me=me, them={"reserve": hero("Korak", hits=["8C", "4C"])})
    a.does("give_up", "Ra", "Korak")
    assert b.is_kod("Korak") and a.dead == sorted(names) and turn_of(b)
    assert hits_to_ko(b.s, b.char("Leonidas")) == 20


@audit("sheriff-of-nottingham", "alone on the Front Line: he follows up himself, twice")
def test_the_sheriff_alone() -> None:
    team = "7 Brute Force Teamwork (Energy/Combat)"
    a, b = facing(["Sheriff of Nottingham"], [team, "5C", "2E"], ["Leonidas"])
    hits(a, b, team, "Sheriff of Nottingham", "Leonidas")
    strikes(a, b, "2E", "Sheriff of Nottingham", "Leonidas")
    assert a.level == 3
    b.does("take")
    strikes(a, b, "5C", "Sheriff of Nottingham", "Leonidas")
    assert a.level == 6
    b.does("take")
    assert b.damage("Leonidas") == a.venture == 11 and turn_of(b)
    other, _ = facing(["Hercules"], [team, "5C"], ["Leonidas"])
    assert other.refusal("attack", team, "Hercules", "Leonidas") == "OP25-BATT-59"


@audit("tars-tarkas", "two Basic cards placed: the second takes the slot, a third finds none; the same in Reserve")
def test_tars_tarkas_two_basic_cards() -> None:
    back = hero("Tars Tarkas", placed=["Rapier"])
    a, b = table(a={"front": ["Zorro"], "reserve": back, "hand": ["Longbow", "Flintlock"]}, phase="placement")
    a.does("place", "Longbow", "Tars Tarkas")
    b.does("done")
    assert a.refusal("place", "Flintlock", "Tars Tarkas") == "OP25-PLACE-03"
    assert a.placed("Tars Tarkas") == ["Longbow", "Rapier"]


@audit("tarzan", "a MultiPower attack: as Brute Force it is avoided, as another type not; a card placed on him avoids")
def test_tarzan_asks_what_the_attack_acts_as() -> None:
    for kind, saved in (("Brute Force", True), ("Combat", False)):
        a, b = facing(["Carson of Venus"], ["4M"], [hero("Tarzan", placed=["3I"]), "Korak"], ["5I"])
        a.does("attack", "4M", "Carson of Venus", "Tarzan", kind)
        assert b.can("avoid", "3I", "Tarzan") is saved and not b.can("avoid", "5I")
    a, b = facing(["Carson of Venus"], ["4M"], [hero("Tarzan", placed=["3I"])])
    a.does("attack", "4M", "Carson of Venus", "Tarzan", "Brute Force")
    b.does("avoid", "3I", "Tarzan")
    assert b.damage("Tarzan") == 0 and b.placed("Tarzan") == [] and b.power_pack == ["3I"]


@audit("the-mummy", "three types without Energy, below 20 damage and at 20")
def test_the_mummy_falls_absolutely_all_the_same() -> None:
    a, b = facing(["Leonidas"], ["4C"], [hero("The Mummy", hits=["3B", "4I"]), "Korak"])
    hits(a, b, "4C", "Leonidas", "The Mummy")
    assert not b.is_kod("The Mummy"), "a Spectrum KO needs the Energy hit as well"
    a, b = facing(["Leonidas"], ["8C"], [hero("The Mummy", hits=["6B", "6I"]), "Korak"])
    hits(a, b, "8C", "Leonidas", "The Mummy")
    assert b.is_kod("The Mummy"), "an Absolute KO asks for nothing"


@audit("the-three-musketeers", "Teamwork hits beside others: 20 damage of three types")
def test_the_musketeers_fall_absolutely_with_teamwork() -> None:
    light = "6 Energy Teamwork (Combat/Intelligence)"
    for wounds, falls in (([light, "5B"], False), ([light, "8B"], True)):
        front = [hero("The Three Musketeers", hits=wounds), "Korak"]
        a, b = facing(["Leonidas"], ["8C"], front)
        hits(a, b, "8C", "Leonidas", "The Three Musketeers")
        assert b.is_kod("The Three Musketeers") is falls


@audit("time-traveler", "an Any-Power card of level 7, and a block with a Basic card whose grid he has")
def test_the_time_traveler_and_cards_that_are_not_intelligence() -> None:
    _, b = under_attack("7C", "Time Traveler", ["Time Traveler", "Zorro"], ["7A"])
    assert not b.can("block", "7A", "Time Traveler")
    a, b = facing(["Leonidas"], ["8C"], ["Time Traveler"], ["7I", "Secret Identity"])
    strikes(a, b, "8C", "Leonidas", "Time Traveler")
    b.does("block", "7I", "Secret Identity", "Time Traveler")
    assert b.damage("Time Traveler") == 0


@audit("van-helsing", "an attack on another is shifted to Dracula")
def test_van_helsings_bonus_goes_with_the_target() -> None:
    them = in_play("Transformation Trickery", "Sun Wukong", "Dracula")
    a, b = facing(["Van Helsing"], ["5C"], ["Sun Wukong", "Dracula"], [], them=them)
    strikes(a, b, "5C", "Van Helsing", "Sun Wukong")
    assert a.level == 5
    b.does("shift", "Transformation Trickery", "Dracula")
    assert a.level == 6
    b.does("take")
    assert b.damage("Dracula") == a.venture == 5


@audit("zeus", "one Thunderbolt placed and two in hand; an Any-Power Teamwork card")
def test_zeus_and_three_thunderbolts() -> None:
    side = {"front": [hero("Zeus", placed=["Thunderbolt"])], "hand": ["Thunderbolt", "Thunderbolt"]}
    a, _ = table(a=side, b={"front": ["Zorro"]}, phase="discard")
    assert not a.can("done")
    a.table.answer(a.number, a.options()[0])
    quietly(a.table, "Place")
    assert a.hand == ["Thunderbolt"] and a.placed("Zeus") == ["Thunderbolt"]
    light = "6 Energy Teamwork (Combat/Intelligence)"
    a, _ = facing(["Zeus", "Zorro"], [light, "6 Any-Power Teamwork", "5C"], ["Leonidas"])
    assert not a.can("attack", light, "Zeus") and a.can("attack", "6 Any-Power Teamwork", "Zeus")
