"""More ways to play: Hero Draft, Reinforce, King of the Hill, Super Synergy, longer matches."""

import pytest

from games.overwatch.table import ENEMIES, hero, match, table, token
from marks import rule
from overtable.games.overwatch.book import CATALOGUE
from overtable.kernel.game import BadSetup

SIDE = {"board": {"front-4": "Winston"}}


@rule("OW-MODE-01", "OW-MODE-03")
def test_a_draft_takes_turns_over_one_open_deck() -> None:
    a, b = match(mode="hero-draft")
    pool = a.zone("pool")
    assert len(pool) == len(set(pool)) == 32 and not {"D.Va", "B.O.B."} & set(pool)
    assert a.hand == b.hand == []
    first = a if a.is_asked else b
    second = b if first is a else a
    for turn in range(16):
        who = (first, second)[turn % 2]
        assert who.is_asked and who.verbs == {"draft"}
        who.does("draft", who.offered("draft")[0])
    assert len(a.hand) == len(b.hand) == 8 and len(a.zone("pool")) == 16
    assert a.verbs | b.verbs == {"play"}, "there is no swap"
    for player in (a, b):
        assert {CATALOGUE.find(name).role for name in player.hand} == {"offense", "defense", "tank", "support"}


@rule("OW-MODE-01")
def test_larger_drafts_may_be_agreed_and_smaller_ones_not() -> None:
    assert match(mode="hero-draft", settings={"hand": 12})[0].state.hand == 12
    with pytest.raises(BadSetup, match="hand: from 8 to 16 cards"):
        match(mode="hero-draft", settings={"hand": 7})


@rule("OW-MODE-02")
def test_the_last_of_a_class_is_kept_for_who_still_lacks_it() -> None:
    """A took five of six Defense Heroes and has picks enough for the rest; B has none of them yet."""
    a, b = table(
        mode="hero-draft",
        settings={"hand": 10},
        at="draft",
        a={"hand": ["Bastion", "Hanzo", "Mei", "Torbjörn", "Widowmaker"]},
        b={"hand": ["Ashe", "Winston", "Ana", "Genji", "Echo"]},
    )
    assert "Junkrat" not in a.offered("draft") and "Roadhog" in a.offered("draft")
    assert a.refused("draft", "Junkrat").rule == "OW-MODE-02"
    a.does("draft", "Tracer")
    b.does("draft", "Junkrat")
    assert "Junkrat" in b.hand


@rule("OW-MODE-01", "OW-ROUND-13")
def test_a_draft_of_all_ends_with_the_last_hero_when_one_was_removed() -> None:
    a, b = table(mode="hero-draft", settings={"hand": 16}, at="draft", round=2, a={"removed": ["D.Va+MEKA"]})
    while a.can("draft") or b.can("draft"):
        who = a if a.can("draft") else b
        who.does("draft", who.offered("draft")[0])
    assert (len(a.hand), len(b.hand)) == (16, 15) and a.zone("pool") == []
    assert a.verbs == {"play"}


@rule("OW-MODE-01", "OW-MODE-02")
def test_the_last_hero_of_all_goes_to_who_lacks_its_class() -> None:
    defense = ["Bastion", "Hanzo", "Mei", "Torbjörn", "Widowmaker"]
    rest = [h.name for h in CATALOGUE.cards if h.role != "defense" and not h.set_aside and h.id != "dvameka"]
    a, b = table(
        mode="hero-draft",
        settings={"hand": 16},
        at="draft",
        round=2,
        a={"removed": ["D.Va+MEKA"], "hand": defense + rest[::2][:10]},
        b={"hand": [name for name in rest if name not in rest[::2][:10]]},
    )
    assert a.zone("pool") == ["Junkrat"] and b.offered("draft") == ["Junkrat"]
    b.does("draft", "Junkrat")
    assert (len(a.hand), len(b.hand)) == (15, 16) and a.verbs == {"play"}


@rule("OW-MODE-02")
def test_picks_left_must_reach_for_all_missing_classes() -> None:
    a, _ = table(
        mode="hero-draft",
        at="draft",
        a={"hand": ["Ashe", "Doomfist", "Echo", "Genji", "McCree"]},
        b={"hand": ["Bastion", "Winston", "Ana", "Pharah", "Mei"]},
    )
    assert a.refused("draft", "Tracer").rule == "OW-MODE-02"
    roles = {CATALOGUE.find(name).role for name in a.offered("draft")}
    assert roles == {"defense", "tank", "support"}


@rule("OW-MODE-03")
def test_between_rounds_all_cards_are_drafted_anew_and_the_loser_picks_first() -> None:
    a, b = table(
        mode="hero-draft",
        at="end",
        a={"board": {"front-4": "Winston", "front-5": hero("Genji", down=True)}},
        b={"board": {"front-4": "Bastion"}},
    )
    assert a.state.round == 2 and len(a.zone("pool")) == 32
    assert b.verbs == {"draft"} and not a.is_asked
    assert a.state.first == a.number and b.synergy == (1, 1, 1), "lead and loser's Synergy as always"


@pytest.mark.parametrize("seed", range(5))
@rule("OW-MODE-03")
def test_after_a_tie_the_player_who_does_not_lead_picks_first(seed: int) -> None:
    a, b = table(mode="hero-draft", seed=seed, at="end", first="a", a=SIDE, b={"board": {"front-4": "Genji"}})
    assert a.state.first == b.number and a.verbs == {"draft"} and b.verbs == set()


@rule("OW-MODE-03")
def test_the_first_pick_of_the_match_is_left_to_chance() -> None:
    assert {match(mode="hero-draft", seed=n)[0].is_asked for n in range(12)} == {True, False}


@pytest.mark.parametrize(
    ("synergy", "theirs", "winners"),
    [((0, 0, 0), "Bastion", (0,)), ((1, 0, 0), "Genji", (0,)), ((0, 0, 0), "Genji", ())],
)
@rule("OW-MODE-05")
def test_reinforce_is_decided_by_the_last_board(
    synergy: tuple[int, ...], theirs: str, winners: tuple[int, ...]
) -> None:
    a, b = table(
        mode="reinforce",
        settings={"rounds": 2},
        at="end",
        round=2,
        a=SIDE | {"synergy": synergy},
        b={"board": {"front-4": theirs}},
    )
    result = a.state.result
    assert result is not None and [p.number in result.winners for p in (a, b)] == [n in winners for n in (0, 1)]
    assert result.rule == "OW-MODE-05"
    assert (a.wins, b.wins) == (0, 0), "rounds are not counted"


@rule("OW-MODE-05")
def test_reinforce_has_at_least_two_rounds() -> None:
    with pytest.raises(BadSetup, match="OW-MODE-05"):
        match(mode="reinforce", settings={"rounds": 1})
    a, _ = table(mode="reinforce", settings={"rounds": 2}, at="end", a=SIDE)
    assert a.state.result is None and a.state.round == 2


@pytest.mark.parametrize(
    ("ours", "synergy", "leader"),
    [("Bastion", (0, 0, 0), 1), ("Genji", (1, 0, 0), 0), ("Genji", (0, 0, 0), 1)],
)
@rule("OW-MODE-06")
def test_who_is_ahead_leads_the_next_reinforce_round(ours: str, synergy: tuple[int, ...], leader: int) -> None:
    a, b = table(
        mode="reinforce",
        at="end",
        first="a",
        a={"board": {"front-4": ours}, "synergy": synergy},
        b={"board": {"front-4": "Winston"}},
    )
    assert a.state.first == (a, b)[leader].number
    assert a.synergy == synergy and b.synergy == (0, 0, 0), "no loser's Synergy"


@rule("OW-MODE-04", "OW-MODE-07")
def test_a_new_reinforce_round_frees_ultimates_and_ends_freezes_but_keeps_tokens() -> None:
    board = {
        "front-4": hero("Winston", used=True, marks=["frozen", "bashed", "guard"], shields=2),
        "front-5": hero("Zenyatta", marks=["immune"], damage=1),
        "front-6": hero("Orisa", marks=["barrier"]),
    }
    tokens = [token("particle", "Zarya", on="Winston", amount=2), token("field", "Baptiste", row="back", damage=1)]
    a, b = table(mode="reinforce", at="end", a={"board": board, "synergy": (3, 0, 0), "tokens": tokens})
    assert a.state.round == 2 and a.field("back") == 1
    assert a.on("Winston") == {"guard": 0, "particle": 2} and a.on("Zenyatta") == {} and a.on("Orisa") == {"barrier": 0}
    assert a.damage("Zenyatta") == 1 and not a.has_used("Winston")
    assert a.can("ultimate", "Winston") and len(a.hand) == len(b.hand) == 6


@rule("OW-MODE-08")
def test_in_reinforce_who_has_nothing_left_starts_at_the_centre() -> None:
    a, b = table(
        mode="reinforce",
        at="end",
        a={"board": {"front-2": "Winston"}},
        b={"board": {"front-4": hero("Genji", down=True)}},
    )
    assert a.spaces == {"front-1", "front-3", "middle-2", "back-2"}
    a.plays(a.hand[0], "front-1")
    assert b.spaces == {"front-4", "middle-4", "back-4"}


@rule("OW-MODE-09")
def test_a_hill_is_chosen_at_random_before_each_round() -> None:
    hills = {match(mode="king-of-the-hill", seed=n)[0].state.hill for n in range(20)}
    assert hills == {0, 1, 2}
    seconds = set()
    for seed in range(20):
        a, _ = table(mode="king-of-the-hill", seed=seed, at="end", hill="front", a=SIDE)
        seconds.add(a.state.hill)
    assert seconds == {0, 1, 2}


@rule("OW-MODE-10")
def test_on_a_hill_any_number_of_cards_is_replaced_once_each_round() -> None:
    a, b = match(mode="king-of-the-hill")
    assert a.sees()["hill"] in ("front", "middle", "back"), "chosen before anybody swaps"
    old = a.zone("hand")
    for name in old:
        a.does("swap", name)
    a.does("done")
    b.does("done")
    assert len(a.hand) == 6 and not set(a.hand) & set(old) and sorted(a.zone("discard")) == sorted(old)

    a, b = table(mode="king-of-the-hill", at="end", hill="front", a=SIDE)
    assert a.state.round == 2 and {"done", "swap"} == a.verbs == b.verbs


@rule("OW-MODE-11")
def test_a_tie_on_the_hill_is_broken_by_all_synergy() -> None:
    a, b = table(
        mode="king-of-the-hill",
        at="end",
        hill="front",
        a=SIDE | {"synergy": (0, 0, 2)},
        b={"board": {"front-4": "Genji", "back-4": "Ashe"}, "synergy": (1, 0, 0)},
    )
    assert (a.wins, b.wins) == (1, 0)


@rule("OW-MODE-12")
def test_in_super_synergy_ultimates_are_free_once_and_fresh_after_the_teleporter() -> None:
    a, b = table(
        mode="super-synergy",
        a={"hand": ["Symmetra"], "board": {"front-4": "Doomfist", "front-5": "Winston"}},
        b={"board": ENEMIES, "tokens": [token("costly", "Mei", row="front")]},
        passed=["b"],
    )
    a.ults("Winston", "front row")
    assert b.damage("Roadhog") == 2 and a.synergy == (0, 0, 0)
    assert a.refused("ultimate", "Winston").rule == "OW-ULT-04"
    a.plays("Symmetra", "front-6", "use", "Winston")
    assert a.synergy == (0, 0, 0), "playing makes none"
    a.plays("Winston", "front-5")
    assert a.can("ultimate", "Winston")


@rule("OW-MODE-13")
def test_in_super_synergy_everybody_gives_two() -> None:
    board = {"front-4": "D.Va", "front-5": "B.O.B.", "middle-4": "Orisa", "back-4": "Ashe"}
    a, _ = table(mode="super-synergy", a={"board": board})
    assert a.power == (4, 2, 2)
    tokens = [token("nano", "Ana", row="front"), token("supercharger", "Orisa", on="Orisa")]
    a, _ = table(mode="super-synergy", a={"board": board | {"middle-5": "Mei"}, "tokens": tokens})
    assert a.power == (4 + 2, 4 + 1, 2)


@rule("OW-MODE-13", "OW-TOKEN-07")
def test_in_super_synergy_a_field_gives_no_power_either() -> None:
    a, _ = table(mode="super-synergy", a=SIDE | {"tokens": [token("field", "Baptiste", row="front")]})
    assert a.power == (2, 0, 0)


@rule("OW-MODE-14")
def test_in_super_synergy_minefield_is_three_and_synergy_effects_do_nothing() -> None:
    a, b = table(mode="super-synergy", a={"board": {"front-4": "Wrecking Ball"}}, b={"board": ENEMIES})
    assert a.offered("ultimate", "Wrecking Ball") == ["3"]
    a.does("ultimate", "Wrecking Ball", "3")
    a.does("choose", "enemy front row")
    assert b.beside("front") == {"mines": 3}
    a, b = table(mode="super-synergy", a={"hand": ["McCree"]}, b={"board": ENEMIES})
    a.does("play", "McCree", "front-4")
    assert b.is_asked, "Flashbang would do nothing and is not offered"


@rule("OW-MODE-14")
def test_in_super_synergy_equal_power_is_a_win_for_both() -> None:
    a, b = table(mode="super-synergy", at="end", a=SIDE, b={"board": {"front-4": "Bastion"}})
    assert (a.wins, b.wins) == (1, 1)
    a, b = table(mode="super-synergy", at="end", a=SIDE)
    assert (a.wins, b.wins) == (1, 0) and b.synergy == (0, 0, 0), "no loser's Synergy"


@pytest.mark.parametrize(("mode", "needed"), [("standard", 2), ("best-of-five", 3), ("best-of-seven", 4)])
@rule("OW-MODE-15", "OW-WIN-01")
def test_a_match_goes_to_the_majority_of_rounds(mode: str, needed: int) -> None:
    a, _ = table(mode=mode, at="end", wins=[needed - 2, 0], a=SIDE)
    assert a.state.result is None
    a, _ = table(mode=mode, at="end", wins=[needed - 1, 0], a=SIDE)
    assert a.state.result is not None and a.state.result.winners == (a.number,)


@rule("OW-MODE-15")
def test_the_number_of_rounds_is_odd() -> None:
    with pytest.raises(BadSetup, match="OW-MODE-15"):
        match(settings={"rounds": 4})


@rule("OW-MODE-16")
def test_larger_hands_are_drawn_each_round() -> None:
    a, b = table(mode="large-hands", at="end", a=SIDE)
    assert a.state.round == 2 and len(a.hand) == len(b.hand) == 8


@rule("OW-MODE-04")
def test_reinforce_cannot_be_drafted() -> None:
    with pytest.raises(BadSetup, match="cannot be drafted anew"):
        match(mode="reinforce", settings={"draft": True})
