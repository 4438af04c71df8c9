"""Worked cases: Brawl, Skirmish, drafts, sealed pools and formats."""

from games.overpower.decklists import deck, rules
from games.overpower.table import PILE, Player, by_side, hero, pass_out, reach, table
from marks import case, rule
from overtable.games.overpower.decks.formats import Profile
from overtable.games.overpower.decks.legal import left_out, problems, threat
from overtable.games.overpower.inplay.effects import start
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.state import SKIRMISH


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


@rule("OP25-MODE-07")
@case("OP25-CASE-205")
def test_what_a_skirmish_leaves_out() -> None:
    cards = [
        "Princess and the Pea",
        "Knights of the Round Table",
        "Master of Escape",
        "Riches of Don Diego de la Vega",
        "Stars Align",
    ]
    made = deck(*cards, front="King Arthur; Zorro; Robin Hood", reserve="Jane Porter", size=56)
    assert rules(made) == set()
    assert set(left_out(made, SKIRMISH)) == {"Knights of the Round Table", "Master of Escape", "Stars Align"}


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
    assert by_side(a.s.won_stakes, a, b) == [0, 0]
    assert "Venture" not in reach(a, b, "Turn"), "there is no Venture Phase"
    assert a.s.stakes == 2
    from overtable.games.overpower.inplay.effects import BATTLE
    from overtable.games.overpower.state import TEAM
    from overtable.games.overpower.words.lasting import VentureTotal

    for seat, total in ((a.number, 20), (b.number, 15)):
        start(a.s, VentureTotal(amount=total), -1, seat, TEAM + seat, BATTLE)
    for p in (a, b):
        for c in p.ids("hand"):
            discard(p.s, c)
    a.s.asked = None
    pass_out(a, b)
    assert by_side(a.s.won_stakes, a, b) == [2, 0] and len(a.s.zones[37]) + a.s.stakes == 3


@rule("OP25-MODE-13", "OP25-MODE-12")
@case("OP25-CASE-209")
def test_a_tied_last_battle_is_fought_again() -> None:
    a, b = duel(["8C", "1C"], ["8C", "1C"], stakes=1, left=0, won=[2, 2])
    assert a.s.result is None and a.s.stakes == 1
    a, b = duel(["8C", "3C"], ["8C", "3C"], stakes=1, left=0, won=[2, 2])
    assert a.s.result is None and a.s.stakes == 1
    a, b = duel([], ["3C"], stakes=1, left=0, won=[2, 2])
    assert b.has_won and by_side(a.s.won_stakes, a, b) == [2, 3] and a.s.result.rule == "OP25-MODE-12"


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
    assert by_side(a.s.won_stakes, a, b) == [1, 3] and a.s.result is None
    reach(a, b, "Turn")
    first, other = (a, b) if a.is_asked else (b, a)
    assert first is b, "the winner goes first"
    assert b.refusal("concede") == "OP25-MODE-11"
    b.does("attack", b.offered("attack")[0], "Zorro", "Hercules")
    a.does("take")
    assert a.can("concede") and other is a


DRAFT = ["hercules", "hercules", "hercules", "zorro", "zorro", "merlin", "great-club"]


@rule("OP25-MODE-18", "OP25-MODE-15")
@case("OP25-CASE-212")
def test_a_draft_repeats_a_character_only_as_far_as_needed() -> None:
    one = deck("Great Club", front="Hercules; Hercules; Zorro", reserve="Merlin", format="Draft")
    assert rules(one, "Draft", DRAFT) == set()
    two = deck(front="Hercules; Hercules; Zorro", reserve="Zorro", format="Draft")
    assert rules(two, "Draft", DRAFT) == {"OP25-MODE-18"}
    four = deck(front="Hercules; Hercules; Zorro", reserve="Merlin", format="Draft")
    assert rules(four, "Draft", [*DRAFT, "korak"]) == {"OP25-MODE-18"}, "four different ones were drafted"


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


@rule("OP25-MODE-22", "OP25-MODE-20", "OP25-MODE-15")
@case("OP25-CASE-213")
def test_a_sealed_pool() -> None:
    pool = ["hercules", "hercules", "zeus", "zorro", "john-carter-of-mars", "merlin"]
    twice = deck(front="Hercules; Hercules; Zorro", reserve="Merlin", size=52)
    assert rules(twice, "Sealed", pool) == {"OP25-MODE-22"}
    four = {"front": "Hercules; Zeus; Zorro", "reserve": "John Carter of Mars"}
    assert threat(deck(size=52, **four)) == 84, "no cap holds"
    assert rules(deck("Great Club", size=52, **four), "Sealed", pool) == {"OP25-MODE-20"}
    assert rules(deck(size=52, **four), "Sealed", pool) == set()


@rule("OP25-MODE-24", "OP25-MODE-25", "OP25-MODE-23")
@case("OP25-CASE-214")
def test_which_cards_the_ages_allow(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    """X old, Y old and retired, Z of a new set that has left the Modern list, W of the Modern list."""
    golden = Profile(name="Golden Age", retired=("Y",), legacy_caps=True)
    silver = Profile(name="Silver Age", sets=("World Legends", "Past Set"))
    modern = Profile(name="Modern Age", sets=("World Legends",))
    legal = {
        card: tuple(not problems(deck(card), p) for p in (golden, silver, modern)) for card in ("X", "Y", "Z", "Rapier")
    }
    assert legal == {
        "X": (True, False, False),
        "Y": (False, False, False),
        "Z": (True, True, False),
        "Rapier": (True, True, True),
    }
    assert problems(deck("Rapier", format="Silver Age")), "Silver is not active yet"
