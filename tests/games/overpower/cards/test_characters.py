"""The characters: their figures, and every inherent ability at work and at its limit."""

import pytest

from games.overpower.decklists import deck, rules
from games.overpower.specials import facing, hits, strikes, turn_of, under_attack
from games.overpower.stories import quietly
from games.overpower.table import hero, seated, table
from marks import card
from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.cards import Character
from overtable.games.overpower.decks import legal as deck_rules
from overtable.games.overpower.inplay.queries import hits_to_ko
from overtable.scenario import scenario

FIGURES = {
    "angry-mob-middle-ages": (6, 4, 6, 1, 16),
    "angry-mob-industrial-age": (4, 5, 7, 3, 18),
    "angry-mob-modern-age": (5, 1, 8, 5, 20),
    "anubis": (6, 2, 7, 5, 18),
    "billy-the-kid": (4, 7, 3, 4, 17),
    "captain-nemo": (3, 6, 3, 7, 20),
    "carson-of-venus": (7, 5, 4, 7, 18),
    "count-of-monte-cristo": (1, 6, 3, 7, 20),
    "cthulhu": (6, 1, 8, 7, 22),
    "dejah-thoris": (6, 6, 2, 3, 18),
    "dr-watson": (2, 6, 3, 5, 16),
    "dracula": (4, 4, 6, 8, 22),
    "headless-horseman": (6, 4, 7, 2, 18),
    "hercules": (3, 6, 8, 4, 22),
    "invisible-man": (2, 5, 3, 6, 17),
    "jane-porter": (3, 4, 3, 6, 16),
    "joan-of-arc": (2, 5, 2, 7, 18),
    "john-carter-of-mars": (2, 6, 7, 5, 19),
    "king-arthur": (3, 7, 4, 6, 20),
    "korak": (2, 6, 5, 6, 17),
    "lancelot": (2, 7, 5, 4, 18),
    "leonidas": (1, 8, 5, 4, 21),
    "merlin": (7, 2, 2, 6, 21),
    "mina-harker": (6, 2, 6, 2, 18),
    "morgan-le-fay": (7, 2, 3, 5, 19),
    "mr-hyde": (3, 5, 6, 6, 16),
    "poseidon": (7, 2, 7, 5, 19),
    "professor-moriarty": (3, 5, 4, 8, 20),
    "ra": (8, 2, 5, 5, 20),
    "robin-hood": (2, 7, 4, 5, 18),
    "sheriff-of-nottingham": (2, 5, 7, 3, 18),
    "sherlock-holmes": (2, 5, 3, 8, 19),
    "sun-wukong": (5, 8, 6, 3, 22),
    "tars-tarkas": (2, 7, 6, 3, 20),
    "tarzan": (1, 7, 5, 4, 19),
    "the-mummy": (6, 2, 7, 2, 18),
    "the-three-musketeers": (2, 7, 5, 5, 20),
    "time-traveler": (5, 3, 2, 6, 18),
    "van-helsing": (3, 7, 4, 5, 20),
    "victory-harben": (5, 5, 3, 7, 18),
    "wicked-witch": (8, 3, 2, 5, 19),
    "zeus": (8, 3, 6, 5, 23),
    "zorro": (1, 8, 4, 5, 20),
}


@card(*FIGURES)
def test_every_character_has_its_grid_and_threat() -> None:
    assert len(FIGURES) == 43
    found = {c.id: (*c.grid, c.threat) for c in catalogue().cards if isinstance(c, Character)}
    assert {name: found[name] for name in FIGURES} == FIGURES


@card("angry-mob-middle-ages", "angry-mob-industrial-age", "angry-mob-modern-age")
@pytest.mark.parametrize(
    ("name", "wounds", "last"),
    [
        ("Angry Mob: Middle Ages", ["8C", "8C", "3C"], 6),
        ("Angry Mob: Industrial Age", ["8C", "8C", "3C"], 6),
        ("Angry Mob: Modern Age", ["8C", "8C", "8C"], 6),
    ],
)
def test_angry_mobs_take_more_hits(name: str, wounds: list[str], last: int) -> None:
    for level in (last - 1, last):
        a, b = facing(["Leonidas"], [f"{level}C"], [hero(name, hits=wounds), "Korak"])
        hits(a, b, f"{level}C", "Leonidas", name)
        assert b.is_kod(name) is (level == last)


@card("angry-mob-middle-ages", "angry-mob-industrial-age", "angry-mob-modern-age")
def test_the_mobs_share_the_specials_of_the_mob_and_keep_their_own() -> None:
    own = {"Middle Ages": "Regent of the Crown", "Industrial Age": "Union Power", "Modern Age": "Online Cyber Attack"}
    for age in own:
        name = f"Angry Mob: {age}"
        a, _ = facing([name], ["Mob Mentality", *own.values()], ["Leonidas"])
        assert a.can("attack", "Mob Mentality", name)
        assert [c for c in own.values() if a.can("attack", c, name)] == [own[age]]


@card("billy-the-kid")
def test_billy_plays_numerical_specials_from_reserve() -> None:
    hand = ["I'll Make You Famous", "Reap the Whirlwind", "Regulators", "5C"]
    a, _ = facing(["Anubis"], hand, ["Leonidas"], me={"reserve": "Billy the Kid"})
    assert a.can("attack", "I'll Make You Famous", "Billy the Kid")
    assert not a.can("attack", "Reap the Whirlwind") and not a.can("play", "Regulators") and not a.can("attack", "5C")


@card("carson-of-venus", "morgan-le-fay", "victory-harben")
@pytest.mark.parametrize(
    ("name", "front", "reserve"),
    [("Carson of Venus", 18, 19), ("Morgan le Fay", 19, 20), ("Victory Harben", 18, 20)],
)
def test_some_cost_more_in_reserve(name: str, front: int, reserve: int) -> None:
    rest = 19 + 18 + 17
    assert deck_rules.threat(deck(front=f"Poseidon; Robin Hood; {name}", reserve="Korak")) == rest + front
    assert deck_rules.threat(deck(front="Poseidon; Robin Hood; Korak", reserve=name)) == rest + reserve


@card("cthulhu")
def test_cthulhu_plays_intelligence_teamwork_from_reserve() -> None:
    mind, light = "7 Intelligence Teamwork (Energy/Combat)", "6 Energy Teamwork (Combat/Intelligence)"
    a, _ = facing(["Zorro"], [mind, light, "5C"], ["Leonidas"], me={"reserve": "Cthulhu"})
    assert a.can("attack", mind, "Cthulhu") and not a.can("attack", light)
    assert not a.can("attack", mind, "Zorro")


@card("dr-watson")
def test_watson_counts_two_at_baker_street() -> None:
    for home, total in (("221-B Baker St.", 2), ("The Round Table", 0)):
        a, _ = facing(["Dr. Watson"], [], me={"homebase": home})
        assert a.venture == total


@card("dracula")
def test_draculas_offer_strengthens_one_and_heals_the_other() -> None:
    for taken in (True, False):
        a, b = facing([hero("Dracula", hits=["5C", "4C", "3C"])], [], ["Leonidas"], ["6C"], phase="discard")
        quietly(a.table, "Triggered")
        a.does("choose", "Leonidas")
        b.does(*(("accept", "Leonidas") if taken else ("refuse",)))
        if taken:
            a.answers(("choose", "5C"), ("choose", "4C"))
        assert a.damage("Dracula") == (3 if taken else 12)
        quietly(a.table)
        if a.is_asked:
            a.does("pass")
        strikes(b, a, "6C", "Leonidas", "Dracula")
        assert b.level == (8 if taken else 6)


@card("john-carter-of-mars")
def test_john_carter_brings_level_eight_brute_force() -> None:
    eight = deck("8 Brute Force", front="Poseidon; Robin Hood; John Carter of Mars")
    plain = deck("8 Brute Force", front="Poseidon; Robin Hood; Merlin")
    assert rules(plain) - rules(eight) == {"OP25-DECK-11"}


@card("king-arthur")
def test_king_arthur_counts_one_for_his_team() -> None:
    a, b = facing(["King Arthur", "Korak"], [])
    assert a.venture == 1 and b.venture == 0
    a, _ = facing([hero("King Arthur", ko=1), "Korak"], [])
    assert a.venture == 0


@card("king-arthur", "dr-watson")
def test_venture_bonuses_work_from_reserve() -> None:
    a, _ = facing(["Zorro"], [], me={"reserve": "King Arthur"})
    assert a.venture == 1
    a, _ = facing(["Zorro"], [], me={"reserve": "Dr. Watson", "homebase": "221-B Baker St."})
    assert a.venture == 2


@card("lancelot")
def test_lancelot_starts_with_sword_and_shield_placed() -> None:
    made = scenario("overpower-2025", decks=("Camelot's Oath", "Camelot's Oath"))
    a, _ = seated(made)
    assert a.placed("Lancelot") == ["Sword and Shield"]
    a, _ = table(
        a={"front": [hero("Lancelot", placed=["Sword and Shield"])], "hand": ["For the Queen!"]}, phase="placement"
    )
    assert a.can("place", "For the Queen!", "Lancelot"), "it takes no slot"


@card("merlin")
def test_merlin_looks_at_the_top_card_after_venturing() -> None:
    for answer, top in ((("choose", "1E"), "2E"), (("decline",), "1E")):
        a, _ = facing(["Merlin"], [], me={"draw": ["1E", "2E", "3E"]}, phase="venture")
        quietly(a.table, "Triggered")
        a.does("look")
        a.does(*answer)
        assert a.draw_pile[0] == top and (a.draw_pile[-1] == "1E") is (top == "2E")


@card("ra", "dracula")
def test_what_an_inherent_ability_brought_about_outlives_its_character() -> None:
    staff = [{"card": n, "by": "Ra"} for n in ("Staff Head", "Staff Fragments", "Shards of the Staff")]
    a, b = facing([hero("Ra", hits=["6C", "8C"]), "Korak"], ["6C"], ["Leonidas"], ["8C"], me={"in_play": staff})
    a.does("give_up", "Ra", "Leonidas")
    hits(b, a, "8C", "Leonidas", "Ra")
    assert a.is_kod("Ra")
    assert hits_to_ko(b.s, b.char("Leonidas")) == 12


@card("sheriff-of-nottingham")
def test_the_sheriff_follows_up_himself() -> None:
    team = "7 Brute Force Teamwork (Energy/Combat)"
    a, b = facing(["Sheriff of Nottingham", "Hercules"], [team, "5C", "2E"], ["Leonidas"])
    hits(a, b, team, "Sheriff of Nottingham", "Leonidas")
    hits(a, b, "5C", "Sheriff of Nottingham", "Leonidas")
    assert a.can("attack", "2E", "Sheriff of Nottingham"), "one or both"
    a, b = facing(["Hercules", "Sheriff of Nottingham"], [team, "5C", "2E"], ["Leonidas"])
    hits(a, b, team, "Hercules", "Leonidas")
    assert not a.can("attack", "5C", "Hercules")


@card("sheriff-of-nottingham", "all-for-one")
@pytest.mark.parametrize("own", [True, False])
def test_only_he_himself_makes_both_follow_ups(own: bool) -> None:
    team = "6 Brute Force Teamwork (Energy/Combat)"
    a, b = facing(["Sheriff of Nottingham", "Carson of Venus"], [team, "2E", "3C"], ["Zorro"])
    hits(a, b, team, "Sheriff of Nottingham")
    hits(a, b, "2E", "Sheriff of Nottingham" if own else "Carson of Venus")
    assert a.offered("attack", "3C") == ["Sheriff of Nottingham", *(["Carson of Venus"] if own else [])]


@card("tars-tarkas")
@pytest.mark.parametrize("placed", [["Rapier"], ["Hucklebuck"], ["Rapier", "Hucklebuck"], ["Hucklebuck", "Rapier"]])
def test_one_basic_card_takes_no_slot_of_tars_tarkas(placed: list[str]) -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, _ = table(a={"front": [hero("Tars Tarkas", placed=placed)], "hand": ["Longbow", team]}, phase="placement")
    full = len(placed) == 2
    assert a.can("place", "Longbow", "Tars Tarkas") is not full
    assert a.can("place", team, "Tars Tarkas") is (placed == ["Rapier"])
    other, _ = table(a={"front": [hero("Zorro", placed=["Rapier"])], "hand": ["Longbow"]}, phase="placement")
    assert not other.can("place", "Longbow", "Zorro")


@card("tarzan")
def test_tarzan_avoids_brute_force_with_intelligence() -> None:
    for attack, saved in (("8B", True), ("8C", False)):
        _, b = under_attack(attack, "Tarzan", ["Tarzan", "Korak"], ["4I", "5I"])
        assert b.can("avoid", "4I", "Tarzan") is saved
        assert not b.can("avoid", "5I"), "beyond his grid"
    _, b = under_attack("8B", "Korak", ["Tarzan", "Korak"], ["4I"])
    assert not b.can("avoid", "4I"), "himself only"


@card("the-mummy")
def test_the_mummy_falls_only_with_an_energy_icon() -> None:
    for wounds, falls in ((["8C", "8C"], False), (["8C", "8E"], True)):
        a, b = facing(["Leonidas"], ["8C"], [hero("The Mummy", hits=wounds), "Korak"])
        hits(a, b, "8C", "Leonidas", "The Mummy")
        assert b.is_kod("The Mummy") is falls
    a, b = facing(["Carson of Venus"], ["4M"], [hero("The Mummy", hits=["8C", "8C"]), "Korak"])
    hits(a, b, "4M", "Carson of Venus", "The Mummy")
    assert b.is_kod("The Mummy"), "a MultiPower card shows the icon"


@card("the-three-musketeers")
def test_teamwork_never_counts_to_the_fall_of_the_musketeers() -> None:
    team = "6 Energy Teamwork (Combat/Intelligence)"
    for name, falls in (("The Three Musketeers", False), ("Zorro", True)):
        a, b = facing(["Leonidas"], ["1C"], [hero(name, hits=["8C", "7C", team]), "Korak"])
        hits(a, b, "1C", "Leonidas", name)
        assert b.is_kod(name) is falls


@card("time-traveler")
def test_the_time_traveler_blocks_with_intelligence_seven_and_eight() -> None:
    _, b = under_attack("8C", "Time Traveler", ["Time Traveler"], ["8I", "7I", "8C"])
    assert b.can("block", "8I", "Time Traveler") and not b.can("block", "8C")
    _, b = under_attack("7C", "Time Traveler", ["Time Traveler"], ["7I"])
    b.does("block", "7I", "Time Traveler")
    assert turn_of(b) and b.damage("Time Traveler") == 0
    a, _ = facing(["Time Traveler"], ["7I", "6I"])
    assert not a.can("attack", "7I") and a.can("attack", "6I")


@card("van-helsing")
def test_van_helsing_strikes_harder_at_dracula() -> None:
    for target, level in (("Dracula", 6), ("Korak", 5)):
        a, b = facing(["Van Helsing"], ["5C"], ["Dracula", "Korak"])
        strikes(a, b, "5C", "Van Helsing", target)
        assert a.level == level
    a, b = facing(["Dracula"], ["5I"], ["Van Helsing"])
    strikes(a, b, "5I", "Dracula", "Van Helsing")
    assert a.level == 5


@card("van-helsing")
def test_van_helsing_defends_against_dracula_as_against_anybody() -> None:
    a, b = facing(["Dracula"], ["6B"], ["Van Helsing"], ["5C"])
    strikes(a, b, "6B", "Dracula", "Van Helsing")
    assert not b.can("block", "5C")


@card("zeus")
def test_zeus_keeps_a_second_thunderbolt_and_plays_no_energy_teamwork() -> None:
    a, _ = facing(["Zeus"], ["Thunderbolt", "Thunderbolt", "Thunderbolt"], phase="discard")
    assert a.pending == "Duplicates"
    a.table.answer(0, a.options()[0])
    quietly(a.table, "Place")
    assert a.hand == ["Thunderbolt", "Thunderbolt"]
    light, force = "6 Energy Teamwork (Combat/Intelligence)", "6 Brute Force Teamwork (Energy/Combat)"
    a, _ = facing(["Zeus", "Zorro"], [light, force, "5C"], ["Leonidas"])
    assert not a.can("attack", light, "Zeus") and a.can("attack", force, "Zeus")
