"""Specials of the Angry Mobs, Anubis and Billy the Kid, each in an awkward situation of its own."""

from games.overpower.specials import facing, hits, in_play, next_battle, plays, strikes, turn_of
from games.overpower.table import hero, reach, stakes
from marks import audit
from overtable.games.overpower.inplay.queries import bonus

MIDDLE, INDUSTRIAL, MODERN = "Angry Mob: Middle Ages", "Angry Mob: Industrial Age", "Angry Mob: Modern Age"


@audit("don-t-let-it-get-away", "a swarm holds the attacker and a decoy hides the target")
def test_nothing_gets_away_behind_a_decoy() -> None:
    them = {
        "in_play": [
            {"card": "Swarm Them!", "by": MODERN, "target": MIDDLE},
            {"card": "Distracting Intervention", "by": "Cthulhu", "target": "Cthulhu"},
        ]
    }
    a, b = facing([MIDDLE], ["Don't Let it Get Away!", "3C"], ["Cthulhu", MODERN], them=them)
    assert a.offered("attack", "3C", MIDDLE) == ["Swarm Them!"]
    hits(a, b, "Don't Let it Get Away!", MIDDLE, "Cthulhu", "Energy")
    assert b.damage("Cthulhu") == 2 and b.clipped("Cthulhu") == ["Distracting Intervention"]


@audit("mob-mentality", "it is negated, and grants nothing")
def test_a_negated_mob_makes_no_further_attack() -> None:
    a, b = facing([MIDDLE], ["Mob Mentality", "5B"], ["Merlin"], ["Ascendant Mage"])
    a.does("attack", "Mob Mentality", MIDDLE, "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Mob Mentality")
    assert b.damage("Merlin") == 0 and turn_of(b) and a.hand == ["5B"]


@audit("strength-in-numbers", "placed on one Mob while another stands beside it in Reserve")
def test_the_strength_is_of_the_mob_that_holds_it() -> None:
    me = {"reserve": hero("Zorro", placed=["Riposte"])}
    a, b = facing(
        [hero(MODERN, placed=["Strength in Numbers"]), "Hercules"], [], [hero("Korak", hits=["8B", "5B"])], me=me
    )
    assert a.offered("attack", "Strength in Numbers") == [MODERN]
    hits(a, b, "Strength in Numbers", MODERN, "Korak")
    assert b.is_kod("Korak") and a.venture == 7 and a.placed() == ["Riposte"]


@audit("swarm-them", "two swarms on the same target: when one was hit the other still holds")
def test_one_swarm_after_the_other() -> None:
    me = {
        "in_play": [
            {"card": "Swarm Them!", "by": MIDDLE, "target": "Zorro"},
            {"card": "Swarm Them!", "by": MIDDLE, "target": "Zorro"},
        ]
    }
    a, b = facing([MIDDLE], ["2C"], ["Zorro"], ["5C", "6C"], me=me)
    hits(a, b, "2C", MIDDLE, "Zorro")
    strikes(b, a, "5C", "Zorro", "Swarm Them!")
    assert a.dead == ["Swarm Them!"] and b.venture == 0
    a.does("pass")
    assert b.offered("attack", "6C", "Zorro") == ["Swarm Them!"]
    b.does("attack", "6C", "Zorro", "Swarm Them!")
    assert a.dead == ["Swarm Them!", "Swarm Them!"] and a.damage(MIDDLE) == 0


@audit("pitchforks-and-torches", "a teammate saves the one who may play no Special; a surgeon heals the hit")
def test_who_faces_pitchforks_is_saved_by_others() -> None:
    hand = ["Elite Swordsmanship", "British Army Surgeon", "Freya: Goddess of Protection"]
    a, b = facing([MIDDLE], ["Pitchforks and Torches", "3C"], ["Zorro", "Dr. Watson"], hand)
    hits(a, b, "Pitchforks and Torches", MIDDLE, "Zorro", "Combat")
    assert not b.can("attack", "Elite Swordsmanship")
    plays(b, a, "British Army Surgeon", "Dr. Watson")
    b.does("choose", "Pitchforks and Torches")
    assert b.damage("Zorro") == 0 and a.venture == 0
    strikes(a, b, "3C", MIDDLE, "Zorro")
    assert b.can("avoid", "Freya: Goddess of Protection", "Zorro"), "with the hit the ban is gone"


@audit("regent-of-the-crown", "the first of its attacks is blocked; the bonus is no damage")
def test_the_regent_strikes_twice_more_at_plus_two() -> None:
    a, b = facing([MIDDLE], ["Regent of the Crown", "6B", "2C", "1E"], ["Hercules"], ["4B"])
    strikes(a, b, "Regent of the Crown", MIDDLE, "Hercules")
    b.does("block", "4B", "Hercules")
    for card, level in (("6B", 8), ("2C", 4)):
        strikes(a, b, card, MIDDLE, "Hercules")
        assert a.level == level
        b.does("take")
    assert b.damage("Hercules") == a.venture == 8 and turn_of(b)


@audit("disrupting-supply-lines", "Universe cards under a Homebase and on the Reserve character")
def test_no_supplies_are_left_anywhere() -> None:
    home = {"homebase": "Dracula's Armory", "under": ["Rapier"], "reserve": hero("Zorro", placed=["Longbow", "4C"])}
    a, b = facing([INDUSTRIAL], ["Disrupting Supply Lines"], ["Hercules"], ["Trident (basic)"], them=home)
    plays(a, b, "Disrupting Supply Lines", INDUSTRIAL)
    assert b.dead == ["Longbow", "Rapier"] and b.placed() == ["4C"] and b.hand == ["Trident"]


@audit("union-power", "its hit is healed: the union works from the Astral Plane all the same", mended=True)
def test_the_union_outlives_its_hit() -> None:
    a, b = facing([INDUSTRIAL], ["Union Power"], ["Dr. Watson", "Hercules"], ["British Army Surgeon"])
    hits(a, b, "Union Power", INDUSTRIAL, "Hercules")
    assert a.venture == 8
    plays(b, a, "British Army Surgeon", "Dr. Watson")
    b.does("choose", "Union Power")
    assert b.damage("Hercules") == a.venture == 0 and a.astral == ["Union Power"]
    assert bonus(a.s, a.char(INDUSTRIAL), b.char("Hercules"), "defence", 1, True) == 2


@audit("online-cyber-attack", "its target falls to it; MultiPower shows the icon, Any-Power does not")
def test_the_net_is_down_for_the_whole_team() -> None:
    hand = ["4M", "5A", "6I", "Mathematical Genius"]
    foes = [hero("Korak", hits=["7I", "6I"]), "Professor Moriarty"]
    a, b = facing([MODERN], ["Online Cyber Attack"], foes, hand)
    hits(a, b, "Online Cyber Attack", MODERN, "Korak")
    assert b.is_kod("Korak")
    assert not b.can("attack", "4M") and not b.can("attack", "6I") and b.can("attack", "5A", "Professor Moriarty")
    assert b.can("play", "Mathematical Genius")


@audit("book-of-the-dead", "two friends have fallen, and both have Specials in hand")
def test_the_book_opens_one_page_a_battle() -> None:
    me = {
        "front": ["Anubis", hero("Tarzan", ko=1), hero("Zorro", ko=1)],
        "hand": [],
        "draw": ["Raised by Mangani Apes", "Elite Swordsmanship", "Jungle Tactics"],
        **in_play("Book of the Dead", "Anubis"),
    }
    a, b = facing([], [], me=me, phase="draw", battle=3)
    assert sorted(a.offered("reveal")) == ["Elite Swordsmanship", "Jungle Tactics", "Raised by Mangani Apes"]
    a.does("reveal", "Elite Swordsmanship")
    while a.pending != "Place":
        asked = a if a.is_asked else b
        a.table.answer(asked.number, asked.options()[0])
    assert a.hand == ["Elite Swordsmanship"] and a.dead == ["Jungle Tactics", "Raised by Mangani Apes"]


@audit("lord-of-the-sacred-land", "the attack is shifted to another, who avoids it: that one is the same target")
def test_the_sacred_land_follows_the_target() -> None:
    pack = {"power_pack": ["1C", "7B"]}
    hand = ["Legendary Escape", "Lion Skin Cloak"]
    a, b = facing(["Anubis"], ["Lord of the Sacred Land"], ["Zorro", "Hercules"], hand, me=pack)
    strikes(a, b, "Lord of the Sacred Land", "Anubis", "Zorro", "Combat")
    b.does("shift", "Legendary Escape", "Zorro", "Hercules")
    b.does("avoid", "Lion Skin Cloak", "Hercules")
    assert a.offered("attack", "7B", "Anubis") == ["Hercules"] and a.can("decline")
    a.does("attack", "7B", "Anubis", "Hercules")
    b.does("take")
    assert b.damage("Hercules") == 7 and a.power_pack == ["1C"]


@audit("shepherd-of-the-damned", "a level 1 Power card would KO whom Athos hit", mended=True)
def test_the_shepherd_sees_what_athos_promised() -> None:
    me = in_play("Athos", "The Three Musketeers", "Hercules")
    hand = ["Shepherd of the Damned"]
    a, b = facing(["The Three Musketeers"], ["1C", "2C"], ["Anubis", "Hercules"], hand, me=me)
    strikes(a, b, "1C", "The Three Musketeers", "Hercules")
    b.does("avoid", "Shepherd of the Damned", "Anubis")
    assert not b.is_kod("Hercules") and b.hits("Hercules") == ["Athos"]


@audit("shepherd-of-the-damned", "a third stroke on somebody with 15 damage, and a third type", mended=True)
def test_the_shepherd_counts_strokes_and_types() -> None:
    hurt = hero("Anubis", hits=["8C", "5C"])
    a, b = facing(["Zorro"], ["3 Quick Strokes", "2C"], [hurt, "Hercules"], ["Shepherd of the Damned"])
    strikes(a, b, "3 Quick Strokes", "Zorro", "Anubis")
    assert b.can("avoid", "Shepherd of the Damned", "Anubis"), "15 damage would KO"
    mixed = hero("Hercules", hits=["1C", "1B"])
    a, b = facing(["Zorro"], ["1I", "2C"], ["Anubis", mixed], ["Shepherd of the Damned"])
    strikes(a, b, "2C", "Zorro", "Hercules")
    assert b.refusal("avoid", "Shepherd of the Damned", "Anubis") == "OP25-BATT-39"
    b.does("take")
    b.does("pass")
    strikes(a, b, "1I", "Zorro", "Hercules")
    assert b.can("avoid", "Shepherd of the Damned", "Anubis")


@audit("siphon-strike", "Anubis has hits of this battle only; a surgeon takes the strike away later")
def test_a_siphon_that_finds_nothing_weakens_while_it_sticks() -> None:
    foes = ["Leonidas", "Dr. Watson"]
    a, b = facing([hero("Anubis", current=["3C"])], ["Siphon Strike", "1E"], foes, ["6C", "British Army Surgeon", "5C"])
    hits(a, b, "Siphon Strike", "Anubis", "Leonidas")
    assert a.hits("Anubis") == ["3C"]
    strikes(b, a, "6C", "Leonidas", "Anubis")
    assert b.level == 4
    a.does("take")
    hits(a, b, "1E", "Anubis", "Dr. Watson")
    plays(b, a, "British Army Surgeon", "Dr. Watson")
    b.does("choose", "Siphon Strike")
    a.does("pass")
    strikes(b, a, "5C", "Leonidas", "Anubis")
    assert b.level == 5


@audit("weighing-of-the-heart", "shifted from somebody with nothing placed to somebody with everything")
def test_another_heart_is_weighed() -> None:
    rich = hero("Hercules", placed=["8B", "Great Club", "Trident (basic)"])
    a, b = facing(["Anubis"], ["Weighing of the Heart", "1B"], ["Zorro", rich], ["Legendary Escape", "5C", "2B"])
    strikes(a, b, "Weighing of the Heart", "Anubis", "Zorro")
    b.does("shift", "Legendary Escape", "Zorro", "Hercules")
    b.does("take")
    assert b.placed() == [] and b.power_pack == ["8B"] and b.dead == ["Great Club", "Trident"]
    assert not b.can("attack", "2B", "Hercules") and b.can("attack", "5C", "Zorro")


@audit("wither", "two of them on one character, in the battle after")
def test_two_withers_add_up_for_the_game() -> None:
    played = [{"card": "Wither", "by": "Anubis", "target": "Hercules", "battle_before": True}] * 2
    a, b = facing(["Anubis"], ["5B"], ["Hercules"], ["7B", "8B"], me={"in_play": played})
    strikes(a, b, "5B", "Anubis", "Hercules")
    assert b.can("block", "7B", "Hercules")
    b.does("take")
    strikes(b, a, "8B", "Hercules", "Anubis")
    assert b.level == 6
    a.does("take")
    assert a.damage("Anubis") == 8


@audit("head-for-mexico", "Billy stands alone: he is back at once, yet the attack is avoided")
def test_nobody_runs_who_has_nobody_to_hide_behind() -> None:
    a, b = facing(["Zorro"], ["8C"], ["Billy the Kid"], ["Head for Mexico", "3C"])
    strikes(a, b, "8C", "Zorro", "Billy the Kid")
    b.does("avoid", "Head for Mexico", "Billy the Kid")
    assert b.front == ["Billy the Kid"] and b.reserve == [] and b.damage("Billy the Kid") == 0
    assert b.clipped("Billy the Kid") == ["Head for Mexico"] and b.can("attack", "3C", "Billy the Kid", "Zorro")


@audit("i-ll-make-you-famous", "from Reserve, with Objectives at stake and defeated")
def test_fame_lifts_a_defeated_objective_not_a_ventured_one() -> None:
    me = stakes(4, 1, 2, r=2) | {"reserve": "Billy the Kid"}
    a, b = facing(["Zorro"], ["I'll Make You Famous"], [hero("Merlin", hits=["8E", "7E"]), "Hercules"], me=me)
    hits(a, b, "I'll Make You Famous", "Billy the Kid", "Merlin", "Combat")
    assert b.is_kod("Merlin")
    assert a.refusal("complete", "ventured") == "OP25-END-22"
    a.does("complete", "from Defeated")
    assert a.missions == (2, 2, 1) and a.staked == (2, 0)


@audit("pals", "the attack cannot be defended by Specials, and the friend blocks with a Universe card")
def test_a_pal_steps_in_with_a_power_card() -> None:
    them = in_play("Pals", "Billy the Kid", "Hercules")
    hand = ["4B", "Trident (basic)", "Freya: Goddess of Protection"]
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], ["Billy the Kid", "Hercules"], hand, them=them)
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Billy the Kid")
    b.does("shift", "Pals", "Hercules")
    assert b.verbs == {"block"}
    b.does("block", "4B", "Trident", "Hercules")
    assert b.damage("Hercules") == b.damage("Billy the Kid") == 0 and b.dead == ["Trident"]


@audit("quick-draw", "Billy may not attack, or the attacker may not be attacked", mended=True)
def test_a_quick_draw_is_an_attack() -> None:
    gaze = in_play("Paralyzing Gaze", "Dracula", "Billy the Kid")
    a, b = facing(["Dracula"], ["3C"], ["Billy the Kid"], ["Quick Draw"], me=gaze)
    strikes(a, b, "3C", "Dracula", "Billy the Kid")
    assert b.refusal("counter", "Quick Draw", "Billy the Kid") == "OP25-BATT-78"
    safe = in_play("Victorian Sophisticant", "Mr. Hyde")
    a, b = facing(["Mr. Hyde"], ["3C"], ["Billy the Kid"], ["Quick Draw"], me=safe)
    strikes(a, b, "3C", "Mr. Hyde", "Billy the Kid")
    assert b.refusal("counter", "Quick Draw", "Billy the Kid") == "OP25-BATT-84"
    a, b = facing([hero("Mr. Hyde", hits=["8C", "8C"])], ["3C"], ["Billy the Kid"], ["Quick Draw"])
    strikes(a, b, "3C", "Mr. Hyde", "Billy the Kid")
    b.does("counter", "Quick Draw", "Billy the Kid")
    a.does("take")
    assert a.is_kod("Mr. Hyde") and b.damage("Billy the Kid") == 0 and a.dead == ["3C"] and b.venture == 4


@audit("reap-the-whirlwind", "shifted to a teammate who has no 8", mended=True)
def test_the_whirlwind_is_reaped_by_an_eight_alone() -> None:
    foes = ["Zorro", "Korak"]
    a, b = facing(["Billy the Kid"], ["Reap the Whirlwind", "5C"], foes, ["Legendary Escape"])
    strikes(a, b, "Reap the Whirlwind", "Billy the Kid", "Zorro")
    assert b.refusal("shift", "Legendary Escape", "Zorro", "Korak") == "OP25-BATT-35"
    b.does("take")
    b.does("pass")
    strikes(a, b, "5C", "Billy the Kid", "Zorro")
    assert a.level == 7
    a, b = facing(
        ["Billy the Kid"],
        ["Reap the Whirlwind"],
        ["John Carter of Mars"],
        them=in_play("Lower Gravity", "John Carter of Mars"),
    )
    assert a.can("attack", "Reap the Whirlwind", "Billy the Kid", "John Carter of Mars"), "as the grid stands now"


@audit("regulators", "Billy in Reserve, the last battle conceded, the ninth card an Event")
def test_regulators_ride_after_a_lost_battle() -> None:
    draw = ["1E", "2E", "3E", "4E", "1C", "2C", "3C", "4C", "The Giant Man of Mars", "5C"]
    me = in_play("Regulators", "Billy the Kid") | {"front": ["Zorro"], "reserve": "Billy the Kid", "draw": draw}
    a, b = facing([], [], me=me, them={"draw": ["Freya: Goddess of Protection"] * 9})
    a.does("concede")
    reach(a, b, "Declare")
    b.does("no_event")
    assert len(a.hand) == 9 and len(b.hand) == 8 and a.can("event", "The Giant Man of Mars")


@audit("regulators", "an empty Power Pack: nothing to choose, and no card after a battle that was won")
def test_regulators_without_a_power_pack() -> None:
    a, b = facing(["Billy the Kid"], ["Regulators", "6C"], ["Korak"], me={"draw": ["1E", "2E"]}, them={"draw": []})
    plays(a, b, "Regulators", "Billy the Kid")
    assert a.hand == ["6C"] and turn_of(b)
    b.does("pass")
    hits(a, b, "6C", "Billy the Kid", "Korak")
    next_battle(a, b)
    assert a.clipped("Billy the Kid") == ["Regulators"] and a.hand == ["1E", "2E"]
