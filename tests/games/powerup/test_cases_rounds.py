"""Worked cases of decks, set-up, the phases of a round and the end of the game."""

import pytest

from games.powerup.kit import GAME, Story, astra, battle, buff, gear, hero, power, stat, table
from marks import case, rule
from overtable.games.powerup.decks import Deck, read_deck, why_not_legal
from overtable.games.powerup.state import DECK, HAND, SLOT_1, zone
from overtable.kernel.game import Setup


def deck_of(heroes: dict[str, int], powers: dict[str, int]) -> Deck:
    text = "\n".join(f"{n} {name}" for name, n in (heroes | powers).items())
    return read_deck(text, GAME.catalogue)


def heroes_by_stars(*numbers: int) -> dict[str, int]:
    """So many Heroes of each rarity, of two printings each so that copies stay legal."""
    cards: dict[str, int] = {}
    for stars, n in enumerate(numbers, 1):
        cards[hero(f"D{stars}", stars=stars)] = n - n // 2
        cards[hero(f"E{stars}", stars=stars)] = n // 2
    return cards


def filler(n: int, taken: dict[str, int] | None = None) -> dict[str, int]:
    """A Power Deck of n cards, three of a kind."""
    cards = dict(taken or {})
    i = 0
    while sum(cards.values()) < n:
        cards[gear(f"Filler{i}")] = min(3, n - sum(cards.values()))
        i += 1
    return cards


@case("PU-CASE-004")
@rule("PU-DECK-01", "PU-DECK-02")
def test_exactly_four_heroes_of_each_rarity() -> None:
    wrong = why_not_legal(deck_of(heroes_by_stars(4, 4, 4, 3, 5), filler(20)))
    assert [(r.rule, r.args) for r in wrong] == [("PU-DECK-02", (4, 3)), ("PU-DECK-02", (5, 5))]
    assert why_not_legal(deck_of(heroes_by_stars(4, 4, 4, 4, 4), filler(20))) == []


@case("PU-CASE-005")
@rule("PU-DECK-04", "PU-DECK-05", "PU-DECK-06")
@pytest.mark.parametrize(
    ("more", "n", "refused"),
    [
        ({}, 3, []),
        ({}, 4, ["PU-DECK-04"]),
        ({"unique": True}, 2, ["PU-DECK-05"]),
        ({"limited": 3}, 3, []),
        ({"limited": 2}, 3, ["PU-DECK-06"]),
    ],
)
def test_copies_unique_and_limited(more: dict[str, object], n: int, refused: list[str]) -> None:
    deck = deck_of(heroes_by_stars(4, 4, 4, 4, 4), filler(20, {gear("Copied", **more): n}))
    assert [r.rule for r in why_not_legal(deck)] == refused


@case("PU-CASE-006")
@rule("PU-SETUP-07", "PU-SETUP-08")
def test_the_first_offense_player_by_the_cards_at_the_bottom() -> None:
    from overtable.games.powerup.setup import FirstOffense

    costs = [gear(f"Cost{n}", cost=n) for n in range(1, 6)]
    mine, theirs = [3, 1, 5], [3, 2, 1]
    t = table(
        a={"heroes": [hero("X")], "deck": [costs[n - 1] for n in mine[::-1]]},
        b={"heroes": [hero("Y")], "deck": [costs[n - 1] for n in theirs[::-1]]},
    )
    s = t.state
    before = [list(s.zones[zone(p, DECK)]) for p in (0, 1)]
    FirstOffense().run(s)
    assert s.first == s.offense == 1
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


@case("PU-CASE-009")
@rule("PU-REFRESH-01", "PU-REFRESH-03", "PU-COMBAT-17")
def test_energy_is_set_and_not_saved() -> None:
    t = table(round=3, a={"heroes": [hero("X")], "deploy": 2, "power": 1}, b=[hero("Y")])
    t.to_round(4)
    assert t.state.round == 4
    assert (t.state.deploy[0], t.state.power[0]) == (4, 4)


@case("PU-CASE-010")
@rule("PU-REFRESH-05", "PU-CARD-07")
def test_one_battle_card_is_put_on_top_in_refresh() -> None:
    x, y, z = battle("BX", stat(1, who="team")), battle("BY"), battle("BZ", stat(2, who="team"))
    h = hero("H", atk=3)
    t = table(phase="refresh", a={"heroes": [h], "battle": [x, y, z]}, b=[hero("Y")])
    a = t.seats[0]
    assert t.figures(h) == "4/3"
    a.does("swap", z)
    assert a.zone("battle")[::-1] == [z, x, y]
    assert t.figures(h) == "5/3"
    assert a.refused("swap", y).rule == "PU-DEPLOY-09"


@case("PU-CASE-011")
@rule("PU-POWERUP-01", "PU-POWERUP-02", "PU-POWERUP-04")
def test_astra_unlock_round_by_round() -> None:
    x = hero("X", stars=2, astra=[astra("One", buff(1, who="self")), astra("Two", buff(0, 1, who="self"))])
    t = table(round=3, a={"heroes": [hero("H")], "slots": [x]}, b=[hero("Y")])
    t.seats[0].does("deploy", x)
    assert t.astra(x) == ["One"]
    t.to_round(4)
    assert t.astra(x) == ["One", "Two"]
    t.to_round(5)
    assert t.astra(x) == ["One", "Two"]
    assert t.state.level[t.card(x)] == 3


@case("PU-CASE-012")
@rule("PU-DRAW-01", "PU-DRAW-02", "PU-WIN-02")
def test_an_empty_deck_ends_the_game_in_resolve() -> None:
    x = hero("X", astra=[astra("Read", {"do": "draw", "n": 2})])
    junk = [gear(f"Junk{n}", cost=9) for n in range(4)]
    t = table(
        round=6,
        phase="refresh",
        a={"hq": 5, "heroes": [x], "hand": junk, "deck": [gear("Last")]},
        b={"hq": 3, "heroes": [hero("Y")]},
    )
    a = t.seats[0]
    assert (len(a.zone("hand")), len(a.zone("deck"))) == (5, 0)
    a.does("use", x, "Read")
    t.quiet()
    assert len(a.zone("hand")) == 5
    assert t.state.result is None
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-02")


@case("PU-CASE-013")
@rule("PU-DEPLOY-03", "PU-DEPLOY-04")
def test_a_living_hero_is_not_replaced() -> None:
    here, three, four = hero("Here", stars=3), hero("Three", stars=3, cost=4), hero("Four", stars=4, cost=4)
    t = table(round=4, a={"heroes": [here], "slots": [three, four]}, b=[hero("Y")])
    a = t.seats[0]
    assert a.refused("deploy", three).rule == "PU-DEPLOY-03"
    a.does("deploy", four)
    assert t.state.deploy[0] == 0
    assert t.zone_of(four) == "heroes"


@case("PU-CASE-014")
@rule("PU-DEPLOY-01", "PU-DEPLOY-02")
def test_a_pass_in_deploy_is_not_final() -> None:
    two, belt = hero("Two", stars=2), gear("Belt")
    y = hero("Y")
    t = table(
        a={"heroes": [hero("X")], "slots": [two], "hand": [gear("Spare", cost=9)]},
        b={"heroes": [y], "hand": [belt, gear("Spare", cost=9)]},
    )
    a, b = t.seats
    a.does("pass")
    b.does("equip", belt, y)
    t.quiet()
    a.does("deploy", two)
    t.quiet()
    b.does("pass")
    assert t.pending == "DeployTurn"
    a.does("pass")
    assert t.state.phase != 4
    assert t.pending in ("TeamUpChance", "CombatTurn")


@case("PU-CASE-015")
@rule("PU-DEPLOY-05", "PU-DEPLOY-06", "PU-DEPLOY-08", "PU-DEPLOY-15")
def test_one_equipment_is_replaced_a_round() -> None:
    x, y = hero("X"), hero("Y", stars=2)
    old, other = gear("Old"), gear("Other")
    new, newer = gear("New"), gear("Newer")
    t = table(
        round=3,
        a={"heroes": [{"hero": x, "equipment": [old]}, {"hero": y, "equipment": [other]}], "hand": [new, newer]},
        b=[hero("B")],
    )
    a = t.seats[0]
    assert a.refused("equip", new, x).rule == "PU-DEPLOY-05"
    a.does("replace", new, old)
    assert t.zone_of(old) == "used"
    assert t.on(x) == [new]
    assert t.state.deploy[0] == 2
    t.quiet()
    t.passes(1)
    assert a.refused("replace", newer, other).rule == "PU-DEPLOY-06"
    assert a.refused("break", other).rule == "PU-DEPLOY-08"


@case("PU-CASE-016")
@rule("PU-DEPLOY-09", "PU-DEPLOY-10", "PU-REFRESH-05")
def test_a_new_battle_card_is_current_until_a_later_refresh() -> None:
    x, y, z = battle("BX"), battle("BY"), battle("BZ")
    leak = power("Leak", {"do": "break"}, target="enemy_battle")
    mine, theirs = hero("H"), hero("Y")
    t = table(a={"heroes": [mine], "battle": [x, y], "hand": [z]}, b={"heroes": [theirs], "hand": [leak]})
    a, b = t.seats
    a.does("battle", z)
    assert a.zone("battle")[::-1] == [z, x, y]
    assert t.state.deploy[0] == 2
    t.quiet()
    t.passes(1)
    if t.pending == "DeployTurn" and t.asked == [0]:
        assert a.refused("swap", y).rule == "PU-DEPLOY-09"
    t.to_combat()
    t.quiet()
    a.does("attack", mine, theirs)
    t.quiet()
    b.does("let_through")
    b.does("play", leak, z)
    assert t.zone_of(z) == "used"
    assert a.zone("battle")[-1] == x


@case("PU-CASE-017")
@rule("PU-DEPLOY-11", "PU-CARD-08")
def test_energy_of_the_wrong_kind_does_not_pay() -> None:
    belt = gear("Belt2", cost=2)
    x = hero("X")
    t = table(round=2, a={"heroes": [x], "hand": [belt], "deploy": 1}, b=[hero("Y")])
    reason = t.seats[0].refused("equip", belt, x)
    assert (reason.rule, reason.args[1:]) == ("PU-DEPLOY-11", (2, 1))
    assert (t.state.deploy[0], t.state.power[0]) == (1, 2)


@case("PU-CASE-018")
@rule("PU-DEPLOY-14", "PU-POWERUP-04", "PU-CARD-06")
def test_an_attached_power_takes_the_place_of_the_second_astra() -> None:
    x = hero("X", astra=[astra("One", buff(1, who="self")), astra("Two", buff(0, 1, who="self"))])
    gift = power("Gift2", buff(1), target="ally", attach={"surcharge": 1, "use": [astra("Given", buff(2, who="self"))]})
    snap = power("Snap", {"do": "break"}, target="enemy_power")
    t = table(round=3, a={"heroes": [x], "hand": [gift]}, b={"heroes": [hero("Y")], "hand": [snap]})
    a, b = t.seats
    a.does("attach", gift, x)
    assert t.state.power[0] == 1
    t.quiet()
    t.passes(1)
    assert a.offered("use", x) == ["One"]
    assert a.offered("use", gift) == ["Given"]
    t.to_round(4)
    assert t.state.level[t.card(x)] == 2
    while t.asked != [0]:
        t.step()
    assert a.offered("use", x) == ["One"]
    assert a.refused("use", x, "Two").rule == "PU-DEPLOY-14"
    a.does("use", x, "One")
    t.quiet()
    b.does("play", snap, gift)
    t.quiet()
    assert a.offered("use", x) == ["One", "Two"]


@case("PU-CASE-038")
@rule("PU-WIN-01", "PU-COMBAT-15")
def test_an_hq_at_nothing_does_not_cut_combat_short() -> None:
    x, y, y2 = hero("X"), hero("Y"), hero("Y2", stars=2)
    t = table(round=7, phase="combat", a={"hq": 4, "heroes": [x]}, b={"hq": 1, "heroes": [y, y2]})
    t.attack(0, x, y, block=False)
    assert t.hq == [4, 0]
    assert t.state.result is None
    t.attack(1, y, x, block=None)
    t.seats[1].does("attack", y2, x)
    assert t.hq == [2, 0]
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-01")


@case("PU-CASE-039")
@rule("PU-WIN-02", "PU-WIN-03")
def test_the_higher_hq_wins_although_the_deck_is_empty() -> None:
    t = table(
        round=9,
        phase="refresh",
        a={"hq": 4, "heroes": [hero("X")], "deck": [gear("Last")]},
        b={"hq": 3, "heroes": [hero("Y")]},
    )
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule, t.state.round) == ((0,), "PU-WIN-02", 9)


@case("PU-CASE-040")
@rule("PU-WIN-04", "PU-WIN-02")
def test_then_more_stars_in_play() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2, 4)]
    theirs = [hero(f"B{n}", stars=n) for n in (3, 5)]
    t = table(phase="resolve", a={"hq": 3, "heroes": mine}, b={"hq": 3, "heroes": theirs, "deck": []})
    assert t.state.result is not None
    assert t.state.result.winners == (1,)


@case("PU-CASE-041")
@rule("PU-WIN-06")
def test_no_more_heroes() -> None:
    x, y = hero("X", atk=9), hero("Y", health=1)
    t = table(phase="combat", a={"hq": 1, "heroes": [x]}, b={"hq": 6, "heroes": [y]})
    t.attack(0, x, y)
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-06")


@case("PU-CASE-042")
@rule("PU-WIN-07", "PU-WIN-03", "PU-WIN-04")
@pytest.mark.parametrize(
    ("hq", "mine", "theirs", "decks", "winners"),
    [
        ((5, 4), (4, 5), (1, 5), (4, 4), (0,)),
        ((4, 4), (4, 5), (3, 4, 5), (4, 4), (1,)),
        ((4, 4), (4, 5), (4, 5), (3, 5), (1,)),
        ((4, 4), (4, 5), (4, 5), (4, 4), ()),
    ],
)
def test_after_the_tenth_round_the_tie_breaks_decide(
    hq: tuple[int, int],
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    decks: tuple[int, int],
    winners: tuple[int, ...],
) -> None:
    t = table(
        round=10,
        phase="resolve",
        a={"hq": hq[0], "heroes": [hero(f"A{n}", stars=n) for n in mine], "deck": [gear("Card")] * decks[0]},
        b={"hq": hq[1], "heroes": [hero(f"B{n}", stars=n) for n in theirs], "deck": [gear("Card")] * decks[1]},
    )
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule, t.state.round) == (winners, "PU-WIN-07", 10)


@case("PU-CASE-043")
@rule("PU-MODE-01", "PU-MODE-02")
def test_one_stranger_among_the_heroes() -> None:
    heroes = heroes_by_stars(4, 4, 4, 4, 3)
    heroes[hero("Stranger", stars=5, faction="Q")] = 1
    deck = deck_of(heroes, filler(20))
    assert [r.rule for r in why_not_legal(deck)] == ["PU-MODE-01"]
    assert why_not_legal(deck, mixed=True) == []
