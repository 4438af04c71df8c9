"""What questions to one side share."""

from collections.abc import Iterable

from overtable.games.overrealm.facts import SAYS
from overtable.games.overrealm.figures import TEAM_OF
from overtable.games.overrealm.refs import STAT_WORDS, ability_ref
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.scripts import SCRIPTS
from overtable.games.overrealm.words.word import At
from overtable.kernel.frame import Frame, Seats
from overtable.kernel.language import clause_in
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import CARD, OWN, UNKNOWN_CARD, card, index_of, kind_of

YES, NO, DONE = Option("yes"), Option("no"), Option("done")
CHOOSE_STAT = [Option("choose", (stat,)) for stat in STAT_WORDS]


def of_stats(verb: str, stats: Iterable[int]) -> list[Option]:
    """Each of these stats as an option."""
    return [Option(verb, (STAT_WORDS[stat],)) for stat in stats]


def source_of(s: Overrealm, side: int, source: int, said: str) -> Source | None:
    """The card of a text that asks this side, with the sentence in which these words stand: an action, a buff, or the
    monster whose ability it is."""
    if kind_of(source) == OWN:
        monsters = [m for m in (*TEAM_OF[side], *TEAM_OF[1 - side]) if ability_ref(s.row[m]) == source]
        source = card(s.team[monsters[0]]) if monsters else UNKNOWN_CARD
    if kind_of(source) != CARD or source == UNKNOWN_CARD:
        return None
    return Source(source, clause_in(SAYS[s.printing[index_of(source)]], said))


class Asking(Frame[Overrealm], frozen=True):
    """A question to one side, by a word of a text."""

    at: At

    @property
    def side(self) -> int:
        return self.at.side

    def said(self) -> str:
        """What the text says of it."""
        return SCRIPTS[self.at.script][self.at.i].says()

    def asked_by(self, s: Overrealm, seat: int) -> Source | None:
        return source_of(s, self.side, self.at.source, self.said())

    def asks(self, s: Overrealm) -> Seats:
        return 1 << s.sides[self.side]
