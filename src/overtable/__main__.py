"""`python -m overtable` is the `overtable` command."""

from overtable.cli.main import app

if __name__ == "__main__":
    app(prog_name="overtable")
