"""What people read: whose Hero it is, what a choice does, what is open, what happened to Synergy."""

from games.overwatch.table import Player, playing, table, token, using
from overtable.games.overwatch.turn.deploy import MayUseSkill
from overtable.kernel.engine import decision_of
from overtable.kernel.refs import WORD, kind_of, number


def asked(a: Player) -> str:
    decision = decision_of(a.state, a.number)
    assert decision is not None
    return a.table.game.tell(a.state, decision.prompt, a.number)


def test_the_log_says_whose_a_hero_is() -> None:
    a, b = table(a={"hand": ["Ashe"]}, b={"board": {"front-4": "Ashe"}, "hand": ["Mei"]})
    a.does("play", "Ashe", "front-4")
    assert "Your Ashe is played to the front row, 4th space" in a.heard
    assert "Player 1's Ashe is played to the front row, 4th space" in b.heard
    a.does("use", "single shot")
    a.does("choose", "their Ashe")
    assert "Player 2's Ashe takes 2 damage" in a.heard and "Your Ashe takes 2 damage" in b.heard


def test_an_ultimate_is_logged_with_its_name_and_price() -> None:
    a, _ = using("McCree", a={"board": {"front-4": "McCree"}, "synergy": (6, 0, 0)})
    a.does("ultimate", "McCree")
    assert a.heard[0] == "Your McCree activates its Ultimate Dead Eye, paying 3 Synergy"


def test_synergy_that_is_lost_is_logged_and_seen_at_once() -> None:
    a, b = using("Sigma", a={"board": {"front-4": "Sigma"}, "synergy": (3, 0, 0)}, b={"synergy": (0, 0, 2)})
    a.does("ultimate", "Sigma")
    a.does("choose", "enemy back row")
    assert b.synergy[2] == 0
    assert "The enemy back row: Synergy 2 to 0" in a.heard and "Your back row: Synergy 2 to 0" in b.heard


def test_a_choice_of_two_is_told_by_what_it_does() -> None:
    a, _ = playing("Mercy", a={"board": {"front-3": "Mei"}})
    a.does("play", "Mercy", "front-4")
    game, s = a.table.game, a.state
    assert isinstance(s.stack[-1], MayUseSkill)
    words = [o.refs[0] for o in a.options() if o.refs and kind_of(o.refs[0]) == WORD]
    said = [game.name_asked(s, word, a.number) for word in words]
    assert said[-1] == "an ally deals 1 more damage"


def test_two_shots_at_one_enemy_say_so() -> None:
    a, _ = table(a={"hand": ["Ashe"]}, b={"board": {"front-4": "Mei"}, "hand": ["Ana"]})
    a.does("play", "Ashe", "front-4")
    texts = [a.table.game.option_text(a.state, o, a.number) for o in a.options()]
    assert "Use The Viper: 1 damage each to two enemies in one row (only one there)" in texts


def test_the_turn_names_only_what_is_open() -> None:
    a, _ = table(a={"hand": ["Mei"]}, b={"hand": ["Mei"]})
    assert asked(a) == "Your turn: play a Hero."
    a, _ = table(a={"board": {"front-4": "Winston"}, "synergy": (5, 0, 0)}, b={"hand": ["Mei"]})
    assert asked(a) == "Your turn: activate an Ultimate or pass."


def test_who_deals_damage_is_named_where_tokens_may_absorb_it() -> None:
    shelter = token("shelter", "Sigma", row="front", amount=2)
    a, b = table(
        a={"hand": ["Tracer"]},
        b={"board": {"front-4": "Sigma"}, "tokens": [shelter], "hand": ["Mei"]},
    )
    a.does("play", "Tracer", "front-4")
    a.does("use", "single shot")
    a.does("choose", "their Sigma")
    assert asked(b) == "The enemy Tracer deals 2 damage to your Sigma: do tokens of its row absorb it?"
    assert b.table.game.name_asked(b.state, number(2), b.number) == "absorb 2"
    b.does("absorb", "Sigma", "2")
    assert "Tokens of your Sigma absorb 2 damage" in b.heard and "Your Sigma takes no damage" in b.heard


def test_what_makes_an_ultimate_dearer_is_named() -> None:
    a, _ = table(
        a={"board": {"front-4": "Sigma"}, "synergy": (3, 0, 0), "hand": ["Mei"]},
        b={"board": {"front-4": "Mei"}, "tokens": [token("costly", "Mei", row="front")]},
    )
    said = a.tells(a.refused("ultimate", "Sigma"))
    assert said == "Sigma needs 6 Synergy in its row, which has 3: 3 on the card, doubled by Mei's token."


def test_a_token_says_what_it_does() -> None:
    trap = token("trap", "Bastion", row="front", amount=2)
    a, _ = table(a={"hand": ["Mei"]}, b={"board": {"front-4": "Bastion"}, "tokens": [trap]})
    (seen,) = a.table.game.view(a.state, a.number)["tokens"]
    assert seen["text"] == "Each enemy that deploys or moves there takes 2 damage."
    assert a.state.at[seen["source"]] >= 0


def test_a_tie_is_scored_with_the_synergy_that_decides() -> None:
    a, _ = table(
        a={"board": {"front-4": "Mei"}, "synergy": (4, 0, 0)},
        b={"board": {"front-4": "Mei"}, "synergy": (2, 0, 0)},
        passed=["b"],
    )
    a.does("pass")
    assert any("Synergy left: you 4, player 2 2" in line for line in a.heard)
