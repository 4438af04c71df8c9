"""The kinds of effects in play, each a small number: a mask of those present makes an absent one cost nothing."""

(
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
    K_PLAYS_OF,
    K_DECOY,
    K_SWARM,
    K_KO_NEEDS,
    K_UNIVERSE_LESS,
    K_NO_COUNT,
    K_FROM_RESERVE,
    K_DUPLICATE,
    K_HAND,
    K_PROLONG,
) = range(1, 21)

HAPPENS = {
    "draw_phase": "After each Draw Phase",
    "discard_phase": "After each Discard Phase",
    "opponent_ventured": "Whenever the opponent ventures",
    "venture_phase": "After each Venture Phase",
    "universe_used": "Whenever the team uses",
    "grid_raised": "Whenever a non-numerical Special of the team, played on offence, raises a grid",
    "healed": "Whenever a card removes hits from a permanent record of the team",
    "looked": "Whenever a card of the team shows or looks at the opponent's hand or Draw Pile",
    "hit": "Whenever the target is hit",
    "ko": "If {0} KO's the target",
}
"""What effects in play may watch: each is told in one place of the engine, through `triggers.happens`."""
FIRST_TRIGGER = 21
TRIGGER = {name: FIRST_TRIGGER + i for i, name in enumerate(HAPPENS)}
