"""The whole vocabulary of what an effect does; what is always there has its own in `constant`."""

from overtable.games.powerup.words.attached import Break, Join, Unattach
from overtable.games.powerup.words.chain import Copy, EvadeAttack, Negate, Redirect
from overtable.games.powerup.words.figures import Buff, Counters, Grant, LevelUp
from overtable.games.powerup.words.harm import Afflict, Cleanse, Kneel, Stand, Stun
from overtable.games.powerup.words.steal import StealCard, StealCounter, StealHero
from overtable.games.powerup.words.table import Discard, Draw, Energy, HealHQ, MoreTeamUps, WoundHQ
from overtable.games.powerup.words.wounds import Blast, ChampionDuel, Duel, Heal, Wounds

AnyWord = (
    # figures
    Buff
    | Counters
    | Grant
    | LevelUp
    # wounds
    | Blast
    | Wounds
    | Heal
    | Duel
    | ChampionDuel
    # harm
    | Afflict
    | Stun
    | Kneel
    | Stand
    | Cleanse
    # attached
    | Break
    | Unattach
    | Join
    # steal
    | StealHero
    | StealCard
    | StealCounter
    # chain
    | Negate
    | EvadeAttack
    | Redirect
    | Copy
    # table
    | Draw
    | Discard
    | Energy
    | WoundHQ
    | HealHQ
    | MoreTeamUps
)
