"""Whether a deck is legal, with every reason at once; what a mode leaves out."""

from collections.abc import Sequence

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.decks.formats import Profile, check_limited, check_pool, check_repeats, profile_of
from overtable.games.overpower.decks.text import Deck
from overtable.games.overpower.inplay.legality import training_types
from overtable.games.overpower.inplay.locks import NO_ENERGY_TEAMWORK
from overtable.games.overpower.state import ANY, BRAWL, VENTURE


def problems(
    deck: Deck, profile: Profile | None = None, pool: Sequence[str] | None = None, vouched: bool = False
) -> list[str]:
    """Every reason why the deck is not legal; empty when it is. `pool`: card ids drafted or opened in limited play;
    `vouched`: the deck has been checked against its pool by whoever lays the table."""
    book = deck.book
    p = profile or profile_of(deck)
    found: list[str] = []
    check_limited(p, pool, vouched, found)
    team_names = [*deck.front, *([deck.reserve] if deck.reserve else [])]
    team = [book.find(n, fc.CHARACTER) for n in team_names]
    check_team(deck, team, found)
    check_repeats(deck, team, p, pool, vouched, found)
    home = book.find(deck.homebase, fc.HOMEBASE_CARD) if deck.homebase else None
    check_threat(deck, team, home, p, found)
    rows = [(n, book.face(c)) for n, c in deck.cards]
    check_size(rows, p, found)
    check_copies(deck, rows, found)
    for _, f in rows:
        why = why_unusable(f, team, home, deck)
        if why and (book.edition.deck_must_be_usable or f.kind == fc.EVENT):
            found.append(why)
    check_missions(deck, rows, found)
    check_homebase(deck, team, home, found)
    check_pool(deck, team, rows, home, p, pool, found)
    return [book.worded(why) for why in dict.fromkeys(found)]


def warnings(deck: Deck) -> list[str]:
    """OPC-DECK-07: cards that nobody on the team could use, where that is unwise and not forbidden."""
    book = deck.book
    if book.edition.deck_must_be_usable:
        return []
    team = [book.find(n, fc.CHARACTER) for n in (*deck.front, deck.reserve) if n]
    cards = [book.face(card) for _, card in deck.cards]
    found = [why_unusable(f, team, None, deck) for f in cards if f.kind != fc.EVENT]
    return [book.worded(why) for why in dict.fromkeys(found) if why]


def check_team(deck: Deck, team: list[Face], found: list[str]) -> None:
    """OP25-DECK-01: three on the Front Line and one in Reserve."""
    if len(deck.front) != 3 or not deck.reserve:
        found.append(f"OP25-DECK-01: a team is three Front Line characters and one Reserve, not {len(team)} in all")


def check_threat(deck: Deck, team: list[Face], home: Face | None, p: Profile, found: list[str]) -> None:
    """OP25-DECK-03, OPC-DECK-10: the threat is within the cap."""
    if not p.threat:
        return  # OP25-MODE-15
    total = threat(deck)
    cap = threat_cap([f.card for f in team], p)
    if home is not None and home.card.thematic and all(f.name in home.card.characters for f in team):
        return  # OP25-DECK-23
    if total > cap:
        found.append(f"OP25-DECK-03: {total} threat is above the cap of {cap}")


def threat(deck: Deck) -> int:
    """OP25-DECK-03, OP25-DECK-17, OPC-DECK-09: the threat of a team and its Homebase."""
    book = deck.book
    total = sum(book.find(n, fc.CHARACTER).threat for n in deck.front)
    if deck.reserve:
        f = book.find(deck.reserve, fc.CHARACTER)
        total += f.card.threat_in_reserve if f.card.threat_in_reserve is not None else f.threat  # OP25-DECK-24
    if deck.homebase:
        total += book.find(deck.homebase, fc.HOMEBASE_CARD).card.threat  # OP25-CARD-31
    return total


def threat_cap(characters: list[object], p: Profile) -> int:
    """OP25-DECK-19, OP25-DECK-20, OP25-DECK-21, OP25-DECK-22: one to four three-stat characters lower the cap.

    OPC-DECK-08: so the number of ratings on the team, 12 to 16, decides (OPC-DECK-10).
    """
    three = sum(1 for c in characters if getattr(c, "intelligence", 0) is None)
    if not p.legacy_caps or not three:
        return p.threat
    return {1: 72, 2: 67, 3: 62, 4: 58}[min(three, 4)]


def check_size(rows: list[tuple[int, Face]], p: Profile, found: list[str]) -> None:
    """OP25-DECK-05, OP25-DECK-06, OPC-DECK-02: a deck has cards enough."""
    size = sum(n for n, _ in rows)  # OP25-DECK-08: what lies on the table is not counted
    least, rule = least_size(rows, p)
    if size < least:
        found.append(f"{rule}: the deck has {size} cards; it needs {least}")


def least_size(rows: list[tuple[int, Face]], p: Profile) -> tuple[int, str]:
    """How many cards a deck needs, and the rule that says so."""
    if any(f.kind == fc.EVENT for _, f in rows):
        return p.least_with_events, "OP25-DECK-06"
    return p.least, "OP25-DECK-05"


def check_copies(deck: Deck, rows: list[tuple[int, Face]], found: list[str]) -> None:
    """OP25-DECK-09: One Per Deck; OP25-DECK-25: one card of a keyword's family.

    OPC-DECK-04: whatever the set; OPC-DECK-05: every Event. OPC-DECK-03: others as often as one likes.
    """
    counts: dict[object, int] = {}
    single: dict[object, Face] = {}
    families: dict[str, list[str]] = {}
    for n, f in rows:
        same = f.kind, f.character, f.name
        counts[same] = counts.get(same, 0) + n
        if f.card.one_per_deck or (f.kind == fc.EVENT and deck.book.edition.events_one_per_deck):
            single[same] = f
        keyword = getattr(f.card, "keyword", "")
        if keyword:
            families.setdefault(keyword, []).extend([f.name] * n)
    for card, f in single.items():
        if counts[card] > 1:
            every = f.kind == fc.EVENT and deck.book.edition.events_one_per_deck
            rule = "OPC-DECK-05" if every else "OP25-DECK-09"
            found.append(f"{rule}: {f.name} is One Per Deck, and there are {counts[card]}")
    for keyword, cards in families.items():
        if len(cards) > 1:
            found.append(f"OP25-DECK-25: only one {keyword} card per deck, not {' and '.join(cards)}")


def usable_by_grid(f: Face, c: Face, coded: bool = True) -> bool:
    """OP25-DECK-11, OP25-DECK-12: whether the grid of a character, or what it is allowed, lets it use a card.

    `coded`: heroes and villains keep to their own cards (OPC-CODE-05).
    """
    g = c.grid
    if coded and f.code and c.code not in (0, f.code):
        return False
    if f.kind == fc.POWER:  # OP25-DECK-11
        if any(g[t] >= f.value for t in f.types):
            return True
        return any(w.lets_use(f) for w in c.card.inherent)
    if f.kind == fc.TRAINING:
        return bool(training_types(f, g))
    if f.kind == fc.ARTIFACT:
        return f.card.skill is None or g[TYPES.index(f.card.skill)] >= f.card.least
    barred = any(w.forbids()[0] & NO_ENERGY_TEAMWORK for w in c.card.inherent)
    if f.kind == fc.TEAMWORK and f.skill == 0 and barred:
        return False
    have = max(g) if f.skill == ANY else g[f.skill]
    return f.least <= have <= f.most


def why_unusable(f: Face, team: list[Face], home: Face | None, deck: Deck) -> str:
    """OP25-DECK-10: why nobody on the team, the Reserve included, and no Homebase could use a card."""
    coded = deck.book.edition.allegiance
    if f.kind in (fc.SPECIAL, fc.ADVANCED):
        able = [c for c in team if f.any_character or f.character in c.names]
        if any(c.code in (0, f.code) or not (f.code and coded) for c in able):  # OPC-CODE-05
            return ""
        if able:
            return f"OP25-DECK-10: nobody on the team can use {f.name}"
        return f"OP25-DECK-13: {f.name} needs {f.character} on the team"
    if f.kind == fc.ASPECT:
        if home is None:
            return f"OP25-DECK-15: {f.name} needs a Homebase"
        if f.card.homebase not in ("Any Homebase", home.name):
            return f"OP25-DECK-15: {f.name} needs the Homebase {f.card.homebase}"
        return ""
    if f.kind == fc.EVENT:
        if f.card.mission in (deck.mission, "Any Mission"):  # OPC-DECK-06
            return ""
        return f"OP25-DECK-14: {f.name} is an Event of {f.card.mission}, not of {deck.mission}"
    if any(usable_by_grid(f, c, coded) for c in team):
        return ""
    rule = "OP25-DECK-11" if f.kind == fc.POWER else "OP25-DECK-12"
    return f"{rule}: nobody on the team can use {f.name}"


def check_missions(deck: Deck, rows: list[tuple[int, Face]], found: list[str]) -> None:
    """OP25-CARD-29, OPC-DECK-01: a whole set of seven Objectives."""
    sets, faces = deck.book.missions, deck.book.faces
    if deck.mission not in sets:
        wrong = f"there is no Mission set {deck.mission!r}" if deck.mission else "no Mission set is named"
        found.append(f"OP25-CARD-29: {wrong}; there are {', '.join(sets)}")
        return
    mine = deck.objectives if deck.objectives is not None else [faces[r].name for r in sets[deck.mission]]
    if sorted(mine) != sorted(faces[r].name for r in sets[deck.mission]):
        found.append(f"OP25-CARD-29: the Mission set {deck.mission} needs exactly its seven Objectives")


def mission_sets() -> dict[str, list[int]]:
    """Mission set of the 2025 edition -> the rows of its Objectives."""
    return NEW_BOOK.missions


def check_homebase(deck: Deck, team: list[Face], home: Face | None, found: list[str]) -> None:
    """OP25-DECK-16, OP25-CARD-31: a Homebase whose criteria are met; OP25-DECK-28: what starts under it."""
    under = [deck.book.find(n, fc.BASIC, fc.TRAINING) for n in deck.under]
    if home is None:
        if under:
            found.append("OP25-DECK-28: cards are named under a Homebase, but there is none")
        return
    if home.card.characters and not home.card.thematic and not all(f.name in home.card.characters for f in team):
        found.append(f"OP25-DECK-16: the team does not meet what {home.name} asks for")
    if not home.card.under:
        if under:
            found.append(f"OP25-DECK-28: nothing starts under {home.name}")
        return
    kind = fc.BASIC if home.card.under == "basic" else fc.TRAINING
    fits = [f for f in under if f.kind == kind and ANY not in f.skills]
    if len(under) != 3 or len(fits) != 3 or len({f.dup for f in under}) != 3:
        found.append(f"OP25-DECK-28: three different {home.card.under.capitalize()} cards start under {home.name}")
    found.extend(
        f"OP25-DECK-28: nobody on the team can use {f.name}"
        for f in under
        if not any(usable_by_grid(f, c, deck.book.edition.allegiance) for c in team)
    )


def left_out(deck: Deck, mode: int) -> list[str]:
    """The cards that a mode leaves out of the deck, because they speak only of what it lacks."""
    if mode == VENTURE:
        return []
    faces = [deck.book.face(card) for _, card in deck.cards]
    return [f.name for f in faces if senseless(f, mode)]


def senseless(f: Face, mode: int) -> bool:
    """OP25-MODE-01, OP25-MODE-07: whether a card speaks only of what this mode lacks."""
    if f.kind == fc.EVENT:
        return True
    if not f.words or f.numeric:
        return False  # OP25-MODE-02
    card = f.card
    if card.negates_events:
        return True
    if mode == BRAWL and (card.stops_concession or card.to_concede or (card.after_concession and not f.attack)):
        return True
    words = card.all_words()
    return (
        bool(words)
        and not (card.avoid or card.negate or card.shift or card.follow)
        and all(w.senseless(mode) for w in words)
    )
