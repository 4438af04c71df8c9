"""A turn on whatever source tree PYTHONPATH names: this folder is given to it under the name that it has here.

Run as a file (`trees`), with what is wanted on standard input; writes the turn, or the game that broke, as JSON.
"""

import importlib.util
import sys
from pathlib import Path

HERE = Path(__file__).parent
NAME = "overtable.lab.bench"


def hand_over() -> None:
    """From here on `overtable.lab.bench` is this folder, whatever the tree itself has of that name."""
    spec = importlib.util.spec_from_file_location(NAME, HERE / "__init__.py", submodule_search_locations=[str(HERE)])
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[NAME] = module
    spec.loader.exec_module(module)


def main() -> None:
    hand_over()
    # Only now: before, this name was the tree's own.
    import msgspec

    from overtable.lab.bench.courses import Broken
    from overtable.lab.bench.turn import Wanted, turn

    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    try:
        told = msgspec.json.encode(turn(wanted))
    except Broken as error:
        told = msgspec.json.encode(error.breakage)
    sys.stdout.buffer.write(told)


if __name__ == "__main__":
    main()
