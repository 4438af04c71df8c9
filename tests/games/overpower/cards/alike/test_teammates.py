"""Every Special that speaks of teammates, under To the Last Man."""

import pytest

from games.overpower.specials import facing, strikes
from marks import card

ATTACKS = {
    "swarm-them": "Angry Mob: Middle Ages",
    "network-of-fanatics": "Cthulhu",
    "champions-of-barsoom": "Dejah Thoris",
    "protector-of-mankind": "Hercules",
    "inspirational-leadership": "Joan of Arc",
    "shapeshifter-s-guise": "Morgan le Fay",
    "barsoomian-warrior-statesman": "Tars Tarkas",
    "valiant-charge": "The Three Musketeers",
    "world-renowned-doctor": "Van Helsing",
    "thunderbolt": "Zeus",
    "riposte": "Zorro",
}
LAST_MAN = {"in_play": [{"card": "To the Last Man", "by": "Dracula"}]}


@card("to-the-last-man", *ATTACKS)
@pytest.mark.parametrize(("name", "by"), ATTACKS.items())
def test_attacks_that_speak_of_teammates(name: str, by: str) -> None:
    for there in (False, True):
        a, _ = facing([by], [name], ["Dracula"], them=LAST_MAN if there else None)
        assert a.can("attack", name, by) is not there


DEFENCES = {
    "shepherd-of-the-damned": "Anubis",
    "protector-of-barsoom": "Dejah Thoris",
    "always-there-for-a-friend": "Dr. Watson",
    "protector-of-mankind": "Hercules",
    "protection-of-saint-michael": "Joan of Arc",
    "dotar-sojat": "John Carter of Mars",
    "king-of-camelot": "King Arthur",
    "lead-from-the-front": "King Arthur",
    "son-of-the-jungle": "Korak",
    "chivalrous-protector": "Lancelot",
    "give-them-nothing": "Leonidas",
    "defender-of-the-people": "Robin Hood",
    "cloud-surfing": "Sun Wukong",
    "barsoomian-warrior-statesman": "Tars Tarkas",
    "protector-of-the-incubator": "Tars Tarkas",
    "jungle-tactics": "Tarzan",
    "ancient-wisdom": "The Mummy",
    "valiant-charge": "The Three Musketeers",
    "abner-perry-s-lab-assistant": "Victory Harben",
    "riposte": "Zorro",
}


@card("to-the-last-man", *DEFENCES)
@pytest.mark.parametrize(("name", "by"), DEFENCES.items())
def test_defences_that_speak_of_teammates(name: str, by: str) -> None:
    mate = "Jane Porter" if by == "Korak" else "Korak"
    attacks = {
        "jungle-tactics": "6 Intelligence Teamwork (Energy/Combat)",
        "protector-of-the-incubator": "Queen Guinevere",
    }
    attack = attacks.get(name, "3M")
    for there in (False, True):
        team = [by, {"name": mate, "hits": ["8C", "8C", "3C"] if name.startswith("shepherd") else []}]
        me = LAST_MAN if there else {}
        a, b = facing(["Dracula", "Mr. Hyde"], [attack, "3E", "Trample"], team, [name], me=me)
        strikes(a, b, attack, "Dracula", mate, *(["Combat"] if attack == "3M" and not name.startswith("abner") else []))
        answers = [v for v in ("avoid", "block", "shift") if b.can(v, name)]
        own = name in ("barsoomian-warrior-statesman",)
        assert bool(answers) is (not there and not own)
        if own:
            a, b = facing(["Dracula"], ["3M"], [by], [name], me=me)
            strikes(a, b, "3M", "Dracula", by)
            assert b.can("block", name, by) is not there


HELPERS = [
    ("the-nautilus", "Captain Nemo", "Captain Nemo", []),
    ("harness-the-wind", "Wicked Witch", "Wicked Witch", []),
    ("transformation-trickery", "Sun Wukong", "Korak", []),
    ("napoleon-of-crime", "Professor Moriarty", "Korak", ["8I"]),
    ("pals", "Billy the Kid", "Billy the Kid", ["6I"]),
    ("early-feminist-leader", "Joan of Arc", "Joan of Arc", ["5I"]),
    ("baptized-in-combat", "Leonidas", "Leonidas", ["5C"]),
]


@card("to-the-last-man", *(row[0] for row in HELPERS))
@pytest.mark.parametrize(("name", "by", "target", "more"), HELPERS)
def test_helpers_of_a_defence_that_speak_of_teammates(name: str, by: str, target: str, more: list[str]) -> None:
    for there in (False, True):
        a, b = facing(["Dracula"], ["6B"], [by, "Korak"], [name, *more], me=LAST_MAN if there else None)
        strikes(a, b, "6B", "Dracula", target)
        assert (b.can("use", name, by) or b.can("invalidate", name, by)) is not there
