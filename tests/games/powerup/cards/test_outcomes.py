"""Every card of the set that is used or waits for a Condition, with the exact outcome that outcomes.txt tells.

A line of that file is a card, its ability (or `play`) and everything that has changed on the table of outcomes.py.
What can only be used in answer to something is played below.
"""

from pathlib import Path

import pytest

from games.powerup.cards.outcomes import met, used
from games.powerup.own_cards import astra, battle, blast, hero
from games.powerup.table import Story, table
from overtable.games.powerup.book.ability import Ability
from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import AnyCard, Battle, Equipment, Power

ANSWERS = {"astra", "effect", "battle", "wound", "attack", "hq_wound", "redirect"}
"""Targets that are only there while something is going on."""
CARDS: tuple[AnyCard, ...] = tuple(ready_set().cards)

TOLD = {
    (name, ability): outcome
    for line in Path(__file__).with_name("outcomes.txt").read_text(encoding="utf-8").splitlines()
    for name, ability, outcome in [line.split(" | ")]
}

PLAYED = [(c, "play", c.one_time()) for c in CARDS if isinstance(c, Power)]
ABILITIES = PLAYED + [(c, a.name, a) for c in CARDS for a in c.abilities() if a.does]
ACTIONS = [x for x in ABILITIES if x[2].target not in ANSWERS]


@pytest.mark.parametrize("seat", [0, 1], ids=["a", "b"])
@pytest.mark.parametrize(("card", "name", "ability"), ACTIONS, ids=lambda x: getattr(x, "name", x))
def test_every_ability_does_exactly_what_is_told(card: AnyCard, name: str, ability: Ability, seat: int) -> None:
    if ability.when is None:
        assert used(card, name, seat) == TOLD[card.name, name]
    else:
        assert isinstance(card, Equipment | Battle)
        assert met(card, ability.when, ability.count, seat) == TOLD[card.name, name]


def test_nothing_is_told_of_what_is_not_there() -> None:
    assert list(TOLD) == [(c.name, name) for c, name, _ in ACTIONS]
    assert all(TOLD.values())


def answer(t: Story, seat: int, name: str, ability: str, *aims: str) -> None:
    """Use a card that answers: a Power from the hand, or an ability of a card in play."""
    if ability == "play":
        t.seats[seat].does("play", name, *aims)
    else:
        t.seats[seat].does("use", name, ability, *aims)
    t.quiet()


def answerers(*targets: str) -> list[tuple[str, str]]:
    return [(c.name, name) for c, name, ability in ABILITIES if ability.target in targets]


def side_with(name: str, at: dict[str, object] | None = None) -> dict[str, object]:
    """A side that has the card: in hand, on a Hero, as its Battle card or as a Hero in play; with a 2* target Y."""
    card = ready_set().find(name)
    y: dict[str, object] = {"hero": hero("Y", stars=3 if getattr(card, "stars", 0) == 2 else 2), **(at or {})}
    side: dict[str, object] = {"heroes": [y], "power": 9}
    if isinstance(card, Power):
        side["hand"] = [name]
    elif isinstance(card, Battle):
        side["battle"] = [name]
    elif isinstance(card, Equipment):
        y["equipment"] = [name]
    else:
        side["heroes"] = [y, {"hero": name, "level": 4}]
    return side


def target_of(name: str) -> str:
    return hero("Y", stars=3 if getattr(ready_set().find(name), "stars", 0) == 2 else 2)


def attacked(x: str, name: str, **more: object) -> Story:
    """X attacks Y, whose side has the card."""
    idle = hero("Idle", stars=5, faction="")
    t = table(round=8, phase="combat", a={"heroes": [x, idle], **more}, b=side_with(name))
    t.quiet()
    t.seats[0].does("attack", x, target_of(name))
    return t


BOLT = astra("Bolt", blast(5), target="enemy")


@pytest.mark.parametrize(("name", "ability"), answerers("astra", "effect"))
def test_what_answers_an_astra(name: str, ability: str) -> None:
    x, y = hero("X", astra=[BOLT]), target_of(name)
    t = table(round=8, a=[x], b=side_with(name))
    t.seats[0].does("use", x, "Bolt", y)
    answer(t, 1, name, ability, f"the effect of {x}")
    if name == "Echo":  # copied, not stopped
        assert (t.wounds(y), t.wounds(x)) == (2, 2)
    else:
        assert (t.wounds(y), t.wounds(x)) == (0, 0)


@pytest.mark.parametrize(("name", "ability"), answerers("redirect"))
def test_what_moves_an_astra_to_another_hero(name: str, ability: str) -> None:
    x, y, wall = hero("X", astra=[BOLT]), target_of(name), hero("Wall", stars=5, dfn=9)
    side = side_with(name)
    side["heroes"] = [*side["heroes"], wall]  # type: ignore[misc]
    t = table(round=8, a=[x], b=side)
    t.seats[0].does("use", x, "Bolt", y)
    answer(t, 1, name, ability, f"the effect of {x}", wall)
    assert (t.wounds(y), t.wounds(wall)) == (0, 0)


@pytest.mark.parametrize(("name", "ability"), answerers("battle"))
def test_what_answers_a_battle_card(name: str, ability: str) -> None:
    hit = battle("OnHit", use=[{"name": "Hit", "when": "hq_hit", "does": [{"do": "draw"}]}])
    x = hero("X")
    t = attacked(x, name, battle=[hit])
    t.windows()
    t.seats[1].does("let_through")
    while t.pending != "Respond":
        t.step()
    answer(t, 1, name, ability, f"the effect of {hit}")
    assert t.hq == [7, 6]
    assert t.seats[0].zone("hand") == []


@pytest.mark.parametrize(("name", "ability"), answerers("wound"))
def test_what_negates_the_wounds_of_a_hero(name: str, ability: str) -> None:
    x, y = hero("X", atk=9), target_of(name)
    t = attacked(x, name)
    t.windows()
    t.seats[1].does("block", y)
    while t.asked != [1]:
        t.step()
    answer(t, 1, name, ability, y)
    assert (t.wounds(y), t.wounds(x)) == (0, 1)


@pytest.mark.parametrize(("name", "ability"), answerers("attack"))
def test_what_evades_an_attack(name: str, ability: str) -> None:
    x, y = hero("X", atk=9), target_of(name)
    t = attacked(x, name)
    answer(t, 1, name, ability, x)
    assert (t.wounds(y), t.hq, t.kneels(x), t.kneels(y)) == (0, [7, 7], True, False)


@pytest.mark.parametrize(("name", "ability"), answerers("hq_wound"))
def test_what_negates_a_wound_to_the_hq(name: str, ability: str) -> None:
    t = attacked(hero("X", atk=9), name)
    t.windows()
    t.seats[1].does("let_through")
    while t.asked != [1]:
        t.step()
    answer(t, 1, name, ability, "my hq")
    assert t.hq == [7, 7]
