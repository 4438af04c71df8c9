"""Events: drafts, leagues and tournaments of a house, as records that are folded and tended."""
