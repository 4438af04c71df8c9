"""The sample: what is taken from the opponent, shown, placed and healed."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    STORM,
    TEAMWORK,
    THING,
    WOLVERINE,
    duel,
    named,
    says,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike, unnegated
from games.overpower_classic.table import known
from games.overpower_classic.walks import walk
from marks import card


def at_the_player(a: Player, b: Player, name: str, user: str) -> None:
    """An attack on the opponent: it has no target, and can only be negated (OPC-BATT-21)."""
    assert a.offered("attack", name, user) == []
    a.does("attack", name, user)
    assert b.verbs <= {"negate", "decline"}
    unnegated(a, b)
    assert b.pending != "DefenceWindow"


@card("jlaop-neron-seduction-of-the-innocent")
def test_seduction_of_the_innocent_drives_all_placed_allies_away() -> None:
    name = "Seduction of the Innocent"
    front = [hero(THING, placed=["Rick Jones (ally)", "4S"]), hero(BEAST, placed=["Mary Jane Watson-Parker"])]
    back = hero(WOLVERINE, placed=["Bucky Barnes", "8F"])
    a, b = duel(["Neron"], [name], front, [DODGE, "Edwin Jarvis"], them={"reserve": back})
    at_the_player(a, b, name, "Neron")
    assert b.placed() == ["4S", "8F"] and sorted(b.hand) == ["Edwin Jarvis", DODGE]
    assert b.dead == ["Bucky Barnes", "Mary Jane Watson-Parker", "Rick Jones"]
    assert b.venture == -3 and a.venture == 0 and to_move(b)


@card("jlaop-neron-seduction-of-the-innocent")
def test_seduction_of_the_innocent_counts_without_allies_and_only_this_battle() -> None:
    name = "Seduction of the Innocent"
    a, b = duel([hero("Neron", current=["5S"])], [name], [hero(THING, placed=["4S", "Taxi Cab"])])
    at_the_player(a, b, name, "Neron")
    assert b.placed() == ["4S", "Taxi Cab"] and b.venture == 2
    b.does("pass")
    a.does("pass")
    walk(a, b, "Turn", battle=3)
    assert b.venture == 0 and name in a.dead


@card("iqop-hobgoblin-cybernetic-upgrade")
def test_cybernetic_upgrade_removes_up_to_two_recorded_hits_with_fighting() -> None:
    front = [hero("Hobgoblin (IQOP)", hits=["2F", "3M", "4F", "5S"], current=["1F"]), hero(HULK, hits=["6F"])]
    a, b = duel(front, ["Cybernetic Upgrade"], [THING], [DODGE])
    if b.pending == "SpectrumKO":
        b.does("decline")
    plays(a, b, "Cybernetic Upgrade", "Hobgoblin")
    assert sorted(a.offered("choose")) == ["2 Fighting", "3 MultiPower", "4 Fighting"] and a.can("decline")
    a.does("choose", "3M")
    a.does("choose", "4F")
    assert a.permanent("Hobgoblin") == ["2F", "5S"] and a.current("Hobgoblin") == ["1F"]
    assert a.permanent("Hulk") == ["6F"] and to_move(b)


@card("iqop-hobgoblin-cybernetic-upgrade")
def test_cybernetic_upgrade_may_remove_one_or_none() -> None:
    for count in (0, 1):
        a, b = duel([hero("Hobgoblin (IQOP)", hits=["2F", "4F"])], ["Cybernetic Upgrade"], [THING])
        plays(a, b, "Cybernetic Upgrade", "Hobgoblin")
        for _ in range(count):
            a.does("choose", "4F")
        a.does("decline")
        assert a.permanent("Hobgoblin") == (["2F"] if count else ["2F", "4F"]) and to_move(b)


def placing(who: str, name: str, *pile: str, **more: object) -> list[Player]:
    """The card was played in the battle before; these cards may now be placed."""
    user = named(who)
    a, b = duel([who, CYCLOPS], [name], [HULK], me={"draw": list(pile)}, them={"draw": ["1S"]})
    plays(a, b, name, user)
    assert a.clipped(user) == [name]
    b.does("pass")
    a.does("pass")
    walk(a, b, "Place", battle=3)
    assert a.is_asked and a.clipped(user) == [name]
    return [a, b]


def place(a: Player, b: Player, *cards: str, on: str) -> None:
    for c in cards:
        a.does("place", c, on)
        if b.is_asked:
            b.does("done")


@card("psop-scarlet-spider-hidden-pouches")
@pytest.mark.parametrize("further", ["5F", "Sword", "Spider Web"])
def test_hidden_pouches_hold_one_further_card_of_any_kind(further: str) -> None:
    """Beside one Power card, one Universe card and one Special (OPC-PLACE-03)."""
    first = ["4S", "Hand Grenade", "Impact Webbing"]
    more = ["5F", "Sword", "Spider Web"]
    a, b = placing("Scarlet Spider (PSOP)", "Hidden Pouches", *first, *more)
    place(a, b, *first, on="Scarlet Spider")
    assert all(a.can("place", c, "Scarlet Spider") for c in more)
    place(a, b, further, on="Scarlet Spider")
    assert len(a.placed("Scarlet Spider")) == 4
    assert not any(a.can("place", c, "Scarlet Spider") for c in more if c != further)


@card("psop-scarlet-spider-hidden-pouches")
def test_hidden_pouches_are_for_scarlet_spider_until_he_falls() -> None:
    a, b = placing("Scarlet Spider (PSOP)", "Hidden Pouches", "4E", "6E", "1F")
    place(a, b, "4E", on="Cyclops")
    assert not a.can("place", "6E", "Cyclops")
    pouched = {"in_play": [{"card": "Hidden Pouches", "by": "Scarlet Spider"}]}
    front = [hero("Scarlet Spider (PSOP)", hits=["8S", "8S"]), CYCLOPS]
    a, b = duel(front, [], [HULK], ["4S"], me=pouched, turn="b")
    assert a.clipped("Scarlet Spider") == ["Hidden Pouches"]
    strike(b, a, "4S", "Hulk", "Scarlet Spider")
    assert a.is_kod("Scarlet Spider") and "Hidden Pouches" in a.dead


@card("mcop-nightcrawler-prehensile-tail")
def test_prehensile_tail_holds_one_further_universe_card_and_nothing_else() -> None:
    pile = ["4F", "Hand Grenade", "Swashbuckler", "5F", "Bamf!", "Sword", "Rocket Launcher"]
    a, b = placing("Nightcrawler (MCOP)", "Prehensile Tail", *pile)
    place(a, b, "4F", "Hand Grenade", "Swashbuckler", on="Nightcrawler")
    assert not a.can("place", "5F", "Nightcrawler") and not a.can("place", "Bamf!", "Nightcrawler")
    place(a, b, "Sword", on="Nightcrawler")
    assert not a.can("place", "Rocket Launcher", "Nightcrawler") and len(a.placed("Nightcrawler")) == 4
    assert "Universe card" in says("mcop-nightcrawler-prehensile-tail")


@card("mcop-nightcrawler-prehensile-tail")
def test_prehensile_tail_is_nightcrawlers_until_he_falls() -> None:
    a, b = placing("Nightcrawler (MCOP)", "Prehensile Tail", "Energy Booster", "Power Lines")
    place(a, b, "Energy Booster", on="Cyclops")
    assert not a.can("place", "Power Lines", "Cyclops")
    tail = {"in_play": [{"card": "Prehensile Tail", "by": "Nightcrawler"}]}
    a, b = duel([hero("Nightcrawler (MCOP)", hits=["8S", "8S"]), CYCLOPS], [], [HULK], ["4S"], me=tail, turn="b")
    strike(b, a, "4S", "Hulk", "Nightcrawler")
    assert a.is_kod("Nightcrawler") and "Prehensile Tail" in a.dead


HELD = ["3E", "4M", "6A", "Sword", TEAMWORK, DODGE, "Chain Lightning"]


@pytest.mark.parametrize(
    ("who", "name", "shown"),
    [
        pytest.param("Mojo (PSOP)", "Spineless Plot", ["3E", "4M", "6A"], marks=card("psop-mojo-spineless-plot")),
        pytest.param(
            "Batman", "Master Detective", ["Chain Lightning", DODGE], marks=card("dcop-batman-master-detective")
        ),
    ],
)
def test_the_opponent_shows_the_cards_of_one_kind_in_hand(who: str, name: str, shown: list[str]) -> None:
    a, b = duel([who], [name], [hero(STORM, placed=["7E"])], HELD)
    assert known(a, b) == []
    at_the_player(a, b, name, named(who))
    assert known(a, b) == sorted(shown) and len(b.hand) == len(HELD) and to_move(b)
    a, b = duel([who], [name], [STORM], ["Sword"])
    at_the_player(a, b, name, named(who))
    assert known(a, b) == [] and to_move(b)


@card("mvop-colossus-smash-object")
def test_smash_object_takes_one_placed_universe_card_of_its_players_choice() -> None:
    front = [hero(THING, placed=["Taxi Cab", "4S"]), hero(STORM, placed=[TEAMWORK, "Chain Lightning"])]
    back = hero(WOLVERINE, placed=["Bucky Barnes"])
    a, b = duel(["Colossus (MVOP)"], ["Smash Object"], front, ["Sword"], them={"reserve": back})
    at_the_player(a, b, "Smash Object", "Colossus")
    assert a.verbs == {"choose"} and sorted(a.offered("choose")) == [TEAMWORK, "Bucky Barnes", "Taxi Cab"]
    a.does("choose", "Taxi Cab")
    assert b.placed("Thing") == ["4S"] and b.dead == ["Taxi Cab"] and b.hand == ["Sword"]
    assert len(b.placed()) == 4 and to_move(b)


@card("mvop-colossus-smash-object")
def test_smash_object_can_be_negated_but_not_avoided() -> None:
    front = [hero(THING, placed=["Taxi Cab"]), BEAST]
    a, b = duel(["Colossus (MVOP)"], ["Smash Object"], front, [DODGE, NEGATE])
    a.does("attack", "Smash Object", "Colossus")
    b.does("negate", NEGATE, "Beast", "Smash Object")
    assert b.placed() == ["Taxi Cab"] and "Smash Object" in a.dead and to_move(b)


@card("mcop-brood-alien-hunger")
def test_alien_hunger_moves_the_top_five_of_the_power_pack_to_the_dead_pile() -> None:
    pack = ["1E", "2E", "3E", "4E", "5E", "6E", "7E"]
    a, b = duel(["Brood (MCOP)"], ["Alien Hunger"], [THING], [], them={"power_pack": pack})
    at_the_player(a, b, "Alien Hunger", "Brood")
    assert b.power_pack == ["1E", "2E"] and b.dead == ["3E", "4E", "5E", "6E", "7E"] and to_move(b)
    a, b = duel(["Brood (MCOP)"], ["Alien Hunger"], [THING], [], them={"power_pack": ["1E", "2E"]})
    before = b.draw_pile
    at_the_player(a, b, "Alien Hunger", "Brood")
    assert b.power_pack == [] and b.dead == ["1E", "2E"] and b.draw_pile == before


@card("psop-juggernaut-raze")
def test_raze_takes_all_universe_cards_of_the_hand_or_all_placed_ones() -> None:
    placed = [hero(THING, placed=["Taxi Cab", "4S"]), hero(STORM, placed=[TEAMWORK, "Chain Lightning"])]
    back = {"reserve": hero(WOLVERINE, placed=["Bucky Barnes"])}
    a, b = duel(["Juggernaut (PSOP)"], ["Raze"], placed, ["Sword", "Tree", "5S"], them=back)
    at_the_player(a, b, "Raze", "Juggernaut")
    assert b.placed() == ["4S", "Chain Lightning"] and sorted(b.hand) == ["5S", "Sword", "Tree"] and to_move(b)
    held = ["Sword", "Tree", "Edwin Jarvis", "Energy/Strength Training +3", "5S", DODGE]
    a, b = duel(["Juggernaut (PSOP)"], ["Raze"], placed, held, them=back)
    at_the_player(a, b, "Raze", "Juggernaut")
    assert sorted(b.hand) == ["5S", DODGE] and len(b.placed()) == 5


@card("xmop-polaris-manipulate-magnetism")
def test_manipulate_magnetism_avoids_a_teamwork_card_and_all_that_would_follow() -> None:
    name = "Manipulate Magnetism"
    front = [CYCLOPS, HULK, WOLVERINE]
    a, b = duel(front, [TEAMWORK, "4S", "8F"], ["Polaris", THING], [name])
    attacks(a, b, TEAMWORK, "Cyclops", "Polaris")
    b.does("avoid", name, "Polaris")
    assert b.hits("Polaris") == [] and to_move(b) and a.hand == ["4S", "8F"]
    a, b = duel(front, [TEAMWORK, "4S", "8F"], ["Polaris", THING], [name])
    attacks(a, b, TEAMWORK, "Cyclops", "Thing")
    assert not b.can("avoid", name)
    b.does("take")
    attacks(a, b, "4S", "Hulk", "Polaris")
    b.does("avoid", name, "Polaris")
    assert b.hits("Polaris") == [] and to_move(b) and a.hand == ["8F"]


@card("xmop-polaris-manipulate-magnetism")
def test_manipulate_magnetism_avoids_nothing_else() -> None:
    for attack in (("8S", "Taxi Cab"), ("4S",)):
        a, b = duel([HULK], list(attack), ["Polaris"], ["Manipulate Magnetism"])
        attacks(a, b, *attack, "Hulk", "Polaris")
        assert b.verbs == {"take"}


@card("xmop-polaris-manipulate-magnetism")
def test_manipulate_magnetism_takes_a_placed_teamwork_card_of_its_target() -> None:
    name = "Manipulate Magnetism"
    front = [hero(CYCLOPS, placed=[TEAMWORK, "4E"]), hero(STORM, placed=[TEAMWORK])]
    a, b = duel(["Polaris", HULK], [name], front, [DODGE])
    attacks(a, b, name, "Polaris", "Cyclops")
    assert b.can("avoid", DODGE, "Cyclops")
    b.does("take")
    b.does("choose", TEAMWORK)
    assert b.placed("Cyclops") == ["4E"] and b.placed("Storm") == [TEAMWORK] and b.dead == [TEAMWORK]
    assert to_move(b) and b.hits("Cyclops") == [name] and b.damage("Cyclops") == 0  # OPC-KO-16
    a, b = duel(["Polaris", HULK], [name], front, [DODGE])
    attacks(a, b, name, "Polaris", "Cyclops")
    b.does("avoid", DODGE, "Cyclops")
    assert b.placed("Cyclops") == ["4E", TEAMWORK] and name in a.dead
