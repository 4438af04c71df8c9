"""Worked cases: placing cards."""

from games.overpower.table import PILE, hero, reach, table
from marks import case, rule


@rule("OP25-PLACE-05")
@case("OP25-CASE-074")
def test_a_card_is_placed_where_it_could_be_played() -> None:
    dejah = {"front": ["Dejah Thoris", "Merlin"]}
    a, _ = table(a=dejah | {"hand": ["7E"]}, b={"front": ["Poseidon"]}, phase="placement")
    assert a.refusal("place", "7E", "Dejah Thoris") == "OP25-PLACE-05"
    assert a.can("place", "7E", "Merlin")

    a, b = table(a=dejah | {"hand": ["7E", "Head of Martian Science"]}, b={"front": ["Poseidon"]}, phase="placement")
    a.does("place", "7E", "Dejah Thoris")
    reach(a, b, "Turn")
    assert a.refusal("attack", "7E", "Dejah Thoris", "Poseidon") == "OP25-CARD-04"
    a.does("play", "Head of Martian Science", "Dejah Thoris")
    b.does("decline")
    assert a.grid("Dejah Thoris") == (7, 6, 2, 7)
    b.does("pass")
    a.does("attack", "7E", "Dejah Thoris", "Poseidon")
    assert a.level == 7


@rule("OP25-PLACE-10", "OP25-PLACE-09", "OP25-DRAW-02")
@case("OP25-CASE-075")
def test_what_is_placed_on_the_reserve_waits_for_the_front_line() -> None:
    a, b = table(
        a={"front": ["Hercules", "Korak", hero("Zorro", hits=["8C", "8C"])], "reserve": "Zeus", "hand": ["8E"]}
        | {"draw": PILE * 2},
        b={"front": ["Tarzan"], "hand": ["4C"], "draw": PILE * 2},
        phase="placement",
    )
    a.does("place", "8E", "Zeus")
    reach(a, b, "Turn")
    assert a.refusal("attack", "8E", "Zeus", "Tarzan") == "OP25-BATT-44"
    a.does("pass")
    b.does("attack", "4C", "Tarzan", "Zorro")
    a.does("take")
    assert a.is_kod("Zorro") and a.reserve == ["Zeus"]
    a.does("pass")
    b.does("pass")
    assert a.s.battle == 3 and "Zeus" in a.front and a.placed("Zeus") == ["8E"]
    reach(a, b, "Turn")
    b.does("attack", "1B", "Tarzan", "Korak")
    a.does("take")
    assert a.can("attack", "8E", "Zeus", "Tarzan")


@rule("OP25-PLACE-07", "OP25-BATT-43")
@case("OP25-CASE-076")
def test_nobody_else_blocks_with_a_placed_card() -> None:
    a, b = table(
        a={"front": [hero("Robin Hood", placed=["6C"]), "Zorro"], "hand": []},
        b={"front": ["Hercules"], "hand": ["6B"]},
        turn="b",
    )
    b.does("attack", "6B", "Hercules", "Zorro")
    assert a.verbs == {"take"}
    assert a.refusal("block", "6C", "Zorro") == "OP25-PLACE-07"
    a.does("take")
    assert a.hits("Zorro") == ["6B"] and a.placed("Robin Hood") == ["6C"]


@rule("OP25-PLACE-04", "OP25-INTER-01", "OP25-PLACE-13")
@case("OP25-CASE-078")
def test_the_round_table_takes_any_character_specials_only() -> None:
    freya, side = "Freya: Goddess of Protection", {"front": ["Zorro"]}
    hand = [freya, "Ancestral Rapier", "Loki"]
    a, b = table(a=side | {"homebase": "The Round Table", "hand": hand}, b={"front": ["Poseidon"]}, phase="placement")
    assert a.refusal("place", "Ancestral Rapier", "The Round Table") == "OP25-INTER-01"
    assert a.can("place", "Ancestral Rapier", "Zorro")
    assert a.refusal("place", freya, "Zorro") == "OP25-PLACE-13"
    a.does("place", freya, "The Round Table")
    assert a.placed() == [freya]
    b.does("done")
    assert a.refusal("place", "Loki", "The Round Table") == "OP25-PLACE-04", "one is enough"

    a, _ = table(a=side | {"homebase": "Barsoom", "hand": hand}, b={"front": ["Poseidon"]}, phase="placement")
    assert a.refusal("place", freya, "Barsoom") == "OP25-PLACE-13"
    assert a.can("place", "Ancestral Rapier", "Barsoom")


@rule("OP25-PLACE-09", "OP25-PLACE-15", "OP25-PLACE-03")
@case("OP25-CASE-079")
def test_a_placed_card_is_not_taken_back() -> None:
    a, b = table(
        a={"front": [hero("Zorro", placed=["3C"])], "hand": ["7C"]}, b={"front": ["Poseidon"]}, phase="placement"
    )
    assert a.refusal("take_back", "3C") == "OP25-PLACE-09"
    assert a.refusal("place", "7C", "Zorro") == "OP25-PLACE-03"
    a.does("done")
    assert a.placed("Zorro") == ["3C"] and a.hand == ["7C"] and b.is_asked
