"""Copying a PostgreSQL database with the programs that come with it: pg_dump, pg_restore and psql."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import make_url

from overtable.store.faults import NoBackup
from overtable.store.schema import metadata

DEBIAN = Path("/usr/lib/postgresql")
REVISION = re.compile(r"^COPY \S*alembic_version .*?;\n(\S+)\n", re.MULTILINE | re.DOTALL)


def program(name: str) -> str:
    """Where it is: on the PATH, or where Debian keeps the newest one."""
    found = shutil.which(name)
    if found is None:
        kept = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: _number(path.parts[-3]))
        found = str(kept[-1]) if kept else None
    if found is None:
        raise NoBackup(f"{name} is not here; it comes with PostgreSQL's client programs (postgresql-client)")
    return found


def dump(url: str, file: Path, moment: str) -> None:
    """Write a dump of what this exported snapshot sees."""
    how = ["--format=custom", "--no-owner", "--no-privileges", f"--snapshot={moment}", f"--file={file}"]
    _run([program("pg_dump"), *how, f"--dbname={_where(url)}"], url)


def dumped_revision(file: Path) -> str | None:
    """The schema's revision in a dump."""
    found = REVISION.search(
        _run([program("pg_restore"), "--data-only", "--table=alembic_version", "-f", "-", str(file)])
    )
    return found[1] if found and found[1] != "\\." else None


def undump(url: str, file: Path) -> None:
    """Put a dump in the place of all that the store holds, in one transaction."""
    how = ["--clean", "--if-exists", "--no-owner", "--no-privileges"]
    ours = ", ".join(f'"{name}"' for name in [*metadata.tables, "alembic_version"])
    with tempfile.TemporaryDirectory(prefix="overtable-restore-") as folder:
        script = Path(folder) / "restore.sql"
        _run([program("pg_restore"), *how, "-f", str(script), str(file)])
        first = Path(folder) / "first.sql"
        first.write_text(f"DROP TABLE IF EXISTS {ours} CASCADE;\n")  # also what the dump does not know
        once = ["--quiet", "--no-psqlrc", "--single-transaction", "--set=ON_ERROR_STOP=1"]
        _run([program("psql"), *once, f"--dbname={_where(url)}", f"--file={first}", f"--file={script}"], url)


def _where(url: str) -> str:
    """The address for libpq, without the password: others on the machine see how programs were called."""
    parsed = make_url(url)
    known = {"host": parsed.host, "port": parsed.port, "user": parsed.username, "dbname": parsed.database}
    return make_conninfo(**{k: str(v) for k, v in known.items() if v is not None}, **_texts(parsed.query))


def _texts(query: object) -> dict[str, str]:
    return {str(k): v if isinstance(v, str) else v[-1] for k, v in dict(query).items()}  # type: ignore[call-overload]


def _run(command: list[str], url: str | None = None) -> str:
    env = dict(os.environ)
    password = make_url(url).password if url else None
    if password is not None:
        env["PGPASSWORD"] = str(password)
    done = subprocess.run(command, env=env, capture_output=True, text=True, errors="replace")
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        raise NoBackup(f"{Path(command[0]).name}: {said[0] if said else f'ended with {done.returncode}'}")
    return done.stdout


def _number(version: str) -> float:
    try:
        return float(version)
    except ValueError:
        return 0.0
