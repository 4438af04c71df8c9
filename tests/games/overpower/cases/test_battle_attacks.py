"""Worked cases: combined attacks, placed attacks, and what hits do."""

from games.overpower.table import PILE, hero, table
from marks import case, rule


@rule("OP25-BATT-68", "OP25-CARD-07", "OP25-BATT-39", "OP25-BATT-70")
@case("OP25-CASE-103")
def test_a_combined_attack_takes_each_bonus_once() -> None:
    a, b = table(
        a={
            "front": ["Dejah Thoris", "Hercules", "Sheriff of Nottingham"],
            "hand": ["Champions of Barsoom", "6B"],
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}],
        },
        b={"front": ["Anubis"], "hand": ["7B", "Trebuchet", "Freya: Goddess of Protection"]},
    )
    a.does("attack", "Champions of Barsoom", "Dejah Thoris", "6B", "Hercules", "Anubis")
    b.does("decline")
    assert a.level == 12
    assert b.refusal("block", "7B", "Trebuchet", "Anubis") == "OP25-BATT-38"
    b.does("avoid", "Freya: Goddess of Protection", "Anubis")
    assert b.hits("Anubis") == []
    assert a.dead == ["Champions of Barsoom"] and "6B" in a.power_pack + a.draw_pile


DECOY = "Distracting Intervention"


@rule("OP25-BATT-49", "OP25-TOTAL-06", "OP25-KO-26", "OP25-BATT-46")
@case("OP25-CASE-125")
def test_a_hit_on_a_card_is_no_success() -> None:
    a, b = table(
        a={"front": ["Sherlock Holmes"], "hand": ["Irene Adler"]},
        b={
            "front": ["Zeus", "Cthulhu"],
            "hand": ["8E", "8B"],
            "in_play": [{"card": DECOY, "by": "Cthulhu", "target": "Zeus"}],
        },
    )
    before = a.venture
    a.does("attack", "Irene Adler", "Sherlock Holmes", DECOY)
    b.does("decline")
    assert b.pending == "Turn", "it cannot be defended"
    assert b.dead == [DECOY] and b.clipped("Zeus") == []
    assert not b.is_open, "the hand stays closed"
    assert a.venture == before and b.hits("Zeus") == []

    a, b = table(a={"front": ["Sherlock Holmes"], "hand": ["Irene Adler"]}, b={"front": ["Zeus"], "hand": ["8E"]})
    a.does("attack", "Irene Adler", "Sherlock Holmes", "Zeus")
    b.does("decline")
    b.does("take")
    assert b.is_open, "a success opens it"


@rule("OP25-BATT-50", "OP25-BATT-47", "OP25-END-04", "OP25-BATT-63")
@case("OP25-CASE-133")
def test_a_paralysing_hit_is_healed_or_goes_with_the_battle() -> None:
    def gazed():  # type: ignore[no-untyped-def]
        a, b = table(
            a={"front": ["Dracula"], "hand": ["Paralyzing Gaze"], "draw": PILE},
            b={"front": ["Hercules", "Ra"], "hand": ["Healing Waters of the Nile", "7B"], "draw": PILE},
        )
        a.does("attack", "Paralyzing Gaze", "Dracula", "Hercules")
        b.does("decline")
        b.does("take")
        assert b.current("Hercules") == ["Paralyzing Gaze"] and b.damage("Hercules") == 0
        assert b.refusal("attack", "7B", "Hercules", "Dracula") == "OP25-BATT-78"
        return a, b

    a, b = gazed()
    b.does("play", "Healing Waters of the Nile", "Ra")
    a.does("decline")
    b.does("choose", "Paralyzing Gaze")
    assert b.hits("Hercules") == [] and a.dead == ["Paralyzing Gaze"]
    a.does("pass")
    assert b.can("attack", "7B", "Hercules", "Dracula")

    a, b = gazed()
    b.does("pass")
    a.does("pass")
    assert a.s.battle == 3 and b.hits("Hercules") == [] and a.dead == ["Paralyzing Gaze"]


@rule("OP25-BATT-20", "OP25-PLACE-07")
@case("OP25-CASE-135")
def test_a_placed_card_serves_its_character_only() -> None:
    a, _ = table(
        a={"front": [hero("Zorro", placed=["Rapier"]), "Robin Hood"], "hand": ["6C"]},
        b={"front": ["Merlin"]},
    )
    assert a.refusal("attack", "6C", "Rapier", "Robin Hood", "Merlin") == "OP25-PLACE-07"
    a.does("attack", "6C", "Rapier", "Zorro", "Merlin")
    assert a.level == 9
