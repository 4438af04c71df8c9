"""What the 2025 edition does where the classic one has a switch of its own: the other side of these switches."""

from games.overpower.table import Player, hero, seated, table
from games.overpower_classic.making import special
from overtable.scenario import scenario

TEAMWORK = "7 Combat Teamwork (Energy/Intelligence)"


def test_a_spectrum_ko_by_open_types_is_not_declined() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["1B"]}, b={"front": [hero("Zorro", current=["3M", "1E"]), "Merlin"]}
    )
    a.does("attack", "1B", "Hercules", "Zorro")
    b.does("take")
    assert b.is_kod("Zorro") and b.pending == "Turn"


def test_hands_are_held_while_defeated_objectives_are_raised() -> None:
    staked = {"reserve": 5, "defeated": 1, "ventured": {"completed": 1}}
    a, _ = table(
        a={"front": ["Hercules"], "hand": ["5B"], "objectives": staked},
        b={"front": [hero("Zorro", current=["5B"])]},
        phase="end",
    )
    assert a.pending == "Steps" and a.hand == ["5B"]


def test_a_teamwork_in_hand_forbids_to_pass_whatever_could_follow_it() -> None:
    a, _ = table(a={"front": ["Zorro", hero("Merlin", placed=["4E"])], "hand": [TEAMWORK]}, b={"front": ["Hercules"]})
    assert a.can("attack", TEAMWORK) and not a.can("pass")


def test_a_shifted_attack_may_be_shifted_again() -> None:
    friend, escape = "Always There for a Friend", "Legendary Escape"
    a, b = table(
        a={"front": ["Hercules"], "hand": ["5B"]},
        b={"front": ["Dr. Watson", "Merlin", "Zorro"], "hand": [friend, escape]},
    )
    a.does("attack", "5B", "Hercules", "Merlin")
    b.does("shift", friend, "Dr. Watson", "Dr. Watson")
    assert b.can("shift", escape)


def test_a_reserve_that_may_play_a_special_follows_an_ally() -> None:
    plan = special("Plan", "Hercules", reserve="free", play=[{"do": "draw"}])
    side = {"front": ["Merlin"], "reserve": "Hercules", "hand": ["Plan", "Hera (ally)"]}
    made = scenario("overpower-2025", position={"a": side, "b": {"front": ["Zorro"]}}, cards=[plan])
    a: Player = seated(made)[0]
    assert a.can("attack", "Hera (ally)", "Merlin", "Zorro")
