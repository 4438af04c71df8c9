"""Specials of Poseidon and Professor Moriarty, each in an awkward situation."""

from games.overpower.specials import facing, hits, in_play, plays, strikes, turn_of, under_attack
from games.overpower.table import FREYA, hero
from marks import audit
from overtable.games.overpower.state import REMOVED

MORIARTY, GENIUS = "Professor Moriarty", "Mathematical Genius"


@audit("reclaim-the-waters", "a single card is left in the opponent's piles")
def test_reclaim_the_waters_takes_what_there_is() -> None:
    a, b = facing(["Poseidon"], ["Reclaim the Waters"], ["Zorro"], ["8C"], them={"draw": ["1E"]})
    hits(a, b, "Reclaim the Waters", "Poseidon", "Zorro")
    assert b.dead == ["1E"] and b.draw_pile == [] and b.hand == ["8C"] and turn_of(b)


@audit("form-of-water", "against an attack that would be shuffled into its pile when it fails")
def test_form_of_water_takes_the_attack_out_of_the_game() -> None:
    a, b = facing(["Leonidas"], ["For Sparta", "8C"], ["Poseidon"], ["Form of Water"])
    strikes(a, b, "For Sparta", "Leonidas", "Poseidon")
    b.does("avoid", "Form of Water", "Poseidon")
    assert a.pile(REMOVED).count("For Sparta") == 1 and "For Sparta" not in a.draw_pile and a.dead == []
    assert b.clipped("Poseidon") == ["Form of Water"]
    b.does("pass")
    assert a.refusal("attack", "8C", "Leonidas", "Poseidon") == "OP25-BATT-84"


@audit("poseidon-s-might", "the target had been kept from its KO by an inherent ability alone")
def test_poseidon_s_might_undoes_the_mummy() -> None:
    a, b = facing(["Poseidon"], ["Poseidon's Might"], [hero("The Mummy", hits=["8C", "7C"]), "Zorro"])
    hits(a, b, "Poseidon's Might", "Poseidon", "The Mummy")
    assert b.is_kod("The Mummy") and a.venture == 7


@audit("rising-tides", "a Universe card placed on the defender, one under the Homebase, one in hand")
def test_rising_tides_leave_the_hand_alone() -> None:
    me = in_play("Rising Tides", "Poseidon")
    them = {"homebase": "Dracula's Armory", "under": ["Longbow"]}
    team = [hero("Zorro", placed=["Rapier"])]
    a, b = facing(["Poseidon"], ["7B"], team, ["5C", "Flintlock"], me=me, them=them)
    strikes(a, b, "7B", "Poseidon", "Zorro")
    assert b.refusal("block", "5C", "Rapier", "Zorro") == b.refusal("block", "5C", "Longbow", "Zorro") == "OP25-BATT-78"
    b.does("block", "5C", "Flintlock", "Zorro")
    assert b.damage("Zorro") == 0 and b.placed() == ["Rapier"] and b.dead == ["Flintlock"]


@audit("trident", "it is avoided; Poseidon goes on, with the Universe card of the same name")
def test_trident_after_an_avoid() -> None:
    hand = ["Trident (Poseidon)", "Trident (basic)", "5B", "4C"]
    a, b = facing(["Poseidon", "Zorro"], hand, ["Hercules"], [FREYA])
    strikes(a, b, "Trident (Poseidon)", "Poseidon", "Hercules")
    b.does("avoid", FREYA, "Hercules")
    assert not a.can("attack", "4C")
    strikes(a, b, "5B", "Trident (basic)", "Poseidon", "Hercules")
    assert a.level == 8
    b.does("take")
    assert b.damage("Hercules") == 5 and turn_of(b)


@audit("tsunami", "three cards in the Draw Pile, five in the Power Pack")
def test_tsunami_goes_on_in_the_new_pile() -> None:
    them = {"draw": ["1E", "1C", "1B"], "power_pack": ["2C", "3C", "4C", "5C", "6C"]}
    a, b = facing(["Poseidon"], ["Tsunami"], ["Zorro"], them=them)
    plays(a, b, "Tsunami", "Poseidon")
    assert len(b.dead) == 7 and {"1B", "1C", "1E"} < set(b.dead) and len(b.draw_pile) == 1 and b.power_pack == []


@audit("complex-criminal-scheme", "defended: the genius is played out of the Draw Pile, and ends on top of it")
def test_complex_criminal_scheme_plays_the_genius() -> None:
    me = {"draw": ["1E", GENIUS, "7C", "1C"]}
    a, b = facing([MORIARTY], ["Complex Criminal Scheme"], ["Merlin"], ["4I", "Ascendant Mage"], me=me)
    strikes(a, b, "Complex Criminal Scheme", MORIARTY, "Merlin", "Intelligence")
    b.does("block", "4I", "Merlin")
    a.does("search")
    a.does("choose", GENIUS)
    a.does("play", GENIUS, MORIARTY)
    a.does("look")  # put into play: nobody was asked to negate it
    a.does("choose", "7C")
    assert a.hand == ["7C"] and a.draw_pile[0] == GENIUS and sorted(a.draw_pile[1:]) == ["1C", "1E"] and turn_of(b)


@audit("criminal-mastermind", "the total falls below nothing, and the card survives what clears remainders")
def test_criminal_mastermind_below_zero() -> None:
    them = in_play("Criminal Mastermind", MORIARTY)
    a, b = facing(["King Arthur"], ["Legendary Partnership"], [MORIARTY], them=them)
    assert a.venture == 1 - 10
    hits(a, b, "Legendary Partnership", "King Arthur", MORIARTY)
    assert a.venture == 7 + 1 - 10 and b.astral == ["Criminal Mastermind"]


@audit("future-plans", "as its own player concedes, with two cards left in hand")
def test_future_plans_of_a_small_hand() -> None:
    a, b = facing([MORIARTY], ["Future Plans", "5C", "6I"], ["Zorro"], ["7C"])
    a.does("concede")
    b.does("accept")
    plays(a, b, "Future Plans", MORIARTY)
    a.does("choose", "5C")
    assert not a.can("decline")  # once begun, all of them go
    a.does("choose", "6I")
    assert a.draw_pile[:2] == ["6I", "5C"] and a.hand == [] and a.dead == ["Future Plans"]


@audit("mathematical-genius", "all that it finds would be duplicates: it goes back on top all the same")
def test_mathematical_genius_finds_only_duplicates() -> None:
    a, b = facing([MORIARTY], [GENIUS, "3C"], me={"draw": ["3E", "3B"]})
    plays(a, b, GENIUS, MORIARTY)
    a.does("look")
    a.does("decline")
    assert a.hand == ["3C"] and a.draw_pile[0] == GENIUS and sorted(a.draw_pile[1:]) == ["3B", "3E"] and turn_of(b)


@audit("napoleon-of-crime", "for a teammate in Reserve, against an attack that no Special can defend")
def test_napoleon_of_crime_for_the_reserve() -> None:
    them = in_play("Napoleon of Crime", MORIARTY) | {"reserve": "Merlin"}
    a, b = facing(["Korak"], ["John Clayton III"], [MORIARTY, "Zorro"], ["1I", "2C"], them=them)
    strikes(a, b, "John Clayton III", "Korak", "Merlin")
    assert not b.can("avoid", "2C") and b.offered("avoid", "1I") == [MORIARTY]
    b.does("avoid", "1I", MORIARTY)
    assert b.damage("Merlin") == 0 and b.power_pack == ["1I"]
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], [MORIARTY, "Zorro"], ["1I"], them=them)
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Zorro")
    b.does("avoid", "1I", MORIARTY)
    assert b.damage("Zorro") == 0


@audit("tactical-fighter", "it is blocked; the further Special is a utility, and no Power card")
def test_tactical_fighter_plays_a_utility() -> None:
    hand = ["Tactical Fighter", "Criminal Mastermind", "8I", "Great Club"]
    a, b = facing([MORIARTY, "Hercules"], hand, ["Zorro"], ["6C"])
    strikes(a, b, "Tactical Fighter", MORIARTY, "Zorro")
    b.does("block", "6C", "Zorro")
    assert not a.can("attack", "8I") and not a.can("attack", "Great Club")
    plays(a, b, "Criminal Mastermind", MORIARTY)
    assert b.venture == -10 and turn_of(b) and a.hand == ["8I", "Great Club"]


def test_napoleon_of_crime_is_moriarty_s_to_use() -> None:
    them = in_play("Napoleon of Crime", MORIARTY)
    team = [MORIARTY, hero("Zorro", placed=["5I"])]
    _, b = under_attack("8C", "Zorro", team, ["4I"], them=them)
    assert not b.can("avoid", "5I") and b.can("avoid", "4I", MORIARTY)
