"""Limited play, played: drafts, sealed pools, the decks that are built of them, and games with those decks."""

from collections import Counter
from typing import Any

import pytest

from games.overpower.drafts import DRAFT, draft, finished, go_on, open_people, picking
from games.overpower.table import Player, reach, seated
from marks import rule
from overtable.games import find
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.decks.legal import threat
from overtable.games.overpower.decks.text import parse
from overtable.kernel.game import BadSetup
from overtable.scenario import Table, scenario

COLLECTED = ("Jane Porter", "Carson of Venus", "Count of Monte Cristo")
COLLECTOR = 6

JANE_TWICE = """
# Jane and Jane
Format: Draft
Mission: Warlord of Mars
Homebase: Asclepieion
Front Line: Jane Porter; Jane Porter; Carson of Venus
Reserve: Count of Monte Cristo

1 1 Energy
4 2 Combat
1 3 Combat
1 4 Combat
1 5 Combat
1 6 Combat
2 4 Intelligence
4 5 Intelligence
4 6 Intelligence
3 7 Intelligence
1 7 Energy
1 5 Any-Power
1 6 Any-Power
1 Heimdall
1 Janjong Duare Mintep
2 On the Razor's Edge
1 Telepathic Resistance
2 Sometimes Piracy is the Best Option
2 T-Ray Gun
1 Jacopo
1 Network of Thieves
1 Surprise Swordsman
1 Archimedes Q. Porter
1 Ethnoarchaeology
3 Tenacious Pursuit
2 Lady of the Jungle
3 Not Without My Friends
2 Not a Damsel in Distress
1 Merlin's Wand
1 Training (Leonidas)
"""


@pytest.fixture(scope="module")
def collected() -> Table[Any]:
    """Eight draft; one of them takes three characters again and again, and nobody is in the way."""
    table = draft(8)
    finished(table, {COLLECTOR: COLLECTED})
    return table


def pool_of(table: Table[Any], seat: int) -> list[str]:
    return DRAFT.pool(table.state, seat)


def at_a_game(text: str, other: str, seed: int) -> list[Player]:
    """A started game with decks that were built of pools."""
    settings = dict(DRAFT.deck_settings)
    return seated(scenario(DRAFT.plays, DRAFT.plays_mode, seed, decks=(text, other), settings=settings))


def kinds(table: Table[Any], cards: list[str]) -> Counter[int]:
    return Counter(NEW_BOOK.face(NEW_BOOK.catalogue.find(card).id).kind for card in cards)


@rule("OP25-MODE-16", "OP25-MODE-17")
def test_a_pack_lies_open_but_for_what_its_opener_alone_sees() -> None:
    table = draft(3, seed=5)
    a, b, _ = table.seats
    assert len(a.zone("table")) == 3 * 2 * 6, "two stacks of six cards of everybody's first pack"
    assert len(open_people(table)) == len({c["stack"] for c in a.sees()["zones"][0]["cards"]}) == 6
    assert len(a.zone("pool")) == 5, "four uncommons and a rare"
    seen = {z["owner"]: z for z in a.sees()["zones"] if z["name"] == "pool"}
    assert len(seen[0]["cards"]) == 5 and seen[1]["cards"] == seen[2]["cards"] == []
    assert [z["hidden"] for z in DRAFT.view(table.state, 3)["zones"] if z["name"] == "pool"] == [5, 5, 5]
    told = [DRAFT.tell_event(table.state, e, b.number) for e in table.history]
    assert not any(name in text for text in told for name in a.zone("pool"))


@rule("OP25-MODE-16")
def test_a_stack_is_a_character_and_five_specials_of_its_own() -> None:
    table = draft(4, seed=2)
    a = picking(table)[0]
    name = open_people(table)[0]
    a.does("take", name)
    person, *specials = a.zone("taken")
    assert person == name and len(specials) == 5
    owners = {NEW_BOOK.face(NEW_BOOK.catalogue.find(s).id).character for s in specials}
    assert owners <= NEW_BOOK.find(name, fc.CHARACTER).names
    assert a.heard == [f"You take {name} and all that lies with it."]
    assert len(table.seats[1].sees()["zones"][0]["cards"]) == 7 * 6, "the others lie there still"


@rule("OP25-MODE-17")
def test_stacks_are_picked_in_snake_order_and_pack_two_begins_at_the_other_end() -> None:
    table = draft(3, seed=1)
    order = [table.asked[0]]
    while table.asked:
        picker = picking(table)[0]
        assert table.asked == [picker.number] == [picker.sees()["order"][table.state.pick - 1]]
        picker.does("take", *picker.options()[0].refs)
        order += table.asked
    there, back = [0, 1, 2, 2, 1, 0], [2, 1, 0, 0, 1, 2]
    assert order == [*there, *back, *there]


@rule("OP25-MODE-17")
def test_nobody_picks_out_of_turn_or_what_is_gone() -> None:
    table = draft(3, seed=1)
    a, b, c = table.seats
    first, second, *_ = open_people(table)
    assert b.refused("take", first).rule == "OP25-MODE-17"
    assert b.tells(b.refused("take", first)) == "Stacks are picked in turn, and player 1 picks now."
    a.does("take", first)
    assert [r.rule for r in b.why_not(second)] == []
    assert b.refused("take", first).rule == "TABLE-WHOSE"
    special = next(s for s in b.zone("table") if s not in open_people(table))
    assert b.why_not(special)[0].rule == "OP25-MODE-17"
    assert c.zone("taken") == []


@rule("OP25-MODE-16", "OP25-MODE-17")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_after_three_packs_everybody_has_six_stacks_and_fifteen_cards_of_their_own(seats: int) -> None:
    table = draft(seats, seed=seats)
    picks = finished(table)
    assert Counter(picks) == dict.fromkeys(range(seats), 6)
    assert table.state.result is not None and table.state.result.winners == ()
    for seat in table.seats:
        assert len(seat.zone("taken")) == 36 and len(seat.zone("pool")) == 15
        assert kinds(table, seat.zone("taken"))[fc.CHARACTER] == 6
        assert len(pool_of(table, seat.number)) == 51


@rule("OP25-MODE-18")
def test_who_cannot_field_four_repeats_as_many_as_are_lacking(collected: Table[Any]) -> None:
    pool = pool_of(collected, COLLECTOR)
    names = Counter(c for c in pool if NEW_BOOK.face(c).kind == fc.CHARACTER)
    assert names == {"jane-porter": 3, "carson-of-venus": 2, "count-of-monte-cristo": 1}
    assert DRAFT.check_pool(JANE_TWICE, pool) == []
    twice_two = JANE_TWICE.replace("Reserve: Count of Monte Cristo", "Reserve: Carson of Venus")
    assert any(p.startswith("OP25-MODE-18") for p in DRAFT.check_pool(twice_two, pool)), "three could be fielded"
    team = parse(DRAFT.built(pool))
    assert len({*team.front, team.reserve}) == 3 and DRAFT.check_pool(DRAFT.built(pool), pool) == []


@rule("OP25-MODE-18", "OP25-DECK-26")
def test_who_can_field_four_repeats_nobody() -> None:
    table = draft(8)
    finished(table, {COLLECTOR: COLLECTED[:1]})
    pool = pool_of(table, COLLECTOR)
    people = Counter(c for c in pool if NEW_BOOK.face(c).kind == fc.CHARACTER)
    assert people["jane-porter"] == 3 and len(people) >= 4
    why = DRAFT.check_pool(JANE_TWICE.replace("Count of Monte Cristo", "Carson of Venus"), pool)
    assert "OP25-MODE-18: Jane Porter is on the team more than once, and there are others to field" in why


@rule("OP25-MODE-19")
def test_either_of_two_copies_plays_their_specials_from_hand_and_from_the_homebase(collected: Table[Any]) -> None:
    assert DRAFT.check_pool(JANE_TWICE, pool_of(collected, COLLECTOR)) == []
    a, b = at_a_game(JANE_TWICE, JANE_TWICE, seed=12)
    reach(a, b, "Place")
    a.does("place", "Lady of the Jungle", "Asclepieion")
    reach(a, b, "Turn")
    assert a.placed() == ["Lady of the Jungle"]
    for special in ("Lady of the Jungle", "Not Without My Friends"):
        users = {o.refs[1] for o in a.options() if o.verb == "attack" and o.refs[0] in copies(a, special)}
        assert len(users) == 2, f"{special} is played by either"
        assert {a.table.game.name_of(a.s, user, a.number) for user in users} == {"Jane Porter"}


def copies(p: Player, name: str) -> set[int]:
    return {o.refs[0] for o in p.options() if o.refs and p.table.game.name_of(p.s, o.refs[0], p.number) == name}


@rule("OP25-MODE-15")
def test_a_team_above_the_cap_is_built_of_a_draft_and_plays() -> None:
    table = draft(8)
    go_on(table, lambda: False, {0: ("Zeus", "Hercules", "Leonidas", "Sun Wukong", "Cthulhu", "Dracula", "Merlin")})
    pool = pool_of(table, 0)
    people = {NEW_BOOK.face(c) for c in pool if NEW_BOOK.face(c).kind == fc.CHARACTER}
    heavy = sorted(people, key=lambda f: (-f.threat, f.name))[:4]
    front, last = heavy[:3], heavy[3]
    text = (
        f"# Heavy\nFormat: Draft\nMission: Warlord of Mars\nFront Line: {'; '.join(f.name for f in front)}\n"
        f"Reserve: {last.name}\n\n26 1 Combat\n25 1 Intelligence\n"
    )
    assert threat(parse(text)) > 76
    assert DRAFT.check_pool(text, pool) == []
    a, b = at_a_game(text, text, 1)
    reach(a, b, "Turn")
    assert a.zone("front line") == [f.name for f in front] and a.zone("reserve") == [last.name]
    constructed = text.replace("Format: Draft", "Format: Modern Age")
    assert any(p.startswith("OP25-DECK-03") for p in find(DRAFT.plays).check_deck(constructed))


@rule("OP25-MODE-20", "OP25-MODE-21")
def test_of_what_was_not_drafted_only_typed_power_cards_are_free(collected: Table[Any]) -> None:
    pool = pool_of(collected, COLLECTOR)
    assert "5-any-power" in pool and "8-any-power" not in pool and "zeus" not in pool

    def rules(text: str) -> set[str]:
        return {p.partition(":")[0] for p in DRAFT.check_pool(text, pool)}

    assert rules(JANE_TWICE) == set(), (
        "an Any-Power card that was opened, and eleven 6 and 5 Intelligence that were not"
    )
    assert rules(JANE_TWICE + "9 6 Intelligence\n") == set()
    assert rules(JANE_TWICE + "1 7 Any-Power\n") == {"OP25-MODE-21"}
    assert rules(JANE_TWICE + "1 3 MultiPower\n") == {"OP25-MODE-21"}
    assert rules(JANE_TWICE + "1 Network of Thieves\n") >= {"OP25-MODE-20"}, "one was drafted"
    assert rules(JANE_TWICE + "1 Rapier\n1 Flintlock\n") == {"OP25-MODE-20"}
    assert rules(JANE_TWICE.replace("Count of Monte Cristo", "Zorro")) >= {"OP25-MODE-20"}
    assert rules(JANE_TWICE.replace("Asclepieion", "Barsoom")) == {"OP25-MODE-20"}
    assert set(DRAFT.free()) == {f"{n}-{t}" for n in range(1, 9) for t in TYPES}


TYPES = ("energy", "combat", "brute-force", "intelligence")


@rule("OP25-MODE-20")
def test_a_deck_of_a_pool_is_played_only_where_pools_are_checked(collected: Table[Any]) -> None:
    """Nobody escapes the cap of a constructed deck by calling it drafted."""
    game = find(DRAFT.plays)
    assert game.check_deck(JANE_TWICE) == [
        "OP25-MODE-20: a Draft deck is built of what was drafted or opened, and played only with that",
        "OP25-MODE-18: Jane Porter is on the team more than once, and there are others to field",
    ]
    with pytest.raises(BadSetup, match="OP25-MODE-20"):
        scenario(DRAFT.plays, decks=(JANE_TWICE, JANE_TWICE))
    ready = game.decks("venture")[0]
    with pytest.raises(BadSetup, match="decks built of a pool are played here"):
        scenario(DRAFT.plays, decks=(JANE_TWICE, ready), settings=dict(DRAFT.deck_settings))
    assert DRAFT.check_pool(game.deck_text(ready), pool_of(collected, COLLECTOR))[0].startswith("OP25-MODE-20")


@rule("OP25-MODE-22")
def test_a_sealed_pool_is_opened_pack_by_pack_and_seen_by_nobody_else() -> None:
    table = draft(3, seed=4, mode="sealed")
    a, b, _ = table.seats
    assert table.asked == [0, 1, 2]
    assert a.offered("open") == ["the starter deck", *(f"booster {n}" for n in range(1, 7))]
    a.does("open", "the starter deck")
    assert len(a.zone("pool")) == 51 and kinds(table, a.zone("pool"))[fc.CHARACTER] == 4
    assert len(a.heard) == 2 and len(b.heard) == 1 and not any(name in b.heard[0] for name in a.zone("pool"))
    a.does("open", "booster 3")
    assert len(a.zone("pool")) == 51 + 17
    assert a.refused("open", "booster 3").rule == "OP25-MODE-22"
    for watcher in (1, 3):
        mine = next(z for z in DRAFT.view(table.state, watcher)["zones"] if z["name"] == "pool" and z["owner"] == 0)
        assert mine["cards"] == [] and mine["hidden"] == 68
    for pack in a.offered("open"):
        a.does("open", pack)
    assert table.asked == [1, 2] and table.state.result is None, "the others open at their own pace"
    finished(table)
    assert table.state.result is not None
    for seat in table.seats:
        assert len(pool_of(table, seat.number)) == 51 + 6 * 17
        assert kinds(table, seat.zone("pool"))[fc.CHARACTER] == 4 + 12


@rule("OP25-MODE-22", "OP25-MODE-15", "OP25-MODE-20")
def test_a_sealed_deck_repeats_nobody_and_is_played() -> None:
    table = draft(2, seed=9, mode="sealed")
    finished(table)
    pool, other = pool_of(table, 0), pool_of(table, 1)
    text = DRAFT.built(pool, 1)
    assert parse(text).format == "Sealed" and DRAFT.check_pool(text, pool) == []
    people = Counter(c for c in pool if NEW_BOOK.face(c).kind == fc.CHARACTER)
    double = next(NEW_BOOK.face(c).name for c, n in people.items() if n > 1)
    deck = parse(text)
    team = "; ".join(deck.front)
    rest = [name for name in deck.front if name != double][:1]
    twice = text.replace(f"Front Line: {team}", f"Front Line: {double}; {double}; {rest[0]}")
    assert any(p.startswith("OP25-MODE-22") for p in DRAFT.check_pool(twice, pool))
    drafted = text.replace("Format: Sealed", "Format: Draft")
    assert DRAFT.check_pool(drafted, pool)[0].startswith("OP25-MODE-22"), "a drafter's freedoms are not for sealed play"
    a, b = at_a_game(text, DRAFT.built(other, 1), 3)
    reach(a, b, "Turn")
    assert a.s.battle == 1
