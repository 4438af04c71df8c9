"""Events: who enters, drafts, builds, plays whom in which round, and how they stand.

An event is a record: what was set up (`setup`) and entries, one after the other (`entry`). Its state (`event`) is a
pure fold of them (`fold`), what is to be done next is told as data (`todo`), how the players stand is computed whenever
somebody asks (`standings`). Nothing here waits, writes or looks at a clock: times come in with the entries.
Imports the kernel and the games. Start reading at `setup`, `entry` and `todo`.
"""
