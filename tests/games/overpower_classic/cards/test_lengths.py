"""Cards that last with and without a word of a remainder; whom cards are played for, drawn to, and held back by."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.cards.sample import BEAST, HULK, STORM, THING, WEAKEN, duel, next_battle, says, to_move
from games.overpower_classic.making import attacks, plays, special, strike
from marks import card
from overtable.games.overpower.book.book import CLASSIC_BOOK
from overtable.games.overpower.words.which import Which

CLEARING = [
    ("Falcon", "Aerial Maneuvers"),
    ("Captain Britain", "Battleworthy"),
    ("Mercury", "Combat Experience"),
    ("Puppet Master", "Mystic Clay"),
    ("X-Babies", "clop-x-babies-lil-iceman"),
]


@card("clop-falcon-aerial-maneuvers", "clop-leader-twisted-mentality")
@pytest.mark.parametrize(("who", "what"), CLEARING)
def test_who_clears_the_table_leaves_what_says_nothing_of_a_remainder(who: str, what: str) -> None:
    """Given Twisted Mentality, which lasts until the Leader is KO'd, when the opponent clears, then it stays."""
    a, b = duel(["Leader"], ["Twisted Mentality"], [who, THING], [what, "1F"])
    plays(a, b, "Twisted Mentality", "Leader")
    attacks(b, a, next(n for n in b.hand if n != "1F"), who)
    assert a.clipped("Leader") == ["Twisted Mentality"] and a.dead == [] and to_move(a)


@card("clop-falcon-aerial-maneuvers", "xmop-captain-britain-physics-genius")
def test_aerial_maneuvers_discards_what_lasts_for_the_remainder_of_the_game() -> None:
    a, b = duel(["Captain Britain"], ["Physics Genius"], ["Falcon"], ["Aerial Maneuvers"])
    plays(a, b, "Physics Genius", "Captain Britain")
    attacks(b, a, "Aerial Maneuvers", "Falcon")
    assert a.dead == ["Physics Genius"]


@card("xmop-goblyn-queen-goblyn-armada")
def test_goblyn_armada_forbids_cards_that_speak_of_a_remainder_alone() -> None:
    """Given two lasting Specials in a hand, when Goblyn Armada is played, then one of them may still be used."""
    front = ["Silver Sable (IQOP)", "Captain Britain"]
    a, b = duel(["Goblyn Queen"], ["Goblyn Armada"], front, ["Battle Plans", "Physics Genius"])
    attacks(a, b, "Goblyn Armada", "Goblyn Queen")
    assert b.can("play", "Battle Plans", "Silver Sable") and not b.can("play", "Physics Genius")


@card("iqop-silver-sable-battle-plans", "clop-leader-twisted-mentality")
@pytest.mark.parametrize(
    ("who", "what"),
    [("Silver Sable (IQOP)", "Battle Plans"), ("Leader", "Twisted Mentality"), ("Ripclaw", "Animal Rage")],
)
def test_a_card_without_a_word_of_a_remainder_lasts_beyond_the_battle(who: str, what: str) -> None:
    a, b = duel([who, STORM], [what], [THING], [])
    name = who.partition(" (")[0]
    plays(a, b, what, name)
    next_battle(a, b)
    assert a.clipped(name) == [what] and a.dead == []


@pytest.mark.parametrize(
    "card_id",
    [
        "imop-backlash-mist-body",
        "imop-grunge-danger-seeker",
        "imop-brass-armored-powerhouse",
        "mnop-the-hand-kirigi",
        "clop-shang-chi-master-of-kung-fu-the-elixir-vitae",
        "xmop-goblyn-queen-phoenix-lifeforce",
        "mvop-deadpool-high-threshold-of-pain",
        "iqop-onslaught-cannon-fodder",
        "iqop-hawkeye-quiver-of-arrows",
        "xmop-maverick-freelance-spy",
    ],
)
def test_such_a_card_says_only_that_it_lasts(card_id: str) -> None:
    assert says(card_id).endswith("Lasts for this game.")


@pytest.mark.parametrize("card_id", ["imop-voodoo-wildc-a-t", "mcop-brood-brood-spawn", "iqop-silver-sable-sandman"])
def test_such_a_card_of_one_battle_says_so(card_id: str) -> None:
    assert says(card_id).endswith("Lasts for this battle.")


@card("xmop-multiple-man-duplicate-self", "xmop-taskmaster-trained-lackeys")
@pytest.mark.parametrize("card_id", ["xmop-multiple-man-duplicate-self", "xmop-taskmaster-trained-lackeys"])
def test_of_one_function_code_a_card_may_speak_of_the_remainder_and_another_not(card_id: str) -> None:
    assert says(card_id).endswith("Lasts for the rest of the battle.")


@card("xmop-cerebro-the-founder", "mvop-professor-x-x-men-founder")
def test_the_founder_lends_cerebro_the_x_men_founder() -> None:
    a, b = duel(["Cerebro", STORM], ["xmop-cerebro-the-founder", "mvop-professor-x-x-men-founder"], [THING], ["1S"])
    plays(a, b, "The Founder", "Cerebro")
    strike(b, a, "1S", "Thing", "Storm")
    plays(a, b, "X-men Founder", "Cerebro")
    assert a.venture == 3


@card("clop-leader-twisted-mentality", "clop-mole-man-social-outcast")
def test_of_two_who_draw_all_attacks_the_earlier_card_holds() -> None:
    """Given Twisted Mentality, when Social Outcast joins it, then attacks go on the Leader, as long as he stands."""
    front = [hero("Leader", hits=["8S", "7S"]), "Mole Man", STORM]
    a, b = duel(front, ["Twisted Mentality", "Social Outcast", "1E"], [THING], ["1S", "4S", "2S"])
    plays(a, b, "Twisted Mentality", "Leader")
    strike(b, a, "1S", "Thing", "Leader")
    plays(a, b, "Social Outcast", "Mole Man")
    assert b.offered("attack", "4S", "Thing") == ["Leader"]
    strike(b, a, "4S", "Thing", "Leader")
    assert a.is_kod("Leader")
    strike(a, b, "1E", "Storm", "Thing")
    assert b.offered("attack", "2S", "Thing") == ["Mole Man"]


@card("imop-ripclaw-mechanical-mutant")
def test_mechanical_mutant_holds_back_only_who_was_hit_in_reserve() -> None:
    """Given Beast, hit while he stood in for Storm, when a place is free in the next battle, then he moves up."""
    steps = [special(f"Step Back {n}", play=[{"do": "swap_reserve", "who": "user"}]) for n in "AB"]
    front, hand = [STORM, hero(THING, hits=["8S", "8S"])], ["Step Back A", "Step Back B"]
    a, b = duel(["Ripclaw"], ["1S", "Mechanical Mutant", "4S"], front, hand, them={"reserve": BEAST}, cards=steps)
    strike(a, b, "1S", "Ripclaw", "Storm")
    plays(b, a, "Step Back A", "Storm")
    strike(a, b, "Mechanical Mutant", "Ripclaw", "Beast")
    plays(b, a, "Step Back B", "Beast")
    strike(a, b, "4S", "Ripclaw", "Thing")
    assert b.front == ["Storm"] and b.reserve == ["Beast"]
    next_battle(a, b)
    assert sorted(b.front) == ["Beast", "Storm"] and b.reserve == []


@card("imop-ripclaw-mechanical-mutant")
def test_mechanical_mutant_holds_back_who_was_hit_in_reserve() -> None:
    front = [STORM, hero(THING, hits=["8S", "8S"])]
    a, b = duel(["Ripclaw"], ["Mechanical Mutant", "4S"], front, ["1S"], them={"reserve": BEAST})
    strike(a, b, "Mechanical Mutant", "Ripclaw", "Beast")
    strike(b, a, "1S", "Storm", "Ripclaw")
    strike(a, b, "4S", "Ripclaw", "Thing")
    next_battle(a, b)
    assert b.front == ["Storm"] and b.reserve == ["Beast"]
    next_battle(a, b)
    assert sorted(b.front) == ["Beast", "Storm"]


@card("imop-ripclaw-cyberforce", "imop-velocity-cyberforce")
@pytest.mark.parametrize("who", ["Ripclaw", "Velocity"])
def test_cyberforce_is_for_who_can_be_a_target(who: str) -> None:
    """Given a Reserve character, when Cyberforce is played for a target character, then it is one of the Front Line."""
    card_id = f"imop-{who.lower()}-cyberforce"
    a, b = duel([who, STORM], [card_id], [THING], [], me={"reserve": HULK})
    assert sorted(a.offered("play", "Cyberforce", who)) == sorted([who, "Storm"])
    plays(a, b, "Cyberforce", who, "Storm")
    assert a.clipped("Storm") == ["Cyberforce"]


@card("imop-spawn-living-costume", "imop-grunge-lover-boy", "mnop-the-marauders-vertigo")
def test_what_some_cards_say_can_be_read_in_one_way() -> None:
    assert "The chosen character may place and play Specials of Spawn." in says("imop-spawn-living-costume")
    assert "The chosen character may follow up" in says("imop-voodoo-wildc-a-t")
    assert says("imop-malebolgia-reign-of-fire").startswith(
        "Played with a card that Malebolgia can play: an Energy Power card that shows a single icon; if"
    )
    assert "single icon, or a Power card that shows more than one icon; if" in says("imop-grunge-lover-boy")
    assert says("mnop-the-marauders-vertigo").startswith(
        "Attacks on The Marauders' team may be shifted to any other Front Line character of the team, who may defend."
    )
    assert says("xmop-the-reavers-cybernetic-rebirth").startswith("When KO'd, The Reavers may fight on until")


@card("xmop-maverick-power-channel")
def test_power_channel_lets_maverick_attack_with_a_card_that_has_a_value() -> None:
    """Given a removed hit of level 6, when Maverick attacks, then with 6 or less, but not without a level."""
    hand = ["Power Channel", "6F", "7F", WEAKEN]
    a, b = duel([hero("Maverick", current=["6S"])], hand, [THING], [])
    plays(a, b, "Power Channel", "Maverick")
    a.does("choose", "6S")
    assert a.can("attack", "6F", "Maverick", "Thing") and not a.can("attack", "7F")
    assert not a.can("attack", WEAKEN)


@card("xmop-maverick-power-channel", "jlaop-wonder-woman-amazon-might")
def test_power_channel_goes_by_the_value_that_the_hit_lay_with() -> None:
    """Given Amazon Might, an attack of level 1 that lies as a hit of 5, when it is removed, then a 5 may attack."""
    a, b = duel(["Wonder Woman"], ["Amazon Might"], ["Maverick"], ["Power Channel", "5F", "6F"])
    strike(a, b, "Amazon Might", "Wonder Woman", "Maverick")
    plays(b, a, "Power Channel", "Maverick")
    b.does("choose", "Amazon Might")
    assert b.can("attack", "5F", "Maverick", "Wonder Woman") and not b.can("attack", "6F")


@card("psop-longshot-lucky-bounce")
def test_lucky_bounce_has_the_word_draw() -> None:
    assert Which(speaks="draw").fits(CLASSIC_BOOK.face("psop-longshot-lucky-bounce"))
