"""The commands about drafts: draft in the terminal, find what cards are worth, measure drafters."""
