"""Worked cases: Teamwork, Allies and additional attacks."""

from games.overpower.table import PILE, TEAMWORK, hero, strike, table
from marks import case, rule


@rule("OP25-BATT-55", "OP25-BATT-57", "OP25-CARD-22")
@case("OP25-CASE-111")
def test_three_attacks_by_three_characters() -> None:
    a, b = table(
        a={"front": ["Robin Hood", "Merlin", "King Arthur"], "hand": [TEAMWORK, "5I", "6I", "3E"]},
        b={"front": ["Poseidon"]},
    )
    strike(a, b, TEAMWORK, "Robin Hood", "Poseidon")
    assert not a.can("attack", "5I", "Robin Hood")
    assert "Robin Hood" not in a.offered("attack", "5I")
    strike(a, b, "6I", "King Arthur", "Poseidon")
    assert a.offered("attack", "3E") == ["Merlin"], "a third character makes the second"
    assert not a.can("attack", "5I"), "and with the other type"
    strike(a, b, "3E", "Merlin", "Poseidon")
    assert b.damage("Poseidon") == 4 + 6 + 3 and b.is_asked


@rule("OP25-BATT-58", "OP25-BATT-54")
@case("OP25-CASE-112")
def test_the_first_follow_up_is_required_the_second_is_not() -> None:
    a, b = table(
        a={"front": ["Robin Hood", hero("Merlin", placed=["5E"]), "King Arthur"], "hand": [TEAMWORK, "6I"]},
        b={"front": ["Poseidon"], "hand": ["Freya: Goddess of Protection"]},
    )
    a.does("attack", TEAMWORK, "Robin Hood", "Poseidon")
    b.does("avoid", "Freya: Goddess of Protection", "Poseidon")
    assert a.refusal("decline") == "OP25-BATT-58"
    strike(a, b, "5E", "Merlin", "Poseidon")
    assert a.can("attack", "6I", "King Arthur", "Poseidon")
    a.does("decline")
    assert b.is_asked and b.pending == "Turn" and a.hand == ["6I"]


@rule("OP25-BATT-52", "OP25-BATT-18", "OP25-BATT-61")
@case("OP25-CASE-113")
def test_nothing_with_the_first_icon_follows() -> None:
    teamwork, ally = "6 Combat Teamwork (Energy/Intelligence)", "Allan Quatermain"
    a, b = table(
        a={
            "front": ["Dr. Watson", "Merlin", "Hercules"],
            "hand": ["Blackheath Rugby Star", teamwork, ally, "6C", "English Gentleman", "5E", "Great Club"],
        },
        b={"front": ["Poseidon"]},
    )
    assert a.can("attack", teamwork, "Dr. Watson") and a.can("attack", ally, "Dr. Watson"), "first they may be played"
    strike(a, b, "Blackheath Rugby Star", "Dr. Watson", "Poseidon")
    assert a.pending == "FollowUp"
    assert a.refusal("attack", teamwork) == "OP25-BATT-18" and a.refusal("attack", ally) == "OP25-BATT-18"
    assert a.can("attack", "6C", "Dr. Watson", "Poseidon")
    assert a.can("attack", "English Gentleman", "Dr. Watson", "Poseidon")


@rule("OP25-BATT-52", "OP25-INTER-24")
@case("OP25-CASE-114")
def test_an_attack_with_the_top_card_ignores_all_that_it_needs() -> None:
    teamwork = "8 Energy Teamwork (Combat/Intelligence)"
    a, b = table(
        a={"front": ["Tars Tarkas", "Zorro"], "hand": ["Jeddak of Thark", "8C"], "draw": [teamwork, "1E"]},
        b={"front": ["Poseidon"], "hand": ["Freya: Goddess of Protection"]},
    )
    a.does("attack", "Jeddak of Thark", "Tars Tarkas", "Poseidon")
    b.does("decline")
    b.does("avoid", "Freya: Goddess of Protection", "Poseidon")
    assert a.verbs == {"attack"} and a.offered("attack") == [teamwork], "it must be made"
    assert a.offered("attack", teamwork) == ["Tars Tarkas"] and a.grid("Tars Tarkas")[0] == 2
    a.does("attack", teamwork, "Tars Tarkas", "Poseidon")
    assert a.level == 4
    b.does("take")
    assert b.hits("Poseidon") == [teamwork]
    assert b.is_asked and b.pending == "Turn" and a.hand == ["8C"], "no follow-up"


@rule("OP25-BATT-62", "OP25-CARD-25")
@case("OP25-CASE-115")
def test_any_special_of_a_teammate_follows_an_ally() -> None:
    a, b = table(
        a={"front": ["Zeus", "Hercules"], "hand": ["Hucklebuck", "Lady of the Lake", "Thunderbolt"], "draw": PILE},
        b={"front": ["Poseidon"]},
    )
    strike(a, b, "Hucklebuck", "Zeus", "Poseidon")
    assert b.damage("Poseidon") == 3
    assert not a.can("attack", "Thunderbolt"), "Zeus is not his own teammate"
    assert a.refusal("decline") == "OP25-BATT-58"
    a.does("play", "Lady of the Lake", "Hercules")
    b.does("decline")
    a.does("done")
    assert a.hand == ["1E", "2E", "3E", "Thunderbolt"] and b.is_asked


@rule("OP25-BATT-62", "OP25-CARD-21", "OP25-INTER-16")
@case("OP25-CASE-116")
def test_a_special_that_acts_as_a_power_card_follows_an_ally_with_training() -> None:
    special, training = "Jonathan Harker, Solicitor", "Training (Leonidas)"
    a, b = table(
        a={"front": ["Zeus", "Mina Harker"], "hand": ["Hucklebuck", special, training]},
        b={"front": ["Poseidon"]},
    )
    strike(a, b, "Hucklebuck", "Zeus", "Poseidon")
    a.does("attack", special, training, "Mina Harker", "Poseidon")
    b.does("decline")
    assert a.level == 9
    b.does("take")
    assert b.damage("Poseidon") == 3 + 5


@rule("OP25-BATT-81", "OP25-BATT-60", "OP25-KO-22", "OP25-BATT-53", "OP25-BATT-19")
@case("OP25-CASE-129")
def test_a_string_goes_on_after_a_ko() -> None:
    a, b = table(
        a={"front": ["Robin Hood"], "hand": ["Master Archer", "5C", "4C"]},
        b={"front": [hero("Tarzan", hits=["8C", "8C", "1C"]), "Poseidon", "Merlin"], "hand": ["5E"]},
    )
    a.does("attack", "Master Archer", "Robin Hood", "Tarzan", "Combat")
    b.does("decline")
    b.does("take")
    assert b.is_kod("Tarzan")
    assert a.pending == "FollowUp" and a.offered("attack", "5C", "Robin Hood") == ["Poseidon", "Merlin"]
    a.does("attack", "5C", "Robin Hood", "Poseidon")
    assert b.pending == "DefenceWindow" and b.is_asked and not a.is_asked
    b.does("block", "5E", "Poseidon")
    a.does("attack", "4C", "Robin Hood", "Merlin")
    b.does("take")
    assert b.damage("Merlin") == 4 and b.hits("Poseidon") == [] and b.is_asked and b.pending == "Turn"


@rule("OP25-BATT-61", "OP25-BATT-53", "OP25-BATT-19")
@case("OP25-CASE-139")
def test_who_makes_the_additional_attack() -> None:
    a, b = table(
        a={"front": ["Dr. Watson", "Zorro", "Merlin"], "hand": ["Blackheath Rugby Star", "6C", "7E"]},
        b={"front": ["Poseidon"]},
    )
    strike(a, b, "Blackheath Rugby Star", "Dr. Watson", "Poseidon")
    assert a.offered("attack", "6C") == ["Dr. Watson"] and not a.can("attack", "7E")

    a, b = table(
        a={"front": ["Joan of Arc", "Zorro", "Merlin"], "hand": ["Inspirational Leadership", "6C", "7E", "5C", "4C"]},
        b={"front": ["Poseidon"]},
    )
    strike(a, b, "Inspirational Leadership", "Joan of Arc", "Poseidon")
    assert a.offered("attack", "5C") == ["Zorro"] and "Joan of Arc" not in a.offered("attack", "5C")
    a.does("attack", "6C", "Zorro", "Poseidon")
    assert b.pending == "DefenceWindow" and not a.is_asked
    b.does("take")
    assert not a.can("attack", "4C"), "one attack each"
    a.does("attack", "7E", "Merlin", "Poseidon")
    b.does("take")
    assert b.damage("Poseidon") == 4 + 6 + 7 and b.is_asked and b.pending == "Turn"
