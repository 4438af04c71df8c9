"""Worked cases: the card set, the modes, teams."""

import pytest

from games.overrealm.table import new_game, table
from games.overrealm.turns import CASES
from marks import case, rule
from overtable.games.overrealm.book import book
from overtable.games.overrealm.cards import Action, Buff, Monster
from overtable.games.overrealm.elements import marks
from overtable.games.overrealm.state import DECK, PACK, PICKS, cards
from overtable.kernel.game import BadSetup
from overtable.scenario import scenario


@rule("OR-SETUP-05", "OR-CARD-10")
@case("OR-CASE-001")
def test_the_deck_of_a_team() -> None:
    a, _ = table(a={"team": ["Galeaffy", "Chargroar", "Steamie"]})
    deck = [book()[a.state.printing[c]] for c in cards(a.state, 0, DECK)]
    then = CASES["OR-CASE-001"]["then"]
    assert len(deck) == then["deck_size"] == 14
    sources = [c.monster.capitalize() for c in deck if isinstance(c, Buff)]
    assert {name: sources.count(name) for name in set(sources)} == then["per_source"]
    assert sum(c.flip == "success" for c in deck if isinstance(c, Buff)) == then["success_cards"]
    assert sum(c.flip == "fail" for c in deck if isinstance(c, Buff)) == then["fail_cards"]
    assert sum(bool(c.event) for c in deck if isinstance(c, Buff)) == then["flip_event_cards"]
    standard = [c for c in deck if isinstance(c, Buff) and c.monster == "standard"]
    assert {(c.timing, c.flip) for c in standard} == {("Pre-Switch", "success"), ("Pre-Switch", "fail")}


@rule("OR-SETUP-03", "OR-SETUP-04", "OR-SETUP-06")
@case("OR-CASE-002")
def test_the_opening_position() -> None:
    pool = "Galeaffy, Steamie, Shaleshell, Chargroar, Zappguin"
    a, b = new_game("competitive", decks=(pool, pool))
    for player, named in ((a, ("Galeaffy", "Steamie", "Shaleshell")), (b, ("Shaleshell", "Galeaffy", "Steamie"))):
        player.does("lead", named[0])
        for name in sorted(named[1:], key=lambda n: [player.named(o.refs[0]) for o in player.options()].index(n)):
            player.does("take", name)
    for player, key in ((a, "P1"), (b, "P2")):
        then = CASES["OR-CASE-002"]["then"][key]
        assert player.active == then["active"] and player.team == then["hp"]
        assert (player.hand, player.deck, player.discard) == (then["hand"], then["deck"], then["discard"])
        assert player.maneuver == then["maneuver"] == 3 and player.cubes == then["cubes"]


@rule("OR-MODE-04", "OR-MODE-05", "OR-MODE-06")
@case("OR-CASE-005")
def test_a_casual_draft() -> None:
    a, b = new_game("casual", seed=4)
    packs = [[book()[p.state.printing[c]].name for c in p.state.zones[p.number * 9 + PACK]] for p in (a, b)]
    assert [len(pack) for pack in packs] == [4, 4] and len({*packs[0], *packs[1]}) == 8
    sizes, kept = [], ([], [])
    for n in range(4):
        assert a.is_asked and b.is_asked
        sizes.append(len(a.options()))
        first = a.named(a.options()[0].refs[0])
        second = b.named(b.options()[-1].refs[0])
        a.does("pick", first)
        assert not a.is_asked and b.is_asked  # simultaneous: the other has not seen anything
        assert first not in str(b.sees()["zones"]) or n > 0
        b.does("pick", second)
        kept[0].append(first)
        kept[1].append(second)
    assert sizes == CASES["OR-CASE-005"]["then"]["cards_to_choose_from_per_pick"]
    for player, other, names in ((a, b, kept[0]), (b, a, kept[1])):
        zone = next(z for z in other.sees()["zones"] if z["name"] == "picks" and z["owner"] == player.number)
        assert {c["name"] for c in zone["cards"]} == set(names[1:]) and zone["hidden"] == 1
        assert len(player.state.zones[player.number * 9 + PICKS]) == 4
    # the four cards that were left after the first picks changed hands
    assert kept[0][1] in packs[1] and kept[1][1] in packs[0]


@rule("OR-MODE-07", "OR-TEAM-01", "OR-TEAM-04")
@case("OR-CASE-006")
def test_competitive_pools() -> None:
    given, then = CASES["OR-CASE-006"]["given"], CASES["OR-CASE-006"]["then"]
    pools = (", ".join(given["P1_pool"]), ", ".join(given["P2_pool"]))
    a, b = new_game("competitive", decks=pools)
    for player in (a, b):
        assert len(player.options()) == 5
        for _ in range(then["team_size"]):
            player.table.answer(player.number, player.options()[0])
    for player in (a, b):
        assert len(player.team) == 3
        assert len(player.state.zones[player.number * 9 + PICKS]) == then["unused_per_player"]
    for wrong, why in (
        ("Americaw, Chargroar, Flexferno, Galeaffy", "not 4"),
        ("Americaw, Americaw, Flexferno, Galeaffy, Steamie", "twice"),
    ):
        with pytest.raises(BadSetup, match=why):
            scenario("overrealm", "competitive", decks=(wrong, pools[1]))


@rule("OR-TEAM-01", "OR-TEAM-02", "OR-TEAM-03", "OR-TEAM-04")
@case("OR-CASE-008")
def test_choosing_three_of_four() -> None:
    a, b = new_game("casual", seed=1)
    while a.can("pick"):
        for player in (a, b):
            player.table.answer(player.number, player.options()[0])
    pool = [a.named(o.refs[0]) for o in a.options()]
    assert len(pool) == 4
    lead, rest = pool[1], [pool[0], pool[3]]
    a.does("lead", lead)
    assert sorted(a.offered("take")) == sorted(n for n in pool if n != lead)  # never the lead again
    a.does("take", rest[0])
    a.does("take", rest[1])
    assert not a.is_asked and b.is_asked
    assert all(not z["cards"] for z in b.sees()["zones"] if z["name"] == "team")  # nothing is revealed yet
    for _ in range(3):
        b.table.answer(1, b.options()[0])
    assert a.active == lead
    assert set(a.team) == {lead, *rest}
    out = [book()[a.state.printing[c]].name for c in a.state.zones[PICKS]]
    assert out == [pool[2]]


@rule("OR-CARD-02", "OR-CARD-03")
@case("OR-CASE-010")
def test_the_marks_of_stallagrowth() -> None:
    assert marks(("Rock", "Leaf")) == CASES["OR-CASE-010"]["then"]
    shown = dict(book().find("Stallagrowth").figures())
    assert shown["Takes more from"] == "Leaf, Death (twice)"
    assert shown["Takes less from"] == "Water, Rock, Electric"


@rule("OR-SETUP-01", "OR-CARD-04", "OR-CARD-07")
@case("OR-CASE-012")
def test_the_card_set() -> None:
    then = CASES["OR-CASE-012"]["then"]
    monsters = [c for c in book().cards if isinstance(c, Monster)]
    actions = [c for c in book().cards if isinstance(c, Action)]
    buffs = [c for c in book().cards if isinstance(c, Buff)]
    assert len(book()) == 182
    assert len(monsters) == then["monsters"]
    assert sum(m.fit == "exact" for m in monsters) == then["exact_monsters"]
    assert len(actions) == then["actions"]
    assert len(buffs) == then["monster_buffs"] + then["standard_buffs"]
    for m in monsters:
        assert sum(a.monster == m.id for a in actions) == then["actions_per_monster"]
        assert sum(b.monster == m.id for b in buffs) == then["buffs_per_monster"]
    kinds = [a.kind.replace(" ", "_") for a in actions]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == then["kinds"]
    assert all(b.flip in ("success", "fail") and b.timing for b in buffs)
    slide = book().find("Rock Slide")
    assert isinstance(slide, Action)
    assert (slide.kind, slide.element, slide.damage, slide.speed) == ("attack", "Rock", 2, 4)
    assert (slide.draw, slide.slots, slide.cost) == (1, 0, 1)
    assert slide.modifiers == {"Death": -1, "Electric": 2, "Leaf": -1, "Fire": 1}
