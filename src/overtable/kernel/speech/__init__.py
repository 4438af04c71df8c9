"""How a game speaks: words for people (`wording`), what things are called (`naming`), the story of a log (`story`)."""
