"""Every Tank Hero, read once more against its printed card and played in an awkward situation of its own."""

from games.overwatch.table import hero, playing, table, token, using
from marks import audit


@audit("dva", "Call Mech as the last action of a round: the card is drawn with the next hand")
def test_dva() -> None:
    a, b = table(
        a={"board": {"front-4": "D.Va"}, "removed": ["D.Va+MEKA"], "synergy": (2, 0, 0)},
        b={"board": {"front-4": "Ana"}},
    )
    a.ults("D.Va")
    assert a.zone("deck")[-1] == "D.Va+MEKA" and a.zone("removed") == []
    b.does("pass")
    a.does("pass")
    assert "D.Va+MEKA" in a.hand and len(a.hand) == 6 and "D.Va" in a.zone("aside")


@audit("dva", "Call Mech while D.Va+MEKA was never removed")
def test_dva_without_a_removed_mech() -> None:
    a, _ = using("D.Va")
    assert a.refused("ultimate", "D.Va").rule == "OW-ULT-10"


@audit("dvameka", "Self Destruct in a row with an own Field, a frozen ally and one that the Field would save")
def test_dvameka() -> None:
    board = {
        "front-4": hero("D.Va+MEKA", damage=2, shields=2),
        "front-5": "Genji",
        "front-6": hero("Mei", marks=["frozen"]),
    }
    a, b = using("D.Va+MEKA", a={"board": board, "tokens": [token("field", "Baptiste", row="front")]})
    a.ults("D.Va+MEKA")
    assert a.field("front") is None and a.is_down("Genji") and a.damage("Mei") == 0
    assert a.at("D.Va") == "front-4" and a.damage("D.Va") == 0 and a.shields("D.Va") == 0
    assert a.power == (1 + 2, 0, 0) and a.synergy == (0, 0, 0) and b.is_asked


@audit("orisa", "pushed into another row: her barrier and her Supercharger go with her")
def test_orisa() -> None:
    board = {"front-4": hero("Orisa", marks=["barrier"]), "front-5": "Mei", "middle-5": "Ana"}
    tokens = [token("supercharger", "Orisa", on="Orisa")]
    a, b = table(a={"hand": ["Pharah", "Tracer"]}, b={"board": board, "tokens": tokens}, passed=["b"])
    assert b.power == (1 + 2 + 1, 2, 0)
    a.plays("Pharah", "front-4", "use", "Orisa")
    assert b.power == (2, 2 + 2 + 1, 0)
    a.plays("Tracer", "front-5", "two shots", "Ana", "Mei")
    assert b.damage("Ana", "Mei") == (1, 1), "never below 1"


@audit("orisa", "her barrier while she is frozen, against a hit that Discord raised")
def test_orisas_barrier() -> None:
    board = {"front-4": "Mei", "front-5": hero("Orisa", marks=["barrier", "frozen"])}
    a, b = playing("Tracer", a={"tokens": [token("discord", "Zenyatta", on="Mei")]}, b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Mei")
    assert b.damage("Mei") == 2 + 1 - 1


@audit("reinhardt", "hacked and given new shields by Brigitte: these absorb for nobody else")
def test_reinhardt() -> None:
    board = {"front-4": hero("Reinhardt", shields=3, marks=["guard"]), "front-5": "Mei"}
    a, b = table(a={"hand": ["Sombra", "Tracer"]}, b={"board": board, "hand": ["Brigitte"]})
    a.plays("Sombra", "front-4", "use", "Reinhardt")
    b.plays("Brigitte", "front-6", "use", "Reinhardt")
    assert b.shields("Reinhardt") == 3
    a.plays("Tracer", "front-5", "single shot", "Mei")
    assert b.damage("Mei") == 2 and b.shields("Reinhardt") == 3


@audit("reinhardt", "Barrier Field while he is frozen, and Earthshatter on an immune Hero", mended=True)
def test_reinhardts_earthshatter() -> None:
    a, b = using("Reinhardt", b={"board": {"front-2": hero("Zenyatta", marks=["immune"])}, "synergy": (2, 0, 0)})
    a.ults("Reinhardt", "column 2")
    assert b.damage("Zenyatta") == 0 and b.synergy == (1, 0, 0)
    board = {"front-4": hero("Reinhardt", shields=3, marks=["guard", "frozen"]), "front-5": "Mei"}
    a, b = playing("Tracer", b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Mei")
    b.does("absorb", "Reinhardt", "1")
    b.does("take")
    assert b.damage("Mei") == 1 and b.shields("Reinhardt") == 2


@audit("roadhog", "Chain Hook when the front row of the victim is full")
def test_roadhog() -> None:
    names = ("Mei", "Echo", "Ashe", "Genji", "Orisa", "Zarya", "Reaper")
    row = {f"front-{n}": name for n, name in enumerate(names, 1)}
    a, b = playing("Roadhog", b={"board": row | {"back-4": "Ana"}})
    a.plays("Roadhog", "front-4", "use", "Ana")
    assert b.at("Ana") == "back-4" and b.damage("Ana") == 2


@audit("roadhog", "Whole Hog on a single enemy behind shields")
def test_roadhogs_whole_hog() -> None:
    a, b = using("Roadhog", b={"board": {"front-4": hero("Orisa", shields=9)}}, seed=4)
    a.ults("Roadhog")
    lost = 9 - b.shields("Orisa")
    assert 2 <= lost + b.damage("Orisa") <= 12 and (b.damage("Orisa") == 0 or lost == 9)


@audit("sigma", "his pool of three against three packets of two: asked until it is used up")
def test_sigma() -> None:
    board = {"front-3": "Mei", "front-4": "Ana", "front-5": "Echo", "back-4": "Sigma"}
    tokens = [token("shelter", "Sigma", row="front", amount=3)]
    a, b = using("Pharah", b={"board": board, "tokens": tokens})
    a.ults("Pharah", "Mei", "Ana", "Echo")
    b.does("absorb", "Sigma", "2")
    b.does("absorb", "Sigma", "1")
    assert b.damage("Mei", "Ana", "Echo") == (0, 1, 2) and b.beside("front") == {}


@audit("sigma", "Gravitic Flux on a row in which nobody can be hurt")
def test_sigmas_flux() -> None:
    b = {"board": {"back-4": hero("Mei", marks=["frozen"]), "front-4": "Ana"}, "synergy": (1, 0, 4)}
    a, them = using("Sigma", b=b)
    a.ults("Sigma", "enemy back row")
    assert them.synergy == (1, 0, 0) and them.damage("Mei", "Ana") == (0, 0)


@audit("winston", "Primal Rage staying where he is, with a mine beside his row")
def test_winston() -> None:
    tokens = [token("mines", "Wrecking Ball", row="front", amount=2)]
    a, b = using(
        "Winston",
        a={"board": {"front-4": hero("Winston", shields=1)}},
        b={"board": {"front-4": "Roadhog"}, "tokens": tokens},
    )
    a.ults("Winston", "front row")
    assert b.damage("Roadhog") == 2 and a.at("Winston") == "front-4"
    assert a.shields("Winston") == 0 and a.damage("Winston") == 1 and a.beside("front") == {"mines": 1}


@audit("winston", "his shields stand in for Reinhardt, who guards the same row")
def test_winston_beside_reinhardt() -> None:
    guards = {
        "front-4": hero("Winston", shields=1, marks=["guard"]),
        "front-5": hero("Reinhardt", shields=1, marks=["guard"]),
    }
    a, b = playing("Tracer", b={"board": guards})
    a.plays("Tracer", "front-4", "single shot", "Reinhardt")
    assert b.offered("absorb") == ["Winston"], "his own shields are used anyway"
    b.does("absorb", "Winston", "1")
    assert b.shields("Winston") == 0 and b.shields("Reinhardt") == 0 and b.damage("Reinhardt") == 0


@audit("wreckingball", "Adaptive Shield against a row with a fallen, a frozen Hero and a Field")
def test_wreckingball() -> None:
    row = {"front-3": "Mei", "front-4": hero("Genji", down=True), "front-5": hero("Orisa", marks=["frozen"])}
    a, _ = playing("Wrecking Ball", b={"board": row, "tokens": [token("field", "Baptiste", row="front")]})
    a.plays("Wrecking Ball", "front-4", "use")
    assert a.shields("Wrecking Ball") == 3 + 1


@audit("wreckingball", "Minefield from a row with Mei's token: two Synergy for each mine")
def test_wreckingballs_minefield() -> None:
    a, b = using(
        "Wrecking Ball",
        a={"board": {"front-4": "Wrecking Ball"}, "synergy": (5, 0, 0)},
        b={"board": {"back-4": "Mei"}, "tokens": [token("costly", "Mei", row="front")]},
    )
    assert a.offered("ultimate", "Wrecking Ball") == ["1", "2"]
    a.does("ultimate", "Wrecking Ball", "2")
    a.does("choose", "enemy back row")
    assert a.synergy == (1, 0, 0) and b.beside("back") == {"mines": 2}


@audit("zarya", "her tokens lie on an ally that falls: the cannon has its full force again")
def test_zarya() -> None:
    board = {"front-4": "Zarya", "front-5": hero("Mei", damage=2)}
    a, b = table(
        a={"board": board, "synergy": (3, 0, 0), "tokens": [token("particle", "Zarya", on="Mei", amount=3)]},
        b={"hand": ["Ashe"], "board": {"front-4": "Roadhog"}},
        turn="b",
    )
    b.plays("Ashe", "front-5", "single shot", "Mei")
    assert a.is_down("Mei")
    a.ults("Zarya", "Roadhog", "done")
    assert b.damage("Roadhog") == 4


@audit("zarya", "Particle Barrier on herself beside plain shields: her tokens go first")
def test_zaryas_barrier() -> None:
    a, b = table(a={"hand": ["Zarya"], "board": {"front-4": "Lucio"}}, b={"hand": ["Bastion"]})
    a.plays("Zarya", "front-5", "use", "Zarya")
    b.plays("Bastion", "front-4", "single shot", "Zarya")
    assert a.on("Zarya") == {"particle": 1} and a.damage("Zarya") == 0
