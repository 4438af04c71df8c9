"""Every Special with a number: the level and the icons of its attack, its damage, and when it acts at another level."""

import pytest

from games.overpower.specials import facing, mask, strikes
from games.overpower.stories import act, battle, hits_land, hurt
from marks import card
from overtable.games.overpower.state import ANY

LEVELS = {
    "Angry Mob: Middle Ages": {
        "don-t-let-it-get-away": "2ECBI",
        "mob-mentality": "4C",
        "strength-in-numbers": "7B",
        "pitchforks-and-torches": "7ECBI",
        "regent-of-the-crown": "3E",
    },
    "Angry Mob: Industrial Age": {"union-power": "8ECBI"},
    "Angry Mob: Modern Age": {"online-cyber-attack": "7I"},
    "Anubis": {"lord-of-the-sacred-land": "5CB", "siphon-strike": "5E"},
    "Billy the Kid": {"i-ll-make-you-famous": "5CB", "quick-draw": "4C"},
    "Captain Nemo": {"silent-running": "6I", "weapons-of-wrath-and-hatred": "10E"},
    "Carson of Venus": {"sometimes-piracy-is-the-best-option": "7B", "t-ray-gun": "4I"},
    "Count of Monte Cristo": {"jacopo": "4B", "network-of-thieves": "6I"},
    "Cthulhu": {"network-of-fanatics": "3E", "the-sleeper-awakens": "11A"},
    "Dejah Thoris": {"warrior-of-helium": "4B", "champions-of-barsoom": "4C"},
    "Dr. Watson": {"all-chips-on-the-table": "6I", "blackheath-rugby-star": "4C", "english-gentleman": "7ECBI"},
    "Dracula": {"crimson-restoration": "5C", "lord-of-the-vampires": "5C"},
    "Headless Horseman": {"human-spine-whip": "4C", "pumpkin-head": "6E", "visage-of-terror": "6I"},
    "Hercules": {"sowing-chaos": "4E", "great-club": "6C", "godly-prowess": "9C", "protector-of-mankind": "7B"},
    "Invisible Man": {"hidden-sociopath": "5C", "i-ve-murdered-before": "0B"},
    "Jane Porter": {"archimedes-q-porter": "7E", "tenacious-pursuit": "2I", "not-without-my-friends": "5C"},
    "Joan of Arc": {"inspirational-leadership": "4C", "patron-saint-of-france": "8CI"},
    "John Carter of Mars": {"leap-into-the-fray": "8ECB", "virginia-fighting-man": "8A"},
    "King Arthur": {"excalibur": "9EC", "legendary-partnership": "7C"},
    "Korak": {"john-clayton-iii": "6C", "jungle-survival": "3E", "to-the-death": "4B"},
    "Lancelot": {"for-the-queen": "5CB", "true-strike": "7C"},
    "Leonidas": {"300": "8C", "for-sparta": "6B"},
    "Merlin": {
        "summon-the-elements": "4EC",
        "tunupa-mountain-god": "10ECBI",
        "wrath-of-ra": "7E",
        "valkyrie-skeggiold": "7C",
        "oni-and-succubus": "7B",
        "bodhisattva-enlightened-one": "7I",
        "mystical-energy": "4E",
        "charge-into-battle": "4C",
        "subjugate-the-meek": "4B",
        "draconic-leadership": "4I",
        "lilith-s-swarm": "5A",
    },
    "Mina Harker": {"jonathan-harker-solicitor": "5I", "nocturnal-hunter": "5B", "the-hunger": "7C"},
    "Morgan le Fay": {"enchantress-guile": "4E", "shapeshifter-s-guise": "3C"},
    "Mr. Hyde": {"overdose": "6I", "sadistic-tendencies": "4BI", "trample": "6B"},
    "Poseidon": {"reclaim-the-waters": "6B", "poseidon-s-might": "7A", "trident": "4C"},
    "Professor Moriarty": {"complex-criminal-scheme": "3BI", "tactical-fighter": "5C"},
    "Ra": {"cult-of-mnevis-bull": "6CI"},
    "Robin Hood": {"band-of-merry-men": "5B", "hero-of-nottingham": "4B", "master-archer": "3ECBI"},
    "Sheriff of Nottingham": {"flaming-arrows": "6E", "i-command-an-army": "9B"},
    "Sherlock Holmes": {"irene-adler": "5E", "unpredictable-mind": "4ECBI"},
    "Sun Wukong": {"godly-strength": "11B", "staff-of-the-monkey-king": "6C"},
    "Tars Tarkas": {"barsoomian-warrior-statesman": "6A", "four-armed-warrior": "6E", "jeddak-of-thark": "6I"},
    "Tarzan": {"my-feet-are-like-hands": "7B", "raised-by-mangani-apes": "7C", "deceptive-maneuver": "5I"},
    "The Mummy": {"fury-of-the-desert": "5B", "pharaoh-of-the-fourth-dynasty": "7E", "relentless-pursuit": "3I"},
    "The Three Musketeers": {
        "aramis": "5I",
        "athos": "7C",
        "d-artagnan": "8ECBI",
        "porthos": "6B",
        "valiant-charge": "5A",
    },
    "Time Traveler": {"futuristic-phaser": "6E"},
    "Van Helsing": {"crossbow-expert": "6EC", "right-tools-for-the-job": "3E", "world-renowned-doctor": "5I"},
    "Victory Harben": {"archery-knives-jiu-jitsu": "3ECBI", "practical-physics": "7E"},
    "Wicked Witch": {"feared-by-all-witches": "4E", "one-eye": "7I", "wolves-crows-black-bees": "8ECBI"},
    "Zeus": {"thunderbolt": "9E"},
    "Zorro": {
        "3-quick-strokes": "2C",
        "elite-swordsmanship": "7C",
        "ancestral-rapier": "4C",
        "riches-of-don-diego-de-la-vega": "7I",
        "riposte": "5BI",
    },
}
ROWS = [
    (user, name, int(worth.rstrip("ECBIA")), worth.lstrip("0123456789"))
    for user, cards in LEVELS.items()
    for name, worth in cards.items()
]
UNCOUNTED = {"godly-strength", "complex-criminal-scheme"}


@card(*(name for _, name, _, _ in ROWS))
@pytest.mark.parametrize(("user", "name", "level", "icons"), ROWS, ids=[row[1] for row in ROWS])
def test_a_numerical_special_attacks_at_its_level(user: str, name: str, level: int, icons: str) -> None:
    target = "Sherlock Holmes" if user == "Zorro" else "Zorro"
    a, b = facing([user], [name], [target, "Korak"], ["8C", "8I"])
    before = a.venture
    strikes(a, b, name, user, target)
    if name == "overdose":
        a.does("choose", "0")
    assert a.attack.icons == mask(icons)
    assert a.level == level
    b.does("take")
    hit = next(h for h in a.s.hits if h.host == b.char(target))
    assert b.damage(target) == hit.value == level
    assert hit.types == mask(icons) & ~(1 << ANY)
    assert a.venture - before == (0 if name in UNCOUNTED else level)


@card("cult-of-mnevis-bull", "futuristic-phaser", "sadistic-tendencies")
@pytest.mark.parametrize(
    ("name", "user", "target", "value", "other", "plain"),
    [
        ("Cult of Mnevis Bull", "Ra", "Hercules", 8, "Zorro", 6),
        ("Futuristic Phaser", "Time Traveler", "Merlin", 8, "Zorro", 6),
        ("Sadistic Tendencies", "Mr. Hyde", "Korak", 8, "Zorro", 4),
    ],
)
def test_some_act_at_another_level_against_some_targets(name, user, target, value, other, plain) -> None:
    for victim, worth in ((target, value), (other, plain)):
        table = battle([user], [name], [victim])
        act(table.seats[0], "attack", name, user, victim)
        hits_land(table)
        assert hurt(table, victim) == worth


@card("cult-of-mnevis-bull", "futuristic-phaser", "sadistic-tendencies", "visage-of-terror", "true-strike")
@pytest.mark.parametrize(
    ("name", "by", "target", "level", "icons"),
    [
        ("Cult of Mnevis Bull", "Ra", "Poseidon", 8, "CI"),
        ("Cult of Mnevis Bull", "Ra", "Sun Wukong", 6, "CI"),
        ("Futuristic Phaser", "Time Traveler", "Carson of Venus", 8, "E"),
        ("Futuristic Phaser", "Time Traveler", "Anubis", 6, "E"),
        ("Sadistic Tendencies", "Mr. Hyde", "Korak", 8, "BI"),
        ("Sadistic Tendencies", "Mr. Hyde", "Robin Hood", 4, "BI"),
        ("Visage of Terror", "Headless Horseman", "Mina Harker", 9, "I"),
        ("Visage of Terror", "Headless Horseman", "Tars Tarkas", 6, "I"),
    ],
)
def test_from_this_figure_on_it_acts_otherwise(name: str, by: str, target: str, level: int, icons: str) -> None:
    a, b = facing([by], [name], [target])
    strikes(a, b, name, by, target)
    assert a.level == level and a.attack.icons == mask(icons), "to act as another type adds no icon"
    assert (a.attack.type == ANY) is (name == "Sadistic Tendencies" and level == 8)
    b.does("take")
    assert b.damage(target) == (6 if name == "Visage of Terror" else level), "a bonus is no damage"
