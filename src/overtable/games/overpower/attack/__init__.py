"""The Battle Phase on offence: a turn, who may attack whom with what, utilities beside it, costs, follow-ups.

Start reading at `turn`, then `options` (which attacks there are) and `action` (the steps of one).
"""
