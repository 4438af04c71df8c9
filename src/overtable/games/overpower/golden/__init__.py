"""Golden Age: the rules of the 2025 edition, played with the cards of both (OP25-MODE-24).

`table` is its state, `cards` says what a classic card is under the 2025 rules, `book` finds both pools by their names,
`random` makes decks of both. The classic files are read when one of them is first asked for, and not before.
"""
