"""Rules that no card of the first set needs, shown with cards of older sets."""

import pytest

from games.overpower.specials import hits, next_battle, plays, strikes
from games.overpower.table import PILE, Player, hero, pass_out, reach, table
from marks import rule

pytestmark = pytest.mark.usefixtures("legacy_cards")


@rule("OP25-DRAW-07")
def test_an_exchange_is_no_draw() -> None:
    watched = {"front": ["Zorro"], "in_play": [{"card": "Tax on Haste", "by": "Zorro"}]}
    a, b = table(
        a={"front": ["King Arthur", "Zorro"], "hand": ["Second Wind", "Heavy is the Head"], "dead": ["Archimedes"]}
        | {"draw": PILE},
        b=watched | {"hand": ["1B"]},
    )
    plays(a, b, "Second Wind", "Zorro")
    a.does("done")
    assert len(a.hand) == 3 and b.venture == 4, "two cards were drawn: +2 each"
    hits(b, a, "1B", "Zorro", "Zorro")
    plays(a, b, "Heavy is the Head", "King Arthur")
    a.does("choose", "Archimedes")
    a.does("play", "Archimedes", "King Arthur")
    a.does("choose", "Specials")
    assert "Heavy is the Head" in a.dead and b.venture == 5, "the exchange is no draw; the hit counts 1"


@rule("OP25-DRAW-07")
def test_a_draw_before_the_battle_or_by_oneself_is_not_watched() -> None:
    side = {"front": ["Zorro"], "draw": ["1C", "2C", *PILE], "in_play": [{"card": "Tax on Haste", "by": "Zorro"}]}
    a, b = table(a=side, b={"front": ["Merlin"], "draw": PILE * 2}, phase="draw")
    assert len(b.hand) == 8 and a.venture == 0
    a, b = table(a=side | {"hand": ["Second Wind"]}, b={"front": ["Merlin"]})
    plays(a, b, "Second Wind", "Zorro")
    assert len(a.hand) == 2 and a.venture == b.venture == 0


@rule("OP25-DISC-28")
def test_what_a_count_of_discards_counts() -> None:
    a, b = table(
        a={"front": ["Merlin"], "hand": ["5E", "5I", "8B", "Out of the Ashes", "1E"], "draw": PILE},
        b={"front": ["Hercules"], "draw": PILE},
        phase="discard",
    )
    a.does("discard", "5E")
    assert a.dead == ["8B"] and a.power_pack == ["5E"], "one unusable, one duplicate"
    reach(a, b, "Turn")
    plays(a, b, "Out of the Ashes", "Merlin")
    assert len(a.draw_pile) == len(PILE) - 2 and a.s.tally == 2


@rule("OP25-DISC-28")
def test_forced_discards_count_and_costs_and_removed_hits_do_not() -> None:
    mine = ["Bandage", "Pawn Shop", "1E", "2E", "Out of the Ashes"]
    a, b = table(
        a={"front": [hero("Merlin", hits=["3C"])], "hand": mine, "draw": PILE},
        b={"front": ["Zorro"], "hand": ["Pickpocket", "Landslide"], "draw": PILE},
    )
    plays(a, b, "Bandage", "Merlin")
    a.does("choose", "3C")
    assert a.s.thrown == b.s.thrown == [0, 0], "neither the removed hit nor the played card"
    plays(b, a, "Pickpocket", "Zorro")
    a.does("choose", "1E")
    assert a.s.thrown == [1, 0]
    a.does("play", "Pawn Shop", "Merlin")
    a.does("pay", "2E")
    b.does("decline")
    a.does("done")
    assert a.s.thrown == [1, 0], "a cost is no discard"
    plays(b, a, "Landslide", "Zorro")
    assert a.s.thrown == [4, 0]
    plays(a, b, "Out of the Ashes", "Merlin")
    assert a.s.tally == 4


@rule("OP25-DISC-28")
def test_each_battle_counts_its_own_discards() -> None:
    a, b = table(
        a={"front": ["Merlin"], "hand": ["1E"], "draw": ["2E"]},
        b={"front": ["Zorro"], "hand": ["Pickpocket"], "draw": ["2C"]},
        turn="b",
    )
    plays(b, a, "Pickpocket", "Zorro")
    a.does("choose", "1E")
    assert a.s.thrown == [1, 0]
    next_battle(a, b)
    assert sum(a.s.thrown) == 0


@rule("OP25-BATT-64")
def test_old_cards_on_the_opponent_or_the_venture_total_live_in_the_astral_plane() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["Old Grudge", "Fame"], "draw": PILE},
        b={"front": ["Hercules"], "hand": ["Great Club", "1B"], "draw": PILE},
    )
    plays(a, b, "Old Grudge", "Zorro")
    assert a.astral == ["Old Grudge"] and a.clipped("Zorro") == [] and b.hits("Hercules") == []
    assert b.refusal("attack", "Great Club", "Hercules") == "OP25-BATT-78"
    hits(b, a, "1B", "Hercules", "Zorro")
    plays(a, b, "Fame", "Zorro")
    assert a.astral == ["Fame", "Old Grudge"] and a.venture == 3


@rule("OP25-BATT-77")
def test_as_many_attacks_as_possible_leave_out_the_first_icon() -> None:
    first = ["Opening Move", "7 Combat Teamwork (Energy/Intelligence)"]
    a, b = table(
        a={"front": ["Hercules", "Leonidas", "Wicked Witch"], "hand": ["Berserk", "7B", "6B", "5B", "8E", *first]},
        b={"front": ["Merlin", "Zorro"], "draw": PILE},
    )
    assert a.can("attack", "Opening Move", "Hercules", "Merlin"), "as the first action"
    hits(a, b, "Berserk", "Hercules", "Merlin")
    for card in ("7B", "6B"):
        assert a.pending == "FollowUp" and a.can("decline")
        for one in first:
            assert a.refusal("attack", one) == "OP25-BATT-18" and not a.can("attack", one)
        assert not a.can("attack", "8E"), "by nobody else"
        hits(a, b, card, "Hercules", "Zorro")
    hits(a, b, "5B", "Hercules", "Merlin")
    assert a.pending == "FollowUp" and a.verbs == {"decline"}, "there is no other attack left"
    assert b.damage("Merlin") == 8 and b.damage("Zorro") == 13


@rule("OP25-KO-11")
def test_a_character_whose_effect_goes_on_lies_in_the_astral_plane() -> None:
    a, b = table(
        a={"front": [hero("Old Banner", hits=["8B", "8C"]), "Leonidas"], "hand": ["4C"], "draw": PILE},
        b={"front": [hero("Hercules", placed=["5B"])], "hand": ["4B"], "draw": PILE},
        turn="b",
    )
    hits(b, a, "4B", "Hercules", "Old Banner")
    assert a.is_kod("Old Banner") and a.astral == ["Old Banner"] and a.defeated == []
    strikes(a, b, "4C", "Leonidas", "Hercules")
    assert a.level == 6 and not b.can("block", "5B", "Hercules"), "+2 still"
    b.does("take")
    pass_out(a, b)
    reach(a, b, "Turn")
    assert a.astral == ["Old Banner"] and a.front == ["Leonidas"], "and in the battles to come"


@rule("OP25-KO-21")
@pytest.mark.parametrize("card, back", [("Back to Life", "front"), ("Out of Sight", "reserve")])
def test_who_comes_back_stands_on_the_front_line_even_as_the_fourth(card: str, back: str) -> None:
    people = ["Merlin", hero("Leonidas", ko=1), "Zeus", "Zorro"]
    a, b = table(a={"front": people, "hand": [card], "draw": PILE}, b={"front": ["Hercules"], "draw": PILE})
    assert a.defeated == ["Leonidas"] and len(a.front) == 3
    plays(a, b, card, "Merlin")
    a.does("choose", "Leonidas")
    assert not a.is_kod("Leonidas") and a.defeated == []
    line = ["Leonidas", "Merlin", "Zeus", "Zorro"] if back == "front" else ["Merlin", "Zeus", "Zorro"]
    assert a.front == line and a.reserve == ([] if back == "front" else ["Leonidas"])


@rule("OP25-KO-21", "OP25-TOTAL-04")
def test_who_comes_back_is_unhurt_and_the_hits_still_count() -> None:
    a, b = table(
        a={"front": ["Merlin", hero("Carson of Venus", hits=["8B", "8C"])], "hand": ["Back to Life"], "draw": PILE},
        b={"front": ["Hercules"], "hand": ["7B"], "draw": PILE},
        turn="b",
    )
    hits(b, a, "7B", "Hercules", "Carson of Venus")
    assert a.is_kod("Carson of Venus") and b.venture == 7
    plays(a, b, "Back to Life", "Merlin")
    a.does("choose", "Carson of Venus")
    assert a.front == ["Carson of Venus", "Merlin"] and a.damage("Carson of Venus") == 0 and b.venture == 7


@rule("OP25-INTER-20")
@pytest.mark.parametrize("top, icon, level", [("5E", "E", 5), ("6C", "C", 6), ("", "", 0)])
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


@rule("OP25-VENT-17")
@pytest.mark.parametrize("completed, defeated, up, down", [(2, 1, 7, 4), (1, 1, 4, 4), (0, 2, 4, 7)])
def test_up_and_down_on_missions(completed: int, defeated: int, up: int, down: int) -> None:
    for card, level in (("Winning Streak", up), ("Last Stand", down)):
        a, b = table(
            a={"front": ["Zorro"], "hand": [card]}
            | {"objectives": {"reserve": 3, "completed": completed, "defeated": defeated}},
            b={"front": ["Merlin"], "objectives": {"reserve": 2, "completed": 2, "defeated": 2}},
        )
        strikes(a, b, card, "Zorro", "Merlin")
        assert a.level == level


def combined(card: str, answers: list[str]) -> list[Player]:
    a, b = table(
        a={"front": ["Leonidas"], "hand": [card, "5B"], "draw": PILE},
        b={"front": ["Hercules"], "hand": answers, "draw": PILE},
    )
    strikes(a, b, card, "Leonidas", "5B", "Leonidas", "Hercules")
    assert a.level == 9
    return [a, b]


@rule("OP25-BATT-72")
def test_an_attack_in_parts_is_defended_part_by_part() -> None:
    a, b = combined("One-Two", ["6B", "4B"])
    assert b.refusal("block", "6B", "Hercules") == "OP25-BATT-38", "as one it is too much"
    b.does("split")
    assert [act.value for act in a.s.acts] == [(4,), (5,)]
    assert not b.can("split"), "it is one attack or parts, and parts it stays"
    assert b.can("block", "4B", "Hercules") and b.can("block", "6B", "Hercules")
    b.does("block", "4B", "Hercules")
    assert b.pending == "DefenceWindow" and not b.can("split") and b.can("block", "6B", "Hercules")
    b.does("block", "6B", "Hercules")
    assert b.hits("Hercules") == [] and a.dead == ["One-Two"] and a.power_pack == ["5B"] and a.venture == 0


@rule("OP25-BATT-72")
def test_a_part_that_is_not_defended_hits_alone() -> None:
    a, b = combined("One-Two", ["4B"])
    b.does("split")
    b.does("block", "4B", "Hercules")
    b.does("take")
    assert b.hits("Hercules") == ["5B"] and a.venture == 5 and a.dead == ["One-Two"]
    a, b = combined("One-Two", ["4B"])
    b.does("take")
    assert b.hits("Hercules") == ["5B", "One-Two"] and a.venture == 9 and not b.can("split")


@rule("OP25-BATT-72")
def test_other_combined_attacks_are_defended_as_one() -> None:
    _, b = combined("Big Punch", ["6B", "4B"])
    assert b.verbs == {"take"}
