"""Specials of Jane Porter, Joan of Arc, John Carter of Mars, King Arthur and Korak."""

import pytest

from games.overpower.specials import HELD, facing, hits, in_play, known, plays, strikes, turn_of, under_attack
from games.overpower.stories import act, attacked_with, battle, hurt, played
from games.overpower.table import hero, table
from marks import card
from overtable.games.overpower.inplay.queries import bonus, level


@card("archimedes-q-porter")
def test_archimedes_q_porter_kills_the_first_three_specials() -> None:
    pile = ["1E", "Riposte", "Elite Swordsmanship", "2E", "Master of Escape", "Ancestral Rapier"]
    a, b = facing(["Jane Porter"], ["Archimedes Q. Porter"], ["Zorro"], them={"draw": pile})
    hits(a, b, "Archimedes Q. Porter", "Jane Porter", "Zorro")
    assert b.dead == ["Elite Swordsmanship", "Master of Escape", "Riposte"]
    assert sorted(b.draw_pile) == ["1E", "2E", "Ancestral Rapier"]


@card("angelic-visions")
def test_angelic_visions_show_four_cards_when_they_succeed() -> None:
    a, b = facing(["Joan of Arc"], ["Angelic Visions"], ["Zorro"], HELD)
    hits(a, b, "Angelic Visions", "Joan of Arc", "Zorro")
    assert len(known(a, b)) == 4
    a, b = facing(["Joan of Arc"], ["Angelic Visions"], ["Zorro"], [*HELD, "Freya: Goddess of Protection"])
    strikes(a, b, "Angelic Visions", "Joan of Arc", "Zorro")
    b.does("avoid", "Freya: Goddess of Protection", "Zorro")
    assert known(a, b) == []


@card("early-feminist-leader")
def test_early_feminist_leader_raises_the_women_of_the_team() -> None:
    table, _a, _b = played("Early Feminist Leader", "Joan of Arc", beside=["Dejah Thoris", "Zorro"])
    for ch, amount in ((0, 2), (1, 2), (2, 0)):
        assert bonus(table.state, ch, 4, "attack", 1, True) == amount
    assert bonus(table.state, 1, 4, "attack", 0, True) == 0


@card(
    "dejah-thoris", "jane-porter", "joan-of-arc", "mina-harker", "morgan-le-fay", "victory-harben", "wicked-witch",
    "early-feminist-leader",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "raised"),
    [
        ("Dejah Thoris", True),
        ("Jane Porter", True),
        ("Mina Harker", True),
        ("Morgan le Fay", True),
        ("Victory Harben", True),
        ("Wicked Witch", True),
        ("Leonidas", False),
    ],
)
def test_who_is_led_by_joan(name: str, raised: bool) -> None:
    me = in_play("Early Feminist Leader", "Joan of Arc")
    for attack, by, more in (("2C", name, raised), ("4I", "Joan of Arc", True)):
        a, b = facing(["Joan of Arc", name], [attack], ["Hercules"], me=me)
        strikes(a, b, attack, by, "Hercules")
        assert a.level == int(attack[0]) + (2 if more else 0)


@card("early-feminist-leader")
def test_early_feminist_leader_also_defends_at_two_more() -> None:
    a, b = facing(
        ["Leonidas"], ["8C"], ["Joan of Arc", "Mina Harker", "Zorro"], ["6I", "6E"],
        them=in_play("Early Feminist Leader", "Joan of Arc"),
    )  # fmt: skip
    strikes(a, b, "8C", "Leonidas", "Joan of Arc")
    assert b.can("block", "6I", "Joan of Arc")
    a, b = facing(
        ["Leonidas"],
        ["8C"],
        ["Joan of Arc", "Mina Harker"],
        ["6E"],
        them=in_play("Early Feminist Leader", "Joan of Arc"),
    )
    strikes(a, b, "8C", "Leonidas", "Mina Harker")
    assert not b.can("block", "6E"), "Combat and Intelligence only"


@card("inspirational-leadership")
def test_inspirational_leadership_lets_each_teammate_attack_once() -> None:
    table = battle(["Joan of Arc", "Zorro", "Merlin"], ["Inspirational Leadership", "6C", "7E", "5C"], ["Leonidas"])
    a, b = table.seats
    act(a, "attack", "Inspirational Leadership")
    b.does("decline")
    b.does("take")
    assert not a.can("attack", "5C", "Joan of Arc")
    a.does("attack", "6C", "Zorro", "Leonidas")
    b.does("take")
    assert not a.can("attack", "5C", "Zorro")
    a.does("attack", "7E", "Merlin", "Leonidas")
    b.does("take")
    assert b.is_asked and table.pending == "Turn"


@card("protection-of-saint-michael", "one-eye")
def test_what_protects_the_team_protects_its_reserve() -> None:
    there = in_play("Protection of Saint Michael", "Joan of Arc") | {"reserve": "Zorro"}
    a, _ = facing(["Wicked Witch"], ["One Eye"], ["Joan of Arc"], them=there)
    assert not a.can("attack", "One Eye", "Wicked Witch", "Zorro")


@card("immortality")
@pytest.mark.parametrize(
    ("left", "hits_left", "total"),
    [((), [], 14), (("hits of this battle",), ["6C"], 8), (("hits of the permanent record",), ["3C", "5C"], 6)],
)
def test_immortality_removes_either_record_or_both(left: tuple[str, ...], hits_left: list[str], total: int) -> None:
    john = hero("John Carter of Mars", hits=["5C", "3C"], current=["6C"])
    a, b = facing([john], ["Immortality"])
    plays(a, b, "Immortality", "John Carter of Mars")
    for record in ("hits of this battle", "hits of the permanent record"):
        a.does("decline") if record in left else a.does("choose", record)
    kept_of_the_battle = 6 if "hits of this battle" in left else 0
    assert a.hits("John Carter of Mars") == hits_left and b.venture == total + kept_of_the_battle and turn_of(b)


@card("immortality")
def test_immortality_asks_for_no_record_without_hits() -> None:
    john = hero("John Carter of Mars", current=["6C"])
    a, b = table(a={"front": [john], "hand": ["Immortality"]}, b={"front": ["Zorro"]}, turn="a")
    plays(a, b, "Immortality", "John Carter of Mars")
    a.does("choose", "hits of this battle")
    assert a.damage("John Carter of Mars") == 0 and turn_of(b)


@card("knights-of-the-round-table")
def test_knights_of_the_round_table_cost_a_card_and_an_objective() -> None:
    them = {"objectives": {"reserve": 4, "ventured": {"reserve": 3}}}
    table = battle(["King Arthur"], ["Knights of the Round Table", "5C"], ["Zorro"], them=them)
    a, b = table.seats
    act(a, "play", "Knights of the Round Table")
    a.does("pay", "5C")
    b.does("decline")
    b.does("return", "from Reserve")
    assert len(b.zone("ventured objectives")) == 2
    poor = battle(["King Arthur"], ["Knights of the Round Table"], ["Zorro"])
    assert not poor.seats[0].can("play")


@card("heavy-is-the-head")
def test_heavy_is_the_head_plays_another_characters_special_from_the_dead_pile() -> None:
    table = battle(
        ["King Arthur"], ["Heavy is the Head"], ["Leonidas"], me={"dead": ["Great Club", "Excalibur", "Godly Prowess"]}
    )
    a, b = table.seats
    act(a, "play", "Heavy is the Head")
    b.does("decline")
    assert a.offered("choose") == ["Great Club"]
    a.does("choose", "Great Club")
    act(a, "attack", "Great Club", "King Arthur", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 6


@card("heavy-is-the-head")
def test_heavy_is_the_head_takes_only_what_can_be_played_at_once() -> None:
    pile = {"dead": ["Great Club", "Lion Skin Cloak"]}
    a, b = facing(["King Arthur", "Hercules"], ["Heavy is the Head"], me=pile)
    plays(a, b, "Heavy is the Head", "King Arthur")
    assert a.offered("choose") == ["Great Club"], "a card for defence cannot be played on one's own turn"


@card("heavy-is-the-head")
def test_heavy_is_the_head_also_finds_a_defence() -> None:
    a, b = facing(
        ["Leonidas"],
        ["8C"],
        ["King Arthur"],
        ["Heavy is the Head"],
        them={"dead": ["Lion Skin Cloak", "Give Them Nothing"]},
    )
    strikes(a, b, "8C", "Leonidas", "King Arthur")
    assert b.offered("use", "Heavy is the Head", "King Arthur") == ["Lion Skin Cloak"], "not what is One Per Deck"
    b.does("use", "Heavy is the Head", "King Arthur", "Lion Skin Cloak")
    b.does("avoid", "Lion Skin Cloak", "King Arthur")
    assert b.damage("King Arthur") == 0 and turn_of(b)
    assert b.dead == ["Give Them Nothing", "Heavy is the Head", "Lion Skin Cloak"]


@card("lead-from-the-front")
def test_lead_from_the_front_reaches_higher_beside_lancelot_or_merlin() -> None:
    for mate, value, saved in (
        ("Korak", 4, True),
        ("Korak", 5, False),
        ("Lancelot", 6, True),
        ("Merlin", 6, True),
        ("Merlin", 7, False),
    ):
        for target in ("King Arthur", mate):
            _, b = under_attack(f"{value}C", target, ["King Arthur", mate], ["Lead From the Front"])
            assert b.can("avoid", "Lead From the Front", "King Arthur") is saved, (mate, value)
    _, b = under_attack("6C", "Korak", ["King Arthur", "Korak", hero("Merlin", ko=1)], ["Lead From the Front"])
    b.does("avoid", "Lead From the Front", "King Arthur")
    assert b.damage("Korak") == 0, "having begun the game beside him is enough"


@card("jungle-survival")
def test_jungle_survival_takes_a_combat_icon() -> None:
    _, b = attacked_with("Jungle Survival", "Korak", "Merlin", ["7E", "2C", "5M", "Freya: Goddess of Protection"])
    assert not b.can("block", "7E")
    assert not b.can("avoid")
    assert b.can("block", "5M", "Merlin")
    assert b.refused("block", "2C", "Merlin").rule == "OP25-BATT-38"


@card("like-father-like-son")
def test_like_father_like_son_hardens_the_team_in_the_jungle() -> None:
    for mission, amount in (("King of the Jungle", 2), ("Warlord of Mars", 0)):
        table, _a, _b = played(
            "Like Father, Like Son",
            "Korak",
            me={"front": ["Korak"], "hand": ["Like Father, Like Son"], "mission": mission},
        )
        assert bonus(table.state, 0, 4, "defence", 1, True) == amount


@card("meriem-and-jackie-clayton")
def test_meriem_and_jackie_draw_everything_to_korak() -> None:
    them = {"in_play": [{"card": "Meriem and Jackie Clayton", "by": "Korak"}]}
    table = battle(["Zorro"], ["6C"], ["Korak", "Leonidas"], them=them)
    act(table.seats[0], "attack", "6C", "Zorro", "Leonidas")
    assert level(table.state, table.state.acts[-1]) == 4
    table.seats[1].does("take")
    assert hurt(table, "Korak") == 6


@card("meriem-and-jackie-clayton")
def test_attacks_on_korak_himself_are_at_minus_two_as_well() -> None:
    a, b = facing(["Zorro"], ["6C"], ["Korak", "Leonidas"], them=in_play("Meriem and Jackie Clayton", "Korak"))
    strikes(a, b, "6C", "Zorro", "Korak")
    assert a.level == 4
    b.does("take")
    assert b.damage("Korak") == 6


@card("meriem-and-jackie-clayton")
def test_meriem_and_jackie_weaken_an_attack_on_korak_in_time() -> None:
    a, b = facing(["Leonidas"], ["8C"], ["Korak"], ["Meriem and Jackie Clayton", "6I"])
    strikes(a, b, "8C", "Leonidas", "Korak")
    assert not b.can("block", "6I", "Korak")
    b.does("use", "Meriem and Jackie Clayton", "Korak")
    b.does("block", "6I", "Korak")
    assert b.damage("Korak") == 0 and b.clipped("Korak") == ["Meriem and Jackie Clayton"]


@card("meriem-and-jackie-clayton")
def test_meriem_and_jackie_draw_the_attack_in_time() -> None:
    _, b = under_attack("8C", "Leonidas", ["Korak", "Leonidas"], ["Meriem and Jackie Clayton", "6I"])
    b.does("use", "Meriem and Jackie Clayton", "Korak")
    assert b.verbs == {"shift"}
    b.does("shift", "Meriem and Jackie Clayton", "Korak")
    assert b.clipped("Korak") == ["Meriem and Jackie Clayton"]
    b.does("block", "6I", "Korak")
    assert turn_of(b) and b.damage("Korak") == b.damage("Leonidas") == 0, "6 is enough against 8 at -2"


@card("son-of-the-jungle")
def test_son_of_the_jungle_saves_family() -> None:
    for mate, target, value, saved in (
        ("Merlin", "Korak", 6, True),
        ("Merlin", "Korak", 7, False),
        ("Merlin", "Merlin", 3, False),
        ("Tarzan", "Tarzan", 6, True),
        ("Jane Porter", "Jane Porter", 6, True),
        ("Jane Porter", "Jane Porter", 7, False),
    ):
        _, b = under_attack(f"{value}C", target, ["Korak", mate], ["Son of the Jungle"])
        assert b.can("avoid", "Son of the Jungle", "Korak") is saved, (mate, target, value)


@card("to-the-death")
def test_to_the_death_joins_koraks_own_card() -> None:
    table = battle(["Korak", "Zorro"], ["To the Death", "6C", "5B"], ["Merlin"])
    a, b = table.seats
    assert not a.can("attack", "To the Death", "Korak", "5B")
    assert not a.can("attack", "To the Death", "Korak", "6C", "Zorro")
    a.does("attack", "To the Death", "Korak", "6C", "Korak", "Merlin")
    b.does("decline")
    b.does("take")
    assert hurt(table, "Merlin") == 10
