"""Cards that a sample found wrong in particular situations, each in that situation."""

from games.overpower.events import happens
from games.overpower.specials import facing, hits, in_play, next_battle, plays, strikes, turn_of
from games.overpower.table import hero
from marks import audit, rule

KNOWLEDGE = in_play("Knowledge of Tomorrow", "Time Traveler")


@audit("knowledge-of-tomorrow", "nobody on the Front Line has the grid for the card that is given up", mended=True)
def test_any_intelligence_power_card_of_the_team_buys_the_venture() -> None:
    me = KNOWLEDGE | {"reserve": hero("Sherlock Holmes", placed=["6I"])}
    a, _b = facing([hero("Hercules", placed=["3I"]), "Time Traveler"], ["8I", "2C", "5M", "8A"], me=me)
    a.does("give_up", "Knowledge of Tomorrow")
    assert sorted(a.offered("pay")) == [
        "3 Intelligence", "5 MultiPower", "6 Intelligence", "8 Any-Power", "8 Intelligence"
    ]  # fmt: skip
    a.does("pay", "6I")
    assert a.venture == 10 and a.placed("Sherlock Holmes") == [] and a.placed("Hercules") == ["3I"]


@rule("OP25-CARD-15")
@audit("knowledge-of-tomorrow", "an Any-Power card that nobody can use as Intelligence")
def test_an_any_power_card_pays_only_by_a_grid_of_the_team() -> None:
    a, _b = facing(["Hercules", "Time Traveler"], ["7A"], me=KNOWLEDGE)
    assert not a.can("give_up")
    a, _b = facing(["Hercules", "Time Traveler"], ["6A"], me=KNOWLEDGE)
    a.does("give_up", "Knowledge of Tomorrow")
    a.does("pay", "6A")
    assert a.venture == 10 and a.power_pack == ["6A"]


SIX = "6 Energy Teamwork (Combat/Intelligence)"
"""For the Wicked Witch; +0 and then +1."""


@audit("heavy-is-the-head", "as the follow-up of a Teamwork card, for a Special that acts as a Power card", mended=True)
def test_a_fallen_power_special_follows_a_teamwork_card() -> None:
    pile = {"dead": ["Riposte", "Jonathan Harker, Solicitor", "Great Club"]}
    a, b = facing(["Wicked Witch", "King Arthur", "Hercules"], [SIX, "Heavy is the Head", "4C"], ["Zorro"], me=pile)
    hits(a, b, SIX, "Wicked Witch", "Zorro")
    a.does("play", "Heavy is the Head", "King Arthur")
    b.does("decline")
    assert sorted(a.offered("choose")) == ["Jonathan Harker, Solicitor", "Riposte"]
    a.does("choose", "Jonathan Harker, Solicitor")
    assert not a.can("decline")
    a.does("attack", "Jonathan Harker, Solicitor", "King Arthur", "Zorro")
    assert b.pending == "DefenceWindow" and a.attack.universe_attack, "put into play, it cannot be negated"
    b.does("take")
    a.does("attack", "4C", "Hercules", "Zorro")
    assert a.level == 5
    b.does("take")
    assert b.damage("Zorro") == 4 + 5 + 4 and "Heavy is the Head" in a.dead and "Riposte" in a.dead and turn_of(b)


@audit("heavy-is-the-head", "the only follow-up that a Teamwork card could have, and negated", mended=True)
def test_a_negated_exchange_leaves_the_second_follow_up() -> None:
    pile = {"dead": ["Riposte"]}
    team = ["Wicked Witch", "King Arthur", "Leonidas"]
    a, b = facing(team, [SIX, "Heavy is the Head"], ["Merlin"], ["Ascendant Mage"], me=pile)
    strikes(a, b, SIX, "Wicked Witch", "Merlin")
    b.does("take")
    a.does("play", "Heavy is the Head", "King Arthur")
    b.does("negate", "Ascendant Mage", "Merlin", "Heavy is the Head")
    assert a.pending == "FollowUp" and a.verbs == {"decline"}
    a.does("decline")
    assert a.dead == ["Heavy is the Head", "Riposte"] and b.hits("Merlin") == [SIX] and turn_of(b)


@audit("heavy-is-the-head", "a Teamwork card that asks for another type than the Dead Pile holds")
def test_the_exchange_must_fit_the_teamwork_card() -> None:
    seven = "7 Energy Teamwork (Combat/Brute Force)"
    a, _b = facing(
        ["Wicked Witch", "King Arthur"], [seven, "Heavy is the Head"], me={"dead": ["Jonathan Harker, Solicitor"]}
    )
    assert a.refusal("attack", seven, "Wicked Witch", "Zorro") == "OP25-BATT-59"


@audit("porthos", "Tarzan avoids it with an Intelligence Power card, which cannot block it", mended=True)
def test_porthos_cannot_be_blocked_but_can_be_avoided_by_intelligence() -> None:
    a, b = facing(["The Three Musketeers"], ["Porthos"], ["Tarzan"], ["4I", "7C"])
    strikes(a, b, "Porthos", "The Three Musketeers", "Tarzan")
    assert b.refusal("block", "4I", "Tarzan") == "OP25-BATT-78" and b.can("block", "7C", "Tarzan")
    b.does("avoid", "4I", "Tarzan")
    assert b.damage("Tarzan") == 0 and b.power_pack == ["4I"] and a.dead == ["Porthos"]


@rule("OP25-BATT-47", "OP25-KO-14", "OP25-END-08")
@audit("thunderbolt", "its target falls to it, and the battle ends", mended=True)
def test_the_thunderbolt_binds_zeus_when_its_target_is_long_gone() -> None:
    draws = {"draw": ["Freya: Goddess of Protection"]}
    target = hero("Merlin", hits=["7E", "5E"])
    a, b = facing(["Zeus"], ["Thunderbolt"], [target, "Hercules"], me=draws, them={"draw": ["5B"]})
    hits(a, b, "Thunderbolt", "Zeus", "Merlin")
    assert b.is_kod("Merlin") and a.venture == 9 and a.astral == ["Thunderbolt"]
    next_battle(a, b)
    assert a.astral == ["Thunderbolt"] and a.venture == 0 and a.dead == []
    hits(a, b, "7E", "Zeus", "Hercules")
    b.does("attack", "5B", "Hercules", "Zeus")
    assert a.refusal("avoid", "Freya: Goddess of Protection", "Zeus") == "OP25-INTER-06"


@rule("OP25-KO-12", "OP25-KO-14")
@audit("thunderbolt", "a hit of an earlier battle, whose target falls now", mended=True)
def test_the_thunderbolt_stays_when_a_permanent_record_is_discarded() -> None:
    bolt = {"in_play": [{"card": "Thunderbolt", "by": "Zeus", "target": "Merlin", "battle_before": True}]}
    a, b = facing(["Zeus"], ["8E"], [hero("Merlin", hits=["5E"]), "Hercules"], ["5B"], me=bolt | {"draw": []})
    hits(a, b, "8E", "Zeus", "Merlin")
    assert b.is_kod("Merlin") and a.astral == ["8E", "Thunderbolt"] and a.venture == 8
    b.does("attack", "5B", "Hercules", "Zeus")
    assert b.damage("Merlin") == 8, "the bolt is a hit no more"


@audit("ransom-your-secrets", "the ransom is paid with a card that the Homebase started with", mended=True)
def test_cards_under_a_homebase_pay_the_ransom() -> None:
    home = {"homebase": "Dracula's Armory", "under": ["Rapier", "Longbow"]}
    a, b = facing(["Angry Mob: Modern Age"], ["Ransom Your Secrets"], ["Zorro"], ["2C"], them=home)
    plays(a, b, "Ransom Your Secrets", "Angry Mob: Modern Age")
    b.does("give_up", "Ransom Your Secrets")
    assert sorted(b.offered("pay")) == ["2 Combat", "Longbow", "Rapier"]
    b.answers(("pay", "Rapier"), ("pay", "Longbow"))
    assert a.dead == ["Ransom Your Secrets"] and b.dead == ["Longbow", "Rapier"] and b.hand == ["2C"] and turn_of(a)


@audit("second-chances", "the Power Pack is shuffled, so that another card lies on its top", mended=True)
def test_second_chances_shuffle_what_is_left() -> None:
    pack = ["1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E"]
    a, b = happens("Second Chances", "gods", ["Zorro"], [], ["Wicked Witch"], them={"power_pack": pack})
    before = [b.short(c) for c in b.ids("power pack")]
    a.does("choose", "8E")
    a.does("decline")
    after = [b.short(c) for c in b.ids("power pack")]
    assert b.dead == ["8E"] and sorted(after) == pack[:-1] and after != [c for c in before if c != "8E"]
