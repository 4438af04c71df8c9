"""Any Character Specials, each in an awkward situation of its own."""

from games.overpower.specials import facing, hits, in_play, known, plays, sorts_out, strikes, turn_of
from games.overpower.table import FREYA, hero, reach, stakes
from marks import audit

TUNUPA = "Tunupa: Mountain God"
MASTER_THIEF = "Robin Hood: Master Thief"
HILDR = "Valkyrie Hildr: Select the Slain"
HADES = "Hades: Lord of the Underworld"
GUNNR = "Gunnr: Battle Valkyrie"
TEAMWORK = "6 Combat Teamwork (Energy/Brute Force)"


@audit("heimdall", "a Special that acts as a Power card; the card drawn is a duplicate")
def test_heimdall_watches_specials_alone() -> None:
    them = {"draw": ["5C"]}
    a, b = facing(["Zorro"], ["Riposte"], ["Hercules"], ["Heimdall", "5B"], them=them)
    strikes(a, b, "Riposte", "Zorro", "Hercules", "Intelligence")
    assert b.refusal("avoid", "Heimdall", "Hercules") == "OP25-BATT-39"
    a, b = facing(["Zorro"], ["Elite Swordsmanship"], ["Hercules"], ["Heimdall", "5B"], them=them)
    strikes(a, b, "Elite Swordsmanship", "Zorro", "Hercules")
    b.does("avoid", "Heimdall", "Hercules")
    b.does("draw", "1")
    sorts_out(b)
    assert b.hand == ["5B", "5C"] and known(a, b) == ["5C"] and b.defeated == ["Heimdall"]


@audit("lady-of-the-lake", "the Draw Pile ends within the draw, and a card drawn is an Event")
def test_the_lady_draws_on_from_the_power_pack() -> None:
    me = {"draw": ["The Giant Man of Mars"], "power_pack": ["6C", "6B"]}
    a, b = facing(["Zorro"], ["Lady of the Lake", "2C"], me=me)
    plays(a, b, "Lady of the Lake", "Zorro")
    sorts_out(a)
    assert a.draw_pile == [] and len(a.hand) == 2 and len(a.power_pack) + len(a.dead) == 1, "one of two sixes goes"
    assert a.defeated == ["Lady of the Lake", "The Giant Man of Mars"]


@audit("robin-hood-master-thief", "the only other Special is one of a fallen teammate")
def test_a_thief_needs_a_special_that_somebody_can_use() -> None:
    team = ["Zorro", hero("Hercules", ko=2)]
    a, _b = facing(team, [MASTER_THIEF, "Great Club", "2C"])
    assert a.refusal("play", MASTER_THIEF, "Zorro") == "OP25-INTER-25"
    me = {"draw": ["2C", "2E", "3C"], "reserve": hero("Merlin", placed=["Archimedes"])}
    a, b = facing(team, [MASTER_THIEF, "Great Club", "2B"], me=me)
    a.does("play", MASTER_THIEF, "Zorro")
    assert a.offered("pay") == ["Archimedes"]
    a.does("pay", "Archimedes")
    b.does("decline")
    assert a.hand == ["2B", "2C", "2E", "3C", "Great Club"] and known(b, a) == ["2C", "2E", "3C"], "of three cards, all"


@audit("tunupa-mountain-god", "it completes a Spectrum KO as whichever type is missing")
def test_the_mountain_god_is_the_third_type() -> None:
    a, b = facing(["Zorro"], [TUNUPA], [hero("Hercules", hits=["1E", "1I"]), "Merlin"])
    hits(a, b, TUNUPA, "Zorro", "Hercules", "Energy")
    assert b.is_kod("Hercules") and a.venture == 10


@audit("fairy-protection", "against the first attack of a string that goes on")
def test_the_fairies_turn_the_string_to_others() -> None:
    a, b = facing(["Zorro"], ["Charge into Battle!", "5C"], ["Merlin", "Korak"], ["Fairy Protection"])
    strikes(a, b, "Charge into Battle!", "Zorro", "Merlin")
    b.does("avoid", "Fairy Protection", "Merlin")
    assert a.offered("attack", "5C", "Zorro") == ["Korak"]
    assert a.refusal("attack", "5C", "Zorro", "Merlin") == "OP25-BATT-84"
    a.does("decline")
    assert b.clipped("Merlin") == ["Fairy Protection"] and b.can("pass")


@audit("loki", "the total falls below zero, and a card drawn later is open too")
def test_loki_sees_what_comes_to_hand() -> None:
    them = {"draw": ["3C", "4C", "1E"]}
    a, b = facing(["Zorro"], ["Loki", "1C"], ["Dejah Thoris"], ["Fortune of Helium", "2C"], them=them)
    plays(a, b, "Loki", "Zorro")
    assert b.venture == -3 and known(a, b) == ["2C", "Fortune of Helium"]
    plays(b, a, "Fortune of Helium", "Dejah Thoris")
    sorts_out(b)
    assert known(a, b) == b.hand == ["1E", "2C", "3C", "4C"]


@audit("wrath-of-ra", "on the Mummy, whom only an Energy hit can bring down")
def test_the_wrath_burns_the_mummy() -> None:
    a, b = facing(["Zorro"], ["Wrath of Ra"], [hero("The Mummy", hits=["8C", "8C"]), "Korak"])
    hits(a, b, "Wrath of Ra", "Zorro", "The Mummy")
    assert b.is_kod("The Mummy") and a.venture == 7


@audit("valkyrie-skeggiold", "by a character of Combat 1, at somebody who avoids Combat")
def test_a_valkyrie_rides_with_anybody_and_shows_combat() -> None:
    a, b = facing(["Cthulhu"], ["Valkyrie Skeggiold"], ["Dracula"], ["Undead Flesh"])
    strikes(a, b, "Valkyrie Skeggiold", "Cthulhu", "Dracula")
    b.does("avoid", "Undead Flesh", "Dracula")
    assert b.damage("Dracula") == 0 and a.defeated == ["Valkyrie Skeggiold"]


@audit("oni-and-succubus", "at Tarzan, who turns Brute Force aside with a low Intelligence card")
def test_tarzan_avoids_the_oni() -> None:
    a, b = facing(["Merlin"], ["Oni and Succubus"], ["Tarzan"], ["1I", "5I"])
    strikes(a, b, "Oni and Succubus", "Merlin", "Tarzan")
    assert not b.can("avoid", "5I") and b.refusal("block", "1I", "Tarzan") == "OP25-BATT-38"
    b.does("avoid", "1I", "Tarzan")
    assert b.damage("Tarzan") == 0 and a.defeated == ["Oni and Succubus"]


@audit("bodhisattva-enlightened-one", "at somebody whom only Intelligence attacks reach")
def test_enlightenment_reaches_the_nautilus() -> None:
    them = in_play("The Nautilus", "Captain Nemo", "Captain Nemo")
    a, b = facing(["Zorro"], ["Bodhisattva: Enlightened One", "8C"], ["Captain Nemo"], them=them)
    assert not a.can("attack", "8C")
    hits(a, b, "Bodhisattva: Enlightened One", "Zorro", "Captain Nemo")
    assert b.damage("Captain Nemo") == 7


@audit("mystical-energy", "its target falls, and the further attack goes to another")
def test_the_energy_goes_on_to_the_next() -> None:
    a, b = facing(["Zorro"], ["Mystical Energy", "8C"], [hero("Merlin", hits=["8E", "8B"]), "Korak"])
    hits(a, b, "Mystical Energy", "Zorro", "Merlin")
    assert b.is_kod("Merlin") and a.offered("attack", "8C", "Zorro") == ["Korak"]
    hits(a, b, "8C", "Zorro", "Korak")
    assert a.venture == 12 and turn_of(b)


@audit("charge-into-battle", "the further attack may be no Teamwork card, and nobody else's")
def test_a_charge_is_not_followed_by_a_first_action() -> None:
    a, b = facing(["Zorro", "Hercules"], ["Charge into Battle!", TEAMWORK, "8B"], ["Korak"])
    hits(a, b, "Charge into Battle!", "Zorro", "Korak")
    assert a.refusal("attack", TEAMWORK, "Zorro", "Korak") == "OP25-BATT-18"
    assert a.verbs == {"decline"}, "8 Brute Force is beyond Zorro, and Hercules is not asked"


@audit("subjugate-the-meek", "by Hyde, who was set loose, and at Hyde")
def test_hyde_has_no_part_in_it() -> None:
    a, b = facing(["Mr. Hyde", "Zorro"], ["Subjugate the Meek"], ["Korak"], me=in_play("Set Loose", "Mr. Hyde"))
    assert a.refusal("attack", "Subjugate the Meek", "Mr. Hyde", "Korak") == "OP25-BATT-78"
    hits(a, b, "Subjugate the Meek", "Zorro", "Korak")
    assert b.damage("Korak") == 4
    a, b = facing(["Zorro"], ["Subjugate the Meek"], ["Mr. Hyde"], them=in_play("Set Loose", "Mr. Hyde"))
    assert a.refusal("attack", "Subjugate the Meek", "Zorro", "Mr. Hyde") == "OP25-BATT-84"


@audit("draconic-leadership", "the opponent's turn ends in its defence: nothing follows")
def test_leadership_ends_with_the_turn() -> None:
    a, b = facing(["Zorro"], ["Draconic Leadership", "8C"], ["Dejah Thoris", "Korak"], ["Protector of Barsoom"])
    strikes(a, b, "Draconic Leadership", "Zorro", "Korak")
    b.does("avoid", "Protector of Barsoom", "Dejah Thoris")
    assert turn_of(b) and a.hand == ["8C"]


@audit("lilith-s-swarm", "as the third kind of hit, which Any-Power never is")
def test_liliths_swarm_is_of_no_type() -> None:
    a, b = facing(["Zorro"], ["Lilith's Swarm", "2C"], [hero("Hercules", hits=["1E", "1I"]), "Korak"])
    hits(a, b, "Lilith's Swarm", "Zorro", "Hercules")
    assert not b.is_kod("Hercules") and b.damage("Hercules") == 7
    hits(a, b, "2C", "Zorro", "Hercules")
    assert b.is_kod("Hercules")


@audit("disorient-opponent", "against a follow-up, after the Teamwork card itself hit")
def test_a_disoriented_team_makes_no_second_follow_up() -> None:
    team = ["Zorro", "Merlin", "Hercules"]
    a, b = facing(team, [TEAMWORK, "7E", "7B"], ["Korak"], ["Disorient Opponent"])
    hits(a, b, TEAMWORK, "Zorro", "Korak")
    strikes(a, b, "7E", "Merlin", "Korak")
    b.does("avoid", "Disorient Opponent", "Korak")
    assert turn_of(b) and b.hits("Korak") == [TEAMWORK] and a.hand == ["7B"]


@audit("disorient-opponent", "on offence: a placed Ally card is no Teamwork card")
def test_disorientation_takes_teamwork_alone() -> None:
    foes = [hero("Korak", placed=["Hera (ally)"]), hero("Zorro", placed=[TEAMWORK])]
    a, b = facing(["Merlin"], ["Disorient Opponent"], foes)
    hits(a, b, "Disorient Opponent", "Merlin", "Korak")
    assert (
        b.placed("Korak") == ["Hera"] and b.placed("Zorro") == [TEAMWORK] and b.hits("Korak") == ["Disorient Opponent"]
    )


@audit("freya-goddess-of-protection", "for a teammate, and against what Specials cannot defend")
def test_freya_warns_whoever_is_struck() -> None:
    a, b = facing(["Invisible Man"], ["Hidden Sociopath", "2C"], ["Korak", "Zorro"], [FREYA])
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Korak")
    assert b.refusal("avoid", FREYA, "Korak") == "OP25-INTER-06"
    b.does("take")
    b.does("pass")
    strikes(a, b, "2C", "Invisible Man", "Korak")
    assert b.refusal("avoid", FREYA, "Zorro") == "OP25-BATT-43"
    b.does("avoid", FREYA, "Korak")
    assert b.damage("Korak") == 5 and b.defeated == [FREYA]


@audit("grim-reaper", "fewer than four cards show the icon: MultiPower does, Any-Power does not")
def test_the_reaper_takes_what_there_is() -> None:
    foes = [hero("Merlin", placed=["7E"]), "Korak"]
    a, b = facing(["Zorro"], ["Grim Reaper"], foes, ["4M", "5A", "3C"], them={"reserve": hero("Zeus", placed=["6E"])})
    hits(a, b, "Grim Reaper", "Zorro", "Korak")
    a.does("choose", "Energy")
    while b.is_asked and b.pending == "Effects":
        b.table.answer(b.number, b.options()[0])
    assert b.hand == ["3C", "5A"] and b.placed() == [] and sorted(b.power_pack + b.dead) == ["4M", "6E", "7E"]


@audit("gunnr-battle-valkyrie", "the Draw Pile is shorter than five, and holds an Event")
def test_gunnr_goes_on_with_the_power_pack() -> None:
    them = {"draw": ["1E", "The Giant Man of Mars"], "power_pack": ["2E", "3E", "4E", "5E"]}
    a, b = facing(["Zorro"], [GUNNR], ["Korak"], them=them)
    plays(a, b, GUNNR, "Zorro")
    assert len(b.dead) == 4 and b.defeated == ["The Giant Man of Mars"]
    assert len(b.draw_pile) == 1 and b.power_pack == [] and a.defeated == [GUNNR]


@audit("hades-lord-of-the-underworld", "placed, with Objectives still staked from a tie")
def test_hades_gives_back_what_a_tie_left_at_stake() -> None:
    mine = {"reserve": 3, "completed": 1, "ventured": {"reserve": 2}, "carried": {"completed": 1}}
    theirs = {"reserve": 4, "ventured": {"reserve": 3}}
    me = {"objectives": mine, "draw": [FREYA]}
    a, b = facing([hero("Zorro", placed=[HADES])], [], me=me, them={"objectives": theirs})
    a.does("concede", HADES, "Zorro")
    b.does("decline")
    reach(a, b, "Place")
    assert a.missions == (5, 2, 0) and b.missions == (7, 0, 0) and b.initiative, (
        "who conceded lost, but nothing with it"
    )


@audit("hades-lord-of-the-underworld", "three Objectives were ventured: a mere concession")
def test_hades_takes_who_ventured_three() -> None:
    a, b = facing(["Zorro"], [HADES], me=stakes(7, r=3), them=stakes(7, r=1))
    a.does("concede", HADES, "Zorro")
    b.does("decline")
    reach(a, b, "Place")
    assert a.missions == (4, 0, 3) and b.missions == (6, 1, 0)


@audit("legendary-escape", "the Reserve character is attacked, who is not on the Front Line")
def test_nobody_escapes_from_reserve() -> None:
    a, b = facing(
        ["Korak"], ["John Clayton III"], ["Zorro", "Hercules"], ["Legendary Escape"], them={"reserve": "Merlin"}
    )
    strikes(a, b, "John Clayton III", "Korak", "Merlin")
    assert not b.can("shift", "Legendary Escape")
    b.does("take")
    assert b.damage("Merlin") == 6


@audit("merlin-s-magic", "Zeus frees himself of his own Thunderbolt: the hit goes with it")
def test_magic_undoes_ones_own_thunderbolt() -> None:
    bolt = in_play("Thunderbolt", "Zeus", "Korak")
    a, b = facing([hero("Zeus", placed=["Merlin's Magic"])], [FREYA], ["Korak"], ["5C"], me=bolt)
    assert a.venture == 9
    a.does("negate", "Merlin's Magic", "Zeus", "Thunderbolt")
    b.does("decline")
    assert a.venture == b.damage("Korak") == 0 and a.dead == ["Thunderbolt"]
    strikes(b, a, "5C", "Korak", "Zeus")
    assert a.can("avoid", FREYA, "Zeus")


@audit("preternatural-healing", "placed on one who has only hits of this battle")
def test_healing_of_the_permanent_record_alone() -> None:
    healthy = hero("Zorro", current=["6B"], placed=["Preternatural Healing"])
    a, b = facing([healthy, hero("Korak", hits=["5B"])], [])
    assert a.offered("play", "Preternatural Healing") == ["Zorro"]
    plays(a, b, "Preternatural Healing", "Zorro")
    assert a.hits("Zorro") == ["6B"] and a.hits("Korak") == ["5B"] and turn_of(b) and b.venture == 6


@audit("princess-and-the-pea", "who played it falls, and cards of a remainder are cleared")
def test_the_princess_sleeps_on() -> None:
    pea = in_play("Princess and the Pea", "Korak")
    team = [hero("Korak", hits=["8B", "8B"]), "Zorro"]
    a, b = facing(team, [FREYA], ["King Arthur"], ["Legendary Partnership"], me=pea, turn="b")
    hits(b, a, "Legendary Partnership", "King Arthur", "Korak")
    assert a.is_kod("Korak") and a.venture == 5 and a.astral == ["Princess and the Pea"]


@audit("the-gemini", "a duplicate of a card in hand is taken, and no draw is seen")
def test_gemini_is_an_exchange() -> None:
    a, b = facing(["Zorro"], ["The Gemini", "Riposte"], me={"dead": ["Riposte", "Great Club"], "draw": ["1E"]})
    plays(a, b, "The Gemini", "Zorro")
    assert sorted(a.offered("choose")) == ["Great Club", "Riposte"]
    a.does("choose", "Riposte")
    assert a.hand == ["Riposte", "Riposte"] and a.defeated == ["The Gemini"] and a.dead == ["Great Club"]
    a, b = facing(["Zorro"], ["The Gemini"])
    plays(a, b, "The Gemini", "Zorro")
    assert a.hand == [] and turn_of(b), "with an empty Dead Pile it is lost for nothing"


@audit("valkyrie-hildr-select-the-slain", "the pile is short and holds nothing but duplicates")
def test_hildr_finds_nobody_worthy() -> None:
    a, b = facing(["Zorro"], [HILDR, "2C", "3C"], me={"draw": ["2E", "3E"], "power_pack": ["8C"]})
    plays(a, b, HILDR, "Zorro")
    a.does("look")
    assert a.verbs == {"decline"}
    a.does("decline")
    assert a.hand == ["2C", "3C"] and sorted(a.draw_pile) == ["2E", "3E"] and a.power_pack == ["8C"]
