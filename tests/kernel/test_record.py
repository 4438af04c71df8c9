"""Records: what was played comes back exactly; what is wrong in one is said in words."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from overtable.kernel.codec import encode, fingerprint
from overtable.kernel.engine import decisions
from overtable.kernel.game import Setup
from overtable.kernel.record import (
    BadRecord,
    Record,
    dump_record,
    effective,
    load_record,
    replay,
    save_record,
    seal,
    standing,
)
from overtable.kernel.scenario import Table, start
from toy import LANTERNS


def played(seed: int = 5, answers: int = 1000) -> Table[object]:  # type: ignore[type-var]
    table = start(LANTERNS, seed=seed)
    rng = Random(seed)
    while table.state.result is None and len(table.record.answers) < answers:
        decision = rng.choice(decisions(table.state))
        table.answer(decision.seat, rng.choice(decision.options))
    return table


def record(answers: int = 1000) -> Record:
    made = played(answers=answers).record
    seal(LANTERNS, made)
    return made


def test_a_replay_leads_to_the_same_state() -> None:
    table = played()
    assert encode(replay(LANTERNS, table.record)) == encode(table.state)


def test_a_file_brings_the_record_back(tmp_path: Path) -> None:
    made = record()
    save_record(made, tmp_path / "game.yaml")
    assert load_record(tmp_path / "game.yaml") == made


def test_a_position_and_settings_survive_the_file(tmp_path: Path) -> None:
    setup = Setup(mode="wide", seed=1 << 70, settings={"hand": 4}, position={"a": {"points": 2, "hand": ["Oil"]}})
    made = Record.of(LANTERNS, setup)
    seal(LANTERNS, made)
    save_record(made, tmp_path / "p.yaml")
    back = load_record(tmp_path / "p.yaml")
    assert back == made
    assert replay(LANTERNS, back).points == [2, 0]


def test_a_record_reads_as_text() -> None:
    made = record(answers=2)
    text = dump_record(made)
    assert "game: lanterns" in text
    assert "light card:" in text


def test_the_state_after_the_first_answers() -> None:
    made = record()
    s = replay(LANTERNS, made, upto=4)
    assert s.answers == 4


class TestTakingBack:
    def test_the_game_goes_on_as_it_stood(self) -> None:
        table = played(answers=3)
        before = fingerprint(replay(LANTERNS, table.record))
        decision = decisions(table.state)[0]
        table.answer(decision.seat, decision.options[0])
        table.record.take_back(decision.seat, 3)
        assert fingerprint(replay(LANTERNS, table.record)) == before

    def test_lines_that_still_stand(self) -> None:
        assert effective(["0 a", "0 b", "0 !back 1", "0 c"]) == ["0 a", "0 c"]
        assert effective(["0 a", "0 !back 0", "0 b", "0 !back 1", "0 c"]) == ["0 a", "0 c"]
        assert effective(["0 a", "0 b", "0 !back 1", "0 !back 2"]) == ["0 a", "0 b"]

    def test_numbers_of_the_entries_that_still_stand(self) -> None:
        assert standing(["0 a", "0 b", "0 !back 1", "0 c"]) == [1, 4]
        assert standing(["0 a", "0 !back 0", "0 b", "0 !back 1", "0 c"]) == [1, 5]
        assert standing(["0 pick card:3", "1 pick card:3", "0 take_back card:3", "0 done"]) == [2, 4]

    @pytest.mark.parametrize("line", ["0 !back 2", "0 !back 9", "0 !back x"])
    def test_nobody_takes_back_to_what_was_not_there(self, line: str) -> None:
        with pytest.raises(BadRecord, match="answer 2"):
            effective(["0 a", line])


class TestResigning:
    def test_the_other_wins_by_the_rule_of_the_table(self) -> None:
        made = record(answers=3)
        made.resign(0)
        result = replay(LANTERNS, made, verify=False).result
        assert result is not None
        assert (result.winners, result.rule) == ((1,), "TABLE-RESIGN")

    def test_so_does_running_out_of_time(self) -> None:
        made = record(answers=3)
        made.time_out(1)
        result = replay(LANTERNS, made, verify=False).result
        assert result is not None
        assert (result.winners, result.rule) == ((0,), "TABLE-TIME")

    def test_nobody_resigns_a_game_that_is_over(self) -> None:
        made = record()
        made.resign(0)
        with pytest.raises(BadRecord, match="after the end of the game"):
            replay(LANTERNS, made)

    def test_nothing_is_answered_after_resigning(self) -> None:
        made = record(answers=4)
        made.answers.insert(2, "0 !resign")
        with pytest.raises(BadRecord, match=r"answer 4: .*The game is over"):
            replay(LANTERNS, made)


def says(made: Record) -> str:
    with pytest.raises(BadRecord) as error:
        replay(LANTERNS, made)
    return str(error.value)


class TestDamage:
    def test_a_wrong_format_is_named_with_the_one_that_is_read(self) -> None:
        made = record()
        made.format = 9
        assert says(made) == "the record has format 9; this program reads format 1"

    def test_a_record_of_another_game(self) -> None:
        made = record()
        made.game = "chess"
        assert says(made) == "the record is of chess, not of lanterns"

    def test_other_cards(self) -> None:
        made = record()
        made.cards = "0123"
        assert says(made).startswith("the record was played with cards 0123; these are ")

    def test_a_wrong_hash(self) -> None:
        made = record()
        true, made.hash = made.hash, "feed"
        assert says(made) == f"the answers lead to {true}, not to feed as the record says"

    def test_an_answer_that_was_not_offered_is_named_by_its_number(self) -> None:
        made = record()
        made.answers[2] = made.answers[2].split()[0] + " fly"
        assert says(made).startswith("answer 3: ")
        assert "[TABLE-OFFER]" in says(made)

    @pytest.mark.parametrize("line", ["", "0", "x light card:1", "7 light card:1", "-1 light card:1"])
    def test_an_answer_without_a_seat_or_an_option(self, line: str) -> None:
        made = record()
        made.answers[0] = line
        assert "must be a seat from 0 to 1 and an option" in says(made)

    @pytest.mark.parametrize("thing", ["card", "card:", "card:x", "card:-1", "card:99999", "moon:1", ":"])
    def test_an_answer_that_names_no_thing(self, thing: str) -> None:
        made = record()
        made.answers[0] = f"0 light {thing}"
        assert "names no thing; expected one of card, seat, number" in says(made)

    def test_a_setup_that_cannot_be_played(self) -> None:
        made = record()
        made.setup = msgspec.structs.replace(made.setup, mode="deep")
        assert says(made) == "setup: Lanterns has no mode 'deep'; it has short, wide"

    def test_replaying_does_not_change_the_record(self) -> None:
        made = record()
        before = msgspec.json.encode(made)
        replay(LANTERNS, made)
        assert msgspec.json.encode(made) == before


class TestFiles:
    def said(self, tmp_path: Path, text: str | bytes) -> str:
        path = tmp_path / "game.yaml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        with pytest.raises(BadRecord) as error:
            load_record(path)
        return str(error.value)

    def test_a_missing_file(self, tmp_path: Path) -> None:
        with pytest.raises(BadRecord, match="cannot be read"):
            load_record(tmp_path / "none.yaml")

    def test_no_yaml(self, tmp_path: Path) -> None:
        assert "game.yaml line 2: not YAML" in self.said(tmp_path, "a: [1\n")

    def test_no_text(self, tmp_path: Path) -> None:
        assert "cannot be read" in self.said(tmp_path, b"\xff\xfe\x00\xff")

    def test_no_record(self, tmp_path: Path) -> None:
        assert self.said(tmp_path, "- 1") == "game.yaml: expected object, got array"

    def test_a_missing_field(self, tmp_path: Path) -> None:
        assert self.said(tmp_path, "format: 1") == "game.yaml: object missing required field game"

    def test_a_wrong_field(self, tmp_path: Path) -> None:
        text = dump_record(record()).replace("seed: 5", "seed: five")
        assert self.said(tmp_path, text) == "game.yaml: field setup.seed: expected int, got str"

    def test_an_unknown_field(self, tmp_path: Path) -> None:
        said = self.said(tmp_path, dump_record(record()) + "colour: red\n")
        assert said == "game.yaml: object contains unknown field colour"


class TestAnyDamage:
    """Whatever stands in a record, it is replayed or refused in words."""

    @given(line=st.text(max_size=30), at=st.integers(0, 5))
    @example(line="² light card:1", at=0)
    @example(line="0  ", at=0)
    @example(line="0 light card:²", at=0)
    @example(line="0 !back ²", at=1)
    @example(line="0 !back -1", at=1)
    @example(line="0 !nonsense", at=1)
    def test_a_line(self, line: str, at: int) -> None:
        made = msgspec.structs.replace(RECORD, answers=[*RECORD.answers[:at], line, *RECORD.answers[at + 1 :]])
        try:
            replay(LANTERNS, made)
        except BadRecord as error:
            assert str(error)
        else:
            assert line in RECORD.answers

    @given(st.data())
    def test_take_backs_lead_where_a_plain_reading_leads(self, data: st.DataObject) -> None:
        lines: list[str] = []
        plain: list[list[str]] = [[]]
        for n in range(data.draw(st.integers(0, 12))):
            if n and data.draw(st.booleans()):
                to = data.draw(st.integers(0, n))
                lines.append(f"0 !back {to}")
                plain.append(plain[to])
            else:
                lines.append(f"0 {n}")
                plain.append([*plain[-1], f"0 {n}"])
        assert effective(lines) == plain[-1]


RECORD = record(answers=8)
