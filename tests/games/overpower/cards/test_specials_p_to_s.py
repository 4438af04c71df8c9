"""Specials of Poseidon, Professor Moriarty, Ra, Robin Hood, Sheriff of Nottingham, Sherlock Holmes and Sun Wukong."""

from games.overpower.specials import facing, hits, in_play, plays, strikes, turn_of, under_attack, unnegated
from games.overpower.stories import act, battle, hit, names_in, played, quietly
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.inplay.queries import hits_to_ko, level
from overtable.games.overpower.state import PLACED


@card("poseidon-s-might")
def test_poseidons_might_takes_the_inherent_ability() -> None:
    table, _a, _b = hit("Poseidon's Might", "Poseidon", ["Angry Mob: Modern Age"])
    assert hits_to_ko(table.state, 4) == 20


@card("rising-tides")
def test_rising_tides_bars_placed_universe_cards() -> None:
    _table, _a, b = played("Rising Tides", "Poseidon", [{"name": "Zorro", "placed": ["Rapier"]}], ["6C", "Flintlock"])
    assert not b.can("attack", "6C", "Rapier") and b.can("attack", "6C", "Flintlock")


@card("complex-criminal-scheme", "mathematical-genius")
def test_complex_criminal_scheme_fetches_mathematical_genius_when_defended() -> None:
    table = battle(
        ["Professor Moriarty"],
        ["Complex Criminal Scheme"],
        ["Leonidas"],
        ["8C"],
        me={"dead": ["Mathematical Genius"], "draw": [f"{n}I" for n in (1, 2, 3, 4, 5, 6, 7)]},
    )
    a, b = table.seats
    act(a, "attack", "Complex Criminal Scheme")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    a.does("search")
    a.does("choose", "Mathematical Genius")
    act(a, "play", "Mathematical Genius")
    a.does("look")
    assert len(a.offered("choose")) == 6
    a.does("choose", "6I")
    assert a.zone("hand") == ["6 Intelligence"]
    assert a.zone("draw pile")[-1] == "Mathematical Genius"


@card("future-plans")
def test_future_plans_when_conceding() -> None:
    table = battle(["Professor Moriarty"], ["Future Plans", "6I", "5I", "4I", "3I"], ["Zorro"])
    a, b = table.seats
    assert not a.can("play", "Future Plans")
    a.does("concede")
    b.does("accept")
    act(a, "play", "Future Plans")
    b.does("decline")
    for name in ("6I", "5I", "4I"):
        a.does("choose", name)
    assert a.zone("draw pile")[-3:] == ["6 Intelligence", "5 Intelligence", "4 Intelligence"] or table.state.battle == 3


@card("future-plans")
def test_future_plans_are_laid_at_a_concession() -> None:
    hand = ["Future Plans", "2I", "3I", "4I", "5I"]
    a, b = facing(["Professor Moriarty"], hand, ["Zorro"], ["2C"], turn="b")
    b.does("concede")
    a.does("accept")
    b.does("decline")
    a.does("play", "Future Plans", "Professor Moriarty")
    unnegated(a, b)
    assert "Future Plans" not in a.offered("choose") and a.can("decline")
    a.answers(("choose", "2I"), ("choose", "3I"), ("choose", "4I"))
    drawn = a.hand
    assert {"2I", "3I", "4I"} <= set(drawn), "they are the first to be drawn in the next battle"
    a, b = facing(["Professor Moriarty"], hand, ["Zorro"], ["2C"])
    assert not a.can("play", "Future Plans"), "not as a turn of its own"


@card("future-plans")
def test_future_plans_are_laid_in_the_venture_phase_too() -> None:
    a, b = facing(["Professor Moriarty"], ["Future Plans", "2I", "3I"], ["Zorro"], phase="venture")
    while not a.is_asked or not a.can("play", "Future Plans"):
        asked = next(p for p in (a, b) if p.is_asked)
        asked.does("venture", "reserve objectives") if asked.can("venture") and not asked.can("done") else asked.does(
            "done"
        )
    plays(a, b, "Future Plans", "Professor Moriarty")
    a.answers(("choose", "2I"), ("choose", "3I"))
    assert a.draw_pile[:2] == ["3I", "2I"]


@card("future-plans")
def test_future_plans_are_for_three_cards_or_none() -> None:
    for hand, able in ((["1I", "2I", "3I", "4I"], False), (["1I"], True)):
        a, b = facing(["Professor Moriarty"], ["Future Plans", *hand], ["Zorro"])
        a.does("concede")
        b.does("accept")
        plays(a, b, "Future Plans", "Professor Moriarty")
        assert a.can("decline"), "it is no must"
        a.does("choose", "1I")
        assert a.pending != "Effects" if able else not a.can("decline")


@card("napoleon-of-crime")
def test_napoleon_of_crime_takes_any_power_cards_as_intelligence() -> None:
    there = in_play("Napoleon of Crime", "Professor Moriarty")
    _, b = under_attack("8C", "Korak", ["Professor Moriarty", "Korak"], ["5A", "4M", "5C"], them=there)
    assert b.offered("avoid") == ["5 Any-Power", "4 MultiPower"]


@card("napoleon-of-crime")
def test_napoleon_of_crime_saves_nobody_from_reserve() -> None:
    there = in_play("Napoleon of Crime", "Professor Moriarty") | {"reserve": "Morgan le Fay"}
    a, b = facing(
        ["Leonidas"], ["8C"], ["Professor Moriarty", "Korak"], ["Teleportation Circle", "5I"], them=there, turn="b"
    )
    plays(b, a, "Teleportation Circle", "Morgan le Fay")
    b.does("choose", "Professor Moriarty")
    strikes(a, b, "8C", "Leonidas", "Korak")
    assert not b.can("avoid")


@card("eye-of-sekhmet")
def test_eye_of_sekhmet_removes_a_card_and_all_its_copies() -> None:
    them = {"draw": ["4C", "1E", "4C"], "dead": ["4C", "Rapier"], "power_pack": ["4C", "5C"]}
    a, b = facing(["Ra"], ["Eye of Sekhmet"], [hero("Zorro", placed=["4C", "5C"])], ["4C"], them=them)
    hits(a, b, "Eye of Sekhmet", "Ra", "Zorro")
    a.does("choose", "4C")
    assert b.placed() == ["5C"] and b.draw_pile == ["1E"] and b.dead == ["Rapier"] and b.power_pack == ["5C"]
    assert b.hand == ["4C"], "the hand is not searched"


@card("defender-of-the-people")
def test_defender_of_the_people_may_draw() -> None:
    for answer, hand in (("draw", ["4B"]), ("decline", [])):
        _, b = under_attack(
            "6C", "Korak", ["Robin Hood", "Korak"], ["Defender of the People"], them={"draw": ["4B", "1E"]}
        )
        b.does("avoid", "Defender of the People", "Robin Hood")
        b.does(*(("draw", "1") if answer == "draw" else ("decline",)))
        assert b.hand == hand


@card("master-thief")
def test_master_thief_takes_a_power_card_and_may_draw_two_openly() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier"])]
    me = {"draw": ["3C", "3C", "1E"]}
    a, b = facing(["Robin Hood"], ["Master Thief", "6C"], foes, me=me)
    hits(a, b, "Master Thief", "Robin Hood", "Zorro")
    assert a.offered("choose") == ["4 Combat"]
    a.does("choose", "4C")
    a.does("draw", "2")
    assert a.hand == ["3C", "3C", "6C"], "duplicates are kept"


@card("flaming-arrows")
def test_flaming_arrows_burn_placed_specials_and_bar_new_ones_next_battle() -> None:
    table, a, b = hit(
        "Flaming Arrows",
        "Sheriff of Nottingham",
        [{"name": "Hercules", "placed": ["Great Club", "7B"]}, "Zorro"],
        them={"draw": ["Lion Skin Cloak", "Elite Swordsmanship"]},
    )
    assert names_in(table, 1, PLACED) == ["7 Brute Force"]
    b.does("pass")
    a.does("pass")
    quietly(table, "Place")
    while not b.is_asked or table.pending != "Place":
        table.seats[table.asked[0]].does("done")
    assert table.state.battle == 3
    assert b.refused("place", "Lion Skin Cloak", "Hercules").rule == "OP25-BATT-78"
    assert b.can("place", "Elite Swordsmanship", "Zorro")


@card("read-the-bones")
def test_read_the_bones_puts_any_of_six_cards_at_the_bottom() -> None:
    pile = ["1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E"]
    a, b = facing(["Sheriff of Nottingham"], ["Read the Bones"], ["Merlin"], them={"draw": pile})
    plays(a, b, "Read the Bones", "Sheriff of Nottingham")
    a.does("look")
    assert len(a.offered("choose")) == 6 and a.can("decline")
    a.answers(("choose", "2E"), ("choose", "6E"), ("decline",))
    assert b.draw_pile[:6] == ["1E", "3E", "4E", "5E", "7E", "8E"] and sorted(b.draw_pile[6:]) == ["2E", "6E"]


@card("squeeze-the-commoners")
def test_squeeze_the_commoners_lowers_universe_bonuses() -> None:
    table = battle(
        ["Zorro"],
        ["6C", "Rapier"],
        ["Sheriff of Nottingham"],
        them={"in_play": [{"card": "Squeeze the Commoners", "by": "Sheriff of Nottingham"}]},
    )
    act(table.seats[0], "attack", "6C", "Rapier")
    assert level(table.state, table.state.acts[-1]) == 7


@card("squeeze-the-commoners")
def test_squeeze_the_commoners_reaches_the_bonuses_of_teamwork_cards() -> None:
    team = "8 Combat Teamwork (Energy/Brute Force)"
    for them, first, second in (({}, 7, 7), (in_play("Squeeze the Commoners", "Sheriff of Nottingham"), 6, 5)):
        a, b = facing(
            ["Leonidas", "Hercules", "Wicked Witch"], [team, "6B", "5E"], ["Sheriff of Nottingham"], them=them
        )
        hits(a, b, team, "Leonidas")
        strikes(a, b, "6B", "Hercules")
        assert a.level == first
        b.does("take")
        strikes(a, b, "5E", "Wicked Witch")
        assert a.level == second


@card("taxes")
def test_taxes_count_the_discarded_power_card() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier", "7C"])]
    a, b = facing(["Sheriff of Nottingham"], ["Taxes"], foes)
    hits(a, b, "Taxes", "Sheriff of Nottingham", "Zorro")
    assert a.offered("choose") == ["4 Combat", "7 Combat"]
    a.does("choose", "7C")
    assert a.venture == 7 and b.placed() == ["4C", "Rapier"] and a.astral == ["Taxes"]


@card("logical-reasoning")
def test_logical_reasoning_is_for_offence_only() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Sherlock Holmes"], ["Logical Reasoning"])
    act(table.seats[0], "attack", "Great Club")
    assert table.seats[1].refused("negate", "Logical Reasoning").rule == "OP25-BATT-34"


@card("cloud-surfing")
def test_cloud_surfing_draws_for_the_one_who_is_behind() -> None:
    for defeated, hand in ((1, []), (2, ["4B"])):
        side = {"reserve": 4, "defeated": defeated, "ventured": {"reserve": 1}}
        other = {"reserve": 4, "defeated": 1, "ventured": {"reserve": 1}}
        _, b = under_attack(
            "8C",
            "Korak",
            ["Sun Wukong", "Korak"],
            ["Cloud Surfing"],
            me={"objectives": other},
            them={"objectives": side, "draw": ["4B", "1E"]},
        )
        b.does("avoid", "Cloud Surfing", "Sun Wukong")
        assert b.hand == hand


@card("staff-of-the-monkey-king")
def test_staff_of_the_monkey_king_takes_one_placed_universe_card_when_it_hits() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier"]), hero("Korak", placed=["Flintlock"])]
    a, b = facing(["Sun Wukong"], ["Staff of the Monkey King"], foes, ["6C"])
    hits(a, b, "Staff of the Monkey King", "Sun Wukong", "Zorro")
    assert a.offered("choose") == ["Rapier", "Flintlock"]
    a.does("choose", "Flintlock")
    assert b.placed() == ["4C", "Rapier"]
    a, b = facing(["Sun Wukong"], ["Staff of the Monkey King"], foes, ["6C"])
    strikes(a, b, "Staff of the Monkey King", "Sun Wukong", "Zorro")
    b.does("block", "6C", "Zorro")
    assert turn_of(b) and len(b.placed()) == 3


@card("transformation-trickery")
def test_transformation_trickery_leads_to_the_chosen_one_only() -> None:
    them = in_play("Transformation Trickery", "Sun Wukong", "Korak")
    a, b = facing(["Hercules"], ["6B"], ["Sun Wukong", "Korak", "Leonidas"], ["6I"], them=them)
    strikes(a, b, "6B", "Hercules", "Leonidas")
    assert b.offered("shift", "Transformation Trickery") == ["Korak"]
    b.does("shift", "Transformation Trickery", "Korak")
    b.does("block", "6I", "Korak")
    assert b.damage("Korak") == b.damage("Leonidas") == 0
