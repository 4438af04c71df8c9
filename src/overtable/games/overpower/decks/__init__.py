"""Decks: their text, their legality in each format, decks made at random, and the pools of limited play."""
