"""OverPower classic: its cards, its ledger, its ready decks, and what the house must know of it. Its rules are those of
the engine, with the switches of `edition.CLASSIC`."""
