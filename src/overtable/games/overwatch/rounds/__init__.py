"""Rounds and the match: `hand` (drawing and swapping), `draft` (Hero Draft), `clearing` (what leaves the board), and
`round`, from its hands to its score and on to the next one.
"""
