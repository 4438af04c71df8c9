"""Worked cases: duplicates, unusable cards, and the pile to which each card goes."""

import pytest

from games.overpower.table import PILE, hero, reach, table
from marks import case, rule


def discard_phase(**more):  # type: ignore[no-untyped-def]
    """The Discard Phase; B has nothing in hand."""
    a = {"front": ["Hercules", "Jane Porter"], "draw": PILE} | more.pop("a")
    return table(a=a, b={"front": ["Poseidon"], "draw": PILE} | more.pop("b", {}), phase="discard", **more)


@rule("OP25-DISC-02", "OP25-DISC-03", "OP25-DISC-16", "OP25-DISC-13")
@case("OP25-CASE-049")
def test_one_of_two_equal_power_cards_must_go() -> None:
    a, _ = discard_phase(a={"front": ["Zeus", "Zorro"], "hand": ["8E", "8C", "3E"]})
    assert a.offered("discard") == ["8 Energy", "8 Combat"] and a.refusal("done") == "OP25-DISC-01"
    a.does("discard", "8E")
    assert a.verbs == {"done"} and a.refusal("discard", "8C") == "OP25-DISC-13"
    assert a.hand == ["3E", "8C"] and a.power_pack == ["8E"]


@rule("OP25-DISC-04", "OP25-DISC-02", "OP25-DISC-01")
@case("OP25-CASE-050")
def test_the_placed_card_stays() -> None:
    a, _ = discard_phase(a={"front": [hero("Hercules", placed=["6B"]), "Jane Porter"], "hand": ["6I", "4M", "6C"]})
    assert a.offered("discard") == ["6 Intelligence", "6 Combat"]
    a.does("discard", "6I")
    a.does("discard", "6C")
    assert a.verbs == {"done"}
    assert a.hand == ["4M"] and a.power_pack == ["6C", "6I"] and a.placed("Hercules") == ["6B"]


@rule("OP25-DISC-07", "OP25-DISC-19")
@case("OP25-CASE-052")
def test_specials_are_duplicates_by_character_and_name() -> None:
    hand = ["Warrior of Helium", "Warrior of Helium", "Subjugate the Meek"]
    a, _ = discard_phase(a={"front": ["Dejah Thoris"], "hand": hand})
    assert a.offered("discard") == ["Warrior of Helium"]
    a.table.answer(a.number, a.options()[0])
    assert a.verbs == {"done"}
    assert a.hand == ["Subjugate the Meek", "Warrior of Helium"] and a.dead == ["Warrior of Helium"]


@rule("OP25-DISC-06")
@case("OP25-CASE-054")
def test_teamwork_cards_are_duplicates_by_type_and_level() -> None:
    six = ["6 Energy Teamwork (Combat/Intelligence)", "6 Energy Teamwork (Combat/Brute Force)"]
    seven = "7 Energy Teamwork (Combat/Intelligence)"
    a, _ = discard_phase(a={"front": ["Poseidon"], "hand": [*six, seven]})
    assert a.offered("discard") == six
    a.does("discard", six[0])
    assert a.verbs == {"done"} and a.hand == [six[1], seven] and a.dead == [six[0]]


@pytest.mark.parametrize(("eight", "kept"), [("8C", ["7C"]), ("8A", ["7C", "8A"])])
@rule("OP25-DISC-10", "OP25-DISC-17", "OP25-DISC-19", "OP25-KO-17")
@case("OP25-CASE-055")
def test_what_only_the_fallen_could_use_goes(eight: str, kept: list[str]) -> None:
    team = ["Cthulhu", "Robin Hood", hero("Leonidas", ko=1), "Merlin"]
    a, _ = discard_phase(a={"front": team, "hand": [eight, "300", "7C"]})
    assert a.front == ["Cthulhu", "Merlin", "Robin Hood"]
    assert a.hand == kept and a.verbs == {"done"}
    assert a.dead == sorted({"8C", "300", "7C", "8A"} - set(kept) - ({"8A"} if eight == "8C" else {"8C"}))


@rule("OP25-DISC-13", "OP25-DISC-10")
@case("OP25-CASE-059")
def test_an_unusable_card_is_not_kept_to_pay_with() -> None:
    team = ["King Arthur", hero("Tarzan", ko=1)]
    a, _ = discard_phase(a={"front": team, "hand": ["Emotional Senses", "Knights of the Round Table"]})
    assert a.hand == ["Knights of the Round Table"] and a.dead == ["Emotional Senses"]


@rule("OP25-DISC-14")
@case("OP25-CASE-060")
def test_the_book_of_the_dead_saves_one_card_while_it_is_in_play() -> None:
    drawn = ["Emotional Senses", "Jungle Tactics", "1E", "2E"]
    side = {"front": ["Anubis", hero("Tarzan", ko=1), "Zorro", "Korak"]}
    book = {"in_play": [{"card": "Book of the Dead", "by": "Anubis"}]}
    a, b = table(a=side | book | {"draw": drawn}, b={"front": ["Poseidon"], "draw": PILE}, phase="draw")
    assert a.pending == "Triggered" and a.offered("reveal") == ["Emotional Senses", "Jungle Tactics"]
    a.does("reveal", "Emotional Senses")
    reach(a, b, "Duplicates")
    assert a.hand == ["1E", "2E", "Emotional Senses"] and a.dead == ["Jungle Tactics"]
    reach(a, b, "Place")
    assert a.refusal("place", "Emotional Senses", "Anubis") == "OP25-PLACE-05"

    a, b = table(
        a=side | {"draw": [*drawn, "3E", "3C", "3B", "3I", "Book of the Dead"]},
        b={"front": ["Poseidon"], "draw": PILE},
        phase="draw",
    )
    reach(a, b, "Duplicates")
    assert a.dead == ["Emotional Senses", "Jungle Tactics"] and a.draw_pile == ["Book of the Dead"]


@rule("OP25-DISC-25", "OP25-INTER-21")
@case("OP25-CASE-061")
def test_in_hand_a_special_is_only_a_special() -> None:
    a, _ = discard_phase(a={"front": ["Mina Harker", "Robin Hood"], "hand": ["5I", "Jonathan Harker, Solicitor"]})
    assert a.verbs == {"done"} and a.hand == ["5I", "Jonathan Harker, Solicitor"]


@rule("OP25-DISC-21", "OP25-DISC-22")
@case("OP25-CASE-062")
def test_the_second_player_redraws_one_card() -> None:
    hand = ["5E", "5C", "7C", "7B", "4I", "1E", "2B", "3B"]
    a, b = discard_phase(
        a={"hand": []}, b={"front": ["Hercules", "Zorro", "Zeus"], "hand": hand, "draw": ["4E", "2C"]}, battle=1
    )
    a.does("done")
    b.does("discard", "5E")
    b.does("discard", "7C")
    b.does("done")
    assert len(b.hand) == 6 and b.pending == "Redraw"
    b.does("redraw")
    assert b.hand == ["1E", "2B", "3B", "4E", "4I", "5C", "7B"] and b.draw_pile == ["2C"]
    assert b.offered("discard") == ["4 Intelligence", "4 Energy"]
    b.does("discard", "4E")
    b.does("done")
    assert len(b.hand) == 6 and b.draw_pile == ["2C"], "no second redraw"
    assert b.pending == "Place"


@rule("OP25-DISC-21")
@case("OP25-CASE-063")
def test_neither_the_first_player_nor_a_surplus_event_redraws() -> None:
    a, b = discard_phase(
        a={"front": ["Hercules", "Zorro"], "hand": ["5C", "5B", "6C", "6B"]},
        b={"front": ["Hercules"], "hand": ["1B", "Jane"], "draw": PILE},
        battle=1,
    )
    a.does("discard", "5C")
    a.does("discard", "6C")
    a.does("done")
    assert b.verbs == {"done"} and b.defeated == ["Jane"]
    b.does("done")
    assert a.pending == "Place" and len(a.hand) == 2 and b.hand == ["1B"]


@rule("OP25-DISC-18", "OP25-DISC-19", "OP25-DISC-16")
@case("OP25-CASE-064")
def test_each_card_to_its_pile() -> None:
    a, b = table(
        a={
            "front": ["Hercules", "Zorro"],
            "homebase": "The Round Table",
            "home": ["Mallku"],
            "hand": ["Wrath of Ra", "Great Club", "6C", "Rapier"],
            "draw": ["1E"],
        },
        b={"front": ["Merlin"], "hand": ["Freya: Goddess of Protection", "7E"], "draw": ["1E"]},
    )
    a.does("attack", "Wrath of Ra", "Hercules", "Merlin")
    b.does("decline")
    b.does("block", "7E", "Merlin")
    assert a.defeated == ["Wrath of Ra"]
    b.does("pass")
    a.does("attack", "Great Club", "Hercules", "Merlin")
    b.does("decline")
    b.does("avoid", "Freya: Goddess of Protection", "Merlin")
    assert a.dead == ["Great Club"] and b.defeated == ["Freya: Goddess of Protection"]
    b.does("pass")
    a.does("attack", "6C", "Rapier", "Hercules", "Merlin")
    b.does("take")
    assert a.dead == ["Great Club", "Rapier"]
    b.does("pass")
    a.does("attack", "Mallku", "The Round Table", "Merlin")
    b.does("take")
    a.does("decline")
    b.does("pass")
    a.does("pass")
    assert a.s.battle == 3
    assert b.permanent("Merlin") == ["6C", "Mallku"]
    from overtable.games.overpower.hits.hits import remove_hit

    for hit in a.s.hits[:]:
        remove_hit(a.s, hit.card)
    assert a.dead == ["Great Club", "Mallku", "Rapier"]
    assert "6C" in a.power_pack + a.draw_pile and a.defeated == ["Wrath of Ra"]


@rule("OP25-DISC-20", "OP25-EVENT-08", "OP25-DISC-18", "OP25-BATT-03", "OP25-BATT-28")
@case("OP25-CASE-065")
def test_gunnr_sends_everything_but_events_to_the_dead_pile() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["Gunnr: Battle Valkyrie"]},
        b={
            "front": ["Merlin", "Hercules"],
            "draw": ["4E", "Freya: Goddess of Protection", "Great Club", "Jane", "Ray Gun", "1E"],
        },
    )
    a.does("play", "Gunnr: Battle Valkyrie", "Hercules")
    b.does("decline")
    assert b.dead == ["4E", "Freya: Goddess of Protection", "Great Club", "Ray Gun"]
    assert b.defeated == ["Jane"] and a.defeated == ["Gunnr: Battle Valkyrie"] and b.draw_pile == ["1E"]
    assert b.pending == "Turn" and b.is_asked, "it was the action of the turn"


@rule("OP25-DISC-07", "OP25-CARD-02")
@case("OP25-CASE-066")
def test_an_inherent_ability_works_from_reserve() -> None:
    a, _ = discard_phase(a={"front": ["Hercules"], "reserve": "Zeus", "hand": ["Thunderbolt"] * 3})
    a.table.answer(a.number, a.options()[0])
    assert a.verbs == {"done"}
    assert a.hand == ["Thunderbolt", "Thunderbolt"] and a.dead == ["Thunderbolt"]


@rule("OP25-DISC-05")
@case("OP25-CASE-070")
def test_universe_cards_are_duplicates_by_what_they_do(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    a, _ = discard_phase(
        a={"front": ["Robin Hood"], "hand": ["Rapier", "Old Sabre", "Flintlock", "Longbow"]},
    )
    assert a.offered("discard") == ["Rapier", "Old Sabre"]
    a.does("discard", "Old Sabre")
    assert a.verbs == {"done"} and a.hand == ["Flintlock", "Longbow", "Rapier"] and a.dead == ["Old Sabre"]
