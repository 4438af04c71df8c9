"""Specials of the Angry Mobs, Anubis and Billy the Kid."""

from games.overpower.specials import facing, in_play, known, next_battle, plays, strikes, turn_of, under_attack
from games.overpower.stories import act, battle, char, hit, hits_land, hurt, names_in, played, quietly
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.inplay.kinds import TRIGGER
from overtable.games.overpower.inplay.queries import bonus, level
from overtable.games.overpower.state import CLIPPED


@card("don-t-let-it-get-away")
def test_dont_let_it_get_away_ignores_what_forbids_attacking() -> None:
    lock = {
        "in_play": [
            {"card": "Paralyzing Gaze", "by": "Dracula", "target": "Angry Mob: Middle Ages"},
            {"card": "Form of Water", "by": "Poseidon"},
        ]
    }
    table = battle(["Angry Mob: Middle Ages"], ["Don't Let it Get Away!", "6B"], ["Poseidon", "Dracula"], them=lock)
    a, _ = table.seats
    assert a.can("attack", "Don't Let it Get Away!", "Angry Mob: Middle Ages", "Poseidon")
    assert not a.can("attack", "6B")
    free = battle(["Angry Mob: Middle Ages"], ["6B"], ["Poseidon", "Dracula"], them={"in_play": lock["in_play"][1:]})
    assert free.seats[0].refused("attack", "6B", "Angry Mob: Middle Ages", "Poseidon").rule == "OP25-BATT-84"


@card("swarm-them")
def test_swarm_them_draws_all_attacks_of_the_target() -> None:
    table = battle(["Angry Mob: Middle Ages"], ["Swarm Them!"], ["Zorro", "Korak"], ["6C", "5I"])
    a, b = table.seats
    act(a, "attack", "Swarm Them!", "Angry Mob: Middle Ages", "Zorro")
    b.does("decline")
    b.does("take")
    assert b.offered("attack", "6C", "Zorro") == ["Swarm Them!"]
    assert set(b.offered("attack", "5I", "Korak")) == {"Angry Mob: Middle Ages", "Swarm Them!"}
    b.does("attack", "5I", "Korak", "Swarm Them!")
    assert "Swarm Them!" in a.zone("dead pile")
    a.does("pass")
    assert b.can("attack", "6C", "Zorro", "Angry Mob: Middle Ages")


@card("swarm-them")
def test_the_mob_keeps_one_duplicate_swarm() -> None:
    mob = "Angry Mob: Modern Age"
    a, _ = facing(
        [mob], ["Swarm Them!", "Swarm Them!", "Swarm Them!", "Mob Mentality", "Mob Mentality"], phase="discard"
    )
    while a.pending == "Duplicates" and a.is_asked and a.can("discard"):
        a.table.answer(0, a.options()[0])
    quietly(a.table, "Place")
    assert a.hand == ["Mob Mentality", "Swarm Them!", "Swarm Them!"]


@card("disrupting-supply-lines")
def test_disrupting_supply_lines_clears_placed_universe_cards() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier", "Hera (ally)"]), hero("Korak", placed=["Training (Merlin)"])]
    a, b = facing(["Angry Mob: Industrial Age"], ["Disrupting Supply Lines"], foes, ["Flintlock"])
    plays(a, b, "Disrupting Supply Lines", "Angry Mob: Industrial Age")
    assert b.placed() == ["4C"] and b.hand == ["Flintlock"]


@card("union-power")
def test_union_power_hardens_the_team_only_when_it_hits() -> None:
    table, _a, _b = hit("Union Power", "Angry Mob: Industrial Age", ["Hercules"])
    assert bonus(table.state, 0, 4, "defence", 1, True) == 2
    table = battle(["Angry Mob: Industrial Age"], ["Union Power"], ["Hercules"], ["8B"])
    act(table.seats[0], "attack", "Union Power")
    table.seats[1].does("decline")
    table.seats[1].does("block", "8B", "Hercules")
    assert bonus(table.state, 0, 4, "defence", 1, True) == 0


@card("online-cyber-attack")
def test_online_cyber_attack_bars_intelligence_attacks_of_everybody() -> None:
    _table, a, b = hit("Online Cyber Attack", "Angry Mob: Modern Age", ["Merlin", "Korak"], ["6I", "5I", "7E"])
    assert not b.can("attack", "6I") and b.can("attack", "7E")
    act(b, "attack", "7E")
    a.does("take")
    a.does("pass")
    assert b.can("concede")


@card("ransom-your-secrets")
def test_two_cards_buy_the_secrets_back() -> None:
    a, b = facing(["Angry Mob: Modern Age"], ["Ransom Your Secrets"], [hero("Zorro", placed=["4C"])], ["2C", "3C"])
    plays(a, b, "Ransom Your Secrets", "Angry Mob: Modern Age")
    b.does("give_up", "Ransom Your Secrets")
    assert sorted(b.offered("pay")) == ["2 Combat", "3 Combat", "4 Combat"]
    b.answers(("pay", "2C"), ("pay", "4C"))
    assert a.dead == ["Ransom Your Secrets"] and b.hand == ["3C"] and b.placed() == [] and turn_of(a)
    poor, rich = facing(["Angry Mob: Modern Age"], ["Ransom Your Secrets"], ["Zorro"], ["2C"])
    plays(poor, rich, "Ransom Your Secrets", "Angry Mob: Modern Age")
    assert not rich.can("give_up")


@card("ransom-your-secrets")
def test_ransomed_secrets_are_open_in_every_battle() -> None:
    me = in_play("Ransom Your Secrets", "Angry Mob: Modern Age")
    a, b = facing(["Angry Mob: Modern Age"], [], ["Zorro"], me=me, them={"draw": ["7C", "Rapier"]})
    next_battle(a, b)
    assert known(a, b) == b.hand == ["7C", "Rapier"]


@card("book-of-the-dead")
def test_book_of_the_dead_revives_a_fallen_friends_special() -> None:
    me = {
        "front": ["Anubis", {"name": "Tarzan", "ko": 1}],
        "hand": [],
        "in_play": [{"card": "Book of the Dead", "by": "Anubis"}],
        "draw": ["Raised by Mangani Apes", "Jungle Tactics"],
    }
    table = battle([], [], ["Merlin"], me=me, phase="draw", battle=3)
    a, _b = table.seats
    a.does("reveal", "Raised by Mangani Apes")
    quietly(table, "Place")
    assert a.zone("hand") == ["Raised by Mangani Apes"]
    assert not a.can("place")
    quietly(table)
    assert a.can("attack", "Raised by Mangani Apes", "Anubis")


@card("book-of-the-dead")
def test_the_book_opens_only_for_a_fallen_teammate() -> None:
    me = {"front": ["Anubis", "Tarzan"], "in_play": [{"card": "Book of the Dead", "by": "Anubis"}]}
    me |= {"draw": ["Raised by Mangani Apes"], "hand": []}
    a, _ = facing([], [], ["Merlin"], me=me, phase="draw", battle=3)
    assert not a.can("reveal", "Raised by Mangani Apes")


@card("lord-of-the-sacred-land")
def test_lord_of_the_sacred_land_attacks_again_from_the_power_pack_when_it_misses() -> None:
    table = battle(["Anubis"], ["Lord of the Sacred Land"], ["Leonidas"], ["8C"], me={"power_pack": ["1C", "7B"]})
    a, b = table.seats
    act(a, "attack", "Lord of the Sacred Land")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    assert table.pending == "PlayNow"
    act(a, "attack", "7B", "Anubis", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 7
    hit = battle(["Anubis"], ["Lord of the Sacred Land"], ["Leonidas"], me={"power_pack": ["7B"]})
    act(hit.seats[0], "attack", "Lord of the Sacred Land")
    hit.seats[1].does("decline")
    hit.seats[1].does("take")
    assert hit.pending == "Turn"


@card("shepherd-of-the-damned")
def test_shepherd_of_the_damned_only_wards_off_a_ko() -> None:
    for suffered, saved in ((["6C", "5C"], False), (["6C", "6C"], True)):
        for target in ("Anubis", "Korak"):
            team = [hero("Anubis", hits=suffered), hero("Korak", hits=suffered)]
            _, b = under_attack("8C", target, team, ["Shepherd of the Damned"])
            assert b.can("avoid", "Shepherd of the Damned", "Anubis") is saved
            if saved:
                b.does("avoid", "Shepherd of the Damned", "Anubis")
                assert not b.is_kod(target) and b.damage(target) == 12


@card("siphon-strike")
def test_siphon_strike_heals_and_weakens_combat_while_it_is_a_hit() -> None:
    table, a, _b = hit(
        "Siphon Strike",
        "Anubis",
        ["Hercules"],
        me={"front": [{"name": "Anubis", "hits": ["3C"]}], "hand": ["Siphon Strike"]},
    )
    a.does("choose", "3C")
    assert hurt(table, "Anubis") == 0
    assert bonus(table.state, 4, 0, "attack", 1, True) == -2 and bonus(table.state, 4, 0, "attack", 2, True) == 0


@card("siphon-strike")
def test_siphon_strike_weakens_nobody_once_it_is_healed() -> None:
    me = in_play("Siphon Strike", "Anubis", "Leonidas")
    a, b = facing(["Anubis"], [], ["Leonidas", "Dr. Watson"], ["British Army Surgeon", "7C"], me=me, turn="b")
    plays(b, a, "British Army Surgeon", "Dr. Watson")
    b.does("choose", "Siphon Strike")
    a.does("pass")
    strikes(b, a, "7C", "Leonidas", "Anubis")
    assert b.level == 7


@card("wither")
def test_wither_weakens_attacks_and_defences_for_the_game() -> None:
    table, _a, b = hit("Wither", "Anubis", ["Hercules"], ["8B"])
    act(b, "attack", "8B")
    assert level(table.state, table.state.acts[-1]) == 7
    assert bonus(table.state, 4, 0, "defence", 2, True) == -1


@card("i-ll-make-you-famous")
def test_ill_make_you_famous_completes_an_objective_on_a_ko() -> None:
    for wounds, moved in ((["8B", "7B"], True), (["8B"], False)):
        table = battle(["Billy the Kid"], ["I'll Make You Famous"], [{"name": "Korak", "hits": wounds}, "Zorro"])
        a, b = table.seats
        act(a, "attack", "I'll Make You Famous", "Billy the Kid", "Korak")
        b.does("decline")
        b.does("take")
        assert (table.pending == "Effects") is moved
        if moved:
            a.does("complete", "from Reserve")
            assert len(a.zone("completed objectives")) == 1
        assert bool(table.state.kod[char(table, "Korak")]) is moved


@card("pals")
def test_pals_shift_only_to_a_power_card_block() -> None:
    them = {"in_play": [{"card": "Pals", "by": "Billy the Kid", "target": "Korak"}]}
    table = battle(["Zorro"], ["6C"], ["Billy the Kid", "Korak"], ["6I"], them=them)
    b = table.seats[1]
    act(table.seats[0], "attack", "6C", "Zorro", "Billy the Kid")
    b.does("shift", "Pals", "Korak")
    assert b.verbs == {"block"}
    b.does("block", "6I", "Korak")
    assert hurt(table, "Korak") == 0
    table = battle(["Zorro"], ["6C"], ["Billy the Kid", "Korak"], ["5I"], them=them)
    act(table.seats[0], "attack", "6C", "Zorro", "Billy the Kid")
    assert not table.seats[1].can("shift")


@card("pals")
def test_pals_can_be_played_on_defence_for_the_shift_they_allow() -> None:
    table = battle(["Zorro"], ["6C"], ["Billy the Kid", "Korak"], ["Pals", "6I"])
    b = table.seats[1]
    act(table.seats[0], "attack", "6C", "Zorro", "Billy the Kid")
    act(b, "use", "Pals", "Billy the Kid", "Korak")
    act(b, "shift", "Pals", "Korak")
    b.does("block", "6I", "Korak")
    assert names_in(table, 1, CLIPPED) == ["Pals"]


@card("quick-draw")
def test_quick_draw_strikes_the_attacker_first() -> None:
    table = battle(["Zorro"], ["6C", "5C"], ["Billy the Kid"], ["Quick Draw"])
    a, b = table.seats
    act(a, "attack", "6C")
    b.does("counter", "Quick Draw", "Billy the Kid")
    a.does("take")
    assert hurt(table, "Zorro") == 4 and hurt(table, "Billy the Kid") == 0
    assert a.zone("power pack") == ["6 Combat"]
    table = battle(["Zorro"], ["6C", "5C"], ["Billy the Kid"], ["Quick Draw"])
    a, b = table.seats
    act(a, "attack", "6C")
    b.does("counter", "Quick Draw", "Billy the Kid")
    a.does("block", "5C", "Zorro")
    b.does("take")
    assert hurt(table, "Zorro") == 0 and hurt(table, "Billy the Kid") == 6


@card("quick-draw")
def test_quick_draw_strikes_first_but_blocks_nothing() -> None:
    a, b = facing(["Zorro"], ["3C"], ["Billy the Kid"], ["Quick Draw"])
    strikes(a, b, "3C", "Zorro", "Billy the Kid")
    assert b.can("counter", "Quick Draw", "Billy the Kid")
    assert not b.can("block", "Quick Draw", "Billy the Kid")


@card("reap-the-whirlwind")
def test_reap_the_whirlwind_needs_a_skill_of_eight() -> None:
    table = battle(["Billy the Kid"], ["Reap the Whirlwind", "5C"], ["Hercules", "Merlin"])
    a, _b = table.seats
    assert a.offered("attack", "Reap the Whirlwind", "Billy the Kid") == ["Hercules"]
    act(a, "attack", "Reap the Whirlwind")
    hits_land(table)
    assert bonus(table.state, 0, 4, "attack", 1, True) == 2
    assert bonus(table.state, 0, 5, "attack", 1, True) == 0


@card("regulators")
def test_regulators_fetch_a_card_and_draw_after_a_loss() -> None:
    table, a, b = played(
        "Regulators",
        "Billy the Kid",
        me={"power_pack": ["7C", "4C"], "draw": [f"{n}C" for n in (1, 2, 3, 4, 5, 6, 7, 8)] + ["5E", "3E"]},
    )
    a.does("choose", "7C")
    assert a.zone("hand") == ["7 Combat"] and table.state.kinds >> TRIGGER["draw_phase"] & 1
    b.does("pass")
    a.does("concede")
    b.does("accept")
    quietly(table, "Duplicates")
    assert len(a.zone("hand")) == 9
