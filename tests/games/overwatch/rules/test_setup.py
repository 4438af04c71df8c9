"""Set-up: decks, hands, the swap, the board."""

import pytest

from games.overwatch.table import hero, match, table
from marks import rule
from overtable.kernel.game import BadSetup


@rule("OW-SETUP-01")
def test_each_player_owns_the_whole_set_with_two_cards_aside() -> None:
    for player in match():
        deck = player.zone("deck") + player.zone("hand")
        assert len(deck) == len(set(deck)) == 32
        assert set(player.zone("aside")) - {"Immortality Field"} == {"D.Va", "B.O.B."}


@rule("OW-SETUP-02")
def test_decks_are_shuffled_hidden_and_drawn_from_the_top() -> None:
    orders = {tuple(match(seed=seed)[0].zone("deck")) for seed in range(4)}
    assert len(orders) == 4

    a, b = match()
    for watcher in (a, b):
        decks = [z for z in watcher.sees()["zones"] if z["name"] == "deck"]
        assert [z["cards"] for z in decks] == [[], []] and [z["hidden"] for z in decks] == [26, 26]
    top = a.zone("deck")[-1]
    a.does("swap", a.zone("hand")[0])
    a.does("done")
    b.does("done")
    assert top in a.zone("hand")


@rule("OW-SETUP-03")
def test_the_opening_hand_is_six_cards_known_to_its_owner_alone() -> None:
    a, b = match()
    assert len(a.zone("hand")) == len(b.zone("hand")) == 6
    mine, theirs = [z for z in a.sees()["zones"] if z["name"] == "hand"]
    assert len(mine["cards"]) == 6 and theirs["cards"] == [] and theirs["hidden"] == 6


@rule("OW-SETUP-04")
def test_chance_picks_who_leads_the_match() -> None:
    leaders = {match(seed=seed)[0].state.first for seed in range(12)}
    assert leaders == {0, 1}
    a, b = match()
    a.does("done")
    b.does("done")
    leader = (a, b)[a.state.first]
    assert leader.is_asked and leader.verbs == {"play"}


@pytest.mark.parametrize("n", [0, 1, 2, 3])
@rule("OW-SETUP-05")
def test_up_to_three_cards_are_swapped(n: int) -> None:
    a, b = match()
    gone = a.zone("hand")[:n]
    for name in gone:
        a.does("swap", name)
    assert len(a.hand) == 6 and a.zone("discard") == [], "nothing moves before both have chosen"
    a.does("done")
    b.does("done")
    assert len(a.hand) == 6 and len(a.zone("deck")) == 26 - n
    assert sorted(a.zone("discard")) == sorted(gone) and not set(gone) & set(a.hand)
    assert b.zone("discard") == [] and len(b.zone("deck")) == 26


@rule("OW-SETUP-05", "OW-ROUND-12")
def test_swapped_cards_are_discarded_before_new_ones_are_drawn() -> None:
    hand = ["Mei", "Echo", "Genji", "Zarya", "Sigma", "Orisa"]
    a, b = table(at="swap", a={"hand": hand, "deck": ["Ana"], "rest": "unused"})
    a.does("swap", "Genji")
    a.does("swap", "Mei")
    a.does("done")
    b.does("done")
    assert len(a.hand) == 6 and "Ana" in a.hand, "the deck is made anew from the two that were swapped"
    assert len({"Genji", "Mei"} & set(a.hand)) == 1 and a.zone("discard") == [] and len(a.zone("deck")) == 1


@pytest.mark.parametrize(("hand", "limit"), [(7, 3), (8, 4), (9, 4), (10, 5)])
@rule("OW-SETUP-06")
def test_with_larger_hands_half_may_be_swapped(hand: int, limit: int) -> None:
    a, _ = match(mode="large-hands", settings={"hand": hand})
    cards = a.zone("hand")
    assert len(cards) == hand
    for name in cards[:limit]:
        a.does("swap", name)
    assert a.verbs == {"done", "take_back"}
    assert a.refused("swap", cards[limit]).rule == "OW-SETUP-06"


@pytest.mark.parametrize("hand", [5, 11])
@rule("OW-MODE-16")
def test_hands_have_six_to_ten_cards(hand: int) -> None:
    with pytest.raises(BadSetup, match="hand: from 6 to 10 cards"):
        match(mode="large-hands", settings={"hand": hand})


@rule("OW-SETUP-07")
def test_a_side_has_three_rows_of_seven_spaces() -> None:
    every = [f"{row}-{n}" for row in ("front", "middle", "back") for n in range(1, 8)]
    a, _ = table(a={"hand": ["Ana"]})
    legal = set(a.offered("play", "Ana"))
    refused = [space for space in every if space not in legal and a.refused("play", "Ana", space).rule == "OW-PLAY-03"]
    assert len(refused) + len(legal) == 21 and legal == {"front-4", "middle-4", "back-4"}
    for space in ("front-0", "front-8", "rear-4"):
        with pytest.raises(BadSetup, match="is no space"):
            table(a={"board": {space: "Ana"}})


@rule("OW-SETUP-08")
def test_columns_are_shared_by_both_sides() -> None:
    a, b = table(
        a={"board": {"back-2": "Moira", "front-6": hero("Genji", damage=3)}, "synergy": (0, 0, 3)},
        b={"board": {"front-6": "Ana", "front-2": "Mei"}},
    )
    a.does("ultimate", "Moira")
    assert a.offered("choose") == ["column 2", "column 6"]
    a.does("choose", "6")
    assert a.damage("Genji") == 1 and b.damage("Ana", "Mei") == (2, 0)


@rule("OW-SETUP-09")
def test_six_values_start_at_nothing_and_are_kept_apart() -> None:
    a, b = match()
    assert a.sees()["turn"] == -1, "nobody's before the swap is over"
    assert a.power == a.synergy == b.power == b.synergy == (0, 0, 0)
    a, b = table(a={"hand": ["Ana"], "board": {"front-4": "Mei"}, "synergy": (1, 2, 3)})
    a.plays("Ana", "middle-4")
    assert a.power == (2, 2, 0) and a.synergy == (1, 4, 3) and b.synergy == (0, 0, 0)


@pytest.mark.parametrize(
    ("mode", "settings", "problem"),
    [
        ("reinforce", {"rounds": 2}, ""),
        ("reinforce", {"rounds": 5}, ""),
        ("reinforce", {"rounds": 1}, "two to five rounds"),
        ("reinforce", {"rounds": 6}, "two to five rounds"),
        ("reinforce", {"draft": True, "hand": 8}, "cannot be drafted anew"),
        ("standard", {"rounds": 1}, ""),
        ("standard", {"rounds": 15}, ""),
        ("standard", {"rounds": 4}, "must be odd"),
        ("standard", {"rounds": 17}, "at most 15"),
        ("standard", {"hand": 10}, ""),
        ("standard", {"hand": 11}, "from 6 to 10"),
        ("standard", {"hand": 5}, "from 6 to 10"),
        ("hero-draft", {"hand": 8}, ""),
        ("hero-draft", {"hand": 16}, ""),
        ("hero-draft", {"hand": 17}, "from 8 to 16"),
        ("hero-draft", {"hand": 7}, "from 8 to 16"),
    ],
)
@rule("OW-MODE-01", "OW-MODE-04", "OW-MODE-05", "OW-MODE-15", "OW-MODE-16")
def test_what_may_be_agreed(mode: str, settings: dict[str, int], problem: str) -> None:
    if problem:
        with pytest.raises(BadSetup, match=problem):
            match(mode=mode, settings=settings)
    else:
        assert match(mode=mode, settings=settings)[0].state.result is None


@rule("OW-SETUP-09")
def test_all_values_of_a_new_match_are_nought() -> None:
    s = match(seed=3)[0].state
    assert (s.wins, s.last_loser, s.extra, s.hill, s.passed) == ([0, 0], -1, False, -1, 0)
    assert (s.synergy, s.echoed, s.echoed_x, s.striker, s.triggers) == ([0] * 6, -1, 0, -1, [])
    assert (set(s.space), set(s.at), s.effects) == ({-1}, {-1}, [])
    assert not any((*s.damage, *s.shields, *s.down, *s.used))
