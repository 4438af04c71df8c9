"""The vocabulary of cards, one module a family; each word has what it does beside what it says.

`word` is what a word is, `constant` has the words that are always there, `vocabulary` names all the others, `run`
carries them out. A word may use every rule, so no rule imports a family of words: rules ask `Word` and `Passive`.
"""
