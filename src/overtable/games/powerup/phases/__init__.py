"""Set-up, the phases of a round other than Combat!, and how a game is won."""
