"""Specials that combine, that count or do not, that come after a concession or in three strokes."""

from games.overpower.stories import act, battle, char, hits_land, hurt
from marks import card
from overtable.games.overpower.inplay.queries import level


@card("champions-of-barsoom")
def test_champions_of_barsoom_joins_a_teammates_brute_force() -> None:
    table = battle(["Dejah Thoris", "Hercules"], ["Champions of Barsoom", "6B", "6C"], ["Merlin"])
    a, b = table.seats
    assert not a.can("attack", "Champions of Barsoom", "Dejah Thoris", "6C")
    a.does("attack", "Champions of Barsoom", "Dejah Thoris", "6B", "Hercules", "Merlin")
    b.does("decline")
    assert level(table.state, table.state.acts[-1]) == 10
    b.does("take")
    assert [h.value for h in table.state.hits] == [4, 6]


@card("to-the-death")
def test_to_the_death_joins_koraks_own_card() -> None:
    table = battle(["Korak", "Zorro"], ["To the Death", "6C", "5B"], ["Merlin"])
    a, b = table.seats
    assert not a.can("attack", "To the Death", "Korak", "5B")
    assert not a.can("attack", "To the Death", "Korak", "6C", "Zorro")
    a.does("attack", "To the Death", "Korak", "6C", "Korak", "Merlin")
    b.does("decline")
    b.does("take")
    assert hurt(table, "Merlin") == 10


@card("complex-criminal-scheme", "godly-strength")
def test_complex_criminal_scheme_never_counts_and_godly_strength_only_when_behind() -> None:
    from overtable.games.overpower.hits.hits import venture_total

    table = battle(["Professor Moriarty"], ["Complex Criminal Scheme"], ["Merlin"])
    act(table.seats[0], "attack", "Complex Criminal Scheme")
    hits_land(table)
    assert hurt(table, "Merlin") == 3 and venture_total(table.state, 0) == 0
    for defeated, total in ((1, 0), (2, 11)):
        piles = {"objectives": {"reserve": 3, "defeated": defeated, "ventured": {"reserve": 1}}}
        other = {"objectives": {"reserve": 3, "defeated": 1, "ventured": {"reserve": 1}}}
        table = battle(["Sun Wukong"], ["Godly Strength"], ["Merlin"], me=piles, them=other)
        act(table.seats[0], "attack", "Godly Strength")
        hits_land(table)
        assert venture_total(table.state, 0) == total


@card("relentless-pursuit", "tenacious-pursuit")
def test_relentless_and_tenacious_pursuit_come_after_a_concession() -> None:
    for name, user, value in (("Relentless Pursuit", "The Mummy", 3), ("Tenacious Pursuit", "Jane Porter", 2)):
        table = battle([user], [name, "2C"], ["Merlin"], ["3C"], turn="b", initiative="b")
        a, b = table.seats
        b.does("concede")
        a.does("accept")
        b.does("decline")
        assert a.refused("attack", "2C", user, "Merlin").rule == "OP25-CONC-02"
        act(a, "attack", name, user, "Merlin")
        b.does("decline")
        b.does("take")
        assert table.state.battle == 3
        assert hurt(table, "Merlin") == value


@card("pumpkin-head")
def test_pumpkin_head_after_a_concession_needs_a_marked_target() -> None:
    for marked in (False, True):
        me = (
            {"in_play": [{"card": "Mark of the Headless", "by": "Headless Horseman", "target": "Merlin"}]}
            if marked
            else {}
        )
        table = battle(["Headless Horseman"], ["Pumpkin Head"], ["Merlin"], me=me, turn="b")
        a, b = table.seats
        b.does("concede")
        a.does("accept")
        b.does("decline")
        assert a.can("attack", "Pumpkin Head") is marked


@card("3-quick-strokes")
def test_three_quick_strokes_ko_at_fifteen() -> None:
    table = battle(["Zorro"], ["3 Quick Strokes", "5C", "3C"], [{"name": "Merlin", "hits": ["8C"]}, "Hercules"])
    a, b = table.seats
    act(a, "attack", "3 Quick Strokes", "Zorro", "Merlin")
    b.does("decline")
    b.does("take")
    assert not a.can("attack", "5C", "Zorro", "Hercules")
    a.does("attack", "5C", "Zorro", "Merlin")
    b.does("take")
    assert table.state.kod[char(table, "Merlin")] == 2
    table = battle(["Zorro"], ["3 Quick Strokes", "3C"], [{"name": "Merlin", "hits": ["8C"]}, "Hercules"])
    a, b = table.seats
    act(a, "attack", "3 Quick Strokes", "Zorro", "Merlin")
    b.does("decline")
    b.does("take")
    a.does("attack", "3C", "Zorro", "Merlin")
    b.does("take")
    assert hurt(table, "Merlin") == 13
