"""The sample: who may play each of them, by name and code letter, and how often a deck may hold it."""

import pytest

from games.overpower_classic.cards.sample import THING, duel
from games.overpower_classic.making import attacks
from marks import card
from overtable.games.overpower.book.book import CLASSIC_BOOK

SAMPLE = {
    "dcop-poison-ivy-strangle-vines": ("Poison Ivy", "EU", "villain", True),
    "jlaop-neron-seduction-of-the-innocent": ("Neron", "IB", "villain", False),
    "mvop-spider-woman-spider-attack": ("Spider-Woman", "AE", "", False),
    "mvop-venom-creepy-crawler": ("Venom", "AG", "", False),
    "xmop-rapture-psychic-sword": ("Rapture", "BA", "", False),
    "dcop-knockout-mighty-blow": ("Knockout", "AN", "villain", False),
    "iqop-hobgoblin-cybernetic-upgrade": ("Hobgoblin", "ET", "", False),
    "psop-scarlet-spider-hidden-pouches": ("Scarlet Spider", "BR", "", False),
    "xmop-angel-neuro-toxin": ("Angel", "HO", "", False),
    "psop-daredevil-alertness": ("Daredevil", "AG", "", False),
    "mnop-x-babies-lil-colossus": ("X-Babies", "HO", "", False),
    "psop-iceman-ice-armor": ("Iceman", "AA", "", False),
    "psop-bishop-body-armor": ("Bishop", "AG", "", False),
    "mvop-rhino-rhino-charge": ("Rhino", "AP", "", False),
    "psop-mojo-spineless-plot": ("Mojo", "AJ", "", False),
    "mvop-colossus-smash-object": ("Colossus", "AI", "", False),
    "iqop-mr-sinister-marauder": ("Mr. Sinister", "HR", "", True),
    "clop-absorbing-man-wrecking-ball": ("Absorbing Man", "EN", "", False),
    "psop-strong-guy-kinetic-absorption": ("Strong Guy", "CN", "", False),
    "dcop-catwoman-razor-sharp-claws": ("Catwoman", "AP", "villain", False),
    "dcop-nightwing-circus-acrobat": ("Nightwing", "AH", "hero", False),
    "jlaop-booster-gold-energy-absorption-field": ("Booster Gold", "AH", "hero", True),
    "dcop-joker-joker-venom": ("Joker", "BM", "villain", True),
    "mvop-doctor-octopus-evasive-action": ("Doctor Octopus", "AG", "", False),
    "clop-bullseye-murderer": ("Bullseye", "JX", "", False),
    "mvop-rhino-pinball-blow": ("Rhino", "AB", "", False),
    "jlaop-martian-manhunter-martian-vision": ("Martian Manhunter", "JF", "hero", True),
    "iqop-doctor-octopus-big-plans": ("Doctor Octopus", "EJ", "", False),
    "mnop-the-hellfire-club-hellfire-soldiers": ("The Hellfire Club", "AA", "", False),
    "iqop-quicksilver-high-speed-impact": ("Quicksilver", "AS", "", True),
    "mcop-brood-alien-hunger": ("Brood", "BW", "", True),
    "mcop-morbius-blood-hunger": ("Morbius", "EG", "", True),
    "mnop-alpha-flight-guardian": ("Alpha Flight", "AG", "", False),
    "mvop-war-machine-battle-computer": ("War Machine", "AT", "", True),
    "xmop-mercury-soldier-of-fortune": ("Mercury", "NM", "", True),
    "dcop-batman-master-detective": ("Batman", "AJ", "hero", False),
    "jlaop-wonder-woman-gift-of-flight": ("Wonder Woman", "AG", "hero", False),
    "dcop-eradicator-energy-blast": ("Eradicator", "EM", "hero", False),
    "psop-daredevil-blind-mans-bluff": ("Daredevil", "BK", "", True),
    "promo-post-protective-plates": ("Post", "CW", "", True),
    "jlaop-captain-atom-skin-alloy": ("Captain Atom", "AM", "hero", False),
    "jlaop-booster-gold-gauntlet-energy-blast": ("Booster Gold", "AA", "hero", False),
    "mvop-hobgoblin-pumpkin-bomb": ("Hobgoblin", "AR", "", False),
    "dcop-two-face-flip-of-the-coin": ("Two-Face", "FB", "villain", False),
    "xmop-polaris-manipulate-magnetism": ("Polaris", "DB", "", False),
    "psop-juggernaut-raze": ("Juggernaut", "AU", "", True),
    "jlaop-hawkman-thanagarian-blaster": ("Hawkman", "HF", "hero", False),
    "clop-falcon-mechanical-wings": ("Falcon", "AD", "", False),
    "mcop-sentinels-learning-circuits": ("Sentinels", "DT", "", True),
    "mcop-nightcrawler-prehensile-tail": ("Nightcrawler", "BR", "", False),
}
"""The cards of the sample: character, function code, code letter (OPC-CODE-01), One Per Deck (OPC-DECK-04)."""


@pytest.mark.parametrize("card_id", SAMPLE)
def test_what_stands_beside_the_text(card_id: str) -> None:
    face = CLASSIC_BOOK.face(card_id)
    printed = face.card
    assert (printed.character, printed.code, printed.allegiance, printed.one_per_deck) == SAMPLE[card_id]
    assert face.special and not printed.placeable and printed.reserve == ""
    assert printed.negatable and not printed.duplicate_of


@card("xmop-angel-neuro-toxin")
@pytest.mark.parametrize("version", ["Angel: The Fallen", "Angel: Horseman of Apocalypse"])
def test_every_version_of_a_character_plays_its_specials(version: str) -> None:
    """OPC-CARD-15."""
    a, b = duel([version], ["Neuro-Toxin"], [THING])
    attacks(a, b, "Neuro-Toxin", version, "Thing")
    assert a.level == 6


@card("psop-mojo-spineless-plot", "mvop-rhino-pinball-blow", "dcop-batman-master-detective")
def test_nobody_else_plays_them() -> None:
    a, _ = duel([THING, "Angel: The Fallen"], ["Spineless Plot", "Pinball Blow", "Master Detective"], [THING])
    assert a.verbs == {"concede", "pass"}
