"""Bots and boards: a selection is judged without the other's, choices are mixed, and nothing hidden is drawn."""

from random import Random

from games.overrealm.table import new_game, of, table, team
from overtable.games import find
from overtable.games.overrealm.selection.select import Select
from overtable.games.overrealm.selection.selection import COMMITTED
from overtable.kernel.engine import decision_of, play
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.lab.match import Match
from overtable.lab.simulation import simulate
from overtable.players.greedy import GreedyPlayer
from overtable.players.player import ask

GAME = find("overrealm")


def chosen(a: list, times: int = 12) -> list[Option]:  # type: ignore[type-arg]
    """What a greedy player answers at this table, asked again and again."""
    found = []
    for seed in range(times):
        rng = Random(seed)
        found.append(ask(GreedyPlayer(GAME, rng), a[0].state, 0, rng))
    return found


def test_greedy_strikes_when_a_strike_wins() -> None:
    both = table(
        a=of("Chargroar", "Galeaffy", "Steamie"), b={"team": {"Drownigator": 4, "Shaleshell": 0, "Cleansitoad": 0}}
    )
    answers = chosen(both)
    assert all(o.verb in ("act", "protect") for o in answers)
    assert {both[0].named(o.refs[0]) for o in answers} == {"Lights Out"}


def test_greedy_cannot_be_read() -> None:
    both = table(a=of("Zappguin", "Galeaffy", "Steamie", hand=4), b=of("Shaleshell", "Chargroar", "Flexferno", hand=4))
    answers = chosen(both, 30)
    assert len(set(answers)) > 1


def test_a_bot_values_its_draft_without_the_other() -> None:
    a, b = table(a=of("Zappguin", "Galeaffy", "Steamie", hand=2), b=of("Shaleshell", "Chargroar", "Flexferno", hand=2))
    a.selects("Ice Blast")
    values = []
    for answer in ("draw", "counter"):
        s = a.state.clone()
        decision = decision_of(s, 1)
        assert decision is not None
        draft = s.stack[-1]
        assert isinstance(draft, Select) and draft.first.stage == COMMITTED
        s.stack[-1] = Select(draft.first, type(draft.first)(COMMITTED, 4 if answer == "draw" else 5))
        values.append(GAME.value(redeal(s, 0, Random(1)), 0))
    assert values[0] == values[1]
    assert b.is_asked


def test_bots_pick_and_choose_teams_too() -> None:
    a, b = new_game("casual", seed=3)
    rng = Random(1)
    while type(a.state.stack[-1]).__name__ != "Select":
        for player in (a, b):
            if player.is_asked:
                play(a.state, player.number, ask(GreedyPlayer(GAME, rng), a.state, player.number, rng))
    assert len(a.team) == len(b.team) == 3


def test_greedy_beats_random() -> None:
    told = simulate(
        Match(game="overrealm", mode="casual", seed=5, players=("greedy", "random")), games=12, workers=1
    ).summary
    assert told.finished == 12 and told.wins[0] >= 9


def test_a_board_draws_only_what_its_watcher_knows() -> None:
    hand = ["Chargroar/Energize+", "Steamie/Wishful Strike+"]
    a, b = table(
        a=of("Chargroar", "Galeaffy", "Steamie", hand=hand),
        b={"team": team("Drownigator", "Shaleshell", "Cleansitoad")},
    )
    a.selects("Lights Out", buffs=hand[:1])
    mine, theirs, crowd = (GAME.board(GAME.view(a.state, watcher)) for watcher in range(3))
    assert "Energize" in mine and "Wishful Strike" in mine
    for action, told in (("Lightning", "6 dmg"), ("Lights Out", "2 dmg"), ("Hypercharge", "status")):
        assert next(told in line for line in mine.splitlines() if f"[bold]{action:<20}[/]" in line)
    assert f"[bold]{'Gale Slash':<20}[/]" not in mine and mine.count(" spd ") == 4, "those of the monster in play"
    for drawn in (theirs, crowd):
        assert "Energize" not in drawn and "Wishful Strike" not in drawn and "hand 2" in drawn
    b.draws()
    assert a.hits() == [("Lights Out", 7)]  # 2 + 2 + 2 (Water) + 1 (Death)
