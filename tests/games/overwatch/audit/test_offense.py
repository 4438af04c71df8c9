"""Every Offense Hero, read once more against its printed card and played in an awkward situation of its own."""

from games.overwatch.table import hero, playing, table, token, using
from marks import audit


@audit("ashe", "two shots at a row of one shielded Hero while another row holds two")
def test_ashe() -> None:
    board = {"front-4": "Mei", "front-5": "Echo", "back-4": hero("Ana", shields=1)}
    a, b = playing("Ashe", b={"board": board})
    a.plays("Ashe", "front-4", "two shots", "Ana")
    assert b.damage("Ana", "Mei", "Echo") == (0, 0, 0) and b.shields("Ana") == 0
    assert a.synergy == (2, 0, 0), "the skill is over, and her Synergy was added"


@audit("ashe", "her Ultimate while B.O.B. stands on the board already")
def test_ashe_without_a_second_bob() -> None:
    a, _ = using("Ashe", a={"board": {"front-4": "Ashe", "front-5": hero("B.O.B.", down=True)}, "synergy": (3, 0, 0)})
    assert a.refused("ultimate", "Ashe").rule == "OW-ULT-10"


@audit("bob", "Smash on neighbours across a gap and a fallen Hero, one shielded, in a row with two Synergy")
def test_bob() -> None:
    row = {"front-1": "Mei", "front-3": hero("Genji", down=True), "front-5": "Ana", "front-7": hero("Orisa", shields=1)}
    a, b = using("B.O.B.", b={"board": row, "synergy": (2, 1, 1)})
    a.ults("B.O.B.", "Orisa", "Ana", "Mei")
    assert b.damage("Mei", "Ana", "Orisa") == (1, 1, 0) and b.shields("Orisa") == 0
    assert b.synergy == (0, 1, 1) and a.synergy == (2, 0, 0)


@audit("bob", "his token beside the row of a Hero whose Ultimate Mei made dearer already")
def test_bob_after_mei() -> None:
    a, b = playing("B.O.B.", a={"tokens": [token("costly", "Mei", row="front")]}, b={"board": {"front-4": "Genji"}})
    a.plays("B.O.B.", "front-4", "use", "enemy front row")
    assert b.seen("Genji")["cost"] == 3 * 2 + 2 and a.synergy == (0, 0, 0)


@audit("doomfist", "the punch drives a Hero that a Field keeps alive out of the Field's row")
def test_doomfist() -> None:
    board = {"front-4": hero("Mei", damage=4, shields=2), "middle-5": "Ana"}
    a, b = playing("Doomfist", b={"board": board, "tokens": [token("field", "Baptiste", row="front")]})
    a.plays("Doomfist", "front-4", "use", "Mei")
    assert b.is_down("Mei") and b.at("Mei") == "middle-4" and b.damage("Mei") == 0
    assert b.field("front") == 0 and b.power == (0, 2, 0)


@audit("doomfist", "Meteor Strike on a Field, which is adjacent to nobody")
def test_doomfist_on_a_field() -> None:
    b = {"board": {"front-3": "Mei", "front-4": "Ana"}, "tokens": [token("field", "Baptiste", row="front")]}
    a, them = using("Doomfist", b=b)
    a.ults("Doomfist", "Immortality Field")
    assert them.field("front") is None and them.damage("Mei", "Ana") == (0, 0)


@audit("echo", "Duplicate of Self Destruct beside an ally: she is not hurt and stays")
def test_echo() -> None:
    board = {"front-4": "Echo", "front-5": "Bastion"}
    a, b = using("Echo", a={"board": board, "synergy": (2, 0, 0)}, last_ultimate="dvameka")
    a.ults("Echo")
    assert a.at("Echo") == "front-4" and a.damage("Echo", "Bastion") == (0, 4)
    assert b.damage("Bastion", "Roadhog", "Orisa", "Zarya") == (4, 4, 4, 0)
    assert a.synergy == (0, 0, 0) and a.zone("removed") == []


@audit("echo", "Focusing Beam on a Hero with Discord: the damage it carries, and one more")
def test_echo_on_discord() -> None:
    discord = {"tokens": [token("discord", "Zenyatta", on="Roadhog")]}
    a, b = playing("Echo", a=discord, b={"board": {"front-4": hero("Roadhog", damage=1), "front-5": "Mei"}})
    a.plays("Echo", "front-4", "use", "Roadhog")
    assert b.damage("Roadhog", "Mei") == (1 + 1 + 1, 0)


@audit("genji", "Dragon Blade on a damaged Hero behind shields, a barrier and a Field")
def test_genji() -> None:
    board = {"front-4": hero("Mei", damage=1, shields=3), "front-5": hero("Orisa", marks=["barrier"])}
    a, b = using("Genji", b={"board": board, "tokens": [token("field", "Baptiste", row="front", damage=1)]})
    a.does("ultimate", "Genji")
    assert set(a.offered("choose")) == {"Mei", "Immortality Field"}
    a.does("choose", "Mei")
    assert b.is_down("Mei") and b.shields("Mei") == 0 and b.field("front") == 1


@audit("mccree", "Dead Eye on a row with a frozen, an immune and two other Heroes")
def test_mccree() -> None:
    row = {"front-3": hero("Mei", marks=["frozen"]), "front-4": hero("Zenyatta", marks=["immune"])}
    a, b = using("McCree", b={"board": row | {"front-5": "Roadhog", "front-6": "Orisa"}})
    a.ults("McCree", "enemy front row")
    assert b.damage("Mei", "Zenyatta", "Roadhog", "Orisa") == (0, 0, 2, 2)


@audit("mccree", "Flashbang on a row with a fallen and a frozen Hero and a Field")
def test_mccrees_flashbang() -> None:
    row = {"back-3": hero("Mei", down=True), "back-4": hero("Ana", marks=["frozen"]), "back-5": "Echo"}
    a, b = playing("McCree", b={"board": row, "synergy": (4, 0, 4), "tokens": [token("field", "Baptiste", row="back")]})
    a.plays("McCree", "front-4", "use", "enemy back row")
    assert b.synergy == (4, 0, 1), "Ana, Echo and the Field"


@audit("pharah", "Concussive Blast on a Field, which cannot move")
def test_pharah() -> None:
    b = {"board": {"middle-4": "Mei"}, "tokens": [token("field", "Baptiste", row="middle")], "synergy": (0, 3, 3)}
    a, them = playing("Pharah", b=b)
    a.plays("Pharah", "front-4", "use", "Immortality Field")
    assert them.field("middle") == 0 and them.synergy == (0, 1, 3) and them.at("Mei") == "middle-4"


@audit("pharah", "Barrage with the last Hero of the board chosen first", mended=True)
def test_pharahs_barrage() -> None:
    a, b = using("Pharah")
    a.ults("Pharah", "Ana", "Zarya", "Bastion")
    assert b.damage("Bastion", "Roadhog", "Orisa", "Zarya", "Ana") == (2, 0, 0, 2, 2)


@audit("reaper", "Death Blossom with Mercy's token on him and mines beside his row", mended=True)
def test_reaper() -> None:
    a, b = using(
        "Reaper",
        a={"tokens": [token("boost", "Mercy", on="Reaper")]},
        b={"board": {"front-4": "Roadhog"}, "tokens": [token("mines", "Wrecking Ball", row="front", amount=1)]},
    )
    a.ults("Reaper")
    assert b.damage("Roadhog") == 4 and a.at("Reaper") is None
    assert a.beside("front") == {"mines": 1}, "nobody stands there who used an ability"


@audit("soldier", "Tactical Visor with three enemies of whom one is frozen")
def test_soldier() -> None:
    a, b = using(
        "Soldier: 76", b={"board": {"front-4": "Roadhog", "back-4": "Ana", "back-5": hero("Mei", marks=["frozen"])}}
    )
    a.ults("Soldier: 76", "Ana", "Roadhog")
    assert b.damage("Ana", "Roadhog", "Mei") == (3, 2, 0) and b.is_asked, "the third shot is lost"


@audit("soldier", "Biotic Field in a row with a frozen and a fallen ally, himself hurt on arrival")
def test_soldiers_field() -> None:
    board = {"front-4": hero("Mei", damage=2, marks=["frozen"]), "front-5": hero("Ana", damage=2)}
    b = {"tokens": [token("trap", "Bastion", row="front", amount=2)]}
    a, _ = playing("Soldier: 76", a={"board": board | {"front-6": hero("Genji", down=True)}}, b=b)
    a.plays("Soldier: 76", "front-7", "use")
    assert a.damage("Mei", "Ana", "Genji", "Soldier: 76") == (2, 1, 0, 2)


@audit("sombra", "Hack on Baptiste, from whose Field in another row two lives hang")
def test_sombra() -> None:
    board = {"front-4": hero("Mei", damage=4), "front-5": hero("Echo", damage=6), "back-4": hero("Baptiste", shields=2)}
    a, b = playing("Sombra", b={"board": board, "tokens": [token("field", "Baptiste", row="front")]})
    a.plays("Sombra", "front-4", "use", "Baptiste")
    assert b.field("front") is None and b.is_down("Mei") and b.is_down("Echo")
    assert b.shields("Baptiste") == 0 and not b.is_down("Baptiste")


@audit("sombra", "E.M.P. while shields lie on a frozen Hero", mended=True)
def test_sombras_emp() -> None:
    board = {"front-4": hero("Mei", shields=2, marks=["frozen"]), "front-5": hero("Ana", shields=2)}
    a, b = using("Sombra", a={"board": {"front-4": hero("Sombra", shields=1)}}, b={"board": board})
    a.ults("Sombra")
    assert (b.shields("Mei"), b.shields("Ana"), a.shields("Sombra")) == (2, 0, 0), "her own too"


@audit("tracer", "Recall with damage, shields and another's token on her, then played again")
def test_tracer() -> None:
    board = {"front-4": hero("Tracer", damage=2, shields=1), "middle-4": "Zenyatta"}
    tokens = [token("healing", "Zenyatta", on="Tracer")]
    a, _ = table(a={"board": board, "synergy": (4, 0, 0), "tokens": tokens}, passed=["b"])
    a.ults("Tracer")
    assert a.hand == ["Tracer"] and a.power == (0, 2, 0)
    a.plays("Tracer", "front-4")
    assert a.damage("Tracer") == 0 and a.shields("Tracer") == 0 and a.on("Tracer") == {}
    assert a.synergy == (3, 0, 0) and a.refused("ultimate", "Tracer").rule == "OW-ULT-04"


@audit("tracer", "two shots when one of the two enemies is immune", mended=True)
def test_tracers_two_shots() -> None:
    a, b = playing("Tracer", b={"board": {"front-4": hero("Zenyatta", marks=["immune"]), "front-5": "Roadhog"}})
    a.plays("Tracer", "front-4", "two shots", "Roadhog", "Zenyatta")
    assert b.damage("Zenyatta", "Roadhog") == (0, 1)
