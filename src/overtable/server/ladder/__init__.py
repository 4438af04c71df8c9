"""Ratings by game and format: quick pairing, seasons, profiles."""
