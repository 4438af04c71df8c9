"""Rules of cards that no worked case plays."""

import pytest

from games.powerup.own_cards import GAME, astra, battle, buff, gear, hero, stat
from games.powerup.table import table
from marks import rule
from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.book.glossary import HERO, KIND_NAMES
from overtable.kernel.catalogue import CardError


@rule("PU-CARD-01", "PU-CARD-02")
def test_there_are_four_kinds_of_cards_and_heroes_have_one_to_five_stars() -> None:
    assert {c.type for c in GAME.catalogue.cards} == {"hero", "equipment", "power", "battle"}
    assert {KIND_NAMES[f.kind] for f in FACES} == {"Hero", "Equipment", "Power", "Battle"}
    assert {f.stars for f in FACES if f.kind == HERO} == {1, 2, 3, 4, 5}
    with pytest.raises(CardError, match="stars: expected 1 to 5"):
        hero("Six", stars=6)


@rule("PU-CARD-05", "PU-CARD-09", "PU-KEY-13")
def test_equipment_works_by_itself_while_it_is_attached() -> None:
    x, blade = hero("X"), gear("Blade", stat(2, 1))
    t = table(a={"heroes": [x], "hand": [blade]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("equip", blade, x)
    assert t.on(x) == [blade]
    assert t.figures(x) == "5/4"
    t.to_round(4)
    assert t.figures(x) == "5/4"


@rule("PU-CARD-09", "PU-TERM-02")
def test_a_passive_astra_is_not_activated_and_an_active_one_is_paid() -> None:
    x = hero(
        "X",
        astra=[
            {"name": "Calm", "always": [stat(0, 2)]},
            astra("Paid", buff(1, who="self"), cost=2),
            {"name": "Knelt", "kneel": True, "cost": 1, "does": [buff(1, who="self")]},
        ],
    )
    t = table(a={"heroes": [{"hero": x, "level": 3}], "hand": [gear("Keep", cost=9)]}, b=[hero("Y")])
    a = t.seats[0]
    assert t.figures(x) == "3/5"
    assert a.offered("use", x) == ["Paid", "Knelt"]
    a.does("use", x, "Paid")
    t.quiet()
    assert (t.state.power[0], t.kneels(x)) == (1, False)
    t.passes(1)
    a.does("use", x, "Knelt")
    t.quiet()
    assert (t.state.power[0], t.kneels(x)) == (0, True)


@rule("PU-CARD-11")
def test_a_hero_without_a_faction_never_teams_up() -> None:
    one, two = hero("F1", faction=""), hero("F2", stars=2, faction="")
    three = hero("P3", stars=3)
    y = hero("Y", stars=5)
    t = table(phase="combat", a=[one, two, three, hero("P4", stars=4)], b=[y])
    a = t.seats[0]
    assert a.refused("team_up", two, one, y).rule == "PU-TEAMUP-03"
    assert a.refused("team_up", three, one, y).rule == "PU-TEAMUP-03"


@rule("PU-CARD-07")
def test_what_lies_under_the_current_battle_card_cannot_be_used() -> None:
    top, under = (battle(n, use=[{"name": "Plan", "cost": 1, "does": [{"do": "draw"}]}]) for n in ("TopC", "UnderC"))
    t = table(a={"heroes": [hero("X")], "battle": [top, under]}, b=[hero("Y")])
    a = t.seats[0]
    assert a.can("use", top, "Plan")
    assert not a.can("use", under)
