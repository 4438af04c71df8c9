"""The cards: printed figures, generated text, and files with mistakes in them."""

from pathlib import Path

import pytest

from marks import rule
from overtable.games.overwatch.book import CATALOGUE, load
from overtable.kernel.catalogue import CardError

# Class, Health, Power/Synergy for front, middle and back, deploy skill, Ultimate and its cost.
PRINTED = """
Ana           | support | 4 | 1/3 2/2 2/2 | Biotic Grenade       | Nano Boost 3
Ashe          | offense | 3 | 2/2 1/3 3/1 | The Viper            | B.O.B. 3
B.O.B.        | offense | 3 | 1/0 1/0 1/0 | Surpressing Fire     | Smash 1
Baptiste      | support | 4 | 3/1 2/2 1/3 | Biotic Launcher      | Immortality Field 3
Bastion       | defense | 5 | 1/3 2/2 3/1 | Sentinal             | Tank Mode 3
Brigitte      | support | 4 | 3/1 2/2 1/3 | Repair Pack          | Shield Bash 3
D.Va          | tank    | 2 | 1/0 1/0 1/0 |                      | Call Mech 2
D.Va+MEKA     | tank    | 4 | 2/2 3/1 1/3 | Defense Matrix       | Self Destruct 3
Doomfist      | offense | 4 | 3/1 2/2 1/3 | Rocket Punch         | Meteor Strike 3
Echo          | offense | 4 | 1/3 3/1 2/2 | Focusing Beam        | Duplicate 2
Genji         | offense | 4 | 3/1 2/2 1/3 | Shuriken             | Dragon Blade 3
Hanzo         | defense | 4 | 1/3 3/1 2/2 | Sonic Arrow          | Dragonstrike 3
Junkrat       | defense | 3 | 3/1 2/2 1/3 | Total Mayhem         | Rip-Tire 3
Lucio         | support | 3 | 2/2 1/3 2/2 | Crossfade            | Sound Barrier 3
McCree        | offense | 4 | 2/2 3/1 1/3 | Flashbang            | Dead Eye 3
Mei           | defense | 4 | 2/2 3/1 1/3 | Blizzard             | Cryo Freeze 2
Mercy         | support | 3 | 1/3 2/2 2/2 | Caduceus Staff       | Guardian Angel 3
Moira         | support | 3 | 2/2 1/3 2/2 | Biotic Grasp         | Coalescence 3
Orisa         | tank    | 5 | 1/3 2/2 3/1 | Protective Barrier   | Supercharger 3
Pharah        | offense | 4 | 1/3 3/1 2/2 | Concussive Blast     | Barrage 3
Reaper        | offense | 4 | 2/2 1/3 3/1 | Hellfire Shotguns    | Death Blossom 3
Reinhardt     | tank    | 4 | 3/1 2/2 1/3 | Barrier Field        | Earthshatter 3
Roadhog       | tank    | 5 | 3/1 2/2 1/3 | Chain Hook           | Whole Hog 3
Sigma         | tank    | 4 | 1/3 3/1 2/2 | Experimental Barrier | Gravitic Flux 3
Soldier: 76   | offense | 4 | 2/2 3/1 1/3 | Biotic Field         | Tactical Visor 3
Sombra        | offense | 4 | 3/1 1/3 2/2 | Hack                 | E.M.P. 3
Symmetra      | support | 3 | 2/2 1/3 2/2 | Teleporter           | Shield Generator 3
Torbjörn      | defense | 4 | 3/1 1/3 2/2 | Build Turret         | Forge Hammer 3
Tracer        | offense | 3 | 3/1 2/2 1/3 | Pulse Pistols        | Recall 2
Widowmaker    | defense | 4 | 2/2 1/3 3/1 | Infra-Sight          | Widow's Kiss 3
Winston       | tank    | 4 | 3/1 2/2 1/3 | Barrier Protector    | Primal Rage 3
Wrecking Ball | tank    | 3 | 2/2 3/1 1/3 | Adaptive Shield      | Minefield X
Zarya         | tank    | 4 | 2/2 3/1 1/3 | Particle Barrier     | Particle Cannon 3
Zenyatta      | support | 3 | 2/2 2/2 1/3 | Harmony/Discord      | Transcendence 3
"""
ROWS = {line.split("|")[0].strip(): [part.strip() for part in line.split("|")] for line in PRINTED.strip().split("\n")}


@rule("OW-SETUP-10")
def test_the_set_has_thirty_four_heroes() -> None:
    assert sorted(c.name for c in CATALOGUE.cards) == sorted(ROWS) and len(ROWS) == 34
    assert [c.name for c in CATALOGUE.cards if c.set_aside] == ["B.O.B.", "D.Va"]
    roles = [c.role for c in CATALOGUE.cards]
    assert {r: roles.count(r) for r in roles} == {"offense": 11, "tank": 9, "support": 8, "defense": 6}


@pytest.mark.parametrize("name", ROWS)
@rule("OW-SETUP-10")
def test_printed_figures(name: str) -> None:
    _, role, health, rows, deploy, ultimate = ROWS[name]
    card = CATALOGUE.find(name)
    assert (card.role, card.health) == (role, int(health))
    assert " ".join(f"{p}/{s}" for p, s in card.rows) == rows
    assert (card.deploy.name if card.deploy else "") == deploy
    assert card.ultimate is not None and f"{card.ultimate.name} {card.ultimate.cost}" == ultimate


@pytest.mark.parametrize("name", ROWS)
def test_every_ability_says_what_it_does(name: str) -> None:
    card = CATALOGUE.find(name)
    lines = card.text().split("\n")
    abilities = [a for a in (card.deploy, card.ultimate) if a is not None]
    assert len(lines) == len(abilities)
    for line, ability in zip(lines, abilities, strict=True):
        title, _, said = line.partition(": ")
        assert title.startswith(ability.name)
        assert said.endswith(".") and said[0].isupper() and "  " not in said and "{" not in said
    for words in [b.does for b in (card.deploy.branches() if card.deploy else ())] + [card.ultimate.does]:
        assert words and all(w.says() for w in words), "no word is silent"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "Ashe",
            "The Viper: Choose an enemy. Deal 2 damage to it, ignoring shields. "
            "Or: Choose two enemies in one row. Deal 1 damage to each of them.\n"
            "B.O.B. (3): Take B.O.B. into your hand.",
        ),
        (
            "Winston",
            "Barrier Protector: Put 3 shields on this Hero. They may absorb damage to any Hero of this Hero's row.\n"
            "Primal Rage (3): Choose one of your rows. Move this Hero there; it may stay. "
            "Deal 2 damage to every enemy in the opposing row.",
        ),
        (
            "Genji",
            "Shuriken: Choose up to three enemies in one row. Deal 1 damage to each of them.\n"
            "Dragon Blade (3): Choose a damaged enemy. It is defeated.",
        ),
        (
            "Wrecking Ball",
            "Adaptive Shield: Put 1 shield on this Hero, plus 1 for each enemy in the opposing row.\n"
            "Minefield (X): Choose an enemy row. Put X mines beside that row: "
            "after using an ability there a Hero takes 2 damage and a mine is removed.",
        ),
        (
            "Baptiste",
            "Biotic Launcher: Choose up to three enemies side by side in one row. Deal 1 damage to each of them. "
            "Or: Choose up to three allies side by side in one row. Heal 1 on each of them.\n"
            "Immortality Field (3): Choose one of your rows. Put the Immortality Field into it: it counts as a Hero "
            "with 3 Health, and while it stands damage defeats no Hero of that row.",
        ),
        (
            "Mercy",
            "Caduceus Staff: Choose an ally. Heal 2 on it. Put this Hero's token on it: it heals 1 at the start of "
            "each of your turns. Or: Choose an ally. Put this Hero's token on it: damage it deals is 1 higher.\n"
            "Guardian Angel (3): Choose one of your rows. Move this Hero there; it may stay. Choose a defeated Hero "
            "of that row. It stands again with full Health.",
        ),
        ("D.Va", "Call Mech (2): Put D.Va+MEKA on top of your deck."),
    ],
)
def test_the_text_follows_from_the_data(name: str, text: str) -> None:
    assert CATALOGUE.find(name).text() == text


GOOD = """
- id: nova
  name: Nova
  role: offense
  health: 4
  rows: [[3, 1], [2, 2], [1, 3]]
  deploy:
    name: Flare
    does:
      - {do: choose, who: enemy}
      - {do: damage, amount: 2}
  ultimate:
    name: Burst
    cost: 3
    does:
      - {do: damage, amount: 1, to: opposing_row}
"""


def test_a_set_of_ones_own_needs_no_python(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(GOOD)
    card = load([path]).find("Nova")
    assert card.text() == (
        "Flare: Choose an enemy. Deal 2 damage to it.\nBurst (3): Deal 1 damage to every enemy in the opposing row."
    )
    assert card.figures() == [("Health", "4"), ("Front", "3/1"), ("Middle", "2/2"), ("Back", "1/3")]


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("health: 4", "health: four", "field health: expected int, got str"),
        ("role: offense", "role: sniper", "field role: invalid enum value 'sniper'"),
        ("amount: 2", "amount: lots", "field deploy.does[1].amount: "),
        ("do: choose", "do: chose", "field deploy.does[0].do: invalid value 'chose'"),
        ("who: enemy", "whom: enemy", "field deploy.does[0]: object contains unknown field whom"),
        ("to: opposing_row", "to: nowhere", "field ultimate.does[0].to: invalid enum value 'nowhere'"),
        ("cost: 3", "cost: Y", "field ultimate.cost: "),
        ("rows: [[3, 1], [2, 2], [1, 3]]", "rows: [[3, 1], [2, 2]]", "field rows: expected array of length 3, got 2"),
        ("    name: Burst\n", "", "field ultimate: object missing required field name"),
    ],
)
def test_a_mistake_is_told_with_file_card_and_field(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    path = tmp_path / "own.yaml"
    assert right in GOOD
    path.write_text(GOOD.replace(right, wrong))
    with pytest.raises(CardError) as error:
        load([path])
    assert len(error.value.problems) == 1
    assert error.value.problems[0].startswith(f"own.yaml: card 1 (Nova): {said}")


@pytest.mark.parametrize(
    ("line", "field"), [("  role: offense\n", "role"), (GOOD[GOOD.index("  ultimate") :], "ultimate")]
)
def test_a_hero_needs_a_class_and_an_ultimate(tmp_path: Path, line: str, field: str) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(GOOD.replace(line, ""))
    with pytest.raises(CardError, match=f"Nova: field {field}: "):
        load([path])
