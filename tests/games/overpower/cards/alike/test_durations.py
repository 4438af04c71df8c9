"""Every Special that lasts: for the battle or the game, where it lies meanwhile, and what ends it."""

import pytest

from games.overpower.specials import UNHURRIED, facing, hits, in_play, next_battle, plays, strikes, turn_of
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
PLACES = {"clipped": zone(0, CLIPPED), "astral": ASTRAL, "hit": zone(1, HITS)}
ONTO = {"pals", "transmogrification", "the-nautilus", "transformation-trickery", "distracting-intervention"}


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


@card("princess-and-the-pea", "for-guinevere-s-love", "criminal-mastermind", "slaying-the-hydra")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Princess and the Pea", "Zorro"),
        ("For Guinevere's Love", "Lancelot"),
        ("Criminal Mastermind", "Professor Moriarty"),
    ],
)
def test_cards_for_this_battle_speak_of_no_remainder(name: str, by: str) -> None:
    a, b = facing(["Hercules"], ["Slaying the Hydra"], [by], them=in_play(name, by))
    before = (a.venture, b.venture)
    plays(a, b, "Slaying the Hydra", "Hercules")
    assert turn_of(b) and b.astral == [name] and (a.venture, b.venture) == before


@card("paralyzing-gaze", "ethnologist", "telepathic-resistance", "battle-of-wits")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Paralyzing Gaze", "Dracula"),
        ("Ethnologist", "Captain Nemo"),
        ("Telepathic Resistance", "Carson of Venus"),
        ("Battle of Wits", "Sherlock Holmes"),
    ],
)
def test_what_lasts_for_the_battle_ends_with_it(name: str, by: str) -> None:
    me = in_play(name, by, "Merlin")
    a, b = facing([by], [], ["Merlin"], me=me | UNHURRIED, them={"draw": ["7E", "Ascendant Mage", "Archimedes"]})
    next_battle(a, b)
    assert a.dead == [name] and b.hits("Merlin") == []
    if a.is_asked:
        a.does("pass")
    assert b.can("attack", "7E", "Merlin") and b.can("play", "Archimedes", "Merlin")


@card("wither", "a-jealous-god", "mark-of-the-headless", "reap-the-whirlwind")
@pytest.mark.parametrize(
    ("name", "by"),
    [("Wither", "Anubis"), ("Mark of the Headless", "Headless Horseman"), ("Reap the Whirlwind", "Billy the Kid")],
)
def test_what_lasts_for_the_game_goes_on(name: str, by: str) -> None:
    one, two = ({"draw": ["4C"]}, UNHURRIED) if name == "Reap the Whirlwind" else (UNHURRIED, {"draw": ["7C"]})
    a, b = facing([by], [], ["Leonidas"], me=in_play(name, by, "Leonidas") | one, them=two)
    next_battle(a, b)
    if name == "Reap the Whirlwind":
        if b.is_asked:
            b.does("pass")
        strikes(a, b, "4C", by, "Leonidas")
        assert a.level == 6
    else:
        if a.is_asked:
            a.does("pass")
        strikes(b, a, "7C", "Leonidas", by)
        assert b.level == (6 if name == "Wither" else 5)
    assert a.dead == []


@card("siphon-strike", "athos")
def test_what_works_while_it_is_a_hit_works_in_the_next_battle() -> None:
    me = in_play("Siphon Strike", "Anubis", "Leonidas") | UNHURRIED
    a, b = facing(["Anubis"], [], ["Leonidas"], me=me, them={"draw": ["7C"]})
    next_battle(a, b)
    assert b.permanent("Leonidas") == ["Siphon Strike"]
    if a.is_asked:
        a.does("pass")
    strikes(b, a, "7C", "Leonidas", "Anubis")
    assert b.level == 5

    me = in_play("Athos", "The Three Musketeers", "Leonidas") | {"draw": ["1C", "2C"]}
    a, b = facing(["The Three Musketeers"], [], ["Leonidas", "Zorro"], me=me, them=UNHURRIED)
    next_battle(a, b)
    if b.is_asked:
        b.does("pass")
    hits(a, b, "1C", "The Three Musketeers", "Leonidas")
    assert b.is_kod("Leonidas")
