"""Specials of Leonidas, Merlin and Mina Harker, each in an awkward situation."""

from games.overpower.specials import facing, hits, in_play, known, next_battle, plays, strikes, turn_of, under_attack
from games.overpower.table import FREYA, hero
from marks import audit

MINA, MAGE = "Mina Harker", "Ascendant Mage"


@audit("300", "Power cards defend at +1 now, which this is not")
def test_300_is_no_power_card() -> None:
    them = in_play("Shield Phalanx", "Leonidas")
    a, b = facing(["Hercules"], ["Godly Prowess"], ["Leonidas", "Zorro"], ["300", "8C"], them=them)
    strikes(a, b, "Godly Prowess", "Hercules", "Leonidas")
    assert b.refusal("block", "300", "Leonidas") == "OP25-BATT-38"
    b.does("block", "8C", "Leonidas")
    assert b.damage("Leonidas") == 0 and b.hand == ["300"]


@audit("baptized-in-combat", "the attack it goes with grants a further one, which it does not raise", mended=True)
def test_baptized_in_combat_is_for_one_attack() -> None:
    a, b = facing(["Leonidas"], ["Baptized in Combat", "Charge into Battle!", "6C"], ["Zorro"], ["6I", "4C"])
    a.does("add", "Baptized in Combat", "Leonidas")
    strikes(a, b, "Charge into Battle!", "Leonidas", "Zorro")
    assert a.level == 7
    b.does("take")
    strikes(a, b, "6C", "Leonidas", "Zorro")
    assert a.level == 6
    b.does("take")
    assert b.damage("Zorro") == 10 and a.venture == 10 and a.dead == ["Baptized in Combat"]


@audit("for-sparta", "it hits a card that lies before the target, which is no success; then it is negated")
def test_for_sparta_comes_back_only_from_a_failed_attack() -> None:
    them = in_play("Distracting Intervention", "Cthulhu", "Cthulhu")
    a, b = facing(["Leonidas"], ["For Sparta"], ["Cthulhu"], them=them)
    hits(a, b, "For Sparta", "Leonidas", "Distracting Intervention")
    assert "For Sparta" in a.draw_pile and a.dead == [] and b.dead == ["Distracting Intervention"]
    a, b = facing(["Leonidas"], ["For Sparta"], ["Merlin"], [MAGE])
    a.does("attack", "For Sparta", "Leonidas", "Merlin")
    b.does("negate", MAGE, "Merlin", "For Sparta")
    assert a.dead == ["For Sparta"] and "For Sparta" not in a.draw_pile and b.damage("Merlin") == 0


@audit("give-them-nothing", "its player has passed, and a teammate is attacked")
def test_give_them_nothing_after_a_pass() -> None:
    _, b = under_attack("8C", "Zorro", ["Leonidas", "Zorro"], ["Give Them Nothing"], them={"passed": True})
    b.does("avoid", "Give Them Nothing", "Leonidas")
    assert b.damage("Zorro") == 0 and b.dead == ["Give Them Nothing"] and b.verbs == {"concede", "pass"}


@audit(
    "greatest-soldiers-in-history", "a Training card of the Dead Pile comes back; one is used by a teammate to block"
)
def test_greatest_soldiers_in_history_draw_for_a_block() -> None:
    soldiers = "Greatest Soldiers in History"
    a, b = facing(["Leonidas"], [soldiers], me={"dead": ["Training (Cultists)", "Rapier"], "draw": ["1E"]})
    plays(a, b, soldiers, "Leonidas")
    assert a.dead == ["Rapier"] and sorted(a.draw_pile) == ["1E", "Training (Cultists)"]
    them = in_play(soldiers, "Leonidas") | {"draw": ["2C", "3C"]}
    _, b = under_attack("8E", "Zorro", ["Leonidas", "Zorro"], ["5I", "Training (Cultists)"], them=them)
    b.does("block", "5I", "Training (Cultists)", "Zorro")
    b.does("draw", "1")
    b.does("done")
    assert b.hand == ["2C"] and b.dead == ["Training (Cultists)"] and b.damage("Zorro") == 0


@audit("shield-phalanx", "a teammate blocks with a Special that acts as a Power card")
def test_shield_phalanx_raises_what_acts_as_a_power_card() -> None:
    them = in_play("Shield Phalanx", "Leonidas")
    _, b = under_attack("6C", "Zorro", ["Leonidas", "Zorro"], ["Riposte"], them=them)
    b.does("block", "Riposte", "Zorro")
    assert b.damage("Zorro") == 0 and b.clipped("Leonidas") == ["Shield Phalanx"]


@audit("archimedes", "Power cards are named; a Special that would act as one is not shown")
def test_archimedes_looks_at_what_is_printed() -> None:
    a, b = facing(["Merlin"], ["Archimedes"], ["Zorro"], ["Riposte", "5C", "Rapier", "8A"])
    plays(a, b, "Archimedes", "Merlin")
    a.does("choose", "Power cards")
    assert known(a, b) == ["5C", "8A"] and turn_of(b)


@audit("ascendant-mage", "against a combined attack: both its cards are stopped")
def test_ascendant_mage_stops_a_combined_attack() -> None:
    a, b = facing(["Korak"], ["To the Death", "6C"], ["Merlin"], [MAGE])
    a.does("attack", "To the Death", "Korak", "6C", "Korak", "Merlin")
    b.does("negate", MAGE, "Merlin", "To the Death")
    assert b.damage("Merlin") == 0 and a.venture == 0 and turn_of(b)
    assert a.dead == ["To the Death"] and a.power_pack == ["6C"] and b.dead == [MAGE]


@audit("for-camelot", "Merlin is attacked; one friend has a card placed, one stands in Reserve, one is a stranger")
def test_for_camelot_lets_friends_block_for_merlin() -> None:
    team = ["Merlin", hero("Morgan le Fay", placed=["7E"]), "Zorro"]
    them = in_play("For Camelot!", "Merlin") | {"reserve": "King Arthur"}
    _, b = under_attack("7C", "Merlin", team, ["7I", "8C"], them=them)
    assert b.refusal("block", "8C", "Zorro") == "OP25-BATT-43"
    assert not b.can("block", "8C") and not b.can("block", "7E", "Merlin")
    b.does("block", "7E", "Morgan le Fay")
    assert b.damage("Merlin") == 0 and b.placed() == []


@audit("foretell-the-future", "the whole Draw Pile goes: the Power Pack is the new one, and nothing of it is lost")
def test_foretell_the_future_of_the_whole_pile() -> None:
    me = {"draw": ["1E", "2E"], "power_pack": ["5C", "6E"]}
    a, b = facing(["Merlin"], ["Foretell the Future"], me=me)
    plays(a, b, "Foretell the Future", "Merlin")
    a.does("look")
    a.does("choose", "1E")
    a.does("choose", "2E")
    assert a.dead == ["1E", "2E", "Foretell the Future"] and turn_of(b)
    assert sorted(a.draw_pile) == ["5C", "6E"] and a.power_pack == []


@audit("transmogrification", "the chosen teammate has fallen: Merlin still plays those Specials")
def test_transmogrification_outlives_the_teammate() -> None:
    me = in_play("Transmogrification", "Merlin", "Hercules")
    a, b = facing(["Merlin", hero("Hercules", ko=1)], ["Great Club", "Excalibur"], ["Zorro"], me=me)
    assert a.clipped("Merlin") == ["Transmogrification"]
    assert a.refusal("attack", "Excalibur", "Merlin") == "OP25-CARD-27"
    hits(a, b, "Great Club", "Merlin", "Zorro")
    assert b.damage("Zorro") == 6 and a.venture == 6


@audit("summon-the-elements", "it is blocked: the further attack is made all the same, but not with a Teamwork card")
def test_summon_the_elements_goes_on() -> None:
    teamwork = "7 Energy Teamwork (Combat/Intelligence)"
    a, b = facing(["Merlin", "Zorro"], ["Summon the Elements", teamwork, "7E", "5C"], ["Hercules"], ["4C"])
    strikes(a, b, "Summon the Elements", "Merlin", "Hercules", "Combat")
    b.does("block", "4C", "Hercules")
    assert a.refusal("attack", teamwork) == "OP25-BATT-18" and not a.can("attack", "5C")
    hits(a, b, "7E", "Merlin", "Hercules")
    assert b.damage("Hercules") == 7 and turn_of(b)


@audit(
    "dracula-s-telepathic-connection",
    "played from Reserve; the target could play cards of Any Character and of its grid",
)
def test_dracula_s_telepathic_connection_from_reserve() -> None:
    card = "Dracula's Telepathic Connection"
    hand = ["8C", "7E", FREYA, "Great Club", "Rapier"]
    a, b = facing(["Hercules"], [card], ["Zorro", "Hercules"], hand, me={"reserve": MINA})
    hits(a, b, card, MINA, "Zorro")
    assert known(a, b) == ["8C", FREYA, "Rapier"] and b.hits("Zorro") == [card]


@audit("jonathan-harker-solicitor", "as the follow-up to a Teamwork card, whatever Mina's own Intelligence")
def test_jonathan_harker_follows_a_teamwork_card() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    jonathan = "Jonathan Harker, Solicitor"
    hand = [teamwork, jonathan, "Secret Identity", "5I"]
    a, b = facing(["Leonidas", MINA], hand, ["Hercules"])
    hits(a, b, teamwork, "Leonidas", "Hercules")
    assert not a.can("attack", "5I") and not a.can("attack", jonathan, "Secret Identity")
    strikes(a, b, jonathan, MINA, "Hercules")
    assert a.level == 6
    b.does("take")
    assert b.hits("Hercules") == [teamwork, jonathan]


@audit("nocturnal-hunter", "met by a shift that is in play, and by one from the hand")
def test_nocturnal_hunter_is_moved_by_what_is_in_play() -> None:
    them = in_play("Harness the Wind", "Wicked Witch")
    a, b = facing([MINA], ["Nocturnal Hunter"], ["Wicked Witch", "Zorro"], ["Legendary Escape"], them=them)
    strikes(a, b, "Nocturnal Hunter", MINA, "Wicked Witch")
    assert b.refusal("shift", "Legendary Escape", "Zorro", "Zorro") == "OP25-INTER-06"
    b.does("shift", "Harness the Wind", "Zorro")
    b.does("take")
    assert b.damage("Zorro") == 5 and b.damage("Wicked Witch") == 0 and a.venture == 5


@audit("the-hunger", "the hit that weakens Mina is the one she removes")
def test_the_hunger_removes_a_hit_without_a_number() -> None:
    mina = hero(MINA, hits=["5E"])
    them = {"in_play": [{"card": "Wither", "by": "Anubis", "target": MINA, "battle_before": True}]}
    a, b = facing([mina], ["The Hunger", "6E"], ["Anubis"], them=them)
    strikes(a, b, "The Hunger", MINA, "Anubis")
    assert a.level == 6
    b.does("take")
    a.does("choose", "Wither")
    assert a.hits(MINA) == ["5E"] and b.damage("Anubis") == 7
    b.does("pass")
    strikes(a, b, "6E", MINA, "Anubis")
    assert a.level == 6


@audit(
    "tracking-movements",
    "on defence: it lies in the Astral Plane and the hand is open until the battle ends",
    mended=True,
)
def test_tracking_movements_opens_the_hand_for_the_battle() -> None:
    a, b = facing(["Hercules"], ["Great Club"], [MINA], ["Tracking Movements", FREYA], them={"draw": [FREYA] * 9})
    a.does("attack", "Great Club", "Hercules", MINA)
    b.does("negate", "Tracking Movements", MINA, "Great Club")
    assert b.damage(MINA) == 0 and b.is_open and b.astral == ["Tracking Movements"]
    next_battle(a, b)
    assert b.dead == ["Tracking Movements"] and b.astral == []


@audit("vampiric-celerity", "from Reserve, at somebody on whom only the card that he began with is placed")
def test_vampiric_celerity_takes_the_sword() -> None:
    foes = [hero("Lancelot", placed=["Sword and Shield"]), "Zorro"]
    a, b = facing(["Zorro"], ["Vampiric Celerity"], foes, me={"reserve": MINA})
    hits(a, b, "Vampiric Celerity", MINA, "Lancelot")
    a.does("choose", "Sword and Shield")
    assert b.placed() == [] and b.dead == ["Sword and Shield"] and b.damage("Lancelot") == 0
