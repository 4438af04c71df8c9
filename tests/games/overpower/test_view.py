"""What the table shows of lasting effects."""

from pathlib import Path
from typing import Any

from games.overpower.events import MISSIONS
from games.overpower.specials import UNHURRIED, facing, hits, in_play, strikes
from games.overpower.stories import quietly
from games.overpower.table import Player, hero
from overtable.games.overpower.game import GAME
from overtable.games.overpower.idle import FAINT
from overtable.games.overpower.inplay.effects import BATTLE, start
from overtable.games.overpower.words.lasting import Bonus
from overtable.kernel.engine import explain
from overtable.kernel.refs import card as card_ref


def seen(of: Player, name: str) -> dict[str, Any]:
    view = GAME.view(of.table.state, 2)
    return next(c for z in view["zones"] for c in z["cards"] if c["name"] == name)


def test_a_character_shows_what_is_forbidden_to_it_and_by_which_card() -> None:
    a, _ = facing(["Dracula"], [], ["Merlin"], me=in_play("Paralyzing Gaze", "Dracula", "Merlin") | UNHURRIED)
    assert seen(a, "Merlin")["locks"] == ["Paralyzing Gaze: Merlin may not attack."]
    assert seen(a, "Dracula")["locks"] == []


def test_a_character_shows_what_is_kept_away_from_it() -> None:
    wafers = "Sacred Wafers from Amsterdam"
    a, _ = facing(["Van Helsing"], [], ["Merlin"], me=in_play(wafers, "Van Helsing", "Merlin"))
    assert seen(a, "Van Helsing")["shields"] == [f"{wafers}: Van Helsing may be attacked only with Universe cards."]


def test_a_character_shows_its_bonuses_and_of_which_type_one_hit_more_would_ko_it() -> None:
    a, b = facing(
        [hero("Dracula", hits=["5C", "4C", "3C"])], [], [hero("Leonidas", hits=["1E", "2C"])], phase="discard"
    )
    quietly(a.table, "Triggered")
    a.does("choose", "Leonidas")
    price = "your opponent may remove two hits from Dracula"
    assert "Accept this for Leonidas" in b.prompt and "+2 to all actions" in b.prompt and price in b.prompt
    b.does("accept", "Leonidas")
    (bonus,) = seen(b, "Leonidas")["bonuses"]
    assert (bonus["amount"], bonus["to"]) == (2, "actions") and bonus["text"] == "Leonidas has +2 to all actions."
    assert seen(b, "Leonidas")["last_types"] == ["brute_force", "intelligence"]
    assert "Player 2 accepts what Dracula offers for Leonidas." in a.heard


def test_a_ko_and_a_block_say_what_made_them() -> None:
    a, b = facing(["Hercules"], ["1B"], [hero("Zorro", hits=["1E", "2C"]), "Merlin"])
    hits(a, b, "1B", "Hercules", "Zorro")
    assert "Zorro is KO'd with 3 hits: hits of 3 types." in b.heard
    assert not any("discards 1 Energy" in line for line in b.heard), "the hits are counted, not named"
    a, b = facing(["Hercules"], ["6C"], [hero("Zorro", hits=["8C", "7C"]), "Merlin"])
    hits(a, b, "6C", "Hercules", "Zorro")
    assert "Zorro is KO'd with 3 hits: 21 hit points." in b.heard
    a, b = facing(["Hercules"], ["6C"], ["Leonidas"], ["5C"])
    start(a.s, Bonus(amount=2), -1, 1, b.char("Leonidas"), BATTLE)
    strikes(a, b, "6C", "Hercules", "Leonidas")
    b.does("block", "5C", "Leonidas")
    assert "5 Combat blocks 6 (5 + 2 = 7)." in a.heard, "named for the other side as well"


def test_a_hit_is_told_with_the_level_of_its_attack() -> None:
    a, b = facing(["Hercules"], ["6C"], ["Leonidas"])
    start(a.s, Bonus(amount=2), -1, 0, a.char("Hercules"), BATTLE)
    hits(a, b, "6C", "Hercules", "Leonidas")
    assert "6 Combat hits Leonidas for 6 (level 6 + 2 = 8)." in b.heard, "a bonus is no damage"
    a, b = facing(["Hercules"], ["5C"], ["Leonidas"], ["8C"])
    start(a.s, Bonus(amount=2), -1, 0, a.char("Hercules"), BATTLE)
    strikes(a, b, "5C", "Hercules", "Leonidas")
    b.does("block", "8C", "Leonidas")
    assert "8 Combat blocks 5 + 2 = 7." in a.heard


def test_who_had_no_defence_is_told_so_and_nobody_else() -> None:
    a, b = facing(["Hercules"], ["6C"], ["Leonidas"], ["5C"])
    hits(a, b, "6C", "Hercules", "Leonidas")
    assert "You had no defence." in b.heard
    assert not any("no defence" in GAME.tell_event(a.s, e, w) for w in (0, 2) for e in a.s.log or ())
    a, b = facing(["Hercules"], ["6C"], ["Leonidas"], ["7C"])
    hits(a, b, "6C", "Hercules", "Leonidas")
    assert "You had no defence." not in b.heard, "there was one"


def test_an_event_is_told_with_what_it_says() -> None:
    a, b = facing(["Hercules"], ["Jane"], me={"mission": MISSIONS["jungle"]}, phase="event")
    a.does("event", "Jane")
    b.does("no_event")
    says = "Neither player may play Basic Universe cards. Lasts for this battle."
    assert f"You play the Event Jane: {says}" in a.heard


def test_whoever_cannot_go_on_is_told_why_and_nobody_else() -> None:
    a, b = facing(["Robin Hood", "King Arthur"], ["Master Archer", "Sir Galahad"], ["Merlin"])
    hits(a, b, "Master Archer", "Robin Hood", "Merlin", "Energy")
    a.does("decline")
    assert a.heard == ["You had no attack to go on with: Teamwork and Ally cards only begin a turn."] and not b.heard


def test_one_reason_says_why_a_card_cannot_be_used() -> None:
    a, b = facing(["Hercules"], ["6C"], ["Merlin", "Leonidas"], ["4E", "8B"], them={"reserve": "Lancelot"})
    strikes(a, b, "6C", "Hercules", "Merlin")
    (reason,) = explain(a.s, 1, card_ref(b.card("4 Energy")))
    assert reason.rule == "OP25-BATT-38", "the target could play it, and it is too low"
    b.does("take")
    (reason,) = explain(b.s, 1, card_ref(b.card("8 Brute Force")))
    assert reason.rule == "OP25-CARD-04", "the grid is missing, of whoever stands in front"


def test_every_reason_that_decides_nothing_is_given_somewhere() -> None:
    folder = Path(GAME.folder)
    told = "".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.name != "idle.py")
    assert [key for key in FAINT if key not in told] == []
