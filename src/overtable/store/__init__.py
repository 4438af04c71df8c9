"""What lasts: people, tables with their records, decks, ratings. SQLite in a folder, or PostgreSQL.

Start with `schema` (what is kept) and `store` (how a transaction is made). It imports nothing of the games: a
record is lines of text here, and a snapshot is bytes. May be imported by the server and the command line.
"""
