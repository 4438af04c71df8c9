"""Attacks that lasting Specials move, Power cards that avoid, characters that defend one another."""

from games.overpower.table import hero
from games.overpower_classic.making import attacks, plays, special, text
from games.overpower_classic.table import duel

FODDER = special(
    "Fodder",
    "Storm",
    use=["offence", "defence"],
    until="game",
    stays="clipped",
    onto="front_teammate",
    play=[{"do": "shifts", "of": "user", "to": "chosen", "must": True, "until_ko": True}],
)
VERTIGO = special(
    "Vertigo",
    "Storm",
    use=["offence", "defence"],
    until="battle",
    stays="clipped",
    play=[{"do": "shifts", "of": "team", "to": "front_line"}],
)
WEB = special("Web", "Hulk", target=True, until="battle", hit=[{"do": "lock", "who": "target", "no": ["attack"]}])


def avoider(**fields: object) -> dict[str, object]:
    play = [{"do": "avoid_with", "type": "combat", **fields}]
    return special("Canuck", "Wolverine", until="battle", stays="clipped", play=play)


HIGH = avoider(who="team", least=4, cards="pure")
WITH_BASIC = avoider(cards="multi", basic=True)


def pact(character: str) -> dict[str, object]:
    play = [{"do": "defend_for", "in_play": "Pact"}]
    made = special("Pact", character, until="game", stays="clipped", play=play)
    return made | {"id": f"made-pact-{character.lower()}"}


DODGE = special("Dodge", "Storm", use=["defence"], avoid={"who": "user"})


def test_every_attack_goes_to_the_chosen_teammate_until_that_one_falls() -> None:
    wolverine = hero("Wolverine (MVOP)", hits=["8E", "8E"])
    a, b = duel(
        ["Hulk (MVOP)"], ["2S", "4S", "3S"], ["Storm (MVOP)", wolverine], ["Fodder", "1E", "2E"], cards=[FODDER]
    )
    a.does("attack", "2S", "Hulk", "Wolverine")
    b.does("take")
    plays(b, a, "Fodder", "Storm", "Wolverine")
    a.does("attack", "4S", "Hulk", "Storm")
    b.does("take")
    assert b.is_kod("Wolverine") and b.hits("Storm") == []
    assert b.dead == ["Fodder"]
    b.does("attack", "1E", "Storm", "Hulk")
    a.does("take")
    a.does("attack", "3S", "Hulk", "Storm")
    b.does("take")
    assert b.hits("Storm") == ["3S"]
    assert text(FODDER) == (
        "Choose a Front Line teammate. Attacks on Storm are shifted to the chosen character, who may defend, "
        "until that one is KO'd. Lasts for the rest of the game."
    )


def test_played_against_an_attack_it_moves_that_one_and_those_that_follow() -> None:
    a, b = duel(
        ["Hulk (MVOP)"],
        ["2S", "Web"],
        ["Storm (MVOP)", "Wolverine (MVOP)"],
        ["Fodder", "2F", "1E"],
        cards=[FODDER, WEB],
    )
    attacks(a, b, "2S", "Hulk", "Storm")
    b.does("shift", "Fodder", "Storm", "Wolverine")
    b.does("block", "2F", "Wolverine")
    assert b.hits("Storm") == b.hits("Wolverine") == [] and b.clipped("Storm") == ["Fodder"]
    b.does("attack", "1E", "Storm", "Hulk")
    a.does("take")
    attacks(a, b, "Web", "Hulk", "Storm")
    b.does("take")
    assert b.hits("Wolverine") == ["Web"]


def test_attacks_go_to_any_front_line_character_for_the_battle() -> None:
    a, b = duel(
        ["Hulk (MVOP)"],
        ["2S", "3S"],
        ["Storm (MVOP)", "Wolverine (MVOP)", "Cyclops (MVOP)"],
        ["Vertigo", "1E"],
        cards=[VERTIGO],
    )
    attacks(a, b, "2S", "Hulk", "Cyclops")
    b.does("shift", "Vertigo", "Storm", "Wolverine")
    b.does("take")
    assert b.hits("Wolverine") == ["2S"]
    b.does("attack", "1E", "Storm", "Hulk")
    a.does("take")
    attacks(a, b, "3S", "Hulk", "Wolverine")
    assert b.can("shift", "Vertigo", "Cyclops")
    b.does("shift", "Vertigo", "Storm")
    b.does("take")
    assert b.hits("Storm") == ["3S"]
    assert "may be shifted to any other Front Line character of the team, who may defend" in text(VERTIGO)


def test_high_power_cards_of_the_type_alone_avoid() -> None:
    a, b = duel(
        ["Wolverine (MVOP)", "Storm (MVOP)"], ["Canuck", "4F", "3F", "4E", "4M"], ["Hulk (MVOP)"], ["8S"], cards=[HIGH]
    )
    plays(a, b, "Canuck", "Wolverine")
    attacks(b, a, "8S", "Hulk", "Storm")
    assert [a.can("avoid", card, "Wolverine") for card in ("4F", "3F", "4E", "4M")] == [True, False, False, False]
    a.does("avoid", "4F", "Wolverine")
    assert a.hits("Storm") == [] and a.power_pack == ["4F"]
    assert "any attack on Wolverine or a teammate with Fighting Power cards of level 4 or higher" in text(HIGH)


def test_power_cards_that_avoid_with_a_basic_card_only() -> None:
    hand = ["Canuck", "2F", "2M", "3E", "Chain", "Generator"]
    a, b = duel(["Wolverine (MVOP)"], hand, ["Hulk (MVOP)"], ["8S"], cards=[WITH_BASIC])
    plays(a, b, "Canuck", "Wolverine")
    attacks(b, a, "8S", "Hulk", "Wolverine")
    assert a.can("avoid", "2F", "Chain", "Wolverine") and a.can("avoid", "2M", "Chain", "Wolverine")
    assert not a.can("avoid", "2F", "Wolverine") and not a.can("avoid", "2F", "Generator", "Wolverine")
    assert not a.can("avoid", "3E", "Chain", "Wolverine")
    a.does("avoid", "2M", "Chain", "Wolverine")
    assert a.hits("Wolverine") == [] and a.dead == ["Chain"] and a.power_pack == ["2M"]
    said = "with Fighting or MultiPower Power cards that the grid allows, each with a Fighting Basic"
    assert said in text(WITH_BASIC)


def test_who_has_the_same_card_in_play_is_defended() -> None:
    cards = [pact("Storm"), pact("Wolverine"), DODGE]
    answers = ["Pact (Storm)", "Pact (Wolverine)", "Dodge", "5E"]
    a, b = duel(["Hulk (MVOP)"], ["2S", "3S", "4S"], ["Storm (MVOP)", "Wolverine (MVOP)"], answers, cards=cards)
    attacks(a, b, "2S", "Hulk", "Wolverine")
    b.does("take")
    plays(b, a, "Pact", "Storm")
    attacks(a, b, "3S", "Hulk", "Wolverine")
    assert not b.can("block", "5E", "Storm") and not b.can("avoid", "Dodge", "Storm")
    b.does("take")
    plays(b, a, "Pact", "Wolverine")
    attacks(a, b, "4S", "Hulk", "Wolverine")
    assert b.can("avoid", "Dodge", "Storm")
    b.does("block", "5E", "Storm")
    assert b.hits("Wolverine") == ["2S", "3S"]
    assert text(pact("Storm")).startswith("Storm may defend any Front Line teammate that has Pact in play, too.")
