"""Rules of KO, Venture Totals, the end of a battle, and how effects live together."""

import pytest

from games.overpower.table import PILE, hero, pass_out, reach, table
from marks import rule
from overtable.games.overpower.inplay.effects import BATTLE, start
from overtable.games.overpower.inplay.queries import bonus
from overtable.games.overpower.state import COMBAT, TEAM
from overtable.games.overpower.words.lasting import HitsToKO, VentureTotal


@rule("OP25-KO-15", "OP25-KO-22", "OP25-KO-14")
def test_cards_placed_on_a_fallen_character_go_to_their_piles() -> None:
    merlins = "Merlin's Magic"
    a, b = table(
        a={"front": ["Hercules"], "hand": ["4B"]},
        b={
            "front": [hero("Zorro", hits=["8C", "8C"], placed=["8C", "Rapier", "Riposte"]), "Hercules"],
            "reserve": hero("Leonidas", placed=[merlins]),
            "draw": ["1C"],
        },
    )
    a.does("attack", "4B", "Hercules", "Zorro")
    b.does("take")
    assert b.placed() == [merlins] and b.power_pack == ["8C"] and b.dead == ["Rapier", "Riposte"]
    assert not b.can("attack", "8C")


@rule("OP25-KO-18", "OP25-KO-17", "OP25-DISC-10")
def test_cards_of_the_fallen_are_kept_for_that_battle_only() -> None:
    fallen = hero("Zorro", ko=2)
    for battle, kept in ((2, ["Riposte"]), (3, [])):
        a, _ = table(
            a={"front": ["Hercules", fallen], "hand": ["Riposte"]},
            b={"front": ["Merlin"]},
            phase="discard",
            battle=battle,
        )
        assert a.hand == kept
    a, b = table(
        a={"front": ["Dejah Thoris", fallen], "hand": ["Fortune of Helium"], "draw": ["Riposte", "1E", "2E"]},
        b={"front": ["Merlin"]},
    )
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    assert "Riposte" in a.hand, "drawn in the battle of the KO"


@rule("OP25-KO-05", "OP25-KO-09", "OP25-KO-04")
def test_a_raised_threshold_bends_all_but_the_absolute_ko() -> None:
    mob = "Angry Mob: Modern Age"
    for hits, kod in ((["8C", "8C", "8C"], False), (["8C", "8C", "8C", "6C"], True), (["8C", "8E", "4B"], True)):
        _, b = table(a={"front": ["Hercules"]}, b={"front": [hero(mob, hits=hits), "Merlin"]})
        assert b.is_kod(mob) is kod
    a, b = table(a={"front": ["Hercules"]}, b={"front": [hero("Zorro", hits=["8C", "7C"]), "Merlin"]})
    start(a.s, HitsToKO(amount=-5), -1, 0, b.char("Zorro"), BATTLE)
    a.s.settle()
    assert b.is_kod("Zorro")


@rule("OP25-KO-13", "OP25-TOTAL-04", "OP25-END-08", "OP25-END-01")
def test_the_hits_of_a_fallen_character_count_and_are_then_discarded() -> None:
    a, b = table(
        a={"front": [hero("Hercules", current=["3C"])], "hand": ["Great Club"], "draw": PILE},
        b={"front": [hero("Zorro", hits=["8B"], current=["8C"]), "Merlin"], "draw": PILE},
    )
    a.does("attack", "Great Club", "Hercules", "Zorro")
    b.does("decline")
    b.does("take")
    assert b.is_kod("Zorro") and a.astral == ["8C", "Great Club"] and a.venture == 14
    b.does("pass")
    a.does("pass")
    assert a.s.won == 0 and a.astral == [] and "Great Club" in a.dead
    assert "8C" in a.dead + a.power_pack + a.draw_pile and a.venture == 0


@pytest.mark.parametrize(("mine", "theirs", "winners"), [(9, 4, (0,)), (4, 9, (1,)), (5, 5, ())])
@rule("OP25-END-15")
def test_when_both_teams_have_fallen_the_battle_decides(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    names = iter(["Hercules", "Zorro", "Korak", "Ra", "Merlin", "Anubis", "Leonidas", "Poseidon"])
    sides = [
        {"front": [hero(next(names), ko=2) for _ in range(3)], "reserve": hero(next(names), hits=["8C", "8C", "3C"])}
        for _ in range(2)
    ]
    a, b = table(a=sides[0], b=sides[1])
    for seat, total in enumerate((mine, theirs)):
        start(a.s, VentureTotal(amount=total), -1, seat, TEAM + seat, BATTLE)
        start(a.s, HitsToKO(amount=-1), -1, seat, TEAM + seat, BATTLE)
    a.s.settle()
    assert a.front == b.front == a.reserve == b.reserve == [] and a.s.result is None
    a.does("pass")
    assert a.s.result.winners == winners and a.s.result.rule == "OP25-END-15"


@rule("OP25-END-20", "OP25-END-19")
def test_steps_are_split_at_will_over_defeated_objectives() -> None:
    a, b = table(
        a={
            "front": ["Hercules"],
            "draw": PILE,
            "objectives": {"reserve": 1, "completed": 0, "defeated": 3, "ventured": {"completed": 3}},
        },
        b={"front": [hero("Merlin", current=["5C"])], "draw": PILE},
    )
    pass_out(a, b)
    assert a.missions == (1, 3, 3) and not a.can("raise", "from Reserve"), "one that was in Reserve does not rise"
    a.does("raise", "from Defeated")
    a.does("raise", "from Defeated")
    a.does("raise", "from Reserve")
    assert a.missions == (1 + 1, 3 + 1, 1), "three steps: one went up twice, one once"
    assert a.pending != "Steps"


@rule("OP25-TOTAL-15", "OP25-CARD-02")
def test_an_inherent_bonus_to_the_venture_total_works_from_reserve() -> None:
    a, b = table(
        a={"front": ["Hercules"], "reserve": "King Arthur", "draw": PILE}, b={"front": ["Merlin"], "draw": PILE}
    )
    assert a.venture == 1 and b.venture == 0
    pass_out(a, b)
    assert a.s.won == 0 and a.venture == 1, "in each battle"


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


@rule("OP25-BATT-47", "OP25-BATT-63", "OP25-END-07")
def test_a_numerical_attack_with_the_astral_icon_is_a_full_hit() -> None:
    a, b = table(
        a={"front": ["Zeus"], "hand": ["Thunderbolt"], "draw": PILE},
        b={"front": ["Merlin"], "draw": PILE},
    )
    a.does("attack", "Thunderbolt", "Zeus", "Merlin")
    b.does("decline")
    b.does("take")
    assert b.current("Merlin") == ["Thunderbolt"] and b.damage("Merlin") == 9 == a.venture
    b.does("pass")
    a.does("pass")
    assert b.permanent("Merlin") == ["Thunderbolt"]


@rule("OP25-INTER-29", "OP25-END-05")
def test_a_game_long_card_lasts_over_battles() -> None:
    side: dict[str, object] = {"front": ["Hercules", "Korak"], "draw": PILE * 2}
    a, b = table(
        a=side | {"front": ["Leonidas", "Korak"], "in_play": [{"card": "Shield Phalanx", "by": "Leonidas"}]}, b=side
    )
    pass_out(a, b)
    reach(a, b, "Turn")
    assert a.s.battle == 3 and a.clipped("Leonidas") == ["Shield Phalanx"]
