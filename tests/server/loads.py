"""The load on databases that are started for it, and thrown away.

    make load ARGS="--tables 200"           (SQLite; see overtable.server.load)
    python tests/server/loads.py --redis --tables 200 --processes 2
    make seen                               (players of one table at 2 and 4 servers, with and without Redis)

What it does not know itself it hands on to `python -m overtable.server.load`.
"""

import argparse
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import needs
from running import python_path
from store.postgres import Cluster
from store.redis_server import RedisServer


def load(*options: str) -> int:
    print(" ".join(options), flush=True)
    path = {"PYTHONPATH": ":".join(python_path())}
    return subprocess.run([sys.executable, "-m", "overtable.server.load", *options], env=path).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--redis", action="store_true")
    parser.add_argument("--seen", action="store_true", help="2 and 4 servers, with and without Redis")
    own, more = parser.parse_known_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the databases with it
    programs, redis_program = needs.postgresql(), needs.redis()
    if programs is None or redis_program is None:
        raise SystemExit("this needs PostgreSQL and Redis (make needs)")
    with ExitStack() as stack:
        cluster, redis = Cluster(programs), RedisServer(redis_program)
        stack.callback(cluster.stop)
        stack.callback(redis.stop)
        through = ["--redis", redis.url]
        if not own.seen:
            stores = [
                f"--db={cluster.fresh()}" for _ in range(2 if any(m.startswith("--against") for m in more) else 1)
            ]
            return load(*stores, *(through if own.redis else []), *more)
        runs = [(servers, by) for servers in ("2", "4") for by in ([], through)]
        return max(load("--seen", "--servers", n, "--db", cluster.fresh(), *by, *more) for n, by in runs)


if __name__ == "__main__":
    sys.exit(main())
