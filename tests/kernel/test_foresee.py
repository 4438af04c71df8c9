"""What must come of an answer, and messages joined to one."""

from overtable.kernel.message import Message, joined, say


def test_joined_messages_keep_their_arguments() -> None:
    one = joined([Message("{0} of {1}.", (1, 2)), Message("Then {0}.", ("x",)), Message("End.")])
    assert one is not None and say(one, str) == "1 of 2. Then x. End."
    assert joined([]) is None
