"""What cards say is made from their data: a sentence stands there if and only if its field is set."""

from collections.abc import Callable

import pytest

from overtable.games.overpower.faces import catalogue
from overtable.games.overpower.played import Played
from overtable.games.overpower.printed import Character, Homebase, Printed
from overtable.games.overpower.text import special_text

SENTENCES: dict[str, Callable[[Played], object]] = {
    "Only where ": lambda c: c.target_if,
    "An attack on a target character.": lambda c: c.target and c.value is None,
    ", level ": lambda c: c.value is not None and "offence" in c.use,
    " instead.": lambda c: c.level_if,
    "It acts identical to": lambda c: c.identical,
    "+1 for each card placed": lambda c: c.per == "placed",
    "+1 for each Defeated Objective": lambda c: c.per == "defeated",
    "May block.": lambda c: c.value is not None and "defence" in c.use and not (c.guard or c.counter),
    "Negates a Special of the opponent.": lambda c: c.negate,
    "Only on offence.": lambda c: c.negate and "defence" not in c.use,
    "may strike the attacker first": lambda c: c.counter,
    "No Special that forbids attacking": lambda c: c.ignores_protection,
    "The Reserve character may be the target": lambda c: c.reach,
    "Or, instead of an attack: ": lambda c: c.either,
    "If defended: ": lambda c: c.defended,
    "If it KO's: ": lambda c: c.ko,
    "When it defends: ": lambda c: c.blocking,
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
    said = {c.id for c in played() if sentence in special_text(c)}
    assert said == {c.id for c in played() if SENTENCES[sentence](c)}


def test_every_card_with_an_effect_says_it() -> None:
    cards: list[Printed] = [*played(), *(c for c in catalogue().cards if isinstance(c, Character | Homebase))]
    assert [c.id for c in cards if c.all_words() and not c.text()] == []
    for card in cards:
        for word in card.all_words():
            assert "{" not in word.text("Zorro") and "None" not in word.text("Zorro")
