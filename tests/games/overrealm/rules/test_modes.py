"""Modes of play: what is dealt, what is passed, what stays secret."""

import pytest

from games.overrealm.table import new_game
from marks import rule
from overtable.games import find
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import PACK, PER_SEAT, PICKS, TEAM
from overtable.kernel.engine import asking

GAME = find("overrealm")


def names(state, zone):  # type: ignore[no-untyped-def]
    return [book()[state.printing[c]].name for c in state.zones[zone]]


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
            lying = {z.name for z, cards in zip(state.layout, state.zones, strict=True) if cards}
            assert ("past" in lying) is (len(met) > 1) and not {"removed", "discard", "hand", "deck", "supply"} & lying
        seat = next(p for p in found if asking(state) >> p.number & 1)
        seat.table.answer(seat.number, seat.options()[-1 if state.turn % 3 else 0])
    assert met == [[0, 1], [1, 2], [0, 2]]
    assert sum(state.score) == 6 and state.score[state.result.winners[0]] == max(state.score)


def test_all_five_are_brought_in_secret() -> None:
    a, b = new_game("competitive", seed=1)
    before = b.sees()
    for _ in range(5):
        a.table.answer(0, a.options()[0])
    assert not a.is_asked and b.sees() == before
    for _ in range(5):
        b.table.answer(1, [o for o in b.options() if o.verb == "bring"][-1])
    zone = next(z for z in b.sees()["zones"] if z["name"] == "picks" and z["owner"] == 0)
    assert zone["cards"] == [] and zone["hidden"] == 5
