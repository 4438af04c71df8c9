"""How a game runs in the environment: who is asked, slots and pages, ends, opponents, words."""

from random import Random
from typing import Any

import numpy as np
import pytest

from contract.walks import GAMES, PLAYED
from env.looks import play_out, random_slot
from overtable.env import NotOpen, aec
from overtable.env.ids import MORE, ids_of
from overtable.kernel.engine import asking
from overtable.kernel.game import BadSetup, Game
from overtable.players.registry import NoSuchPlayer


@PLAYED
def test_a_game_is_played_to_its_end_and_somebody_has_won(game: Game[Any], mode: str) -> None:
    env = aec(game, mode)
    env.reset(seed=11)
    play_out(env, Random(1))
    result = env.course.s.result
    assert result is not None and not result.limit
    assert all(env.terminations.values()) and not any(env.truncations.values())
    for agent in env.agents:
        won = int(agent[-1]) in result.winners
        assert env.rewards[agent] == (0 if not result.winners else 1 if won else -1)


@PLAYED
def test_every_card_and_option_has_room(game: Game[Any], mode: str) -> None:
    env = aec(game, mode)
    rng = Random(5)
    for seed in range(3):
        env.reset(seed=seed)
        while env.course.seat >= 0:
            assert len(env.course.offered) <= env.observer.slots
            assert len(env.course.s.printing) <= env.observer.cards
            env.step(random_slot(env.observe(env.agent_selection), rng))


def test_what_lies_in_a_slot_is_what_is_played() -> None:
    env = aec("overwatch", texts=True)
    env.reset(seed=2)
    verbs = ids_of(GAMES["overwatch"]).verbs
    for _ in range(60):
        agent, course = env.agent_selection, env.course
        seen = env.observe(agent)
        texts = env.infos[agent]["texts"]
        assert len(texts) == seen["action_mask"].sum() == len(course.offered)
        slot = len(texts) - 1
        option = course.offered[slot]
        assert verbs[seen["observation"]["options"][slot, 0] - 1] == option.verb
        assert texts[slot] == course.game.option_text(course.s, option, course.seat)
        before = course.s.answers
        env.step(slot)
        assert course.s.answers > before
        if course.seat < 0:
            break


def test_options_beyond_the_slots_lie_on_further_pages() -> None:
    env, wide = aec("overwatch", slots=4), aec("overwatch")
    for one in (env, wide):
        one.reset(seed=4)
    assert len(env.course.offered) == 7
    seen = []
    for page in range(env.course.pages):
        parts = env.observe(env.agent_selection)
        assert parts["observation"]["options"][-1, 0] == ids_of(GAMES["overwatch"]).verbs.index(MORE) + 1
        assert parts["observation"]["globals"][4] == page
        assert parts["action_mask"][-1] == 1
        seen += list(env.course.shown())
        answers = env.course.s.answers
        env.step(3)
        assert env.course.s.answers == answers, "turning a page is no answer"
    assert seen == list(env.course.offered), "every option lies on one page"
    assert env.course.page == 0, "after the last page comes the first"
    env.step(3)
    env.step(1)
    wide.step(4)
    assert env.course.s.where == wide.course.s.where
    play_out(env, Random(8))
    assert env.course.s.result is not None


def test_seats_that_are_asked_at_once_decide_one_after_the_other() -> None:
    env = aec("overrealm")
    env.reset(seed=1)
    rng = Random(2)
    asked = []
    while env.course.seat >= 0 and len(asked) < 60:
        asked.append((env.agent_selection, asking(env.course.s)))
        env.step(random_slot(env.observe(env.agent_selection), rng))
    assert ("seat_0", 0b11) in asked
    assert any(agent == "seat_1" for agent, _ in asked)


def test_who_is_not_asked_sees_the_table_and_no_options() -> None:
    env = aec("overwatch")
    env.reset(seed=3)
    other = next(a for a in env.agents if a != env.agent_selection)
    seen = env.observe(other)
    assert seen["observation"]["cards"].any()
    assert not seen["action_mask"].any() and not seen["observation"]["options"].any()


def test_single_options_are_answered_by_themselves_unless_they_are_wanted() -> None:
    quick, slow = aec("power-up"), aec("power-up", skip_single=False)
    counts = []
    for env in (quick, slow):
        env.reset(seed=6)
        rng, fewest, steps = Random(1), 99, 0
        while env.course.seat >= 0:
            fewest = min(fewest, len(env.course.offered))
            env.step(random_slot(env.observe(env.agent_selection), rng))
            steps += 1
        counts.append((fewest, steps))
    assert counts[0][0] == 2 and counts[1][0] == 1
    assert counts[0][1] < counts[1][1]


def test_the_limit_of_answers_is_a_truncation() -> None:
    env = aec("overwatch", limit=20)
    env.reset(seed=1)
    play_out(env, Random(1))
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}
    assert set(env.rewards.values()) == {0.0}


def test_opponents_of_the_house_answer_their_seats() -> None:
    env, other = (aec("overwatch", opponents={1: "greedy"}) for _ in range(2))
    ends = []
    for one in (env, other):
        one.reset(seed=9)
        assert one.agents == one.possible_agents == ["seat_0"]
        play_out(one, Random(3))
        ends.append((one.course.s.answers, one.rewards))
    assert ends[0] == ends[1], "opponents follow from the seed"
    assert ends[0][1]["seat_0"] in (-1.0, 0.0, 1.0)


def test_texts_cost_nothing_until_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    env = aec("overrealm")
    monkeypatch.setattr(env.course.game, "option_text", None)
    env.reset(seed=1)
    env.step(random_slot(env.observe(env.agent_selection), Random(1)))
    assert env.infos == {"seat_0": {}, "seat_1": {}}
    monkeypatch.undo()
    assert len(env.texts()) == len(env.course.shown())
    assert "Player" in env.render() or "You" in env.render()


def test_the_history_holds_the_latest_answer_first_and_a_card_once_it_lies_open() -> None:
    env = aec("overwatch")
    env.reset(seed=1)
    while env.course.offered[0].verb != "play":
        env.step(0)
    player, option = env.agent_selection, env.course.offered[0]
    other = next(agent for agent in env.agents if agent != player)
    assert not env.observe(other)["observation"]["history"][:, 0].max() > 1, "swaps are nobody else's business"
    env.step(0)
    mine, theirs = (env.observe(agent)["observation"]["history"] for agent in (player, other))
    verb = ids_of(GAMES["overwatch"]).verbs.index("play") + 1
    for past, who in ((mine, 1), (theirs, 2)):
        (row,) = past[past[:, 1] == verb]
        assert row[0] == who, "who answered, as each of them counts"
        assert row[3] == option.refs[0] & 0xFFF
    assert mine[0].any() and not mine[-1].any()


def test_mistakes_are_told_in_words() -> None:
    env = aec("overwatch")
    env.reset(seed=1)
    with pytest.raises(NotOpen, match=r"slot 127 is empty: \d+ options are open now"):
        env.step(np.int64(127))
    with pytest.raises(ValueError, match="is asked: choose a slot"):
        env.step(None)
    with pytest.raises(BadSetup, match="no mode 'chess'"):
        aec("overwatch", "chess")
    with pytest.raises(ValueError, match="leave one to learn"):
        aec("overwatch", opponents={0: "random", 1: "random"})
    with pytest.raises(ValueError, match="no seat has the number 2"):
        aec("overwatch", opponents={2: "random"})
    with pytest.raises(NoSuchPlayer, match="no player is called 'oracle'"):
        aec("overwatch", opponents={1: "oracle"}).reset(seed=1)
    with pytest.raises(ValueError, match="ask for cards=76 or more"):
        aec("overwatch", cards=10)
    with pytest.raises(ValueError, match="at least 2 slots"):
        aec("overwatch", slots=1)
