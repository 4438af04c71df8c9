"""A short run of `make fuzz`, and of what it looks for: does it notice?"""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from server.fuzz import BLOCK, Fuzz, State, check_flat, run
from server.fuzzing.inputs import counts, message
from server.fuzzing.wires import Wrong, requests

BLOCKS = 50


@pytest.fixture(scope="module")
def fuzz() -> Iterator[Fuzz]:
    made = Fuzz(3)
    yield made
    made.stop()


def test_bad_inputs_disturb_nothing(fuzz: Fuzz) -> None:
    state = State(3)
    asyncio.run(run(fuzz, state, BLOCKS, 60, False, None))
    assert state.done == BLOCKS and BLOCKS * BLOCK * 0.7 < fuzz.sent <= BLOCKS * BLOCK
    assert len(state.memory) > 2 and min(state.memory) > 10_000


def test_the_same_seed_makes_the_same_inputs(fuzz: Fuzz) -> None:
    eve = "c", "t", "h"
    made = [[fuzz.api.request(Random(f"3 {n}"), *eve) for n in range(200)] for _ in range(2)]
    assert made[0] == made[1] and len({data for _, data in made[0]}) > 150


def test_no_input_at_the_table_is_a_good_one(fuzz: Fuzz) -> None:
    rng = Random(1)
    assert not any(counts(message(rng, fuzz.offered), fuzz.offered[1]) for _ in range(2000))
    option = sorted(fuzz.offered[1])[0]
    assert counts(f'{{"type":"answer","number":1,"option":"{option}"}}'.encode(), fuzz.offered[1])
    assert counts(b'{"type":"resign"}', set())


def test_it_notices_what_must_not_be(fuzz: Fuzz) -> None:
    with pytest.raises(Wrong, match="not flat"):
        check_flat([100_000 + 1000 * n for n in range(100)])
    assert "MB" in check_flat([100_000 + n % 3 for n in range(100)])
    before = fuzz.before
    fuzz.before = []
    with pytest.raises(Wrong, match="changed the table"):
        fuzz.check()
    fuzz.before = before

    async def failing() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 500 x\r\nContent-Length: 0\r\n\r\n")
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            with pytest.raises(Wrong, match="status 500"):
                await requests("127.0.0.1", server.sockets[0].getsockname()[1], [("GET", b"GET / HTTP/1.1\r\n\r\n")])

    asyncio.run(failing())
