"""Buffs, flips and conditions."""

from games.overrealm.table import table
from games.overrealm.test_selection import of
from marks import rule
from overtable.games.overrealm.state import DECK, DISCARD, REMOVED_CARDS, zone
from overtable.kernel.knowledge import move


@rule("OR-BUFF-07")
def test_played_buffs_are_not_reshuffled_in_their_own_turn() -> None:
    hand = ["Cleansitoad/Attack Burst-", "Standard+"]
    a, b = table(a=of("Cleansitoad", "Galeaffy", "Steamie", hand=hand, discard=12))
    a.selects("Typhoon", buffs=hand[:1], discard=hand[1:])
    b.draws()
    a.does("resolve", "Attack Burst")  # its flip needs a new deck
    assert a.happened("reshuffle") == 1
    assert a.holds(DISCARD)[-1] == "Cleansitoad/Attack Burst-"
    assert a.hand + a.deck + a.discard == 14


@rule("OR-BUFF-08")
def test_buffs_after_the_fatigue_are_lost() -> None:
    hand = ["Smolderskulk/Dense Smoke-"]
    a, b = table(
        a=of("Drownigator", "Galeaffy", "Steamie", hand=2, deck_top=["Standard+"]),
        b=of("Zappguin", "Smolderskulk", "Shaleshell", hand=hand),
    )
    a.selects("Fatigue", discard=2)
    b.selects("Ice Blast", buffs=hand)
    assert b.cubes == {} and b.happened("buff_lost") == 1


@rule("OR-FLIP-05")
def test_without_any_card_a_flip_fails() -> None:
    # all fourteen cards are in hand, committed or played: nothing to flip
    hand = ["Standard+", "Standard-"]
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=hand))
    s = a.state
    for c in s.zones[zone(s, 0, DECK)][:]:
        move(s, c, zone(s, 0, REMOVED_CARDS))
    a.selects("Cyclone", buffs=hand)
    b.draws()
    assert a.hits() == [("Cyclone", 3)] and a.flips() == [] and a.cubes == {}
    assert a.hand == 1  # the End Phase draw finds the buffs, discarded by then


@rule("OR-FLIP-09", "OR-WIN-03")
def test_a_monster_felled_by_its_own_flip_completes_its_action() -> None:
    a, b = table(
        a={
            "team": {"Drownigator": 1, "Phantomaton": 0, "Steamie": 0},
            "hand": 1,
            "deck_top": ["Phantomaton/Curse-", "Standard+"],
        },
        b={"team": {"Galeaffy": 4, "Shaleshell": 0, "Chargroar": 0}},
    )
    a.selects("Foul Play", discard=1)
    b.draws()
    assert a.hits() == [("Foul Play", 4)]
    assert (a.hp("Drownigator"), b.hp("Galeaffy")) == (0, 0)
    assert a.state.result is not None and a.state.result.winners == ()


@rule("OR-FLIP-06")
def test_a_card_drawn_or_discarded_has_no_flip_event() -> None:
    a, b = table(
        a=of(
            "Drownigator", "Phantomaton", "Steamie", hand=["Phantomaton/Curse-"], deck_top=["Steamie/Wishful Strike+"]
        ),
    )
    a.draws()
    b.draws()
    assert a.happened("flip_event") == 0 and a.tokens("Drownigator") == {}
    a.selects("Foul Play", discard=["Phantomaton/Curse-"])
    b.draws()
    assert all(cause != "Curse" for _, _, cause in a.losses())


@rule("OR-COND-05", "OR-COND-04")
def test_the_paralyze_flip_resolves_flip_events() -> None:
    a, b = table(
        a=of(
            "Drownigator",
            "Phantomaton",
            "Steamie",
            conditions={"Drownigator": {"paralyze": 1}},
            deck_top=["Phantomaton/Curse-", "Standard+"],
        ),
    )
    a.selects("Surge")
    b.draws()
    assert a.losses() == [("Drownigator", 1, "Curse")] and a.hits() == [("Surge", 1)]
    assert a.flips() == [("paralyze", "Phantomaton/Curse-"), ("paralyze", "Standard+")]


@rule("OR-COND-02")
def test_burn_takes_two_from_a_monster_with_two_such_elements_once() -> None:
    a, b = table(
        a=of("Americaw", "Galeaffy", "Steamie", hand=1, conditions={"Americaw": {"burn": 1}}),
        b=of("Cleansitoad", "Galeaffy", "Shaleshell"),
    )
    a.selects("Roc Rock", discard=1)
    b.draws()
    assert a.hits() == [("Roc Rock", 2)]  # 4 - 2, Water has no number


@rule("OR-COND-04")
def test_paralyze_slows_by_two() -> None:
    a, b = table(
        a=of("Zappguin", "Galeaffy", "Steamie", conditions={"Zappguin": {"paralyze": 1}}, deck_top=["Standard+"]),
        b=of("Stallagrowth", "Galeaffy", "Shaleshell"),
    )
    a.selects("Vortex")  # 3 - 2
    b.selects("Vine Whip")  # 3
    first = next(e for e in a.state.log or () if e.kind == "hit")
    assert a.named(first.refs[0]) == "Vine Whip"


@rule("OR-COND-08")
def test_flinch_needs_more_speed() -> None:
    for spd, stopped in ((0, True), (-2, False)):
        a, b = table(
            a=of("Shaleshell", "Galeaffy", "Steamie", hand=1, deck_top=["Galeaffy/Sharp Leaves+"], cubes={"SPD": spd}),
            b=of("Chargroar", "Galeaffy", "Drownigator"),
        )
        a.selects("Shellack", discard=1)
        b.selects("Lights Out")
        assert (b.hits() == []) is stopped


@rule("OR-ATTACK-10")
def test_bonuses_of_the_turn_have_no_limit_and_do_not_last() -> None:
    hand = ["Stallagrowth/Mossy Overgrowth-"]
    a, b = table(
        a=of("Stallagrowth", "Galeaffy", "Steamie", hand=hand, cubes={"DEF": 4}),
        b=of("Flexferno", "Galeaffy", "Drownigator", hand=7),
    )
    a.selects("Vine Whip", buffs=hand)
    b.selects("Fire Blast", discard=3)
    assert b.hits() == [("Fire Blast", 3)]  # 9 - 3 + 5 - 8
    a.selects("Vine Whip")
    b.selects("Fire Blast", discard=3)
    assert b.hits()[1] == ("Fire Blast", 7)


@rule("OR-ATTACK-07", "OR-ATTACK-08")
def test_a_failed_gate_loses_with_attack_buffs_too() -> None:
    mine = of("Shaleshell", "Galeaffy", "Whailstrom", hand=["Whailstrom/Roll Over+"])
    a, b = table(a={**mine, "deck_top": ["Shaleshell/Calcify-", "Standard-"]})
    a.selects("Boulder Bash", buffs=["Whailstrom/Roll Over+"])
    b.draws()
    assert a.hits() == [] and b.losses() == []


@rule("OR-COND-08", "OR-ORDER-12")
def test_acting_first_by_reversed_speeds_is_not_being_faster() -> None:
    hand = ["Phantomaton/Refactor-", "Standard+", "Standard-"]
    a, b = table(
        a=of("Zappguin", "Phantomaton", "Steamie", hand=hand, deck_top=["Zappguin/Retaliate+"]),
        b=of("Galeaffy", "Shaleshell", "Chargroar", hand=1),
    )
    a.selects("Ice Blast", buffs=hand[:1], discard=2)
    b.selects("Whirlwind", discard=1)
    first = next(e for e in a.state.log or () if e.kind == "hit")
    assert a.named(first.refs[0]) == "Ice Blast" and a.happened("flip_success") == 1
    assert len(b.hits()) == 1  # 4 went before 7, but flinch needs more speed
