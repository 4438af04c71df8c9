"""Every Support Hero, read once more against its printed card and played in an awkward situation of its own."""

from games.overwatch.table import hero, playing, table, token, using
from marks import audit


@audit("ana", "Biotic Grenade on a row other than hers, a frozen enemy and a Field opposite")
def test_ana() -> None:
    mine = {"back-4": hero("Genji", damage=2), "middle-4": hero("Echo", damage=2)}
    theirs = {"back-3": hero("Mei", marks=["frozen"]), "back-4": "Roadhog", "front-4": "Orisa"}
    a, b = playing("Ana", a={"board": mine}, b={"board": theirs, "tokens": [token("field", "Baptiste", row="back")]})
    a.plays("Ana", "middle-5", "use", "back row")
    assert a.damage("Genji", "Echo", "Ana") == (1, 2, 0)
    assert b.damage("Mei", "Roadhog", "Orisa") == (0, 1, 0) and b.field("back") == 1


@audit("ana", "her text spoke of one row where her allies' and the opposing one are meant", mended=True)
def test_anas_text() -> None:
    a, _ = playing("Ana")
    text = a.table.game.catalogue.find("Ana").text()
    assert "Choose one of your rows. Heal 1 on your allies in that row. Deal 1 damage to every enemy opposite." in text


@audit("ana", "Nano Boost in a row with a frozen and a fallen Hero and a Field")
def test_anas_nano_boost() -> None:
    board = {"front-4": "Ana", "front-5": hero("Mei", marks=["frozen"]), "front-6": hero("Genji", down=True)}
    a, _ = using("Ana", a={"board": board, "tokens": [token("field", "Baptiste", row="front")]})
    assert a.power == (1 + 2, 0, 0)
    a.ults("Ana")
    assert a.power == (1 + 2 + 3, 0, 0), "Ana, the frozen Mei and the Field"


@audit("baptiste", "he stands between two hurt allies: they are no run")
def test_baptiste() -> None:
    board = {"front-3": hero("Mei", damage=2), "front-5": hero("Echo", damage=2), "front-4": hero("Genji", down=True)}
    a, _ = playing("Baptiste", a={"board": board | {"middle-5": "Ana", "middle-6": "Zarya"}})
    a.does("play", "Baptiste", "front-6")
    a.does("use", "heal")
    a.answers("Echo")
    assert a.refused("choose", "Baptiste").rule == "OW-TERM-02"
    a.answers("Mei")
    assert a.damage("Mei", "Echo") == (1, 1), "the fallen one between them is skipped"


@audit("baptiste", "the Field in a row whose Heroes carry damage, and his own defeat after it")
def test_baptistes_field() -> None:
    a, b = table(
        a={"board": {"front-4": hero("Baptiste", damage=3), "back-4": hero("Mei", damage=3)}, "synergy": (3, 0, 0)},
        b={"hand": ["Tracer"]},
    )
    a.ults("Baptiste", "back row")
    b.plays("Tracer", "front-4", "two shots", "Mei", "Baptiste")
    assert a.is_down("Baptiste") and not a.is_down("Mei") and a.damage("Mei") == 4 and a.field("back") == 0


@audit("brigitte", "Shield Bash when a Field is the only enemy: she has her shields, nobody is bashed")
def test_brigitte() -> None:
    a, b = using("Brigitte", b={"board": {}, "tokens": [token("field", "Baptiste", row="front")]})
    a.ults("Brigitte")
    assert a.shields("Brigitte") == 2 and b.is_asked and b.field("front") == 0


@audit("brigitte", "Repair Pack on an ally that carries more damage than its Health under a Field")
def test_brigittes_repair_pack() -> None:
    board = {"front-4": hero("Mei", damage=6), "front-5": hero("Echo", damage=1)}
    a, _ = playing("Brigitte", a={"board": board, "tokens": [token("field", "Baptiste", row="front")]})
    a.plays("Brigitte", "front-6", "use", "Mei")
    assert a.damage("Mei") == 3 and a.shields("Mei") == 0


@audit("lucio", "speed for two into a row with one free space")
def test_lucio() -> None:
    names = ("Ana", "Zarya", "Ashe", "Genji", "Orisa", "Reaper")
    middle = {f"middle-{n}": name for n, name in enumerate(names, 1)}
    a, _ = playing("Lucio", a={"board": middle | {"front-4": "Mei", "front-5": "Echo"}})
    a.plays("Lucio", "front-3", "speed", "Echo", "Mei", "middle row")
    assert (a.at("Mei"), a.at("Echo")) == ("middle-7", "front-5")


@audit("lucio", "his song over a row with a frozen Hero, himself in another row and a Field in it")
def test_lucios_song() -> None:
    board = {"front-4": hero("Mei", damage=2, marks=["frozen"]), "front-5": hero("Ana", damage=2), "back-4": "Lucio"}
    tokens = [token("song", "Lucio", row="front"), token("field", "Baptiste", row="front", damage=2)]
    a, _ = table(a={"board": board, "tokens": tokens}, at="start")
    assert a.damage("Mei", "Ana") == (2, 1) and a.field("front") == 1


@audit("mercy", "Guardian Angel into a row with a Bastion token that fells her: another is revived, not she")
def test_mercy() -> None:
    board = {"front-4": hero("Mercy", damage=1), "back-4": hero("Genji", down=True, used=True)}
    a, _ = using(
        "Mercy",
        a={"board": board},
        b={"board": {"front-4": "Ana"}, "tokens": [token("trap", "Bastion", row="back", amount=2)]},
    )
    a.does("ultimate", "Mercy")
    a.does("choose", "back row")
    a.does("move", "Mercy", "back-3")
    assert a.is_down("Mercy") and a.offered("choose") == ["Genji"]
    a.does("choose", "Genji")
    assert not a.is_down("Genji") and a.damage("Genji") == 0 and a.has_used("Genji")


@audit("mercy", "side B on Torbjörn: his turret deals one more")
def test_mercys_boost() -> None:
    a, b = table(
        a={
            "hand": ["Mercy"],
            "board": {"front-4": "Torbjörn"},
            "tokens": [token("turret", "Torbjörn", row="front")],
        },
        b={"board": {"front-4": "Roadhog"}},
    )
    a.plays("Mercy", "front-5", "side B", "Torbjörn")
    assert b.damage("Roadhog") == 2


@audit("moira", "Biotic Grasp with no ally on the board, past every shield")
def test_moira() -> None:
    board = {"front-4": hero("Roadhog", shields=2), "front-5": hero("Winston", shields=3, marks=["guard"])}
    a, b = playing("Moira", b={"board": board})
    a.plays("Moira", "front-4", "use", "Roadhog")
    assert b.damage("Roadhog") == 2 and b.shields("Roadhog") == 2 and b.shields("Winston") == 3
    assert a.damage("Moira") == 0 and a.synergy == (2, 0, 0)


@audit("moira", "Coalescence in her own column, where she is hurt herself")
def test_moiras_coalescence() -> None:
    board = {"front-4": hero("Moira", damage=2), "back-4": hero("Mei", damage=1)}
    a, b = using("Moira", a={"board": board}, b={"board": {"middle-4": hero("Ana", shields=3), "front-3": "Echo"}})
    a.ults("Moira", "column 4")
    assert a.damage("Moira", "Mei") == (2, 0) and b.damage("Ana", "Echo") == (2, 0) and b.shields("Ana") == 3


@audit("symmetra", "Teleporter on a bashed Hero whose Ultimate is used and whose token lies elsewhere")
def test_symmetra() -> None:
    board = {"front-4": hero("Hanzo", damage=2, shields=1, used=True, marks=["bashed"])}
    tokens = [token("exposed", "Hanzo", row="front")]
    a, b = table(
        a={"hand": ["Symmetra"], "board": board, "tokens": tokens, "synergy": (3, 0, 0)},
        b={"board": {"front-4": "Ana"}},
        passed=["b"],
    )
    a.plays("Symmetra", "front-5", "use", "Hanzo")
    assert a.hand == ["Hanzo"] and b.beside("front") == {}
    a.plays("Hanzo", "front-4")
    assert a.damage("Hanzo") == 0 and a.can("ultimate", "Hanzo") and a.synergy == (3 + 2 + 3, 0, 0)


@audit("symmetra", "Shield Generator with a frozen, a fallen Hero and a Field on her side")
def test_symmetras_generator() -> None:
    board = {"front-4": "Symmetra", "middle-4": hero("Mei", marks=["frozen"]), "back-4": hero("Ana", down=True)}
    a, _ = using("Symmetra", a={"board": board | {"back-5": "Echo"}})
    a.ults("Symmetra")
    assert [a.shields(name) for name in ("Symmetra", "Mei", "Ana", "Echo")] == [1, 0, 0, 1]


@audit("zenyatta", "Transcendence does not save him from Dragon Blade")
def test_zenyatta() -> None:
    a, b = table(
        a={"board": {"front-4": hero("Zenyatta", damage=1), "front-5": hero("Mei", damage=3)}, "synergy": (3, 0, 0)},
        b={"board": {"front-4": "Genji"}, "hand": ["Tracer"], "synergy": (3, 0, 0)},
    )
    a.ults("Zenyatta")
    assert a.damage("Zenyatta", "Mei") == (1, 1)
    b.plays("Tracer", "front-5", "single shot", "Zenyatta")
    assert a.damage("Zenyatta") == 1
    a.does("pass")
    b.ults("Genji", "Zenyatta")
    assert a.is_down("Zenyatta")


@audit("zenyatta", "Discord on a Field: it falls to one shot of two")
def test_zenyattas_discord() -> None:
    b = {"board": {"front-4": hero("Mei", damage=4)}, "tokens": [token("field", "Baptiste", row="front")]}
    a, them = table(a={"hand": ["Zenyatta", "Tracer"]}, b=b, passed=["b"])
    a.plays("Zenyatta", "front-4", "Discord", "Immortality Field")
    a.plays("Tracer", "front-5", "single shot", "Immortality Field")
    assert them.field("front") is None and them.is_down("Mei")
