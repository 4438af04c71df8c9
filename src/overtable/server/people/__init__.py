"""People among each other: which names may be taken, who may do what in the house, and who is kept out of it.

Start reading at `order`, which every process holds in memory.
"""
