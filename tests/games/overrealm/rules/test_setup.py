"""Set-up: what lies on the table, what is open, what a card shows."""

import pytest

from games.overrealm.table import new_game, table, team
from marks import rule
from overtable.games import find
from overtable.games.overrealm.book import book, monster_rows
from overtable.games.overrealm.cards import Monster
from overtable.kernel.game import BadSetup, Setup

GAME = find("overrealm")


@rule("OR-DECK-04")
def test_the_cards_of_a_player_stay_fourteen() -> None:
    a, b = table(a={"hand": 5}, b={"hand": 5})
    for _ in range(12):
        for player in (a, b):
            if player.is_asked:
                player.table.answer(player.number, player.options()[0])
        if a.state.result is None and a.can("draw") and b.can("draw"):
            assert a.hand + a.deck + a.discard == 14 and b.hand + b.deck + b.discard == 14
    assert a.state.turn > 1


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
