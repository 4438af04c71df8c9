"""Load: many tables at which people give random legal answers at a steady pace, on real servers over real sockets.

`people` are those who play, `tables` what they play at, `servers` what is measured, `runs` how; start with `__main__`.
"""
