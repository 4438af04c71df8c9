"""Cards that name the moment of a concession as theirs."""

from games.overpower_classic.given import concedes
from games.overpower_classic.making import character, plays, special, strike, text, unnegated
from games.overpower_classic.table import PILE, table

HUNTER, QUARRY = character("Hunter"), character("Quarry")
"""Characters of their own: whoever could play such a card is asked, at every table that knows it."""


def test_one_attack_after_the_opponent_conceded() -> None:
    hunt = special("Hunt", "Hunter", moment="opponent_concedes", follow=[{}])
    a, b = table(
        cards=[HUNTER, hunt],
        turn="b",
        a={"front": ["Hunter"], "hand": ["Hunt", "4S", "3S"], "draw": PILE},
        b={"front": ["Storm (MVOP)"], "hand": ["1E"], "draw": PILE},
    )
    concedes(b, a)
    plays(a, b, "Hunt", "Hunter")
    strike(a, b, "4S", "Hunter", "Storm")
    assert b.damage("Storm") == 4 and not a.can("attack", "3S", "Hunter", "Storm")


def test_it_is_no_card_for_a_turn() -> None:
    hunt = special("Hunt", "Hunter", moment="opponent_concedes", follow=[{}])
    a, _ = table(cards=[HUNTER, hunt], a={"front": ["Hunter"], "hand": ["Hunt"]}, b={"front": ["Storm (MVOP)"]})
    assert not a.can("play", "Hunt", "Hunter")


def test_the_opponent_may_not_concede() -> None:
    taunt = special("Taunt", "Hunter", moment="opponent_concedes", stops_concession=True)
    a, b = table(
        cards=[HUNTER, taunt],
        turn="b",
        a={"front": ["Hunter"], "hand": ["Taunt"]},
        b={"front": ["Storm (MVOP)"], "hand": ["1E"]},
    )
    b.does("concede")
    a.does("prevent", "Taunt", "Hunter")
    assert a.s.conceded < 0
    assert text(taunt) == "Play it when the opponent concedes. The opponent may not concede."


def test_cards_go_on_top_of_the_draw_pile() -> None:
    maker = special(
        "Maker",
        "Hunter",
        moment="opponent_concedes",
        play=[{"do": "put_back", "of": "hand", "count": 99, "up_to": True}],
    )
    tube = special("Tube", "Quarry", moment="you_concede", play=[{"do": "put_back", "of": "hand", "count": 3}])
    a, b = table(
        cards=[HUNTER, QUARRY, maker, tube],
        turn="b",
        a={"front": ["Hunter"], "hand": ["Maker", "4S", "3S"], "draw": PILE},
        b={"front": ["Storm (MVOP)", "Quarry"], "hand": ["Tube", "1E", "2E", "3E"], "draw": PILE},
    )
    concedes(b, a)
    plays(b, a, "Tube", "Quarry")
    for card in ("1E", "2E", "3E"):
        b.does("choose", card)
    assert b.draw_pile[:3] == ["3E", "2E", "1E"]
    plays(a, b, "Maker", "Hunter")
    a.does("choose", "4S")
    a.does("decline")
    assert "4S" in a.draw_pile + a.hand and "3S" not in a.draw_pile[:1]


def test_a_card_to_concede_by_heals_somebody() -> None:
    beast = {"name": "Beast (MVOP)", "hits": ["2E"], "current": ["3E"]}
    heart = special(
        "Heart", "Hulk", to_concede=True, onto="user_or_any_teammate", play=[{"do": "heal", "who": "pick", "count": 0}]
    )
    a, b = table(
        cards=[heart],
        a={
            "front": ["Hulk (MVOP)", beast],
            "hand": ["Heart"],
            "draw": PILE,
        },
        b={"front": ["Storm (MVOP)"], "hand": ["1E"], "draw": PILE},
    )
    a.does("concede", "Heart", "Hulk", "Beast")
    unnegated(a, b)
    while b.is_asked and b.can("accept"):
        b.does("accept")
    assert a.damage("Beast") == 0
