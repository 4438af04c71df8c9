"""Worked cases that are one whole turn: the position is set, the selections made, every outcome compared."""

from pathlib import Path
from typing import Any

import yaml

from games.overrealm.table import Player, table
from overtable.games.overrealm.state import DISCARD
from overtable.games.overrealm.turn.phases import StartPhase
from overtable.games.overrealm.turn.simultaneous import Effects
from overtable.games.overrealm.turn.step import MustSwitch, Replace
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of

CASES: dict[str, Any] = {c["id"]: c for c in yaml.safe_load((Path(__file__).parent / "cases.yaml").read_text())}


def check_turn(case_id: str) -> None:
    """Play the case's turn and compare the state before the next Start Phase with what it says."""
    case = CASES[case_id]
    given, when, then = case["given"], case["when"], case["then"]
    for seed in range(400):
        a, b = table(a=side(given["P1"]), b=side(given["P2"]), seed=seed)
        play_turn([a, b], when)
        if reshuffled_as_told(given, [a, b]):
            break
    compare([a, b], then)


def side(given: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in given.items() if key != "reshuffle_top"}


def reshuffled_as_told(given: dict[str, Any], both: list[Player]) -> bool:
    """A case may say which card a reshuffle brings to the top: then the seed must do so."""
    for key, player in zip(("P1", "P2"), both, strict=True):
        top = given[key].get("reshuffle_top", [])
        if top and [card for _, card in player.flips()][-len(top) :] != top:
            return False
    return True


def play_turn(both: list[Player], when: dict[str, Any]) -> None:
    """Both selections, then every question as the case answers it, up to the next Start Phase."""
    s = both[0].state
    for key, player in zip(("P1", "P2"), both, strict=True):
        commit(player, when[key])
    while s.result is None and not isinstance(s.stack[-1], StartPhase):
        frame = s.stack[-1]
        asked = frame.asks(s)
        if not asked:
            s.stack.pop()
            frame.run(s)
            s.settle()
            continue
        number = 0 if asked & 1 else 1
        frame.answer(s, number, wanted(both[number], frame, when["P1" if number == 0 else "P2"]))
    s.waiting, s.asked = -1, None


def commit(player: Player, chosen: dict[str, Any]) -> None:
    """Select without running on: the second commitment would otherwise play the whole turn."""
    s = player.state
    table_answer = player.table.answer

    def answer(number: int, option: Option) -> None:
        s.stack[-1].answer(s, number, option)
        s.waiting, s.asked = -1, None

    player.table.answer = answer  # type: ignore[method-assign]
    try:
        if "monster" in chosen:
            how = "protect" if chosen.get("protected") else "act"
            player.selects(chosen["monster"], chosen.get("buffs", ()), chosen.get("discard", ()), how)
        elif "standard" in chosen:
            player.does(chosen["standard"])
        else:
            player.switches(chosen["switch"])
    finally:
        player.table.answer = table_answer  # type: ignore[method-assign]


def wanted(player: Player, frame: Any, chosen: dict[str, Any]) -> Option:
    options = frame.options(player.state, player.number)
    if isinstance(frame, Replace | MustSwitch):
        name = chosen["replacement" if isinstance(frame, Replace) else "forced_to"]
        return next(o for o in options if player.named(o.refs[0]) == name)
    if isinstance(frame, Effects):  # buffs in the order in which the case lists them, then the action's text
        order = [name.partition("/")[2].rstrip("+-!") for name in chosen.get("buffs", ())]
        return min(options, key=lambda o: (*(i for i, n in enumerate(order) if n == player.named(o.refs[0])), 99)[0])
    return options[-1] if options[-1].verb in ("no", "done") else options[0]


def compare(both: list[Player], then: dict[str, Any]) -> None:
    s = both[0].state
    hits = [(by, amount) for player in both for by, amount in player.hits()]
    told = [(hit["by"], hit["amount"]) for hit in then["attack_damage"]]
    assert sorted(hits) == sorted(told)
    if s.speed[0] != s.speed[1]:
        events = [e for e in s.log or () if e.kind == "hit"]
        assert [both[0].named(e.refs[0]) for e in events] == [by for by, _ in told]
    targets = [both[0].named(e.refs[1]) for e in s.log or () if e.kind == "hit"]
    assert sorted(targets) == sorted(hit["to"] for hit in then["attack_damage"])
    losses = sorted((who, n, cause) for player in both for who, n, cause in player.losses())
    other = sorted((x["monster"], x["amount"], x["cause"].split(" flip event")[0]) for x in then.get("other_loss", ()))
    assert losses == other
    flips = [f"P{p.number + 1} {source}: {card}" for p in both for source, card in p.flips()]
    assert sorted(flips) == sorted(f.replace(" buff:", ":").rstrip("!") for f in then.get("flips", ()))
    for key, player in zip(("P1", "P2"), both, strict=True):
        compare_side(player, then[key])
    fallen = [both[0].named(e.refs[0]) for e in s.log or () if e.kind == "ko"]
    assert sorted(fallen) == sorted(then["ko"])
    winners = None if s.result is None else [f"P{w + 1} wins" for w in s.result.winners] or ["tie"]
    assert (winners or ["game goes on"]) == [then["result"]]


def compare_side(player: Player, then: dict[str, Any]) -> None:
    assert player.active == then["active"]
    assert player.team == then["hp"]
    assert player.cubes == then["cubes"]
    assert (player.hand, player.deck, player.discard) == (then["hand"], then["deck"], then["discard"])
    assert player.maneuver == then["maneuver"]
    assert player.auras == then.get("auras", {})
    assert player.used == set(then.get("single_used", ()))
    for name in player.team:
        assert player.conditions(name) == then.get("conditions", {}).get(name, {})
        assert player.tokens(name) == then.get("counters", {}).get(name, {})
    assert len(player.holds(DISCARD)) == then["discard"]
    assert all(index_of(e.refs[0]) < 2 for e in player.state.log or () if e.kind == "draw")
