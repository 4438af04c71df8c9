"""Rules of the battle: what an action is, what an attack is, negating, strings of attacks."""

import pytest

from games.overpower.table import FREYA, PILE, Player, hero, strike, table
from marks import rule


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
