"""What the texts made from words owe to a reader."""

from collections.abc import Iterator

from marks import card, rule
from overtable.games.overrealm.book import book
from overtable.games.overrealm.cards import Action, Buff, Monster
from overtable.games.overrealm.figures import CONDITIONS
from overtable.games.overrealm.words.harm import MEANS
from overtable.games.overrealm.words.word import Word


def all_words() -> Iterator[Word]:
    for c in book().cards:
        if isinstance(c, Monster):
            lists = [part.does for part in c.parts]
        else:
            lists = [c.words] if isinstance(c, Action) else [c.does, c.event]
        for words in lists:
            yield from within(words)


def within(words: tuple[Word, ...]) -> Iterator[Word]:
    for word in words:
        yield word
        for inner in word.inner():
            yield from within(inner)


def test_two_different_words_never_read_the_same() -> None:
    said: dict[str, Word] = {}
    for word in all_words():
        assert said.setdefault(word.says(), word) == word
    assert "" not in said


@card("cragadilo/rock-armor")
def test_cubes_for_this_monster_and_for_whoever_is_active_read_differently() -> None:
    as_buff, flipped = book().find("cragadilo/rock-armor").text().split(" When flipped: ")
    assert as_buff != flipped


@card("oozygoopz/charming-toxins")
def test_what_the_enemy_flips_for_does_not_read_as_if_it_were_yours() -> None:
    assert "your active monster" not in book().find("oozygoopz/charming-toxins").text()


def test_every_condition_is_explained_where_it_is_given() -> None:
    for condition in CONDITIONS:
        given = [c.text() for c in book().cards if f"{condition} on the enemy monster" in c.text()]
        assert given and all(f"{condition} on the enemy monster ({MEANS[condition]})" in text for text in given)


@rule("OR-SELECT-15")
def test_single_use_says_that_it_comes_back() -> None:
    once = [c for c in book().cards if isinstance(c, Action) and c.single_use]
    assert len(once) == 6
    for c in once:
        assert c.text().endswith("Single use: ready again when this monster has left play and returned.")
    assert not any("once in a game" in c.text() for c in book().cards)


@card("oozygoopz/viscous-split")
def test_viscous_split_shows_no_timing_of_its_recoil() -> None:
    assert book().find("oozygoopz/viscous-split").text() == (
        "Recoil 1 for each buff played with it: this monster loses that many HP. "
        "Put a -1 DEF cube on the enemy's board for each buff played with it."
    )


def test_keywords_of_buffs_are_explained_on_their_cards() -> None:
    buffs = [c for c in book().cards if isinstance(c, Buff)]
    for c in buffs:
        assert ("without Oozygoopz" in c.text().split(".")[0]) is c.goop
        assert ("removed from the game" in c.text().split(".")[0]) is c.ethereal
        assert ("2 slots" in c.text().split(".")[0]) is c.super
    assert sum(c.goop for c in buffs) == 4 and sum(c.ethereal for c in buffs) == 2


@rule("OR-FLIP-02")
def test_what_an_action_flips_for_is_said_first() -> None:
    for c in book().cards:
        if isinstance(c, Action) and c.flips:
            assert c.with_attack[: len(c.flips)] == c.flips
    assert book().find("cragadilo/implosion").text().endswith("Clear all positive DEF cubes off your board.")
