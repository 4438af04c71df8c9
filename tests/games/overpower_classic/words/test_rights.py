"""What cards in play allow beyond the rules: face down, follow-ups, duplicates, placed cards, cards of any kind."""

from typing import Any

from games.overpower_classic.making import plays, special, strike, text
from games.overpower_classic.table import table

TEAMWORK = "6 Energy Teamwork (Strength/Fighting +1/+2)"


def lasts(**word: Any) -> dict[str, Any]:
    """A Special of Hulk whose word is a permission."""
    return special("Right", "Hulk", until="battle", stays="clipped", play=[{"do": "may", **word}])


IN_PLAY = [{"card": "Right", "by": "Hulk"}]


def test_numerical_attacks_are_made_face_down_where_the_card_says_so() -> None:
    card = lasts(what="attack_face_down", which={"numerical": True}, must=True)
    hold = special("Hold", "Hulk", target=True, hit=[{"do": "discard", "whose": "target"}])
    a, b = table(
        a={"front": ["Hulk (MVOP)", "Venom (MVOP)"], "hand": ["7S", "Hold"], "in_play": IN_PLAY},
        b={"front": ["Storm (MVOP)"], "hand": ["7E", "2E"]},
        cards=[card, hold],
    )
    assert not a.can("attack", "7S", "Hulk") and a.can("attack", "7S", "Venom")
    assert a.can("attack", "Hold", "Hulk") and not a.can("attack_face_down", "Hold")
    assert not a.can("attack_face_down", "7S", "Venom") and not a.can("pass")
    a.does("attack_face_down", "7S", "Hulk", "Storm")
    b.does("block", "2E", "Storm")
    assert b.damage("Storm") == 7 and b.hand == ["7E"]
    said = "Hulk makes attacks with numerical cards face down: the opponent must guess a defence."
    assert text(card).startswith(said)


def test_who_holds_only_attacks_that_are_face_down_may_not_pass() -> None:
    card = lasts(what="attack_face_down", which={"numerical": True}, must=True)
    a, _ = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["7S"], "in_play": IN_PLAY},
        b={"front": ["Storm (MVOP)"]},
        cards=[card],
    )
    assert not a.can("pass")


def test_power_cards_may_be_played_face_down() -> None:
    card = lasts(what="attack_face_down", which={"kinds": ["power"]})
    punch = special("Punch", "Hulk", icons=["brute_force"], value=5)
    a, _ = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["7S", "Punch"], "in_play": IN_PLAY},
        b={"front": ["Storm (MVOP)"]},
        cards=[card, punch],
    )
    assert a.can("attack", "7S", "Hulk") and a.can("attack_face_down", "7S", "Hulk")
    assert a.can("attack", "Punch", "Hulk") and not a.can("attack_face_down", "Punch")
    assert text(card).startswith("Hulk may make attacks with Power cards face down")


def following(count: int) -> Any:
    card = special(
        "Right", "Storm", until="game", stays="clipped", play=[{"do": "may", "what": "follow_own", "count": count}]
    )
    a, b = table(
        a={
            "front": ["Storm (MVOP)"],
            "hand": [TEAMWORK, "3S", "4F"],
            "in_play": [{"card": "Right", "by": "Storm"}],
        },
        b={"front": ["Hulk (MVOP)"]},
        cards=[card],
    )
    strike(a, b, TEAMWORK, "Storm", "Hulk")
    strike(a, b, "3S", "Storm", "Hulk")
    return a, card


def test_one_follow_up_or_both_are_made_by_who_played_the_teamwork() -> None:
    both, card = following(0)
    assert both.can("attack", "4F", "Storm", "Hulk")
    one, card = following(1)
    assert not one.is_asked or not one.can("attack", "4F", "Storm", "Hulk")
    assert text(card).startswith("Storm may make one of the follow-up attacks to the Teamwork cards that Storm plays.")


def test_a_follow_up_of_any_type_by_the_chosen_character() -> None:
    card = lasts(what="follow_freely")
    position: dict[str, Any] = {"front": ["Storm (MVOP)", "Hulk (MVOP)", "Thing (MVOP)"], "hand": [TEAMWORK, "1E"]}
    a, _ = table(a=position, b={"front": ["Venom (MVOP)"]}, cards=[card])
    assert not a.can("attack", TEAMWORK)
    a, b = table(a=position | {"in_play": IN_PLAY}, b={"front": ["Venom (MVOP)"]}, cards=[card])
    strike(a, b, TEAMWORK, "Storm", "Venom")
    assert a.can("attack", "1E", "Hulk") and not a.can("attack", "1E", "Thing")
    assert "Hulk may follow up a Teamwork card with any Power card, whatever its type." in text(card)


def test_duplicates_need_not_be_discarded() -> None:
    card = lasts(what="duplicates")
    for in_play, left in (([], 2), (IN_PLAY, 3)):
        a, _ = table(
            a={"front": ["Hulk (MVOP)"], "hand": ["4S", "4F", "3S"], "in_play": in_play, "draw": ["1S"]},
            b={"front": ["Storm (MVOP)"], "draw": ["1E"]},
            phase="discard",
            cards=[card],
        )
        while a.pending == "Duplicates" and a.is_asked and a.can("discard"):
            a.does("discard", "4F")
        assert len(a.hand) == left
    assert text(card).startswith("Hulk need not discard duplicates.")


def test_duplicates_of_the_power_card_that_was_played_with_it() -> None:
    card = special(
        "Support",
        "Hulk",
        with_power=True,
        until="game",
        stays="astral",
        play=[{"do": "may", "what": "duplicates", "played": True}],
    )
    draw = special("Draw", "Hulk", play=[{"do": "draw", "count": 3}])
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["Support", "4S", "Draw"], "draw": ["4S", "4S", "4F"]},
        b={"front": ["Storm (MVOP)"], "hand": ["1E"]},
        cards=[card, draw],
    )
    plays(a, b, "Support", "Hulk", "4S")
    strike(b, a, "1E", "Storm", "Hulk")
    plays(a, b, "Draw", "Hulk")
    assert a.offered("discard") == ["4 Fighting"]
    a.does("discard", "4F")
    assert a.hand == ["4S", "4S"]
    assert "Hulk need not discard duplicates of that card's type and value." in text(card)


def test_specials_of_kod_teammates() -> None:
    card = lasts(what="fallen_specials")
    gust = special("Gust", "Storm", icons=["energy"], value=4)
    zap = special("Zap", "Thing", icons=["energy"], value=4)
    a, _ = table(
        a={
            "front": ["Hulk (MVOP)", "Thing (MVOP)", {"name": "Storm (MVOP)", "ko": 1}],
            "hand": ["Gust", "Zap"],
            "in_play": IN_PLAY,
        },
        b={"front": ["Venom (MVOP)"]},
        cards=[card, gust, zap],
    )
    assert a.can("attack", "Gust", "Hulk") and not a.can("attack", "Zap", "Hulk")
    assert not a.can("attack", "Gust", "Thing")
    assert "Hulk may place and play every Special of KO'd teammates." in text(card)


def test_any_card_in_hand_attacks() -> None:
    card = lasts(what="attack_with", which={"kinds": ["special", "power"]})
    gust = special("Gust", "Storm", icons=["energy"], value=4)
    a, b = table(
        a={
            "front": ["Hulk (MVOP)", {"name": "Storm (MVOP)", "placed": ["7E"]}],
            "hand": ["Gust", "8E"],
            "in_play": IN_PLAY,
        },
        b={"front": ["Venom (MVOP)"], "hand": ["1E"]},
        cards=[card, gust],
    )
    assert a.can("attack", "Gust", "Hulk") and not a.can("attack", "7E", "Hulk")
    strike(a, b, "8E", "Hulk", "Venom")
    assert b.damage("Venom") == 8
    strike(b, a, "1E", "Venom", "Hulk")
    strike(a, b, "Gust", "Hulk", "Venom")
    assert b.damage("Venom") == 12
    assert "Hulk may attack with any Special or Power card in hand, whatever it needs." in text(card)


def test_power_cards_placed_on_teammates() -> None:
    card = lasts(what="placed_of_teammates", which={"kinds": ["power"]})
    a, b = table(
        a={
            "front": ["Hulk (MVOP)", {"name": "Venom (MVOP)", "placed": ["7S", "6E"]}],
            "in_play": IN_PLAY,
        },
        b={"front": ["Storm (MVOP)"], "hand": ["5E"]},
        turn="b",
        cards=[card],
    )
    b.does("attack", "5E", "Storm", "Hulk")
    assert a.can("block", "7S", "Hulk") and not a.can("block", "6E", "Hulk")
    a.does("take")
    assert a.can("attack", "7S", "Hulk") and not a.can("attack", "6E", "Hulk") and a.can("attack", "6E", "Venom")
    assert "Hulk may play Power cards that are placed on Front Line teammates." in text(card)


def test_one_card_placed_at_most() -> None:
    card = special(
        "Cut", "Hulk", target=True, until="game", hit=[{"do": "lock", "who": "target", "no": ["second_placed"]}]
    )
    for there, able in ((["7E"], False), ([], True)):
        _, b = table(
            a={"front": ["Hulk (MVOP)"], "in_play": [{"card": "Cut", "by": "Hulk", "target": "Storm"}]},
            b={"front": [{"name": "Storm (MVOP)", "placed": there}], "hand": ["Generator"]},
            phase="placement",
            turn="b",
            cards=[card],
        )
        assert b.can("place", "Generator", "Storm") is able
    assert "the target may not have more than one card placed" in text(card)


def test_the_specials_of_one_kod_teammate_who_is_chosen() -> None:
    words = [{"do": "choose_character", "of": "fallen"}, {"do": "may", "what": "specials_of", "when": {"done": True}}]
    card = special("Copy", "Hulk", until="battle", stays="clipped", play=words)
    gust = special("Gust", "Storm", icons=["energy"], value=4)
    zap = special("Zap", "Thing", icons=["energy"], value=4)
    fallen = [{"name": "Storm (MVOP)", "ko": 1}, {"name": "Thing (MVOP)", "ko": 1}]
    a, b = table(
        a={"front": ["Hulk (MVOP)", *fallen], "hand": ["Copy", "Gust", "Zap"]},
        b={"front": ["Venom (MVOP)"], "hand": ["1E"]},
        cards=[card, gust, zap],
    )
    plays(a, b, "Copy", "Hulk")
    assert not a.can("choose", "Hulk")
    a.does("choose", "Storm")
    strike(b, a, "1E", "Venom", "Hulk")
    assert a.can("attack", "Gust", "Hulk") and not a.can("attack", "Zap", "Hulk")
    assert text(card).startswith("Choose a KO'd teammate. If one was chosen: Hulk may place and play every Special")
