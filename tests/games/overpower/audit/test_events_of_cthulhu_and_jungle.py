"""The Events of The Call of Cthulhu and King of the Jungle, each played in an awkward situation of its own."""

from typing import Any

from games.overpower.events import happens, to_battle
from games.overpower.specials import UNHURRIED, facing, hits, known, plays, strikes
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import audit


def there(event: str) -> dict[str, Any]:
    """An Event that is in force."""
    return {"in_play": [{"card": event}]}


@audit("desperate-gamble", "the one who is chosen has 16 damage already; the opponent declines")
def test_a_gamble_that_is_lost_at_once() -> None:
    a, b = happens("Desperate Gamble", "cthulhu", [hero("Zorro", hits=["8C", "8C"]), "Korak"], ["6C"], ["Leonidas"])
    a.does("choose", "Zorro")
    b.does("decline")
    assert a.is_kod("Zorro") and not b.is_kod("Leonidas")
    to_battle(a, b, a)
    strikes(a, b, "6C", "Korak", "Leonidas")
    assert a.level == 6, "nobody else gains anything"


@audit("the-cost-of-knowledge-is-sanity", "an Any-Power card played as Intelligence")
def test_sanity_counts_hits_by_their_own_icon() -> None:
    event = there("The Cost of Knowledge is Sanity")
    a, b = facing(["Merlin"], ["5A", "6I"], ["Leonidas", "Korak"], me=event)
    a.does("attack", "5A", "Merlin", "Leonidas", "Intelligence")
    b.does("take")
    assert a.venture == 5, "an Any-Power card shows no Intelligence icon"
    b.does("pass")
    hits(a, b, "6I", "Merlin", "Korak")
    assert a.venture == 5 and b.damage("Korak") == 6


@audit("stars-align", "one card in a Draw Pile, none in the other")
def test_stars_align_over_short_piles() -> None:
    a, b = happens("Stars Align", "cthulhu", ["Leonidas"], [], me={"draw": ["1E", "2C"]}, them={"draw": []})
    assert a.draw_pile == ["2C"], "one replaced the Event"
    a.does("look")
    a.does("shuffle_in", "2C")
    assert a.draw_pile == ["2C"] and a.dead == [] and b.pending != "Effects"


@audit("who-can-you-trust", "hands of one card and of none")
def test_nobody_shows_what_they_do_not_hold() -> None:
    me = {"draw": ["Great Club"], "mission": "The Call of Cthulhu"}
    a, b = facing(["Leonidas"], ["Who Can You Trust?", "5C"], ["Zorro"], [], me=me, phase="event")
    a.does("event", "Who Can You Trust?")
    quietly(a.table, "Triggered")
    a.does("reveal", "5C")
    assert a.pending != "Triggered" and known(b, a) == ["5C"]


@audit("who-can-you-trust", "the battle is conceded before it begins: nobody shows a card", mended=True)
def test_trust_comes_after_the_decision_to_fight() -> None:
    a, b = happens("Who Can You Trust?", "cthulhu", ["Leonidas"], ["2C", "3C"], ["Zorro"], ["4C", "5C"])
    quietly(a.table, "Venture")
    a.ventures(1)
    b.ventures(1)
    assert a.pending == "PreConcession" and known(b, a) == []
    a.does("concede")
    assert a.s.battle == 3 and a.pending != "Triggered" and known(b, a) == []


@audit("healed-by-a-dark-power", "two cards heal; a switch of hits does not")
def test_healing_counts_for_each_card_that_is_played() -> None:
    event = there("Healed by a Dark Power")
    team = [hero("Dr. Watson", hits=["5C"]), hero("The Mummy", hits=["4C"])]
    hand = ["British Army Surgeon", "Reinvigorated by Fresh Organs", "Fury of the Desert"]
    a, b = facing(team, hand, ["Zorro"], me=event, them=UNHURRIED)
    plays(a, b, "Reinvigorated by Fresh Organs", "The Mummy")
    a.does("choose", "Dr. Watson")
    assert a.venture == 0 and a.damage("The Mummy") == 5
    b.does("pass")
    plays(a, b, "British Army Surgeon", "Dr. Watson")
    a.does("choose", "4C")
    assert a.venture == 2
    b.does("pass")
    hits(a, b, "Fury of the Desert", "The Mummy", "Zorro")
    a.does("choose", "5C")
    assert a.venture == 2 + 5 + 2


@audit("the-lost-city-of-opar", "an Any-Power hit on the record becomes the third type, for this battle", mended=True)
def test_opar_turns_the_icons_of_hits_as_well() -> None:
    a, b = happens(
        "The Lost City of Opar", "jungle", ["Hercules"], [], [hero("Leonidas", hits=["5A", "2E", "2C"]), "Ra"]
    )
    assert b.is_kod("Leonidas")
    me = there("The Lost City of Opar") | {"draw": ["2C"]}
    a, b = facing(["Hercules"], ["5A"], [hero("Ra", hits=["2E"]), "Zorro"], [], me=me, them=UNHURRIED)
    hits(a, b, "5A", "Hercules", "Ra")
    b.does("concede")
    quietly(a.table)
    hits(a, b, "2C", "Hercules", "Ra")
    assert a.s.battle == 3 and b.hits("Ra") == ["2C", "2E", "5A"] and not b.is_kod("Ra"), "Any-Power again"


@audit("6-any-power-teamwork", "in Opar its icon is Brute Force: who has that grid plays it, as such", mended=True)
def test_an_any_power_teamwork_in_opar() -> None:
    team = ["Leonidas", "Hercules"]
    for me, able in (({}, team), (there("The Lost City of Opar"), ["Hercules"])):
        a, _ = facing(team, ["6 Any-Power Teamwork", "5C"], ["Tarzan"], me=me)
        assert a.offered("attack", "6 Any-Power Teamwork") == able
    a, b = facing(team, ["6 Any-Power Teamwork", "5C"], ["Tarzan"], ["1I"], me=there("The Lost City of Opar"))
    strikes(a, b, "6 Any-Power Teamwork", "Hercules", "Tarzan")
    assert b.can("avoid", "1I", "Tarzan"), "a Brute Force attack"


@audit("the-lost-city-of-opar", "cards that nobody can use now are kept in hand, not discarded as unusable")
def test_opar_makes_nothing_unusable() -> None:
    hand = ["7A", "6 Any-Power Teamwork", "Training (Sekhmet)"]
    a, b = happens("The Lost City of Opar", "jungle", ["Leonidas"], hand, ["Korak"])
    quietly(a.table)
    assert set(hand) <= set(a.hand) and a.dead == []
    if not a.is_asked:
        b.does("pass")
    assert not a.can("attack", "7A") and not a.can("attack", "6 Any-Power Teamwork")


@audit("training-sekhmet", "in Opar it trains Brute Force alone", mended=True)
def test_training_of_any_power_in_opar() -> None:
    for me, able in (({}, ["3C", "3B"]), (there("The Lost City of Opar"), ["3B"])):
        a, _ = facing(["Joan of Arc"], ["3C", "2B", "Training (Sekhmet)"], ["Leonidas"], me=me)
        found = [c for c in ("3C", "2B") if a.can("attack", c, "Training (Sekhmet)", "Joan of Arc")]
        assert [c[1] for c in found] == [c[1] for c in able]


@audit("tarzan-the-terrible", "a tie that the opponent breaks; the weakened one blocks with a Basic card")
def test_the_terrible_weakens_blocks_only() -> None:
    a, b = happens("Tarzan the Terrible", "jungle", ["Leonidas"], ["6C"], ["Zorro", "Van Helsing"], ["5C", "Rapier"])
    b.does("choose", "Leonidas")
    a.does("choose", "Zorro")
    to_battle(a, b, a)
    strikes(a, b, "6C", "Leonidas", "Zorro")
    b.does("block", "5C", "Rapier", "Zorro")
    assert b.damage("Zorro") == 0, "5 + 3 - 2 is 6"


@audit(
    "the-power-of-gonfal",
    "it stops a utility put with an attack; a negate of the Reserve does not",
)
def test_gonfal_and_a_utility_with_an_attack() -> None:
    event = there("The Power of Gonfal")
    a, b = facing(
        ["Leonidas", "Sheriff of Nottingham"],
        ["8C", "Rule by Fear"],
        ["Sherlock Holmes"],
        ["Logical Reasoning"],
        me=event,
    )
    a.does("add", "Rule by Fear", "Sheriff of Nottingham")
    a.does("attack", "8C", "Leonidas", "Sherlock Holmes")
    b.does("negate", "Logical Reasoning", "Sherlock Holmes", "Rule by Fear")
    assert a.level == 8
    them = {"reserve": "Sherlock Holmes"}
    a, b = facing(["Hercules"], ["Great Club"], ["Zorro"], ["Logical Reasoning"], me=event, them=them)
    a.does("attack", "Great Club", "Hercules", "Zorro")
    assert not b.can("negate")


@audit("jane", "a Basic card is held: it is kept, not discarded; a placed one is of no use either")
def test_jane_locks_but_takes_nothing() -> None:
    placed = hero("Zorro", placed=["Longbow"])
    a, b = happens("Jane", "jungle", [placed], ["5C", "Rapier"], ["Leonidas"])
    quietly(a.table, "Place")
    assert "Rapier" in a.hand and a.placed("Zorro") == ["Longbow"]
    to_battle(a, b, a)
    assert not a.can("attack", "5C", "Rapier") and not a.can("attack", "5C", "Longbow")
    assert a.can("attack", "5C", "Zorro")


@audit("a-captive-no-more", "the bonus of a Basic Brute Force card that Eyes in the Dark would count", mended=True)
def test_no_card_that_shows_brute_force_counts() -> None:
    captive, eyes = there("A Captive no More"), there("Eyes in the Dark")
    for them, total in (({}, 7), (captive, 0)):
        a, b = facing(["Hercules"], ["4B", "Trident (basic)"], ["Leonidas"], me=eyes, them=them)
        hits(a, b, "4B", "Trident (basic)", "Hercules", "Leonidas")
        assert a.venture == total and b.damage("Leonidas") == 4
    a, b = facing(["Sherlock Holmes"], ["4I", "Secret Identity"], ["Leonidas"], me=eyes, them=captive)
    hits(a, b, "4I", "Secret Identity", "Sherlock Holmes", "Leonidas")
    assert a.venture == 6
