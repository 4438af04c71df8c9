"""Several processes serve one store: how they tell each other what is in nobody's record."""
