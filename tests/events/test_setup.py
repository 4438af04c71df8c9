"""What an event may be, and every reason why not."""

import pytest
from msgspec import json
from msgspec.structs import replace

from events.evening import setup_of
from overtable.events.fold import NotAllowed, begin
from overtable.events.setup import Bots, Clocks, Doors, EventSetup, Format, Structure, problems
from toy import LanternsGame

GOOD = setup_of(8)


def test_a_good_event_has_no_problems_and_is_kept_as_json() -> None:
    assert problems(GOOD) == []
    assert json.decode(json.encode(GOOD), type=EventSetup) == GOOD
    assert begin(GOOD).status == "open"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"name": " "}, "an event has a name"),
        ({"name": "x" * 81}, "at most 80 characters"),
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"game": "overpower-draft"}, "is a draft: name the game"),
        ({"mode": "blitz"}, "has no mode 'blitz'; it has standard"),
        ({"settings": {"hands": 6}}, "no setting 'hands'"),
        ({"settings": {"hand": "six"}}, "setting hand must be int"),
        ({"structure": Structure(rounds=21)}, "swiss has 1 to 20 rounds"),
        ({"structure": Structure(cut=9)}, "a cut is to the top 2 to 8"),
        ({"structure": Structure(cut=1)}, "a cut is to the top 2 to 8"),
        ({"structure": Structure(kind="single", rounds=3)}, "only swiss is told how many rounds"),
        ({"structure": Structure(kind="round-robin", cut=4)}, "only swiss has a cut"),
        ({"structure": Structure(kind="round-robin"), "entry": Doors(most=33)}, "for at most 32 players, not 33"),
        ({"entry": Doors(least=1)}, "an event has 2 to 512 players"),
        ({"entry": Doors(most=513)}, "an event has 2 to 512 players"),
        ({"entry": Doors(least=9)}, "not 9 to 8"),
        ({"entry": Doors(kind="code")}, "entered with a code needs one"),
        ({"entry": Doors(code="x")}, "a code opens nothing where the entry is open"),
        ({"entry": Doors(kind="invited")}, "invites somebody"),
        ({"bots": Bots(fill=9)}, "bots fill up to 2 to 8 players"),
        ({"bots": Bots(level="", fill=4)}, "have a level"),
        ({"clocks": Clocks(pick=-1)}, "the clock pick is not negative"),
        ({"starts_at": -5}, "starts at a time after 1970"),
        ({"format": Format(legality="Modern Age")}, "has no format 'Modern Age'"),
        ({"format": Format(draft="overpower-draft")}, "a constructed event has no draft"),
        ({"format": Format(kind="draft")}, "has no draft ''; there are none"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, object], said: str) -> None:
    found = problems(replace(GOOD, **changes))
    assert len(found) == 1
    assert said in found[0]


def test_all_problems_are_told_at_once() -> None:
    bad = replace(GOOD, name="", mode="blitz", structure=Structure(kind="double", cut=4), entry=Doors(most=600))
    assert len(problems(bad)) == 4
    with pytest.raises(NotAllowed) as refused:
        begin(bad)
    assert refused.value.problems == problems(bad)


def test_a_draft_is_of_the_game_and_its_mode_of_the_right_way() -> None:
    draft = Format(kind="draft", draft="overpower-draft", draft_mode="draft")
    good = replace(GOOD, game="overpower-2025", mode="venture", format=draft)
    assert problems(good) == []
    wrong = replace(good, format=replace(draft, draft_mode="sealed"))
    assert problems(wrong) == ["OverPower draft has no way 'sealed' for a draft event; it has draft"]
    assert "a legality is for decks that are brought" in problems(replace(good, format=replace(draft, legality="x")))


def test_matches_are_for_two(lanterns: LanternsGame) -> None:
    setups = [replace(GOOD, game=lanterns.id, mode=mode) for mode in lanterns.modes]
    for setup in setups:
        two = 2 in lanterns.modes[setup.mode].seats
        assert any("is not for two players" in said for said in problems(setup)) != two
