"""Specials that look into hands and piles, and that search for cards."""

import pytest

from games.overpower.specials import HELD, facing, hits, known, plays, sorts_out, strikes, turn_of, unnegated
from games.overpower.table import hero
from marks import card


@card("telepathic-training")
def test_telepathic_training_shows_three_cards_of_which_one_goes() -> None:
    a, b = facing(["Ra"], ["Telepathic Training"], ["Zorro"], HELD, me={"reserve": "Carson of Venus"})
    plays(a, b, "Telepathic Training", "Carson of Venus")
    assert len(known(a, b)) == 3
    assert len(b.offered("choose")) == 3, "one of those shown, of the opponent's choice"
    lost = b.offered("choose")[0]
    b.does("choose", lost)
    assert len(b.hand) == 4 and len(known(a, b)) == 2 and turn_of(b)


@card("not-a-bad-detective")
def test_not_a_bad_detective_sees_two_cards_of_the_target() -> None:
    a, b = facing(["Ra"], ["Not a Bad Detective"], ["Zorro", "Merlin"], [*HELD, "6I"], me={"reserve": "Dr. Watson"})
    hits(a, b, "Not a Bad Detective", "Dr. Watson", "Zorro")
    assert b.offered("reveal") == ["2 Combat", "3 Combat", "Riposte", "Rapier"], "Intelligence 6 is beyond him"
    b.answers(("reveal", "3C"), ("reveal", "Rapier"))
    assert known(a, b) == ["3C", "Rapier"] and turn_of(b)


@card("dracula-s-telepathic-connection")
def test_telepathic_connection_shows_all_that_the_target_can_play() -> None:
    a, b = facing(["Ra"], ["Dracula's Telepathic Connection"], ["Zorro", "Merlin"], HELD, me={"reserve": "Mina Harker"})
    hits(a, b, "Dracula's Telepathic Connection", "Mina Harker", "Zorro")
    assert known(a, b) == ["2C", "3C", "Rapier", "Riposte"]


@card("angelic-visions")
def test_angelic_visions_show_four_cards_when_they_succeed() -> None:
    a, b = facing(["Joan of Arc"], ["Angelic Visions"], ["Zorro"], HELD)
    hits(a, b, "Angelic Visions", "Joan of Arc", "Zorro")
    assert len(known(a, b)) == 4
    a, b = facing(["Joan of Arc"], ["Angelic Visions"], ["Zorro"], [*HELD, "Freya: Goddess of Protection"])
    strikes(a, b, "Angelic Visions", "Joan of Arc", "Zorro")
    b.does("avoid", "Freya: Goddess of Protection", "Zorro")
    assert known(a, b) == []


@card("archimedes")
@pytest.mark.parametrize(
    ("kind", "shown"),
    [(0, ["Riposte"]), (1, ["Rapier"]), (2, ["2C", "3C", "7I"])],
    ids=["Special", "Universe", "Power"],
)
def test_archimedes_sees_one_kind_of_cards(kind: int, shown: list[str]) -> None:
    a, b = facing(["Merlin"], ["Archimedes"], ["Zorro"], HELD)
    plays(a, b, "Archimedes", "Merlin")
    a.table.answer(0, a.options()[kind])
    assert known(a, b) == shown


@card("i-m-in-your-house", "loki", "ransom-your-secrets")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("I'm In Your House", "Invisible Man"),
        ("Loki", "Hercules"),
        ("Ransom Your Secrets", "Angry Mob: Modern Age"),
    ],
)
def test_the_opponent_plays_open_handed(name: str, by: str) -> None:
    a, b = facing([by], [name, "2C"], ["Zorro"], HELD)
    plays(a, b, name, by)
    assert len(known(a, b)) == len(HELD) and known(b, a) == []
    assert a.astral == [name]
    assert b.venture == (-3 if name == "Loki" else 0)


@card("ransom-your-secrets")
def test_two_cards_buy_the_secrets_back() -> None:
    a, b = facing(["Angry Mob: Modern Age"], ["Ransom Your Secrets"], [hero("Zorro", placed=["4C"])], ["2C", "3C"])
    plays(a, b, "Ransom Your Secrets", "Angry Mob: Modern Age")
    b.does("give_up", "Ransom Your Secrets")
    assert sorted(b.offered("pay")) == ["2 Combat", "3 Combat", "4 Combat"]
    b.answers(("pay", "2C"), ("pay", "4C"))
    assert a.dead == ["Ransom Your Secrets"] and b.hand == ["3C"] and b.placed() == [] and turn_of(a)
    poor, rich = facing(["Angry Mob: Modern Age"], ["Ransom Your Secrets"], ["Zorro"], ["2C"])
    plays(poor, rich, "Ransom Your Secrets", "Angry Mob: Modern Age")
    assert not rich.can("give_up")


@card("irene-adler", "all-chips-on-the-table")
@pytest.mark.parametrize(
    ("name", "by", "both"),
    [("Irene Adler", "Sherlock Holmes", False), ("All Chips on the Table", "Dr. Watson", True)],
)
def test_a_hit_opens_hands(name: str, by: str, both: bool) -> None:
    a, b = facing([by], [name, "2C"], ["Zorro"], HELD)
    hits(a, b, name, by, "Zorro")
    assert len(known(a, b)) == len(HELD)
    assert known(b, a) == (["2C"] if both else [])
    a, b = facing([by], [name, "2C"], ["Zorro"], [*HELD, "8C"])
    strikes(a, b, name, by, "Zorro")
    b.does("block", "8C", "Zorro")
    assert known(a, b) == [] and known(b, a) == []


@card("ancestral-rapier", "sola", "probability-evaluation")
@pytest.mark.parametrize(
    ("name", "by", "deep", "venture"),
    [
        ("Ancestral Rapier", "Zorro", 5, 4),
        ("Sola", "Tars Tarkas", 3, 5),
        ("Probability Evaluation", "Sherlock Holmes", 7, 0),
    ],
)
def test_a_card_of_the_opponents_draw_pile_is_lost(name: str, by: str, deep: int, venture: int) -> None:
    pile = ["1E", "2E", "3E", "4E", "5E", "6E", "7E"]
    a, b = facing([by], [name], ["Merlin"], them={"draw": pile})
    if name == "Ancestral Rapier":
        hits(a, b, name, by, "Merlin")
    else:
        plays(a, b, name, by)
    a.does("look")
    assert len(a.offered("choose")) == deep and not a.can("decline")
    a.does("choose", "3E")
    assert b.dead == ([] if name == "Probability Evaluation" else ["3E"])
    assert sorted(b.draw_pile) == ["1E", "2E", "4E", "5E", "6E", "7E"]
    assert a.venture == venture and turn_of(b)


@card("ancestral-rapier")
def test_ancestral_rapier_must_hit() -> None:
    a, b = facing(["Zorro"], ["Ancestral Rapier"], ["Merlin"], ["7E"])
    strikes(a, b, "Ancestral Rapier", "Zorro", "Merlin")
    b.does("block", "7E", "Merlin")
    assert turn_of(b) and b.dead == []


@card("ancestral-rapier", "enchantress-guile", "valkyrie-hildr-select-the-slain")
def test_some_need_not_look() -> None:
    a, b = facing(["Zorro"], ["Ancestral Rapier"], ["Merlin"])
    hits(a, b, "Ancestral Rapier", "Zorro", "Merlin")
    a.does("decline")
    assert turn_of(b) and b.dead == []
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Merlin"], ["7E"])
    strikes(a, b, "Enchantress' Guile", "Morgan le Fay", "Merlin")
    b.does("block", "7E", "Merlin")
    a.does("decline")
    assert turn_of(b)
    a, b = facing(["Zorro"], ["Valkyrie Hildr: Select the Slain"], ["Merlin"])
    plays(a, b, "Valkyrie Hildr: Select the Slain", "Zorro")
    a.does("decline")
    assert turn_of(b) and a.hand == []


@card("read-the-bones")
def test_read_the_bones_puts_any_of_six_cards_at_the_bottom() -> None:
    pile = ["1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E"]
    a, b = facing(["Sheriff of Nottingham"], ["Read the Bones"], ["Merlin"], them={"draw": pile})
    plays(a, b, "Read the Bones", "Sheriff of Nottingham")
    a.does("look")
    assert len(a.offered("choose")) == 6 and a.can("decline")
    a.answers(("choose", "2E"), ("choose", "6E"), ("decline",))
    assert b.draw_pile[:6] == ["1E", "3E", "4E", "5E", "7E", "8E"] and sorted(b.draw_pile[6:]) == ["2E", "6E"]


@card("enchantress-guile")
def test_enchantress_guile_arranges_three_cards_if_it_was_defended() -> None:
    pile = ["1E", "2E", "3E", "4E"]
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Merlin"], ["7E"], them={"draw": pile})
    strikes(a, b, "Enchantress' Guile", "Morgan le Fay", "Merlin")
    b.does("block", "7E", "Merlin")
    a.does("look")
    assert a.offered("top") == a.offered("bottom") == ["1 Energy", "2 Energy", "3 Energy"]
    a.answers(("bottom", "1E"), ("top", "3E"), ("top", "2E"))
    assert b.draw_pile == ["2E", "3E", "4E", "1E"] and turn_of(b), "the last one put on top lies on top"
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Merlin"], ["7E"], them={"draw": pile})
    hits(a, b, "Enchantress' Guile", "Morgan le Fay", "Merlin")
    assert turn_of(b) and b.draw_pile == pile


@card("mathematical-genius", "valkyrie-hildr-select-the-slain")
@pytest.mark.parametrize(
    ("name", "by", "deep"),
    [("Mathematical Genius", "Professor Moriarty", 6), ("Valkyrie Hildr: Select the Slain", "Hercules", 5)],
)
def test_the_best_of_the_top_cards_is_taken(name: str, by: str, deep: int) -> None:
    pile = ["1C", "2C", "3C", "4C", "5C", "6C", "7C"]
    a, b = facing([by], [name, "2C"], ["Merlin"], me={"draw": pile})
    plays(a, b, name, by)
    a.does("look")
    assert len(a.offered("choose")) == deep - 1 and "2 Combat" not in a.offered("choose"), "no duplicate"
    a.does("choose", "4C")
    assert a.hand == ["2C", "4C"]
    if name == "Mathematical Genius":
        assert a.draw_pile[0] == name and len(a.draw_pile) == 7, "it goes back on top"
    else:
        assert len(a.draw_pile) == 6 and a.defeated == [name] and known(b, a) == ["4C"]


@card("foretell-the-future")
def test_foretell_the_future_clears_ones_own_pile() -> None:
    a, b = facing(["Merlin"], ["Foretell the Future"], ["Zorro"], me={"draw": ["1E", "2E", "3E", "4E"]})
    plays(a, b, "Foretell the Future", "Merlin")
    a.answers(("look",), ("choose", "2E"), ("choose", "4E"), ("decline",))
    assert a.dead == ["2E", "4E", "Foretell the Future"] and sorted(a.draw_pile) == ["1E", "3E"]


@card("future-plans")
def test_future_plans_are_laid_at_a_concession() -> None:
    hand = ["Future Plans", "2I", "3I", "4I", "5I"]
    a, b = facing(["Professor Moriarty"], hand, ["Zorro"], ["2C"], turn="b")
    b.does("concede")
    a.does("accept")
    b.does("decline")
    a.does("play", "Future Plans", "Professor Moriarty")
    unnegated(a, b)
    assert "Future Plans" not in a.offered("choose") and a.can("decline")
    a.answers(("choose", "2I"), ("choose", "3I"), ("choose", "4I"))
    drawn = a.hand
    assert {"2I", "3I", "4I"} <= set(drawn), "they are the first to be drawn in the next battle"
    a, b = facing(["Professor Moriarty"], hand, ["Zorro"], ["2C"])
    assert not a.can("play", "Future Plans"), "not as a turn of its own"


@card("regulators", "one-at-a-time", "didn-t-see-it-coming")
def test_one_card_of_ones_own_choice() -> None:
    a, b = facing(["Billy the Kid"], ["Regulators", "4C"], me={"power_pack": ["4C", "7I"]})
    plays(a, b, "Regulators", "Billy the Kid")
    assert a.offered("choose") == ["4 Combat", "7 Intelligence"] and not a.can("decline")
    a.does("choose", "4C")
    assert a.hand == ["4C", "4C"] and known(b, a) == ["4C"] and a.clipped("Billy the Kid") == ["Regulators"]

    a, b = facing(["Invisible Man"], ["One at a Time", "4C"], me={"draw": ["4C", "5C", "Rapier", "1E"]})
    plays(a, b, "One at a Time", "Invisible Man")
    a.does("search")
    assert sorted(a.offered("choose")) == ["1 Energy", "5 Combat"], "a Power card, no duplicate"
    a.does("choose", "5C")
    assert a.hand == ["4C", "5C"] and known(b, a) == ["5C"]

    a, b = facing(["Invisible Man"], ["Didn't See it Coming", "4C"], me={"power_pack": ["4C", "5C", "7I", "6I"]})
    plays(a, b, "Didn't See it Coming", "Invisible Man")
    assert sorted(a.offered("choose")) == ["5 Combat", "6 Intelligence"], "his grid, no duplicate"
    a.does("choose", "6I")
    assert a.hand == ["4C", "6I"] and a.clipped("Invisible Man") == ["Didn't See it Coming"]


@card("the-gemini")
def test_the_gemini_bring_back_any_card() -> None:
    a, b = facing(["Hercules"], ["The Gemini", "Great Club"], me={"dead": ["Great Club", "Trebuchet"]})
    plays(a, b, "The Gemini", "Hercules")
    assert sorted(a.offered("choose")) == ["Great Club", "Trebuchet"]
    a.does("choose", "Great Club")
    sorts_out(a)
    assert a.hand == ["Great Club", "Great Club"] and a.dead == ["Trebuchet"] and a.defeated == ["The Gemini"]


@card("all-for-one")
def test_all_for_one_finds_a_teamwork_card_for_any_grid() -> None:
    fives = "8 Energy Teamwork (Combat/Intelligence)"
    a, b = facing(["The Three Musketeers", "Zorro"], ["All For One", "5C"], ["Merlin"], me={"draw": ["1E", fives]})
    plays(a, b, "All For One", "The Three Musketeers")
    a.does("search")
    assert a.offered("choose") == [fives]
    a.does("choose", fives)
    sorts_out(a)
    b.does("pass")
    strikes(a, b, fives, "The Three Musketeers", "Merlin")
    b.does("take")
    assert a.can("attack", "5C", "The Three Musketeers", "Merlin") and a.can("attack", "5C", "Zorro", "Merlin")
    plain, _ = facing(["The Three Musketeers", "Zorro"], [fives, "5C"], ["Merlin"])
    assert plain.refusal("attack", fives, "The Three Musketeers", "Merlin") == "OP25-CARD-22"
