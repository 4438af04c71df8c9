"""Worked cases: which effect prevails; Brawl, Skirmish and drafted teams."""

import pytest

from games.overpower.table import PILE, Player, hero, pass_out, reach, table
from marks import case, rule
from overtable.games.overpower.inplay.effects import GAME, start
from overtable.games.overpower.inplay.piles import discard


@rule("OP25-INTER-01")
@case("OP25-CASE-182")
def test_events_then_artifacts_then_homebases_then_specials(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    a, _ = table(
        a={
            "front": ["Zorro"],
            "homebase": "Fencing School",
            "in_play": [
                {"card": "Old Wound", "by": "Zorro"},
                {"card": "Heavy Gauntlet", "by": "Zorro"},
                {"card": "Sword Dance"},
            ],
        },
        b={"front": ["Merlin"]},
    )
    assert a.grid("Zorro")[1] == 2, "the Event's"
    event, artifact = (a.card(name) for name in ("Sword Dance", "Heavy Gauntlet"))
    discard(a.s, event)
    assert a.grid("Zorro")[1] == 3, "the Artifact's"
    discard(a.s, artifact)
    assert a.grid("Zorro")[1] == 4, "the Homebase's"
    a, _ = table(a={"front": ["Zorro"], "in_play": [{"card": "Old Wound", "by": "Zorro"}]}, b={"front": ["Merlin"]})
    assert a.grid("Zorro")[1] == 5, "the Special's, when the other three are gone"


@pytest.mark.parametrize("first", ["event", "special"])
@rule("OP25-INTER-03", "OP25-INTER-04")
@case("OP25-CASE-183")
def test_whatever_came_first_prevails_when_each_names_the_other(legacy_cards, first: str) -> None:  # type: ignore[no-untyped-def]
    order = [{"card": "Honest Steel"}, {"card": "Deaf to Fate", "by": "Zorro"}]
    side = {"front": ["Zorro", "Hercules"], "hand": ["Elite Swordsmanship", "Great Club", "Deaf to Fate"]}
    if first == "event":
        a, _ = table(a=side | {"in_play": order[:1]}, b={"front": ["Merlin"]})
        assert a.refusal("play", "Deaf to Fate", "Zorro") == "OP25-BATT-78"
        assert a.refusal("attack", "Elite Swordsmanship", "Zorro", "Merlin") == "OP25-BATT-78"
    else:
        a, _ = table(a=side | {"in_play": order[::-1]}, b={"front": ["Merlin"]})
        assert a.can("attack", "Elite Swordsmanship", "Zorro", "Merlin")
        assert a.refusal("attack", "Great Club", "Hercules", "Merlin") == "OP25-BATT-78"


@rule("OP25-INTER-10")
@case("OP25-CASE-188")
def test_two_choices_of_one_class_cancel_each_other(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    pym = [{"card": "Pym Particles", "by": "Zorro"}]
    side = {"front": ["Zorro", "Korak", "Tarzan"], "draw": PILE * 3}
    a, b = table(a=side | {"in_play": pym}, b=side, phase="draw")
    assert a.is_asked and a.offered("draw") == ["6", "8", "10"]
    a.does("draw", "10")
    assert len(a.hand) == len(b.hand) == 10

    a, b = table(a=side | {"in_play": pym}, b=side | {"in_play": pym}, phase="draw")
    assert len(a.hand) == len(b.hand) == 8, "nobody was asked"
    reach(a, b, "Turn")
    discard(a.s, max(c for c in a.s.zones[36] if a.short(c) == "Pym Particles"))
    for p in (a, b):
        for c in p.ids("hand"):
            discard(p.s, c)
    a.s.asked = None
    pass_out(a, b)
    assert a.is_asked and a.pending == "DrawCards"
    a.does("draw", "6")
    assert len(a.hand) == len(b.hand) == 6


@rule("OP25-MODE-03", "OP25-MODE-04", "OP25-KO-08")
@case("OP25-CASE-203")
def test_a_brawl_is_won_by_the_last_ko() -> None:
    a, b = table(
        a={"front": [hero("Zorro", hits=["8C", "8C"])]},
        b={"front": ["Hercules"], "hand": ["4B"]},
        mode="brawl",
        turn="b",
    )
    assert b.refusal("concede") == "OP25-MODE-03"
    assert b.missions == (0, 0, 0)
    b.does("attack", "4B", "Hercules", "Zorro")
    a.does("take")
    assert b.has_won and b.s.result.rule == "OP25-MODE-04"


def duel(mine: list[str], theirs: list[str], **more) -> list[Player]:  # type: ignore[no-untyped-def]
    """A Skirmish battle at its end: these hits were scored by A and by B."""
    a, b = table(
        a={"front": [hero("Hercules", current=theirs), "Korak"], "draw": PILE * 2},
        b={"front": [hero("Zorro", current=mine), "Merlin"], "draw": PILE * 2},
        mode="skirmish",
        **more,
    )
    pass_out(a, b)
    return [a, b]


@rule("OP25-MODE-08", "OP25-MODE-09", "OP25-MODE-06")
@case("OP25-CASE-206")
def test_a_tied_objective_is_fought_for_again_with_one_more() -> None:
    a, b = duel(["8C", "4C"], ["8C", "4C"], stakes=1, left=4)
    assert a.s.won_stakes == [0, 0]
    assert "Venture" not in reach(a, b, "Turn"), "there is no Venture Phase"
    assert a.s.stakes == 2
    from overtable.games.overpower.inplay.effects import BATTLE
    from overtable.games.overpower.state import TEAM
    from overtable.games.overpower.words.lasting import VentureTotal

    for seat, total in enumerate((20, 15)):
        start(a.s, VentureTotal(amount=total), -1, seat, TEAM + seat, BATTLE)
    for p in (a, b):
        for c in p.ids("hand"):
            discard(p.s, c)
    a.s.asked = None
    pass_out(a, b)
    assert a.s.won_stakes == [2, 0] and len(a.s.zones[37]) + a.s.stakes == 3


@rule("OP25-MODE-13", "OP25-MODE-12")
@case("OP25-CASE-209")
def test_a_tied_last_battle_is_fought_again() -> None:
    a, b = duel(["8C", "1C"], ["8C", "1C"], stakes=1, left=0, won=[2, 2])
    assert a.s.result is None and a.s.stakes == 1
    a, b = duel(["8C", "3C"], ["8C", "3C"], stakes=1, left=0, won=[2, 2])
    assert a.s.result is None and a.s.stakes == 1
    a, b = duel([], ["3C"], stakes=1, left=0, won=[2, 2])
    assert b.has_won and a.s.won_stakes == [2, 3] and a.s.result.rule == "OP25-MODE-12"


@rule("OP25-MODE-14", "OP25-MODE-11")
@case("OP25-CASE-210")
def test_conceding_a_skirmish_battle() -> None:
    a, b = table(
        a={"front": ["Hercules"], "draw": PILE * 2},
        b={"front": ["Zorro"], "draw": PILE * 2},
        mode="skirmish",
        stakes=2,
        left=1,
        won=[1, 1],
    )
    a.does("concede")
    b.does("accept")
    a.does("decline")
    b.does("decline")
    assert a.s.won_stakes == [1, 3] and a.s.result is None
    reach(a, b, "Turn")
    first, other = (a, b) if a.is_asked else (b, a)
    assert first is b, "the winner goes first"
    assert b.refusal("concede") == "OP25-MODE-11"
    b.does("attack", b.offered("attack")[0], "Zorro", "Hercules")
    a.does("take")
    assert a.can("concede") and other is a


@rule("OP25-MODE-19")
@case("OP25-CASE-212")
def test_either_of_two_copies_plays_a_special() -> None:
    home = {"homebase": "Barsoom", "home": ["Great Club"]}
    twins = {"front": ["Hercules", "Hercules", "Zorro"], "reserve": "Merlin"}
    for side, users in [
        (twins | {"hand": ["Great Club"]}, 2),
        (twins | home, 2),
        (twins | {"front": [hero("Hercules", placed=["Great Club"]), "Hercules", "Zorro"]}, 1),
    ]:
        a, _ = table(a=side, b={"front": ["Poseidon"]})
        attacks = {o.refs[1] for o in a.options() if o.verb == "attack"}
        assert len(attacks) == users


@rule("OP25-INTER-05")
def test_of_one_class_the_first_one_prevails(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    from overtable.games.overpower.words.lasting import Grid

    a, _ = table(a={"front": ["Zorro"], "in_play": [{"card": "Old Wound", "by": "Zorro"}]}, b={"front": ["Merlin"]})
    later = a.card("Old Wound")
    start(a.s, Grid(types=("combat",), to=1), later, 0, a.char("Zorro"), GAME)
    assert a.grid("Zorro")[1] == 5
