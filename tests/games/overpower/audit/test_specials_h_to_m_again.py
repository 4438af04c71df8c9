"""Specials from Headless Horseman to Moriarty in a second awkward situation, where the first had left a doubt."""

from games.overpower.specials import facing, in_play, strikes
from marks import audit

SWORD = "Sword and Shield"


@audit("sword-and-shield", "guessed against a face-down attack that no Special can defend: it is lost", mended=True)
def test_sword_and_shield_is_lost_in_a_wrong_guess() -> None:
    me, them = in_play("Didn't See it Coming", "Invisible Man"), in_play(SWORD, "Lancelot")
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], ["Lancelot"], [], me=me, them=them)
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Lancelot", verb="attack_face_down")
    b.does("avoid", SWORD, "Lancelot")
    assert b.damage("Lancelot") == 5 and b.clipped("Lancelot") == [] and b.dead == [SWORD]


@audit("baptized-in-combat", "with a combined attack of which one card is Combat", mended=True)
def test_baptized_in_combat_raises_a_combined_attack() -> None:
    a, b = facing(["Korak", "Leonidas"], ["To the Death", "5C", "6I", "Baptized in Combat"], ["Zorro"])
    a.does("add", "Baptized in Combat", "Leonidas")
    assert not a.can("attack", "To the Death", "Korak", "6I")
    strikes(a, b, "To the Death", "Korak", "5C", "Korak", "Zorro")
    assert a.level == 12
    b.does("take")
    assert b.damage("Zorro") == 9 and a.venture == 9
