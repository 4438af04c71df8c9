"""The coach at the table: ended games that it looks through, kept with them (`analyses`, `study`, `judged`), and the
hints that it gives while a game against bots is played (`hints`). It thinks beside the server, never in it."""
