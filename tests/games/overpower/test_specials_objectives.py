"""Specials that move Objectives, and those like no other."""

from games.overpower.stories import act, battle, char, hurt, played, quietly
from marks import card


@card("knights-of-the-round-table")
def test_knights_of_the_round_table_cost_a_card_and_an_objective() -> None:
    them = {"objectives": {"reserve": 4, "ventured": {"reserve": 3}}}
    table = battle(["King Arthur"], ["Knights of the Round Table", "5C"], ["Zorro"], them=them)
    a, b = table.seats
    act(a, "play", "Knights of the Round Table")
    a.does("pay", "5C")
    b.does("decline")
    b.does("return", "from Reserve")
    assert len(b.zone("ventured objectives")) == 2
    poor = battle(["King Arthur"], ["Knights of the Round Table"], ["Zorro"])
    assert not poor.seats[0].can("play")


@card("law-and-order", "master-of-escape")
def test_law_and_order_and_master_of_escape_move_objectives() -> None:
    piles = {"objectives": {"reserve": 1, "completed": 2, "defeated": 1, "ventured": {"reserve": 1, "completed": 2}}}
    table, a, b = played("Law and Order", "Zeus", me=piles, them=piles)
    assert table.state.ventured_r == [3, 3] and table.state.ventured_c == [0, 0]
    assert len(a.zone("reserve objectives")) == 4 and not a.zone("completed objectives")
    for mine, r, c in (("from Reserve", 1, 0), ("from Completed", 0, 1)):
        table, a, b = played("Master of Escape", "Zorro", ["Merlin"], me=piles, them=piles)
        a.does("keep", mine)
        b.does("keep", "from Completed")
        assert len(a.zone("ventured objectives")) == len(b.zone("ventured objectives")) == 1
        assert (table.state.ventured_r, table.state.ventured_c) == ([r, 0], [c, 1])
        assert len(a.zone("completed objectives")) == 4 - c, "the others are back where they came from"


@card("hades-lord-of-the-underworld")
def test_hades_concedes_and_returns_what_was_ventured() -> None:
    for count in (2, 3):
        me = {"objectives": {"reserve": 7 - count, "ventured": {"reserve": count}}}
        table = battle(["Korak"], ["Hades: Lord of the Underworld"], ["Zorro"], me=me)
        a, b = table.seats
        act(a, "concede", "Hades: Lord of the Underworld")
        b.does("decline")
        quietly(table, "Place")
        assert len(a.zone("defeated objectives")) == (0 if count == 2 else 3)
        assert len(b.zone("completed objectives")) == (0 if count == 2 else 1)
    negated = battle(["Korak"], ["Hades: Lord of the Underworld"], ["Zorro"], ["Merlin's Magic"])
    a, b = negated.seats
    act(a, "concede", "Hades: Lord of the Underworld")
    act(b, "negate")
    assert negated.pending == "Turn" and negated.state.conceded == -1


@card("future-plans")
def test_future_plans_when_conceding() -> None:
    table = battle(["Professor Moriarty"], ["Future Plans", "6I", "5I", "4I", "3I"], ["Zorro"])
    a, b = table.seats
    assert not a.can("play", "Future Plans")
    a.does("concede")
    b.does("accept")
    act(a, "play", "Future Plans")
    b.does("decline")
    for name in ("6I", "5I", "4I"):
        a.does("choose", name)
    assert a.zone("draw pile")[-3:] == ["6 Intelligence", "5 Intelligence", "4 Intelligence"] or table.state.battle == 3


@card("transmogrification")
def test_transmogrification_lends_a_teammates_specials() -> None:
    _table, a, b = played(
        "Transmogrification", "Merlin", ["Leonidas"], beside=["Zorro"], onto=["Zorro"], more=["Elite Swordsmanship"]
    )
    b.does("pass")
    assert a.can("attack", "Elite Swordsmanship", "Merlin")
    plain = battle(["Merlin"], ["Elite Swordsmanship"], ["Leonidas"])
    assert not plain.seats[0].can("attack", "Elite Swordsmanship", "Merlin")


@card("didn-t-see-it-coming")
def test_didnt_see_it_coming_hides_attacks() -> None:
    table, a, b = played(
        "Didn't See it Coming",
        "Invisible Man",
        [{"name": "Leonidas", "placed": ["8C"]}],
        [],
        me={"power_pack": ["5C", "8E"]},
        more=["6I"],
    )
    assert a.offered("choose") == ["5 Combat"]
    a.does("choose", "5C")
    b.does("pass")
    a.does("attack_face_down", "6I", "Invisible Man", "Leonidas")
    assert b.can("expose") and b.can("block", "8C", "Leonidas")
    b.does("expose")
    b.does("block", "8C", "Leonidas")
    assert hurt(table, "Leonidas") == 0


@card("harbinger-s-warning")
def test_harbingers_warning_negates_an_event() -> None:
    them = {"front": [{"name": "Time Traveler", "placed": ["Harbinger's Warning", "From a Mile Away"]}]}
    table = battle(["Korak"], ["Jane", "5C"], me={"mission": "King of the Jungle"}, them=them, phase="event")
    a, b = table.seats
    a.does("event", "Jane")
    b.does("no_event")
    act(b, "negate", "Harbinger's Warning")
    assert "Jane" in a.zone("defeated characters") and "Harbinger's Warning" in b.zone("dead pile")


def test_staff_cards_of_ra() -> None:
    from overtable.games.overpower.inplay.queries import hits_to_ko

    staff = [{"card": c, "by": "Ra"} for c in ("Shards of the Staff", "Staff Fragments", "Staff Head")]
    table = battle(["Ra"], [], ["Leonidas"], me={"in_play": staff})
    a, _ = table.seats
    a.does("give_up", "Ra", "Leonidas")
    assert hits_to_ko(table.state, 4) == 12
    two = battle(["Ra"], [], ["Leonidas"], me={"in_play": staff[:2]})
    assert not two.seats[0].can("give_up")
    table = battle(
        ["Ra"], ["5E", "5B"], ["Leonidas"], me={"in_play": [staff[2]], "power_pack": ["4E", "8E"]}, phase="discard"
    )
    a, _b = table.seats
    a.does("discard", "5E")
    quietly(table, "Triggered")
    a.does("choose", "8E")
    assert "8 Energy" in a.zone("hand")


@card("i-ll-make-you-famous")
def test_ill_make_you_famous_completes_an_objective_on_a_ko() -> None:
    for wounds, moved in ((["8B", "7B"], True), (["8B"], False)):
        table = battle(["Billy the Kid"], ["I'll Make You Famous"], [{"name": "Korak", "hits": wounds}, "Zorro"])
        a, b = table.seats
        act(a, "attack", "I'll Make You Famous", "Billy the Kid", "Korak")
        b.does("decline")
        b.does("take")
        assert (table.pending == "Effects") is moved
        if moved:
            a.does("complete", "from Reserve")
            assert len(a.zone("completed objectives")) == 1
        assert bool(table.state.kod[char(table, "Korak")]) is moved


@card("riches-of-don-diego-de-la-vega")
def test_riches_of_don_diego_complete_an_objective_when_they_hit() -> None:
    for defend in (False, True):
        table = battle(["Zorro"], ["Riches of Don Diego de la Vega"], ["Leonidas"], ["8C"])
        a, b = table.seats
        act(a, "attack", "Riches of Don Diego de la Vega")
        b.does("decline")
        if defend:
            b.does("block", "8C", "Leonidas")
            assert table.pending == "Turn"
        else:
            b.does("take")
            a.does("complete", "from Reserve")
            assert len(a.zone("completed objectives")) == 1
