"""What may change between the games of an event: the rulebook's side rules, played in an event."""

import pytest

from events.evening import Evening
from games.overpower.decklists import deck
from marks import rule
from overtable.events import entry as e
from overtable.events.fold import NotAllowed
from overtable.events.setup import Doors, EventSetup, Format, Structure
from overtable.events.todo import OpenGame, todo
from overtable.games.overpower import GAMES
from overtable.games.overpower.decks.text import dump

OVERPOWER = next(game for game in GAMES if game.id == "overpower-2025")
TEXT = dump(deck("Rapier", front="Robin Hood; Jane Porter; Zorro", reserve="Merlin"))


def event(decks: str = "book", legality: str = "") -> Evening:
    return Evening(
        EventSetup(
            name="Club night",
            game="overpower-2025",
            mode="venture",
            format=Format(legality=legality),
            structure=Structure(rounds=2, best_of=3),
            decks=decks,  # type: ignore[arg-type]
            entry=Doors(most=4),
        )
    )


def between_games(decks: str = "book") -> Evening:
    """Ana and Ben have played the first game of their match."""
    at = event(decks)
    for name in ("Ana", "Ben"):
        at.add(e.Enter(at=at.now(), person=name.lower(), name=name, deck=TEXT))
    return at.start().pair().win("Ana")


def changed(**fields: str) -> str:
    """The deck with other lines for some of its fields."""
    lines = TEXT.splitlines()
    for field, value in fields.items():
        name = field.replace("_", " ").capitalize() if field != "front_line" else "Front Line"
        lines = [f"{name}: {value}" if line.startswith(f"{name}:") else line for line in lines]
    return "\n".join(lines) + "\n"


def said(at: Evening, text: str) -> list[str]:
    with pytest.raises(NotAllowed) as refused:
        at.add(e.Deck(at=at.now(), player=1, text=text))
    return refused.value.problems


def team() -> tuple[list[str], str]:
    mine = OVERPOWER.deck(TEXT)
    return mine.front, mine.reserve


@rule("OP25-DECK-02")
def test_the_announced_reserve_stays_between_the_games_of_an_event() -> None:
    front, reserve = team()
    swapped = changed(front_line="; ".join([*front[:2], reserve]), reserve=front[2])
    assert OVERPOWER.check_deck(swapped) == []  # as a deck of its own it may be played
    assert f"OP25-DECK-02: {reserve} is announced as the Reserve, not {front[2]}" in said(between_games(), swapped)


@rule("OP25-DECK-27")
def test_team_homebase_and_deck_stay_for_the_whole_event() -> None:
    front, _ = team()
    lines = TEXT.splitlines()
    number = next(n for n, line in enumerate(lines) if line[:1].isdigit())
    count, card = lines[number].split(" ", 1)
    more = "\n".join([*lines[:number], f"{int(count) + 1} {card}", *lines[number + 1 :]])
    assert OVERPOWER.check_deck(more) == []
    stays = "OP25-DECK-27: the deck and its Homebase stay the same for the whole event"
    assert said(between_games(), more) == [stays]
    other = changed(front_line="; ".join([front[1], front[0], front[2]]))
    assert "OP25-DECK-27: the team stays the same for the whole event" in said(between_games(), other)


@rule("OP25-DECK-02", "OP25-DECK-27")
def test_what_the_book_does_not_hold_may_change_between_two_games() -> None:
    """The Mission set is chosen anew, if the deck is legal with it; the next game is played with it."""
    text = changed(mission=next(m for m in OVERPOWER.book.missions if m != OVERPOWER.deck(TEXT).mission))
    at = between_games()
    at.add(e.Deck(at=at.now(), player=1, text=text))
    task = next(task for task in todo(at.event) if isinstance(task, OpenGame))
    assert set(task.decks) == {TEXT, text}


def test_a_stricter_or_a_freer_event_says_so_itself() -> None:
    assert said(between_games("fixed"), TEXT + "# a word\n") == ["in this event the deck stays as it was registered"]
    front, reserve = team()
    at = between_games("free")
    swapped = changed(front_line="; ".join([*front[:2], reserve]), reserve=front[2])
    at.add(e.Deck(at=at.now(), player=1, text=swapped))
    assert at.event.players[0].deck == swapped


def test_no_deck_changes_while_a_game_is_at_a_table() -> None:
    at = between_games("free")
    task = next(task for task in todo(at.event) if isinstance(task, OpenGame))
    at.add(e.Opened(at=at.now(), key=task.key, table="t1"))
    assert said(at, TEXT) == ["a deck is not changed while a game is played with it"]


def test_an_event_of_a_format_holds_decks_to_it_whatever_they_say_of_themselves() -> None:
    small = OVERPOWER.deck_text("Horror Menagerie")
    assert OVERPOWER.format_of(small) == "Starter" and OVERPOWER.check_deck(small) == []
    at = event(legality="Modern Age")
    with pytest.raises(NotAllowed) as refused:
        at.add(e.Enter(at=1, person="ana", name="Ana", deck=small))
    assert refused.value.problems == ["OP25-DECK-06: the deck has 47 cards; it needs 56"]
    with pytest.raises(NotAllowed) as refused:
        at.add(e.Enter(at=1, person="ana", name="Ana", deck=" "))
    assert refused.value.problems == ["a deck is needed to play OverPower 2025 here"]
    freer = event(legality="Starter")
    for name, brought in (("Ana", small), ("Ben", TEXT)):
        freer.add(e.Enter(at=1, person=name.lower(), name=name, deck=brought))
    assert [player.deck for player in freer.event.players] == [small, TEXT]
