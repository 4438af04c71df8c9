"""The turn: its four phases, the timings of the Action Phase, what resolves at once, and what follows on every step.

Start reading at `phases`. Every step ends with `step.StepOver`: HP land, KOs are checked, monsters leave and enter.
"""
