"""Specials of Dejah Thoris, Dr. Watson and Dracula, each in an awkward situation of its own."""

from games.overpower.specials import facing, hits, in_play, known, next_battle, plays, sorts_out, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import FREYA, hero, venture
from marks import audit

DEJAH, WATSON = "Dejah Thoris", "Dr. Watson"


@audit("warrior-of-helium", "the further attack is made with a placed card, and is hers alone")
def test_the_warrior_draws_what_lies_ready() -> None:
    line = [hero(DEJAH, placed=["6C", "Rapier"]), hero("Zorro", placed=["8C"])]
    a, b = facing(line, ["Warrior of Helium"], ["Korak"])
    hits(a, b, "Warrior of Helium", DEJAH, "Korak")
    assert not a.can("attack", "8C")
    strikes(a, b, "6C", "Rapier", DEJAH, "Korak")
    assert a.level == 9
    b.does("take")
    assert b.damage("Korak") == 10 and a.placed() == ["8C"] and a.dead == ["Rapier"]


def ventures_against(diplomat: str, count: int, **objectives: object) -> list[object]:
    me = {"front": ["Zorro"], "reserve": DEJAH, "draw": ["4C"], **in_play(diplomat, DEJAH)}
    a, b = venture({"reserve": 7}, {"reserve": 6} | objectives, side_a=me, turn="a")  # type: ignore[arg-type]
    a.ventures(1)
    b.ventures(count)
    return [a, b]


@audit("diplomat-to-all-martians", "Dejah in Reserve; an Objective of a tie does not count as ventured")
def test_diplomacy_counts_what_was_ventured_now() -> None:
    a, _b = ventures_against("Diplomat to All Martians", 1, carried={"reserve": 1})
    assert not a.can("draw") and a.hand == []
    a, _b = ventures_against("Diplomat to All Martians", 2)
    a.does("draw", "1")
    sorts_out(a)
    assert a.hand == ["4C"]


@audit("fortune-of-helium", "played open handed: the cards drawn are seen, and one is unusable")
def test_the_fortune_is_counted_in_the_open() -> None:
    draw = {"draw": ["8E", "3C", "2C"]}
    a, b = facing([DEJAH], ["Fortune of Helium"], ["Sherlock Holmes"], me=draw, them=in_play("Loki", "Sherlock Holmes"))
    plays(a, b, "Fortune of Helium", DEJAH)
    sorts_out(a)
    assert a.hand == known(b, a) == ["2C", "3C"] and a.dead == ["8E", "Fortune of Helium"]


@audit("head-of-martian-science", "in Barsoom it lasts for the game and fetches what the raised grid allows")
def test_martian_science_in_barsoom() -> None:
    me = {"homebase": "Barsoom", "draw": ["7I", "8I", "Great Club"]}
    a, b = facing([DEJAH], ["Head of Martian Science"], ["Korak"], me=me)
    plays(a, b, "Head of Martian Science", DEJAH)
    a.does("search")
    assert a.offered("choose") == ["7 Intelligence"]
    a.does("choose", "7I")
    assert a.hand == ["7I"] and a.grid(DEJAH) == (7, 6, 2, 7)
    b.does("pass")
    hits(a, b, "7I", DEJAH, "Korak")
    b.does("pass")
    a.does("pass")
    quietly(a.table)
    assert a.s.battle == 3 and a.grid(DEJAH) == (7, 6, 2, 7)


@audit("protector-of-barsoom", "for a teammate against an Ally card, whose required Special never comes")
def test_the_protector_ends_the_turn_of_allies() -> None:
    a, b = facing(["Hercules", "Zorro"], ["Guy of Gisborne", "Riposte"], [DEJAH, "Korak"], ["Protector of Barsoom"])
    strikes(a, b, "Guy of Gisborne", "Hercules", "Korak")
    b.does("avoid", "Protector of Barsoom", DEJAH)
    assert turn_of(b) and a.hand == ["Riposte"] and b.damage("Korak") == 0


@audit("protector-of-barsoom", "Dejah in Reserve protects nobody")
def test_no_protector_from_reserve() -> None:
    a, b = facing(["Zorro"], ["5C"], ["Korak"], ["Protector of Barsoom"], them={"reserve": DEJAH})
    strikes(a, b, "5C", "Zorro", "Korak")
    assert not b.can("avoid") and b.can("take")


@audit("champions-of-barsoom", "negated: the Power card of the teammate is lost with it")
def test_negated_champions_lose_both_cards() -> None:
    a, b = facing([DEJAH, "Hercules"], ["Champions of Barsoom", "8B"], ["Merlin"], ["Ascendant Mage"])
    a.does("attack", "Champions of Barsoom", DEJAH, "8B", "Hercules", "Merlin")
    assert a.level == 12
    b.does("negate", "Ascendant Mage", "Merlin", "Champions of Barsoom")
    assert b.damage("Merlin") == 0 and a.dead == ["Champions of Barsoom"] and a.power_pack == ["8B"] and turn_of(b)


@audit("champions-of-barsoom", "with a MultiPower card: two hits, of which one completes a spectrum")
def test_champions_leave_two_hits() -> None:
    a, b = facing([DEJAH, "Hercules"], ["Champions of Barsoom", "4M"], [hero("Merlin", hits=["1E"]), "Korak"])
    a.does("attack", "Champions of Barsoom", DEJAH, "4M", "Hercules", "Merlin")
    b.answers(("decline",), ("take",))
    assert b.is_kod("Merlin") and a.venture == 8 and a.astral == ["4M", "Champions of Barsoom"]


@audit("all-chips-on-the-table", "its target falls, and Watson's own hand stays open all the same")
def test_the_chips_stay_on_the_table() -> None:
    foes = [hero("Korak", hits=["8B", "8B"]), "Zorro"]
    me = {"draw": ["4C", "5C", "1E"]}
    a, b = facing(
        [WATSON, "Count of Monte Cristo"], ["All Chips on the Table", "Unlimited Resources"], foes, ["2C"], me=me
    )
    hits(a, b, "All Chips on the Table", WATSON, "Korak")
    assert b.is_kod("Korak") and known(a, b) == ["2C"] and known(b, a) == ["Unlimited Resources"]
    hits(b, a, "2C", "Zorro", WATSON)
    plays(a, b, "Unlimited Resources", "Count of Monte Cristo")
    sorts_out(a)
    assert known(b, a) == a.hand == ["1E", "4C", "5C"]


@audit("blackheath-rugby-star", "Watson falls to a quick draw in the middle of it")
def test_a_fallen_star_plays_no_further() -> None:
    a, b = facing(
        [hero(WATSON, hits=["8C", "8C"]), "Zorro"], ["Blackheath Rugby Star", "6C"], ["Billy the Kid"], ["Quick Draw"]
    )
    strikes(a, b, "Blackheath Rugby Star", WATSON, "Billy the Kid")
    b.does("counter", "Quick Draw", "Billy the Kid")
    a.does("take")
    assert a.is_kod(WATSON) and b.damage("Billy the Kid") == 0
    while a.pending == "FollowUp":
        assert a.verbs == {"decline"}
        a.does("decline")
    assert turn_of(b) and a.hand == ["6C"]


@audit("british-army-surgeon", "a hit of this battle on the Reserve character no longer counts")
def test_the_surgeon_reaches_the_reserve() -> None:
    me = {"reserve": hero("Zorro", hits=["3B"], current=["6B"])}
    a, b = facing([WATSON, hero("Korak", hits=["5B"])], ["British Army Surgeon"], me=me)
    assert b.venture == 6
    plays(a, b, "British Army Surgeon", WATSON)
    assert sorted(a.offered("choose")) == ["3 Brute Force", "5 Brute Force", "6 Brute Force"] and not a.can("decline")
    a.does("choose", "6B")
    assert b.venture == 0 and a.hits("Zorro") == ["3B"]


@audit("english-gentleman", "as Energy, at somebody only Intelligence may attack")
def test_the_gentleman_chooses_his_weapon() -> None:
    them = in_play("The Nautilus", "Captain Nemo", "Korak")
    a, b = facing([WATSON], ["English Gentleman"], ["Korak", "Captain Nemo"], them=them)
    assert a.offered("attack", "English Gentleman", WATSON, "Korak") == ["Intelligence"]
    hits(a, b, "English Gentleman", WATSON, "Korak", "Intelligence")
    assert b.damage("Korak") == a.venture == 7


@audit("not-a-bad-detective", "from Reserve; the target could play one card of the hand")
def test_the_detective_sees_what_the_target_could_play() -> None:
    a, b = facing(
        ["Zorro"], ["Not a Bad Detective"], ["Merlin", "Hercules"], ["7E", "8B", "Great Club"], me={"reserve": WATSON}
    )
    hits(a, b, "Not a Bad Detective", WATSON, "Merlin")
    assert b.offered("reveal") == ["7 Energy"]
    b.does("reveal", "7E")
    assert b.verbs == {"decline", "take_back"}, "asked again, since the hand is nobody else's business"
    b.does("decline")
    assert known(a, b) == ["7E"] and turn_of(b) and b.hits("Merlin") == ["Not a Bad Detective"]


@audit("always-there-for-a-friend", "the attack is shifted on to a third: no card for Watson")
def test_a_friend_who_passes_it_on_draws_nothing() -> None:
    hand = ["Always There for a Friend", "Legendary Escape"]
    a, b = facing(["Zorro"], ["5C"], [WATSON, "Korak", "Hercules"], hand)
    strikes(a, b, "5C", "Zorro", "Korak")
    b.does("shift", "Always There for a Friend", WATSON, WATSON)
    b.does("shift", "Legendary Escape", WATSON, "Hercules")
    b.does("take")
    assert b.damage("Hercules") == 5 and b.damage(WATSON) == 0 and b.hand == [] and turn_of(b)
    a, b = facing(["Zorro"], ["5C"], [WATSON, "Korak"], ["Always There for a Friend"], them={"draw": ["3C", "1E"]})
    strikes(a, b, "5C", "Zorro", "Korak")
    b.does("shift", "Always There for a Friend", WATSON, WATSON)
    b.does("take")
    b.does("draw", "1")
    sorts_out(b)
    assert b.hand == ["3C"] and b.damage(WATSON) == 5


@audit("crimson-restoration", "hits of this battle and of before: those of this battle count to its end, then go")
def test_restored_blood_still_counts_today() -> None:
    me = {"draw": [FREYA]}
    line = [hero("Dracula", hits=["7B"], current=["6B", "Paralyzing Gaze"])]
    a, b = facing(line, ["Crimson Restoration"], ["Hercules", "Dracula"], me=me, them={"draw": [FREYA]})
    hits(a, b, "Crimson Restoration", "Dracula", "Hercules")
    a.does("choose", "all hits")
    assert a.hits("Dracula") == [] and b.venture == 6 and b.astral == ["6B"] and b.power_pack == ["7B"]
    next_battle(a, b)
    assert b.venture == 0 and b.astral == [] and a.damage("Dracula") == 0


@audit("veil-of-deceit", "Dracula has gone into Reserve; a number is beyond the veil")
def test_the_veil_falls_from_reserve() -> None:
    me = in_play("Veil of Deceit", "Dracula") | {"front": ["Zorro"], "reserve": "Dracula"}
    a, b = facing([], [], ["Korak", "Sheriff of Nottingham"], ["To the Death", "Rule by Fear"], me=me, turn="b")
    b.does("play", "Rule by Fear", "Sheriff of Nottingham")
    a.does("negate", "Veil of Deceit", "Dracula", "Rule by Fear")
    assert b.dead == ["Rule by Fear"] and a.dead == ["Veil of Deceit"] and b.astral == []
    a, b = facing([], [], ["Korak"], ["John Clayton III"], me=me, turn="b")
    b.does("attack", "John Clayton III", "Korak", "Zorro")
    assert a.verbs == {"decline"}


@audit("lord-of-the-vampires", "the further Special is a utility, and only his own")
def test_a_vampire_plays_on() -> None:
    hand = ["Lord of the Vampires", "Veil of Deceit", "Riposte", "5B"]
    a, b = facing(["Dracula", "Zorro"], hand, ["Korak"])
    hits(a, b, "Lord of the Vampires", "Dracula", "Korak")
    assert a.verbs == {"play", "decline"}
    plays(a, b, "Veil of Deceit", "Dracula")
    assert a.clipped("Dracula") == ["Veil of Deceit"] and turn_of(b) and a.hand == ["5B", "Riposte"]


@audit("paralyzing-gaze", "the paralysed one was the only one to follow a Teamwork card")
def test_no_teamwork_with_the_paralysed() -> None:
    seven = "7 Combat Teamwork (Energy/Intelligence)"
    me = in_play("Paralyzing Gaze", "Dracula", "Merlin")
    a, b = facing(["Dracula"], ["2C"], ["Zorro", "Merlin"], [seven, "7E"], me=me, turn="b")
    assert b.refusal("attack", seven, "Zorro", "Dracula") == "OP25-BATT-59"
    assert not b.can("attack", "7E")
    b.does("pass")
    strikes(a, b, "2C", "Dracula", "Merlin")
    b.does("block", "7E", "Merlin")
    assert b.damage("Merlin") == 0


@audit("to-the-last-man", "played with the attack it serves: the word teammate defends nobody, not even oneself")
def test_to_the_last_man_goes_with_an_attack() -> None:
    hand = ["Give Them Nothing", FREYA]
    a, b = facing(["Dracula"], ["To the Last Man", "6B"], ["Leonidas"], hand)
    a.does("add", "To the Last Man", "Dracula")
    strikes(a, b, "6B", "Dracula", "Leonidas")
    assert b.refusal("avoid", "Give Them Nothing", "Leonidas") == "OP25-BATT-78"
    assert a.clipped("Dracula") == ["To the Last Man"]
    b.does("avoid", FREYA, "Leonidas")
    assert b.damage("Leonidas") == 0


@audit("to-the-last-man", "it has the word itself: under another it goes with no attack", mended=True)
def test_the_last_man_is_barred_by_the_last_man() -> None:
    them = in_play("To the Last Man", "Dracula")
    hand = ["To the Last Man", "6B"]
    a, _b = facing(["Dracula"], hand, ["Leonidas", "Dracula"], them=them)
    assert not a.can("add", "To the Last Man") and a.can("play", "To the Last Man", "Dracula")


@audit("undead-flesh", "a MultiPower attack acts as one type; a combined one as both")
def test_undead_flesh_feels_the_type() -> None:
    a, b = facing(["Victory Harben"], ["5M"], ["Dracula"], ["Undead Flesh"])
    strikes(a, b, "5M", "Victory Harben", "Dracula", "Energy")
    assert b.refusal("avoid", "Undead Flesh", "Dracula") == "OP25-BATT-39"
    b.does("take")
    a, b = facing(["Korak"], ["To the Death", "6I"], ["Dracula"], ["Undead Flesh"])
    a.does("attack", "To the Death", "Korak", "6I", "Korak", "Dracula")
    b.does("decline")
    b.does("avoid", "Undead Flesh", "Dracula")
    assert b.damage("Dracula") == 0 and a.power_pack == ["6I"]


@audit("to-the-last-man", "a shift that was in play before moves attacks all the same, one played now does not")
def test_the_last_man_stops_no_wind_that_blows_already() -> None:
    me = in_play("To the Last Man", "Dracula")
    line = ["Wicked Witch", "Korak", WATSON]
    hand = ["Always There for a Friend"]
    a, b = facing(["Dracula"], ["6B"], line, hand, me=me, them=in_play("Harness the Wind", "Wicked Witch"))
    strikes(a, b, "6B", "Dracula", "Wicked Witch")
    assert b.refusal("shift", "Always There for a Friend", WATSON, WATSON) == "OP25-BATT-78"
    b.does("shift", "Harness the Wind", "Korak")
    b.does("take")
    assert b.damage("Korak") == 6


@audit("champions-of-barsoom", "the teammate is held by a swarm, and joins no attack on others", mended=True)
def test_who_is_swarmed_joins_nothing() -> None:
    mob = "Angry Mob: Middle Ages"
    them = in_play("Swarm Them!", mob, "Hercules")
    a, _b = facing([DEJAH, "Hercules", "Tarzan"], ["Champions of Barsoom", "5B"], [mob, "Korak"], them=them)
    assert a.offered("attack", "Champions of Barsoom", DEJAH, "5B") == ["Tarzan"]
