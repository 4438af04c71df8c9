"""`heal` with what tells hits apart: icons, kinds, values, what was chosen or paid, so many for each Mission."""

import pytest

from games.overpower.table import hero, pass_out, reach
from games.overpower_classic.making import plays, special, unnegated
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.words.hits import Heal
from overtable.games.overpower.words.which import Which


def test_up_to_two_hits_with_an_icon_from_one_teammate_in_reserve() -> None:
    heal = {"do": "heal", "who": "pick", "records": "permanent", "count": 2, "up_to": True}
    card = special("Made Care", onto="any_teammate", play=[heal | {"which": {"icons": ["energy"]}}])
    a, b = table(
        a={
            "front": [hero("Hulk (MVOP)", hits=["3E"])],
            "reserve": hero("Rhino (MVOP)", hits=["2E", "2S", "4E"], current=["1E"]),
            "hand": ["Made Care"],
        },
        b={"front": ["Thing (MVOP)"]},
        cards=[card],
    )
    assert not a.can("play", "Made Care", "Hulk", "Hulk")
    plays(a, b, "Made Care", "Hulk", "Rhino")
    assert a.verbs == {"choose", "decline"} and not a.can("choose", "2S")
    a.picks("choose", "2E", "4E")
    assert sorted(a.hits("Rhino")) == ["1E", "2S"] and a.hits("Hulk") == ["3E"]


def test_fewer_may_be_picked() -> None:
    heal = {"do": "heal", "records": "permanent", "count": 2, "up_to": True}
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["2E", "3S"])], "hand": ["Made Care"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Care", play=[heal])],
    )
    plays(a, b, "Made Care", "Hulk")
    a.does("choose", "3S")
    a.does("decline")
    assert a.hits("Hulk") == ["2E"]


@pytest.mark.parametrize(
    "which, left",
    [
        ({"icons": ["brute_force"]}, ["2E", "3E"]),
        ({"icons": ["energy"]}, []),
        ({"multi": True}, ["2E", "3E"]),
        ({"least": 3, "most": 3}, ["2E", "4M"]),
        ({"kinds": ["special"]}, ["2E", "3E", "4M"]),
    ],
)
def test_all_hits_of_a_kind(which: dict[str, object], left: list[str]) -> None:
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["2E", "3E", "4M"])], "hand": ["Made Care"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Care", play=[{"do": "heal", "count": 0, "records": "permanent", "which": which}])],
    )
    plays(a, b, "Made Care", "Hulk")
    assert a.hits("Hulk") == left


def test_all_hits_of_the_chosen_icon() -> None:
    words = [{"do": "choose", "of": "icon"}, {"do": "heal", "count": 0, "records": "permanent", "chosen": True}]
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["2E", "3S"], current=["4E"])], "hand": ["Made Care"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Care", play=words)],
    )
    plays(a, b, "Made Care", "Hulk")
    a.does("choose", "Energy")
    assert a.hits("Hulk") == ["3S", "4E"]


def test_one_for_each_defeated_mission_spread_over_the_team() -> None:
    a, b = table(
        a={
            "front": [hero("Hulk (MVOP)", hits=["2E", "3S"]), hero("Beast (MVOP)", hits=["4F"])],
            "hand": ["Made Care"],
            "objectives": {"reserve": 4, "defeated": 2, "ventured": {"reserve": 1}},
        },
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Care", play=[{"do": "heal", "who": "team", "records": "permanent", "per": "defeated"}])],
    )
    plays(a, b, "Made Care", "Hulk")
    a.picks("choose", "3S", "4F")
    assert a.hits("Hulk") == ["2E"] and a.hits("Beast") == []


def test_without_a_defeated_mission_nothing_is_removed() -> None:
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["2E"])], "hand": ["Made Care"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Care", play=[{"do": "heal", "who": "team", "records": "permanent", "per": "defeated"}])],
    )
    plays(a, b, "Made Care", "Hulk")
    assert a.hits("Hulk") == ["2E"] and a.pending != "Effects"


@pytest.mark.parametrize("paid, left", [("value", ["6E"]), ("icon", ["2E", "6E"])])
def test_what_the_paid_power_card_says(paid: str, left: list[str]) -> None:
    heal = {"do": "heal", "count": 0, "records": "permanent", "paid": paid}
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["6E", "2E", "3S"])], "hand": ["Made Care", "4S", "4M", "7E"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Care", cost={"kind": "pure_power"}, play=[heal])],
    )
    a.does("play", "Made Care", "Hulk")
    assert not a.can("pay", "4M") and not a.can("pay", "7E"), "no MultiPower card, and none beyond the grid"
    a.does("pay", "4S")
    unnegated(b)
    assert a.hits("Hulk") == left and a.power_pack == ["4S"]


def test_placed_cards_are_given_up_for_a_teammate() -> None:
    words = [
        {"do": "discard", "whose": "pick", "count": 0},
        {"do": "heal", "who": "pick", "records": "permanent", "count": 0},
    ]
    a, b = table(
        a={"front": ["Hulk (MVOP)", hero("Beast (MVOP)", hits=["2E"], placed=["5S"])], "hand": ["Made Care"]},
        b={"front": ["Thing (MVOP)"]},
        cards=[special("Made Care", onto="front_teammate", play=words)],
    )
    plays(a, b, "Made Care", "Hulk", "Beast")
    assert a.hits("Beast") == [] and a.placed("Beast") == [] and a.power_pack == ["5S"]


def test_in_the_discard_phase_of_the_next_battle() -> None:
    heal = {"do": "heal", "count": 0, "records": "permanent", "which": {"least": 4, "most": 4}, "may": True}
    words = [{"do": "whenever", "happens": "discard_phase", "then": [heal]}]
    a, b = table(
        a={"front": [hero("Hulk (MVOP)", hits=["4E", "3E"], current=["4S"])], "hand": ["Made Care"], "draw": PILE * 3},
        b={"front": ["Thing (MVOP)"], "draw": PILE * 3},
        cards=[special("Made Care", until="next_battle", stays="clipped", play=words)],
    )
    plays(a, b, "Made Care", "Hulk")
    pass_out(a, b)
    assert sorted(a.permanent("Hulk")) == ["3E", "4E", "4S"]
    reach(a, b, "Triggered")
    a.does("choose", *a.offered("choose"))
    assert a.permanent("Hulk") == ["3E"]


def test_only_somebody_who_is_wounded() -> None:
    bonus = {"do": "bonus", "amount": 2, "to": "attack"}
    more = {"until": "battle", "stays": "clipped"}
    sides = {
        "a": {"front": ["Hulk (MVOP)", hero("Beast (MVOP)", hits=["2E"])], "hand": ["Made Rage", "Made Aid"]},
        "b": {"front": ["Thing (MVOP)"]},
    }
    cards = [
        special("Made Rage", play_if={"wounded": True}, play=[bonus], **more),
        special("Made Aid", onto="any_teammate", onto_if={"wounded": True}, play=[bonus | {"who": "pick"}], **more),
    ]
    a, _ = table(**sides, cards=cards)
    assert a.can("play", "Made Rage", "Beast") and not a.can("play", "Made Rage", "Hulk")
    assert a.can("play", "Made Aid", "Hulk", "Beast") and not a.can("play", "Made Aid", "Beast")


@pytest.mark.parametrize(
    "word, said",
    [
        (
            Heal(count=2, up_to=True, records="permanent", which=Which(icons=("energy",))),
            "Remove up to two hits that show Energy from the permanent record of Hulk.",
        ),
        (
            Heal(records="permanent", which=Which(kinds=("power",)), who="team"),
            "Remove one hit of a Power card from the permanent record of Hulk or a teammate.",
        ),
        (
            Heal(count=0, records="permanent", paid="value"),
            "Remove all hits of no higher value than the card paid from the permanent record of Hulk.",
        ),
        (
            Heal(who="team", records="permanent", per="defeated"),
            "Remove one hit from the permanent record of Hulk or a teammate for each Defeated Objective of the team.",
        ),
    ],
)
def test_what_it_says(word: Heal, said: str) -> None:
    assert word.says("Hulk") == said
