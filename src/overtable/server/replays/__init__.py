"""Ended games to look at again: from their records (`reels`), or from what was kept of them when they ended (`kept`).

`packing` makes what is kept and `keeping` sees to it that every ended game has it. May import the table's modules; the
table itself knows only `kept`.
"""
