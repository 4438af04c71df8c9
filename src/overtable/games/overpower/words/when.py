"""Conditions that any word, and some fields of a card, may carry."""

from typing import Literal

import msgspec

from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import TYPES, names
from overtable.games.overpower.hits.hits import damage
from overtable.games.overpower.hits.ko import would_ko
from overtable.games.overpower.hits.lasting_stand import struck_down
from overtable.games.overpower.inplay import queries
from overtable.games.overpower.state import (
    CHARACTERS,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    RESERVE,
    Overpower,
    front,
    team,
    zone,
)
from overtable.games.overpower.words.which import Which, a_card
from overtable.kernel.language import and_list, some


class When(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition; every field that is set must hold."""

    marked: str = ""
    teammate: tuple[str, ...] = ()
    in_play: str = ""
    mission: str = ""
    homebase: str = ""
    more_defeated: bool = False
    missions: Literal["", "up", "down"] = ""
    """More Completed than Defeated Objectives, or the other way round (OP25-VENT-17)."""
    grid: Literal["energy", "combat", "brute_force", "intelligence", "any", ""] = ""
    least: int = 0
    most: int = 99
    threat: int = 0
    unmarked: str = ""
    done: bool = False
    defended: bool = False
    hit: bool = False
    damage: int = 0
    """The target has so much damage, of all its hits."""
    ventured: int = 99
    """The team ventured no more than so many, those of tied battles apart (OP25-VENT-11)."""
    would_ko: bool = False
    """The attack in progress would KO its target."""
    lost_battle: bool = False
    """The team lost the battle before this one."""
    in_reserve: bool = False
    """The target stands in Reserve."""
    discarded: bool = False
    """Duplicate or unusable cards were discarded in this Discard Phase."""
    outnumbered: bool = False
    """The team has fewer characters than the opponent's."""
    wounded: bool = False
    """Hits lie on the target; where there is none, on the user."""
    recorded: int = 0
    """The hits on the user's permanent record are worth so much or more."""
    struck: bool = False
    """The user was hit in this battle."""
    opponent_mission: str = ""
    """The opponent plays this Mission."""
    won_battle: bool = False
    """The team won the battle before this one."""
    opponent_fell: bool = False
    """One of the opponent's characters was KO'd in this battle."""
    teammate_fell: bool = False
    """One of the team was KO'd in this battle."""
    opponent_completed: int = 0
    """The opponent has so many Completed Objectives."""
    allegiance: Literal["", "hero", "villain"] = ""
    """The code of the target (OPC-CODE-01)."""
    on_record: Which | None = None
    """Such a card lies on the permanent record of the target."""
    battle: int = 0
    """It is this battle of the game."""
    both_have: int = 0
    """Both teams have so many characters."""
    both_lines: int = 0
    """Both players have so many Front Line characters."""

    def says(self, done: str = "that was done") -> str:
        parts: list[str] = []
        if self.marked:
            parts.append(f"the target carries {self.marked} as a hit")
        if self.unmarked:
            parts.append(f"the target does not carry {self.unmarked}")
        if self.teammate:
            parts.append(f"{and_list(self.teammate, 'or')} began the game beside this character")
        if self.in_play:
            parts.append(f"{self.in_play} is in play")
        if self.mission:
            parts.append(f"the team plays the Mission {self.mission}")
        if self.homebase:
            parts.append(f"the team's Homebase is {self.homebase}")
        if self.more_defeated:
            parts.append("the team has more Defeated Objectives than the opponent")
        if self.missions:
            parts.append(f"the team is {self.missions} on missions")
        if self.grid:
            skill = "one of the target's skills" if self.grid == "any" else f"the target's {names((self.grid,))}"
            parts.append(f"{skill} is {self.least} or higher" if self.least else f"{skill} is at most {self.most}")
        if self.threat:
            parts.append(f"the target's threat is at most {self.threat}")
        if self.ventured < 99:
            parts.append(f"you ventured no more than {some(self.ventured, 'Objective')}")
        if self.would_ko:
            parts.append("the attack would KO its target")
        if self.lost_battle:
            parts.append("the team lost the last battle")
        if self.in_reserve:
            parts.append("the target stands in Reserve")
        if self.discarded:
            parts.append("you discarded duplicate or unusable cards")
        if self.outnumbered:
            parts.append("the team is outnumbered")
        if self.wounded:
            parts.append("hits lie on that character")
        if self.recorded:
            parts.append(f"this character's permanent record is worth {self.recorded} or more")
        if self.struck:
            parts.append("this character was hit in this battle")
        if self.opponent_mission:
            parts.append(f"the opponent plays the Mission {self.opponent_mission}")
        if self.won_battle:
            parts.append("the team won the last battle")
        if self.opponent_fell:
            parts.append("one of the opponent's characters was KO'd in this battle")
        if self.teammate_fell:
            parts.append("a teammate was KO'd in this battle")
        if self.opponent_completed:
            parts.append(f"the opponent has {some(self.opponent_completed, 'Completed Objective')} or more")
        if self.allegiance:
            parts.append(f"the target is a {self.allegiance}")
        if self.on_record:
            parts.append(f"{a_card(self.on_record)} lies on the permanent record of the target")
        if self.both_have:
            parts.append(f"both teams have {some(self.both_have, 'character')} or more")
        if self.both_lines:
            parts.append(f"both players have {some(self.both_lines, 'Front Line character')} or more")
        if self.battle:
            parts.append("this is the first battle" if self.battle == 1 else f"this is battle {self.battle}")
        if self.done:
            parts.append(done)
        if self.hit:
            parts.append("it hit")
        if self.damage:
            parts.append(f"the target has {self.damage} damage or more")
        if self.defended:
            parts.append("it was defended")
        return " and ".join(parts)

    def holds(self, s: Overpower, seat: int, target: int, user: int = -1) -> bool:
        """Whether it holds for a player, the target of a card, and the character that plays it."""
        if self.marked and not carries(s, target, self.marked):
            return False
        if self.unmarked and carries(s, target, self.unmarked):
            return False
        if self.teammate and not any(
            name in face(s, c).names for c in range(seat * 4, seat * 4 + 4) for name in self.teammate
        ):
            return False
        if self.in_play and not queries.in_play(s, seat, self.in_play):
            return False
        if self.mission and s.sets[seat] != self.mission:
            return False
        if self.homebase and (s.homes[seat] < 0 or face(s, s.homes[seat]).name != self.homebase):
            return False
        if self.more_defeated and not (
            len(s.zones[zone(seat, MISSION_DEFEATED)]) > len(s.zones[zone(1 - seat, MISSION_DEFEATED)])
        ):
            return False
        if self.missions:
            gap = len(s.zones[zone(seat, MISSION_COMPLETED)]) - len(s.zones[zone(seat, MISSION_DEFEATED)])
            # OP25-VENT-17
            if gap <= 0 if self.missions == "up" else gap >= 0:
                return False
        if self.grid:
            if not 0 <= target < CHARACTERS:
                return False
            grid = queries.grid(s, target)
            values = grid if self.grid == "any" else (grid[TYPES.index(self.grid)],)
            if not any(self.least <= v <= self.most for v in values):
                return False
        if self.threat and not (0 <= target < CHARACTERS and face(s, target).threat <= self.threat):
            return False
        if self.damage and damage(s, target) < self.damage:
            return False
        if self.ventured < s.ventured_r[seat] + s.ventured_c[seat]:
            return False
        if self.would_ko and not attack_would_ko(s):
            return False
        if self.lost_battle and not s.lost >> seat & 1:
            return False
        if self.in_reserve and not (0 <= target < CHARACTERS and s.where[target] == zone(target >> 2, RESERVE)):
            return False
        if self.discarded and not (s.discarded[seat] or s.surplus_events[seat]):  # OP25-EVENT-05
            return False
        if self.outnumbered and len(team(s, seat)) >= len(team(s, 1 - seat)):
            return False
        if self.wounded and not any(h.host == (target if target >= 0 else user) for h in s.hits):
            return False
        if self.recorded and self.recorded > recorded_damage(s, user):
            return False
        if self.struck and not (0 <= user < CHARACTERS and s.struck[user] >= 0):
            return False
        if self.opponent_mission and s.sets[1 - seat] != self.opponent_mission:
            return False
        if self.won_battle and (s.lost == 0 or s.lost >> seat & 1):  # nobody lost a tied battle
            return False
        if self.opponent_fell and not fell(s, 1 - seat):
            return False
        if self.teammate_fell and not fell(s, seat, user):
            return False
        if self.opponent_completed > len(s.zones[zone(1 - seat, MISSION_COMPLETED)]):
            return False
        known = 0 <= target < CHARACTERS
        if self.allegiance and not (known and face(s, target).card.allegiance == self.allegiance):
            return False
        if self.on_record is not None and not any(
            h.host == target and not h.current and self.on_record.fits(face(s, h.card)) for h in s.hits
        ):
            return False
        if self.battle and s.battle != self.battle:
            return False
        if self.both_lines and min(len(front(s, p)) for p in (0, 1)) < self.both_lines:
            return False
        if self.both_have and min(len(team(s, p)) for p in (0, 1)) < self.both_have:
            return False
        return not (self.done and not s.tally)


def fell(s: Overpower, seat: int, but: int = -1) -> bool:
    """Whether somebody of a team, another than this one, was KO'd in this battle."""
    others = [c for c in range(seat * 4, seat * 4 + 4) if c != but]
    return any((s.battle and s.kod[c] == s.battle) or struck_down(s, c) for c in others)


def recorded_damage(s: Overpower, ch: int) -> int:
    """What the permanent record of a character is worth."""
    return sum(h.value for h in s.hits if h.host == ch >= 0 and not h.current)


def attack_would_ko(s: Overpower) -> bool:
    """Whether the attack that waits for its defence would KO its target."""
    act = next((a for a in reversed(s.acts) if a.attack and not (a.hit or a.defended or a.stopped)), None)
    return act is not None and would_ko(s, act)


def carries(s: Overpower, target: int, name: str) -> bool:
    """Whether a card of this name is a hit on the character, or lies in the Astral Plane for it."""
    if any(h.host == target and face(s, h.card).name == name for h in s.hits):
        return True
    return any(e.subject == target and e.source >= CHARACTERS and face(s, e.source).name == name for e in s.effects)
