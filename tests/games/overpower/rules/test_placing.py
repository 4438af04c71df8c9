"""Placing cards: where they fit, and who may play them from there (OP25-PLACE)."""

from games.overpower.table import PILE, Player, hero, pass_out, reach, table
from marks import rule


def placing(a: dict[str, object], b: dict[str, object] | None = None) -> list[Player]:
    return table(a=a, b=b or {"front": ["Poseidon"]}, phase="placement")


@rule("OP25-PLACE-01", "OP25-PLACE-02")
def test_players_place_in_turn_until_both_are_done() -> None:
    a, b = placing(
        {"front": ["Hercules", "Zorro"], "hand": ["7B", "7C", "Rapier"]},
        {"front": ["Poseidon"], "hand": ["7E", "Ray Gun"]},
    )
    assert a.is_asked and not b.is_asked, "who has initiative begins"
    a.does("place", "7B", "Hercules")
    assert b.is_asked and not a.is_asked
    b.does("done")
    a.does("place", "7C", "Zorro")
    assert a.is_asked, "the other goes on as long as they like"
    a.does("place", "Rapier", "Zorro")
    assert a.is_asked and a.pending == "Place"
    a.does("done")
    assert a.pending == "Venture", "and who was done cannot resume"
    assert b.hand == ["7E", "Ray Gun"]


@rule("OP25-PLACE-03", "OP25-PLACE-14")
def test_one_card_of_each_kind_on_a_character() -> None:
    zorro = hero("Zorro", placed=["3C", "Rapier", "Elite Swordsmanship"])
    a, _ = placing(
        {
            "front": [zorro, "Ra"],
            "hand": ["7C", "Riposte", "Longbow", "7 Combat Teamwork (Energy/Intelligence)", "Training (Merlin)"]
            + ["Sir Galahad", "Staff Head", "Shards of the Staff"],
        }
    )
    for card in ("7C", "Riposte", "Longbow", "7 Combat Teamwork (Energy/Intelligence)", "Sir Galahad"):
        assert a.refusal("place", card, "Zorro") == "OP25-PLACE-03"
    assert a.refusal("place", "Training (Merlin)", "Zorro") == "OP25-PLACE-03", "all Universe cards share one slot"
    a.does("place", "Staff Head", "Ra")
    a.table.seats[1].does("done")
    assert a.refusal("place", "Shards of the Staff", "Ra") == "OP25-PLACE-03"
    assert a.refusal("place", "Training (Merlin)", "Ra") == "OP25-PLACE-03"


@rule("OP25-PLACE-04")
def test_a_homebase_holds_an_aspect_and_a_special() -> None:
    a, b = placing(
        {
            "front": ["Hercules", "Zorro"],
            "homebase": "Barsoom",
            "hand": ["Mallku", "Isis", "Great Club", "Riposte", "Excalibur", "7B", "Trebuchet"],
        }
    )
    assert a.refusal("place", "7B", "Barsoom") == "OP25-PLACE-04"
    assert a.refusal("place", "Trebuchet", "Barsoom") == "OP25-PLACE-04"
    assert a.refusal("place", "Excalibur", "Barsoom") == "OP25-PLACE-05", "no King Arthur on the team"
    assert a.refusal("place", "Mallku", "Hercules") == "OP25-PLACE-04"
    a.does("place", "Mallku", "Barsoom")
    b.does("done")
    assert a.refusal("place", "Isis", "Barsoom") == "OP25-PLACE-04"
    a.does("place", "Great Club", "Barsoom")
    assert a.refusal("place", "Riposte", "Barsoom") == "OP25-PLACE-04"


@rule("OP25-PLACE-05", "OP25-DISC-14")
def test_a_raise_at_hand_serves_an_ally_card_as_well() -> None:
    for raise_, able in (("Head of Martian Science", True), ("Fortune of Helium", False)):
        hand = ["Hera (ally)", raise_]
        a, _ = table(a={"front": ["Dejah Thoris"], "hand": hand}, b={"front": ["Merlin"]}, phase="placement", turn="a")
        assert a.can("place", "Hera (ally)", "Dejah Thoris") is able
    low = ["Hucklebuck", "The Serum"]
    a, _ = table(a={"front": ["Mr. Hyde"], "hand": low}, b={"front": ["Merlin"]}, phase="placement", turn="a")
    assert a.can("place", "Hucklebuck", "Mr. Hyde"), "his Combat is 5 as long as nothing is played"


@rule("OP25-PLACE-06")
def test_placed_cards_are_seen_by_both() -> None:
    a, b = placing({"front": ["Hercules"], "hand": ["7B", "6C"]})
    card = next(c for c in a.ids("hand") if a.short(c) == "7B")
    assert a.s.pool[b.number][card], "a card of the hand is not known"
    a.does("place", "7B", "Hercules")
    assert not a.s.pool[b.number][card] and not a.s.pool[a.number][card]
    assert b.zone("hand") == [] and all(a.s.pool[b.number][c] for c in a.ids("hand"))


@rule("OP25-PLACE-07")
def test_a_placed_utility_is_played_by_its_holder_only() -> None:
    people = [hero("Zorro", hits=["1E"], placed=["Preternatural Healing"]), hero("Hercules", hits=["2E"])]
    a, _ = table(a={"front": people, "draw": PILE}, b={"front": ["Merlin"], "draw": PILE})
    assert a.can("play", "Preternatural Healing", "Zorro")
    assert not a.can("play", "Preternatural Healing", "Hercules")


@rule("OP25-PLACE-07", "OP25-BATT-10")
def test_a_placed_card_against_conceding_is_played_by_its_holder(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    people = [hero("Zorro", placed=["No Way Out"]), "Hercules"]
    a, b = table(a={"front": ["Merlin"], "draw": PILE}, b={"front": people, "draw": PILE})
    a.does("concede")
    assert b.offered("prevent", "No Way Out") == ["Zorro"]
    a, b = table(
        a={"front": ["Merlin"], "draw": PILE}, b={"front": ["Zorro", "Hercules"], "hand": ["No Way Out"], "draw": PILE}
    )
    a.does("concede")
    assert b.offered("prevent", "No Way Out") == ["Zorro", "Hercules"]
    b.does("prevent", "No Way Out", "Hercules")
    assert b.is_asked and b.pending == "Turn" and a.s.conceded == -1, "the concession used up the turn"


@rule("OP25-PLACE-08")
def test_a_card_on_the_homebase_is_for_everybody_who_can_play_it() -> None:
    freya = "Freya: Goddess of Protection"
    side = {"front": ["Hercules", "Zorro"], "homebase": "The Round Table", "home": [freya]}
    for target in ("Hercules", "Zorro"):
        a, b = table(a={"front": ["Merlin"], "hand": ["6E"]}, b=side)
        a.does("attack", "6E", "Merlin", target)
        b.does("avoid", freya, target)
        assert b.hits(target) == [] and b.defeated == [freya]
    a, _ = table(
        a={"front": ["Hercules", "Zorro"], "homebase": "Barsoom", "home": ["Great Club"]}, b={"front": ["Merlin"]}
    )
    assert a.offered("attack", "Great Club") == ["Hercules"]


@rule("OP25-PLACE-10", "OP25-PLACE-03")
def test_the_reserve_has_the_same_slots() -> None:
    a, b = placing({"front": ["Hercules"], "reserve": "Zeus", "hand": ["8E", "7E", "Thunderbolt", "Lightning Bolt"]})
    a.does("place", "8E", "Zeus")
    b.does("done")
    assert a.refusal("place", "7E", "Zeus") == "OP25-PLACE-03"
    a.does("place", "Thunderbolt", "Zeus")
    a.does("place", "Lightning Bolt", "Zeus")
    assert a.placed("Zeus") == ["8E", "Lightning Bolt", "Thunderbolt"]


@rule("OP25-PLACE-12")
def test_a_card_that_takes_no_slot_goes_beside_another() -> None:
    traveler = hero("Time Traveler", placed=["Futuristic Phaser"])
    a, _ = placing({"front": [traveler], "hand": ["Harbinger's Warning", "From a Mile Away"]})
    assert a.refusal("place", "From a Mile Away", "Time Traveler") == "OP25-PLACE-03"
    a.does("place", "Harbinger's Warning", "Time Traveler")
    assert a.placed("Time Traveler") == ["Futuristic Phaser", "Harbinger's Warning"]
    a, _ = placing({"front": [hero("Time Traveler", placed=["Harbinger's Warning"])], "hand": ["From a Mile Away"]})
    a.does("place", "From a Mile Away", "Time Traveler")
    assert len(a.placed("Time Traveler")) == 2


@rule("OP25-PLACE-13")
def test_an_any_character_special_is_placed_only_if_it_says_so() -> None:
    a, _ = placing({"front": ["Hercules"], "hand": ["Wrath of Ra", "Merlin's Magic"]})
    assert a.refusal("place", "Wrath of Ra", "Hercules") == "OP25-PLACE-13"
    assert a.can("place", "Merlin's Magic", "Hercules")


@rule("OP25-PLACE-16", "OP25-PLACE-09")
def test_a_placed_card_that_cannot_be_played_any_more_stays() -> None:
    a, b = table(
        a={
            "front": [hero("Dejah Thoris", placed=["7E"])],
            "in_play": [{"card": "Head of Martian Science", "by": "Dejah Thoris"}],
            "draw": PILE,
        },
        b={"front": ["Merlin"], "draw": PILE},
    )
    assert a.can("attack", "7E", "Dejah Thoris", "Merlin")
    pass_out(a, b)
    reach(a, b, "Turn")
    assert a.s.battle == 3 and a.placed("Dejah Thoris") == ["7E"]
    assert a.refusal("attack", "7E", "Dejah Thoris", "Merlin") == "OP25-CARD-04"
