"""Rules of the battle: what an action is, what an attack is, negating, strings of attacks."""

import pytest

from games.overpower.table import PILE, Player, hero, pass_out, table
from marks import rule

FREYA = "Freya: Goddess of Protection"


def strike(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates or defends."""
    a.does("attack", *attack)
    if b.pending == "NegateWindow":
        b.does("decline")
    b.does("take")


@pytest.mark.parametrize(
    ("user", "card", "attack"),
    [
        ("Hercules", "Great Club", True),
        ("Dracula", "Paralyzing Gaze", True),
        ("Hercules", "Lion Skin Cloak", False),
        ("Dejah Thoris", "Fortune of Helium", False),
        ("Any", "Gunnr: Battle Valkyrie", False),
    ],
)
@rule("OP25-BATT-01", "OP25-BATT-03")
def test_an_attack_does_damage_or_has_a_target(user: str, card: str, attack: bool) -> None:
    name = "Zorro" if user == "Any" else user
    a, b = table(a={"front": [name], "hand": [card], "draw": PILE}, b={"front": ["Merlin"], "hand": [FREYA]})
    assert a.can("attack", card) is attack and a.can("pass") is not attack
    if card == "Lion Skin Cloak":
        assert a.refusal("play", card, name) == "OP25-BATT-34"
    elif not attack:
        a.does("play", card, name)
        b.does("decline")
        assert not b.can("avoid"), "a utility is not defended"


@rule("OP25-BATT-02", "OP25-INTER-30", "OP25-BATT-03")
def test_a_card_for_a_teammate_is_no_attack_and_reaches_the_front_line_only() -> None:
    a, b = table(
        a={"front": ["Merlin", "Zorro", "Korak"], "reserve": "Ra", "hand": ["Transmogrification"]},
        b={"front": ["Hercules"], "hand": [FREYA]},
    )
    assert a.can("pass") and not a.can("attack")
    assert a.offered("play", "Transmogrification", "Merlin") == ["Zorro", "Korak"]
    a.does("play", "Transmogrification", "Merlin", "Zorro")
    b.does("decline")
    assert b.pending == "Turn" and a.clipped("Merlin") == ["Transmogrification"]


@rule("OP25-BATT-07")
def test_what_an_attack_acts_as_is_fixed_when_it_is_played() -> None:
    a, b = table(
        a={"front": ["Mr. Hyde"], "hand": ["Sadistic Tendencies"]},
        b={
            "front": ["Jane Porter", hero("Hercules", hits=["3E", "3C"])],
            "hand": ["Legendary Escape"],
        },
    )
    a.does("attack", "Sadistic Tendencies", "Mr. Hyde", "Jane Porter", "Brute Force")
    b.does("decline")
    assert a.level == 8, "her threat is 16"
    b.does("shift", "Legendary Escape", "Jane Porter", "Hercules")
    assert a.level == 8
    b.does("take")
    assert b.damage("Hercules") == 6 + 8 and not b.is_kod("Hercules"), "8 Any-Power, whatever his threat"


@rule("OP25-BATT-07")
def test_a_moved_hit_keeps_its_damage() -> None:
    a, b = table(
        a={"front": ["Ra"], "hand": ["Cult of Mnevis Bull"]},
        b={"front": ["The Mummy", "Merlin"], "hand": ["Reinvigorated by Fresh Organs"]},
    )
    strike(a, b, "Cult of Mnevis Bull", "Ra", "The Mummy", "Combat")
    assert b.damage("The Mummy") == 8, "because of his 7 Brute Force"
    b.does("play", "Reinvigorated by Fresh Organs", "The Mummy")
    a.does("decline")
    b.does("choose", "Merlin")
    assert b.damage("The Mummy") == 0 and b.damage("Merlin") == 8 == a.venture


@rule("OP25-BATT-08", "OP25-BATT-27")
def test_what_has_no_condition_happens_whatever_the_defence() -> None:
    a, b = table(
        a={"front": ["Morgan le Fay"], "hand": ["Duality"], "draw": ["1E", "2E"]},
        b={"front": [hero("Zorro", placed=["7C"])], "hand": [FREYA, "8C"]},
    )
    a.does("play", "Duality", "Morgan le Fay")
    b.does("decline")
    a.does("choose", "7C")
    assert b.placed("Zorro") == [] and a.hand == ["1E"]
    assert b.hand == ["8C", FREYA], "no defence was asked for"


@rule("OP25-BATT-16", "OP25-BATT-65")
def test_a_turn_is_one_action() -> None:
    def begin() -> list[Player]:
        return table(
            a={"front": ["Hercules", "Dejah Thoris"], "hand": ["7B", "6B", "Fortune of Helium"], "draw": PILE},
            b={"front": ["Merlin"]},
        )

    a, b = begin()
    assert not a.can("pass") and a.can("play", "Fortune of Helium"), "a utility instead of the attack"
    strike(a, b, "7B", "Hercules", "Merlin")
    assert b.is_asked and not a.is_asked and b.pending == "Turn"
    a, b = begin()
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    a.does("done")
    assert b.is_asked and not a.is_asked and "7B" in a.hand


@rule("OP25-BATT-17")
def test_a_utility_beside_an_attack_must_modify_it() -> None:
    a, _ = table(
        a={"front": ["Hercules", "Joan of Arc"], "hand": ["6C", "Early Feminist Leader", "Lady of the Lake", "8B"]},
        b={"front": ["Merlin"]},
    )
    assert a.can("add", "Early Feminist Leader", "Joan of Arc") is False
    assert a.refusal("add", "Early Feminist Leader", "Joan of Arc") == "OP25-BATT-17", "it would help Joan only"
    assert not a.can("add", "Lady of the Lake")
    a, b = table(
        a={"front": ["Hercules", "Joan of Arc"], "hand": ["5C", "8B", "Early Feminist Leader"]},
        b={"front": ["Merlin"]},
    )
    a.does("add", "Early Feminist Leader", "Joan of Arc")
    assert not a.can("attack", "8B"), "only an attack that it modifies"
    a.does("attack", "5C", "Joan of Arc", "Merlin")
    b.does("decline")
    assert a.level == 7


@rule("OP25-BATT-24")
def test_a_negated_combination_stops_as_a_whole() -> None:
    a, b = table(
        a={"front": ["Dejah Thoris", "Hercules"], "hand": ["Champions of Barsoom", "8B"], "draw": ["1B"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"]},
    )
    a.does("attack", "Champions of Barsoom", "Dejah Thoris", "8B", "Hercules", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Champions of Barsoom")
    assert b.hits("Merlin") == [] and b.pending == "Turn"
    assert a.dead == ["Champions of Barsoom"] and a.power_pack == ["8B"]


@rule("OP25-BATT-31")
def test_a_card_put_into_play_cannot_be_negated() -> None:
    scheme, genius = "Complex Criminal Scheme", "Mathematical Genius"
    a, b = table(
        a={"front": ["Professor Moriarty"], "hand": [scheme], "draw": [genius, *PILE]},
        b={"front": ["Merlin"], "hand": [FREYA, "Ascendant Mage"]},
    )
    a.does("attack", scheme, "Professor Moriarty", "Merlin", "Intelligence")
    b.does("decline")
    b.does("avoid", FREYA, "Merlin")
    asked = set()
    for _ in range(20):
        if a.pending == "Turn":
            break
        p = a if a.is_asked else b
        asked.add((p.number, p.pending))
        wanted = [o for o in p.options() if o.verb in ("search", "choose", "play", "look")]
        p.table.answer(p.number, (wanted or p.options())[0])
    assert (0, "Effects") in asked and (1, "NegateWindow") not in asked
    assert b.is_asked and len(a.hand) == 1, "it took no turn of its own, and gave its card"


@rule("OP25-BATT-32")
def test_a_special_played_with_an_attack_does_not_take_it_along() -> None:
    a, b = table(
        a={"front": ["Leonidas"], "hand": ["8C", "Baptized in Combat"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"]},
    )
    assert not a.can("play", "Baptized in Combat"), "it must be played with an attack or defence"
    a.does("add", "Baptized in Combat", "Leonidas")
    a.does("attack", "8C", "Leonidas", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Baptized in Combat")
    assert a.level == 8
    b.does("take")
    assert b.damage("Merlin") == 8 and a.dead == ["Baptized in Combat"]


@rule("OP25-BATT-56", "OP25-CARD-26", "OP25-CARD-23")
def test_a_follow_up_takes_no_other_universe_card_but_other_bonuses() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={
            "front": ["Robin Hood", "Merlin", "Sheriff of Nottingham"],
            "hand": [teamwork, "6E", "Ray Gun"],
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}],
        },
        b={"front": ["Hercules"]},
    )
    strike(a, b, teamwork, "Robin Hood", "Hercules")
    assert a.refusal("attack", "6E", "Ray Gun", "Merlin", "Hercules") == "OP25-BATT-56"
    a.does("attack", "6E", "Merlin", "Hercules")
    assert a.level == 6 + 1 + 2


@rule("OP25-BATT-67", "OP25-BATT-66")
def test_against_a_fallen_team_the_other_goes_on_until_passing() -> None:
    a, b = table(
        a={"front": ["Dejah Thoris"], "hand": ["Princess and the Pea", "Fortune of Helium", "6C"], "draw": PILE},
        b={
            "front": [hero("Merlin", hits=["8C", "8C", "3C"])],
            "objectives": {"reserve": 6, "ventured": {"reserve": 1}},
        },
        turn="a",
    )
    strike(a, b, "6C", "Dejah Thoris", "Merlin")
    assert b.is_kod("Merlin") and a.s.result is None, "the battle goes on"
    b.does("pass")
    assert a.can("pass"), "no attack has a target"
    a.does("play", "Princess and the Pea", "Dejah Thoris")
    b.does("decline")
    assert a.venture == 6 + 5
    b.does("pass")
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    a.does("done")
    assert len(a.hand) == 3
    b.does("pass")
    a.does("pass")
    assert a.has_won and a.missions == (6, 1, 0)


@rule("OP25-BATT-59", "OP25-BATT-58")
def test_a_follow_up_that_became_impossible_ends_the_string() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={"front": ["Robin Hood", "Merlin"], "hand": [teamwork, "5E"]},
        b={"front": [hero("Korak", hits=["8B", "8B"])], "hand": []},
    )
    strike(a, b, teamwork, "Robin Hood", "Korak")
    assert b.is_kod("Korak") and a.verbs == {"decline"}, "nobody is left to attack"
    a.does("decline")
    assert b.pending == "Turn" and a.hand == ["5E"]


@rule("OP25-BATT-79", "OP25-BATT-54")
def test_a_chance_not_used_at_once_is_lost() -> None:
    a, b = table(
        a={"front": ["Mr. Hyde"], "hand": ["Trample", "5B"]},
        b={"front": ["Hercules"], "reserve": "Merlin", "hand": ["6B"]},
    )
    a.does("attack", "Trample", "Mr. Hyde", "Hercules")
    b.does("decline")
    b.does("block", "6B", "Hercules")
    assert a.offered("attack", "5B", "Mr. Hyde") == ["Merlin"] and a.can("decline")
    a.does("decline")
    b.does("pass")
    assert a.offered("attack", "5B", "Mr. Hyde") == ["Hercules"], "later it is too late"


@rule("OP25-CONC-03")
def test_a_card_played_while_conceding() -> None:
    a, b = table(
        a={"front": ["Professor Moriarty"], "hand": ["Future Plans", "8I"], "draw": ["1I"]},
        b={"front": ["The Mummy"], "hand": ["Relentless Pursuit"]},
    )
    a.does("concede")
    b.does("accept")
    assert a.is_asked and a.pending == "AsConceding" and a.offered("play") == ["Future Plans"]
    a.does("play", "Future Plans", "Professor Moriarty")
    b.does("decline")
    while a.is_asked and a.pending != "PostConcession":
        a.table.answer(a.number, a.options()[0])
    assert b.is_asked and b.pending == "PostConcession", "before the other acts"
    assert "Future Plans" in a.dead and b.can("attack", "Relentless Pursuit", "The Mummy", "Professor Moriarty")


@pytest.mark.parametrize("negated", [True, False])
@rule("OP25-CONC-10")
def test_a_card_played_to_concede(negated: bool) -> None:
    hades = "Hades: Lord of the Underworld"
    a, b = table(
        a={"front": ["Hercules"], "hand": [hades, "6C"], "draw": PILE},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"], "draw": PILE},
    )
    a.does("concede", hades, "Hercules")
    if negated:
        b.does("negate", "Ascendant Mage", "Merlin", hades)
        assert b.pending == "Turn" and a.s.conceded == -1 and a.hand == ["6C"] and a.staked == (1, 0)
    else:
        b.does("decline")
        while a.s.battle == 2:
            p = a if a.is_asked else b
            p.does("decline")
        assert a.s.won == 1 and a.missions == (7, 0, 0), "its Objectives came back first"


@rule("OP25-BATT-29", "OP25-BATT-03")
def test_a_negate_on_the_own_turn_reaches_hits_clipped_cards_and_the_astral_plane() -> None:
    a, b = table(
        a={"front": [hero("Zorro", current=["Great Club"]), "Sherlock Holmes"], "hand": ["Brilliant Deduction"]},
        b={
            "front": ["Hercules", "Leonidas", "Sheriff of Nottingham"],
            "hand": [FREYA],
            "in_play": [
                {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
                {"card": "Shield Phalanx", "by": "Leonidas"},
            ],
        },
    )
    found = a.offered("negate", "Brilliant Deduction", "Sherlock Holmes")
    assert sorted(found) == ["Great Club", "Rule by Fear", "Shield Phalanx"]
    assert a.can("pass"), "it is no attack"
    a.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Shield Phalanx")
    assert b.verbs == {"decline"}, "nobody is targeted, so nothing avoids it"
    b.does("decline")
    assert b.clipped("Leonidas") == [] and b.dead == ["Shield Phalanx"]


@rule("OP25-BATT-14", "OP25-BATT-13", "OP25-BATT-15")
def test_after_a_pass_the_other_may_act_as_long_as_they_like() -> None:
    a, b = table(
        a={"front": ["Hercules"], "draw": PILE},
        b={"front": ["Merlin"], "hand": ["3E", "2E"], "draw": PILE},
    )
    a.does("pass")
    for card in ("3E", "2E"):
        b.does("attack", card, "Merlin", "Hercules")
        a.does("take")
        assert a.verbs == {"pass", "concede"}
        a.does("pass")
    b.does("pass")
    assert a.s.battle == 3 and a.s.won == 1
    a, b = table(a={"front": ["Hercules"], "draw": PILE}, b={"front": ["Merlin"], "draw": PILE})
    pass_out(a, b)
    assert a.s.battle == 3
