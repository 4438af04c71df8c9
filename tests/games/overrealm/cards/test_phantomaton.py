"""Phantomaton, its actions and its buffs, each with what it does."""

from games.overrealm.fights import FAIL, fight
from marks import card


@card("phantomaton", "phantomaton/seek-and-destroy")
def test_lockdown_and_seek_and_destroy() -> None:
    a, b = fight("Phantomaton", "Seek and Destroy", foe="Galeaffy")
    assert a.hits() == [("Seek and Destroy", 6)]  # 5 + 1 (Leaf)
    assert a.tokens() == {"lockdown": 1} and not b.can("switch")  # the next Start Phase put it there
    counter = {"counters": {"Phantomaton": {"lockdown": 1}}}
    a, b = fight("Phantomaton", "Seek and Destroy", mine=counter)
    assert a.hits() == [("Seek and Destroy", 8)] and b.can("switch")


@card("phantomaton/cobolt", "phantomaton/download", "phantomaton/transfusion")
def test_the_other_actions_of_phantomaton() -> None:
    a, b = fight("Phantomaton", "Cobolt", "Zappguin/Retaliate+", reply="switch Stallagrowth")
    assert a.hits() == [("Cobolt", 5)] and b.active == "Galeaffy"
    a, b = fight("Phantomaton", "Download")
    assert a.auras == {"Download": 3}
    _, b = fight("Phantomaton", "Transfusion", flips=(FAIL, "Zappguin/Zap+"))
    assert b.conditions() == {"leech": 1}


@card("phantomaton/target-acquired", "phantomaton/target-acquired-2", "phantomaton/refactor", "phantomaton/curse")
def test_the_buffs_of_phantomaton() -> None:
    two = ["Phantomaton/Target Acquired+"] * 2
    a, b = fight("Phantomaton", "Transfusion", *two, reply="switch Stallagrowth", flips=("Zappguin/Zap-", FAIL))
    assert a.cubes == {"ATK": 4} and b.active == "Stallagrowth"
    a, b = fight("Phantomaton", "Cobolt", "Phantomaton/Refactor-", reply="Cyclone", theirs={"deck_top": [FAIL]})
    assert [a.named(e.refs[0]) for e in a.state.log or () if e.kind == "hit"] == ["Cobolt", "Cyclone"]
    a, _ = fight("Phantomaton", "Transfusion", flips=("Phantomaton/Curse-", "Zappguin/Zap+"))
    assert a.losses() == [("Phantomaton", 1, "Curse")]
