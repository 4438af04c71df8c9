"""What lies on the table, and what changes it: HP, stat cubes, counters, conditions, team auras, decks and hands."""
