"""Specials of Morgan le Fay and Mr. Hyde, each in an awkward situation."""

from games.overpower.specials import facing, hits, in_play, plays, sorts_out, strikes, turn_of
from games.overpower.table import FREYA, hero
from marks import audit

MORGAN, HYDE = "Morgan le Fay", "Mr. Hyde"


@audit("apprentice-of-merlin", "from Reserve, on her own turn, and negated in its turn")
def test_apprentice_of_merlin_is_negated() -> None:
    them = in_play("I'm In Your House", "Invisible Man")
    me = {"reserve": MORGAN}
    a, b = facing(
        ["Zorro"], ["Apprentice of Merlin"], ["Invisible Man", "Merlin"], ["Ascendant Mage"], me=me, them=them
    )
    a.does("negate", "Apprentice of Merlin", MORGAN, "I'm In Your House")
    b.does("negate", "Ascendant Mage", "Merlin", "Apprentice of Merlin")
    assert b.astral == ["I'm In Your House"] and b.dead == ["Ascendant Mage"] and a.dead == ["Apprentice of Merlin"]


@audit("avalon-s-warmth", "from Reserve, for a teammate with hits of both records")
def test_avalon_s_warmth_from_reserve() -> None:
    zorro = hero("Zorro", hits=["5E", "Wither"], current=["6C"])
    a, b = facing([zorro], ["Avalon's Warmth"], ["Hercules"], me={"reserve": hero(MORGAN, hits=["3E"])})
    assert a.offered("play", "Avalon's Warmth", MORGAN) == [MORGAN, "Zorro"]
    plays(a, b, "Avalon's Warmth", MORGAN, "Zorro")
    assert a.hits("Zorro") == ["6C"] and a.hits(MORGAN) == ["3E"] and b.venture == 6


@audit("duality", "nothing is placed anywhere; the card drawn is a duplicate and is kept")
def test_duality_without_a_placed_card() -> None:
    a, b = facing([MORGAN, "Zorro"], ["Duality", "5C"], ["Hercules"], ["7B"], me={"draw": ["5E", "1C"]})
    plays(a, b, "Duality", MORGAN)
    sorts_out(a)
    assert a.hand == ["5C", "5E"] and b.hand == ["7B"] and turn_of(b)
    assert b.s.pool[b.number][a.ids("hand")[-1]] == 0  # it was shown


@audit("enchantress-guile", "only two cards are left to look at")
def test_enchantress_guile_of_a_small_pile() -> None:
    them = {"draw": ["1E", "1C"]}
    a, b = facing([MORGAN], ["Enchantress' Guile"], ["Zorro"], ["4C"], them=them)
    strikes(a, b, "Enchantress' Guile", MORGAN, "Zorro")
    b.does("block", "4C", "Zorro")
    a.does("look")
    a.does("bottom", "1E")
    a.does("top", "1C")
    assert b.draw_pile == ["1C", "1E"] and turn_of(b)


@audit("shapeshifter-s-guise", "the teammate's Special is placed on him in Reserve")
def test_shapeshifter_s_guise_reaches_the_reserve() -> None:
    me = {"reserve": hero("Hercules", placed=["Great Club"])}
    hand = ["Shapeshifter's Guise", "Wrath of Ra", "Enchantress' Guile", "7E"]
    a, b = facing([MORGAN], hand, ["Zorro"], me=me)
    hits(a, b, "Shapeshifter's Guise", MORGAN, "Zorro")
    assert a.offered("attack") == ["Great Club"] and a.offered("attack", "Great Club") == [MORGAN]
    hits(a, b, "Great Club", MORGAN, "Zorro")
    assert b.damage("Zorro") == 9 and a.placed() == [] and a.venture == 9


@audit("teleportation-circle", "from Reserve; who goes back keeps hits, placed cards and what works on him")
def test_teleportation_circle_from_reserve() -> None:
    zorro = hero("Zorro", hits=["5E"], placed=["5C"])
    me, them = {"reserve": MORGAN}, in_play("Paralyzing Gaze", "Dracula", "Zorro")
    a, b = facing([zorro, "Hercules"], ["Teleportation Circle", "7E", "4C"], ["Dracula"], me=me, them=them)
    plays(a, b, "Teleportation Circle", MORGAN)
    a.does("choose", "Zorro")
    assert a.front == ["Hercules", MORGAN] and a.reserve == ["Zorro"]
    assert a.hits("Zorro") == ["5E", "Paralyzing Gaze"] and a.placed("Zorro") == ["5C"]
    b.does("pass")
    assert a.can("attack", "7E", MORGAN, "Dracula") and not a.can("attack", "5C")


@audit("overdose", "one card is left in the Draw Pile", mended=True)
def test_overdose_spends_what_there_is() -> None:
    a, b = facing([HYDE], ["Overdose"], ["Zorro"], me={"draw": ["1E"]})
    strikes(a, b, "Overdose", HYDE, "Zorro")
    assert a.offered("choose") == ["0", "1"]
    a.does("choose", "1")
    assert a.level == 7 and a.draw_pile == [] and a.dead == ["1E"]
    b.does("take")
    assert b.damage("Zorro") == 6 and a.venture == 6


@audit("sadistic-tendencies", "a target of threat 16 in Reserve, one of 20 before it")
def test_sadistic_tendencies_looks_at_the_threat() -> None:
    for target, level in (("Jane Porter", 8), ("Zorro", 4)):
        them = {"reserve": hero("Jane Porter", hits=["1E", "1C"])}
        a, b = facing([HYDE], ["Sadistic Tendencies"], ["Zorro"], them=them)
        strikes(a, b, "Sadistic Tendencies", HYDE, target, "Intelligence")
        assert a.level == level
        b.does("take")
        assert a.venture == level and not b.is_kod("Jane Porter")  # Any-Power is no third type


@audit("set-loose", "raised against an Any Character attack; later it stops an avoid, but no negate")
def test_set_loose_keeps_any_character_specials_away() -> None:
    hand = ["Wrath of Ra", FREYA, "Merlin's Magic"]
    a, b = facing(["Zorro"], hand, [HYDE], ["Set Loose", "6B", "Overdose", "Valkyrie Skeggiold"])
    strikes(a, b, "Wrath of Ra", "Zorro", HYDE)
    b.does("invalidate", "Set Loose", HYDE)
    assert b.damage(HYDE) == 0 and b.clipped(HYDE) == ["Set Loose"]
    assert b.refusal("attack", "Valkyrie Skeggiold", HYDE) == "OP25-BATT-78"
    strikes(b, a, "6B", HYDE, "Zorro")
    assert a.refusal("avoid", FREYA, "Zorro") == "OP25-BATT-78"
    a.does("take")
    a.does("negate", "Merlin's Magic", "Zorro", "Set Loose")
    b.does("decline")
    assert b.clipped(HYDE) == []


@audit("the-serum", "played with an attack that needs it; only the permanent record is removed")
def test_the_serum_with_an_attack() -> None:
    hyde = hero(HYDE, hits=["5E", "4E"], current=["6E"])
    a, b = facing([hyde], ["The Serum", "7B"], ["Zorro"])
    assert a.refusal("attack", "7B", HYDE) == "OP25-CARD-04"
    a.does("add", "The Serum", HYDE)
    strikes(a, b, "7B", HYDE, "Zorro")
    assert a.grid(HYDE) == (4, 6, 7, 6) and a.hits(HYDE) == ["6E"] and a.level == 7
    b.does("take")
    assert a.clipped(HYDE) == ["The Serum"] and b.damage("Zorro") == 7 and b.venture == 6


@audit("trample", "it is blocked: the further attack goes to the Reserve alone; negated it grants none")
def test_trample_goes_on_to_the_reserve() -> None:
    hand = ["Trample", "5C"]
    a, b = facing([HYDE], hand, ["Zorro", "Merlin"], ["7C", "Ascendant Mage"], them={"reserve": "Hercules"})
    strikes(a, b, "Trample", HYDE, "Zorro")
    b.does("block", "7C", "Zorro")
    assert a.offered("attack", "5C", HYDE) == ["Hercules"]
    hits(a, b, "5C", HYDE, "Hercules")
    assert b.damage("Hercules") == 5 and turn_of(b)
    a, b = facing([HYDE], hand, ["Zorro", "Merlin"], ["Ascendant Mage"], them={"reserve": "Hercules"})
    a.does("attack", "Trample", HYDE, "Zorro")
    b.does("negate", "Ascendant Mage", "Merlin", "Trample")
    assert turn_of(b) and a.hand == ["5C"]


@audit(
    "victorian-sophisticant", "in play against an attack that ignores such cards, and one that Specials cannot defend"
)
def test_victorian_sophisticant_and_those_who_do_not_care() -> None:
    mob = "Angry Mob: Middle Ages"
    them = in_play("Victorian Sophisticant", HYDE)
    a, b = facing([mob, "Invisible Man"], ["Don't Let it Get Away!", "Hidden Sociopath"], [HYDE, "Zorro"], them=them)
    assert a.refusal("attack", "Hidden Sociopath", "Invisible Man", HYDE) == "OP25-BATT-84"
    hits(a, b, "Don't Let it Get Away!", mob, HYDE, "Combat")
    assert b.damage(HYDE) == 2 and b.clipped(HYDE) == ["Victorian Sophisticant"]
