"""Worked cases of set-up."""

from games.powerup.own_cards import GAME, gear, hero
from games.powerup.table import Story, table
from marks import case, rule
from overtable.games.powerup.phases.setup import FirstOffense
from overtable.games.powerup.state import DECK, HAND, SLOT_1, zone
from overtable.kernel.game import Setup


@case("PU-CASE-006")
@rule("PU-SETUP-07", "PU-SETUP-08")
def test_the_first_offense_player_by_the_cards_at_the_bottom() -> None:
    costs = [gear(f"Cost{n}", cost=n) for n in range(1, 6)]
    mine, theirs = [3, 1, 5], [3, 2, 1]
    t = table(
        a={"heroes": [hero("X")], "deck": [costs[n - 1] for n in mine[::-1]]},
        b={"heroes": [hero("Y")], "deck": [costs[n - 1] for n in theirs[::-1]]},
    )
    s = t.state
    before = [list(s.zones[zone(p, DECK)]) for p in (0, 1)]
    FirstOffense().run(s)
    assert s.offense == 1
    assert [list(s.zones[zone(p, DECK)]) for p in (0, 1)] == before
    looked_at = [c for p in (0, 1) for c in before[p][:2]]
    assert all(s.pool[w][c] == 0 for c in looked_at for w in range(3))
    assert s.pool[0][before[0][2]] != 0


@case("PU-CASE-007")
@rule("PU-SETUP-01", "PU-SETUP-02", "PU-SETUP-05", "PU-SETUP-10", "PU-DRAW-01", "PU-REFRESH-02")
def test_a_standard_game_up_to_the_end_of_draw() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=3))
    for seat in t.seats:
        t.answer(seat.number, seat.options()[0])
    s = t.state
    assert (s.hq, s.round, s.deploy, s.power) == ([7, 7], 1, [1, 1], [1, 1])
    for p in (0, 1):
        in_play = [h for h in s.board[p * 5 : p * 5 + 5] if h >= 0]
        assert len(in_play) == 1
        assert s.level[in_play[0]] == 1
        assert sum(len(s.zones[zone(p, SLOT_1 + i)]) for i in range(5)) == 19
        assert len(s.zones[zone(p, HAND)]) == 6
        assert len(s.zones[zone(p, DECK)]) == 14
    assert t.pending == "DeployTurn"


@case("PU-CASE-008")
@rule("PU-SETUP-03", "PU-SETUP-05", "PU-DEPLOY-03")
def test_the_start_is_a_free_one_star_hero() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=3, decks=("Emberwake: Forge Fire", "Emberwake: Forge Fire")))
    a, b = t.seats
    assert a.refused("start", "Torch Lancer").rule == "PU-SETUP-05"
    a.does("start", "Cinder Scout")
    b.does("start", "Ash Runner")
    assert t.state.deploy == [1, 1]
    while t.asked != [0] or t.pending != "DeployTurn":
        t.step()
    assert a.refused("deploy", "Flint Squire").rule == "PU-DEPLOY-03"
