"""The phases of a battle besides the battle itself, in the rulebook's order: set-up, draw, event, discard, placement,
venture; then the end of a battle and what becomes of the Objectives."""
