import pytest

from overtable.kernel.game import Setup
from overtable.kernel.message import Message, Reason, Refused, joined, say
from overtable.kernel.refs import UNKNOWN_CARD, card, number, seat
from toy import LANTERNS


def test_references_are_shown_by_name_and_numbers_as_they_are() -> None:
    assert (
        say(Message("{0} takes {1} from {2}.", (card(3), 2, "Ana")), lambda r: f"<{r}>")
        == f"<{card(3)}> takes 2 from Ana."
    )


def test_a_thing_is_called_what_the_watcher_may_call_it() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=1))
    mine = card(s.zones[1][0])
    name = LANTERNS.catalogue[s.printing[s.zones[1][0]]].name
    assert LANTERNS.name_of(s, mine, 0) == name
    assert LANTERNS.name_of(s, mine, 1) == "a card"
    assert LANTERNS.name_of(s, UNKNOWN_CARD, 0) == "a card"
    assert LANTERNS.name_of(s, seat(0), 0) == "you"
    assert LANTERNS.name_of(s, seat(1), 0) == "player 2"
    assert LANTERNS.name_of(s, number(7), 0) == "7"


def test_a_refusal_reads_as_sentence_and_rule() -> None:
    assert str(Refused(Reason("LAN-1", "No."))) == "No. [LAN-1]"


@pytest.mark.parametrize(
    ("template", "names", "said"),
    [
        ("{0} {0:draw|draws} {1}", ("you", "Ana"), "you draw Ana"),
        ("{0} {0:draw|draws} {1}", ("player 2", "a card"), "player 2 draws a card"),
        ("{0} takes {1} {1:hit|hits}", ("Ana", "1"), "Ana takes 1 hit"),
        ("{0} takes {1} {1:hit|hits}", ("Ana", "3"), "Ana takes 3 hits"),
        ("{0:'s} turn", ("you",), "your turn"),
        ("{0:'s} turn", ("player 2",), "player 2's turn"),
    ],
)
def test_the_words_around_a_thing_follow_it(template: str, names: tuple[str, ...], said: str) -> None:
    assert say(Message(template, names), str) == said


def test_joined_messages_keep_the_words_that_follow() -> None:
    both = joined([Message("{0} {0:pass|passes}.", ("you",)), Message("{0} {0:pass|passes}.", ("player 2",))])
    assert both is not None and say(both, str) == "you pass. player 2 passes."
