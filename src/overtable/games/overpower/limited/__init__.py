"""Limited play: drafting character stacks, opening sealed packs, and the decks that are built of that.

Start reading at `drafting` (the steps), then `packs` (what lies in one), `pools` (which decks a pool allows), `team`
and `build` (a deck that is built for somebody) and `worth` (what a card is thought to be worth).
"""
