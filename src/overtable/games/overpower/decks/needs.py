"""The checklist of a deck: what it has of everything it needs, while it is being built."""

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.decks.formats import profile_of
from overtable.games.overpower.decks.legal import (
    check_homebase,
    check_missions,
    check_size,
    check_team,
    check_threat,
    least_size,
    threat,
    threat_cap,
    why_unusable,
)
from overtable.games.overpower.decks.text import Deck
from overtable.kernel.decks import Need

FRONT_LINE, TEAM = 3, 4
UNDER = 3


def needs(deck: Deck) -> tuple[Need, ...]:
    """Each line with the sentences of the deck check that it stands for.

    A card that nobody can use yet is no fault while somebody is still missing: the missing one is what is told.
    """
    book, p = deck.book, profile_of(deck)
    team = [book.find(n, fc.CHARACTER) for n in (*deck.front, deck.reserve) if n]
    home = book.find(deck.homebase, fc.HOMEBASE_CARD) if deck.homebase else None
    rows = [(n, book.face(card)) for n, card in deck.cards]
    why = {f.row: why_unusable(f, team, home, deck) for _, f in rows}
    waits = [w for _, f in rows if f.kind not in (fc.EVENT, fc.ASPECT) and (w := why[f.row])]
    strange = [w for _, f in rows if f.kind == fc.EVENT and (w := why[f.row])]
    homeless = [w for _, f in rows if f.kind == fc.ASPECT and (w := why[f.row])]

    size, mission, worth, under = list[str](), list[str](), list[str](), list[str]()
    missing = list[str]()
    check_team(deck, team, missing)
    check_size(rows, p, size)
    check_missions(deck, rows, mission)
    check_threat(deck, team, home, p, worth)
    check_homebase(deck, team, home, under)
    missing += waits if len(team) < TEAM else []
    least, rule = least_size(rows, p)

    lines = [
        Need("Front Line characters", len(deck.front), FRONT_LINE, "OP25-DECK-01", tells=tuple(missing)),
        Need("Reserve character", int(bool(deck.reserve)), 1, "OP25-DECK-01", tells=tuple(missing)),
        Need(
            "Mission",
            int(deck.mission in book.missions),
            1,
            "OP25-CARD-29",
            tells=() if deck.mission else (*mission, *strange),
        ),
        Need("Cards", sum(n for n, _ in rows), least, rule, "at least", tuple(size)),
    ]
    if any(f.kind == fc.ASPECT for _, f in rows):
        lines.append(Need("Homebase", int(home is not None), 1, "OP25-DECK-15", tells=() if home else tuple(homeless)))
    if home is not None and home.card.under:
        asked = f"{home.card.under.capitalize()} cards under {home.name}"
        wrong = () if len(deck.under) == UNDER else tuple(w for w in under if "start under" in w)
        lines.append(Need(asked, len(deck.under), UNDER, "OP25-DECK-28", tells=wrong))
    if p.threat:
        cap = threat_cap([f.card for f in team], p)
        within = home is not None and home.card.thematic and not worth
        if not within:
            lines.append(Need("Threat", threat(deck), cap, "OP25-DECK-03", "at most", tuple(worth)))
    return tuple(worded(deck, line) for line in lines)


def worded(deck: Deck, need: Need) -> Need:
    """A line in the words and with the rule ids of its edition."""
    say = deck.book.worded
    rule = say(f"{need.rule}: ").partition(":")[0]
    return Need(say(need.what), need.have, need.want, rule, need.bound, tuple(say(t) for t in need.tells))
