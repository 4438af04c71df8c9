"""The Play Area: who stands where, what lies on whom, which cards work, and what Heroes are worth now."""
