"""What the stories of Power Up! are told with: a table, and facts to look at."""

from typing import Any

from games.powerup.own_cards import GAME, hero
from overtable.games.powerup.state import PowerUp, in_play
from overtable.kernel.game import Setup
from overtable.kernel.scenario import Table


class Story(Table[PowerUp]):
    """A table with facts to look at. Heroes are called by name, those of either side."""

    def card(self, name: str, seat: int | None = None) -> int:
        s = self.state
        row = self.game.catalogue.row[self.game.catalogue.find(name).id]
        found = [c for c, p in enumerate(s.printing) if p == row and seat in (None, s.owner[c])]
        assert found, f"no {name} on the table"
        return next((c for c in found if in_play(s, c)), found[0])

    def of(self, name: str, seat: int | None = None) -> Any:
        """The player on whose side a card lies."""
        s = self.state
        return self.seats[s.layout[s.where[self.card(name, seat)]].owner]

    def figures(self, name: str, seat: int | None = None) -> str:
        """ATK/DEF of a Hero in play."""
        return self.of(name, seat).figures(name)  # type: ignore[no-any-return]

    def health(self, name: str) -> int:
        return self.of(name).health(name)  # type: ignore[no-any-return]

    def wounds(self, name: str, seat: int | None = None) -> int:
        return self.of(name, seat).wounds(name)  # type: ignore[no-any-return]

    def kneels(self, name: str, seat: int | None = None) -> bool:
        return self.of(name, seat).kneels(name)  # type: ignore[no-any-return]

    def astra(self, name: str) -> list[str]:
        return self.of(name).astra(name)  # type: ignore[no-any-return]

    def is_ko(self, name: str) -> bool:
        return self.of(name).is_ko(name)  # type: ignore[no-any-return]

    def zone_of(self, name: str, seat: int | None = None) -> str:
        return self.of(name, seat).where(name)  # type: ignore[no-any-return]

    def on(self, name: str) -> list[str]:
        """The names of the cards attached to a Hero."""
        return self.of(name).on(name)  # type: ignore[no-any-return]

    @property
    def hq(self) -> list[int]:
        return self.state.hq

    def quiet(self) -> None:
        """Nobody uses anything: all pending windows and Powers! steps are declined."""
        while self.state.result is None and self.pending in ("Respond", "Powers", "TeamUpChance", "DivertChance"):
            seat = self.seats[self.asked[0]]
            seat.does("done" if self.pending == "Powers" else "decline")

    def windows(self) -> None:
        """Nobody answers with an Instant; a Powers! step is left to be played."""
        while self.state.result is None and self.pending == "Respond":
            self.seats[self.asked[0]].does("decline")

    def attack(self, seat: int, hero: str, target: str, block: bool | None = True) -> None:
        """A whole combat turn without further effects; `block=None` when no block is asked for."""
        self.quiet()
        self.seats[seat].does("attack", hero, target)
        self.quiet()
        if block is not None:
            self.seats[1 - seat].does(*(("block", target) if block else ("let_through",)))
        self.quiet()

    def passes(self, *seats: int) -> None:
        """These seats pass, in this order; a seat that has nothing to do is not asked."""
        for seat in seats:
            self.quiet()
            if seat in self.asked and self.pending in ("DeployTurn", "CombatTurn"):
                self.seats[seat].does("pass")
        self.quiet()

    def to_round(self, number: int) -> None:
        """Everybody passes until that round's Deploy!, or the end."""
        for _ in range(400):
            s = self.state
            if s.result is not None or (s.round == number and self.pending == "DeployTurn"):
                return
            self.step()

    def to_combat(self) -> None:
        while self.state.result is None and self.pending in ("DeployTurn", "SwapBattle", "Respond"):
            self.step()

    def to_end_of_round(self) -> None:
        """Everybody passes until the next round has begun, or the game is over."""
        number = self.state.round
        while self.state.result is None and self.state.round == number:
            self.step()

    def step(self) -> None:
        seat = self.seats[self.asked[0]]
        for verb in ("pass", "decline", "done", "keep"):
            if seat.can(verb):
                seat.does(verb)
                return
        seat.table.answer(seat.number, seat.options()[0])


def table(mode: str = "same-faction", settings: dict[str, Any] | None = None, **position: Any) -> Story:
    """A position; sides are given as `a={...}`, `b={...}`; a list is short for the Heroes in play."""
    sides = {k: {"heroes": v} if isinstance(v, list) else v for k, v in position.items() if k in ("a", "b")}
    setup = Setup(mode=mode, seed=1, settings=settings or {}, position={"round": 3, **position, **sides})
    return Story(GAME, setup)


def combat(**position: Any) -> Story:
    """A position at the first combat turn of player a. Each side also has a 5* bystander without a faction, so that
    the phase does not end by itself before the facts are looked at."""
    for side in ("a", "b"):
        given = position.get(side, [])
        entry = {"heroes": given} if isinstance(given, list) else dict(given)
        entry["heroes"] = [*entry.get("heroes", []), hero("Bystander", stars=5, faction="")]
        position[side] = entry
    t = table(**{"phase": "combat", **position})
    t.quiet()
    return t
