"""Monster actions: which one a side selected, how fast it is, what it deals, how it resolves."""
