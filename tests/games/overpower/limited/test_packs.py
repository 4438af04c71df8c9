"""What lies in packs: as many of everything as the book says, and nothing that could not lie there."""

from collections import Counter
from random import Random

import pytest

from marks import rule
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.limited import packs

FACES = NEW_BOOK.faces


def below(seed: int) -> packs.Below:
    rng = Random(seed)
    return lambda n: int(rng.random() * n)


def boosters(count: int) -> list[list[int]]:
    chance = below(1)
    return [packs.booster(chance) for _ in range(count)]


@rule("OP25-MODE-16")
def test_a_booster_is_two_stacks_four_uncommons_and_a_rare() -> None:
    for rows in boosters(300):
        assert len(rows) == packs.BOOSTER == 17
        first, second = rows[0], rows[6]
        assert first != second
        for at in (0, 6):
            person, *specials = (FACES[row] for row in rows[at : at + 6])
            assert person.kind == fc.CHARACTER
            assert all(f.special and f.character in person.names for f in specials)
            single = Counter(f.row for f in specials if f.card.one_per_deck)
            assert not single or max(single.values()) == 1
            assert len(set(specials)) == min(5, len(packs.specials_of(person.row)))
        assert all(packs.kind_of(FACES[row]) in packs.ODDS for row in rows[12:16])
        assert FACES[rows[16]].card.one_per_deck


def test_every_character_and_every_kind_of_uncommon_comes_up() -> None:
    rows = boosters(600)
    assert {row for pack in rows for row in (pack[0], pack[6])} == {f.row for f in packs.people()}
    kinds = Counter(packs.kind_of(FACES[row]) for pack in rows for row in pack[12:16])
    assert set(kinds) == set(packs.ODDS)
    assert kinds["teamwork"] > 3 * kinds["homebase"], "as their odds are"
    assert "8-energy" not in {FACES[row].card.id for pack in rows for row in pack[12:]}, "those are free"


@rule("OP25-MODE-22")
def test_all_starter_decks_are_of_one_size_so_that_none_is_told_by_it() -> None:
    assert len(packs.starters()) == 4
    assert {len(rows) for rows in packs.starters()} == {51}
    for rows in packs.starters():
        assert [FACES[row].kind == fc.CHARACTER for row in rows[:5]] == [True] * 4 + [False]


@pytest.mark.parametrize("sealed", [False, True])
def test_a_card_knows_in_which_pack_it_lies(sealed: bool) -> None:
    seen = []
    for seat in range(8):
        for pack in range(1, packs.packs_of(sealed) + 1):
            for slot, card in enumerate(packs.cards_of(seat, pack, sealed)):
                assert packs.place_of(card, sealed) == (seat, pack, slot)
                seen.append(card)
    assert seen == list(range(len(seen))) and len(seen) < 4095, "as many as references can name"


def test_what_was_not_seen_of_a_pack_is_thought_of_by_itself() -> None:
    rows = [row for pack in boosters(6) for row in pack]
    hidden = [*range(12, 17), *range(17, 34)]
    thought = rows[:]
    packs.unseen(thought, hidden, False, below(7))
    assert thought[:12] == rows[:12] and thought[34:] == rows[34:], "what was seen stays"
    assert thought[12:34] != rows[12:34]
    person, *specials = (FACES[row] for row in thought[17:23])
    assert all(f.character in person.names for f in specials), "a whole pack is one that could be"
