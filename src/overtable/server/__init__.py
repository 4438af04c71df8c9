"""The table in the browser: HTTP and WebSocket over the store, the games and the players.

docs/protocol.md is its contract. Start reading at `play` (a record and all that follows from it), then `room` (a
table that people sit at), `rooms` (those in memory, and news of other processes) and `house` (all tables of this
process, and what they do by themselves). It knows no game: all is said through
`kernel.Game`. Imports players, store, games and the kernel.
"""
