"""What is said of a deck while it is built of a pool."""

from games.overpower.drafts import DRAFT, draft, finished
from overtable.games import find
from overtable.kernel.decks import Contents, Need


def pool_and_deck() -> tuple[list[str], str]:
    table = draft(2, seed=6)
    finished(table)
    pool = DRAFT.pool(table.state, 0)
    return pool, DRAFT.built(pool)


def outside(contents: Contents) -> Need:
    return next(n for n in contents.needs if n.what == "Cards that are not in your pool")


def test_a_built_deck_needs_nothing() -> None:
    pool, text = pool_and_deck()
    contents = DRAFT.pool_contents(text, pool)
    assert outside(contents).have == 0 and not any(need.tells for need in contents.needs)
    assert len(contents.piles[0].cards) == 51 and contents.piles[0].draws == 8
    assert "Threat" not in {need.what for need in contents.needs}, "there is no cap"


def test_what_is_not_in_the_pool_is_counted_and_told_once() -> None:
    pool, text = pool_and_deck()
    more = text + "2 8 Any-Power\n3 8 Energy\n1 Thunderbolt\n"
    assert "8-any-power" not in pool and "thunderbolt" not in pool
    need = outside(DRAFT.pool_contents(more, pool))
    assert need.have == 3, "typed Power cards are free"
    assert {why[:12] for why in need.tells} == {"OP25-MODE-20", "OP25-MODE-21"}
    assert set(need.tells) <= set(DRAFT.check_pool(more, pool))


def test_a_deck_that_is_only_begun_or_of_another_format_is_told_of() -> None:
    pool, _ = pool_and_deck()
    assert {n.what: (n.have, n.want) for n in DRAFT.pool_contents("Format: Draft\n", pool).needs}["Cards"] == (0, 51)
    played = find(DRAFT.plays)
    golden = played.deck_text(played.decks("golden-age")[0])
    assert "Format: Golden Age" in golden and outside(DRAFT.pool_contents(golden, pool)).have > 20
    assert DRAFT.check_pool(golden, pool)[0].startswith("OP25-MODE-20")


def test_whatever_is_wrong_with_a_text_is_told_at_once() -> None:
    pool, text = pool_and_deck()
    assert "no card is called 'Nobody'" in " ".join(DRAFT.check_pool(text + "1 Nobody\nFoo: bar\n", pool))
    assert DRAFT.check_pool("", pool) != []
