"""Combat!: the steps of a combat turn, and Team-Up Challenges."""
