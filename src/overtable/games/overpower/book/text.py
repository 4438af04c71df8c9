"""The text of a Special, Aspect or Advanced Universe card, put together from its data."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from overtable.games.overpower.book.played import Played


def special_text(c: "Played") -> str:
    from overtable.games.overpower.book.cards import power_name
    from overtable.games.overpower.words.vocabulary import sentences

    name = c.who()
    said: list[str] = []
    if c.keyword:
        said.append(f"{c.keyword}!")
    if c.cost:
        said.append(c.cost.says(name))
    if c.value is not None and "offence" in c.use:
        how = "Power card" if c.power else "attack"
        said.append(f"{power_name(c.icons)} {how}, level {c.value}.")
    elif c.target:
        said.append("An attack on a target character.")
    if c.onto:
        himself = f"{name} or " if c.onto.startswith("user") else ""
        said.append(f"Choose {himself}a Front Line teammate.")
    if c.target_if:
        said.append(f"Only where {c.target_if.says()}.")
    if c.level_if:
        said.append(f"If {c.level_if.when.says()}: level {c.level_if.value} {power_name(c.level_if.icons)} instead.")
    if c.identical:
        said.append("It acts identical to the top card of your Power Pack.")
    if c.plus and c.plus_if:
        said.append(f"If {c.plus_if.says()}: {c.plus:+d} to hit, no damage.")
    if c.guard:
        said.append(c.guard.says(name, c.value))
    elif c.value is not None and "defence" in c.use and not c.counter:
        said.append("May block.")
    if c.per:
        what = f"card placed on {name}" if c.per == "placed" else "Defeated Objective of the team"
        said.append(f"{c.plus:+d} for each {what}, no damage.")
    for part in (c.avoid, c.shift, c.negate, c.combine, c.limits):
        if part is not None:
            said.append(led("On defence: " if part is c.avoid and c.target else "", part.says(name)))
    if c.negate and "defence" not in c.use:
        said.append("Only on offence.")
    if c.counter:
        said.append(
            f"When {name} is targeted, {name} may strike the attacker first with this card; "
            "if that hits, the attack is discarded."
        )
    if c.ignores_protection:
        said.append("No Special that forbids attacking or being attacked stops it.")
    if c.reach:
        said.append("The Reserve character may be the target, and may defend.")
    if not c.either:
        said += sentences(c.play, name)
    if c.hit:
        lead = "If it hits: " if c.value is not None or c.shift else ""
        said += [led(lead, t) for t in sentences(c.hit, name)]
    if c.either and c.play:
        said.append("Or, instead of an attack: " + " ".join(sentences(c.play, name)))
    said += [led("If defended: ", t) for t in sentences(c.defended, name)]
    said += [led("If it KO's: ", t) for t in sentences(c.ko, name)]
    said += [led("When it defends: ", t) for t in sentences(c.blocking, name)]
    said += [f.says(name) for f in c.follow]
    if c.strokes:
        said.append(
            "If one of these attacks hits and the target has 15 damage or more, it is KO'd whatever would prevent that."
        )
    if c.ends_with_user:
        said.append(f"Leaves play when {name} is KO'd.")
    if not c.counts:
        tail = f" unless {c.counts_if.says()}" if c.counts_if else ""
        said.append(f"Does not count to the Venture Total{tail}.")
    if c.after_concession:
        tail = f" if {c.after_concession_if.says()}" if c.after_concession_if else ""
        said.append(f"May be played after the opponent conceded{tail}.")
        if c.value is None and not c.target:
            said.append("Also as you concede, or before the battle in the Venture Phase.")
    if c.to_concede:
        said.append("Play it to concede the battle.")
    if c.stops_concession:
        said.append("Play it when the opponent concedes, or on your turn: the opponent may not concede.")
    if c.negates_events:
        said.append("Negates an Event of the opponent as it is played.")
    if c.reserve:
        cost = {
            "free": "",
            "teammate_discards": " if a Front Line teammate discards a card, placed or in hand",
            "intelligence_power": f" for an Intelligence Power card that {name} can play, discarded",
        }[c.reserve]
        said.append(f"Playable from Reserve too{cost}.")
    if not c.negatable:
        said.append("Cannot be negated.")
    if c.placeable:
        said.append("May be placed.")
    if c.slotless:
        said.append("Takes no slot when placed.")
    if c.keeps_duplicate:
        said.append("One duplicate may be kept.")
    if c.until:
        said.append(LASTS.get(c.until, f"Lasts for the rest of the {c.until}."))
    if c.keyword:
        said.append(f"One {c.keyword} card per deck.")
    return " ".join(t[0].upper() + t[1:] for t in said)


def led(lead: str, text: str) -> str:
    """A sentence after its condition."""
    return f"{lead}{text[0].lower()}{text[1:]}" if lead and text.split()[0] in LOWER else lead + text


LASTS = {
    "hit": "Lasts while it is a hit.",
    "action": "Played with one attack or defence, for which alone it works.",
    "this_battle": "Lasts for this battle.",
}
LOWER = frozenset(
    [
        "The",
        "Remove",
        "Both",
        "Each",
        "May",
        "Draw",
        "Look",
        "Move",
        "Take",
        "This",
        "Choose",
        "Turn",
        "If",
        "Whenever",
        "No",
        "Attacks",
    ]
)
