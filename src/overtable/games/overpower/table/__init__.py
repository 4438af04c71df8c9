"""The table as people and bots see it: view, terminal, notes on options, log lines, positions by
hand, the bots' value."""
