"""Flips and flip events."""

from games.overrealm.fights import FAIL, fight
from games.overrealm.table import of, table, team
from marks import rule
from overtable.games.overrealm.state import DECK, REMOVED_CARDS, zone
from overtable.kernel.knowledge import move


def test_flips_of_the_same_words_need_no_order() -> None:
    a, _ = fight("Drownigator", "Surge", "Drownigator/Disarm+", "Drownigator/Disarm-", flips=(FAIL,))
    assert a.can("draw")  # the turn went through without a question


@rule("OR-FLIP-05")
def test_without_any_card_a_flip_fails() -> None:
    # all fourteen cards are in hand, committed or played: nothing to flip
    hand = ["Standard+", "Standard-"]
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=hand))
    s = a.state
    for c in s.zones[zone(s, 0, DECK)][:]:
        move(s, c, zone(s, 0, REMOVED_CARDS))
    a.selects("Cyclone", buffs=hand)
    b.draws()
    assert a.hits() == [("Cyclone", 3)] and a.flips() == [] and a.cubes == {}
    assert a.hand == 1  # the End Phase draw finds the buffs, discarded by then


@rule("OR-FLIP-09", "OR-WIN-03")
def test_a_monster_felled_by_its_own_flip_completes_its_action() -> None:
    a, b = table(
        a={
            "team": {"Drownigator": 1, "Phantomaton": 0, "Steamie": 0},
            "hand": 1,
            "deck_top": ["Phantomaton/Curse-", "Standard+"],
        },
        b={"team": {"Galeaffy": 4, "Shaleshell": 0, "Chargroar": 0}},
    )
    a.selects("Foul Play", discard=1)
    b.draws()
    assert a.hits() == [("Foul Play", 4)]
    assert (a.hp("Drownigator"), b.hp("Galeaffy")) == (0, 0)
    assert a.state.result is not None and a.state.result.winners == ()


@rule("OR-FLIP-06")
def test_a_card_drawn_or_discarded_has_no_flip_event() -> None:
    a, b = table(
        a=of(
            "Drownigator", "Phantomaton", "Steamie", hand=["Phantomaton/Curse-"], deck_top=["Steamie/Wishful Strike+"]
        ),
    )
    a.draws()
    b.draws()
    assert a.happened("flip_event") == 0 and a.tokens("Drownigator") == {}
    a.selects("Foul Play", discard=["Phantomaton/Curse-"])
    b.draws()
    assert all(cause != "Curse" for _, _, cause in a.losses())


@rule("OR-KO-02", "OR-FLIP-06")
def test_flip_events_heal_and_hurt_in_their_order() -> None:
    top = ["Cragadilo/Gaia's Intuition-", "Phantomaton/Curse-"]
    for hp, left in ((9, 8), (1, 1)):  # printed 9: nothing heals above it
        mine = {"team": team("Drownigator", "Cragadilo", "Phantomaton", Drownigator=hp), "hand": 1, "deck_top": top}
        a, b = table(a=mine)
        a.selects("Foul Play", discard=1)
        b.draws()
        assert a.losses() == [("Drownigator", 1, "Curse")] and a.hp("Drownigator") == left
