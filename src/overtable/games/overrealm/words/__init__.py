"""The vocabulary of the cards. Each word is one small class: what it does, what it says, and a hint for bots.

`word` is what all words share, `scripts` numbers the lists of words, `run` carries them out. `bonus`, `cubes`, `harm`,
`hinder`, `piles` and `counters` hold the words that change figures and cards; `standing` those that merely hold while
a monster or an aura is there; `one_card` the words of single cards; `flow` those that contain other words, and the
whole vocabulary as one type. `test` and `count` are the questions words ask.
"""
