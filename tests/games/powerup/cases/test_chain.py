"""Worked cases of the Power Chain."""

from games.powerup.own_cards import astra, blast, buff, gear, hero
from games.powerup.table import combat, table
from marks import case, rule


@case("PU-CASE-036")
@rule("PU-CHAIN-01", "PU-CHAIN-02", "PU-KEY-21")
def test_the_last_effect_of_a_chain_resolves_first() -> None:
    boost = {"name": "Boost", "cost": 1, "speed": "instant", "does": [buff(2, who="self")]}
    x, y = hero("X", atk=4), hero("Y", astra=[astra("Sap", buff(-3), speed="instant", target="enemy")])
    engine = gear("Engine", use=[boost])
    t = combat(a=[{"hero": x, "equipment": [engine]}], b=[y])
    a, b = t.seats
    a.does("attack", x, y)
    t.quiet()
    b.does("let_through")
    a.does("use", engine, "Boost")
    assert t.figures(x) == "4/3"
    t.state.log = []
    b.does("use", y, "Sap", x)
    t.quiet()
    resolved = [e.refs[0] & 4095 for e in t.state.log if e.kind == "resolves"]
    assert resolved == [t.card(y), t.card(engine)]  # 4 - 3 = 1 first, then 1 + 2 = 3
    assert t.figures(x) == "3/3"


@case("PU-CASE-037")
@rule("PU-CHAIN-02", "PU-CHAIN-03", "PU-CHAIN-06", "PU-KEY-17", "PU-WOUND-08")
def test_a_chain_of_evade_blast_and_shield() -> None:
    x = hero(
        "X",
        atk=5,
        dfn=3,
        health=4,
        astra=[
            astra("Blaze", buff(2, who="self")),
            astra("Bolt", blast(5), speed="instant", target="enemy"),
        ],
    )
    y = hero("Y", atk=4, dfn=4, health=4, evade=2, evade_def=1)
    shield = hero("Friend", stars=2, astra=[astra("Shield", buff(0, 2), speed="instant", target="ally")])
    t = table(a=[{"hero": x, "level": 2}], b=[y, shield])
    a, b = t.seats
    a.does("use", x, "Blaze")
    t.quiet()
    t.to_combat()
    t.quiet()
    a.does("attack", x, y)
    t.quiet()
    b.does("block", y)
    assert (t.figures(x), t.figures(y)) == ("7/3", "4/6")
    a.does("done")
    b.does("evade", y, y)
    assert t.figures(y) == "4/5"
    a.does("use", x, "Bolt", y)
    b.does("use", shield, "Shield", y)
    t.quiet()
    assert t.figures(y) == "4/7"
    assert (t.wounds(y), t.wounds(x)) == (0, 2)
    assert t.state.evade[t.card(y)] == 1
