"""Specials that clear what lasts, and what they cannot clear."""

from games.overpower.specials import facing, hits, in_play, plays
from games.overpower.stories import hit, names_in, played
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.state import HITS


@card("slaying-the-hydra", "legendary-partnership", "ethnoarchaeology", "monster-hunting-expert")
def test_clearing_cards_that_last() -> None:
    lasting = {
        "in_play": [
            {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
            {"card": "Wither", "by": "Anubis", "target": "Hercules"},
        ]
    }
    theirs = [{"name": "Sheriff of Nottingham", "placed": ["Squeeze the Commoners", "7B"]}, "Anubis"]
    table, a, b = played("Slaying the Hydra", "Hercules", theirs, them=lasting)
    assert set(a.offered("choose")) == {"Rule by Fear", "Wither"}
    a.does("choose", "Wither")
    assert names_in(table, 0, HITS) == [] and "Wither" in b.zone("dead pile")
    for name, by in (("Ethnoarchaeology", "Jane Porter"), ("Monster Hunting Expert", "Van Helsing")):
        table, a, b = played(name, by, theirs, them=lasting, beside=["Hercules"])
        assert sorted(b.zone("dead pile")) == ["Rule by Fear", "Squeeze the Commoners", "Wither"]
        assert b.zone("placed") == ["7 Brute Force"]
    table, a, b = hit("Legendary Partnership", "King Arthur", theirs, them=lasting, beside=["Hercules"])
    assert sorted(b.zone("dead pile")) == ["Rule by Fear", "Wither"]


@card("ethnoarchaeology", "monster-hunting-expert", "legendary-partnership", "banishment")
def test_what_is_cleared_and_what_stays() -> None:
    there = in_play("Shards of the Staff", "Ra")
    for name, by, gone in (
        ("Ethnoarchaeology", "Jane Porter", False),
        ("Monster Hunting Expert", "Van Helsing", False),
        ("Legendary Partnership", "King Arthur", True),
    ):
        a, b = facing([by], [name], [hero("Ra", placed=["Staff Head"])], them=there)
        plays(a, b, name, by) if a.can("play", name) else hits(a, b, name, by, "Ra")
        assert (b.clipped("Ra") == []) is gone, "an Advanced Universe card is no Special"
        assert b.placed("Ra") == ["Staff Head"]
    a, b = facing(
        ["Zeus"], ["Banishment"], [hero("Zorro", placed=["Rapier", "4C"]), hero("Korak", placed=["Little John"])]
    )
    plays(a, b, "Banishment", "Zeus")
    assert b.placed() == ["4C", "Rapier"] and b.venture == -3
    assert not a.hand and a.astral == ["Banishment"]


@card("siphon-strike", "one-eye", "athos")
def test_a_card_that_speaks_of_no_remainder_is_not_cleared() -> None:
    for name, by in (("Siphon Strike", "Anubis"), ("One Eye", "Wicked Witch"), ("Athos", "The Three Musketeers")):
        a, b = facing(["King Arthur"], ["Legendary Partnership"], [by], them=in_play(name, by, "King Arthur"))
        hits(a, b, "Legendary Partnership", "King Arthur", by)
        assert a.hits("King Arthur") == [name]


@card("tracking-movements", "monster-hunting-expert")
def test_what_does_not_speak_of_a_remainder_is_not_cleared() -> None:
    a, b = facing(["Van Helsing"], ["Monster Hunting Expert"], [hero("Mina Harker", placed=["Tracking Movements"])])
    plays(a, b, "Monster Hunting Expert", "Van Helsing")
    assert b.placed() == ["Tracking Movements"]
