"""What is said of an option beforehand comes true."""

from games.overwatch.table import playing, table, token, using


def test_a_hero_is_told_with_what_its_row_becomes() -> None:
    a, _ = table(a={"hand": ["Winston"], "board": {"front-3": "Mei"}, "synergy": (2, 0, 0)})
    before = (a.power[0], a.synergy[0])
    said = a.note("play", "Winston", "front-4")
    a.does("play", "Winston", "front-4")
    a.does("skip")
    assert said == f"The front row: Power {before[0]} → {a.power[0]}, Synergy {before[1]} → {a.synergy[0]}."
    assert a.power[0] > before[0]


def test_what_waits_for_a_hero_is_told() -> None:
    trap = token("trap", "Bastion", row="front", amount=2)
    a, _ = table(a={"hand": ["Winston"]}, b={"board": {"front-4": "Bastion"}, "tokens": [trap]})
    said = a.note("play", "Winston", "front-4")
    a.does("play", "Winston", "front-4")
    assert a.damage("Winston") == 2 and said.endswith("Your Winston takes 2 damage.")


def test_an_ultimate_is_told_with_what_it_costs() -> None:
    a, _ = using("Winston", a={"board": {"front-4": "Winston"}, "synergy": (5, 0, 0)})
    said = a.note("ultimate", "Winston")
    a.does("ultimate", "Winston")
    assert said.endswith(f" Costs {5 - a.synergy[0]} Synergy, leaves {a.synergy[0]}.")


def test_a_skill_is_told_as_its_card_says_it() -> None:
    a, _ = playing("Wrecking Ball")
    a.does("play", "Wrecking Ball", "front-4")
    said = a.note("use")
    assert said and said in a.table.game.catalogue.find("Wrecking Ball").text()


def test_a_choice_is_told_with_whom_it_hurts() -> None:
    a, b = using("Hanzo", a={"board": {"front-4": "Hanzo"}, "synergy": (6, 0, 0)})
    a.does("ultimate", "Hanzo")
    assert a.note("choose", "column 4") == " ".join(
        f"The enemy {name} takes 3 damage." for name in ("Roadhog", "Zarya", "Ana")
    )
    a.does("choose", "column 4")
    assert b.damage("Roadhog", "Zarya", "Ana") == (3, 3, 3)


def test_who_would_fall_is_named() -> None:
    a, b = using("McCree", a={"board": {"front-4": "McCree"}, "synergy": (6, 0, 0)})
    a.does("ultimate", "McCree")
    assert a.note("choose", "enemy back row") == "The enemy Ana takes 6 damage. The enemy Ana falls."
    a.does("choose", "enemy back row")
    assert b.is_down("Ana")


def test_passing_last_ends_the_round() -> None:
    a, _ = table(a={"board": {"front-3": "Mei"}}, b={"hand": ["Mei"]}, passed=["b"])
    assert a.note("pass") == f"The round ends at Power {sum(a.power)} to 0."
    a, _ = table(a={"board": {"front-3": "Mei"}}, b={"hand": ["Mei"]})
    assert a.note("pass") == f"You act no more this round: Power {sum(a.power)} to 0 now."
