"""What is said of an option beforehand comes true."""

from games.overpower.table import hero, table


def test_an_attack_is_told_with_its_level_and_what_a_hit_would_be() -> None:
    a, b = table(a={"front": ["Hercules"], "hand": ["7B"]}, b={"front": [hero("Merlin", hits=["4E"])]})
    assert a.note("attack", "7B", "Hercules", "Merlin") == "Level 7. A hit would bring Merlin to 11 of 20."
    a.does("attack", "7B", "Hercules", "Merlin")
    assert b.note("take") == "The hit brings Merlin to 11 of 20."
    b.does("take")
    assert b.damage("Merlin") == 11


def test_a_hit_that_would_ko_is_told_so() -> None:
    a, b = table(a={"front": ["Hercules"], "hand": ["7B"]}, b={"front": [hero("Merlin", hits=["8E", "6E"]), "Zeus"]})
    assert a.note("attack", "7B", "Hercules", "Merlin") == "Level 7. A hit would KO Merlin."
    a.does("attack", "7B", "Hercules", "Merlin")
    assert b.note("take") == "The hit KO's Merlin."
    b.does("take")
    assert "Merlin" not in b.front


def test_a_bonus_is_told_apart_from_the_value() -> None:
    fear = {"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}]}
    a, b = table(
        a={"front": ["Sheriff of Nottingham", "Hercules"], "hand": ["5B"], **fear},
        b={"front": ["Merlin"], "hand": []},
    )
    said = a.note("attack", "5B", "Hercules", "Merlin")
    assert said == "Level 7 (5 +2). A hit would bring Merlin to 5 of 20."
    a.does("attack", "5B", "Hercules", "Merlin")
    assert a.level == 7
    b.does("take")
    assert b.damage("Merlin") == 5


def test_a_block_is_told_with_what_it_holds() -> None:
    a, b = table(a={"front": ["Hercules"], "hand": ["5B"]}, b={"front": ["Hercules"], "hand": ["7B"]})
    a.table.answer(0, next(o for o in a.options() if o.verb == "attack"))
    assert b.note("block", "7B", "Hercules") == "Holds up to level 7; the attack has 5."


def test_a_venture_and_a_concession_are_told_with_the_stake() -> None:
    a, b = table(
        a={"front": ["Hercules"]},
        b={"front": ["Merlin"]},
        phase="venture",
    )
    first = a if a.is_asked else b
    for n, draws in ((1, "no card"), (2, "no card"), (3, "1")):
        option = next(o for o in first.options() if o.verb == "venture")
        said = first.table.game.note(first.s, first.number, option)
        assert said is not None and first.table.game.tell(first.s, said, first.number).endswith(
            f"{n} staked: your opponent may draw {draws}."
        )
        first.table.answer(first.number, option)
    assert first.note("done") == "3 staked: your opponent may draw 1."


def test_a_utility_is_told_as_its_card_says_it() -> None:
    a, _ = table(
        a={"front": ["Sheriff of Nottingham", "Hercules"], "hand": ["Rule by Fear"]},
        b={"front": ["Merlin"], "hand": []},
    )
    said = a.note("play", "Rule by Fear", "Sheriff of Nottingham")
    assert said and said == a.table.game.catalogue.find("Rule by Fear").text()
