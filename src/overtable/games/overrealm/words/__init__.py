"""The vocabulary of the cards. Each word is one small class: what it does, what it says, and a hint for bots.

`word` is what all words share; `bonus`, `harm`, `keep` and `tokens` hold the words that change figures and cards;
`standing` those that merely hold while a monster or an aura is there; `own` the words of single cards; `flow`
those that contain other words, and the whole vocabulary as one type. `test` and `count` are the questions words ask.
"""
