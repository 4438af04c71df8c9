"""Questions that a text puts to a player while it is carried out. Whoever is asked is known from the table alone."""
