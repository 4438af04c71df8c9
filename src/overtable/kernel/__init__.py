"""The referee. It knows no game.

A game is a plain value: a `State` with a stack of `Frame`s. The top frame says who must decide and what they
may answer; `engine` pops and runs frames until somebody must. Everything else (views, redeals, records, undo)
follows from the state being plain data.

Start reading at `state`, `frame`, `engine`; then `knowledge` (who knows which card). The kernel imports
nothing of the rest of the house.
"""
