"""The command as the tests call it."""

import json
from typing import Any

from typer.testing import CliRunner

from overtable.cli.main import app

runner = CliRunner()


def says(*words: str, typed: str = "") -> str:
    """What is said on standard output; all must go well."""
    result = runner.invoke(app, list(words), input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def as_json(*words: str) -> Any:
    """The same as data."""
    return json.loads(says(*words, "--json"))


def complains(*words: str) -> str:
    """What is said on standard error; the exit code must be 2, without a traceback."""
    result = runner.invoke(app, list(words))
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return " ".join(result.stderr.split())
