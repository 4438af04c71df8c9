"""Purity of Thought counts the cards that were discarded in this battle."""

from games.overpower.table import empty_hands, hero
from games.overpower_classic.cards.sample import THING, duel, gets, to_move
from games.overpower_classic.making import played_event, plays, settled
from games.overpower_classic.walks import walk
from marks import card

PURITY, READY = "iqop-longshot-purity-of-thought", "mcop-hawkeye-combat-ready"
LONGSHOT = "Longshot (IQOP)"


@card(PURITY)
def test_purity_of_thought_counts_what_an_event_took() -> None:
    side = {"front": [hero(LONGSHOT, placed=["2E", "3F"])], "hand": [PURITY]}
    a, b = played_event("Strategy Destroyed!", side, {"front": [hero(THING, placed=["4S"])]})
    assert not a.placed()
    walk(a, b, "Turn")
    empty_hands(a, b)
    if not a.is_asked:
        b.does("pass")
    gets(a, PURITY)
    plays(a, b, "Purity of Thought", "Longshot")
    assert len(a.hand) == 2


@card(PURITY, READY)
def test_purity_of_thought_counts_what_a_teammates_card_took() -> None:
    a, b = duel([LONGSHOT, "Hawkeye (MCOP)"], [PURITY, READY, "8S", "8E", "3F"], [THING], ["1S"])
    plays(a, b, "Combat Ready", "Hawkeye")
    settled(a, b)
    assert len(a.hand) == 4 and "Purity of Thought" in a.dead
    b.does("attack", "1S", "Thing", "Longshot")
    a.does("take")
    gets(a, PURITY)
    plays(a, b, "Purity of Thought", "Longshot")
    assert len(a.hand) == 7, "for 8S, 8E and itself"


@card(PURITY)
def test_purity_of_thought_does_not_count_what_was_played() -> None:
    a, b = duel([LONGSHOT], [PURITY, "2F"], [THING], ["4S", "1S"])
    a.does("attack", "2F", "Longshot", "Thing")
    b.does("block", "4S", "Thing")
    b.does("attack", "1S", "Thing", "Longshot")
    a.does("take")
    plays(a, b, "Purity of Thought", "Longshot")
    settled(a, b)
    assert a.hand == [] and to_move(b)
