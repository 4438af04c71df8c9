"""Every refusal names a rule of the game, or says where a thing lies and whose it is."""

import pytest

from games.overrealm.fights import fight
from games.overrealm.table import EITHER_SEAT, Player, new_game, of, table, team
from games.seats import SEATS
from marks import rule
from overtable.games import find
from overtable.kernel.engine import explain
from overtable.kernel.refs import card
from overtable.lab.reasons import reasons

HAND = ["Galeaffy/Sharp Leaves+", "Standard+", "Standard-"]


def why(player: Player, card_id: int) -> tuple[str, str]:
    reason = explain(player.state, player.number, card(card_id))[0]
    return reason.rule, player.tells(reason)


def card_in(player: Player, zone: str, owner: int = 0) -> int:
    return next(z for z in player.sees()["zones"] if z["name"] == zone and z["owner"] == owner)["cards"][0]["id"]


def test_almost_everything_that_cannot_be_used_says_why() -> None:
    found = reasons(find("overrealm"), 90, 3)
    assert found.asked > 5000 and found.share >= 0.99, found.bare.most_common(5)


def test_of_a_card_that_is_not_there_only_the_question_is_told() -> None:
    a, _ = table()
    assert why(a, len(a.state.where) - 1)[0] == "TABLE-WHOSE"
    assert why(a, len(a.state.where))[0] == why(a, 4000)[0] == "OR-SELECT-01"


@rule("OR-SELECT-01", "OR-CARD-08")
def test_before_a_space_is_chosen() -> None:
    a, _ = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=HAND, discard=["Chargroar/Energize+"]))
    assert why(a, card_in(a, "hand"))[0] == "OR-CARD-08"
    assert why(a, card_in(a, "discard")) == ("OR-CARD-08", "Energize lies in your discard pile, not in your hand.")
    assert why(a, a.state.team[0]) == ("OR-SWITCH-01", "Galeaffy is in play already.")
    assert why(a, a.state.team[3])[0] == "TABLE-WHOSE"
    benched = a.state.first_action + a.action("Lights Out")
    text = "Lights Out is an action of Chargroar, which is not your active monster."
    assert why(a, benched) == ("OR-SELECT-01", text)
    assert a.refused("done").rule == "OR-SELECT-01"
    assert a.refused("honey", "Cyclone").rule == "OR-ORDER-06"


@rule("OR-SELECT-01", "OR-SELECT-02")
def test_once_a_space_is_chosen() -> None:
    a, _ = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=HAND))
    a.does("act", "Whirlwind")
    assert a.tells(a.refused("act", "Cyclone")) == "One space is chosen, and you chose Whirlwind."
    assert a.refused("switch", "Chargroar").rule == a.refused("counter").rule == "OR-SELECT-01"
    assert a.refused("discard", "Standard+").rule == "OR-SELECT-02"
    a.does("done")
    assert a.tells(a.refused("done")) == "1 card is still to be discarded."


@rule("OR-KO-03", "OR-SWITCH-10")
def test_whoever_comes_in_is_living_and_not_the_one_that_leaves() -> None:
    hand = ["Standard+", "Standard-", "Americaw/Forced Switch+"]
    theirs = {"team": {"Cleansitoad": 12, "Shaleshell": 0, "Drownigator": 9}}
    a, b = table(a=of("Americaw", "Galeaffy", "Steamie", hand=hand), b=theirs)
    a.selects("Roc Rock", buffs=hand[2:], discard=hand[:2])
    b.draws()
    assert b.offered("switch") == ["Drownigator"]
    assert b.refused("switch", "Shaleshell").rule == "OR-KO-03"
    assert b.refused("switch", "Cleansitoad").rule == "OR-SWITCH-10"
    assert why(b, card_in(b, "hand", 1))[0] == "OR-KO-03"


@rule("OR-SELECT-17")
@EITHER_SEAT
def test_a_wish_goes_to_another_living_monster(swapped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEATS, "swapped", swapped)
    a, _ = fight("Steamie", "Fierce Blessing", friends=("Galeaffy", "Zappguin"), hp={"Zappguin": 0})
    assert a.offered("choose") == ["Galeaffy"]
    assert a.refused("choose", "Steamie").rule == "OR-SELECT-17"
    assert a.refused("choose", "Zappguin").rule == "OR-KO-02"


@rule("OR-SWITCH-09")
def test_cubes_that_stay() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", cubes={"ATK": 4}))
    a.switches("Steamie")
    b.draws()
    assert a.tells(a.refused("keep", "DEF")) == "Your board has no more cubes of that stat."
    for _ in range(3):
        a.does("keep", "ATK")
    assert a.tells(a.refused("keep", "ATK")) == "3 cubes stay at most."


@rule("OR-TEAM-01", "OR-TEAM-04")
def test_a_monster_is_on_a_team_once_and_out_when_it_is_not_chosen() -> None:
    pool = "Drownigator, Americaw, Chargroar, Galeaffy, Steamie"
    a, b = new_game("competitive", decks=(pool, pool))
    a.does("lead", "Chargroar")
    assert a.refused("take", "Chargroar").rule == "OR-TEAM-01"
    for player, names in ((a, ("Galeaffy", "Steamie")), (b, ("Americaw", "Galeaffy"))):
        if player is b:
            b.does("lead", "Steamie")
        for name in names:
            player.does("take", name)
    assert why(a, card_in(a, "picks"))[0] == "OR-TEAM-04" and why(a, card_in(a, "supply"))[0] == "OR-MODE-07"


def test_effects_questions_and_cubes_say_what_they_are_about() -> None:
    a, _ = fight("Drownigator", "Surge", "Drownigator/Disarm+", "Drownigator/Tremble-")
    assert a.verbs == {"resolve"} and why(a, a.state.team[0])[0] == "OR-BUFF-06"
    a, _ = fight("Smolderskulk", "Reciprocity", "Smolderskulk/Midnight Skulk+", theirs={"cubes": {"DEF": 2}})
    a.does("resolve", "Midnight Skulk")
    assert a.refused("choose", "ATK").rule == "OR-CUBES-03" and why(a, a.state.team[0])[0] == "OR-CUBES-03"
    mine = {"team": team("Boltblebee", "Galeaffy", "Steamie", Boltblebee=2), "hand": 2}
    a, b = table(a=mine)
    a.selects("Nectear", discard=2)
    b.draws()
    assert a.verbs == {"yes", "no"} and why(a, a.state.team[0])[0] == "OR-CARD-04"
