"""Specials from Headless Horseman to Moriarty in a second awkward situation, where the first had left a doubt."""

from games.overpower.specials import facing, hits, in_play, plays, strikes, turn_of
from games.overpower.table import hero
from marks import audit
from overtable.games.overpower.state import REMOVED

SWORD, MORIARTY = "Sword and Shield", "Professor Moriarty"


@audit("sword-and-shield", "guessed against a face-down attack that only Power cards can defend: lost", mended=True)
def test_sword_and_shield_is_lost_in_a_wrong_guess() -> None:
    me, them = in_play("Didn't See it Coming", "Invisible Man"), in_play(SWORD, "Lancelot")
    a, b = facing(["Invisible Man"], ["I've Murdered Before"], ["Lancelot"], [], me=me, them=them)
    strikes(a, b, "I've Murdered Before", "Invisible Man", "Lancelot", verb="attack_face_down")
    b.does("avoid", SWORD, "Lancelot")
    assert b.hits("Lancelot") == ["I've Murdered Before"] and b.clipped("Lancelot") == [] and b.dead == [SWORD]


@audit("baptized-in-combat", "with a combined attack of which one card is Combat", mended=True)
def test_baptized_in_combat_raises_a_combined_attack() -> None:
    a, b = facing(["Korak", "Leonidas"], ["To the Death", "5C", "6I", "Baptized in Combat"], ["Zorro"])
    a.does("add", "Baptized in Combat", "Leonidas")
    assert not a.can("attack", "To the Death", "Korak", "6I")
    strikes(a, b, "To the Death", "Korak", "5C", "Korak", "Zorro")
    assert a.level == 12
    b.does("take")
    assert b.damage("Zorro") == 9 and a.venture == 9


@audit("chivalrous-protector", "the string goes on with a card out of a pile", mended=True)
def test_chivalrous_protector_weakens_what_comes_out_of_a_pile() -> None:
    lord = "Lord of the Sacred Land"
    me, them = {"power_pack": ["7B"]}, in_play(SWORD, "Lancelot")
    a, b = facing(["Anubis"], [lord], ["Lancelot", "Zorro"], ["Chivalrous Protector", "5C"], me=me, them=them)
    strikes(a, b, lord, "Anubis", "Zorro", "Combat")
    b.does("shift", "Chivalrous Protector", "Lancelot", "Lancelot")
    b.does("avoid", SWORD, "Lancelot")
    strikes(a, b, "7B", "Anubis", "Lancelot")
    assert a.level == 5
    b.does("block", "5C", "Lancelot")
    assert b.damage("Lancelot") == 0


@audit("for-camelot", "played on defence, for a block that needs it")
def test_for_camelot_on_defence() -> None:
    a, b = facing(["Leonidas"], ["7C"], ["Merlin", "King Arthur"], ["For Camelot!", "7C", "6I"])
    strikes(a, b, "7C", "Leonidas", "Merlin")
    b.does("use", "For Camelot!", "Merlin")
    b.does("block", "7C", "King Arthur")
    assert b.clipped("Merlin") == ["For Camelot!"] and b.damage("Merlin") == 0


@audit("napoleon-of-crime", "played on defence, for a teammate")
def test_napoleon_of_crime_on_defence() -> None:
    a, b = facing(["Dracula"], ["Paralyzing Gaze"], [MORIARTY, "Zorro"], ["Napoleon of Crime", "2I"])
    strikes(a, b, "Paralyzing Gaze", "Dracula", "Zorro")
    b.does("use", "Napoleon of Crime", MORIARTY)
    b.does("avoid", "2I", MORIARTY)
    assert b.hits("Zorro") == [] and b.clipped(MORIARTY) == ["Napoleon of Crime"]


@audit("set-loose", "raised against an Any Character attack without a number")
def test_set_loose_against_the_reaper() -> None:
    a, b = facing(["Zorro"], ["Grim Reaper"], ["Mr. Hyde"], ["Set Loose", "5C"])
    strikes(a, b, "Grim Reaper", "Zorro", "Mr. Hyde")
    b.does("invalidate", "Set Loose", "Mr. Hyde")
    assert b.hand == ["5C"] and b.hits("Mr. Hyde") == [] and turn_of(b)


@audit("form-of-water", "against a combined attack: both cards leave the game")
def test_form_of_water_against_a_combined_attack() -> None:
    a, b = facing(["Korak"], ["To the Death", "6C"], ["Poseidon"], ["Form of Water"])
    strikes(a, b, "To the Death", "Korak", "6C", "Korak", "Poseidon")
    b.does("avoid", "Form of Water", "Poseidon")
    assert {"6C", "To the Death"} <= set(a.pile(REMOVED)) and a.power_pack == a.dead == []


@audit("jonathan-harker-solicitor", "after an Ally card, with a Training card for a low grid")
def test_jonathan_harker_with_a_training_card() -> None:
    jonathan = "Jonathan Harker, Solicitor"
    a, b = facing(["Leonidas", "Mina Harker"], ["Sir Galahad", jonathan, "Training (Cultists)"], ["Hercules"])
    hits(a, b, "Sir Galahad", "Leonidas", "Hercules")
    strikes(a, b, jonathan, "Training (Cultists)", "Mina Harker", "Hercules")
    assert a.level == 9
    b.does("take")
    assert jonathan in b.hits("Hercules") and a.dead == ["Training (Cultists)"]


@audit("early-feminist-leader", "played with a teammate's attack, and negated: the attack goes on without it")
def test_early_feminist_leader_with_an_attack() -> None:
    leader = "Early Feminist Leader"
    for negated, level in ((False, 6), (True, 4)):
        a, b = facing(["Joan of Arc", "Jane Porter"], [leader, "4C", "3E"], ["Merlin"], ["Ascendant Mage"])
        a.does("add", leader, "Joan of Arc")
        assert not a.can("attack", "3E")  # it would change nothing there
        a.does("attack", "4C", "Jane Porter", "Merlin")
        b.does("negate", "Ascendant Mage", "Merlin", leader) if negated else b.does("decline")
        assert a.level == level
        b.does("take")
        assert b.damage("Merlin") == 4 and a.astral == ([] if negated else [leader])


@audit("baptized-in-combat", "on defence, for a teammate's block; placed on Leonidas")
def test_baptized_in_combat_on_defence() -> None:
    team = [hero("Leonidas", placed=["Baptized in Combat"]), "Zorro"]
    a, b = facing(["Hercules"], ["8B"], team, ["5C", "5I"])
    strikes(a, b, "8B", "Hercules", "Zorro")
    b.does("use", "Baptized in Combat", "Leonidas")
    assert not b.can("block", "5I")
    b.does("block", "5C", "Zorro")
    assert b.damage("Zorro") == 0 and b.dead == ["Baptized in Combat"] and b.placed() == []


@audit("sword-and-shield", "Lancelot makes the follow-up to a Teamwork card")
def test_sword_and_shield_helps_a_follow_up() -> None:
    teamwork = "7 Energy Teamwork (Combat/Intelligence)"
    me = in_play(SWORD, "Lancelot")
    a, b = facing(["Merlin", "Lancelot"], [teamwork, "6C", "True Strike"], ["Hercules"], me=me)
    hits(a, b, teamwork, "Merlin", "Hercules")
    strikes(a, b, "6C", "Lancelot", "Hercules")
    assert a.level == 6 + 1 + 2


@audit("lower-gravity", "with a Teamwork card that asks for Brute Force 8; negated, the attack cannot be made")
def test_lower_gravity_with_a_teamwork_card() -> None:
    carter, teamwork = "John Carter of Mars", "8 Brute Force Teamwork (Energy/Combat)"
    a, b = facing([carter, "Zorro"], ["Lower Gravity", teamwork, "5C"], ["Merlin"], ["Ascendant Mage"])
    assert a.refusal("attack", teamwork, carter) == "OP25-CARD-22"
    a.does("add", "Lower Gravity", carter)
    a.does("attack", teamwork, carter, "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Lower Gravity")
    assert b.damage("Merlin") == 0 and turn_of(b) and a.hand == ["5C"] and a.dead == [teamwork, "Lower Gravity"]


@audit("sowing-chaos", "on the Sheriff, who may else follow his own Teamwork card")
def test_sowing_chaos_on_the_sheriff() -> None:
    sheriff, teamwork = "Sheriff of Nottingham", "7 Brute Force Teamwork (Energy/Combat)"
    them = in_play("Sowing Chaos", "Hercules", sheriff)
    a, _ = facing([sheriff], [teamwork, "5C"], ["Hercules"], them=them)
    assert a.refusal("attack", teamwork, sheriff) == "OP25-BATT-59"


@audit("for-sparta", "its target may not negate with a Special either")
def test_for_sparta_bars_negates() -> None:
    me = in_play("For Sparta", "Leonidas", "Merlin")
    a, b = facing(["Leonidas", "Hercules"], ["Great Club"], ["Merlin"], ["Ascendant Mage"], me=me)
    a.does("attack", "Great Club", "Hercules", "Merlin")
    assert b.refusal("negate", "Ascendant Mage", "Merlin") == "OP25-BATT-78"


@audit("mark-of-the-headless", "the Horseman's Teamwork attack KO's the marked; the total rises for this battle alone")
def test_the_mark_pays_for_a_teamwork_attack() -> None:
    teamwork = "7 Brute Force Teamwork (Energy/Combat)"
    me = in_play("Mark of the Headless", "Headless Horseman", "Merlin")
    foes = [hero("Merlin", hits=["8E", "8E"]), "Zorro"]
    a, b = facing(["Headless Horseman", "Hercules"], [teamwork, "5C"], foes, me=me)
    hits(a, b, teamwork, "Headless Horseman", "Merlin")
    value = next(h.value for h in b.s.hits if a.short(h.card) == teamwork)
    assert b.is_kod("Merlin") and a.venture == value + 5 and "Mark of the Headless" in a.astral
    hits(a, b, "5C", "Hercules", "Zorro")
    assert a.venture == value + 10


@audit("future-plans", "the opponent goes first and concedes before the battle", mended=True)
def test_future_plans_when_the_opponent_concedes_before_the_battle() -> None:
    a, b = facing([MORIARTY], ["Future Plans", "5C", "6I", "4E"], ["Zorro"], phase="venture", turn="b")
    for p in (b, a):
        p.ventures(1)
    b.does("concede")
    plays(a, b, "Future Plans", MORIARTY)
    for card in ("5C", "6I", "4E"):
        a.does("choose", card)
    assert a.s.battle == 3 and {"4E", "5C", "6I"} <= set(a.hand)


@audit("enchantress-guile", "the Draw Pile is empty: the Power Pack becomes the one to look at", mended=True)
def test_enchantress_guile_of_an_empty_pile() -> None:
    morgan, them = "Morgan le Fay", {"draw": [], "power_pack": ["5C", "6C"]}
    a, b = facing([morgan], ["Enchantress' Guile"], ["Zorro"], ["4C"], them=them)
    strikes(a, b, "Enchantress' Guile", morgan, "Zorro")
    b.does("block", "4C", "Zorro")
    a.does("look")
    for card in ("5C", "6C", "4C"):
        a.does("top", card)
    assert b.draw_pile == ["4C", "6C", "5C"] and b.power_pack == [] and turn_of(b)


@audit("lady-of-the-jungle", "the target falls: Jane may still not attack in this battle")
def test_lady_of_the_jungle_holds_jane_when_the_target_falls() -> None:
    foes = [hero("Merlin", hits=["8E", "7E"]), "Hercules"]
    a, b = facing(["Jane Porter", "Zorro"], ["Lady of the Jungle", "4C", "8C"], foes)
    hits(a, b, "Lady of the Jungle", "Jane Porter", "Merlin")
    b.does("pass")
    hits(a, b, "8C", "Zorro", "Merlin")
    b.does("pass")
    assert b.is_kod("Merlin") and a.refusal("attack", "4C", "Jane Porter") == "OP25-BATT-78"
    assert a.can("attack", "4C", "Zorro", "Hercules")
