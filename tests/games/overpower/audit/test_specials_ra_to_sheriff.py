"""The Specials of Ra, Robin Hood and the Sheriff of Nottingham, each played in an awkward situation of its own."""

from games.overpower.specials import UNHURRIED, facing, hits, in_play, plays, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import Player, hero
from marks import audit

SHERIFF = "Sheriff of Nottingham"


@audit("cult-of-mnevis-bull", "shifted from one with 8 Brute Force to one with 4, and the other way round")
def test_the_bull_keeps_the_level_it_was_played_at() -> None:
    for first, then, level in (("Hercules", "Zorro", 8), ("Zorro", "Hercules", 6)):
        a, b = facing(["Ra"], ["Cult of Mnevis Bull"], ["Hercules", "Zorro"], ["Legendary Escape"])
        strikes(a, b, "Cult of Mnevis Bull", "Ra", first)
        assert a.level == level
        b.does("shift", "Legendary Escape", then, then)
        assert a.level == level
        b.does("take")
        assert b.damage(then) == a.venture == level


@audit("eye-of-sekhmet", "copies in every pile go, one in hand and a Power card of the same value stay")
def test_the_eye_takes_copies_out_of_the_piles() -> None:
    target = hero("Leonidas", placed=["7C"])
    piles = {"draw": ["7C", "7E", "2C"], "dead": ["7C"], "power_pack": ["7C", "3C"]}
    a, b = facing(["Ra"], ["Eye of Sekhmet"], [target, "Korak"], ["7C"], them=piles)
    hits(a, b, "Eye of Sekhmet", "Ra", "Leonidas")
    a.does("choose", "7C")
    assert b.placed("Leonidas") == [] and b.zone("removed").count("7 Combat") == 4
    assert sorted(b.draw_pile) == ["2C", "7E"] and b.power_pack == ["3C"] and b.dead == [] and b.hand == ["7C"]


@audit("healing-waters-of-the-nile", "the hit that kept a teammate from attacking is removed")
def test_the_waters_wash_off_a_lock() -> None:
    them = in_play("My Feet Are Like Hands", "Tarzan", "Leonidas")
    a, b = facing(["Ra", "Leonidas"], ["Healing Waters of the Nile", "2C"], ["Tarzan"], [], them=them)
    assert not a.can("attack", "2C", "Leonidas")
    plays(a, b, "Healing Waters of the Nile", "Ra")
    a.does("choose", "My Feet Are Like Hands")
    assert a.damage("Leonidas") == 0 and b.venture == 0 and b.dead == ["My Feet are Like Hands"]
    b.does("pass")
    assert a.can("attack", "2C", "Leonidas")


@audit("band-of-merry-men", "blocks, with a Training card, an attack that no Special can defend")
def test_merry_men_are_a_power_card_on_defence() -> None:
    hand = ["Band of Merry Men", "Training (Robin Hood)"]
    a, b = facing(["Van Helsing"], ["Right Tools for the Job", "7C"], ["Robin Hood"], hand)
    hits(a, b, "Right Tools for the Job", "Van Helsing", "Robin Hood")
    strikes(a, b, "7C", "Van Helsing", "Robin Hood")
    assert not b.can("block", "Band of Merry Men", "Robin Hood"), "5 is not enough"
    b.does("block", "Band of Merry Men", "Training (Robin Hood)", "Robin Hood")
    assert b.damage("Robin Hood") == 3 and b.dead == ["Band of Merry Men", "Training (Robin Hood)"]


@audit("defender-of-the-people", "a MultiPower attack on a teammate; the card drawn is a duplicate")
def test_the_defender_saves_others() -> None:
    side = {"draw": ["5E", "1E"]}
    hand = ["Defender of the People", "5C"]
    a, b = facing(["Carson of Venus"], ["4M"], ["Robin Hood", "Poseidon"], hand, them=side)
    a.does("attack", "4M", "Carson of Venus", "Poseidon", "Energy")
    b.does("avoid", "Defender of the People", "Robin Hood")
    b.does("draw", "1")
    b.answers(("discard", "5E"), ("done",))
    assert b.damage("Poseidon") == 0 and b.hand == ["5C"] and b.power_pack == ["5E"]
    a, b = facing(["Leonidas"], ["8C"], ["Robin Hood", "Poseidon"], hand)
    strikes(a, b, "8C", "Leonidas", "Robin Hood")
    assert not b.can("avoid")


@audit("hero-of-nottingham", "the hit KO's its target; the opponent picks the card; an empty hand gives nothing")
def test_the_hero_takes_a_card_from_a_falling_team() -> None:
    team = [hero("Korak", hits=["8C", "8C"]), "Zorro"]
    a, b = facing(["Robin Hood"], ["Hero of Nottingham"], team, ["5C", "Like Father, Like Son"])
    hits(a, b, "Hero of Nottingham", "Robin Hood", "Korak")
    assert b.is_kod("Korak") and b.is_asked
    b.does("choose", "Like Father, Like Son")
    assert b.hand == ["5C"] and turn_of(b)
    a, b = facing(["Robin Hood"], ["Hero of Nottingham"], ["Zorro"], [])
    hits(a, b, "Hero of Nottingham", "Robin Hood", "Zorro")
    assert b.damage("Zorro") == 4 and turn_of(b)


@audit("master-archer", "the first arrow KO's: two further attacks go to another; negated, it grants none")
def test_the_archer_shoots_on() -> None:
    team = [hero("Korak", hits=["8C", "8C", "1C"]), "Sherlock Holmes"]
    a, b = facing(["Robin Hood", "Zorro"], ["Master Archer", "2C", "3C", "4C"], team)
    hits(a, b, "Master Archer", "Robin Hood", "Korak")
    assert b.is_kod("Korak") and a.offered("attack", "2C") == ["Robin Hood"]
    hits(a, b, "2C", "Robin Hood", "Sherlock Holmes")
    hits(a, b, "3C", "Robin Hood", "Sherlock Holmes")
    assert turn_of(b) and a.venture == 8
    a, b = facing(["Robin Hood"], ["Master Archer", "2C"], ["Sherlock Holmes"], ["Brilliant Deduction"])
    strikes_negated(a, b)
    assert turn_of(b) and b.damage("Sherlock Holmes") == 0 and a.hand == ["2C"]


def strikes_negated(a: Player, b: Player) -> None:
    a.does("attack", "Master Archer", "Robin Hood", "Sherlock Holmes", "Combat")
    b.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Master Archer")


@audit("master-thief", "no Power card is placed there: two cards are drawn, and kept as duplicates")
def test_the_thief_draws_though_there_was_nothing() -> None:
    target = hero("Zorro", placed=["Riposte"])
    me = {"draw": ["2E", "2B", "1C"]}
    a, b = facing(["Robin Hood"], ["Master Thief", "2C"], [target], me=me)
    hits(a, b, "Master Thief", "Robin Hood", "Zorro")
    a.does("draw", "2")
    while a.pending == "Duplicates":
        a.does("done")
    assert b.placed("Zorro") == ["Riposte"] and a.hand == ["2B", "2C", "2E"] and not a.is_open
    assert b.hits("Zorro") == ["Master Thief"]


@audit("steal-from-the-rich", "it cannot be shifted to one who has nothing placed")
def test_the_rich_cannot_point_at_the_poor() -> None:
    target = hero("Zorro", placed=["5C", "Riposte"])
    a, b = facing(["Robin Hood"], ["Steal from the Rich"], [target, "Korak"], ["Legendary Escape"])
    strikes(a, b, "Steal from the Rich", "Robin Hood", "Zorro")
    assert not b.can("shift"), "it would have no effect there"
    b.does("take")
    assert a.offered("choose") == ["5 Combat", "Riposte"]
    a.does("choose", "Riposte")
    assert b.placed("Zorro") == ["5C"] and b.dead == ["Riposte"]


@audit("flaming-arrows", "two placed Specials burn; in the next battle none may be placed there")
def test_flaming_arrows_in_the_next_battle() -> None:
    target = hero("Time Traveler", placed=["Harbinger's Warning", "I'll Already Be Gone", "5I"])
    them = {"draw": ["Futuristic Phaser", "Riposte"] + ["Freya: Goddess of Protection"]}
    a, b = facing([SHERIFF], ["Flaming Arrows"], [target, "Zorro"], [], me=UNHURRIED, them=them)
    hits(a, b, "Flaming Arrows", SHERIFF, "Time Traveler")
    assert b.placed("Time Traveler") == ["5I"] and len(b.dead) == 2
    b.does("concede")
    quietly(a.table, "Place")
    if not b.is_asked:
        a.does("done")
    assert b.refusal("place", "Futuristic Phaser", "Time Traveler") == "OP25-BATT-78"
    assert b.can("place", "Riposte", "Zorro")


@audit("i-command-an-army", "it is an attack, no Power card: no Basic card with it, no follow-up to Teamwork")
def test_an_army_is_no_power_card() -> None:
    team = "6 Combat Teamwork (Energy/Brute Force)"
    hand = ["I Command an Army", "Trident (basic)", team, "2E"]
    a, b = facing([SHERIFF, "Zorro", "Wicked Witch"], hand, ["Leonidas"])
    assert not a.can("attack", "I Command an Army", "Trident (basic)")
    hits(a, b, team, "Zorro", "Leonidas")
    assert not a.can("attack", "I Command an Army") and a.can("attack", "2E", "Wicked Witch")


@audit("read-the-bones", "a pile of three cards: two go to the bottom in the order in which they are picked")
def test_the_bones_of_a_short_pile() -> None:
    a, b = facing([SHERIFF], ["Read the Bones"], ["Zorro"], them={"draw": ["2C", "3C", "4C"]})
    plays(a, b, "Read the Bones", SHERIFF)
    a.answers(("look",), ("choose", "2C"), ("choose", "3C"), ("decline",))
    assert b.draw_pile == ["4C", "2C", "3C"] and turn_of(b)


@audit("rule-by-fear", "its Sheriff falls: it lies in the Astral Plane and goes on for the battle")
def test_fear_outlives_the_sheriff() -> None:
    team = [hero(SHERIFF, hits=["8C", "8C"]), "Zorro"]
    a, b = facing(["Leonidas"], ["5C", "4C"], team, ["3C"], me=UNHURRIED, them=in_play("Rule by Fear", SHERIFF))
    hits(a, b, "5C", "Leonidas", SHERIFF)
    assert b.is_kod(SHERIFF) and b.astral == ["Rule by Fear"]
    strikes(b, a, "3C", "Zorro", "Leonidas")
    assert b.level == 5
    a.does("take")
    a.does("concede")
    quietly(a.table)
    assert "Rule by Fear" in b.dead


@audit("squeeze-the-commoners", "bonuses of Teamwork follow-ups and of Training; gone when the Sheriff falls")
def test_squeezing_ends_with_the_sheriff() -> None:
    light = "8 Energy Teamwork (Combat/Intelligence)"
    squeezed = in_play("Squeeze the Commoners", SHERIFF)
    team = ["Wicked Witch", "Leonidas", "Sherlock Holmes"]
    a, b = facing(
        team, [light, "4C", "6I", "3C", "Training (Leonidas)"], [hero(SHERIFF, hits=["8C", "8C"])], them=squeezed
    )
    strikes(a, b, "3C", "Training (Leonidas)", "Sherlock Holmes", SHERIFF)
    assert a.level == 5
    a, b = facing(team, [light, "4C", "6I"], [hero(SHERIFF, hits=["8E"]), "Zorro"], them=squeezed)
    hits(a, b, light, "Wicked Witch", SHERIFF)
    strikes(a, b, "6I", "Sherlock Holmes", SHERIFF)
    assert a.level == 6, "+1 squeezed to nothing"
    b.does("take")
    assert not b.is_kod(SHERIFF)
    strikes(a, b, "4C", "Leonidas", SHERIFF)
    assert a.level == 4, "+2 as well"
    b.does("take")
    assert b.is_kod(SHERIFF) and "Squeeze the Commoners" in b.dead


@audit("taxes", "the card that adds the value is negated on a later turn")
def test_taxes_are_paid_back_when_negated() -> None:
    target = hero("Sherlock Holmes", placed=["7I"])
    a, b = facing([SHERIFF], ["Taxes"], [target], ["Brilliant Deduction"])
    hits(a, b, "Taxes", SHERIFF, "Sherlock Holmes")
    a.does("choose", "7I")
    assert a.venture == 7 and b.power_pack == ["7I"] and a.astral == ["Taxes"]
    b.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Taxes")
    a.does("decline")
    assert a.venture == 0 and a.dead == ["Taxes"]


@audit("squeeze-the-commoners", "the Sheriff falls to the first follow-up: the second has its whole bonus", mended=True)
def test_squeezing_ends_in_the_middle_of_a_string() -> None:
    light = "8 Energy Teamwork (Combat/Intelligence)"
    foes = [hero(SHERIFF, hits=["8E", "6E"]), "Zorro"]
    team = ["Wicked Witch", "Leonidas", "Sherlock Holmes"]
    a, b = facing(team, [light, "4C", "6I"], foes, them=in_play("Squeeze the Commoners", SHERIFF))
    hits(a, b, light, "Wicked Witch", "Zorro")
    hits(a, b, "6I", "Sherlock Holmes", SHERIFF)
    assert b.is_kod(SHERIFF)
    strikes(a, b, "4C", "Leonidas", "Zorro")
    assert a.level == 6


@audit("taxes", "it cannot be shifted to one who has no Power card placed", mended=True)
def test_taxes_stay_where_something_can_be_taken() -> None:
    line = [hero("Zorro", placed=["5C"]), hero("Korak", placed=["Like Father, Like Son"]), hero("Ra", placed=["8E"])]
    a, b = facing([SHERIFF], ["Taxes"], line, ["Legendary Escape"])
    strikes(a, b, "Taxes", SHERIFF, "Zorro")
    assert b.offered("shift", "Legendary Escape", "Zorro") == ["Ra"]
    b.does("shift", "Legendary Escape", "Zorro", "Ra")
    b.does("take")
    a.does("choose", "8E")
    assert a.venture == 8 and b.placed() == ["5C", "Like Father, Like Son"]
