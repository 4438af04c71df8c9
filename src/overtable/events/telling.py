"""An event's entries in words, for its log; and what the tie-breaks are called and mean."""

from collections.abc import Callable, Sequence
from typing import Any

from overtable.events import entry as e
from overtable.events.event import Event, Match
from overtable.events.matches import score
from overtable.events.standings import TieBreak

TIE_BREAKS: dict[TieBreak, tuple[str, str]] = {
    "points": ("Match points", "Three for a match won, one for a draw, three for a bye."),
    "omw": ("Opponents' match win", "What the opponents won of all match points there were for them."),
    "gw": ("Game win", "What was won of all game points there were."),
    "ogw": ("Opponents' game win", "What the opponents won of all game points there were for them."),
    "h2h": ("Head to head", "Match points among those who are level, if each of them has met each other."),
    "lot": ("Lot", "Drawn by the event's seed."),
    "bracket": ("Bracket", "Who came further."),
    "seed": ("Seed", "Who was seeded better, of those who came equally far."),
}
"""What each tie-break is called, and what it counts."""


def told(event: Event, entry: e.Entry) -> str:
    """What an entry says to people; `event` is the state right after it."""
    text: str = WORDS[type(entry)](event, entry)
    return text


def _name(event: Event, number: int) -> str:
    player = event.player(number)
    return player.name if player else f"player {number}"


def _by(who: str) -> str:
    return f" ({who})" if who else ""


def _because(why: str) -> str:
    return f": {why}" if why else ""


def _round(event: Event, entry: e.RoundBegun) -> str:
    called = event.rounds[entry.number - 1].label
    rest = [_name(event, pair.a) for pair in entry.pairs if not pair.b]
    bye = f"; {_listed(rest)} {'has' if len(rest) == 1 else 'have'} a bye" if rest else ""
    return f"{called} {'begin' if called.endswith('s') else 'begins'}{bye}"


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def match_in_words(event: Event, match: Match) -> str:
    """`Ana 2 : 1 Ben`."""
    done = score(event, match)
    if match.bye:
        return f"{_name(event, match.a)} has a bye"
    draws = f" ({done.draws} drawn)" if done.draws else ""
    return f"{_name(event, match.a)} {done.wins_a} : {done.wins_b} {_name(event, match.b)}{draws}"


def _game(event: Event, entry: e.GameEnded) -> str:
    match = event.match(entry.match)
    how = f"{_name(event, entry.winner)} wins" if entry.winner else "a draw"
    standing = f", {match_in_words(event, match)}" if match else ""
    return f"Match {entry.match}, game {entry.number}: {how}{standing}"


def _correct(event: Event, entry: e.Correct) -> str:
    match = event.match(entry.match)
    standing = match_in_words(event, match) if match else ""
    return f"A judge{_by(entry.by)} corrects match {entry.match} to {standing}{_because(entry.why)}"


def _opened(event: Event, entry: e.Opened) -> str:
    what, _, which = entry.key.partition("-")
    return (
        f"Draft table {which} is open" if what == "draft" else f"The table for game {which.partition('-')[0]} is open"
    )


def _late(event: Event, entry: e.Late) -> str:
    missed = event.players[-1].since - 1
    rounds = f"; {missed} {'round counts' if missed == 1 else 'rounds count'} as lost" if missed else ""
    return f"{entry.name} comes in late{rounds}"


def _named(template: str) -> Callable[[Event, Any], str]:
    def words(event: Event, entry: Any) -> str:
        return template.format(
            who=_name(event, entry.player),
            by=_by(getattr(entry, "by", "")),
            why=_because(getattr(entry, "why", "")),
            bot=getattr(entry, "bot", ""),
        )

    return words


WORDS: dict[type, Callable[[Event, Any], str]] = {
    e.Enter: lambda event, entry: f"{entry.name} enters",
    e.AddBot: lambda event, entry: f"The bot {entry.name} is added{_by(entry.by)}",
    e.Leave: _named("{who} leaves"),
    e.Remove: _named("{who} is sent away{by}{why}"),
    e.Start: lambda event, entry: f"The event begins with {len(event.active)} players{_by(entry.by)}",
    e.Cancel: lambda event, entry: f"The event is called off{_by(entry.by)}{_because(entry.why)}",
    e.Opened: _opened,
    e.Drafted: lambda event, entry: f"Draft table {entry.pod} is done",
    e.Deck: _named("{who} registers a deck"),
    e.Built: _named("The house builds a deck for {who}"),
    e.RoundBegun: _round,
    e.GameEnded: _game,
    e.Correct: _correct,
    e.RoundClosed: lambda event, entry: f"{event.rounds[entry.number - 1].label} is closed{_by(entry.by)}",
    e.Drop: _named("{who} drops out{by}{why}"),
    e.Replaced: _named("{bot} plays on for {who}{by}"),
    e.Late: _late,
    e.Finish: lambda event, entry: "The event is over",
}
