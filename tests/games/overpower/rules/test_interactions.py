"""How effects live together: which of two prevails, and when something is checked (OP25-INTER)."""

import pytest

from games.overpower.specials import facing, in_play, strikes
from games.overpower.table import FREYA, PILE, defending, hero, pass_out, reach, table
from marks import rule
from overtable.games.overpower.inplay.effects import GAME, start
from overtable.games.overpower.inplay.queries import bonus
from overtable.games.overpower.state import COMBAT


@rule("OP25-INTER-05")
def test_of_one_class_the_first_one_prevails(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    from overtable.games.overpower.words.lasting import Grid

    a, _ = table(a={"front": ["Zorro"], "in_play": [{"card": "Old Wound", "by": "Zorro"}]}, b={"front": ["Merlin"]})
    later = a.card("Old Wound")
    start(a.s, Grid(types=("combat",), to=1), later, 0, a.char("Zorro"), GAME)
    assert a.grid("Zorro")[1] == 5


@rule("OP25-INTER-04", "OP25-INTER-03", "OP25-INTER-02")
@pytest.mark.parametrize("first, may", [("event", False), ("special", True)])
@pytest.mark.usefixtures("legacy_cards")
def test_an_immunity_in_play_does_not_help_against_an_earlier_event(first: str, may: bool) -> None:
    event, ward = {"card": "Honest Steel"}, {"card": "Deaf to Fate", "by": "Zorro"}
    order = [event, ward] if first == "event" else [ward, event]
    side = {"front": ["Zorro", "Hercules"], "hand": ["Elite Swordsmanship", "Great Club"], "in_play": order}
    a, _ = table(a=side, b={"front": ["Merlin"]})
    assert a.can("attack", "Elite Swordsmanship", "Zorro", "Merlin") is may
    assert a.refusal("attack", "Great Club", "Hercules", "Merlin") == "OP25-BATT-78", "a teammate is not immune"
    if not may:
        assert a.refusal("attack", "Elite Swordsmanship", "Zorro", "Merlin") == "OP25-BATT-78"


@rule("OP25-INTER-04", "OP25-INTER-01")
@pytest.mark.usefixtures("legacy_cards")
def test_an_immunity_keeps_every_later_event_away_in_later_battles_too() -> None:
    side = {"front": ["Zorro", "Korak"], "in_play": [{"card": "Deaf to Fate", "by": "Zorro"}], "draw": PILE}
    a, b = table(a=side | {"hand": ["Sword Dance"]}, b={"front": ["Leonidas"], "draw": PILE}, phase="event")
    a.does("event", "Sword Dance")
    b.does("no_event")
    b.does("decline")
    assert a.grid("Zorro")[1] == 8 and a.grid("Korak")[1] == 2 and b.grid("Leonidas")[1] == 2


@rule("OP25-INTER-06", "OP25-INTER-07")
def test_what_was_in_play_before_an_attack_that_specials_cannot_defend() -> None:
    side = {"front": ["Wicked Witch", "Korak", "John Carter of Mars"], "hand": ["Son of the Jungle", FREYA]}
    wind = {"in_play": [{"card": "Harness the Wind", "by": "Wicked Witch"}]}
    a, b = defending(
        ("Hidden Sociopath", "Invisible Man", "Wicked Witch"),
        {"front": ["Invisible Man"], "hand": ["Hidden Sociopath"]},
        side | wind,
    )
    assert b.refusal("avoid", FREYA) == "OP25-INTER-06"
    b.does("shift", "Harness the Wind", "Korak")
    assert b.refusal("avoid", "Son of the Jungle") == "OP25-INTER-06"
    b.does("take")
    assert b.damage("Korak") == 5

    shield = {"in_play": [{"card": "Superhuman Endurance", "by": "John Carter of Mars"}]}
    a, _ = table(a={"front": ["Invisible Man"], "hand": ["Hidden Sociopath"]}, b=side | shield)
    attack = ("Hidden Sociopath", "Invisible Man", "John Carter of Mars")
    assert a.refusal("attack", *attack) == "OP25-BATT-84", "a Special in play keeps it away"


@rule("OP25-INTER-06", "OP25-INTER-07")
def test_a_shift_played_afterwards_does_not_move_what_specials_cannot_defend() -> None:
    hand = ["Legendary Escape", "Harness the Wind"]
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], ["Wicked Witch", "Korak"], hand)
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Wicked Witch")
    assert b.refusal("shift", "Legendary Escape") == "OP25-INTER-06"
    assert not b.can("use", "Harness the Wind")
    a, b = facing(["Hercules"], ["Great Club"], ["Wicked Witch", "Korak"], hand)
    strikes(a, b, "Great Club", "Hercules", "Wicked Witch")
    assert b.can("shift", "Legendary Escape") and b.can("use", "Harness the Wind")


@rule("OP25-INTER-12", "OP25-BATT-36")
def test_what_moves_every_attack_moves_a_shifted_one_too() -> None:
    them = in_play("Hera (Zeus)", "Zeus")
    a, b = facing(["Leonidas"], ["6C"], ["Zeus", "Hercules"], ["Legendary Escape", "8E"], them=them)
    strikes(a, b, "6C", "Leonidas", "Hercules")
    b.does("shift", "Legendary Escape", "Hercules", "Zeus")
    assert b.pending == "Turn" and b.hits("Zeus") == [] and b.hits("Hercules") == []
    assert [h.value for h in a.s.hits] == [6], "on Hera"


@rule("OP25-INTER-13")
def test_two_cards_that_do_the_same_both_work() -> None:
    phalanx = {"card": "Shield Phalanx", "by": "Leonidas"}
    side = {"front": ["Leonidas"], "hand": ["Shield Phalanx", "5B"], "in_play": [phalanx]}
    a, b = table(a={"front": ["Zorro"], "hand": ["7C"]}, b=side, turn="b")
    b.does("play", "Shield Phalanx", "Leonidas")
    a.does("decline")
    assert b.clipped("Leonidas") == ["Shield Phalanx"] * 2
    a.does("attack", "7C", "Zorro", "Leonidas")
    b.does("block", "5B", "Leonidas")
    assert b.hits("Leonidas") == []


@rule("OP25-INTER-14")
def test_effects_go_with_a_character_into_reserve() -> None:
    def to_attack(name: str) -> int:
        return bonus(a.s, a.char(name), -1, "attack", COMBAT, power=True)

    a, b = table(
        a={"front": ["Morgan le Fay", "Zorro"], "reserve": "Korak", "hand": ["Teleportation Circle"]},
        b={"front": ["Anubis"], "in_play": [{"card": "Wither", "by": "Anubis", "target": "Zorro"}]},
    )
    assert to_attack("Zorro") == -1
    a.does("play", "Teleportation Circle", "Morgan le Fay")
    b.does("decline")
    a.does("choose", "Zorro")
    assert a.reserve == ["Zorro"] and "Korak" in a.front
    assert to_attack("Zorro") == -1 and to_attack("Korak") == 0


@rule("OP25-INTER-15")
def test_a_draw_that_a_condition_granted_sets_off_no_other() -> None:
    a, b = table(
        a={
            "front": ["Leonidas", "Korak"],
            "hand": ["4I", "Training (Leonidas)", "5B"],
            "draw": ["5C", "Training (Merlin)", "1C", "2C"],
            "in_play": [{"card": "Greatest Soldiers in History", "by": "Leonidas"}],
        },
        b={"front": ["Merlin"]},
    )
    a.does("attack", "4I", "Training (Leonidas)", "Leonidas", "Merlin")
    assert a.pending == "Triggered"
    a.does("draw", "1")
    assert a.hand == ["5B", "5C"]
    a.does("discard", "5C")
    a.does("done")
    assert b.pending == "DefenceWindow" and a.hand == ["5B"], "drawn once, though its card was discarded"
    assert a.draw_pile == ["Training (Merlin)", "1C", "2C"]


@rule("OP25-INTER-18", "OP25-INTER-23", "OP25-BATT-22")
def test_in_the_astral_plane_a_card_that_acts_as_a_power_card_is_still_a_special() -> None:
    a, b = table(
        a={"front": ["Mina Harker"], "hand": ["Jonathan Harker, Solicitor"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"]},
    )
    a.does("attack", "Jonathan Harker, Solicitor", "Mina Harker", "Merlin")
    assert b.can("negate", "Ascendant Mage", "Merlin", "Jonathan Harker, Solicitor")
    b.does("decline")
    b.does("take")
    assert not b.can("negate"), "as a hit it is a Power card"


@rule("OP25-INTER-20")
@pytest.mark.parametrize("top, icon, level", [("5E", "E", 5), ("6C", "C", 6), ("", "", 0)])
@pytest.mark.usefixtures("legacy_cards")
def test_a_card_that_acts_identical_shows_the_icons_of_the_other(top: str, icon: str, level: int) -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["Mirror Image"], "power_pack": [top] if top else [], "draw": PILE},
        b={"front": [hero("Merlin", hits=["1C", "1B"])], "draw": PILE},
    )
    strikes(a, b, "Mirror Image", "Zorro", "Merlin")
    bit = {"E": 1, "C": 2, "": 16}[icon]
    assert a.level == level and a.attack.icons == bit
    b.does("take")
    assert b.is_kod("Merlin") is (icon == "E"), "the third type makes a Spectrum KO"
    assert a.venture == level


@rule("OP25-INTER-24")
def test_any_card_ignores_who_could_play_it_but_not_what_it_costs() -> None:
    a, b = table(
        a={"front": ["Anubis"], "hand": ["Lord of the Sacred Land"], "power_pack": ["8C"], "draw": ["1C"]},
        b={"front": ["Merlin"], "hand": ["Freya: Goddess of Protection"]},
    )
    a.does("attack", "Lord of the Sacred Land", "Anubis", "Merlin", "Combat")
    b.does("decline")
    b.does("avoid", "Freya: Goddess of Protection", "Merlin")
    assert a.grid("Anubis")[1] == 2
    a.does("attack", a.offered("attack")[0], "Anubis", "Merlin", *a.offered("attack", "8C", "Anubis", "Merlin")[:1])
    assert a.level == 8


@rule("OP25-INTER-28")
def test_remainder_of_battle_or_game_means_those_words() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["Slaying the Hydra"]},
        b={
            "front": ["Leonidas", "Tars Tarkas", "Sheriff of Nottingham"],
            "hand": [],
            "draw": ["1C"],
            "in_play": [
                {"card": "Shield Phalanx", "by": "Leonidas"},
                {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
                {"card": "Sola", "by": "Tars Tarkas"},
            ],
        },
    )
    assert b.venture == 5, "Sola is in play for this battle"
    a.does("play", "Slaying the Hydra", "Hercules")
    b.does("decline")
    asked = a if a.is_asked else b
    assert sorted(asked.offered("choose")) == ["Rule by Fear", "Shield Phalanx"]


@rule("OP25-INTER-29", "OP25-END-05")
def test_a_game_long_card_lasts_over_battles() -> None:
    side: dict[str, object] = {"front": ["Hercules", "Korak"], "draw": PILE * 2}
    a, b = table(
        a=side | {"front": ["Leonidas", "Korak"], "in_play": [{"card": "Shield Phalanx", "by": "Leonidas"}]}, b=side
    )
    pass_out(a, b)
    reach(a, b, "Turn")
    assert a.s.battle == 3 and a.clipped("Leonidas") == ["Shield Phalanx"]
