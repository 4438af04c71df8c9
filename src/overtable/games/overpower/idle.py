"""What the places of a player are called; what is said of an answer at the wrong time, and of cards where they lie;
which reasons decide nothing."""

ZONE_NAMES = (
    "draw pile",
    "hand",
    "power pack",
    "dead pile",
    "defeated characters",
    "front line",
    "reserve",
    "placed",
    "attached",
    "hits",
    "reserve objectives",
    "completed objectives",
    "defeated objectives",
    "ventured objectives",
    "homebase",
    "under homebase",
    "face down",
    "removed",
)
"""The places of one side, in the order of their numbers in `state`."""

BARE = {*ZONE_NAMES[:4], *(name for name in ZONE_NAMES if name.endswith("objectives"))}
"""Those where nothing lies on a card."""

OUT_OF_TIME = {
    "place": ("OP25-PLACE-01", "Cards are placed in the Placement Phase, in turn."),
    "venture": ("OP25-VENT-01", "Objectives are ventured in the Venture Phase."),
    "event": ("OP25-EVENT-01", "Events are declared in the Event Phase."),
    "redraw": ("OP25-DISC-21", "Only the second player redraws, in the first battle's Discard Phase."),
    "attack": ("OP25-BATT-16", "Attacks are made on one's turn in the Battle Phase."),
    "concede": ("OP25-BATT-10", "A battle is conceded on one's turn, or before it begins."),
    "pass": ("OP25-BATT-12", "One passes on one's turn in the Battle Phase."),
    "negate": ("OP25-BATT-22", "Cards are negated while the action is in the Astral Plane."),
    "block": ("OP25-BATT-37", "A defence answers an attack."),
    "avoid": ("OP25-BATT-37", "A defence answers an attack."),
    "shift": ("OP25-BATT-37", "An attack is shifted while it is answered."),
    "discard": ("OP25-DISC-13", "Only duplicate and unusable cards are discarded, in the Discard Phase."),
}

IDLE = {
    "draw pile": ("OP25-DRAW-03", "{0} lies in the Draw Pile."),
    "dead pile": ("OP25-DRAW-03", "{0} lies in the Dead Pile, which never becomes a Draw Pile."),
    "power pack": ("OP25-DRAW-03", "{0} lies in the Power Pack, until it becomes the Draw Pile."),
    "defeated characters": ("OP25-DISC-18", "{0} lies in the Defeated Characters Pile."),
    "hits": ("OP25-BATT-47", "{0} is a hit."),
    "attached": ("OP25-BATT-63", "{0} is in play already."),
    "reserve objectives": ("OP25-VENT-02", "{0} waits in the Reserve Objectives Pile to be ventured."),
    "completed objectives": ("OP25-VENT-04", "{0} is completed."),
    "defeated objectives": ("OP25-VENT-03", "{0} is defeated."),
    "ventured objectives": ("OP25-VENT-15", "{0} is ventured."),
    "homebase": ("OP25-CARD-31", "{0} is the Homebase: its ability works all game long."),
    "face down": ("OP25-EVENT-04", "{0} is set face down until the Events are revealed."),
    "astral plane": ("OP25-SETUP-09", "{0} is in the Astral Plane."),
    "objectives at stake": ("OP25-MODE-06", "{0} is at stake."),
    "removed": ("OP25-DISC-20", "{0} is out of the game."),
}
"""Where cards lie that are not played from there, the rule that says so, and what to say of them."""

FAINT = (
    "{0} does not go with a defence.",
    "{0} does not go with an attack.",
    "OP25-CARD-27",
    "This Homebase does not take {0}.",
    "A Homebase holds one Aspect and one Special, not {0}.",
    "OP25-PLACE-13",
    "{1} cannot play {0}.",
    "OP25-BATT-45",
    "Only the target blocks with Power cards, not {1} with {0}.",
    "{0} is placed on {1}.",
    "OP25-BATT-44",
    "{1} has not the grid to play {0}.",
    "OP25-CARD-04",
    "OP25-CARD-22",
)
"""Reasons that speak of one of several characters, from those who have nothing to do with the card to those who lack
little: a reason that is none of these decides."""
