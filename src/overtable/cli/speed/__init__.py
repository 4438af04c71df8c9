"""`overtable bench`: what the engine costs, whether bots keep their time, what the environment costs."""
