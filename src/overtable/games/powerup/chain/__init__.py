"""The Power Chain: what may be used and aimed at, announcing it, answering it, and what Conditions set off."""
