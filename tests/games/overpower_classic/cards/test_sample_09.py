"""The sample: cards that defend, and cards that make a character or the team better."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.cards.sample import (
    BEAST,
    HULK,
    NEGATE,
    STORM,
    THING,
    VENOM,
    WOLVERINE,
    duel,
    gets,
    named,
    next_turn_of,
    only_one,
    to_choose,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike
from marks import card

SNARE = "mvop-venom-symbiotic-snare"
GLIDES = [
    ("mvop-hobgoblin-goblin-glider", "Hobgoblin (MVOP)", "Goblin Glider"),
    ("psop-banshee-sonic-glide", "Banshee (PSOP)", "Sonic Glide"),
]


@card(*(row[0] for row in GLIDES))
@pytest.mark.parametrize(("card_id", "who", "name"), GLIDES)
@pytest.mark.parametrize("attack", ["7S", "Symbiotic Snare"])
def test_any_attack_on_its_user_is_avoided(card_id: str, who: str, name: str, attack: str) -> None:
    user = named(who)
    a, b = duel([VENOM, BEAST], ["7S", SNARE, "6S", NEGATE], [who, THING], [card_id])
    attacks(a, b, attack, "Venom", user)
    b.does("avoid", name, user)
    assert b.hits(user) == [] and name in b.dead and a.venture == 0 and to_move(b)
    assert a.pending != "NegateWindow", "nobody answers a defence"
    assert not only_one(card_id)


@card(*(row[0] for row in GLIDES))
@pytest.mark.parametrize(("card_id", "who", "name"), GLIDES)
def test_attacks_on_teammates_and_on_the_player_are_not_avoided(card_id: str, who: str, name: str) -> None:
    placed = "Generator" if "banshee" in card_id else "Hand Grenade"
    on = hero(who, placed=[placed])
    a, b = duel([THING], ["7S", "mvop-thing-bear-hug"], [on, STORM], [card_id, "1E"])
    attacks(a, b, "7S", "Thing", "Storm")
    assert not b.can("avoid", name)
    b.does("take")
    strike(b, a, "1E", "Storm", "Thing")
    attacks(a, b, "Bear Hug", "Thing")
    assert to_choose(a), "nobody was asked for a defence"
    a.does("choose", placed)
    assert b.placed() == [] and name in b.hand


@card("iqop-scarlet-witch-witchcraft")
@pytest.mark.parametrize(("attack", "avoided"), [("8S", True), ("4M", True), ("7A", True), ("Symbiotic Snare", False)])
def test_witchcraft_avoids_numerical_attacks(attack: str, avoided: bool) -> None:
    a, b = duel([VENOM, HULK], ["8S", "4M", "7A", SNARE], [WITCH, THING], ["iqop-scarlet-witch-witchcraft"])
    attacks(a, b, attack, "Hulk" if attack == "8S" else "Venom", "Scarlet Witch")
    assert b.can("avoid", "Witchcraft", "Scarlet Witch") is avoided
    if avoided:
        b.does("avoid", "Witchcraft", "Scarlet Witch")
        assert b.hits("Scarlet Witch") == [] and b.dead == ["Witchcraft"] and a.venture == 0
    assert not only_one("iqop-scarlet-witch-witchcraft")


@card("iqop-scarlet-witch-witchcraft")
def test_witchcraft_avoids_a_whole_combined_attack_and_nothing_for_a_teammate() -> None:
    hand = ["psop-mojo-prime-time", "6F", "2S"]
    a, b = duel(["Mojo (PSOP)"], hand, [WITCH, THING], ["iqop-scarlet-witch-witchcraft", "1E"])
    attacks(a, b, "2S", "Mojo", "Thing")
    assert not b.can("avoid", "Witchcraft")
    b.does("take")
    strike(b, a, "1E", "Scarlet Witch", "Mojo")
    attacks(a, b, "Prime Time", "Mojo", "6F", "Mojo", "Scarlet Witch")
    b.does("avoid", "Witchcraft", "Scarlet Witch")
    assert b.hits("Scarlet Witch") == []


WITCH = "Scarlet Witch (PSOP)"
CLUB, SHAW = "The Hellfire Club", "mnop-the-hellfire-club-sebastian-shaw"


@card(SHAW)
@pytest.mark.parametrize(
    ("attack", "avoided"),
    [("7S", True), ("4M", True), ("6F", False), ("6E", False), ("7A", False), ("Symbiotic Snare", False)],
)
def test_sebastian_shaw_avoids_what_shows_strength(attack: str, avoided: bool) -> None:
    a, b = duel([VENOM], ["7S", "4M", "6F", "6E", "7A", SNARE], [CLUB, THING], [SHAW, "1E"])
    attacks(a, b, attack, "Venom", CLUB)
    assert b.can("avoid", "Sebastian Shaw", CLUB) is avoided
    assert not only_one(SHAW)


@card(SHAW)
@pytest.mark.parametrize("draws", [False, True])
def test_sebastian_shaw_may_draw_a_card(draws: bool) -> None:
    a, b = duel([VENOM], ["7S", "6S"], [CLUB, THING], [SHAW, "1E"], them={"draw": ["2F", "3F"]})
    attacks(a, b, "7S", "Venom", CLUB)
    b.does("avoid", "Sebastian Shaw", CLUB)
    assert b.offered("draw") == ["1"] and b.can("decline")
    b.does(*(("draw", "1") if draws else ("decline",)))
    if b.pending == "Duplicates":
        b.does("done")
    assert b.hand == (["1E", "2F"] if draws else ["1E"]) and b.hits(CLUB) == []
    assert b.dead == ["Sebastian Shaw"] and to_move(b)


@card(SHAW)
def test_sebastian_shaw_keeps_no_duplicate_and_helps_nobody_else() -> None:
    a, b = duel([VENOM], ["7S", "6S"], [CLUB, THING], [SHAW, "2E"], them={"draw": ["2F", "3F"]})
    attacks(a, b, "7S", "Venom", "Thing")
    assert not b.can("avoid", "Sebastian Shaw")
    b.does("take")
    strike(b, a, "2E", CLUB, "Venom")
    gets(b, "3-fighting")
    attacks(a, b, "6S", "Venom", CLUB)
    b.does("avoid", "Sebastian Shaw", CLUB)
    b.does("draw", "1")
    assert b.verbs == {"done"}
    a, b = duel([VENOM], ["7S"], [CLUB, THING], [SHAW, "2E"], them={"draw": ["2F", "3F"]})
    attacks(a, b, "7S", "Venom", CLUB)
    b.does("avoid", "Sebastian Shaw", CLUB)
    b.does("draw", "1")
    assert set(b.offered("discard")) == {"2 Energy", "2 Fighting"} and not b.can("done")
    b.does("discard", "2F")
    assert b.hand == ["2E"]


TEAM = "X-Men: Original Team"


@card("xmop-x-men-original-team-angel")
@pytest.mark.parametrize("attack", ["7S", "Symbiotic Snare"])
def test_angel_lets_a_teammate_avoid_any_attack(attack: str) -> None:
    a, b = duel([VENOM], ["7S", SNARE], [TEAM, THING], ["xmop-x-men-original-team-angel"])
    attacks(a, b, attack, "Venom", "Thing")
    assert b.offered("avoid", "Angel") == [TEAM]
    b.does("avoid", "Angel", TEAM)
    assert b.hits("Thing") == [] and b.dead == ["Angel"] and to_move(b)
    assert not only_one("xmop-x-men-original-team-angel")


@card("xmop-x-men-original-team-angel")
def test_angel_helps_the_reserve_but_not_the_team_itself() -> None:
    hand = ["7S", "mvop-cable-bionic-eye"]
    team = [TEAM, THING]
    a, b = duel([VENOM, "Cable (MVOP)"], hand, team, ["xmop-x-men-original-team-angel"], them={"reserve": WOLVERINE})
    attacks(a, b, "7S", "Venom", TEAM)
    assert not b.can("avoid", "Angel")
    b.does("take")
    b.does("pass")
    attacks(a, b, "Bionic Eye", "Cable", "Wolverine")
    b.does("avoid", "Angel", TEAM)
    assert b.hits("Wolverine") == []


JLA, LEAGUE = "promo-any-character-justice-league-of-america", "Justice League of America"


@card(JLA)
def test_justice_league_moves_an_attack_to_any_other_front_line_character() -> None:
    team = [STORM, THING, "Eradicator"]
    a, b = duel([HULK], ["7S"], team, [JLA, "7S", "6S"], them={"reserve": WOLVERINE})
    attacks(a, b, "7S", "Hulk", "Storm")
    assert set(b.offered("shift", LEAGUE)) == {"Storm", "Thing", "Eradicator"}, "whoever plays it"
    assert set(b.offered("shift", LEAGUE, "Storm")) == {"Thing", "Eradicator"}
    assert set(b.offered("shift", LEAGUE, "Thing")) == {"Thing", "Eradicator"}
    b.does("shift", LEAGUE, "Storm", "Thing")
    assert b.can("block", "7S", "Thing") and not b.can("block", "6S", "Thing")
    b.does("take")
    assert b.hits("Thing") == ["7S"] and b.hits("Storm") == [] and LEAGUE in b.dead
    assert only_one(JLA)


@card(JLA)
def test_justice_league_is_for_the_front_line_and_not_for_villains() -> None:
    hand = ["mvop-cable-bionic-eye", "6S"]
    a, b = duel(["Cable (MVOP)"], hand, [STORM, THING], [JLA], them={"reserve": WOLVERINE})
    attacks(a, b, "Bionic Eye", "Cable", "Wolverine")
    assert not b.can("shift", LEAGUE)
    a, b = duel(["Cable (MVOP)"], hand, ["Penguin", "Ra's al Ghul"], [JLA])
    attacks(a, b, "6S", "Cable", "Penguin")
    assert not b.can("shift", LEAGUE), "a card with the code H"
    a, b = duel(["Cable (MVOP)"], hand, ["Penguin", STORM], [JLA])
    attacks(a, b, "6S", "Cable", "Penguin")
    assert b.offered("shift", LEAGUE) == ["Storm"]


RAS, TALIA = "Ra's al Ghul", "dcop-ras-al-ghul-talia"
PAIR = "6 Strength Teamwork (Intellect/Fighting +1/+2)"


@card(TALIA)
def test_talia_attacks_as_an_intellect_power_card() -> None:
    a, b = duel([RAS, HULK], [TALIA, "Sabotage (basic)", "7I", PAIR, "2I"], [THING], ["4S", "5S"])
    assert a.offered("attack", "Talia") == [RAS] and a.offered("attack", "Talia", RAS) == ["Thing"]
    assert a.can("attack", "7I", "Sabotage", RAS), "which a Universe card joins with a real one"
    attacks(a, b, "Talia", RAS, "Thing")
    assert a.level == 5 and b.can("block", "5S", "Thing") and not b.can("block", "4S", "Thing")
    b.does("take")
    assert b.damage("Thing") == a.venture == 5 and not only_one(TALIA)


@card(TALIA)
def test_talia_blocks_without_a_universe_card() -> None:
    a, b = duel([HULK], ["5S", "6S"], [RAS, THING], [TALIA, "Sabotage (basic)", "4I"])
    attacks(a, b, "6S", "Hulk", RAS)
    assert not b.can("block", "Talia") and b.can("block", "4I", "Sabotage", RAS)
    b.does("take")
    strike(b, a, "4I", RAS, "Hulk")
    attacks(a, b, "5S", "Hulk", "Thing")
    assert not b.can("block", "Talia")
    a, b = duel([HULK], ["5S"], [RAS, THING], [TALIA])
    attacks(a, b, "5S", "Hulk", RAS)
    b.does("block", "Talia", RAS)
    assert b.hits(RAS) == [] and b.dead == ["Talia"]


@card(TALIA)
def test_talia_follows_no_teamwork() -> None:
    a, b = duel([RAS, HULK], [TALIA, PAIR, "2I"], [THING])
    strike(a, b, PAIR, "Hulk", "Thing")
    assert a.can("attack", "2I", RAS) and not a.can("attack", "Talia")
    a, _ = duel([RAS, HULK], [TALIA, PAIR], [THING])
    assert not a.can("attack", PAIR)


@card("mvop-jean-grey-telepathic-unity")
def test_telepathic_unity_helps_every_defence_of_the_team() -> None:
    hand = ["mvop-jean-grey-telepathic-unity", "3E", "5S", "4S"]
    a, b = duel(["Jean Grey (MVOP)", HULK], hand, [THING, BEAST], ["5S", "7S", "8S"], me={"dead": ["6S"]})
    assert a.offered("play", "Telepathic Unity") == ["Jean Grey"]
    plays(a, b, "Telepathic Unity", "Jean Grey")
    attacks(b, a, "5S", "Thing", "Jean Grey")
    a.does("block", "3E", "Jean Grey")
    attacks(a, b, "4S", "Hulk", "Thing")
    assert a.level == 4, "attacks stay as they are"
    b.does("take")
    attacks(b, a, "8S", "Thing", "Hulk")
    assert not a.can("block", "5S", "Hulk")
    a.does("take")
    a.does("attack", "5S", "Hulk", "Thing")
    b.does("take")
    assert only_one("mvop-jean-grey-telepathic-unity")
    next_turn_of(b, a, "7-strength")
    gets(a, "6-strength")
    attacks(b, a, "7S", "Thing", "Hulk")
    assert not a.can("block", "6S", "Hulk"), "the battle is over"


@card("mvop-jean-grey-telepathic-unity")
def test_telepathic_unity_may_be_negated() -> None:
    hand = ["mvop-jean-grey-telepathic-unity", "5S"]
    a, b = duel(["Jean Grey (MVOP)", HULK], hand, [THING, BEAST], ["7S", NEGATE])
    a.does("play", "Telepathic Unity", "Jean Grey")
    b.does("negate", NEGATE, "Beast", "Telepathic Unity")
    attacks(b, a, "7S", "Thing", "Hulk")
    assert not a.can("block", "5S", "Hulk")
