"""A Special that keeps Events away, also those that are in play already."""

from games.overpower_classic.making import event, plays, special, text
from games.overpower_classic.table import PILE, table

DEAF = special(
    "Deaf", "Wolverine", until="game", stays="clipped", play=[{"do": "immune", "to": "events", "earlier": True}]
)
CALM = event("Calm", {"do": "grid", "who": "both", "types": ["combat"], "to": 1})


def test_an_event_in_play_does_not_affect_its_user_any_more() -> None:
    a, b = table(
        a={"front": ["Wolverine (MVOP)"], "hand": ["Deaf"], "draw": PILE, "in_play": [{"card": "Calm"}]},
        b={"front": ["Storm (MVOP)"], "draw": PILE},
        cards=[DEAF, CALM],
    )
    assert a.grid("Wolverine")[1] == 1
    plays(a, b, "Deaf", "Wolverine")
    assert a.grid("Wolverine")[1] == 8 and b.grid("Storm")[1] == 1
    assert text(DEAF) == "Events do not affect Wolverine. Lasts for the rest of the game."
