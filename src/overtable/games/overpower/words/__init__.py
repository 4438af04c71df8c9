"""The vocabulary that cards are written in: one module for each family of words.

Start reading at `word` (what a word is), `when` and `which` (conditions and filters), `run` (the frame that carries a
list of words out). Each word says what it does, what it reads like on a card, and whether it helps or hinders an attack
or a defence: nobody else asks which word it is.
"""
