"""A Special combined with a Power card (OPC-COMBO)."""

from games.overpower.table import hero
from games.overpower_classic.given import DUCK
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel
from marks import rule

HULK, STORM, BEAST, CARNAGE, WOLVERINE = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Carnage", "Wolverine")
)


@rule("OPC-COMBO-01")
def test_exactly_the_stated_type_joins() -> None:
    a, _ = duel([CARNAGE], ["Blade Hand", "3E", "3M", "5A", "4F"], [STORM])
    assert a.can("attack", "Blade Hand", "Carnage", "3E", "Carnage", "Storm")
    for other in ("3M", "5A"):
        assert a.refusal("attack", "Blade Hand", "Carnage", other, "Carnage", "Storm") == "OPC-COMBO-01"
    assert not a.can("attack", "Blade Hand", "Carnage", "4F", "Carnage", "Storm")


@rule("OPC-COMBO-02")
def test_a_further_attack_may_be_a_multipower_card() -> None:
    a, b = duel([WOLVERINE], ["Berserk Attack", "3M"], [STORM])
    a.does("attack", "Berserk Attack", "Wolverine", "Storm")
    b.answers(("decline",), ("take",))
    strike_home(a, b, "3M", "Wolverine", "Storm")
    assert b.damage("Storm") == 7


@rule("OPC-COMBO-03", "OPC-COMBO-04")
def test_it_is_one_attack_and_hits_with_every_card() -> None:
    a, b = duel([CARNAGE], ["Blade Hand", "3E"], [STORM, BEAST], ["7E", "6E"])
    a.does("attack", "Blade Hand", "Carnage", "3E", "Carnage", "Storm")
    b.does("decline")
    assert a.level == 7 and b.can("block", "7E") and not b.can("block", "6E")
    b.does("take")
    assert sorted(b.hits("Storm")) == ["3E", "Blade Hand"] and b.damage("Storm") == 7 and a.venture == 7


@rule("OPC-COMBO-04")
def test_all_cards_land_before_a_ko_is_tested() -> None:
    a, b = duel([CARNAGE], ["Blade Hand", "3E"], [hero(STORM, current=["8S", "8S"]), BEAST])
    a.does("attack", "Blade Hand", "Carnage", "3E", "Carnage", "Storm")
    b.answers(("decline",), ("take",))
    assert b.is_kod("Storm") and a.venture == 23
    a, b = duel([CARNAGE], ["Blade Hand", "3E"], [hero(STORM, current=["1S"]), BEAST])
    a.does("attack", "Blade Hand", "Carnage", "3E", "Carnage", "Storm")
    b.answers(("decline",), ("take",))
    assert b.is_kod("Storm"), "Strength, Fighting and Energy"


@rule("OPC-COMBO-05")
def test_the_power_card_must_be_usable_and_no_universe_card_joins() -> None:
    a, _ = duel([CARNAGE], ["Blade Hand", "3E", "5E", "Energy/Strength Training +3"], [STORM])
    assert a.refusal("attack", "Blade Hand", "Carnage", "5E", "Carnage", "Storm") == "OPC-COMBO-05"
    assert a.can("attack", "3E", "Energy/Strength Training +3", "Carnage", "Storm")
    assert not a.can("attack", "Blade Hand", "Energy/Strength Training +3")
    assert not a.can("attack", "Blade Hand", "Carnage", "3E", "Energy/Strength Training +3")


@rule("OPC-COMBO-06")
def test_a_special_may_name_multipower_or_be_open_to_any_power_card() -> None:
    def joins(combine: dict[str, object]) -> list[str]:
        grip = special("Grip", "Hulk", value=2, icons=["brute_force"], combine={"by": "user", **combine})
        hand = ["3M", "1 MultiPower (three icons)", "2E", "3S", "6A"]
        a, _ = duel([HULK], ["Grip", *hand], [STORM], cards=[grip])
        return [c for c in hand if a.can("attack", "Grip", "Hulk", c, "Hulk", "Storm")]

    assert joins({"multi": True}) == ["3M", "1 MultiPower (three icons)"]
    assert joins({}) == ["2E", "3S", "6A"]
    assert joins({"types": ["energy"]}) == ["2E"]


@rule("OPC-COMBO-07")
def test_negating_the_special_stops_the_whole_attack() -> None:
    a, b = duel([CARNAGE], ["Blade Hand", "3E"], [STORM, BEAST], ["Analyze", "Duck"], cards=[DUCK])
    a.does("attack", "Blade Hand", "Carnage", "3E", "Carnage", "Storm")
    b.does("negate", "Analyze", "Beast", "Blade Hand")
    assert b.hits("Storm") == [] and b.pending == "Turn" and a.dead == ["Blade Hand"] and a.power_pack == ["3E"]
