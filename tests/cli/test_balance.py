"""`overtable balance`: the table, the same as data, and what it refuses."""

import json

from typer.testing import CliRunner

from overtable.cli.main import app

RANDOM = ["balance", "power-up", "--games", "2", "--player", "random", "--only", "Oathstone"]
DECK, OTHER = "Oathstone: The Long Watch", "Emberwake: Forge Fire"


def test_the_table_and_the_data_say_the_same() -> None:
    runner = CliRunner()
    table = runner.invoke(app, RANDOM).stdout
    data = json.loads(runner.invoke(app, [*RANDOM, "--workers", "1", "--json"]).stdout)
    assert data["games"] == 6 and sum(data["ends"].values()) == 6
    assert set(data["decks"][DECK]["against"]) == set(data["decks"]) - {DECK}
    assert data["decks"][DECK]["against"][OTHER] + data["decks"][OTHER]["against"][DECK] == 100.0
    row = next(line for line in table.splitlines() if line.startswith("| Oathstone"))
    assert row.endswith(f"| {data['decks'][DECK]['overall']} |")
    assert f"6 games; the first player won {data['first_player']} %" in table


def test_what_cannot_be_compared_is_refused_in_words() -> None:
    for words, said in (
        (["overwatch"], "no two ready decks to compare"),
        (["power-up", "--only", "Nobody"], "Emberwake, Gearhaven, Gloamveil, Oathstone"),
        (
            ["power-up", "--player", "gambler"],
            "no player is called 'gambler'; there are random, greedy",
        ),
        (["power-up", "--mode", "chess"], "has no mode 'chess'"),
        (["checkers"], "checkers"),
    ):
        result = CliRunner().invoke(app, ["balance", *words])
        assert result.exit_code == 2 and said in " ".join(result.stderr.split())
