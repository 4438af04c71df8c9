"""Specials played on defence because the defence that follows needs them, and corners of placing and keeping."""

import pytest

from games.overpower.specials import facing, hits, strikes, turn_of, under_attack
from games.overpower.stories import quietly
from games.overpower.table import hero, table
from marks import card


@card("meriem-and-jackie-clayton")
def test_meriem_and_jackie_draw_the_attack_in_time() -> None:
    _, b = under_attack("8C", "Leonidas", ["Korak", "Leonidas"], ["Meriem and Jackie Clayton", "6I"])
    b.does("use", "Meriem and Jackie Clayton", "Korak")
    assert b.verbs == {"shift"}
    b.does("shift", "Meriem and Jackie Clayton", "Korak")
    assert b.clipped("Korak") == ["Meriem and Jackie Clayton"]
    b.does("block", "6I", "Korak")
    assert turn_of(b) and b.damage("Korak") == b.damage("Leonidas") == 0, "6 is enough against 8 at -2"


@card("transformation-trickery", "harness-the-wind")
@pytest.mark.parametrize(
    ("name", "by", "to", "onto"),
    [
        ("Transformation Trickery", "Sun Wukong", "Sun Wukong", ["Sun Wukong"]),
        ("Harness the Wind", "Wicked Witch", "Zorro", []),
    ],
)
def test_a_shift_is_allowed_in_time(name: str, by: str, to: str, onto: list[str]) -> None:
    a, b = under_attack("6C", "Leonidas", [by, "Leonidas", "Korak", "Zorro"], [name], more_attacks=["5C"])
    b.does("use", name, by, *onto)
    b.does("shift", name, to)
    b.does("take")
    assert b.damage(to) == 6 and b.clipped(by) == [name]
    b.does("pass")
    strikes(a, b, "5C", "Leonidas", "Korak")
    assert b.can("shift", name, to), "it stays for the battle"


@card("run-and-hide", "napoleon-of-crime")
@pytest.mark.parametrize(
    ("name", "by", "target"),
    [("Run and Hide", "Invisible Man", "Invisible Man"), ("Napoleon of Crime", "Professor Moriarty", "Leonidas")],
)
def test_an_intelligence_card_avoids_in_time(name: str, by: str, target: str) -> None:
    _, b = under_attack("8C", target, [by, "Leonidas"], [name, "1I", "5C"])
    assert not b.can("avoid", "1I")
    b.does("use", name, by)
    assert b.offered("avoid") == ["1 Intelligence"]
    b.does("avoid", "1I", by)
    assert b.damage(target) == 0 and b.clipped(by) == [name] and b.hand == ["5C"]


@card("run-and-hide")
def test_who_cannot_use_it_cannot_play_it_in_time() -> None:
    _, b = under_attack("8C", "Invisible Man", ["Invisible Man"], ["Run and Hide", "5C"])
    assert not b.can("use", "Run and Hide"), "no Intelligence card at hand"
    _, b = under_attack("8C", "Leonidas", ["Invisible Man", "Leonidas"], ["Run and Hide", "5I"])
    assert not b.can("use", "Run and Hide"), "it saves himself only"


@card("for-camelot")
def test_for_camelot_works_both_ways_and_in_time() -> None:
    _, b = under_attack("7C", "King Arthur", ["Merlin", "King Arthur"], ["For Camelot!", "7E"])
    b.does("use", "For Camelot!", "Merlin")
    b.does("block", "7E", "Merlin")
    assert b.damage("King Arthur") == 0 and b.clipped("Merlin") == ["For Camelot!"]
    for friend, helps in (("King Arthur", True), ("Lancelot", True), ("Korak", False)):
        _, b = under_attack("6B", "Merlin", ["Merlin", friend], ["For Camelot!", "6C"])
        assert b.can("use", "For Camelot!") is helps, friend


@card("shield-phalanx", "rule-by-fear", "early-feminist-leader", "lower-gravity", "ruthless-plunderer")
@pytest.mark.parametrize(
    ("name", "by", "attack", "block"),
    [
        ("Shield Phalanx", "Leonidas", "8C", "7C"),
        ("Rule by Fear", "Sheriff of Nottingham", "8C", "6B"),
        ("Early Feminist Leader", "Joan of Arc", "8C", "6I"),
        ("Lower Gravity", "John Carter of Mars", "8C", "8B"),
        ("Ruthless Plunderer", "Captain Nemo", "7C", "7B"),
        ("Head of Martian Science", "Dejah Thoris", "7C", "7I"),
    ],
)
def test_a_bonus_or_a_raised_grid_comes_in_time(name: str, by: str, attack: str, block: str) -> None:
    _, b = under_attack(attack, by, [by], [name, block])
    assert not b.can("block", block)
    b.does("use", name, by)
    b.does("block", block, by)
    assert b.damage(by) == 0 and turn_of(b)
    assert name in b.clipped(by) + b.astral


@card("aquaphobic", "set-loose", "the-nautilus")
def test_shields_come_in_time_for_what_they_bar() -> None:
    a, b = facing(["Zorro"], ["6C", "Rapier"], ["Wicked Witch"], ["Aquaphobic"])
    strikes(a, b, "6C", "Rapier", "Zorro", "Wicked Witch")
    b.does("invalidate", "Aquaphobic", "Wicked Witch")
    assert b.damage("Wicked Witch") == 0
    a, b = facing(["Leonidas"], ["Wrath of Ra"], ["Mr. Hyde"], ["Set Loose"])
    strikes(a, b, "Wrath of Ra", "Leonidas", "Mr. Hyde")
    b.does("invalidate", "Set Loose", "Mr. Hyde")
    assert b.damage("Mr. Hyde") == 0
    for name, target in (("Aquaphobic", "Wicked Witch"), ("Set Loose", "Mr. Hyde")):
        _, b = under_attack("6C", target, [target], [name])
        assert not b.can("invalidate"), "a bare Power card is none of its business"
    a, b = facing(["Leonidas"], ["8C", "6C"], ["Captain Nemo", "Zorro"], ["The Nautilus"])
    strikes(a, b, "8C", "Leonidas", "Zorro")
    b.does("invalidate", "The Nautilus", "Captain Nemo", "Zorro")
    b.does("pass")
    assert a.offered("attack", "6C", "Leonidas") == ["Captain Nemo"], "it protects the one it was played for"


@card("feared-by-all-witches", "online-cyber-attack", "all-chips-on-the-table")
def test_what_needs_a_hit_does_nothing_when_defended() -> None:
    a, b = facing(["Wicked Witch"], ["Feared by All Witches", "8E"], ["Leonidas"], ["8C", "7C"])
    strikes(a, b, "Feared by All Witches", "Wicked Witch", "Leonidas")
    b.does("block", "8C", "Leonidas")
    assert b.can("attack", "7C", "Leonidas", "Wicked Witch")
    hits(b, a, "7C", "Leonidas", "Wicked Witch")
    assert a.can("attack", "8E", "Wicked Witch")
    a, b = facing(["Angry Mob: Modern Age"], ["Online Cyber Attack"], ["Merlin"], ["7E", "6I"])
    strikes(a, b, "Online Cyber Attack", "Angry Mob: Modern Age", "Merlin")
    b.does("block", "7E", "Merlin")
    assert b.can("attack", "6I", "Merlin")


@card("protector-of-the-incubator")
def test_protector_of_the_incubator_ends_a_teamwork_against_a_teammate() -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["Zorro", "Merlin"], [team, "7E"], ["Tars Tarkas", "Leonidas"], ["Protector of the Incubator"])
    strikes(a, b, team, "Zorro", "Leonidas")
    b.does("avoid", "Protector of the Incubator", "Tars Tarkas")
    assert b.damage("Leonidas") == 0 and turn_of(b) and a.hand == ["7E"]


@card("swarm-them")
def test_the_mob_keeps_one_duplicate_swarm() -> None:
    mob = "Angry Mob: Modern Age"
    a, _ = facing(
        [mob], ["Swarm Them!", "Swarm Them!", "Swarm Them!", "Mob Mentality", "Mob Mentality"], phase="discard"
    )
    while a.pending == "Duplicates" and a.is_asked and a.can("discard"):
        a.table.answer(0, a.options()[0])
    quietly(a.table, "Place")
    assert a.hand == ["Mob Mentality", "Swarm Them!", "Swarm Them!"]


@card("hades-lord-of-the-underworld", "merlin-s-magic", "preternatural-healing")
def test_only_some_any_character_specials_may_be_placed() -> None:
    may = ["Hades: Lord of the Underworld", "Merlin's Magic", "Preternatural Healing"]
    a, _ = table(a={"front": ["Zorro"], "hand": [*may, "Wrath of Ra", "The Gemini"]}, phase="placement")
    assert a.offered("place") == may
    assert a.refusal("place", "Wrath of Ra", "Zorro") == "OP25-PLACE-13"


@card("harbinger-s-warning")
def test_harbingers_warning_takes_no_slot() -> None:
    placed = ["Futuristic Phaser"]
    a, _ = table(
        a={
            "front": [hero("Time Traveler", placed=placed)],
            "hand": ["Harbinger's Warning", "From a Mile Away"],
        },
        phase="placement",
    )
    assert a.can("place", "Harbinger's Warning", "Time Traveler") and not a.can("place", "From a Mile Away")
    a, _ = table(
        a={"front": [hero("Time Traveler", placed=["Harbinger's Warning"])], "hand": ["From a Mile Away"]},
        phase="placement",
    )
    assert a.can("place", "From a Mile Away", "Time Traveler")


@card("book-of-the-dead")
def test_the_book_opens_only_for_a_fallen_teammate() -> None:
    me = {"front": ["Anubis", "Tarzan"], "in_play": [{"card": "Book of the Dead", "by": "Anubis"}]}
    me |= {"draw": ["Raised by Mangani Apes"], "hand": []}
    a, _ = facing([], [], ["Merlin"], me=me, phase="draw", battle=3)
    assert not a.can("reveal", "Raised by Mangani Apes")


@card("riposte", "band-of-merry-men")
def test_power_card_specials_take_universe_cards_on_defence() -> None:
    _, b = under_attack("8C", "Korak", ["Zorro", "Korak"], ["Riposte", "Training (Lancelot)"])
    assert not b.can("block", "Riposte", "Zorro")
    b.does("block", "Riposte", "Training (Lancelot)", "Zorro")
    assert b.damage("Korak") == 0
    _, b = under_attack("8C", "Robin Hood", ["Robin Hood"], ["Band of Merry Men", "Training (Robin Hood)"])
    b.does("block", "Band of Merry Men", "Training (Robin Hood)", "Robin Hood")
    assert b.damage("Robin Hood") == 0
