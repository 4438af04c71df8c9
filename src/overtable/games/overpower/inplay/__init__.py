"""What is in play, and the questions that every phase asks about it: effects, grids,
locks, who may play what, piles."""
