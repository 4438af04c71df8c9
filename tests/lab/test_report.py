"""The report: one page that needs nothing else, and whose figures are those of the ladder."""

import re
from html.parser import HTMLParser

import pytest

from lab.bouts import fought, run_of
from overtable.lab.ladder import Wish, told
from overtable.lab.pairs import Fought
from overtable.lab.plots import Bar, durations, histogram, intervals, step_for
from overtable.lab.report import report
from overtable.lab.times import Times
from toy import LANTERNS

WISH = Wish(mode="short", players=("a", "b"), seed=77, games=8)
COMMAND = "overtable ladder lanterns --players a,b --width 0.05"
VOID = {"meta", "br", "line", "rect", "circle"}


class Reader(HTMLParser):
    """Checks that all that is opened is closed, and notes the elements."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def page(done: list[Fought] | None = None, wish: Wish = WISH) -> str:
    done = done if done is not None else run_of([1, 1, 1, 0.5, 0, 1, 1, 1])
    return report(LANTERNS, told(LANTERNS, wish, done, COMMAND), done)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


def test_it_needs_nothing_else() -> None:
    text = page()
    read(text)
    assert not re.search(r"https?:|//|<script|<link|@import|url\(|src=|href=", text)
    assert "prefers-color-scheme: dark" in text and 'name="viewport"' in text


def test_it_says_what_was_played() -> None:
    text = page()
    for said in ("Lanterns", "Short", "<dd>77</dd>", "Overtable 0.", COMMAND, "ten games for each one lost"):
        assert said in text


def test_the_cells_carry_the_numbers_from_both_sides() -> None:
    text = page()
    assert "<strong>81.2%</strong>" in text and "<strong>18.8%</strong>" in text
    assert text.count("8 games</small>") == 2


def test_its_marks_can_be_read_without_seeing_them() -> None:
    seen = read(page()).seen
    assert [tag for tag, _ in seen if tag == "h1"] == ["h1"]
    plots = [attrs for tag, attrs in seen if tag == "svg"]
    assert len(plots) == 3 and all(a["role"] == "img" and a["aria-label"] for a in plots)
    assert all(attrs.get("scope") in ("row", "col") for tag, attrs in seen if tag == "th")
    assert ("html", {"lang": "en"}) in seen


def test_broken_games_are_told_and_a_run_of_nothing_else_still_has_a_page() -> None:
    assert "broke off" not in page()
    assert "<dd>1, counted for nobody</dd>" in page([fought(0, None, 1)])
    nothing = page([fought(0, None, None)])
    read(nothing)
    assert "<dd>2, counted for nobody</dd>" in nothing and "Length of the games" not in nothing


def test_names_cannot_break_the_page() -> None:
    wish = Wish(mode="short", players=("<b>", '"quoted"'), games=4)
    text = page(run_of([1, 0, 1, 1], ("<b>", '"quoted"')), wish)
    read(text)
    assert "<b>" not in text and "&lt;b&gt;" in text


def numbers(drawn: str, mark: str) -> list[float]:
    return [float(x) for x in re.findall(rf'<{mark}[^>]* (?:c?x1?)="([-\d.]+)"', drawn)]


def test_a_better_rating_lies_further_right() -> None:
    drawn = intervals("ratings", [Bar("best", 1200, 1100, 1300), Bar("worst", 800, 700, 900)])
    best, worst = numbers(drawn, "circle")
    assert worst < best and all(0 <= x <= 360 for x in numbers(drawn, "line"))


def test_a_histogram_shows_every_game() -> None:
    drawn = histogram("lengths", [10, 10, 11, 30], "answers")
    heights = [float(h) for h in re.findall(r'<rect[^>]* height="([\d.]+)"', drawn)]
    assert len(heights) == 3 and heights[0] == 2 * heights[1] == pytest.approx(2 * heights[2], abs=0.2)
    assert histogram("one length", [5, 5], "answers").count("<rect") == 1


def test_durations_have_marks_at_the_median_and_at_p99() -> None:
    drawn = durations("seconds", [("quick", Times.of([0.001] * 9)), ("idle", Times()), ("slow", Times.of([2.0]))])
    assert drawn.count('class="median"') == drawn.count('class="late"') == 2
    assert "1 ms" in drawn and "10 s" in drawn
    assert all(0 <= x <= 360 for x in numbers(drawn, "rect"))


@pytest.mark.parametrize(("span", "step"), [(1000, 200), (7, 2), (0.3, 0.1), (130, 50)])
def test_marks_have_round_distances(span: float, step: float) -> None:
    assert step_for(span) == pytest.approx(step)
