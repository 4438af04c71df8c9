"""Attacks that some cards do not touch; cards that avoid on defence and do something else on offence."""

from games.overpower_classic.making import attacks, plays, special, text, unnegated
from games.overpower_classic.table import duel

LASER = special("Laser", "Hulk", icons=["energy", "brute_force"], value=4, unaffected="in_play")
SILENCE = special("Silence", "Hulk", icons=["energy"], value=5, unaffected="teammate")
SHIELD = special("Shield", "Storm", until="battle", stays="clipped", play=[{"do": "shield"}])
DOUBLE = special(
    "Double", "Storm", until="battle", stays="clipped", play=[{"do": "shifts", "of": "user", "to": "card"}]
)
RAGE = special("Rage", "Hulk", until="battle", stays="clipped", play=[{"do": "bonus", "amount": 2, "to": "attack"}])
DODGE = special("Dodge", "Storm", use=["defence"], avoid={"who": "user"})
SAVE = special("Save", "Wolverine", use=["defence"], avoid={"who": "teammate"}, speaks_of_teammate=True)
RESCUE = special("Rescue", "Wolverine", use=["defence"], shift={"to": "user"}, speaks_of_teammate=True)
TRIAGE = special(
    "Triage",
    "Storm",
    use=["offence", "defence"],
    avoid={"who": "user", "made_with": "power"},
    either=True,
    play=[{"do": "heal", "who": "team"}],
)


def test_specials_in_play_do_not_touch_it() -> None:
    hand, cards = ["2S", "Rage", "3S", "Laser"], [LASER, SHIELD, DOUBLE, RAGE, DODGE]
    a, b = duel(["Hulk (MVOP)"], hand, ["Storm (MVOP)"], ["Shield", "Double", "Dodge"], cards=cards)
    attacks(a, b, "2S", "Hulk", "Storm")
    b.does("take")
    plays(b, a, "Double", "Storm")
    plays(a, b, "Rage", "Hulk")
    plays(b, a, "Shield", "Storm")
    assert not a.can("attack", "3S", "Hulk", "Storm")
    a.does("attack", "Laser", "Hulk", "Storm", "Strength")
    unnegated(a, b)
    assert b.level == 4
    assert not b.can("shift", "Double", "Double") and b.can("avoid", "Dodge", "Storm")
    b.does("take")
    assert b.hits("Storm") == ["2S", "Laser"]
    assert "Specials that are in play already do not affect it." in text(LASER)


def test_cards_that_speak_of_a_teammate_do_not_touch_it() -> None:
    answers = ["Dodge", "Save", "Rescue"]
    a, b = duel(
        ["Hulk (MVOP)"],
        ["Silence", "5S"],
        ["Storm (MVOP)", "Wolverine (MVOP)"],
        answers,
        cards=[SILENCE, DODGE, SAVE, RESCUE],
    )
    attacks(a, b, "Silence", "Hulk", "Storm")
    assert b.can("avoid", "Dodge", "Storm")
    assert not b.can("avoid", "Save", "Wolverine") and not b.can("shift", "Rescue", "Wolverine", "Wolverine")
    b.does("take")
    b.does("pass")
    attacks(a, b, "5S", "Hulk", "Storm")
    assert b.can("avoid", "Save", "Wolverine") and b.can("shift", "Rescue", "Wolverine", "Wolverine")
    assert "Cards that speak of a teammate do not affect it." in text(SILENCE)


def test_a_card_avoids_on_defence_and_heals_on_offence() -> None:
    a, b = duel(["Hulk (MVOP)"], ["2S", "3S"], ["Storm (MVOP)"], ["Triage", "Triage"], cards=[TRIAGE])
    attacks(a, b, "2S", "Hulk", "Storm")
    b.does("take")
    plays(b, a, "Triage", "Storm")
    b.does("choose", "2S")
    assert b.hits("Storm") == []
    attacks(a, b, "3S", "Hulk", "Storm")
    b.does("avoid", "Triage", "Storm")
    assert b.hits("Storm") == [] and b.dead == ["Triage", "Triage"]
    assert text(TRIAGE) == (
        "Storm avoids an attack made with a Power card. "
        "Or, on offence: remove one hit from Storm or a teammate, of this battle or of the permanent record."
    )


def test_it_takes_every_hit_that_shows_the_icon_from_the_records_of_the_team() -> None:
    peace = special(
        "Peace",
        "Storm",
        use=["defence"],
        avoid={"who": "user"},
        play=[{"do": "heal", "who": "team", "count": 0, "records": "permanent", "which": {"icons": ["energy"]}}],
    )
    front = [
        {"name": "Storm (MVOP)", "hits": ["3E", "1F"]},
        {"name": "Wolverine (MVOP)", "hits": ["2E"], "current": ["4E"]},
    ]
    a, b = duel(["Hulk (MVOP)"], ["5S"], front, ["Peace"], cards=[peace])
    attacks(a, b, "5S", "Hulk", "Storm")
    b.does("avoid", "Peace", "Storm")
    assert b.hits("Storm") == ["1F"] and b.hits("Wolverine") == ["4E"]
    assert "Remove all hits that show Energy from the permanent record of Storm and all teammates." in text(peace)
