"""The kinds of effects in play, each a small number: a mask of those present makes an absent one cost nothing."""

(
    K_WATCH_DRAWS,
    K_BONUS,
    K_GRID,
    K_LOCK,
    K_SHIELD,
    K_SHIFT,
    K_HITS_TO_KO,
    K_OPEN,
    K_VENTURE,
    K_AVOID_WITH,
    K_DEFEND_FOR,
    K_DECOY,
    K_SWARM,
    K_UNIVERSE_BONUS,
    K_NO_COUNT,
    K_HAND,
    K_ICONS,
    K_AWAY,
    K_PROLONG,
    K_EVENTS,
    K_KO_FIRST,
    K_STAY,
    K_UNUSABLE,
) = range(23)

HAPPENS = {
    "draw_phase": "After each Draw Phase",
    "discard_phase": "After each Discard Phase",
    "opponent_ventured": "Whenever the opponent ventures",
    "venture_phase": "After each Venture Phase",
    "universe_used": "Whenever the team uses",
    "grid_raised": "Whenever a non-numerical Special of the team, played on offence, raises a grid",
    "healed": "Whenever a character of the team plays a card that removes hits from a permanent record",
    "looked": "Whenever a card of the team shows or looks at the opponent's hand or Draw Pile",
    "hit": "Whenever the target is hit",
    "ko": "In a battle in which {0} KO's the target",
    "drew": "Whenever a card that was played lets {1} draw",
    "drew_in_battle": "Whenever a card that was played in the Battle Phase lets {1} draw",
    "discarded": "Whenever a card that was played makes {1} discard",
    "objectives_move": "Before Objectives move at the end of the battle",
    "fallen": "When {0} is KO'd",
    "teammate_fallen": "Whenever a teammate of {0} is KO'd",
    "team_fallen": "Whenever a character of the team is KO'd",
    "placement_phase": "After each Placement Phase",
}
"""What effects in play may watch: each is told in one place of the engine, through `triggers.happens`."""
TRIGGER = {name: K_UNUSABLE + 1 + i for i, name in enumerate(HAPPENS)}

MAY = {
    "play": "{0} may place and play {2} whatever the grid.",
    "follow_own": "{0} may follow up, once or twice, the Teamwork cards that {0} plays.",
    "follow_any_type": "Follow-up attacks may be of any type.",
    "defend_with": "{0} may defend with {2} whatever the grid.",
    "include": "{2} may always be in this deck.",
    "place_free": "One {1} placed on {0} takes no slot.",
    "place_home": "One {1}, and no other Special, may be placed on the Homebase.",
    "from_reserve": "{0} may play {2} from Reserve.",
    "keep_duplicate": "{0} may keep one duplicate {1}.",
    "specials_of": "{0} may place and play every Special of the chosen teammate.",
    "negate_on_defence": "Specials that negate on offence negate on defence too, at no cost.",
    "attack_face_down": "{0} may make attacks face down: the opponent must guess a defence.",
    "combine": "{0} may join one {1} and one {3} into one attack, without a Universe card.",
    "anybody": "{2} are Any Character Specials.",
    "fallen_specials": "{0} may place and play every Special of KO'd teammates.",
    "duplicates": "{0} need not discard duplicate {2}.",
    "follow_freely": "{0} may follow up a Teamwork card with any Power card, whatever its type.",
    "attack_with": "{0} may attack with any {1} in hand, whatever it needs.",
    "many_basics": "{0} may add several Basic Universe cards to each attack with a Power card.",
    "placed_of_teammates": "{0} may play {2} that are placed on Front Line teammates.",
    "follow_with": "{0} may follow up the Teamwork cards of teammates with {2}.",
    "follow_any": "{0} may follow up every Teamwork card of the team, once or twice.",
    "place_any": "{2} may be placed.",
    "attack_reserve": "{0} may attack the Reserve character with {2}; it may defend.",
    "attack_late": "After the opponent conceded, {0} may make one attack with a {1}.",
    "strike_back": (
        "If {0} blocks a Power card attack with a Power card of equal value, the card that blocks hits the attacker."
    ),
}
"""What effects in play may allow: {0} is who is allowed, {1} a card that is meant, {2} several, {3} one beside it."""
PERMISSION = {name: max(TRIGGER.values()) + 1 + i for i, name in enumerate(MAY)}

GIVE_UP = {
    "act": "",
    "negate": "negate {0} of the opponent",
    "avoid": "avoid an attack on {1}",
    "venture_three": "venture three Objectives without penalty",
    "see_attack": "see an attack that lies face down",
}
"""For what something in play may be given up: at one's turn, or in the window that the word names."""
PRICE = {name: max(PERMISSION.values()) + 1 + i for i, name in enumerate(GIVE_UP)}

IMMUNE = {
    "ko_by": "Hits of {1} never count to a Cumulative or Spectrum KO of {0}.",
    "ko_without": "{0} is only KO'd while hit by {1}.",
    "events": "Events that come later do not affect {0}.",
    "spectrum": "Hits of {1} never count to a Spectrum KO of {0}.",
    "cumulative": "Hits of {1} never count to a Cumulative KO of {0}.",
    "negate": "Specials of {0} cannot be negated.",
}
"""What effects in play may keep away from a character."""
IMMUNITY = {name: max(PRICE.values()) + 1 + i for i, name in enumerate(IMMUNE)}

(
    K_KEEP_OFF,  # who may not attack whom
    K_NO_SHIFT,  # attacks that stay where they are aimed
    K_BAN,
    K_RETYPE,
    K_DOUBLE,
    K_NO_RECORD,
    K_HITS_COUNT,  # how often hits count
    K_WAIT,  # what waits for the next battle
    K_FIGHT_ON,
    K_DOOMED,  # who falls when the battle ends
    K_RETURN,  # who comes back in the next
    K_AIMED,  # on whom attacks must be made
    K_FRENZY,  # who must attack
    K_TOLL,  # what attacks cost
    K_VENTURES,
    K_NO_EVENTS,
    K_SPECTRUM,
    K_INHERENT_PLUS,
) = (max(IMMUNITY.values()) + 1 + i for i in range(18))
