"""One turn around one card: who fights, with what, against whom; everything else is kept plain."""

from typing import Any

from games.overrealm.table import Player, table, team
from overtable.games.overrealm.book import book
from overtable.games.overrealm.cards import Action, Buff

SUCCESS, FAIL = "Standard+", "Standard-"
ZAP, ZAP_FAIL = "Zappguin/Zap+", "Zappguin/Zap-"
FRIENDS = ("Volcanoggin", "Zappguin", "Galeaffy")
FOE = ("Galeaffy", "Shaleshell", "Stallagrowth")


def order(a: Player) -> list[str]:
    """What hit, in its order."""
    return [a.named(e.refs[0]) for e in a.state.log or () if e.kind == "hit"]


def cost_of(action: str, buffs: list[str], of: str) -> int:
    """What the action and its buffs cost together."""
    printed = book().find(f"{of.lower()}/{action.lower().replace(' ', '-')}")
    assert isinstance(printed, Action)
    total = printed.cost
    for name in buffs:
        monster, _, rest = name.partition("/")
        found = [
            c for c in book().cards if isinstance(c, Buff) and c.name == rest[:-1] and c.monster == monster.lower()
        ]
        total += found[0].cost if found else 0
    return total


def fight(
    monster: str,
    action: str,
    *buffs: str,
    foe: str = "Galeaffy",
    reply: str = "draw",
    how: str = "act",
    friends: tuple[str, ...] = (),
    flips: tuple[str, ...] = (),
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    hp: dict[str, int] | None = None,
) -> tuple[Player, Player]:
    """Set the table and let both select; `reply` is draw, counter, `switch X`, or an action of the foe."""
    mine, theirs, hp = dict(mine or {}), dict(theirs or {}), dict(hp or {})
    others = [*friends, *(f for f in FRIENDS if f != monster and f not in friends)][:2]
    foes = [foe, *(f for f in FOE if f != foe)][:3]
    price = cost_of(action, list(buffs), monster)
    spare = [SUCCESS, FAIL, *(f"{others[1]}/{n}" for n in SPARE[others[1]])]
    pay = [c for c in spare if c not in buffs and c not in flips][:price]
    assert len(pay) == price
    sides = {
        "a": {"team": team(monster, *others, **hp), "hand": [*buffs, *pay], "deck_top": list(flips), **mine},
        "b": {"team": team(*foes, **hp), **theirs},
    }
    if reply not in ("draw", "counter") and not reply.startswith("switch"):
        sides["b"].setdefault("hand", cost_of(reply, [], foe))
    a, b = table(**sides)
    a.selects(action, buffs=buffs, discard=pay, how=how)
    if reply in ("draw", "counter"):
        b.does(reply)
    elif reply.startswith("switch"):
        b.switches(reply.removeprefix("switch "))
    else:
        b.selects(reply, discard=cost_of(reply, [], foe))
    return a, b


SPARE = {
    "Zappguin": ("Retaliate+", "Retaliate-", "Zap-"),
    "Volcanoggin": ("Agility+", "Harden+", "Ramp Up-"),
    "Galeaffy": ("Leaf Shield+", "Leaf Shield-", "Sharp Leaves-"),
    "Steamie": ("Wishful Strike+", "Wishful Embrace+"),
}
