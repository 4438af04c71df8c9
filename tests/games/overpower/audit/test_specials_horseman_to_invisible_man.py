"""Specials of Headless Horseman, Hercules and Invisible Man, each in an awkward situation."""

from games.overpower.specials import facing, hits, in_play, plays, strikes, turn_of, under_attack
from games.overpower.table import FREYA, hero
from marks import audit
from overtable.games.overpower.state import UNDER

HORSEMAN = "Headless Horseman"
MARK = "Mark of the Headless"
MIDDLE = "Angry Mob: Middle Ages"


@audit("decapitate", "shifted: only to somebody on whom a card is placed, and that one loses it")
def test_decapitate_is_shifted() -> None:
    foes = [hero("Zorro", placed=["4C"]), hero("Korak", placed=["5C", "Rapier"]), "Merlin"]
    a, b = facing([HORSEMAN], ["Decapitate"], foes, ["Legendary Escape"])
    strikes(a, b, "Decapitate", HORSEMAN, "Zorro")
    assert b.refusal("shift", "Legendary Escape", "Merlin", "Merlin") == "OP25-BATT-35"
    b.does("shift", "Legendary Escape", "Merlin", "Korak")
    b.does("take")
    a.does("choose", "Rapier")
    assert b.placed() == ["4C", "5C"] and b.dead == ["Rapier"] and b.damage("Korak") == 0


@audit("human-spine-whip", "the opponent has no hand and nothing placed but what lies under a Homebase", mended=True)
def test_human_spine_whip_reaches_the_homebase() -> None:
    them = {"homebase": "Dracula's Armory", "under": ["Rapier", "Hyde Serum", "Ray Gun"]}
    a, b = facing([HORSEMAN], ["Human Spine Whip"], ["Zorro"], [], them=them)
    hits(a, b, "Human Spine Whip", HORSEMAN, "Zorro")
    b.does("choose", "Hyde Serum")
    assert b.dead == ["Hyde Serum"] and b.pile(UNDER) == ["Rapier", "Ray Gun"] and b.damage("Zorro") == 4


@audit("mark-of-the-headless", "the marked character attacks a teammate of the Horseman, who takes the attack over")
def test_the_mark_works_once_the_attack_moves_to_the_horseman() -> None:
    them = in_play(MARK, HORSEMAN, "Zorro")
    a, b = facing(["Zorro"], ["7C", "6C"], [HORSEMAN, "Hercules"], ["Legendary Escape", "5E"], them=them)
    strikes(a, b, "7C", "Zorro", "Hercules")
    assert a.level == 7
    b.does("shift", "Legendary Escape", "Hercules", HORSEMAN)
    assert a.level == 5
    b.does("block", "5E", HORSEMAN)
    assert b.damage(HORSEMAN) == 0 and b.astral == [MARK] and a.hits("Zorro") == []


@audit("pumpkin-head", "after a concession, of two only the marked one is a target, and defends")
def test_pumpkin_head_follows_the_mark() -> None:
    me = in_play(MARK, HORSEMAN, "Wicked Witch")
    a, b = facing([HORSEMAN], ["Pumpkin Head", "7B"], ["Zorro", "Wicked Witch"], ["8E"], me=me, turn="b")
    b.does("concede")
    a.does("accept")
    b.does("decline")
    assert a.offered("attack", "Pumpkin Head", HORSEMAN) == ["Wicked Witch"]
    assert a.refusal("attack", "7B") == "OP25-CONC-02"
    strikes(a, b, "Pumpkin Head", HORSEMAN, "Wicked Witch")
    b.does("block", "8E", "Wicked Witch")  # 8 less 2 for the Mark is just enough
    assert b.hits("Wicked Witch") == [] and a.phase != "battle"


@audit("relentless-hessian", "the card drawn is the Mark itself: the search finds nothing more")
def test_relentless_hessian_draws_the_mark() -> None:
    a, b = facing([HORSEMAN], ["Relentless Hessian"], ["Zorro"], me={"draw": [MARK, "3C", "2C"]})
    plays(a, b, "Relentless Hessian", HORSEMAN)
    a.does("done")
    a.does("search")
    assert a.verbs == {"decline"}
    a.does("decline")
    assert a.hand == [MARK] and a.astral == [] and turn_of(b)


@audit("visage-of-terror", "its bonus would KO if it were damage")
def test_visage_of_terror_frightens_and_does_not_wound() -> None:
    a, b = facing([HORSEMAN], ["Visage of Terror"], [hero("Mina Harker", hits=["8E", "5E"])])
    strikes(a, b, "Visage of Terror", HORSEMAN, "Mina Harker")
    assert a.level == 9
    b.does("take")
    assert b.damage("Mina Harker") == 19 and not b.is_kod("Mina Harker") and a.venture == 6


@audit("sowing-chaos", "its hit is healed in a later battle: follow-ups are possible again")
def test_sowing_chaos_ends_with_its_hit() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    them = {"in_play": [{"card": "Sowing Chaos", "by": "Hercules", "target": "Zorro", "battle_before": True}]}
    hand = [teamwork, "5I", "Preternatural Healing"]
    a, b = facing(["Leonidas", "Zorro"], hand, ["Hercules"], ["Lady of the Lake"], them=them)
    assert a.refusal("attack", teamwork, "Leonidas") == "OP25-BATT-59"
    plays(a, b, "Preternatural Healing", "Zorro")
    a.does("choose", "Sowing Chaos")
    b.does("pass")
    hits(a, b, teamwork, "Leonidas", "Hercules")
    assert a.offered("attack", "5I") == ["Zorro"] and b.dead == ["Sowing Chaos"]


@audit("great-club", "as the third type on somebody with two small hits")
def test_great_club_makes_a_spectrum() -> None:
    a, b = facing(["Hercules"], ["Great Club"], [hero("Zorro", hits=["1E"], current=["1I"]), "Korak"])
    hits(a, b, "Great Club", "Hercules", "Zorro")
    assert b.is_kod("Zorro") and a.venture == 7 and a.astral == ["1I", "Great Club"]


@audit("lion-skin-cloak", "Hercules is attacked in Reserve")
def test_lion_skin_cloak_in_reserve() -> None:
    them = {"reserve": "Hercules"}
    a, b = facing(["Korak"], ["John Clayton III"], ["Zorro"], ["Lion Skin Cloak"], them=them)
    strikes(a, b, "John Clayton III", "Korak", "Hercules")
    b.does("avoid", "Lion Skin Cloak", "Hercules")
    assert b.damage("Hercules") == 0 and b.dead == ["Lion Skin Cloak"] and a.dead == ["John Clayton III"]


@audit("godly-prowess", "met by an 8, and by a 6 with a Universe card")
def test_godly_prowess_is_blocked_at_nine() -> None:
    a, b = facing(["Hercules"], ["Godly Prowess"], ["Zorro"], ["8C", "6C", "Rapier"])
    strikes(a, b, "Godly Prowess", "Hercules", "Zorro")
    assert b.refusal("block", "8C", "Zorro") == "OP25-BATT-38"
    b.does("block", "6C", "Rapier", "Zorro")
    assert b.damage("Zorro") == 0 and b.dead == ["Rapier"] and b.power_pack == ["6C"]


@audit("protector-of-mankind", "placed, for a teammate who is attacked in Reserve")
def test_protector_of_mankind_guards_the_reserve() -> None:
    team = [hero("Hercules", placed=["Protector of Mankind"]), "Zorro"]
    a, b = facing(["Korak"], ["John Clayton III"], team, them={"reserve": "Merlin"})
    strikes(a, b, "John Clayton III", "Korak", "Merlin")
    assert b.refusal("block", "Protector of Mankind", "Zorro") in ("OP25-CARD-27", "OP25-PLACE-07")
    b.does("block", "Protector of Mankind", "Hercules")
    assert b.damage("Merlin") == 0 and b.dead == ["Protector of Mankind"] and b.placed() == []


@audit("slaying-the-hydra", "among a clipped card, a hit and a card for this battle alone")
def test_slaying_the_hydra_takes_what_speaks_of_a_remainder() -> None:
    plays_of_b = [
        {"card": "Shield Phalanx", "by": "Leonidas"},
        {"card": "Princess and the Pea", "by": "Leonidas"},
        {"card": "For Sparta", "by": "Leonidas", "target": "Jane Porter"},
    ]
    a, b = facing(["Hercules", "Jane Porter"], ["Slaying the Hydra"], ["Leonidas"], them={"in_play": plays_of_b})
    assert b.venture == 11
    plays(a, b, "Slaying the Hydra", "Hercules")
    assert sorted(a.offered("choose")) == ["For Sparta", "Shield Phalanx"]
    a.does("choose", "For Sparta")
    assert a.hits("Jane Porter") == [] and b.venture == 5 and b.dead == ["For Sparta"]


@audit("didn-t-see-it-coming", "Invisible Man makes the follow-up to a Teamwork card face down", mended=True)
def test_didn_t_see_it_coming_hides_a_follow_up_too() -> None:
    teamwork = "6 Combat Teamwork (Energy/Intelligence)"
    me = in_play("Didn't See it Coming", "Invisible Man")
    a, b = facing(["Leonidas", "Invisible Man"], [teamwork, "5I"], ["Zorro"], ["4C", "6C"], me=me)
    hits(a, b, teamwork, "Leonidas", "Zorro")
    a.does("attack_face_down", "5I", "Invisible Man", "Zorro")
    assert b.can("block", "4C", "Zorro") and b.can("expose") and not b.can("decline")
    b.does("expose")
    assert b.dead == ["1C", "1E"] and b.refusal("block", "4C", "Zorro") == "OP25-BATT-38"
    b.does("block", "6C", "Zorro")
    assert b.hits("Zorro") == [teamwork] and a.power_pack == ["5I"]


@audit("hidden-sociopath", "met by an avoid, and by a Special that acts as a Power card")
def test_hidden_sociopath_is_blocked_by_what_acts_as_a_power_card() -> None:
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], ["Zorro"], [FREYA, "Riposte"])
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Zorro")
    assert b.refusal("avoid", FREYA, "Zorro") == "OP25-INTER-06"
    b.does("block", "Riposte", "Zorro")
    assert b.damage("Zorro") == 0 and b.dead == ["Riposte"]


@audit("i-m-in-your-house", "cards drawn later lie open too, until it is negated")
def test_i_m_in_your_house_opens_what_is_drawn() -> None:
    hand, them = ["Lady of the Lake", "Ascendant Mage"], {"draw": ["7E", "6E", "5E", "4E", "3E"]}
    a, b = facing(["Invisible Man"], ["I'm In Your House", "4C"], ["Merlin"], hand, them=them)
    plays(a, b, "I'm In Your House", "Invisible Man")
    assert b.is_open
    plays(b, a, "Lady of the Lake", "Merlin")
    b.does("done")
    assert b.is_open and b.hand == ["5E", "6E", "7E", "Ascendant Mage"]
    hits(a, b, "4C", "Invisible Man", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "I'm In Your House")
    a.does("decline")
    assert a.astral == [] and a.dead == ["I'm In Your House"]


@audit("i-ve-murdered-before", "no damage, but the third type on its target")
def test_i_ve_murdered_before_ends_a_spectrum() -> None:
    foes = [hero("Zorro", hits=["1E", "1C"]), "Korak"]
    a, b = facing(["Invisible Man"], ["I've Murdered Before"], foes, ["4C", "Riposte", FREYA])
    strikes(a, b, "I've Murdered Before", "Invisible Man", "Zorro")
    assert b.refusal("block", "4C", "Zorro") == b.refusal("avoid", FREYA, "Zorro") == "OP25-BATT-78"
    assert b.can("block", "Riposte", "Zorro")
    b.does("take")
    assert b.is_kod("Zorro") and a.venture == 0


@audit("one-at-a-time", "every Power card of the Draw Pile would be a duplicate")
def test_one_at_a_time_finds_only_duplicates() -> None:
    a, b = facing(["Invisible Man"], ["One at a Time", "3C"], me={"draw": ["3E", "Rapier", "3B"]})
    plays(a, b, "One at a Time", "Invisible Man")
    a.does("search")
    assert a.verbs == {"decline"}
    a.does("decline")
    assert a.hand == ["3C"] and sorted(a.draw_pile) == ["3B", "3E", "Rapier"] and a.dead == ["One at a Time"]


@audit("run-and-hide", "played against an attack without a number, with an 8 that his grid does not allow")
def test_run_and_hide_with_an_eight() -> None:
    a, b = facing(["Dracula"], ["Paralyzing Gaze"], ["Invisible Man"], ["Run and Hide", "8I", "7C"])
    strikes(a, b, "Paralyzing Gaze", "Dracula", "Invisible Man")
    b.does("use", "Run and Hide", "Invisible Man")
    b.does("avoid", "8I", "Invisible Man")
    assert b.hits("Invisible Man") == [] and b.clipped("Invisible Man") == ["Run and Hide"]
    assert b.dead == ["8I"]  # nobody on the team can play it


def test_run_and_hide_is_for_intelligence_alone() -> None:
    them = in_play("Run and Hide", "Invisible Man")
    _, b = under_attack("6C", "Invisible Man", ["Invisible Man"], ["7C", "1I"], them=them)
    assert not b.can("avoid", "7C") and b.can("avoid", "1I", "Invisible Man")


def test_the_homebase_never_attacks_face_down() -> None:
    """OP25-BATT-73: it is a character that hides its attack, whoever the Homebase attacks."""
    home = {"homebase": "The Round Table", "home": ["Amaru: Dragon Legend"]}
    swarm = {"in_play": [{"card": "Swarm Them!", "by": MIDDLE, "target": "Invisible Man"}]}
    me = home | in_play("Didn't See it Coming", "Invisible Man")
    a, _ = facing(["Invisible Man"], ["5I"], [MIDDLE, "Zorro"], me=me, them=swarm)
    assert a.can("attack", "Amaru: Dragon Legend") and a.can("attack_face_down", "5I", "Invisible Man")
    assert not a.can("attack_face_down", "Amaru: Dragon Legend")
