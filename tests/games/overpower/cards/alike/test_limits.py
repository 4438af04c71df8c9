"""Where Specials stop: one and no more, once and not again, this one and not the next."""

from games.overpower.specials import facing, hits, in_play, plays, sorts_out, strikes, turn_of, under_attack
from games.overpower.table import hero
from marks import card


@card("staff-of-the-monkey-king", "slaying-the-hydra", "devoted-follower", "burned-at-the-stake")
def test_one_and_no_more() -> None:
    a, b = facing(["Sun Wukong"], ["Staff of the Monkey King"], [hero("Zorro", placed=["Rapier", "Longbow"])])
    hits(a, b, "Staff of the Monkey King", "Sun Wukong", "Zorro")
    a.does("choose", "Rapier")
    assert b.placed() == ["Longbow"] and turn_of(b)
    there = {"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}, {"card": "Wither", "by": "Anubis", "target": "Hercules"}]}  # fmt: skip # noqa: E501
    a, b = facing(["Hercules"], ["Slaying the Hydra"], ["Sheriff of Nottingham", "Anubis"], them=there)
    plays(a, b, "Slaying the Hydra", "Hercules")
    a.does("choose", "Wither")
    assert b.astral == ["Rule by Fear"] and turn_of(b)
    a, b = facing(["Cthulhu", "Korak", "Zorro"], ["Devoted Follower"], ["Leonidas"])
    plays(a, b, "Devoted Follower", "Cthulhu")
    a.does("choose", "Zorro")
    assert a.front == ["Cthulhu", "Korak"] and turn_of(b)
    a, b = facing(["Joan of Arc", "Korak"], ["Burned at the Stake"], ["Leonidas"], me={"draw": ["2C", "3C", "4C"]})
    plays(a, b, "Burned at the Stake", "Joan of Arc")
    a.does("draw", "1")
    sorts_out(a)
    assert a.hand == ["2C"] and turn_of(b)


@card("inspirational-leadership", "reinvigorated-by-fresh-organs", "i-will-have-those-silver-shoes")
def test_once_and_not_again() -> None:
    a, b = facing(["Joan of Arc", "Zorro"], ["Inspirational Leadership", "3C", "2C"], ["Leonidas"])
    hits(a, b, "Inspirational Leadership", "Joan of Arc", "Leonidas")
    hits(a, b, "3C", "Zorro", "Leonidas")
    assert turn_of(b), "one attack each"
    a, b = facing([hero("The Mummy", hits=["5C"]), "Korak", "Zorro"], ["Reinvigorated by Fresh Organs"], ["Leonidas"])
    plays(a, b, "Reinvigorated by Fresh Organs", "The Mummy")
    a.does("choose", "Zorro")
    assert a.damage("Zorro") == 5 and a.damage("The Mummy") == 0 and turn_of(b)
    me = {"dead": ["Lightning Bolt", "Ray Gun"]}
    a, b = facing(["Wicked Witch"], ["I Will Have Those Silver Shoes!"], [hero("Zorro", placed=["4C"])], me=me)
    hits(a, b, "I Will Have Those Silver Shoes!", "Wicked Witch", "Zorro")
    a.answers(("choose", "4C"), ("choose", "Ray Gun"))
    sorts_out(a)
    assert a.hand == ["Ray Gun"] and turn_of(b)


@card("superhuman-endurance", "to-the-death", "for-camelot", "jungle-tactics", "tenacious-pursuit")
def test_the_second_icon_the_third_friend_the_teammate() -> None:
    a, _ = facing(
        ["Hercules"], ["6B"], ["John Carter of Mars"], them=in_play("Superhuman Endurance", "John Carter of Mars")
    )
    assert not a.can("attack", "6B")
    a, b = facing(["Korak"], ["To the Death", "6I"], ["Zorro"])
    a.does("attack", "To the Death", "Korak", "6I", "Korak", "Zorro")
    b.does("decline")
    assert a.level == 10
    _, b = under_attack(
        "7C", "Morgan le Fay", ["Merlin", "Morgan le Fay"], ["7E"], them=in_play("For Camelot!", "Merlin")
    )
    assert b.can("block", "7E", "Merlin")
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["Zorro", "Merlin"], [team, "7E"], ["Leonidas", "Tarzan"], ["Jungle Tactics"])
    strikes(a, b, team, "Zorro", "Leonidas")
    b.does("avoid", "Jungle Tactics", "Tarzan")
    assert b.damage("Leonidas") == 0 and turn_of(b)
    a, b = facing(["Zorro"], ["Tenacious Pursuit"], ["Leonidas"], me={"reserve": "Jane Porter"}, turn="b")
    b.does("concede")
    a.does("accept")
    b.does("decline")
    assert a.can("attack", "Tenacious Pursuit", "Jane Porter", "Leonidas")
