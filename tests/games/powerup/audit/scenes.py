"""The tables on which every card is played in an awkward situation of its own. Player a has the card."""

from typing import Any

from games.powerup.own_cards import hero
from games.powerup.table import Story, table

Side = dict[str, Any]


def foe(stars: int = 1, atk: int = 3, dfn: int = 3, health: int = 9, **more: Any) -> str:
    """A Hero of nobody's set."""
    return hero("Foe", stars=stars, atk=atk, dfn=dfn, health=health, faction="Q", **more)


def pal(stars: int = 1, atk: int = 3, dfn: int = 3, health: int = 9, **more: Any) -> str:
    return hero("Pal", stars=stars, atk=atk, dfn=dfn, health=health, faction="P", **more)


def at(name: str, **more: Any) -> Side:
    """A Hero with all its Astra unlocked unless said otherwise."""
    return {"hero": name, "level": 5, **more}


def side(*heroes: Any, **more: Any) -> Side:
    return {"heroes": list(heroes), **more}


WATCHER = foe(5, atk=0)


def deploying(a: Side, b: Side | None = None, **more: Any) -> Story:
    """Deploy! of round 8, player a first; whoever is not named is a Foe of 1*. Both have a card left to think about."""
    sides = {"a": {"hand": [], **a}, "b": b or side(foe())}
    for each in sides.values():
        each["hand"] = [*each.get("hand", []), "Supply Drop"]
    return table(round=8, **sides, **more)


def fighting(a: Side, b: Side, watcher: bool = True, **more: Any) -> Story:
    """Combat! of round 8, player a first; a 5* of player b's stands by so that the phase goes on after an attack."""
    b = {**b, "heroes": [*b["heroes"], *([WATCHER] if watcher else [])]}
    t = table(round=8, phase="combat", a=a, b=b, **more)
    t.quiet()
    return t


def does(t: Story, *answer: Any, seat: int = 0) -> None:
    """An answer that nobody answers."""
    t.seats[seat].does(*answer)
    t.quiet()


def attacks(t: Story, attacker: str, target: str, seat: int = 0) -> None:
    """A declared attack, up to Defend! or whatever is asked next besides Instants."""
    t.seats[seat].does("attack", attacker, target)
    while t.state.result is None and t.pending in ("Respond", "DivertChance"):
        t.seats[t.asked[0]].does("decline")


def fights(t: Story, attacker: str, target: str, seat: int = 0, block: bool = True) -> None:
    """A whole attack without further effects."""
    attacks(t, attacker, target, seat)
    t.seats[1 - seat].does(*(("block", target) if block else ("let_through",)))
    t.quiet()


def why(t: Story, *answer: Any, seat: int = 0) -> str:
    """The rule by which an answer is refused."""
    return t.seats[seat].refused(*answer).rule
