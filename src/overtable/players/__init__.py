"""Who answers decisions. A player sees a redealt state and its options, never the true state.

`random` chooses evenly; `greedy` looks one action ahead with the game's own value of a position. People come in
over a wire. Who drafts stands in `drafters`. May import games and the kernel.
"""
