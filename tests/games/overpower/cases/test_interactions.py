"""Worked cases: which effect prevails, and what a card is when it is checked."""

import pytest

from games.overpower.table import FREYA, PILE, TEAMWORK, empty_hands, hero, pass_out, reach, strike, table, venture
from marks import case, rule
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.state import owner
from overtable.kernel.refs import card


@rule("OP25-INTER-01")
@case("OP25-CASE-182")
def test_events_then_artifacts_then_homebases_then_specials(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    a, _ = table(
        a={
            "front": ["Zorro"],
            "homebase": "Fencing School",
            "in_play": [
                {"card": "Old Wound", "by": "Zorro"},
                {"card": "Heavy Gauntlet", "by": "Zorro"},
                {"card": "Sword Dance"},
            ],
        },
        b={"front": ["Merlin"]},
    )
    assert a.grid("Zorro")[1] == 2, "the Event's"
    event, artifact = (a.card(name) for name in ("Sword Dance", "Heavy Gauntlet"))
    discard(a.s, event)
    assert a.grid("Zorro")[1] == 3, "the Artifact's"
    discard(a.s, artifact)
    assert a.grid("Zorro")[1] == 4, "the Homebase's"
    a, _ = table(a={"front": ["Zorro"], "in_play": [{"card": "Old Wound", "by": "Zorro"}]}, b={"front": ["Merlin"]})
    assert a.grid("Zorro")[1] == 5, "the Special's, when the other three are gone"


@pytest.mark.parametrize("first", ["event", "special"])
@rule("OP25-INTER-03", "OP25-INTER-04")
@case("OP25-CASE-183")
def test_whatever_came_first_prevails_when_each_names_the_other(legacy_cards, first: str) -> None:  # type: ignore[no-untyped-def]
    order = [{"card": "Honest Steel"}, {"card": "Deaf to Fate", "by": "Zorro"}]
    side = {"front": ["Zorro", "Hercules"], "hand": ["Elite Swordsmanship", "Great Club", "Deaf to Fate"]}
    if first == "event":
        a, _ = table(a=side | {"in_play": order[:1]}, b={"front": ["Merlin"]})
        assert a.refusal("play", "Deaf to Fate", "Zorro") == "OP25-BATT-78"
        assert a.refusal("attack", "Elite Swordsmanship", "Zorro", "Merlin") == "OP25-BATT-78"
    else:
        a, _ = table(a=side | {"in_play": order[::-1]}, b={"front": ["Merlin"]})
        assert a.can("attack", "Elite Swordsmanship", "Zorro", "Merlin")
        assert a.refusal("attack", "Great Club", "Hercules", "Merlin") == "OP25-BATT-78"


@rule("OP25-INTER-09", "OP25-INTER-08")
@case("OP25-CASE-186")
def test_some_cards_ignore_may_not_be_attacked() -> None:
    water = {"in_play": [{"card": "Form of Water", "by": "Poseidon"}]}
    a, b = table(
        a={"front": ["Angry Mob: Modern Age"], "hand": ["Don't Let it Get Away!", "6B"]},
        b={"front": ["Poseidon", "Merlin"], "hand": ["2E"]} | water,
    )
    assert a.refusal("attack", "6B", "Angry Mob: Modern Age", "Poseidon") == "OP25-BATT-84"
    a.does("attack", "Don't Let it Get Away!", "Angry Mob: Modern Age", "Poseidon", "Energy")
    b.does("decline")
    b.does("block", "2E", "Poseidon")
    assert b.hits("Poseidon") == []


@rule("OP25-INTER-10")
@case("OP25-CASE-188")
def test_two_choices_of_one_class_cancel_each_other(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    pym = [{"card": "Pym Particles", "by": "Zorro"}]
    side = {"front": ["Zorro", "Korak", "Tarzan"], "draw": PILE * 3}
    a, b = table(a=side | {"in_play": pym}, b=side, phase="draw")
    assert a.is_asked and a.offered("draw") == ["6", "8", "10"]
    a.does("draw", "10")
    assert len(a.hand) == len(b.hand) == 10

    a, b = table(a=side | {"in_play": pym}, b=side | {"in_play": pym}, phase="draw")
    assert len(a.hand) == len(b.hand) == 8, "nobody was asked"
    reach(a, b, "Turn")
    discard(a.s, next(c for c in a.s.zones[36] if a.short(c) == "Pym Particles" and owner(a.s, c) == b.number))
    for p in (a, b):
        for c in p.ids("hand"):
            discard(p.s, c)
    a.s.asked = None
    pass_out(a, b)
    assert a.is_asked and a.pending == "DrawCards"
    a.does("draw", "6")
    assert len(a.hand) == len(b.hand) == 6


DECOY = "Distracting Intervention"


@rule("OP25-INTER-11")
@case("OP25-CASE-189")
def test_the_newest_decoy_first() -> None:
    decoys = [{"card": DECOY, "by": "Cthulhu", "target": "Zeus"}] * 2
    a, b = table(
        a={"front": ["Zorro"], "hand": ["6C", "5C", "4C"]},
        b={"front": ["Zeus", "Cthulhu"], "in_play": decoys},
    )
    old, new = sorted(b.ids("attached"))

    def attackable() -> set[int]:
        return {o.refs[2] for o in a.options() if o.verb == "attack"}

    assert card(new) in attackable() and card(old) not in attackable()
    assert a.refusal("attack", "6C", "Zorro", "Zeus") == "OP25-INTER-11"
    a.does("attack", "6C", "Zorro", card(new))
    assert b.dead == [DECOY]
    b.does("pass")
    assert card(old) in attackable() and card(b.char("Zeus")) not in attackable()
    a.does("attack", "5C", "Zorro", card(old))
    b.does("pass")
    a.does("attack", "4C", "Zorro", "Zeus")
    b.does("take")
    assert b.damage("Zeus") == 4


@rule("OP25-INTER-12", "OP25-INTER-11", "OP25-KO-26")
@case("OP25-CASE-190")
def test_hera_waits_until_zeus_can_be_targeted() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["6C", "5C"]},
        b={
            "front": ["Zeus", "Cthulhu"],
            "in_play": [{"card": DECOY, "by": "Cthulhu", "target": "Zeus"}, {"card": "Hera (Zeus)", "by": "Zeus"}],
        },
    )
    a.does("attack", "5C", "Zorro", DECOY)
    assert b.dead == [DECOY] and b.clipped("Zeus") == ["Hera"]
    assert [h.host for h in a.s.hits] == [], "not shifted to Hera"
    b.does("pass")
    a.does("attack", "6C", "Zorro", "Zeus")
    assert b.damage("Zeus") == 0
    assert [(h.host, h.value) for h in a.s.hits] == [(b.ids("attached")[0], 6)]


@rule("OP25-INTER-17", "OP25-BATT-57", "OP25-BATT-59")
@case("OP25-CASE-195")
def test_a_teamwork_asks_for_a_power_card_of_a_listed_type() -> None:
    team = {"front": ["Robin Hood", "Hercules"]}
    for hand, may in [
        (["Great Club", "6B"], False),
        (["Great Club", "6B", "3E"], True),
    ]:
        a, _ = table(a=team | {"hand": [TEAMWORK, *hand]}, b={"front": ["Poseidon"]})
        assert a.can("attack", TEAMWORK) is may
        if not may:
            assert a.refusal("attack", TEAMWORK, "Robin Hood", "Poseidon") == "OP25-BATT-59"
    a, b = table(a=team | {"hand": [TEAMWORK, "Great Club", "6B", "3E"]}, b={"front": ["Poseidon"]})
    strike(a, b, TEAMWORK, "Robin Hood", "Poseidon")
    assert a.offered("attack") == ["3 Energy"]
    assert a.refusal("attack", "Great Club") == "OP25-INTER-17"
    assert a.refusal("attack", "6B", "Hercules") == "OP25-BATT-57"


@rule("OP25-INTER-18", "OP25-INTER-22", "OP25-INTER-06")
@case("OP25-CASE-196")
def test_what_acts_as_a_power_card_blocks_what_specials_cannot() -> None:
    a, b = table(
        a={"front": ["Invisible Man"], "hand": ["Hidden Sociopath"]},
        b={"front": ["Mina Harker"], "hand": ["Jonathan Harker, Solicitor", FREYA]},
    )
    a.does("attack", "Hidden Sociopath", "Invisible Man", "Mina Harker")
    b.does("decline")
    assert b.refusal("avoid", FREYA) == "OP25-INTER-06"
    b.does("block", "Jonathan Harker, Solicitor", "Mina Harker")
    assert b.hits("Mina Harker") == [] and b.dead == ["Jonathan Harker, Solicitor"]


@rule("OP25-INTER-23", "OP25-BATT-29")
@case("OP25-CASE-197")
def test_a_hit_that_acts_as_a_power_card_is_no_special_any_more() -> None:
    a, b = table(
        a={"front": ["Mina Harker", "Hercules"]},
        b={
            "front": [hero("Zorro", current=["Jonathan Harker, Solicitor", "Great Club"]), "Sherlock Holmes"],
            "hand": ["Brilliant Deduction"],
        },
        turn="b",
    )
    assert a.venture == 11 and b.damage("Zorro") == 11
    head = ("negate", "Brilliant Deduction", "Sherlock Holmes")
    assert b.refusal(*head, "Jonathan Harker, Solicitor") == "OP25-BATT-29"
    b.does(*head, "Great Club")
    a.does("decline")
    assert b.hits("Zorro") == ["Jonathan Harker, Solicitor"] and b.damage("Zorro") == 5 and a.venture == 5
    assert a.dead == ["Great Club"]


@rule("OP25-INTER-19", "OP25-CARD-34")
@case("OP25-CASE-199")
def test_a_hit_that_counts_as_a_type_shows_no_new_icon() -> None:
    """The legacy effect is laid on the hit itself: it stands for Intelligence, but shows the Any-Power icon."""
    import msgspec

    from overtable.games.overpower.inplay.queries import icons_of
    from overtable.games.overpower.state import INTEL

    for hits, kod in ((["5A", "4E", "3C"], True), (["5A", "4E"], False)):
        a, b = table(a={"front": ["Hercules"], "hand": ["1B"]}, b={"front": [hero("Zorro", hits=hits), "Merlin"]})
        assert not b.is_kod("Zorro")
        a.s.hits = [msgspec.structs.replace(h, types=1 << INTEL) if h.types == 0 else h for h in a.s.hits]
        a.s.dirty = 1
        a.s.settle()
        assert b.is_kod("Zorro") is kod
        five = next(c for c in range(8, len(a.s.printing)) if a.short(c) == "5A")
        assert not icons_of(a.s, five) >> INTEL & 1, "so it cannot be chosen by its icon"


@rule("OP25-INTER-01", "OP25-VENT-06", "OP25-CARD-19")
@case("OP25-CASE-200")
def test_staff_fragments_pay_for_three_objectives() -> None:
    ra = {"front": ["Ra"], "in_play": [{"card": "Staff Fragments", "by": "Ra"}], "draw": ["1E", "2E", *PILE]}
    a, b = venture({"reserve": 7}, side_a=ra)
    a.does("no_penalty")
    a.ventures(3)
    assert a.dead == ["1E", "2E"] and a.staked == (3, 0)
    b.ventures(1)
    assert a.pending == "PreConcession", "no card for the opponent"
    a.does("fight")
    b.does("fight")
    empty_hands(a, b)
    pass_out(a, b)
    reach(a, b, "Venture")
    a.ventures(3)
    b.ventures(1)
    assert b.pending == "PenaltyDraw" and b.offered("draw") == ["1"]


@rule("OP25-INTER-27")
@case("OP25-CASE-201")
def test_a_permission_outlives_whose_cards_it_is_about() -> None:
    side = {
        "front": ["Merlin", hero("Zorro", ko=2), "Korak"],
        "in_play": [{"card": "Transmogrification", "by": "Merlin", "target": "Zorro"}],
    }
    a, b = table(a=side | {"hand": ["Elite Swordsmanship"]}, b={"front": ["Hercules"]}, phase="discard", battle=3)
    assert a.clipped("Merlin") == ["Transmogrification"] and a.hand == ["Elite Swordsmanship"]
    reach(a, b, "Turn")
    assert a.offered("attack", "Elite Swordsmanship") == ["Merlin"]

    a, b = table(
        a=side | {"front": [hero("Merlin", hits=["8C", "8C"]), hero("Zorro", ko=2), "Korak"], "draw": PILE},
        b={"front": ["Hercules"], "hand": ["4C"], "draw": PILE},
        turn="b",
        battle=3,
    )
    b.does("attack", "4C", "Hercules", "Merlin")
    a.does("take")
    assert a.is_kod("Merlin") and a.dead == ["Transmogrification"]

    side = {"front": [hero("Merlin", ko=3), hero("Zorro", ko=2), "Korak"], "hand": ["Elite Swordsmanship"]}
    a, b = table(a=side, b={"front": ["Hercules"]}, phase="discard", battle=4)
    assert a.dead == ["Elite Swordsmanship"]
