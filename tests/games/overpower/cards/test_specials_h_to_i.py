"""Specials of Headless Horseman, Hercules and Invisible Man."""

from games.overpower.specials import facing, hits, in_play, plays, turn_of, under_attack
from games.overpower.stories import act, attacked_with, battle, hit, hurt, played, quietly
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.inplay.queries import bonus, level


@card("decapitate")
def test_decapitate_takes_all_placed_cards_of_a_marked_target() -> None:
    mark = {"in_play": [{"card": "Mark of the Headless", "by": "Headless Horseman", "target": "Zorro"}]}
    foes = [hero("Zorro", placed=["4C", "Rapier"]), hero("Korak", placed=["5C"])]
    a, b = facing(["Headless Horseman"], ["Decapitate"], foes, me=mark)
    hits(a, b, "Decapitate", "Headless Horseman", "Zorro")
    assert b.placed() == ["5C"] and turn_of(b)


@card("human-spine-whip")
def test_human_spine_whip_cannot_be_defended_by_specials_only_on_a_marked_target() -> None:
    _, b = attacked_with("Human Spine Whip", "Headless Horseman", "Zorro", ["Freya: Goddess of Protection"])
    assert b.can("avoid", "Freya: Goddess of Protection", "Zorro")
    table = battle(
        ["Headless Horseman"],
        ["Human Spine Whip"],
        ["Zorro"],
        ["Freya: Goddess of Protection"],
        me={"in_play": [{"card": "Mark of the Headless", "by": "Headless Horseman", "target": "Zorro"}]},
    )
    act(table.seats[0], "attack", "Human Spine Whip")
    table.seats[1].does("decline")
    assert not table.seats[1].can("avoid")


@card("mark-of-the-headless")
def test_mark_of_the_headless_weakens_against_the_horseman_and_pays_for_the_head() -> None:
    table, a, b = hit(
        "Mark of the Headless", "Headless Horseman", [{"name": "Hercules", "hits": ["8C", "7C"]}], more=["7B"]
    )
    assert bonus(table.state, 4, 0, "attack", 2, True) == -2
    assert bonus(table.state, 4, 1, "attack", 2, True) == 0
    b.does("pass")
    act(a, "attack", "7B")
    b.does("take")
    assert venture_total(table.state, 0) == 12


@card("mark-of-the-headless")
def test_the_bounty_is_for_the_horseman_alone() -> None:
    me = in_play("Mark of the Headless", "Headless Horseman", "Zorro")
    foes = [hero("Zorro", hits=["8C", "7C"]), "Korak"]
    a, b = facing(["Headless Horseman", "Hercules"], ["6B"], foes, me=me)
    hits(a, b, "6B", "Hercules", "Zorro")
    assert b.is_kod("Zorro") and a.venture == 6


@card("pumpkin-head")
def test_pumpkin_head_after_a_concession_needs_a_marked_target() -> None:
    for marked in (False, True):
        me = (
            {"in_play": [{"card": "Mark of the Headless", "by": "Headless Horseman", "target": "Merlin"}]}
            if marked
            else {}
        )
        table = battle(["Headless Horseman"], ["Pumpkin Head"], ["Merlin"], me=me, turn="b")
        a, b = table.seats
        b.does("concede")
        a.does("accept")
        b.does("decline")
        assert a.can("attack", "Pumpkin Head") is marked


@card("relentless-hessian")
def test_relentless_hessian_finds_the_mark_and_plays_it() -> None:
    table, a, b = played(
        "Relentless Hessian",
        "Headless Horseman",
        ["Zorro"],
        me={"draw": ["3C", "2C"], "dead": ["Mark of the Headless"]},
    )
    quietly(table, "Effects")
    a.does("search")
    a.does("choose", "Mark of the Headless")
    act(a, "attack", "Mark of the Headless", "Headless Horseman", "Zorro")
    b.does("take")
    assert bonus(table.state, 4, 0, "attack", 1, True) == -2 and "3 Combat" in a.zone("hand")


@card("visage-of-terror")
def test_visage_of_terror_is_harder_to_defend_for_the_dull() -> None:
    for victim, high in (("Headless Horseman", 9), ("Zorro", 6)):
        table = battle(["Headless Horseman"], ["Visage of Terror"], [victim] if victim == "Zorro" else ["The Mummy"])
        act(table.seats[0], "attack", "Visage of Terror", "Headless Horseman")
        table.seats[1].does("decline")
        assert level(table.state, table.state.acts[-1]) == high


@card("sowing-chaos")
def test_sowing_chaos_bars_follow_ups() -> None:
    for sown in (True, False):
        me = {"in_play": [{"card": "Sowing Chaos", "by": "Hercules", "target": "Merlin"}]} if sown else {}
        table = battle(
            ["Hercules"],
            [],
            ["Robin Hood", "Merlin"],
            ["7 Combat Teamwork (Energy/Intelligence)", "7E"],
            me=me,
            turn="b",
        )
        assert table.seats[1].can("attack", "7 Combat Teamwork (Energy/Intelligence)") is not sown


@card("sowing-chaos")
def test_sowing_chaos_leaves_follow_ups_that_are_no_attacks() -> None:
    for follow_up, allowed in (("Unlimited Resources", True), ("Jacopo", False)):
        team = ["Carson of Venus", "Count of Monte Cristo"]
        sown = in_play("Sowing Chaos", "Hercules", "Count of Monte Cristo")
        a, _ = facing(team, ["Hera (ally)", follow_up], ["Hercules"], them=sown)
        assert a.can("attack", "Hera (ally)", "Carson of Venus", "Hercules") is allowed


@card("slaying-the-hydra", "legendary-partnership")
def test_slaying_the_hydra_reaches_specials_and_universe_cards_only(legacy_cards: None) -> None:
    there = {"in_play": [{"card": "Heavy Gauntlet", "by": "Ra"}, {"card": "Shards of the Staff", "by": "Ra"}]}
    a, b = facing(["Hercules"], ["Slaying the Hydra"], ["Ra"], them=there)
    plays(a, b, "Slaying the Hydra", "Hercules")
    assert a.offered("choose") == ["Shards of the Staff"]
    a, b = facing(["King Arthur"], ["Legendary Partnership"], ["Ra"], them=there)
    hits(a, b, "Legendary Partnership", "King Arthur", "Ra")
    assert b.astral == [] and b.clipped("Ra") == []


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


@card("i-ve-murdered-before")
def test_ive_murdered_before_takes_a_power_card_of_five() -> None:
    _, b = attacked_with(
        "I've Murdered Before", "Invisible Man", "Zorro", ["4C", "5C", "Freya: Goddess of Protection", "Riposte"]
    )
    assert not b.can("block", "4C")
    assert not b.can("avoid")
    assert b.can("block", "5C", "Zorro")
    assert b.can("block", "Riposte", "Zorro")


@card("run-and-hide")
def test_who_cannot_use_it_cannot_play_it_in_time() -> None:
    _, b = under_attack("8C", "Invisible Man", ["Invisible Man"], ["Run and Hide", "5C"])
    assert not b.can("use", "Run and Hide"), "no Intelligence card at hand"
    _, b = under_attack("8C", "Leonidas", ["Invisible Man", "Leonidas"], ["Run and Hide", "5I"])
    assert not b.can("use", "Run and Hide"), "it saves himself only"
