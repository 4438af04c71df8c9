"""Worked cases of whole turns: protection, order, Counter, switching."""

from games.overrealm.turns import check_turn
from marks import case, rule


@rule("OR-CARD-09", "OR-BUFF-03")
@case("OR-CASE-018")
def test_buff_of_another_monster() -> None:
    # 1 + 2 = 3
    check_turn("OR-CASE-018")


@rule("OR-SELECT-09", "OR-SELECT-10", "OR-END-01")
@case("OR-CASE-019")
def test_one_protected_action() -> None:
    # modifiers off for both: Lights Out 2 (not 5), Foul Play 2 (not 0, floored to 1); flips fail
    check_turn("OR-CASE-019")


@rule("OR-ORDER-05", "OR-ORDER-06", "OR-CUBES-04")
@case("OR-CASE-027")
def test_spd_cubes_change_the_order() -> None:
    # speed 5 against 6 - 2 = 4: Foul Play first, 2 - 2 = 0 so 1, and -1 ATK; Lights Out 2 - 1 + 2 + 1 = 4
    check_turn("OR-CASE-027")


@rule("OR-ORDER-08", "OR-ORDER-09", "OR-CUBES-05", "OR-KO-07")
@case("OR-CASE-029")
def test_tie_independence() -> None:
    # both speed 5: 3 + 3 (Death) + 3 (Water) = 9, not lowered by the new -1 ATK; Foul Play 2 - 2 = 0, so 1,
    # although its user falls
    check_turn("OR-CASE-029")


@rule("OR-ORDER-07", "OR-BUFF-02", "OR-KO-04")
@case("OR-CASE-031")
def test_pre_attack_speed_bonus() -> None:
    # 5 + 2 = 7 beats 5; 5 + 2 (Electric) = 7; Thunderstorm is lost
    check_turn("OR-CASE-031")


@rule("OR-ORDER-11", "OR-KO-04")
@case("OR-CASE-033")
def test_rot_hits_first() -> None:
    # enemy chose an attack: Rot (speed 2) before Rock Smash (6); 2 + 4 + 4 = 10
    check_turn("OR-CASE-033")


@rule("OR-STD-01", "OR-END-01")
@case("OR-CASE-036")
def test_draw_cards_on_both_sides() -> None:
    # 2 as the action + 1 in the End Phase
    check_turn("OR-CASE-036")


@rule("OR-STD-02", "OR-STD-03", "OR-STD-04", "OR-END-01", "OR-SELECT-08")
@case("OR-CASE-037")
def test_counter_hp_loss_discards_buffs() -> None:
    # 3 + 1 = 4, DEF ignored; P2 no draw; discarding Curse triggers nothing
    check_turn("OR-CASE-037")


@rule("OR-STD-03", "OR-STD-04")
@case("OR-CASE-039")
def test_counter_against_a_free_action() -> None:
    # 0 + 0 = 0
    check_turn("OR-CASE-039")


@rule("OR-STD-05", "OR-STD-03")
@case("OR-CASE-041")
def test_counter_stops_a_status_that_affects_the_enemy() -> None:
    # 2 discards: 2 HP; no leech
    check_turn("OR-CASE-041")


@rule("OR-STD-07", "OR-STD-03", "OR-STD-06")
@case("OR-CASE-043")
def test_countered_recoil_attack() -> None:
    # 2 + 1 = 3 for Counter, 2 recoil: 8 - 5 = 3
    check_turn("OR-CASE-043")


@rule("OR-STD-08", "OR-END-01")
@case("OR-CASE-045")
def test_both_counter() -> None:
    # cubes spent, no draws
    check_turn("OR-CASE-045")


@rule("OR-SWITCH-01", "OR-SWITCH-02", "OR-SWITCH-03", "OR-END-01", "OR-SWITCH-06", "OR-CUBES-03")
@case("OR-CASE-046")
def test_switch_clears_cubes_attack_hits_the_newcomer() -> None:
    # 1 + 0 (Rock) = 1; P2 no draw
    check_turn("OR-CASE-046")


@rule("OR-CARD-10", "OR-SWITCH-08", "OR-BUFF-01")
@case("OR-CASE-048")
def test_prevented_switch() -> None:
    # Chargroar stays: 1 - 1 + 2 = 2; cubes stay; no draw for P2
    check_turn("OR-CASE-048")


@rule("OR-SWITCH-07", "OR-SWITCH-06", "OR-COND-01")
@case("OR-CASE-050")
def test_burn_stays_leech_goes() -> None:
    # no leech left at the End Phase
    check_turn("OR-CASE-050")


@rule("OR-BUFF-10", "OR-BUFF-01", "OR-SWITCH-03", "OR-ORDER-03")
@case("OR-CASE-053")
def test_target_acquired() -> None:
    # 2 + 2 + 4 (Rock) = 8; flips fail, no leech
    check_turn("OR-CASE-053")


@rule("OR-SWITCH-10", "OR-BUFF-04", "OR-SELECT-06", "OR-END-01")
@case("OR-CASE-055")
def test_forced_switch_at_post_attack() -> None:
    # 4 hits Cleansitoad before it leaves; P2 chose Shaleshell and still draws
    check_turn("OR-CASE-055")
