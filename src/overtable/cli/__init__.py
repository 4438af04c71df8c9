"""The `overtable` command and play in the terminal.

One module a command; `main` puts them together, `console` speaks, `wanted` reads what several commands take
(game, mode, settings, decks). `menu` and `sitting` are play in the terminal without its input and output. Imports
everything else of the house; nothing imports it.
"""
