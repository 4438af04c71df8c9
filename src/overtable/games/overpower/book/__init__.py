"""The book of cards: what a card file may say (`cards`, `played`), the loader (`book`), and the figures that rules
ask for thousands of times a second (`facts`). `facts` imports no rules and no words."""
