"""The turn: `start` (start-of-turn effects), then one `action`: play a Hero (`placement`, `deploy`), activate an
Ultimate (`ultimate`), or pass.
"""
