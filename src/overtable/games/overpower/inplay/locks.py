"""What an effect may forbid a character or a player, as a mask."""

NO_ATTACK = 1 << 0
NO_SPECIAL = 1 << 1
NO_PLACED = 1 << 2
NO_PLACED_UNIVERSE = 1 << 3
NO_FOLLOW_UP = 1 << 4
NO_INHERENT = 1 << 5
NO_DEFENCE = 1 << 6
NO_PLACING_SPECIALS = 1 << 7
NO_TEAMMATE_WORD = 1 << 8
NO_ANY_CHARACTER = 1 << 9
NO_BASIC = 1 << 10
NO_TRAINING = 1 << 11
NO_ENERGY_TEAMWORK = 1 << 12
NO_SPECIAL_DEFENCE = 1 << 13
NO_PLAY = 1 << 14
ONE_PLACED = 1 << 20

DEFENSIVE = NO_SPECIAL | NO_PLACED | NO_PLACED_UNIVERSE | NO_DEFENCE | NO_TEAMMATE_WORD | NO_BASIC | NO_TRAINING
"""Locks that keep somebody from defending in some way."""
