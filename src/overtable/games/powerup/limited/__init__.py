"""Power Up! from packs: a draft by rarity, and sealed packs. The rulebook has neither; both are ours.

Five packs of Heroes, one for each rarity from 1* to 5*, then three packs of Power Deck cards. Start reading at `box`
(what is in the packs), then `passing` (how one drafts), `building` (a deck of a pool). The rules stand at the end of
the ledger.
"""
