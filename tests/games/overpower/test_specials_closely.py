"""Specials read closely: what a card may not do, what its player may leave, and what its words do not cover."""

import re

import pytest

from games.overpower.specials import facing, hits, in_play, plays, strikes, turn_of
from games.overpower.table import hero, table
from marks import card
from overtable.games.overpower.book.book import catalogue


@card("quick-draw")
def test_quick_draw_strikes_first_but_blocks_nothing() -> None:
    a, b = facing(["Zorro"], ["3C"], ["Billy the Kid"], ["Quick Draw"])
    strikes(a, b, "3C", "Zorro", "Billy the Kid")
    assert b.can("counter", "Quick Draw", "Billy the Kid")
    assert not b.can("block", "Quick Draw", "Billy the Kid")


@card("immortality")
@pytest.mark.parametrize(
    ("left", "hits_left", "total"),
    [((), [], 14), (("hits of this battle",), ["6C"], 8), (("hits of the permanent record",), ["3C", "5C"], 6)],
)
def test_immortality_removes_either_record_or_both(left: tuple[str, ...], hits_left: list[str], total: int) -> None:
    john = hero("John Carter of Mars", hits=["5C", "3C"], current=["6C"])
    a, b = facing([john], ["Immortality"])
    plays(a, b, "Immortality", "John Carter of Mars")
    for record in ("hits of this battle", "hits of the permanent record"):
        a.does("decline") if record in left else a.does("choose", record)
    kept_of_the_battle = 6 if "hits of this battle" in left else 0
    assert a.hits("John Carter of Mars") == hits_left and b.venture == total + kept_of_the_battle and turn_of(b)


@card("crimson-restoration")
def test_crimson_restoration_may_leave_the_hits() -> None:
    a, b = facing([hero("Dracula", hits=["5C"], current=["6C"])], ["Crimson Restoration"], ["Leonidas"])
    hits(a, b, "Crimson Restoration", "Dracula", "Leonidas")
    a.does("decline")
    assert a.hits("Dracula") == ["5C", "6C"] and turn_of(b)


@card("meriem-and-jackie-clayton")
def test_attacks_on_korak_himself_are_at_minus_two_as_well() -> None:
    a, b = facing(["Zorro"], ["6C"], ["Korak", "Leonidas"], them=in_play("Meriem and Jackie Clayton", "Korak"))
    strikes(a, b, "6C", "Zorro", "Korak")
    assert a.level == 4
    b.does("take")
    assert b.damage("Korak") == 6


@card("head-for-mexico", "never-set-foot-on-dry-land")
@pytest.mark.parametrize(
    ("name", "by"), [("Head for Mexico", "Billy the Kid"), ("Never Set Foot On Dry Land", "Captain Nemo")]
)
@pytest.mark.parametrize(
    ("shield", "whose"), [("Victorian Sophisticant", "Mr. Hyde"), ("Distracting Intervention", "Cthulhu")]
)
def test_nobody_hides_in_reserve_when_nobody_else_can_be_targeted(name: str, by: str, shield: str, whose: str) -> None:
    a, b = facing(["Zorro"], ["6C"], [by, whose], [name], them=in_play(shield, whose, whose))
    strikes(a, b, "6C", "Zorro", by)
    b.does("avoid", name, by)
    assert sorted(b.front) == sorted([by, whose]) and b.reserve == []


@card("superhuman-endurance", "head-for-mexico")
def test_a_character_safe_from_some_attacks_can_still_be_targeted() -> None:
    there = in_play("Superhuman Endurance", "John Carter of Mars")
    a, b = facing(["Zorro"], ["6C"], ["Billy the Kid", "John Carter of Mars"], ["Head for Mexico"], them=there)
    strikes(a, b, "6C", "Zorro", "Billy the Kid")
    b.does("avoid", "Head for Mexico", "Billy the Kid")
    assert b.front == ["John Carter of Mars"] and b.reserve == ["Billy the Kid"]


@card("princess-and-the-pea", "for-guinevere-s-love", "criminal-mastermind", "slaying-the-hydra")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Princess and the Pea", "Zorro"),
        ("For Guinevere's Love", "Lancelot"),
        ("Criminal Mastermind", "Professor Moriarty"),
    ],
)
def test_cards_for_this_battle_speak_of_no_remainder(name: str, by: str) -> None:
    a, b = facing(["Hercules"], ["Slaying the Hydra"], [by], them=in_play(name, by))
    before = (a.venture, b.venture)
    plays(a, b, "Slaying the Hydra", "Hercules")
    assert turn_of(b) and b.astral == [name] and (a.venture, b.venture) == before


@card("slaying-the-hydra", "legendary-partnership")
def test_slaying_the_hydra_reaches_specials_and_universe_cards_only(legacy_cards: None) -> None:
    there = {"in_play": [{"card": "Heavy Gauntlet", "by": "Ra"}, {"card": "Shards of the Staff", "by": "Ra"}]}
    a, b = facing(["Hercules"], ["Slaying the Hydra"], ["Ra"], them=there)
    plays(a, b, "Slaying the Hydra", "Hercules")
    assert a.offered("choose") == ["Shards of the Staff"]
    a, b = facing(["King Arthur"], ["Legendary Partnership"], ["Ra"], them=there)
    hits(a, b, "Legendary Partnership", "King Arthur", "Ra")
    assert b.astral == [] and b.clipped("Ra") == []


@card("for-sparta", "form-of-water")
def test_for_sparta_stays_out_of_the_game_once_it_left_it() -> None:
    a, b = facing(["Leonidas"], ["For Sparta"], ["Poseidon"], ["Form of Water"])
    strikes(a, b, "For Sparta", "Leonidas", "Poseidon")
    b.does("avoid", "Form of Water", "Poseidon")
    assert "For Sparta" not in a.draw_pile and turn_of(b)


@card("heavy-is-the-head")
def test_heavy_is_the_head_takes_only_what_can_be_played_at_once() -> None:
    pile = {"dead": ["Great Club", "Lion Skin Cloak"]}
    a, b = facing(["King Arthur", "Hercules"], ["Heavy is the Head"], me=pile)
    plays(a, b, "Heavy is the Head", "King Arthur")
    assert a.offered("choose") == ["Great Club"], "a card for defence cannot be played on one's own turn"


@card("sowing-chaos")
def test_sowing_chaos_leaves_follow_ups_that_are_no_attacks() -> None:
    for follow_up, allowed in (("Unlimited Resources", True), ("Jacopo", False)):
        team = ["Carson of Venus", "Count of Monte Cristo"]
        sown = in_play("Sowing Chaos", "Hercules", "Count of Monte Cristo")
        a, _ = facing(team, ["Hera (ally)", follow_up], ["Hercules"], them=sown)
        assert a.can("attack", "Hera (ally)", "Carson of Venus", "Hercules") is allowed


@card("legendary-escape", "john-clayton-iii")
def test_legendary_escape_moves_no_attack_on_the_reserve() -> None:
    for target in ("Zorro", "Ra"):
        a, b = facing(
            ["Korak"], ["John Clayton III"], ["Zorro", "Leonidas"], ["Legendary Escape"], them={"reserve": "Ra"}
        )
        strikes(a, b, "John Clayton III", "Korak", target)
        assert b.can("shift", "Legendary Escape") is (target == "Zorro")


@card("silent-running")
def test_silent_running_is_not_blocked_with_a_placed_universe_card() -> None:
    for placed in (True, False):
        basic = ["Rapier"]
        leonidas = hero("Leonidas", placed=basic if placed else [])
        a, b = facing(["Captain Nemo"], ["Silent Running"], [leonidas], ["5C", *([] if placed else basic)])
        strikes(a, b, "Silent Running", "Captain Nemo", "Leonidas")
        assert b.can("block", "5C", "Rapier", "Leonidas") is not placed


@card("distracting-intervention", "john-clayton-iii")
def test_distracting_intervention_covers_the_reserve_as_well() -> None:
    there = in_play("Distracting Intervention", "Cthulhu", "Cthulhu") | {"reserve": "Cthulhu"}
    a, b = facing(["Korak"], ["John Clayton III", "5C"], ["Zorro"], them=there)
    assert not a.can("attack", "John Clayton III", "Korak", "Cthulhu")
    assert not a.can("attack", "5C", "Korak", "Distracting Intervention"), "it lies where this attack does not reach"
    strikes(a, b, "John Clayton III", "Korak", "Distracting Intervention")
    assert b.clipped("Cthulhu") == [] and b.dead == ["Distracting Intervention"]


@card("protection-of-saint-michael", "one-eye")
def test_what_protects_the_team_protects_its_reserve() -> None:
    there = in_play("Protection of Saint Michael", "Joan of Arc") | {"reserve": "Zorro"}
    a, _ = facing(["Wicked Witch"], ["One Eye"], ["Joan of Arc"], them=there)
    assert not a.can("attack", "One Eye", "Wicked Witch", "Zorro")


@card("distracting-intervention", "legendary-escape")
def test_no_attack_moves_to_whom_a_card_covers() -> None:
    there = in_play("Distracting Intervention", "Cthulhu", "Cthulhu")
    a, b = facing(["Korak"], ["5C"], ["Zorro", "Cthulhu", "Ra"], ["Legendary Escape"], them=there)
    strikes(a, b, "5C", "Korak", "Zorro")
    assert b.can("shift", "Legendary Escape", "Zorro", "Ra")
    assert not b.can("shift", "Legendary Escape", "Zorro", "Cthulhu")


@card("meriem-and-jackie-clayton")
def test_meriem_and_jackie_weaken_an_attack_on_korak_in_time() -> None:
    a, b = facing(["Leonidas"], ["8C"], ["Korak"], ["Meriem and Jackie Clayton", "6I"])
    strikes(a, b, "8C", "Leonidas", "Korak")
    assert not b.can("block", "6I", "Korak")
    b.does("use", "Meriem and Jackie Clayton", "Korak")
    b.does("block", "6I", "Korak")
    assert b.damage("Korak") == 0 and b.clipped("Korak") == ["Meriem and Jackie Clayton"]


def test_names_keep_their_capital_letters() -> None:
    names = [c.name for c in catalogue().cards if c.type == "character" and not c.name.startswith("The ")]
    small = re.compile("|".join(rf"\b{re.escape(name[0].lower() + name[1:])}\b" for name in names))
    assert [c.id for c in catalogue().cards if small.search(c.text())] == []


@card("immortality")
def test_immortality_asks_for_no_record_without_hits() -> None:
    john = hero("John Carter of Mars", current=["6C"])
    a, b = table(a={"front": [john], "hand": ["Immortality"]}, b={"front": ["Zorro"]}, turn="a")
    plays(a, b, "Immortality", "John Carter of Mars")
    a.does("choose", "hits of this battle")
    assert a.damage("John Carter of Mars") == 0 and turn_of(b)
