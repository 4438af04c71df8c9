"""What cards say is made from their data: a sentence stands there if and only if its field is set."""

import re
from collections.abc import Callable

import pytest

from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.cards import Character, Homebase, Printed
from overtable.games.overpower.book.played import Played

SENTENCES: dict[str, Callable[[Played], object]] = {
    "Only where ": lambda c: c.target_if,
    "An attack on a target character.": lambda c: c.target and c.value is None,
    ", level ": lambda c: c.value is not None and "offence" in c.use,
    " instead.": lambda c: c.level_if,
    "It acts identical to": lambda c: c.identical,
    "+1 to the attack for each card placed": lambda c: c.per == "placed",
    "+1 to the attack or block for each Defeated Objective": lambda c: c.per == "defeated",
    "May block.": lambda c: c.value is not None and "defence" in c.use and not (c.guard or c.counter),
    "Negates a Special of the opponent.": lambda c: c.negate,
    "Only on offence.": lambda c: c.negate and "defence" not in c.use,
    "may strike the attacker first": lambda c: c.counter,
    "No Special that forbids attacking": lambda c: c.ignores_protection,
    "The Reserve character may be the target": lambda c: c.reach,
    "Or, instead of an attack: ": lambda c: c.either,
    "If it hits nobody: ": lambda c: c.defended or any(f.when for f in c.follow),
    "If it KO's: ": lambda c: c.ko,
    "When it defends: ": lambda c: c.blocking and not c.target,
    "the target has 15 damage or more": lambda c: c.strokes,
    "Leaves play when ": lambda c: c.ends_with_user,
    "Does not count to the Venture Total": lambda c: not c.counts,
    "May be played after the opponent conceded": lambda c: c.after_concession,
    "Play it to concede the battle.": lambda c: c.to_concede,
    "the opponent may not concede.": lambda c: c.stops_concession,
    "Negates an Event of the opponent": lambda c: c.negates_events,
    "Playable from Reserve too": lambda c: c.reserve,
    "Cannot be negated.": lambda c: not c.negatable,
    "May be placed.": lambda c: c.placeable,
    "Takes no slot when placed.": lambda c: c.slotless,
    "One duplicate may be kept.": lambda c: c.keeps_duplicate,
    "Lasts while it is a hit.": lambda c: c.until == "hit",
    "Lasts for this battle.": lambda c: c.until == "this_battle",
    "Lasts for the rest of the battle.": lambda c: c.until == "battle",
    "Lasts for the rest of the game.": lambda c: c.until == "game",
    " card per deck.": lambda c: c.keyword,
}


def played() -> list[Played]:
    return [c for c in catalogue().cards if isinstance(c, Played)]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_stands_where_its_field_is_set(sentence: str) -> None:
    said = {c.id for c in played() if sentence in c.text()}
    assert said == {c.id for c in played() if SENTENCES[sentence](c)}


def test_every_card_with_an_effect_says_it() -> None:
    cards: list[Printed] = [*played(), *(c for c in catalogue().cards if isinstance(c, Character | Homebase))]
    assert [c.id for c in cards if c.all_words() and not c.text()] == []
    for card in cards:
        for word in card.all_words():
            assert "{" not in word.says("Zorro") and "None" not in word.says("Zorro")


def test_names_keep_their_capital_letters() -> None:
    names = [c.name for c in catalogue().cards if c.type == "character" and not c.name.startswith("The ")]
    small = re.compile("|".join(rf"\b{re.escape(name[0].lower() + name[1:])}\b" for name in names))
    assert [c.id for c in catalogue().cards if small.search(c.text())] == []


SAID = {
    "lord-of-the-sacred-land": "If it hits nobody: the top card of the Power Pack may be an attack of Anubis on",
    "book-of-the-dead": "who may play it this battle, but not place it.",
    "disorient-opponent": "(this character's choice). On defence: this character avoids an attack made with a",
    "sowing-chaos": "the target may make no follow-up attacks after Teamwork or Ally cards.",
    "protection-of-saint-michael": "No Intelligence attacks may be made against Joan",
    "like-father-like-son": "If the team plays the Mission King of the Jungle: Korak's team has +2 to defences.",
    "reap-the-whirlwind": "Only where one of the target's skills is 8 or higher.",
    "visage-of-terror": "If the target's Intelligence is at most 2: +3 to the attack, not to its damage.",
    "grim-reaper": "the opponent discards four cards that show the chosen icon, placed or in hand (the opponent's",
    "network-of-thieves": "the target discards two cards, placed on it or in hand (the opponent's choice).",
    "network-of-fanatics": "Up to two Front Line teammates may make one further attack each.",
    "lower-gravity": "John Carter of Mars's Brute Force skill becomes 8.",
    "i-ll-make-you-famous": "may move one Objective of the team (Reserve or Defeated) to the Completed pile.",
    "preternatural-healing": "May remove one hit from the permanent record of this character.",
    "crimson-restoration": "If it hits: you may remove all hits from Dracula, of this battle and of the permanent",
    "mark-of-the-headless": "; in a battle in which Headless Horseman KO's the target, the team gets +5 to the Venture",
    "head-for-mexico": "Billy the Kid may attack with Power cards from Reserve.",
    "billy-the-kid": "Billy the Kid may play numerical Specials from Reserve.",
    "john-carter-of-mars": "Brute Force Power cards of level 8 may always be in this deck.",
    "slaying-the-hydra": "one Special or Universe card in play that lasts for the rest of the battle or game",
    "princess-and-the-pea": "gets +5 to the Venture Total. Lasts for this battle.",
    "avalon-s-warmth": "Choose Morgan le Fay or a Front Line teammate.",
    "transmogrification": "Choose a Front Line teammate.",
    "for-camelot": "Merlin may block for King Arthur, Lancelot or Morgan le Fay with Power cards, and they for Merlin.",
    "valkyrie-hildr-select-the-slain": "show and take one",
    "mathematical-genius": "and take one",
    "from-a-mile-away": "(the opponent's choice)",
    "a-jealous-god": "-2 to attacks in the chosen skill.",
    "knowledge-of-tomorrow": "Time Traveler's team may discard one Intelligence Power card, placed or from hand",
    "ra": "the hits to KO of the target go down by 8. This lasts for the game.",
    "the-serum": "Mr. Hyde's Energy, Combat and Brute Force skills go up by 1.",
    "asclepieion": "duplicates are discarded. The character may make one further attack.",
    "hera": "hits on it do not count to the Venture Total",
    "sola": "Lasts for this battle.",
    "taxes": "Lasts for this battle.",
    "jane": "Neither player may play Basic Universe cards. Lasts for this battle.",
    "tarzan-the-terrible": "The chosen character has -2 to defences.",
    "harness-the-wind": "to any Front Line teammate of Wicked Witch.",
    "lord-of-the-jungle": "obody but Tarzan and the target may attack or defend or play cards",
    "dracula-s-armory": "none Any-Power",
    "merlin-s-magic": "one of your own",
    "future-plans": "May put three cards of your hand",
    "robin-hood-master-thief": "placed or from hand",
    "master-of-escape": "Each player keeps one ventured Objective of their own choice",
    "the-gemini": "even a duplicate",
    "dracula": "If the opponent accepts: the chosen character has +2 to all actions; you may remove two hits",
    "valiant-charge": "+1 to the attack or block for each Defeated Objective of the team, not to its damage.",
    "for-sparta": "If it hits nobody: this card goes into the Draw Pile by shuffling.",
    "isis": "The Homebase makes a MultiPower attack, level 2.",
    "second-chances": "cards of the opponent's Power Pack into the opponent's Dead Pile",
    "ransom-your-secrets": "In later battles the hand is open after the Venture Phase.",
    "angry-mob-modern-age": "has 30 hits to KO instead of 20.",
    "heavy-is-the-head": "a Special not marked One Per Deck that King Arthur cannot play, and play it at once",
    "decapitate": "If it hits and the target carries Mark of the Headless as a hit: the target discards all",
    "regulators": "After each Draw Phase, if the team lost the last battle: draw one card;",
    "eye-of-sekhmet": "one placed card of the target (Ra's choice) leaves the game, and with it all copies",
    "desperate-gamble": "If one was chosen: the chosen character has +2 to all actions; the hits to KO",
    "the-eternal-journey": "On defence only if you discard one Brute Force Power card",
}


@pytest.mark.parametrize("card", SAID)
def test_what_a_card_says(card: str) -> None:
    cards = catalogue()
    assert SAID[card] in cards.cards[cards.row[card]].text()


NAMES = sorted((c.name for c in catalogue().cards if ": " in c.name), key=len, reverse=True)


def plain_sentences(text: str) -> list[str]:
    """The sentences of a text, without the colons and full stops of names."""
    for name in (*NAMES, "Mr. Hyde", "Dr. Watson", "221-B Baker St."):
        text = text.replace(name, "Somebody")
    return re.split(r"(?<=[.!]) ", text)


def test_texts_are_easy_to_read() -> None:
    """No sentence has two colons or two "that" in a row, none is led twice by the same condition, none talks shop."""
    hard = []
    for card in catalogue().cards:
        said = plain_sentences(card.text())
        leads = [t.partition(": ")[0] for t in said if t.startswith("If ") and ": " in t]
        if (
            any(t.count(": ") > 1 or re.search(r"\bthat\b[^,;:]{0,30}\bthat\b", t) for t in said)
            or len(set(leads)) < len(leads)
            or any(
                bad in card.text() for bad in ("any record", "loses from", "Hits to KO of", "that was done", ": may ")
            )
        ):
            hard.append(card.id)
    assert hard == []
