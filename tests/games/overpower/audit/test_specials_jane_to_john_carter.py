"""Specials of Jane Porter, Joan of Arc and John Carter of Mars, each in an awkward situation."""

from games.overpower.specials import facing, hits, in_play, known, plays, strikes, turn_of, under_attack
from games.overpower.table import FREYA, hero
from marks import audit

CARTER = "John Carter of Mars"
JANE, JOAN = "Jane Porter", "Joan of Arc"


@audit("archimedes-q-porter", "two Specials are left in the pile, one of them for Any Character")
def test_archimedes_q_porter_takes_what_there_is() -> None:
    them = {"draw": ["1E", FREYA, "2C", "Riposte", "Rapier"]}
    a, b = facing([JANE], ["Archimedes Q. Porter"], ["Zorro"], ["Elite Swordsmanship"], them=them)
    hits(a, b, "Archimedes Q. Porter", JANE, "Zorro")
    assert b.dead == [FREYA, "Riposte"] and b.defeated == [] and sorted(b.draw_pile) == ["1E", "2C", "Rapier"]
    assert b.hand == ["Elite Swordsmanship"] and a.venture == 7


@audit("ethnoarchaeology", "cards placed on the Reserve and on the Homebase, in play, and for this battle alone")
def test_ethnoarchaeology_looks_everywhere() -> None:
    them = {
        "reserve": hero("Poseidon", placed=["Rising Tides"]),
        "homebase": "Barsoom",
        "home": ["Tsunami"],
        "in_play": [
            {"card": "Greatest Soldiers in History", "by": "Leonidas"},
            {"card": "Princess and the Pea", "by": "Leonidas"},
            {"card": "Poseidon's Might", "by": "Leonidas", "target": JANE},
        ],
    }
    a, b = facing([JANE], ["Ethnoarchaeology"], [hero("Leonidas", placed=["Shield Phalanx"])], ["300"], them=them)
    plays(a, b, "Ethnoarchaeology", JANE)
    assert b.dead == ["Greatest Soldiers in History", "Poseidon's Might", "Rising Tides", "Shield Phalanx"]
    assert b.astral == ["Princess and the Pea"] and b.placed() == ["Tsunami"] and b.hand == ["300"]
    assert a.hits(JANE) == []


@audit("tenacious-pursuit", "placed on Jane in Reserve, after the opponent conceded")
def test_tenacious_pursuit_from_reserve_after_a_concession() -> None:
    me = {"reserve": hero(JANE, placed=["Tenacious Pursuit"])}
    a, b = facing(["Zorro"], ["6C"], [hero("Merlin", hits=["8E", "8C", "2E"])], ["7E"], me=me, turn="b")
    b.does("concede")
    a.does("accept")
    b.does("decline")
    assert not a.can("attack", "6C")
    strikes(a, b, "Tenacious Pursuit", JANE, "Merlin")
    assert b.can("block", "7E", "Merlin")
    b.does("take")
    assert b.is_kod("Merlin") and a.placed() == []


@audit("lady-of-the-jungle", "the target removes the hit: both may attack again")
def test_lady_of_the_jungle_is_removed() -> None:
    a, b = facing([JANE], ["Lady of the Jungle", "4C"], ["Lancelot"], ["Knight of the Round Table", "7C"])
    hits(a, b, "Lady of the Jungle", JANE, "Lancelot")
    assert b.refusal("attack", "7C", "Lancelot") == "OP25-BATT-78"
    plays(b, a, "Knight of the Round Table", "Lancelot")
    b.does("choose", "Lady of the Jungle")
    hits(a, b, "4C", JANE, "Lancelot")
    assert b.hits("Lancelot") == ["4C"] and b.can("attack", "7C", "Lancelot", JANE)


@audit("not-without-my-friends", "two cards are left in the Draw Pile and two in the Power Pack")
def test_not_without_my_friends_goes_on_in_the_new_pile() -> None:
    them = {"draw": ["1E", "1C"], "power_pack": ["5C", "6C"]}
    a, b = facing([JANE], ["Not Without My Friends"], ["Zorro"], them=them)
    hits(a, b, "Not Without My Friends", JANE, "Zorro")
    assert len(b.dead) == 3 and {"1C", "1E"} < set(b.dead) and b.power_pack == [] and len(b.draw_pile) == 1


@audit("not-a-damsel-in-distress", "the attacker has played the last card of the hand")
def test_not_a_damsel_in_distress_against_an_empty_hand() -> None:
    card = "Not a Damsel in Distress"
    a, b = under_attack("6C", JANE, [JANE], [card, "4C"], me={"front": [hero("Leonidas", placed=["5B"])]})
    b.does("avoid", card, JANE)
    assert b.damage(JANE) == 0 and b.dead == [card] and turn_of(b)
    assert a.placed() == ["5B"] and a.power_pack == ["6C"]


@audit("angelic-visions", "of a hand of three; what is drawn afterwards stays hidden")
def test_angelic_visions_of_a_small_hand() -> None:
    hand, them = ["2C", "Lady of the Lake", "Rapier"], {"draw": ["5C", "6C", "7C", "8C"]}
    a, b = facing([JOAN], ["Angelic Visions"], ["Zorro"], hand, them=them)
    hits(a, b, "Angelic Visions", JOAN, "Zorro")
    assert known(a, b) == ["2C", "Lady of the Lake", "Rapier"]
    plays(b, a, "Lady of the Lake", "Zorro")
    b.does("done")
    assert known(a, b) == ["2C", "Rapier"] and len(b.hand) == 5 and b.hits("Zorro") == ["Angelic Visions"]


@audit("burned-at-the-stake", "Joan carries hits of both records and a placed card; the card drawn is a duplicate")
def test_burned_at_the_stake() -> None:
    joan = hero(JOAN, hits=["3E"], current=["6C"], placed=["5I"])
    a, b = facing([joan, "Zorro"], ["Burned at the Stake", "4C"], ["Hercules"], me={"draw": ["4B", "2C"]})
    assert b.venture == 6
    plays(a, b, "Burned at the Stake", JOAN)
    assert a.is_kod(JOAN) and b.venture == 0 and a.placed() == [] and b.power_pack == ["3E", "6C"]
    a.does("draw", "1")
    a.does("discard", "4B")
    a.does("done")
    assert a.hand == ["4C"] and a.power_pack == ["4B", "5I"] and a.dead == ["Burned at the Stake"]


@audit("early-feminist-leader", "Joan has fallen: the card lies in the Astral Plane and goes on working")
def test_early_feminist_leader_outlives_joan() -> None:
    me = in_play("Early Feminist Leader", JOAN)
    a, b = facing([hero(JOAN, ko=2), JANE, "Zorro"], ["4C", "3E", "5C"], ["Merlin"], me=me)
    strikes(a, b, "4C", JANE, "Merlin")
    assert a.level == 6
    b.does("take")
    b.does("pass")
    strikes(a, b, "3E", JANE, "Merlin")
    assert a.level == 3  # neither Combat nor Intelligence
    b.does("take")
    b.does("pass")
    strikes(a, b, "5C", "Zorro", "Merlin")
    assert a.level == 5 and "Early Feminist Leader" in a.astral


@audit("inspirational-leadership", "a teammate follows with a card that grants a further attack itself")
def test_inspirational_leadership_starts_no_second_string() -> None:
    hand = ["Inspirational Leadership", "Summon the Elements", "7E", "6C"]
    a, b = facing([JOAN, "Merlin", "Zorro"], hand, ["Hercules"])
    hits(a, b, "Inspirational Leadership", JOAN, "Hercules")
    assert not a.can("attack", "6C", JOAN)
    hits(a, b, "Summon the Elements", "Merlin", "Hercules")
    assert not a.can("attack", "7E") and a.offered("attack", "6C") == ["Zorro"]
    hits(a, b, "6C", "Zorro", "Hercules")
    assert turn_of(b) and a.venture == 14 and a.hand == ["7E"]


@audit("patron-saint-of-france", "as Intelligence, at somebody whom no card with a Combat icon may attack")
def test_patron_saint_of_france_shows_combat() -> None:
    them = in_play("Superhuman Endurance", CARTER)
    a, b = facing([JOAN], ["Patron Saint of France"], [CARTER, "Zorro"], them=them)
    assert a.refusal("attack", "Patron Saint of France", JOAN, CARTER) == "OP25-BATT-84"
    hits(a, b, "Patron Saint of France", JOAN, "Zorro", "Intelligence")
    assert b.damage("Zorro") == 8


@audit("protection-of-saint-michael", "for a teammate, against an Intelligence attack that shows Combat as well")
def test_protection_of_saint_michael() -> None:
    card = "Protection of Saint Michael"
    hand = ["Patron Saint of France", "7I", "5C"]
    a, b = facing([JOAN], hand, [JOAN, "Zorro"], [card])
    strikes(a, b, "Patron Saint of France", JOAN, "Zorro", "Intelligence")
    b.does("avoid", card, JOAN)
    assert b.damage("Zorro") == 0 and b.astral == [card]
    b.does("pass")
    assert a.refusal("attack", "7I", JOAN, "Zorro") == a.refusal("attack", "7I", JOAN, JOAN) == "OP25-BATT-84"
    hits(a, b, "5C", JOAN, "Zorro")
    assert b.damage("Zorro") == 5


@audit("dotar-sojat", "John Carter himself is attacked; then his teammate in Reserve is")
def test_dotar_sojat_is_for_teammates() -> None:
    them = {"reserve": "Merlin"}
    a, b = facing(["Korak"], ["5C", "John Clayton III"], [CARTER], ["Dotar Sojat"], them=them)
    strikes(a, b, "5C", "Korak", CARTER)
    assert b.refusal("avoid", "Dotar Sojat", CARTER) == "OP25-BATT-43"
    b.does("take")
    b.does("pass")
    strikes(a, b, "John Clayton III", "Korak", "Merlin")
    b.does("avoid", "Dotar Sojat", CARTER)
    assert b.damage("Merlin") == 0 and b.damage(CARTER) == 5


@audit("immortality", "only the permanent record is removed; the opponent's total gains by it")
def test_immortality_of_the_permanent_record_alone() -> None:
    carter = hero(CARTER, hits=["5E", "Wither"], current=["6C"])
    a, b = facing([carter], ["Immortality"], ["Hercules"])
    plays(a, b, "Immortality", CARTER)
    assert b.venture == 6
    a.does("decline")
    a.does("choose", "hits of the permanent record")
    assert a.hits(CARTER) == ["6C"] and b.venture == 11 and b.astral == ["5E"] and b.dead == ["Wither"]


@audit("leap-into-the-fray", "the character in Reserve blocks with a card placed there")
def test_leap_into_the_fray_is_blocked_in_reserve() -> None:
    them = {"reserve": hero("Hercules", placed=["8B"])}
    a, b = facing([CARTER], ["Leap into the Fray"], ["Zorro"], ["8C"], them=them)
    strikes(a, b, "Leap into the Fray", CARTER, "Hercules", "Energy")
    assert b.refusal("block", "8B", "Zorro") in ("OP25-BATT-43", "OP25-PLACE-07")
    b.does("block", "8B", "Hercules")
    assert b.damage("Hercules") == 0 and b.placed() == [] and b.power_pack == ["8B"]


@audit("lower-gravity", "on defence, where the block needs it; else it stays in hand")
def test_lower_gravity_for_a_block() -> None:
    _, b = under_attack("8E", CARTER, [CARTER], ["Lower Gravity", "7B", "8B"])
    b.does("use", "Lower Gravity", CARTER)
    assert not b.can("block", "7B", CARTER)
    b.does("block", "8B", CARTER)
    assert b.grid(CARTER) == (2, 6, 8, 5) and b.clipped(CARTER) == ["Lower Gravity"] and b.damage(CARTER) == 0
    _, b = under_attack("7E", CARTER, [CARTER], ["Lower Gravity", "7B"])
    assert b.refusal("use", "Lower Gravity", CARTER) == "OP25-BATT-33"


@audit("superhuman-endurance", "raised against an Intelligence attack that shows Combat; Any-Power still comes through")
def test_superhuman_endurance_looks_at_icons() -> None:
    hand = ["Patron Saint of France", "Virginia Fighting Man", "6C"]
    a, b = facing([JOAN, CARTER], hand, [CARTER], ["Superhuman Endurance"])
    strikes(a, b, "Patron Saint of France", JOAN, CARTER, "Intelligence")
    b.does("invalidate", "Superhuman Endurance", CARTER)
    assert b.damage(CARTER) == 0 and b.clipped(CARTER) == ["Superhuman Endurance"]
    b.does("pass")
    assert a.refusal("attack", "6C", CARTER, CARTER) == "OP25-BATT-84"
    hits(a, b, "Virginia Fighting Man", CARTER, CARTER)
    assert b.damage(CARTER) == 8


@audit("virginia-fighting-man", "as the third hit, which is of no type; its damage counts")
def test_virginia_fighting_man_is_no_third_type() -> None:
    a, b = facing([CARTER], ["Virginia Fighting Man"], [hero("Zorro", hits=["3E", "8C"])])
    hits(a, b, "Virginia Fighting Man", CARTER, "Zorro")
    assert b.damage("Zorro") == 19 and not b.is_kod("Zorro") and a.venture == 8
