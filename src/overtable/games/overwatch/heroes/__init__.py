"""Heroes on the board and what befalls them: the rulebook on Power and Synergy, damage, defeat, moves and tokens.

`standing` and `power` only answer questions. `counters` puts damage, shields and Synergy down and takes them up; the
steps of `damage`, `moving` and `triggers` say in which order; `defeat` is the standing check.
"""
