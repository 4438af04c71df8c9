"""How a game begins: players come by their monsters (`draft`, `bring`), choose teams (`teams`), and meet (`match`)."""
