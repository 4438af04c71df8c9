"""Set-up and modes: what is dealt, what is open, what stays secret."""

import pytest

from games.overrealm.table import new_game, table, team
from marks import rule
from overtable.games import find
from overtable.games.overrealm.book import book, monster_rows
from overtable.games.overrealm.cards import Monster
from overtable.games.overrealm.state import PACK, PER_SEAT, PICKS, TEAM
from overtable.kernel.engine import asking
from overtable.kernel.game import BadSetup, Setup

GAME = find("overrealm")


def names(state, zone):  # type: ignore[no-untyped-def]
    return [book()[state.printing[c]].name for c in state.zones[zone]]


@rule("OR-SETUP-02")
def test_a_match_is_for_exactly_two() -> None:
    for mode in ("casual", "competitive"):
        with pytest.raises(BadSetup, match="2 players"):
            GAME.start(Setup(mode=mode, seed=0, seats=3))
    four = new_game("draft", seats=4, seed=3)
    while any(p.can("pick") for p in four):
        for player in four:
            player.table.answer(player.number, player.options()[0])
    assert four[0].state.sides == [0, 1]
    assert [p.is_asked for p in four] == [True, True, False, False]


@rule("OR-SETUP-07")
def test_the_active_monster_and_its_actions_lie_open() -> None:
    a, b = table(a={"team": team("Chargroar", "Galeaffy", "Steamie"), "active": "Galeaffy", "hand": 2})
    assert a.active == "Galeaffy"
    shown = next(z for z in b.sees()["zones"] if z["name"] == "actions" and z["owner"] == 0)
    of_active = [c["name"] for c in shown["cards"] if c["monster"] == a.state.team[a.monster("Galeaffy")]]
    assert of_active == ["Switcheroo", "Whirlwind", "Cyclone", "Rot"]
    assert a.offered("switch") == ["Chargroar", "Steamie"]
    assert set(a.offered("act")) <= set(of_active)


@rule("OR-SETUP-08")
def test_starting_monsters_enter_play_after_both_hands_are_drawn() -> None:
    pool = "Drownigator, Americaw, Chargroar, Galeaffy, Steamie"
    a, b = new_game("competitive", decks=(pool, pool))
    for player, lead in ((a, "Drownigator"), (b, "Americaw")):
        player.does("lead", lead)
        for _ in range(2):
            player.table.answer(player.number, player.options()[0])
    assert b.hand == 1 and b.discard == 1  # Panic Attack found a hand of two
    assert a.hand == 2 and a.cubes == {"SPD": -1}  # Wing Clip, at the same time


@rule("OR-SETUP-09")
def test_what_is_open_and_what_is_not() -> None:
    a, b = table(
        a={
            "team": team("Chargroar", "Galeaffy", "Steamie", Chargroar=5),
            "hand": 3,
            "cubes": {"ATK": 1},
            "maneuver": 2,
        },
    )
    before = b.sees()
    a.does("protect", "Lights Out")
    a.table.answer(0, a.options()[0])
    assert b.sees() == before  # nothing of a half-made selection is seen
    mine = b.sees()["players"][0]
    assert (mine["hand"], mine["maneuver"], mine["cubes"]["ATK"]) == (3, 2, 1)
    hand = next(z for z in b.sees()["zones"] if z["name"] == "hand" and z["owner"] == 0)
    assert hand["cards"] == [] and hand["hidden"] == 3
    monster = next(z for z in b.sees()["zones"] if z["name"] == "team" and z["owner"] == 0)["cards"][0]
    assert (monster["name"], monster["hp"]) == ("Chargroar", 5)


@rule("OR-MODE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_deals_four_to_each(seats: int) -> None:
    found = new_game("draft", seats=seats, seed=5)
    dealt = [names(found[0].state, p * PER_SEAT + PACK) for p in range(seats)]
    assert [len(pack) for pack in dealt] == [4] * seats
    assert len({name for pack in dealt for name in pack}) == 4 * seats


@rule("OR-MODE-02")
def test_packs_go_to_the_left_and_shrink() -> None:
    found = new_game("draft", seats=3, seed=8)
    state = found[0].state
    for size in (4, 3, 2, 1):
        packs = [names(state, p * PER_SEAT + PACK) for p in range(3)]
        assert [len(pack) for pack in packs] == [size] * 3
        for player in found:
            assert len(player.options()) == size
            player.does("pick", packs[player.number][0])
        for player in range(3):
            assert names(state, (player + 1) % 3 * PER_SEAT + PACK) == packs[player][1:]
    assert all(len(state.zones[p * PER_SEAT + PICKS]) == 4 for p in range(3))


@rule("OR-MODE-03")
def test_every_pick_of_a_draft_stays_secret() -> None:
    a, b = new_game("draft", seed=2)
    for _ in range(4):
        for player in (a, b):
            player.table.answer(player.number, player.options()[0])
    zone = next(z for z in b.sees()["zones"] if z["name"] == "picks" and z["owner"] == 0)
    assert zone["cards"] == [] and zone["hidden"] == 4
    spectator = next(z for z in GAME.view(a.state, 2)["zones"] if z["name"] == "picks" and z["owner"] == 0)
    assert spectator["hidden"] == 4


def test_a_draft_of_three_plays_all_matches() -> None:
    found = new_game("draft", seats=3, seed=1)
    state = found[0].state
    met = []
    while state.result is None:
        if type(state.stack[-1]).__name__ == "ChooseTeam" and (not met or met[-1] != state.sides):
            met.append(list(state.sides))
            assert not state.zones[state.sides[0] * PER_SEAT + TEAM]
        seat = next(p for p in found if asking(state) >> p.number & 1)
        seat.table.answer(seat.number, seat.options()[-1 if state.turn % 3 else 0])
    assert met == [[0, 1], [1, 2], [0, 2]]
    assert sum(state.score) == 6 and state.score[state.result.winners[0]] == max(state.score)


def test_the_strict_pool_holds_the_exact_monsters_alone() -> None:
    rows = monster_rows(True)
    assert len(rows) == 11 and len(monster_rows(False)) == 20
    state = GAME.start(Setup(mode="casual", seed=1, settings={"strict": True}))
    assert sorted(state.printing) == rows
    with pytest.raises(BadSetup, match="needs 12 monsters"):
        GAME.start(Setup(mode="draft", seed=1, seats=3, settings={"strict": True}))
    with pytest.raises(BadSetup, match="strict pool"):
        pool = "Ashdash, Americaw, Chargroar, Galeaffy, Steamie"
        GAME.start(Setup(mode="competitive", seed=1, settings={"strict": True}, decks=(pool, pool)))


@rule("OR-CARD-01")
def test_a_monster_card_shows_its_facts() -> None:
    shown = dict(book().find("Stallagrowth").figures())
    assert shown["HP"] == "14" and shown["Elements"] == "Rock, Leaf" and shown["Role"] == "Tank ★"
    assert book().find("Stallagrowth").text().startswith("Thorned Body.")
    for card in book().cards:
        if isinstance(card, Monster):
            assert card.hp > 0 and 1 <= len(card.elements) <= 2 and card.role and 1 <= card.complexity <= 3


def test_all_five_are_brought_in_secret() -> None:
    a, b = new_game("competitive", seed=1)
    before = b.sees()
    for _ in range(5):
        a.table.answer(0, a.options()[0])
    assert not a.is_asked and b.sees() == before
    for _ in range(5):
        b.table.answer(1, b.options()[-1])
    zone = next(z for z in b.sees()["zones"] if z["name"] == "picks" and z["owner"] == 0)
    assert zone["cards"] == [] and zone["hidden"] == 5


def test_a_position_that_cannot_be_is_refused_with_its_reasons() -> None:
    good = {"team": ["Galeaffy", "Steamie", "Chargroar"]}
    wrong = [
        ({"team": ["Galeaffy", "Galeaffy", "Steamie"]}, "three different monsters"),
        ({"team": ["Galeafy", "Chargroar", "Steamie"]}, "nearest: Galeaffy"),
        ({**good, "mood": 3}, "unknown field mood"),
        ({**good, "hand": ["Flexferno/Sear+"]}, "is left in the deck"),
        ({**good, "hand": 3, "deck_size": 12}, "14 cards together"),
        ({**good, "hand": -1}, "field a.hand: expected int >= 0"),
        ({**good, "cubes": {"ATK": 5}}, "field a.cubes"),
        ({**good, "conditions": {"Steamie": {"sleep": 1}}}, "conditions.*'sleep'"),
        ({**good, "active": "Zappguin"}, "has no 'Zappguin'"),
        ({**good, "auras": {"Download": 3}}, "has no 'Download'"),
    ]
    for side, why in wrong:
        with pytest.raises(BadSetup, match=why):
            GAME.start(Setup(mode="casual", seed=0, position={"a": side, "b": good}))
    with pytest.raises(BadSetup, match="missing required field b"):
        GAME.start(Setup(mode="casual", seed=0, position={"a": good}))


def test_a_reveal_tells_everyone_what_was_paid_and_played() -> None:
    a, b = table(a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Standard+", "Galeaffy/Leaf Shield+"]})
    a.selects("Whirlwind", buffs=["Galeaffy/Leaf Shield+"], discard=["Standard+"])
    b.draws()
    told = [GAME.tell_event(a.state, e, 1) for e in a.state.log or ()]
    assert "Player 1: Whirlwind." in told and "Player 1 adds Leaf Shield." in told
    assert "Player 1 discards Can't Escape." in told and "Player 1 draws a card." in told
