"""Rules of cards, decks, set-up and the phases of a round that no worked case plays."""

import pytest

from games.powerup.kit import GAME, Story, astra, battle, buff, gear, hero, power, stat, table
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


@rule("PU-SETUP-11", "PU-DRAW-03")
def test_a_hand_limit_exists_only_by_a_text() -> None:
    junk = [gear(f"Junk{n}", cost=9) for n in range(12)]
    t = table(phase="refresh", a={"heroes": [hero("X")], "hand": junk}, b=[hero("Y")])
    assert len(t.seats[0].zone("hand")) == 13
    cap = gear("Cap", {"is": "hand_limit", "cards": 5})
    t = table(phase="refresh", a={"heroes": [hero("X")], "hand": junk}, b=[{"hero": hero("Y"), "equipment": [cap]}])
    a = t.seats[0]
    assert t.pending == "DiscardChoice"
    for n in range(8):
        assert len(a.zone("hand")) == 13 - n
        t.answer(0, a.options()[0])
    assert t.pending != "DiscardChoice"
    assert (len(a.zone("hand")), len(a.zone("used"))) == (5, 8)


@rule("PU-DRAW-03")
def test_a_text_gives_extra_draws() -> None:
    slate = gear("Slate", {"is": "extra_draw", "cards": 1})
    t = table(phase="refresh", a=[{"hero": hero("X"), "equipment": [slate]}], b=[hero("Y")])
    assert [len(seat.zone("hand")) for seat in t.seats] == [2, 1]


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


@rule("PU-REFRESH-04")
def test_who_is_able_to_stand_stands_up() -> None:
    x, z = hero("X"), hero("Z", stars=2)
    hold = power("Hold", {"do": "kneel", "pin": True}, target="enemy")
    t = table(a=[x, {"hero": z, "kneeling": True}], b={"heroes": [hero("Y")], "hand": [hold]}, offense="b")
    t.seats[1].does("play", hold, x)
    t.to_round(4)
    assert t.kneels(x)
    assert not t.kneels(z)
    t.to_round(5)
    assert not t.kneels(x)


@rule("PU-REFRESH-06")
def test_the_limits_of_a_round_start_afresh() -> None:
    x = hero("X", keywords=["Divert", "Resolve"], astra=[astra("Guard", buff(0, 1, who="self"), cost=1, times=1)])
    old, new, newer = gear("Old"), gear("New"), gear("Newer")
    t = table(a={"heroes": [{"hero": x, "equipment": [old]}], "hand": [new, newer]}, b=[hero("Y")])
    a, s = t.seats[0], t.state
    a.does("replace", new, old)
    t.passes(1)
    a.does("use", x, "Guard")
    t.passes(1)
    assert not a.can("replace", newer, new)
    s.flags[t.card(x)] |= 4 | 8 | 16
    s.teamups = 0
    t.to_round(4)
    while t.asked != [0]:
        t.step()
    assert a.can("replace", newer, new)
    assert a.can("use", x, "Guard")
    assert s.teamups == 1
    assert not s.flags[t.card(x)]


@rule("PU-POWERUP-03")
def test_the_starting_hero_reaches_level_two_in_round_two() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=3))
    for seat in t.seats:
        t.answer(seat.number, seat.options()[0])
    start = t.state.board[0]
    assert (t.state.round, t.state.level[start]) == (1, 1)
    t.to_round(2)
    assert t.state.level[start] == 2


@rule("PU-POWERUP-05")
def test_levels_are_lost_with_the_hero() -> None:
    x = hero("X", health=1)
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    t = table(
        offense="b",
        a={"heroes": [{"hero": x, "level": 4}], "slots": [x]},
        b={"heroes": [hero("Y")], "hand": [bomb]},
    )
    a, b = t.seats
    b.does("play", bomb, x)
    t.quiet()
    a.does("deploy", x)
    assert t.state.level[t.state.board[0]] == 1


@rule("PU-DEPLOY-07")
def test_one_attached_power_is_replaced_a_round_counted_apart_from_equipment() -> None:
    x, z = hero("X"), hero("Z", stars=2)
    gift, gift2, gift3, gift4 = (
        power(f"Gift{n}", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(n)]}) for n in (1, 2, 3, 4)
    )
    old, new = gear("Old"), gear("New")
    t = table(
        round=6,
        a={
            "heroes": [{"hero": x, "power": gift, "equipment": [old]}, {"hero": z, "power": gift2}],
            "hand": [gift3, gift4, new],
        },
        b=[hero("Y")],
    )
    a = t.seats[0]
    a.does("replace", gift3, gift)
    t.passes(1)
    assert t.zone_of(gift) == "used"
    assert t.on(x) == [old, gift3]
    assert t.figures(x) == "6/3"
    assert t.state.power[0] == 4
    assert a.refused("replace", gift4, gift2).rule == "PU-DEPLOY-07"
    assert a.refused("attach", gift4, z).rule == "PU-DEPLOY-14"
    a.does("replace", new, old)
    assert t.zone_of(old) == "used"


@rule("PU-DEPLOY-12", "PU-POWERUP-02")
def test_a_hero_deployed_this_round_acts_at_once() -> None:
    x = hero("X", stars=2, astra=[astra("One", buff(1, who="self"))])
    y = hero("Y")
    t = table(a={"heroes": [], "slots": [x]}, b=[y])
    a, b = t.seats
    a.does("deploy", x)
    t.passes(1)
    a.does("use", x, "One")
    t.to_combat()
    t.quiet()
    assert a.can("attack", x, y)
    a.does("pass")
    b.does("attack", y, x)
    assert a.can("block", x)


@rule("PU-DEPLOY-13", "PU-TERM-08")
def test_non_instants_are_deploy_actions_too() -> None:
    x = hero("X", astra=[astra("Slow", buff(1, who="self"))])
    song = power("Song", buff(0, 1), target="ally")
    t = table(a={"heroes": [x], "hand": [song]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("use", x, "Slow")
    t.passes(1)
    a.does("play", song, x)
    t.quiet()
    assert t.figures(x) == "4/4"
    assert t.state.phase == 4
    assert t.zone_of(song) == "used"


@rule("PU-DEPLOY-05")
def test_a_text_lets_a_hero_carry_more() -> None:
    x = hero("X", astra=[{"name": "Strong", "always": [{"is": "carries", "equipment": 2}]}])
    one, two, three = gear("One1"), gear("Two2"), gear("Three3")
    t = table(a={"heroes": [x], "hand": [one, two, three]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("equip", one, x)
    t.passes(1)
    a.does("equip", two, x)
    t.passes(1)
    assert a.refused("equip", three, x).rule == "PU-DEPLOY-05"
    assert t.on(x) == [one, two]


@rule("PU-DEPLOY-01")
def test_the_offense_player_acts_first_and_actions_alternate() -> None:
    two, three = hero("Two", stars=2), hero("Three", stars=3)
    t = table(offense="b", a={"heroes": [hero("X")], "slots": [two]}, b={"heroes": [hero("Y")], "slots": [three]})
    a, b = t.seats
    assert t.asked == [1]
    assert a.refused("deploy", two).rule == "TABLE-SEAT"
    b.does("deploy", three)
    assert t.asked == [0]
    a.does("deploy", two)


@rule("PU-MODE-07", "PU-SETUP-02")
@pytest.mark.parametrize("hq", [5, 7, 10, 13])
def test_hq_sizes(hq: int) -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=1, settings={"hq": hq}))
    assert t.hq == [hq, hq]
    with pytest.raises(BadSetup, match="hq must be from 1 to 99"):
        GAME.start(Setup(mode="same-faction", seed=1, settings={"hq": 0}))


@rule("PU-WIN-05")
@pytest.mark.parametrize(("first_out", "winner"), [("a", 1), ("b", 0)])
def test_who_ran_out_first_loses(first_out: str, winner: int) -> None:
    last = {"hq": 4, "deck": [gear("Last")]}
    t = table(
        round=6,
        phase="refresh",
        offense=first_out,
        a={"heroes": [hero("X")], **last},
        b={"heroes": [hero("Y")], **last},
    )
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((winner,), "PU-WIN-02")


@rule("PU-WIN-05", "PU-WIN-02")
def test_only_one_deck_ran_out() -> None:
    t = table(phase="resolve", a={"hq": 4, "heroes": [hero("X")], "deck": []}, b={"hq": 4, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert t.state.result.winners == (1,)


@rule("PU-WIN-08")
def test_win_conditions_in_their_printed_order() -> None:
    t = table(round=10, phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 1, "heroes": [], "deck": []})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-01")
    t = table(round=10, phase="resolve", a={"hq": 2, "heroes": [], "deck": []}, b={"hq": 1, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-02")
    t = table(round=10, phase="resolve", a={"hq": 2, "heroes": []}, b={"hq": 1, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-06")


@rule("PU-WIN-09")
def test_both_lose_at_once() -> None:
    two = [hero("B1"), hero("B2", stars=2)]
    t = table(phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 0, "heroes": two})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-01")
    t = table(phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 0, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert t.state.result.winners == ()
    t = table(phase="resolve", a={"heroes": []}, b={"heroes": []})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((), "PU-WIN-06")


@rule("PU-WIN-06")
def test_an_empty_board_is_no_loss_while_heroes_are_left() -> None:
    t = table(phase="resolve", a={"heroes": [], "slots": [hero("S")]}, b=[hero("Y")])
    assert t.state.result is None
    assert t.state.round == 4


@rule("PU-REFRESH-05")
def test_keeping_the_battle_card_and_asking_offense_first() -> None:
    bx, by = battle("KX"), battle("KY")
    t = table(
        phase="refresh",
        offense="b",
        a={"heroes": [hero("X")], "battle": [bx, by]},
        b={"heroes": [hero("Y")], "battle": [by, bx]},
    )
    assert (t.pending, t.asked) == ("SwapBattle", [1])
    t.seats[1].does("keep")
    assert t.asked == [0]
    t.seats[0].does("keep")
    assert t.seats[0].zone("battle")[-1] == bx
