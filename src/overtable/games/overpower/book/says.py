"""What the fields of a card say: a function for each whose sentence is more than a template."""

from typing import Any

from overtable.games.overpower.book.cards import CLASSIC_SETS, article, power_name
from overtable.games.overpower.book.icons import names
from overtable.games.overpower.inplay.counted import PER
from overtable.games.overpower.words.lasting import OpenHand
from overtable.games.overpower.words.saying import after, under
from overtable.games.overpower.words.vocabulary import sentences
from overtable.games.overpower.words.which import a_card

LASTS = {
    "hit": "while it is a hit",
    "action": "one attack or defence",
    "this_battle": "this battle",
    "this_game": "this game",
    "next_battle": "the next battle",
}
LASTS_LONG = {
    "next_battle": "All this happens in the next battle, and lasts for it.",
    "hit": "Lasts while it is a hit.",
    "action": "Played with one attack or defence, for which alone it works.",
    "this_battle": "Lasts for this battle.",
    "this_game": "Lasts for this game.",
}
UNAFFECTED = {
    "in_play": "Specials that are in play already do not affect it.",
    "teammate": "Cards that speak of a teammate do not affect it.",
}
INSTEAD = {True: "Or, instead of an attack", False: "Or, on offence"}
FROM_RESERVE = {
    "free": "",
    "teammate_discards": " if a Front Line teammate discards a card, placed or in hand",
    "intelligence_power": " if you discard an Intelligence Power card that {0} can play",
}


def attacks(c: Any) -> bool:
    """Whether the card is an attack with a level."""
    return c.value is not None and "offence" in c.use


def kind_of_attack(c: Any, icons: tuple[str, ...]) -> str:
    """OPC-FUSION-04: a classic Special of several types is no MultiPower card, unless it acts as one."""
    return power_name(icons) if c.power or c.set not in CLASSIC_SETS else names(icons)


def says_level(c: Any, name: str) -> str:
    how = "Power card" if c.power else "attack"
    said = f"{kind_of_attack(c, c.icons)} {how}, level {c.value}." if attacks(c) else ""
    return f"The Homebase makes {article(said)} {said}" if said and c.type == "aspect" else said


def says_onto(c: Any, name: str) -> str:
    himself = f"{name} or " if c.onto.startswith("user") else ""
    where = "" if c.onto.endswith("any_teammate") else "Front Line "
    tail = f"; only if {c.onto_if.says()}" if c.onto_if else ""
    return f"Choose {himself}a {where}teammate{tail}."


def says_other_level(c: Any, name: str) -> str:
    other = c.level_if
    return f"If {other.when.says()}: level {other.value} {kind_of_attack(c, other.icons)} instead."


def says_use(c: Any, name: str) -> str:
    blocks = c.guard is None and c.value is not None and "defence" in c.use and not c.counter
    return "May block." if blocks else ""


def says_per(c: Any, name: str) -> str:
    what = PER[c.per].format(name)
    to = "the attack or block" if "defence" in c.use else "the attack"
    return f"{c.plus:+d} to {to} for each {what}, not to its damage."


def says_negate(c: Any, name: str) -> list[str]:
    return [c.negate.says(name), *(["Only on offence."] if "defence" not in c.use else [])]


def says_combine(c: Any, name: str) -> str:
    return str(c.combine.says_with(name) if c.value is None else c.combine.says(name))


def says_hit(c: Any, name: str) -> list[str]:
    return under("If it hits", sentences(c.hit, name), name)


def says_avoid(c: Any, name: str) -> str:
    """A card that is also an attack speaks of its defence last, with what that brings."""
    return "" if c.target else str(c.avoid.says(name))


def says_blocking(c: Any, name: str) -> list[str]:
    brings = sentences(c.blocking, name)
    if c.target and c.avoid is not None:
        return [after("On defence", [c.avoid.says(name), *brings], name)]
    return under("When it defends", brings, name)


def says_until(c: Any, name: str) -> str:
    said = LASTS_LONG.get(c.until, f"Lasts for the rest of the {c.until}.")
    if c.until == "game" and any(isinstance(w, OpenHand) for w in c.play):
        said += " In later battles the hand is open after the Venture Phase."
    return said


def says_follow(c: Any, name: str) -> list[str]:
    further = "further " if attacks(c) or c.target or c.combine is not None else ""
    return [f.says(name, further) for f in c.follow]


def says_counts(c: Any, name: str) -> str:
    tail = f" unless {c.counts_if.says()}" if c.counts_if else ""
    return f"Does not count to the Venture Total{tail}."


def says_with_power(c: Any, name: str) -> str:
    cards = ", or ".join(a_card(which) for which in c.with_which)
    if any("special" in which.kinds for which in c.with_which):
        said = f"{cards} of the hand"
    else:
        said = f"a {'card' if cards else 'Power card'} that {name} can play{': ' * bool(cards)}{cards}"
    return f"{'May be played' if c.with_may else 'Played'} with {said}; if it is negated both are discarded."


def says_stops(c: Any, name: str) -> str:
    lead = "" if c.moment else "Play it when the opponent concedes, or on your turn: "
    return "" if c.play else f"{lead}the opponent may not concede."


def says_moment(c: Any, name: str) -> str:
    if c.moment == "you_concede":
        return "Play it as you concede."
    return f"Play it when the opponent concedes{': the concession is void' if c.stops_concession and c.play else ''}."


def says_play_if(c: Any, name: str) -> str:
    return f"Playable only if {c.play_if.says().replace('that character', name)}."


def says_after_concession(c: Any, name: str) -> list[str]:
    tail = f" if {c.after_concession_if.says()}" if c.after_concession_if else ""
    said = [f"May be played after the opponent conceded{tail}."]
    if c.value is None and not c.target:
        said.append("Also as you concede, or before the battle in the Venture Phase.")
    return said
