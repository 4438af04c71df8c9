"""What people and bots see of a game: views, the terminal, the log, notes, positions by hand, a value for bots."""
