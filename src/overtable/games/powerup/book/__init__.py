"""The book of cards: what card files may say (`cards`, `ability`), and the facts that rules read (`facts`).

`glossary` has the names and numbers that everything else uses, `compile` makes facts of cards, `book` loads the files.
"""
