"""Specials of Captain Nemo, Carson of Venus, the Count of Monte Cristo and Cthulhu, each in an awkward situation."""

from games.overpower.specials import facing, hits, in_play, known, plays, sorts_out, strikes, turn_of
from games.overpower.table import FREYA, hero
from marks import audit

NEMO, CARSON, COUNT = "Captain Nemo", "Carson of Venus", "Count of Monte Cristo"
COMBAT_SIX = "6 Combat Teamwork (Energy/Brute Force)"


@audit("ethnologist", "the target may negate nothing either, a teammate may")
def test_the_ethnologist_keeps_merlin_from_negating() -> None:
    hand = ["Ascendant Mage", "Brilliant Deduction"]
    a, b = facing([NEMO], ["Ethnologist", "Ethnologist"], ["Merlin", "Sherlock Holmes"], hand)
    hits(a, b, "Ethnologist", NEMO, "Merlin")
    b.does("pass")
    a.does("attack", "Ethnologist", NEMO, "Sherlock Holmes")
    assert b.refusal("negate", "Ascendant Mage", "Merlin", "Ethnologist") == "OP25-BATT-78"
    b.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Ethnologist (astral plane)")
    assert b.hits("Sherlock Holmes") == [] and b.hits("Merlin") == ["Ethnologist"]


@audit("never-set-foot-on-dry-land", "from Reserve he attacks with Specials, and plays no utility and no Power card")
def test_nemo_fights_on_from_the_deep() -> None:
    hand = ["Never Set Foot On Dry Land", "Silent Running", "Ruthless Plunderer", "6C", "Ethnologist"]
    a, b = facing(["Zorro"], ["8C", "5C"], [NEMO, "Korak"], hand)
    strikes(a, b, "8C", "Zorro", NEMO)
    b.does("avoid", "Never Set Foot On Dry Land", NEMO)
    assert b.reserve == [NEMO] and b.clipped(NEMO) == ["Never Set Foot On Dry Land"]
    assert b.can("attack", "Silent Running", NEMO) and b.can("attack", "Ethnologist", NEMO)
    assert not b.can("play", "Ruthless Plunderer") and not b.can("attack", "6C", NEMO)
    hits(b, a, "Silent Running", NEMO, "Zorro")
    assert a.offered("attack", "5C", "Zorro") == ["Korak"]


@audit("silent-running", "a hand card blocks only with what lies under the Homebase")
def test_silent_running_is_heard_by_the_hand_alone() -> None:
    home = {"homebase": "Dracula's Armory", "under": ["Advanced Technology"]}
    foes = [hero("Sherlock Holmes", placed=["8I"])]
    a, b = facing([NEMO], ["Silent Running"], foes, ["5I", "6I"], them=home)
    strikes(a, b, "Silent Running", NEMO, "Sherlock Holmes")
    assert b.refusal("block", "8I", "Sherlock Holmes") == "OP25-BATT-78"
    assert b.refusal("block", "5I", "Advanced Technology", "Sherlock Holmes") == "OP25-BATT-78"
    b.does("block", "6I", "Sherlock Holmes")
    assert b.damage("Sherlock Holmes") == 0


@audit("ruthless-plunderer", "a raised grid is too high for Training")
def test_a_plunderer_is_trained_no_more() -> None:
    a, b = facing([NEMO], ["3E", "Training (Joan of Arc)", "7B"], me=in_play("Ruthless Plunderer", NEMO))
    assert a.grid(NEMO) == (7, 6, 7, 7)
    assert a.refusal("attack", "3E", "Training (Joan of Arc)", NEMO, "Zorro") == "OP25-CARD-20"
    strikes(a, b, "7B", NEMO, "Zorro")
    assert a.level == 7


@audit("ruthless-plunderer", "on defence, for the block that needs it and for no other")
def test_plundering_saves_who_has_the_card() -> None:
    a, b = facing(["Zorro"], ["5C", "7C"], [NEMO], ["Ruthless Plunderer", "7E", "5I"])
    strikes(a, b, "5C", "Zorro", NEMO)
    b.does("use", "Ruthless Plunderer", NEMO)
    assert b.offered("block") == ["7 Energy"]
    b.does("block", "7E", NEMO)
    assert b.clipped(NEMO) == ["Ruthless Plunderer"] and b.hand == ["5I"]


@audit("the-nautilus", "for a teammate; a MultiPower attack passes as Intelligence and as nothing else")
def test_the_nautilus_dives_with_a_friend() -> None:
    a, b = facing(["Victory Harben"], ["5E", "5M"], [NEMO, "Korak"], ["The Nautilus"])
    strikes(a, b, "5E", "Victory Harben", "Korak")
    b.does("invalidate", "The Nautilus", NEMO, "Korak")
    assert b.clipped("Korak") == ["The Nautilus"] and b.damage("Korak") == 0
    b.does("pass")
    assert a.offered("attack", "5M", "Victory Harben", "Korak") == ["Intelligence"]
    assert len(a.offered("attack", "5M", "Victory Harben", NEMO)) == 3
    hits(a, b, "5M", "Victory Harben", "Korak", "Intelligence")
    assert b.damage("Korak") == 5


@audit("weapons-of-wrath-and-hatred", "a withered Nemo fires: the penalty is none to damage")
def test_weapons_of_wrath_wither() -> None:
    them = in_play("Wither", "Anubis", NEMO)
    a, b = facing([NEMO], ["Weapons of Wrath and Hatred"], ["Anubis", "Hercules"], them=them)
    strikes(a, b, "Weapons of Wrath and Hatred", NEMO, "Hercules")
    assert a.level == 9
    b.does("take")
    assert b.damage("Hercules") == a.venture == 10


@audit("janjong-duare-mintep", "Carson has fallen, and the attack has no number")
def test_the_friend_outlives_carson() -> None:
    them = in_play("Janjong Duare Mintep", CARSON)
    foes = [hero(CARSON, hits=["8B", "8B"]), "Korak"]
    a, b = facing(["Dracula"], ["6B", "Paralyzing Gaze"], foes, ["2C"], them=them)
    hits(a, b, "6B", "Dracula", CARSON)
    assert b.is_kod(CARSON) and b.astral == ["Janjong Duare Mintep"]
    b.does("attack", "2C", "Korak", "Dracula")
    a.does("take")
    strikes(a, b, "Paralyzing Gaze", "Dracula", "Korak")
    b.does("shift", "Janjong Duare Mintep", "Janjong Duare Mintep")
    assert (
        b.astral == []
        and b.dead == ["Janjong Duare Mintep"]
        and b.hits("Korak") == []
        and a.dead[-1:] == ["Paralyzing Gaze"]
    )


@audit("on-the-razor-s-edge", "placed, against an attack that placed cards cannot defend")
def test_the_razor_has_to_be_at_hand() -> None:
    a, b = facing([NEMO], ["Silent Running", "3C"], [hero(CARSON, placed=["On the Razor's Edge"])])
    strikes(a, b, "Silent Running", NEMO, CARSON)
    assert b.refusal("avoid", "On the Razor's Edge", CARSON) == "OP25-BATT-78"
    b.does("take")
    b.does("pass")
    strikes(a, b, "3C", NEMO, CARSON)
    b.does("avoid", "On the Razor's Edge", CARSON)
    assert b.damage(CARSON) == 6 and b.dead == ["On the Razor's Edge"]


@audit("telepathic-resistance", "MultiPower shows Energy whatever it is played as; Any-Power does not")
def test_resistance_closes_every_card_with_the_icon() -> None:
    a, b = facing([CARSON], ["Telepathic Resistance", "3C"], ["Merlin"], ["5M", "5A", "7E", "2C"])
    hits(a, b, "Telepathic Resistance", CARSON, "Merlin")
    assert not b.can("attack", "5M") and not b.can("attack", "7E") and b.can("attack", "5A", "Merlin")
    hits(b, a, "2C", "Merlin", CARSON)
    strikes(a, b, "3C", CARSON, "Merlin")
    assert b.offered("block") == ["5 Any-Power"]
    assert b.refusal("block", "5M", "Merlin") == "OP25-BATT-78"


@audit(
    "sometimes-piracy-is-the-best-option", "against the first attack of a Teamwork card, whose follow-up never comes"
)
def test_piracy_ends_the_string() -> None:
    a, b = facing(["Zorro", "Hercules"], [COMBAT_SIX, "8B"], [CARSON], ["Sometimes Piracy is the Best Option"])
    strikes(a, b, COMBAT_SIX, "Zorro", CARSON)
    b.does("block", "Sometimes Piracy is the Best Option", CARSON)
    assert (
        turn_of(b) and a.hand == ["8B"] and b.damage(CARSON) == 0 and b.dead == ["Sometimes Piracy is the Best Option"]
    )


@audit("t-ray-gun", "it is avoided, and fires again all the same, at another")
def test_the_ray_gun_fires_again() -> None:
    a, b = facing([CARSON], ["T-Ray Gun", "7I"], ["Korak", "Zorro"], [FREYA])
    strikes(a, b, "T-Ray Gun", CARSON, "Korak")
    b.does("avoid", FREYA, "Korak")
    hits(a, b, "7I", CARSON, "Zorro")
    assert b.damage("Korak") == 0 and b.damage("Zorro") == 7 and turn_of(b)


@audit("telepathic-training", "from Reserve, at a hand of two cards")
def test_training_reads_a_small_hand() -> None:
    a, b = facing(["Zorro"], ["Telepathic Training"], ["Korak"], ["2C", "3C"], me={"reserve": CARSON})
    plays(a, b, "Telepathic Training", CARSON)
    assert (
        known(a, b) == ["2C", "3C"] and sorted(b.offered("choose")) == ["2 Combat", "3 Combat"] and not b.can("decline")
    )
    b.does("choose", "3C")
    assert b.hand == ["2C"] and b.power_pack == ["3C"] and turn_of(b)


@audit("friend-to-foe", "nobody else stands there to be attacked with what was stolen")
def test_a_stolen_card_without_a_foe_goes_home() -> None:
    a, b = facing([COUNT], ["Friend to Foe"], [hero("Zorro", placed=["8C"])])
    hits(a, b, "Friend to Foe", COUNT, "Zorro")
    while a.pending in ("Effects", "PlayNow"):
        a.table.answer(a.number, a.options()[0])
    assert b.placed() == [] and b.power_pack == ["8C"] and b.damage("Zorro") == 0 and a.venture == 0 and turn_of(b)


@audit("friend-to-foe", "the stolen card is beyond the Count's grid, and goes back to its owner")
def test_the_count_strikes_with_what_he_could_not_play() -> None:
    a, b = facing([COUNT], ["Friend to Foe"], [hero("Hercules", placed=["8B", "Trident (basic)"]), "Merlin"], ["1E"])
    hits(a, b, "Friend to Foe", COUNT, "Hercules")
    a.does("choose", "8B")
    assert a.offered("attack", "8B", COUNT) == ["Merlin"]
    a.does("attack", "8B", COUNT, "Merlin")
    b.does("take")
    assert a.venture == 8 and b.damage("Merlin") == 8 and b.placed() == ["Trident"]


@audit("jacopo", "the face-down attack is a numerical Special, and the guess is too low")
def test_jacopos_master_hides_a_special() -> None:
    hand = ["Jacopo", "Network of Thieves", "Friend to Foe"]
    a, b = facing([COUNT], hand, ["Hercules"], ["5B", "6C"])
    hits(a, b, "Jacopo", COUNT, "Hercules")
    assert not a.can("attack", "Friend to Foe")
    a.does("attack", "Network of Thieves", COUNT, "Hercules")
    b.does("block", "5B", "Hercules")
    assert b.damage("Hercules") == 10 and b.power_pack == ["5B"]
    b.does("choose", "6C")
    assert b.hand == [] and turn_of(b)


@audit("network-of-thieves", "an empty hand and one card on the target: nothing else goes", mended=True)
def test_thieves_look_where_they_were_sent() -> None:
    foes = [hero("Hercules", placed=["8B"]), hero("Zorro", placed=["7C", "Rapier"])]
    a, b = facing([COUNT], ["Network of Thieves"], foes)
    hits(a, b, "Network of Thieves", COUNT, "Hercules")
    assert b.offered("choose") == ["8 Brute Force"]
    b.does("choose", "8B")
    assert b.placed() == ["7C", "Rapier"] and b.power_pack == ["8B"] and turn_of(b)


@audit("surprise-swordsman", "a MultiPower attack made as Energy shows Combat; the attacker's hand is empty")
def test_the_swordsman_sees_the_icon() -> None:
    a, b = facing(["Victory Harben"], ["5M"], [COUNT], ["Surprise Swordsman"])
    strikes(a, b, "5M", "Victory Harben", COUNT, "Energy")
    b.does("avoid", "Surprise Swordsman", COUNT)
    assert b.damage(COUNT) == 0 and a.hand == [] and turn_of(b)
    a, b = facing(["Victory Harben"], ["5E", "2C", "3C"], [COUNT], ["Surprise Swordsman"])
    strikes(a, b, "5E", "Victory Harben", COUNT)
    assert b.refusal("avoid", "Surprise Swordsman", COUNT) == "OP25-BATT-39"


@audit("unlimited-resources", "both piles hold one card together, of which the hand has a duplicate")
def test_resources_have_their_limits() -> None:
    a, b = facing([COUNT], ["Unlimited Resources", "6C"], me={"draw": ["6I"]})
    plays(a, b, "Unlimited Resources", COUNT)
    a.does("discard", "6C")
    sorts_out(a)
    assert a.hand == ["6I"] and a.dead == ["Unlimited Resources"]
    assert sorted(a.draw_pile + a.power_pack) == ["6C"]


@audit("ancient-one", "placed on Cthulhu while a teammate is struck")
def test_the_ancient_one_avoids_for_itself() -> None:
    a, b = facing(["Dracula"], ["Paralyzing Gaze", "3C"], [hero("Cthulhu", placed=["Ancient One"]), "Korak"])
    strikes(a, b, "3C", "Dracula", "Korak")
    assert b.refusal("avoid", "Ancient One", "Cthulhu") == "OP25-BATT-43"
    b.does("take")
    b.does("pass")
    strikes(a, b, "Paralyzing Gaze", "Dracula", "Cthulhu")
    b.does("avoid", "Ancient One", "Cthulhu")
    assert b.hits("Cthulhu") == [] and b.dead == ["Ancient One"]


@audit("devoted-follower", "the follower waits in Reserve with cards, or is hit and placed upon")
def test_a_follower_is_given_up_with_all_hits() -> None:
    me = {"reserve": hero("Merlin", placed=["7E"])}
    line = ["Cthulhu", hero("Korak", hits=["4B"], current=["6B"], placed=["6C"])]
    a, b = facing(line, ["Devoted Follower"], me=me)
    assert b.venture == 6
    plays(a, b, "Devoted Follower", "Cthulhu")
    assert sorted(a.offered("choose")) == ["Korak", "Merlin"]
    a.does("choose", "Korak")
    assert a.is_kod("Korak") and b.venture == 0 and b.astral == [] and a.placed() == ["7E"]


@audit("distracting-intervention", "two before one character: the newest is struck first, the other still hides")
def test_two_distractions_in_a_row() -> None:
    played = [{"card": "Distracting Intervention", "by": "Cthulhu", "target": "Korak"}] * 2
    a, b = facing(["Zorro"], ["5C", "Riposte", "2C"], ["Korak", "Cthulhu"], ["1B"], them={"in_play": played})
    a.does("attack", "5C", "Zorro", "Distracting Intervention")
    assert b.clipped("Korak") == ["Distracting Intervention"] and a.venture == 0
    hits(b, a, "1B", "Cthulhu", "Zorro")
    assert a.refusal("attack", "2C", "Zorro", "Korak") == "OP25-INTER-11"


@audit("network-of-fanatics", "from Reserve, paid with a card placed on a teammate; no string grows from it")
def test_fanatics_are_called_from_the_deep() -> None:
    line = [hero("Angry Mob: Modern Age", placed=["8B"]), "Zorro"]
    hand = ["Network of Fanatics", "Mob Mentality", "Elite Swordsmanship", "6C"]
    a, b = facing(line, hand, ["Hercules"], me={"reserve": "Cthulhu"})
    a.does("attack", "Network of Fanatics", "Cthulhu", "Hercules")
    assert sorted(a.offered("pay")) == ["6 Combat", "8 Brute Force", "Elite Swordsmanship", "Mob Mentality"]
    a.does("pay", "8B")
    b.answers(("decline",), ("take",))
    hits(a, b, "Mob Mentality", "Angry Mob: Modern Age", "Hercules")
    assert a.offered("attack", "6C") == ["Zorro"] and not a.can("attack", "Mob Mentality")
    hits(a, b, "6C", "Zorro", "Hercules")
    assert b.damage("Hercules") == 3 + 4 + 6 and a.hand == ["Elite Swordsmanship"] and turn_of(b)


@audit("the-call-of-cthulhu", "somebody has 15 damage already, and an Angry Mob 20")
def test_the_call_is_heard_at_once() -> None:
    foes = [hero("Korak", hits=["8B"], current=["7B"]), hero("Angry Mob: Modern Age", hits=["8B", "8B", "8B"])]
    a, b = facing(["Zorro"], ["The Call of Cthulhu"], foes, me={"reserve": "Cthulhu"})
    plays(a, b, "The Call of Cthulhu", "Cthulhu")
    assert b.is_kod("Korak") and a.venture == 7 and not b.is_kod("Angry Mob: Modern Age"), "24 of 25"


@audit("the-sleeper-awakens", "the third kind of hit, unless Opar turns it to Brute Force")
def test_the_sleeper_is_of_no_type() -> None:
    a, b = facing(["Cthulhu"], ["The Sleeper Awakens"], [hero("Zorro", hits=["1E", "1I"]), "Korak"])
    hits(a, b, "The Sleeper Awakens", "Cthulhu", "Zorro")
    assert not b.is_kod("Zorro") and b.damage("Zorro") == 13 and a.venture == 11


@audit("friend-to-foe", "it cannot be shifted to somebody without a Power card to steal", mended=True)
def test_a_theft_goes_where_there_is_something_to_steal() -> None:
    foes = [hero("Hercules", placed=["8B"]), hero("Korak", placed=["Rapier"]), hero("Zorro", placed=["7C"])]
    a, b = facing([COUNT], ["Friend to Foe"], foes, ["Legendary Escape"])
    strikes(a, b, "Friend to Foe", COUNT, "Hercules")
    assert b.refusal("shift", "Legendary Escape", "Hercules", "Korak") == "OP25-BATT-35"
    assert b.can("shift", "Legendary Escape", "Hercules", "Zorro")


@audit("network-of-fanatics", "Merlin, in Reserve, was given Cthulhu's Specials", mended=True)
def test_whoever_may_play_it_plays_it_from_reserve() -> None:
    line = ["Zorro", {"name": "Cthulhu", "ko": 1}]
    me = {"reserve": "Merlin", "in_play": [{"card": "Transmogrification", "by": "Merlin", "target": "Cthulhu"}]}
    a, _b = facing(line, ["Network of Fanatics", "The Call of Cthulhu", "2C"], me=me)
    assert a.can("attack", "Network of Fanatics", "Merlin", "Zorro") and a.can("play", "The Call of Cthulhu", "Merlin")


@audit("devoted-follower", "the follower lies under a Thunderbolt, which goes on binding Zeus", mended=True)
def test_a_follower_takes_the_hit_along_not_the_effect() -> None:
    bolt = in_play("Thunderbolt", "Zeus", "Korak")
    a, b = facing(["Cthulhu", "Korak"], ["Devoted Follower"], ["Zeus"], them=bolt)
    assert b.venture == 9
    plays(a, b, "Devoted Follower", "Cthulhu")
    a.does("choose", "Korak")
    assert a.is_kod("Korak") and b.venture == 0 and b.astral == ["Thunderbolt"]
