"""The Selection Phase: both players choose in secret, then both selections are revealed.

`selection` is what one player has put together, `offers` what may be added to it and why not, `steps` what an answer
makes of it, `select` the frame that asks, `reveal` what happens when both have committed.
"""
