"""The card that asks, and what it says."""

from overtable.games.overwatch.facts import TEXT
from overtable.games.overwatch.state import Overwatch
from overtable.kernel.language import clause_in
from overtable.kernel.option import Source
from overtable.kernel.refs import card as card_ref


def source_of(s: Overwatch, card: int, said: str) -> Source:
    """The Hero whose ability asks, with the sentences of its text in which these words stand."""
    return Source(card_ref(card), clause_in(TEXT[s.printing[card]], said))
