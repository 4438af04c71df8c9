"""Every Special that lasts: for the battle or the game, and where it lies meanwhile."""

import pytest

from games.overpower.specials import UNHURRIED, facing, next_battle, plays, strikes
from games.overpower.table import Player
from marks import card
from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.state import ASTRAL, CLIPPED, HITS, zone

LASTING = {
    ("battle", "astral"): {
        "i-m-in-your-house": "Invisible Man",
        "protection-of-saint-michael": "Joan of Arc",
        "like-father-like-son": "Korak",
        "for-guinevere-s-love": "Lancelot",
        "rising-tides": "Poseidon",
        "criminal-mastermind": "Professor Moriarty",
        "rule-by-fear": "Sheriff of Nottingham",
        "banishment": "Zeus",
        "loki": "Zorro",
        "princess-and-the-pea": "Zorro",
    },
    ("battle", "clipped"): {
        "head-for-mexico": "Billy the Kid",
        "never-set-foot-on-dry-land": "Captain Nemo",
        "ruthless-plunderer": "Captain Nemo",
        "the-nautilus": "Captain Nemo",
        "head-of-martian-science": "Dejah Thoris",
        "to-the-last-man": "Dracula",
        "lower-gravity": "John Carter of Mars",
        "superhuman-endurance": "John Carter of Mars",
        "sword-and-shield": "Lancelot",
        "victorian-sophisticant": "Mr. Hyde",
        "form-of-water": "Poseidon",
        "napoleon-of-crime": "Professor Moriarty",
        "stone-skin": "Sun Wukong",
        "transformation-trickery": "Sun Wukong",
        "sacred-wafers-from-amsterdam": "Van Helsing",
        "chamston-hedding-estate": "Victory Harben",
        "aquaphobic": "Wicked Witch",
        "harness-the-wind": "Wicked Witch",
        "fairy-protection": "Zorro",
    },
    ("battle", "hit"): {
        "swarm-them": "Angry Mob: Middle Ages",
        "pitchforks-and-torches": "Angry Mob: Middle Ages",
        "union-power": "Angry Mob: Industrial Age",
        "online-cyber-attack": "Angry Mob: Modern Age",
        "weighing-of-the-heart": "Anubis",
        "ethnologist": "Captain Nemo",
        "telepathic-resistance": "Carson of Venus",
        "all-chips-on-the-table": "Dr. Watson",
        "paralyzing-gaze": "Dracula",
        "lady-of-the-jungle": "Jane Porter",
        "angelic-visions": "Joan of Arc",
        "for-sparta": "Leonidas",
        "poseidon-s-might": "Poseidon",
        "battle-of-wits": "Sherlock Holmes",
        "irene-adler": "Sherlock Holmes",
        "lord-of-the-jungle": "Tarzan",
        "my-feet-are-like-hands": "Tarzan",
        "deceptive-maneuver": "Tarzan",
        "feared-by-all-witches": "Wicked Witch",
    },
    ("game", "astral"): {
        "ransom-your-secrets": "Angry Mob: Modern Age",
        "janjong-duare-mintep": "Carson of Venus",
        "the-call-of-cthulhu": "Cthulhu",
        "mark-of-the-headless": "Headless Horseman",
        "early-feminist-leader": "Joan of Arc",
        "knowledge-of-tomorrow": "Time Traveler",
    },
    ("game", "clipped"): {
        "book-of-the-dead": "Anubis",
        "pals": "Billy the Kid",
        "regulators": "Billy the Kid",
        "distracting-intervention": "Cthulhu",
        "diplomat-to-all-martians": "Dejah Thoris",
        "veil-of-deceit": "Dracula",
        "didn-t-see-it-coming": "Invisible Man",
        "run-and-hide": "Invisible Man",
        "meriem-and-jackie-clayton": "Korak",
        "greatest-soldiers-in-history": "Leonidas",
        "shield-phalanx": "Leonidas",
        "for-camelot": "Merlin",
        "transmogrification": "Merlin",
        "set-loose": "Mr. Hyde",
        "the-serum": "Mr. Hyde",
        "squeeze-the-commoners": "Sheriff of Nottingham",
        "all-for-one": "The Three Musketeers",
        "hera": "Zeus",
    },
    ("game", "hit"): {
        "wither": "Anubis",
        "reap-the-whirlwind": "Billy the Kid",
        "sowing-chaos": "Hercules",
        "a-jealous-god": "Zeus",
        "thunderbolt": "Zeus",
    },
}
ROWS = [(name, by, until, place) for (until, place), cards in LASTING.items() for name, by in cards.items()]
ONTO = {"pals", "transmogrification", "the-nautilus", "transformation-trickery", "distracting-intervention"}
PLACES = {"clipped": zone(0, CLIPPED), "astral": ASTRAL, "hit": zone(1, HITS)}


def in_effect(name: str, by: str, *answers: str) -> tuple[Player, Player, int]:
    """The card was played in an earlier turn, on a foe or for a teammate if it needs one."""
    mate = "Tarzan" if by == "Korak" else "Korak"
    foe = "Hercules" if name == "lord-of-the-jungle" else "Sun Wukong" if by == "Robin Hood" else "Robin Hood"
    me = UNHURRIED | {"in_play": [{"card": name, "by": by, "target": mate if name in ONTO else foe}]}
    front = [foe, "Hercules"] if foe != "Hercules" else [foe]
    a, b = facing([by, mate], [], front, [*answers], me=me, them=UNHURRIED, turn="b")
    return a, b, a.s.printing.index(catalogue().row[name])


@card(*(row[0] for row in ROWS))
@pytest.mark.parametrize(("name", "by", "until", "place"), ROWS, ids=[row[0] for row in ROWS])
def test_a_lasting_special_lies_there_for_so_long(name: str, by: str, until: str, place: str) -> None:
    a, b, c = in_effect(name, by)
    assert a.s.where[c] == PLACES[place]
    before = [e for e in a.s.effects if e.source == c]
    next_battle(a, b)
    after = [e for e in a.s.effects if e.source == c]
    assert len(after) == (len(before) if until == "game" else 0)
    numerical = catalogue()[a.s.printing[c]].value is not None
    assert (a.s.where[c] == PLACES[place]) is (until == "game" or numerical)


SPOKEN = [row for row in ROWS if catalogue()[catalogue().row[row[0]]].until != "this_battle"]


@card(*(row[0] for row in SPOKEN))
@pytest.mark.parametrize(("name", "by"), [row[:2] for row in SPOKEN], ids=[row[0] for row in SPOKEN])
def test_what_speaks_of_a_remainder_can_be_cleared(name: str, by: str) -> None:
    a, b, c = in_effect(name, by, "Slaying the Hydra")
    plays(b, a, "Slaying the Hydra", "Hercules")
    b.does("choose", catalogue()[a.s.printing[c]].name)
    assert not [e for e in a.s.effects if e.source == c]
    assert a.s.where[c] not in PLACES.values()


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
LAST_MAN = {"in_play": [{"card": "To the Last Man", "by": "Dracula"}]}


@card("to-the-last-man", *ATTACKS)
@pytest.mark.parametrize(("name", "by"), ATTACKS.items())
def test_attacks_that_speak_of_teammates(name: str, by: str) -> None:
    for there in (False, True):
        a, _ = facing([by], [name], ["Dracula"], them=LAST_MAN if there else None)
        assert a.can("attack", name, by) is not there


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
