"""Every Defense Hero, read once more against its printed card and played in an awkward situation of its own."""

from games.overwatch.table import hero, playing, table, token, using
from marks import audit


@audit("bastion", "his token beside a row into which the enemy's own Lucio speeds two allies")
def test_bastion() -> None:
    a, _ = table(
        a={"hand": ["Lucio"], "board": {"middle-4": "Mei", "middle-5": "Echo"}},
        b={"board": {"back-4": "Bastion"}, "tokens": [token("trap", "Bastion", row="back", amount=2)]},
    )
    a.plays("Lucio", "middle-3", "speed", "Echo", "Mei", "back row")
    assert (a.at("Mei"), a.at("Echo")) == ("back-4", "back-5")
    assert a.damage("Mei", "Echo", "Lucio") == (2, 2, 0) and a.beside("back") == {"trap": 2}


@audit("bastion", "Tank Mode on the Hero at the end of a row: its one neighbour lies beyond a fallen one")
def test_bastions_tank_mode() -> None:
    row = {"front-3": "Mei", "front-4": hero("Ana", down=True), "front-5": "Roadhog"}
    a, b = using("Bastion", b={"board": row | {"middle-5": "Zarya"}})
    a.ults("Bastion", "Roadhog", "Mei")
    assert b.damage("Roadhog", "Mei", "Zarya", "Ana") == (3, 1, 0, 0)


@audit("hanzo", "his token and Widowmaker's beside a row with a Field: one shot is three damage to it")
def test_hanzo() -> None:
    tokens = [token("exposed", "Hanzo", row="front"), token("exposed", "Widowmaker", row="front")]
    b = {
        "board": {"front-4": hero("Mei", damage=4), "back-4": "Ana"},
        "tokens": [token("field", "Baptiste", row="front")],
    }
    a, them = playing("Tracer", a={"tokens": tokens}, b=b)
    a.plays("Tracer", "front-4", "two shots", "Ana", "Immortality Field")
    assert them.field("front") is None and them.is_down("Mei") and them.damage("Ana") == 1


@audit("hanzo", "Dragonstrike on a column with a frozen, a fallen and a shielded Hero")
def test_hanzos_dragonstrike() -> None:
    column = {
        "front-2": hero("Mei", marks=["frozen"]),
        "middle-2": hero("Ana", shields=2),
        "back-2": hero("Echo", down=True),
    }
    a, b = using("Hanzo", b={"board": column | {"front-3": "Roadhog"}})
    a.ults("Hanzo", "column 2")
    assert b.damage("Mei", "Ana", "Echo", "Roadhog") == (0, 1, 0, 0) and b.shields("Ana") == 0


@audit("junkrat", "a turret defeats him: Torbjörn pays, and two of Torbjörn's neighbours")
def test_junkrat() -> None:
    a, b = table(
        a={
            "board": {"back-3": "Ana", "back-4": hero("Torbjörn", damage=1), "back-5": "Mei", "front-4": "Genji"},
            "tokens": [token("turret", "Torbjörn", row="front")],
        },
        b={"board": {"front-4": hero("Junkrat", damage=2, marks=["mayhem"])}},
        turn="b",
        at="start",
    )
    assert b.is_down("Junkrat")
    b.answers("Mei", "Ana")
    assert a.is_down("Torbjörn") and a.damage("Ana", "Mei", "Genji") == (2, 2, 0)
    assert b.beside("front") == {}, "the turret goes with him"


@audit("junkrat", "Rip-Tire into a row with a Bastion token that fells him: the damage is dealt all the same")
def test_junkrats_tire() -> None:
    tokens = [token("trap", "Bastion", row="back", amount=2)]
    a, b = using(
        "Junkrat", a={"board": {"front-4": hero("Junkrat", damage=1)}}, b={"board": {"back-4": "Ana"}, "tokens": tokens}
    )
    a.ults("Junkrat", "back row")
    assert a.is_down("Junkrat") and a.at("Junkrat") == "back-4" and b.damage("Ana") == 2


@audit("mei", "she freezes herself: her own token goes and she stays as she is")
def test_mei() -> None:
    a, b = using(
        "Mei",
        a={"board": {"front-4": hero("Mei", damage=3, shields=1)}, "tokens": [token("costly", "Mei", row="front")]},
        b={"board": {"front-4": "Winston"}, "synergy": (3, 0, 0)},
    )
    assert b.seen("Winston")["cost"] == 6
    a.ults("Mei", "my Mei")
    assert b.seen("Winston")["cost"] == 3 and a.power == (2, 0, 0)
    b.ults("Winston", "front row")
    assert a.damage("Mei") == 3 and a.shields("Mei") == 1


@audit("mei", "her token beside a row whose Synergy pays the printed cost and not the doubled one")
def test_meis_blizzard() -> None:
    a, b = playing("Mei", b={"board": {"back-4": "Genji", "front-4": hero("Winston", damage=1)}, "synergy": (3, 0, 5)})
    a.plays("Mei", "front-4", "use", "enemy back row")
    assert b.refused("ultimate", "Genji").rule == "OW-ULT-02" and b.can("ultimate", "Winston")


@audit("torbjorn", "Forge Hammer while one shielded Hero stands alone in the turret's row")
def test_torbjorn() -> None:
    a, b = using(
        "Torbjörn",
        a={"tokens": [token("turret", "Torbjörn", row="front")]},
        b={"board": {"front-4": hero("Mei", shields=1), "back-4": "Ana"}},
    )
    a.ults("Torbjörn")
    assert b.beside("front") == {"turret": 2}
    assert b.shields("Mei") == 0 and b.damage("Mei", "Ana") == (1, 0), "once, at the start of B's turn"


@audit("torbjorn", "Forge Hammer after Hack took his turret")
def test_torbjorn_without_a_turret() -> None:
    a, b = table(
        a={"board": {"front-4": "Torbjörn"}, "synergy": (3, 0, 0), "tokens": [token("turret", "Torbjörn", row="back")]},
        b={"hand": ["Sombra"]},
        turn="b",
    )
    b.plays("Sombra", "front-4", "use", "Torbjörn")
    assert a.refused("ultimate", "Torbjörn").rule == "OW-ULT-10"


@audit("widowmaker", "Widow's Kiss on a Field, from which a life hangs")
def test_widowmaker() -> None:
    board = {"front-4": hero("Mei", damage=5), "front-5": "Ana"}
    a, b = using("Widowmaker", b={"board": board, "tokens": [token("field", "Baptiste", row="front")]})
    a.ults("Widowmaker", "Immortality Field")
    assert b.field("front") is None and b.is_down("Mei") and not b.is_down("Ana")


@audit("widowmaker", "the damage of a Bastion token in the row of her own token")
def test_widowmakers_token() -> None:
    tokens = [token("exposed", "Widowmaker", row="front"), token("trap", "Bastion", row="front", amount=2)]
    a, b = table(a={"tokens": tokens}, b={"hand": ["Roadhog"]}, turn="b")
    b.plays("Roadhog", "front-4")
    assert b.damage("Roadhog") == 3 and a.is_asked
