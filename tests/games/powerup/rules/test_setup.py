"""Rules of set-up that no worked case plays."""

import pytest

from games.powerup.own_cards import GAME, gear, hero
from games.powerup.table import Story, table
from marks import rule
from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.book.glossary import WHENS
from overtable.games.powerup.phases.setup import FirstOffense
from overtable.games.powerup.state import DECK, SETUP, SLOT_1, PowerUp, zone
from overtable.kernel.game import BadSetup, Setup


@rule("PU-SETUP-03", "PU-SETUP-04")
def test_face_down_heroes_are_known_to_their_owner_only() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=5))
    s = t.state
    for stars in range(1, 6):
        cards = s.zones[zone(0, SLOT_1 + stars - 1)]
        assert len(cards) == 4
        assert all(FACES[s.printing[c]].stars == stars for c in cards)
        assert all(s.pool[0][c] == 0 and s.pool[1][c] and s.pool[2][c] for c in cards)
    shown = {z["name"]: len(z["cards"]) for z in t.seats[1].sees()["zones"] if z["owner"] == 0}
    assert shown["slot3"] == 0


@rule("PU-SETUP-01", "PU-SETUP-02")
def test_before_the_first_choice_nothing_lies_on_any_card_or_any_side() -> None:
    s = Story(GAME, Setup(mode="same-faction", seed=5)).state
    new = PowerUp(5, s.printing, 100)
    for state in (s, new):
        assert (state.round, state.phase, state.offense, state.teamups) == (1, SETUP, 0, 1)
        assert (state.hq, state.deploy, state.power) == ([7, 7], [1, 1], [1, 1])
        assert (state.guarded, state.extra_teamups, state.ran_out) == ([0, 0], [0, 0], [0, 0])
        assert (state.equipment_replaced, state.powers_replaced) == ([0, 0], [0, 0])
        assert state.tally == [[0] * len(WHENS), [0] * len(WHENS)]
        assert state.board == [-1] * 10
        assert (state.chain, state.fight, state.hold, state.brutal) == ([], None, 0, 0)
        on_cards = ("flags", "wounds", "level", "plus", "minus", "regen", "evade", "burn", "poison")
        for name in (*on_cards, "joined", "charges", "uses"):
            assert list(getattr(state, name)) == [0] * 80, name
        assert list(state.bearer) == [255] * 80
    assert list(s.owner) == [0] * 40 + [1] * 40


@rule("PU-SETUP-06")
def test_power_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        t = Story(GAME, Setup(mode="same-faction", seed=seed, decks=("Emberwake: Forge Fire",) * 2))
        orders.add(tuple(t.seats[0].zone("deck")))
    assert len(orders) == 4


@rule("PU-SETUP-05")
def test_the_start_is_chosen_in_secret() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=5))
    a, b = t.seats
    assert t.asked == [0, 1]
    t.answer(0, a.options()[0])
    assert t.asked == [1]
    assert t.state.board == [-1] * 10
    hidden = t.state.stack[-1].untold(t.state, 1)
    assert hidden.picks == (-1, -1)  # type: ignore[attr-defined]
    t.answer(1, b.options()[0])
    assert [h >= 0 for h in (t.state.board[0], t.state.board[5])] == [True, True]


@rule("PU-SETUP-09")
def test_a_coin_may_decide_instead() -> None:
    firsts = set()
    for seed in range(12):
        t = Story(GAME, Setup(mode="same-faction", seed=seed, settings={"first": "coin"}))
        for seat in t.seats:
            t.answer(seat.number, seat.options()[0])
        firsts.add(t.state.offense)
        assert all(t.state.pool[w][c] for w in (0, 1) for c in t.state.zones[zone(1 - w, DECK)])
    assert firsts == {0, 1}
    with pytest.raises(BadSetup, match="first must be cost or coin"):
        GAME.start(Setup(mode="same-faction", seed=1, settings={"first": "dice"}))


@rule("PU-SETUP-08")
def test_a_whole_tie_is_decided_at_random() -> None:
    same = [gear("Same")] * 4
    firsts = set()
    for seed in range(12):
        t = table(a={"heroes": [hero("X")], "deck": same}, b={"heroes": [hero("Y")], "deck": same})
        t.state.chance[2] = seed * 7919
        FirstOffense().run(t.state)
        firsts.add(t.state.offense)
    assert firsts == {0, 1}


@rule("PU-MODE-07", "PU-SETUP-02")
@pytest.mark.parametrize("hq", [5, 7, 10, 13])
def test_hq_sizes(hq: int) -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=1, settings={"hq": hq}))
    assert t.hq == [hq, hq]
    with pytest.raises(BadSetup, match="hq must be from 1 to 99"):
        GAME.start(Setup(mode="same-faction", seed=1, settings={"hq": 0}))


@rule("PU-SETUP-12")
def test_roles_change_every_round() -> None:
    keep = [gear("Keep", cost=9)]
    t = table(round=3, offense="a", a={"heroes": [hero("X")], "hand": keep}, b={"heroes": [hero("Y")], "hand": keep})
    roles = []
    for number in (3, 4, 5):
        t.to_round(number)
        roles.append(t.state.offense)
        assert t.asked == [t.state.offense]
    assert roles == [0, 1, 0]
