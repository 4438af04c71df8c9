"""Rules of cards, decks and set-up that no worked case plays."""

import pytest

from games.powerup.kit import GAME, Story, astra, buff, gear, hero, power, stat, table
from games.powerup.test_cases_rounds import deck_of, filler, heroes_by_stars
from marks import rule
from overtable.games.powerup.decks import why_not_legal
from overtable.games.powerup.printed import FACES, KIND_NAMES
from overtable.games.powerup.state import DECK, SLOT_1, zone
from overtable.kernel.catalogue import CardError
from overtable.kernel.game import BadSetup, Setup


@rule("PU-CARD-01", "PU-CARD-02")
def test_there_are_four_kinds_of_cards_and_heroes_have_one_to_five_stars() -> None:
    assert {c.type for c in GAME.catalogue.cards} == {"hero", "equipment", "power", "battle"}
    assert {KIND_NAMES[f.kind] for f in FACES} == {"Hero", "Equipment", "Power", "Battle"}
    assert {f.stars for f in FACES if f.kind == 0} == {1, 2, 3, 4, 5}
    with pytest.raises(CardError, match="stars: expected 1 to 5"):
        hero("Six", stars=6)


@rule("PU-CARD-05", "PU-CARD-09", "PU-KEY-13")
def test_equipment_works_by_itself_while_it_is_attached() -> None:
    x, blade = hero("X"), gear("Blade", stat(2, 1))
    t = table(a={"heroes": [x], "hand": [blade]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("equip", blade, x)
    assert t.on(x) == [blade]
    assert t.figures(x) == "5/4"
    t.to_round(4)
    assert t.figures(x) == "5/4"


@rule("PU-CARD-09", "PU-TERM-02")
def test_a_passive_astra_is_not_activated_and_an_active_one_is_paid() -> None:
    x = hero(
        "X",
        astra=[
            {"name": "Calm", "always": [stat(0, 2)]},
            astra("Paid", buff(1, who="self"), cost=2),
            {"name": "Knelt", "kneel": True, "cost": 1, "does": [buff(1, who="self")]},
        ],
    )
    t = table(a={"heroes": [{"hero": x, "level": 3}], "hand": [gear("Keep", cost=9)]}, b=[hero("Y")])
    a = t.seats[0]
    assert t.figures(x) == "3/5"
    assert a.offered("use", x) == ["Paid", "Knelt"]
    a.does("use", x, "Paid")
    t.quiet()
    assert (t.state.power[0], t.kneels(x)) == (1, False)
    t.passes(1)
    a.does("use", x, "Knelt")
    t.quiet()
    assert (t.state.power[0], t.kneels(x)) == (0, True)


@rule("PU-CARD-11")
def test_a_hero_without_a_faction_never_teams_up() -> None:
    one, two = hero("F1", faction=""), hero("F2", stars=2, faction="")
    three = hero("P3", stars=3)
    y = hero("Y", stars=5)
    t = table(phase="combat", a=[one, two, three, hero("P4", stars=4)], b=[y])
    a = t.seats[0]
    assert a.refused("team_up", two, one, y).rule == "PU-TEAMUP-03"
    assert a.refused("team_up", three, one, y).rule == "PU-TEAMUP-03"


@rule("PU-DECK-01", "PU-DECK-03")
def test_a_hero_does_not_count_for_the_power_deck() -> None:
    deck = deck_of(heroes_by_stars(4, 4, 4, 4, 5), filler(19))
    assert {r.rule for r in why_not_legal(deck)} == {"PU-DECK-01", "PU-DECK-02"}
    kinds = {gear("AllGear"): 3, **{gear(f"Gear{n}"): 3 for n in range(5)}, power("P", buff(1), target="ally"): 2}
    assert why_not_legal(deck_of(heroes_by_stars(4, 4, 4, 4, 4), kinds)) == []


@rule("PU-DECK-07", "PU-DECK-04")
def test_three_copies_of_a_hero_may_lie_in_one_slot() -> None:
    heroes = heroes_by_stars(4, 4, 4, 4, 4)
    first, second = [n for n in heroes if n.startswith(("D3", "E3"))]
    heroes[first], heroes[second] = 3, 1
    deck = deck_of(heroes, filler(20))
    assert why_not_legal(deck) == []
    t = Story(GAME, Setup(mode="same-faction", seed=1, decks=(deck.text(), deck.text())))
    assert t.seats[0].zone("slot3").count(first) == 3
    heroes[first], heroes[second] = 4, 0
    assert [r.rule for r in why_not_legal(deck_of(heroes, filler(20)))] == ["PU-DECK-04"]


@rule("PU-DECK-01", "PU-MODE-01")
def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    deck = deck_of({**heroes_by_stars(4, 4, 4, 4, 3), hero("Alien", stars=5, faction="Q"): 1}, filler(21))
    with pytest.raises(BadSetup) as refusal:
        GAME.start(Setup(mode="same-faction", seed=1, decks=(deck.text(), deck.text())))
    assert len(refusal.value.problems) == 4
    assert all("[PU-" in p for p in refusal.value.problems)


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
        firsts.add(t.state.first)
        assert all(t.state.pool[w][c] for w in (0, 1) for c in t.state.zones[zone(1 - w, DECK)])
    assert firsts == {0, 1}
    with pytest.raises(BadSetup, match="first must be cost or coin"):
        GAME.start(Setup(mode="same-faction", seed=1, settings={"first": "dice"}))


@rule("PU-SETUP-08")
def test_a_whole_tie_is_decided_at_random() -> None:
    from overtable.games.powerup.setup import FirstOffense

    same = [gear("Same")] * 4
    firsts = set()
    for seed in range(12):
        t = table(a={"heroes": [hero("X")], "deck": same}, b={"heroes": [hero("Y")], "deck": same})
        t.state.chance[2] = seed * 7919
        FirstOffense().run(t.state)
        firsts.add(t.state.first)
    assert firsts == {0, 1}


@rule("PU-MODE-07", "PU-SETUP-02")
@pytest.mark.parametrize("hq", [5, 7, 10, 13])
def test_hq_sizes(hq: int) -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=1, settings={"hq": hq}))
    assert t.hq == [hq, hq]
    with pytest.raises(BadSetup, match="hq must be from 1 to 99"):
        GAME.start(Setup(mode="same-faction", seed=1, settings={"hq": 0}))
