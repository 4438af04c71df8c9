"""A table of the server: its record and what follows from it, who sits there, what they may do, what they are told."""
